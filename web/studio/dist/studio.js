"use strict";(()=>{var js=class extends Error{constructor(t,n){super(n);this.status=t}};async function $l(i){let e=await i.json().catch(()=>({}));if(!i.ok)throw new js(i.status,typeof e.error=="string"?e.error:i.statusText);return e}var Yl=i=>fetch(i,{credentials:"same-origin"}).then($l),$r=(i,e)=>fetch(i,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),credentials:"same-origin"}).then($l),$s=i=>"/files/"+i.split("/").map(encodeURIComponent).join("/"),Ht={session:i=>$r("/api/session",{token:i}),verbs:()=>Yl("/api/verbs"),state:()=>Yl("/api/state"),start:i=>$r("/api/jobs",i),command:i=>$r("/api/command",i),stop:(i,e)=>$r(`/api/jobs/${i}/stop`,{now:e}),job:i=>Yl(`/api/jobs/${i}`),robot:i=>$r("/api/project",{robot:i}),accept:(i,e)=>$r("/api/accept",{step:i,doubt:e}),token:()=>$r("/api/token",{}),series:(i,e=2e3,t,n)=>Yl(`/api/series?file=${encodeURIComponent(i)}&points=${e}`+(t===void 0?"":`&from=${t}`)+(n===void 0?"":`&to=${n}`)),json:i=>fetch($s(i)).then($l),async text(i){let e=await fetch($s(i));if(!e.ok)throw new js(e.status,(await e.json().catch(()=>({}))).error??e.statusText);return e.text()},upload:(i,e,t=!1)=>fetch($s(i)+(t?"?replace":""),{method:"PUT",headers:{"Content-Type":"application/octet-stream"},body:e,credentials:"same-origin"}).then($l)};function dp(i,e){let t=300,n=()=>{let r=new WebSocket(`ws://${location.host}/api/live`);r.onmessage=o=>{t=300,e(!0,!1),i(JSON.parse(o.data))},r.onclose=()=>{e(!1,!1),setTimeout(s,t),t=Math.min(5e3,t*1.7)}},s=()=>fetch("/api/state").then(r=>r.status===401?e(!1,!0):n(),()=>{setTimeout(s,t),t=Math.min(5e3,t*1.7)});n()}async function Mh(i){let{id:e}=await Ht.start(i);for(let t=60;;t=Math.min(400,t*1.3)){await new Promise(s=>setTimeout(s,t));let n=await Ht.job(e);if(n.state==="ended"&&n.envelope)return n.envelope;if(n.state==="failed"||n.state==="killed")throw new js(400,n.error??n.state)}}function yt(i,e={},t=[]){let n=document.createElement(i);for(let[s,r]of Object.entries(e))s.startsWith("on")?n.addEventListener(s.slice(2),r):r!==""&&r!==void 0&&n.setAttribute(s,r);return n.append(...t),n}var vn=i=>document.createTextNode(i==null?"":String(i)),z_="http://www.w3.org/2000/svg";function Fn(i,e={},t=[]){let n=document.createElementNS(z_,i);for(let[s,r]of Object.entries(e))s==="style"?n.style.cssText=r:n.setAttribute(s,r);return n.append(...t),n}function hs(i,e,t,n={}){return Fn("text",{x:i,y:e,...n},[vn(t)])}function en(i){if(i==null||Number.isNaN(i))return"\u2013";if(!Number.isFinite(i))return i>0?"\u221E":"\u2212\u221E";if(i===0)return"0";let e=Math.abs(i);return e>=1e6||e<1e-4?i.toExponential(2).replaceAll("-","\u2212"):i.toPrecision(4).replace(/\.?0+$/,"").replace("-","\u2212")}function B(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="value"&&"value"in n?n.value=String(r):n.setAttribute(s,r===!0?"":String(r)));for(let s of t.flat())s==null||s===!1||n.append(s instanceof Node?s:document.createTextNode(String(s)));return n}function Tn(i,...e){i.replaceChildren();for(let t of e.flat())t==null||t===!1||i.append(t instanceof Node?t:document.createTextNode(String(t)))}var ds=["robot","design","rehearse","record","check","identify","validate","export"],ht={state:null,verbs:null,connected:!1},ni={get(i){return new URLSearchParams(location.search).get(i)},get step(){let i=ni.get("step");return ds.includes(i)?i:"robot"},address(i){let e=new URLSearchParams(location.search);for(let[n,s]of Object.entries(i))s===null||s===""?e.delete(n):e.set(n,s);let t=e.toString();return location.pathname+(t?`?${t}`:"")},set(i,e=!1){history[e?"pushState":"replaceState"](null,"",ni.address(i)+(e?"":location.hash))}},Sh=i=>{let e=i.job.input;return typeof i.job.robot=="string"?i.job.robot:Array.isArray(e)?String(e[0]):""};function ci(i){let e=ht.state;if(!e)return[];let t=e.project.robot,n=r=>{switch(i){case"design":return r.verb==="design"&&r.job.for!=="validation"&&!r.job.check&&Sh(r)===t;case"rehearse":return r.verb==="rehearse"&&Sh(r)===t;case"record":return r.verb==="play";case"identify":return r.verb==="identify"&&r.job.partial!==!0&&Sh(r)===t;case"validate":return r.verb==="validate";case"export":return r.verb==="export";default:return!1}},s=r=>i==="rehearse"&&r.place.startsWith("recording")?1:0;return e.runs.filter(n).sort((r,o)=>s(r)-s(o)||o.time-r.time)}function fs(i){let e=ci(i),t=ni.get("run");return e.find(n=>n.place===t)??e[0]}function On(i,e=()=>!0){return(ht.state?.jobs??[]).filter(t=>t.verb===i&&e(t)).reverse()}function Ha(){let i=ht.state;if(!i)return[];let e=new Set(i.runs.flatMap(s=>s.files.map(r=>s.place==="."?r:`${s.place}/${r}`))),t=i.files.filter(s=>s.kind==="log"&&(!e.has(s.path)||/(^|\/)recording\.csv$/.test(s.path))),n=i.runs.filter(s=>s.verb!=="rehearse").map(s=>s.place+"/");return t.filter(s=>!n.some(r=>r!=="./"&&s.path.startsWith(r)))}var fp=i=>ni.get(i)?.split("|").filter(Boolean)??null;function ps(){let i=Ha().map(t=>t.path),e=fp("unseen");return e?e.filter(t=>i.includes(t)):i.filter(t=>/valid|unseen|test/i.test(t))}function wi(){let i=Ha().map(r=>r.path),e=fp("logs");if(e)return e.filter(r=>i.includes(r));let t=ps(),n=i.filter(r=>!t.includes(r)),s=n.filter(r=>!r.endsWith("recording.csv"));return s.length?s:n.slice(0,1)}function xi(){let i=ni.get("mapping");return i!==null?i==="-"?"":i:ht.state?.files.some(e=>e.path==="mapping.yaml")?"mapping.yaml":""}var Se={name:"Armature studio",steps:{robot:"Robot",design:"Design",rehearse:"Rehearse",record:"Record",check:"Check",identify:"Identify",validate:"Validate",export:"Export"},lead:{robot:"What the robot is, whether its description is sane, and what its torques can tell.",design:"The motion that shows the parameters best, with a proof that every limit is kept between the samples too.",rehearse:"The motion on a simulated robot, before a real one moves.",record:"Run the motion on your robot and bring the log here, or let the virtual robot do it.",check:"Are the logs what they should be? Nothing is repaired silently.",identify:"Parameters with intervals, and a model.",validate:"Predicted against measured torque, on a motion the model has not seen.",export:"Files that simulators and controllers load, read back and compared first."},state:{open:"not done yet",locked:"opens after the step before",good:"good",doubtful:"doubtful",bad:"bad",accepted:"doubt accepted",running:"running"},connection:{on:"live",off:"connection lost, trying again",ended:"The studio has ended. Start it again with: armature studio"},session:{title:"This browser has no session",text:"Open the address that armature studio printed in the terminal. It is good for one browser; press Enter there for a new one."},locked:i=>`This step opens when \u201C${i}\u201D has a good verdict, or when its doubt is accepted there.`,goThere:i=>`Go to ${i}`,next:i=>`Next: ${i}`,command:"The same by command",copy:"Copy",copied:"Copied",run:{design:"Search",rehearse:"Rehearse",play:"Write for the controller",check:"Check the logs",identify:"Identify",validate:"Validate",export:"Export",virtual:"Record with the virtual robot",again:"Again"},stop:"Stop and keep the best",kill:"Kill",stopping:"Stopping \u2026",waiting:"Waiting for another job",more:"All options",out:"Results go to",outHelp:"a folder beside your files; what Armature wrote there before is replaced",findings:"Findings",noFindings:"Nothing was found that a person should look at.",severity:{problem:"problem",warning:"warning",note:"note"},accept:{title:"Go on although there is doubt?",text:"Tick each doubt that you accept. It is written to studio.json, and asked again when the result changes.",go:"Accept and go on",done:"You accepted these doubts."},failed:"This did not work",killed:"The job was killed. Nothing of it was written.",dismiss:"Dismiss",stale:i=>`Changed since this run: ${i}. Run it again.`,runs:"Runs of this step",runOf:i=>`results in ${i}`,robot:{pick:"Choose a robot",catalogue:"Catalogue",files:"Files of this folder",none:"no robot chosen",drop:"Drop a URDF here, with its meshes",or:"or choose files",uploading:"Copying",replaced:"Replace",view:"The arm: drag a link to move its joint",joints:"Joints",joint:"joint",link:"link",limits:"limits",limitsTitle:"Limits of the joints",velocity:"velocity",effort:"effort",home:"Home position",identifiability:"What torques can tell",parameter:"parameter",link_:"link",legend:{alone:"alone: has its own number",combined:"combined: only in a sum with others",never:"never: no joint torque depends on it"},short:{alone:"alone",combined:"combined",never:"never"},counts:(i,e,t)=>`${i} parameters are seen alone, ${e} in combinations, ${t} never.`,base:"Base parameters and their formulas",whatIf:"What would change it",change:"change",baseCount:"base parameters",better:"better known",noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",colour:"Colour links by what is seen",replace:i=>`${i} exists with other content. Replace it?`,share:"seen, of ten parameters of the link"},design:{progress:"Value of the search over time (smaller is better)",margins:"Certificate: how much of each limit is used",marginsText:"A bar at 100 % touches its limit. Proven for every instant, not only at samples.",motion:"The motion",certified:(i,e)=>`${i} limits proven for every instant of ${e} s`,get:"What you will get",condition:"condition number",columns:"parameters seen",smallest:"smallest singular value",limit:"limit",reached:"reached",at:"at",page:"Open the design as a page",criterion:{condition:"Balanced: no combination of parameters is known much worse than another (condition number).",log_det:"Most information in total (log det)."}},record:{play:"1. The motion for your controller",logs:"2. Logs",drop:"Drop logs here: CSV, NPZ, MAT, HDF5, rosbag2, MCAP",use:"identify",keep:"validate",name:"log",size:"size",use_:"use for",nothing:"no log yet",virtual:"No robot at hand? The virtual robot",virtualText:"With realism lab it has friction, noise, a clock and drives that the model does not know. Record one motion to identify and another to validate.",forIdentify:"the designed motion",forValidation:"a motion to validate by",preview:"Preview",hide:"Hide",mapping:"Mapping of columns",mappingText:"For a log whose header is not understood. Say what each column is; it is written as a mapping file.",column:"column",meaning:"is",jointOf:"of joint",unit:"unit",save:"Write mapping.yaml",saved:"mapping.yaml is written and used from now on.",kinds:{ignore:"\u2013",time:"time",q:"position",v:"velocity",tau:"torque",current:"current"},noMapping:"no mapping: the header says it",mappingUse:"mapping file",go:"At least one log for identification is chosen."},check:{logs:"Logs to check"},identify:{parameters:"Parameters by link",parameter:"parameter",value:"value",interval:"95 % interval",nominal:"nominal",standing:"origin",unit:"unit",drive:"Joint terms",standings:"Seen: the data determine it. Inferred: from what a body can be and the nominal model. Set: given.",report:"Open the report as a page",friction:"Torque against velocity"},validate:{logs:"Logs the model has not seen",none:"Every log was used to fit the model. Record another motion, or choose one on the page Record."},compare:{title:"Compare two runs",with:"compare with",run:"Compare"},export:{formats:"Formats",files:"Written files",download:"Download",empty:"nothing exported yet"},window:{token:"Open in another browser",tokenText:"This address is good once:"},units:{bytes:["B","kB","MB","GB"]},yes:"yes",no:"no",default:"default"};var wh=i=>[i.level,i.text,...i.reasons].join(`
`).slice(0,7900);function V_(i){let e=ht.state?.project.robot??"";switch(i){case"robot":return On("inspect",t=>!t.command.includes("--urdf")&&H_(t.command)[2]===e&&t.state==="ended")[0]?.verdict;case"check":return On("identify",n=>n.command.includes("--check-only")&&n.state==="ended")[0]?.verdict;case"record":return;default:return ci(i)[0]?.verdict}}var H_=i=>i.split(" ").map(e=>e.replace(/^'|'$/g,""));function Eh(i,e){return(ht.state?.project.accepted??[]).some(t=>t.step===i&&t.doubt===wh(e))}var Th=i=>i==="good"||i==="accepted";function jl(i){if(i==="record")return wi().length>0?"good":"open";let e=V_(i);return e?e.level==="doubtful"&&Eh(i,e)?"accepted":e.level:"open"}function Ga(i){let e=jl(i),t=ds.indexOf(i);return e!=="open"||t===0?e:Th(jl(ds[t-1]))||G_(i)?"open":"locked"}function G_(i){return i==="record"&&Th(jl("robot"))}var Ah=i=>Th(jl(i)),pp=i=>Se.state[i];function _p(i){let e=["parameter","value","95 % interval","","unit","standing"],t=i.items.map(s=>{let r=s.upper===null||s.lower===null?null:(s.upper-s.lower)/2;return yt("tr",{},[yt("td",{},[vn(s.name)]),yt("td",{class:"number"},[vn(en(s.value))]),yt("td",{class:"number"},[vn(r===null?"\u2013":`${en(s.lower)} \u2026 ${en(s.upper)}`)]),yt("td",{class:"interval"},[W_(s)]),yt("td",{},[vn(s.unit)]),yt("td",{},[yt("span",{class:`standing ${s.standing}`},[vn(s.standing)])])])}),n=yt("table",{},[yt("thead",{},[yt("tr",{},e.map(s=>yt("th",{},[vn(s)])))]),yt("tbody",{},t)]);return yt("div",{class:"scroll"},[n])}function W_(i){let t=Fn("svg",{viewBox:"0 0 150 14",width:150,height:14,role:"img"});if(i.lower===null||i.upper===null)return t;let n=Math.max(Math.abs(i.value),Math.abs(i.lower),Math.abs(i.upper))*1.15||1,s=r=>(r/n+1)/2*150;return t.append(Fn("line",{x1:150/2,x2:150/2,y1:1,y2:13,class:"zero"})),t.append(Fn("line",{x1:s(i.lower),x2:Math.max(s(i.upper),s(i.lower)+1),y1:7,y2:7,class:"range"})),t.append(Fn("circle",{cx:s(i.value),cy:7,r:3,class:"value"})),t}function xp(i){let e=i.labels.length,t=Math.max(5,Math.min(16,Math.floor(560/e))),n=t>=8?56:8,s=n+e*t+4,r=Fn("svg",{viewBox:`0 0 ${s} ${s}`,class:"chart",style:`max-width:${s}px`});return i.values.forEach((o,a)=>{if(o.forEach((c,l)=>{let u=Math.min(1,Math.abs(c)),h=Fn("rect",{x:n+l*t,y:n+a*t,width:t-.5,height:t-.5,class:c>=0?"positive":"negative","fill-opacity":(u*u).toFixed(3)},[Fn("title",{},[vn(`${i.labels[a]} \xB7 ${i.labels[l]}: ${en(c)}`)])]);r.append(h)}),n>8){r.append(hs(n-4,n+a*t+t*.8,i.labels[a],{"text-anchor":"end","font-size":Math.min(10,t)}));let c=n+a*t+t*.8;r.append(hs(c,n-4,i.labels[a],{transform:`rotate(-90 ${c} ${n-4})`,"font-size":Math.min(10,t)}))}}),yt("div",{class:"scroll"},[r])}var qt={width:720,height:240,left:72,right:12,top:10,bottom:38};function Ch(i,e,t,n){let s=e?a=>Math.log10(Math.max(a,1e-300)):a=>a,r=Math.min(...i.map(s)),o=Math.max(...i.map(s));return r===o&&([r,o]=[r-1,o+1]),{at:a=>t+(s(a)-r)/(o-r)*(n-t),low:r,high:o}}function mp(i,e,t,n=!1){if(t){let c=Math.max(1,Math.ceil((e-i)/6)),l=e-i<2?[1,2,5]:[1],u=[];for(let h=Math.floor(i);h<=e;h+=c)for(let d of l)Math.log10(d)+h>=i-1e-9&&Math.log10(d)+h<=e+1e-9&&u.push(d*10**h);return u.length?u:[10**i,10**e]}let s=(e-i)/5,r=10**Math.floor(Math.log10(s)),o=Math.max([1,2,5,10].map(c=>c*r).find(c=>c>=s),n?1:0),a=[];for(let c=Math.ceil(i/o)*o;c<=e+1e-12;c+=o)a.push(Math.abs(c)<o/1e6?0:c);return a}function gp(i,e){let t=i.length>1?i[1]-i[0]:1,n=Math.max(0,Math.min(12,1-Math.floor(Math.log10(t)))),s=!e&&t<.001*Math.max(...i.map(Math.abs));return i.map(r=>[r,s?r.toFixed(n).replace("-","\u2212"):en(r)])}function yp(i,e,t,n,s){for(let[r,o]of gp(mp(n.low,n.high,e.log),e.log)){let a=n.at(r);i.append(Fn("line",{x1:qt.left,x2:qt.width-qt.right,y1:a,y2:a,class:"grid"})),i.append(hs(qt.left-6,a+4,o,{"text-anchor":"end"}))}if(s)for(let[r,o]of gp(mp(t.low,t.high,!1,e.x.every(Number.isInteger)),!1))i.append(hs(t.at(r),qt.height-qt.bottom+16,o,{"text-anchor":"middle"}));i.append(hs(qt.width/2,qt.height-4,e.x_label||"",{"text-anchor":"middle"})),i.append(hs(14,qt.height/2,e.y_label||"",{"text-anchor":"middle",transform:`rotate(-90 14 ${qt.height/2})`}))}function vp(i){let e=i.values,t=i.log?e.filter(a=>a>0):[...e,0],n=Ch(t,i.log,qt.height-qt.bottom,qt.top),s=Fn("svg",{viewBox:`0 0 ${qt.width} ${qt.height}`,class:"chart"});yp(s,i,null,n,!1);let r=(qt.width-qt.left-qt.right)/e.length,o=qt.height-qt.bottom;return e.forEach((a,c)=>{let l=i.log&&a<=0?o:n.at(a),u=i.log?o:n.at(0),h=Fn("rect",{x:qt.left+c*r+r*.1,width:r*.8,y:Math.min(l,u),height:Math.max(1,Math.abs(u-l)),class:"bar"},[Fn("title",{},[vn(`${i.labels?i.labels[c]:c+1}: ${en(a)}`)])]);s.append(h)}),s}function Zl(i){let e=Ch(i.x,!1,qt.left,qt.width-qt.right),t=i.series.flatMap(o=>o.values).filter(o=>o!==null&&Number.isFinite(o)&&(!i.log||o>0)),n=Ch(t,i.log,qt.height-qt.bottom,qt.top),s=Fn("svg",{viewBox:`0 0 ${qt.width} ${qt.height}`,class:"chart"}),r=i.series.length===1;return yp(s,r?{...i,y_label:`${i.series[0].name} [${i.y_label}]`}:i,e,n,!0),i.series.forEach((o,a)=>{let c=o.values.map((l,u)=>l===null?null:`${e.at(i.x[u]).toFixed(1)},${n.at(l).toFixed(1)}`).filter(Boolean);s.append(Fn("polyline",{points:c.join(" "),class:`curve c${a%7+1}`})),r||s.append(hs(qt.width-qt.right-4,qt.top+14+15*a,o.name,{"text-anchor":"end",class:`c${a%7+1} name`}))}),s}var X_={good:"\u2713",doubtful:"!",bad:"\u2715"};function Us(i,e=!1){return B("div",{class:`verdict ${i.level}`,role:"status"},B("span",{class:"mark","aria-hidden":"true"},X_[i.level]),B("p",{class:"lead"},B("strong",{},Se.state[i.level]+": "),i.text,e?" (stopped: the best so far)":""))}function Uo(i,e){if(!i.length)return B("p",{class:"note"},Se.noFindings);let t={problem:0,warning:1,note:2},n=[...i].sort((a,c)=>t[a.severity]-t[c.severity]),s=a=>B("li",{class:a.severity},B("span",{class:"tag"},Se.severity[a.severity])," ",a.where?e?B("button",{class:"place",type:"button",onclick:()=>e(a.where)},a.where):B("b",{},a.where):null,a.where?": ":null,a.message,a.message.endsWith(".")||!a.advice?" ":". ",a.advice),r=n.filter(a=>a.severity!=="note"),o=n.filter(a=>a.severity==="note");return B("div",{},r.length?B("ul",{class:"findings"},r.map(s)):null,o.length?B("details",{open:!r.length&&o.length<4},B("summary",{},`${o.length} ${Se.severity.note}${o.length>1?"s":""}`),B("ul",{class:"findings"},o.map(s))):null)}function Fo(i,e,t){if(e.level!=="doubtful")return null;if(Eh(i,e))return B("p",{class:"note accepted"},"\u2713 ",Se.accept.done);let n=[...new Set(t.filter(c=>c.severity==="warning").map(c=>c.kind))],s=n.length?n:["doubtful"],r=B("button",{type:"button",class:"main",disabled:!0,onclick:()=>Ht.accept(i,wh(e)).catch(Ei)},Se.accept.go),o=s.map(c=>B("input",{type:"checkbox",onchange:()=>r.disabled=!o.every(l=>l.checked)})),a=c=>t.filter(l=>l.kind===c).map(l=>l.where).filter(Boolean).slice(0,4).join(", ");return B("fieldset",{class:"accept"},B("legend",{},Se.accept.title),B("p",{class:"note"},Se.accept.text),s.map((c,l)=>B("label",{class:"tick"},o[l]," ",B("b",{},c),a(c)?`: ${a(c)}`:"")),r)}function Fs(i){let e=B("button",{type:"button",class:"quiet",onclick:()=>{navigator.clipboard?.writeText(i).then(()=>e.textContent=Se.copied,()=>{}),setTimeout(()=>e.textContent=Se.copy,1500)}},Se.copy);return B("div",{class:"command"},B("span",{class:"label"},Se.command),B("code",{},i),e)}function Mp(i){let e=i.progress??{},t=typeof e.share=="number"&&e.share>=0?e.share:void 0,n=typeof e.left_s=="number"&&e.left_s>=0?`, about ${Math.ceil(e.left_s)} s left`:"",s=i.state==="waiting"?Se.waiting:i.stopping?Se.stopping:`${e.stage??"\u2026"}${n}`,r=B("progress",{max:1,value:t,"aria-label":s}),o=B("div",{class:"progress",role:"status","aria-live":"polite"},r,B("p",{},s,e.message?B("span",{class:"value"},` ${e.message}`):null));if((i.history?.length??0)>2&&i.verb==="design"){let a=i.history;o.append(B("h3",{},Se.design.progress)),o.append(Zl({x:a.map(c=>c[0]),series:[{name:"value",values:a.map(c=>c[1])}],x_label:"s",y_label:"\u2013",log:a.every(c=>c[1]>0)}))}return o.append(B("div",{class:"row"},B("button",{type:"button",onclick:()=>Ht.stop(i.id,!1).catch(Ei),disabled:i.stopping},Se.stop),B("button",{type:"button",class:"quiet",onclick:()=>Ht.stop(i.id,!0).catch(Ei)},Se.kill))),o}function Jl(i){return[B("p",{class:"note"},Se.runOf(i.place),i.files.filter(e=>e.endsWith(".html")).map(e=>[" \xB7 ",B("a",{href:$s(`${i.place}/${e}`),target:"_blank",rel:"noopener"},e)]).flat()),...i.changed.length?[B("p",{class:"stale"},Se.stale(i.changed.join(", ")))]:[]]}var q_=null;function Kl(){return q_??=B("div",{class:"messages",role:"alert"})}function Ei(i){let e=i instanceof Error?i.message:String(i),t=B("div",{class:"message"},B("span",{},e),B("button",{type:"button",class:"quiet",onclick:()=>t.remove()},Se.dismiss));Kl().append(t)}async function Y_(i){let e=[],t=async(s,r)=>{if(s.isFile)e.push([r+s.name,await new Promise((o,a)=>s.file(o,a))]);else if(s.isDirectory){let o=s.createReader();for(;;){let a=await new Promise((c,l)=>o.readEntries(c,l));if(!a.length)break;for(let c of a)await t(c,`${r}${s.name}/`)}}},n=[...i].map(s=>({entry:s.webkitGetAsEntry?.()??null,file:s.getAsFile()}));for(let{entry:s,file:r}of n)s?await t(s,""):r&&e.push([r.name,r]);return e}async function bp(i,e){let t=[];for(let[n,s]of i){Tn(e,`${Se.robot.uploading} ${n} \u2026`);try{t.push((await Ht.upload(n,s)).path)}catch(r){r instanceof js&&r.status===409&&confirm(Se.robot.replace(n))?t.push((await Ht.upload(n,s,!0)).path):Ei(r)}}return Tn(e),t}function Ql(i,e){let t=B("p",{class:"note","aria-live":"polite"}),n=B("input",{type:"file",multiple:!0,"aria-label":i,onchange:async()=>{e(await bp([...n.files??[]].map(r=>[r.webkitRelativePath||r.name,r]),t)),n.value=""}}),s=B("div",{class:"drop"},B("p",{},i),B("label",{class:"choose"},Se.robot.or," ",n),t);return s.addEventListener("dragover",r=>{r.preventDefault(),s.classList.add("over")}),s.addEventListener("dragleave",()=>s.classList.remove("over")),s.addEventListener("drop",async r=>{r.preventDefault(),s.classList.remove("over"),r.dataTransfer&&e(await bp(await Y_(r.dataTransfer.items),t))}),s}function Sp(i){let e=i,t=0;for(;e>=1e3&&t<3;)[e,t]=[e/1e3,t+1];return`${e<10&&t?e.toFixed(1):Math.round(e)} ${Se.units.bytes[t]}`}function vr(i,e,t=[],n){return B("div",{class:"scroll",tabindex:0,role:"region","aria-label":i.join(", ")},B("table",{class:n},B("thead",{},B("tr",{},i.map((s,r)=>B("th",{scope:"col",class:t[r]?"number":void 0},s)))),B("tbody",{},e.map(s=>B("tr",{},s.map((r,o)=>B("td",{class:t[o]?"number":void 0},r)))))))}var Rh=new Map;function $_(i,e){if(e.trim()==="")return;let t=n=>Number.isNaN(Number(n))?n:Number(n);switch(i.type){case"whole":case"number":return t(e.trim());case"texts":return e.split(",").map(n=>n.trim()).filter(Boolean);case"numbers":return e.split(",").map(n=>t(n.trim()));default:return e}}var j_=i=>i.name.toLowerCase().replace(i.unit?/-(s|hz|kg|m|nm|rad|w|percent|nm-per-rad)$/:/^$/,"").replaceAll("-"," "),Ph=i=>i==null?"":Array.isArray(i)?i.join(", "):String(i);function Ih(i,e,t,n){let s=`${i}-${e.key}`,r=c=>{c===void 0?t.delete(e.key):t.set(e.key,c),n()},o=t.has(e.key)?t.get(e.key):void 0,a;if(e.type==="switch"){let c=B("input",{id:s,"data-field":e.key,type:"checkbox",onchange:()=>r(c.checked)});c.checked=o===!0,a=c}else if(e.choices.length&&e.type==="text"){let c=[...e.choices.includes(String(e.default))?[]:[""],...e.choices],l=B("select",{id:s,"data-field":e.key,onchange:()=>r(l.value||void 0)},c.map(u=>B("option",{value:u},u||Se.default)));l.value=Ph(o??e.default),a=l}else{let c=e.type==="number"||e.type==="whole",l=B("input",{id:s,"data-field":e.key,type:"text",inputmode:c?"decimal":void 0,autocomplete:"off",spellcheck:"false",placeholder:Ph(e.default)||Se.default,"aria-describedby":`${s}-help`,oninput:()=>r($_(e,l.value))});l.value=o===void 0?"":Ph(o),a=l}return B("div",{class:`field t-${e.type}`},B("label",{for:s},j_(e),e.unit?B("span",{class:"unit"},` [${e.unit}]`):null),a,B("p",{class:"help",id:`${s}-help`},e.help))}function jr(i,e=i.verb){let t=ht.verbs.verbs[i.verb];Rh.has(e)||Rh.set(e,new Map(Object.entries(i.initial??{})));let n=Rh.get(e),s=()=>{let{out:m,...f}=Object.fromEntries(n);return{verb:i.verb,options:{...f,...i.fixed},out:String(m??i.outName?.()??i.out??""),force:i.force}},r=B("div",{class:"command-place"}),o=B("p",{class:"wrong",role:"alert"}),a=B("button",{type:"submit",class:"main"},i.button),c=0,l=0,u=()=>{clearTimeout(c),c=window.setTimeout(async()=>{let m=++l;try{let{command:f}=await Ht.command(s());if(m!==l)return;Tn(r,Fs(f)),Tn(o),a.disabled=!1}catch(f){if(m!==l)return;Tn(o,f instanceof Error?f.message:String(f)),a.disabled=!0}},120)},h=t.fields.filter(m=>!(m.key in i.fixed)&&!(i.hidden??[]).includes(m.key)),d=i.shown.map(m=>h.find(f=>f.key===m)).filter(m=>!!m),p=h.filter(m=>!i.shown.includes(m.key)),g={name:Se.out,key:"out",type:"text",help:Se.outHelp,unit:"",least:null,most:null,open:!1,choices:[],positional:!1,required:!1,input:!1,default:i.outName?.()??i.out??""},x=B("form",{class:"form",onsubmit:m=>{m.preventDefault(),a.disabled=!0,Ht.start(s()).catch(f=>{Tn(o,f instanceof Error?f.message:String(f))}).finally(()=>a.disabled=!1)}},d.length?B("div",{class:"fields"},d.map(m=>Ih(e,m,n,u))):null,B("details",{class:"more"},B("summary",{},Se.more),B("div",{class:"fields"},p.map(m=>Ih(e,m,n,u)),i.out===void 0&&!i.outName?null:Ih(e,g,n,u))),r,o,a);return u(),x}var ec=class{node=B("div",{class:"page"});regions=[];add(...e){for(let t of e)t&&this.node.append(t instanceof Node?t:document.createTextNode(t));return this}region(e,t,n){let s=B("div",{class:`region ${e}`});return this.node.append(s),this.regions.push({key:null,keyOf:t,draw:n,node:s}),this}update(){for(let e of this.regions){let t=JSON.stringify(e.keyOf()??null);if(t===e.key)continue;e.key=t;let n=e.draw();n instanceof Promise?(e.node.setAttribute("aria-busy","true"),n.then(s=>{e.key===t&&Tn(e.node,s)},s=>{e.key===t&&Tn(e.node,B("p",{class:"wrong"},s instanceof Error?s.message:String(s)))}).finally(()=>e.node.removeAttribute("aria-busy"))):Tn(e.node,n)}}};var Lh=(i,e={})=>{ni.set({...e,step:i,run:e.run??null},!0),dispatchEvent(new Event("studio:view"))};function wp(i,e,t=!1){return B("a",{class:t?"button main":"button",href:ni.address({step:i,run:null}),onclick:n=>{n.ctrlKey||n.metaKey||n.shiftKey||(n.preventDefault(),Lh(i))}},e)}function ii(i){let e=new ec;return e.add(B("h1",{tabindex:-1},Se.steps[i]),B("p",{class:"subtitle"},Se.lead[i])),e}function Ep(i){let e=ds[ds.indexOf(i)-1];return ii(i).add(B("div",{class:"panel"},B("p",{},Se.locked(Se.steps[e])),wp(e,Se.goThere(Se.steps[e]),!0)))}function es(i,e,t,n){i.region("form-region",e,()=>{let s=t();return s?[B("section",{class:"panel"},jr(s,n))]:[]})}function Ti(i,e){let t=new Set;i.region("jobs",()=>[e().slice(0,3),[...t]],()=>{let n=e(),s=n.filter(a=>a.state==="running"||a.state==="waiting"),r=n[0],o=r&&(r.state==="failed"||r.state==="killed")&&!t.has(r.id)?r:null;return[...s.map(a=>B("section",{class:"panel"},Fs(a.command),Mp(a))),o?B("section",{class:"panel failed",role:"alert"},B("strong",{},o.state==="killed"?Se.killed:Se.failed),B("pre",{},o.error??""),Fs(o.command),B("button",{type:"button",class:"quiet",onclick:()=>{t.add(o.id),i.update()}},Se.dismiss)):null]})}function Z_(i,e){let t=ci(i);if(t.length<2)return null;let n=B("select",{"aria-label":Se.runs,onchange:()=>{ni.set({run:n.value}),dispatchEvent(new Event("studio:view"))}},t.map(s=>B("option",{value:s.place},`${s.place}: ${Se.state[s.verdict.level]}`)));return n.value=e.place,B("label",{class:"choice"},Se.runs," ",n)}function br(i,e,t){let n=()=>{let s=fs(e);return s&&[s.place,s.time,s.verdict,s.changed,ci(e).map(r=>r.place),ht.state?.project.accepted]};i.region("result",n,()=>{let s=fs(e);return s?[B("section",{class:"panel"},Z_(e,s),Us(s.verdict,s.stopped),...Jl(s),Fs(s.command),B("h3",{},Se.findings),Uo(s.findings),Fo(e,s.verdict,s.findings))]:[]}),t&&i.region("details",()=>{let s=fs(e);return s&&[s.place,s.time]},async()=>{let s=fs(e);return s?await t(s):[]})}function Ai(i,e){let t=ds[ds.indexOf(e)+1];t&&i.region("next",()=>Ah(e)&&Ga(t),()=>Ah(e)?[wp(t,Se.next(Se.steps[t]),!0)]:[])}var Tp=()=>On("identify",i=>i.command.includes("--check-only"));function Ap(){let i=ii("check");i.region("which",wi,()=>[B("p",{},B("b",{},Se.check.logs),": ",wi().join(", "))]),es(i,()=>[ht.state?.project.robot,wi(),xi()],()=>({verb:"identify",fixed:{input:[ht.state?.project.robot,...wi()],check_only:!0,...xi()?{mapping:xi()}:{}},shown:[],hidden:["partial"],button:Se.run.check}),"check"),Ti(i,Tp);let e=()=>Tp().find(t=>t.state==="ended");return i.region("result",()=>[e()?.id,ht.state?.project.accepted],async()=>{let t=e(),n=t?(await Ht.job(t.id)).envelope:null;return n?[B("section",{class:"panel"},Us(n.verdict),Fs(n.command),B("h3",{},Se.findings),Uo(n.findings),Fo("check",n.verdict,n.findings))]:[]}),Ai(i,"check"),i}/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Nr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Ur={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},lm=0,_d=1,cm=2;var xd=1,um=2,Gs=3,ys=0,bi=1,ns=2,hr=0,to=1,yd=2,vd=3,bd=4,hm=5,Rr=100,dm=101,fm=102,pm=103,mm=104,gm=200,_m=201,xm=202,ym=203,Sc=204,wc=205,vm=206,bm=207,Mm=208,Sm=209,wm=210,Em=211,Tm=212,Am=213,Cm=214,Gc=0,Wc=1,Xc=2,no=3,qc=4,Yc=5,$c=6,jc=7,bl=0,Rm=1,Pm=2,dr=0,Im=1,Lm=2,Dm=3,Nm=4,Um=5,Fm=6,Om=7,rd="attached",km="detached",Md=300,po=301,mo=302,Zc=303,Jc=304,Ml=306,ir=1e3,zi=1001,Ec=1002,Pi=1003,Bm=1004;var Sl=1005;var Ri=1006,Kc=1007;var Ms=1008;var Ss=1009,Sd=1010,wd=1011,ha=1012,Qc=1013,Fr=1014,ws=1015,da=1016,eu=1017,tu=1018,fa=1020,Ed=35902,Td=35899,Ad=1021,Cd=1022,Xi=1023,Qo=1026,pa=1027,Rd=1028,nu=1029,Pd=1030,iu=1031;var su=1033,wl=33776,El=33777,Tl=33778,Al=33779,ru=35840,ou=35841,au=35842,lu=35843,cu=36196,uu=37492,hu=37496,du=37808,fu=37809,pu=37810,mu=37811,gu=37812,_u=37813,xu=37814,yu=37815,vu=37816,bu=37817,Mu=37818,Su=37819,wu=37820,Eu=37821,Tu=36492,Au=36494,Cu=36495,Ru=36283,Pu=36284,Iu=36285,Lu=36286;var Ka=2300,Tc=2301,Mc=2302,od=2400,ad=2401,ld=2402,zm=2500;var Vm=3200,Hm=3201;var Cl=0,Gm=1,fr="",mn="srgb",io="srgb-linear",Qa="linear",sn="srgb";var eo=7680;var cd=519,Wm=512,Xm=513,qm=514,Id=515,Ym=516,$m=517,jm=518,Zm=519,ud=35044;var Ld="300 es",xs=2e3,el=2001;var Os=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},ui=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Cp=1234567,Za=Math.PI/180,so=180/Math.PI;function Or(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(ui[i&255]+ui[i>>8&255]+ui[i>>16&255]+ui[i>>24&255]+"-"+ui[e&255]+ui[e>>8&255]+"-"+ui[e>>16&15|64]+ui[e>>24&255]+"-"+ui[t&63|128]+ui[t>>8&255]+"-"+ui[t>>16&255]+ui[t>>24&255]+ui[n&255]+ui[n>>8&255]+ui[n>>16&255]+ui[n>>24&255]).toLowerCase()}function Nt(i,e,t){return Math.max(e,Math.min(t,i))}function Dd(i,e){return(i%e+e)%e}function J_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function K_(i,e,t){return i!==e?(t-i)/(e-i):0}function Ja(i,e,t){return(1-t)*i+t*e}function Q_(i,e,t,n){return Ja(i,e,1-Math.exp(-t*n))}function ex(i,e=1){return e-Math.abs(Dd(i,e*2)-e)}function tx(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function nx(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function ix(i,e){return i+Math.floor(Math.random()*(e-i+1))}function sx(i,e){return i+Math.random()*(e-i)}function rx(i){return i*(.5-Math.random())}function ox(i){i!==void 0&&(Cp=i);let e=Cp+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function ax(i){return i*Za}function lx(i){return i*so}function cx(i){return(i&i-1)===0&&i!==0}function ux(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function hx(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function dx(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+n)/2),u=o((e+n)/2),h=r((e-n)/2),d=o((e-n)/2),p=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*u,c*h,c*d,a*l);break;case"YZY":i.set(c*d,a*u,c*h,a*l);break;case"ZXZ":i.set(c*h,c*d,a*u,a*l);break;case"XZX":i.set(a*u,c*g,c*p,a*l);break;case"YXY":i.set(c*p,a*u,c*g,a*l);break;case"ZYZ":i.set(c*g,c*p,a*u,a*l);break;default:console.warn("THREE.MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Zo(i,e){switch(e.constructor){case Float32Array:return i;case Uint32Array:return i/4294967295;case Uint16Array:return i/65535;case Uint8Array:return i/255;case Int32Array:return Math.max(i/2147483647,-1);case Int16Array:return Math.max(i/32767,-1);case Int8Array:return Math.max(i/127,-1);default:throw new Error("Invalid component type.")}}function yi(i,e){switch(e.constructor){case Float32Array:return i;case Uint32Array:return Math.round(i*4294967295);case Uint16Array:return Math.round(i*65535);case Uint8Array:return Math.round(i*255);case Int32Array:return Math.round(i*2147483647);case Int16Array:return Math.round(i*32767);case Int8Array:return Math.round(i*127);default:throw new Error("Invalid component type.")}}var pr={DEG2RAD:Za,RAD2DEG:so,generateUUID:Or,clamp:Nt,euclideanModulo:Dd,mapLinear:J_,inverseLerp:K_,lerp:Ja,damp:Q_,pingpong:ex,smoothstep:tx,smootherstep:nx,randInt:ix,randFloat:sx,randFloatSpread:rx,seededRandom:ox,degToRad:ax,radToDeg:lx,isPowerOfTwo:cx,ceilPowerOfTwo:ux,floorPowerOfTwo:hx,setQuaternionFromProperEuler:dx,normalize:yi,denormalize:Zo},mt=class i{constructor(e=0,t=0){i.prototype.isVector2=!0,this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Nt(this.x,e.x,t.x),this.y=Nt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Nt(this.x,e,t),this.y=Nt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Nt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Nt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Bn=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let c=n[s+0],l=n[s+1],u=n[s+2],h=n[s+3],d=r[o+0],p=r[o+1],g=r[o+2],x=r[o+3];if(a===0){e[t+0]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h;return}if(a===1){e[t+0]=d,e[t+1]=p,e[t+2]=g,e[t+3]=x;return}if(h!==x||c!==d||l!==p||u!==g){let m=1-a,f=c*d+l*p+u*g+h*x,E=f>=0?1:-1,I=1-f*f;if(I>Number.EPSILON){let L=Math.sqrt(I),R=Math.atan2(L,f*E);m=Math.sin(m*R)/L,a=Math.sin(a*R)/L}let S=a*E;if(c=c*m+d*S,l=l*m+p*S,u=u*m+g*S,h=h*m+x*S,m===1-a){let L=1/Math.sqrt(c*c+l*l+u*u+h*h);c*=L,l*=L,u*=L,h*=L}}e[t]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],u=n[s+3],h=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return e[t]=a*g+u*h+c*p-l*d,e[t+1]=c*g+u*d+l*h-a*p,e[t+2]=l*g+u*p+a*d-c*h,e[t+3]=u*g-a*h-c*d-l*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(n/2),u=a(s/2),h=a(r/2),d=c(n/2),p=c(s/2),g=c(r/2);switch(o){case"XYZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"YXZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"ZXY":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"ZYX":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"YZX":this._x=d*u*h+l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h-d*p*g;break;case"XZY":this._x=d*u*h-l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h+d*p*g;break;default:console.warn("THREE.Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],u=t[6],h=t[10],d=n+a+h;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(u-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(n>a&&n>h){let p=2*Math.sqrt(1+n-a-h);this._w=(u-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>h){let p=2*Math.sqrt(1+a-n-h);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+u)/p}else{let p=2*Math.sqrt(1+h-n-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+u)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Nt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,u=t._w;return this._x=n*u+o*a+s*l-r*c,this._y=s*u+o*c+r*a-n*l,this._z=r*u+o*l+n*c-s*a,this._w=o*u-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){if(t===0)return this;if(t===1)return this.copy(e);let n=this._x,s=this._y,r=this._z,o=this._w,a=o*e._w+n*e._x+s*e._y+r*e._z;if(a<0?(this._w=-e._w,this._x=-e._x,this._y=-e._y,this._z=-e._z,a=-a):this.copy(e),a>=1)return this._w=o,this._x=n,this._y=s,this._z=r,this;let c=1-a*a;if(c<=Number.EPSILON){let p=1-t;return this._w=p*o+t*this._w,this._x=p*n+t*this._x,this._y=p*s+t*this._y,this._z=p*r+t*this._z,this.normalize(),this}let l=Math.sqrt(c),u=Math.atan2(l,a),h=Math.sin((1-t)*u)/l,d=Math.sin(t*u)/l;return this._w=o*h+this._w*d,this._x=n*h+this._x*d,this._y=s*h+this._y*d,this._z=r*h+this._z*d,this._onChangeCallback(),this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},q=class i{constructor(e=0,t=0,n=0){i.prototype.isVector3=!0,this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Rp.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Rp.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*n),u=2*(a*t-r*s),h=2*(r*n-o*t);return this.x=t+c*l+o*h-a*u,this.y=n+c*u+a*l-r*h,this.z=s+c*h+r*u-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Nt(this.x,e.x,t.x),this.y=Nt(this.y,e.y,t.y),this.z=Nt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Nt(this.x,e,t),this.y=Nt(this.y,e,t),this.z=Nt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Nt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Dh.copy(this).projectOnVector(e),this.sub(Dh)}reflect(e){return this.sub(Dh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Nt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Dh=new q,Rp=new Bn,At=class i{constructor(e,t,n,s,r,o,a,c,l){i.prototype.isMatrix3=!0,this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l)}set(e,t,n,s,r,o,a,c,l){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=c,u[6]=n,u[7]=o,u[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],u=n[4],h=n[7],d=n[2],p=n[5],g=n[8],x=s[0],m=s[3],f=s[6],E=s[1],I=s[4],S=s[7],L=s[2],R=s[5],F=s[8];return r[0]=o*x+a*E+c*L,r[3]=o*m+a*I+c*R,r[6]=o*f+a*S+c*F,r[1]=l*x+u*E+h*L,r[4]=l*m+u*I+h*R,r[7]=l*f+u*S+h*F,r[2]=d*x+p*E+g*L,r[5]=d*m+p*I+g*R,r[8]=d*f+p*S+g*F,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8];return t*o*u-t*a*l-n*r*u+n*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=u*o-a*l,d=a*c-u*r,p=l*r-o*c,g=t*h+n*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return e[0]=h*x,e[1]=(s*l-u*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(u*t-s*c)*x,e[5]=(s*r-a*t)*x,e[6]=p*x,e[7]=(n*c-l*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return this.premultiply(Nh.makeScale(e,t)),this}rotate(e){return this.premultiply(Nh.makeRotation(-e)),this}translate(e,t){return this.premultiply(Nh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Nh=new At;function Nd(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function ea(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Jm(){let i=ea("canvas");return i.style.display="block",i}var Pp={};function ta(i){i in Pp||(Pp[i]=!0,console.warn(i))}function Km(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Ip=new At().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Lp=new At().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function fx(){let i={enabled:!0,workingColorSpace:io,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===sn&&(s.r=nr(s.r),s.g=nr(s.g),s.b=nr(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===sn&&(s.r=Jo(s.r),s.g=Jo(s.g),s.b=Jo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===fr?Qa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return ta("THREE.ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),i.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return ta("THREE.ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),i.colorSpaceToWorking(s,r)}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[io]:{primaries:e,whitePoint:n,transfer:Qa,toXYZ:Ip,fromXYZ:Lp,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:mn},outputColorSpaceConfig:{drawingBufferColorSpace:mn}},[mn]:{primaries:e,whitePoint:n,transfer:sn,toXYZ:Ip,fromXYZ:Lp,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:mn}}}),i}var Dt=fx();function nr(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Jo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Oo,Ac=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Oo===void 0&&(Oo=ea("canvas")),Oo.width=e.width,Oo.height=e.height;let s=Oo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Oo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ea("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=nr(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(nr(t[n]/255)*255):t[n]=nr(t[n]);return{data:t,width:e.width,height:e.height}}else return console.warn("THREE.ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},px=0,na=class{constructor(e=null){this.isSource=!0,Object.defineProperty(this,"id",{value:px++}),this.uuid=Or(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):t instanceof VideoFrame?e.set(t.displayHeight,t.displayWidth,0):t!==null?e.set(t.width,t.height,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Uh(s[o].image)):r.push(Uh(s[o]))}else r=Uh(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Uh(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Ac.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(console.warn("THREE.Texture: Unable to serialize Texture."),{})}var mx=0,Fh=new q,vi=class i extends Os{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=zi,s=zi,r=Ri,o=Ms,a=Xi,c=Ss,l=i.DEFAULT_ANISOTROPY,u=fr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:mx++}),this.uuid=Or(),this.name="",this.source=new na(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new mt(0,0),this.repeat=new mt(1,1),this.center=new mt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new At,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0}get width(){return this.source.getSize(Fh).x}get height(){return this.source.getSize(Fh).y}get depth(){return this.source.getSize(Fh).z}get image(){return this.source.data}set image(e=null){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){console.warn(`THREE.Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){console.warn(`THREE.Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Md)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ir:e.x=e.x-Math.floor(e.x);break;case zi:e.x=e.x<0?0:1;break;case Ec:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ir:e.y=e.y-Math.floor(e.y);break;case zi:e.y=e.y<0?0:1;break;case Ec:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};vi.DEFAULT_IMAGE=null;vi.DEFAULT_MAPPING=Md;vi.DEFAULT_ANISOTROPY=1;var Yt=class i{constructor(e=0,t=0,n=0,s=1){i.prototype.isVector4=!0,this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,c=e.elements,l=c[0],u=c[4],h=c[8],d=c[1],p=c[5],g=c[9],x=c[2],m=c[6],f=c[10];if(Math.abs(u-d)<.01&&Math.abs(h-x)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+x)<.1&&Math.abs(g+m)<.1&&Math.abs(l+p+f-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let I=(l+1)/2,S=(p+1)/2,L=(f+1)/2,R=(u+d)/4,F=(h+x)/4,U=(g+m)/4;return I>S&&I>L?I<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(I),s=R/n,r=F/n):S>L?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=R/s,r=U/s):L<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),n=F/r,s=U/r),this.set(n,s,r,t),this}let E=Math.sqrt((m-g)*(m-g)+(h-x)*(h-x)+(d-u)*(d-u));return Math.abs(E)<.001&&(E=1),this.x=(m-g)/E,this.y=(h-x)/E,this.z=(d-u)/E,this.w=Math.acos((l+p+f-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Nt(this.x,e.x,t.x),this.y=Nt(this.y,e.y,t.y),this.z=Nt(this.z,e.z,t.z),this.w=Nt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Nt(this.x,e,t),this.y=Nt(this.y,e,t),this.z=Nt(this.z,e,t),this.w=Nt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Nt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Cc=class extends Os{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ri,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Yt(0,0,e,t),this.scissorTest=!1,this.viewport=new Yt(0,0,e,t);let s={width:e,height:t,depth:n.depth},r=new vi(s);this.textures=[];let o=n.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview}_setTextureOptions(e={}){let t={minFilter:Ri,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),e!==null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isArrayTexture=this.textures[s].image.depth>1;this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new na(s)}return this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,e.depthTexture!==null&&(this.depthTexture=e.depthTexture.clone()),this.samples=e.samples,this}dispose(){this.dispatchEvent({type:"dispose"})}},ks=class extends Cc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},tl=class extends vi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Pi,this.minFilter=Pi,this.wrapR=zi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Rc=class extends vi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Pi,this.minFilter=Pi,this.wrapR=zi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Hi=class{constructor(e=new q(1/0,1/0,1/0),t=new q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(ms.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(ms.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=ms.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ms):ms.fromBufferAttribute(r,o),ms.applyMatrix4(e.matrixWorld),this.expandByPoint(ms);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),tc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),tc.copy(n.boundingBox)),tc.applyMatrix4(e.matrixWorld),this.union(tc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ms),ms.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Wa),nc.subVectors(this.max,Wa),ko.subVectors(e.a,Wa),Bo.subVectors(e.b,Wa),zo.subVectors(e.c,Wa),Mr.subVectors(Bo,ko),Sr.subVectors(zo,Bo),Zr.subVectors(ko,zo);let t=[0,-Mr.z,Mr.y,0,-Sr.z,Sr.y,0,-Zr.z,Zr.y,Mr.z,0,-Mr.x,Sr.z,0,-Sr.x,Zr.z,0,-Zr.x,-Mr.y,Mr.x,0,-Sr.y,Sr.x,0,-Zr.y,Zr.x,0];return!Oh(t,ko,Bo,zo,nc)||(t=[1,0,0,0,1,0,0,0,1],!Oh(t,ko,Bo,zo,nc))?!1:(ic.crossVectors(Mr,Sr),t=[ic.x,ic.y,ic.z],Oh(t,ko,Bo,zo,nc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ms).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ms).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Zs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Zs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Zs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Zs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Zs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Zs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Zs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Zs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Zs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Zs=[new q,new q,new q,new q,new q,new q,new q,new q],ms=new q,tc=new Hi,ko=new q,Bo=new q,zo=new q,Mr=new q,Sr=new q,Zr=new q,Wa=new q,nc=new q,ic=new q,Jr=new q;function Oh(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Jr.fromArray(i,r);let a=s.x*Math.abs(Jr.x)+s.y*Math.abs(Jr.y)+s.z*Math.abs(Jr.z),c=e.dot(Jr),l=t.dot(Jr),u=n.dot(Jr);if(Math.max(-Math.max(c,l,u),Math.min(c,l,u))>a)return!1}return!0}var gx=new Hi,Xa=new q,kh=new q,Gi=class{constructor(e=new q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):gx.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Xa.subVectors(e,this.center);let t=Xa.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Xa,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(kh.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Xa.copy(e.center).add(kh)),this.expandByPoint(Xa.copy(e.center).sub(kh))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Js=new q,Bh=new q,sc=new q,wr=new q,zh=new q,rc=new q,Vh=new q,sr=class{constructor(e=new q,t=new q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Js)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Js.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Js.copy(this.origin).addScaledVector(this.direction,t),Js.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Bh.copy(e).add(t).multiplyScalar(.5),sc.copy(t).sub(e).normalize(),wr.copy(this.origin).sub(Bh);let r=e.distanceTo(t)*.5,o=-this.direction.dot(sc),a=wr.dot(this.direction),c=-wr.dot(sc),l=wr.lengthSq(),u=Math.abs(1-o*o),h,d,p,g;if(u>0)if(h=o*c-a,d=o*a-c,g=r*u,h>=0)if(d>=-g)if(d<=g){let x=1/u;h*=x,d*=x,p=h*(h+o*d+2*a)+d*(o*h+d+2*c)+l}else d=r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d=-r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l):d<=g?(h=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(Bh).addScaledVector(sc,d),p}intersectSphere(e,t){Js.subVectors(e.center,this.origin);let n=Js.dot(this.direction),s=Js.dot(Js)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,c,l=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return l>=0?(n=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(n=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,c=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,c=(e.min.z-d.z)*h),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Js)!==null}intersectTriangle(e,t,n,s,r){zh.subVectors(t,e),rc.subVectors(n,e),Vh.crossVectors(zh,rc);let o=this.direction.dot(Vh),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;wr.subVectors(this.origin,e);let c=a*this.direction.dot(rc.crossVectors(wr,rc));if(c<0)return null;let l=a*this.direction.dot(zh.cross(wr));if(l<0||c+l>o)return null;let u=-a*wr.dot(Vh);return u<0?null:this.at(u/o,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},xt=class i{constructor(e,t,n,s,r,o,a,c,l,u,h,d,p,g,x,m){i.prototype.isMatrix4=!0,this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l,u,h,d,p,g,x,m)}set(e,t,n,s,r,o,a,c,l,u,h,d,p,g,x,m){let f=this.elements;return f[0]=e,f[4]=t,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=c,f[2]=l,f[6]=u,f[10]=h,f[14]=d,f[3]=p,f[7]=g,f[11]=x,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){let t=this.elements,n=e.elements,s=1/Vo.setFromMatrixColumn(e,0).length(),r=1/Vo.setFromMatrixColumn(e,1).length(),o=1/Vo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,p=o*h,g=a*u,x=a*h;t[0]=c*u,t[4]=-c*h,t[8]=l,t[1]=p+g*l,t[5]=d-x*l,t[9]=-a*c,t[2]=x-d*l,t[6]=g+p*l,t[10]=o*c}else if(e.order==="YXZ"){let d=c*u,p=c*h,g=l*u,x=l*h;t[0]=d+x*a,t[4]=g*a-p,t[8]=o*l,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=p*a-g,t[6]=x+d*a,t[10]=o*c}else if(e.order==="ZXY"){let d=c*u,p=c*h,g=l*u,x=l*h;t[0]=d-x*a,t[4]=-o*h,t[8]=g+p*a,t[1]=p+g*a,t[5]=o*u,t[9]=x-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let d=o*u,p=o*h,g=a*u,x=a*h;t[0]=c*u,t[4]=g*l-p,t[8]=d*l+x,t[1]=c*h,t[5]=x*l+d,t[9]=p*l-g,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let d=o*c,p=o*l,g=a*c,x=a*l;t[0]=c*u,t[4]=x-d*h,t[8]=g*h+p,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-l*u,t[6]=p*h+g,t[10]=d-x*h}else if(e.order==="XZY"){let d=o*c,p=o*l,g=a*c,x=a*l;t[0]=c*u,t[4]=-h,t[8]=l*u,t[1]=d*h+x,t[5]=o*u,t[9]=p*h-g,t[2]=g*h-p,t[6]=a*u,t[10]=x*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(_x,e,xx)}lookAt(e,t,n){let s=this.elements;return ki.subVectors(e,t),ki.lengthSq()===0&&(ki.z=1),ki.normalize(),Er.crossVectors(n,ki),Er.lengthSq()===0&&(Math.abs(n.z)===1?ki.x+=1e-4:ki.z+=1e-4,ki.normalize(),Er.crossVectors(n,ki)),Er.normalize(),oc.crossVectors(ki,Er),s[0]=Er.x,s[4]=oc.x,s[8]=ki.x,s[1]=Er.y,s[5]=oc.y,s[9]=ki.y,s[2]=Er.z,s[6]=oc.z,s[10]=ki.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],u=n[1],h=n[5],d=n[9],p=n[13],g=n[2],x=n[6],m=n[10],f=n[14],E=n[3],I=n[7],S=n[11],L=n[15],R=s[0],F=s[4],U=s[8],v=s[12],b=s[1],T=s[5],k=s[9],H=s[13],Z=s[2],K=s[6],G=s[10],ne=s[14],ee=s[3],ce=s[7],de=s[11],me=s[15];return r[0]=o*R+a*b+c*Z+l*ee,r[4]=o*F+a*T+c*K+l*ce,r[8]=o*U+a*k+c*G+l*de,r[12]=o*v+a*H+c*ne+l*me,r[1]=u*R+h*b+d*Z+p*ee,r[5]=u*F+h*T+d*K+p*ce,r[9]=u*U+h*k+d*G+p*de,r[13]=u*v+h*H+d*ne+p*me,r[2]=g*R+x*b+m*Z+f*ee,r[6]=g*F+x*T+m*K+f*ce,r[10]=g*U+x*k+m*G+f*de,r[14]=g*v+x*H+m*ne+f*me,r[3]=E*R+I*b+S*Z+L*ee,r[7]=E*F+I*T+S*K+L*ce,r[11]=E*U+I*k+S*G+L*de,r[15]=E*v+I*H+S*ne+L*me,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],u=e[2],h=e[6],d=e[10],p=e[14],g=e[3],x=e[7],m=e[11],f=e[15];return g*(+r*c*h-s*l*h-r*a*d+n*l*d+s*a*p-n*c*p)+x*(+t*c*p-t*l*d+r*o*d-s*o*p+s*l*u-r*c*u)+m*(+t*l*h-t*a*p-r*o*h+n*o*p+r*a*u-n*l*u)+f*(-s*a*u-t*c*h+t*a*d+s*o*h-n*o*d+n*c*u)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=e[9],d=e[10],p=e[11],g=e[12],x=e[13],m=e[14],f=e[15],E=h*m*l-x*d*l+x*c*p-a*m*p-h*c*f+a*d*f,I=g*d*l-u*m*l-g*c*p+o*m*p+u*c*f-o*d*f,S=u*x*l-g*h*l+g*a*p-o*x*p-u*a*f+o*h*f,L=g*h*c-u*x*c-g*a*d+o*x*d+u*a*m-o*h*m,R=t*E+n*I+s*S+r*L;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/R;return e[0]=E*F,e[1]=(x*d*r-h*m*r-x*s*p+n*m*p+h*s*f-n*d*f)*F,e[2]=(a*m*r-x*c*r+x*s*l-n*m*l-a*s*f+n*c*f)*F,e[3]=(h*c*r-a*d*r-h*s*l+n*d*l+a*s*p-n*c*p)*F,e[4]=I*F,e[5]=(u*m*r-g*d*r+g*s*p-t*m*p-u*s*f+t*d*f)*F,e[6]=(g*c*r-o*m*r-g*s*l+t*m*l+o*s*f-t*c*f)*F,e[7]=(o*d*r-u*c*r+u*s*l-t*d*l-o*s*p+t*c*p)*F,e[8]=S*F,e[9]=(g*h*r-u*x*r-g*n*p+t*x*p+u*n*f-t*h*f)*F,e[10]=(o*x*r-g*a*r+g*n*l-t*x*l-o*n*f+t*a*f)*F,e[11]=(u*a*r-o*h*r-u*n*l+t*h*l+o*n*p-t*a*p)*F,e[12]=L*F,e[13]=(u*x*s-g*h*s+g*n*d-t*x*d-u*n*m+t*h*m)*F,e[14]=(g*a*s-o*x*s-g*n*c+t*x*c+o*n*m-t*a*m)*F,e[15]=(o*h*s-u*a*s+u*n*c-t*h*c-o*n*d+t*a*d)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,c=e.z,l=r*o,u=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,u*a+n,u*c-s*o,0,l*c-s*a,u*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,u=o+o,h=a+a,d=r*l,p=r*u,g=r*h,x=o*u,m=o*h,f=a*h,E=c*l,I=c*u,S=c*h,L=n.x,R=n.y,F=n.z;return s[0]=(1-(x+f))*L,s[1]=(p+S)*L,s[2]=(g-I)*L,s[3]=0,s[4]=(p-S)*R,s[5]=(1-(d+f))*R,s[6]=(m+E)*R,s[7]=0,s[8]=(g+I)*F,s[9]=(m-E)*F,s[10]=(1-(d+x))*F,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements,r=Vo.set(s[0],s[1],s[2]).length(),o=Vo.set(s[4],s[5],s[6]).length(),a=Vo.set(s[8],s[9],s[10]).length();this.determinant()<0&&(r=-r),e.x=s[12],e.y=s[13],e.z=s[14],gs.copy(this);let l=1/r,u=1/o,h=1/a;return gs.elements[0]*=l,gs.elements[1]*=l,gs.elements[2]*=l,gs.elements[4]*=u,gs.elements[5]*=u,gs.elements[6]*=u,gs.elements[8]*=h,gs.elements[9]*=h,gs.elements[10]*=h,t.setFromRotationMatrix(gs),n.x=r,n.y=o,n.z=a,this}makePerspective(e,t,n,s,r,o,a=xs,c=!1){let l=this.elements,u=2*r/(t-e),h=2*r/(n-s),d=(t+e)/(t-e),p=(n+s)/(n-s),g,x;if(c)g=r/(o-r),x=o*r/(o-r);else if(a===xs)g=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===el)g=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=h,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=g,l[14]=x,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=xs,c=!1){let l=this.elements,u=2/(t-e),h=2/(n-s),d=-(t+e)/(t-e),p=-(n+s)/(n-s),g,x;if(c)g=1/(o-r),x=o/(o-r);else if(a===xs)g=-2/(o-r),x=-(o+r)/(o-r);else if(a===el)g=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=h,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=g,l[14]=x,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},Vo=new q,gs=new xt,_x=new q(0,0,0),xx=new q(1,1,1),Er=new q,oc=new q,ki=new q,Dp=new xt,Np=new Bn,ri=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],u=s[9],h=s[2],d=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(Nt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Nt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Nt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-Nt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Nt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-u,l),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Nt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,p),this._y=0);break;default:console.warn("THREE.Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Dp.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Dp,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Np.setFromEuler(this),this.setFromQuaternion(Np,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ri.DEFAULT_ORDER="XYZ";var ia=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},yx=0,Up=new q,Ho=new Bn,Ks=new xt,ac=new q,qa=new q,vx=new q,bx=new Bn,Fp=new q(1,0,0),Op=new q(0,1,0),kp=new q(0,0,1),Bp={type:"added"},Mx={type:"removed"},Go={type:"childadded",child:null},Hh={type:"childremoved",child:null},Ln=class i extends Os{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:yx++}),this.uuid=Or(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new q,t=new ri,n=new Bn,s=new q(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new xt},normalMatrix:{value:new At}}),this.matrix=new xt,this.matrixWorld=new xt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ia,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.userData={}}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Ho.setFromAxisAngle(e,t),this.quaternion.multiply(Ho),this}rotateOnWorldAxis(e,t){return Ho.setFromAxisAngle(e,t),this.quaternion.premultiply(Ho),this}rotateX(e){return this.rotateOnAxis(Fp,e)}rotateY(e){return this.rotateOnAxis(Op,e)}rotateZ(e){return this.rotateOnAxis(kp,e)}translateOnAxis(e,t){return Up.copy(e).applyQuaternion(this.quaternion),this.position.add(Up.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Fp,e)}translateY(e){return this.translateOnAxis(Op,e)}translateZ(e){return this.translateOnAxis(kp,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ks.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?ac.copy(e):ac.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),qa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ks.lookAt(qa,ac,this.up):Ks.lookAt(ac,qa,this.up),this.quaternion.setFromRotationMatrix(Ks),s&&(Ks.extractRotation(s.matrixWorld),Ho.setFromRotationMatrix(Ks),this.quaternion.premultiply(Ho.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(console.error("THREE.Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Bp),Go.child=e,this.dispatchEvent(Go),Go.child=null):console.error("THREE.Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Mx),Hh.child=e,this.dispatchEvent(Hh),Hh.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ks.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ks.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ks),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Bp),Go.child=e,this.dispatchEvent(Go),Go.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(qa,e,vx),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(qa,bx,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale),this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t){let n=this.parent;if(e===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),t===!0){let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,u=c.length;l<u;l++){let h=c[l];r(e.shapes,h)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),p=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),u.length>0&&(n.images=u),h.length>0&&(n.shapes=h),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let c=[];for(let l in a){let u=a[l];delete u.metadata,c.push(u)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}};Ln.DEFAULT_UP=new q(0,1,0);Ln.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var _s=new q,Qs=new q,Gh=new q,er=new q,Wo=new q,Xo=new q,zp=new q,Wh=new q,Xh=new q,qh=new q,Yh=new Yt,$h=new Yt,jh=new Yt,Cr=class i{constructor(e=new q,t=new q,n=new q){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),_s.subVectors(e,t),s.cross(_s);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){_s.subVectors(s,t),Qs.subVectors(n,t),Gh.subVectors(e,t);let o=_s.dot(_s),a=_s.dot(Qs),c=_s.dot(Gh),l=Qs.dot(Qs),u=Qs.dot(Gh),h=o*l-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,p=(l*c-a*u)*d,g=(o*u-a*c)*d;return r.set(1-p-g,g,p)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,er)===null?!1:er.x>=0&&er.y>=0&&er.x+er.y<=1}static getInterpolation(e,t,n,s,r,o,a,c){return this.getBarycoord(e,t,n,s,er)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,er.x),c.addScaledVector(o,er.y),c.addScaledVector(a,er.z),c)}static getInterpolatedAttribute(e,t,n,s,r,o){return Yh.setScalar(0),$h.setScalar(0),jh.setScalar(0),Yh.fromBufferAttribute(e,t),$h.fromBufferAttribute(e,n),jh.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Yh,r.x),o.addScaledVector($h,r.y),o.addScaledVector(jh,r.z),o}static isFrontFacing(e,t,n,s){return _s.subVectors(n,t),Qs.subVectors(e,t),_s.cross(Qs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return _s.subVectors(this.c,this.b),Qs.subVectors(this.a,this.b),_s.cross(Qs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Wo.subVectors(s,n),Xo.subVectors(r,n),Wh.subVectors(e,n);let c=Wo.dot(Wh),l=Xo.dot(Wh);if(c<=0&&l<=0)return t.copy(n);Xh.subVectors(e,s);let u=Wo.dot(Xh),h=Xo.dot(Xh);if(u>=0&&h<=u)return t.copy(s);let d=c*h-u*l;if(d<=0&&c>=0&&u<=0)return o=c/(c-u),t.copy(n).addScaledVector(Wo,o);qh.subVectors(e,r);let p=Wo.dot(qh),g=Xo.dot(qh);if(g>=0&&p<=g)return t.copy(r);let x=p*l-c*g;if(x<=0&&l>=0&&g<=0)return a=l/(l-g),t.copy(n).addScaledVector(Xo,a);let m=u*g-p*h;if(m<=0&&h-u>=0&&p-g>=0)return zp.subVectors(r,s),a=(h-u)/(h-u+(p-g)),t.copy(s).addScaledVector(zp,a);let f=1/(m+x+d);return o=x*f,a=d*f,t.copy(n).addScaledVector(Wo,o).addScaledVector(Xo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Qm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Tr={h:0,s:0,l:0},lc={h:0,s:0,l:0};function Zh(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var ut=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=mn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Dt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=Dt.workingColorSpace){return this.r=e,this.g=t,this.b=n,Dt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=Dt.workingColorSpace){if(e=Dd(e,1),t=Nt(t,0,1),n=Nt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Zh(o,r,e+1/3),this.g=Zh(o,r,e),this.b=Zh(o,r,e-1/3)}return Dt.colorSpaceToWorking(this,s),this}setStyle(e,t=mn){function n(r){r!==void 0&&parseFloat(r)<1&&console.warn("THREE.Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,t);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:console.warn("THREE.Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);console.warn("THREE.Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=mn){let n=Qm[e.toLowerCase()];return n!==void 0?this.setHex(n,t):console.warn("THREE.Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=nr(e.r),this.g=nr(e.g),this.b=nr(e.b),this}copyLinearToSRGB(e){return this.r=Jo(e.r),this.g=Jo(e.g),this.b=Jo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=mn){return Dt.workingToColorSpace(hi.copy(this),e),Math.round(Nt(hi.r*255,0,255))*65536+Math.round(Nt(hi.g*255,0,255))*256+Math.round(Nt(hi.b*255,0,255))}getHexString(e=mn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Dt.workingColorSpace){Dt.workingToColorSpace(hi.copy(this),t);let n=hi.r,s=hi.g,r=hi.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,u=(a+o)/2;if(a===o)c=0,l=0;else{let h=o-a;switch(l=u<=.5?h/(o+a):h/(2-o-a),o){case n:c=(s-r)/h+(s<r?6:0);break;case s:c=(r-n)/h+2;break;case r:c=(n-s)/h+4;break}c/=6}return e.h=c,e.s=l,e.l=u,e}getRGB(e,t=Dt.workingColorSpace){return Dt.workingToColorSpace(hi.copy(this),t),e.r=hi.r,e.g=hi.g,e.b=hi.b,e}getStyle(e=mn){Dt.workingToColorSpace(hi.copy(this),e);let t=hi.r,n=hi.g,s=hi.b;return e!==mn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Tr),this.setHSL(Tr.h+e,Tr.s+t,Tr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Tr),e.getHSL(lc);let n=Ja(Tr.h,lc.h,t),s=Ja(Tr.s,lc.s,t),r=Ja(Tr.l,lc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},hi=new ut;ut.NAMES=Qm;var Sx=0,vs=class extends Os{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Sx++}),this.uuid=Or(),this.name="",this.type="Material",this.blending=to,this.side=ys,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Sc,this.blendDst=wc,this.blendEquation=Rr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ut(0,0,0),this.blendAlpha=0,this.depthFunc=no,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=cd,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=eo,this.stencilZFail=eo,this.stencilZPass=eo,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){console.warn(`THREE.Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){console.warn(`THREE.Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,this.name!==""&&(n.name=this.name),this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(n.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.shadowSide!==null&&(n.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),this.blending!==to&&(n.blending=this.blending),this.side!==ys&&(n.side=this.side),this.vertexColors===!0&&(n.vertexColors=!0),this.opacity<1&&(n.opacity=this.opacity),this.transparent===!0&&(n.transparent=!0),this.blendSrc!==Sc&&(n.blendSrc=this.blendSrc),this.blendDst!==wc&&(n.blendDst=this.blendDst),this.blendEquation!==Rr&&(n.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(n.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(n.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(n.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(n.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(n.blendAlpha=this.blendAlpha),this.depthFunc!==no&&(n.depthFunc=this.depthFunc),this.depthTest===!1&&(n.depthTest=this.depthTest),this.depthWrite===!1&&(n.depthWrite=this.depthWrite),this.colorWrite===!1&&(n.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(n.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==cd&&(n.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(n.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(n.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==eo&&(n.stencilFail=this.stencilFail),this.stencilZFail!==eo&&(n.stencilZFail=this.stencilZFail),this.stencilZPass!==eo&&(n.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(n.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(n.rotation=this.rotation),this.polygonOffset===!0&&(n.polygonOffset=!0),this.polygonOffsetFactor!==0&&(n.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(n.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(n.linewidth=this.linewidth),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.dithering===!0&&(n.dithering=!0),this.alphaTest>0&&(n.alphaTest=this.alphaTest),this.alphaHash===!0&&(n.alphaHash=!0),this.alphaToCoverage===!0&&(n.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(n.premultipliedAlpha=!0),this.forceSinglePass===!0&&(n.forceSinglePass=!0),this.wireframe===!0&&(n.wireframe=!0),this.wireframeLinewidth>1&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(n.flatShading=!0),this.visible===!1&&(n.visible=!1),this.toneMapped===!1&&(n.toneMapped=!1),this.fog===!1&&(n.fog=!1),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Pr=class extends vs{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ri,this.combine=bl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}};var kn=new q,cc=new mt,wx=0,si=class{constructor(e,t,n=!1){if(Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:wx++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=ud,this.updateRanges=[],this.gpuType=ws,this.version=0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)cc.fromBufferAttribute(this,t),cc.applyMatrix3(e),this.setXY(t,cc.x,cc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)kn.fromBufferAttribute(this,t),kn.applyMatrix3(e),this.setXYZ(t,kn.x,kn.y,kn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)kn.fromBufferAttribute(this,t),kn.applyMatrix4(e),this.setXYZ(t,kn.x,kn.y,kn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)kn.fromBufferAttribute(this,t),kn.applyNormalMatrix(e),this.setXYZ(t,kn.x,kn.y,kn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)kn.fromBufferAttribute(this,t),kn.transformDirection(e),this.setXYZ(t,kn.x,kn.y,kn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=Zo(n,this.array)),n}setComponent(e,t,n){return this.normalized&&(n=yi(n,this.array)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=Zo(t,this.array)),t}setX(e,t){return this.normalized&&(t=yi(t,this.array)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=Zo(t,this.array)),t}setY(e,t){return this.normalized&&(t=yi(t,this.array)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=Zo(t,this.array)),t}setZ(e,t){return this.normalized&&(t=yi(t,this.array)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=Zo(t,this.array)),t}setW(e,t){return this.normalized&&(t=yi(t,this.array)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=yi(t,this.array),n=yi(n,this.array)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=yi(t,this.array),n=yi(n,this.array),s=yi(s,this.array)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=yi(t,this.array),n=yi(n,this.array),s=yi(s,this.array),r=yi(r,this.array)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(e.name=this.name),this.usage!==ud&&(e.usage=this.usage),e}};var nl=class extends si{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var il=class extends si{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Ot=class extends si{constructor(e,t,n){super(new Float32Array(e),t,n)}},Ex=0,ts=new xt,Jh=new Ln,qo=new q,Bi=new Hi,Ya=new Hi,Qn=new q,zn=class i extends Os{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Ex++}),this.uuid=Or(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Nd(e)?il:nl)(e,1):this.index=e,this}setIndirect(e){return this.indirect=e,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new At().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(e){return ts.makeRotationFromQuaternion(e),this.applyMatrix4(ts),this}rotateX(e){return ts.makeRotationX(e),this.applyMatrix4(ts),this}rotateY(e){return ts.makeRotationY(e),this.applyMatrix4(ts),this}rotateZ(e){return ts.makeRotationZ(e),this.applyMatrix4(ts),this}translate(e,t,n){return ts.makeTranslation(e,t,n),this.applyMatrix4(ts),this}scale(e,t,n){return ts.makeScale(e,t,n),this.applyMatrix4(ts),this}lookAt(e){return Jh.lookAt(e),Jh.updateMatrix(),this.applyMatrix4(Jh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(qo).negate(),this.translate(qo.x,qo.y,qo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ot(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&console.warn("THREE.BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Hi);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new q(-1/0,-1/0,-1/0),new q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Bi.setFromBufferAttribute(r),this.morphTargetsRelative?(Qn.addVectors(this.boundingBox.min,Bi.min),this.boundingBox.expandByPoint(Qn),Qn.addVectors(this.boundingBox.max,Bi.max),this.boundingBox.expandByPoint(Qn)):(this.boundingBox.expandByPoint(Bi.min),this.boundingBox.expandByPoint(Bi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&console.error('THREE.BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Gi);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new q,1/0);return}if(e){let n=this.boundingSphere.center;if(Bi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ya.setFromBufferAttribute(a),this.morphTargetsRelative?(Qn.addVectors(Bi.min,Ya.min),Bi.expandByPoint(Qn),Qn.addVectors(Bi.max,Ya.max),Bi.expandByPoint(Qn)):(Bi.expandByPoint(Ya.min),Bi.expandByPoint(Ya.max))}Bi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Qn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Qn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,u=a.count;l<u;l++)Qn.fromBufferAttribute(a,l),c&&(qo.fromBufferAttribute(e,l),Qn.add(qo)),s=Math.max(s,n.distanceToSquared(Qn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error('THREE.BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){console.error("THREE.BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new si(new Float32Array(4*n.count),4));let o=this.getAttribute("tangent"),a=[],c=[];for(let U=0;U<n.count;U++)a[U]=new q,c[U]=new q;let l=new q,u=new q,h=new q,d=new mt,p=new mt,g=new mt,x=new q,m=new q;function f(U,v,b){l.fromBufferAttribute(n,U),u.fromBufferAttribute(n,v),h.fromBufferAttribute(n,b),d.fromBufferAttribute(r,U),p.fromBufferAttribute(r,v),g.fromBufferAttribute(r,b),u.sub(l),h.sub(l),p.sub(d),g.sub(d);let T=1/(p.x*g.y-g.x*p.y);isFinite(T)&&(x.copy(u).multiplyScalar(g.y).addScaledVector(h,-p.y).multiplyScalar(T),m.copy(h).multiplyScalar(p.x).addScaledVector(u,-g.x).multiplyScalar(T),a[U].add(x),a[v].add(x),a[b].add(x),c[U].add(m),c[v].add(m),c[b].add(m))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let U=0,v=E.length;U<v;++U){let b=E[U],T=b.start,k=b.count;for(let H=T,Z=T+k;H<Z;H+=3)f(e.getX(H+0),e.getX(H+1),e.getX(H+2))}let I=new q,S=new q,L=new q,R=new q;function F(U){L.fromBufferAttribute(s,U),R.copy(L);let v=a[U];I.copy(v),I.sub(L.multiplyScalar(L.dot(v))).normalize(),S.crossVectors(R,v);let T=S.dot(c[U])<0?-1:1;o.setXYZW(U,I.x,I.y,I.z,T)}for(let U=0,v=E.length;U<v;++U){let b=E[U],T=b.start,k=b.count;for(let H=T,Z=T+k;H<Z;H+=3)F(e.getX(H+0)),F(e.getX(H+1)),F(e.getX(H+2))}}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0)n=new si(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new q,r=new q,o=new q,a=new q,c=new q,l=new q,u=new q,h=new q;if(e)for(let d=0,p=e.count;d<p;d+=3){let g=e.getX(d+0),x=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(n,g),c.fromBufferAttribute(n,x),l.fromBufferAttribute(n,m),a.add(u),c.add(u),l.add(u),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(x,c.x,c.y,c.z),n.setXYZ(m,l.x,l.y,l.z)}else for(let d=0,p=t.count;d<p;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),n.setXYZ(d+0,u.x,u.y,u.z),n.setXYZ(d+1,u.x,u.y,u.z),n.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Qn.fromBufferAttribute(e,t),Qn.normalize(),e.setXYZ(t,Qn.x,Qn.y,Qn.z)}toNonIndexed(){function e(a,c){let l=a.array,u=a.itemSize,h=a.normalized,d=new l.constructor(c.length*u),p=0,g=0;for(let x=0,m=c.length;x<m;x++){a.isInterleavedBufferAttribute?p=c[x]*a.data.stride+a.offset:p=c[x]*u;for(let f=0;f<u;f++)d[g++]=l[p++]}return new si(d,u,h)}if(this.index===null)return console.warn("THREE.BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,n);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let u=0,h=l.length;u<h;u++){let d=l[u],p=e(d,n);c.push(p)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.type,this.name!==""&&(e.name=this.name),Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let c in n){let l=n[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],u=[];for(let h=0,d=l.length;h<d;h++){let p=l[h];u.push(p.toJSON(e.data))}u.length>0&&(s[c]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let l in s){let u=s[l];this.setAttribute(l,u.clone(t))}let r=e.morphAttributes;for(let l in r){let u=[],h=r[l];for(let d=0,p=h.length;d<p;d++)u.push(h[d].clone(t));this.morphAttributes[l]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,u=o.length;l<u;l++){let h=o[l];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}},Vp=new xt,Kr=new sr,uc=new Gi,Hp=new q,hc=new q,dc=new q,fc=new q,Kh=new q,pc=new q,Gp=new q,mc=new q,gn=class extends Ln{constructor(e=new zn,t=new Pr){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=e.morphTargetInfluences.slice()),e.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary)),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){pc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let u=a[c],h=r[c];u!==0&&(Kh.fromBufferAttribute(h,e),o?pc.addScaledVector(Kh,u):pc.addScaledVector(Kh.sub(t),u))}t.add(pc)}return t}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),uc.copy(n.boundingSphere),uc.applyMatrix4(r),Kr.copy(e.ray).recast(e.near),!(uc.containsPoint(Kr.origin)===!1&&(Kr.intersectSphere(uc,Hp)===null||Kr.origin.distanceToSquared(Hp)>(e.far-e.near)**2))&&(Vp.copy(r).invert(),Kr.copy(e.ray).applyMatrix4(Vp),!(n.boundingBox!==null&&Kr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Kr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let m=d[g],f=o[m.materialIndex],E=Math.max(m.start,p.start),I=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let S=E,L=I;S<L;S+=3){let R=a.getX(S),F=a.getX(S+1),U=a.getX(S+2);s=gc(this,f,e,n,l,u,h,R,F,U),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),x=Math.min(a.count,p.start+p.count);for(let m=g,f=x;m<f;m+=3){let E=a.getX(m),I=a.getX(m+1),S=a.getX(m+2);s=gc(this,o,e,n,l,u,h,E,I,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let m=d[g],f=o[m.materialIndex],E=Math.max(m.start,p.start),I=Math.min(c.count,Math.min(m.start+m.count,p.start+p.count));for(let S=E,L=I;S<L;S+=3){let R=S,F=S+1,U=S+2;s=gc(this,f,e,n,l,u,h,R,F,U),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),x=Math.min(c.count,p.start+p.count);for(let m=g,f=x;m<f;m+=3){let E=m,I=m+1,S=m+2;s=gc(this,o,e,n,l,u,h,E,I,S),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function Tx(i,e,t,n,s,r,o,a){let c;if(e.side===bi?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,e.side===ys,a),c===null)return null;mc.copy(a),mc.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(mc);return l<t.near||l>t.far?null:{distance:l,point:mc.clone(),object:i}}function gc(i,e,t,n,s,r,o,a,c,l){i.getVertexPosition(a,hc),i.getVertexPosition(c,dc),i.getVertexPosition(l,fc);let u=Tx(i,e,t,n,hc,dc,fc,Gp);if(u){let h=new q;Cr.getBarycoord(Gp,hc,dc,fc,h),s&&(u.uv=Cr.getInterpolatedAttribute(s,a,c,l,h,new mt)),r&&(u.uv1=Cr.getInterpolatedAttribute(r,a,c,l,h,new mt)),o&&(u.normal=Cr.getInterpolatedAttribute(o,a,c,l,h,new q),u.normal.dot(n.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new q,materialIndex:0};Cr.getNormal(hc,dc,fc,d.normal),u.face=d,u.barycoord=h}return u}var Ir=class i extends zn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],u=[],h=[],d=0,p=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new Ot(l,3)),this.setAttribute("normal",new Ot(u,3)),this.setAttribute("uv",new Ot(h,2));function g(x,m,f,E,I,S,L,R,F,U,v){let b=S/F,T=L/U,k=S/2,H=L/2,Z=R/2,K=F+1,G=U+1,ne=0,ee=0,ce=new q;for(let de=0;de<G;de++){let me=de*T-H;for(let _e=0;_e<K;_e++){let ue=_e*b-k;ce[x]=ue*E,ce[m]=me*I,ce[f]=Z,l.push(ce.x,ce.y,ce.z),ce[x]=0,ce[m]=0,ce[f]=R>0?1:-1,u.push(ce.x,ce.y,ce.z),h.push(_e/F),h.push(1-de/U),ne+=1}}for(let de=0;de<U;de++)for(let me=0;me<F;me++){let _e=d+me+K*de,ue=d+me+K*(de+1),Re=d+(me+1)+K*(de+1),be=d+(me+1)+K*de;c.push(_e,ue,be),c.push(ue,Re,be),ee+=6}a.addGroup(p,ee,v),p+=ee,d+=ne}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};function go(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)?s.isRenderTargetTexture?(console.warn("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone():Array.isArray(s)?e[t][n]=s.slice():e[t][n]=s}}return e}function di(i){let e={};for(let t=0;t<i.length;t++){let n=go(i[t]);for(let s in n)e[s]=n[s]}return e}function Ax(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Ud(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Dt.workingColorSpace}var eg={clone:go,merge:di},Cx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Rx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,bs=class extends vs{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Cx,this.fragmentShader=Rx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=go(e.uniforms),this.uniformsGroups=Ax(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}},sl=class extends Ln{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new xt,this.projectionMatrix=new xt,this.projectionMatrixInverse=new xt,this.coordinateSystem=xs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorldInverse.copy(this.matrixWorld).invert()}updateWorldMatrix(e,t){super.updateWorldMatrix(e,t),this.matrixWorldInverse.copy(this.matrixWorld).invert()}clone(){return new this.constructor().copy(this)}},Ar=new q,Wp=new mt,Xp=new mt,An=class extends sl{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=so*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Za*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return so*2*Math.atan(Math.tan(Za*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Ar.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ar.x,Ar.y).multiplyScalar(-e/Ar.z),Ar.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ar.x,Ar.y).multiplyScalar(-e/Ar.z)}getViewSize(e,t){return this.getViewBounds(e,Wp,Xp),t.subVectors(Xp,Wp)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Za*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},Yo=-90,$o=1,Pc=class extends Ln{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new An(Yo,$o,e,t);s.layers=this.layers,this.add(s);let r=new An(Yo,$o,e,t);r.layers=this.layers,this.add(r);let o=new An(Yo,$o,e,t);o.layers=this.layers,this.add(o);let a=new An(Yo,$o,e,t);a.layers=this.layers,this.add(a);let c=new An(Yo,$o,e,t);c.layers=this.layers,this.add(c);let l=new An(Yo,$o,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===xs)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===el)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.generateMipmaps;n.texture.generateMipmaps=!1,e.setRenderTarget(n,0,s),e.render(t,r),e.setRenderTarget(n,1,s),e.render(t,o),e.setRenderTarget(n,2,s),e.render(t,a),e.setRenderTarget(n,3,s),e.render(t,c),e.setRenderTarget(n,4,s),e.render(t,l),n.texture.generateMipmaps=x,e.setRenderTarget(n,5,s),e.render(t,u),e.setRenderTarget(h,d,p),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},rl=class extends vi{constructor(e=[],t=po,n,s,r,o,a,c,l,u){super(e,t,n,s,r,o,a,c,l,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Ic=class extends ks{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new rl(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Ir(5,5,5),r=new bs({name:"CubemapFromEquirect",uniforms:go(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:bi,blending:hr});r.uniforms.tEquirect.value=t;let o=new gn(s,r),a=t.minFilter;return t.minFilter===Ms&&(t.minFilter=Ri),new Pc(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Vi=class extends Ln{constructor(){super(),this.isGroup=!0,this.type="Group"}},Px={type:"move"},sa=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Vi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Vi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Vi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new q),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let x of e.hand.values()){let m=t.getJointPose(x,n),f=this._getHandJoint(l,x);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let u=l.joints["index-finger-tip"],h=l.joints["thumb-tip"],d=u.position.distanceTo(h.position),p=.02,g=.005;l.inputState.pinching&&d>p+g?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=p-g&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.rotation,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Px)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new Vi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}};var rr=class extends Ln{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ri,this.environmentIntensity=1,this.environmentRotation=new ri,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),e.background!==null&&(this.background=e.background.clone()),e.environment!==null&&(this.environment=e.environment.clone()),e.fog!==null&&(this.fog=e.fog.clone()),this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),e.overrideMaterial!==null&&(this.overrideMaterial=e.overrideMaterial.clone()),this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(t.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(t.object.backgroundIntensity=this.backgroundIntensity),t.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(t.object.environmentIntensity=this.environmentIntensity),t.object.environmentRotation=this.environmentRotation.toArray(),t}};var qp=new q,Yp=new Yt,$p=new Yt,Ix=new q,jp=new xt,_c=new q,Qh=new Gi,Zp=new xt,ed=new sr,ol=class extends gn{constructor(e,t){super(e,t),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=rd,this.bindMatrix=new xt,this.bindMatrixInverse=new xt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let e=this.geometry;this.boundingBox===null&&(this.boundingBox=new Hi),this.boundingBox.makeEmpty();let t=e.getAttribute("position");for(let n=0;n<t.count;n++)this.getVertexPosition(n,_c),this.boundingBox.expandByPoint(_c)}computeBoundingSphere(){let e=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new Gi),this.boundingSphere.makeEmpty();let t=e.getAttribute("position");for(let n=0;n<t.count;n++)this.getVertexPosition(n,_c),this.boundingSphere.expandByPoint(_c)}copy(e,t){return super.copy(e,t),this.bindMode=e.bindMode,this.bindMatrix.copy(e.bindMatrix),this.bindMatrixInverse.copy(e.bindMatrixInverse),this.skeleton=e.skeleton,e.boundingBox!==null&&(this.boundingBox=e.boundingBox.clone()),e.boundingSphere!==null&&(this.boundingSphere=e.boundingSphere.clone()),this}raycast(e,t){let n=this.material,s=this.matrixWorld;n!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Qh.copy(this.boundingSphere),Qh.applyMatrix4(s),e.ray.intersectsSphere(Qh)!==!1&&(Zp.copy(s).invert(),ed.copy(e.ray).applyMatrix4(Zp),!(this.boundingBox!==null&&ed.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(e,t,ed)))}getVertexPosition(e,t){return super.getVertexPosition(e,t),this.applyBoneTransform(e,t),t}bind(e,t){this.skeleton=e,t===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),t=this.matrixWorld),this.bindMatrix.copy(t),this.bindMatrixInverse.copy(t).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let e=new Yt,t=this.geometry.attributes.skinWeight;for(let n=0,s=t.count;n<s;n++){e.fromBufferAttribute(t,n);let r=1/e.manhattanLength();r!==1/0?e.multiplyScalar(r):e.set(1,0,0,0),t.setXYZW(n,e.x,e.y,e.z,e.w)}}updateMatrixWorld(e){super.updateMatrixWorld(e),this.bindMode===rd?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===km?this.bindMatrixInverse.copy(this.bindMatrix).invert():console.warn("THREE.SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(e,t){let n=this.skeleton,s=this.geometry;Yp.fromBufferAttribute(s.attributes.skinIndex,e),$p.fromBufferAttribute(s.attributes.skinWeight,e),qp.copy(t).applyMatrix4(this.bindMatrix),t.set(0,0,0);for(let r=0;r<4;r++){let o=$p.getComponent(r);if(o!==0){let a=Yp.getComponent(r);jp.multiplyMatrices(n.bones[a].matrixWorld,n.boneInverses[a]),t.addScaledVector(Ix.copy(qp).applyMatrix4(jp),o)}}return t.applyMatrix4(this.bindMatrixInverse)}},ra=class extends Ln{constructor(){super(),this.isBone=!0,this.type="Bone"}},al=class extends vi{constructor(e=null,t=1,n=1,s,r,o,a,c,l=Pi,u=Pi,h,d){super(null,o,a,c,l,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},Jp=new xt,Lx=new xt,ll=class i{constructor(e=[],t=[]){this.uuid=Or(),this.bones=e.slice(0),this.boneInverses=t,this.boneMatrices=null,this.boneTexture=null,this.init()}init(){let e=this.bones,t=this.boneInverses;if(this.boneMatrices=new Float32Array(e.length*16),t.length===0)this.calculateInverses();else if(e.length!==t.length){console.warn("THREE.Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let n=0,s=this.bones.length;n<s;n++)this.boneInverses.push(new xt)}}calculateInverses(){this.boneInverses.length=0;for(let e=0,t=this.bones.length;e<t;e++){let n=new xt;this.bones[e]&&n.copy(this.bones[e].matrixWorld).invert(),this.boneInverses.push(n)}}pose(){for(let e=0,t=this.bones.length;e<t;e++){let n=this.bones[e];n&&n.matrixWorld.copy(this.boneInverses[e]).invert()}for(let e=0,t=this.bones.length;e<t;e++){let n=this.bones[e];n&&(n.parent&&n.parent.isBone?(n.matrix.copy(n.parent.matrixWorld).invert(),n.matrix.multiply(n.matrixWorld)):n.matrix.copy(n.matrixWorld),n.matrix.decompose(n.position,n.quaternion,n.scale))}}update(){let e=this.bones,t=this.boneInverses,n=this.boneMatrices,s=this.boneTexture;for(let r=0,o=e.length;r<o;r++){let a=e[r]?e[r].matrixWorld:Lx;Jp.multiplyMatrices(a,t[r]),Jp.toArray(n,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new i(this.bones,this.boneInverses)}computeBoneTexture(){let e=Math.sqrt(this.bones.length*4);e=Math.ceil(e/4)*4,e=Math.max(e,4);let t=new Float32Array(e*e*4);t.set(this.boneMatrices);let n=new al(t,e,e,Xi,ws);return n.needsUpdate=!0,this.boneMatrices=t,this.boneTexture=n,this}getBoneByName(e){for(let t=0,n=this.bones.length;t<n;t++){let s=this.bones[t];if(s.name===e)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null)}fromJSON(e,t){this.uuid=e.uuid;for(let n=0,s=e.bones.length;n<s;n++){let r=e.bones[n],o=t[r];o===void 0&&(console.warn("THREE.Skeleton: No bone found with UUID:",r),o=new ra),this.bones.push(o),this.boneInverses.push(new xt().fromArray(e.boneInverses[n]))}return this.init(),this}toJSON(){let e={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};e.uuid=this.uuid;let t=this.bones,n=this.boneInverses;for(let s=0,r=t.length;s<r;s++){let o=t[s];e.bones.push(o.uuid);let a=n[s];e.boneInverses.push(a.toArray())}return e}};var td=new q,Dx=new q,Nx=new At,Ci=class{constructor(e=new q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=td.subVectors(n,t).cross(Dx.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t){let n=e.delta(td),s=this.normal.dot(n);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let r=-(e.start.dot(this.normal)+this.constant)/s;return r<0||r>1?null:t.copy(e.start).addScaledVector(n,r)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Nx.getNormalMatrix(e),s=this.coplanarPoint(td).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}},Qr=new Gi,Ux=new mt(.5,.5),xc=new q,oa=class{constructor(e=new Ci,t=new Ci,n=new Ci,s=new Ci,r=new Ci,o=new Ci){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=xs,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],u=r[4],h=r[5],d=r[6],p=r[7],g=r[8],x=r[9],m=r[10],f=r[11],E=r[12],I=r[13],S=r[14],L=r[15];if(s[0].setComponents(l-o,p-u,f-g,L-E).normalize(),s[1].setComponents(l+o,p+u,f+g,L+E).normalize(),s[2].setComponents(l+a,p+h,f+x,L+I).normalize(),s[3].setComponents(l-a,p-h,f-x,L-I).normalize(),n)s[4].setComponents(c,d,m,S).normalize(),s[5].setComponents(l-c,p-d,f-m,L-S).normalize();else if(s[4].setComponents(l-c,p-d,f-m,L-S).normalize(),t===xs)s[5].setComponents(l+c,p+d,f+m,L+S).normalize();else if(t===el)s[5].setComponents(c,d,m,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Qr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Qr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Qr)}intersectsSprite(e){Qr.center.set(0,0,0);let t=Ux.distanceTo(e.center);return Qr.radius=.7071067811865476+t,Qr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Qr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(xc.x=s.normal.x>0?e.max.x:e.min.x,xc.y=s.normal.y>0?e.max.y:e.min.y,xc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(xc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}};var Bs=class extends vs{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ut(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Lc=new q,Dc=new q,Kp=new xt,$a=new sr,yc=new Gi,nd=new q,Qp=new q,Lr=class extends Ln{constructor(e=new zn,t=new Bs){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Lc.fromBufferAttribute(t,s-1),Dc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Lc.distanceTo(Dc);e.setAttribute("lineDistance",new Ot(n,1))}else console.warn("THREE.Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),yc.copy(n.boundingSphere),yc.applyMatrix4(s),yc.radius+=r,e.ray.intersectsSphere(yc)===!1)return;Kp.copy(s).invert(),$a.copy(e.ray).applyMatrix4(Kp);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,u=n.index,d=n.attributes.position;if(u!==null){let p=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let x=p,m=g-1;x<m;x+=l){let f=u.getX(x),E=u.getX(x+1),I=vc(this,e,$a,c,f,E,x);I&&t.push(I)}if(this.isLineLoop){let x=u.getX(g-1),m=u.getX(p),f=vc(this,e,$a,c,x,m,g-1);f&&t.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let x=p,m=g-1;x<m;x+=l){let f=vc(this,e,$a,c,x,x+1,x);f&&t.push(f)}if(this.isLineLoop){let x=vc(this,e,$a,c,g-1,p,g-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function vc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Lc.fromBufferAttribute(a,s),Dc.fromBufferAttribute(a,r),t.distanceSqToSegment(Lc,Dc,nd,Qp)>n)return;nd.applyMatrix4(i.matrixWorld);let l=e.ray.origin.distanceTo(nd);if(!(l<e.near||l>e.far))return{distance:l,point:Qp.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var em=new q,tm=new q,aa=class extends Lr{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)em.fromBufferAttribute(t,s),tm.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+em.distanceTo(tm);e.setAttribute("lineDistance",new Ot(n,1))}else console.warn("THREE.LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var cl=class extends vi{constructor(e,t,n=Fr,s,r,o,a=Pi,c=Pi,l,u=Qo,h=1){if(u!==Qo&&u!==pa)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,c,u,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new na(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return this.compareFunction!==null&&(t.compareFunction=this.compareFunction),t}},ul=class extends vi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},hl=class i extends zn{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],c=[],l=[],u=t/2,h=Math.PI/2*e,d=t,p=2*h+d,g=n*2+r,x=s+1,m=new q,f=new q;for(let E=0;E<=g;E++){let I=0,S=0,L=0,R=0;if(E<=n){let v=E/n,b=v*Math.PI/2;S=-u-e*Math.cos(b),L=e*Math.sin(b),R=-e*Math.cos(b),I=v*h}else if(E<=n+r){let v=(E-n)/r;S=-u+v*t,L=e,R=0,I=h+v*d}else{let v=(E-n-r)/n,b=v*Math.PI/2;S=u+e*Math.sin(b),L=e*Math.cos(b),R=e*Math.sin(b),I=h+d+v*h}let F=Math.max(0,Math.min(1,I/p)),U=0;E===0?U=.5/s:E===g&&(U=-.5/s);for(let v=0;v<=s;v++){let b=v/s,T=b*Math.PI*2,k=Math.sin(T),H=Math.cos(T);f.x=-L*H,f.y=S,f.z=L*k,a.push(f.x,f.y,f.z),m.set(-L*H,R,L*k),m.normalize(),c.push(m.x,m.y,m.z),l.push(b+U,F)}if(E>0){let v=(E-1)*x;for(let b=0;b<s;b++){let T=v+b,k=v+b+1,H=E*x+b,Z=E*x+b+1;o.push(T,k,H),o.push(k,Z,H)}}}this.setIndex(o),this.setAttribute("position",new Ot(a,3)),this.setAttribute("normal",new Ot(c,3)),this.setAttribute("uv",new Ot(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var dl=class i extends zn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let u=[],h=[],d=[],p=[],g=0,x=[],m=n/2,f=0;E(),o===!1&&(e>0&&I(!0),t>0&&I(!1)),this.setIndex(u),this.setAttribute("position",new Ot(h,3)),this.setAttribute("normal",new Ot(d,3)),this.setAttribute("uv",new Ot(p,2));function E(){let S=new q,L=new q,R=0,F=(t-e)/n;for(let U=0;U<=r;U++){let v=[],b=U/r,T=b*(t-e)+e;for(let k=0;k<=s;k++){let H=k/s,Z=H*c+a,K=Math.sin(Z),G=Math.cos(Z);L.x=T*K,L.y=-b*n+m,L.z=T*G,h.push(L.x,L.y,L.z),S.set(K,F,G).normalize(),d.push(S.x,S.y,S.z),p.push(H,1-b),v.push(g++)}x.push(v)}for(let U=0;U<s;U++)for(let v=0;v<r;v++){let b=x[v][U],T=x[v+1][U],k=x[v+1][U+1],H=x[v][U+1];(e>0||v!==0)&&(u.push(b,T,H),R+=3),(t>0||v!==r-1)&&(u.push(T,k,H),R+=3)}l.addGroup(f,R,0),f+=R}function I(S){let L=g,R=new mt,F=new q,U=0,v=S===!0?e:t,b=S===!0?1:-1;for(let k=1;k<=s;k++)h.push(0,m*b,0),d.push(0,b,0),p.push(.5,.5),g++;let T=g;for(let k=0;k<=s;k++){let Z=k/s*c+a,K=Math.cos(Z),G=Math.sin(Z);F.x=v*G,F.y=m*b,F.z=v*K,h.push(F.x,F.y,F.z),d.push(0,b,0),R.x=K*.5+.5,R.y=G*.5*b+.5,p.push(R.x,R.y),g++}for(let k=0;k<s;k++){let H=L+k,Z=T+k;S===!0?u.push(Z,Z+1,H):u.push(Z+1,Z,H),U+=3}l.addGroup(f,U,S===!0?1:2),f+=U}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var fl=class i extends zn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),c=Math.floor(s),l=a+1,u=c+1,h=e/a,d=t/c,p=[],g=[],x=[],m=[];for(let f=0;f<u;f++){let E=f*d-o;for(let I=0;I<l;I++){let S=I*h-r;g.push(S,-E,0),x.push(0,0,1),m.push(I/a),m.push(1-f/c)}}for(let f=0;f<c;f++)for(let E=0;E<a;E++){let I=E+l*f,S=E+l*(f+1),L=E+1+l*(f+1),R=E+1+l*f;p.push(I,S,R),p.push(S,L,R)}this.setIndex(p),this.setAttribute("position",new Ot(g,3)),this.setAttribute("normal",new Ot(x,3)),this.setAttribute("uv",new Ot(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var ro=class i extends zn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,u=[],h=new q,d=new q,p=[],g=[],x=[],m=[];for(let f=0;f<=n;f++){let E=[],I=f/n,S=0;f===0&&o===0?S=.5/t:f===n&&c===Math.PI&&(S=-.5/t);for(let L=0;L<=t;L++){let R=L/t;h.x=-e*Math.cos(s+R*r)*Math.sin(o+I*a),h.y=e*Math.cos(o+I*a),h.z=e*Math.sin(s+R*r)*Math.sin(o+I*a),g.push(h.x,h.y,h.z),d.copy(h).normalize(),x.push(d.x,d.y,d.z),m.push(R+S,1-I),E.push(l++)}u.push(E)}for(let f=0;f<n;f++)for(let E=0;E<t;E++){let I=u[f][E+1],S=u[f][E],L=u[f+1][E],R=u[f+1][E+1];(f!==0||o>0)&&p.push(I,S,R),(f!==n-1||c<Math.PI)&&p.push(S,L,R)}this.setIndex(p),this.setAttribute("position",new Ot(g,3)),this.setAttribute("normal",new Ot(x,3)),this.setAttribute("uv",new Ot(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var zs=class extends vs{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ut(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cl,this.normalScale=new mt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ri,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Vs=class extends vs{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new ut(16777215),this.specular=new ut(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cl,this.normalScale=new mt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ri,this.combine=bl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var pl=class extends vs{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ut(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ut(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cl,this.normalScale=new mt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ri,this.combine=bl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Nc=class extends vs{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Vm,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Uc=class extends vs{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function bc(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Fx(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ox(i){function e(s,r){return i[s]-i[r]}let t=i.length,n=new Array(t);for(let s=0;s!==t;++s)n[s]=s;return n.sort(e),n}function nm(i,e,t){let n=i.length,s=new i.constructor(n);for(let r=0,o=0;o!==n;++r){let a=t[r]*e;for(let c=0;c!==e;++c)s[o++]=i[a+c]}return s}function tg(i,e,t,n){let s=1,r=i[0];for(;r!==void 0&&r[n]===void 0;)r=i[s++];if(r===void 0)return;let o=r[n];if(o!==void 0)if(Array.isArray(o))do o=r[n],o!==void 0&&(e.push(r.time),t.push(...o)),r=i[s++];while(r!==void 0);else if(o.toArray!==void 0)do o=r[n],o!==void 0&&(e.push(r.time),o.toArray(t,t.length)),r=i[s++];while(r!==void 0);else do o=r[n],o!==void 0&&(e.push(r.time),t.push(o)),r=i[s++];while(r!==void 0)}var oo=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("call to abstract method")}intervalChanged_(){}},Fc=class extends oo{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:od,endingEnd:od}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case ad:r=e,a=2*t-n;break;case ld:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case ad:o=e,c=2*n-t;break;case ld:o=1,c=n+s[1]-s[0];break;default:o=e-1,c=t}let l=(n-t)*.5,u=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-n),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(n-t)/(s-t),x=g*g,m=x*g,f=-d*m+2*d*x-d*g,E=(1+d)*m+(-1.5-2*d)*x+(-.5+d)*g+1,I=(-1-p)*m+(1.5+p)*x+.5*g,S=p*m-p*x;for(let L=0;L!==a;++L)r[L]=f*o[u+L]+E*o[l+L]+I*o[c+L]+S*o[h+L];return r}},Oc=class extends oo{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=(n-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[l+d]*h+o[c+d]*u;return r}},kc=class extends oo{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Ii=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=bc(t,this.TimeBufferType),this.values=bc(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:bc(e.times,Array),values:bc(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s)}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new kc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Oc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Fc(this.times,this.values,this.getValueSize(),e)}setInterpolation(e){let t;switch(e){case Ka:t=this.InterpolantFactoryMethodDiscrete;break;case Tc:t=this.InterpolantFactoryMethodLinear;break;case Mc:t=this.InterpolantFactoryMethodSmooth;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return console.warn("THREE.KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ka;case this.InterpolantFactoryMethodLinear:return Tc;case this.InterpolantFactoryMethodSmooth:return Mc}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(console.error("THREE.KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(console.error("THREE.KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){console.error("THREE.KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){console.error("THREE.KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&Fx(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){console.error("THREE.KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Mc,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],u=e[a+1];if(l!==u&&(a!==1||l!==e[0]))if(s)c=!0;else{let h=a*n,d=h-n,p=h+n;for(let g=0;g!==n;++g){let x=t[h+g];if(x!==t[d+g]||x!==t[p+g]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let h=a*n,d=o*n;for(let p=0;p!==n;++p)t[d+p]=t[h+p]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,s}};Ii.prototype.ValueTypeName="";Ii.prototype.TimeBufferType=Float32Array;Ii.prototype.ValueBufferType=Float32Array;Ii.prototype.DefaultInterpolation=Tc;var or=class extends Ii{constructor(e,t,n){super(e,t,n)}};or.prototype.ValueTypeName="bool";or.prototype.ValueBufferType=Array;or.prototype.DefaultInterpolation=Ka;or.prototype.InterpolantFactoryMethodLinear=void 0;or.prototype.InterpolantFactoryMethodSmooth=void 0;var ml=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};ml.prototype.ValueTypeName="color";var ao=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};ao.prototype.ValueTypeName="number";var Bc=class extends oo{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-t)/(s-t),l=e*a;for(let u=l+a;l!==u;l+=4)Bn.slerpFlat(r,0,o,l-a,o,l,c);return r}},ar=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Bc(this.times,this.values,this.getValueSize(),e)}};ar.prototype.ValueTypeName="quaternion";ar.prototype.InterpolantFactoryMethodSmooth=void 0;var lr=class extends Ii{constructor(e,t,n){super(e,t,n)}};lr.prototype.ValueTypeName="string";lr.prototype.ValueBufferType=Array;lr.prototype.DefaultInterpolation=Ka;lr.prototype.InterpolantFactoryMethodLinear=void 0;lr.prototype.InterpolantFactoryMethodSmooth=void 0;var Hs=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};Hs.prototype.ValueTypeName="vector";var la=class{constructor(e="",t=-1,n=[],s=zm){this.name=e,this.tracks=n,this.duration=t,this.blendMode=s,this.uuid=Or(),this.userData={},this.duration<0&&this.resetDuration()}static parse(e){let t=[],n=e.tracks,s=1/(e.fps||1);for(let o=0,a=n.length;o!==a;++o)t.push(Bx(n[o]).scale(s));let r=new this(e.name,e.duration,t,e.blendMode);return r.uuid=e.uuid,r.userData=JSON.parse(e.userData||"{}"),r}static toJSON(e){let t=[],n=e.tracks,s={name:e.name,duration:e.duration,tracks:t,uuid:e.uuid,blendMode:e.blendMode,userData:JSON.stringify(e.userData)};for(let r=0,o=n.length;r!==o;++r)t.push(Ii.toJSON(n[r]));return s}static CreateFromMorphTargetSequence(e,t,n,s){let r=t.length,o=[];for(let a=0;a<r;a++){let c=[],l=[];c.push((a+r-1)%r,a,(a+1)%r),l.push(0,1,0);let u=Ox(c);c=nm(c,1,u),l=nm(l,1,u),!s&&c[0]===0&&(c.push(r),l.push(l[0])),o.push(new ao(".morphTargetInfluences["+t[a].name+"]",c,l).scale(1/n))}return new this(e,-1,o)}static findByName(e,t){let n=e;if(!Array.isArray(e)){let s=e;n=s.geometry&&s.geometry.animations||s.animations}for(let s=0;s<n.length;s++)if(n[s].name===t)return n[s];return null}static CreateClipsFromMorphTargetSequences(e,t,n){let s={},r=/^([\w-]*?)([\d]+)$/;for(let a=0,c=e.length;a<c;a++){let l=e[a],u=l.name.match(r);if(u&&u.length>1){let h=u[1],d=s[h];d||(s[h]=d=[]),d.push(l)}}let o=[];for(let a in s)o.push(this.CreateFromMorphTargetSequence(a,s[a],t,n));return o}static parseAnimation(e,t){if(console.warn("THREE.AnimationClip: parseAnimation() is deprecated and will be removed with r185"),!e)return console.error("THREE.AnimationClip: No animation in JSONLoader data."),null;let n=function(h,d,p,g,x){if(p.length!==0){let m=[],f=[];tg(p,m,f,g),m.length!==0&&x.push(new h(d,m,f))}},s=[],r=e.name||"default",o=e.fps||30,a=e.blendMode,c=e.length||-1,l=e.hierarchy||[];for(let h=0;h<l.length;h++){let d=l[h].keys;if(!(!d||d.length===0))if(d[0].morphTargets){let p={},g;for(g=0;g<d.length;g++)if(d[g].morphTargets)for(let x=0;x<d[g].morphTargets.length;x++)p[d[g].morphTargets[x]]=-1;for(let x in p){let m=[],f=[];for(let E=0;E!==d[g].morphTargets.length;++E){let I=d[g];m.push(I.time),f.push(I.morphTarget===x?1:0)}s.push(new ao(".morphTargetInfluence["+x+"]",m,f))}c=p.length*o}else{let p=".bones["+t[h].name+"]";n(Hs,p+".position",d,"pos",s),n(ar,p+".quaternion",d,"rot",s),n(Hs,p+".scale",d,"scl",s)}}return s.length===0?null:new this(r,c,s,a)}resetDuration(){let e=this.tracks,t=0;for(let n=0,s=e.length;n!==s;++n){let r=this.tracks[n];t=Math.max(t,r.times[r.times.length-1])}return this.duration=t,this}trim(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].trim(0,this.duration);return this}validate(){let e=!0;for(let t=0;t<this.tracks.length;t++)e=e&&this.tracks[t].validate();return e}optimize(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].optimize();return this}clone(){let e=[];for(let n=0;n<this.tracks.length;n++)e.push(this.tracks[n].clone());let t=new this.constructor(this.name,this.duration,e,this.blendMode);return t.userData=JSON.parse(JSON.stringify(this.userData)),t}toJSON(){return this.constructor.toJSON(this)}};function kx(i){switch(i.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return ao;case"vector":case"vector2":case"vector3":case"vector4":return Hs;case"color":return ml;case"quaternion":return ar;case"bool":case"boolean":return or;case"string":return lr}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+i)}function Bx(i){if(i.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");let e=kx(i.type);if(i.times===void 0){let t=[],n=[];tg(i.keys,t,n,"value"),i.times=t,i.values=n}return e.parse!==void 0?e.parse(i):new e(i.name,i.times,i.values,i.interpolation)}var Ko={enabled:!1,files:{},add:function(i,e){this.enabled!==!1&&(this.files[i]=e)},get:function(i){if(this.enabled!==!1)return this.files[i]},remove:function(i){delete this.files[i]},clear:function(){this.files={}}},zc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this.abortController=new AbortController,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return c?c(u):u},this.setURLModifier=function(u){return c=u,this},this.addHandler=function(u,h){return l.push(u,h),this},this.removeHandler=function(u){let h=l.indexOf(u);return h!==-1&&l.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=l.length;h<d;h+=2){let p=l[h],g=l[h+1];if(p.global&&(p.lastIndex=0),p.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this.abortController=new AbortController,this}}},Du=new zc,Wi=class{constructor(e){this.manager=e!==void 0?e:Du,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={}}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}abort(){return this}};Wi.DEFAULT_MATERIAL_NAME="__DEFAULT";var tr={},hd=class extends Error{constructor(e,t){super(e),this.response=t}},Dr=class extends Wi{constructor(e){super(e),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(e,t,n,s){e===void 0&&(e=""),this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);let r=Ko.get(`file:${e}`);if(r!==void 0)return this.manager.itemStart(e),setTimeout(()=>{t&&t(r),this.manager.itemEnd(e)},0),r;if(tr[e]!==void 0){tr[e].push({onLoad:t,onProgress:n,onError:s});return}tr[e]=[],tr[e].push({onLoad:t,onProgress:n,onError:s});let o=new Request(e,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,c=this.responseType;fetch(o).then(l=>{if(l.status===200||l.status===0){if(l.status===0&&console.warn("THREE.FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||l.body===void 0||l.body.getReader===void 0)return l;let u=tr[e],h=l.body.getReader(),d=l.headers.get("X-File-Size")||l.headers.get("Content-Length"),p=d?parseInt(d):0,g=p!==0,x=0,m=new ReadableStream({start(f){E();function E(){h.read().then(({done:I,value:S})=>{if(I)f.close();else{x+=S.byteLength;let L=new ProgressEvent("progress",{lengthComputable:g,loaded:x,total:p});for(let R=0,F=u.length;R<F;R++){let U=u[R];U.onProgress&&U.onProgress(L)}f.enqueue(S),E()}},I=>{f.error(I)})}}});return new Response(m)}else throw new hd(`fetch for "${l.url}" responded with ${l.status}: ${l.statusText}`,l)}).then(l=>{switch(c){case"arraybuffer":return l.arrayBuffer();case"blob":return l.blob();case"document":return l.text().then(u=>new DOMParser().parseFromString(u,a));case"json":return l.json();default:if(a==="")return l.text();{let h=/charset="?([^;"\s]*)"?/i.exec(a),d=h&&h[1]?h[1].toLowerCase():void 0,p=new TextDecoder(d);return l.arrayBuffer().then(g=>p.decode(g))}}}).then(l=>{Ko.add(`file:${e}`,l);let u=tr[e];delete tr[e];for(let h=0,d=u.length;h<d;h++){let p=u[h];p.onLoad&&p.onLoad(l)}}).catch(l=>{let u=tr[e];if(u===void 0)throw this.manager.itemError(e),l;delete tr[e];for(let h=0,d=u.length;h<d;h++){let p=u[h];p.onError&&p.onError(l)}this.manager.itemError(e)}).finally(()=>{this.manager.itemEnd(e)}),this.manager.itemStart(e)}setResponseType(e){return this.responseType=e,this}setMimeType(e){return this.mimeType=e,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var jo=new WeakMap,Vc=class extends Wi{constructor(e){super(e)}load(e,t,n,s){this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);let r=this,o=Ko.get(`image:${e}`);if(o!==void 0){if(o.complete===!0)r.manager.itemStart(e),setTimeout(function(){t&&t(o),r.manager.itemEnd(e)},0);else{let h=jo.get(o);h===void 0&&(h=[],jo.set(o,h)),h.push({onLoad:t,onError:s})}return o}let a=ea("img");function c(){u(),t&&t(this);let h=jo.get(this)||[];for(let d=0;d<h.length;d++){let p=h[d];p.onLoad&&p.onLoad(this)}jo.delete(this),r.manager.itemEnd(e)}function l(h){u(),s&&s(h),Ko.remove(`image:${e}`);let d=jo.get(this)||[];for(let p=0;p<d.length;p++){let g=d[p];g.onError&&g.onError(h)}jo.delete(this),r.manager.itemError(e),r.manager.itemEnd(e)}function u(){a.removeEventListener("load",c,!1),a.removeEventListener("error",l,!1)}return a.addEventListener("load",c,!1),a.addEventListener("error",l,!1),e.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),Ko.add(`image:${e}`,a),r.manager.itemStart(e),a.src=e,a}};var gl=class extends Wi{constructor(e){super(e)}load(e,t,n,s){let r=this,o=new al,a=new Dr(this.manager);return a.setResponseType("arraybuffer"),a.setRequestHeader(this.requestHeader),a.setPath(this.path),a.setWithCredentials(r.withCredentials),a.load(e,function(c){let l;try{l=r.parse(c)}catch(u){if(s!==void 0)s(u);else{console.error(u);return}}l.image!==void 0?o.image=l.image:l.data!==void 0&&(o.image.width=l.width,o.image.height=l.height,o.image.data=l.data),o.wrapS=l.wrapS!==void 0?l.wrapS:zi,o.wrapT=l.wrapT!==void 0?l.wrapT:zi,o.magFilter=l.magFilter!==void 0?l.magFilter:Ri,o.minFilter=l.minFilter!==void 0?l.minFilter:Ri,o.anisotropy=l.anisotropy!==void 0?l.anisotropy:1,l.colorSpace!==void 0&&(o.colorSpace=l.colorSpace),l.flipY!==void 0&&(o.flipY=l.flipY),l.format!==void 0&&(o.format=l.format),l.type!==void 0&&(o.type=l.type),l.mipmaps!==void 0&&(o.mipmaps=l.mipmaps,o.minFilter=Ms),l.mipmapCount===1&&(o.minFilter=Ri),l.generateMipmaps!==void 0&&(o.generateMipmaps=l.generateMipmaps),o.needsUpdate=!0,t&&t(o,l)},n,s),o}},lo=class extends Wi{constructor(e){super(e)}load(e,t,n,s){let r=new vi,o=new Vc(this.manager);return o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(e,function(a){r.image=a,r.needsUpdate=!0,t!==void 0&&t(r)},n,s),r}},co=class extends Ln{constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ut(e),this.intensity=t}dispose(){}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,this.groundColor!==void 0&&(t.object.groundColor=this.groundColor.getHex()),this.distance!==void 0&&(t.object.distance=this.distance),this.angle!==void 0&&(t.object.angle=this.angle),this.decay!==void 0&&(t.object.decay=this.decay),this.penumbra!==void 0&&(t.object.penumbra=this.penumbra),this.shadow!==void 0&&(t.object.shadow=this.shadow.toJSON()),this.target!==void 0&&(t.object.target=this.target.uuid),t}};var id=new xt,im=new q,sm=new q,_l=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new mt(512,512),this.mapType=Ss,this.map=null,this.mapPass=null,this.matrix=new xt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new oa,this._frameExtents=new mt(1,1),this._viewportCount=1,this._viewports=[new Yt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera,n=this.matrix;im.setFromMatrixPosition(e.matrixWorld),t.position.copy(im),sm.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(sm),t.updateMatrixWorld(),id.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this._frustum.setFromProjectionMatrix(id,t.coordinateSystem,t.reversedDepth),t.reversedDepth?n.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):n.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),n.multiply(id)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return this.intensity!==1&&(e.intensity=this.intensity),this.bias!==0&&(e.bias=this.bias),this.normalBias!==0&&(e.normalBias=this.normalBias),this.radius!==1&&(e.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(e.mapSize=this.mapSize.toArray()),e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},dd=class extends _l{constructor(){super(new An(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(e){let t=this.camera,n=so*2*e.angle*this.focus,s=this.mapSize.width/this.mapSize.height*this.aspect,r=e.distance||t.far;(n!==t.fov||s!==t.aspect||r!==t.far)&&(t.fov=n,t.aspect=s,t.far=r,t.updateProjectionMatrix()),super.updateMatrices(e)}copy(e){return super.copy(e),this.focus=e.focus,this}},xl=class extends co{constructor(e,t,n=0,s=Math.PI/3,r=0,o=2){super(e,t),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.target=new Ln,this.distance=n,this.angle=s,this.penumbra=r,this.decay=o,this.map=null,this.shadow=new dd}get power(){return this.intensity*Math.PI}set power(e){this.intensity=e/Math.PI}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.angle=e.angle,this.penumbra=e.penumbra,this.decay=e.decay,this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}},rm=new xt,ja=new q,sd=new q,fd=class extends _l{constructor(){super(new An(90,1,.5,500)),this.isPointLightShadow=!0,this._frameExtents=new mt(4,2),this._viewportCount=6,this._viewports=[new Yt(2,1,1,1),new Yt(0,1,1,1),new Yt(3,1,1,1),new Yt(1,1,1,1),new Yt(3,0,1,1),new Yt(1,0,1,1)],this._cubeDirections=[new q(1,0,0),new q(-1,0,0),new q(0,0,1),new q(0,0,-1),new q(0,1,0),new q(0,-1,0)],this._cubeUps=[new q(0,1,0),new q(0,1,0),new q(0,1,0),new q(0,1,0),new q(0,0,1),new q(0,0,-1)]}updateMatrices(e,t=0){let n=this.camera,s=this.matrix,r=e.distance||n.far;r!==n.far&&(n.far=r,n.updateProjectionMatrix()),ja.setFromMatrixPosition(e.matrixWorld),n.position.copy(ja),sd.copy(n.position),sd.add(this._cubeDirections[t]),n.up.copy(this._cubeUps[t]),n.lookAt(sd),n.updateMatrixWorld(),s.makeTranslation(-ja.x,-ja.y,-ja.z),rm.multiplyMatrices(n.projectionMatrix,n.matrixWorldInverse),this._frustum.setFromProjectionMatrix(rm,n.coordinateSystem,n.reversedDepth)}},yl=class extends co{constructor(e,t,n=0,s=2){super(e,t),this.isPointLight=!0,this.type="PointLight",this.distance=n,this.decay=s,this.shadow=new fd}get power(){return this.intensity*4*Math.PI}set power(e){this.intensity=e/(4*Math.PI)}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.decay=e.decay,this.shadow=e.shadow.clone(),this}},uo=class extends sl{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=u*this.view.offsetY,c=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},pd=class extends _l{constructor(){super(new uo(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},cr=class extends co{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ln.DEFAULT_UP),this.updateMatrix(),this.target=new Ln,this.shadow=new pd}dispose(){this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}},ur=class extends co{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var ho=class{static extractUrlBase(e){let t=e.lastIndexOf("/");return t===-1?"./":e.slice(0,t+1)}static resolveURL(e,t){return typeof e!="string"||e===""?"":(/^https?:\/\//i.test(t)&&/^\//.test(e)&&(t=t.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(e)||/^data:.*,.*$/i.test(e)||/^blob:.*$/i.test(e)?e:t+e)}};var Hc=class extends An{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e}};var Fd="\\[\\]\\.:\\/",zx=new RegExp("["+Fd+"]","g"),Od="[^"+Fd+"]",Vx="[^"+Fd.replace("\\.","")+"]",Hx=/((?:WC+[\/:])*)/.source.replace("WC",Od),Gx=/(WCOD+)?/.source.replace("WCOD",Vx),Wx=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Od),Xx=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Od),qx=new RegExp("^"+Hx+Gx+Wx+Xx+"$"),Yx=["material","materials","bones","map"],md=class{constructor(e,t,n){let s=n||bn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},bn=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(zx,"")}static parseTrackName(e){let t=qx.exec(e);if(t===null)throw new Error("PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Yx.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=n(a.children);if(c)return c}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){console.warn("THREE.PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=t.objectIndex;switch(n){case"materials":if(!e.material){console.error("THREE.PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){console.error("THREE.PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){console.error("THREE.PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===l){l=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){console.error("THREE.PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){console.error("THREE.PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){console.error("THREE.PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(l!==void 0){if(e[l]===void 0){console.error("THREE.PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;console.error("THREE.PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){console.error("THREE.PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){console.error("THREE.PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};bn.Composite=md;bn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};bn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};bn.prototype.GetterByBindingType=[bn.prototype._getValue_direct,bn.prototype._getValue_array,bn.prototype._getValue_arrayElement,bn.prototype._getValue_toArray];bn.prototype.SetterByBindingTypeAndVersioning=[[bn.prototype._setValue_direct,bn.prototype._setValue_direct_setNeedsUpdate,bn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[bn.prototype._setValue_array,bn.prototype._setValue_array_setNeedsUpdate,bn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[bn.prototype._setValue_arrayElement,bn.prototype._setValue_arrayElement_setNeedsUpdate,bn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[bn.prototype._setValue_fromArray,bn.prototype._setValue_fromArray_setNeedsUpdate,bn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var x1=new Float32Array(1);var om=new xt,ca=class{constructor(e,t,n=0,s=1/0){this.ray=new sr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new ia,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,(t.near+t.far)/(t.near-t.far)).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):console.error("THREE.Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return om.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(om),this}intersectObject(e,t=!0,n=[]){return gd(e,this,n,t),n.sort(am),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)gd(e[s],this,n,t);return n.sort(am),n}};function am(i,e){return i.distance-e.distance}function gd(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)gd(r[o],e,t,!0)}}var ua=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=Nt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(Nt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var fo=class extends aa{constructor(e=10,t=10,n=4473924,s=8947848){n=new ut(n),s=new ut(s);let r=t/2,o=e/t,a=e/2,c=[],l=[];for(let d=0,p=0,g=-a;d<=t;d++,g+=o){c.push(-a,0,g,a,0,g),c.push(g,0,-a,g,0,a);let x=d===r?n:s;x.toArray(l,p),p+=3,x.toArray(l,p),p+=3,x.toArray(l,p),p+=3,x.toArray(l,p),p+=3}let u=new zn;u.setAttribute("position",new Ot(c,3)),u.setAttribute("color",new Ot(l,3));let h=new Bs({vertexColors:!0,toneMapped:!1});super(u,h),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}};var vl=class extends Os{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){if(e===void 0){console.warn("THREE.Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function kd(i,e,t,n){let s=$x(n);switch(t){case Ad:return i*e;case Rd:return i*e/s.components*s.byteLength;case nu:return i*e/s.components*s.byteLength;case Pd:return i*e*2/s.components*s.byteLength;case iu:return i*e*2/s.components*s.byteLength;case Cd:return i*e*3/s.components*s.byteLength;case Xi:return i*e*4/s.components*s.byteLength;case su:return i*e*4/s.components*s.byteLength;case wl:case El:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Tl:case Al:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case ou:case lu:return Math.max(i,16)*Math.max(e,8)/4;case ru:case au:return Math.max(i,8)*Math.max(e,8)/2;case cu:case uu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case hu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case du:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case fu:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case pu:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case mu:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case gu:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case _u:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case xu:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case yu:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case vu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case bu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Mu:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Su:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case wu:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Eu:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Tu:case Au:case Cu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Ru:case Pu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Iu:case Lu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function $x(i){switch(i){case Ss:case Sd:return{byteLength:1,components:1};case ha:case wd:case da:return{byteLength:2,components:1};case eu:case tu:return{byteLength:2,components:4};case Fr:case Qc:case ws:return{byteLength:4,components:1};case Ed:case Td:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"180"}}));typeof window<"u"&&(window.__THREE__?console.warn("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="180");/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Eg(){let i=null,e=!1,t=null,n=null;function s(r,o){t(r,o),n=i.requestAnimationFrame(s)}return{start:function(){e!==!0&&t!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Zx(i){let e=new WeakMap;function t(a,c){let l=a.array,u=a.usage,h=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,u),a.onUploadCallback();let p;if(l instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=i.SHORT;else if(l instanceof Uint32Array)p=i.UNSIGNED_INT;else if(l instanceof Int32Array)p=i.INT;else if(l instanceof Int8Array)p=i.BYTE;else if(l instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:h}}function n(a,c,l){let u=c.array,h=c.updateRanges;if(i.bindBuffer(l,a),h.length===0)i.bufferSubData(l,0,u);else{h.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<h.length;p++){let g=h[d],x=h[p];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++d,h[d]=x)}h.length=d+1;for(let p=0,g=h.length;p<g;p++){let x=h[p];i.bufferSubData(l,x.start*u.BYTES_PER_ELEMENT,u,x.start,x.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(i.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var Jx=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Kx=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Qx=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,ey=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,ty=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,ny=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,iy=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,sy=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,ry=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec3 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 ).rgb;
	}
#endif`,oy=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,ay=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,ly=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,cy=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,uy=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,hy=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,dy=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,fy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,py=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,my=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,gy=`#if defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#elif defined( USE_COLOR )
	diffuseColor.rgb *= vColor;
#endif`,_y=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR )
	varying vec3 vColor;
#endif`,xy=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec3 vColor;
#endif`,yy=`#if defined( USE_COLOR_ALPHA )
	vColor = vec4( 1.0 );
#elif defined( USE_COLOR ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec3( 1.0 );
#endif
#ifdef USE_COLOR
	vColor *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.xyz *= instanceColor.xyz;
#endif
#ifdef USE_BATCHING_COLOR
	vec3 batchingColor = getBatchingColor( getIndirectIndex( gl_DrawID ) );
	vColor.xyz *= batchingColor.xyz;
#endif`,vy=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
vec3 inverseTransformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( vec4( dir, 0.0 ) * matrix ).xyz );
}
mat3 transposeMat3( const in mat3 m ) {
	mat3 tmp;
	tmp[ 0 ] = vec3( m[ 0 ].x, m[ 1 ].x, m[ 2 ].x );
	tmp[ 1 ] = vec3( m[ 0 ].y, m[ 1 ].y, m[ 2 ].y );
	tmp[ 2 ] = vec3( m[ 0 ].z, m[ 1 ].z, m[ 2 ].z );
	return tmp;
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,by=`#ifdef ENVMAP_TYPE_CUBE_UV
	#define cubeUV_minMipLevel 4.0
	#define cubeUV_minTileSize 16.0
	float getFace( vec3 direction ) {
		vec3 absDirection = abs( direction );
		float face = - 1.0;
		if ( absDirection.x > absDirection.z ) {
			if ( absDirection.x > absDirection.y )
				face = direction.x > 0.0 ? 0.0 : 3.0;
			else
				face = direction.y > 0.0 ? 1.0 : 4.0;
		} else {
			if ( absDirection.z > absDirection.y )
				face = direction.z > 0.0 ? 2.0 : 5.0;
			else
				face = direction.y > 0.0 ? 1.0 : 4.0;
		}
		return face;
	}
	vec2 getUV( vec3 direction, float face ) {
		vec2 uv;
		if ( face == 0.0 ) {
			uv = vec2( direction.z, direction.y ) / abs( direction.x );
		} else if ( face == 1.0 ) {
			uv = vec2( - direction.x, - direction.z ) / abs( direction.y );
		} else if ( face == 2.0 ) {
			uv = vec2( - direction.x, direction.y ) / abs( direction.z );
		} else if ( face == 3.0 ) {
			uv = vec2( - direction.z, direction.y ) / abs( direction.x );
		} else if ( face == 4.0 ) {
			uv = vec2( - direction.x, direction.z ) / abs( direction.y );
		} else {
			uv = vec2( direction.x, direction.y ) / abs( direction.z );
		}
		return 0.5 * ( uv + 1.0 );
	}
	vec3 bilinearCubeUV( sampler2D envMap, vec3 direction, float mipInt ) {
		float face = getFace( direction );
		float filterInt = max( cubeUV_minMipLevel - mipInt, 0.0 );
		mipInt = max( mipInt, cubeUV_minMipLevel );
		float faceSize = exp2( mipInt );
		highp vec2 uv = getUV( direction, face ) * ( faceSize - 2.0 ) + 1.0;
		if ( face > 2.0 ) {
			uv.y += faceSize;
			face -= 3.0;
		}
		uv.x += face * faceSize;
		uv.x += filterInt * 3.0 * cubeUV_minTileSize;
		uv.y += 4.0 * ( exp2( CUBEUV_MAX_MIP ) - faceSize );
		uv.x *= CUBEUV_TEXEL_WIDTH;
		uv.y *= CUBEUV_TEXEL_HEIGHT;
		#ifdef texture2DGradEXT
			return texture2DGradEXT( envMap, uv, vec2( 0.0 ), vec2( 0.0 ) ).rgb;
		#else
			return texture2D( envMap, uv ).rgb;
		#endif
	}
	#define cubeUV_r0 1.0
	#define cubeUV_m0 - 2.0
	#define cubeUV_r1 0.8
	#define cubeUV_m1 - 1.0
	#define cubeUV_r4 0.4
	#define cubeUV_m4 2.0
	#define cubeUV_r5 0.305
	#define cubeUV_m5 3.0
	#define cubeUV_r6 0.21
	#define cubeUV_m6 4.0
	float roughnessToMip( float roughness ) {
		float mip = 0.0;
		if ( roughness >= cubeUV_r1 ) {
			mip = ( cubeUV_r0 - roughness ) * ( cubeUV_m1 - cubeUV_m0 ) / ( cubeUV_r0 - cubeUV_r1 ) + cubeUV_m0;
		} else if ( roughness >= cubeUV_r4 ) {
			mip = ( cubeUV_r1 - roughness ) * ( cubeUV_m4 - cubeUV_m1 ) / ( cubeUV_r1 - cubeUV_r4 ) + cubeUV_m1;
		} else if ( roughness >= cubeUV_r5 ) {
			mip = ( cubeUV_r4 - roughness ) * ( cubeUV_m5 - cubeUV_m4 ) / ( cubeUV_r4 - cubeUV_r5 ) + cubeUV_m4;
		} else if ( roughness >= cubeUV_r6 ) {
			mip = ( cubeUV_r5 - roughness ) * ( cubeUV_m6 - cubeUV_m5 ) / ( cubeUV_r5 - cubeUV_r6 ) + cubeUV_m5;
		} else {
			mip = - 2.0 * log2( 1.16 * roughness );		}
		return mip;
	}
	vec4 textureCubeUV( sampler2D envMap, vec3 sampleDir, float roughness ) {
		float mip = clamp( roughnessToMip( roughness ), cubeUV_m0, CUBEUV_MAX_MIP );
		float mipF = fract( mip );
		float mipInt = floor( mip );
		vec3 color0 = bilinearCubeUV( envMap, sampleDir, mipInt );
		if ( mipF == 0.0 ) {
			return vec4( color0, 1.0 );
		} else {
			vec3 color1 = bilinearCubeUV( envMap, sampleDir, mipInt + 1.0 );
			return vec4( mix( color0, color1, mipF ), 1.0 );
		}
	}
#endif`,My=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
	#ifdef FLIP_SIDED
		transformedTangent = - transformedTangent;
	#endif
#endif`,Sy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,wy=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Ey=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Ty=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Ay="gl_FragColor = linearToOutputTexel( gl_FragColor );",Cy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Ry=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * vec3( flipEnvMap * reflectVec.x, reflectVec.yz ) );
	#else
		vec4 envColor = vec4( 0.0 );
	#endif
	#ifdef ENVMAP_BLENDING_MULTIPLY
		outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
	#elif defined( ENVMAP_BLENDING_MIX )
		outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
	#elif defined( ENVMAP_BLENDING_ADD )
		outgoingLight += envColor.xyz * specularStrength * reflectivity;
	#endif
#endif`,Py=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform float flipEnvMap;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
	
#endif`,Iy=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Ly=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Dy=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = inverseTransformDirection( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Ny=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Uy=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Fy=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Oy=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ky=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,By=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,zy=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Vy=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Hy=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif`,Gy=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_CUBE_UV
			vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
			vec4 envMapColor = textureCubeUV( envMap, envMapRotation * worldNormal, 1.0 );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_CUBE_UV
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, roughness * roughness) );
			reflectVec = inverseTransformDirection( reflectVec, viewMatrix );
			vec4 envMapColor = textureCubeUV( envMap, envMapRotation * reflectVec, roughness );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_CUBE_UV
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
#endif`,Wy=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Xy=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,qy=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Yy=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,$y=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb * ( 1.0 - metalnessFactor );
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.0525 );material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = mix( min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = mix( vec3( 0.04 ), diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.0525 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.07, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,jy=`struct PhysicalMaterial {
	vec3 diffuseColor;
	float roughness;
	vec3 specularColor;
	float specularF90;
	float dispersion;
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		float v = 0.5 / ( gv + gl );
		return saturate(v);
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = material.clearcoatRoughness;
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColor;
	float f90 = material.specularF90;
	float roughness = material.roughness;
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float V = V_GGX_SmithCorrelated_Anisotropic( material.alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( material.alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transposeMat3( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float a = roughness < 0.25 ? -339.2 * r2 + 161.4 * roughness - 25.9 : -8.48 * r2 + 14.3 * roughness - 9.95;
	float b = roughness < 0.25 ? 44.0 * r2 - 23.7 * roughness + 3.26 : 1.97 * r2 - 3.27 * roughness + 0.72;
	float DG = exp( a * dotNV + b ) + ( roughness < 0.25 ? 0.0 : 0.1 * ( roughness - 0.25 ) );
	return saturate( DG * RECIPROCAL_PI );
}
vec2 DFGApprox( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	const vec4 c0 = vec4( - 1, - 0.0275, - 0.572, 0.022 );
	const vec4 c1 = vec4( 1, 0.0425, 1.04, - 0.04 );
	vec4 r = roughness * c0 + c1;
	float a004 = min( r.x * r.x, exp2( - 9.28 * dotNV ) ) * r.x + r.y;
	vec2 fab = vec2( - 1.04, 1.04 ) * a004 + r.zw;
	return fab;
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	vec2 fab = DFGApprox( normal, viewDir, roughness );
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, const in float roughness, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	vec2 fab = DFGApprox( normal, viewDir, roughness );
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColor * t2.x + ( vec3( 1.0 ) - material.specularColor ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseColor * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
	#endif
	reflectedLight.directSpecular += irradiance * BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
	#endif
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( geometryNormal, geometryViewDir, material.specularColor, material.specularF90, material.iridescence, material.iridescenceFresnel, material.roughness, singleScattering, multiScattering );
	#else
		computeMultiscattering( geometryNormal, geometryViewDir, material.specularColor, material.specularF90, material.roughness, singleScattering, multiScattering );
	#endif
	vec3 totalScattering = singleScattering + multiScattering;
	vec3 diffuse = material.diffuseColor * ( 1.0 - max( max( totalScattering.r, totalScattering.g ), totalScattering.b ) );
	reflectedLight.indirectSpecular += radiance * singleScattering;
	reflectedLight.indirectSpecular += multiScattering * cosineWeightedIrradiance;
	reflectedLight.indirectDiffuse += diffuse * cosineWeightedIrradiance;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Zy=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		material.iridescenceFresnel = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		material.iridescenceF0 = Schlick_to_F0( material.iridescenceFresnel, 1.0, dotNVi );
	}
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Jy=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD ) && defined( ENVMAP_TYPE_CUBE_UV )
		iblIrradiance += getIBLIrradiance( geometryNormal );
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		radiance += getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		radiance += getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Ky=`#if defined( RE_IndirectDiffuse )
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Qy=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,ev=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,tv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,nv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,iv=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,sv=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,rv=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,ov=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,av=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,lv=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,cv=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,uv=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,hv=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,dv=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,fv=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,pv=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#if defined( DOUBLE_SIDED ) && ! defined( FLAT_SHADED )
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#if defined( DOUBLE_SIDED ) && ! defined( FLAT_SHADED )
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,mv=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,gv=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,_v=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,xv=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,yv=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,vv=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,bv=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Mv=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Sv=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,wv=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Ev=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	return depth * ( near - far ) - near;
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	return ( near * far ) / ( ( far - near ) * depth - far );
}`,Tv=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Av=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Cv=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Rv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Pv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Iv=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Lv=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform sampler2D pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	float texture2DCompare( sampler2D depths, vec2 uv, float compare ) {
		float depth = unpackRGBAToDepth( texture2D( depths, uv ) );
		#ifdef USE_REVERSED_DEPTH_BUFFER
			return step( depth, compare );
		#else
			return step( compare, depth );
		#endif
	}
	vec2 texture2DDistribution( sampler2D shadow, vec2 uv ) {
		return unpackRGBATo2Half( texture2D( shadow, uv ) );
	}
	float VSMShadow( sampler2D shadow, vec2 uv, float compare ) {
		float occlusion = 1.0;
		vec2 distribution = texture2DDistribution( shadow, uv );
		#ifdef USE_REVERSED_DEPTH_BUFFER
			float hard_shadow = step( distribution.x, compare );
		#else
			float hard_shadow = step( compare, distribution.x );
		#endif
		if ( hard_shadow != 1.0 ) {
			float distance = compare - distribution.x;
			float variance = max( 0.00000, distribution.y * distribution.y );
			float softness_probability = variance / (variance + distance * distance );			softness_probability = clamp( ( softness_probability - 0.3 ) / ( 0.95 - 0.3 ), 0.0, 1.0 );			occlusion = clamp( max( hard_shadow, softness_probability ), 0.0, 1.0 );
		}
		return occlusion;
	}
	float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
		float shadow = 1.0;
		shadowCoord.xyz /= shadowCoord.w;
		shadowCoord.z += shadowBias;
		bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
		bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
		if ( frustumTest ) {
		#if defined( SHADOWMAP_TYPE_PCF )
			vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
			float dx0 = - texelSize.x * shadowRadius;
			float dy0 = - texelSize.y * shadowRadius;
			float dx1 = + texelSize.x * shadowRadius;
			float dy1 = + texelSize.y * shadowRadius;
			float dx2 = dx0 / 2.0;
			float dy2 = dy0 / 2.0;
			float dx3 = dx1 / 2.0;
			float dy3 = dy1 / 2.0;
			shadow = (
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx0, dy0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( 0.0, dy0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx1, dy0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx2, dy2 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( 0.0, dy2 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx3, dy2 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx0, 0.0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx2, 0.0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy, shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx3, 0.0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx1, 0.0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx2, dy3 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( 0.0, dy3 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx3, dy3 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx0, dy1 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( 0.0, dy1 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, shadowCoord.xy + vec2( dx1, dy1 ), shadowCoord.z )
			) * ( 1.0 / 17.0 );
		#elif defined( SHADOWMAP_TYPE_PCF_SOFT )
			vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
			float dx = texelSize.x;
			float dy = texelSize.y;
			vec2 uv = shadowCoord.xy;
			vec2 f = fract( uv * shadowMapSize + 0.5 );
			uv -= f * texelSize;
			shadow = (
				texture2DCompare( shadowMap, uv, shadowCoord.z ) +
				texture2DCompare( shadowMap, uv + vec2( dx, 0.0 ), shadowCoord.z ) +
				texture2DCompare( shadowMap, uv + vec2( 0.0, dy ), shadowCoord.z ) +
				texture2DCompare( shadowMap, uv + texelSize, shadowCoord.z ) +
				mix( texture2DCompare( shadowMap, uv + vec2( -dx, 0.0 ), shadowCoord.z ),
					 texture2DCompare( shadowMap, uv + vec2( 2.0 * dx, 0.0 ), shadowCoord.z ),
					 f.x ) +
				mix( texture2DCompare( shadowMap, uv + vec2( -dx, dy ), shadowCoord.z ),
					 texture2DCompare( shadowMap, uv + vec2( 2.0 * dx, dy ), shadowCoord.z ),
					 f.x ) +
				mix( texture2DCompare( shadowMap, uv + vec2( 0.0, -dy ), shadowCoord.z ),
					 texture2DCompare( shadowMap, uv + vec2( 0.0, 2.0 * dy ), shadowCoord.z ),
					 f.y ) +
				mix( texture2DCompare( shadowMap, uv + vec2( dx, -dy ), shadowCoord.z ),
					 texture2DCompare( shadowMap, uv + vec2( dx, 2.0 * dy ), shadowCoord.z ),
					 f.y ) +
				mix( mix( texture2DCompare( shadowMap, uv + vec2( -dx, -dy ), shadowCoord.z ),
						  texture2DCompare( shadowMap, uv + vec2( 2.0 * dx, -dy ), shadowCoord.z ),
						  f.x ),
					 mix( texture2DCompare( shadowMap, uv + vec2( -dx, 2.0 * dy ), shadowCoord.z ),
						  texture2DCompare( shadowMap, uv + vec2( 2.0 * dx, 2.0 * dy ), shadowCoord.z ),
						  f.x ),
					 f.y )
			) * ( 1.0 / 9.0 );
		#elif defined( SHADOWMAP_TYPE_VSM )
			shadow = VSMShadow( shadowMap, shadowCoord.xy, shadowCoord.z );
		#else
			shadow = texture2DCompare( shadowMap, shadowCoord.xy, shadowCoord.z );
		#endif
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	vec2 cubeToUV( vec3 v, float texelSizeY ) {
		vec3 absV = abs( v );
		float scaleToCube = 1.0 / max( absV.x, max( absV.y, absV.z ) );
		absV *= scaleToCube;
		v *= scaleToCube * ( 1.0 - 2.0 * texelSizeY );
		vec2 planar = v.xy;
		float almostATexel = 1.5 * texelSizeY;
		float almostOne = 1.0 - almostATexel;
		if ( absV.z >= almostOne ) {
			if ( v.z > 0.0 )
				planar.x = 4.0 - v.x;
		} else if ( absV.x >= almostOne ) {
			float signX = sign( v.x );
			planar.x = v.z * signX + 2.0 * signX;
		} else if ( absV.y >= almostOne ) {
			float signY = sign( v.y );
			planar.x = v.x + 2.0 * signY + 2.0;
			planar.y = v.z * signY - 2.0;
		}
		return vec2( 0.125, 0.25 ) * planar + vec2( 0.375, 0.75 );
	}
	float getPointShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		
		float lightToPositionLength = length( lightToPosition );
		if ( lightToPositionLength - shadowCameraFar <= 0.0 && lightToPositionLength - shadowCameraNear >= 0.0 ) {
			float dp = ( lightToPositionLength - shadowCameraNear ) / ( shadowCameraFar - shadowCameraNear );			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			vec2 texelSize = vec2( 1.0 ) / ( shadowMapSize * vec2( 4.0, 2.0 ) );
			#if defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_PCF_SOFT ) || defined( SHADOWMAP_TYPE_VSM )
				vec2 offset = vec2( - 1, 1 ) * shadowRadius * texelSize.y;
				shadow = (
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.xyy, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.yyy, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.xyx, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.yyx, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.xxy, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.yxy, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.xxx, texelSize.y ), dp ) +
					texture2DCompare( shadowMap, cubeToUV( bd3D + offset.yxx, texelSize.y ), dp )
				) * ( 1.0 / 9.0 );
			#else
				shadow = texture2DCompare( shadowMap, cubeToUV( bd3D, texelSize.y ), dp );
			#endif
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
#endif`,Dv=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,Nv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	vec3 shadowWorldNormal = inverseTransformDirection( transformedNormal, viewMatrix );
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,Uv=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,Fv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Ov=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,kv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Bv=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,zv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Vv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Hv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Gv=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Wv=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = inverseTransformDirection( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseColor, material.specularColor, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Xv=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,qv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Yv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,$v=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,jv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Zv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Jv=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Kv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Qv=`#ifdef ENVMAP_TYPE_CUBE
	uniform samplerCube envMap;
#elif defined( ENVMAP_TYPE_CUBE_UV )
	uniform sampler2D envMap;
#endif
uniform float flipEnvMap;
uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <cube_uv_reflection_fragment>
void main() {
	#ifdef ENVMAP_TYPE_CUBE
		vec4 texColor = textureCube( envMap, backgroundRotation * vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) );
	#elif defined( ENVMAP_TYPE_CUBE_UV )
		vec4 texColor = textureCubeUV( envMap, backgroundRotation * vWorldDirection, backgroundBlurriness );
	#else
		vec4 texColor = vec4( 0.0, 0.0, 0.0, 1.0 );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,eb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,tb=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,nb=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,ib=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,sb=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,rb=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main () {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = packDepthToRGBA( dist );
}`,ob=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,ab=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lb=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,cb=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,ub=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,hb=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,db=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,fb=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <packing>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,pb=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,mb=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,gb=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,_b=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <packing>
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( packNormalToRGB( normal ), diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,xb=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,yb=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <packing>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vb=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,bb=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <packing>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <cube_uv_reflection_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
		float sheenEnergyComp = 1.0 - 0.157 * max3( material.sheenColor );
		outgoingLight = outgoingLight * sheenEnergyComp + sheenSpecularDirect + sheenSpecularIndirect;
	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mb=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Sb=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <packing>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wb=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Eb=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Tb=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ab=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <packing>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Cb=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Rb=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Rt={alphahash_fragment:Jx,alphahash_pars_fragment:Kx,alphamap_fragment:Qx,alphamap_pars_fragment:ey,alphatest_fragment:ty,alphatest_pars_fragment:ny,aomap_fragment:iy,aomap_pars_fragment:sy,batching_pars_vertex:ry,batching_vertex:oy,begin_vertex:ay,beginnormal_vertex:ly,bsdfs:cy,iridescence_fragment:uy,bumpmap_pars_fragment:hy,clipping_planes_fragment:dy,clipping_planes_pars_fragment:fy,clipping_planes_pars_vertex:py,clipping_planes_vertex:my,color_fragment:gy,color_pars_fragment:_y,color_pars_vertex:xy,color_vertex:yy,common:vy,cube_uv_reflection_fragment:by,defaultnormal_vertex:My,displacementmap_pars_vertex:Sy,displacementmap_vertex:wy,emissivemap_fragment:Ey,emissivemap_pars_fragment:Ty,colorspace_fragment:Ay,colorspace_pars_fragment:Cy,envmap_fragment:Ry,envmap_common_pars_fragment:Py,envmap_pars_fragment:Iy,envmap_pars_vertex:Ly,envmap_physical_pars_fragment:Gy,envmap_vertex:Dy,fog_vertex:Ny,fog_pars_vertex:Uy,fog_fragment:Fy,fog_pars_fragment:Oy,gradientmap_pars_fragment:ky,lightmap_pars_fragment:By,lights_lambert_fragment:zy,lights_lambert_pars_fragment:Vy,lights_pars_begin:Hy,lights_toon_fragment:Wy,lights_toon_pars_fragment:Xy,lights_phong_fragment:qy,lights_phong_pars_fragment:Yy,lights_physical_fragment:$y,lights_physical_pars_fragment:jy,lights_fragment_begin:Zy,lights_fragment_maps:Jy,lights_fragment_end:Ky,logdepthbuf_fragment:Qy,logdepthbuf_pars_fragment:ev,logdepthbuf_pars_vertex:tv,logdepthbuf_vertex:nv,map_fragment:iv,map_pars_fragment:sv,map_particle_fragment:rv,map_particle_pars_fragment:ov,metalnessmap_fragment:av,metalnessmap_pars_fragment:lv,morphinstance_vertex:cv,morphcolor_vertex:uv,morphnormal_vertex:hv,morphtarget_pars_vertex:dv,morphtarget_vertex:fv,normal_fragment_begin:pv,normal_fragment_maps:mv,normal_pars_fragment:gv,normal_pars_vertex:_v,normal_vertex:xv,normalmap_pars_fragment:yv,clearcoat_normal_fragment_begin:vv,clearcoat_normal_fragment_maps:bv,clearcoat_pars_fragment:Mv,iridescence_pars_fragment:Sv,opaque_fragment:wv,packing:Ev,premultiplied_alpha_fragment:Tv,project_vertex:Av,dithering_fragment:Cv,dithering_pars_fragment:Rv,roughnessmap_fragment:Pv,roughnessmap_pars_fragment:Iv,shadowmap_pars_fragment:Lv,shadowmap_pars_vertex:Dv,shadowmap_vertex:Nv,shadowmask_pars_fragment:Uv,skinbase_vertex:Fv,skinning_pars_vertex:Ov,skinning_vertex:kv,skinnormal_vertex:Bv,specularmap_fragment:zv,specularmap_pars_fragment:Vv,tonemapping_fragment:Hv,tonemapping_pars_fragment:Gv,transmission_fragment:Wv,transmission_pars_fragment:Xv,uv_pars_fragment:qv,uv_pars_vertex:Yv,uv_vertex:$v,worldpos_vertex:jv,background_vert:Zv,background_frag:Jv,backgroundCube_vert:Kv,backgroundCube_frag:Qv,cube_vert:eb,cube_frag:tb,depth_vert:nb,depth_frag:ib,distanceRGBA_vert:sb,distanceRGBA_frag:rb,equirect_vert:ob,equirect_frag:ab,linedashed_vert:lb,linedashed_frag:cb,meshbasic_vert:ub,meshbasic_frag:hb,meshlambert_vert:db,meshlambert_frag:fb,meshmatcap_vert:pb,meshmatcap_frag:mb,meshnormal_vert:gb,meshnormal_frag:_b,meshphong_vert:xb,meshphong_frag:yb,meshphysical_vert:vb,meshphysical_frag:bb,meshtoon_vert:Mb,meshtoon_frag:Sb,points_vert:wb,points_frag:Eb,shadow_vert:Tb,shadow_frag:Ab,sprite_vert:Cb,sprite_frag:Rb},Oe={common:{diffuse:{value:new ut(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new At},alphaMap:{value:null},alphaMapTransform:{value:new At},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new At}},envmap:{envMap:{value:null},envMapRotation:{value:new At},flipEnvMap:{value:-1},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new At}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new At}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new At},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new At},normalScale:{value:new mt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new At},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new At}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new At}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new At}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ut(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMap:{value:[]},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotShadowMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMap:{value:[]},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null}},points:{diffuse:{value:new ut(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new At},alphaTest:{value:0},uvTransform:{value:new At}},sprite:{diffuse:{value:new ut(16777215)},opacity:{value:1},center:{value:new mt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new At},alphaMap:{value:null},alphaMapTransform:{value:new At},alphaTest:{value:0}}},Ws={basic:{uniforms:di([Oe.common,Oe.specularmap,Oe.envmap,Oe.aomap,Oe.lightmap,Oe.fog]),vertexShader:Rt.meshbasic_vert,fragmentShader:Rt.meshbasic_frag},lambert:{uniforms:di([Oe.common,Oe.specularmap,Oe.envmap,Oe.aomap,Oe.lightmap,Oe.emissivemap,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,Oe.fog,Oe.lights,{emissive:{value:new ut(0)}}]),vertexShader:Rt.meshlambert_vert,fragmentShader:Rt.meshlambert_frag},phong:{uniforms:di([Oe.common,Oe.specularmap,Oe.envmap,Oe.aomap,Oe.lightmap,Oe.emissivemap,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,Oe.fog,Oe.lights,{emissive:{value:new ut(0)},specular:{value:new ut(1118481)},shininess:{value:30}}]),vertexShader:Rt.meshphong_vert,fragmentShader:Rt.meshphong_frag},standard:{uniforms:di([Oe.common,Oe.envmap,Oe.aomap,Oe.lightmap,Oe.emissivemap,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,Oe.roughnessmap,Oe.metalnessmap,Oe.fog,Oe.lights,{emissive:{value:new ut(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Rt.meshphysical_vert,fragmentShader:Rt.meshphysical_frag},toon:{uniforms:di([Oe.common,Oe.aomap,Oe.lightmap,Oe.emissivemap,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,Oe.gradientmap,Oe.fog,Oe.lights,{emissive:{value:new ut(0)}}]),vertexShader:Rt.meshtoon_vert,fragmentShader:Rt.meshtoon_frag},matcap:{uniforms:di([Oe.common,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,Oe.fog,{matcap:{value:null}}]),vertexShader:Rt.meshmatcap_vert,fragmentShader:Rt.meshmatcap_frag},points:{uniforms:di([Oe.points,Oe.fog]),vertexShader:Rt.points_vert,fragmentShader:Rt.points_frag},dashed:{uniforms:di([Oe.common,Oe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Rt.linedashed_vert,fragmentShader:Rt.linedashed_frag},depth:{uniforms:di([Oe.common,Oe.displacementmap]),vertexShader:Rt.depth_vert,fragmentShader:Rt.depth_frag},normal:{uniforms:di([Oe.common,Oe.bumpmap,Oe.normalmap,Oe.displacementmap,{opacity:{value:1}}]),vertexShader:Rt.meshnormal_vert,fragmentShader:Rt.meshnormal_frag},sprite:{uniforms:di([Oe.sprite,Oe.fog]),vertexShader:Rt.sprite_vert,fragmentShader:Rt.sprite_frag},background:{uniforms:{uvTransform:{value:new At},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Rt.background_vert,fragmentShader:Rt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},flipEnvMap:{value:-1},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new At}},vertexShader:Rt.backgroundCube_vert,fragmentShader:Rt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Rt.cube_vert,fragmentShader:Rt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Rt.equirect_vert,fragmentShader:Rt.equirect_frag},distanceRGBA:{uniforms:di([Oe.common,Oe.displacementmap,{referencePosition:{value:new q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Rt.distanceRGBA_vert,fragmentShader:Rt.distanceRGBA_frag},shadow:{uniforms:di([Oe.lights,Oe.fog,{color:{value:new ut(0)},opacity:{value:1}}]),vertexShader:Rt.shadow_vert,fragmentShader:Rt.shadow_frag}};Ws.physical={uniforms:di([Ws.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new At},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new At},clearcoatNormalScale:{value:new mt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new At},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new At},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new At},sheen:{value:0},sheenColor:{value:new ut(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new At},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new At},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new At},transmissionSamplerSize:{value:new mt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new At},attenuationDistance:{value:0},attenuationColor:{value:new ut(0)},specularColor:{value:new ut(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new At},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new At},anisotropyVector:{value:new mt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new At}}]),vertexShader:Rt.meshphysical_vert,fragmentShader:Rt.meshphysical_frag};var Nu={r:0,b:0,g:0},_o=new ri,Pb=new xt;function Ib(i,e,t,n,s,r,o){let a=new ut(0),c=r===!0?0:1,l,u,h=null,d=0,p=null;function g(I){let S=I.isScene===!0?I.background:null;return S&&S.isTexture&&(S=(I.backgroundBlurriness>0?t:e).get(S)),S}function x(I){let S=!1,L=g(I);L===null?f(a,c):L&&L.isColor&&(f(L,1),S=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?n.buffers.color.setClear(0,0,0,1,o):R==="alpha-blend"&&n.buffers.color.setClear(0,0,0,0,o),(i.autoClear||S)&&(n.buffers.depth.setTest(!0),n.buffers.depth.setMask(!0),n.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function m(I,S){let L=g(S);L&&(L.isCubeTexture||L.mapping===Ml)?(u===void 0&&(u=new gn(new Ir(1,1,1),new bs({name:"BackgroundCubeMaterial",uniforms:go(Ws.backgroundCube.uniforms),vertexShader:Ws.backgroundCube.vertexShader,fragmentShader:Ws.backgroundCube.fragmentShader,side:bi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),u.geometry.deleteAttribute("normal"),u.geometry.deleteAttribute("uv"),u.onBeforeRender=function(R,F,U){this.matrixWorld.copyPosition(U.matrixWorld)},Object.defineProperty(u.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),s.update(u)),_o.copy(S.backgroundRotation),_o.x*=-1,_o.y*=-1,_o.z*=-1,L.isCubeTexture&&L.isRenderTargetTexture===!1&&(_o.y*=-1,_o.z*=-1),u.material.uniforms.envMap.value=L,u.material.uniforms.flipEnvMap.value=L.isCubeTexture&&L.isRenderTargetTexture===!1?-1:1,u.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,u.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,u.material.uniforms.backgroundRotation.value.setFromMatrix4(Pb.makeRotationFromEuler(_o)),u.material.toneMapped=Dt.getTransfer(L.colorSpace)!==sn,(h!==L||d!==L.version||p!==i.toneMapping)&&(u.material.needsUpdate=!0,h=L,d=L.version,p=i.toneMapping),u.layers.enableAll(),I.unshift(u,u.geometry,u.material,0,0,null)):L&&L.isTexture&&(l===void 0&&(l=new gn(new fl(2,2),new bs({name:"BackgroundMaterial",uniforms:go(Ws.background.uniforms),vertexShader:Ws.background.vertexShader,fragmentShader:Ws.background.fragmentShader,side:ys,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),s.update(l)),l.material.uniforms.t2D.value=L,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.toneMapped=Dt.getTransfer(L.colorSpace)!==sn,L.matrixAutoUpdate===!0&&L.updateMatrix(),l.material.uniforms.uvTransform.value.copy(L.matrix),(h!==L||d!==L.version||p!==i.toneMapping)&&(l.material.needsUpdate=!0,h=L,d=L.version,p=i.toneMapping),l.layers.enableAll(),I.unshift(l,l.geometry,l.material,0,0,null))}function f(I,S){I.getRGB(Nu,Ud(i)),n.buffers.color.setClear(Nu.r,Nu.g,Nu.b,S,o)}function E(){u!==void 0&&(u.geometry.dispose(),u.material.dispose(),u=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(I,S=1){a.set(I),c=S,f(a,c)},getClearAlpha:function(){return c},setClearAlpha:function(I){c=I,f(a,c)},render:x,addToRenderList:m,dispose:E}}function Lb(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(b,T,k,H,Z){let K=!1,G=h(H,k,T);r!==G&&(r=G,l(r.object)),K=p(b,H,k,Z),K&&g(b,H,k,Z),Z!==null&&e.update(Z,i.ELEMENT_ARRAY_BUFFER),(K||o)&&(o=!1,S(b,T,k,H),Z!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(Z).buffer))}function c(){return i.createVertexArray()}function l(b){return i.bindVertexArray(b)}function u(b){return i.deleteVertexArray(b)}function h(b,T,k){let H=k.wireframe===!0,Z=n[b.id];Z===void 0&&(Z={},n[b.id]=Z);let K=Z[T.id];K===void 0&&(K={},Z[T.id]=K);let G=K[H];return G===void 0&&(G=d(c()),K[H]=G),G}function d(b){let T=[],k=[],H=[];for(let Z=0;Z<t;Z++)T[Z]=0,k[Z]=0,H[Z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:T,enabledAttributes:k,attributeDivisors:H,object:b,attributes:{},index:null}}function p(b,T,k,H){let Z=r.attributes,K=T.attributes,G=0,ne=k.getAttributes();for(let ee in ne)if(ne[ee].location>=0){let de=Z[ee],me=K[ee];if(me===void 0&&(ee==="instanceMatrix"&&b.instanceMatrix&&(me=b.instanceMatrix),ee==="instanceColor"&&b.instanceColor&&(me=b.instanceColor)),de===void 0||de.attribute!==me||me&&de.data!==me.data)return!0;G++}return r.attributesNum!==G||r.index!==H}function g(b,T,k,H){let Z={},K=T.attributes,G=0,ne=k.getAttributes();for(let ee in ne)if(ne[ee].location>=0){let de=K[ee];de===void 0&&(ee==="instanceMatrix"&&b.instanceMatrix&&(de=b.instanceMatrix),ee==="instanceColor"&&b.instanceColor&&(de=b.instanceColor));let me={};me.attribute=de,de&&de.data&&(me.data=de.data),Z[ee]=me,G++}r.attributes=Z,r.attributesNum=G,r.index=H}function x(){let b=r.newAttributes;for(let T=0,k=b.length;T<k;T++)b[T]=0}function m(b){f(b,0)}function f(b,T){let k=r.newAttributes,H=r.enabledAttributes,Z=r.attributeDivisors;k[b]=1,H[b]===0&&(i.enableVertexAttribArray(b),H[b]=1),Z[b]!==T&&(i.vertexAttribDivisor(b,T),Z[b]=T)}function E(){let b=r.newAttributes,T=r.enabledAttributes;for(let k=0,H=T.length;k<H;k++)T[k]!==b[k]&&(i.disableVertexAttribArray(k),T[k]=0)}function I(b,T,k,H,Z,K,G){G===!0?i.vertexAttribIPointer(b,T,k,Z,K):i.vertexAttribPointer(b,T,k,H,Z,K)}function S(b,T,k,H){x();let Z=H.attributes,K=k.getAttributes(),G=T.defaultAttributeValues;for(let ne in K){let ee=K[ne];if(ee.location>=0){let ce=Z[ne];if(ce===void 0&&(ne==="instanceMatrix"&&b.instanceMatrix&&(ce=b.instanceMatrix),ne==="instanceColor"&&b.instanceColor&&(ce=b.instanceColor)),ce!==void 0){let de=ce.normalized,me=ce.itemSize,_e=e.get(ce);if(_e===void 0)continue;let ue=_e.buffer,Re=_e.type,be=_e.bytesPerElement,Y=Re===i.INT||Re===i.UNSIGNED_INT||ce.gpuType===Qc;if(ce.isInterleavedBufferAttribute){let te=ce.data,ve=te.stride,Ve=ce.offset;if(te.isInstancedInterleavedBuffer){for(let Le=0;Le<ee.locationSize;Le++)f(ee.location+Le,te.meshPerAttribute);b.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Le=0;Le<ee.locationSize;Le++)m(ee.location+Le);i.bindBuffer(i.ARRAY_BUFFER,ue);for(let Le=0;Le<ee.locationSize;Le++)I(ee.location+Le,me/ee.locationSize,Re,de,ve*be,(Ve+me/ee.locationSize*Le)*be,Y)}else{if(ce.isInstancedBufferAttribute){for(let te=0;te<ee.locationSize;te++)f(ee.location+te,ce.meshPerAttribute);b.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=ce.meshPerAttribute*ce.count)}else for(let te=0;te<ee.locationSize;te++)m(ee.location+te);i.bindBuffer(i.ARRAY_BUFFER,ue);for(let te=0;te<ee.locationSize;te++)I(ee.location+te,me/ee.locationSize,Re,de,me*be,me/ee.locationSize*te*be,Y)}}else if(G!==void 0){let de=G[ne];if(de!==void 0)switch(de.length){case 2:i.vertexAttrib2fv(ee.location,de);break;case 3:i.vertexAttrib3fv(ee.location,de);break;case 4:i.vertexAttrib4fv(ee.location,de);break;default:i.vertexAttrib1fv(ee.location,de)}}}}E()}function L(){U();for(let b in n){let T=n[b];for(let k in T){let H=T[k];for(let Z in H)u(H[Z].object),delete H[Z];delete T[k]}delete n[b]}}function R(b){if(n[b.id]===void 0)return;let T=n[b.id];for(let k in T){let H=T[k];for(let Z in H)u(H[Z].object),delete H[Z];delete T[k]}delete n[b.id]}function F(b){for(let T in n){let k=n[T];if(k[b.id]===void 0)continue;let H=k[b.id];for(let Z in H)u(H[Z].object),delete H[Z];delete k[b.id]}}function U(){v(),o=!0,r!==s&&(r=s,l(r.object))}function v(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:v,dispose:L,releaseStatesOfGeometry:R,releaseStatesOfProgram:F,initAttributes:x,enableAttribute:m,disableUnusedAttributes:E}}function Db(i,e,t){let n;function s(l){n=l}function r(l,u){i.drawArrays(n,l,u),t.update(u,n,1)}function o(l,u,h){h!==0&&(i.drawArraysInstanced(n,l,u,h),t.update(u,n,h))}function a(l,u,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,u,0,h);let p=0;for(let g=0;g<h;g++)p+=u[g];t.update(p,n,1)}function c(l,u,h,d){if(h===0)return;let p=e.get("WEBGL_multi_draw");if(p===null)for(let g=0;g<l.length;g++)o(l[g],u[g],d[g]);else{p.multiDrawArraysInstancedWEBGL(n,l,0,u,0,d,0,h);let g=0;for(let x=0;x<h;x++)g+=u[x]*d[x];t.update(g,n,1)}}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a,this.renderMultiDrawInstances=c}function Nb(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let F=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(F.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(F){return!(F!==Xi&&n.convert(F)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(F){let U=F===da&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(F!==Ss&&n.convert(F)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE)&&F!==ws&&!U)}function c(F){if(F==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";F="mediump"}return F==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",u=c(l);u!==l&&(console.warn("THREE.WebGLRenderer:",l,"not supported, using",u,"instead."),l=u);let h=t.logarithmicDepthBuffer===!0,d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),E=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),I=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),L=g>0,R=i.getParameter(i.MAX_SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:E,maxVaryings:I,maxFragmentUniforms:S,vertexTextures:L,maxSamples:R}}function Ub(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Ci,a=new At,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let p=h.length!==0||d||n!==0||s;return s=d,n=h.length,p},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,p){let g=h.clippingPlanes,x=h.clipIntersection,m=h.clipShadows,f=i.get(h);if(!s||g===null||g.length===0||r&&!m)r?u(null):l();else{let E=r?0:n,I=E*4,S=f.clippingState||null;c.value=S,S=u(g,d,I,p);for(let L=0;L!==I;++L)S[L]=t[L];f.clippingState=S,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=E}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function u(h,d,p,g){let x=h!==null?h.length:0,m=null;if(x!==0){if(m=c.value,g!==!0||m===null){let f=p+x*4,E=d.matrixWorldInverse;a.getNormalMatrix(E),(m===null||m.length<f)&&(m=new Float32Array(f));for(let I=0,S=p;I!==x;++I,S+=4)o.copy(h[I]).applyMatrix4(E,a),o.normal.toArray(m,S),m[S+3]=o.constant}c.value=m,c.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,m}}function Fb(i){let e=new WeakMap;function t(o,a){return a===Zc?o.mapping=po:a===Jc&&(o.mapping=mo),o}function n(o){if(o&&o.isTexture){let a=o.mapping;if(a===Zc||a===Jc)if(e.has(o)){let c=e.get(o).texture;return t(c,o.mapping)}else{let c=o.image;if(c&&c.height>0){let l=new Ic(c.height);return l.fromEquirectangularTexture(i,o),e.set(o,l),o.addEventListener("dispose",s),t(l.texture,o.mapping)}else return null}}return o}function s(o){let a=o.target;a.removeEventListener("dispose",s);let c=e.get(a);c!==void 0&&(e.delete(a),c.dispose())}function r(){e=new WeakMap}return{get:n,dispose:r}}var ga=4,ng=[.125,.215,.35,.446,.526,.582],vo=20,Bd=new uo,ig=new ut,zd=null,Vd=0,Hd=0,Gd=!1,yo=(1+Math.sqrt(5))/2,ma=1/yo,sg=[new q(-yo,ma,0),new q(yo,ma,0),new q(-ma,0,yo),new q(ma,0,yo),new q(0,yo,-ma),new q(0,yo,ma),new q(-1,1,-1),new q(1,1,-1),new q(-1,1,1),new q(1,1,1)],Ob=new q,Ou=class{constructor(e){this._renderer=e,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._lodPlanes=[],this._sizeLods=[],this._sigmas=[],this._blurMaterial=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._compileMaterial(this._blurMaterial)}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Ob}=r;zd=this._renderer.getRenderTarget(),Vd=this._renderer.getActiveCubeFace(),Hd=this._renderer.getActiveMipmapLevel(),Gd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);let c=this._allocateTargets();return c.depthBuffer=!0,this._sceneToCubeUV(e,n,s,c,a),t>0&&this._blur(c,0,0,t),this._applyPMREM(c),this._cleanup(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=ag(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=og(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose()}_setSize(e){this._lodMax=Math.floor(Math.log2(e)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let e=0;e<this._lodPlanes.length;e++)this._lodPlanes[e].dispose()}_cleanup(e){this._renderer.setRenderTarget(zd,Vd,Hd),this._renderer.xr.enabled=Gd,e.scissorTest=!1,Uu(e,0,0,e.width,e.height)}_fromTexture(e,t){e.mapping===po||e.mapping===mo?this._setSize(e.image.length===0?16:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4),zd=this._renderer.getRenderTarget(),Vd=this._renderer.getActiveCubeFace(),Hd=this._renderer.getActiveMipmapLevel(),Gd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;let n=t||this._allocateTargets();return this._textureToCubeUV(e,n),this._applyPMREM(n),this._cleanup(n),n}_allocateTargets(){let e=3*Math.max(this._cubeSize,112),t=4*this._cubeSize,n={magFilter:Ri,minFilter:Ri,generateMipmaps:!1,type:da,format:Xi,colorSpace:io,depthBuffer:!1},s=rg(e,t,n);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==e||this._pingPongRenderTarget.height!==t){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=rg(e,t,n);let{_lodMax:r}=this;({sizeLods:this._sizeLods,lodPlanes:this._lodPlanes,sigmas:this._sigmas}=kb(r)),this._blurMaterial=Bb(r,e,t)}return s}_compileMaterial(e){let t=new gn(this._lodPlanes[0],e);this._renderer.compile(t,Bd)}_sceneToCubeUV(e,t,n,s,r){let c=new An(90,1,t,n),l=[1,-1,1,1,1,1],u=[1,1,1,-1,-1,-1],h=this._renderer,d=h.autoClear,p=h.toneMapping;h.getClearColor(ig),h.toneMapping=dr,h.autoClear=!1,h.state.buffers.depth.getReversed()&&(h.setRenderTarget(s),h.clearDepth(),h.setRenderTarget(null));let x=new Pr({name:"PMREM.Background",side:bi,depthWrite:!1,depthTest:!1}),m=new gn(new Ir,x),f=!1,E=e.background;E?E.isColor&&(x.color.copy(E),e.background=null,f=!0):(x.color.copy(ig),f=!0);for(let I=0;I<6;I++){let S=I%3;S===0?(c.up.set(0,l[I],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x+u[I],r.y,r.z)):S===1?(c.up.set(0,0,l[I]),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y+u[I],r.z)):(c.up.set(0,l[I],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y,r.z+u[I]));let L=this._cubeSize;Uu(s,S*L,I>2?L:0,L,L),h.setRenderTarget(s),f&&h.render(m,c),h.render(e,c)}m.geometry.dispose(),m.material.dispose(),h.toneMapping=p,h.autoClear=d,e.background=E}_textureToCubeUV(e,t){let n=this._renderer,s=e.mapping===po||e.mapping===mo;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=ag()),this._cubemapMaterial.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=og());let r=s?this._cubemapMaterial:this._equirectMaterial,o=new gn(this._lodPlanes[0],r),a=r.uniforms;a.envMap.value=e;let c=this._cubeSize;Uu(t,0,0,3*c,2*c),n.setRenderTarget(t),n.render(o,Bd)}_applyPMREM(e){let t=this._renderer,n=t.autoClear;t.autoClear=!1;let s=this._lodPlanes.length;for(let r=1;r<s;r++){let o=Math.sqrt(this._sigmas[r]*this._sigmas[r]-this._sigmas[r-1]*this._sigmas[r-1]),a=sg[(s-r-1)%sg.length];this._blur(e,r-1,r,o,a)}t.autoClear=n}_blur(e,t,n,s,r){let o=this._pingPongRenderTarget;this._halfBlur(e,o,t,n,s,"latitudinal",r),this._halfBlur(o,e,n,n,s,"longitudinal",r)}_halfBlur(e,t,n,s,r,o,a){let c=this._renderer,l=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&console.error("blur direction must be either latitudinal or longitudinal!");let u=3,h=new gn(this._lodPlanes[s],l),d=l.uniforms,p=this._sizeLods[n]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*vo-1),x=r/g,m=isFinite(r)?1+Math.floor(u*x):vo;m>vo&&console.warn(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${vo}`);let f=[],E=0;for(let F=0;F<vo;++F){let U=F/x,v=Math.exp(-U*U/2);f.push(v),F===0?E+=v:F<m&&(E+=2*v)}for(let F=0;F<f.length;F++)f[F]=f[F]/E;d.envMap.value=e.texture,d.samples.value=m,d.weights.value=f,d.latitudinal.value=o==="latitudinal",a&&(d.poleAxis.value=a);let{_lodMax:I}=this;d.dTheta.value=g,d.mipInt.value=I-n;let S=this._sizeLods[s],L=3*S*(s>I-ga?s-I+ga:0),R=4*(this._cubeSize-S);Uu(t,L,R,3*S,2*S),c.setRenderTarget(t),c.render(h,Bd)}};function kb(i){let e=[],t=[],n=[],s=i,r=i-ga+1+ng.length;for(let o=0;o<r;o++){let a=Math.pow(2,s);t.push(a);let c=1/a;o>i-ga?c=ng[o-i+ga-1]:o===0&&(c=0),n.push(c);let l=1/(a-2),u=-l,h=1+l,d=[u,u,h,u,h,h,u,u,h,h,u,h],p=6,g=6,x=3,m=2,f=1,E=new Float32Array(x*g*p),I=new Float32Array(m*g*p),S=new Float32Array(f*g*p);for(let R=0;R<p;R++){let F=R%3*2/3-1,U=R>2?0:-1,v=[F,U,0,F+2/3,U,0,F+2/3,U+1,0,F,U,0,F+2/3,U+1,0,F,U+1,0];E.set(v,x*g*R),I.set(d,m*g*R);let b=[R,R,R,R,R,R];S.set(b,f*g*R)}let L=new zn;L.setAttribute("position",new si(E,x)),L.setAttribute("uv",new si(I,m)),L.setAttribute("faceIndex",new si(S,f)),e.push(L),s>ga&&s--}return{lodPlanes:e,sizeLods:t,sigmas:n}}function rg(i,e,t){let n=new ks(i,e,t);return n.texture.mapping=Ml,n.texture.name="PMREM.cubeUv",n.scissorTest=!0,n}function Uu(i,e,t,n,s){i.viewport.set(e,t,n,s),i.scissor.set(e,t,n,s)}function Bb(i,e,t){let n=new Float32Array(vo),s=new q(0,1,0);return new bs({name:"SphericalGaussianBlur",defines:{n:vo,CUBEUV_TEXEL_WIDTH:1/e,CUBEUV_TEXEL_HEIGHT:1/t,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:n},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Qd(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			varying vec3 vOutputDirection;

			uniform sampler2D envMap;
			uniform int samples;
			uniform float weights[ n ];
			uniform bool latitudinal;
			uniform float dTheta;
			uniform float mipInt;
			uniform vec3 poleAxis;

			#define ENVMAP_TYPE_CUBE_UV
			#include <cube_uv_reflection_fragment>

			vec3 getSample( float theta, vec3 axis ) {

				float cosTheta = cos( theta );
				// Rodrigues' axis-angle rotation
				vec3 sampleDirection = vOutputDirection * cosTheta
					+ cross( axis, vOutputDirection ) * sin( theta )
					+ axis * dot( axis, vOutputDirection ) * ( 1.0 - cosTheta );

				return bilinearCubeUV( envMap, sampleDirection, mipInt );

			}

			void main() {

				vec3 axis = latitudinal ? poleAxis : cross( poleAxis, vOutputDirection );

				if ( all( equal( axis, vec3( 0.0 ) ) ) ) {

					axis = vec3( vOutputDirection.z, 0.0, - vOutputDirection.x );

				}

				axis = normalize( axis );

				gl_FragColor = vec4( 0.0, 0.0, 0.0, 1.0 );
				gl_FragColor.rgb += weights[ 0 ] * getSample( 0.0, axis );

				for ( int i = 1; i < n; i++ ) {

					if ( i >= samples ) {

						break;

					}

					float theta = dTheta * float( i );
					gl_FragColor.rgb += weights[ i ] * getSample( -1.0 * theta, axis );
					gl_FragColor.rgb += weights[ i ] * getSample( theta, axis );

				}

			}
		`,blending:hr,depthTest:!1,depthWrite:!1})}function og(){return new bs({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Qd(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			varying vec3 vOutputDirection;

			uniform sampler2D envMap;

			#include <common>

			void main() {

				vec3 outputDirection = normalize( vOutputDirection );
				vec2 uv = equirectUv( outputDirection );

				gl_FragColor = vec4( texture2D ( envMap, uv ).rgb, 1.0 );

			}
		`,blending:hr,depthTest:!1,depthWrite:!1})}function ag(){return new bs({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Qd(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:hr,depthTest:!1,depthWrite:!1})}function Qd(){return`

		precision mediump float;
		precision mediump int;

		attribute float faceIndex;

		varying vec3 vOutputDirection;

		// RH coordinate system; PMREM face-indexing convention
		vec3 getDirection( vec2 uv, float face ) {

			uv = 2.0 * uv - 1.0;

			vec3 direction = vec3( uv, 1.0 );

			if ( face == 0.0 ) {

				direction = direction.zyx; // ( 1, v, u ) pos x

			} else if ( face == 1.0 ) {

				direction = direction.xzy;
				direction.xz *= -1.0; // ( -u, 1, -v ) pos y

			} else if ( face == 2.0 ) {

				direction.x *= -1.0; // ( -u, v, 1 ) pos z

			} else if ( face == 3.0 ) {

				direction = direction.zyx;
				direction.xz *= -1.0; // ( -1, v, -u ) neg x

			} else if ( face == 4.0 ) {

				direction = direction.xzy;
				direction.xy *= -1.0; // ( -u, -1, v ) neg y

			} else if ( face == 5.0 ) {

				direction.z *= -1.0; // ( u, v, -1 ) neg z

			}

			return direction;

		}

		void main() {

			vOutputDirection = getDirection( uv, faceIndex );
			gl_Position = vec4( position, 1.0 );

		}
	`}function zb(i){let e=new WeakMap,t=null;function n(a){if(a&&a.isTexture){let c=a.mapping,l=c===Zc||c===Jc,u=c===po||c===mo;if(l||u){let h=e.get(a),d=h!==void 0?h.texture.pmremVersion:0;if(a.isRenderTargetTexture&&a.pmremVersion!==d)return t===null&&(t=new Ou(i)),h=l?t.fromEquirectangular(a,h):t.fromCubemap(a,h),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),h.texture;if(h!==void 0)return h.texture;{let p=a.image;return l&&p&&p.height>0||u&&p&&s(p)?(t===null&&(t=new Ou(i)),h=l?t.fromEquirectangular(a):t.fromCubemap(a),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),a.addEventListener("dispose",r),h.texture):null}}}return a}function s(a){let c=0,l=6;for(let u=0;u<l;u++)a[u]!==void 0&&c++;return c===l}function r(a){let c=a.target;c.removeEventListener("dispose",r);let l=e.get(c);l!==void 0&&(e.delete(c),l.dispose())}function o(){e=new WeakMap,t!==null&&(t.dispose(),t=null)}return{get:n,dispose:o}}function Vb(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s;switch(n){case"WEBGL_depth_texture":s=i.getExtension("WEBGL_depth_texture")||i.getExtension("MOZ_WEBGL_depth_texture")||i.getExtension("WEBKIT_WEBGL_depth_texture");break;case"EXT_texture_filter_anisotropic":s=i.getExtension("EXT_texture_filter_anisotropic")||i.getExtension("MOZ_EXT_texture_filter_anisotropic")||i.getExtension("WEBKIT_EXT_texture_filter_anisotropic");break;case"WEBGL_compressed_texture_s3tc":s=i.getExtension("WEBGL_compressed_texture_s3tc")||i.getExtension("MOZ_WEBGL_compressed_texture_s3tc")||i.getExtension("WEBKIT_WEBGL_compressed_texture_s3tc");break;case"WEBGL_compressed_texture_pvrtc":s=i.getExtension("WEBGL_compressed_texture_pvrtc")||i.getExtension("WEBKIT_WEBGL_compressed_texture_pvrtc");break;default:s=i.getExtension(n)}return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&ta("THREE.WebGLRenderer: "+n+" extension not supported."),s}}}function Hb(i,e,t,n){let s={},r=new WeakMap;function o(h){let d=h.target;d.index!==null&&e.remove(d.index);for(let g in d.attributes)e.remove(d.attributes[g]);d.removeEventListener("dispose",o),delete s[d.id];let p=r.get(d);p&&(e.remove(p),r.delete(d)),n.releaseStatesOfGeometry(d),d.isInstancedBufferGeometry===!0&&delete d._maxInstanceCount,t.memory.geometries--}function a(h,d){return s[d.id]===!0||(d.addEventListener("dispose",o),s[d.id]=!0,t.memory.geometries++),d}function c(h){let d=h.attributes;for(let p in d)e.update(d[p],i.ARRAY_BUFFER)}function l(h){let d=[],p=h.index,g=h.attributes.position,x=0;if(p!==null){let E=p.array;x=p.version;for(let I=0,S=E.length;I<S;I+=3){let L=E[I+0],R=E[I+1],F=E[I+2];d.push(L,R,R,F,F,L)}}else if(g!==void 0){let E=g.array;x=g.version;for(let I=0,S=E.length/3-1;I<S;I+=3){let L=I+0,R=I+1,F=I+2;d.push(L,R,R,F,F,L)}}else return;let m=new(Nd(d)?il:nl)(d,1);m.version=x;let f=r.get(h);f&&e.remove(f),r.set(h,m)}function u(h){let d=r.get(h);if(d){let p=h.index;p!==null&&d.version<p.version&&l(h)}else l(h);return r.get(h)}return{get:a,update:c,getWireframeAttribute:u}}function Gb(i,e,t){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,p){i.drawElements(n,p,r,d*o),t.update(p,n,1)}function l(d,p,g){g!==0&&(i.drawElementsInstanced(n,p,r,d*o,g),t.update(p,n,g))}function u(d,p,g){if(g===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,p,0,r,d,0,g);let m=0;for(let f=0;f<g;f++)m+=p[f];t.update(m,n,1)}function h(d,p,g,x){if(g===0)return;let m=e.get("WEBGL_multi_draw");if(m===null)for(let f=0;f<d.length;f++)l(d[f]/o,p[f],x[f]);else{m.multiDrawElementsInstancedWEBGL(n,p,0,r,d,0,x,0,g);let f=0;for(let E=0;E<g;E++)f+=p[E]*x[E];t.update(f,n,1)}}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=u,this.renderMultiDrawInstances=h}function Wb(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:console.error("THREE.WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function Xb(i,e,t){let n=new WeakMap,s=new Yt;function r(o,a,c){let l=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=n.get(a);if(d===void 0||d.count!==h){let v=function(){F.dispose(),n.delete(a),a.removeEventListener("dispose",v)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],E=a.morphAttributes.color||[],I=0;p===!0&&(I=1),g===!0&&(I=2),x===!0&&(I=3);let S=a.attributes.position.count*I,L=1;S>e.maxTextureSize&&(L=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let R=new Float32Array(S*L*4*h),F=new tl(R,S,L,h);F.type=ws,F.needsUpdate=!0;let U=I*4;for(let b=0;b<h;b++){let T=m[b],k=f[b],H=E[b],Z=S*L*4*b;for(let K=0;K<T.count;K++){let G=K*U;p===!0&&(s.fromBufferAttribute(T,K),R[Z+G+0]=s.x,R[Z+G+1]=s.y,R[Z+G+2]=s.z,R[Z+G+3]=0),g===!0&&(s.fromBufferAttribute(k,K),R[Z+G+4]=s.x,R[Z+G+5]=s.y,R[Z+G+6]=s.z,R[Z+G+7]=0),x===!0&&(s.fromBufferAttribute(H,K),R[Z+G+8]=s.x,R[Z+G+9]=s.y,R[Z+G+10]=s.z,R[Z+G+11]=H.itemSize===4?s.w:1)}}d={count:h,texture:F,size:new mt(S,L)},n.set(a,d),a.addEventListener("dispose",v)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let p=0;for(let x=0;x<l.length;x++)p+=l[x];let g=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(i,"morphTargetBaseInfluence",g),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function qb(i,e,t,n){let s=new WeakMap;function r(c){let l=n.render.frame,u=c.geometry,h=e.get(c,u);if(s.get(h)!==l&&(e.update(h),s.set(h,l)),c.isInstancedMesh&&(c.hasEventListener("dispose",a)===!1&&c.addEventListener("dispose",a),s.get(c)!==l&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),s.set(c,l))),c.isSkinnedMesh){let d=c.skeleton;s.get(d)!==l&&(d.update(),s.set(d,l))}return h}function o(){s=new WeakMap}function a(c){let l=c.target;l.removeEventListener("dispose",a),t.remove(l.instanceMatrix),l.instanceColor!==null&&t.remove(l.instanceColor)}return{update:r,dispose:o}}var Tg=new vi,lg=new cl(1,1),Ag=new tl,Cg=new Rc,Rg=new rl,cg=[],ug=[],hg=new Float32Array(16),dg=new Float32Array(9),fg=new Float32Array(4);function ya(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=cg[s];if(r===void 0&&(r=new Float32Array(s),cg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Hn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Gn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function ku(i,e){let t=ug[e];t===void 0&&(t=new Int32Array(e),ug[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Yb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function $b(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;i.uniform2fv(this.addr,e),Gn(t,e)}}function jb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Hn(t,e))return;i.uniform3fv(this.addr,e),Gn(t,e)}}function Zb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;i.uniform4fv(this.addr,e),Gn(t,e)}}function Jb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Hn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,n))return;fg.set(n),i.uniformMatrix2fv(this.addr,!1,fg),Gn(t,n)}}function Kb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Hn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,n))return;dg.set(n),i.uniformMatrix3fv(this.addr,!1,dg),Gn(t,n)}}function Qb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Hn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Gn(t,e)}else{if(Hn(t,n))return;hg.set(n),i.uniformMatrix4fv(this.addr,!1,hg),Gn(t,n)}}function eM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function tM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;i.uniform2iv(this.addr,e),Gn(t,e)}}function nM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Hn(t,e))return;i.uniform3iv(this.addr,e),Gn(t,e)}}function iM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;i.uniform4iv(this.addr,e),Gn(t,e)}}function sM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function rM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Hn(t,e))return;i.uniform2uiv(this.addr,e),Gn(t,e)}}function oM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Hn(t,e))return;i.uniform3uiv(this.addr,e),Gn(t,e)}}function aM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Hn(t,e))return;i.uniform4uiv(this.addr,e),Gn(t,e)}}function lM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?(lg.compareFunction=Id,r=lg):r=Tg,t.setTexture2D(e||r,s)}function cM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Cg,s)}function uM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTextureCube(e||Rg,s)}function hM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Ag,s)}function dM(i){switch(i){case 5126:return Yb;case 35664:return $b;case 35665:return jb;case 35666:return Zb;case 35674:return Jb;case 35675:return Kb;case 35676:return Qb;case 5124:case 35670:return eM;case 35667:case 35671:return tM;case 35668:case 35672:return nM;case 35669:case 35673:return iM;case 5125:return sM;case 36294:return rM;case 36295:return oM;case 36296:return aM;case 35678:case 36198:case 36298:case 36306:case 35682:return lM;case 35679:case 36299:case 36307:return cM;case 35680:case 36300:case 36308:case 36293:return uM;case 36289:case 36303:case 36311:case 36292:return hM}}function fM(i,e){i.uniform1fv(this.addr,e)}function pM(i,e){let t=ya(e,this.size,2);i.uniform2fv(this.addr,t)}function mM(i,e){let t=ya(e,this.size,3);i.uniform3fv(this.addr,t)}function gM(i,e){let t=ya(e,this.size,4);i.uniform4fv(this.addr,t)}function _M(i,e){let t=ya(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function xM(i,e){let t=ya(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function yM(i,e){let t=ya(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function vM(i,e){i.uniform1iv(this.addr,e)}function bM(i,e){i.uniform2iv(this.addr,e)}function MM(i,e){i.uniform3iv(this.addr,e)}function SM(i,e){i.uniform4iv(this.addr,e)}function wM(i,e){i.uniform1uiv(this.addr,e)}function EM(i,e){i.uniform2uiv(this.addr,e)}function TM(i,e){i.uniform3uiv(this.addr,e)}function AM(i,e){i.uniform4uiv(this.addr,e)}function CM(i,e,t){let n=this.cache,s=e.length,r=ku(t,s);Hn(n,r)||(i.uniform1iv(this.addr,r),Gn(n,r));for(let o=0;o!==s;++o)t.setTexture2D(e[o]||Tg,r[o])}function RM(i,e,t){let n=this.cache,s=e.length,r=ku(t,s);Hn(n,r)||(i.uniform1iv(this.addr,r),Gn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Cg,r[o])}function PM(i,e,t){let n=this.cache,s=e.length,r=ku(t,s);Hn(n,r)||(i.uniform1iv(this.addr,r),Gn(n,r));for(let o=0;o!==s;++o)t.setTextureCube(e[o]||Rg,r[o])}function IM(i,e,t){let n=this.cache,s=e.length,r=ku(t,s);Hn(n,r)||(i.uniform1iv(this.addr,r),Gn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Ag,r[o])}function LM(i){switch(i){case 5126:return fM;case 35664:return pM;case 35665:return mM;case 35666:return gM;case 35674:return _M;case 35675:return xM;case 35676:return yM;case 5124:case 35670:return vM;case 35667:case 35671:return bM;case 35668:case 35672:return MM;case 35669:case 35673:return SM;case 5125:return wM;case 36294:return EM;case 36295:return TM;case 36296:return AM;case 35678:case 36198:case 36298:case 36306:case 35682:return CM;case 35679:case 36299:case 36307:return RM;case 35680:case 36300:case 36308:case 36293:return PM;case 36289:case 36303:case 36311:case 36292:return IM}}var Xd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=dM(t.type)}},qd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=LM(t.type)}},Yd=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Wd=/(\w+)(\])?(\[|\.)?/g;function pg(i,e){i.seq.push(e),i.map[e.id]=e}function DM(i,e,t){let n=i.name,s=n.length;for(Wd.lastIndex=0;;){let r=Wd.exec(n),o=Wd.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){pg(t,l===void 0?new Xd(a,i,e):new qd(a,i,e));break}else{let h=t.map[a];h===void 0&&(h=new Yd(a),pg(t,h)),t=h}}}var _a=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let s=0;s<n;++s){let r=e.getActiveUniform(t,s),o=e.getUniformLocation(t,r.name);DM(r,o,this)}}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function mg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var NM=37297,UM=0;function FM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var gg=new At;function OM(i){Dt._getMatrix(gg,Dt.workingColorSpace,i);let e=`mat3( ${gg.elements.map(t=>t.toFixed(4))} )`;switch(Dt.getTransfer(i)){case Qa:return[e,"LinearTransferOETF"];case sn:return[e,"sRGBTransferOETF"];default:return console.warn("THREE.WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function _g(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+FM(i.getShaderSource(e),a)}else return r}function kM(i,e){let t=OM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( value.rgb * ${t[0]}, value.a ) );`,"}"].join(`
`)}function BM(i,e){let t;switch(e){case Im:t="Linear";break;case Lm:t="Reinhard";break;case Dm:t="Cineon";break;case Nm:t="ACESFilmic";break;case Fm:t="AgX";break;case Om:t="Neutral";break;case Um:t="Custom";break;default:console.warn("THREE.WebGLProgram: Unsupported toneMapping:",e),t="Linear"}return"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Fu=new q;function zM(){Dt.getLuminanceCoefficients(Fu);let i=Fu.x.toFixed(4),e=Fu.y.toFixed(4),t=Fu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function VM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Rl).join(`
`)}function HM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function GM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Rl(i){return i!==""}function xg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows)}function yg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var WM=/^[ \t]*#include +<([\w\d./]+)>/gm;function $d(i){return i.replace(WM,qM)}var XM=new Map;function qM(i,e){let t=Rt[e];if(t===void 0){let n=XM.get(e);if(n!==void 0)t=Rt[n],console.warn('THREE.WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',e,n);else throw new Error("Can not resolve #include <"+e+">")}return $d(t)}var YM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function vg(i){return i.replace(YM,$M)}function $M(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function bg(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}function jM(i){let e="SHADOWMAP_TYPE_BASIC";return i.shadowMapType===xd?e="SHADOWMAP_TYPE_PCF":i.shadowMapType===um?e="SHADOWMAP_TYPE_PCF_SOFT":i.shadowMapType===Gs&&(e="SHADOWMAP_TYPE_VSM"),e}function ZM(i){let e="ENVMAP_TYPE_CUBE";if(i.envMap)switch(i.envMapMode){case po:case mo:e="ENVMAP_TYPE_CUBE";break;case Ml:e="ENVMAP_TYPE_CUBE_UV";break}return e}function JM(i){let e="ENVMAP_MODE_REFLECTION";if(i.envMap)switch(i.envMapMode){case mo:e="ENVMAP_MODE_REFRACTION";break}return e}function KM(i){let e="ENVMAP_BLENDING_NONE";if(i.envMap)switch(i.combine){case bl:e="ENVMAP_BLENDING_MULTIPLY";break;case Rm:e="ENVMAP_BLENDING_MIX";break;case Pm:e="ENVMAP_BLENDING_ADD";break}return e}function QM(i){let e=i.envMapCubeUVHeight;if(e===null)return null;let t=Math.log2(e)-2,n=1/e;return{texelWidth:1/(3*Math.max(Math.pow(2,t),112)),texelHeight:n,maxMip:t}}function eS(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=jM(t),l=ZM(t),u=JM(t),h=KM(t),d=QM(t),p=VM(t),g=HM(r),x=s.createProgram(),m,f,E=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(Rl).join(`
`),m.length>0&&(m+=`
`),f=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(Rl).join(`
`),f.length>0&&(f+=`
`)):(m=[bg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Rl).join(`
`),f=[bg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",d?"#define CUBEUV_TEXEL_WIDTH "+d.texelWidth:"",d?"#define CUBEUV_TEXEL_HEIGHT "+d.texelHeight:"",d?"#define CUBEUV_MAX_MIP "+d.maxMip+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor||t.batchingColor?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==dr?"#define TONE_MAPPING":"",t.toneMapping!==dr?Rt.tonemapping_pars_fragment:"",t.toneMapping!==dr?BM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Rt.colorspace_pars_fragment,kM("linearToOutputTexel",t.outputColorSpace),zM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Rl).join(`
`)),o=$d(o),o=xg(o,t),o=yg(o,t),a=$d(a),a=xg(a,t),a=yg(a,t),o=vg(o),a=vg(a),t.isRawShaderMaterial!==!0&&(E=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,f=["#define varying in",t.glslVersion===Ld?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Ld?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);let I=E+m+o,S=E+f+a,L=mg(s,s.VERTEX_SHADER,I),R=mg(s,s.FRAGMENT_SHADER,S);s.attachShader(x,L),s.attachShader(x,R),t.index0AttributeName!==void 0?s.bindAttribLocation(x,0,t.index0AttributeName):t.morphTargets===!0&&s.bindAttribLocation(x,0,"position"),s.linkProgram(x);function F(T){if(i.debug.checkShaderErrors){let k=s.getProgramInfoLog(x)||"",H=s.getShaderInfoLog(L)||"",Z=s.getShaderInfoLog(R)||"",K=k.trim(),G=H.trim(),ne=Z.trim(),ee=!0,ce=!0;if(s.getProgramParameter(x,s.LINK_STATUS)===!1)if(ee=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,x,L,R);else{let de=_g(s,L,"vertex"),me=_g(s,R,"fragment");console.error("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(x,s.VALIDATE_STATUS)+`

Material Name: `+T.name+`
Material Type: `+T.type+`

Program Info Log: `+K+`
`+de+`
`+me)}else K!==""?console.warn("THREE.WebGLProgram: Program Info Log:",K):(G===""||ne==="")&&(ce=!1);ce&&(T.diagnostics={runnable:ee,programLog:K,vertexShader:{log:G,prefix:m},fragmentShader:{log:ne,prefix:f}})}s.deleteShader(L),s.deleteShader(R),U=new _a(s,x),v=GM(s,x)}let U;this.getUniforms=function(){return U===void 0&&F(this),U};let v;this.getAttributes=function(){return v===void 0&&F(this),v};let b=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return b===!1&&(b=s.getProgramParameter(x,NM)),b},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(x),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=UM++,this.cacheKey=e,this.usedTimes=1,this.program=x,this.vertexShader=L,this.fragmentShader=R,this}var tS=0,jd=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e){let t=e.vertexShader,n=e.fragmentShader,s=this._getShaderStage(t),r=this._getShaderStage(n),o=this._getShaderCacheForMaterial(e);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderID(e){return this._getShaderStage(e.vertexShader).id}getFragmentShaderID(e){return this._getShaderStage(e.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Zd(e),t.set(e,n)),n}},Zd=class{constructor(e){this.id=tS++,this.code=e,this.usedTimes=0}};function nS(i,e,t,n,s,r,o){let a=new ia,c=new jd,l=new Set,u=[],h=s.logarithmicDepthBuffer,d=s.vertexTextures,p=s.precision,g={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distanceRGBA",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function x(v){return l.add(v),v===0?"uv":`uv${v}`}function m(v,b,T,k,H){let Z=k.fog,K=H.geometry,G=v.isMeshStandardMaterial?k.environment:null,ne=(v.isMeshStandardMaterial?t:e).get(v.envMap||G),ee=ne&&ne.mapping===Ml?ne.image.height:null,ce=g[v.type];v.precision!==null&&(p=s.getMaxPrecision(v.precision),p!==v.precision&&console.warn("THREE.WebGLProgram.getParameters:",v.precision,"not supported, using",p,"instead."));let de=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,me=de!==void 0?de.length:0,_e=0;K.morphAttributes.position!==void 0&&(_e=1),K.morphAttributes.normal!==void 0&&(_e=2),K.morphAttributes.color!==void 0&&(_e=3);let ue,Re,be,Y;if(ce){let wt=Ws[ce];ue=wt.vertexShader,Re=wt.fragmentShader}else ue=v.vertexShader,Re=v.fragmentShader,c.update(v),be=c.getVertexShaderID(v),Y=c.getFragmentShaderID(v);let te=i.getRenderTarget(),ve=i.state.buffers.depth.getReversed(),Ve=H.isInstancedMesh===!0,Le=H.isBatchedMesh===!0,Mt=!!v.map,rn=!!v.matcap,W=!!ne,Bt=!!v.aoMap,gt=!!v.lightMap,at=!!v.bumpMap,$e=!!v.normalMap,jt=!!v.displacementMap,Xe=!!v.emissiveMap,st=!!v.metalnessMap,hn=!!v.roughnessMap,Gt=v.anisotropy>0,z=v.clearcoat>0,w=v.dispersion>0,X=v.iridescence>0,oe=v.sheen>0,fe=v.transmission>0,le=Gt&&!!v.anisotropyMap,Ze=z&&!!v.clearcoatMap,Ae=z&&!!v.clearcoatNormalMap,je=z&&!!v.clearcoatRoughnessMap,ze=X&&!!v.iridescenceMap,xe=X&&!!v.iridescenceThicknessMap,Pe=oe&&!!v.sheenColorMap,tt=oe&&!!v.sheenRoughnessMap,Qe=!!v.specularMap,Ne=!!v.specularColorMap,_t=!!v.specularIntensityMap,$=fe&&!!v.transmissionMap,Ce=fe&&!!v.thicknessMap,we=!!v.gradientMap,qe=!!v.alphaMap,Ee=v.alphaTest>0,ge=!!v.alphaHash,Ke=!!v.extensions,bt=dr;v.toneMapped&&(te===null||te.isXRRenderTarget===!0)&&(bt=i.toneMapping);let Qt={shaderID:ce,shaderType:v.type,shaderName:v.name,vertexShader:ue,fragmentShader:Re,defines:v.defines,customVertexShaderID:be,customFragmentShaderID:Y,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:p,batching:Le,batchingColor:Le&&H._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&H.instanceColor!==null,instancingMorph:Ve&&H.morphTexture!==null,supportsVertexTextures:d,outputColorSpace:te===null?i.outputColorSpace:te.isXRRenderTarget===!0?te.texture.colorSpace:io,alphaToCoverage:!!v.alphaToCoverage,map:Mt,matcap:rn,envMap:W,envMapMode:W&&ne.mapping,envMapCubeUVHeight:ee,aoMap:Bt,lightMap:gt,bumpMap:at,normalMap:$e,displacementMap:d&&jt,emissiveMap:Xe,normalMapObjectSpace:$e&&v.normalMapType===Gm,normalMapTangentSpace:$e&&v.normalMapType===Cl,metalnessMap:st,roughnessMap:hn,anisotropy:Gt,anisotropyMap:le,clearcoat:z,clearcoatMap:Ze,clearcoatNormalMap:Ae,clearcoatRoughnessMap:je,dispersion:w,iridescence:X,iridescenceMap:ze,iridescenceThicknessMap:xe,sheen:oe,sheenColorMap:Pe,sheenRoughnessMap:tt,specularMap:Qe,specularColorMap:Ne,specularIntensityMap:_t,transmission:fe,transmissionMap:$,thicknessMap:Ce,gradientMap:we,opaque:v.transparent===!1&&v.blending===to&&v.alphaToCoverage===!1,alphaMap:qe,alphaTest:Ee,alphaHash:ge,combine:v.combine,mapUv:Mt&&x(v.map.channel),aoMapUv:Bt&&x(v.aoMap.channel),lightMapUv:gt&&x(v.lightMap.channel),bumpMapUv:at&&x(v.bumpMap.channel),normalMapUv:$e&&x(v.normalMap.channel),displacementMapUv:jt&&x(v.displacementMap.channel),emissiveMapUv:Xe&&x(v.emissiveMap.channel),metalnessMapUv:st&&x(v.metalnessMap.channel),roughnessMapUv:hn&&x(v.roughnessMap.channel),anisotropyMapUv:le&&x(v.anisotropyMap.channel),clearcoatMapUv:Ze&&x(v.clearcoatMap.channel),clearcoatNormalMapUv:Ae&&x(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:je&&x(v.clearcoatRoughnessMap.channel),iridescenceMapUv:ze&&x(v.iridescenceMap.channel),iridescenceThicknessMapUv:xe&&x(v.iridescenceThicknessMap.channel),sheenColorMapUv:Pe&&x(v.sheenColorMap.channel),sheenRoughnessMapUv:tt&&x(v.sheenRoughnessMap.channel),specularMapUv:Qe&&x(v.specularMap.channel),specularColorMapUv:Ne&&x(v.specularColorMap.channel),specularIntensityMapUv:_t&&x(v.specularIntensityMap.channel),transmissionMapUv:$&&x(v.transmissionMap.channel),thicknessMapUv:Ce&&x(v.thicknessMap.channel),alphaMapUv:qe&&x(v.alphaMap.channel),vertexTangents:!!K.attributes.tangent&&($e||Gt),vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,pointsUvs:H.isPoints===!0&&!!K.attributes.uv&&(Mt||qe),fog:!!Z,useFog:v.fog===!0,fogExp2:!!Z&&Z.isFogExp2,flatShading:v.flatShading===!0&&v.wireframe===!1,sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:ve,skinning:H.isSkinnedMesh===!0,morphTargets:K.morphAttributes.position!==void 0,morphNormals:K.morphAttributes.normal!==void 0,morphColors:K.morphAttributes.color!==void 0,morphTargetsCount:me,morphTextureStride:_e,numDirLights:b.directional.length,numPointLights:b.point.length,numSpotLights:b.spot.length,numSpotLightMaps:b.spotLightMap.length,numRectAreaLights:b.rectArea.length,numHemiLights:b.hemi.length,numDirLightShadows:b.directionalShadowMap.length,numPointLightShadows:b.pointShadowMap.length,numSpotLightShadows:b.spotShadowMap.length,numSpotLightShadowsWithMaps:b.numSpotLightShadowsWithMaps,numLightProbes:b.numLightProbes,numClippingPlanes:o.numPlanes,numClipIntersection:o.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&T.length>0,shadowMapType:i.shadowMap.type,toneMapping:bt,decodeVideoTexture:Mt&&v.map.isVideoTexture===!0&&Dt.getTransfer(v.map.colorSpace)===sn,decodeVideoTextureEmissive:Xe&&v.emissiveMap.isVideoTexture===!0&&Dt.getTransfer(v.emissiveMap.colorSpace)===sn,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===ns,flipSided:v.side===bi,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Ke&&v.extensions.clipCullDistance===!0&&n.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ke&&v.extensions.multiDraw===!0||Le)&&n.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:n.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Qt.vertexUv1s=l.has(1),Qt.vertexUv2s=l.has(2),Qt.vertexUv3s=l.has(3),l.clear(),Qt}function f(v){let b=[];if(v.shaderID?b.push(v.shaderID):(b.push(v.customVertexShaderID),b.push(v.customFragmentShaderID)),v.defines!==void 0)for(let T in v.defines)b.push(T),b.push(v.defines[T]);return v.isRawShaderMaterial===!1&&(E(b,v),I(b,v),b.push(i.outputColorSpace)),b.push(v.customProgramCacheKey),b.join()}function E(v,b){v.push(b.precision),v.push(b.outputColorSpace),v.push(b.envMapMode),v.push(b.envMapCubeUVHeight),v.push(b.mapUv),v.push(b.alphaMapUv),v.push(b.lightMapUv),v.push(b.aoMapUv),v.push(b.bumpMapUv),v.push(b.normalMapUv),v.push(b.displacementMapUv),v.push(b.emissiveMapUv),v.push(b.metalnessMapUv),v.push(b.roughnessMapUv),v.push(b.anisotropyMapUv),v.push(b.clearcoatMapUv),v.push(b.clearcoatNormalMapUv),v.push(b.clearcoatRoughnessMapUv),v.push(b.iridescenceMapUv),v.push(b.iridescenceThicknessMapUv),v.push(b.sheenColorMapUv),v.push(b.sheenRoughnessMapUv),v.push(b.specularMapUv),v.push(b.specularColorMapUv),v.push(b.specularIntensityMapUv),v.push(b.transmissionMapUv),v.push(b.thicknessMapUv),v.push(b.combine),v.push(b.fogExp2),v.push(b.sizeAttenuation),v.push(b.morphTargetsCount),v.push(b.morphAttributeCount),v.push(b.numDirLights),v.push(b.numPointLights),v.push(b.numSpotLights),v.push(b.numSpotLightMaps),v.push(b.numHemiLights),v.push(b.numRectAreaLights),v.push(b.numDirLightShadows),v.push(b.numPointLightShadows),v.push(b.numSpotLightShadows),v.push(b.numSpotLightShadowsWithMaps),v.push(b.numLightProbes),v.push(b.shadowMapType),v.push(b.toneMapping),v.push(b.numClippingPlanes),v.push(b.numClipIntersection),v.push(b.depthPacking)}function I(v,b){a.disableAll(),b.supportsVertexTextures&&a.enable(0),b.instancing&&a.enable(1),b.instancingColor&&a.enable(2),b.instancingMorph&&a.enable(3),b.matcap&&a.enable(4),b.envMap&&a.enable(5),b.normalMapObjectSpace&&a.enable(6),b.normalMapTangentSpace&&a.enable(7),b.clearcoat&&a.enable(8),b.iridescence&&a.enable(9),b.alphaTest&&a.enable(10),b.vertexColors&&a.enable(11),b.vertexAlphas&&a.enable(12),b.vertexUv1s&&a.enable(13),b.vertexUv2s&&a.enable(14),b.vertexUv3s&&a.enable(15),b.vertexTangents&&a.enable(16),b.anisotropy&&a.enable(17),b.alphaHash&&a.enable(18),b.batching&&a.enable(19),b.dispersion&&a.enable(20),b.batchingColor&&a.enable(21),b.gradientMap&&a.enable(22),v.push(a.mask),a.disableAll(),b.fog&&a.enable(0),b.useFog&&a.enable(1),b.flatShading&&a.enable(2),b.logarithmicDepthBuffer&&a.enable(3),b.reversedDepthBuffer&&a.enable(4),b.skinning&&a.enable(5),b.morphTargets&&a.enable(6),b.morphNormals&&a.enable(7),b.morphColors&&a.enable(8),b.premultipliedAlpha&&a.enable(9),b.shadowMapEnabled&&a.enable(10),b.doubleSided&&a.enable(11),b.flipSided&&a.enable(12),b.useDepthPacking&&a.enable(13),b.dithering&&a.enable(14),b.transmission&&a.enable(15),b.sheen&&a.enable(16),b.opaque&&a.enable(17),b.pointsUvs&&a.enable(18),b.decodeVideoTexture&&a.enable(19),b.decodeVideoTextureEmissive&&a.enable(20),b.alphaToCoverage&&a.enable(21),v.push(a.mask)}function S(v){let b=g[v.type],T;if(b){let k=Ws[b];T=eg.clone(k.uniforms)}else T=v.uniforms;return T}function L(v,b){let T;for(let k=0,H=u.length;k<H;k++){let Z=u[k];if(Z.cacheKey===b){T=Z,++T.usedTimes;break}}return T===void 0&&(T=new eS(i,b,v,r),u.push(T)),T}function R(v){if(--v.usedTimes===0){let b=u.indexOf(v);u[b]=u[u.length-1],u.pop(),v.destroy()}}function F(v){c.remove(v)}function U(){c.dispose()}return{getParameters:m,getProgramCacheKey:f,getUniforms:S,acquireProgram:L,releaseProgram:R,releaseShaderCache:F,programs:u,dispose:U}}function iS(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function sS(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.z!==e.z?i.z-e.z:i.id-e.id}function Mg(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Sg(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(h,d,p,g,x,m){let f=i[e];return f===void 0?(f={id:h.id,object:h,geometry:d,material:p,groupOrder:g,renderOrder:h.renderOrder,z:x,group:m},i[e]=f):(f.id=h.id,f.object=h,f.geometry=d,f.material=p,f.groupOrder=g,f.renderOrder=h.renderOrder,f.z=x,f.group=m),e++,f}function a(h,d,p,g,x,m){let f=o(h,d,p,g,x,m);p.transmission>0?n.push(f):p.transparent===!0?s.push(f):t.push(f)}function c(h,d,p,g,x,m){let f=o(h,d,p,g,x,m);p.transmission>0?n.unshift(f):p.transparent===!0?s.unshift(f):t.unshift(f)}function l(h,d){t.length>1&&t.sort(h||sS),n.length>1&&n.sort(d||Mg),s.length>1&&s.sort(d||Mg)}function u(){for(let h=e,d=i.length;h<d;h++){let p=i[h];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:a,unshift:c,finish:u,sort:l}}function rS(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Sg,i.set(n,[o])):s>=r.length?(o=new Sg,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function oS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"DirectionalLight":t={direction:new q,color:new ut};break;case"SpotLight":t={position:new q,direction:new q,color:new ut,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new q,color:new ut,distance:0,decay:0};break;case"HemisphereLight":t={direction:new q,skyColor:new ut,groundColor:new ut};break;case"RectAreaLight":t={color:new ut,position:new q,halfWidth:new q,halfHeight:new q};break}return i[e.id]=t,t}}}function aS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var lS=0;function cS(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function uS(i){let e=new oS,t=aS(),n={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new q);let s=new q,r=new xt,o=new xt;function a(l){let u=0,h=0,d=0;for(let v=0;v<9;v++)n.probe[v].set(0,0,0);let p=0,g=0,x=0,m=0,f=0,E=0,I=0,S=0,L=0,R=0,F=0;l.sort(cS);for(let v=0,b=l.length;v<b;v++){let T=l[v],k=T.color,H=T.intensity,Z=T.distance,K=T.shadow&&T.shadow.map?T.shadow.map.texture:null;if(T.isAmbientLight)u+=k.r*H,h+=k.g*H,d+=k.b*H;else if(T.isLightProbe){for(let G=0;G<9;G++)n.probe[G].addScaledVector(T.sh.coefficients[G],H);F++}else if(T.isDirectionalLight){let G=e.get(T);if(G.color.copy(T.color).multiplyScalar(T.intensity),T.castShadow){let ne=T.shadow,ee=t.get(T);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,n.directionalShadow[p]=ee,n.directionalShadowMap[p]=K,n.directionalShadowMatrix[p]=T.shadow.matrix,E++}n.directional[p]=G,p++}else if(T.isSpotLight){let G=e.get(T);G.position.setFromMatrixPosition(T.matrixWorld),G.color.copy(k).multiplyScalar(H),G.distance=Z,G.coneCos=Math.cos(T.angle),G.penumbraCos=Math.cos(T.angle*(1-T.penumbra)),G.decay=T.decay,n.spot[x]=G;let ne=T.shadow;if(T.map&&(n.spotLightMap[L]=T.map,L++,ne.updateMatrices(T),T.castShadow&&R++),n.spotLightMatrix[x]=ne.matrix,T.castShadow){let ee=t.get(T);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,n.spotShadow[x]=ee,n.spotShadowMap[x]=K,S++}x++}else if(T.isRectAreaLight){let G=e.get(T);G.color.copy(k).multiplyScalar(H),G.halfWidth.set(T.width*.5,0,0),G.halfHeight.set(0,T.height*.5,0),n.rectArea[m]=G,m++}else if(T.isPointLight){let G=e.get(T);if(G.color.copy(T.color).multiplyScalar(T.intensity),G.distance=T.distance,G.decay=T.decay,T.castShadow){let ne=T.shadow,ee=t.get(T);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,ee.shadowCameraNear=ne.camera.near,ee.shadowCameraFar=ne.camera.far,n.pointShadow[g]=ee,n.pointShadowMap[g]=K,n.pointShadowMatrix[g]=T.shadow.matrix,I++}n.point[g]=G,g++}else if(T.isHemisphereLight){let G=e.get(T);G.skyColor.copy(T.color).multiplyScalar(H),G.groundColor.copy(T.groundColor).multiplyScalar(H),n.hemi[f]=G,f++}}m>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Oe.LTC_FLOAT_1,n.rectAreaLTC2=Oe.LTC_FLOAT_2):(n.rectAreaLTC1=Oe.LTC_HALF_1,n.rectAreaLTC2=Oe.LTC_HALF_2)),n.ambient[0]=u,n.ambient[1]=h,n.ambient[2]=d;let U=n.hash;(U.directionalLength!==p||U.pointLength!==g||U.spotLength!==x||U.rectAreaLength!==m||U.hemiLength!==f||U.numDirectionalShadows!==E||U.numPointShadows!==I||U.numSpotShadows!==S||U.numSpotMaps!==L||U.numLightProbes!==F)&&(n.directional.length=p,n.spot.length=x,n.rectArea.length=m,n.point.length=g,n.hemi.length=f,n.directionalShadow.length=E,n.directionalShadowMap.length=E,n.pointShadow.length=I,n.pointShadowMap.length=I,n.spotShadow.length=S,n.spotShadowMap.length=S,n.directionalShadowMatrix.length=E,n.pointShadowMatrix.length=I,n.spotLightMatrix.length=S+L-R,n.spotLightMap.length=L,n.numSpotLightShadowsWithMaps=R,n.numLightProbes=F,U.directionalLength=p,U.pointLength=g,U.spotLength=x,U.rectAreaLength=m,U.hemiLength=f,U.numDirectionalShadows=E,U.numPointShadows=I,U.numSpotShadows=S,U.numSpotMaps=L,U.numLightProbes=F,n.version=lS++)}function c(l,u){let h=0,d=0,p=0,g=0,x=0,m=u.matrixWorldInverse;for(let f=0,E=l.length;f<E;f++){let I=l[f];if(I.isDirectionalLight){let S=n.directional[h];S.direction.setFromMatrixPosition(I.matrixWorld),s.setFromMatrixPosition(I.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(m),h++}else if(I.isSpotLight){let S=n.spot[p];S.position.setFromMatrixPosition(I.matrixWorld),S.position.applyMatrix4(m),S.direction.setFromMatrixPosition(I.matrixWorld),s.setFromMatrixPosition(I.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(m),p++}else if(I.isRectAreaLight){let S=n.rectArea[g];S.position.setFromMatrixPosition(I.matrixWorld),S.position.applyMatrix4(m),o.identity(),r.copy(I.matrixWorld),r.premultiply(m),o.extractRotation(r),S.halfWidth.set(I.width*.5,0,0),S.halfHeight.set(0,I.height*.5,0),S.halfWidth.applyMatrix4(o),S.halfHeight.applyMatrix4(o),g++}else if(I.isPointLight){let S=n.point[d];S.position.setFromMatrixPosition(I.matrixWorld),S.position.applyMatrix4(m),d++}else if(I.isHemisphereLight){let S=n.hemi[x];S.direction.setFromMatrixPosition(I.matrixWorld),S.direction.transformDirection(m),x++}}}return{setup:a,setupView:c,state:n}}function wg(i){let e=new uS(i),t=[],n=[];function s(u){l.camera=u,t.length=0,n.length=0}function r(u){t.push(u)}function o(u){n.push(u)}function a(){e.setup(t)}function c(u){e.setupView(t,u)}let l={lightsArray:t,shadowsArray:n,camera:null,lights:e,transmissionRenderTarget:{}};return{init:s,state:l,setupLights:a,setupLightsView:c,pushLight:r,pushShadow:o}}function hS(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new wg(i),e.set(s,[a])):r>=o.length?(a=new wg(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var dS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,fS=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
#include <packing>
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = unpackRGBATo2Half( texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ) );
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = unpackRGBAToDepth( texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ) );
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( squared_mean - mean * mean );
	gl_FragColor = pack2HalfToRGBA( vec2( mean, std_dev ) );
}`;function pS(i,e,t){let n=new oa,s=new mt,r=new mt,o=new Yt,a=new Nc({depthPacking:Hm}),c=new Uc,l={},u=t.maxTextureSize,h={[ys]:bi,[bi]:ys,[ns]:ns},d=new bs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new mt},radius:{value:4}},vertexShader:dS,fragmentShader:fS}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new zn;g.setAttribute("position",new si(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new gn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=xd;let f=this.type;this.render=function(R,F,U){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||R.length===0)return;let v=i.getRenderTarget(),b=i.getActiveCubeFace(),T=i.getActiveMipmapLevel(),k=i.state;k.setBlending(hr),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let H=f!==Gs&&this.type===Gs,Z=f===Gs&&this.type!==Gs;for(let K=0,G=R.length;K<G;K++){let ne=R[K],ee=ne.shadow;if(ee===void 0){console.warn("THREE.WebGLShadowMap:",ne,"has no shadow.");continue}if(ee.autoUpdate===!1&&ee.needsUpdate===!1)continue;s.copy(ee.mapSize);let ce=ee.getFrameExtents();if(s.multiply(ce),r.copy(ee.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/ce.x),s.x=r.x*ce.x,ee.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ce.y),s.y=r.y*ce.y,ee.mapSize.y=r.y)),ee.map===null||H===!0||Z===!0){let me=this.type!==Gs?{minFilter:Pi,magFilter:Pi}:{};ee.map!==null&&ee.map.dispose(),ee.map=new ks(s.x,s.y,me),ee.map.texture.name=ne.name+".shadowMap",ee.camera.updateProjectionMatrix()}i.setRenderTarget(ee.map),i.clear();let de=ee.getViewportCount();for(let me=0;me<de;me++){let _e=ee.getViewport(me);o.set(r.x*_e.x,r.y*_e.y,r.x*_e.z,r.y*_e.w),k.viewport(o),ee.updateMatrices(ne,me),n=ee.getFrustum(),S(F,U,ee.camera,ne,this.type)}ee.isPointLightShadow!==!0&&this.type===Gs&&E(ee,U),ee.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(v,b,T)};function E(R,F){let U=e.update(x);d.defines.VSM_SAMPLES!==R.blurSamples&&(d.defines.VSM_SAMPLES=R.blurSamples,p.defines.VSM_SAMPLES=R.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),R.mapPass===null&&(R.mapPass=new ks(s.x,s.y)),d.uniforms.shadow_pass.value=R.map.texture,d.uniforms.resolution.value=R.mapSize,d.uniforms.radius.value=R.radius,i.setRenderTarget(R.mapPass),i.clear(),i.renderBufferDirect(F,null,U,d,x,null),p.uniforms.shadow_pass.value=R.mapPass.texture,p.uniforms.resolution.value=R.mapSize,p.uniforms.radius.value=R.radius,i.setRenderTarget(R.map),i.clear(),i.renderBufferDirect(F,null,U,p,x,null)}function I(R,F,U,v){let b=null,T=U.isPointLight===!0?R.customDistanceMaterial:R.customDepthMaterial;if(T!==void 0)b=T;else if(b=U.isPointLight===!0?c:a,i.localClippingEnabled&&F.clipShadows===!0&&Array.isArray(F.clippingPlanes)&&F.clippingPlanes.length!==0||F.displacementMap&&F.displacementScale!==0||F.alphaMap&&F.alphaTest>0||F.map&&F.alphaTest>0||F.alphaToCoverage===!0){let k=b.uuid,H=F.uuid,Z=l[k];Z===void 0&&(Z={},l[k]=Z);let K=Z[H];K===void 0&&(K=b.clone(),Z[H]=K,F.addEventListener("dispose",L)),b=K}if(b.visible=F.visible,b.wireframe=F.wireframe,v===Gs?b.side=F.shadowSide!==null?F.shadowSide:F.side:b.side=F.shadowSide!==null?F.shadowSide:h[F.side],b.alphaMap=F.alphaMap,b.alphaTest=F.alphaToCoverage===!0?.5:F.alphaTest,b.map=F.map,b.clipShadows=F.clipShadows,b.clippingPlanes=F.clippingPlanes,b.clipIntersection=F.clipIntersection,b.displacementMap=F.displacementMap,b.displacementScale=F.displacementScale,b.displacementBias=F.displacementBias,b.wireframeLinewidth=F.wireframeLinewidth,b.linewidth=F.linewidth,U.isPointLight===!0&&b.isMeshDistanceMaterial===!0){let k=i.properties.get(b);k.light=U}return b}function S(R,F,U,v,b){if(R.visible===!1)return;if(R.layers.test(F.layers)&&(R.isMesh||R.isLine||R.isPoints)&&(R.castShadow||R.receiveShadow&&b===Gs)&&(!R.frustumCulled||n.intersectsObject(R))){R.modelViewMatrix.multiplyMatrices(U.matrixWorldInverse,R.matrixWorld);let H=e.update(R),Z=R.material;if(Array.isArray(Z)){let K=H.groups;for(let G=0,ne=K.length;G<ne;G++){let ee=K[G],ce=Z[ee.materialIndex];if(ce&&ce.visible){let de=I(R,ce,v,b);R.onBeforeShadow(i,R,F,U,H,de,ee),i.renderBufferDirect(U,null,H,de,R,ee),R.onAfterShadow(i,R,F,U,H,de,ee)}}}else if(Z.visible){let K=I(R,Z,v,b);R.onBeforeShadow(i,R,F,U,H,K,null),i.renderBufferDirect(U,null,H,K,R,null),R.onAfterShadow(i,R,F,U,H,K,null)}}let k=R.children;for(let H=0,Z=k.length;H<Z;H++)S(k[H],F,U,v,b)}function L(R){R.target.removeEventListener("dispose",L);for(let U in l){let v=l[U],b=R.target.uuid;b in v&&(v[b].dispose(),delete v[b])}}}var mS={[Gc]:Wc,[Xc]:$c,[qc]:jc,[no]:Yc,[Wc]:Gc,[$c]:Xc,[jc]:qc,[Yc]:no};function gS(i,e){function t(){let $=!1,Ce=new Yt,we=null,qe=new Yt(0,0,0,0);return{setMask:function(Ee){we!==Ee&&!$&&(i.colorMask(Ee,Ee,Ee,Ee),we=Ee)},setLocked:function(Ee){$=Ee},setClear:function(Ee,ge,Ke,bt,Qt){Qt===!0&&(Ee*=bt,ge*=bt,Ke*=bt),Ce.set(Ee,ge,Ke,bt),qe.equals(Ce)===!1&&(i.clearColor(Ee,ge,Ke,bt),qe.copy(Ce))},reset:function(){$=!1,we=null,qe.set(-1,0,0,0)}}}function n(){let $=!1,Ce=!1,we=null,qe=null,Ee=null;return{setReversed:function(ge){if(Ce!==ge){let Ke=e.get("EXT_clip_control");ge?Ke.clipControlEXT(Ke.LOWER_LEFT_EXT,Ke.ZERO_TO_ONE_EXT):Ke.clipControlEXT(Ke.LOWER_LEFT_EXT,Ke.NEGATIVE_ONE_TO_ONE_EXT),Ce=ge;let bt=Ee;Ee=null,this.setClear(bt)}},getReversed:function(){return Ce},setTest:function(ge){ge?te(i.DEPTH_TEST):ve(i.DEPTH_TEST)},setMask:function(ge){we!==ge&&!$&&(i.depthMask(ge),we=ge)},setFunc:function(ge){if(Ce&&(ge=mS[ge]),qe!==ge){switch(ge){case Gc:i.depthFunc(i.NEVER);break;case Wc:i.depthFunc(i.ALWAYS);break;case Xc:i.depthFunc(i.LESS);break;case no:i.depthFunc(i.LEQUAL);break;case qc:i.depthFunc(i.EQUAL);break;case Yc:i.depthFunc(i.GEQUAL);break;case $c:i.depthFunc(i.GREATER);break;case jc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}qe=ge}},setLocked:function(ge){$=ge},setClear:function(ge){Ee!==ge&&(Ce&&(ge=1-ge),i.clearDepth(ge),Ee=ge)},reset:function(){$=!1,we=null,qe=null,Ee=null,Ce=!1}}}function s(){let $=!1,Ce=null,we=null,qe=null,Ee=null,ge=null,Ke=null,bt=null,Qt=null;return{setTest:function(wt){$||(wt?te(i.STENCIL_TEST):ve(i.STENCIL_TEST))},setMask:function(wt){Ce!==wt&&!$&&(i.stencilMask(wt),Ce=wt)},setFunc:function(wt,Dn,nn){(we!==wt||qe!==Dn||Ee!==nn)&&(i.stencilFunc(wt,Dn,nn),we=wt,qe=Dn,Ee=nn)},setOp:function(wt,Dn,nn){(ge!==wt||Ke!==Dn||bt!==nn)&&(i.stencilOp(wt,Dn,nn),ge=wt,Ke=Dn,bt=nn)},setLocked:function(wt){$=wt},setClear:function(wt){Qt!==wt&&(i.clearStencil(wt),Qt=wt)},reset:function(){$=!1,Ce=null,we=null,qe=null,Ee=null,ge=null,Ke=null,bt=null,Qt=null}}}let r=new t,o=new n,a=new s,c=new WeakMap,l=new WeakMap,u={},h={},d=new WeakMap,p=[],g=null,x=!1,m=null,f=null,E=null,I=null,S=null,L=null,R=null,F=new ut(0,0,0),U=0,v=!1,b=null,T=null,k=null,H=null,Z=null,K=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ne=0,ee=i.getParameter(i.VERSION);ee.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec(ee)[1]),G=ne>=1):ee.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec(ee)[1]),G=ne>=2);let ce=null,de={},me=i.getParameter(i.SCISSOR_BOX),_e=i.getParameter(i.VIEWPORT),ue=new Yt().fromArray(me),Re=new Yt().fromArray(_e);function be($,Ce,we,qe){let Ee=new Uint8Array(4),ge=i.createTexture();i.bindTexture($,ge),i.texParameteri($,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri($,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ke=0;Ke<we;Ke++)$===i.TEXTURE_3D||$===i.TEXTURE_2D_ARRAY?i.texImage3D(Ce,0,i.RGBA,1,1,qe,0,i.RGBA,i.UNSIGNED_BYTE,Ee):i.texImage2D(Ce+Ke,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Ee);return ge}let Y={};Y[i.TEXTURE_2D]=be(i.TEXTURE_2D,i.TEXTURE_2D,1),Y[i.TEXTURE_CUBE_MAP]=be(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Y[i.TEXTURE_2D_ARRAY]=be(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Y[i.TEXTURE_3D]=be(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),te(i.DEPTH_TEST),o.setFunc(no),at(!1),$e(_d),te(i.CULL_FACE),Bt(hr);function te($){u[$]!==!0&&(i.enable($),u[$]=!0)}function ve($){u[$]!==!1&&(i.disable($),u[$]=!1)}function Ve($,Ce){return h[$]!==Ce?(i.bindFramebuffer($,Ce),h[$]=Ce,$===i.DRAW_FRAMEBUFFER&&(h[i.FRAMEBUFFER]=Ce),$===i.FRAMEBUFFER&&(h[i.DRAW_FRAMEBUFFER]=Ce),!0):!1}function Le($,Ce){let we=p,qe=!1;if($){we=d.get(Ce),we===void 0&&(we=[],d.set(Ce,we));let Ee=$.textures;if(we.length!==Ee.length||we[0]!==i.COLOR_ATTACHMENT0){for(let ge=0,Ke=Ee.length;ge<Ke;ge++)we[ge]=i.COLOR_ATTACHMENT0+ge;we.length=Ee.length,qe=!0}}else we[0]!==i.BACK&&(we[0]=i.BACK,qe=!0);qe&&i.drawBuffers(we)}function Mt($){return g!==$?(i.useProgram($),g=$,!0):!1}let rn={[Rr]:i.FUNC_ADD,[dm]:i.FUNC_SUBTRACT,[fm]:i.FUNC_REVERSE_SUBTRACT};rn[pm]=i.MIN,rn[mm]=i.MAX;let W={[gm]:i.ZERO,[_m]:i.ONE,[xm]:i.SRC_COLOR,[Sc]:i.SRC_ALPHA,[wm]:i.SRC_ALPHA_SATURATE,[Mm]:i.DST_COLOR,[vm]:i.DST_ALPHA,[ym]:i.ONE_MINUS_SRC_COLOR,[wc]:i.ONE_MINUS_SRC_ALPHA,[Sm]:i.ONE_MINUS_DST_COLOR,[bm]:i.ONE_MINUS_DST_ALPHA,[Em]:i.CONSTANT_COLOR,[Tm]:i.ONE_MINUS_CONSTANT_COLOR,[Am]:i.CONSTANT_ALPHA,[Cm]:i.ONE_MINUS_CONSTANT_ALPHA};function Bt($,Ce,we,qe,Ee,ge,Ke,bt,Qt,wt){if($===hr){x===!0&&(ve(i.BLEND),x=!1);return}if(x===!1&&(te(i.BLEND),x=!0),$!==hm){if($!==m||wt!==v){if((f!==Rr||S!==Rr)&&(i.blendEquation(i.FUNC_ADD),f=Rr,S=Rr),wt)switch($){case to:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case yd:i.blendFunc(i.ONE,i.ONE);break;case vd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case bd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:console.error("THREE.WebGLState: Invalid blending: ",$);break}else switch($){case to:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case yd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case vd:console.error("THREE.WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case bd:console.error("THREE.WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:console.error("THREE.WebGLState: Invalid blending: ",$);break}E=null,I=null,L=null,R=null,F.set(0,0,0),U=0,m=$,v=wt}return}Ee=Ee||Ce,ge=ge||we,Ke=Ke||qe,(Ce!==f||Ee!==S)&&(i.blendEquationSeparate(rn[Ce],rn[Ee]),f=Ce,S=Ee),(we!==E||qe!==I||ge!==L||Ke!==R)&&(i.blendFuncSeparate(W[we],W[qe],W[ge],W[Ke]),E=we,I=qe,L=ge,R=Ke),(bt.equals(F)===!1||Qt!==U)&&(i.blendColor(bt.r,bt.g,bt.b,Qt),F.copy(bt),U=Qt),m=$,v=!1}function gt($,Ce){$.side===ns?ve(i.CULL_FACE):te(i.CULL_FACE);let we=$.side===bi;Ce&&(we=!we),at(we),$.blending===to&&$.transparent===!1?Bt(hr):Bt($.blending,$.blendEquation,$.blendSrc,$.blendDst,$.blendEquationAlpha,$.blendSrcAlpha,$.blendDstAlpha,$.blendColor,$.blendAlpha,$.premultipliedAlpha),o.setFunc($.depthFunc),o.setTest($.depthTest),o.setMask($.depthWrite),r.setMask($.colorWrite);let qe=$.stencilWrite;a.setTest(qe),qe&&(a.setMask($.stencilWriteMask),a.setFunc($.stencilFunc,$.stencilRef,$.stencilFuncMask),a.setOp($.stencilFail,$.stencilZFail,$.stencilZPass)),Xe($.polygonOffset,$.polygonOffsetFactor,$.polygonOffsetUnits),$.alphaToCoverage===!0?te(i.SAMPLE_ALPHA_TO_COVERAGE):ve(i.SAMPLE_ALPHA_TO_COVERAGE)}function at($){b!==$&&($?i.frontFace(i.CW):i.frontFace(i.CCW),b=$)}function $e($){$!==lm?(te(i.CULL_FACE),$!==T&&($===_d?i.cullFace(i.BACK):$===cm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):ve(i.CULL_FACE),T=$}function jt($){$!==k&&(G&&i.lineWidth($),k=$)}function Xe($,Ce,we){$?(te(i.POLYGON_OFFSET_FILL),(H!==Ce||Z!==we)&&(i.polygonOffset(Ce,we),H=Ce,Z=we)):ve(i.POLYGON_OFFSET_FILL)}function st($){$?te(i.SCISSOR_TEST):ve(i.SCISSOR_TEST)}function hn($){$===void 0&&($=i.TEXTURE0+K-1),ce!==$&&(i.activeTexture($),ce=$)}function Gt($,Ce,we){we===void 0&&(ce===null?we=i.TEXTURE0+K-1:we=ce);let qe=de[we];qe===void 0&&(qe={type:void 0,texture:void 0},de[we]=qe),(qe.type!==$||qe.texture!==Ce)&&(ce!==we&&(i.activeTexture(we),ce=we),i.bindTexture($,Ce||Y[$]),qe.type=$,qe.texture=Ce)}function z(){let $=de[ce];$!==void 0&&$.type!==void 0&&(i.bindTexture($.type,null),$.type=void 0,$.texture=void 0)}function w(){try{i.compressedTexImage2D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function X(){try{i.compressedTexImage3D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function oe(){try{i.texSubImage2D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function fe(){try{i.texSubImage3D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function le(){try{i.compressedTexSubImage2D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function Ze(){try{i.compressedTexSubImage3D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function Ae(){try{i.texStorage2D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function je(){try{i.texStorage3D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function ze(){try{i.texImage2D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function xe(){try{i.texImage3D(...arguments)}catch($){console.error("THREE.WebGLState:",$)}}function Pe($){ue.equals($)===!1&&(i.scissor($.x,$.y,$.z,$.w),ue.copy($))}function tt($){Re.equals($)===!1&&(i.viewport($.x,$.y,$.z,$.w),Re.copy($))}function Qe($,Ce){let we=l.get(Ce);we===void 0&&(we=new WeakMap,l.set(Ce,we));let qe=we.get($);qe===void 0&&(qe=i.getUniformBlockIndex(Ce,$.name),we.set($,qe))}function Ne($,Ce){let qe=l.get(Ce).get($);c.get(Ce)!==qe&&(i.uniformBlockBinding(Ce,qe,$.__bindingPointIndex),c.set(Ce,qe))}function _t(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),u={},ce=null,de={},h={},d=new WeakMap,p=[],g=null,x=!1,m=null,f=null,E=null,I=null,S=null,L=null,R=null,F=new ut(0,0,0),U=0,v=!1,b=null,T=null,k=null,H=null,Z=null,ue.set(0,0,i.canvas.width,i.canvas.height),Re.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:te,disable:ve,bindFramebuffer:Ve,drawBuffers:Le,useProgram:Mt,setBlending:Bt,setMaterial:gt,setFlipSided:at,setCullFace:$e,setLineWidth:jt,setPolygonOffset:Xe,setScissorTest:st,activeTexture:hn,bindTexture:Gt,unbindTexture:z,compressedTexImage2D:w,compressedTexImage3D:X,texImage2D:ze,texImage3D:xe,updateUBOMapping:Qe,uniformBlockBinding:Ne,texStorage2D:Ae,texStorage3D:je,texSubImage2D:oe,texSubImage3D:fe,compressedTexSubImage2D:le,compressedTexSubImage3D:Ze,scissor:Pe,viewport:tt,reset:_t}}function _S(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new mt,u=new WeakMap,h,d=new WeakMap,p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(z,w){return p?new OffscreenCanvas(z,w):ea("canvas")}function x(z,w,X){let oe=1,fe=Gt(z);if((fe.width>X||fe.height>X)&&(oe=X/Math.max(fe.width,fe.height)),oe<1)if(typeof HTMLImageElement<"u"&&z instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&z instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&z instanceof ImageBitmap||typeof VideoFrame<"u"&&z instanceof VideoFrame){let le=Math.floor(oe*fe.width),Ze=Math.floor(oe*fe.height);h===void 0&&(h=g(le,Ze));let Ae=w?g(le,Ze):h;return Ae.width=le,Ae.height=Ze,Ae.getContext("2d").drawImage(z,0,0,le,Ze),console.warn("THREE.WebGLRenderer: Texture has been resized from ("+fe.width+"x"+fe.height+") to ("+le+"x"+Ze+")."),Ae}else return"data"in z&&console.warn("THREE.WebGLRenderer: Image in DataTexture is too big ("+fe.width+"x"+fe.height+")."),z;return z}function m(z){return z.generateMipmaps}function f(z){i.generateMipmap(z)}function E(z){return z.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:z.isWebGL3DRenderTarget?i.TEXTURE_3D:z.isWebGLArrayRenderTarget||z.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function I(z,w,X,oe,fe=!1){if(z!==null){if(i[z]!==void 0)return i[z];console.warn("THREE.WebGLRenderer: Attempt to use non-existing WebGL internal format '"+z+"'")}let le=w;if(w===i.RED&&(X===i.FLOAT&&(le=i.R32F),X===i.HALF_FLOAT&&(le=i.R16F),X===i.UNSIGNED_BYTE&&(le=i.R8)),w===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(le=i.R8UI),X===i.UNSIGNED_SHORT&&(le=i.R16UI),X===i.UNSIGNED_INT&&(le=i.R32UI),X===i.BYTE&&(le=i.R8I),X===i.SHORT&&(le=i.R16I),X===i.INT&&(le=i.R32I)),w===i.RG&&(X===i.FLOAT&&(le=i.RG32F),X===i.HALF_FLOAT&&(le=i.RG16F),X===i.UNSIGNED_BYTE&&(le=i.RG8)),w===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(le=i.RG8UI),X===i.UNSIGNED_SHORT&&(le=i.RG16UI),X===i.UNSIGNED_INT&&(le=i.RG32UI),X===i.BYTE&&(le=i.RG8I),X===i.SHORT&&(le=i.RG16I),X===i.INT&&(le=i.RG32I)),w===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(le=i.RGB8UI),X===i.UNSIGNED_SHORT&&(le=i.RGB16UI),X===i.UNSIGNED_INT&&(le=i.RGB32UI),X===i.BYTE&&(le=i.RGB8I),X===i.SHORT&&(le=i.RGB16I),X===i.INT&&(le=i.RGB32I)),w===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(le=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(le=i.RGBA16UI),X===i.UNSIGNED_INT&&(le=i.RGBA32UI),X===i.BYTE&&(le=i.RGBA8I),X===i.SHORT&&(le=i.RGBA16I),X===i.INT&&(le=i.RGBA32I)),w===i.RGB&&(X===i.UNSIGNED_INT_5_9_9_9_REV&&(le=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(le=i.R11F_G11F_B10F)),w===i.RGBA){let Ze=fe?Qa:Dt.getTransfer(oe);X===i.FLOAT&&(le=i.RGBA32F),X===i.HALF_FLOAT&&(le=i.RGBA16F),X===i.UNSIGNED_BYTE&&(le=Ze===sn?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT_4_4_4_4&&(le=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(le=i.RGB5_A1)}return(le===i.R16F||le===i.R32F||le===i.RG16F||le===i.RG32F||le===i.RGBA16F||le===i.RGBA32F)&&e.get("EXT_color_buffer_float"),le}function S(z,w){let X;return z?w===null||w===Fr||w===fa?X=i.DEPTH24_STENCIL8:w===ws?X=i.DEPTH32F_STENCIL8:w===ha&&(X=i.DEPTH24_STENCIL8,console.warn("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):w===null||w===Fr||w===fa?X=i.DEPTH_COMPONENT24:w===ws?X=i.DEPTH_COMPONENT32F:w===ha&&(X=i.DEPTH_COMPONENT16),X}function L(z,w){return m(z)===!0||z.isFramebufferTexture&&z.minFilter!==Pi&&z.minFilter!==Ri?Math.log2(Math.max(w.width,w.height))+1:z.mipmaps!==void 0&&z.mipmaps.length>0?z.mipmaps.length:z.isCompressedTexture&&Array.isArray(z.image)?w.mipmaps.length:1}function R(z){let w=z.target;w.removeEventListener("dispose",R),U(w),w.isVideoTexture&&u.delete(w)}function F(z){let w=z.target;w.removeEventListener("dispose",F),b(w)}function U(z){let w=n.get(z);if(w.__webglInit===void 0)return;let X=z.source,oe=d.get(X);if(oe){let fe=oe[w.__cacheKey];fe.usedTimes--,fe.usedTimes===0&&v(z),Object.keys(oe).length===0&&d.delete(X)}n.remove(z)}function v(z){let w=n.get(z);i.deleteTexture(w.__webglTexture);let X=z.source,oe=d.get(X);delete oe[w.__cacheKey],o.memory.textures--}function b(z){let w=n.get(z);if(z.depthTexture&&(z.depthTexture.dispose(),n.remove(z.depthTexture)),z.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(w.__webglFramebuffer[oe]))for(let fe=0;fe<w.__webglFramebuffer[oe].length;fe++)i.deleteFramebuffer(w.__webglFramebuffer[oe][fe]);else i.deleteFramebuffer(w.__webglFramebuffer[oe]);w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer[oe])}else{if(Array.isArray(w.__webglFramebuffer))for(let oe=0;oe<w.__webglFramebuffer.length;oe++)i.deleteFramebuffer(w.__webglFramebuffer[oe]);else i.deleteFramebuffer(w.__webglFramebuffer);if(w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer),w.__webglMultisampledFramebuffer&&i.deleteFramebuffer(w.__webglMultisampledFramebuffer),w.__webglColorRenderbuffer)for(let oe=0;oe<w.__webglColorRenderbuffer.length;oe++)w.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(w.__webglColorRenderbuffer[oe]);w.__webglDepthRenderbuffer&&i.deleteRenderbuffer(w.__webglDepthRenderbuffer)}let X=z.textures;for(let oe=0,fe=X.length;oe<fe;oe++){let le=n.get(X[oe]);le.__webglTexture&&(i.deleteTexture(le.__webglTexture),o.memory.textures--),n.remove(X[oe])}n.remove(z)}let T=0;function k(){T=0}function H(){let z=T;return z>=s.maxTextures&&console.warn("THREE.WebGLTextures: Trying to use "+z+" texture units while this GPU supports only "+s.maxTextures),T+=1,z}function Z(z){let w=[];return w.push(z.wrapS),w.push(z.wrapT),w.push(z.wrapR||0),w.push(z.magFilter),w.push(z.minFilter),w.push(z.anisotropy),w.push(z.internalFormat),w.push(z.format),w.push(z.type),w.push(z.generateMipmaps),w.push(z.premultiplyAlpha),w.push(z.flipY),w.push(z.unpackAlignment),w.push(z.colorSpace),w.join()}function K(z,w){let X=n.get(z);if(z.isVideoTexture&&st(z),z.isRenderTargetTexture===!1&&z.isExternalTexture!==!0&&z.version>0&&X.__version!==z.version){let oe=z.image;if(oe===null)console.warn("THREE.WebGLRenderer: Texture marked for update but no image data found.");else if(oe.complete===!1)console.warn("THREE.WebGLRenderer: Texture marked for update but image is incomplete");else{Y(X,z,w);return}}else z.isExternalTexture&&(X.__webglTexture=z.sourceTexture?z.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+w)}function G(z,w){let X=n.get(z);if(z.isRenderTargetTexture===!1&&z.version>0&&X.__version!==z.version){Y(X,z,w);return}t.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+w)}function ne(z,w){let X=n.get(z);if(z.isRenderTargetTexture===!1&&z.version>0&&X.__version!==z.version){Y(X,z,w);return}t.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+w)}function ee(z,w){let X=n.get(z);if(z.version>0&&X.__version!==z.version){te(X,z,w);return}t.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+w)}let ce={[ir]:i.REPEAT,[zi]:i.CLAMP_TO_EDGE,[Ec]:i.MIRRORED_REPEAT},de={[Pi]:i.NEAREST,[Bm]:i.NEAREST_MIPMAP_NEAREST,[Sl]:i.NEAREST_MIPMAP_LINEAR,[Ri]:i.LINEAR,[Kc]:i.LINEAR_MIPMAP_NEAREST,[Ms]:i.LINEAR_MIPMAP_LINEAR},me={[Wm]:i.NEVER,[Zm]:i.ALWAYS,[Xm]:i.LESS,[Id]:i.LEQUAL,[qm]:i.EQUAL,[jm]:i.GEQUAL,[Ym]:i.GREATER,[$m]:i.NOTEQUAL};function _e(z,w){if(w.type===ws&&e.has("OES_texture_float_linear")===!1&&(w.magFilter===Ri||w.magFilter===Kc||w.magFilter===Sl||w.magFilter===Ms||w.minFilter===Ri||w.minFilter===Kc||w.minFilter===Sl||w.minFilter===Ms)&&console.warn("THREE.WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(z,i.TEXTURE_WRAP_S,ce[w.wrapS]),i.texParameteri(z,i.TEXTURE_WRAP_T,ce[w.wrapT]),(z===i.TEXTURE_3D||z===i.TEXTURE_2D_ARRAY)&&i.texParameteri(z,i.TEXTURE_WRAP_R,ce[w.wrapR]),i.texParameteri(z,i.TEXTURE_MAG_FILTER,de[w.magFilter]),i.texParameteri(z,i.TEXTURE_MIN_FILTER,de[w.minFilter]),w.compareFunction&&(i.texParameteri(z,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(z,i.TEXTURE_COMPARE_FUNC,me[w.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(w.magFilter===Pi||w.minFilter!==Sl&&w.minFilter!==Ms||w.type===ws&&e.has("OES_texture_float_linear")===!1)return;if(w.anisotropy>1||n.get(w).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");i.texParameterf(z,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(w.anisotropy,s.getMaxAnisotropy())),n.get(w).__currentAnisotropy=w.anisotropy}}}function ue(z,w){let X=!1;z.__webglInit===void 0&&(z.__webglInit=!0,w.addEventListener("dispose",R));let oe=w.source,fe=d.get(oe);fe===void 0&&(fe={},d.set(oe,fe));let le=Z(w);if(le!==z.__cacheKey){fe[le]===void 0&&(fe[le]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),fe[le].usedTimes++;let Ze=fe[z.__cacheKey];Ze!==void 0&&(fe[z.__cacheKey].usedTimes--,Ze.usedTimes===0&&v(w)),z.__cacheKey=le,z.__webglTexture=fe[le].texture}return X}function Re(z,w,X){return Math.floor(Math.floor(z/X)/w)}function be(z,w,X,oe){let le=z.updateRanges;if(le.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,w.width,w.height,X,oe,w.data);else{le.sort((xe,Pe)=>xe.start-Pe.start);let Ze=0;for(let xe=1;xe<le.length;xe++){let Pe=le[Ze],tt=le[xe],Qe=Pe.start+Pe.count,Ne=Re(tt.start,w.width,4),_t=Re(Pe.start,w.width,4);tt.start<=Qe+1&&Ne===_t&&Re(tt.start+tt.count-1,w.width,4)===Ne?Pe.count=Math.max(Pe.count,tt.start+tt.count-Pe.start):(++Ze,le[Ze]=tt)}le.length=Ze+1;let Ae=i.getParameter(i.UNPACK_ROW_LENGTH),je=i.getParameter(i.UNPACK_SKIP_PIXELS),ze=i.getParameter(i.UNPACK_SKIP_ROWS);i.pixelStorei(i.UNPACK_ROW_LENGTH,w.width);for(let xe=0,Pe=le.length;xe<Pe;xe++){let tt=le[xe],Qe=Math.floor(tt.start/4),Ne=Math.ceil(tt.count/4),_t=Qe%w.width,$=Math.floor(Qe/w.width),Ce=Ne,we=1;i.pixelStorei(i.UNPACK_SKIP_PIXELS,_t),i.pixelStorei(i.UNPACK_SKIP_ROWS,$),t.texSubImage2D(i.TEXTURE_2D,0,_t,$,Ce,we,X,oe,w.data)}z.clearUpdateRanges(),i.pixelStorei(i.UNPACK_ROW_LENGTH,Ae),i.pixelStorei(i.UNPACK_SKIP_PIXELS,je),i.pixelStorei(i.UNPACK_SKIP_ROWS,ze)}}function Y(z,w,X){let oe=i.TEXTURE_2D;(w.isDataArrayTexture||w.isCompressedArrayTexture)&&(oe=i.TEXTURE_2D_ARRAY),w.isData3DTexture&&(oe=i.TEXTURE_3D);let fe=ue(z,w),le=w.source;t.bindTexture(oe,z.__webglTexture,i.TEXTURE0+X);let Ze=n.get(le);if(le.version!==Ze.__version||fe===!0){t.activeTexture(i.TEXTURE0+X);let Ae=Dt.getPrimaries(Dt.workingColorSpace),je=w.colorSpace===fr?null:Dt.getPrimaries(w.colorSpace),ze=w.colorSpace===fr||Ae===je?i.NONE:i.BROWSER_DEFAULT_WEBGL;i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),i.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze);let xe=x(w.image,!1,s.maxTextureSize);xe=hn(w,xe);let Pe=r.convert(w.format,w.colorSpace),tt=r.convert(w.type),Qe=I(w.internalFormat,Pe,tt,w.colorSpace,w.isVideoTexture);_e(oe,w);let Ne,_t=w.mipmaps,$=w.isVideoTexture!==!0,Ce=Ze.__version===void 0||fe===!0,we=le.dataReady,qe=L(w,xe);if(w.isDepthTexture)Qe=S(w.format===pa,w.type),Ce&&($?t.texStorage2D(i.TEXTURE_2D,1,Qe,xe.width,xe.height):t.texImage2D(i.TEXTURE_2D,0,Qe,xe.width,xe.height,0,Pe,tt,null));else if(w.isDataTexture)if(_t.length>0){$&&Ce&&t.texStorage2D(i.TEXTURE_2D,qe,Qe,_t[0].width,_t[0].height);for(let Ee=0,ge=_t.length;Ee<ge;Ee++)Ne=_t[Ee],$?we&&t.texSubImage2D(i.TEXTURE_2D,Ee,0,0,Ne.width,Ne.height,Pe,tt,Ne.data):t.texImage2D(i.TEXTURE_2D,Ee,Qe,Ne.width,Ne.height,0,Pe,tt,Ne.data);w.generateMipmaps=!1}else $?(Ce&&t.texStorage2D(i.TEXTURE_2D,qe,Qe,xe.width,xe.height),we&&be(w,xe,Pe,tt)):t.texImage2D(i.TEXTURE_2D,0,Qe,xe.width,xe.height,0,Pe,tt,xe.data);else if(w.isCompressedTexture)if(w.isCompressedArrayTexture){$&&Ce&&t.texStorage3D(i.TEXTURE_2D_ARRAY,qe,Qe,_t[0].width,_t[0].height,xe.depth);for(let Ee=0,ge=_t.length;Ee<ge;Ee++)if(Ne=_t[Ee],w.format!==Xi)if(Pe!==null)if($){if(we)if(w.layerUpdates.size>0){let Ke=kd(Ne.width,Ne.height,w.format,w.type);for(let bt of w.layerUpdates){let Qt=Ne.data.subarray(bt*Ke/Ne.data.BYTES_PER_ELEMENT,(bt+1)*Ke/Ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Ee,0,0,bt,Ne.width,Ne.height,1,Pe,Qt)}w.clearLayerUpdates()}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Ee,0,0,0,Ne.width,Ne.height,xe.depth,Pe,Ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,Ee,Qe,Ne.width,Ne.height,xe.depth,0,Ne.data,0,0);else console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else $?we&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,Ee,0,0,0,Ne.width,Ne.height,xe.depth,Pe,tt,Ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,Ee,Qe,Ne.width,Ne.height,xe.depth,0,Pe,tt,Ne.data)}else{$&&Ce&&t.texStorage2D(i.TEXTURE_2D,qe,Qe,_t[0].width,_t[0].height);for(let Ee=0,ge=_t.length;Ee<ge;Ee++)Ne=_t[Ee],w.format!==Xi?Pe!==null?$?we&&t.compressedTexSubImage2D(i.TEXTURE_2D,Ee,0,0,Ne.width,Ne.height,Pe,Ne.data):t.compressedTexImage2D(i.TEXTURE_2D,Ee,Qe,Ne.width,Ne.height,0,Ne.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):$?we&&t.texSubImage2D(i.TEXTURE_2D,Ee,0,0,Ne.width,Ne.height,Pe,tt,Ne.data):t.texImage2D(i.TEXTURE_2D,Ee,Qe,Ne.width,Ne.height,0,Pe,tt,Ne.data)}else if(w.isDataArrayTexture)if($){if(Ce&&t.texStorage3D(i.TEXTURE_2D_ARRAY,qe,Qe,xe.width,xe.height,xe.depth),we)if(w.layerUpdates.size>0){let Ee=kd(xe.width,xe.height,w.format,w.type);for(let ge of w.layerUpdates){let Ke=xe.data.subarray(ge*Ee/xe.data.BYTES_PER_ELEMENT,(ge+1)*Ee/xe.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ge,xe.width,xe.height,1,Pe,tt,Ke)}w.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,xe.width,xe.height,xe.depth,Pe,tt,xe.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,Qe,xe.width,xe.height,xe.depth,0,Pe,tt,xe.data);else if(w.isData3DTexture)$?(Ce&&t.texStorage3D(i.TEXTURE_3D,qe,Qe,xe.width,xe.height,xe.depth),we&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,xe.width,xe.height,xe.depth,Pe,tt,xe.data)):t.texImage3D(i.TEXTURE_3D,0,Qe,xe.width,xe.height,xe.depth,0,Pe,tt,xe.data);else if(w.isFramebufferTexture){if(Ce)if($)t.texStorage2D(i.TEXTURE_2D,qe,Qe,xe.width,xe.height);else{let Ee=xe.width,ge=xe.height;for(let Ke=0;Ke<qe;Ke++)t.texImage2D(i.TEXTURE_2D,Ke,Qe,Ee,ge,0,Pe,tt,null),Ee>>=1,ge>>=1}}else if(_t.length>0){if($&&Ce){let Ee=Gt(_t[0]);t.texStorage2D(i.TEXTURE_2D,qe,Qe,Ee.width,Ee.height)}for(let Ee=0,ge=_t.length;Ee<ge;Ee++)Ne=_t[Ee],$?we&&t.texSubImage2D(i.TEXTURE_2D,Ee,0,0,Pe,tt,Ne):t.texImage2D(i.TEXTURE_2D,Ee,Qe,Pe,tt,Ne);w.generateMipmaps=!1}else if($){if(Ce){let Ee=Gt(xe);t.texStorage2D(i.TEXTURE_2D,qe,Qe,Ee.width,Ee.height)}we&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,Pe,tt,xe)}else t.texImage2D(i.TEXTURE_2D,0,Qe,Pe,tt,xe);m(w)&&f(oe),Ze.__version=le.version,w.onUpdate&&w.onUpdate(w)}z.__version=w.version}function te(z,w,X){if(w.image.length!==6)return;let oe=ue(z,w),fe=w.source;t.bindTexture(i.TEXTURE_CUBE_MAP,z.__webglTexture,i.TEXTURE0+X);let le=n.get(fe);if(fe.version!==le.__version||oe===!0){t.activeTexture(i.TEXTURE0+X);let Ze=Dt.getPrimaries(Dt.workingColorSpace),Ae=w.colorSpace===fr?null:Dt.getPrimaries(w.colorSpace),je=w.colorSpace===fr||Ze===Ae?i.NONE:i.BROWSER_DEFAULT_WEBGL;i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),i.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,je);let ze=w.isCompressedTexture||w.image[0].isCompressedTexture,xe=w.image[0]&&w.image[0].isDataTexture,Pe=[];for(let ge=0;ge<6;ge++)!ze&&!xe?Pe[ge]=x(w.image[ge],!0,s.maxCubemapSize):Pe[ge]=xe?w.image[ge].image:w.image[ge],Pe[ge]=hn(w,Pe[ge]);let tt=Pe[0],Qe=r.convert(w.format,w.colorSpace),Ne=r.convert(w.type),_t=I(w.internalFormat,Qe,Ne,w.colorSpace),$=w.isVideoTexture!==!0,Ce=le.__version===void 0||oe===!0,we=fe.dataReady,qe=L(w,tt);_e(i.TEXTURE_CUBE_MAP,w);let Ee;if(ze){$&&Ce&&t.texStorage2D(i.TEXTURE_CUBE_MAP,qe,_t,tt.width,tt.height);for(let ge=0;ge<6;ge++){Ee=Pe[ge].mipmaps;for(let Ke=0;Ke<Ee.length;Ke++){let bt=Ee[Ke];w.format!==Xi?Qe!==null?$?we&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke,0,0,bt.width,bt.height,Qe,bt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke,_t,bt.width,bt.height,0,bt.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$?we&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke,0,0,bt.width,bt.height,Qe,Ne,bt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke,_t,bt.width,bt.height,0,Qe,Ne,bt.data)}}}else{if(Ee=w.mipmaps,$&&Ce){Ee.length>0&&qe++;let ge=Gt(Pe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,qe,_t,ge.width,ge.height)}for(let ge=0;ge<6;ge++)if(xe){$?we&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,0,0,0,Pe[ge].width,Pe[ge].height,Qe,Ne,Pe[ge].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,0,_t,Pe[ge].width,Pe[ge].height,0,Qe,Ne,Pe[ge].data);for(let Ke=0;Ke<Ee.length;Ke++){let Qt=Ee[Ke].image[ge].image;$?we&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke+1,0,0,Qt.width,Qt.height,Qe,Ne,Qt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke+1,_t,Qt.width,Qt.height,0,Qe,Ne,Qt.data)}}else{$?we&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,0,0,0,Qe,Ne,Pe[ge]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,0,_t,Qe,Ne,Pe[ge]);for(let Ke=0;Ke<Ee.length;Ke++){let bt=Ee[Ke];$?we&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke+1,0,0,Qe,Ne,bt.image[ge]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ge,Ke+1,_t,Qe,Ne,bt.image[ge])}}}m(w)&&f(i.TEXTURE_CUBE_MAP),le.__version=fe.version,w.onUpdate&&w.onUpdate(w)}z.__version=w.version}function ve(z,w,X,oe,fe,le){let Ze=r.convert(X.format,X.colorSpace),Ae=r.convert(X.type),je=I(X.internalFormat,Ze,Ae,X.colorSpace),ze=n.get(w),xe=n.get(X);if(xe.__renderTarget=w,!ze.__hasExternalTextures){let Pe=Math.max(1,w.width>>le),tt=Math.max(1,w.height>>le);fe===i.TEXTURE_3D||fe===i.TEXTURE_2D_ARRAY?t.texImage3D(fe,le,je,Pe,tt,w.depth,0,Ze,Ae,null):t.texImage2D(fe,le,je,Pe,tt,0,Ze,Ae,null)}t.bindFramebuffer(i.FRAMEBUFFER,z),Xe(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,oe,fe,xe.__webglTexture,0,jt(w)):(fe===i.TEXTURE_2D||fe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&fe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,oe,fe,xe.__webglTexture,le),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ve(z,w,X){if(i.bindRenderbuffer(i.RENDERBUFFER,z),w.depthBuffer){let oe=w.depthTexture,fe=oe&&oe.isDepthTexture?oe.type:null,le=S(w.stencilBuffer,fe),Ze=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Ae=jt(w);Xe(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Ae,le,w.width,w.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,Ae,le,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,le,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,Ze,i.RENDERBUFFER,z)}else{let oe=w.textures;for(let fe=0;fe<oe.length;fe++){let le=oe[fe],Ze=r.convert(le.format,le.colorSpace),Ae=r.convert(le.type),je=I(le.internalFormat,Ze,Ae,le.colorSpace),ze=jt(w);X&&Xe(w)===!1?i.renderbufferStorageMultisample(i.RENDERBUFFER,ze,je,w.width,w.height):Xe(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ze,je,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,je,w.width,w.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Le(z,w){if(w&&w.isWebGLCubeRenderTarget)throw new Error("Depth Texture with cube render targets is not supported");if(t.bindFramebuffer(i.FRAMEBUFFER,z),!(w.depthTexture&&w.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");let oe=n.get(w.depthTexture);oe.__renderTarget=w,(!oe.__webglTexture||w.depthTexture.image.width!==w.width||w.depthTexture.image.height!==w.height)&&(w.depthTexture.image.width=w.width,w.depthTexture.image.height=w.height,w.depthTexture.needsUpdate=!0),K(w.depthTexture,0);let fe=oe.__webglTexture,le=jt(w);if(w.depthTexture.format===Qo)Xe(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,i.DEPTH_ATTACHMENT,i.TEXTURE_2D,fe,0,le):i.framebufferTexture2D(i.FRAMEBUFFER,i.DEPTH_ATTACHMENT,i.TEXTURE_2D,fe,0);else if(w.depthTexture.format===pa)Xe(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,i.DEPTH_STENCIL_ATTACHMENT,i.TEXTURE_2D,fe,0,le):i.framebufferTexture2D(i.FRAMEBUFFER,i.DEPTH_STENCIL_ATTACHMENT,i.TEXTURE_2D,fe,0);else throw new Error("Unknown depthTexture format")}function Mt(z){let w=n.get(z),X=z.isWebGLCubeRenderTarget===!0;if(w.__boundDepthTexture!==z.depthTexture){let oe=z.depthTexture;if(w.__depthDisposeCallback&&w.__depthDisposeCallback(),oe){let fe=()=>{delete w.__boundDepthTexture,delete w.__depthDisposeCallback,oe.removeEventListener("dispose",fe)};oe.addEventListener("dispose",fe),w.__depthDisposeCallback=fe}w.__boundDepthTexture=oe}if(z.depthTexture&&!w.__autoAllocateDepthBuffer){if(X)throw new Error("target.depthTexture not supported in Cube render targets");let oe=z.texture.mipmaps;oe&&oe.length>0?Le(w.__webglFramebuffer[0],z):Le(w.__webglFramebuffer,z)}else if(X){w.__webglDepthbuffer=[];for(let oe=0;oe<6;oe++)if(t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[oe]),w.__webglDepthbuffer[oe]===void 0)w.__webglDepthbuffer[oe]=i.createRenderbuffer(),Ve(w.__webglDepthbuffer[oe],z,!1);else{let fe=z.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,le=w.__webglDepthbuffer[oe];i.bindRenderbuffer(i.RENDERBUFFER,le),i.framebufferRenderbuffer(i.FRAMEBUFFER,fe,i.RENDERBUFFER,le)}}else{let oe=z.texture.mipmaps;if(oe&&oe.length>0?t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer),w.__webglDepthbuffer===void 0)w.__webglDepthbuffer=i.createRenderbuffer(),Ve(w.__webglDepthbuffer,z,!1);else{let fe=z.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,le=w.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,le),i.framebufferRenderbuffer(i.FRAMEBUFFER,fe,i.RENDERBUFFER,le)}}t.bindFramebuffer(i.FRAMEBUFFER,null)}function rn(z,w,X){let oe=n.get(z);w!==void 0&&ve(oe.__webglFramebuffer,z,z.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&Mt(z)}function W(z){let w=z.texture,X=n.get(z),oe=n.get(w);z.addEventListener("dispose",F);let fe=z.textures,le=z.isWebGLCubeRenderTarget===!0,Ze=fe.length>1;if(Ze||(oe.__webglTexture===void 0&&(oe.__webglTexture=i.createTexture()),oe.__version=w.version,o.memory.textures++),le){X.__webglFramebuffer=[];for(let Ae=0;Ae<6;Ae++)if(w.mipmaps&&w.mipmaps.length>0){X.__webglFramebuffer[Ae]=[];for(let je=0;je<w.mipmaps.length;je++)X.__webglFramebuffer[Ae][je]=i.createFramebuffer()}else X.__webglFramebuffer[Ae]=i.createFramebuffer()}else{if(w.mipmaps&&w.mipmaps.length>0){X.__webglFramebuffer=[];for(let Ae=0;Ae<w.mipmaps.length;Ae++)X.__webglFramebuffer[Ae]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(Ze)for(let Ae=0,je=fe.length;Ae<je;Ae++){let ze=n.get(fe[Ae]);ze.__webglTexture===void 0&&(ze.__webglTexture=i.createTexture(),o.memory.textures++)}if(z.samples>0&&Xe(z)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let Ae=0;Ae<fe.length;Ae++){let je=fe[Ae];X.__webglColorRenderbuffer[Ae]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[Ae]);let ze=r.convert(je.format,je.colorSpace),xe=r.convert(je.type),Pe=I(je.internalFormat,ze,xe,je.colorSpace,z.isXRRenderTarget===!0),tt=jt(z);i.renderbufferStorageMultisample(i.RENDERBUFFER,tt,Pe,z.width,z.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Ae,i.RENDERBUFFER,X.__webglColorRenderbuffer[Ae])}i.bindRenderbuffer(i.RENDERBUFFER,null),z.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Ve(X.__webglDepthRenderbuffer,z,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(le){t.bindTexture(i.TEXTURE_CUBE_MAP,oe.__webglTexture),_e(i.TEXTURE_CUBE_MAP,w);for(let Ae=0;Ae<6;Ae++)if(w.mipmaps&&w.mipmaps.length>0)for(let je=0;je<w.mipmaps.length;je++)ve(X.__webglFramebuffer[Ae][je],z,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Ae,je);else ve(X.__webglFramebuffer[Ae],z,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Ae,0);m(w)&&f(i.TEXTURE_CUBE_MAP),t.unbindTexture()}else if(Ze){for(let Ae=0,je=fe.length;Ae<je;Ae++){let ze=fe[Ae],xe=n.get(ze),Pe=i.TEXTURE_2D;(z.isWebGL3DRenderTarget||z.isWebGLArrayRenderTarget)&&(Pe=z.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(Pe,xe.__webglTexture),_e(Pe,ze),ve(X.__webglFramebuffer,z,ze,i.COLOR_ATTACHMENT0+Ae,Pe,0),m(ze)&&f(Pe)}t.unbindTexture()}else{let Ae=i.TEXTURE_2D;if((z.isWebGL3DRenderTarget||z.isWebGLArrayRenderTarget)&&(Ae=z.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(Ae,oe.__webglTexture),_e(Ae,w),w.mipmaps&&w.mipmaps.length>0)for(let je=0;je<w.mipmaps.length;je++)ve(X.__webglFramebuffer[je],z,w,i.COLOR_ATTACHMENT0,Ae,je);else ve(X.__webglFramebuffer,z,w,i.COLOR_ATTACHMENT0,Ae,0);m(w)&&f(Ae),t.unbindTexture()}z.depthBuffer&&Mt(z)}function Bt(z){let w=z.textures;for(let X=0,oe=w.length;X<oe;X++){let fe=w[X];if(m(fe)){let le=E(z),Ze=n.get(fe).__webglTexture;t.bindTexture(le,Ze),f(le),t.unbindTexture()}}}let gt=[],at=[];function $e(z){if(z.samples>0){if(Xe(z)===!1){let w=z.textures,X=z.width,oe=z.height,fe=i.COLOR_BUFFER_BIT,le=z.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Ze=n.get(z),Ae=w.length>1;if(Ae)for(let ze=0;ze<w.length;ze++)t.bindFramebuffer(i.FRAMEBUFFER,Ze.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ze,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,Ze.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ze,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,Ze.__webglMultisampledFramebuffer);let je=z.texture.mipmaps;je&&je.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Ze.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Ze.__webglFramebuffer);for(let ze=0;ze<w.length;ze++){if(z.resolveDepthBuffer&&(z.depthBuffer&&(fe|=i.DEPTH_BUFFER_BIT),z.stencilBuffer&&z.resolveStencilBuffer&&(fe|=i.STENCIL_BUFFER_BIT)),Ae){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,Ze.__webglColorRenderbuffer[ze]);let xe=n.get(w[ze]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,xe,0)}i.blitFramebuffer(0,0,X,oe,0,0,X,oe,fe,i.NEAREST),c===!0&&(gt.length=0,at.length=0,gt.push(i.COLOR_ATTACHMENT0+ze),z.depthBuffer&&z.resolveDepthBuffer===!1&&(gt.push(le),at.push(le),i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,at)),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,gt))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),Ae)for(let ze=0;ze<w.length;ze++){t.bindFramebuffer(i.FRAMEBUFFER,Ze.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ze,i.RENDERBUFFER,Ze.__webglColorRenderbuffer[ze]);let xe=n.get(w[ze]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,Ze.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ze,i.TEXTURE_2D,xe,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Ze.__webglMultisampledFramebuffer)}else if(z.depthBuffer&&z.resolveDepthBuffer===!1&&c){let w=z.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[w])}}}function jt(z){return Math.min(s.maxSamples,z.samples)}function Xe(z){let w=n.get(z);return z.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&w.__useRenderToTexture!==!1}function st(z){let w=o.render.frame;u.get(z)!==w&&(u.set(z,w),z.update())}function hn(z,w){let X=z.colorSpace,oe=z.format,fe=z.type;return z.isCompressedTexture===!0||z.isVideoTexture===!0||X!==io&&X!==fr&&(Dt.getTransfer(X)===sn?(oe!==Xi||fe!==Ss)&&console.warn("THREE.WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):console.error("THREE.WebGLTextures: Unsupported texture color space:",X)),w}function Gt(z){return typeof HTMLImageElement<"u"&&z instanceof HTMLImageElement?(l.width=z.naturalWidth||z.width,l.height=z.naturalHeight||z.height):typeof VideoFrame<"u"&&z instanceof VideoFrame?(l.width=z.displayWidth,l.height=z.displayHeight):(l.width=z.width,l.height=z.height),l}this.allocateTextureUnit=H,this.resetTextureUnits=k,this.setTexture2D=K,this.setTexture2DArray=G,this.setTexture3D=ne,this.setTextureCube=ee,this.rebindTextures=rn,this.setupRenderTarget=W,this.updateRenderTargetMipmap=Bt,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=Mt,this.setupFrameBufferTexture=ve,this.useMultisampledRTT=Xe}function xS(i,e){function t(n,s=fr){let r,o=Dt.getTransfer(s);if(n===Ss)return i.UNSIGNED_BYTE;if(n===eu)return i.UNSIGNED_SHORT_4_4_4_4;if(n===tu)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Ed)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Td)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Sd)return i.BYTE;if(n===wd)return i.SHORT;if(n===ha)return i.UNSIGNED_SHORT;if(n===Qc)return i.INT;if(n===Fr)return i.UNSIGNED_INT;if(n===ws)return i.FLOAT;if(n===da)return i.HALF_FLOAT;if(n===Ad)return i.ALPHA;if(n===Cd)return i.RGB;if(n===Xi)return i.RGBA;if(n===Qo)return i.DEPTH_COMPONENT;if(n===pa)return i.DEPTH_STENCIL;if(n===Rd)return i.RED;if(n===nu)return i.RED_INTEGER;if(n===Pd)return i.RG;if(n===iu)return i.RG_INTEGER;if(n===su)return i.RGBA_INTEGER;if(n===wl||n===El||n===Tl||n===Al)if(o===sn)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===wl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===El)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===wl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===El)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Al)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===ru||n===ou||n===au||n===lu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===ru)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ou)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===au)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===lu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===cu||n===uu||n===hu)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===cu||n===uu)return o===sn?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===hu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC}else return null;if(n===du||n===fu||n===pu||n===mu||n===gu||n===_u||n===xu||n===yu||n===vu||n===bu||n===Mu||n===Su||n===wu||n===Eu)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===du)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===fu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===pu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===mu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===gu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===_u)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===xu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===yu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===vu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===bu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Mu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Su)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===wu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Eu)return o===sn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Tu||n===Au||n===Cu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Tu)return o===sn?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Au)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Cu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ru||n===Pu||n===Iu||n===Lu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ru)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Pu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Iu)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Lu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===fa?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var yS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,vS=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Jd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new ul(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new bs({vertexShader:yS,fragmentShader:vS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new gn(new fl(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Kd=class extends Os{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,u=null,h=null,d=null,p=null,g=null,x=typeof XRWebGLBinding<"u",m=new Jd,f={},E=t.getContextAttributes(),I=null,S=null,L=[],R=[],F=new mt,U=null,v=new An;v.viewport=new Yt;let b=new An;b.viewport=new Yt;let T=[v,b],k=new Hc,H=null,Z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Y){let te=L[Y];return te===void 0&&(te=new sa,L[Y]=te),te.getTargetRaySpace()},this.getControllerGrip=function(Y){let te=L[Y];return te===void 0&&(te=new sa,L[Y]=te),te.getGripSpace()},this.getHand=function(Y){let te=L[Y];return te===void 0&&(te=new sa,L[Y]=te),te.getHandSpace()};function K(Y){let te=R.indexOf(Y.inputSource);if(te===-1)return;let ve=L[te];ve!==void 0&&(ve.update(Y.inputSource,Y.frame,l||o),ve.dispatchEvent({type:Y.type,data:Y.inputSource}))}function G(){s.removeEventListener("select",K),s.removeEventListener("selectstart",K),s.removeEventListener("selectend",K),s.removeEventListener("squeeze",K),s.removeEventListener("squeezestart",K),s.removeEventListener("squeezeend",K),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ne);for(let Y=0;Y<L.length;Y++){let te=R[Y];te!==null&&(R[Y]=null,L[Y].disconnect(te))}H=null,Z=null,m.reset();for(let Y in f)delete f[Y];e.setRenderTarget(I),p=null,d=null,h=null,s=null,S=null,be.stop(),n.isPresenting=!1,e.setPixelRatio(U),e.setSize(F.width,F.height,!1),n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Y){r=Y,n.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Y){a=Y,n.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(Y){l=Y},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return h===null&&x&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Y){if(s=Y,s!==null){if(I=e.getRenderTarget(),s.addEventListener("select",K),s.addEventListener("selectstart",K),s.addEventListener("selectend",K),s.addEventListener("squeeze",K),s.addEventListener("squeezestart",K),s.addEventListener("squeezeend",K),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ne),E.xrCompatible!==!0&&await t.makeXRCompatible(),U=e.getPixelRatio(),e.getSize(F),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ve=null,Le=null;E.depth&&(Le=E.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=E.stencil?pa:Qo,Ve=E.stencil?fa:Fr);let Mt={colorFormat:t.RGBA8,depthFormat:Le,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Mt),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),S=new ks(d.textureWidth,d.textureHeight,{format:Xi,type:Ss,depthTexture:new cl(d.textureWidth,d.textureHeight,Ve,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:E.stencil,colorSpace:e.outputColorSpace,samples:E.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1})}else{let ve={antialias:E.antialias,alpha:!0,depth:E.depth,stencil:E.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,ve),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),S=new ks(p.framebufferWidth,p.framebufferHeight,{format:Xi,type:Ss,colorSpace:e.outputColorSpace,stencilBuffer:E.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),be.setContext(s),be.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ne(Y){for(let te=0;te<Y.removed.length;te++){let ve=Y.removed[te],Ve=R.indexOf(ve);Ve>=0&&(R[Ve]=null,L[Ve].disconnect(ve))}for(let te=0;te<Y.added.length;te++){let ve=Y.added[te],Ve=R.indexOf(ve);if(Ve===-1){for(let Mt=0;Mt<L.length;Mt++)if(Mt>=R.length){R.push(ve),Ve=Mt;break}else if(R[Mt]===null){R[Mt]=ve,Ve=Mt;break}if(Ve===-1)break}let Le=L[Ve];Le&&Le.connect(ve)}}let ee=new q,ce=new q;function de(Y,te,ve){ee.setFromMatrixPosition(te.matrixWorld),ce.setFromMatrixPosition(ve.matrixWorld);let Ve=ee.distanceTo(ce),Le=te.projectionMatrix.elements,Mt=ve.projectionMatrix.elements,rn=Le[14]/(Le[10]-1),W=Le[14]/(Le[10]+1),Bt=(Le[9]+1)/Le[5],gt=(Le[9]-1)/Le[5],at=(Le[8]-1)/Le[0],$e=(Mt[8]+1)/Mt[0],jt=rn*at,Xe=rn*$e,st=Ve/(-at+$e),hn=st*-at;if(te.matrixWorld.decompose(Y.position,Y.quaternion,Y.scale),Y.translateX(hn),Y.translateZ(st),Y.matrixWorld.compose(Y.position,Y.quaternion,Y.scale),Y.matrixWorldInverse.copy(Y.matrixWorld).invert(),Le[10]===-1)Y.projectionMatrix.copy(te.projectionMatrix),Y.projectionMatrixInverse.copy(te.projectionMatrixInverse);else{let Gt=rn+st,z=W+st,w=jt-hn,X=Xe+(Ve-hn),oe=Bt*W/z*Gt,fe=gt*W/z*Gt;Y.projectionMatrix.makePerspective(w,X,oe,fe,Gt,z),Y.projectionMatrixInverse.copy(Y.projectionMatrix).invert()}}function me(Y,te){te===null?Y.matrixWorld.copy(Y.matrix):Y.matrixWorld.multiplyMatrices(te.matrixWorld,Y.matrix),Y.matrixWorldInverse.copy(Y.matrixWorld).invert()}this.updateCamera=function(Y){if(s===null)return;let te=Y.near,ve=Y.far;m.texture!==null&&(m.depthNear>0&&(te=m.depthNear),m.depthFar>0&&(ve=m.depthFar)),k.near=b.near=v.near=te,k.far=b.far=v.far=ve,(H!==k.near||Z!==k.far)&&(s.updateRenderState({depthNear:k.near,depthFar:k.far}),H=k.near,Z=k.far),k.layers.mask=Y.layers.mask|6,v.layers.mask=k.layers.mask&3,b.layers.mask=k.layers.mask&5;let Ve=Y.parent,Le=k.cameras;me(k,Ve);for(let Mt=0;Mt<Le.length;Mt++)me(Le[Mt],Ve);Le.length===2?de(k,v,b):k.projectionMatrix.copy(v.projectionMatrix),_e(Y,k,Ve)};function _e(Y,te,ve){ve===null?Y.matrix.copy(te.matrixWorld):(Y.matrix.copy(ve.matrixWorld),Y.matrix.invert(),Y.matrix.multiply(te.matrixWorld)),Y.matrix.decompose(Y.position,Y.quaternion,Y.scale),Y.updateMatrixWorld(!0),Y.projectionMatrix.copy(te.projectionMatrix),Y.projectionMatrixInverse.copy(te.projectionMatrixInverse),Y.isPerspectiveCamera&&(Y.fov=so*2*Math.atan(1/Y.projectionMatrix.elements[5]),Y.zoom=1)}this.getCamera=function(){return k},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function(Y){c=Y,d!==null&&(d.fixedFoveation=Y),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=Y)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(k)},this.getCameraTexture=function(Y){return f[Y]};let ue=null;function Re(Y,te){if(u=te.getViewerPose(l||o),g=te,u!==null){let ve=u.views;p!==null&&(e.setRenderTargetFramebuffer(S,p.framebuffer),e.setRenderTarget(S));let Ve=!1;ve.length!==k.cameras.length&&(k.cameras.length=0,Ve=!0);for(let W=0;W<ve.length;W++){let Bt=ve[W],gt=null;if(p!==null)gt=p.getViewport(Bt);else{let $e=h.getViewSubImage(d,Bt);gt=$e.viewport,W===0&&(e.setRenderTargetTextures(S,$e.colorTexture,$e.depthStencilTexture),e.setRenderTarget(S))}let at=T[W];at===void 0&&(at=new An,at.layers.enable(W),at.viewport=new Yt,T[W]=at),at.matrix.fromArray(Bt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(Bt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(gt.x,gt.y,gt.width,gt.height),W===0&&(k.matrix.copy(at.matrix),k.matrix.decompose(k.position,k.quaternion,k.scale)),Ve===!0&&k.cameras.push(at)}let Le=s.enabledFeatures;if(Le&&Le.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){h=n.getBinding();let W=h.getDepthInformation(ve[0]);W&&W.isValid&&W.texture&&m.init(W,s.renderState)}if(Le&&Le.includes("camera-access")&&x){e.state.unbindTexture(),h=n.getBinding();for(let W=0;W<ve.length;W++){let Bt=ve[W].camera;if(Bt){let gt=f[Bt];gt||(gt=new ul,f[Bt]=gt);let at=h.getCameraImage(Bt);gt.sourceTexture=at}}}}for(let ve=0;ve<L.length;ve++){let Ve=R[ve],Le=L[ve];Ve!==null&&Le!==void 0&&Le.update(Ve,te,l||o)}ue&&ue(Y,te),te.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:te}),g=null}let be=new Eg;be.setAnimationLoop(Re),this.setAnimationLoop=function(Y){ue=Y},this.dispose=function(){}}},xo=new ri,bS=new xt;function MS(i,e){function t(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,Ud(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,E,I,S){f.isMeshBasicMaterial||f.isMeshLambertMaterial?r(m,f):f.isMeshToonMaterial?(r(m,f),h(m,f)):f.isMeshPhongMaterial?(r(m,f),u(m,f)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,S)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),x(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?c(m,f,E,I):f.isSpriteMaterial?l(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,t(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===bi&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,t(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===bi&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,t(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,t(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,t(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let E=e.get(f),I=E.envMap,S=E.envMapRotation;I&&(m.envMap.value=I,xo.copy(S),xo.x*=-1,xo.y*=-1,xo.z*=-1,I.isCubeTexture&&I.isRenderTargetTexture===!1&&(xo.y*=-1,xo.z*=-1),m.envMapRotation.value.setFromMatrix4(bS.makeRotationFromEuler(xo)),m.flipEnvMap.value=I.isCubeTexture&&I.isRenderTargetTexture===!1?-1:1,m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,t(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,t(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function c(m,f,E,I){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*E,m.scale.value=I*.5,f.map&&(m.map.value=f.map,t(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function l(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function u(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function h(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,t(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,t(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,E){m.ior.value=f.ior,f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,t(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,t(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,t(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,t(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,t(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===bi&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,t(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,t(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=E.texture,m.transmissionSamplerSize.value.set(E.width,E.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,t(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,t(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,t(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,t(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,t(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function x(m,f){let E=e.get(f).light;m.referencePosition.value.setFromMatrixPosition(E.matrixWorld),m.nearDistance.value=E.shadow.camera.near,m.farDistance.value=E.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function SS(i,e,t,n){let s={},r={},o=[],a=i.getParameter(i.MAX_UNIFORM_BUFFER_BINDINGS);function c(E,I){let S=I.program;n.uniformBlockBinding(E,S)}function l(E,I){let S=s[E.id];S===void 0&&(g(E),S=u(E),s[E.id]=S,E.addEventListener("dispose",m));let L=I.program;n.updateUBOMapping(E,L);let R=e.render.frame;r[E.id]!==R&&(d(E),r[E.id]=R)}function u(E){let I=h();E.__bindingPointIndex=I;let S=i.createBuffer(),L=E.__size,R=E.usage;return i.bindBuffer(i.UNIFORM_BUFFER,S),i.bufferData(i.UNIFORM_BUFFER,L,R),i.bindBuffer(i.UNIFORM_BUFFER,null),i.bindBufferBase(i.UNIFORM_BUFFER,I,S),S}function h(){for(let E=0;E<a;E++)if(o.indexOf(E)===-1)return o.push(E),E;return console.error("THREE.WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function d(E){let I=s[E.id],S=E.uniforms,L=E.__cache;i.bindBuffer(i.UNIFORM_BUFFER,I);for(let R=0,F=S.length;R<F;R++){let U=Array.isArray(S[R])?S[R]:[S[R]];for(let v=0,b=U.length;v<b;v++){let T=U[v];if(p(T,R,v,L)===!0){let k=T.__offset,H=Array.isArray(T.value)?T.value:[T.value],Z=0;for(let K=0;K<H.length;K++){let G=H[K],ne=x(G);typeof G=="number"||typeof G=="boolean"?(T.__data[0]=G,i.bufferSubData(i.UNIFORM_BUFFER,k+Z,T.__data)):G.isMatrix3?(T.__data[0]=G.elements[0],T.__data[1]=G.elements[1],T.__data[2]=G.elements[2],T.__data[3]=0,T.__data[4]=G.elements[3],T.__data[5]=G.elements[4],T.__data[6]=G.elements[5],T.__data[7]=0,T.__data[8]=G.elements[6],T.__data[9]=G.elements[7],T.__data[10]=G.elements[8],T.__data[11]=0):(G.toArray(T.__data,Z),Z+=ne.storage/Float32Array.BYTES_PER_ELEMENT)}i.bufferSubData(i.UNIFORM_BUFFER,k,T.__data)}}}i.bindBuffer(i.UNIFORM_BUFFER,null)}function p(E,I,S,L){let R=E.value,F=I+"_"+S;if(L[F]===void 0)return typeof R=="number"||typeof R=="boolean"?L[F]=R:L[F]=R.clone(),!0;{let U=L[F];if(typeof R=="number"||typeof R=="boolean"){if(U!==R)return L[F]=R,!0}else if(U.equals(R)===!1)return U.copy(R),!0}return!1}function g(E){let I=E.uniforms,S=0,L=16;for(let F=0,U=I.length;F<U;F++){let v=Array.isArray(I[F])?I[F]:[I[F]];for(let b=0,T=v.length;b<T;b++){let k=v[b],H=Array.isArray(k.value)?k.value:[k.value];for(let Z=0,K=H.length;Z<K;Z++){let G=H[Z],ne=x(G),ee=S%L,ce=ee%ne.boundary,de=ee+ce;S+=ce,de!==0&&L-de<ne.storage&&(S+=L-de),k.__data=new Float32Array(ne.storage/Float32Array.BYTES_PER_ELEMENT),k.__offset=S,S+=ne.storage}}}let R=S%L;return R>0&&(S+=L-R),E.__size=S,E.__cache={},this}function x(E){let I={boundary:0,storage:0};return typeof E=="number"||typeof E=="boolean"?(I.boundary=4,I.storage=4):E.isVector2?(I.boundary=8,I.storage=8):E.isVector3||E.isColor?(I.boundary=16,I.storage=12):E.isVector4?(I.boundary=16,I.storage=16):E.isMatrix3?(I.boundary=48,I.storage=48):E.isMatrix4?(I.boundary=64,I.storage=64):E.isTexture?console.warn("THREE.WebGLRenderer: Texture samplers can not be part of an uniforms group."):console.warn("THREE.WebGLRenderer: Unsupported uniform value type.",E),I}function m(E){let I=E.target;I.removeEventListener("dispose",m);let S=o.indexOf(I.__bindingPointIndex);o.splice(S,1),i.deleteBuffer(s[I.id]),delete s[I.id],delete r[I.id]}function f(){for(let E in s)i.deleteBuffer(s[E]);o=[],s={},r={}}return{bind:c,update:l,dispose:f}}var xa=class{constructor(e={}){let{canvas:t=Jm(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let g=new Uint32Array(4),x=new Int32Array(4),m=null,f=null,E=[],I=[];this.domElement=t,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=dr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let S=this,L=!1;this._outputColorSpace=mn;let R=0,F=0,U=null,v=-1,b=null,T=new Yt,k=new Yt,H=null,Z=new ut(0),K=0,G=t.width,ne=t.height,ee=1,ce=null,de=null,me=new Yt(0,0,G,ne),_e=new Yt(0,0,G,ne),ue=!1,Re=new oa,be=!1,Y=!1,te=new xt,ve=new q,Ve=new Yt,Le={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Mt=!1;function rn(){return U===null?ee:1}let W=n;function Bt(P,J){return t.getContext(P,J)}try{let P={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"180"}`),t.addEventListener("webglcontextlost",we,!1),t.addEventListener("webglcontextrestored",qe,!1),t.addEventListener("webglcontextcreationerror",Ee,!1),W===null){let J="webgl2";if(W=Bt(J,P),W===null)throw Bt(J)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(P){throw console.error("THREE.WebGLRenderer: "+P.message),P}let gt,at,$e,jt,Xe,st,hn,Gt,z,w,X,oe,fe,le,Ze,Ae,je,ze,xe,Pe,tt,Qe,Ne,_t;function $(){gt=new Vb(W),gt.init(),Qe=new xS(W,gt),at=new Nb(W,gt,e,Qe),$e=new gS(W,gt),at.reversedDepthBuffer&&d&&$e.buffers.depth.setReversed(!0),jt=new Wb(W),Xe=new iS,st=new _S(W,gt,$e,Xe,at,Qe,jt),hn=new Fb(S),Gt=new zb(S),z=new Zx(W),Ne=new Lb(W,z),w=new Hb(W,z,jt,Ne),X=new qb(W,w,z,jt),xe=new Xb(W,at,st),Ae=new Ub(Xe),oe=new nS(S,hn,Gt,gt,at,Ne,Ae),fe=new MS(S,Xe),le=new rS,Ze=new hS(gt),ze=new Ib(S,hn,Gt,$e,X,p,c),je=new pS(S,X,at),_t=new SS(W,jt,at,$e),Pe=new Db(W,gt,jt),tt=new Gb(W,gt,jt),jt.programs=oe.programs,S.capabilities=at,S.extensions=gt,S.properties=Xe,S.renderLists=le,S.shadowMap=je,S.state=$e,S.info=jt}$();let Ce=new Kd(S,W);this.xr=Ce,this.getContext=function(){return W},this.getContextAttributes=function(){return W.getContextAttributes()},this.forceContextLoss=function(){let P=gt.get("WEBGL_lose_context");P&&P.loseContext()},this.forceContextRestore=function(){let P=gt.get("WEBGL_lose_context");P&&P.restoreContext()},this.getPixelRatio=function(){return ee},this.setPixelRatio=function(P){P!==void 0&&(ee=P,this.setSize(G,ne,!1))},this.getSize=function(P){return P.set(G,ne)},this.setSize=function(P,J,ie=!0){if(Ce.isPresenting){console.warn("THREE.WebGLRenderer: Can't change size while VR device is presenting.");return}G=P,ne=J,t.width=Math.floor(P*ee),t.height=Math.floor(J*ee),ie===!0&&(t.style.width=P+"px",t.style.height=J+"px"),this.setViewport(0,0,P,J)},this.getDrawingBufferSize=function(P){return P.set(G*ee,ne*ee).floor()},this.setDrawingBufferSize=function(P,J,ie){G=P,ne=J,ee=ie,t.width=Math.floor(P*ie),t.height=Math.floor(J*ie),this.setViewport(0,0,P,J)},this.getCurrentViewport=function(P){return P.copy(T)},this.getViewport=function(P){return P.copy(me)},this.setViewport=function(P,J,ie,re){P.isVector4?me.set(P.x,P.y,P.z,P.w):me.set(P,J,ie,re),$e.viewport(T.copy(me).multiplyScalar(ee).round())},this.getScissor=function(P){return P.copy(_e)},this.setScissor=function(P,J,ie,re){P.isVector4?_e.set(P.x,P.y,P.z,P.w):_e.set(P,J,ie,re),$e.scissor(k.copy(_e).multiplyScalar(ee).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(P){$e.setScissorTest(ue=P)},this.setOpaqueSort=function(P){ce=P},this.setTransparentSort=function(P){de=P},this.getClearColor=function(P){return P.copy(ze.getClearColor())},this.setClearColor=function(){ze.setClearColor(...arguments)},this.getClearAlpha=function(){return ze.getClearAlpha()},this.setClearAlpha=function(){ze.setClearAlpha(...arguments)},this.clear=function(P=!0,J=!0,ie=!0){let re=0;if(P){let Q=!1;if(U!==null){let Te=U.texture.format;Q=Te===su||Te===iu||Te===nu}if(Q){let Te=U.texture.type,Ue=Te===Ss||Te===Fr||Te===ha||Te===fa||Te===eu||Te===tu,Ye=ze.getClearColor(),ke=ze.getClearAlpha(),dt=Ye.r,ft=Ye.g,it=Ye.b;Ue?(g[0]=dt,g[1]=ft,g[2]=it,g[3]=ke,W.clearBufferuiv(W.COLOR,0,g)):(x[0]=dt,x[1]=ft,x[2]=it,x[3]=ke,W.clearBufferiv(W.COLOR,0,x))}else re|=W.COLOR_BUFFER_BIT}J&&(re|=W.DEPTH_BUFFER_BIT),ie&&(re|=W.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),W.clear(re)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.dispose=function(){t.removeEventListener("webglcontextlost",we,!1),t.removeEventListener("webglcontextrestored",qe,!1),t.removeEventListener("webglcontextcreationerror",Ee,!1),ze.dispose(),le.dispose(),Ze.dispose(),Xe.dispose(),hn.dispose(),Gt.dispose(),X.dispose(),Ne.dispose(),_t.dispose(),oe.dispose(),Ce.dispose(),Ce.removeEventListener("sessionstart",nn),Ce.removeEventListener("sessionend",fi),li.stop()};function we(P){P.preventDefault(),console.log("THREE.WebGLRenderer: Context Lost."),L=!0}function qe(){console.log("THREE.WebGLRenderer: Context Restored."),L=!1;let P=jt.autoReset,J=je.enabled,ie=je.autoUpdate,re=je.needsUpdate,Q=je.type;$(),jt.autoReset=P,je.enabled=J,je.autoUpdate=ie,je.needsUpdate=re,je.type=Q}function Ee(P){console.error("THREE.WebGLRenderer: A WebGL context could not be created. Reason: ",P.statusMessage)}function ge(P){let J=P.target;J.removeEventListener("dispose",ge),Ke(J)}function Ke(P){bt(P),Xe.remove(P)}function bt(P){let J=Xe.get(P).programs;J!==void 0&&(J.forEach(function(ie){oe.releaseProgram(ie)}),P.isShaderMaterial&&oe.releaseShaderCache(P))}this.renderBufferDirect=function(P,J,ie,re,Q,Te){J===null&&(J=Le);let Ue=Q.isMesh&&Q.matrixWorld.determinant()<0,Ye=os(P,J,ie,re,Q);$e.setMaterial(re,Ue);let ke=ie.index,dt=1;if(re.wireframe===!0){if(ke=w.getWireframeAttribute(ie),ke===void 0)return;dt=2}let ft=ie.drawRange,it=ie.attributes.position,Tt=ft.start*dt,Pt=(ft.start+ft.count)*dt;Te!==null&&(Tt=Math.max(Tt,Te.start*dt),Pt=Math.min(Pt,(Te.start+Te.count)*dt)),ke!==null?(Tt=Math.max(Tt,0),Pt=Math.min(Pt,ke.count)):it!=null&&(Tt=Math.max(Tt,0),Pt=Math.min(Pt,it.count));let on=Pt-Tt;if(on<0||on===1/0)return;Ne.setup(Q,re,Ye,ie,ke);let Wt,Et=Pe;if(ke!==null&&(Wt=z.get(ke),Et=tt,Et.setIndex(Wt)),Q.isMesh)re.wireframe===!0?($e.setLineWidth(re.wireframeLinewidth*rn()),Et.setMode(W.LINES)):Et.setMode(W.TRIANGLES);else if(Q.isLine){let lt=re.linewidth;lt===void 0&&(lt=1),$e.setLineWidth(lt*rn()),Q.isLineSegments?Et.setMode(W.LINES):Q.isLineLoop?Et.setMode(W.LINE_LOOP):Et.setMode(W.LINE_STRIP)}else Q.isPoints?Et.setMode(W.POINTS):Q.isSprite&&Et.setMode(W.TRIANGLES);if(Q.isBatchedMesh)if(Q._multiDrawInstances!==null)ta("THREE.WebGLRenderer: renderMultiDrawInstances has been deprecated and will be removed in r184. Append to renderMultiDraw arguments and use indirection."),Et.renderMultiDrawInstances(Q._multiDrawStarts,Q._multiDrawCounts,Q._multiDrawCount,Q._multiDrawInstances);else if(gt.get("WEBGL_multi_draw"))Et.renderMultiDraw(Q._multiDrawStarts,Q._multiDrawCounts,Q._multiDrawCount);else{let lt=Q._multiDrawStarts,an=Q._multiDrawCounts,Lt=Q._multiDrawCount,Yn=ke?z.get(ke).bytesPerElement:1,as=Xe.get(re).currentProgram.getUniforms();for(let zt=0;zt<Lt;zt++)as.setValue(W,"_gl_DrawID",zt),Et.render(lt[zt]/Yn,an[zt])}else if(Q.isInstancedMesh)Et.renderInstances(Tt,on,Q.count);else if(ie.isInstancedBufferGeometry){let lt=ie._maxInstanceCount!==void 0?ie._maxInstanceCount:1/0,an=Math.min(ie.instanceCount,lt);Et.renderInstances(Tt,on,an)}else Et.render(Tt,on)};function Qt(P,J,ie){P.transparent===!0&&P.side===ns&&P.forceSinglePass===!1?(P.side=bi,P.needsUpdate=!0,Rs(P,J,ie),P.side=ys,P.needsUpdate=!0,Rs(P,J,ie),P.side=ns):Rs(P,J,ie)}this.compile=function(P,J,ie=null){ie===null&&(ie=P),f=Ze.get(ie),f.init(J),I.push(f),ie.traverseVisible(function(Q){Q.isLight&&Q.layers.test(J.layers)&&(f.pushLight(Q),Q.castShadow&&f.pushShadow(Q))}),P!==ie&&P.traverseVisible(function(Q){Q.isLight&&Q.layers.test(J.layers)&&(f.pushLight(Q),Q.castShadow&&f.pushShadow(Q))}),f.setupLights();let re=new Set;return P.traverse(function(Q){if(!(Q.isMesh||Q.isPoints||Q.isLine||Q.isSprite))return;let Te=Q.material;if(Te)if(Array.isArray(Te))for(let Ue=0;Ue<Te.length;Ue++){let Ye=Te[Ue];Qt(Ye,ie,Q),re.add(Ye)}else Qt(Te,ie,Q),re.add(Te)}),f=I.pop(),re},this.compileAsync=function(P,J,ie=null){let re=this.compile(P,J,ie);return new Promise(Q=>{function Te(){if(re.forEach(function(Ue){Xe.get(Ue).currentProgram.isReady()&&re.delete(Ue)}),re.size===0){Q(P);return}setTimeout(Te,10)}gt.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let wt=null;function Dn(P){wt&&wt(P)}function nn(){li.stop()}function fi(){li.start()}let li=new Eg;li.setAnimationLoop(Dn),typeof self<"u"&&li.setContext(self),this.setAnimationLoop=function(P){wt=P,Ce.setAnimationLoop(P),P===null?li.stop():li.start()},Ce.addEventListener("sessionstart",nn),Ce.addEventListener("sessionend",fi),this.render=function(P,J){if(J!==void 0&&J.isCamera!==!0){console.error("THREE.WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;if(P.matrixWorldAutoUpdate===!0&&P.updateMatrixWorld(),J.parent===null&&J.matrixWorldAutoUpdate===!0&&J.updateMatrixWorld(),Ce.enabled===!0&&Ce.isPresenting===!0&&(Ce.cameraAutoUpdate===!0&&Ce.updateCamera(J),J=Ce.getCamera()),P.isScene===!0&&P.onBeforeRender(S,P,J,U),f=Ze.get(P,I.length),f.init(J),I.push(f),te.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),Re.setFromProjectionMatrix(te,xs,J.reversedDepth),Y=this.localClippingEnabled,be=Ae.init(this.clippingPlanes,Y),m=le.get(P,E.length),m.init(),E.push(m),Ce.enabled===!0&&Ce.isPresenting===!0){let Te=S.xr.getDepthSensingMesh();Te!==null&&ji(Te,J,-1/0,S.sortObjects)}ji(P,J,0,S.sortObjects),m.finish(),S.sortObjects===!0&&m.sort(ce,de),Mt=Ce.enabled===!1||Ce.isPresenting===!1||Ce.hasDepthSensing()===!1,Mt&&ze.addToRenderList(m,P),this.info.render.frame++,be===!0&&Ae.beginShadows();let ie=f.state.shadowsArray;je.render(ie,P,J),be===!0&&Ae.endShadows(),this.info.autoReset===!0&&this.info.reset();let re=m.opaque,Q=m.transmissive;if(f.setupLights(),J.isArrayCamera){let Te=J.cameras;if(Q.length>0)for(let Ue=0,Ye=Te.length;Ue<Ye;Ue++){let ke=Te[Ue];rs(re,Q,P,ke)}Mt&&ze.render(P);for(let Ue=0,Ye=Te.length;Ue<Ye;Ue++){let ke=Te[Ue];ei(m,P,ke,ke.viewport)}}else Q.length>0&&rs(re,Q,P,J),Mt&&ze.render(P),ei(m,P,J);U!==null&&F===0&&(st.updateMultisampleRenderTarget(U),st.updateRenderTargetMipmap(U)),P.isScene===!0&&P.onAfterRender(S,P,J),Ne.resetDefaultState(),v=-1,b=null,I.pop(),I.length>0?(f=I[I.length-1],be===!0&&Ae.setGlobalState(S.clippingPlanes,f.state.camera)):f=null,E.pop(),E.length>0?m=E[E.length-1]:m=null};function ji(P,J,ie,re){if(P.visible===!1)return;if(P.layers.test(J.layers)){if(P.isGroup)ie=P.renderOrder;else if(P.isLOD)P.autoUpdate===!0&&P.update(J);else if(P.isLight)f.pushLight(P),P.castShadow&&f.pushShadow(P);else if(P.isSprite){if(!P.frustumCulled||Re.intersectsSprite(P)){re&&Ve.setFromMatrixPosition(P.matrixWorld).applyMatrix4(te);let Ue=X.update(P),Ye=P.material;Ye.visible&&m.push(P,Ue,Ye,ie,Ve.z,null)}}else if((P.isMesh||P.isLine||P.isPoints)&&(!P.frustumCulled||Re.intersectsObject(P))){let Ue=X.update(P),Ye=P.material;if(re&&(P.boundingSphere!==void 0?(P.boundingSphere===null&&P.computeBoundingSphere(),Ve.copy(P.boundingSphere.center)):(Ue.boundingSphere===null&&Ue.computeBoundingSphere(),Ve.copy(Ue.boundingSphere.center)),Ve.applyMatrix4(P.matrixWorld).applyMatrix4(te)),Array.isArray(Ye)){let ke=Ue.groups;for(let dt=0,ft=ke.length;dt<ft;dt++){let it=ke[dt],Tt=Ye[it.materialIndex];Tt&&Tt.visible&&m.push(P,Ue,Tt,ie,Ve.z,it)}}else Ye.visible&&m.push(P,Ue,Ye,ie,Ve.z,null)}}let Te=P.children;for(let Ue=0,Ye=Te.length;Ue<Ye;Ue++)ji(Te[Ue],J,ie,re)}function ei(P,J,ie,re){let Q=P.opaque,Te=P.transmissive,Ue=P.transparent;f.setupLightsView(ie),be===!0&&Ae.setGlobalState(S.clippingPlanes,ie),re&&$e.viewport(T.copy(re)),Q.length>0&&Si(Q,J,ie),Te.length>0&&Si(Te,J,ie),Ue.length>0&&Si(Ue,J,ie),$e.buffers.depth.setTest(!0),$e.buffers.depth.setMask(!0),$e.buffers.color.setMask(!0),$e.setPolygonOffset(!1)}function rs(P,J,ie,re){if((ie.isScene===!0?ie.overrideMaterial:null)!==null)return;f.state.transmissionRenderTarget[re.id]===void 0&&(f.state.transmissionRenderTarget[re.id]=new ks(1,1,{generateMipmaps:!0,type:gt.has("EXT_color_buffer_half_float")||gt.has("EXT_color_buffer_float")?da:Ss,minFilter:Ms,samples:4,stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:Dt.workingColorSpace}));let Te=f.state.transmissionRenderTarget[re.id],Ue=re.viewport||T;Te.setSize(Ue.z*S.transmissionResolutionScale,Ue.w*S.transmissionResolutionScale);let Ye=S.getRenderTarget(),ke=S.getActiveCubeFace(),dt=S.getActiveMipmapLevel();S.setRenderTarget(Te),S.getClearColor(Z),K=S.getClearAlpha(),K<1&&S.setClearColor(16777215,.5),S.clear(),Mt&&ze.render(ie);let ft=S.toneMapping;S.toneMapping=dr;let it=re.viewport;if(re.viewport!==void 0&&(re.viewport=void 0),f.setupLightsView(re),be===!0&&Ae.setGlobalState(S.clippingPlanes,re),Si(P,ie,re),st.updateMultisampleRenderTarget(Te),st.updateRenderTargetMipmap(Te),gt.has("WEBGL_multisampled_render_to_texture")===!1){let Tt=!1;for(let Pt=0,on=J.length;Pt<on;Pt++){let Wt=J[Pt],Et=Wt.object,lt=Wt.geometry,an=Wt.material,Lt=Wt.group;if(an.side===ns&&Et.layers.test(re.layers)){let Yn=an.side;an.side=bi,an.needsUpdate=!0,Wr(Et,ie,re,lt,an,Lt),an.side=Yn,an.needsUpdate=!0,Tt=!0}}Tt===!0&&(st.updateMultisampleRenderTarget(Te),st.updateRenderTargetMipmap(Te))}S.setRenderTarget(Ye,ke,dt),S.setClearColor(Z,K),it!==void 0&&(re.viewport=it),S.toneMapping=ft}function Si(P,J,ie){let re=J.isScene===!0?J.overrideMaterial:null;for(let Q=0,Te=P.length;Q<Te;Q++){let Ue=P[Q],Ye=Ue.object,ke=Ue.geometry,dt=Ue.group,ft=Ue.material;ft.allowOverride===!0&&re!==null&&(ft=re),Ye.layers.test(ie.layers)&&Wr(Ye,J,ie,ke,ft,dt)}}function Wr(P,J,ie,re,Q,Te){P.onBeforeRender(S,J,ie,re,Q,Te),P.modelViewMatrix.multiplyMatrices(ie.matrixWorldInverse,P.matrixWorld),P.normalMatrix.getNormalMatrix(P.modelViewMatrix),Q.onBeforeRender(S,J,ie,re,P,Te),Q.transparent===!0&&Q.side===ns&&Q.forceSinglePass===!1?(Q.side=bi,Q.needsUpdate=!0,S.renderBufferDirect(ie,J,re,Q,P,Te),Q.side=ys,Q.needsUpdate=!0,S.renderBufferDirect(ie,J,re,Q,P,Te),Q.side=ns):S.renderBufferDirect(ie,J,re,Q,P,Te),P.onAfterRender(S,J,ie,re,Q,Te)}function Rs(P,J,ie){J.isScene!==!0&&(J=Le);let re=Xe.get(P),Q=f.state.lights,Te=f.state.shadowsArray,Ue=Q.state.version,Ye=oe.getParameters(P,Q.state,Te,J,ie),ke=oe.getProgramCacheKey(Ye),dt=re.programs;re.environment=P.isMeshStandardMaterial?J.environment:null,re.fog=J.fog,re.envMap=(P.isMeshStandardMaterial?Gt:hn).get(P.envMap||re.environment),re.envMapRotation=re.environment!==null&&P.envMap===null?J.environmentRotation:P.envMapRotation,dt===void 0&&(P.addEventListener("dispose",ge),dt=new Map,re.programs=dt);let ft=dt.get(ke);if(ft!==void 0){if(re.currentProgram===ft&&re.lightsStateVersion===Ue)return Ro(P,Ye),ft}else Ye.uniforms=oe.getUniforms(P),P.onBeforeCompile(Ye,S),ft=oe.acquireProgram(Ye,ke),dt.set(ke,ft),re.uniforms=Ye.uniforms;let it=re.uniforms;return(!P.isShaderMaterial&&!P.isRawShaderMaterial||P.clipping===!0)&&(it.clippingPlanes=Ae.uniform),Ro(P,Ye),re.needsLights=qs(P),re.lightsStateVersion=Ue,re.needsLights&&(it.ambientLightColor.value=Q.state.ambient,it.lightProbe.value=Q.state.probe,it.directionalLights.value=Q.state.directional,it.directionalLightShadows.value=Q.state.directionalShadow,it.spotLights.value=Q.state.spot,it.spotLightShadows.value=Q.state.spotShadow,it.rectAreaLights.value=Q.state.rectArea,it.ltc_1.value=Q.state.rectAreaLTC1,it.ltc_2.value=Q.state.rectAreaLTC2,it.pointLights.value=Q.state.point,it.pointLightShadows.value=Q.state.pointShadow,it.hemisphereLights.value=Q.state.hemi,it.directionalShadowMap.value=Q.state.directionalShadowMap,it.directionalShadowMatrix.value=Q.state.directionalShadowMatrix,it.spotShadowMap.value=Q.state.spotShadowMap,it.spotLightMatrix.value=Q.state.spotLightMatrix,it.spotLightMap.value=Q.state.spotLightMap,it.pointShadowMap.value=Q.state.pointShadowMap,it.pointShadowMatrix.value=Q.state.pointShadowMatrix),re.currentProgram=ft,re.uniformsList=null,ft}function Co(P){if(P.uniformsList===null){let J=P.currentProgram.getUniforms();P.uniformsList=_a.seqWithValue(J.seq,P.uniforms)}return P.uniformsList}function Ro(P,J){let ie=Xe.get(P);ie.outputColorSpace=J.outputColorSpace,ie.batching=J.batching,ie.batchingColor=J.batchingColor,ie.instancing=J.instancing,ie.instancingColor=J.instancingColor,ie.instancingMorph=J.instancingMorph,ie.skinning=J.skinning,ie.morphTargets=J.morphTargets,ie.morphNormals=J.morphNormals,ie.morphColors=J.morphColors,ie.morphTargetsCount=J.morphTargetsCount,ie.numClippingPlanes=J.numClippingPlanes,ie.numIntersection=J.numClipIntersection,ie.vertexAlphas=J.vertexAlphas,ie.vertexTangents=J.vertexTangents,ie.toneMapping=J.toneMapping}function os(P,J,ie,re,Q){J.isScene!==!0&&(J=Le),st.resetTextureUnits();let Te=J.fog,Ue=re.isMeshStandardMaterial?J.environment:null,Ye=U===null?S.outputColorSpace:U.isXRRenderTarget===!0?U.texture.colorSpace:io,ke=(re.isMeshStandardMaterial?Gt:hn).get(re.envMap||Ue),dt=re.vertexColors===!0&&!!ie.attributes.color&&ie.attributes.color.itemSize===4,ft=!!ie.attributes.tangent&&(!!re.normalMap||re.anisotropy>0),it=!!ie.morphAttributes.position,Tt=!!ie.morphAttributes.normal,Pt=!!ie.morphAttributes.color,on=dr;re.toneMapped&&(U===null||U.isXRRenderTarget===!0)&&(on=S.toneMapping);let Wt=ie.morphAttributes.position||ie.morphAttributes.normal||ie.morphAttributes.color,Et=Wt!==void 0?Wt.length:0,lt=Xe.get(re),an=f.state.lights;if(be===!0&&(Y===!0||P!==b)){let Cn=P===b&&re.id===v;Ae.setState(re,P,Cn)}let Lt=!1;re.version===lt.__version?(lt.needsLights&&lt.lightsStateVersion!==an.state.version||lt.outputColorSpace!==Ye||Q.isBatchedMesh&&lt.batching===!1||!Q.isBatchedMesh&&lt.batching===!0||Q.isBatchedMesh&&lt.batchingColor===!0&&Q.colorTexture===null||Q.isBatchedMesh&&lt.batchingColor===!1&&Q.colorTexture!==null||Q.isInstancedMesh&&lt.instancing===!1||!Q.isInstancedMesh&&lt.instancing===!0||Q.isSkinnedMesh&&lt.skinning===!1||!Q.isSkinnedMesh&&lt.skinning===!0||Q.isInstancedMesh&&lt.instancingColor===!0&&Q.instanceColor===null||Q.isInstancedMesh&&lt.instancingColor===!1&&Q.instanceColor!==null||Q.isInstancedMesh&&lt.instancingMorph===!0&&Q.morphTexture===null||Q.isInstancedMesh&&lt.instancingMorph===!1&&Q.morphTexture!==null||lt.envMap!==ke||re.fog===!0&&lt.fog!==Te||lt.numClippingPlanes!==void 0&&(lt.numClippingPlanes!==Ae.numPlanes||lt.numIntersection!==Ae.numIntersection)||lt.vertexAlphas!==dt||lt.vertexTangents!==ft||lt.morphTargets!==it||lt.morphNormals!==Tt||lt.morphColors!==Pt||lt.toneMapping!==on||lt.morphTargetsCount!==Et)&&(Lt=!0):(Lt=!0,lt.__version=re.version);let Yn=lt.currentProgram;Lt===!0&&(Yn=Rs(re,J,Q));let as=!1,zt=!1,ls=!1,ln=Yn.getUniforms(),$n=lt.uniforms;if($e.useProgram(Yn.program)&&(as=!0,zt=!0,ls=!0),re.id!==v&&(v=re.id,zt=!0),as||b!==P){$e.buffers.depth.getReversed()&&P.reversedDepth!==!0&&(P._reversedDepth=!0,P.updateProjectionMatrix()),ln.setValue(W,"projectionMatrix",P.projectionMatrix),ln.setValue(W,"viewMatrix",P.matrixWorldInverse);let En=ln.map.cameraPosition;En!==void 0&&En.setValue(W,ve.setFromMatrixPosition(P.matrixWorld)),at.logarithmicDepthBuffer&&ln.setValue(W,"logDepthBufFC",2/(Math.log(P.far+1)/Math.LN2)),(re.isMeshPhongMaterial||re.isMeshToonMaterial||re.isMeshLambertMaterial||re.isMeshBasicMaterial||re.isMeshStandardMaterial||re.isShaderMaterial)&&ln.setValue(W,"isOrthographic",P.isOrthographicCamera===!0),b!==P&&(b=P,zt=!0,ls=!0)}if(Q.isSkinnedMesh){ln.setOptional(W,Q,"bindMatrix"),ln.setOptional(W,Q,"bindMatrixInverse");let Cn=Q.skeleton;Cn&&(Cn.boneTexture===null&&Cn.computeBoneTexture(),ln.setValue(W,"boneTexture",Cn.boneTexture,st))}Q.isBatchedMesh&&(ln.setOptional(W,Q,"batchingTexture"),ln.setValue(W,"batchingTexture",Q._matricesTexture,st),ln.setOptional(W,Q,"batchingIdTexture"),ln.setValue(W,"batchingIdTexture",Q._indirectTexture,st),ln.setOptional(W,Q,"batchingColorTexture"),Q._colorsTexture!==null&&ln.setValue(W,"batchingColorTexture",Q._colorsTexture,st));let ti=ie.morphAttributes;if((ti.position!==void 0||ti.normal!==void 0||ti.color!==void 0)&&xe.update(Q,ie,Yn),(zt||lt.receiveShadow!==Q.receiveShadow)&&(lt.receiveShadow=Q.receiveShadow,ln.setValue(W,"receiveShadow",Q.receiveShadow)),re.isMeshGouraudMaterial&&re.envMap!==null&&($n.envMap.value=ke,$n.flipEnvMap.value=ke.isCubeTexture&&ke.isRenderTargetTexture===!1?-1:1),re.isMeshStandardMaterial&&re.envMap===null&&J.environment!==null&&($n.envMapIntensity.value=J.environmentIntensity),zt&&(ln.setValue(W,"toneMappingExposure",S.toneMappingExposure),lt.needsLights&&Oa($n,ls),Te&&re.fog===!0&&fe.refreshFogUniforms($n,Te),fe.refreshMaterialUniforms($n,re,ee,ne,f.state.transmissionRenderTarget[P.id]),_a.upload(W,Co(lt),$n,st)),re.isShaderMaterial&&re.uniformsNeedUpdate===!0&&(_a.upload(W,Co(lt),$n,st),re.uniformsNeedUpdate=!1),re.isSpriteMaterial&&ln.setValue(W,"center",Q.center),ln.setValue(W,"modelViewMatrix",Q.modelViewMatrix),ln.setValue(W,"normalMatrix",Q.normalMatrix),ln.setValue(W,"modelMatrix",Q.matrixWorld),re.isShaderMaterial||re.isRawShaderMaterial){let Cn=re.uniformsGroups;for(let En=0,Ni=Cn.length;En<Ni;En++){let pi=Cn[En];_t.update(pi,Yn),_t.bind(pi,Yn)}}return Yn}function Oa(P,J){P.ambientLightColor.needsUpdate=J,P.lightProbe.needsUpdate=J,P.directionalLights.needsUpdate=J,P.directionalLightShadows.needsUpdate=J,P.pointLights.needsUpdate=J,P.pointLightShadows.needsUpdate=J,P.spotLights.needsUpdate=J,P.spotLightShadows.needsUpdate=J,P.rectAreaLights.needsUpdate=J,P.hemisphereLights.needsUpdate=J}function qs(P){return P.isMeshLambertMaterial||P.isMeshToonMaterial||P.isMeshPhongMaterial||P.isMeshStandardMaterial||P.isShadowMaterial||P.isShaderMaterial&&P.lights===!0}this.getActiveCubeFace=function(){return R},this.getActiveMipmapLevel=function(){return F},this.getRenderTarget=function(){return U},this.setRenderTargetTextures=function(P,J,ie){let re=Xe.get(P);re.__autoAllocateDepthBuffer=P.resolveDepthBuffer===!1,re.__autoAllocateDepthBuffer===!1&&(re.__useRenderToTexture=!1),Xe.get(P.texture).__webglTexture=J,Xe.get(P.depthTexture).__webglTexture=re.__autoAllocateDepthBuffer?void 0:ie,re.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(P,J){let ie=Xe.get(P);ie.__webglFramebuffer=J,ie.__useDefaultFramebuffer=J===void 0};let Po=W.createFramebuffer();this.setRenderTarget=function(P,J=0,ie=0){U=P,R=J,F=ie;let re=!0,Q=null,Te=!1,Ue=!1;if(P){let ke=Xe.get(P);if(ke.__useDefaultFramebuffer!==void 0)$e.bindFramebuffer(W.FRAMEBUFFER,null),re=!1;else if(ke.__webglFramebuffer===void 0)st.setupRenderTarget(P);else if(ke.__hasExternalTextures)st.rebindTextures(P,Xe.get(P.texture).__webglTexture,Xe.get(P.depthTexture).__webglTexture);else if(P.depthBuffer){let it=P.depthTexture;if(ke.__boundDepthTexture!==it){if(it!==null&&Xe.has(it)&&(P.width!==it.image.width||P.height!==it.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");st.setupDepthRenderbuffer(P)}}let dt=P.texture;(dt.isData3DTexture||dt.isDataArrayTexture||dt.isCompressedArrayTexture)&&(Ue=!0);let ft=Xe.get(P).__webglFramebuffer;P.isWebGLCubeRenderTarget?(Array.isArray(ft[J])?Q=ft[J][ie]:Q=ft[J],Te=!0):P.samples>0&&st.useMultisampledRTT(P)===!1?Q=Xe.get(P).__webglMultisampledFramebuffer:Array.isArray(ft)?Q=ft[ie]:Q=ft,T.copy(P.viewport),k.copy(P.scissor),H=P.scissorTest}else T.copy(me).multiplyScalar(ee).floor(),k.copy(_e).multiplyScalar(ee).floor(),H=ue;if(ie!==0&&(Q=Po),$e.bindFramebuffer(W.FRAMEBUFFER,Q)&&re&&$e.drawBuffers(P,Q),$e.viewport(T),$e.scissor(k),$e.setScissorTest(H),Te){let ke=Xe.get(P.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_CUBE_MAP_POSITIVE_X+J,ke.__webglTexture,ie)}else if(Ue){let ke=J;for(let dt=0;dt<P.textures.length;dt++){let ft=Xe.get(P.textures[dt]);W.framebufferTextureLayer(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0+dt,ft.__webglTexture,ie,ke)}}else if(P!==null&&ie!==0){let ke=Xe.get(P.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,ke.__webglTexture,ie)}v=-1},this.readRenderTargetPixels=function(P,J,ie,re,Q,Te,Ue,Ye=0){if(!(P&&P.isWebGLRenderTarget)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=Xe.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ue!==void 0&&(ke=ke[Ue]),ke){$e.bindFramebuffer(W.FRAMEBUFFER,ke);try{let dt=P.textures[Ye],ft=dt.format,it=dt.type;if(!at.textureFormatReadable(ft)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!at.textureTypeReadable(it)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}J>=0&&J<=P.width-re&&ie>=0&&ie<=P.height-Q&&(P.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Ye),W.readPixels(J,ie,re,Q,Qe.convert(ft),Qe.convert(it),Te))}finally{let dt=U!==null?Xe.get(U).__webglFramebuffer:null;$e.bindFramebuffer(W.FRAMEBUFFER,dt)}}},this.readRenderTargetPixelsAsync=async function(P,J,ie,re,Q,Te,Ue,Ye=0){if(!(P&&P.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=Xe.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ue!==void 0&&(ke=ke[Ue]),ke)if(J>=0&&J<=P.width-re&&ie>=0&&ie<=P.height-Q){$e.bindFramebuffer(W.FRAMEBUFFER,ke);let dt=P.textures[Ye],ft=dt.format,it=dt.type;if(!at.textureFormatReadable(ft))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!at.textureTypeReadable(it))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let Tt=W.createBuffer();W.bindBuffer(W.PIXEL_PACK_BUFFER,Tt),W.bufferData(W.PIXEL_PACK_BUFFER,Te.byteLength,W.STREAM_READ),P.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Ye),W.readPixels(J,ie,re,Q,Qe.convert(ft),Qe.convert(it),0);let Pt=U!==null?Xe.get(U).__webglFramebuffer:null;$e.bindFramebuffer(W.FRAMEBUFFER,Pt);let on=W.fenceSync(W.SYNC_GPU_COMMANDS_COMPLETE,0);return W.flush(),await Km(W,on,4),W.bindBuffer(W.PIXEL_PACK_BUFFER,Tt),W.getBufferSubData(W.PIXEL_PACK_BUFFER,0,Te),W.deleteBuffer(Tt),W.deleteSync(on),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(P,J=null,ie=0){let re=Math.pow(2,-ie),Q=Math.floor(P.image.width*re),Te=Math.floor(P.image.height*re),Ue=J!==null?J.x:0,Ye=J!==null?J.y:0;st.setTexture2D(P,0),W.copyTexSubImage2D(W.TEXTURE_2D,ie,0,0,Ue,Ye,Q,Te),$e.unbindTexture()};let Zi=W.createFramebuffer(),In=W.createFramebuffer();this.copyTextureToTexture=function(P,J,ie=null,re=null,Q=0,Te=null){Te===null&&(Q!==0?(ta("WebGLRenderer: copyTextureToTexture function signature has changed to support src and dst mipmap levels."),Te=Q,Q=0):Te=0);let Ue,Ye,ke,dt,ft,it,Tt,Pt,on,Wt=P.isCompressedTexture?P.mipmaps[Te]:P.image;if(ie!==null)Ue=ie.max.x-ie.min.x,Ye=ie.max.y-ie.min.y,ke=ie.isBox3?ie.max.z-ie.min.z:1,dt=ie.min.x,ft=ie.min.y,it=ie.isBox3?ie.min.z:0;else{let ti=Math.pow(2,-Q);Ue=Math.floor(Wt.width*ti),Ye=Math.floor(Wt.height*ti),P.isDataArrayTexture?ke=Wt.depth:P.isData3DTexture?ke=Math.floor(Wt.depth*ti):ke=1,dt=0,ft=0,it=0}re!==null?(Tt=re.x,Pt=re.y,on=re.z):(Tt=0,Pt=0,on=0);let Et=Qe.convert(J.format),lt=Qe.convert(J.type),an;J.isData3DTexture?(st.setTexture3D(J,0),an=W.TEXTURE_3D):J.isDataArrayTexture||J.isCompressedArrayTexture?(st.setTexture2DArray(J,0),an=W.TEXTURE_2D_ARRAY):(st.setTexture2D(J,0),an=W.TEXTURE_2D),W.pixelStorei(W.UNPACK_FLIP_Y_WEBGL,J.flipY),W.pixelStorei(W.UNPACK_PREMULTIPLY_ALPHA_WEBGL,J.premultiplyAlpha),W.pixelStorei(W.UNPACK_ALIGNMENT,J.unpackAlignment);let Lt=W.getParameter(W.UNPACK_ROW_LENGTH),Yn=W.getParameter(W.UNPACK_IMAGE_HEIGHT),as=W.getParameter(W.UNPACK_SKIP_PIXELS),zt=W.getParameter(W.UNPACK_SKIP_ROWS),ls=W.getParameter(W.UNPACK_SKIP_IMAGES);W.pixelStorei(W.UNPACK_ROW_LENGTH,Wt.width),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Wt.height),W.pixelStorei(W.UNPACK_SKIP_PIXELS,dt),W.pixelStorei(W.UNPACK_SKIP_ROWS,ft),W.pixelStorei(W.UNPACK_SKIP_IMAGES,it);let ln=P.isDataArrayTexture||P.isData3DTexture,$n=J.isDataArrayTexture||J.isData3DTexture;if(P.isDepthTexture){let ti=Xe.get(P),Cn=Xe.get(J),En=Xe.get(ti.__renderTarget),Ni=Xe.get(Cn.__renderTarget);$e.bindFramebuffer(W.READ_FRAMEBUFFER,En.__webglFramebuffer),$e.bindFramebuffer(W.DRAW_FRAMEBUFFER,Ni.__webglFramebuffer);for(let pi=0;pi<ke;pi++)ln&&(W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,Xe.get(P).__webglTexture,Q,it+pi),W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,Xe.get(J).__webglTexture,Te,on+pi)),W.blitFramebuffer(dt,ft,Ue,Ye,Tt,Pt,Ue,Ye,W.DEPTH_BUFFER_BIT,W.NEAREST);$e.bindFramebuffer(W.READ_FRAMEBUFFER,null),$e.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else if(Q!==0||P.isRenderTargetTexture||Xe.has(P)){let ti=Xe.get(P),Cn=Xe.get(J);$e.bindFramebuffer(W.READ_FRAMEBUFFER,Zi),$e.bindFramebuffer(W.DRAW_FRAMEBUFFER,In);for(let En=0;En<ke;En++)ln?W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,ti.__webglTexture,Q,it+En):W.framebufferTexture2D(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,ti.__webglTexture,Q),$n?W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,Cn.__webglTexture,Te,on+En):W.framebufferTexture2D(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,Cn.__webglTexture,Te),Q!==0?W.blitFramebuffer(dt,ft,Ue,Ye,Tt,Pt,Ue,Ye,W.COLOR_BUFFER_BIT,W.NEAREST):$n?W.copyTexSubImage3D(an,Te,Tt,Pt,on+En,dt,ft,Ue,Ye):W.copyTexSubImage2D(an,Te,Tt,Pt,dt,ft,Ue,Ye);$e.bindFramebuffer(W.READ_FRAMEBUFFER,null),$e.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else $n?P.isDataTexture||P.isData3DTexture?W.texSubImage3D(an,Te,Tt,Pt,on,Ue,Ye,ke,Et,lt,Wt.data):J.isCompressedArrayTexture?W.compressedTexSubImage3D(an,Te,Tt,Pt,on,Ue,Ye,ke,Et,Wt.data):W.texSubImage3D(an,Te,Tt,Pt,on,Ue,Ye,ke,Et,lt,Wt):P.isDataTexture?W.texSubImage2D(W.TEXTURE_2D,Te,Tt,Pt,Ue,Ye,Et,lt,Wt.data):P.isCompressedTexture?W.compressedTexSubImage2D(W.TEXTURE_2D,Te,Tt,Pt,Wt.width,Wt.height,Et,Wt.data):W.texSubImage2D(W.TEXTURE_2D,Te,Tt,Pt,Ue,Ye,Et,lt,Wt);W.pixelStorei(W.UNPACK_ROW_LENGTH,Lt),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Yn),W.pixelStorei(W.UNPACK_SKIP_PIXELS,as),W.pixelStorei(W.UNPACK_SKIP_ROWS,zt),W.pixelStorei(W.UNPACK_SKIP_IMAGES,ls),Te===0&&J.generateMipmaps&&W.generateMipmap(an),$e.unbindTexture()},this.initRenderTarget=function(P){Xe.get(P).__webglFramebuffer===void 0&&st.setupRenderTarget(P)},this.initTexture=function(P){P.isCubeTexture?st.setTextureCube(P,0):P.isData3DTexture?st.setTexture3D(P,0):P.isDataArrayTexture||P.isCompressedArrayTexture?st.setTexture2DArray(P,0):st.setTexture2D(P,0),$e.unbindTexture()},this.resetState=function(){R=0,F=0,U=null,$e.reset(),Ne.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return xs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Dt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Dt._getUnpackColorSpace()}};var Pg={type:"change"},tf={type:"start"},Lg={type:"end"},Bu=new sr,Ig=new Ci,ES=Math.cos(70*pr.DEG2RAD),Wn=new q,Li=2*Math.PI,un={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},ef=1e-6,va=class extends vl{constructor(e,t=null){super(e,t),this.state=un.NONE,this.target=new q,this.cursor=new q,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Nr.ROTATE,MIDDLE:Nr.DOLLY,RIGHT:Nr.PAN},this.touches={ONE:Ur.ROTATE,TWO:Ur.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._domElementKeyEvents=null,this._lastPosition=new q,this._lastQuaternion=new Bn,this._lastTargetPosition=new q,this._quat=new Bn().setFromUnitVectors(e.up,new q(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new ua,this._sphericalDelta=new ua,this._scale=1,this._panOffset=new q,this._rotateStart=new mt,this._rotateEnd=new mt,this._rotateDelta=new mt,this._panStart=new mt,this._panEnd=new mt,this._panDelta=new mt,this._dollyStart=new mt,this._dollyEnd=new mt,this._dollyDelta=new mt,this._dollyDirection=new q,this._mouse=new mt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=AS.bind(this),this._onPointerDown=TS.bind(this),this._onPointerUp=CS.bind(this),this._onContextMenu=US.bind(this),this._onMouseWheel=IS.bind(this),this._onKeyDown=LS.bind(this),this._onTouchStart=DS.bind(this),this._onTouchMove=NS.bind(this),this._onMouseDown=RS.bind(this),this._onMouseMove=PS.bind(this),this._interceptControlDown=FS.bind(this),this._interceptControlUp=OS.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Pg),this.update(),this.state=un.NONE}update(e=null){let t=this.object.position;Wn.copy(t).sub(this.target),Wn.applyQuaternion(this._quat),this._spherical.setFromVector3(Wn),this.autoRotate&&this.state===un.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Li:n>Math.PI&&(n-=Li),s<-Math.PI?s+=Li:s>Math.PI&&(s-=Li),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Wn.setFromSpherical(this._spherical),Wn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Wn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Wn.length();o=this._clampDistance(a*this._scale);let c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){let a=new q(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;let l=new q(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=Wn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Bu.origin.copy(this.object.position),Bu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Bu.direction))<ES?this.object.lookAt(this.target):(Ig.setFromNormalAndCoplanarPoint(this.object.up,this.target),Bu.intersectPlane(Ig,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>ef||8*(1-this._lastQuaternion.dot(this.object.quaternion))>ef||this._lastTargetPosition.distanceToSquared(this.target)>ef?(this.dispatchEvent(Pg),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Li/60*this.autoRotateSpeed*e:Li/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Wn.setFromMatrixColumn(t,0),Wn.multiplyScalar(-e),this._panOffset.add(Wn)}_panUp(e,t){this.screenSpacePanning===!0?Wn.setFromMatrixColumn(t,1):(Wn.setFromMatrixColumn(t,0),Wn.crossVectors(this.object.up,Wn)),Wn.multiplyScalar(e),this._panOffset.add(Wn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Wn.copy(s).sub(this.target);let r=Wn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientX),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Li*this._rotateDelta.x/t.clientHeight),this._rotateUp(Li*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Li*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Li*this._rotateDelta.x/t.clientHeight),this._rotateUp(Li*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new mt,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function TS(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.domElement.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i)))}function AS(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function CS(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Lg),this.state=un.NONE;break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function RS(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Nr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=un.DOLLY;break;case Nr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=un.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=un.ROTATE}break;case Nr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=un.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=un.PAN}break;default:this.state=un.NONE}this.state!==un.NONE&&this.dispatchEvent(tf)}function PS(i){switch(this.state){case un.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case un.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case un.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function IS(i){this.enabled===!1||this.enableZoom===!1||this.state!==un.NONE||(i.preventDefault(),this.dispatchEvent(tf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Lg))}function LS(i){this.enabled!==!1&&this._handleKeyDown(i)}function DS(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Ur.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(i),this.state=un.TOUCH_ROTATE;break;case Ur.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(i),this.state=un.TOUCH_PAN;break;default:this.state=un.NONE}break;case 2:switch(this.touches.TWO){case Ur.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=un.TOUCH_DOLLY_PAN;break;case Ur.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=un.TOUCH_DOLLY_ROTATE;break;default:this.state=un.NONE}break;default:this.state=un.NONE}this.state!==un.NONE&&this.dispatchEvent(tf)}function NS(i){switch(this._trackPointer(i),this.state){case un.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case un.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case un.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case un.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=un.NONE}}function US(i){this.enabled!==!1&&i.preventDefault()}function FS(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function OS(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var ba=class extends Wi{constructor(e){super(e)}load(e,t,n,s){let r=this,o=new Dr(this.manager);o.setPath(this.path),o.setResponseType("arraybuffer"),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},n,s)}parse(e){function t(l){let u=new DataView(l),h=32/8*3+32/8*3*3+16/8,d=u.getUint32(80,!0);if(80+32/8+d*h===u.byteLength)return!0;let g=[115,111,108,105,100];for(let x=0;x<5;x++)if(n(g,u,x))return!1;return!0}function n(l,u,h){for(let d=0,p=l.length;d<p;d++)if(l[d]!==u.getUint8(h+d))return!1;return!0}function s(l){let u=new DataView(l),h=u.getUint32(80,!0),d,p,g,x=!1,m,f,E,I,S;for(let T=0;T<70;T++)u.getUint32(T,!1)==1129270351&&u.getUint8(T+4)==82&&u.getUint8(T+5)==61&&(x=!0,m=new Float32Array(h*3*3),f=u.getUint8(T+6)/255,E=u.getUint8(T+7)/255,I=u.getUint8(T+8)/255,S=u.getUint8(T+9)/255);let L=84,R=50,F=new zn,U=new Float32Array(h*3*3),v=new Float32Array(h*3*3),b=new ut;for(let T=0;T<h;T++){let k=L+T*R,H=u.getFloat32(k,!0),Z=u.getFloat32(k+4,!0),K=u.getFloat32(k+8,!0);if(x){let G=u.getUint16(k+48,!0);(G&32768)===0?(d=(G&31)/31,p=(G>>5&31)/31,g=(G>>10&31)/31):(d=f,p=E,g=I)}for(let G=1;G<=3;G++){let ne=k+G*12,ee=T*3*3+(G-1)*3;U[ee]=u.getFloat32(ne,!0),U[ee+1]=u.getFloat32(ne+4,!0),U[ee+2]=u.getFloat32(ne+8,!0),v[ee]=H,v[ee+1]=Z,v[ee+2]=K,x&&(b.setRGB(d,p,g,mn),m[ee]=b.r,m[ee+1]=b.g,m[ee+2]=b.b)}}return F.setAttribute("position",new si(U,3)),F.setAttribute("normal",new si(v,3)),x&&(F.setAttribute("color",new si(m,3)),F.hasColors=!0,F.alpha=S),F}function r(l){let u=new zn,h=/solid([\s\S]*?)endsolid/g,d=/facet([\s\S]*?)endfacet/g,p=/solid\s(.+)/,g=0,x=/[\s]+([+-]?(?:\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?)/.source,m=new RegExp("vertex"+x+x+x,"g"),f=new RegExp("normal"+x+x+x,"g"),E=[],I=[],S=[],L=new q,R,F=0,U=0,v=0;for(;(R=h.exec(l))!==null;){U=v;let b=R[0],T=(R=p.exec(b))!==null?R[1]:"";for(S.push(T);(R=d.exec(b))!==null;){let Z=0,K=0,G=R[0];for(;(R=f.exec(G))!==null;)L.x=parseFloat(R[1]),L.y=parseFloat(R[2]),L.z=parseFloat(R[3]),K++;for(;(R=m.exec(G))!==null;)E.push(parseFloat(R[1]),parseFloat(R[2]),parseFloat(R[3])),I.push(L.x,L.y,L.z),Z++,v++;K!==1&&console.error("THREE.STLLoader: Something isn't right with the normal of face number "+g),Z!==3&&console.error("THREE.STLLoader: Something isn't right with the vertices of face number "+g),g++}let k=U,H=v-U;u.userData.groupNames=S,u.addGroup(k,H,F),F++}return u.setAttribute("position",new Ot(E,3)),u.setAttribute("normal",new Ot(I,3)),u}function o(l){return typeof l!="string"?new TextDecoder().decode(l):l}function a(l){if(typeof l=="string"){let u=new Uint8Array(l.length);for(let h=0;h<l.length;h++)u[h]=l.charCodeAt(h)&255;return u.buffer||u}else return l}let c=a(e);return t(c)?s(c):r(o(e))}};var Pl=class extends gl{constructor(e){super(e)}parse(e){function t(G){switch(G.image_type){case d:case x:if(G.colormap_length>256||G.colormap_size!==24||G.colormap_type!==1)throw new Error("THREE.TGALoader: Invalid type colormap data for indexed type.");break;case p:case g:case m:case f:if(G.colormap_type)throw new Error("THREE.TGALoader: Invalid type colormap data for colormap type.");break;case h:throw new Error("THREE.TGALoader: No data.");default:throw new Error("THREE.TGALoader: Invalid type "+G.image_type)}if(G.width<=0||G.height<=0)throw new Error("THREE.TGALoader: Invalid image size.");if(G.pixel_size!==8&&G.pixel_size!==16&&G.pixel_size!==24&&G.pixel_size!==32)throw new Error("THREE.TGALoader: Invalid pixel size "+G.pixel_size)}function n(G,ne,ee,ce,de){let me,_e,ue=ee.pixel_size>>3,Re=ee.width*ee.height*ue;if(ne&&(_e=de.subarray(ce,ce+=ee.colormap_length*(ee.colormap_size>>3))),G){me=new Uint8Array(Re);let be,Y,te,ve=0,Ve=new Uint8Array(ue);for(;ve<Re;)if(be=de[ce++],Y=(be&127)+1,be&128){for(te=0;te<ue;++te)Ve[te]=de[ce++];for(te=0;te<Y;++te)me.set(Ve,ve+te*ue);ve+=ue*Y}else{for(Y*=ue,te=0;te<Y;++te)me[ve+te]=de[ce++];ve+=Y}}else me=de.subarray(ce,ce+=ne?ee.width*ee.height:Re);return{pixel_data:me,palettes:_e}}function s(G,ne,ee,ce,de,me,_e,ue,Re){let be=Re,Y,te=0,ve,Ve,Le=b.width;for(Ve=ne;Ve!==ce;Ve+=ee)for(ve=de;ve!==_e;ve+=me,te++)Y=ue[te],G[(ve+Le*Ve)*4+3]=255,G[(ve+Le*Ve)*4+2]=be[Y*3+0],G[(ve+Le*Ve)*4+1]=be[Y*3+1],G[(ve+Le*Ve)*4+0]=be[Y*3+2];return G}function r(G,ne,ee,ce,de,me,_e,ue){let Re,be=0,Y,te,ve=b.width;for(te=ne;te!==ce;te+=ee)for(Y=de;Y!==_e;Y+=me,be+=2)Re=ue[be+0]+(ue[be+1]<<8),G[(Y+ve*te)*4+0]=(Re&31744)>>7,G[(Y+ve*te)*4+1]=(Re&992)>>2,G[(Y+ve*te)*4+2]=(Re&31)<<3,G[(Y+ve*te)*4+3]=Re&32768?0:255;return G}function o(G,ne,ee,ce,de,me,_e,ue){let Re=0,be,Y,te=b.width;for(Y=ne;Y!==ce;Y+=ee)for(be=de;be!==_e;be+=me,Re+=3)G[(be+te*Y)*4+3]=255,G[(be+te*Y)*4+2]=ue[Re+0],G[(be+te*Y)*4+1]=ue[Re+1],G[(be+te*Y)*4+0]=ue[Re+2];return G}function a(G,ne,ee,ce,de,me,_e,ue){let Re=0,be,Y,te=b.width;for(Y=ne;Y!==ce;Y+=ee)for(be=de;be!==_e;be+=me,Re+=4)G[(be+te*Y)*4+2]=ue[Re+0],G[(be+te*Y)*4+1]=ue[Re+1],G[(be+te*Y)*4+0]=ue[Re+2],G[(be+te*Y)*4+3]=ue[Re+3];return G}function c(G,ne,ee,ce,de,me,_e,ue){let Re,be=0,Y,te,ve=b.width;for(te=ne;te!==ce;te+=ee)for(Y=de;Y!==_e;Y+=me,be++)Re=ue[be],G[(Y+ve*te)*4+0]=Re,G[(Y+ve*te)*4+1]=Re,G[(Y+ve*te)*4+2]=Re,G[(Y+ve*te)*4+3]=255;return G}function l(G,ne,ee,ce,de,me,_e,ue){let Re=0,be,Y,te=b.width;for(Y=ne;Y!==ce;Y+=ee)for(be=de;be!==_e;be+=me,Re+=2)G[(be+te*Y)*4+0]=ue[Re+0],G[(be+te*Y)*4+1]=ue[Re+0],G[(be+te*Y)*4+2]=ue[Re+0],G[(be+te*Y)*4+3]=ue[Re+1];return G}function u(G,ne,ee,ce,de){let me,_e,ue,Re,be,Y;switch((b.flags&E)>>I){default:case R:me=0,ue=1,be=ne,_e=0,Re=1,Y=ee;break;case S:me=0,ue=1,be=ne,_e=ee-1,Re=-1,Y=-1;break;case F:me=ne-1,ue=-1,be=-1,_e=0,Re=1,Y=ee;break;case L:me=ne-1,ue=-1,be=-1,_e=ee-1,Re=-1,Y=-1;break}if(H)switch(b.pixel_size){case 8:c(G,_e,Re,Y,me,ue,be,ce);break;case 16:l(G,_e,Re,Y,me,ue,be,ce);break;default:throw new Error("THREE.TGALoader: Format not supported.")}else switch(b.pixel_size){case 8:s(G,_e,Re,Y,me,ue,be,ce,de);break;case 16:r(G,_e,Re,Y,me,ue,be,ce);break;case 24:o(G,_e,Re,Y,me,ue,be,ce);break;case 32:a(G,_e,Re,Y,me,ue,be,ce);break;default:throw new Error("THREE.TGALoader: Format not supported.")}return G}let h=0,d=1,p=2,g=3,x=9,m=10,f=11,E=48,I=4,S=0,L=1,R=2,F=3;if(e.length<19)throw new Error("THREE.TGALoader: Not enough data to contain header.");let U=0,v=new Uint8Array(e),b={id_length:v[U++],colormap_type:v[U++],image_type:v[U++],colormap_index:v[U++]|v[U++]<<8,colormap_length:v[U++]|v[U++]<<8,colormap_size:v[U++],origin:[v[U++]|v[U++]<<8,v[U++]|v[U++]<<8],width:v[U++]|v[U++]<<8,height:v[U++]|v[U++]<<8,pixel_size:v[U++],flags:v[U++]};if(t(b),b.id_length+U>e.length)throw new Error("THREE.TGALoader: No data.");U+=b.id_length;let T=!1,k=!1,H=!1;switch(b.image_type){case x:T=!0,k=!0;break;case d:k=!0;break;case m:T=!0;break;case p:break;case f:T=!0,H=!0;break;case g:H=!0;break}let Z=new Uint8Array(b.width*b.height*4),K=n(T,k,b,U,v);return u(Z,b.width,b.height,K.pixel_data,K.palettes),{data:Z,width:b.width,height:b.height,flipY:!0,generateMipmaps:!0,minFilter:Ms}}};var zu=class extends Wi{load(e,t,n,s){let r=this,o=r.path===""?ho.extractUrlBase(e):r.path,a=new Dr(r.manager);a.setPath(r.path),a.setRequestHeader(r.requestHeader),a.setWithCredentials(r.withCredentials),a.load(e,function(c){try{t(r.parse(c,o))}catch(l){s?s(l):console.error(l),r.manager.itemError(e)}},n,s)}parse(e,t){function n(M,y){let D=[],C=M.childNodes;for(let N=0,ae=C.length;N<ae;N++){let he=C[N];he.nodeName===y&&D.push(he)}return D}function s(M){if(M.length===0)return[];let y=M.trim().split(/\s+/),D=new Array(y.length);for(let C=0,N=y.length;C<N;C++)D[C]=y[C];return D}function r(M){if(M.length===0)return[];let y=M.trim().split(/\s+/),D=new Array(y.length);for(let C=0,N=y.length;C<N;C++)D[C]=parseFloat(y[C]);return D}function o(M){if(M.length===0)return[];let y=M.trim().split(/\s+/),D=new Array(y.length);for(let C=0,N=y.length;C<N;C++)D[C]=parseInt(y[C]);return D}function a(M){return M.substring(1)}function c(){return"three_default_"+mh++}function l(M){return Object.keys(M).length===0}function u(M){return{unit:h(n(M,"unit")[0]),upAxis:d(n(M,"up_axis")[0])}}function h(M){return M!==void 0&&M.hasAttribute("meter")===!0?parseFloat(M.getAttribute("meter")):1}function d(M){return M!==void 0?M.textContent:"Y_UP"}function p(M,y,D,C){let N=n(M,y)[0];if(N!==void 0){let ae=n(N,D);for(let he=0;he<ae.length;he++)C(ae[he])}}function g(M,y){for(let D in M){let C=M[D];C.build=y(M[D])}}function x(M,y){return M.build!==void 0||(M.build=y(M)),M.build}function m(M){let y={sources:{},samplers:{},channels:{}},D=!1;for(let C=0,N=M.childNodes.length;C<N;C++){let ae=M.childNodes[C];if(ae.nodeType!==1)continue;let he;switch(ae.nodeName){case"source":he=ae.getAttribute("id"),y.sources[he]=we(ae);break;case"sampler":he=ae.getAttribute("id"),y.samplers[he]=f(ae);break;case"channel":he=ae.getAttribute("target"),y.channels[he]=E(ae);break;case"animation":m(ae),D=!0;break;default:console.log(ae)}}D===!1&&(pt.animations[M.getAttribute("id")||pr.generateUUID()]=y)}function f(M){let y={inputs:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"input":let ae=a(N.getAttribute("source")),he=N.getAttribute("semantic");y.inputs[he]=ae;break}}return y}function E(M){let y={},C=M.getAttribute("target").split("/"),N=C.shift(),ae=C.shift(),he=ae.indexOf("(")!==-1,Be=ae.indexOf(".")!==-1;if(Be)C=ae.split("."),ae=C.shift(),y.member=C.shift();else if(he){let De=ae.split("(");ae=De.shift();for(let Fe=0;Fe<De.length;Fe++)De[Fe]=parseInt(De[Fe].replace(/\)/,""));y.indices=De}return y.id=N,y.sid=ae,y.arraySyntax=he,y.memberSyntax=Be,y.sampler=a(M.getAttribute("source")),y}function I(M){let y=[],D=M.channels,C=M.samplers,N=M.sources;for(let ae in D)if(D.hasOwnProperty(ae)){let he=D[ae],Be=C[he.sampler],De=Be.inputs.INPUT,Fe=Be.inputs.OUTPUT,nt=N[De],ye=N[Fe],et=L(he,nt,ye);b(et,y)}return y}function S(M){return x(pt.animations[M],I)}function L(M,y,D){let C=pt.nodes[M.id],N=Pt(C.id),ae=C.transforms[M.sid],he=C.matrix.clone().transpose(),Be,De,Fe,nt,ye,et,Ge={};switch(ae){case"matrix":for(Fe=0,nt=y.array.length;Fe<nt;Fe++)if(Be=y.array[Fe],De=Fe*D.stride,Ge[Be]===void 0&&(Ge[Be]={}),M.arraySyntax===!0){let pn=D.array[De],Ft=M.indices[0]+4*M.indices[1];Ge[Be][Ft]=pn}else for(ye=0,et=D.stride;ye<et;ye++)Ge[Be][ye]=D.array[De+ye];break;case"translate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ae);break;case"rotate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ae);break;case"scale":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ae);break}let rt=R(Ge,he);return{name:N.uuid,keyframes:rt}}function R(M,y){let D=[];for(let N in M)D.push({time:parseFloat(N),value:M[N]});D.sort(C);for(let N=0;N<16;N++)T(D,N,y.elements[N]);return D;function C(N,ae){return N.time-ae.time}}let F=new q,U=new q,v=new Bn;function b(M,y){let D=M.keyframes,C=M.name,N=[],ae=[],he=[],Be=[];for(let De=0,Fe=D.length;De<Fe;De++){let nt=D[De],ye=nt.time,et=nt.value;ie.fromArray(et).transpose(),ie.decompose(F,v,U),N.push(ye),ae.push(F.x,F.y,F.z),he.push(v.x,v.y,v.z,v.w),Be.push(U.x,U.y,U.z)}return ae.length>0&&y.push(new Hs(C+".position",N,ae)),he.length>0&&y.push(new ar(C+".quaternion",N,he)),Be.length>0&&y.push(new Hs(C+".scale",N,Be)),y}function T(M,y,D){let C,N=!0,ae,he;for(ae=0,he=M.length;ae<he;ae++)C=M[ae],C.value[y]===void 0?C.value[y]=null:N=!1;if(N===!0)for(ae=0,he=M.length;ae<he;ae++)C=M[ae],C.value[y]=D;else k(M,y)}function k(M,y){let D,C;for(let N=0,ae=M.length;N<ae;N++){let he=M[N];if(he.value[y]===null){if(D=H(M,N,y),C=Z(M,N,y),D===null){he.value[y]=C.value[y];continue}if(C===null){he.value[y]=D.value[y];continue}K(he,D,C,y)}}}function H(M,y,D){for(;y>=0;){let C=M[y];if(C.value[D]!==null)return C;y--}return null}function Z(M,y,D){for(;y<M.length;){let C=M[y];if(C.value[D]!==null)return C;y++}return null}function K(M,y,D,C){if(D.time-y.time===0){M.value[C]=y.value[C];return}M.value[C]=(M.time-y.time)*(D.value[C]-y.value[C])/(D.time-y.time)+y.value[C]}function G(M){let y={name:M.getAttribute("id")||"default",start:parseFloat(M.getAttribute("start")||0),end:parseFloat(M.getAttribute("end")||0),animations:[]};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"instance_animation":y.animations.push(a(N.getAttribute("url")));break}}pt.clips[M.getAttribute("id")]=y}function ne(M){let y=[],D=M.name,C=M.end-M.start||-1,N=M.animations;for(let ae=0,he=N.length;ae<he;ae++){let Be=S(N[ae]);for(let De=0,Fe=Be.length;De<Fe;De++)y.push(Be[De])}return new la(D,C,y)}function ee(M){return x(pt.clips[M],ne)}function ce(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"skin":y.id=a(N.getAttribute("source")),y.skin=de(N);break;case"morph":y.id=a(N.getAttribute("source")),console.warn("THREE.ColladaLoader: Morph target animation not supported yet.");break}}pt.controllers[M.getAttribute("id")]=y}function de(M){let y={sources:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"bind_shape_matrix":y.bindShapeMatrix=r(N.textContent);break;case"source":let ae=N.getAttribute("id");y.sources[ae]=we(N);break;case"joints":y.joints=me(N);break;case"vertex_weights":y.vertexWeights=_e(N);break}}return y}function me(M){let y={inputs:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"input":let ae=N.getAttribute("semantic"),he=a(N.getAttribute("source"));y.inputs[ae]=he;break}}return y}function _e(M){let y={inputs:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"input":let ae=N.getAttribute("semantic"),he=a(N.getAttribute("source")),Be=parseInt(N.getAttribute("offset"));y.inputs[ae]={id:he,offset:Be};break;case"vcount":y.vcount=o(N.textContent);break;case"v":y.v=o(N.textContent);break}}return y}function ue(M){let y={id:M.id},D=pt.geometries[y.id];return M.skin!==void 0&&(y.skin=Re(M.skin),D.sources.skinIndices=y.skin.indices,D.sources.skinWeights=y.skin.weights),y}function Re(M){let D={joints:[],indices:{array:[],stride:4},weights:{array:[],stride:4}},C=M.sources,N=M.vertexWeights,ae=N.vcount,he=N.v,Be=N.inputs.JOINT.offset,De=N.inputs.WEIGHT.offset,Fe=M.sources[M.joints.inputs.JOINT],nt=M.sources[M.joints.inputs.INV_BIND_MATRIX],ye=C[N.inputs.WEIGHT.id].array,et=0,Ge,rt,ot;for(Ge=0,ot=ae.length;Ge<ot;Ge++){let Ft=ae[Ge],It=[];for(rt=0;rt<Ft;rt++){let Vt=he[et+Be],Ji=he[et+De],Ct=ye[Ji];It.push({index:Vt,weight:Ct}),et+=2}for(It.sort(pn),rt=0;rt<4;rt++){let Vt=It[rt];Vt!==void 0?(D.indices.array.push(Vt.index),D.weights.array.push(Vt.weight)):(D.indices.array.push(0),D.weights.array.push(0))}}for(M.bindShapeMatrix?D.bindMatrix=new xt().fromArray(M.bindShapeMatrix).transpose():D.bindMatrix=new xt().identity(),Ge=0,ot=Fe.array.length;Ge<ot;Ge++){let Ft=Fe.array[Ge],It=new xt().fromArray(nt.array,Ge*nt.stride).transpose();D.joints.push({name:Ft,boneInverse:It})}return D;function pn(Ft,It){return It.weight-Ft.weight}}function be(M){return x(pt.controllers[M],ue)}function Y(M){let y={init_from:n(M,"init_from")[0].textContent};pt.images[M.getAttribute("id")]=y}function te(M){return M.build!==void 0?M.build:M.init_from}function ve(M){let y=pt.images[M];return y!==void 0?x(y,te):(console.warn("THREE.ColladaLoader: Couldn't find image with ID:",M),null)}function Ve(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"profile_COMMON":y.profile=Le(N);break}}pt.effects[M.getAttribute("id")]=y}function Le(M){let y={surfaces:{},samplers:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"newparam":Mt(N,y);break;case"technique":y.technique=Bt(N);break;case"extra":y.extra=st(N);break}}return y}function Mt(M,y){let D=M.getAttribute("sid");for(let C=0,N=M.childNodes.length;C<N;C++){let ae=M.childNodes[C];if(ae.nodeType===1)switch(ae.nodeName){case"surface":y.surfaces[D]=rn(ae);break;case"sampler2D":y.samplers[D]=W(ae);break}}}function rn(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"init_from":y.init_from=N.textContent;break}}return y}function W(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"source":y.source=N.textContent;break}}return y}function Bt(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"constant":case"lambert":case"blinn":case"phong":y.type=N.nodeName,y.parameters=gt(N);break;case"extra":y.extra=st(N);break}}return y}function gt(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"emission":case"diffuse":case"specular":case"bump":case"ambient":case"shininess":case"transparency":y[N.nodeName]=at(N);break;case"transparent":y[N.nodeName]={opaque:N.hasAttribute("opaque")?N.getAttribute("opaque"):"A_ONE",data:at(N)};break}}return y}function at(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"color":y[N.nodeName]=r(N.textContent);break;case"float":y[N.nodeName]=parseFloat(N.textContent);break;case"texture":y[N.nodeName]={id:N.getAttribute("texture"),extra:$e(N)};break}}return y}function $e(M){let y={technique:{}};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"extra":jt(N,y);break}}return y}function jt(M,y){for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"technique":Xe(N,y);break}}}function Xe(M,y){for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"repeatU":case"repeatV":case"offsetU":case"offsetV":y.technique[N.nodeName]=parseFloat(N.textContent);break;case"wrapU":case"wrapV":N.textContent.toUpperCase()==="TRUE"?y.technique[N.nodeName]=1:N.textContent.toUpperCase()==="FALSE"?y.technique[N.nodeName]=0:y.technique[N.nodeName]=parseInt(N.textContent);break;case"bump":y[N.nodeName]=Gt(N);break}}}function st(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"technique":y.technique=hn(N);break}}return y}function hn(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"double_sided":y[N.nodeName]=parseInt(N.textContent);break;case"bump":y[N.nodeName]=Gt(N);break}}return y}function Gt(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"texture":y[N.nodeName]={id:N.getAttribute("texture"),texcoord:N.getAttribute("texcoord"),extra:$e(N)};break}}return y}function z(M){return M}function w(M){return x(pt.effects[M],z)}function X(M){let y={name:M.getAttribute("name")};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"instance_effect":y.url=a(N.getAttribute("url"));break}}pt.materials[M.getAttribute("id")]=y}function oe(M){let y,D=M.slice((M.lastIndexOf(".")-1>>>0)+2);switch(D=D.toLowerCase(),D){case"tga":y=Cn;break;default:y=ti}return y}function fe(M){let y=w(M.url),D=y.profile.technique,C;switch(D.type){case"phong":case"blinn":C=new Vs;break;case"lambert":C=new pl;break;default:C=new Pr;break}C.name=M.name||"";function N(De,Fe=null){let nt=y.profile.samplers[De.id],ye=null;if(nt!==void 0){let et=y.profile.surfaces[nt.source];ye=ve(et.init_from)}else console.warn("THREE.ColladaLoader: Undefined sampler. Access image directly (see #12530)."),ye=ve(De.id);if(ye!==null){let et=oe(ye);if(et!==void 0){let Ge=et.load(ye),rt=De.extra;if(rt!==void 0&&rt.technique!==void 0&&l(rt.technique)===!1){let ot=rt.technique;Ge.wrapS=ot.wrapU?ir:zi,Ge.wrapT=ot.wrapV?ir:zi,Ge.offset.set(ot.offsetU||0,ot.offsetV||0),Ge.repeat.set(ot.repeatU||1,ot.repeatV||1)}else Ge.wrapS=ir,Ge.wrapT=ir;return Fe!==null&&(Ge.colorSpace=Fe),Ge}else return console.warn("THREE.ColladaLoader: Loader for texture %s not found.",ye),null}else return console.warn("THREE.ColladaLoader: Couldn't create texture with ID:",De.id),null}let ae=D.parameters;for(let De in ae){let Fe=ae[De];switch(De){case"diffuse":Fe.color&&C.color.fromArray(Fe.color),Fe.texture&&(C.map=N(Fe.texture,mn));break;case"specular":Fe.color&&C.specular&&C.specular.fromArray(Fe.color),Fe.texture&&(C.specularMap=N(Fe.texture));break;case"bump":Fe.texture&&(C.normalMap=N(Fe.texture));break;case"ambient":Fe.texture&&(C.lightMap=N(Fe.texture,mn));break;case"shininess":Fe.float&&C.shininess&&(C.shininess=Fe.float);break;case"emission":Fe.color&&C.emissive&&C.emissive.fromArray(Fe.color),Fe.texture&&(C.emissiveMap=N(Fe.texture,mn));break}}Dt.colorSpaceToWorking(C.color,mn),C.specular&&Dt.colorSpaceToWorking(C.specular,mn),C.emissive&&Dt.colorSpaceToWorking(C.emissive,mn);let he=ae.transparent,Be=ae.transparency;if(Be===void 0&&he&&(Be={float:1}),he===void 0&&Be&&(he={opaque:"A_ONE",data:{color:[1,1,1,1]}}),he&&Be)if(he.data.texture)C.transparent=!0;else{let De=he.data.color;switch(he.opaque){case"A_ONE":C.opacity=De[3]*Be.float;break;case"RGB_ZERO":C.opacity=1-De[0]*Be.float;break;case"A_ZERO":C.opacity=1-De[3]*Be.float;break;case"RGB_ONE":C.opacity=De[0]*Be.float;break;default:console.warn('THREE.ColladaLoader: Invalid opaque type "%s" of transparent tag.',he.opaque)}C.opacity<1&&(C.transparent=!0)}if(D.extra!==void 0&&D.extra.technique!==void 0){let De=D.extra.technique;for(let Fe in De){let nt=De[Fe];switch(Fe){case"double_sided":C.side=nt===1?ns:ys;break;case"bump":C.normalMap=N(nt.texture),C.normalScale=new mt(1,1);break}}}return C}function le(M){return x(pt.materials[M],fe)}function Ze(M){let y={name:M.getAttribute("name")};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"optics":y.optics=Ae(N);break}}pt.cameras[M.getAttribute("id")]=y}function Ae(M){for(let y=0;y<M.childNodes.length;y++){let D=M.childNodes[y];switch(D.nodeName){case"technique_common":return je(D)}}return{}}function je(M){let y={};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];switch(C.nodeName){case"perspective":case"orthographic":y.technique=C.nodeName,y.parameters=ze(C);break}}return y}function ze(M){let y={};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];switch(C.nodeName){case"xfov":case"yfov":case"xmag":case"ymag":case"znear":case"zfar":case"aspect_ratio":y[C.nodeName]=parseFloat(C.textContent);break}}return y}function xe(M){let y;switch(M.optics.technique){case"perspective":y=new An(M.optics.parameters.yfov,M.optics.parameters.aspect_ratio,M.optics.parameters.znear,M.optics.parameters.zfar);break;case"orthographic":let D=M.optics.parameters.ymag,C=M.optics.parameters.xmag,N=M.optics.parameters.aspect_ratio;C=C===void 0?D*N:C,D=D===void 0?C/N:D,C*=.5,D*=.5,y=new uo(-C,C,D,-D,M.optics.parameters.znear,M.optics.parameters.zfar);break;default:y=new An;break}return y.name=M.name||"",y}function Pe(M){let y=pt.cameras[M];return y!==void 0?x(y,xe):(console.warn("THREE.ColladaLoader: Couldn't find camera with ID:",M),null)}function tt(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"technique_common":y=Qe(N);break}}pt.lights[M.getAttribute("id")]=y}function Qe(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"directional":case"point":case"spot":case"ambient":y.technique=N.nodeName,y.parameters=Ne(N)}}return y}function Ne(M){let y={};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"color":let ae=r(N.textContent);y.color=new ut().fromArray(ae),Dt.colorSpaceToWorking(y.color,mn);break;case"falloff_angle":y.falloffAngle=parseFloat(N.textContent);break;case"quadratic_attenuation":let he=parseFloat(N.textContent);y.distance=he?Math.sqrt(1/he):0;break}}return y}function _t(M){let y;switch(M.technique){case"directional":y=new cr;break;case"point":y=new yl;break;case"spot":y=new xl;break;case"ambient":y=new ur;break}return M.parameters.color&&y.color.copy(M.parameters.color),M.parameters.distance&&(y.distance=M.parameters.distance),y}function $(M){let y=pt.lights[M];return y!==void 0?x(y,_t):(console.warn("THREE.ColladaLoader: Couldn't find light with ID:",M),null)}function Ce(M){let y={name:M.getAttribute("name"),sources:{},vertices:{},primitives:[]},D=n(M,"mesh")[0];if(D!==void 0){for(let C=0;C<D.childNodes.length;C++){let N=D.childNodes[C];if(N.nodeType!==1)continue;let ae=N.getAttribute("id");switch(N.nodeName){case"source":y.sources[ae]=we(N);break;case"vertices":y.vertices=qe(N);break;case"polygons":console.warn("THREE.ColladaLoader: Unsupported primitive type: ",N.nodeName);break;case"lines":case"linestrips":case"polylist":case"triangles":y.primitives.push(Ee(N));break;default:console.log(N)}}pt.geometries[M.getAttribute("id")]=y}}function we(M){let y={array:[],stride:3};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"float_array":y.array=r(C.textContent);break;case"Name_array":y.array=s(C.textContent);break;case"technique_common":let N=n(C,"accessor")[0];N!==void 0&&(y.stride=parseInt(N.getAttribute("stride")));break}}return y}function qe(M){let y={};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];C.nodeType===1&&(y[C.getAttribute("semantic")]=a(C.getAttribute("source")))}return y}function Ee(M){let y={type:M.nodeName,material:M.getAttribute("material"),count:parseInt(M.getAttribute("count")),inputs:{},stride:0,hasUV:!1};for(let D=0,C=M.childNodes.length;D<C;D++){let N=M.childNodes[D];if(N.nodeType===1)switch(N.nodeName){case"input":let ae=a(N.getAttribute("source")),he=N.getAttribute("semantic"),Be=parseInt(N.getAttribute("offset")),De=parseInt(N.getAttribute("set")),Fe=De>0?he+De:he;y.inputs[Fe]={id:ae,offset:Be},y.stride=Math.max(y.stride,Be+1),he==="TEXCOORD"&&(y.hasUV=!0);break;case"vcount":y.vcount=o(N.textContent);break;case"p":y.p=o(N.textContent);break}}return y}function ge(M){let y={};for(let D=0;D<M.length;D++){let C=M[D];y[C.type]===void 0&&(y[C.type]=[]),y[C.type].push(C)}return y}function Ke(M){let y=0;for(let D=0,C=M.length;D<C;D++)M[D].hasUV===!0&&y++;y>0&&y<M.length&&(M.uvsNeedsFix=!0)}function bt(M){let y={},D=M.sources,C=M.vertices,N=M.primitives;if(N.length===0)return{};let ae=ge(N);for(let he in ae){let Be=ae[he];Ke(Be),y[he]=Qt(Be,D,C)}return y}function Qt(M,y,D){let C={},N={array:[],stride:0},ae={array:[],stride:0},he={array:[],stride:0},Be={array:[],stride:0},De={array:[],stride:0},Fe={array:[],stride:4},nt={array:[],stride:4},ye=new zn,et=[],Ge=0;for(let rt=0;rt<M.length;rt++){let ot=M[rt],pn=ot.inputs,Ft=0;switch(ot.type){case"lines":case"linestrips":Ft=ot.count*2;break;case"triangles":Ft=ot.count*3;break;case"polylist":for(let It=0;It<ot.count;It++){let Vt=ot.vcount[It];switch(Vt){case 3:Ft+=3;break;case 4:Ft+=6;break;default:Ft+=(Vt-2)*3;break}}break;default:console.warn("THREE.ColladaLoader: Unknown primitive type:",ot.type)}ye.addGroup(Ge,Ft,rt),Ge+=Ft,ot.material&&et.push(ot.material);for(let It in pn){let Vt=pn[It];switch(It){case"VERTEX":for(let Ji in D){let Ct=D[Ji];switch(Ji){case"POSITION":let Zt=N.array.length;if(wt(ot,y[Ct],Vt.offset,N.array),N.stride=y[Ct].stride,y.skinWeights&&y.skinIndices&&(wt(ot,y.skinIndices,Vt.offset,Fe.array),wt(ot,y.skinWeights,Vt.offset,nt.array)),ot.hasUV===!1&&M.uvsNeedsFix===!0){let Ps=(N.array.length-Zt)/N.stride;for(let Nn=0;Nn<Ps;Nn++)he.array.push(0,0)}break;case"NORMAL":wt(ot,y[Ct],Vt.offset,ae.array),ae.stride=y[Ct].stride;break;case"COLOR":wt(ot,y[Ct],Vt.offset,De.array),De.stride=y[Ct].stride;break;case"TEXCOORD":wt(ot,y[Ct],Vt.offset,he.array),he.stride=y[Ct].stride;break;case"TEXCOORD1":wt(ot,y[Ct],Vt.offset,Be.array),he.stride=y[Ct].stride;break;default:console.warn('THREE.ColladaLoader: Semantic "%s" not handled in geometry build process.',Ji)}}break;case"NORMAL":wt(ot,y[Vt.id],Vt.offset,ae.array),ae.stride=y[Vt.id].stride;break;case"COLOR":wt(ot,y[Vt.id],Vt.offset,De.array,!0),De.stride=y[Vt.id].stride;break;case"TEXCOORD":wt(ot,y[Vt.id],Vt.offset,he.array),he.stride=y[Vt.id].stride;break;case"TEXCOORD1":wt(ot,y[Vt.id],Vt.offset,Be.array),Be.stride=y[Vt.id].stride;break}}}return N.array.length>0&&ye.setAttribute("position",new Ot(N.array,N.stride)),ae.array.length>0&&ye.setAttribute("normal",new Ot(ae.array,ae.stride)),De.array.length>0&&ye.setAttribute("color",new Ot(De.array,De.stride)),he.array.length>0&&ye.setAttribute("uv",new Ot(he.array,he.stride)),Be.array.length>0&&ye.setAttribute("uv1",new Ot(Be.array,Be.stride)),Fe.array.length>0&&ye.setAttribute("skinIndex",new Ot(Fe.array,Fe.stride)),nt.array.length>0&&ye.setAttribute("skinWeight",new Ot(nt.array,nt.stride)),C.data=ye,C.type=M[0].type,C.materialKeys=et,C}function wt(M,y,D,C,N=!1){let ae=M.p,he=M.stride,Be=M.vcount;function De(ye){let et=ae[ye+D]*nt,Ge=et+nt;for(;et<Ge;et++)C.push(Fe[et]);if(N){let rt=C.length-nt-1;En.setRGB(C[rt+0],C[rt+1],C[rt+2],mn),C[rt+0]=En.r,C[rt+1]=En.g,C[rt+2]=En.b}}let Fe=y.array,nt=y.stride;if(M.vcount!==void 0){let ye=0;for(let et=0,Ge=Be.length;et<Ge;et++){let rt=Be[et];if(rt===4){let ot=ye+he*0,pn=ye+he*1,Ft=ye+he*2,It=ye+he*3;De(ot),De(pn),De(It),De(pn),De(Ft),De(It)}else if(rt===3){let ot=ye+he*0,pn=ye+he*1,Ft=ye+he*2;De(ot),De(pn),De(Ft)}else if(rt>4)for(let ot=1,pn=rt-2;ot<=pn;ot++){let Ft=ye+he*0,It=ye+he*ot,Vt=ye+he*(ot+1);De(Ft),De(It),De(Vt)}ye+=he*rt}}else for(let ye=0,et=ae.length;ye<et;ye+=he)De(ye)}function Dn(M){return x(pt.geometries[M],bt)}function nn(M){let y={name:M.getAttribute("name")||"",joints:{},links:[]};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"technique_common":ji(C,y);break}}pt.kinematicsModels[M.getAttribute("id")]=y}function fi(M){return M.build!==void 0?M.build:M}function li(M){return x(pt.kinematicsModels[M],fi)}function ji(M,y){for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"joint":y.joints[C.getAttribute("sid")]=ei(C);break;case"link":y.links.push(Si(C));break}}}function ei(M){let y;for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"prismatic":case"revolute":y=rs(C);break}}return y}function rs(M){let y={sid:M.getAttribute("sid"),name:M.getAttribute("name")||"",axis:new q,limits:{min:0,max:0},type:M.nodeName,static:!1,zeroPosition:0,middlePosition:0};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"axis":let N=r(C.textContent);y.axis.fromArray(N);break;case"limits":let ae=C.getElementsByTagName("max")[0],he=C.getElementsByTagName("min")[0];y.limits.max=parseFloat(ae.textContent),y.limits.min=parseFloat(he.textContent);break}}return y.limits.min>=y.limits.max&&(y.static=!0),y.middlePosition=(y.limits.min+y.limits.max)/2,y}function Si(M){let y={sid:M.getAttribute("sid"),name:M.getAttribute("name")||"",attachments:[],transforms:[]};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"attachment_full":y.attachments.push(Wr(C));break;case"matrix":case"translate":case"rotate":y.transforms.push(Rs(C));break}}return y}function Wr(M){let y={joint:M.getAttribute("joint").split("/").pop(),transforms:[],links:[]};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"link":y.links.push(Si(C));break;case"matrix":case"translate":case"rotate":y.transforms.push(Rs(C));break}}return y}function Rs(M){let y={type:M.nodeName},D=r(M.textContent);switch(y.type){case"matrix":y.obj=new xt,y.obj.fromArray(D).transpose();break;case"translate":y.obj=new q,y.obj.fromArray(D);break;case"rotate":y.obj=new q,y.obj.fromArray(D),y.angle=pr.degToRad(D[3]);break}return y}function Co(M){let y={name:M.getAttribute("name")||"",rigidBodies:{}};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"rigid_body":y.rigidBodies[C.getAttribute("name")]={},Ro(C,y.rigidBodies[C.getAttribute("name")]);break}}pt.physicsModels[M.getAttribute("id")]=y}function Ro(M,y){for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"technique_common":os(C,y);break}}}function os(M,y){for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"inertia":y.inertia=r(C.textContent);break;case"mass":y.mass=r(C.textContent)[0];break}}}function Oa(M){let y={bindJointAxis:[]};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"bind_joint_axis":y.bindJointAxis.push(qs(C));break}}pt.kinematicsScenes[a(M.getAttribute("url"))]=y}function qs(M){let y={target:M.getAttribute("target").split("/").pop()};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType===1)switch(C.nodeName){case"axis":let N=C.getElementsByTagName("param")[0];y.axis=N.textContent;let ae=y.axis.split("inst_").pop().split("axis")[0];y.jointIndex=ae.substring(0,ae.length-1);break}}return y}function Po(M){return M.build!==void 0?M.build:M}function Zi(M){return x(pt.kinematicsScenes[M],Po)}function In(){let M=Object.keys(pt.kinematicsModels)[0],y=Object.keys(pt.kinematicsScenes)[0],D=Object.keys(pt.visualScenes)[0];if(M===void 0||y===void 0)return;let C=li(M),N=Zi(y),ae=lt(D),he=N.bindJointAxis,Be={};for(let nt=0,ye=he.length;nt<ye;nt++){let et=he[nt],Ge=zt.querySelector('[sid="'+et.target+'"]');if(Ge){let rt=Ge.parentElement;De(et.jointIndex,rt)}}function De(nt,ye){let et=ye.getAttribute("name"),Ge=C.joints[nt];ae.traverse(function(rt){rt.name===et&&(Be[nt]={object:rt,transforms:P(ye),joint:Ge,position:Ge.zeroPosition})})}let Fe=new xt;pi={joints:C&&C.joints,getJointValue:function(nt){let ye=Be[nt];if(ye)return ye.position;console.warn("THREE.ColladaLoader: Joint "+nt+" doesn't exist.")},setJointValue:function(nt,ye){let et=Be[nt];if(et){let Ge=et.joint;if(ye>Ge.limits.max||ye<Ge.limits.min)console.warn("THREE.ColladaLoader: Joint "+nt+" value "+ye+" outside of limits (min: "+Ge.limits.min+", max: "+Ge.limits.max+").");else if(Ge.static)console.warn("THREE.ColladaLoader: Joint "+nt+" is static.");else{let rt=et.object,ot=Ge.axis,pn=et.transforms;ie.identity();for(let Ft=0;Ft<pn.length;Ft++){let It=pn[Ft];if(It.sid&&It.sid.indexOf(nt)!==-1)switch(Ge.type){case"revolute":ie.multiply(Fe.makeRotationAxis(ot,pr.degToRad(ye)));break;case"prismatic":ie.multiply(Fe.makeTranslation(ot.x*ye,ot.y*ye,ot.z*ye));break;default:console.warn("THREE.ColladaLoader: Unknown joint type: "+Ge.type);break}else switch(It.type){case"matrix":ie.multiply(It.obj);break;case"translate":ie.multiply(Fe.makeTranslation(It.obj.x,It.obj.y,It.obj.z));break;case"scale":ie.scale(It.obj);break;case"rotate":ie.multiply(Fe.makeRotationAxis(It.obj,It.angle));break}}rt.matrix.copy(ie),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),Be[nt].position=ye}}else console.log("THREE.ColladaLoader: "+nt+" does not exist.")}}}function P(M){let y=[],D=zt.querySelector('[id="'+M.id+'"]');for(let C=0;C<D.childNodes.length;C++){let N=D.childNodes[C];if(N.nodeType!==1)continue;let ae,he;switch(N.nodeName){case"matrix":ae=r(N.textContent);let Be=new xt().fromArray(ae).transpose();y.push({sid:N.getAttribute("sid"),type:N.nodeName,obj:Be});break;case"translate":case"scale":ae=r(N.textContent),he=new q().fromArray(ae),y.push({sid:N.getAttribute("sid"),type:N.nodeName,obj:he});break;case"rotate":ae=r(N.textContent),he=new q().fromArray(ae);let De=pr.degToRad(ae[3]);y.push({sid:N.getAttribute("sid"),type:N.nodeName,obj:he,angle:De});break}}return y}function J(M){let y=M.getElementsByTagName("node");for(let D=0;D<y.length;D++){let C=y[D];C.hasAttribute("id")===!1&&C.setAttribute("id",c())}}let ie=new xt,re=new q;function Q(M){let y={name:M.getAttribute("name")||"",type:M.getAttribute("type"),id:M.getAttribute("id"),sid:M.getAttribute("sid"),matrix:new xt,nodes:[],instanceCameras:[],instanceControllers:[],instanceLights:[],instanceGeometries:[],instanceNodes:[],transforms:{}};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];if(C.nodeType!==1)continue;let N;switch(C.nodeName){case"node":y.nodes.push(C.getAttribute("id")),Q(C);break;case"instance_camera":y.instanceCameras.push(a(C.getAttribute("url")));break;case"instance_controller":y.instanceControllers.push(Te(C));break;case"instance_light":y.instanceLights.push(a(C.getAttribute("url")));break;case"instance_geometry":y.instanceGeometries.push(Te(C));break;case"instance_node":y.instanceNodes.push(a(C.getAttribute("url")));break;case"matrix":N=r(C.textContent),y.matrix.multiply(ie.fromArray(N).transpose()),y.transforms[C.getAttribute("sid")]=C.nodeName;break;case"translate":N=r(C.textContent),re.fromArray(N),y.matrix.multiply(ie.makeTranslation(re.x,re.y,re.z)),y.transforms[C.getAttribute("sid")]=C.nodeName;break;case"rotate":N=r(C.textContent);let ae=pr.degToRad(N[3]);y.matrix.multiply(ie.makeRotationAxis(re.fromArray(N),ae)),y.transforms[C.getAttribute("sid")]=C.nodeName;break;case"scale":N=r(C.textContent),y.matrix.scale(re.fromArray(N)),y.transforms[C.getAttribute("sid")]=C.nodeName;break;case"extra":break;default:console.log(C)}}return Tt(y.id)?console.warn("THREE.ColladaLoader: There is already a node with ID %s. Exclude current node from further processing.",y.id):pt.nodes[y.id]=y,y}function Te(M){let y={id:a(M.getAttribute("url")),materials:{},skeletons:[]};for(let D=0;D<M.childNodes.length;D++){let C=M.childNodes[D];switch(C.nodeName){case"bind_material":let N=C.getElementsByTagName("instance_material");for(let ae=0;ae<N.length;ae++){let he=N[ae],Be=he.getAttribute("symbol"),De=he.getAttribute("target");y.materials[Be]=a(De)}break;case"skeleton":y.skeletons.push(a(C.textContent));break;default:break}}return y}function Ue(M,y){let D=[],C=[],N,ae,he;for(N=0;N<M.length;N++){let Fe=M[N],nt;if(Tt(Fe))nt=Pt(Fe),Ye(nt,y,D);else if(Et(Fe)){let et=pt.visualScenes[Fe].children;for(let Ge=0;Ge<et.length;Ge++){let rt=et[Ge];if(rt.type==="JOINT"){let ot=Pt(rt.id);Ye(ot,y,D)}}}else console.error("THREE.ColladaLoader: Unable to find root bone of skeleton with ID:",Fe)}for(N=0;N<y.length;N++)for(ae=0;ae<D.length;ae++)if(he=D[ae],he.bone.name===y[N].name){C[N]=he,he.processed=!0;break}for(N=0;N<D.length;N++)he=D[N],he.processed===!1&&(C.push(he),he.processed=!0);let Be=[],De=[];for(N=0;N<C.length;N++)he=C[N],Be.push(he.bone),De.push(he.boneInverse);return new ll(Be,De)}function Ye(M,y,D){M.traverse(function(C){if(C.isBone===!0){let N;for(let ae=0;ae<y.length;ae++){let he=y[ae];if(he.name===C.name){N=he.boneInverse;break}}N===void 0&&(N=new xt),D.push({bone:C,boneInverse:N,processed:!1})}})}function ke(M){let y=[],D=M.matrix,C=M.nodes,N=M.type,ae=M.instanceCameras,he=M.instanceControllers,Be=M.instanceLights,De=M.instanceGeometries,Fe=M.instanceNodes;for(let ye=0,et=C.length;ye<et;ye++)y.push(Pt(C[ye]));for(let ye=0,et=ae.length;ye<et;ye++){let Ge=Pe(ae[ye]);Ge!==null&&y.push(Ge.clone())}for(let ye=0,et=he.length;ye<et;ye++){let Ge=he[ye],rt=be(Ge.id),ot=Dn(rt.id),pn=it(ot,Ge.materials),Ft=Ge.skeletons,It=rt.skin.joints,Vt=Ue(Ft,It);for(let Ji=0,Ct=pn.length;Ji<Ct;Ji++){let Zt=pn[Ji];Zt.isSkinnedMesh&&(Zt.bind(Vt,rt.skin.bindMatrix),Zt.normalizeSkinWeights()),y.push(Zt)}}for(let ye=0,et=Be.length;ye<et;ye++){let Ge=$(Be[ye]);Ge!==null&&y.push(Ge.clone())}for(let ye=0,et=De.length;ye<et;ye++){let Ge=De[ye],rt=Dn(Ge.id),ot=it(rt,Ge.materials);for(let pn=0,Ft=ot.length;pn<Ft;pn++)y.push(ot[pn])}for(let ye=0,et=Fe.length;ye<et;ye++)y.push(Pt(Fe[ye]).clone());let nt;if(C.length===0&&y.length===1)nt=y[0];else{nt=N==="JOINT"?new ra:new Vi;for(let ye=0;ye<y.length;ye++)nt.add(y[ye])}return nt.name=N==="JOINT"?M.sid:M.name,nt.matrix.copy(D),nt.matrix.decompose(nt.position,nt.quaternion,nt.scale),nt}let dt=new Pr({name:Wi.DEFAULT_MATERIAL_NAME,color:16711935});function ft(M,y){let D=[];for(let C=0,N=M.length;C<N;C++){let ae=y[M[C]];ae===void 0?(console.warn("THREE.ColladaLoader: Material with key %s not found. Apply fallback material.",M[C]),D.push(dt)):D.push(le(ae))}return D}function it(M,y){let D=[];for(let C in M){let N=M[C],ae=ft(N.materialKeys,y);if(ae.length===0&&(C==="lines"||C==="linestrips"?ae.push(new Bs):ae.push(new Vs)),C==="lines"||C==="linestrips")for(let Fe=0,nt=ae.length;Fe<nt;Fe++){let ye=ae[Fe];if(ye.isMeshPhongMaterial===!0||ye.isMeshLambertMaterial===!0){let et=new Bs;et.color.copy(ye.color),et.opacity=ye.opacity,et.transparent=ye.transparent,ae[Fe]=et}}let he=N.data.attributes.skinIndex!==void 0,Be=ae.length===1?ae[0]:ae,De;switch(C){case"lines":De=new aa(N.data,Be);break;case"linestrips":De=new Lr(N.data,Be);break;case"triangles":case"polylist":he?De=new ol(N.data,Be):De=new gn(N.data,Be);break}D.push(De)}return D}function Tt(M){return pt.nodes[M]!==void 0}function Pt(M){return x(pt.nodes[M],ke)}function on(M){let y={name:M.getAttribute("name"),children:[]};J(M);let D=n(M,"node");for(let C=0;C<D.length;C++)y.children.push(Q(D[C]));pt.visualScenes[M.getAttribute("id")]=y}function Wt(M){let y=new Vi;y.name=M.name;let D=M.children;for(let C=0;C<D.length;C++){let N=D[C];y.add(Pt(N.id))}return y}function Et(M){return pt.visualScenes[M]!==void 0}function lt(M){return x(pt.visualScenes[M],Wt)}function an(M){let y=n(M,"instance_visual_scene")[0];return lt(a(y.getAttribute("url")))}function Lt(){let M=pt.clips;if(l(M)===!0){if(l(pt.animations)===!1){let y=[];for(let D in pt.animations){let C=S(D);for(let N=0,ae=C.length;N<ae;N++)y.push(C[N])}Ni.push(new la("default",-1,y))}}else for(let y in M)Ni.push(ee(y))}function Yn(M){let y="",D=[M];for(;D.length;){let C=D.shift();C.nodeType===Node.TEXT_NODE?y+=C.textContent:(y+=`
`,D.push(...C.childNodes))}return y.trim()}if(e.length===0)return{scene:new rr};let as=new DOMParser().parseFromString(e,"application/xml"),zt=n(as,"COLLADA")[0],ls=as.getElementsByTagName("parsererror")[0];if(ls!==void 0){let M=n(ls,"div")[0],y;return M?y=M.textContent:y=Yn(ls),console.error(`THREE.ColladaLoader: Failed to parse collada file.
`,y),null}let ln=zt.getAttribute("version");console.debug("THREE.ColladaLoader: File version",ln);let $n=u(n(zt,"asset")[0]),ti=new lo(this.manager);ti.setPath(this.resourcePath||t).setCrossOrigin(this.crossOrigin);let Cn;Pl&&(Cn=new Pl(this.manager),Cn.setPath(this.resourcePath||t));let En=new ut,Ni=[],pi={},mh=0,pt={animations:{},clips:{},controllers:{},images:{},effects:{},materials:{},cameras:{},lights:{},geometries:{},nodes:{},visualScenes:{},kinematicsModels:{},physicsModels:{},kinematicsScenes:{}};p(zt,"library_animations","animation",m),p(zt,"library_animation_clips","animation_clip",G),p(zt,"library_controllers","controller",ce),p(zt,"library_images","image",Y),p(zt,"library_effects","effect",Ve),p(zt,"library_materials","material",X),p(zt,"library_cameras","camera",Ze),p(zt,"library_lights","light",tt),p(zt,"library_geometries","geometry",Ce),p(zt,"library_nodes","node",Q),p(zt,"library_visual_scenes","visual_scene",on),p(zt,"library_kinematics_models","kinematics_model",nn),p(zt,"library_physics_models","physics_model",Co),p(zt,"scene","instance_kinematics_scene",Oa),g(pt.animations,I),g(pt.clips,ne),g(pt.controllers,ue),g(pt.images,te),g(pt.effects,z),g(pt.materials,fe),g(pt.cameras,xe),g(pt.lights,_t),g(pt.geometries,bt),g(pt.visualScenes,Wt),Lt(),In();let Io=an(n(zt,"scene")[0]);return Io.animations=Ni,$n.upAxis==="Z_UP"&&(console.warn("THREE.ColladaLoader: You are loading an asset with a Z-UP coordinate system. The loader just rotates the asset to transform it into Y-UP. The vertex data are not converted, see #24289."),Io.rotation.set(-Math.PI/2,0,0)),Io.scale.multiplyScalar($n.unit),{get animations(){return console.warn("THREE.ColladaLoader: Please access animations over scene.animations now."),Ni},kinematics:pi,library:pt,scene:Io}}};var Dg=new q,kS=new ri,Vu=new xt,kr=new xt,Hu=new Bn,Gu=new q(1,1,1),Wu=new q,Ma=class extends Ln{constructor(...e){super(...e),this.urdfNode=null,this.urdfName=""}copy(e,t){return super.copy(e,t),this.urdfNode=e.urdfNode,this.urdfName=e.urdfName,this}},Xu=class extends Ma{constructor(...e){super(...e),this.isURDFCollider=!0,this.type="URDFCollider"}},qu=class extends Ma{constructor(...e){super(...e),this.isURDFVisual=!0,this.type="URDFVisual"}},Il=class extends Ma{constructor(...e){super(...e),this.isURDFLink=!0,this.type="URDFLink",this.name="",this.inertial={mass:0,origin:{xyz:[0,0,0],rpy:[0,0,0]},inertia:{ixx:0,ixy:0,ixz:0,iyy:0,iyz:0,izz:0}}}copy(e,t){return super.copy(e,t),this.inertial={mass:e.inertial.mass,origin:{xyz:[...e.inertial.origin.xyz],rpy:[...e.inertial.origin.rpy]},inertia:{...e.inertial.inertia}},this}},Ll=class extends Ma{get jointType(){return this._jointType}set jointType(e){if(this.jointType!==e)switch(this._jointType=e,this.matrixWorldNeedsUpdate=!0,e){case"fixed":this.jointValue=[];break;case"continuous":case"revolute":case"prismatic":this.jointValue=new Array(1).fill(0);break;case"planar":this.jointValue=new Array(3).fill(0),this.axis=new q(0,0,1);break;case"floating":this.jointValue=new Array(6).fill(0);break}}get angle(){return this.jointValue[0]}constructor(...e){super(...e),this.isURDFJoint=!0,this.type="URDFJoint",this.name="",this.jointValue=null,this.jointType="fixed",this.axis=new q(1,0,0),this.limit={lower:0,upper:0,effort:0,velocity:0},this.ignoreLimits=!1,this.origPosition=null,this.origQuaternion=null,this.mimicJoints=[]}copy(e,t){return super.copy(e,t),this.jointType=e.jointType,this.axis=e.axis.clone(),this.limit.lower=e.limit.lower,this.limit.upper=e.limit.upper,this.limit.effort=e.limit.effort,this.limit.velocity=e.limit.velocity,this.ignoreLimits=!1,this.jointValue=[...e.jointValue],this.origPosition=e.origPosition?e.origPosition.clone():null,this.origQuaternion=e.origQuaternion?e.origQuaternion.clone():null,this.mimicJoints=[...e.mimicJoints],this}setJointValue(...e){e=e.map(n=>n===null?null:parseFloat(n)),(!this.origPosition||!this.origQuaternion)&&(this.origPosition=this.position.clone(),this.origQuaternion=this.quaternion.clone());let t=!1;switch(this.mimicJoints.forEach(n=>{t=n.updateFromMimickedJoint(...e)||t}),this.jointType){case"fixed":return t;case"continuous":case"revolute":{let n=e[0];return n==null||n===this.jointValue[0]?t:(!this.ignoreLimits&&this.jointType==="revolute"&&(n=Math.min(this.limit.upper,n),n=Math.max(this.limit.lower,n)),this.quaternion.setFromAxisAngle(this.axis,n).premultiply(this.origQuaternion),this.jointValue[0]!==n?(this.jointValue[0]=n,this.matrixWorldNeedsUpdate=!0,!0):t)}case"prismatic":{let n=e[0];return n==null||n===this.jointValue[0]?t:(this.ignoreLimits||(n=Math.min(this.limit.upper,n),n=Math.max(this.limit.lower,n)),this.position.copy(this.origPosition),Dg.copy(this.axis).applyEuler(this.rotation),this.position.addScaledVector(Dg,n),this.jointValue[0]!==n?(this.jointValue[0]=n,this.matrixWorldNeedsUpdate=!0,!0):t)}case"floating":return this.jointValue.every((n,s)=>e[s]===n||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],this.jointValue[3]=e[3]!==null?e[3]:this.jointValue[3],this.jointValue[4]=e[4]!==null?e[4]:this.jointValue[4],this.jointValue[5]=e[5]!==null?e[5]:this.jointValue[5],kr.compose(this.origPosition,this.origQuaternion,Gu),Hu.setFromEuler(kS.set(this.jointValue[3],this.jointValue[4],this.jointValue[5],"XYZ")),Wu.set(this.jointValue[0],this.jointValue[1],this.jointValue[2]),Vu.compose(Wu,Hu,Gu),kr.premultiply(Vu),this.position.setFromMatrixPosition(kr),this.rotation.setFromRotationMatrix(kr),this.matrixWorldNeedsUpdate=!0,!0);case"planar":return this.jointValue.every((n,s)=>e[s]===n||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],kr.compose(this.origPosition,this.origQuaternion,Gu),Hu.setFromAxisAngle(this.axis,this.jointValue[2]),Wu.set(this.jointValue[0],this.jointValue[1],0),Vu.compose(Wu,Hu,Gu),kr.premultiply(Vu),this.position.setFromMatrixPosition(kr),this.rotation.setFromRotationMatrix(kr),this.matrixWorldNeedsUpdate=!0,!0)}return t}},Dl=class extends Ll{constructor(...e){super(...e),this.type="URDFMimicJoint",this.mimicJoint=null,this.offset=0,this.multiplier=1}updateFromMimickedJoint(...e){let t=e.map(n=>n===null?null:n*this.multiplier+this.offset);return super.setJointValue(...t)}copy(e,t){return super.copy(e,t),this.mimicJoint=e.mimicJoint,this.offset=e.offset,this.multiplier=e.multiplier,this}},Yu=class extends Il{constructor(...e){super(...e),this.isURDFRobot=!0,this.urdfNode=null,this.urdfRobotNode=null,this.robotName=null,this.links=null,this.joints=null,this.colliders=null,this.visual=null,this.frames=null}copy(e,t){super.copy(e,t),this.urdfRobotNode=e.urdfRobotNode,this.robotName=e.robotName,this.links={},this.joints={},this.colliders={},this.visual={},this.traverse(n=>{n.isURDFJoint&&n.urdfName in e.joints&&(this.joints[n.urdfName]=n),n.isURDFLink&&n.urdfName in e.links&&(this.links[n.urdfName]=n),n.isURDFCollider&&n.urdfName in e.colliders&&(this.colliders[n.urdfName]=n),n.isURDFVisual&&n.urdfName in e.visual&&(this.visual[n.urdfName]=n)});for(let n in this.joints)this.joints[n].mimicJoints=this.joints[n].mimicJoints.map(s=>this.joints[s.name]);return this.frames={...this.colliders,...this.visual,...this.links,...this.joints},this}getFrame(e){return this.frames[e]}setJointValue(e,...t){let n=this.joints[e];return n?n.setJointValue(...t):!1}setJointValues(e){let t=!1;for(let n in e){let s=e[n];Array.isArray(s)?t=this.setJointValue(n,...s)||t:t=this.setJointValue(n,s)||t}return t}};var nf=new Bn,Ng=new ri;function Br(i){return i?i.trim().split(/\s+/g).map(e=>parseFloat(e)):[0,0,0]}function Ug(i,e,t=!1){t||i.rotation.set(0,0,0),Ng.set(e[0],e[1],e[2],"ZYX"),nf.setFromEuler(Ng),nf.multiply(i.quaternion),i.quaternion.copy(nf)}var sf=class{constructor(e){this.manager=e||Du,this.loadMeshCb=this.defaultMeshLoader.bind(this),this.parseVisual=!0,this.parseCollision=!1,this.packages="",this.workingPath="",this.fetchOptions={}}loadAsync(e){return new Promise((t,n)=>{this.load(e,t,null,n)})}load(e,t,n,s){let r=this.manager,o=ho.extractUrlBase(e),a=this.manager.resolveURL(e);r.itemStart(a),fetch(a,this.fetchOptions).then(c=>{if(c.ok)return n&&n(null),c.text();throw new Error(`URDFLoader: Failed to load url '${a}' with error code ${c.status} : ${c.statusText}.`)}).then(c=>{let l=this.parse(c,this.workingPath||o);t(l),r.itemEnd(a)}).catch(c=>{s?s(c):console.error("URDFLoader: Error loading file.",c),r.itemError(a),r.itemEnd(a)})}parse(e,t=this.workingPath){let n=this.packages,s=this.loadMeshCb,r=this.parseVisual,o=this.parseCollision,a=this.manager,c={},l={},u={};function h(E){if(!/^package:\/\//.test(E))return t?t+E:E;let[I,S]=E.replace(/^package:\/\//,"").split(/\/(.+)/);if(typeof n=="string")return n.endsWith(I)?n+"/"+S:n+"/"+I+"/"+S;if(typeof n=="function")return n(I)+"/"+S;if(typeof n=="object")return I in n?n[I]+"/"+S:(console.error(`URDFLoader : ${I} not found in provided package list.`),null)}function d(E){let I;E instanceof Document?I=[...E.children]:E instanceof Element?I=[E]:I=[...new DOMParser().parseFromString(E,"text/xml").children];let S=I.filter(L=>L.nodeName==="robot").pop();return p(S)}function p(E){let I=[...E.children],S=I.filter(T=>T.nodeName.toLowerCase()==="link"),L=I.filter(T=>T.nodeName.toLowerCase()==="joint"),R=I.filter(T=>T.nodeName.toLowerCase()==="material"),F=new Yu;F.robotName=E.getAttribute("name"),F.urdfRobotNode=E,R.forEach(T=>{let k=T.getAttribute("name");u[k]=m(T)});let U={},v={};S.forEach(T=>{let k=T.getAttribute("name"),H=E.querySelector(`child[link="${k}"]`)===null;c[k]=x(T,U,v,H?F:null)}),L.forEach(T=>{let k=T.getAttribute("name");l[k]=g(T)}),F.joints=l,F.links=c,F.colliders=v,F.visual=U;let b=Object.values(l);return b.forEach(T=>{T instanceof Dl&&l[T.mimicJoint].mimicJoints.push(T)}),b.forEach(T=>{let k=new Set,H=Z=>{if(k.has(Z))throw new Error("URDFLoader: Detected an infinite loop of mimic joints.");k.add(Z),Z.mimicJoints.forEach(K=>{H(K)})};H(T)}),F.frames={...v,...U,...c,...l},F}function g(E){let I=[...E.children],S=E.getAttribute("type"),L,R=I.find(k=>k.nodeName.toLowerCase()==="mimic");R?(L=new Dl,L.mimicJoint=R.getAttribute("joint"),L.multiplier=parseFloat(R.getAttribute("multiplier")||1),L.offset=parseFloat(R.getAttribute("offset")||0)):L=new Ll,L.urdfNode=E,L.name=E.getAttribute("name"),L.urdfName=L.name,L.jointType=S;let F=null,U=null,v=[0,0,0],b=[0,0,0];I.forEach(k=>{let H=k.nodeName.toLowerCase();H==="origin"?(v=Br(k.getAttribute("xyz")),b=Br(k.getAttribute("rpy"))):H==="child"?U=c[k.getAttribute("link")]:H==="parent"?F=c[k.getAttribute("link")]:H==="limit"&&(L.limit.lower=parseFloat(k.getAttribute("lower")||L.limit.lower),L.limit.upper=parseFloat(k.getAttribute("upper")||L.limit.upper),L.limit.effort=parseFloat(k.getAttribute("effort")||L.limit.effort),L.limit.velocity=parseFloat(k.getAttribute("velocity")||L.limit.velocity))}),F.add(L),L.add(U),Ug(L,b),L.position.set(v[0],v[1],v[2]);let T=I.filter(k=>k.nodeName.toLowerCase()==="axis")[0];if(T){let k=T.getAttribute("xyz").split(/\s+/g).map(H=>parseFloat(H));L.axis=new q(k[0],k[1],k[2]),L.axis.normalize()}return L}function x(E,I,S,L=null){L===null&&(L=new Il);let R=[...E.children];L.name=E.getAttribute("name"),L.urdfName=L.name,L.urdfNode=E;let F=R.find(U=>U.nodeName.toLowerCase()==="inertial");return F&&[...F.children].forEach(U=>{let v=U.nodeName.toLowerCase();v==="origin"?(L.inertial.origin.xyz=Br(U.getAttribute("xyz")),L.inertial.origin.rpy=Br(U.getAttribute("rpy"))):v==="mass"?L.inertial.mass=parseFloat(U.getAttribute("value"))||0:v==="inertia"&&(L.inertial.inertia.ixx=parseFloat(U.getAttribute("ixx"))||0,L.inertial.inertia.ixy=parseFloat(U.getAttribute("ixy"))||0,L.inertial.inertia.ixz=parseFloat(U.getAttribute("ixz"))||0,L.inertial.inertia.iyy=parseFloat(U.getAttribute("iyy"))||0,L.inertial.inertia.iyz=parseFloat(U.getAttribute("iyz"))||0,L.inertial.inertia.izz=parseFloat(U.getAttribute("izz"))||0)}),r&&R.filter(v=>v.nodeName.toLowerCase()==="visual").forEach(v=>{let b=f(v,u);if(L.add(b),v.hasAttribute("name")){let T=v.getAttribute("name");b.name=T,b.urdfName=T,I[T]=b}}),o&&R.filter(v=>v.nodeName.toLowerCase()==="collision").forEach(v=>{let b=f(v);if(L.add(b),v.hasAttribute("name")){let T=v.getAttribute("name");b.name=T,b.urdfName=T,S[T]=b}}),L}function m(E){let I=[...E.children],S=new Vs;return S.name=E.getAttribute("name")||"",I.forEach(L=>{let R=L.nodeName.toLowerCase();if(R==="color"){let F=L.getAttribute("rgba").split(/\s/g).map(U=>parseFloat(U));S.color.setRGB(F[0],F[1],F[2]),S.opacity=F[3],S.transparent=F[3]<1,S.depthWrite=!S.transparent}else if(R==="texture"){let F=L.getAttribute("filename");if(F){let U=new lo(a),v=h(F);S.map=U.load(v),S.map.colorSpace=mn}}}),S}function f(E,I={}){let S=E.nodeName.toLowerCase()==="collision",L=[...E.children],R=null,F=L.filter(v=>v.nodeName.toLowerCase()==="material")[0];if(F){let v=F.getAttribute("name");v&&v in I?R=I[v]:R=m(F)}else R=new Vs;let U=S?new Xu:new qu;return U.urdfNode=E,L.forEach(v=>{let b=v.nodeName.toLowerCase();if(b==="geometry"){let T=v.children[0].nodeName.toLowerCase();if(T==="mesh"){let k=v.children[0].getAttribute("filename"),H=h(k);if(H!==null){let Z=v.children[0].getAttribute("scale");if(Z){let K=Br(Z);U.scale.set(K[0],K[1],K[2])}s(H,a,R,(K,G)=>{G?console.error("URDFLoader: Error loading mesh.",G):K&&(K.position.set(0,0,0),K.quaternion.identity(),U.add(K))})}}else if(T==="box"){let k=new gn;k.geometry=new Ir(1,1,1),k.material=R;let H=Br(v.children[0].getAttribute("size"));k.scale.set(H[0],H[1],H[2]),U.add(k)}else if(T==="sphere"){let k=new gn;k.geometry=new ro(1,30,30),k.material=R;let H=parseFloat(v.children[0].getAttribute("radius"))||0;k.scale.set(H,H,H),U.add(k)}else if(T==="cylinder"){let k=new gn;k.geometry=new dl(1,1,1,30),k.material=R;let H=parseFloat(v.children[0].getAttribute("radius"))||0,Z=parseFloat(v.children[0].getAttribute("length"))||0;k.scale.set(H,Z,H),k.rotation.set(Math.PI/2,0,0),U.add(k)}}else if(b==="origin"){let T=Br(v.getAttribute("xyz")),k=Br(v.getAttribute("rpy"));U.position.set(T[0],T[1],T[2]),U.rotation.set(0,0,0),Ug(U,k)}}),U}return d(e)}defaultMeshLoader(e,t,n,s){/\.stl$/i.test(e)?new ba(t).load(e,o=>{let a=new gn(o,n||new Vs);s(a)},null,o=>s(null,o)):/\.dae$/i.test(e)?new zu(t).load(e,o=>s(o.scene),null,o=>s(null,o)):console.warn(`URDFLoader: Could not load model at ${e}.
No loader available`)}},Fg=sf;function BS(i){return i.isURDFJoint&&i.jointType!=="fixed"}function zS(i){let e=i;for(;e;){if(BS(e))return e;e=e.parent}return e}var rf=new q,of=new q,Sa=new q,Di=new q,Og=new q,Nl=new q,Ul=new q,Es=new Ci,af=class{constructor(e){this.enabled=!0,this.scene=e,this.raycaster=new ca,this.initialGrabPoint=new q,this.hitDistance=-1,this.hovered=null,this.manipulating=null}update(){let{raycaster:e,hovered:t,manipulating:n,scene:s}=this;if(n)return;let r=null,o=e.intersectObject(s,!0);if(o.length!==0){let a=o[0];this.hitDistance=a.distance,r=zS(a.object),this.initialGrabPoint.copy(a.point)}r!==t&&(t&&this.onUnhover(t),this.hovered=r,r&&this.onHover(r))}updateJoint(e,t){e.setJointValue(t)}onDragStart(e){}onDragEnd(e){}onHover(e){}onUnhover(e){}getRevoluteDelta(e,t,n){return Di.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Sa.set(0,0,0).applyMatrix4(e.matrixWorld),Es.setFromNormalAndCoplanarPoint(Di,Sa),Es.projectPoint(t,Nl),Es.projectPoint(n,Ul),Nl.sub(Sa),Ul.sub(Sa),Di.crossVectors(Nl,Ul),Math.sign(Di.dot(Es.normal))*Ul.angleTo(Nl)}getPrismaticDelta(e,t,n){return Di.subVectors(n,t),Es.normal.copy(e.axis).transformDirection(e.parent.matrixWorld).normalize(),Di.dot(Es.normal)}moveRay(e){let{raycaster:t,hitDistance:n,manipulating:s}=this,{ray:r}=t;if(s){r.at(n,rf),e.at(n,of);let o=0;s.jointType==="revolute"||s.jointType==="continuous"?o=this.getRevoluteDelta(s,rf,of):s.jointType==="prismatic"&&(o=this.getPrismaticDelta(s,rf,of)),o&&this.updateJoint(s,s.angle+o)}this.raycaster.ray.copy(e),this.update()}setGrabbed(e){let{hovered:t,manipulating:n}=this;if(e){if(n!==null||t===null)return;this.manipulating=t,this.onDragStart(t)}else{if(this.manipulating===null)return;this.onDragEnd(this.manipulating),this.manipulating=null,this.update()}}},$u=class extends af{constructor(e,t,n){super(e),this.camera=t,this.domElement=n;let s=new ca,r=new mt;function o(a){let c=n.getBoundingClientRect();r.x=(a.clientX-c.left)/c.width*2-1,r.y=-((a.clientY-c.top)/c.height)*2+1}this._mouseDown=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!0)},this._mouseMove=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray)},this._mouseUp=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!1)},n.addEventListener("mousedown",this._mouseDown),n.addEventListener("mousemove",this._mouseMove),n.addEventListener("mouseup",this._mouseUp)}getRevoluteDelta(e,t,n){let{camera:s,initialGrabPoint:r}=this;return Di.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Sa.set(0,0,0).applyMatrix4(e.matrixWorld),Es.setFromNormalAndCoplanarPoint(Di,Sa),Di.copy(s.position).sub(r).normalize(),Math.abs(Di.dot(Es.normal))>.3?super.getRevoluteDelta(e,t,n):(Di.set(0,1,0).transformDirection(s.matrixWorld),Es.projectPoint(t,Nl),Es.projectPoint(n,Ul),Di.set(0,0,-1).transformDirection(s.matrixWorld),Di.cross(Es.normal),Og.subVectors(n,t),Di.dot(Og))}dispose(){let{domElement:e}=this;e.removeEventListener("mousedown",this._mouseDown),e.removeEventListener("mousemove",this._mouseMove),e.removeEventListener("mouseup",this._mouseUp)}};var VS=["text","grid","faint","measured","predicted","residual","good","warn","bad","surface","robot"];function bo(){let i=getComputedStyle(document.documentElement),e=Object.fromEntries(VS.map(t=>[t,i.getPropertyValue(`--${t}`).trim()]));return e.cycle=["--c1","--c2","--c3","--c4","--c5","--c6","--c7"].map(t=>i.getPropertyValue(t).trim()),e}function wa(i){matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}function zg(i){let e=i.replace(/^package:\/\//,"").replace(/^file:\/\//,"").split("/").filter(n=>n&&n!==".."&&n!=="."),t=ht.state?.files??[];for(let n=0;n<e.length;n++){let s=e.slice(n).join("/"),r=t.find(o=>o.path===s||o.path.endsWith(`/${s}`));if(r)return r.path}return null}function kg(i,e,t){let n=new Fg;return n.parseVisual=e,n.parseCollision=!e,n.packages=s=>`package://${s}`,n.loadMeshCb=(s,r,o,a)=>{let c=zg(s);if(!c||!/\.stl$/i.test(c))return a(null,new Error(s));fetch($s(c)).then(l=>l.arrayBuffer()).then(l=>{a(new gn(new ba().parse(l),o??new zs)),t()}).catch(l=>a(null,l))},n.parse(i)}var lf=i=>{let e=[];return i.traverse(t=>t instanceof gn&&e.push(t)),e},Bg=i=>{for(let e=i;e;e=e.parent)if(e.isURDFLink)return e.urdfName??e.name;return""};function ju(i,e){let t=B("canvas",{class:"scene",role:"img","aria-label":Se.robot.view,tabindex:0}),n=B("div",{class:"stage"},t),s=[],r=!0,o=null;if(e&&/<visual[\s>]/.test(e)){try{o=kg(e,!0,()=>h())}catch{o=null}let T=[...e.matchAll(/filename\s*=\s*"([^"]+)"/g)].some(k=>/\.stl$/i.test(k[1])&&zg(k[1]));o&&!T&&!lf(o).length&&(o=null)}o??=kg(i,!1,()=>h()),o.traverse(T=>{T.isURDFCollider&&(T.visible=!0)});let a=Object.keys(o.joints).filter(T=>o.joints[T].jointType!=="fixed"),c=null;try{c=new xa({canvas:t,antialias:!0,alpha:!0})}catch{n.replaceChildren(B("p",{class:"note"},Se.robot.noWebgl))}let l=null,u=null;function h(){let T=bo(),k=[...new Set(lf(o).map(Bg))];for(let H of lf(o)){let Z=Bg(H),K=l?l.get(Z)??T.faint:T.cycle[k.indexOf(Z)%T.cycle.length];H.material=new zs({color:new ut(K),roughness:.55,emissive:new ut(Z===u?T.bad:"#000000")})}r=!0}let d={node:n,joints:a,set(T,k){o.joints[T]&&o.setJointValue(T,k),r=!0},value:T=>Number(o.joints[T]?.angle??0),onMove:T=>void s.push(T),colour(T){l=T,h()},mark(T){u=T,h()}};if(h(),!c)return d;let p=c,g=new rr;g.add(new ur(16777215,1.3),o);for(let[T,k,H,Z]of[[2,-3,5,2],[-3,2,3,.9]]){let K=new cr(16777215,Z);K.position.set(T,k,H),g.add(K)}let x=new An(35,1,.01,100);x.up.set(0,0,1);let m=new va(x,t);o.updateMatrixWorld(!0);let E=new Hi().setFromObject(o).expandByPoint(new q).getBoundingSphere(new Gi),I=new fo(Math.max(1,E.radius*4),12,8947848,8947848);I.rotation.x=Math.PI/2,I.material.opacity=.25,I.material.transparent=!0,g.add(I),m.target.copy(E.center);let S=!1;m.addEventListener("start",()=>S=!0),m.addEventListener("change",()=>r=!0);let L=()=>{let T=Math.min(1,x.aspect)*Math.tan(x.fov*Math.PI/360);x.position.copy(new q(.62,-.68,.39).normalize().multiplyScalar(E.radius/Math.sin(Math.atan(T))).add(E.center)),m.update()},R=new $u(o,x,t);R.onDragStart=()=>m.enabled=!1,R.onDragEnd=()=>m.enabled=!0,R.onHover=()=>t.style.cursor="grab",R.onUnhover=()=>t.style.cursor="",R.updateJoint=(T,k)=>{o.setJointValue(T.urdfName??T.name,k),r=!0;for(let H of s)H(T.urdfName??T.name,Number(T.angle))};let F=()=>{let T=n.clientWidth||300,k=Math.min(560,Math.max(240,T*.62));p.setPixelRatio(Math.min(2,devicePixelRatio)),p.setSize(T,k,!1),t.style.height=`${k}px`,x.aspect=T/k,x.updateProjectionMatrix(),S||L(),r=!0},U=new ResizeObserver(F);U.observe(n),wa(()=>h());let v=!1,b=()=>{if(t.isConnected&&(v=!0),v&&!t.isConnected){U.disconnect(),R.dispose(),p.dispose(),p.forceContextLoss();return}r&&t.isConnected&&(r=!1,p.render(g,x)),requestAnimationFrame(b)};return requestAnimationFrame(b),d}var wn=Se.robot,HS=/\.(urdf|xacro|mjcf|xml|ya?ml|csv|dh)$/i,Vg=i=>Ht.robot(i).catch(Ei);function GS(){let i=(ht.state?.files??[]).filter(n=>(n.kind==="robot"||n.kind==="yaml"&&/robot/i.test(n.path))&&!n.path.includes("/")),e=B("select",{id:"robot",onchange:()=>e.value&&Vg(e.value)},B("option",{value:""},wn.none),i.length?B("optgroup",{label:wn.files},i.map(n=>B("option",{value:n.path},n.path))):null,B("optgroup",{label:wn.catalogue},ht.verbs.catalogue.map(n=>B("option",{value:n},n)))),t=ht.state?.project.robot??"";return t&&![...e.options].some(n=>n.value===t)&&e.append(B("option",{value:t},t)),e.value=t,B("label",{class:"choice",for:"robot"},wn.pick," ",e)}var cf=()=>{let i=ht.state?.project.robot,e=ht.state?.files.find(t=>t.path===i);return i?[i,e?.time,e?.size]:null},Zu=null;function zr(){let i=JSON.stringify(cf());if(Zu?.key===i)return Zu.made;let e=ht.state.project.robot,n=(async()=>{let s=await Mh({verb:"inspect",options:{robot:e}}),r=(await Mh({verb:"inspect",options:{robot:e,urdf:!0}})).result,o=/\.urdf$/i.test(e)?await Ht.text(e).catch(()=>null):null;return{inspect:s,plain:r,own:o}})();return Zu={key:i,made:n},n.catch(()=>Zu=null),n}var uf=["XX","XY","XZ","YY","YZ","ZZ","MX","MY","MZ","M"];function WS(i,e){let t=new Map,n=e.joints,s=(c,l)=>{let u=t.get(c);u&&(u[0].value=String(l),u[1].textContent=en(Math.abs(l)<1e-9?0:l))};i.onMove(s);let r=n.filter(c=>i.joints.includes(c.name)).map(c=>{let l=Math.max(c.lower??-Math.PI,-2*Math.PI),u=Math.min(c.upper??Math.PI,2*Math.PI),h=B("input",{type:"range",min:l,max:u,step:"any","aria-label":c.name,oninput:()=>{i.set(c.name,Number(h.value)),s(c.name,Number(h.value))}}),d=B("output",{},"0");t.set(c.name,[h,d]);let p=c.type==="prismatic"?"m":"rad";return B("div",{class:"joint"},B("span",{class:"jname"},c.name),h,B("span",{class:"jvalue"},d,` ${p}`))}),o=e.home,a=()=>n.forEach((c,l)=>{i.set(c.name,o[l]??0),s(c.name,o[l]??0)});return setTimeout(a),B("div",{class:"joints"},B("h3",{},wn.joints),r,B("button",{type:"button",onclick:a},wn.home))}function XS(i){let e=new Map;return i.joints.forEach((t,n)=>{let s=i.identifiability.parameters.filter(r=>uf.some(o=>r.name===`${o}${n+1}`));e.set(t.link,s.filter(r=>r.class!=="never").length)}),e}var qS=["#440154","#482878","#3e4a89","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#dce319","#fde725"];function YS(i,e){let t=XS(e),n=()=>i.colour(s.checked?new Map([...t].map(([o,a])=>[o,qS[a]])):null),s=B("input",{type:"checkbox",onchange:n});s.checked=!0,setTimeout(n);let r=B("span",{class:"legend"},[0,2,4,6,8,10].map(o=>B("span",{class:`swatch s${o}`},String(o))),` ${wn.share}`);return B("div",{class:"row"},B("label",{class:"tick"},s," ",wn.colour),r)}function $S(i,e){let t=new Map(i.identifiability.parameters.map(o=>[o.name,o.class])),n={alone:"\u25CF",combined:"\u25D0",never:"\u25CB"},s=i.joints.map((o,a)=>[B("button",{type:"button",class:"place",onmouseenter:()=>e.mark(o.link),onmouseleave:()=>e.mark(null),onfocus:()=>e.mark(o.link),onblur:()=>e.mark(null)},o.link),...uf.map(c=>{let l=t.get(`${c}${a+1}`)??"";return B("span",{class:`seen ${l}`,title:`${c}${a+1}: ${l}`,"aria-label":l},n[l]??"")})]),r=i.identifiability.counts;return B("section",{},B("h2",{},wn.identifiability),B("p",{},wn.counts(r.alone,r.combined,r.never)),vr([wn.link_,...uf],s),B("p",{class:"note"},["alone","combined","never"].map((o,a)=>[a?" \xB7 ":"",B("span",{class:`seen ${o}`},n[o]),` ${wn.legend[o]}`]).flat()),B("details",{},B("summary",{},`${wn.base} (${i.identifiability.base_parameters.length})`),B("ul",{class:"formulas"},i.identifiability.base_parameters.map(o=>B("li",{},o.formula)))))}function jS(i){let e=i.identifiability.what_if??[];if(!e.length)return null;let t=e.map(n=>[n.change,String(n.base_count),n.better.map(s=>typeof s=="string"?s:s.name??JSON.stringify(s)).join(", ")||"\u2013"]);return B("section",{},B("h2",{},wn.whatIf),vr([wn.change,wn.baseCount,wn.better],t,[!1,!0,!1],"wrap"))}function ZS(i){let e=n=>n===null?"\u221E":en(n),t=i.joints.map(n=>[n.name,n.type,`${e(n.lower)} \u2026 ${e(n.upper)}`,e(n.velocity),e(n.effort)]);return B("section",{},B("h2",{},wn.limitsTitle),vr([wn.joint,"",`${wn.limits} [rad, m]`,`${wn.velocity} [rad/s, m/s]`,`${wn.effort} [N\xB7m, N]`],t,[!1,!1,!0,!0,!0]))}async function JS(){if(!ht.state?.project.robot)return[];let{inspect:i,plain:e,own:t}=await zr(),n=ju(e,t),s=r=>{let o=i.result.joints.find(a=>r.includes(a.link)||r.includes(a.name));n.mark(o?.link??null)};return[B("section",{class:"panel"},Us(i.verdict),Fs(i.command),B("h3",{},Se.findings),Uo(i.findings,s)),B("section",{},B("h2",{},wn.view),B("div",{class:"split"},B("div",{},n.node,YS(n,i.result)),WS(n,i.result))),$S(i.result,n),jS(i.result),ZS(i.result)]}function Hg(){let i=ii("robot");return i.region("choose",()=>[ht.state?.project.robot,ht.state?.files.filter(e=>e.kind==="robot"||e.kind==="yaml").map(e=>e.path)],()=>[B("section",{class:"panel"},GS(),Ql(wn.drop,e=>{let t=e.find(n=>/\.(urdf|xacro|mjcf)$/i.test(n))??e.find(n=>HS.test(n)&&!n.includes("/"));t&&Vg(t)}))]),i.region("details",cf,JS),i.region("doubts",()=>[cf(),ht.state?.project.accepted],async()=>{if(!ht.state?.project.robot)return[];let{inspect:e}=await zr();return[Fo("robot",e.verdict,e.findings)]}),Ai(i,"robot"),i}var KS="uplot",QS="u-hz",ew="u-vt",tw="u-title",nw="u-wrap",iw="u-under",sw="u-over",rw="u-axis",wo="u-off",ow="u-select",aw="u-cursor-x",lw="u-cursor-y",cw="u-cursor-pt",uw="u-legend",hw="u-live",dw="u-inline",fw="u-series",pw="u-marker",Gg="u-label",mw="u-value",Ol="width",kl="height";var Wg="bottom",Ea="left",hf="right",Cf="#000",Xg=Cf+"0",df="mousemove",qg="mousedown",ff="mouseup",Yg="mouseenter",$g="mouseleave",jg="dblclick",gw="resize",_w="scroll",Zg="change",th="dppxchange",Rf="--",La=typeof window<"u",xf=La?document:null,Aa=La?window:null,xw=La?navigator:null,Kt,Ju;function yf(){let i=devicePixelRatio;Kt!=i&&(Kt=i,Ju&&bf(Zg,Ju,yf),Ju=matchMedia(`(min-resolution: ${Kt-.001}dppx) and (max-resolution: ${Kt+.001}dppx)`),Eo(Zg,Ju,yf),Aa.dispatchEvent(new CustomEvent(th)))}function qi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function vf(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Mn(i,e,t){i.style[e]=t+"px"}function Ts(i,e,t,n){let s=xf.createElement(i);return e!=null&&qi(s,e),t?.insertBefore(s,n),s}function is(i,e){return Ts("div",i,e)}var Jg=new WeakMap;function Xs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Jg.get(i);r!=o&&(i.style.transform=r,Jg.set(i,r),e<0||t<0||e>n||t>s?qi(i,wo):vf(i,wo))}var Kg=new WeakMap;function Qg(i,e,t){let n=e+t,s=Kg.get(i);n!=s&&(Kg.set(i,n),i.style.background=e,i.style.borderColor=t)}var e0=new WeakMap;function t0(i,e,t,n){let s=e+""+t,r=e0.get(i);s!=r&&(e0.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var Pf={passive:!0},yw={...Pf,capture:!0};function Eo(i,e,t,n){e.addEventListener(i,t,n?yw:Pf)}function bf(i,e,t,n){e.removeEventListener(i,t,Pf)}La&&yf();function As(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Yi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function R0(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var P0=i=>i!=null,I0=i=>i!=null&&i>0,sh=R0(P0),vw=R0(I0);function bw(i,e,t,n=0,s=!1){let r=s?vw:sh,o=s?I0:P0;[e,t]=r(i,e,t);let a=i[e],c=i[e];if(e>-1)if(n==1)a=i[e],c=i[t];else if(n==-1)a=i[t],c=i[e];else for(let l=e;l<=t;l++){let u=i[l];o(u)&&(u<a?a=u:u>c&&(c=u))}return[a??dn,c??-dn]}function rh(i,e,t,n){let s=s0(i),r=s0(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?mr:L0,a=s==1?Yi:ss,c=r==1?ss:Yi,l=a(o(qn(i))),u=c(o(qn(e))),h=Ca(t,l),d=Ca(t,u);return t==10&&(l<0&&(h=fn(h,-l)),u<0&&(d=fn(d,-u))),n||t==2?(i=h*s,e=d*r):(i=F0(i,h),e=oh(e,d)),[i,e]}function If(i,e,t,n){let s=rh(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Lf=.1,n0={mode:3,pad:Lf},zl={pad:0,soft:null,mode:0},Mw={min:zl,max:zl};function nh(i,e,t,n){return ah(t)?i0(i,e,t):(zl.pad=t,zl.soft=n?0:null,zl.mode=n?3:0,i0(i,e,Mw))}function $t(i,e){return i??e}function Sw(i,e,t){for(e=$t(e,0),t=$t(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function i0(i,e,t){let n=t.min,s=t.max,r=$t(n.pad,0),o=$t(s.pad,0),a=$t(n.hard,-dn),c=$t(s.hard,dn),l=$t(n.soft,dn),u=$t(s.soft,-dn),h=$t(n.mode,0),d=$t(s.mode,0),p=e-i,g=mr(p),x=Mi(qn(i),qn(e)),m=mr(x),f=qn(m-g);(p<1e-24||f>10)&&(p=0,(i==0||e==0)&&(p=1e-24,h==2&&l!=dn&&(r=0),d==2&&u!=-dn&&(o=0)));let E=p||x||1e3,I=mr(E),S=Ca(10,Yi(I)),L=E*(p==0?i==0?.1:1:r),R=fn(F0(i-L,S/10),24),F=i>=l&&(h==1||h==3&&R<=l||h==2&&R>=l)?l:dn,U=Mi(a,R<F&&i>=F?F:Cs(F,R)),v=E*(p==0?e==0?.1:1:o),b=fn(oh(e+v,S/10),24),T=e<=u&&(d==1||d==3&&b>=u||d==2&&b<=u)?u:-dn,k=Cs(c,b>T&&e<=T?T:Mi(T,b));return U==k&&U==0&&(k=100),[U,k]}var ww=new Intl.NumberFormat(La?xw.language:"en-US"),Df=i=>ww.format(i),$i=Math,eh=$i.PI,qn=$i.abs,Yi=$i.floor,Xn=$i.round,ss=$i.ceil,Cs=$i.min,Mi=$i.max,Ca=$i.pow,s0=$i.sign,mr=$i.log10,L0=$i.log2,Ew=(i,e=1)=>$i.sinh(i)*e,pf=(i,e=1)=>$i.asinh(i/e),dn=1/0;function r0(i){return(mr((i^i>>31)-(i>>31))|0)+1}function Mf(i,e,t){return Cs(Mi(i,e),t)}function D0(i){return typeof i=="function"}function kt(i){return D0(i)?i:()=>i}var Tw=()=>{},N0=i=>i,U0=(i,e)=>e,Aw=i=>null,o0=i=>!0,a0=(i,e)=>i==e,Cw=/\.\d*?(?=9{6,}|0{6,})/gm,To=i=>{if(k0(i)||Hr.has(i))return i;let e=`${i}`,t=e.match(Cw);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${To(s)}e${r}`}return fn(i,n)};function Mo(i,e){return To(fn(To(i/e))*e)}function oh(i,e){return To(ss(To(i/e))*e)}function F0(i,e){return To(Yi(To(i/e))*e)}function fn(i,e=0){if(k0(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Xn(n)/t}var Hr=new Map;function O0(i){return((""+i).split(".")[1]||"").length}function Hl(i,e,t,n){let s=[],r=n.map(O0);for(let o=e;o<t;o++){let a=qn(o),c=fn(Ca(i,o),a);for(let l=0;l<n.length;l++){let u=i==10?+`${n[l]}e${o}`:n[l]*c,h=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=i==10?u:fn(u,h);s.push(d),Hr.set(d,h)}}return s}var Vl={},Nf=[],Ra=[null,null],Vr=Array.isArray,k0=Number.isInteger,Rw=i=>i===void 0;function l0(i){return typeof i=="string"}function ah(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function Pw(i){return i!=null&&typeof i=="object"}var Iw=Object.getPrototypeOf(Uint8Array),B0="__proto__";function Pa(i,e=ah){let t;if(Vr(i)){let n=i.find(s=>s!=null);if(Vr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Pa(i[s],e)}else t=i.slice()}else if(i instanceof Iw)t=i.slice();else if(e(i)){t={};for(let n in i)n!=B0&&(t[n]=Pa(i[n],e))}else t=i;return t}function Vn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=B0&&(ah(i[s])?Vn(i[s],Pa(n[s])):i[s]=Pa(n[s]))}return i}var Lw=0,Dw=1,Nw=2;function Uw(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function Fw(i,e){if(Bw(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return zw(o[0])||(o=kw(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let c=i[o][0],l=c.length;for(let u=0;u<l;u++)t.add(c[u])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],c=a[0];for(let l=1;l<a.length;l++){let u=a[l],h=Array(s).fill(void 0),d=e?e[o][l]:Dw,p=[];for(let g=0;g<u.length;g++){let x=u[g],m=r.get(c[g]);x===null?d!=Lw&&(h[m]=x,d==Nw&&p.push(m)):h[m]=x}Uw(h,p,s),n.push(h)}}return n}var Ow=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function kw(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[n[c]];s.push(a)}return s}function Bw(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function zw(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Mi(1,Yi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let c=i[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var z0=["January","February","March","April","May","June","July","August","September","October","November","December"],V0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function H0(i){return i.slice(0,3)}var Vw=V0.map(H0),Hw=z0.map(H0),Gw={MMMM:z0,MMM:Hw,WWWW:V0,WWW:Vw};function Fl(i){return(i<10?"0":"")+i}function Ww(i){return(i<10?"00":i<100?"0":"")+i}var Xw={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Fl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Fl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Fl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Fl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Fl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>Ww(i.getMilliseconds())};function Uf(i,e){e=e||Gw;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?Xw[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var qw=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Yw(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==qw?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var G0=i=>i%1==0,ih=[1,2,2.5,5],$w=Hl(10,-32,0,ih),W0=Hl(10,0,32,ih),jw=W0.filter(G0),So=$w.concat(W0),Ff=`
`,X0="{YYYY}",c0=Ff+X0,q0="{M}/{D}",Bl=Ff+q0,Ku=Bl+"/{YY}",Y0="{aa}",Zw="{h}:{mm}",Ta=Zw+Y0,u0=Ff+Ta,h0=":{ss}",tn=null;function $0(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,c=(i==1?Hl(10,0,3,ih).filter(G0):Hl(10,-3,0,ih)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,X0,tn,tn,tn,tn,tn,tn,1],[s*28,"{MMM}",c0,tn,tn,tn,tn,tn,1],[s,q0,c0,tn,tn,tn,tn,tn,1],[n,"{h}"+Y0,Ku,tn,Bl,tn,tn,tn,1],[t,Ta,Ku,tn,Bl,tn,tn,tn,1],[e,h0,Ku+" "+Ta,tn,Bl+" "+Ta,tn,u0,tn,1],[i,h0+".{fff}",Ku+" "+Ta,tn,Bl+" "+Ta,tn,u0,tn,1]];function u(h){return(d,p,g,x,m,f)=>{let E=[],I=m>=o,S=m>=r&&m<o,L=h(g),R=fn(L*i,3),F=mf(L.getFullYear(),I?0:L.getMonth(),S||I?1:L.getDate()),U=fn(F*i,3);if(S||I){let v=S?m/r:0,b=I?m/o:0,T=R==U?R:fn(mf(F.getFullYear()+b,F.getMonth()+v,1)*i,3),k=new Date(Xn(T/i)),H=k.getFullYear(),Z=k.getMonth();for(let K=0;T<=x;K++){let G=mf(H+b*K,Z+v*K,1),ne=G-h(fn(G*i,3));T=fn((+G+ne)*i,3),T<=x&&E.push(T)}}else{let v=m>=s?s:m,b=Yi(g)-Yi(R),T=U+b+oh(R-U,v);E.push(T);let k=h(T),H=k.getHours()+k.getMinutes()/t+k.getSeconds()/n,Z=m/n,K=d.axes[p]._space,G=f/K;for(;T=fn(T+m,i==1?0:3),!(T>x);)if(Z>1){let ne=Yi(fn(H+Z,6))%24,de=h(T).getHours()-ne;de>1&&(de=-1),T-=de*n,H=(H+Z)%24;let me=E[E.length-1];fn((T-me)/m,3)*G>=.7&&E.push(T)}else E.push(T)}return E}}return[c,l,u]}var[Jw,Kw,Qw]=$0(1),[eE,tE,nE]=$0(.001);Hl(2,-53,53,[1]);function d0(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function f0(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],c,l,u,h,d,p;return n.map(g=>{let x=i(g),m=x.getFullYear(),f=x.getMonth(),E=x.getDate(),I=x.getHours(),S=x.getMinutes(),L=x.getSeconds(),R=m!=c&&a[2]||f!=l&&a[3]||E!=u&&a[4]||I!=h&&a[5]||S!=d&&a[6]||L!=p&&a[7]||a[1];return c=m,l=f,u=E,h=I,d=S,p=L,R(x)})}}function iE(i,e){let t=Uf(e);return(n,s,r,o,a)=>s.map(c=>t(i(c)))}function mf(i,e,t){return new Date(i,e,t)}function p0(i,e){return e(i)}var sE="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function m0(i,e){return(t,n,s,r)=>r==null?Rf:e(i(n))}function rE(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function oE(i,e){return i.series[e].fill(i,e)}var aE={show:!0,live:!0,isolate:!1,mount:Tw,markers:{show:!0,width:2,stroke:rE,fill:oE,dash:"solid"},idx:null,idxs:null,values:[]};function lE(i,e){let t=i.cursor.points,n=is(),s=t.size(i,e);Mn(n,Ol,s),Mn(n,kl,s);let r=s/-2;Mn(n,"marginLeft",r),Mn(n,"marginTop",r);let o=t.width(i,e,s);return o&&Mn(n,"borderWidth",o),n}function cE(i,e){let t=i.series[e].points;return t._fill||t._stroke}function uE(i,e){let t=i.series[e].points;return t._stroke||t._fill}function hE(i,e){return i.series[e].points.size}var gf=[0,0];function dE(i,e,t){return gf[0]=e,gf[1]=t,gf}function Qu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function _f(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var fE={show:!0,x:!0,y:!0,lock:!1,move:dE,points:{one:!1,show:lE,size:hE,width:0,stroke:uE,fill:cE},bind:{mousedown:Qu,mouseup:Qu,click:Qu,dblclick:Qu,mousemove:_f,mouseleave:_f,mouseenter:_f},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},j0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Of=Vn({},j0,{filter:U0}),Z0=Vn({},Of,{size:10}),J0=Vn({},j0,{show:!1}),kf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',K0="bold "+kf,Q0=1.5,g0={show:!0,scale:"x",stroke:Cf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:K0,side:2,grid:Of,ticks:Z0,border:J0,font:kf,lineGap:Q0,rotate:0},pE="Value",mE="Time",_0={show:!0,scale:"x",auto:!1,sorted:1,min:dn,max:-dn,idxs:[]};function gE(i,e,t,n,s){return e.map(r=>r==null?"":Df(r))}function _E(i,e,t,n,s,r,o){let a=[],c=Hr.get(s)||0;t=o?t:fn(oh(t,s),c);for(let l=t;l<=n;l=fn(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Sf(i,e,t,n,s,r,o){let a=[],c=i.scales[i.axes[e].scale].log,l=c==10?mr:L0,u=Yi(l(t));s=Ca(c,u),c==10&&(s=So[As(s,So)]);let h=t,d=s*c;c==10&&(d=So[As(d,So)]);do a.push(h),h=h+s,c==10&&!Hr.has(h)&&(h=fn(h,Hr.get(s))),h>=d&&(s=h,d=s*c,c==10&&(d=So[As(d,So)]));while(h<=n);return a}function xE(i,e,t,n,s,r,o){let c=i.scales[i.axes[e].scale].asinh,l=n>c?Sf(i,e,Mi(c,t),n,s):[c],u=n>=0&&t<=0?[0]:[];return(t<-c?Sf(i,e,Mi(c,-n),-t,s):[c]).reverse().map(d=>-d).concat(u,l)}var e_=/./,yE=/[12357]/,vE=/[125]/,x0=/1/,wf=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function bE(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],c=i.valToPos,l=r._space,u=c(10,o),h=c(9,o)-u>=l?e_:c(7,o)-u>=l?yE:c(5,o)-u>=l?vE:x0;if(h==x0){let d=qn(c(1,o)-u);if(d<l)return wf(e.slice().reverse(),a.distr,h,ss(l/d)).reverse()}return wf(e,a.distr,h,1)}function ME(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,c=i.valToPos,l=qn(c(1,o)-c(2,o));return l<a?wf(e.slice().reverse(),3,e_,ss(a/l)).reverse():e}function SE(i,e,t,n){return n==null?Rf:e==null?"":Df(e)}var y0={show:!0,scale:"y",stroke:Cf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:K0,side:3,grid:Of,ticks:Z0,border:J0,font:kf,lineGap:Q0,rotate:0};function wE(i,e){let t=3+(i||1)*2;return fn(t*e,3)}function EE(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=qn(o-r),c=i.series[e],l=a/(c.points.space*Kt);return n[1]-n[0]<=l}var v0={scale:null,auto:!0,sorted:0,min:dn,max:-dn},t_=(i,e,t,n,s)=>s,b0={show:!0,auto:!0,sorted:0,gaps:t_,alpha:1,facets:[Vn({},v0,{scale:"x"}),Vn({},v0,{scale:"y"})]},M0={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:t_,alpha:1,points:{show:EE,filter:null},values:null,min:dn,max:-dn,idxs:[],path:null,clip:null};function TE(i,e,t,n,s){return t/10}var n_={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},AE=Vn({},n_,{time:!1,ori:1}),S0={};function i_(i,e){let t=S0[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,c,l){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(n,s,r,o,a,c,l)}},i!=null&&(S0[i]=t)),t}var Ia=1,Ef=2;function Ao(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,c=r[0],l=n==2?r[1]:r[e],u=n==2?o[s.facets[0].scale]:o[i.series[0].scale],h=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,x=a.height,m=i.valToPosH,f=i.valToPosV;return u.ori==0?t(s,c,l,u,h,m,f,d,p,g,x,ch,Da,hh,r_,a_):t(s,c,l,u,h,f,m,p,d,x,g,uh,Na,Vf,o_,l_)}function Bf(i,e){let t=0,n=0,s=$t(i.bands,Nf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function CE(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,c=i.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function gr(i,e,t,n,s,r){return Ao(i,e,(o,a,c,l,u,h,d,p,g,x,m)=>{let f=o.pxRound,E=l.dir*(l.ori==0?1:-1),I=l.ori==0?Da:Na,S,L;E==1?(S=t,L=n):(S=n,L=t);let R=f(h(a[S],l,x,p)),F=f(d(c[S],u,m,g)),U=f(h(a[L],l,x,p)),v=f(d(r==1?u.max:u.min,u,m,g)),b=new Path2D(s);return I(b,U,v),I(b,R,v),I(b,R,F),b})}function lh(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?hh:Vf,c=t;for(let h=0;h<i.length;h++){let d=i[h];if(d[1]>d[0]){let p=d[0]-c;p>0&&a(o,c,n,p,n+r),c=d[1]}}let l=t+s-c,u=10;l>0&&a(o,c,n-u/2,l,n+r+u)}return o}function RE(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function zf(i,e,t,n,s,r,o){let a=[],c=i.length;for(let l=s==1?t:n;l>=t&&l<=n;l+=s)if(e[l]===null){let h=l,d=l;if(s==1)for(;++l<=n&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let p=r(i[h]),g=d==h?p:r(i[d]),x=h-s;p=o<=0&&x>=0&&x<c?r(i[x]):p;let f=d+s;g=o>=0&&f>=0&&f<c?r(i[f]):g,g>=p&&a.push([p,g])}return a}function w0(i){return i==0?N0:i==1?Xn:e=>Mo(e,i)}function s_(i){let e=i==0?ch:uh,t=i==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},n=i==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,u=0)=>{l==0&&u==0?n(s,r,o,a,c):(l=Cs(l,a/2,c/2),u=Cs(u,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,u),t(s,r,o+c,r,o,u),t(s,r,o,r+a,o,l),s.closePath())}}var ch=(i,e,t)=>{i.moveTo(e,t)},uh=(i,e,t)=>{i.moveTo(t,e)},Da=(i,e,t)=>{i.lineTo(e,t)},Na=(i,e,t)=>{i.lineTo(t,e)},hh=s_(0),Vf=s_(1),r_=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},o_=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},a_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},l_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function c_(i){return(e,t,n,s,r)=>Ao(e,t,(o,a,c,l,u,h,d,p,g,x,m)=>{let{pxRound:f,points:E}=o,I,S;l.ori==0?(I=ch,S=r_):(I=uh,S=o_);let L=fn(E.width*Kt,3),R=(E.size-E.width)/2*Kt,F=fn(R*2,3),U=new Path2D,v=new Path2D,{left:b,top:T,width:k,height:H}=e.bbox;hh(v,b-F,T-F,k+F*2,H+F*2);let Z=K=>{if(c[K]!=null){let G=f(h(a[K],l,x,p)),ne=f(d(c[K],u,m,g));I(U,G+R,ne),S(U,G,ne,R,0,eh*2)}};if(r)r.forEach(Z);else for(let K=n;K<=s;K++)Z(K);return{stroke:L>0?U:null,fill:U,clip:v,flags:Ia|Ef}})}function u_(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var PE=u_(Da),IE=u_(Na);function h_(i){let e=$t(i?.alignGaps,0);return(t,n,s,r)=>Ao(t,n,(o,a,c,l,u,h,d,p,g,x,m)=>{[s,r]=sh(c,s,r);let f=o.pxRound,E=H=>f(h(H,l,x,p)),I=H=>f(d(H,u,m,g)),S,L;l.ori==0?(S=Da,L=PE):(S=Na,L=IE);let R=l.dir*(l.ori==0?1:-1),F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ia},U=F.stroke,v=!1;if(r-s>=x*4){let H=ue=>t.posToVal(ue,l.key,!0),Z=null,K=null,G,ne,ee,ce=E(a[R==1?s:r]),de=E(a[s]),me=E(a[r]),_e=H(R==1?de+1:me-1);for(let ue=R==1?s:r;ue>=s&&ue<=r;ue+=R){let Re=a[ue],Y=(R==1?Re<_e:Re>_e)?ce:E(Re),te=c[ue];Y==ce?te!=null?(ne=te,Z==null?(S(U,Y,I(ne)),G=Z=K=ne):ne<Z?Z=ne:ne>K&&(K=ne)):te===null&&(v=!0):(Z!=null&&L(U,ce,I(Z),I(K),I(G),I(ne)),te!=null?(ne=te,S(U,Y,I(ne)),Z=K=G=ne):(Z=K=null,te===null&&(v=!0)),ce=Y,_e=H(ce+R))}Z!=null&&Z!=K&&ee!=ce&&L(U,ce,I(Z),I(K),I(G),I(ne))}else for(let H=R==1?s:r;H>=s&&H<=r;H+=R){let Z=c[H];Z===null?v=!0:Z!=null&&S(U,E(a[H]),I(Z))}let[T,k]=Bf(t,n);if(o.fill!=null||T!=0){let H=F.fill=new Path2D(U),Z=o.fillTo(t,n,o.min,o.max,T),K=I(Z),G=E(a[s]),ne=E(a[r]);R==-1&&([ne,G]=[G,ne]),S(H,ne,K),S(H,G,K)}if(!o.spanGaps){let H=[];v&&H.push(...zf(a,c,s,r,R,E,e)),F.gaps=H=o.gaps(t,n,s,r,H),F.clip=lh(H,l.ori,p,g,x,m)}return k!=0&&(F.band=k==2?[gr(t,n,s,r,U,-1),gr(t,n,s,r,U,1)]:gr(t,n,s,r,U,k)),F})}function LE(i){let e=$t(i.align,1),t=$t(i.ascDesc,!1),n=$t(i.alignGaps,0),s=$t(i.extend,!1);return(r,o,a,c)=>Ao(r,o,(l,u,h,d,p,g,x,m,f,E,I)=>{[a,c]=sh(h,a,c);let S=l.pxRound,{left:L,width:R}=r.bbox,F=de=>S(g(de,d,E,m)),U=de=>S(x(de,p,I,f)),v=d.ori==0?Da:Na,b={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ia},T=b.stroke,k=d.dir*(d.ori==0?1:-1),H=U(h[k==1?a:c]),Z=F(u[k==1?a:c]),K=Z,G=Z;s&&e==-1&&(G=L,v(T,G,H)),v(T,Z,H);for(let de=k==1?a:c;de>=a&&de<=c;de+=k){let me=h[de];if(me==null)continue;let _e=F(u[de]),ue=U(me);e==1?v(T,_e,H):v(T,K,ue),v(T,_e,ue),H=ue,K=_e}let ne=K;s&&e==1&&(ne=L+R,v(T,ne,H));let[ee,ce]=Bf(r,o);if(l.fill!=null||ee!=0){let de=b.fill=new Path2D(T),me=l.fillTo(r,o,l.min,l.max,ee),_e=U(me);v(de,ne,_e),v(de,G,_e)}if(!l.spanGaps){let de=[];de.push(...zf(u,h,a,c,k,F,n));let me=l.width*Kt/2,_e=t||e==1?me:-me,ue=t||e==-1?-me:me;de.forEach(Re=>{Re[0]+=_e,Re[1]+=ue}),b.gaps=de=l.gaps(r,o,a,c,de),b.clip=lh(de,d.ori,m,f,E,I)}return ce!=0&&(b.band=ce==2?[gr(r,o,a,c,T,-1),gr(r,o,a,c,T,1)]:gr(r,o,a,c,T,ce)),b})}function E0(i,e,t,n,s,r,o=dn){if(i.length>1){let a=null;for(let c=0,l=1/0;c<i.length;c++)if(e[c]!==void 0){if(a!=null){let u=qn(i[c]-i[a]);u<l&&(l=u,o=qn(t(i[c],n,s,r)-t(i[a],n,s,r)))}a=c}}return o}function DE(i){i=i||Vl;let e=$t(i.size,[.6,dn,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=kt(s),o=1-e[0],a=$t(e[1],dn),c=$t(e[2],1),l=$t(i.disp,Vl),u=$t(i.each,p=>{}),{fill:h,stroke:d}=l;return(p,g,x,m)=>Ao(p,g,(f,E,I,S,L,R,F,U,v,b,T)=>{let k=f.pxRound,H=t,Z=n*Kt,K=a*Kt,G=c*Kt,ne,ee;S.ori==0?[ne,ee]=r(p,g):[ee,ne]=r(p,g);let ce=S.dir*(S.ori==0?1:-1),de=S.ori==0?hh:Vf,me=S.ori==0?u:(X,oe,fe,le,Ze,Ae,je)=>{u(X,oe,fe,Ze,le,je,Ae)},_e=$t(p.bands,Nf).find(X=>X.series[0]==g),ue=_e!=null?_e.dir:0,Re=f.fillTo(p,g,f.min,f.max,ue),be=k(F(Re,L,T,v)),Y,te,ve,Ve=b,Le=k(f.width*Kt),Mt=!1,rn=null,W=null,Bt=null,gt=null;h!=null&&(Le==0||d!=null)&&(Mt=!0,rn=h.values(p,g,x,m),W=new Map,new Set(rn).forEach(X=>{X!=null&&W.set(X,new Path2D)}),Le>0&&(Bt=d.values(p,g,x,m),gt=new Map,new Set(Bt).forEach(X=>{X!=null&&gt.set(X,new Path2D)})));let{x0:at,size:$e}=l;if(at!=null&&$e!=null){H=1,E=at.values(p,g,x,m),at.unit==2&&(E=E.map(fe=>p.posToVal(U+fe*b,S.key,!0)));let X=$e.values(p,g,x,m);$e.unit==2?te=X[0]*b:te=R(X[0],S,b,U)-R(0,S,b,U),Ve=E0(E,I,R,S,b,U,Ve),ve=Ve-te+Z}else Ve=E0(E,I,R,S,b,U,Ve),ve=Ve*o+Z,te=Ve-ve;ve<1&&(ve=0),Le>=te/2&&(Le=0),ve<5&&(k=N0);let jt=ve>0,Xe=Ve-ve-(jt?Le:0);te=k(Mf(Xe,G,K)),Y=(H==0?te/2:H==ce?0:te)-H*ce*((H==0?Z/2:0)+(jt?Le/2:0));let st={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},hn=Mt?null:new Path2D,Gt=null;if(_e!=null)Gt=p.data[_e.series[1]];else{let{y0:X,y1:oe}=l;X!=null&&oe!=null&&(I=oe.values(p,g,x,m),Gt=X.values(p,g,x,m))}let z=ne*te,w=ee*te;for(let X=ce==1?x:m;X>=x&&X<=m;X+=ce){let oe=I[X];if(oe==null)continue;if(Gt!=null){let Pe=Gt[X]??0;if(oe-Pe==0)continue;be=F(Pe,L,T,v)}let fe=S.distr!=2||l!=null?E[X]:X,le=R(fe,S,b,U),Ze=F($t(oe,Re),L,T,v),Ae=k(le-Y),je=k(Mi(Ze,be)),ze=k(Cs(Ze,be)),xe=je-ze;if(oe!=null){let Pe=oe<0?w:z,tt=oe<0?z:w;Mt?(Le>0&&Bt[X]!=null&&de(gt.get(Bt[X]),Ae,ze+Yi(Le/2),te,Mi(0,xe-Le),Pe,tt),rn[X]!=null&&de(W.get(rn[X]),Ae,ze+Yi(Le/2),te,Mi(0,xe-Le),Pe,tt)):de(hn,Ae,ze+Yi(Le/2),te,Mi(0,xe-Le),Pe,tt),me(p,g,X,Ae-Le/2,ze,te+Le,xe)}}return Le>0?st.stroke=Mt?gt:hn:Mt||(st._fill=f.width==0?f._fill:f._stroke??f._fill,st.width=0),st.fill=Mt?W:hn,st})}function NE(i,e){let t=$t(e?.alignGaps,0);return(n,s,r,o)=>Ao(n,s,(a,c,l,u,h,d,p,g,x,m,f)=>{[r,o]=sh(l,r,o);let E=a.pxRound,I=ne=>E(d(ne,u,m,g)),S=ne=>E(p(ne,h,f,x)),L,R,F;u.ori==0?(L=ch,F=Da,R=a_):(L=uh,F=Na,R=l_);let U=u.dir*(u.ori==0?1:-1),v=I(c[U==1?r:o]),b=v,T=[],k=[];for(let ne=U==1?r:o;ne>=r&&ne<=o;ne+=U)if(l[ne]!=null){let ce=c[ne],de=I(ce);T.push(b=de),k.push(S(l[ne]))}let H={stroke:i(T,k,L,F,R,E),fill:null,clip:null,band:null,gaps:null,flags:Ia},Z=H.stroke,[K,G]=Bf(n,s);if(a.fill!=null||K!=0){let ne=H.fill=new Path2D(Z),ee=a.fillTo(n,s,a.min,a.max,K),ce=S(ee);F(ne,b,ce),F(ne,v,ce)}if(!a.spanGaps){let ne=[];ne.push(...zf(c,l,r,o,U,I,t)),H.gaps=ne=a.gaps(n,s,r,o,ne),H.clip=lh(ne,u.ori,g,x,m,f)}return G!=0&&(H.band=G==2?[gr(n,s,r,o,Z,-1),gr(n,s,r,o,Z,1)]:gr(n,s,r,o,Z,G)),H})}function UE(i){return NE(FE,i)}function FE(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let c=Array(o),l=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=i[d+1]-i[d],l[d]=u[d]/h[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/l[d-1]+(h[d]+2*h[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+h[d]/3,e[d]+c[d]*h[d]/3,i[d+1]-h[d]/3,e[d+1]-c[d+1]*h[d]/3,i[d+1],e[d+1])}return a}var Tf=new Set;function T0(){for(let i of Tf)i.syncRect(!0)}La&&(Eo(gw,Aa,T0),Eo(_w,Aa,T0,!0),Eo(th,Aa,()=>{oi.pxRatio=Kt}));var OE=h_(),kE=c_();function A0(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Af(r,o,e,t))}function BE(i,e){return i.map((t,n)=>n==0?{}:Vn({},e,t))}function Af(i,e,t,n){return Vn({},e==0?t:n,i)}function d_(i,e,t){return e==null?Ra:[e,t]}var zE=d_;function VE(i,e,t){return e==null?Ra:nh(e,t,Lf,!0)}function f_(i,e,t,n){return e==null?Ra:rh(e,t,i.scales[n].log,!1)}var HE=f_;function p_(i,e,t,n){return e==null?Ra:If(e,t,i.scales[n].log,!1)}var GE=p_;function WE(i,e,t,n,s){let r=Mi(r0(i),r0(e)),o=e-i,a=As(s/n*o,t);do{let c=t[a],l=n*c/o;if(l>=s&&r+(c<5?Hr.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function C0(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Xn((t=+s)*Kt))+"px"),[i,e,t]}function XE(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=fn(e[2]*Kt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function oi(i,e,t){let n={mode:$t(i.mode,1)},s=n.mode;function r(_,A,O,V){let j=A.valToPct(_);return V+O*(A.dir==-1?1-j:j)}function o(_,A,O,V){let j=A.valToPct(_);return V+O*(A.dir==-1?j:1-j)}function a(_,A,O,V){return A.ori==0?r(_,A,O,V):o(_,A,O,V)}n.valToPosH=r,n.valToPosV=o;let c=!1;n.status=0;let l=n.root=is(KS);if(i.id!=null&&(l.id=i.id),qi(l,i.class),i.title){let _=is(tw,l);_.textContent=i.title}let u=Ts("canvas"),h=n.ctx=u.getContext("2d"),d=is(nw,l);Eo("click",d,_=>{_.target===g&&(Ct!=Ft||Zt!=It)&&Nn.click(n,_)},!0);let p=n.under=is(iw,d);d.appendChild(u);let g=n.over=is(sw,d);i=Pa(i);let x=+$t(i.pxAlign,1),m=w0(x);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let f=i.ms||.001,E=n.series=s==1?A0(i.series||[],_0,M0,!1):BE(i.series||[null],b0),I=n.axes=A0(i.axes||[],g0,y0,!0),S=n.scales={},L=n.bands=i.bands||[];L.forEach(_=>{_.fill=kt(_.fill||null),_.dir=$t(_.dir,-1)});let R=s==2?E[1].facets[0].scale:E[0].scale,F={axes:y,series:ls},U=(i.drawOrder||["axes","series"]).map(_=>F[_]);function v(_){let A=_.distr==3?O=>mr(O>0?O:_.clamp(n,O,_.min,_.max,_.key)):_.distr==4?O=>pf(O,_.asinh):_.distr==100?O=>_.fwd(O):O=>O;return O=>{let V=A(O),{_min:j,_max:se}=_,pe=se-j;return(V-j)/pe}}function b(_){let A=S[_];if(A==null){let O=(i.scales||Vl)[_]||Vl;if(O.from!=null){b(O.from);let V=Vn({},S[O.from],O,{key:_});V.valToPct=v(V),S[_]=V}else{A=S[_]=Vn({},_==R?n_:AE,O),A.key=_;let V=A.time,j=A.range,se=Vr(j);if((_!=R||s==2&&!V)&&(se&&(j[0]==null||j[1]==null)&&(j={min:j[0]==null?n0:{mode:1,hard:j[0],soft:j[0]},max:j[1]==null?n0:{mode:1,hard:j[1],soft:j[1]}},se=!1),!se&&ah(j))){let pe=j;j=(Me,Ie,He)=>Ie==null?Ra:nh(Ie,He,pe)}A.range=kt(j||(V?zE:_==R?A.distr==3?HE:A.distr==4?GE:d_:A.distr==3?f_:A.distr==4?p_:VE)),A.auto=kt(se?!1:A.auto),A.clamp=kt(A.clamp||TE),A._min=A._max=null,A.valToPct=v(A)}}}b("x"),b("y"),s==1&&E.forEach(_=>{b(_.scale)}),I.forEach(_=>{b(_.scale)});for(let _ in i.scales)b(_);let T=S[R],k=T.distr,H,Z;T.ori==0?(qi(l,QS),H=r,Z=o):(qi(l,ew),H=o,Z=r);let K={};for(let _ in S){let A=S[_];(A.min!=null||A.max!=null)&&(K[_]={min:A.min,max:A.max},A.min=A.max=null)}let G=i.tzDate||(_=>new Date(Xn(_/f))),ne=i.fmtDate||Uf,ee=f==1?Qw(G):nE(G),ce=f0(G,d0(f==1?Kw:tE,ne)),de=m0(G,p0(sE,ne)),me=[],_e=n.legend=Vn({},aE,i.legend),ue=n.cursor=Vn({},fE,{drag:{y:s==2}},i.cursor),Re=_e.show,be=ue.show,Y=_e.markers;_e.idxs=me,Y.width=kt(Y.width),Y.dash=kt(Y.dash),Y.stroke=kt(Y.stroke),Y.fill=kt(Y.fill);let te,ve,Ve,Le=[],Mt=[],rn,W=!1,Bt={};if(_e.live){let _=E[1]?E[1].values:null;W=_!=null,rn=W?_(n,1,0):{_:0};for(let A in rn)Bt[A]=Rf}if(Re)if(te=Ts("table",uw,l),Ve=Ts("tbody",null,te),_e.mount(n,te),W){ve=Ts("thead",null,te,Ve);let _=Ts("tr",null,ve);Ts("th",null,_);for(var gt in rn)Ts("th",Gg,_).textContent=gt}else qi(te,dw),_e.live&&qi(te,hw);let at={show:!0},$e={show:!1};function jt(_,A){if(A==0&&(W||!_e.live||s==2))return Ra;let O=[],V=Ts("tr",fw,Ve,Ve.childNodes[A]);qi(V,_.class),_.show||qi(V,wo);let j=Ts("th",null,V);if(Y.show){let Me=is(pw,j);if(A>0){let Ie=Y.width(n,A);Ie&&(Me.style.border=Ie+"px "+Y.dash(n,A)+" "+Y.stroke(n,A)),Me.style.background=Y.fill(n,A)}}let se=is(Gg,j);_.label instanceof HTMLElement?se.appendChild(_.label):se.textContent=_.label,A>0&&(Y.show||(se.style.color=_.width>0?Y.stroke(n,A):Y.fill(n,A)),st("click",j,Me=>{if(ue._lock)return;Dn(Me);let Ie=E.indexOf(_);if((Me.ctrlKey||Me.metaKey)!=_e.isolate){let He=E.some((We,Je)=>Je>0&&Je!=Ie&&We.show);E.forEach((We,Je)=>{Je>0&&Is(Je,He?Je==Ie?at:$e:at,!0,Un.setSeries)})}else Is(Ie,{show:!_.show},!0,Un.setSeries)},!1),li&&st(Yg,j,Me=>{ue._lock||(Dn(Me),Is(E.indexOf(_),Do,!0,Un.setSeries))},!1));for(var pe in rn){let Me=Ts("td",mw,V);Me.textContent="--",O.push(Me)}return[V,O]}let Xe=new Map;function st(_,A,O,V=!0){let j=Xe.get(A)||{},se=ue.bind[_](n,A,O,V);se&&(Eo(_,A,j[_]=se),Xe.set(A,j))}function hn(_,A,O){let V=Xe.get(A)||{};for(let j in V)(_==null||j==_)&&(bf(j,A,V[j]),delete V[j]);_==null&&Xe.delete(A)}let Gt=0,z=0,w=0,X=0,oe=0,fe=0,le=oe,Ze=fe,Ae=w,je=X,ze=0,xe=0,Pe=0,tt=0;n.bbox={};let Qe=!1,Ne=!1,_t=!1,$=!1,Ce=!1,we=!1;function qe(_,A,O){(O||_!=n.width||A!=n.height)&&Ee(_,A),D(!1),_t=!0,Ne=!0,Be()}function Ee(_,A){n.width=Gt=w=_,n.height=z=X=A,oe=fe=0,Qt(),wt();let O=n.bbox;ze=O.left=Mo(oe*Kt,.5),xe=O.top=Mo(fe*Kt,.5),Pe=O.width=Mo(w*Kt,.5),tt=O.height=Mo(X*Kt,.5)}let ge=3;function Ke(){let _=!1,A=0;for(;!_;){A++;let O=Io(A),V=M(A);_=A==ge||O&&V,_||(Ee(n.width,n.height),Ne=!0)}}function bt({width:_,height:A}){qe(_,A)}n.setSize=bt;function Qt(){let _=!1,A=!1,O=!1,V=!1;I.forEach((j,se)=>{if(j.show&&j._show){let{side:pe,_size:Me}=j,Ie=pe%2,He=j.label!=null?j.labelSize:0,We=Me+He;We>0&&(Ie?(w-=We,pe==3?(oe+=We,V=!0):O=!0):(X-=We,pe==0?(fe+=We,_=!0):A=!0))}}),os[0]=_,os[1]=O,os[2]=A,os[3]=V,w-=Zi[1]+Zi[3],oe+=Zi[3],X-=Zi[2]+Zi[0],fe+=Zi[0]}function wt(){let _=oe+w,A=fe+X,O=oe,V=fe;function j(se,pe){switch(se){case 1:return _+=pe,_-pe;case 2:return A+=pe,A-pe;case 3:return O-=pe,O+pe;case 0:return V-=pe,V+pe}}I.forEach((se,pe)=>{if(se.show&&se._show){let Me=se.side;se._pos=j(Me,se._size),se.label!=null&&(se._lpos=j(Me,se.labelSize))}})}if(ue.dataIdx==null){let _=ue.hover,A=_.skip=new Set(_.skip??[]);A.add(void 0);let O=_.prox=kt(_.prox),V=_.bias??=0;ue.dataIdx=(j,se,pe,Me)=>{if(se==0)return pe;let Ie=pe,He=O(j,se,pe,Me)??dn,We=He>=0&&He<dn,Je=T.ori==0?w:X,St=ue.left,Jt=e[0],Xt=e[se];if(A.has(Xt[pe])){Ie=null;let Ut=null,vt=null,ct;if(V==0||V==-1)for(ct=pe;Ut==null&&ct-- >0;)A.has(Xt[ct])||(Ut=ct);if(V==0||V==1)for(ct=pe;vt==null&&ct++<Xt.length;)A.has(Xt[ct])||(vt=ct);if(Ut!=null||vt!=null)if(We){let yn=Ut==null?-1/0:H(Jt[Ut],T,Je,0),Rn=vt==null?1/0:H(Jt[vt],T,Je,0),Kn=St-yn,cn=Rn-St;Kn<=cn?Kn<=He&&(Ie=Ut):cn<=He&&(Ie=vt)}else Ie=vt==null?Ut:Ut==null?vt:pe-Ut<=vt-pe?Ut:vt}else We&&qn(St-H(Jt[pe],T,Je,0))>He&&(Ie=null);return Ie}}let Dn=_=>{ue.event=_};ue.idxs=me,ue._lock=!1;let nn=ue.points;nn.show=kt(nn.show),nn.size=kt(nn.size),nn.stroke=kt(nn.stroke),nn.width=kt(nn.width),nn.fill=kt(nn.fill);let fi=n.focus=Vn({},i.focus||{alpha:.3},ue.focus),li=fi.prox>=0,ji=li&&nn.one,ei=[],rs=[],Si=[];function Wr(_,A){let O=nn.show(n,A);if(O instanceof HTMLElement)return qi(O,cw),qi(O,_.class),Xs(O,-10,-10,w,X),g.insertBefore(O,ei[A]),O}function Rs(_,A){if(s==1||A>0){let O=s==1&&S[_.scale].time,V=_.value;_.value=O?l0(V)?m0(G,p0(V,ne)):V||de:V||SE,_.label=_.label||(O?mE:pE)}if(ji||A>0){_.width=_.width==null?1:_.width,_.paths=_.paths||OE||Aw,_.fillTo=kt(_.fillTo||CE),_.pxAlign=+$t(_.pxAlign,x),_.pxRound=w0(_.pxAlign),_.stroke=kt(_.stroke||null),_.fill=kt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let O=wE(Mi(1,_.width),1),V=_.points=Vn({},{size:O,width:Mi(1,O*.2),stroke:_.stroke,space:O*2,paths:kE,_stroke:null,_fill:null},_.points);V.show=kt(V.show),V.filter=kt(V.filter),V.fill=kt(V.fill),V.stroke=kt(V.stroke),V.paths=kt(V.paths),V.pxAlign=_.pxAlign}if(Re){let O=jt(_,A);Le.splice(A,0,O[0]),Mt.splice(A,0,O[1]),_e.values.push(null)}if(be){me.splice(A,0,null);let O=null;ji?A==0&&(O=Wr(_,A)):A>0&&(O=Wr(_,A)),ei.splice(A,0,O),rs.splice(A,0,0),Si.splice(A,0,0)}Jn("addSeries",A)}function Co(_,A){A=A??E.length,_=s==1?Af(_,A,_0,M0):Af(_,A,{},b0),E.splice(A,0,_),Rs(E[A],A)}n.addSeries=Co;function Ro(_){if(E.splice(_,1),Re){_e.values.splice(_,1),Mt.splice(_,1);let A=Le.splice(_,1)[0];hn(null,A.firstChild),A.remove()}be&&(me.splice(_,1),ei.splice(_,1)[0].remove(),rs.splice(_,1),Si.splice(_,1)),Jn("delSeries",_)}n.delSeries=Ro;let os=[!1,!1,!1,!1];function Oa(_,A){if(_._show=_.show,_.show){let O=_.side%2,V=S[_.scale];V==null&&(_.scale=O?E[1].scale:R,V=S[_.scale]);let j=V.time;_.size=kt(_.size),_.space=kt(_.space),_.rotate=kt(_.rotate),Vr(_.incrs)&&_.incrs.forEach(pe=>{!Hr.has(pe)&&Hr.set(pe,O0(pe))}),_.incrs=kt(_.incrs||(V.distr==2?jw:j?f==1?Jw:eE:So)),_.splits=kt(_.splits||(j&&V.distr==1?ee:V.distr==3?Sf:V.distr==4?xE:_E)),_.stroke=kt(_.stroke),_.grid.stroke=kt(_.grid.stroke),_.ticks.stroke=kt(_.ticks.stroke),_.border.stroke=kt(_.border.stroke);let se=_.values;_.values=Vr(se)&&!Vr(se[0])?kt(se):j?Vr(se)?f0(G,d0(se,ne)):l0(se)?iE(G,se):se||ce:se||gE,_.filter=kt(_.filter||(V.distr>=3&&V.log==10?bE:V.distr==3&&V.log==2?ME:U0)),_.font=C0(_.font),_.labelFont=C0(_.labelFont),_._size=_.size(n,null,A,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(os[A]=!0,_._el=is(rw,d))}}function qs(_,A,O,V){let[j,se,pe,Me]=O,Ie=A%2,He=0;return Ie==0&&(Me||se)&&(He=A==0&&!j||A==2&&!pe?Xn(g0.size/3):0),Ie==1&&(j||pe)&&(He=A==1&&!se||A==3&&!Me?Xn(y0.size/2):0),He}let Po=n.padding=(i.padding||[qs,qs,qs,qs]).map(_=>kt($t(_,qs))),Zi=n._padding=Po.map((_,A)=>_(n,A,os,0)),In,P=null,J=null,ie=s==1?E[0].idxs:null,re=null,Q=!1;function Te(_,A){if(e=_??[],n.data=n._data=e,s==2){In=0;for(let O=1;O<E.length;O++)In+=e[O][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),re=e[0],In=re.length;let O=e;if(k==2){O=e.slice();let V=O[0]=Array(In);for(let j=0;j<In;j++)V[j]=j}n._data=e=O}if(D(!0),Jn("setData"),k==2&&(_t=!0),A!==!1){let O=T;O.auto(n,Q)?Ue():_r(R,O.min,O.max),$=$||ue.left>=0,we=!0,Be()}}n.setData=Te;function Ue(){Q=!0;let _,A;s==1&&(In>0?(P=ie[0]=0,J=ie[1]=In-1,_=e[0][P],A=e[0][J],k==2?(_=P,A=J):_==A&&(k==3?[_,A]=rh(_,_,T.log,!1):k==4?[_,A]=If(_,_,T.log,!1):T.time?A=_+Xn(86400/f):[_,A]=nh(_,A,Lf,!0))):(P=ie[0]=_=null,J=ie[1]=A=null)),_r(R,_,A)}let Ye,ke,dt,ft,it,Tt,Pt,on,Wt,Et;function lt(_,A,O,V,j,se){_??=Xg,O??=Nf,V??="butt",j??=Xg,se??="round",_!=Ye&&(h.strokeStyle=Ye=_),j!=ke&&(h.fillStyle=ke=j),A!=dt&&(h.lineWidth=dt=A),se!=it&&(h.lineJoin=it=se),V!=Tt&&(h.lineCap=Tt=V),O!=ft&&h.setLineDash(ft=O)}function an(_,A,O,V){A!=ke&&(h.fillStyle=ke=A),_!=Pt&&(h.font=Pt=_),O!=on&&(h.textAlign=on=O),V!=Wt&&(h.textBaseline=Wt=V)}function Lt(_,A,O,V,j=0){if(V.length>0&&_.auto(n,Q)&&(A==null||A.min==null)){let se=$t(P,0),pe=$t(J,V.length-1),Me=O.min==null?bw(V,se,pe,j,_.distr==3):[O.min,O.max];_.min=Cs(_.min,O.min=Me[0]),_.max=Mi(_.max,O.max=Me[1])}}let Yn={min:null,max:null};function as(){for(let V in S){let j=S[V];K[V]==null&&(j.min==null||K[R]!=null&&j.auto(n,Q))&&(K[V]=Yn)}for(let V in S){let j=S[V];K[V]==null&&j.from!=null&&K[j.from]!=null&&(K[V]=Yn)}K[R]!=null&&D(!0);let _={};for(let V in K){let j=K[V];if(j!=null){let se=_[V]=Pa(S[V],Pw);if(j.min!=null)Vn(se,j);else if(V!=R||s==2)if(In==0&&se.from==null){let pe=se.range(n,null,null,V);se.min=pe[0],se.max=pe[1]}else se.min=dn,se.max=-dn}}if(In>0){E.forEach((V,j)=>{if(s==1){let se=V.scale,pe=K[se];if(pe==null)return;let Me=_[se];if(j==0){let Ie=Me.range(n,Me.min,Me.max,se);Me.min=Ie[0],Me.max=Ie[1],P=As(Me.min,e[0]),J=As(Me.max,e[0]),J-P>1&&(e[0][P]<Me.min&&P++,e[0][J]>Me.max&&J--),V.min=re[P],V.max=re[J]}else V.show&&V.auto&&Lt(Me,pe,V,e[j],V.sorted);V.idxs[0]=P,V.idxs[1]=J}else if(j>0&&V.show&&V.auto){let[se,pe]=V.facets,Me=se.scale,Ie=pe.scale,[He,We]=e[j],Je=_[Me],St=_[Ie];Je!=null&&Lt(Je,K[Me],se,He,se.sorted),St!=null&&Lt(St,K[Ie],pe,We,pe.sorted),V.min=pe.min,V.max=pe.max}});for(let V in _){let j=_[V],se=K[V];if(j.from==null&&(se==null||se.min==null)){let pe=j.range(n,j.min==dn?null:j.min,j.max==-dn?null:j.max,V);j.min=pe[0],j.max=pe[1]}}}for(let V in _){let j=_[V];if(j.from!=null){let se=_[j.from];if(se.min==null)j.min=j.max=null;else{let pe=j.range(n,se.min,se.max,V);j.min=pe[0],j.max=pe[1]}}}let A={},O=!1;for(let V in _){let j=_[V],se=S[V];if(se.min!=j.min||se.max!=j.max){se.min=j.min,se.max=j.max;let pe=se.distr;se._min=pe==3?mr(se.min):pe==4?pf(se.min,se.asinh):pe==100?se.fwd(se.min):se.min,se._max=pe==3?mr(se.max):pe==4?pf(se.max,se.asinh):pe==100?se.fwd(se.max):se.max,A[V]=O=!0}}if(O){E.forEach((V,j)=>{s==2?j>0&&A.y&&(V._paths=null):A[V.scale]&&(V._paths=null)});for(let V in A)_t=!0,Jn("setScale",V);be&&ue.left>=0&&($=we=!0)}for(let V in K)K[V]=null}function zt(_){let A=Mf(P-1,0,In-1),O=Mf(J+1,0,In-1);for(;_[A]==null&&A>0;)A--;for(;_[O]==null&&O<In-1;)O++;return[A,O]}function ls(){if(In>0){let _=E.some(A=>A._focus)&&Et!=fi.alpha;_&&(h.globalAlpha=Et=fi.alpha),E.forEach((A,O)=>{if(O>0&&A.show&&(ln(O,!1),ln(O,!0),A._paths==null)){let V=Et;Et!=A.alpha&&(h.globalAlpha=Et=A.alpha);let j=s==2?[0,e[O][0].length-1]:zt(e[O]);A._paths=A.paths(n,O,j[0],j[1]),Et!=V&&(h.globalAlpha=Et=V)}}),E.forEach((A,O)=>{if(O>0&&A.show){let V=Et;Et!=A.alpha&&(h.globalAlpha=Et=A.alpha),A._paths!=null&&$n(O,!1);{let j=A._paths!=null?A._paths.gaps:null,se=A.points.show(n,O,P,J,j),pe=A.points.filter(n,O,se,j);(se||pe)&&(A.points._paths=A.points.paths(n,O,P,J,pe),$n(O,!0))}Et!=V&&(h.globalAlpha=Et=V),Jn("drawSeries",O)}}),_&&(h.globalAlpha=Et=1)}}function ln(_,A){let O=A?E[_].points:E[_];O._stroke=O.stroke(n,_),O._fill=O.fill(n,_)}function $n(_,A){let O=A?E[_].points:E[_],{stroke:V,fill:j,clip:se,flags:pe,_stroke:Me=O._stroke,_fill:Ie=O._fill,_width:He=O.width}=O._paths;He=fn(He*Kt,3);let We=null,Je=He%2/2;A&&Ie==null&&(Ie=He>0?"#fff":Me);let St=O.pxAlign==1&&Je>0;if(St&&h.translate(Je,Je),!A){let Jt=ze-He/2,Xt=xe-He/2,Ut=Pe+He,vt=tt+He;We=new Path2D,We.rect(Jt,Xt,Ut,vt)}A?En(Me,He,O.dash,O.cap,Ie,V,j,pe,se):ti(_,Me,He,O.dash,O.cap,Ie,V,j,pe,We,se),St&&h.translate(-Je,-Je)}function ti(_,A,O,V,j,se,pe,Me,Ie,He,We){let Je=!1;Ie!=0&&L.forEach((St,Jt)=>{if(St.series[0]==_){let Xt=E[St.series[1]],Ut=e[St.series[1]],vt=(Xt._paths||Vl).band;Vr(vt)&&(vt=St.dir==1?vt[0]:vt[1]);let ct,yn=null;Xt.show&&vt&&Sw(Ut,P,J)?(yn=St.fill(n,Jt)||se,ct=Xt._paths.clip):vt=null,En(A,O,V,j,yn,pe,Me,Ie,He,We,ct,vt),Je=!0}}),Je||En(A,O,V,j,se,pe,Me,Ie,He,We)}let Cn=Ia|Ef;function En(_,A,O,V,j,se,pe,Me,Ie,He,We,Je){lt(_,A,O,V,j),(Ie||He||Je)&&(h.save(),Ie&&h.clip(Ie),He&&h.clip(He)),Je?(Me&Cn)==Cn?(h.clip(Je),We&&h.clip(We),pi(j,pe),Ni(_,se,A)):Me&Ef?(pi(j,pe),h.clip(Je),Ni(_,se,A)):Me&Ia&&(h.save(),h.clip(Je),We&&h.clip(We),pi(j,pe),h.restore(),Ni(_,se,A)):(pi(j,pe),Ni(_,se,A)),(Ie||He||Je)&&h.restore()}function Ni(_,A,O){O>0&&(A instanceof Map?A.forEach((V,j)=>{h.strokeStyle=Ye=j,h.stroke(V)}):A!=null&&_&&h.stroke(A))}function pi(_,A){A instanceof Map?A.forEach((O,V)=>{h.fillStyle=ke=V,h.fill(O)}):A!=null&&_&&h.fill(A)}function mh(_,A,O,V){let j=I[_],se;if(V<=0)se=[0,0];else{let pe=j._space=j.space(n,_,A,O,V),Me=j._incrs=j.incrs(n,_,A,O,V,pe);se=WE(A,O,Me,V,pe)}return j._found=se}function pt(_,A,O,V,j,se,pe,Me,Ie,He){let We=pe%2/2;x==1&&h.translate(We,We),lt(Me,pe,Ie,He,Me),h.beginPath();let Je,St,Jt,Xt,Ut=j+(V==0||V==3?-se:se);O==0?(St=j,Xt=Ut):(Je=j,Jt=Ut);for(let vt=0;vt<_.length;vt++)A[vt]!=null&&(O==0?Je=Jt=_[vt]:St=Xt=_[vt],h.moveTo(Je,St),h.lineTo(Jt,Xt));h.stroke(),x==1&&h.translate(-We,-We)}function Io(_){let A=!0;return I.forEach((O,V)=>{if(!O.show)return;let j=S[O.scale];if(j.min==null){O._show&&(A=!1,O._show=!1,D(!1));return}else O._show||(A=!1,O._show=!0,D(!1));let se=O.side,pe=se%2,{min:Me,max:Ie}=j,[He,We]=mh(V,Me,Ie,pe==0?w:X);if(We==0)return;let Je=j.distr==2,St=O._splits=O.splits(n,V,Me,Ie,He,We,Je),Jt=j.distr==2?St.map(ct=>re[ct]):St,Xt=j.distr==2?re[St[1]]-re[St[0]]:He,Ut=O._values=O.values(n,O.filter(n,Jt,V,We,Xt),V,We,Xt);O._rotate=se==2?O.rotate(n,Ut,V,We):0;let vt=O._size;O._size=ss(O.size(n,Ut,V,_)),vt!=null&&O._size!=vt&&(A=!1)}),A}function M(_){let A=!0;return Po.forEach((O,V)=>{let j=O(n,V,os,_);j!=Zi[V]&&(A=!1),Zi[V]=j}),A}function y(){for(let _=0;_<I.length;_++){let A=I[_];if(!A.show||!A._show)continue;let O=A.side,V=O%2,j,se,pe=A.stroke(n,_),Me=O==0||O==3?-1:1,[Ie,He]=A._found;if(A.label!=null){let gi=A.labelGap*Me,Oi=Xn((A._lpos+gi)*Kt);an(A.labelFont[0],pe,"center",O==2?"top":Wg),h.save(),V==1?(j=se=0,h.translate(Oi,Xn(xe+tt/2)),h.rotate((O==3?-eh:eh)/2)):(j=Xn(ze+Pe/2),se=Oi);let Yr=D0(A.label)?A.label(n,_,Ie,He):A.label;h.fillText(Yr,j,se),h.restore()}if(He==0)continue;let We=S[A.scale],Je=V==0?Pe:tt,St=V==0?ze:xe,Jt=A._splits,Xt=We.distr==2?Jt.map(gi=>re[gi]):Jt,Ut=We.distr==2?re[Jt[1]]-re[Jt[0]]:Ie,vt=A.ticks,ct=A.border,yn=vt.show?vt.size:0,Rn=Xn(yn*Kt),Kn=Xn((A.alignTo==2?A._size-yn-A.gap:A.gap)*Kt),cn=A._rotate*-eh/180,Pn=m(A._pos*Kt),Ui=(Rn+Kn)*Me,mi=Pn+Ui;se=V==0?mi:0,j=V==1?mi:0;let Ki=A.font[0],cs=A.align==1?Ea:A.align==2?hf:cn>0?Ea:cn<0?hf:V==0?"center":O==3?hf:Ea,Ds=cn||V==1?"middle":O==2?"top":Wg;an(Ki,pe,cs,Ds);let Fi=A.font[1]*A.lineGap,Qi=Jt.map(gi=>m(a(gi,We,Je,St))),us=A._values;for(let gi=0;gi<us.length;gi++){let Oi=us[gi];if(Oi!=null){V==0?j=Qi[gi]:se=Qi[gi],Oi=""+Oi;let Yr=Oi.indexOf(`
`)==-1?[Oi]:Oi.split(/\n/gm);for(let _i=0;_i<Yr.length;_i++){let hp=Yr[_i];cn?(h.save(),h.translate(j,se+_i*Fi),h.rotate(cn),h.fillText(hp,0,0),h.restore()):h.fillText(hp,j,se+_i*Fi)}}}vt.show&&pt(Qi,vt.filter(n,Xt,_,He,Ut),V,O,Pn,Rn,fn(vt.width*Kt,3),vt.stroke(n,_),vt.dash,vt.cap);let Ns=A.grid;Ns.show&&pt(Qi,Ns.filter(n,Xt,_,He,Ut),V,V==0?2:1,V==0?xe:ze,V==0?tt:Pe,fn(Ns.width*Kt,3),Ns.stroke(n,_),Ns.dash,Ns.cap),ct.show&&pt([Pn],[1],V==0?1:0,V==0?1:2,V==1?xe:ze,V==1?tt:Pe,fn(ct.width*Kt,3),ct.stroke(n,_),ct.dash,ct.cap)}Jn("drawAxes")}function D(_){E.forEach((A,O)=>{O>0&&(A._paths=null,_&&(s==1?(A.min=null,A.max=null):A.facets.forEach(V=>{V.min=null,V.max=null})))})}let C=!1,N=!1,ae=[];function he(){N=!1;for(let _=0;_<ae.length;_++)Jn(...ae[_]);ae.length=0}function Be(){C||(Ow(Fe),C=!0)}function De(_,A=!1){C=!0,N=A,_(n),Fe(),A&&ae.length>0&&queueMicrotask(he)}n.batch=De;function Fe(){if(Qe&&(as(),Qe=!1),_t&&(Ke(),_t=!1),Ne){if(Mn(p,Ea,oe),Mn(p,"top",fe),Mn(p,Ol,w),Mn(p,kl,X),Mn(g,Ea,oe),Mn(g,"top",fe),Mn(g,Ol,w),Mn(g,kl,X),Mn(d,Ol,Gt),Mn(d,kl,z),u.width=Xn(Gt*Kt),u.height=Xn(z*Kt),I.forEach(({_el:_,_show:A,_size:O,_pos:V,side:j})=>{if(_!=null)if(A){let se=j===3||j===0?O:0,pe=j%2==1;Mn(_,pe?"left":"top",V-se),Mn(_,pe?"width":"height",O),Mn(_,pe?"top":"left",pe?fe:oe),Mn(_,pe?"height":"width",pe?X:w),vf(_,wo)}else qi(_,wo)}),Ye=ke=dt=it=Tt=Pt=on=Wt=ft=null,Et=1,za(!0),oe!=le||fe!=Ze||w!=Ae||X!=je){D(!1);let _=w/Ae,A=X/je;if(be&&!$&&ue.left>=0){ue.left*=_,ue.top*=A,Ge&&Xs(Ge,Xn(ue.left),0,w,X),rt&&Xs(rt,0,Xn(ue.top),w,X);for(let O=0;O<ei.length;O++){let V=ei[O];V!=null&&(rs[O]*=_,Si[O]*=A,Xs(V,ss(rs[O]),ss(Si[O]),w,X))}}if(xn.show&&!Ce&&xn.left>=0&&xn.width>0){xn.left*=_,xn.width*=_,xn.top*=A,xn.height*=A;for(let O in xh)Mn(Lo,O,xn[O])}le=oe,Ze=fe,Ae=w,je=X}Jn("setSize"),Ne=!1}Gt>0&&z>0&&(h.clearRect(0,0,u.width,u.height),Jn("drawClear"),U.forEach(_=>_()),Jn("draw")),xn.show&&Ce&&(Xl(xn),Ce=!1),be&&$&&(qr(null,!0,!1),$=!1),_e.show&&_e.live&&we&&(gh(),we=!1),c||(c=!0,n.status=1,Jn("ready")),Q=!1,C=!1}n.redraw=(_,A)=>{_t=A||!1,_!==!1?_r(R,T.min,T.max):Be()};function nt(_,A){let O=S[_];if(O.from==null){if(In==0){let V=O.range(n,A.min,A.max,_);A.min=V[0],A.max=V[1]}if(A.min>A.max){let V=A.min;A.min=A.max,A.max=V}if(In>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;_==R&&O.distr==2&&In>0&&(A.min=As(A.min,e[0]),A.max=As(A.max,e[0]),A.min==A.max&&A.max++),K[_]=A,Qe=!0,Be()}}n.setScale=nt;let ye,et,Ge,rt,ot,pn,Ft,It,Vt,Ji,Ct,Zt,Ps=!1,Nn=ue.drag,jn=Nn.x,Zn=Nn.y;be&&(ue.x&&(ye=is(aw,g)),ue.y&&(et=is(lw,g)),T.ori==0?(Ge=ye,rt=et):(Ge=et,rt=ye),Ct=ue.left,Zt=ue.top);let xn=n.select=Vn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Lo=xn.show?is(ow,xn.over?g:p):null;function Xl(_,A){if(xn.show){for(let O in _)xn[O]=_[O],O in xh&&Mn(Lo,O,_[O]);A!==!1&&Jn("setSelect")}}n.setSelect=Xl;function C_(_){if(E[_].show)Re&&vf(Le[_],wo);else if(Re&&qi(Le[_],wo),be){let O=ji?ei[0]:ei[_];O!=null&&Xs(O,-10,-10,w,X)}}function _r(_,A,O){nt(_,{min:A,max:O})}function Is(_,A,O,V){A.focus!=null&&D_(_),A.show!=null&&E.forEach((j,se)=>{se>0&&(_==se||_==null)&&(j.show=A.show,C_(se),s==2?(_r(j.facets[0].scale,null,null),_r(j.facets[1].scale,null,null)):_r(j.scale,null,null),Be())}),O!==!1&&Jn("setSeries",_,A),V&&Va("setSeries",n,_,A)}n.setSeries=Is;function R_(_,A){Vn(L[_],A)}function P_(_,A){_.fill=kt(_.fill||null),_.dir=$t(_.dir,-1),A=A??L.length,L.splice(A,0,_)}function I_(_){_==null?L.length=0:L.splice(_,1)}n.addBand=P_,n.setBand=R_,n.delBand=I_;function L_(_,A){E[_].alpha=A,be&&ei[_]!=null&&(ei[_].style.opacity=A),Re&&Le[_]&&(Le[_].style.opacity=A)}let Ys,xr,Xr,Do={focus:!0};function D_(_){if(_!=Xr){let A=_==null,O=fi.alpha!=1;E.forEach((V,j)=>{if(s==1||j>0){let se=A||j==0||j==_;V._focus=A?null:se,O&&L_(j,se?1:fi.alpha)}}),Xr=_,O&&Be()}}Re&&li&&st($g,te,_=>{ue._lock||(Dn(_),Xr!=null&&Is(null,Do,!0,Un.setSeries))});function Ls(_,A,O){let V=S[A];O&&(_=_/Kt-(V.ori==1?fe:oe));let j=w;V.ori==1&&(j=X,_=j-_),V.dir==-1&&(_=j-_);let se=V._min,pe=V._max,Me=_/j,Ie=se+(pe-se)*Me,He=V.distr;return He==3?Ca(10,Ie):He==4?Ew(Ie,V.asinh):He==100?V.bwd(Ie):Ie}function N_(_,A){let O=Ls(_,R,A);return As(O,e[0],P,J)}n.valToIdx=_=>As(_,e[0]),n.posToIdx=N_,n.posToVal=Ls,n.valToPos=(_,A,O)=>S[A].ori==0?r(_,S[A],O?Pe:w,O?ze:0):o(_,S[A],O?tt:X,O?xe:0),n.setCursor=(_,A,O)=>{Ct=_.left,Zt=_.top,qr(null,A,O)};function Kf(_,A){Mn(Lo,Ea,xn.left=_),Mn(Lo,Ol,xn.width=A)}function Qf(_,A){Mn(Lo,"top",xn.top=_),Mn(Lo,kl,xn.height=A)}let ka=T.ori==0?Kf:Qf,Ba=T.ori==1?Kf:Qf;function U_(){if(Re&&_e.live)for(let _=s==2?1:0;_<E.length;_++){if(_==0&&W)continue;let A=_e.values[_],O=0;for(let V in A)Mt[_][O++].firstChild.nodeValue=A[V]}}function gh(_,A){if(_!=null&&(_.idxs?_.idxs.forEach((O,V)=>{me[V]=O}):Rw(_.idx)||me.fill(_.idx),_e.idx=me[0]),Re&&_e.live){for(let O=0;O<E.length;O++)(O>0||s==1&&!W)&&F_(O,me[O]);U_()}we=!1,A!==!1&&Jn("setLegend")}n.setLegend=gh;function F_(_,A){let O=E[_],V=_==0&&k==2?re:e[_],j;W?j=O.values(n,_,A)??Bt:(j=O.value(n,A==null?null:V[A],_,A),j=j==null?Bt:{_:j}),_e.values[_]=j}function qr(_,A,O){Vt=Ct,Ji=Zt,[Ct,Zt]=ue.move(n,Ct,Zt),ue.left=Ct,ue.top=Zt,be&&(Ge&&Xs(Ge,Xn(Ct),0,w,X),rt&&Xs(rt,0,Xn(Zt),w,X));let V,j=P>J;Ys=dn,xr=null;let se=T.ori==0?w:X,pe=T.ori==1?w:X;if(Ct<0||In==0||j){V=ue.idx=null;for(let Me=0;Me<E.length;Me++){let Ie=ei[Me];Ie!=null&&Xs(Ie,-10,-10,w,X)}li&&Is(null,Do,!0,_==null&&Un.setSeries),_e.live&&(me.fill(V),we=!0)}else{let Me,Ie,He;s==1&&(Me=T.ori==0?Ct:Zt,Ie=Ls(Me,R),V=ue.idx=As(Ie,e[0],P,J),He=H(e[0][V],T,se,0));let We=-10,Je=-10,St=0,Jt=0,Xt=!0,Ut="",vt="";for(let ct=s==2?1:0;ct<E.length;ct++){let yn=E[ct],Rn=me[ct],Kn=Rn==null?null:s==1?e[ct][Rn]:e[ct][1][Rn],cn=ue.dataIdx(n,ct,V,Ie),Pn=cn==null?null:s==1?e[ct][cn]:e[ct][1][cn];if(we=we||Pn!=Kn||cn!=Rn,me[ct]=cn,ct>0&&yn.show){let Ui=cn==null?-10:cn==V?He:H(s==1?e[0][cn]:e[ct][0][cn],T,se,0),mi=Pn==null?-10:Z(Pn,s==1?S[yn.scale]:S[yn.facets[1].scale],pe,0);if(li&&Pn!=null){let Ki=T.ori==1?Ct:Zt,cs=qn(fi.dist(n,ct,cn,mi,Ki));if(cs<Ys){let Ds=fi.bias;if(Ds!=0){let Fi=Ls(Ki,yn.scale),Qi=Pn>=0?1:-1,us=Fi>=0?1:-1;us==Qi&&(us==1?Ds==1?Pn>=Fi:Pn<=Fi:Ds==1?Pn<=Fi:Pn>=Fi)&&(Ys=cs,xr=ct)}else Ys=cs,xr=ct}}if(we||ji){let Ki,cs;T.ori==0?(Ki=Ui,cs=mi):(Ki=mi,cs=Ui);let Ds,Fi,Qi,us,Ns,gi,Oi=!0,Yr=nn.bbox;if(Yr!=null){Oi=!1;let _i=Yr(n,ct);Qi=_i.left,us=_i.top,Ds=_i.width,Fi=_i.height}else Qi=Ki,us=cs,Ds=Fi=nn.size(n,ct);if(gi=nn.fill(n,ct),Ns=nn.stroke(n,ct),ji)ct==xr&&Ys<=fi.prox&&(We=Qi,Je=us,St=Ds,Jt=Fi,Xt=Oi,Ut=gi,vt=Ns);else{let _i=ei[ct];_i!=null&&(rs[ct]=Qi,Si[ct]=us,t0(_i,Ds,Fi,Oi),Qg(_i,gi,Ns),Xs(_i,ss(Qi),ss(us),w,X))}}}}if(ji){let ct=fi.prox,yn=Xr==null?Ys<=ct:Ys>ct||xr!=Xr;if(we||yn){let Rn=ei[0];Rn!=null&&(rs[0]=We,Si[0]=Je,t0(Rn,St,Jt,Xt),Qg(Rn,Ut,vt),Xs(Rn,ss(We),ss(Je),w,X))}}}if(xn.show&&Ps)if(_!=null){let[Me,Ie]=Un.scales,[He,We]=Un.match,[Je,St]=_.cursor.sync.scales,Jt=_.cursor.drag;if(jn=Jt._x,Zn=Jt._y,jn||Zn){let{left:Xt,top:Ut,width:vt,height:ct}=_.select,yn=_.scales[Je].ori,Rn=_.posToVal,Kn,cn,Pn,Ui,mi,Ki=Me!=null&&He(Me,Je),cs=Ie!=null&&We(Ie,St);Ki&&jn?(yn==0?(Kn=Xt,cn=vt):(Kn=Ut,cn=ct),Pn=S[Me],Ui=H(Rn(Kn,Je),Pn,se,0),mi=H(Rn(Kn+cn,Je),Pn,se,0),ka(Cs(Ui,mi),qn(mi-Ui))):ka(0,se),cs&&Zn?(yn==1?(Kn=Xt,cn=vt):(Kn=Ut,cn=ct),Pn=S[Ie],Ui=Z(Rn(Kn,St),Pn,pe,0),mi=Z(Rn(Kn+cn,St),Pn,pe,0),Ba(Cs(Ui,mi),qn(mi-Ui))):Ba(0,pe)}else yh()}else{let Me=qn(Vt-ot),Ie=qn(Ji-pn);if(T.ori==1){let St=Me;Me=Ie,Ie=St}jn=Nn.x&&Me>=Nn.dist,Zn=Nn.y&&Ie>=Nn.dist;let He=Nn.uni;He!=null?jn&&Zn&&(jn=Me>=He,Zn=Ie>=He,!jn&&!Zn&&(Ie>Me?Zn=!0:jn=!0)):Nn.x&&Nn.y&&(jn||Zn)&&(jn=Zn=!0);let We,Je;jn&&(T.ori==0?(We=Ft,Je=Ct):(We=It,Je=Zt),ka(Cs(We,Je),qn(Je-We)),Zn||Ba(0,pe)),Zn&&(T.ori==1?(We=Ft,Je=Ct):(We=It,Je=Zt),Ba(Cs(We,Je),qn(Je-We)),jn||ka(0,se)),!jn&&!Zn&&(ka(0,0),Ba(0,0))}if(Nn._x=jn,Nn._y=Zn,_==null){if(O){if(up!=null){let[Me,Ie]=Un.scales;Un.values[0]=Me!=null?Ls(T.ori==0?Ct:Zt,Me):null,Un.values[1]=Ie!=null?Ls(T.ori==1?Ct:Zt,Ie):null}Va(df,n,Ct,Zt,w,X,V)}if(li){let Me=O&&Un.setSeries,Ie=fi.prox;Xr==null?Ys<=Ie&&Is(xr,Do,!0,Me):Ys>Ie?Is(null,Do,!0,Me):xr!=Xr&&Is(xr,Do,!0,Me)}}we&&(_e.idx=V,gh()),A!==!1&&Jn("setCursor")}let yr=null;Object.defineProperty(n,"rect",{get(){return yr==null&&za(!1),yr}});function za(_=!1){_?yr=null:(yr=g.getBoundingClientRect(),Jn("syncRect",yr))}function ep(_,A,O,V,j,se,pe){ue._lock||Ps&&_!=null&&_.movementX==0&&_.movementY==0||(_h(_,A,O,V,j,se,pe,!1,_!=null),_!=null?qr(null,!0,!0):qr(A,!0,!1))}function _h(_,A,O,V,j,se,pe,Me,Ie){if(yr==null&&za(!1),Dn(_),_!=null)O=_.clientX-yr.left,V=_.clientY-yr.top;else{if(O<0||V<0){Ct=-10,Zt=-10;return}let[He,We]=Un.scales,Je=A.cursor.sync,[St,Jt]=Je.values,[Xt,Ut]=Je.scales,[vt,ct]=Un.match,yn=A.axes[0].side%2==1,Rn=T.ori==0?w:X,Kn=T.ori==1?w:X,cn=yn?se:j,Pn=yn?j:se,Ui=yn?V:O,mi=yn?O:V;if(Xt!=null?O=vt(He,Xt)?a(St,S[He],Rn,0):-10:O=Rn*(Ui/cn),Ut!=null?V=ct(We,Ut)?a(Jt,S[We],Kn,0):-10:V=Kn*(mi/Pn),T.ori==1){let Ki=O;O=V,V=Ki}}Ie&&(A==null||A.cursor.event.type==df)&&((O<=1||O>=w-1)&&(O=Mo(O,w)),(V<=1||V>=X-1)&&(V=Mo(V,X))),Me?(ot=O,pn=V,[Ft,It]=ue.move(n,O,V)):(Ct=O,Zt=V)}let xh={width:0,height:0,left:0,top:0};function yh(){Xl(xh,!1)}let tp,np,ip,sp;function rp(_,A,O,V,j,se,pe){Ps=!0,jn=Zn=Nn._x=Nn._y=!1,_h(_,A,O,V,j,se,pe,!0,!1),_!=null&&(st(ff,xf,op,!1),Va(qg,n,Ft,It,w,X,null));let{left:Me,top:Ie,width:He,height:We}=xn;tp=Me,np=Ie,ip=He,sp=We}function op(_,A,O,V,j,se,pe){Ps=Nn._x=Nn._y=!1,_h(_,A,O,V,j,se,pe,!1,!0);let{left:Me,top:Ie,width:He,height:We}=xn,Je=He>0||We>0,St=tp!=Me||np!=Ie||ip!=He||sp!=We;if(Je&&St&&Xl(xn),Nn.setScale&&Je&&St){let Jt=Me,Xt=He,Ut=Ie,vt=We;if(T.ori==1&&(Jt=Ie,Xt=We,Ut=Me,vt=He),jn&&_r(R,Ls(Jt,R),Ls(Jt+Xt,R)),Zn)for(let ct in S){let yn=S[ct];ct!=R&&yn.from==null&&yn.min!=dn&&_r(ct,Ls(Ut+vt,ct),Ls(Ut,ct))}yh()}else ue.lock&&(ue._lock=!ue._lock,qr(A,!0,_!=null));_!=null&&(hn(ff,xf),Va(ff,n,Ct,Zt,w,X,null))}function O_(_,A,O,V,j,se,pe){if(ue._lock)return;Dn(_);let Me=Ps;if(Ps){let Ie=!0,He=!0,We=10,Je,St;T.ori==0?(Je=jn,St=Zn):(Je=Zn,St=jn),Je&&St&&(Ie=Ct<=We||Ct>=w-We,He=Zt<=We||Zt>=X-We),Je&&Ie&&(Ct=Ct<Ft?0:w),St&&He&&(Zt=Zt<It?0:X),qr(null,!0,!0),Ps=!1}Ct=-10,Zt=-10,me.fill(null),qr(null,!0,!0),Me&&(Ps=Me)}function ap(_,A,O,V,j,se,pe){ue._lock||(Dn(_),Ue(),yh(),_!=null&&Va(jg,n,Ct,Zt,w,X,null))}function lp(){I.forEach(XE),qe(n.width,n.height,!0)}Eo(th,Aa,lp);let No={};No.mousedown=rp,No.mousemove=ep,No.mouseup=op,No.dblclick=ap,No.setSeries=(_,A,O,V)=>{let j=Un.match[2];O=j(n,A,O),O!=-1&&Is(O,V,!0,!1)},be&&(st(qg,g,rp),st(df,g,ep),st(Yg,g,_=>{Dn(_),za(!1)}),st($g,g,O_),st(jg,g,ap),Tf.add(n),n.syncRect=za);let ql=n.hooks=i.hooks||{};function Jn(_,A,O){N?ae.push([_,A,O]):_ in ql&&ql[_].forEach(V=>{V.call(null,n,A,O)})}(i.plugins||[]).forEach(_=>{for(let A in _.hooks)ql[A]=(ql[A]||[]).concat(_.hooks[A])});let cp=(_,A,O)=>O,Un=Vn({key:null,setSeries:!1,filters:{pub:o0,sub:o0},scales:[R,E[1]?E[1].scale:null],match:[a0,a0,cp],values:[null,null]},ue.sync);Un.match.length==2&&Un.match.push(cp),ue.sync=Un;let up=Un.key,vh=i_(up);function Va(_,A,O,V,j,se,pe){Un.filters.pub(_,A,O,V,j,se,pe)&&vh.pub(_,A,O,V,j,se,pe)}vh.sub(n);function k_(_,A,O,V,j,se,pe){Un.filters.sub(_,A,O,V,j,se,pe)&&No[_](null,A,O,V,j,se,pe)}n.pub=k_;function B_(){vh.unsub(n),Tf.delete(n),Xe.clear(),bf(th,Aa,lp),l.remove(),te?.remove(),Jn("destroy")}n.destroy=B_;function bh(){Jn("init",i,e),Te(e||i.data,!1),K[R]?nt(R,K[R]):Ue(),Ce=xn.show&&(xn.width>0||xn.height>0),$=we=!0,qe(i.width,i.height)}return E.forEach(Rs),I.forEach(Oa),t?t instanceof HTMLElement?(t.appendChild(l),bh()):t(n,bh):bh(),n}oi.assign=Vn;oi.fmtNum=Df;oi.rangeNum=nh;oi.rangeLog=rh;oi.rangeAsinh=If;oi.orient=Ao;oi.pxRatio=Kt;oi.join=Fw;oi.fmtDate=Uf,oi.tzDate=Yw;oi.sync=i_;{oi.addGap=RE,oi.clipGaps=lh;let i=oi.paths={points:c_};i.linear=h_,i.stepped=LE,i.bars=DE,i.spline=UE}var Hf=[],Gl=0,Sn={get time(){return Gl},follow(i){Hf.push(i)},set(i,e){!Number.isFinite(i)||i===Gl||(Gl=i,Hf=Hf.filter(t=>t(Gl,e)!==!1))},keep(){history.replaceState(null,"",`#t=${Gl.toFixed(3)}`)},restore(){let i=/t=([\d.]+)/.exec(location.hash);i&&Sn.set(Number(i[1]),"address")}};var m_=190,g_={measured:i=>({stroke:i.measured,width:1.4}),predicted:i=>({stroke:i.predicted,width:1.6}),residual:i=>({stroke:i.residual,width:1}),limit:i=>({stroke:i.bad,width:1,dash:[6,4]}),band:i=>({stroke:i.faint,width:1,dash:[3,3]}),reference:i=>({stroke:i.faint,width:1.2})};function qE(i,e){return i.series.map((t,n)=>({label:t.name,value:(s,r)=>en(r),...g_[t.role]?g_[t.role](e):{stroke:e.cycle[n%e.cycle.length],width:1.5}}))}function YE(i,e){return t=>{let{ctx:n}=t;n.save(),n.strokeStyle=e.bad,n.lineWidth=2;for(let s of i){let r=t.valToPos(s.time,"x",!0);r<t.bbox.left||r>t.bbox.left+t.bbox.width||(n.beginPath(),n.moveTo(r,t.bbox.top),n.lineTo(r,t.bbox.top+t.bbox.height),n.stroke())}n.restore()}}function Ua(i){let e=yt("div",{class:"plots"}),t=[],n=!1,s=(c,l)=>{if(n||l!=="x")return;n=!0;let{min:u,max:h}=c.scales.x;for(let d of t)d!==c&&d.setScale("x",{min:u,max:h});n=!1},r=c=>{n||c.cursor.left<0||Sn.set(c.posToVal(c.cursor.left,"x"),c)},o=()=>{t.splice(0).forEach(l=>l.destroy());let c=bo();for(let l of i.groups){let u={stroke:c.text,grid:{stroke:c.grid,width:1},ticks:{stroke:c.grid}},h={title:l.title,width:e.clientWidth||600,height:m_,scales:{x:{time:!1}},axes:[{...u,label:"time [s]",labelSize:18},{...u,label:l.unit,size:62,labelSize:18}],series:[{label:"t [s]",value:(p,g)=>en(g)},...qE(l,c)],cursor:{drag:{x:!0,y:!1}},hooks:{setScale:[s],setCursor:[r],draw:i.events?[YE(i.events,c)]:[]}},d=new oi(h,[i.time,...l.series.map(p=>p.values)],e);d.root.setAttribute("role","img"),d.root.setAttribute("aria-label",`${l.title} [${l.unit}]: ${l.series.map(p=>p.name).join(", ")}`),d.over.addEventListener("mouseup",()=>Sn.keep()),t.push(d)}},a=(c,l)=>{if(t.length&&!e.isConnected)return!1;n=!0;for(let u of t)u!==l&&u.setCursor({left:u.valToPos(c,"x"),top:-10},!1),u.setLegend({idx:u.valToIdx(c)},!1);return n=!1,!0};return Sn.follow(a),{node:e,start:()=>{o(),wa(()=>{o(),setTimeout(()=>a(Sn.time))}),new ResizeObserver(()=>t.forEach(c=>c.setSize({width:e.clientWidth||600,height:m_}))).observe(e)}}}var ai=Se.design,$E=i=>{let e=Math.abs(i.limit);return e>1e-9?i.margin>=0?Math.max(0,1-i.margin/Math.max(e,Math.abs(i.reached))):1+Math.abs(i.margin)/e:0};function jE(i){let t=i.filter(o=>o.verdict!=="not checked"&&o.kind!=="start"&&o.kind!=="end").map(o=>({...o,share:$E(o)})).sort((o,a)=>a.share-o.share).slice(0,24),n=20,s=Fn("svg",{viewBox:`0 0 720 ${t.length*n+20}`,class:"chart margins",role:"img","aria-label":ai.margins}),r=o=>250+400*Math.min(1.1,o);return t.forEach((o,a)=>{let c=a*n;s.append(hs(242,c+14,`${o.kind} ${o.what}`,{"text-anchor":"end"})),s.append(Fn("rect",{x:250,y:c+3,width:Math.max(1,r(o.share)-250),height:n-6,class:o.verdict==="proven"?"bar":"bar broken"},[Fn("title",{},[document.createTextNode(`${ai.limit} ${en(o.limit)} ${o.unit}, ${ai.reached} ${en(o.reached)} ${ai.at} ${en(o.at_s)} s`)])])),s.append(hs(r(o.share)+5,c+14,`${(100*o.share).toFixed(0)} %`))}),s.append(Fn("line",{x1:r(1),x2:r(1),y1:0,y2:t.length*n,class:"limit"})),B("section",{},B("h2",{},ai.margins),B("p",{class:"note"},ai.marginsText),s,B("details",{},B("summary",{},`${i.length} ${ai.limit}s`),vr(["",ai.limit,ai.reached,"",ai.at],i.map(o=>[`${o.kind} ${o.what}`,en(o.limit),en(o.reached),o.unit,`${en(o.at_s)} s`]),[!1,!0,!0,!1,!0])))}function ZE(i){let e=i.criterion,t=ai.criterion[String(e.objective).replace("-","_").replace(" ","_")];return B("section",{},B("h2",{},ai.get),t?B("p",{},t):null,B("dl",{class:"facts"},[[ai.condition,en(e.condition_number)],[ai.columns,String(e.columns)],[ai.smallest,en(e.smallest_singular_value)],["",ai.certified(i.certificate.items.filter(n=>n.verdict==="proven").length,en(i.certificate.duration_s))]].map(([n,s])=>[B("dt",{},n),B("dd",{},s)]).flat()))}async function JE(i){let[e,t]=await Promise.all([Ht.series(i,1200),zr()]),n=ju(t.plain,t.own),s=e.names.slice(1).map((f,E)=>({name:f,i:E})).filter(f=>/^q[_[(]/.test(f.name)),r=s.map(f=>({name:f.name.replace(/^q_/,"").replace(/\[.*$/,""),values:e.values[f.i]})),o=/\[(.*)\]/.exec(s[0]?.name??"")?.[1]??"",a=Ua({time:e.time,groups:[{title:"",unit:o,series:r.map(f=>({name:f.name,values:f.values}))}]}),c=B("input",{type:"range",min:e.from,max:e.to,step:"any",value:e.from,"aria-label":"time",oninput:()=>Sn.set(Number(c.value),c)}),l=B("output",{},"0.00 s"),u=!1,h=B("button",{type:"button","aria-label":"play or pause",onclick:()=>{u=!u,h.textContent=u?"\u275A\u275A":"\u25B6",u?requestAnimationFrame(p):Sn.keep()}},"\u25B6"),d=0,p=f=>{if(!u||!c.isConnected)return;let E=Sn.time+(d?Math.min(.1,(f-d)/1e3):0);d=f,Sn.set(E>e.to?e.from:E,"play"),requestAnimationFrame(p)},g=f=>{if(!c.isConnected)return!1;c.value=String(f),l.textContent=`${f.toFixed(2)} s`;let E=0;for(;E+1<e.time.length&&e.time[E+1]<=f;)E++;let I=E+1<e.time.length?Math.min(1,Math.max(0,(f-e.time[E])/(e.time[E+1]-e.time[E]||1))):0;for(let S of r){let L=S.values[E]??0;n.set(S.name,L+I*((S.values[E+1]??L)-L))}return!0},x=B("div",{},n.node,B("div",{class:"controls"},h,c,l),a.node),m=(f=0)=>x.isConnected?(a.start(),Sn.follow(g),g(Sn.time),Sn.restore()):f<100&&setTimeout(()=>m(f+1),20);return setTimeout(m),x}async function KE(i){if(!i.files.includes("design.json"))return[];let e=await Ht.json(`${i.place}/design.json`),t=i.files.includes("motion.csv")?await JE(`${i.place}/motion.csv`):null;return[ZE(e),jE(e.certificate.items),t&&B("section",{},B("h2",{},ai.motion),t)]}function __(){let i=ii("design");return es(i,()=>ht.state?.project.robot,()=>({verb:"design",fixed:{robot:ht.state?.project.robot},shown:["criterion","budget_s","starts","spec"],out:"design",button:Se.run.design}),"design"),Ti(i,()=>On("design",e=>e.out!=="validation_motions")),br(i,"design",KE),Ai(i,"design"),i}var x_={urdf:"urdf",mjcf:"xml",sdf:"sdf",json:"json",c:"h",numpy:"py"};function y_(){let i=ii("export"),e=()=>ci("identify")[0]?.place??"",t=B("select",{id:"format",onchange:()=>i.update()},Object.keys(x_).map(s=>B("option",{value:s},s)));i.add(B("label",{class:"choice",for:"format"},Se.export.formats," ",t));let n=()=>(ht.state?.project.robot??"robot").replace(/\.[a-z]+$/i,"").replace(/[^\w-]/g,"_");return es(i,()=>[e(),t.value,ht.state?.project.robot],()=>e()?{verb:"export",fixed:{source:e(),to:t.value},shown:[],hidden:["terms"],outName:()=>`export/${n()}.${x_[t.value]}`,button:Se.run.export}:null,"export"),Ti(i,()=>On("export")),i.region("files",()=>ci("export"),()=>{let s=ci("export");return[B("section",{class:"panel"},B("h2",{},Se.export.files),s.length?s.map(r=>B("div",{},Us(r.verdict),B("p",{},B("a",{href:$s(r.place)+"?download",download:r.place.split("/").pop()},`${Se.export.download} ${r.place}`)," ",B("code",{class:"small"},r.command)))):B("p",{class:"note"},Se.export.empty))]}),i}function dh(i){let[e,t,n,s,r,o,a,c,l,u,h,d]=i;return new xt().set(e,t,n,u,s,r,o,h,a,c,l,d,0,0,0,1)}function fh(i,e){let t=new q(...i.from),n=new q(...i.to),s=n.clone().sub(t),r=new gn(new hl(i.radius,s.length(),8,20),e);return r.position.copy(t.clone().add(n).multiplyScalar(.5)),s.length()>1e-9&&r.quaternion.setFromUnitVectors(new q(0,1,0),s.normalize()),r}function QE(i,e){return i.length()>.001?fh({from:[0,0,0],to:i.toArray(),radius:.018},e):null}var Gf=class{constructor(e,t){this.robot=e,this.root=new Vi,this.root.matrixAutoUpdate=!1,this.root.matrix.copy(dh(e.base)),this.materials=e.bodies.map((n,s)=>new zs({color:new ut(t.cycle[s%t.cycle.length]),roughness:.55})),this.ellipsoids=eT(t),this.baseMaterial=new zs({color:new ut(t.faint),roughness:.7});for(let n of e.base_capsules)this.root.add(fh(n,this.baseMaterial));this.bodies=e.bodies.map((n,s)=>this.makeBody(n,s))}makeBody(e,t){let n=new Vi;n.matrixAutoUpdate=!1;for(let s of e.capsules)n.add(fh(s,this.materials[t]));if(!e.capsules.length){for(let s of this.robot.bodies.filter(r=>r.parent===t)){let r=QE(new q(...s.pose.slice(9)),this.materials[t]);r&&n.add(r)}n.add(fh({from:[0,0,0],to:[0,0,0],radius:.03},this.materials[t]))}return e.ellipsoid&&n.add(tT(e.ellipsoid,this.ellipsoids)),(e.parent<0?this.root:this.bodiesSoFar[e.parent]).add(n),this.bodiesSoFar.push(n),n}get bodiesSoFar(){return this.list||=[]}pose(e){this.robot.bodies.forEach((t,n)=>{let s=t.multiplier*e[t.coordinate]+t.offset,r=new q(...t.axis),o=t.prismatic?new xt().makeTranslation(...r.multiplyScalar(s).toArray()):new xt().makeRotationFromQuaternion(new Bn().setFromAxisAngle(r,s));this.bodies[n].matrix.multiplyMatrices(dh(t.pose),o)}),this.root.updateMatrixWorld(!0)}tool(){let{body:e,pose:t}=this.robot.tool,n=e<0?this.root:this.bodies[e];return new q().setFromMatrixPosition(n.matrixWorld.clone().multiply(dh(t)))}mark(e,t){this.robot.bodies.forEach((n,s)=>{this.materials[s].emissive.set(e.has(n.name)?new ut(t.bad):new ut(0))})}};function eT(i){return new zs({color:new ut(i.text),transparent:!0,opacity:.35,roughness:.3,depthTest:!1})}function tT(i,e){let t=new gn(new ro(1,24,16),e),[n,s,r]=i.axes;return t.matrixAutoUpdate=!1,t.matrix.copy(dh([...i.rotation,...i.center])).multiply(new xt().makeScale(n,s,r)),t.renderOrder=2,t}function nT(i,e,t,n){let s=e.q[0].map((o,a)=>{i.pose(e.q.map(c=>c[a]));for(let c of[i.root,...i.bodies])n.expandByPoint(new q().setFromMatrixPosition(c.matrixWorld));return n.expandByPoint(i.tool()),i.tool()}),r=new zn().setAttribute("position",new Ot(s.flatMap(o=>o.toArray()),3));return new Lr(r,new Bs({color:new ut(t.predicted)}))}function iT(i){i.add(new ur(16777215,1.3));for(let[e,t,n,s]of[[2,-3,5,2],[-3,2,3,.9]]){let r=new cr(16777215,s);r.position.set(e,t,n),i.add(r)}}function sT(i,e){let t=0,n=i.length-1;for(;n-t>1;){let r=t+n>>1;i[r]<=e?t=r:n=r}let s=i[n]-i[t];return[t,n,s>0?Math.min(1,Math.max(0,(e-i[t])/s)):0]}function rT(i,e){let t=i.time[i.time.length-1],n=yt("button",{type:"button","aria-label":"play or pause"},[vn("\u25B6")]),s=yt("input",{type:"range",min:i.time[0],max:t,step:"any",value:i.time[0],"aria-label":"time"}),r=yt("output",{},[vn("0.00 s")]),o=yt("select",{"aria-label":"speed"},[.25,.5,1,2,5].map(a=>yt("option",{value:a,...a===1?{selected:"selected"}:{}},[vn(`${a}\xD7`)])));return s.addEventListener("input",()=>Sn.set(Number(s.value),"slider")),s.addEventListener("change",()=>Sn.keep()),n.addEventListener("click",e),Sn.follow(a=>s.isConnected?(s.value=a,r.textContent=`${a.toFixed(2)} s`,!0):!1),{node:yt("div",{class:"controls"},[n,s,r,o]),button:n,speed:o,end:t}}function oT(i){return!i.contacts||!i.contacts.length?null:yt("ul",{class:"contacts"},i.contacts.map(e=>yt("li",{},[yt("button",{type:"button",onclick:()=>Sn.set(e.time,"contact")},[vn(`${e.time.toFixed(3)} s: ${e.first} touches ${e.second}, ${e.depth_mm.toFixed(1)} mm deep`)])])))}function v_(i){let e=yt("canvas",{class:"scene",role:"img","aria-label":"the robot in motion"}),t=!1,n=rT(i,()=>{t=!t,n.button.textContent=t?"\u275A\u275A":"\u25B6",t||Sn.keep()}),s=yt("div",{class:"stage"},[e,n.node]),r=oT(i);return r&&s.append(r),{node:s,start:()=>aT(i,e,n,s,()=>t)}}function aT(i,e,t,n,s){let r;try{r=new xa({canvas:e,antialias:!0,alpha:!0,preserveDrawingBuffer:!0})}catch{e.replaceWith(yt("p",{class:"note"},[vn("This browser has no WebGL, so the robot cannot be drawn.")]));return}let o=bo(),a=new rr;iT(a);let c=new Gf(i.robot,o),l=new Hi;a.add(c.root,nT(c,i,o,l)),l.expandByScalar(.12);let u=l.getBoundingSphere(new Gi),h=Math.max(i.robot.reach||1,u.radius),d=new fo(h*3,12,8947848,8947848);d.rotation.x=Math.PI/2,d.material.opacity=.25,d.material.transparent=!0,a.add(d);let p=new An(35,1,.01,100);p.up.set(0,0,1);let g=new va(p,e);g.target.copy(u.center);let x=()=>{let R=Math.min(1,p.aspect)*Math.tan(p.fov*Math.PI/360),F=.8*u.radius/Math.sin(Math.atan(R));p.position.copy(new q(.62,-.68,.39).normalize().multiplyScalar(F).add(u.center)),g.update()},m=!0,f=()=>{let[R,F,U]=sT(i.time,Sn.time);c.pose(i.q.map(b=>b[R]*(1-U)+b[F]*U));let v=(i.contacts||[]).filter(b=>Math.abs(b.time-Sn.time)<.1);c.mark(new Set(v.flatMap(b=>[b.first,b.second])),o),r.render(a,p)},E=()=>{let R=n.clientWidth,F=Math.min(520,Math.max(260,R*.6));r.setPixelRatio(Math.min(2,devicePixelRatio)),r.setSize(R,F,!1),e.style.height=`${F}px`,p.aspect=R/F,p.updateProjectionMatrix(),I||x(),m=!0},I=!1;g.addEventListener("start",()=>I=!0),new ResizeObserver(E).observe(n),g.addEventListener("change",()=>m=!0),Sn.follow(()=>(m=!0)&&e.isConnected),wa(()=>{o=bo(),c.ellipsoids.color.set(o.text),m=!0}),E();let S=performance.now(),L=R=>{if(!e.isConnected){r.dispose(),r.forceContextLoss();return}if(s()){let F=Sn.time+(R-S)/1e3*Number(t.speed.value);Sn.set(F>t.end?i.time[0]:F,"play")}S=R,m&&(m=!1,f()),requestAnimationFrame(L)};requestAnimationFrame(L)}var lT={text:i=>yt("div",{},i.paragraphs.map(e=>yt("p",{},[vn(e)]))),table:uT,code:i=>yt("pre",{},[vn(i.text)]),scene:v_,timeseries:Ua,intervals:_p,heatmap:xp,bars:vp,lines:Zl};function cT(i,e){let t=/^[-+]?[\d.]/.test(String(e)),n=typeof e=="object"&&e?e.level:void 0,s=n?e.text:e;return yt(i,{class:[t?"number":"",n||""].join(" ").trim()},[vn(s)])}function uT(i){let e=i.head.map((o,a)=>i.rows.length>0&&/^[-+−]?[\d.]/.test(String(i.rows[0][a]))),t=yt("tr",{},i.head.map((o,a)=>yt("th",{class:e[a]?"number":""},[vn(o)]))),n=yt("tr",{},(i.groups||[]).map(([o,a])=>yt("th",{class:"over",colspan:a},[vn(o)]))),s=i.rows.map(o=>yt("tr",{},o.map(a=>cT("td",a)))),r=yt("div",{class:"scroll"},[yt("table",i.groups?{class:"grouped"}:{},[yt("thead",{},i.groups?[n,t]:[t]),yt("tbody",{},s)])]);return yt("div",{},i.note?[r,yt("p",{class:"note"},[vn(i.note)])]:[r])}function b_(i,e){let t=[];return e.forEach((n,s)=>{let r=n.id||`section-${s+1}`,o=yt("section",{id:r},[yt("h2",{},[vn(n.title)])]);n.intro&&o.append(yt("p",{},[vn(n.intro)])),i.append(o);let a=lT[n.type](n,o);a&&a.start?(o.append(a.node),t.push(a.start)):a&&o.append(a)}),()=>t.forEach(n=>n())}var hT=new Set(["text","table","code","scene","timeseries","intervals","heatmap","bars","lines"]);async function Wf(i){let e=await Ht.text(i),n=new DOMParser().parseFromString(e,"text/html").getElementById("armature-data")?.textContent;if(!n)throw new Error(`${i} holds no data of Armature`);return JSON.parse(n)}async function Fa(i,e=()=>!1){let t=await Wf(i),n=B("div",{class:"report"}),s=t.sections.filter(a=>hT.has(a.type)&&!e(a)),r=b_(n,s),o=(a=0)=>n.isConnected?r():a<100&&setTimeout(()=>o(a+1),20);return setTimeout(o),n}var Gr=Se.identify;function dT(i,e){let t=e.map((r,o)=>({joint:r,items:i.filter(a=>new RegExp(`^[A-Za-z]+${o+1}$`).test(a.name))})),n=(r,o)=>{let a=o.replace(/\d+$/,""),c=r.inertia?.[a]??r.drive?.[a];return typeof c=="number"?c:null},s=(r,o)=>[o.name,en(o.value),o.lower===null?"\u2013":`${en(o.lower)} \u2026 ${en(o.upper)}`,en(n(r,o.name)),o.unit,B("span",{class:`standing ${o.standing}`},o.standing)];return B("section",{},B("h2",{},Gr.parameters),B("p",{class:"note"},Gr.standings),t.map(({joint:r,items:o},a)=>{let c=o.find(l=>l.name===`M${a+1}`);return B("details",{open:a===0},B("summary",{},B("b",{},r.link),` \xB7 ${r.name}`,c?` \xB7 ${en(c.value)} kg`:""),vr([Gr.parameter,Gr.value,Gr.interval,Gr.nominal,Gr.unit,Gr.standing],o.map(l=>s(r,l)),[!1,!0,!0,!0]))}))}async function fT(i){if(!i.files.includes("report.html"))return[];let[e,t,n]=await Promise.all([Wf(`${i.place}/report.html`),zr(),Fa(`${i.place}/report.html`,r=>r.type==="intervals"&&/physical/i.test(r.title))]),s=e.sections.find(r=>r.type==="intervals"&&/physical/i.test(r.title));return[s?dT(s.items,t.inspect.result.joints):null,n]}function pT(i){i.region("compare",()=>ci("identify").map(e=>e.place),()=>{let e=ci("identify");if(e.length<2)return[];let t=o=>{let a=B("select",{"aria-label":Se.compare.with},e.map(c=>B("option",{value:c.place},c.place)));return a.value=e[o].place,a},[n,s]=[t(1),t(0)],r=B("div",{});return[B("section",{class:"panel"},B("h2",{},Se.compare.title),n," ",Se.compare.with," ",s," ",B("button",{type:"button",onclick:async()=>{let{id:o}=await Ht.start({verb:"compare",options:{dir:[n.value,s.value]}});for(let a=await Ht.job(o);;a=await Ht.job(o)){if(a.state==="ended"||a.state==="failed"||a.state==="killed"){r.replaceChildren(B("pre",{},a.envelope?`${a.envelope.verdict.text}
${a.envelope.findings.map(c=>`${c.where}: ${c.message}`).join(`
`)}`:a.error??""));return}await new Promise(c=>setTimeout(c,200))}}},Se.compare.run),r)]})}function M_(){let i=ii("identify");return es(i,()=>[ht.state?.project.robot,wi(),xi()],()=>({verb:"identify",fixed:{input:[ht.state?.project.robot,...wi()],...xi()?{mapping:xi()}:{}},shown:["terms","fit_shapes","confidence_percent"],hidden:["check_only","partial"],out:"model",button:Se.run.identify}),"identify"),Ti(i,()=>On("identify",e=>!e.command.includes("--check-only"))),br(i,"identify",fT),pT(i),Ai(i,"identify"),i}var _n=Se.record,S_=()=>dispatchEvent(new Event("studio:view"));async function mT(i,e){if(e.childElementCount)return Tn(e);try{let t=await Ht.series(i,1600),s=[...new Set(t.names.slice(1).map(o=>o.replace(/[_[(].*$/,"")))].slice(0,6).map(o=>({title:o,unit:/\[(.*?)\]/.exec(t.names.find(a=>a.startsWith(o))??"")?.[1]??"",series:t.names.slice(1).map((a,c)=>({name:a,values:t.values[c]})).filter(a=>a.name.replace(/[_[(].*$/,"")===o).slice(0,12)})),r=Ua({time:t.time,groups:s});Tn(e,B("p",{class:"note"},`${t.rows.toLocaleString("en")} rows, ${t.from.toFixed(2)} \u2026 ${t.to.toFixed(2)} s`),r.node),r.start()}catch(t){Ei(t)}}function gT(){let i=Ha();if(!i.length)return[B("p",{class:"note"},_n.nothing)];let e={logs:new Set(wi()),unseen:new Set(ps())},t=(s,r,o)=>{let a=s==="logs"?"unseen":"logs";o?(e[s].add(r),e[a].delete(r)):e[s].delete(r),ni.set({logs:[...e.logs].join("|")||"-",unseen:[...e.unseen].join("|")||"-"}),S_()},n=(s,r,o)=>{let a=B("input",{type:"checkbox","aria-label":`${o}: ${r}`,onchange:()=>t(s,r,a.checked)});return a.checked=e[s].has(r),B("label",{class:"tick"},a," ",o)};return[B("ul",{class:"logs"},i.map(s=>{let r=B("div",{class:"preview"});return B("li",{},B("span",{class:"path"},s.path),B("span",{class:"note"},Sp(s.size)),n("logs",s.path,_n.use),n("unseen",s.path,_n.keep),/\.csv$/i.test(s.path)?B("button",{type:"button",class:"quiet",onclick:()=>mT(s.path,r)},_n.preview):null,r)}))]}var _T=["ignore","time","q","v","tau","current"],Xf={ignore:[""],time:["s","ms","us","ns"],q:["rad","deg","rev","m","mm"],v:["rad/s","deg/s","rpm","m/s"],tau:["Nm","mNm"],current:["A","mA"]};function xT(i){let e=i.toLowerCase();return/^(t|time|stamp|timestamp|sec)\b|^t[_[(]|time/.test(e)?"time":/tau|torque|effort|moment/.test(e)?"tau":/cur|amp|^i[_\d[(]/.test(e)?"current":/vel|speed|^v[_\d[(]|^dq|^qd/.test(e)?"v":/pos|angle|theta|^q[_\d[(]/.test(e)?"q":"ignore"}var qf=i=>`"${i.replace(/\\/g,"\\\\").replace(/"/g,'\\"')}"`;function yT(i,e){let t=[`joints: [${i.map(qf).join(", ")}]`],n=e.find(s=>s.meaning==="time");n&&t.push(`time: {column: ${qf(n.name)}, unit: ${n.unit}}`);for(let s of["q","v","tau","current"]){let r=i.map(o=>e.find(a=>a.meaning===s&&a.joint===o));r.every(o=>o)&&t.push(`${s}: {columns: [${r.map(o=>qf(o.name)).join(", ")}], unit: ${r[0].unit}}`)}return t.join(`
`)+`
`}async function vT(i,e){let t=await Ht.series(i,2),n=(await zr()).inspect.result.joints.map(l=>String(l.name)),s={},r=t.names.map(l=>{let u=xT(l),h=s[u]=(s[u]??-1)+1;return{name:l,meaning:u,joint:n[h]??n[0],unit:Xf[u][0]}}),o=B("tbody",{}),a=()=>Tn(o,r.map((l,u)=>{let h=B("select",{"aria-label":`${l.name} ${_n.meaning}`,onchange:()=>{l.meaning=h.value,l.unit=Xf[l.meaning][0],a()}},_T.map(x=>B("option",{value:x},_n.kinds[x])));h.value=l.meaning;let d=B("select",{"aria-label":`${l.name} ${_n.jointOf}`,onchange:()=>r[u].joint=d.value},n.map(x=>B("option",{value:x},x)));d.value=l.joint;let p=B("select",{"aria-label":`${l.name} ${_n.unit}`,onchange:()=>r[u].unit=p.value},Xf[l.meaning].map(x=>B("option",{value:x},x)));p.value=l.unit;let g=l.meaning==="ignore"||l.meaning==="time";return B("tr",{},B("td",{},l.name),B("td",{},h),B("td",{},g?"":d),B("td",{},l.meaning==="ignore"?"":p))}));a();let c=B("p",{class:"note",role:"status"});Tn(e,B("p",{class:"note"},_n.mappingText),B("div",{class:"scroll"},B("table",{},B("thead",{},B("tr",{},[_n.column,_n.meaning,_n.jointOf,_n.unit].map(l=>B("th",{},l)))),o)),B("button",{type:"button",onclick:()=>Ht.upload("mapping.yaml",new Blob([yT(n,r)]),!0).then(()=>{ni.set({mapping:"mapping.yaml"}),c.textContent=_n.saved},Ei)},_n.save),c)}function bT(){let i=(ht.state?.files??[]).filter(s=>s.kind==="yaml"&&!s.path.includes("/")&&s.path!==ht.state?.project.robot),e=B("select",{onchange:()=>{ni.set({mapping:e.value||"-"}),S_()}},B("option",{value:""},_n.noMapping),i.map(s=>B("option",{value:s.path},s.path)));e.value=xi();let t=B("div",{}),n=wi().find(s=>/\.csv$/i.test(s));return[B("details",{},B("summary",{},_n.mapping),B("label",{class:"choice"},_n.mappingUse," ",e)," ",n?B("button",{type:"button",onclick:()=>vT(n,t).catch(Ei)},`${_n.mapping}: ${n}`):null,t)]}function w_(){let i=ii("record"),e=()=>ht.state?.project.robot,t=()=>fs("design")?.place??"";i.region("play",t,()=>t()?[B("section",{class:"panel"},B("h2",{},_n.play),jr({verb:"play",fixed:{design:t()},shown:["to","periods","rate_hz"],hidden:["robot","joints","tip","at","gravity"],out:"play",initial:{to:"csv"},button:Se.run.play},"play"))]:[]),i.region("played",()=>ci("record")[0],()=>ci("record").slice(0,1).map(s=>B("section",{class:"panel"},Us(s.verdict),...Jl(s)))),i.region("logs",()=>[Ha(),wi(),ps(),xi(),ht.state?.files.filter(s=>s.kind==="yaml").length],()=>[B("section",{class:"panel"},B("h2",{},_n.logs),Ql(_n.drop,()=>{}),...gT(),...bT())]);let n=()=>ht.state?.runs.find(s=>s.verb==="design"&&s.job.for==="validation"&&s.job.robot===e());return i.region("virtual",()=>[e(),t(),n()?.place,n()?.files.length],()=>{let s=n(),r=(s?.files??[]).filter(o=>o.endsWith(".csv")).map(o=>o.replace(/\.csv$/,""));return[B("details",{class:"panel",open:!0},B("summary",{},_n.virtual),B("p",{},_n.virtualText),t()?B("section",{},B("h3",{},_n.forIdentify),jr({verb:"rehearse",fixed:{robot:e(),design:t()},shown:["realism","individual","periods"],hidden:["motion"],out:"recording",initial:{realism:"lab"},button:Se.run.virtual},"virtual")):null,B("section",{},B("h3",{},_n.forValidation),s&&r.length?jr({verb:"rehearse",fixed:{robot:e(),design:s.place,motion:r[0],periods:1},shown:["realism","individual"],out:"recording_validation",initial:{realism:"lab"},button:Se.run.virtual},"virtual-validation"):jr({verb:"design",fixed:{robot:e(),for:"validation"},shown:["motion"],out:"validation_motions",button:Se.run.design},"validation-motions")))]}),Ti(i,()=>[...On("play"),...On("rehearse"),...On("design",s=>s.out==="validation_motions")].sort((s,r)=>r.id-s.id)),Ai(i,"record"),i}function E_(){let i=ii("rehearse"),e=()=>fs("design")?.place??"";return es(i,()=>[ht.state?.project.robot,e()],()=>({verb:"rehearse",fixed:{robot:ht.state?.project.robot,design:e()},shown:["periods","realism","load_kg"],hidden:["motion"],out:"rehearsal",button:Se.run.rehearse}),"rehearse"),Ti(i,()=>On("rehearse")),br(i,"rehearse",async t=>t.files.includes("rehearsal.html")?[await Fa(`${t.place}/rehearsal.html`)]:[B("p",{class:"note"},"")]),Ai(i,"rehearse"),i}function T_(){let i=ii("validate"),e=()=>fs("identify")?.place??"";return i.region("which",ps,()=>[ps().length?B("p",{},B("b",{},Se.validate.logs),": ",ps().join(", ")):B("p",{class:"stale"},Se.validate.none)]),es(i,()=>[e(),ps(),xi()],()=>ps().length?{verb:"validate",fixed:{model:e(),log:ps(),...xi()?{mapping:xi()}:{}},shown:["folds"],out:"validation",button:Se.run.validate}:null,"validate"),Ti(i,()=>On("validate")),br(i,"validate",async t=>{let n=t.files.find(s=>s==="report.html")??t.files.find(s=>s==="validation.html");return n?[await Fa(`${t.place}/${n}`,s=>["intervals","heatmap"].includes(s.type))]:[]}),Ai(i,"validate"),i}var MT={robot:Hg,design:__,rehearse:E_,record:w_,check:Ap,identify:M_,validate:T_,export:y_},ST={good:"\u2713",accepted:"\u2713",doubtful:"!",bad:"\u2715",locked:"\xB7",open:"\u25CB"},jf=B("span",{class:"folder"}),Zf=B("span",{class:"connection",role:"status"}),Wl=B("ol",{class:"steps"}),Jf=B("main",{id:"main"}),Yf=null,$f="";function wT(){Tn(Wl,ds.map(i=>{let e=Ga(i),t=B("a",{href:ni.address({step:i,run:null}),class:e,"aria-current":i===ni.step?"step":void 0,onclick:n=>{n.ctrlKey||n.metaKey||n.shiftKey||(n.preventDefault(),Lh(i))}},B("span",{class:"mark","aria-hidden":"true"},ST[e]),B("span",{class:"word"},Se.steps[i]),B("span",{class:"hidden"},` (${pp(e)})`));return B("li",{},t)}))}function ph(){if(!ht.state||!ht.verbs)return;let i=ni.step,e=Ga(i)==="locked",t=`${i} ${e}`;if(document.title=`${Se.steps[i]} \xB7 ${ht.state.folder} \xB7 ${Se.name}`,Tn(jf,ht.state.folder),jf.title=ht.state.path,wT(),t!==$f){let n=$f!=="";$f=t,Yf=e?Ep(i):MT[i](),Tn(Jf,Yf.node);let s=Wl.querySelector("[aria-current]");s&&(Wl.scrollLeft=s.offsetLeft-(Wl.clientWidth-s.clientWidth)/2),n&&(scrollTo(0,0),Jf.querySelector("h1")?.focus({preventScroll:!0}))}Yf?.update()}function A_(){Tn(document.body,B("main",{class:"alone"},B("h1",{},Se.session.title),B("p",{},Se.session.text)))}function ET(){let i=B("button",{type:"button",class:"quiet",onclick:()=>Ht.token().then(({address:e})=>{Kl().append(B("div",{class:"message"},Se.window.tokenText," ",B("code",{},e)))},Ei)},Se.window.token);Tn(document.body,B("a",{class:"skip",href:"#main"},"Skip to the step"),B("header",{},B("span",{class:"brand"},"Armature"),jf,Zf,i),B("nav",{"aria-label":"steps"},Wl),Kl(),Jf)}async function TT(){let i=/token=([0-9a-f]+)/.exec(location.hash)?.[1];i&&(history.replaceState(null,"",location.pathname+location.search),await Ht.session(i).catch(()=>{}));try{[ht.verbs,ht.state]=await Promise.all([Ht.verbs(),Ht.state()])}catch(e){if(e instanceof js&&e.status===401)return A_();throw e}ET(),ph(),addEventListener("popstate",ph),addEventListener("studio:view",ph),dp(e=>{ht.state=e,ph()},(e,t)=>{if(t)return A_();Zf.textContent=e?Se.connection.on:Se.connection.off,Zf.className=`connection ${e?"on":"off"}`})}TT().catch(Ei);})();

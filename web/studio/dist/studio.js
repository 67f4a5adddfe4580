"use strict";(()=>{var nr=class extends Error{constructor(t,i){super(i);this.status=t}};async function gc(n){let e=await n.json().catch(()=>({}));if(!n.ok)throw new nr(n.status,typeof e.error=="string"?e.error:n.statusText);return e}var mc=n=>fetch(n,{credentials:"same-origin"}).then(gc),no=(n,e)=>fetch(n,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),credentials:"same-origin"}).then(gc),zs=n=>"/files/"+n.split("/").map(encodeURIComponent).join("/"),At={session:n=>no("/api/session",{token:n}),verbs:()=>mc("/api/verbs"),state:()=>mc("/api/state"),start:n=>no("/api/jobs",n),command:n=>no("/api/command",n),stop:(n,e)=>no(`/api/jobs/${n}/stop`,{now:e}),job:n=>mc(`/api/jobs/${n}`),robot:n=>no("/api/project",{robot:n}),accept:(n,e)=>no("/api/accept",{step:n,doubt:e}),token:()=>no("/api/token",{}),series:(n,e=2e3,t,i)=>mc(`/api/series?file=${encodeURIComponent(n)}&points=${e}`+(t===void 0?"":`&from=${t}`)+(i===void 0?"":`&to=${i}`)),json:n=>fetch(zs(n)).then(gc),async text(n){let e=await fetch(zs(n));if(!e.ok)throw new nr(e.status,(await e.json().catch(()=>({}))).error??e.statusText);return e.text()},upload:(n,e,t=!1)=>fetch(zs(n)+(t?"?replace":""),{method:"PUT",headers:{"Content-Type":"application/octet-stream"},body:e,credentials:"same-origin"}).then(gc)};function am(n,e){let t=300,i=()=>{let r=new WebSocket(`ws://${location.host}/api/live`);r.onmessage=o=>{t=300,e(!0,!1),n(JSON.parse(o.data))},r.onclose=()=>{e(!1,!1),setTimeout(s,t),t=Math.min(5e3,t*1.7)}},s=()=>fetch("/api/state").then(r=>r.status===401?e(!1,!0):i(),()=>{setTimeout(s,t),t=Math.min(5e3,t*1.7)});i()}async function Pr(n){let{id:e}=await At.start(n);for(let t=60;;t=Math.min(400,t*1.3)){await new Promise(s=>setTimeout(s,t));let i=await At.job(e);if(i.state==="ended"&&i.envelope)return i.envelope;if(i.state==="failed"||i.state==="killed")throw new nr(400,i.error??i.state)}}function nd(n,e){for(let t of e.flat())t==null||t===!1||n.append(t instanceof Node?t:document.createTextNode(String(t)))}function v(n,e={},...t){let i=document.createElement(n);for(let[s,r]of Object.entries(e))r==null||r===!1||s==="class"&&r===""||(s.startsWith("on")&&typeof r=="function"?i.addEventListener(s.slice(2),r):s==="value"&&"value"in i?i.value=String(r):i.setAttribute(s,r===!0?"":String(r)));return nd(i,t),i}function Kt(n,...e){n.replaceChildren(),nd(n,e)}var Sy="http://www.w3.org/2000/svg";function Cn(n,e={},...t){let i=document.createElementNS(Sy,n);for(let[s,r]of Object.entries(e))r!=null&&(s==="style"?i.style.cssText=String(r):i.setAttribute(s,String(r)));return nd(i,t),i}function io(n,e,t,i={}){return Cn("text",{x:n,y:e,...i},t)}function Dt(n,e=4){if(n==null||Number.isNaN(n))return"\u2013";if(!Number.isFinite(n))return n>0?"\u221E":"\u2212\u221E";if(n===0)return"0";let t=Math.abs(n);if(t>=1e6||t<1e-4)return n.toExponential(Math.max(1,e-2)).replaceAll("-","\u2212");let i=n.toPrecision(e);return(i.includes("e")?String(Number(i)):i.includes(".")?i.replace(/\.?0+$/,""):i).replace("-","\u2212")}function so(n,e){let t=i=>{n.isConnected?e():i<100&&setTimeout(()=>t(i+1),20)};setTimeout(()=>t(0))}var Si=["robot","design","rehearse","record","check","identify","validate","export"],Ko=["payload","monitor","compare"],Je={state:null,verbs:null,connected:!1},wn={get(n){return new URLSearchParams(location.search).get(n)},get step(){let n=wn.get("step");return[...Si,...Ko].includes(n)?n:"robot"},address(n){let e=new URLSearchParams(location.search);for(let[i,s]of Object.entries(n))s===null||s===""?e.delete(i):e.set(i,s);let t=e.toString();return location.pathname+(t?`?${t}`:"")},set(n,e=!1){history[e?"pushState":"replaceState"](null,"",wn.address(n)+(e?"":location.hash))}},id=n=>{let e=n.job.input;return typeof n.job.robot=="string"?n.job.robot:Array.isArray(e)?String(e[0]):""},Ey=n=>JSON.stringify(n.job.input)===JSON.stringify([Je.state?.project.robot,...fi()])&&(n.job.mapping??"")===Gn(),Ty=(n,e)=>e!==""&&`/${String(n.job.model??"")}`.replace(/\/(model\.json)?$/,"").endsWith(`/${e}`);function si(n){let e=Je.state;if(!e)return[];let t=e.project.robot,i=r=>{switch(n){case"design":return r.verb==="design"&&r.job.for!=="validation"&&!r.job.check&&id(r)===t;case"rehearse":return r.verb==="rehearse"&&id(r)===t;case"record":return r.verb==="play";case"check":return r.verb==="identify"&&r.job.check_only===!0&&Ey(r);case"identify":return r.verb==="identify"&&r.job.partial!==!0&&r.job.check_only!==!0&&id(r)===t;case"validate":return r.verb==="validate"&&Ty(r,Vs());case"export":return r.verb==="export";case"payload":return r.verb==="payload";case"monitor":return r.verb==="monitor";case"compare":return r.verb==="compare";default:return!1}},s=r=>n==="rehearse"&&r.place.startsWith("recording")?1:0;return e.runs.filter(i).sort((r,o)=>s(r)-s(o)||o.time-r.time)}function ir(n){let e=si(n),t=wn.get("run");return e.find(i=>i.place===t)??e[0]}function Vs(){let n=si("identify");return(n.find(e=>e.place===wn.get("model"))??n[0])?.place??""}function Pn(n,e=()=>!0){return(Je.state?.jobs??[]).filter(t=>t.verb===n&&e(t)).reverse()}function sr(){let n=Je.state;if(!n)return[];let e=new Set(n.runs.flatMap(s=>s.files.map(r=>s.place==="."?r:`${s.place}/${r}`))),t=n.files.filter(s=>s.kind==="log"&&(!e.has(s.path)||/(^|\/)recording\.csv$/.test(s.path))),i=n.runs.filter(s=>s.verb!=="rehearse").map(s=>s.place+"/");return t.filter(s=>!i.some(r=>r!=="./"&&s.path.startsWith(r)))}var lm=n=>wn.get(n)?.split("|").filter(Boolean)??null;function _s(){let n=sr().map(t=>t.path),e=lm("unseen");return e?e.filter(t=>n.includes(t)):n.filter(t=>/valid|unseen|test/i.test(t))}function fi(){let n=sr().map(r=>r.path),e=lm("logs");if(e)return e.filter(r=>n.includes(r));let t=_s(),i=n.filter(r=>!t.includes(r)),s=i.filter(r=>!r.endsWith("recording.csv"));return s.length?s:i.slice(0,1)}function Gn(){let n=wn.get("mapping");return n!==null?n==="-"?"":n:Je.state?.files.some(e=>e.path==="mapping.yaml")?"mapping.yaml":""}var Wt={parameter:"parameter",value:"value",nominal:"nominal",unit:"unit",origin:"origin",picture:"picture",origins:{seen:"seen",inferred:"inferred",set:"set"},verdicts:{good:"Good",doubtful:"Doubtful",bad:"Bad"},reasons:n=>`${n} reasons`,time:"time",timeAxis:"time [s]",velocity:"velocity",speed:"speed",play:"play or pause",scene:"the robot in motion",residual:"residual, enlarged",dragToZoom:"Drag across a plot to enlarge a stretch.",wholeTime:"Whole time",frictionAxis:"torque that the bodies do not explain, against velocity",contact:(n,e,t,i)=>`${n} s: ${e} touches ${t}, ${i} mm deep`,noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",openAll:"Open all details",closeAll:"Close all details"},fe={name:"Armature studio",steps:{robot:"Robot",design:"Design",rehearse:"Rehearse",record:"Record",check:"Check",identify:"Identify",validate:"Validate",export:"Export",payload:"Payload",monitor:"Monitor",compare:"Compare"},lead:{robot:"Begin here. Choose the arm: drop your own file, or take one from the list to try everything without a robot.",design:"Search the motion that shows the parameters best. No limit is broken at any instant, and the proof is shown.",rehearse:"The motion on a simulated robot, before a real one moves: does it track, touch anything, or overload a joint?",record:"Run the motion on your robot and bring the log here, or let the virtual robot do it.",check:"Are the logs what they should be: units, signs, order of joints, gaps, delays? Nothing is repaired silently.",identify:"Masses, centres of mass, inertias and friction from the logs, each with an interval.",validate:"Predicted against measured torque, on a motion the model has not seen.",export:"Files that simulators and controllers load, read back and compared first.",payload:"Mass, centre of mass and inertia of what hangs on the flange, with intervals.",monitor:"Contacts seen in the joint torques, with a stated rate of false alarms.",compare:"What changed between two runs: inputs, options, parameters in standard deviations, errors."},state:{open:"not done yet",locked:"opens after the step before",good:"good",doubtful:"doubtful",bad:"bad",accepted:"doubt accepted",running:"running"},connection:{on:"live",off:"connection lost, trying again",ended:"The studio has ended. Start it again with: armature studio"},session:{title:"This browser has no session",text:"Open the address that armature studio printed in the terminal. It is good for one browser; press Enter there for a new one."},locked:n=>`This step opens when \u201C${n}\u201D has a good verdict, or when its doubt is accepted there.`,goThere:n=>`Go to ${n}`,next:n=>`Next: ${n}`,command:"The same by command",copy:"Copy",copied:"Copied",run:{design:"Search",rehearse:"Rehearse",play:"Write for the controller",check:"Check the logs",identify:"Identify",validate:"Validate",export:"Export",virtual:"Record with the virtual robot",again:"Again"},stopped:"(stopped: the best so far)",left:n=>`, about ${n} s left`,stop:"Stop and keep the best",kill:"Kill",stopping:"Stopping \u2026",waiting:"Waiting for another job",more:"All options",out:"Results go to",outHelp:"a folder beside your files; what Armature wrote there before is replaced",alike:n=>`${n} more of the same ${n>1?"kinds":"kind"}`,nothingWritten:"Nothing was written.",findings:"Findings",noFindings:"Nothing was found that a person should look at.",severity:{problem:"problem",warning:"warning",note:"note"},accept:{title:"Go on although there is doubt?",text:"Tick each doubt that you accept. It is written to studio.json, and asked again when the result changes.",go:"Accept and go on",done:"You accepted these doubts."},failed:"This did not work",killed:"The job was killed. Nothing of it was written.",model:"Model",dismiss:"Dismiss",again:"Try again",stale:n=>`Changed since this run: ${n}. Run it again.`,runs:"Runs of this step",runOf:n=>`results in ${n}`,robot:{pick:"Choose a robot",catalogue:"Catalogue",files:"Files of this folder",none:"no robot chosen",drop:"Drop a URDF, xacro, MJCF, SDF or robot file with a DH table here, with its meshes",or:"or choose files",uploading:"Copying",replaced:"Replace",type:"type",view:"The arm: drag a link to move its joint",joints:"Joints",joint:"joint",link:"link",limits:"limits",limitsTitle:"Limits of the joints",velocity:"velocity",effort:"effort",home:"Home position",identifiability:"What torques can tell about each link",explain:"A link has ten numbers: six of its inertia tensor (XX \u2026 ZZ), mass times centre of mass (MX, MY, MZ), and its mass (M). Joint torques show some of them alone, some only in sums (base parameters), some never.",parameter:"parameter",link_:"link",legend:{alone:"alone: has its own number",combined:"combined: only in a sum with others",never:"never: no joint torque depends on it"},short:{alone:"alone",combined:"combined",never:"never"},counts:(n,e,t)=>`${n} parameters are seen alone, ${e} in combinations, ${t} never.`,scaleText:"of ten",base:"Base parameters and their formulas",whatIf:"What would change it",change:"change",baseCount:"base parameters",better:"better known",noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",colour:"Colour links by what is seen",replace:n=>`${n} exists with other content. Replace it?`,share:"seen, of ten parameters of the link"},design:{progress:"Value of the search over time (smaller is better)",value:"value",seconds:"seconds of search",live:"The best motion so far, not certified yet",margins:"Certificate: how much of each limit is used",overTime:"Limits over time",overTimeText:"100 % touches the limit. The plots show instants; the certificate holds between them too.",kinds:{position:"position",velocity:"velocity",acceleration:"acceleration",torque:"torque",collision:"required distance / distance"},ofLimit:"% of the limit",theLimit:"limit",torqueText:n=>`Predicted torques, \xB1 N\xB7m (95 %): ${n}.`,loadText:n=>`The mass of a load: \xB1 ${n} kg (95 %).`,paramText:(n,e)=>`Half of ${n} parameters to \xB1 ${e} % or better (95 %).`,contactText:n=>`The smallest contact torque that will be noticed, N\xB7m: ${n}.`,deliveryText:(n,e)=>`What ${n} s of this motion will tell at best, if torques are read to ${e} % of their limits:`,numbers:"Numbers of the criterion",play:"Use it: write it for your controller on the page Record.",marginsText:"A bar at 100 % touches its limit. Proven for every instant, not only at samples.",motion:"The motion",certified:(n,e)=>`${n} limits proven for every instant of ${e} s`,get:"What you will get",condition:"condition number",columns:"parameters seen",smallest:"smallest singular value",limit:"limit",reached:"reached",at:"at",page:"Open the design as a page",criteria:[["","Best torque prediction (v-optimal, the default)"],["d-optimal","Smallest intervals together (d-optimal)"],["e-optimal","No combination badly known (e-optimal)"],["a-optimal","Smallest mean variance of the parameters (a-optimal)"],["condition","Smallest condition number, as many papers do"],["sigma-min","Largest smallest singular value"]]},record:{play:"1. The motion for your controller",logs:"2. Logs",drop:"Drop logs here: CSV, NPZ, MAT, HDF5, rosbag2, MCAP",use:"identify",keep:"validate",name:"log",size:"size",use_:"use for",nothing:"no log yet",virtual:"No robot at hand? The virtual robot",virtualText:"With realism lab it has friction, noise, a clock and drives that the model does not know. Record one motion to identify and another to validate.",forIdentify:"To identify: the designed motion",forValidation:"To validate: another motion",preview:"Preview",hide:"Hide",mapping:"Mapping of columns",mappingText:"What is believed of each column. Change what is wrong; it is written as a mapping file.",propose:"Look at the columns of",byCommand:"proposed by",rows:(n,e,t)=>`${n} rows, ${e} \u2026 ${t} s`,column:"column",meaning:"is",jointOf:"of joint",unit:"unit",save:"Write mapping.yaml",saved:"mapping.yaml is written and used from now on.",kinds:{ignore:"\u2013",time:"time",q:"position",v:"velocity",tau:"torque",current:"current"},noMapping:"no mapping: the header says it",mappingUse:"mapping file",go:"At least one log for identification is chosen."},check:{logs:"Logs to check",believed:"How the logs were read",log:"log",rate:"rate [Hz]",duration:"duration [s]",period:"period [s]",residual:"torque that no parameters of this robot explain [%]",found:"Findings over time",none:"none"},identify:{parameters:"Parameters by link",parameter:"parameter",value:"value",interval:"95 % interval",nominal:"nominal",standing:"origin",unit:"unit",drive:"Joint terms",standings:"Seen: the data determine it. Inferred: from what a body can be and the nominal model. Set: given.",report:"Open the report as a page",friction:"Torque against velocity"},spec:{title:"Duration, limits and obstacles",text:n=>`What you change here is written to ${n} and used by the search.`,duration:"one period",durationHelp:"how long the motion takes before it repeats",harmonics:"harmonics",each:"per joint",harmonicsHelp:"sines and cosines per joint: more bend the motion more",share:"share of the limits",shareHelp:"of velocity, acceleration and torque limits that may be used",margin:"distance to position limits",marginHelp:"kept at both ends of every turning joint",clearance:"clearance",clearanceHelp:"kept between links, and to obstacles",floor:"there is a floor at height 0",obstacles:"Obstacles",obstaclesText:"Boxes that no link may touch. Drag one along the floor, with Shift up and down, or type numbers in metres.",name:"name of the obstacle",centre:"centre",size:"size",add:"Add a box",remove:"Remove",saved:n=>`${n} is written.`,wrong:"A number is missing or negative. Nothing was written."},edit:{title:"Edit limits, mounting and tool",text:n=>`Your own file is left alone: the changed robot is written to ${n} and used from then on.`,limits:"Limits",limitsText:"In rad, rad/s, rad/s\xB2, N\xB7m (sliding joints: m, m/s, m/s\xB2, N). An empty field is no limit.",lower:"lower",upper:"upper",velocity:"velocity",acceleration:"acceleration",effort:"effort",home:"home",mountingTitle:"Mounting",mounted:"mounted on",mountings:{own:"as below",floor:"the floor",ceiling:"the ceiling",wall:"a wall"},base:"base in the world",turned:"turned by roll, pitch, yaw",tool:"Tool",toolFrame:"tool frame",lastLink:"the last link",newFrame:"new frame (name)",on:"on link",at:"at",save:"Write and use it",saved:n=>`${n} is written and used.`,wrong:"A field is not a number. Nothing was written."},use:{choose:"Choose at least one log above.",payload:{logs:"Logs with the load",bare:"The same motion without the load (may be none)",run:"Find the load"},monitor:{logs:"Logs to watch",quiet:"Logs of usual work without contact, to set the thresholds (may be none)",run:"Look for contacts"}},fields:{"design.criterion":["what to optimise","what the motion is best for"],"design.budget_s":["most time for the search",'it ends by itself earlier; "Stop and keep the best" works at any time'],"design.starts":["starts","independent searches: more find better motions"],"design.wanted_percent":["wanted interval","say how long to run it until half of the parameters are known to \xB1 this much"],"rehearse.periods":["periods","how often the motion is repeated"],"rehearse.realism":["realism","ideal: as the model; lab: friction, noise, clock and drives of a real arm; rough: worse"],"rehearse.load_kg":["unknown load","a ball on the last link that the controller does not know"],"rehearse.individual":["which robot of its kind","another number is another arm of the same type"],"identify.out":["results go to","a folder beside your files; another name keeps the earlier run, to compare them"],"identify.terms":["friction and drive terms","what besides the bodies makes torque, with commas"],"play.to":["controller","the format that your controller takes"]},validate:{logs:"Logs the model has not seen",none:"Every log was used to fit the model. Record another motion, or choose one on the page Record."},compare:{first:"compare",second:"with",run:"Compare",these:(n,e)=>`Compare ${n} with ${e}`,locked:"This page opens when the folder holds two runs."},export:{formats:"Format",files:"Written files",download:"Download",empty:"nothing exported yet"},window:{token:"Open in another browser",tokenText:"This address is good once:",skip:"Skip to the step",brand:"Armature",steps:"steps"},units:{bytes:["B","kB","MB","GB"]},yes:"yes",no:"no",default:"default"};var sd=n=>[n.level,n.text,...n.reasons].join(`
`).slice(0,7900);function Ay(n){let e=Je.state?.project.robot??"";switch(n){case"robot":return Pn("inspect",t=>!t.command.includes("--urdf")&&Cy(t.command)[2]===e&&t.state==="ended")[0]?.verdict;case"record":return;default:return si(n)[0]?.verdict}}var Cy=n=>n.split(" ").map(e=>e.replace(/^'|'$/g,""));function rd(n,e){return(Je.state?.project.accepted??[]).some(t=>t.step===n&&t.doubt===sd(e))}var _c=n=>n==="good"||n==="accepted";function ol(n){if(n==="record")return fi().length>0?"good":"open";let e=Ay(n);return e?e.level==="doubtful"&&rd(n,e)?"accepted":e.level:"open"}function Qo(n){let e=ol(n);if(n==="compare")return e!=="open"?e:(Je.state?.runs.length??0)>1?"open":"locked";if(ro(n))return e!=="open"?e:_c(ol("identify"))?"open":"locked";let t=Si.indexOf(n);return e!=="open"||t===0?e:_c(ol(Si[t-1]))||Ry(n)?"open":"locked"}function Ry(n){return n==="record"&&_c(ol("robot"))}var ro=n=>Ko.includes(n),oo=n=>_c(ol(n)),cm=n=>fe.state[n];var Py=["text","grid","faint","measured","predicted","residual","good","warn","bad","surface","robot"];function rr(){let n=getComputedStyle(document.documentElement),e=i=>n.getPropertyValue(`--${i}`).trim();return{...Object.fromEntries(Py.map(i=>[i,e(i)])),cycle:[1,2,3,4,5,6,7].map(i=>e(`c${i}`))}}var od=new Set;function Ir(n){return od.add(n),()=>od.delete(n)}var ld=()=>od.forEach(n=>n());matchMedia("(prefers-color-scheme: dark)").addEventListener("change",ld);var ad=[];addEventListener("beforeprint",()=>{document.documentElement.classList.add("print"),ad=[...document.querySelectorAll("details:not([open])")];for(let n of ad)n.open=!0,n.dispatchEvent(new Event("toggle"));ld()});addEventListener("afterprint",()=>{document.documentElement.classList.remove("print");for(let n of ad.splice(0))n.open=!1;ld()});var um=()=>document.documentElement.classList.contains("print");function xc(n){let e=v("div",{class:"chart-place"}),t=0,i=()=>{let r=Math.round(e.clientWidth);r<40||r===t||(t=r,e.replaceChildren(n(r)))};new ResizeObserver(i).observe(e);let s=Ir(()=>e.isConnected?i():s());return e}var pm=n=>n.lower===null||n.upper===null?"\u2013":`${Dt(n.lower)} \u2026 ${Dt(n.upper)}`;function Iy(n){let t=Cn("svg",{viewBox:"0 0 130 14",width:130,height:14,role:"img","aria-label":`${n.name}: ${Dt(n.value)}, ${pm(n)}`});if(n.lower===null||n.upper===null)return t;let i=n.nominal??null,s=Math.max(Math.abs(n.value),Math.abs(n.lower),Math.abs(n.upper),i===null?0:Math.min(Math.abs(i),3*Math.abs(n.value)))*1.15||1,r=o=>(Math.max(-1,Math.min(1,o/s))+1)/2*130;return t.append(Cn("line",{x1:130/2,x2:130/2,y1:1,y2:13,class:"zero"})),t.append(Cn("line",{x1:r(n.lower),x2:Math.max(r(n.upper),r(n.lower)+1),y1:7,y2:7,class:"range"})),i!==null&&t.append(Cn("line",{x1:r(i),x2:r(i),y1:2,y2:12,class:"nominal"})),t.append(Cn("circle",{cx:r(n.value),cy:7,r:3,class:"value"})),t}function mm(n,e){let t=n.some(a=>a.nominal!==void 0),i=[Wt.parameter,Wt.value,e,"",...t?[Wt.nominal]:[],Wt.unit,Wt.origin],s=(a,c,...l)=>v("td",{"data-label":a,...c},...l),r=n.map(a=>v("tr",{},v("th",{scope:"row"},a.name),s(Wt.value,{class:"number"},Dt(a.value)),s(e,{class:"number"},pm(a)),v("td",{class:"interval"},Iy(a)),t?s(Wt.nominal,{class:"number"},Dt(a.nominal)):null,s(Wt.unit,{},a.unit),s(Wt.origin,{},v("span",{class:`standing ${a.standing}`},Wt.origins[a.standing]??a.standing)))),o=new Set([Wt.value,e,Wt.nominal]);return v("div",{class:"scroll"},v("table",{class:"cards"},v("thead",{},v("tr",{},i.map(a=>v("th",{scope:"col",class:o.has(a)?"number":void 0},a||v("span",{class:"hidden"},Wt.picture))))),v("tbody",{},r)))}function gm(n){return mm(n.items,n.interval)}var hm=(n,e)=>n.filter(t=>t.standing===e).length;function _m(n){return v("div",{class:"links"},n.links.map(({link:e,joint:t,items:i})=>{let s=i.find(a=>/^M\d+$/.test(a.name)),r=s&&s.lower!==null&&s.upper!==null?(s.upper-s.lower)/2:null,o=[s?`${Dt(s.value)} kg${r===null?"":` \xB1 ${Dt(r,2)}`}`:"",...["seen","inferred","set"].map(a=>hm(i,a)?`${hm(i,a)} ${Wt.origins[a]}`:"")].filter(Boolean);return v("details",{"data-link":e},v("summary",{},v("b",{},e),t&&t!==e?` (${t})`:"",v("span",{class:"gist"},o.join(" \xB7 "))),mm(i,n.interval))}))}function xm(n){let e=n.labels.length;return xc(t=>{let i=Math.min(t,760),s=i/e>=11?60:8,r=Math.max(2,Math.min(18,(i-s-4)/e)),o=s+e*r+4,a=Cn("svg",{viewBox:`0 0 ${o} ${o}`,width:o,height:o,class:"chart",role:"img","aria-label":n.title});return n.values.forEach((c,l)=>{if(c.forEach((h,u)=>{let d=Math.min(1,Math.abs(h??0));d<.05||a.append(Cn("rect",{x:s+u*r,y:s+l*r,width:r*.95,height:r*.95,class:(h??0)>=0?"positive":"negative","fill-opacity":(d*d).toFixed(3)},Cn("title",{},`${n.labels[l]} \xB7 ${n.labels[u]}: ${Dt(h)}`)))}),s>8){let h={"font-size":Math.min(10,r)};a.append(io(s-4,s+l*r+r*.8,n.labels[l],{"text-anchor":"end",...h}));let u=s+l*r+r*.8;a.append(io(u,s-4,n.labels[l],{transform:`rotate(-90 ${u} ${s-4})`,...h}))}}),a})}var cd=(n,e=240)=>({width:Math.min(n,900),height:e,left:62,right:12,top:10,bottom:40});function al(n,e,t,i){let s=e?a=>Math.log10(Math.max(a,1e-300)):a=>a,r=1/0,o=-1/0;for(let a of n)r=Math.min(r,s(a)),o=Math.max(o,s(a));return r<o||([r,o]=Number.isFinite(r)?[r-1,o+1]:[0,1]),{at:a=>t+(s(a)-r)/(o-r)*(i-t),low:r,high:o}}function dm(n,e,t,i,s=!1){if(t){let l=Math.max(1,Math.ceil((e-n)/i)),h=e-n<2?[1,2,5]:[1],u=[];for(let d=Math.floor(n);d<=e;d+=l)for(let p of h)Math.log10(p)+d>=n-1e-9&&Math.log10(p)+d<=e+1e-9&&u.push(p*10**d);return u.length?u:[10**n,10**e]}let r=(e-n)/i,o=10**Math.floor(Math.log10(r)),a=Math.max([1,2,5,10].map(l=>l*o).find(l=>l>=r)??10*o,s?1:0),c=[];for(let l=Math.ceil(n/a)*a;l<=e+1e-12;l+=a)c.push(Math.abs(l)<a/1e6?0:l);return c}function fm(n,e){let t=n.length>1?n[1]-n[0]:1,i=Math.max(0,Math.min(12,1-Math.floor(Math.log10(t)))),s=!e&&t<.001*Math.max(...n.map(Math.abs));return n.map(r=>[r,s?r.toFixed(i).replace("-","\u2212"):Dt(r)])}function ud(n,e,t,i,s){for(let[r,o]of fm(dm(s.low,s.high,t.log??!1,5),t.log??!1)){let a=s.at(r);n.append(Cn("line",{x1:e.left,x2:e.width-e.right,y1:a,y2:a,class:"grid"})),n.append(io(e.left-6,a+4,o,{"text-anchor":"end"}))}if(i){let r=Math.max(2,Math.floor((e.width-e.left-e.right)/90));for(let[o,a]of fm(dm(i.low,i.high,t.log_x??!1,r,t.whole),t.log_x??!1))n.append(Cn("line",{x1:i.at(o),x2:i.at(o),y1:e.height-e.bottom,y2:e.height-e.bottom+4,class:"grid"})),n.append(io(i.at(o),e.height-e.bottom+16,a,{"text-anchor":"middle"}))}n.append(io((e.left+e.width-e.right)/2,e.height-5,t.x_label||"",{"text-anchor":"middle"})),n.append(io(13,e.height/2,t.y_label||"",{"text-anchor":"middle",transform:`rotate(-90 13 ${e.height/2})`}))}var hd=(n,e)=>Cn("svg",{viewBox:`0 0 ${n.width} ${n.height}`,width:n.width,height:n.height,class:"chart",role:"img","aria-label":e});function ym(n){return xc(e=>{let t=cd(e),i=n.values,s=al(n.log?i.filter(c=>c>0):[...i,0],n.log??!1,t.height-t.bottom,t.top),r=hd(t,n.title);ud(r,t,n,null,s);let o=(t.width-t.left-t.right)/i.length,a=t.height-t.bottom;return i.forEach((c,l)=>{let h=n.log&&c<=0?a:s.at(c),u=n.log?a:s.at(0);r.append(Cn("rect",{x:t.left+l*o+o*.1,width:o*.8,y:Math.min(h,u),height:Math.max(1,Math.abs(u-h)),class:"bar"},Cn("title",{},`${n.labels?n.labels[l]:l+1}: ${Dt(c)}`)))}),r})}var vm=(n,e,t,i,s)=>n.map((r,o)=>{let a=e[o];return a==null||!s(a)?"":`${t.at(r).toFixed(1)},${i.at(a).toFixed(1)}`}).filter(Boolean).join(" ");function yc(n){let e=s=>Number.isFinite(s)&&(!n.log||s>0),t=n.series.length===1,i=xc(s=>{let r=cd(s),o=al(n.x.filter(h=>!n.log_x||h>0),n.log_x??!1,r.left,r.width-r.right),a=n.series.flatMap(h=>h.values).filter(h=>h!==null&&e(h)),c=al(a,n.log??!1,r.height-r.bottom,r.top),l=hd(r,n.title??n.series.map(h=>h.name).join(", "));return ud(l,r,{...n,y_label:t?`${n.series[0].name} [${n.y_label}]`:n.y_label,whole:n.x.every(Number.isInteger)},o,c),n.series.forEach((h,u)=>l.append(Cn("polyline",{points:vm(n.x,h.values,o,c,e),class:`curve c${u%7+1}`}))),l});return t?i:v("div",{},v("ul",{class:"keys"},n.series.map((s,r)=>v("li",{},Cn("svg",{width:26,height:8,viewBox:"0 0 26 8","aria-hidden":"true"},Cn("polyline",{points:"0,4 26,4",class:`curve c${r%7+1}`}))," ",s.name))),i)}function Ly(n){return xc(e=>{let t={...cd(e,210),left:56},i=al([...n.v,...n.curve_v],!1,t.left,t.width-t.right),s=al([...n.tau,...n.curve_tau],!1,t.height-t.bottom,t.top),r=hd(t,`${n.name}: ${Wt.frictionAxis}`);ud(r,t,{x_label:`${Wt.velocity} [${n.v_unit}]`,y_label:`[${n.tau_unit}]`},i,s);let o=n.v.map((a,c)=>`M${i.at(a).toFixed(1)} ${s.at(n.tau[c]).toFixed(1)}h0`).join("");return r.append(Cn("path",{d:o,class:"dots"})),r.append(Cn("polyline",{points:vm(n.curve_v,n.curve_tau,i,s,Number.isFinite),class:"curve model"})),r})}function bm(n){return v("div",{class:"small-multiples"},n.joints.map(e=>v("figure",{},v("figcaption",{},e.name),Ly(e))))}var Ny={good:"\u2713",doubtful:"!",bad:"\u2715"};function or(n,e=!1){return v("div",{class:`verdict ${n.level}`,role:"status"},v("span",{class:"mark","aria-hidden":"true"},Ny[n.level]),v("p",{class:"lead"},v("strong",{},fe.state[n.level]+": "),n.text,e?` ${fe.stopped}`:""))}function ll(n,e){return n.length?[v("h2",{},fe.findings),vc(n,e)]:[vc(n)]}var Mm=(n="")=>n.split("`").map((e,t,i)=>t%2&&t<i.length-1?v("code",{},e):e);function vc(n,e){if(!n.length)return v("p",{class:"note"},fe.noFindings);let t={problem:0,warning:1,note:2},i=[...n].sort((l,h)=>t[l.severity]-t[h.severity]),s=l=>v("li",{class:l.severity},v("span",{class:"tag"},fe.severity[l.severity])," ",l.where?e?v("button",{class:"place",type:"button",onclick:()=>e(l.where)},l.where):v("b",{},l.where):null,l.where?": ":null,Mm(l.message),l.message.endsWith(".")||!l.advice?" ":". ",Mm(l.advice)),r=i.filter(l=>l.severity!=="note"),o=r.filter(l=>r.filter(h=>h.kind===l.kind).indexOf(l)<2),a=r.filter(l=>!o.includes(l)),c=i.filter(l=>l.severity==="note");return v("div",{},o.length?v("ul",{class:"findings"},o.map(s)):null,a.length?v("details",{},v("summary",{},fe.alike(a.length)),v("ul",{class:"findings"},a.map(s))):null,c.length?v("details",{open:!o.length&&c.length<4},v("summary",{},`${c.length} ${fe.severity.note}${c.length>1?"s":""}`),v("ul",{class:"findings"},c.map(s))):null)}function bc(n,e,t){if(e.level!=="doubtful")return null;if(rd(n,e))return v("p",{class:"note accepted"},"\u2713 ",fe.accept.done);let i=[...new Set(t.filter(c=>c.severity==="warning").map(c=>c.kind))],s=i.length?i:["doubtful"],r=v("button",{type:"button",class:"main",disabled:!0,onclick:()=>At.accept(n,sd(e)).catch(On)},fe.accept.go),o=s.map(()=>v("input",{type:"checkbox",onchange:()=>r.disabled=!o.every(c=>c.checked)})),a=c=>t.filter(l=>l.kind===c).map(l=>l.where).filter(Boolean).slice(0,4).join(", ");return v("fieldset",{class:"accept"},v("legend",{},fe.accept.title),v("p",{class:"note"},fe.accept.text),s.map((c,l)=>v("label",{class:"tick"},o[l]," ",v("span",{},v("b",{},c),a(c)?`: ${a(c)}`:""))),r)}function xs(n){let e=v("button",{type:"button",class:"quiet",onclick:()=>{navigator.clipboard?.writeText(n).then(()=>e.textContent=fe.copied,()=>{}),setTimeout(()=>e.textContent=fe.copy,1500)}},fe.copy);return v("div",{class:"command"},v("span",{class:"label"},fe.command),v("code",{},n.split(" ").map(t=>[v("span",{class:"word"},t)," "]).flat()),e)}function wm(n){let e=n.progress??{},t=typeof e.share=="number"&&e.share>=0?e.share:void 0,i=typeof e.left_s=="number"&&e.left_s>=0?fe.left(Math.ceil(e.left_s)):"",s=n.state==="waiting"?fe.waiting:n.stopping?fe.stopping:`${e.stage??"\u2026"}${i}`,r=v("progress",{max:1,value:t,"aria-label":s}),o=v("div",{class:"progress",role:"status","aria-live":"polite"},r,v("p",{},s,e.message?v("span",{class:"value"},` ${e.message}`):null));if((n.history?.length??0)>2&&n.verb==="design"){let a=n.history;o.append(v("h2",{},fe.design.progress)),o.append(yc({x:a.map(c=>c[0]),series:[{name:fe.design.value,values:a.map(c=>c[1])}],x_label:fe.design.seconds,y_label:"\u2013",log:a.every(c=>c[1]>0)}))}return o.append(v("div",{class:"row"},v("button",{type:"button",onclick:()=>At.stop(n.id,!1).catch(On),disabled:n.stopping},fe.stop),v("button",{type:"button",class:"quiet",onclick:()=>At.stop(n.id,!0).catch(On)},fe.kill))),o}function Mc(n){return[v("p",{class:"note"},fe.runOf(n.place),n.files.filter(e=>e.endsWith(".html")).map(e=>[" \xB7 ",v("a",{href:zs(`${n.place}/${e}`),target:"_blank",rel:"noopener"},e)]).flat(),n.verb==="play"?n.files.filter(e=>e!=="job.json").map(e=>[" \xB7 ",v("a",{href:`${zs(`${n.place}/${e}`)}?download`,download:e},e)]).flat():null),...n.changed.length?[v("p",{class:"stale"},fe.stale(n.changed.join(", ")))]:[]]}var Dy=null;function wc(){return Dy??=v("div",{class:"messages",role:"alert"})}function On(n){let e=n instanceof Error?n.message:String(n),t=v("div",{class:"message"},v("span",{},e),v("button",{type:"button",class:"quiet",onclick:()=>t.remove()},fe.dismiss));wc().append(t)}function Sm(n){let e=n,t=0;for(;e>=1e3&&t<3;)[e,t]=[e/1e3,t+1];return`${e<10&&t?e.toFixed(1):Math.round(e)} ${fe.units.bytes[t]}`}function Hs(n,e,t=[],i){return v("div",{class:"scroll",tabindex:0,role:"region","aria-label":n.join(", ")},v("table",{class:i??"cards"},v("thead",{},v("tr",{},n.map((s,r)=>v("th",{scope:"col",class:t[r]?"number":void 0},s)))),v("tbody",{},e.map(s=>v("tr",{},s.map((r,o)=>o===0?v("th",{scope:"row"},r):v("td",{class:t[o]?"number":void 0,"data-label":n[o]},r)))))))}var Uy="uplot",Fy="u-hz",ky="u-vt",Oy="u-title",By="u-wrap",zy="u-under",Vy="u-over",Hy="u-axis",co="u-off",Gy="u-select",Wy="u-cursor-x",Xy="u-cursor-y",qy="u-cursor-pt",$y="u-legend",jy="u-live",Yy="u-inline",Jy="u-series",Zy="u-marker",Em="u-label",Ky="u-value",ul="width",hl="height";var Tm="bottom",ea="left",dd="right",Rd="#000",Am=Rd+"0",fd="mousemove",Cm="mousedown",pd="mouseup",Rm="mouseenter",Pm="mouseleave",Im="dblclick",Qy="resize",ev="scroll",Lm="change",Cc="dppxchange",Pd="--",aa=typeof window<"u",yd=aa?document:null,na=aa?window:null,tv=aa?navigator:null,Qt,Sc;function vd(){let n=devicePixelRatio;Qt!=n&&(Qt=n,Sc&&Md(Lm,Sc,vd),Sc=matchMedia(`(min-resolution: ${Qt-.001}dppx) and (max-resolution: ${Qt+.001}dppx)`),uo(Lm,Sc,vd),na.dispatchEvent(new CustomEvent(Cc)))}function $i(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function bd(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function Sn(n,e,t){n.style[e]=t+"px"}function ys(n,e,t,i){let s=yd.createElement(n);return e!=null&&$i(s,e),t?.insertBefore(s,i),s}function os(n,e){return ys("div",n,e)}var Nm=new WeakMap;function Gs(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=Nm.get(n);r!=o&&(n.style.transform=r,Nm.set(n,r),e<0||t<0||e>i||t>s?$i(n,co):bd(n,co))}var Dm=new WeakMap;function Um(n,e,t){let i=e+t,s=Dm.get(n);i!=s&&(Dm.set(n,i),n.style.background=e,n.style.borderColor=t)}var Fm=new WeakMap;function km(n,e,t,i){let s=e+""+t,r=Fm.get(n);s!=r&&(Fm.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Id={passive:!0},nv={...Id,capture:!0};function uo(n,e,t,i){e.addEventListener(n,t,i?nv:Id)}function Md(n,e,t,i){e.removeEventListener(n,t,Id)}aa&&vd();function vs(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:ji((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function hg(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var dg=n=>n!=null,fg=n=>n!=null&&n>0,Ic=hg(dg),iv=hg(fg);function sv(n,e,t,i=0,s=!1){let r=s?iv:Ic,o=s?fg:dg;[e,t]=r(n,e,t);let a=n[e],c=n[e];if(e>-1)if(i==1)a=n[e],c=n[t];else if(i==-1)a=n[t],c=n[e];else for(let l=e;l<=t;l++){let h=n[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??gn,c??-gn]}function Lc(n,e,t,i){let s=zm(n),r=zm(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?ar:pg,a=s==1?ji:as,c=r==1?as:ji,l=a(o(jn(n))),h=c(o(jn(e))),u=ia(t,l),d=ia(t,h);return t==10&&(l<0&&(u=_n(u,-l)),h<0&&(d=_n(d,-h))),i||t==2?(n=u*s,e=d*r):(n=xg(n,u),e=Nc(e,d)),[n,e]}function Ld(n,e,t,i){let s=Lc(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Nd=.1,Om={mode:3,pad:Nd},fl={pad:0,soft:null,mode:0},rv={min:fl,max:fl};function Rc(n,e,t,i){return Dc(t)?Bm(n,e,t):(fl.pad=t,fl.soft=i?0:null,fl.mode=i?3:0,Bm(n,e,rv))}function $t(n,e){return n??e}function ov(n,e,t){for(e=$t(e,0),t=$t(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function Bm(n,e,t){let i=t.min,s=t.max,r=$t(i.pad,0),o=$t(s.pad,0),a=$t(i.hard,-gn),c=$t(s.hard,gn),l=$t(i.soft,gn),h=$t(s.soft,-gn),u=$t(i.mode,0),d=$t(s.mode,0),p=e-n,g=ar(p),_=Ei(jn(n),jn(e)),m=ar(_),f=jn(m-g);(p<1e-24||f>10)&&(p=0,(n==0||e==0)&&(p=1e-24,u==2&&l!=gn&&(r=0),d==2&&h!=-gn&&(o=0)));let S=p||_||1e3,A=ar(S),y=ia(10,ji(A)),P=S*(p==0?n==0?.1:1:r),R=_n(xg(n-P,y/10),24),k=n>=l&&(u==1||u==3&&R<=l||u==2&&R>=l)?l:gn,F=Ei(a,R<k&&n>=k?k:bs(k,R)),M=S*(p==0?e==0?.1:1:o),E=_n(Nc(e+M,y/10),24),N=e<=h&&(d==1||d==3&&E>=h||d==2&&E<=h)?h:-gn,B=bs(c,E>N&&e<=N?N:Ei(N,E));return F==B&&F==0&&(B=100),[F,B]}var av=new Intl.NumberFormat(aa?tv.language:"en-US"),Dd=n=>av.format(n),Yi=Math,Ac=Yi.PI,jn=Yi.abs,ji=Yi.floor,$n=Yi.round,as=Yi.ceil,bs=Yi.min,Ei=Yi.max,ia=Yi.pow,zm=Yi.sign,ar=Yi.log10,pg=Yi.log2,lv=(n,e=1)=>Yi.sinh(n)*e,md=(n,e=1)=>Yi.asinh(n/e),gn=1/0;function Vm(n){return(ar((n^n>>31)-(n>>31))|0)+1}function wd(n,e,t){return bs(Ei(n,e),t)}function mg(n){return typeof n=="function"}function Bt(n){return mg(n)?n:()=>n}var cv=()=>{},gg=n=>n,_g=(n,e)=>e,uv=n=>null,Hm=n=>!0,Gm=(n,e)=>n==e,hv=/\.\d*?(?=9{6,}|0{6,})/gm,ho=n=>{if(vg(n)||Nr.has(n))return n;let e=`${n}`,t=e.match(hv);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${ho(s)}e${r}`}return _n(n,i)};function ao(n,e){return ho(_n(ho(n/e))*e)}function Nc(n,e){return ho(as(ho(n/e))*e)}function xg(n,e){return ho(ji(ho(n/e))*e)}function _n(n,e=0){if(vg(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return $n(i)/t}var Nr=new Map;function yg(n){return((""+n).split(".")[1]||"").length}function ml(n,e,t,i){let s=[],r=i.map(yg);for(let o=e;o<t;o++){let a=jn(o),c=_n(ia(n,o),a);for(let l=0;l<i.length;l++){let h=n==10?+`${i[l]}e${o}`:i[l]*c,u=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=n==10?h:_n(h,u);s.push(d),Nr.set(d,u)}}return s}var pl={},Ud=[],sa=[null,null],Lr=Array.isArray,vg=Number.isInteger,dv=n=>n===void 0;function Wm(n){return typeof n=="string"}function Dc(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function fv(n){return n!=null&&typeof n=="object"}var pv=Object.getPrototypeOf(Uint8Array),bg="__proto__";function ra(n,e=Dc){let t;if(Lr(n)){let i=n.find(s=>s!=null);if(Lr(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=ra(n[s],e)}else t=n.slice()}else if(n instanceof pv)t=n.slice();else if(e(n)){t={};for(let i in n)i!=bg&&(t[i]=ra(n[i],e))}else t=n;return t}function Wn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=bg&&(Dc(n[s])?Wn(n[s],ra(i[s])):n[s]=ra(i[s]))}return n}var mv=0,gv=1,_v=2;function xv(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function yv(n,e){if(Mv(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return wv(o[0])||(o=bv(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let c=n[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],u=Array(s).fill(void 0),d=e?e[o][l]:gv,p=[];for(let g=0;g<h.length;g++){let _=h[g],m=r.get(c[g]);_===null?d!=mv&&(u[m]=_,d==_v&&p.push(m)):u[m]=_}xv(u,p,s),i.push(u)}}return i}var vv=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function bv(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[i[c]];s.push(a)}return s}function Mv(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function wv(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=Ei(1,ji((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let c=n[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var Mg=["January","February","March","April","May","June","July","August","September","October","November","December"],wg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Sg(n){return n.slice(0,3)}var Sv=wg.map(Sg),Ev=Mg.map(Sg),Tv={MMMM:Mg,MMM:Ev,WWWW:wg,WWW:Sv};function cl(n){return(n<10?"0":"")+n}function Av(n){return(n<10?"00":n<100?"0":"")+n}var Cv={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>cl(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>cl(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>cl(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>cl(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>cl(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>Av(n.getMilliseconds())};function Fd(n,e){e=e||Tv;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?Cv[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Rv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Pv(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==Rv?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var Eg=n=>n%1==0,Pc=[1,2,2.5,5],Iv=ml(10,-32,0,Pc),Tg=ml(10,0,32,Pc),Lv=Tg.filter(Eg),lo=Iv.concat(Tg),kd=`
`,Ag="{YYYY}",Xm=kd+Ag,Cg="{M}/{D}",dl=kd+Cg,Ec=dl+"/{YY}",Rg="{aa}",Nv="{h}:{mm}",ta=Nv+Rg,qm=kd+ta,$m=":{ss}",sn=null;function Pg(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,c=(n==1?ml(10,0,3,Pc).filter(Eg):ml(10,-3,0,Pc)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,Ag,sn,sn,sn,sn,sn,sn,1],[s*28,"{MMM}",Xm,sn,sn,sn,sn,sn,1],[s,Cg,Xm,sn,sn,sn,sn,sn,1],[i,"{h}"+Rg,Ec,sn,dl,sn,sn,sn,1],[t,ta,Ec,sn,dl,sn,sn,sn,1],[e,$m,Ec+" "+ta,sn,dl+" "+ta,sn,qm,sn,1],[n,$m+".{fff}",Ec+" "+ta,sn,dl+" "+ta,sn,qm,sn,1]];function h(u){return(d,p,g,_,m,f)=>{let S=[],A=m>=o,y=m>=r&&m<o,P=u(g),R=_n(P*n,3),k=gd(P.getFullYear(),A?0:P.getMonth(),y||A?1:P.getDate()),F=_n(k*n,3);if(y||A){let M=y?m/r:0,E=A?m/o:0,N=R==F?R:_n(gd(k.getFullYear()+E,k.getMonth()+M,1)*n,3),B=new Date($n(N/n)),W=B.getFullYear(),Z=B.getMonth();for(let K=0;N<=_;K++){let H=gd(W+E*K,Z+M*K,1),ie=H-u(_n(H*n,3));N=_n((+H+ie)*n,3),N<=_&&S.push(N)}}else{let M=m>=s?s:m,E=ji(g)-ji(R),N=F+E+Nc(R-F,M);S.push(N);let B=u(N),W=B.getHours()+B.getMinutes()/t+B.getSeconds()/i,Z=m/i,K=d.axes[p]._space,H=f/K;for(;N=_n(N+m,n==1?0:3),!(N>_);)if(Z>1){let ie=ji(_n(W+Z,6))%24,oe=u(N).getHours()-ie;oe>1&&(oe=-1),N-=oe*i,W=(W+Z)%24;let de=S[S.length-1];_n((N-de)/m,3)*H>=.7&&S.push(N)}else S.push(N)}return S}}return[c,l,h]}var[Dv,Uv,Fv]=Pg(1),[kv,Ov,Bv]=Pg(.001);ml(2,-53,53,[1]);function jm(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function Ym(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],c,l,h,u,d,p;return i.map(g=>{let _=n(g),m=_.getFullYear(),f=_.getMonth(),S=_.getDate(),A=_.getHours(),y=_.getMinutes(),P=_.getSeconds(),R=m!=c&&a[2]||f!=l&&a[3]||S!=h&&a[4]||A!=u&&a[5]||y!=d&&a[6]||P!=p&&a[7]||a[1];return c=m,l=f,h=S,u=A,d=y,p=P,R(_)})}}function zv(n,e){let t=Fd(e);return(i,s,r,o,a)=>s.map(c=>t(n(c)))}function gd(n,e,t){return new Date(n,e,t)}function Jm(n,e){return e(n)}var Vv="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Zm(n,e){return(t,i,s,r)=>r==null?Pd:e(n(i))}function Hv(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function Gv(n,e){return n.series[e].fill(n,e)}var Wv={show:!0,live:!0,isolate:!1,mount:cv,markers:{show:!0,width:2,stroke:Hv,fill:Gv,dash:"solid"},idx:null,idxs:null,values:[]};function Xv(n,e){let t=n.cursor.points,i=os(),s=t.size(n,e);Sn(i,ul,s),Sn(i,hl,s);let r=s/-2;Sn(i,"marginLeft",r),Sn(i,"marginTop",r);let o=t.width(n,e,s);return o&&Sn(i,"borderWidth",o),i}function qv(n,e){let t=n.series[e].points;return t._fill||t._stroke}function $v(n,e){let t=n.series[e].points;return t._stroke||t._fill}function jv(n,e){return n.series[e].points.size}var _d=[0,0];function Yv(n,e,t){return _d[0]=e,_d[1]=t,_d}function Tc(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function xd(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var Jv={show:!0,x:!0,y:!0,lock:!1,move:Yv,points:{one:!1,show:Xv,size:jv,width:0,stroke:$v,fill:qv},bind:{mousedown:Tc,mouseup:Tc,click:Tc,dblclick:Tc,mousemove:xd,mouseleave:xd,mouseenter:xd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ig={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Od=Wn({},Ig,{filter:_g}),Lg=Wn({},Od,{size:10}),Ng=Wn({},Ig,{show:!1}),Bd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Dg="bold "+Bd,Ug=1.5,Km={show:!0,scale:"x",stroke:Rd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dg,side:2,grid:Od,ticks:Lg,border:Ng,font:Bd,lineGap:Ug,rotate:0},Zv="Value",Kv="Time",Qm={show:!0,scale:"x",auto:!1,sorted:1,min:gn,max:-gn,idxs:[]};function Qv(n,e,t,i,s){return e.map(r=>r==null?"":Dd(r))}function eb(n,e,t,i,s,r,o){let a=[],c=Nr.get(s)||0;t=o?t:_n(Nc(t,s),c);for(let l=t;l<=i;l=_n(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Sd(n,e,t,i,s,r,o){let a=[],c=n.scales[n.axes[e].scale].log,l=c==10?ar:pg,h=ji(l(t));s=ia(c,h),c==10&&(s=lo[vs(s,lo)]);let u=t,d=s*c;c==10&&(d=lo[vs(d,lo)]);do a.push(u),u=u+s,c==10&&!Nr.has(u)&&(u=_n(u,Nr.get(s))),u>=d&&(s=u,d=s*c,c==10&&(d=lo[vs(d,lo)]));while(u<=i);return a}function tb(n,e,t,i,s,r,o){let c=n.scales[n.axes[e].scale].asinh,l=i>c?Sd(n,e,Ei(c,t),i,s):[c],h=i>=0&&t<=0?[0]:[];return(t<-c?Sd(n,e,Ei(c,-i),-t,s):[c]).reverse().map(d=>-d).concat(h,l)}var Fg=/./,nb=/[12357]/,ib=/[125]/,eg=/1/,Ed=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function sb(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],c=n.valToPos,l=r._space,h=c(10,o),u=c(9,o)-h>=l?Fg:c(7,o)-h>=l?nb:c(5,o)-h>=l?ib:eg;if(u==eg){let d=jn(c(1,o)-h);if(d<l)return Ed(e.slice().reverse(),a.distr,u,as(l/d)).reverse()}return Ed(e,a.distr,u,1)}function rb(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,c=n.valToPos,l=jn(c(1,o)-c(2,o));return l<a?Ed(e.slice().reverse(),3,Fg,as(a/l)).reverse():e}function ob(n,e,t,i){return i==null?Pd:e==null?"":Dd(e)}var tg={show:!0,scale:"y",stroke:Rd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dg,side:3,grid:Od,ticks:Lg,border:Ng,font:Bd,lineGap:Ug,rotate:0};function ab(n,e){let t=3+(n||1)*2;return _n(t*e,3)}function lb(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=jn(o-r),c=n.series[e],l=a/(c.points.space*Qt);return i[1]-i[0]<=l}var ng={scale:null,auto:!0,sorted:0,min:gn,max:-gn},kg=(n,e,t,i,s)=>s,ig={show:!0,auto:!0,sorted:0,gaps:kg,alpha:1,facets:[Wn({},ng,{scale:"x"}),Wn({},ng,{scale:"y"})]},sg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:kg,alpha:1,points:{show:lb,filter:null},values:null,min:gn,max:-gn,idxs:[],path:null,clip:null};function cb(n,e,t,i,s){return t/10}var Og={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ub=Wn({},Og,{time:!1,ori:1}),rg={};function Bg(n,e){let t=rg[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(i,s,r,o,a,c,l)}},n!=null&&(rg[n]=t)),t}var oa=1,Td=2;function fo(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,c=r[0],l=i==2?r[1]:r[e],h=i==2?o[s.facets[0].scale]:o[n.series[0].scale],u=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,_=a.height,m=n.valToPosH,f=n.valToPosV;return h.ori==0?t(s,c,l,h,u,m,f,d,p,g,_,Fc,la,Oc,Vg,Gg):t(s,c,l,h,u,f,m,p,d,_,g,kc,ca,Hd,Hg,Wg)}function zd(n,e){let t=0,i=0,s=$t(n.bands,Ud);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function hb(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,c=n.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function lr(n,e,t,i,s,r){return fo(n,e,(o,a,c,l,h,u,d,p,g,_,m)=>{let f=o.pxRound,S=l.dir*(l.ori==0?1:-1),A=l.ori==0?la:ca,y,P;S==1?(y=t,P=i):(y=i,P=t);let R=f(u(a[y],l,_,p)),k=f(d(c[y],h,m,g)),F=f(u(a[P],l,_,p)),M=f(d(r==1?h.max:h.min,h,m,g)),E=new Path2D(s);return A(E,F,M),A(E,R,M),A(E,R,k),E})}function Uc(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Oc:Hd,c=t;for(let u=0;u<n.length;u++){let d=n[u];if(d[1]>d[0]){let p=d[0]-c;p>0&&a(o,c,i,p,i+r),c=d[1]}}let l=t+s-c,h=10;l>0&&a(o,c,i-h/2,l,i+r+h)}return o}function db(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Vd(n,e,t,i,s,r,o){let a=[],c=n.length;for(let l=s==1?t:i;l>=t&&l<=i;l+=s)if(e[l]===null){let u=l,d=l;if(s==1)for(;++l<=i&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let p=r(n[u]),g=d==u?p:r(n[d]),_=u-s;p=o<=0&&_>=0&&_<c?r(n[_]):p;let f=d+s;g=o>=0&&f>=0&&f<c?r(n[f]):g,g>=p&&a.push([p,g])}return a}function og(n){return n==0?gg:n==1?$n:e=>ao(e,n)}function zg(n){let e=n==0?Fc:kc,t=n==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},i=n==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?i(s,r,o,a,c):(l=bs(l,a/2,c/2),h=bs(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var Fc=(n,e,t)=>{n.moveTo(e,t)},kc=(n,e,t)=>{n.moveTo(t,e)},la=(n,e,t)=>{n.lineTo(e,t)},ca=(n,e,t)=>{n.lineTo(t,e)},Oc=zg(0),Hd=zg(1),Vg=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Hg=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Gg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},Wg=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function Xg(n){return(e,t,i,s,r)=>fo(e,t,(o,a,c,l,h,u,d,p,g,_,m)=>{let{pxRound:f,points:S}=o,A,y;l.ori==0?(A=Fc,y=Vg):(A=kc,y=Hg);let P=_n(S.width*Qt,3),R=(S.size-S.width)/2*Qt,k=_n(R*2,3),F=new Path2D,M=new Path2D,{left:E,top:N,width:B,height:W}=e.bbox;Oc(M,E-k,N-k,B+k*2,W+k*2);let Z=K=>{if(c[K]!=null){let H=f(u(a[K],l,_,p)),ie=f(d(c[K],h,m,g));A(F,H+R,ie),y(F,H,ie,R,0,Ac*2)}};if(r)r.forEach(Z);else for(let K=i;K<=s;K++)Z(K);return{stroke:P>0?F:null,fill:F,clip:M,flags:oa|Td}})}function qg(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var fb=qg(la),pb=qg(ca);function $g(n){let e=$t(n?.alignGaps,0);return(t,i,s,r)=>fo(t,i,(o,a,c,l,h,u,d,p,g,_,m)=>{[s,r]=Ic(c,s,r);let f=o.pxRound,S=W=>f(u(W,l,_,p)),A=W=>f(d(W,h,m,g)),y,P;l.ori==0?(y=la,P=fb):(y=ca,P=pb);let R=l.dir*(l.ori==0?1:-1),k={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:oa},F=k.stroke,M=!1;if(r-s>=_*4){let W=ue=>t.posToVal(ue,l.key,!0),Z=null,K=null,H,ie,Q,te=S(a[R==1?s:r]),oe=S(a[s]),de=S(a[r]),_e=W(R==1?oe+1:de-1);for(let ue=R==1?s:r;ue>=s&&ue<=r;ue+=R){let Re=a[ue],$=(R==1?Re<_e:Re>_e)?te:S(Re),ne=c[ue];$==te?ne!=null?(ie=ne,Z==null?(y(F,$,A(ie)),H=Z=K=ie):ie<Z?Z=ie:ie>K&&(K=ie)):ne===null&&(M=!0):(Z!=null&&P(F,te,A(Z),A(K),A(H),A(ie)),ne!=null?(ie=ne,y(F,$,A(ie)),Z=K=H=ie):(Z=K=null,ne===null&&(M=!0)),te=$,_e=W(te+R))}Z!=null&&Z!=K&&Q!=te&&P(F,te,A(Z),A(K),A(H),A(ie))}else for(let W=R==1?s:r;W>=s&&W<=r;W+=R){let Z=c[W];Z===null?M=!0:Z!=null&&y(F,S(a[W]),A(Z))}let[N,B]=zd(t,i);if(o.fill!=null||N!=0){let W=k.fill=new Path2D(F),Z=o.fillTo(t,i,o.min,o.max,N),K=A(Z),H=S(a[s]),ie=S(a[r]);R==-1&&([ie,H]=[H,ie]),y(W,ie,K),y(W,H,K)}if(!o.spanGaps){let W=[];M&&W.push(...Vd(a,c,s,r,R,S,e)),k.gaps=W=o.gaps(t,i,s,r,W),k.clip=Uc(W,l.ori,p,g,_,m)}return B!=0&&(k.band=B==2?[lr(t,i,s,r,F,-1),lr(t,i,s,r,F,1)]:lr(t,i,s,r,F,B)),k})}function mb(n){let e=$t(n.align,1),t=$t(n.ascDesc,!1),i=$t(n.alignGaps,0),s=$t(n.extend,!1);return(r,o,a,c)=>fo(r,o,(l,h,u,d,p,g,_,m,f,S,A)=>{[a,c]=Ic(u,a,c);let y=l.pxRound,{left:P,width:R}=r.bbox,k=oe=>y(g(oe,d,S,m)),F=oe=>y(_(oe,p,A,f)),M=d.ori==0?la:ca,E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:oa},N=E.stroke,B=d.dir*(d.ori==0?1:-1),W=F(u[B==1?a:c]),Z=k(h[B==1?a:c]),K=Z,H=Z;s&&e==-1&&(H=P,M(N,H,W)),M(N,Z,W);for(let oe=B==1?a:c;oe>=a&&oe<=c;oe+=B){let de=u[oe];if(de==null)continue;let _e=k(h[oe]),ue=F(de);e==1?M(N,_e,W):M(N,K,ue),M(N,_e,ue),W=ue,K=_e}let ie=K;s&&e==1&&(ie=P+R,M(N,ie,W));let[Q,te]=zd(r,o);if(l.fill!=null||Q!=0){let oe=E.fill=new Path2D(N),de=l.fillTo(r,o,l.min,l.max,Q),_e=F(de);M(oe,ie,_e),M(oe,H,_e)}if(!l.spanGaps){let oe=[];oe.push(...Vd(h,u,a,c,B,k,i));let de=l.width*Qt/2,_e=t||e==1?de:-de,ue=t||e==-1?-de:de;oe.forEach(Re=>{Re[0]+=_e,Re[1]+=ue}),E.gaps=oe=l.gaps(r,o,a,c,oe),E.clip=Uc(oe,d.ori,m,f,S,A)}return te!=0&&(E.band=te==2?[lr(r,o,a,c,N,-1),lr(r,o,a,c,N,1)]:lr(r,o,a,c,N,te)),E})}function ag(n,e,t,i,s,r,o=gn){if(n.length>1){let a=null;for(let c=0,l=1/0;c<n.length;c++)if(e[c]!==void 0){if(a!=null){let h=jn(n[c]-n[a]);h<l&&(l=h,o=jn(t(n[c],i,s,r)-t(n[a],i,s,r)))}a=c}}return o}function gb(n){n=n||pl;let e=$t(n.size,[.6,gn,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=Bt(s),o=1-e[0],a=$t(e[1],gn),c=$t(e[2],1),l=$t(n.disp,pl),h=$t(n.each,p=>{}),{fill:u,stroke:d}=l;return(p,g,_,m)=>fo(p,g,(f,S,A,y,P,R,k,F,M,E,N)=>{let B=f.pxRound,W=t,Z=i*Qt,K=a*Qt,H=c*Qt,ie,Q;y.ori==0?[ie,Q]=r(p,g):[Q,ie]=r(p,g);let te=y.dir*(y.ori==0?1:-1),oe=y.ori==0?Oc:Hd,de=y.ori==0?h:(q,le,me,he,Ze,Ae,Ye)=>{h(q,le,me,Ze,he,Ye,Ae)},_e=$t(p.bands,Ud).find(q=>q.series[0]==g),ue=_e!=null?_e.dir:0,Re=f.fillTo(p,g,f.min,f.max,ue),Me=B(k(Re,P,N,M)),$,ne,be,Ve=E,Le=B(f.width*Qt),bt=!1,ln=null,G=null,zt=null,_t=null;u!=null&&(Le==0||d!=null)&&(bt=!0,ln=u.values(p,g,_,m),G=new Map,new Set(ln).forEach(q=>{q!=null&&G.set(q,new Path2D)}),Le>0&&(zt=d.values(p,g,_,m),_t=new Map,new Set(zt).forEach(q=>{q!=null&&_t.set(q,new Path2D)})));let{x0:ct,size:je}=l;if(ct!=null&&je!=null){W=1,S=ct.values(p,g,_,m),ct.unit==2&&(S=S.map(me=>p.posToVal(F+me*E,y.key,!0)));let q=je.values(p,g,_,m);je.unit==2?ne=q[0]*E:ne=R(q[0],y,E,F)-R(0,y,E,F),Ve=ag(S,A,R,y,E,F,Ve),be=Ve-ne+Z}else Ve=ag(S,A,R,y,E,F,Ve),be=Ve*o+Z,ne=Ve-be;be<1&&(be=0),Le>=ne/2&&(Le=0),be<5&&(B=gg);let Yt=be>0,Xe=Ve-be-(Yt?Le:0);ne=B(wd(Xe,H,K)),$=(W==0?ne/2:W==te?0:ne)-W*te*((W==0?Z/2:0)+(Yt?Le/2:0));let ot={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},mn=bt?null:new Path2D,Gt=null;if(_e!=null)Gt=p.data[_e.series[1]];else{let{y0:q,y1:le}=l;q!=null&&le!=null&&(A=le.values(p,g,_,m),Gt=q.values(p,g,_,m))}let z=ie*ne,T=Q*ne;for(let q=te==1?_:m;q>=_&&q<=m;q+=te){let le=A[q];if(le==null)continue;if(Gt!=null){let Pe=Gt[q]??0;if(le-Pe==0)continue;Me=k(Pe,P,N,M)}let me=y.distr!=2||l!=null?S[q]:q,he=R(me,y,E,F),Ze=k($t(le,Re),P,N,M),Ae=B(he-$),Ye=B(Ei(Ze,Me)),ze=B(bs(Ze,Me)),ye=Ye-ze;if(le!=null){let Pe=le<0?T:z,nt=le<0?z:T;bt?(Le>0&&zt[q]!=null&&oe(_t.get(zt[q]),Ae,ze+ji(Le/2),ne,Ei(0,ye-Le),Pe,nt),ln[q]!=null&&oe(G.get(ln[q]),Ae,ze+ji(Le/2),ne,Ei(0,ye-Le),Pe,nt)):oe(mn,Ae,ze+ji(Le/2),ne,Ei(0,ye-Le),Pe,nt),de(p,g,q,Ae-Le/2,ze,ne+Le,ye)}}return Le>0?ot.stroke=bt?_t:mn:bt||(ot._fill=f.width==0?f._fill:f._stroke??f._fill,ot.width=0),ot.fill=bt?G:mn,ot})}function _b(n,e){let t=$t(e?.alignGaps,0);return(i,s,r,o)=>fo(i,s,(a,c,l,h,u,d,p,g,_,m,f)=>{[r,o]=Ic(l,r,o);let S=a.pxRound,A=ie=>S(d(ie,h,m,g)),y=ie=>S(p(ie,u,f,_)),P,R,k;h.ori==0?(P=Fc,k=la,R=Gg):(P=kc,k=ca,R=Wg);let F=h.dir*(h.ori==0?1:-1),M=A(c[F==1?r:o]),E=M,N=[],B=[];for(let ie=F==1?r:o;ie>=r&&ie<=o;ie+=F)if(l[ie]!=null){let te=c[ie],oe=A(te);N.push(E=oe),B.push(y(l[ie]))}let W={stroke:n(N,B,P,k,R,S),fill:null,clip:null,band:null,gaps:null,flags:oa},Z=W.stroke,[K,H]=zd(i,s);if(a.fill!=null||K!=0){let ie=W.fill=new Path2D(Z),Q=a.fillTo(i,s,a.min,a.max,K),te=y(Q);k(ie,E,te),k(ie,M,te)}if(!a.spanGaps){let ie=[];ie.push(...Vd(c,l,r,o,F,A,t)),W.gaps=ie=a.gaps(i,s,r,o,ie),W.clip=Uc(ie,h.ori,g,_,m,f)}return H!=0&&(W.band=H==2?[lr(i,s,r,o,Z,-1),lr(i,s,r,o,Z,1)]:lr(i,s,r,o,Z,H)),W})}function xb(n){return _b(yb,n)}function yb(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=n[d+1]-n[d],l[d]=h[d]/u[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/l[d-1]+(u[d]+2*u[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+u[d]/3,e[d]+c[d]*u[d]/3,n[d+1]-u[d]/3,e[d+1]-c[d+1]*u[d]/3,n[d+1],e[d+1])}return a}var Ad=new Set;function lg(){for(let n of Ad)n.syncRect(!0)}aa&&(uo(Qy,na,lg),uo(ev,na,lg,!0),uo(Cc,na,()=>{ci.pxRatio=Qt}));var vb=$g(),bb=Xg();function cg(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Cd(r,o,e,t))}function Mb(n,e){return n.map((t,i)=>i==0?{}:Wn({},e,t))}function Cd(n,e,t,i){return Wn({},e==0?t:i,n)}function jg(n,e,t){return e==null?sa:[e,t]}var wb=jg;function Sb(n,e,t){return e==null?sa:Rc(e,t,Nd,!0)}function Yg(n,e,t,i){return e==null?sa:Lc(e,t,n.scales[i].log,!1)}var Eb=Yg;function Jg(n,e,t,i){return e==null?sa:Ld(e,t,n.scales[i].log,!1)}var Tb=Jg;function Ab(n,e,t,i,s){let r=Ei(Vm(n),Vm(e)),o=e-n,a=vs(s/i*o,t);do{let c=t[a],l=i*c/o;if(l>=s&&r+(c<5?Nr.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function ug(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=$n((t=+s)*Qt))+"px"),[n,e,t]}function Cb(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=_n(e[2]*Qt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function ci(n,e,t){let i={mode:$t(n.mode,1)},s=i.mode;function r(x,C,O,V){let Y=C.valToPct(x);return V+O*(C.dir==-1?1-Y:Y)}function o(x,C,O,V){let Y=C.valToPct(x);return V+O*(C.dir==-1?Y:1-Y)}function a(x,C,O,V){return C.ori==0?r(x,C,O,V):o(x,C,O,V)}i.valToPosH=r,i.valToPosV=o;let c=!1;i.status=0;let l=i.root=os(Uy);if(n.id!=null&&(l.id=n.id),$i(l,n.class),n.title){let x=os(Oy,l);x.textContent=n.title}let h=ys("canvas"),u=i.ctx=h.getContext("2d"),d=os(By,l);uo("click",d,x=>{x.target===g&&(Rt!=Ot||Jt!=Lt)&&Vn.click(i,x)},!0);let p=i.under=os(zy,d);d.appendChild(h);let g=i.over=os(Vy,d);n=ra(n);let _=+$t(n.pxAlign,1),m=og(_);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});let f=n.ms||.001,S=i.series=s==1?cg(n.series||[],Qm,sg,!1):Mb(n.series||[null],ig),A=i.axes=cg(n.axes||[],Km,tg,!0),y=i.scales={},P=i.bands=n.bands||[];P.forEach(x=>{x.fill=Bt(x.fill||null),x.dir=$t(x.dir,-1)});let R=s==2?S[1].facets[0].scale:S[0].scale,k={axes:b,series:ps},F=(n.drawOrder||["axes","series"]).map(x=>k[x]);function M(x){let C=x.distr==3?O=>ar(O>0?O:x.clamp(i,O,x.min,x.max,x.key)):x.distr==4?O=>md(O,x.asinh):x.distr==100?O=>x.fwd(O):O=>O;return O=>{let V=C(O),{_min:Y,_max:re}=x,ge=re-Y;return(V-Y)/ge}}function E(x){let C=y[x];if(C==null){let O=(n.scales||pl)[x]||pl;if(O.from!=null){E(O.from);let V=Wn({},y[O.from],O,{key:x});V.valToPct=M(V),y[x]=V}else{C=y[x]=Wn({},x==R?Og:ub,O),C.key=x;let V=C.time,Y=C.range,re=Lr(Y);if((x!=R||s==2&&!V)&&(re&&(Y[0]==null||Y[1]==null)&&(Y={min:Y[0]==null?Om:{mode:1,hard:Y[0],soft:Y[0]},max:Y[1]==null?Om:{mode:1,hard:Y[1],soft:Y[1]}},re=!1),!re&&Dc(Y))){let ge=Y;Y=(we,Ie,He)=>Ie==null?sa:Rc(Ie,He,ge)}C.range=Bt(Y||(V?wb:x==R?C.distr==3?Eb:C.distr==4?Tb:jg:C.distr==3?Yg:C.distr==4?Jg:Sb)),C.auto=Bt(re?!1:C.auto),C.clamp=Bt(C.clamp||cb),C._min=C._max=null,C.valToPct=M(C)}}}E("x"),E("y"),s==1&&S.forEach(x=>{E(x.scale)}),A.forEach(x=>{E(x.scale)});for(let x in n.scales)E(x);let N=y[R],B=N.distr,W,Z;N.ori==0?($i(l,Fy),W=r,Z=o):($i(l,ky),W=o,Z=r);let K={};for(let x in y){let C=y[x];(C.min!=null||C.max!=null)&&(K[x]={min:C.min,max:C.max},C.min=C.max=null)}let H=n.tzDate||(x=>new Date($n(x/f))),ie=n.fmtDate||Fd,Q=f==1?Fv(H):Bv(H),te=Ym(H,jm(f==1?Uv:Ov,ie)),oe=Zm(H,Jm(Vv,ie)),de=[],_e=i.legend=Wn({},Wv,n.legend),ue=i.cursor=Wn({},Jv,{drag:{y:s==2}},n.cursor),Re=_e.show,Me=ue.show,$=_e.markers;_e.idxs=de,$.width=Bt($.width),$.dash=Bt($.dash),$.stroke=Bt($.stroke),$.fill=Bt($.fill);let ne,be,Ve,Le=[],bt=[],ln,G=!1,zt={};if(_e.live){let x=S[1]?S[1].values:null;G=x!=null,ln=G?x(i,1,0):{_:0};for(let C in ln)zt[C]=Pd}if(Re)if(ne=ys("table",$y,l),Ve=ys("tbody",null,ne),_e.mount(i,ne),G){be=ys("thead",null,ne,Ve);let x=ys("tr",null,be);ys("th",null,x);for(var _t in ln)ys("th",Em,x).textContent=_t}else $i(ne,Yy),_e.live&&$i(ne,jy);let ct={show:!0},je={show:!1};function Yt(x,C){if(C==0&&(G||!_e.live||s==2))return sa;let O=[],V=ys("tr",Jy,Ve,Ve.childNodes[C]);$i(V,x.class),x.show||$i(V,co);let Y=ys("th",null,V);if($.show){let we=os(Zy,Y);if(C>0){let Ie=$.width(i,C);Ie&&(we.style.border=Ie+"px "+$.dash(i,C)+" "+$.stroke(i,C)),we.style.background=$.fill(i,C)}}let re=os(Em,Y);x.label instanceof HTMLElement?re.appendChild(x.label):re.textContent=x.label,C>0&&($.show||(re.style.color=x.width>0?$.stroke(i,C):$.fill(i,C)),ot("click",Y,we=>{if(ue._lock)return;zn(we);let Ie=S.indexOf(x);if((we.ctrlKey||we.metaKey)!=_e.isolate){let He=S.some((We,Ke)=>Ke>0&&Ke!=Ie&&We.show);S.forEach((We,Ke)=>{Ke>0&&Fs(Ke,He?Ke==Ie?ct:je:ct,!0,Hn.setSeries)})}else Fs(Ie,{show:!x.show},!0,Hn.setSeries)},!1),di&&ot(Rm,Y,we=>{ue._lock||(zn(we),Fs(S.indexOf(x),Jo,!0,Hn.setSeries))},!1));for(var ge in ln){let we=ys("td",Ky,V);we.textContent="--",O.push(we)}return[V,O]}let Xe=new Map;function ot(x,C,O,V=!0){let Y=Xe.get(C)||{},re=ue.bind[x](i,C,O,V);re&&(uo(x,C,Y[x]=re),Xe.set(C,Y))}function mn(x,C,O){let V=Xe.get(C)||{};for(let Y in V)(x==null||Y==x)&&(Md(Y,C,V[Y]),delete V[Y]);x==null&&Xe.delete(C)}let Gt=0,z=0,T=0,q=0,le=0,me=0,he=le,Ze=me,Ae=T,Ye=q,ze=0,ye=0,Pe=0,nt=0;i.bbox={};let et=!1,De=!1,xt=!1,j=!1,Ce=!1,Se=!1;function qe(x,C,O){(O||x!=i.width||C!=i.height)&&Ee(x,C),D(!1),xt=!0,De=!0,Be()}function Ee(x,C){i.width=Gt=T=x,i.height=z=q=C,le=me=0,nn(),wt();let O=i.bbox;ze=O.left=ao(le*Qt,.5),ye=O.top=ao(me*Qt,.5),Pe=O.width=ao(T*Qt,.5),nt=O.height=ao(q*Qt,.5)}let xe=3;function Qe(){let x=!1,C=0;for(;!x;){C++;let O=jo(C),V=w(C);x=C==xe||O&&V,x||(Ee(i.width,i.height),De=!0)}}function vt({width:x,height:C}){qe(x,C)}i.setSize=vt;function nn(){let x=!1,C=!1,O=!1,V=!1;A.forEach((Y,re)=>{if(Y.show&&Y._show){let{side:ge,_size:we}=Y,Ie=ge%2,He=Y.label!=null?Y.labelSize:0,We=we+He;We>0&&(Ie?(T-=We,ge==3?(le+=We,V=!0):O=!0):(q-=We,ge==0?(me+=We,x=!0):C=!0))}}),ds[0]=x,ds[1]=O,ds[2]=C,ds[3]=V,T-=ns[1]+ns[3],le+=ns[3],q-=ns[2]+ns[0],me+=ns[0]}function wt(){let x=le+T,C=me+q,O=le,V=me;function Y(re,ge){switch(re){case 1:return x+=ge,x-ge;case 2:return C+=ge,C-ge;case 3:return O-=ge,O+ge;case 0:return V-=ge,V+ge}}A.forEach((re,ge)=>{if(re.show&&re._show){let we=re.side;re._pos=Y(we,re._size),re.label!=null&&(re._lpos=Y(we,re.labelSize))}})}if(ue.dataIdx==null){let x=ue.hover,C=x.skip=new Set(x.skip??[]);C.add(void 0);let O=x.prox=Bt(x.prox),V=x.bias??=0;ue.dataIdx=(Y,re,ge,we)=>{if(re==0)return ge;let Ie=ge,He=O(Y,re,ge,we)??gn,We=He>=0&&He<gn,Ke=N.ori==0?T:q,Mt=ue.left,Zt=e[0],qt=e[re];if(C.has(qt[ge])){Ie=null;let kt=null,yt=null,ht;if(V==0||V==-1)for(ht=ge;kt==null&&ht-- >0;)C.has(qt[ht])||(kt=ht);if(V==0||V==1)for(ht=ge;yt==null&&ht++<qt.length;)C.has(qt[ht])||(yt=ht);if(kt!=null||yt!=null)if(We){let Mn=kt==null?-1/0:W(Zt[kt],N,Ke,0),Dn=yt==null?1/0:W(Zt[yt],N,Ke,0),ii=Mt-Mn,dn=Dn-Mt;ii<=dn?ii<=He&&(Ie=kt):dn<=He&&(Ie=yt)}else Ie=yt==null?kt:kt==null?yt:ge-kt<=yt-ge?kt:yt}else We&&jn(Mt-W(Zt[ge],N,Ke,0))>He&&(Ie=null);return Ie}}let zn=x=>{ue.event=x};ue.idxs=de,ue._lock=!1;let rn=ue.points;rn.show=Bt(rn.show),rn.size=Bt(rn.size),rn.stroke=Bt(rn.stroke),rn.width=Bt(rn.width),rn.fill=Bt(rn.fill);let yi=i.focus=Wn({},n.focus||{alpha:.3},ue.focus),di=yi.prox>=0,ts=di&&rn.one,ai=[],hs=[],Li=[];function Kr(x,C){let O=rn.show(i,C);if(O instanceof HTMLElement)return $i(O,qy),$i(O,x.class),Gs(O,-10,-10,T,q),g.insertBefore(O,ai[C]),O}function Ds(x,C){if(s==1||C>0){let O=s==1&&y[x.scale].time,V=x.value;x.value=O?Wm(V)?Zm(H,Jm(V,ie)):V||oe:V||ob,x.label=x.label||(O?Kv:Zv)}if(ts||C>0){x.width=x.width==null?1:x.width,x.paths=x.paths||vb||uv,x.fillTo=Bt(x.fillTo||hb),x.pxAlign=+$t(x.pxAlign,_),x.pxRound=og(x.pxAlign),x.stroke=Bt(x.stroke||null),x.fill=Bt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let O=ab(Ei(1,x.width),1),V=x.points=Wn({},{size:O,width:Ei(1,O*.2),stroke:x.stroke,space:O*2,paths:bb,_stroke:null,_fill:null},x.points);V.show=Bt(V.show),V.filter=Bt(V.filter),V.fill=Bt(V.fill),V.stroke=Bt(V.stroke),V.paths=Bt(V.paths),V.pxAlign=x.pxAlign}if(Re){let O=Yt(x,C);Le.splice(C,0,O[0]),bt.splice(C,0,O[1]),_e.values.push(null)}if(Me){de.splice(C,0,null);let O=null;ts?C==0&&(O=Kr(x,C)):C>0&&(O=Kr(x,C)),ai.splice(C,0,O),hs.splice(C,0,0),Li.splice(C,0,0)}ni("addSeries",C)}function Xo(x,C){C=C??S.length,x=s==1?Cd(x,C,Qm,sg):Cd(x,C,{},ig),S.splice(C,0,x),Ds(S[C],C)}i.addSeries=Xo;function qo(x){if(S.splice(x,1),Re){_e.values.splice(x,1),bt.splice(x,1);let C=Le.splice(x,1)[0];mn(null,C.firstChild),C.remove()}Me&&(de.splice(x,1),ai.splice(x,1)[0].remove(),hs.splice(x,1),Li.splice(x,1)),ni("delSeries",x)}i.delSeries=qo;let ds=[!1,!1,!1,!1];function tl(x,C){if(x._show=x.show,x.show){let O=x.side%2,V=y[x.scale];V==null&&(x.scale=O?S[1].scale:R,V=y[x.scale]);let Y=V.time;x.size=Bt(x.size),x.space=Bt(x.space),x.rotate=Bt(x.rotate),Lr(x.incrs)&&x.incrs.forEach(ge=>{!Nr.has(ge)&&Nr.set(ge,yg(ge))}),x.incrs=Bt(x.incrs||(V.distr==2?Lv:Y?f==1?Dv:kv:lo)),x.splits=Bt(x.splits||(Y&&V.distr==1?Q:V.distr==3?Sd:V.distr==4?tb:eb)),x.stroke=Bt(x.stroke),x.grid.stroke=Bt(x.grid.stroke),x.ticks.stroke=Bt(x.ticks.stroke),x.border.stroke=Bt(x.border.stroke);let re=x.values;x.values=Lr(re)&&!Lr(re[0])?Bt(re):Y?Lr(re)?Ym(H,jm(re,ie)):Wm(re)?zv(H,re):re||te:re||Qv,x.filter=Bt(x.filter||(V.distr>=3&&V.log==10?sb:V.distr==3&&V.log==2?rb:_g)),x.font=ug(x.font),x.labelFont=ug(x.labelFont),x._size=x.size(i,null,C,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(ds[C]=!0,x._el=os(Hy,d))}}function er(x,C,O,V){let[Y,re,ge,we]=O,Ie=C%2,He=0;return Ie==0&&(we||re)&&(He=C==0&&!Y||C==2&&!ge?$n(Km.size/3):0),Ie==1&&(Y||ge)&&(He=C==1&&!re||C==3&&!we?$n(tg.size/2):0),He}let $o=i.padding=(n.padding||[er,er,er,er]).map(x=>Bt($t(x,er))),ns=i._padding=$o.map((x,C)=>x(i,C,ds,0)),kn,L=null,J=null,se=s==1?S[0].idxs:null,ae=null,ee=!1;function Te(x,C){if(e=x??[],i.data=i._data=e,s==2){kn=0;for(let O=1;O<S.length;O++)kn+=e[O][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ae=e[0],kn=ae.length;let O=e;if(B==2){O=e.slice();let V=O[0]=Array(kn);for(let Y=0;Y<kn;Y++)V[Y]=Y}i._data=e=O}if(D(!0),ni("setData"),B==2&&(xt=!0),C!==!1){let O=N;O.auto(i,ee)?Ue():Ar(R,O.min,O.max),j=j||ue.left>=0,Se=!0,Be()}}i.setData=Te;function Ue(){ee=!0;let x,C;s==1&&(kn>0?(L=se[0]=0,J=se[1]=kn-1,x=e[0][L],C=e[0][J],B==2?(x=L,C=J):x==C&&(B==3?[x,C]=Lc(x,x,N.log,!1):B==4?[x,C]=Ld(x,x,N.log,!1):N.time?C=x+$n(86400/f):[x,C]=Rc(x,C,Nd,!0))):(L=se[0]=x=null,J=se[1]=C=null)),Ar(R,x,C)}let $e,Oe,dt,pt,rt,Tt,It,cn,Xt,St;function ut(x,C,O,V,Y,re){x??=Am,O??=Ud,V??="butt",Y??=Am,re??="round",x!=$e&&(u.strokeStyle=$e=x),Y!=Oe&&(u.fillStyle=Oe=Y),C!=dt&&(u.lineWidth=dt=C),re!=rt&&(u.lineJoin=rt=re),V!=Tt&&(u.lineCap=Tt=V),O!=pt&&u.setLineDash(pt=O)}function un(x,C,O,V){C!=Oe&&(u.fillStyle=Oe=C),x!=It&&(u.font=It=x),O!=cn&&(u.textAlign=cn=O),V!=Xt&&(u.textBaseline=Xt=V)}function Nt(x,C,O,V,Y=0){if(V.length>0&&x.auto(i,ee)&&(C==null||C.min==null)){let re=$t(L,0),ge=$t(J,V.length-1),we=O.min==null?sv(V,re,ge,Y,x.distr==3):[O.min,O.max];x.min=bs(x.min,O.min=we[0]),x.max=Ei(x.max,O.max=we[1])}}let Kn={min:null,max:null};function fs(){for(let V in y){let Y=y[V];K[V]==null&&(Y.min==null||K[R]!=null&&Y.auto(i,ee))&&(K[V]=Kn)}for(let V in y){let Y=y[V];K[V]==null&&Y.from!=null&&K[Y.from]!=null&&(K[V]=Kn)}K[R]!=null&&D(!0);let x={};for(let V in K){let Y=K[V];if(Y!=null){let re=x[V]=ra(y[V],fv);if(Y.min!=null)Wn(re,Y);else if(V!=R||s==2)if(kn==0&&re.from==null){let ge=re.range(i,null,null,V);re.min=ge[0],re.max=ge[1]}else re.min=gn,re.max=-gn}}if(kn>0){S.forEach((V,Y)=>{if(s==1){let re=V.scale,ge=K[re];if(ge==null)return;let we=x[re];if(Y==0){let Ie=we.range(i,we.min,we.max,re);we.min=Ie[0],we.max=Ie[1],L=vs(we.min,e[0]),J=vs(we.max,e[0]),J-L>1&&(e[0][L]<we.min&&L++,e[0][J]>we.max&&J--),V.min=ae[L],V.max=ae[J]}else V.show&&V.auto&&Nt(we,ge,V,e[Y],V.sorted);V.idxs[0]=L,V.idxs[1]=J}else if(Y>0&&V.show&&V.auto){let[re,ge]=V.facets,we=re.scale,Ie=ge.scale,[He,We]=e[Y],Ke=x[we],Mt=x[Ie];Ke!=null&&Nt(Ke,K[we],re,He,re.sorted),Mt!=null&&Nt(Mt,K[Ie],ge,We,ge.sorted),V.min=ge.min,V.max=ge.max}});for(let V in x){let Y=x[V],re=K[V];if(Y.from==null&&(re==null||re.min==null)){let ge=Y.range(i,Y.min==gn?null:Y.min,Y.max==-gn?null:Y.max,V);Y.min=ge[0],Y.max=ge[1]}}}for(let V in x){let Y=x[V];if(Y.from!=null){let re=x[Y.from];if(re.min==null)Y.min=Y.max=null;else{let ge=Y.range(i,re.min,re.max,V);Y.min=ge[0],Y.max=ge[1]}}}let C={},O=!1;for(let V in x){let Y=x[V],re=y[V];if(re.min!=Y.min||re.max!=Y.max){re.min=Y.min,re.max=Y.max;let ge=re.distr;re._min=ge==3?ar(re.min):ge==4?md(re.min,re.asinh):ge==100?re.fwd(re.min):re.min,re._max=ge==3?ar(re.max):ge==4?md(re.max,re.asinh):ge==100?re.fwd(re.max):re.max,C[V]=O=!0}}if(O){S.forEach((V,Y)=>{s==2?Y>0&&C.y&&(V._paths=null):C[V.scale]&&(V._paths=null)});for(let V in C)xt=!0,ni("setScale",V);Me&&ue.left>=0&&(j=Se=!0)}for(let V in K)K[V]=null}function Vt(x){let C=wd(L-1,0,kn-1),O=wd(J+1,0,kn-1);for(;x[C]==null&&C>0;)C--;for(;x[O]==null&&O<kn-1;)O++;return[C,O]}function ps(){if(kn>0){let x=S.some(C=>C._focus)&&St!=yi.alpha;x&&(u.globalAlpha=St=yi.alpha),S.forEach((C,O)=>{if(O>0&&C.show&&(hn(O,!1),hn(O,!0),C._paths==null)){let V=St;St!=C.alpha&&(u.globalAlpha=St=C.alpha);let Y=s==2?[0,e[O][0].length-1]:Vt(e[O]);C._paths=C.paths(i,O,Y[0],Y[1]),St!=V&&(u.globalAlpha=St=V)}}),S.forEach((C,O)=>{if(O>0&&C.show){let V=St;St!=C.alpha&&(u.globalAlpha=St=C.alpha),C._paths!=null&&Qn(O,!1);{let Y=C._paths!=null?C._paths.gaps:null,re=C.points.show(i,O,L,J,Y),ge=C.points.filter(i,O,re,Y);(re||ge)&&(C.points._paths=C.points.paths(i,O,L,J,ge),Qn(O,!0))}St!=V&&(u.globalAlpha=St=V),ni("drawSeries",O)}}),x&&(u.globalAlpha=St=1)}}function hn(x,C){let O=C?S[x].points:S[x];O._stroke=O.stroke(i,x),O._fill=O.fill(i,x)}function Qn(x,C){let O=C?S[x].points:S[x],{stroke:V,fill:Y,clip:re,flags:ge,_stroke:we=O._stroke,_fill:Ie=O._fill,_width:He=O.width}=O._paths;He=_n(He*Qt,3);let We=null,Ke=He%2/2;C&&Ie==null&&(Ie=He>0?"#fff":we);let Mt=O.pxAlign==1&&Ke>0;if(Mt&&u.translate(Ke,Ke),!C){let Zt=ze-He/2,qt=ye-He/2,kt=Pe+He,yt=nt+He;We=new Path2D,We.rect(Zt,qt,kt,yt)}C?Rn(we,He,O.dash,O.cap,Ie,V,Y,ge,re):li(x,we,He,O.dash,O.cap,Ie,V,Y,ge,We,re),Mt&&u.translate(-Ke,-Ke)}function li(x,C,O,V,Y,re,ge,we,Ie,He,We){let Ke=!1;Ie!=0&&P.forEach((Mt,Zt)=>{if(Mt.series[0]==x){let qt=S[Mt.series[1]],kt=e[Mt.series[1]],yt=(qt._paths||pl).band;Lr(yt)&&(yt=Mt.dir==1?yt[0]:yt[1]);let ht,Mn=null;qt.show&&yt&&ov(kt,L,J)?(Mn=Mt.fill(i,Zt)||re,ht=qt._paths.clip):yt=null,Rn(C,O,V,Y,Mn,ge,we,Ie,He,We,ht,yt),Ke=!0}}),Ke||Rn(C,O,V,Y,re,ge,we,Ie,He,We)}let Nn=oa|Td;function Rn(x,C,O,V,Y,re,ge,we,Ie,He,We,Ke){ut(x,C,O,V,Y),(Ie||He||Ke)&&(u.save(),Ie&&u.clip(Ie),He&&u.clip(He)),Ke?(we&Nn)==Nn?(u.clip(Ke),We&&u.clip(We),vi(Y,ge),Gi(x,re,C)):we&Td?(vi(Y,ge),u.clip(Ke),Gi(x,re,C)):we&oa&&(u.save(),u.clip(Ke),We&&u.clip(We),vi(Y,ge),u.restore(),Gi(x,re,C)):(vi(Y,ge),Gi(x,re,C)),(Ie||He||Ke)&&u.restore()}function Gi(x,C,O){O>0&&(C instanceof Map?C.forEach((V,Y)=>{u.strokeStyle=$e=Y,u.stroke(V)}):C!=null&&x&&u.stroke(C))}function vi(x,C){C instanceof Map?C.forEach((O,V)=>{u.fillStyle=Oe=V,u.fill(O)}):C!=null&&x&&u.fill(C)}function Yh(x,C,O,V){let Y=A[x],re;if(V<=0)re=[0,0];else{let ge=Y._space=Y.space(i,x,C,O,V),we=Y._incrs=Y.incrs(i,x,C,O,V,ge);re=Ab(C,O,we,V,ge)}return Y._found=re}function mt(x,C,O,V,Y,re,ge,we,Ie,He){let We=ge%2/2;_==1&&u.translate(We,We),ut(we,ge,Ie,He,we),u.beginPath();let Ke,Mt,Zt,qt,kt=Y+(V==0||V==3?-re:re);O==0?(Mt=Y,qt=kt):(Ke=Y,Zt=kt);for(let yt=0;yt<x.length;yt++)C[yt]!=null&&(O==0?Ke=Zt=x[yt]:Mt=qt=x[yt],u.moveTo(Ke,Mt),u.lineTo(Zt,qt));u.stroke(),_==1&&u.translate(-We,-We)}function jo(x){let C=!0;return A.forEach((O,V)=>{if(!O.show)return;let Y=y[O.scale];if(Y.min==null){O._show&&(C=!1,O._show=!1,D(!1));return}else O._show||(C=!1,O._show=!0,D(!1));let re=O.side,ge=re%2,{min:we,max:Ie}=Y,[He,We]=Yh(V,we,Ie,ge==0?T:q);if(We==0)return;let Ke=Y.distr==2,Mt=O._splits=O.splits(i,V,we,Ie,He,We,Ke),Zt=Y.distr==2?Mt.map(ht=>ae[ht]):Mt,qt=Y.distr==2?ae[Mt[1]]-ae[Mt[0]]:He,kt=O._values=O.values(i,O.filter(i,Zt,V,We,qt),V,We,qt);O._rotate=re==2?O.rotate(i,kt,V,We):0;let yt=O._size;O._size=as(O.size(i,kt,V,x)),yt!=null&&O._size!=yt&&(C=!1)}),C}function w(x){let C=!0;return $o.forEach((O,V)=>{let Y=O(i,V,ds,x);Y!=ns[V]&&(C=!1),ns[V]=Y}),C}function b(){for(let x=0;x<A.length;x++){let C=A[x];if(!C.show||!C._show)continue;let O=C.side,V=O%2,Y,re,ge=C.stroke(i,x),we=O==0||O==3?-1:1,[Ie,He]=C._found;if(C.label!=null){let Mi=C.labelGap*we,qi=$n((C._lpos+Mi)*Qt);un(C.labelFont[0],ge,"center",O==2?"top":Tm),u.save(),V==1?(Y=re=0,u.translate(qi,$n(ye+nt/2)),u.rotate((O==3?-Ac:Ac)/2)):(Y=$n(ze+Pe/2),re=qi);let to=mg(C.label)?C.label(i,x,Ie,He):C.label;u.fillText(to,Y,re),u.restore()}if(He==0)continue;let We=y[C.scale],Ke=V==0?Pe:nt,Mt=V==0?ze:ye,Zt=C._splits,qt=We.distr==2?Zt.map(Mi=>ae[Mi]):Zt,kt=We.distr==2?ae[Zt[1]]-ae[Zt[0]]:Ie,yt=C.ticks,ht=C.border,Mn=yt.show?yt.size:0,Dn=$n(Mn*Qt),ii=$n((C.alignTo==2?C._size-Mn-C.gap:C.gap)*Qt),dn=C._rotate*-Ac/180,Un=m(C._pos*Qt),Wi=(Dn+ii)*we,bi=Un+Wi;re=V==0?bi:0,Y=V==1?bi:0;let ss=C.font[0],ms=C.align==1?ea:C.align==2?dd:dn>0?ea:dn<0?dd:V==0?"center":O==3?dd:ea,Os=dn||V==1?"middle":O==2?"top":Tm;un(ss,ge,ms,Os);let Xi=C.font[1]*C.lineGap,rs=Zt.map(Mi=>m(a(Mi,We,Ke,Mt))),gs=C._values;for(let Mi=0;Mi<gs.length;Mi++){let qi=gs[Mi];if(qi!=null){V==0?Y=rs[Mi]:re=rs[Mi],qi=""+qi;let to=qi.indexOf(`
`)==-1?[qi]:qi.split(/\n/gm);for(let wi=0;wi<to.length;wi++){let om=to[wi];dn?(u.save(),u.translate(Y,re+wi*Xi),u.rotate(dn),u.fillText(om,0,0),u.restore()):u.fillText(om,Y,re+wi*Xi)}}}yt.show&&mt(rs,yt.filter(i,qt,x,He,kt),V,O,Un,Dn,_n(yt.width*Qt,3),yt.stroke(i,x),yt.dash,yt.cap);let Bs=C.grid;Bs.show&&mt(rs,Bs.filter(i,qt,x,He,kt),V,V==0?2:1,V==0?ye:ze,V==0?nt:Pe,_n(Bs.width*Qt,3),Bs.stroke(i,x),Bs.dash,Bs.cap),ht.show&&mt([Un],[1],V==0?1:0,V==0?1:2,V==1?ye:ze,V==1?nt:Pe,_n(ht.width*Qt,3),ht.stroke(i,x),ht.dash,ht.cap)}ni("drawAxes")}function D(x){S.forEach((C,O)=>{O>0&&(C._paths=null,x&&(s==1?(C.min=null,C.max=null):C.facets.forEach(V=>{V.min=null,V.max=null})))})}let I=!1,U=!1,ce=[];function pe(){U=!1;for(let x=0;x<ce.length;x++)ni(...ce[x]);ce.length=0}function Be(){I||(vv(Fe),I=!0)}function Ne(x,C=!1){I=!0,U=C,x(i),Fe(),C&&ce.length>0&&queueMicrotask(pe)}i.batch=Ne;function Fe(){if(et&&(fs(),et=!1),xt&&(Qe(),xt=!1),De){if(Sn(p,ea,le),Sn(p,"top",me),Sn(p,ul,T),Sn(p,hl,q),Sn(g,ea,le),Sn(g,"top",me),Sn(g,ul,T),Sn(g,hl,q),Sn(d,ul,Gt),Sn(d,hl,z),h.width=$n(Gt*Qt),h.height=$n(z*Qt),A.forEach(({_el:x,_show:C,_size:O,_pos:V,side:Y})=>{if(x!=null)if(C){let re=Y===3||Y===0?O:0,ge=Y%2==1;Sn(x,ge?"left":"top",V-re),Sn(x,ge?"width":"height",O),Sn(x,ge?"top":"left",ge?me:le),Sn(x,ge?"height":"width",ge?q:T),bd(x,co)}else $i(x,co)}),$e=Oe=dt=rt=Tt=It=cn=Xt=pt=null,St=1,sl(!0),le!=he||me!=Ze||T!=Ae||q!=Ye){D(!1);let x=T/Ae,C=q/Ye;if(Me&&!j&&ue.left>=0){ue.left*=x,ue.top*=C,Ge&&Gs(Ge,$n(ue.left),0,T,q),at&&Gs(at,0,$n(ue.top),T,q);for(let O=0;O<ai.length;O++){let V=ai[O];V!=null&&(hs[O]*=x,Li[O]*=C,Gs(V,as(hs[O]),as(Li[O]),T,q))}}if(bn.show&&!Ce&&bn.left>=0&&bn.width>0){bn.left*=x,bn.width*=x,bn.top*=C,bn.height*=C;for(let O in Kh)Sn(Yo,O,bn[O])}he=le,Ze=me,Ae=T,Ye=q}ni("setSize"),De=!1}Gt>0&&z>0&&(u.clearRect(0,0,h.width,h.height),ni("drawClear"),F.forEach(x=>x()),ni("draw")),bn.show&&Ce&&(fc(bn),Ce=!1),Me&&j&&(eo(null,!0,!1),j=!1),_e.show&&_e.live&&Se&&(Jh(),Se=!1),c||(c=!0,i.status=1,ni("ready")),ee=!1,I=!1}i.redraw=(x,C)=>{xt=C||!1,x!==!1?Ar(R,N.min,N.max):Be()};function it(x,C){let O=y[x];if(O.from==null){if(kn==0){let V=O.range(i,C.min,C.max,x);C.min=V[0],C.max=V[1]}if(C.min>C.max){let V=C.min;C.min=C.max,C.max=V}if(kn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;x==R&&O.distr==2&&kn>0&&(C.min=vs(C.min,e[0]),C.max=vs(C.max,e[0]),C.min==C.max&&C.max++),K[x]=C,et=!0,Be()}}i.setScale=it;let ve,tt,Ge,at,lt,xn,Ot,Lt,Ht,is,Rt,Jt,Us=!1,Vn=ue.drag,ei=Vn.x,ti=Vn.y;Me&&(ue.x&&(ve=os(Wy,g)),ue.y&&(tt=os(Xy,g)),N.ori==0?(Ge=ve,at=tt):(Ge=tt,at=ve),Rt=ue.left,Jt=ue.top);let bn=i.select=Wn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Yo=bn.show?os(Gy,bn.over?g:p):null;function fc(x,C){if(bn.show){for(let O in x)bn[O]=x[O],O in Kh&&Sn(Yo,O,x[O]);C!==!1&&ni("setSelect")}}i.setSelect=fc;function dy(x){if(S[x].show)Re&&bd(Le[x],co);else if(Re&&$i(Le[x],co),Me){let O=ts?ai[0]:ai[x];O!=null&&Gs(O,-10,-10,T,q)}}function Ar(x,C,O){it(x,{min:C,max:O})}function Fs(x,C,O,V){C.focus!=null&&_y(x),C.show!=null&&S.forEach((Y,re)=>{re>0&&(x==re||x==null)&&(Y.show=C.show,dy(re),s==2?(Ar(Y.facets[0].scale,null,null),Ar(Y.facets[1].scale,null,null)):Ar(Y.scale,null,null),Be())}),O!==!1&&ni("setSeries",x,C),V&&rl("setSeries",i,x,C)}i.setSeries=Fs;function fy(x,C){Wn(P[x],C)}function py(x,C){x.fill=Bt(x.fill||null),x.dir=$t(x.dir,-1),C=C??P.length,P.splice(C,0,x)}function my(x){x==null?P.length=0:P.splice(x,1)}i.addBand=py,i.setBand=fy,i.delBand=my;function gy(x,C){S[x].alpha=C,Me&&ai[x]!=null&&(ai[x].style.opacity=C),Re&&Le[x]&&(Le[x].style.opacity=C)}let tr,Cr,Qr,Jo={focus:!0};function _y(x){if(x!=Qr){let C=x==null,O=yi.alpha!=1;S.forEach((V,Y)=>{if(s==1||Y>0){let re=C||Y==0||Y==x;V._focus=C?null:re,O&&gy(Y,re?1:yi.alpha)}}),Qr=x,O&&Be()}}Re&&di&&ot(Pm,ne,x=>{ue._lock||(zn(x),Qr!=null&&Fs(null,Jo,!0,Hn.setSeries))});function ks(x,C,O){let V=y[C];O&&(x=x/Qt-(V.ori==1?me:le));let Y=T;V.ori==1&&(Y=q,x=Y-x),V.dir==-1&&(x=Y-x);let re=V._min,ge=V._max,we=x/Y,Ie=re+(ge-re)*we,He=V.distr;return He==3?ia(10,Ie):He==4?lv(Ie,V.asinh):He==100?V.bwd(Ie):Ie}function xy(x,C){let O=ks(x,R,C);return vs(O,e[0],L,J)}i.valToIdx=x=>vs(x,e[0]),i.posToIdx=xy,i.posToVal=ks,i.valToPos=(x,C,O)=>y[C].ori==0?r(x,y[C],O?Pe:T,O?ze:0):o(x,y[C],O?nt:q,O?ye:0),i.setCursor=(x,C,O)=>{Rt=x.left,Jt=x.top,eo(null,C,O)};function $p(x,C){Sn(Yo,ea,bn.left=x),Sn(Yo,ul,bn.width=C)}function jp(x,C){Sn(Yo,"top",bn.top=x),Sn(Yo,hl,bn.height=C)}let nl=N.ori==0?$p:jp,il=N.ori==1?$p:jp;function yy(){if(Re&&_e.live)for(let x=s==2?1:0;x<S.length;x++){if(x==0&&G)continue;let C=_e.values[x],O=0;for(let V in C)bt[x][O++].firstChild.nodeValue=C[V]}}function Jh(x,C){if(x!=null&&(x.idxs?x.idxs.forEach((O,V)=>{de[V]=O}):dv(x.idx)||de.fill(x.idx),_e.idx=de[0]),Re&&_e.live){for(let O=0;O<S.length;O++)(O>0||s==1&&!G)&&vy(O,de[O]);yy()}Se=!1,C!==!1&&ni("setLegend")}i.setLegend=Jh;function vy(x,C){let O=S[x],V=x==0&&B==2?ae:e[x],Y;G?Y=O.values(i,x,C)??zt:(Y=O.value(i,C==null?null:V[C],x,C),Y=Y==null?zt:{_:Y}),_e.values[x]=Y}function eo(x,C,O){Ht=Rt,is=Jt,[Rt,Jt]=ue.move(i,Rt,Jt),ue.left=Rt,ue.top=Jt,Me&&(Ge&&Gs(Ge,$n(Rt),0,T,q),at&&Gs(at,0,$n(Jt),T,q));let V,Y=L>J;tr=gn,Cr=null;let re=N.ori==0?T:q,ge=N.ori==1?T:q;if(Rt<0||kn==0||Y){V=ue.idx=null;for(let we=0;we<S.length;we++){let Ie=ai[we];Ie!=null&&Gs(Ie,-10,-10,T,q)}di&&Fs(null,Jo,!0,x==null&&Hn.setSeries),_e.live&&(de.fill(V),Se=!0)}else{let we,Ie,He;s==1&&(we=N.ori==0?Rt:Jt,Ie=ks(we,R),V=ue.idx=vs(Ie,e[0],L,J),He=W(e[0][V],N,re,0));let We=-10,Ke=-10,Mt=0,Zt=0,qt=!0,kt="",yt="";for(let ht=s==2?1:0;ht<S.length;ht++){let Mn=S[ht],Dn=de[ht],ii=Dn==null?null:s==1?e[ht][Dn]:e[ht][1][Dn],dn=ue.dataIdx(i,ht,V,Ie),Un=dn==null?null:s==1?e[ht][dn]:e[ht][1][dn];if(Se=Se||Un!=ii||dn!=Dn,de[ht]=dn,ht>0&&Mn.show){let Wi=dn==null?-10:dn==V?He:W(s==1?e[0][dn]:e[ht][0][dn],N,re,0),bi=Un==null?-10:Z(Un,s==1?y[Mn.scale]:y[Mn.facets[1].scale],ge,0);if(di&&Un!=null){let ss=N.ori==1?Rt:Jt,ms=jn(yi.dist(i,ht,dn,bi,ss));if(ms<tr){let Os=yi.bias;if(Os!=0){let Xi=ks(ss,Mn.scale),rs=Un>=0?1:-1,gs=Xi>=0?1:-1;gs==rs&&(gs==1?Os==1?Un>=Xi:Un<=Xi:Os==1?Un<=Xi:Un>=Xi)&&(tr=ms,Cr=ht)}else tr=ms,Cr=ht}}if(Se||ts){let ss,ms;N.ori==0?(ss=Wi,ms=bi):(ss=bi,ms=Wi);let Os,Xi,rs,gs,Bs,Mi,qi=!0,to=rn.bbox;if(to!=null){qi=!1;let wi=to(i,ht);rs=wi.left,gs=wi.top,Os=wi.width,Xi=wi.height}else rs=ss,gs=ms,Os=Xi=rn.size(i,ht);if(Mi=rn.fill(i,ht),Bs=rn.stroke(i,ht),ts)ht==Cr&&tr<=yi.prox&&(We=rs,Ke=gs,Mt=Os,Zt=Xi,qt=qi,kt=Mi,yt=Bs);else{let wi=ai[ht];wi!=null&&(hs[ht]=rs,Li[ht]=gs,km(wi,Os,Xi,qi),Um(wi,Mi,Bs),Gs(wi,as(rs),as(gs),T,q))}}}}if(ts){let ht=yi.prox,Mn=Qr==null?tr<=ht:tr>ht||Cr!=Qr;if(Se||Mn){let Dn=ai[0];Dn!=null&&(hs[0]=We,Li[0]=Ke,km(Dn,Mt,Zt,qt),Um(Dn,kt,yt),Gs(Dn,as(We),as(Ke),T,q))}}}if(bn.show&&Us)if(x!=null){let[we,Ie]=Hn.scales,[He,We]=Hn.match,[Ke,Mt]=x.cursor.sync.scales,Zt=x.cursor.drag;if(ei=Zt._x,ti=Zt._y,ei||ti){let{left:qt,top:kt,width:yt,height:ht}=x.select,Mn=x.scales[Ke].ori,Dn=x.posToVal,ii,dn,Un,Wi,bi,ss=we!=null&&He(we,Ke),ms=Ie!=null&&We(Ie,Mt);ss&&ei?(Mn==0?(ii=qt,dn=yt):(ii=kt,dn=ht),Un=y[we],Wi=W(Dn(ii,Ke),Un,re,0),bi=W(Dn(ii+dn,Ke),Un,re,0),nl(bs(Wi,bi),jn(bi-Wi))):nl(0,re),ms&&ti?(Mn==1?(ii=qt,dn=yt):(ii=kt,dn=ht),Un=y[Ie],Wi=Z(Dn(ii,Mt),Un,ge,0),bi=Z(Dn(ii+dn,Mt),Un,ge,0),il(bs(Wi,bi),jn(bi-Wi))):il(0,ge)}else Qh()}else{let we=jn(Ht-lt),Ie=jn(is-xn);if(N.ori==1){let Mt=we;we=Ie,Ie=Mt}ei=Vn.x&&we>=Vn.dist,ti=Vn.y&&Ie>=Vn.dist;let He=Vn.uni;He!=null?ei&&ti&&(ei=we>=He,ti=Ie>=He,!ei&&!ti&&(Ie>we?ti=!0:ei=!0)):Vn.x&&Vn.y&&(ei||ti)&&(ei=ti=!0);let We,Ke;ei&&(N.ori==0?(We=Ot,Ke=Rt):(We=Lt,Ke=Jt),nl(bs(We,Ke),jn(Ke-We)),ti||il(0,ge)),ti&&(N.ori==1?(We=Ot,Ke=Rt):(We=Lt,Ke=Jt),il(bs(We,Ke),jn(Ke-We)),ei||nl(0,re)),!ei&&!ti&&(nl(0,0),il(0,0))}if(Vn._x=ei,Vn._y=ti,x==null){if(O){if(rm!=null){let[we,Ie]=Hn.scales;Hn.values[0]=we!=null?ks(N.ori==0?Rt:Jt,we):null,Hn.values[1]=Ie!=null?ks(N.ori==1?Rt:Jt,Ie):null}rl(fd,i,Rt,Jt,T,q,V)}if(di){let we=O&&Hn.setSeries,Ie=yi.prox;Qr==null?tr<=Ie&&Fs(Cr,Jo,!0,we):tr>Ie?Fs(null,Jo,!0,we):Cr!=Qr&&Fs(Cr,Jo,!0,we)}}Se&&(_e.idx=V,Jh()),C!==!1&&ni("setCursor")}let Rr=null;Object.defineProperty(i,"rect",{get(){return Rr==null&&sl(!1),Rr}});function sl(x=!1){x?Rr=null:(Rr=g.getBoundingClientRect(),ni("syncRect",Rr))}function Yp(x,C,O,V,Y,re,ge){ue._lock||Us&&x!=null&&x.movementX==0&&x.movementY==0||(Zh(x,C,O,V,Y,re,ge,!1,x!=null),x!=null?eo(null,!0,!0):eo(C,!0,!1))}function Zh(x,C,O,V,Y,re,ge,we,Ie){if(Rr==null&&sl(!1),zn(x),x!=null)O=x.clientX-Rr.left,V=x.clientY-Rr.top;else{if(O<0||V<0){Rt=-10,Jt=-10;return}let[He,We]=Hn.scales,Ke=C.cursor.sync,[Mt,Zt]=Ke.values,[qt,kt]=Ke.scales,[yt,ht]=Hn.match,Mn=C.axes[0].side%2==1,Dn=N.ori==0?T:q,ii=N.ori==1?T:q,dn=Mn?re:Y,Un=Mn?Y:re,Wi=Mn?V:O,bi=Mn?O:V;if(qt!=null?O=yt(He,qt)?a(Mt,y[He],Dn,0):-10:O=Dn*(Wi/dn),kt!=null?V=ht(We,kt)?a(Zt,y[We],ii,0):-10:V=ii*(bi/Un),N.ori==1){let ss=O;O=V,V=ss}}Ie&&(C==null||C.cursor.event.type==fd)&&((O<=1||O>=T-1)&&(O=ao(O,T)),(V<=1||V>=q-1)&&(V=ao(V,q))),we?(lt=O,xn=V,[Ot,Lt]=ue.move(i,O,V)):(Rt=O,Jt=V)}let Kh={width:0,height:0,left:0,top:0};function Qh(){fc(Kh,!1)}let Jp,Zp,Kp,Qp;function em(x,C,O,V,Y,re,ge){Us=!0,ei=ti=Vn._x=Vn._y=!1,Zh(x,C,O,V,Y,re,ge,!0,!1),x!=null&&(ot(pd,yd,tm,!1),rl(Cm,i,Ot,Lt,T,q,null));let{left:we,top:Ie,width:He,height:We}=bn;Jp=we,Zp=Ie,Kp=He,Qp=We}function tm(x,C,O,V,Y,re,ge){Us=Vn._x=Vn._y=!1,Zh(x,C,O,V,Y,re,ge,!1,!0);let{left:we,top:Ie,width:He,height:We}=bn,Ke=He>0||We>0,Mt=Jp!=we||Zp!=Ie||Kp!=He||Qp!=We;if(Ke&&Mt&&fc(bn),Vn.setScale&&Ke&&Mt){let Zt=we,qt=He,kt=Ie,yt=We;if(N.ori==1&&(Zt=Ie,qt=We,kt=we,yt=He),ei&&Ar(R,ks(Zt,R),ks(Zt+qt,R)),ti)for(let ht in y){let Mn=y[ht];ht!=R&&Mn.from==null&&Mn.min!=gn&&Ar(ht,ks(kt+yt,ht),ks(kt,ht))}Qh()}else ue.lock&&(ue._lock=!ue._lock,eo(C,!0,x!=null));x!=null&&(mn(pd,yd),rl(pd,i,Rt,Jt,T,q,null))}function by(x,C,O,V,Y,re,ge){if(ue._lock)return;zn(x);let we=Us;if(Us){let Ie=!0,He=!0,We=10,Ke,Mt;N.ori==0?(Ke=ei,Mt=ti):(Ke=ti,Mt=ei),Ke&&Mt&&(Ie=Rt<=We||Rt>=T-We,He=Jt<=We||Jt>=q-We),Ke&&Ie&&(Rt=Rt<Ot?0:T),Mt&&He&&(Jt=Jt<Lt?0:q),eo(null,!0,!0),Us=!1}Rt=-10,Jt=-10,de.fill(null),eo(null,!0,!0),we&&(Us=we)}function nm(x,C,O,V,Y,re,ge){ue._lock||(zn(x),Ue(),Qh(),x!=null&&rl(Im,i,Rt,Jt,T,q,null))}function im(){A.forEach(Cb),qe(i.width,i.height,!0)}uo(Cc,na,im);let Zo={};Zo.mousedown=em,Zo.mousemove=Yp,Zo.mouseup=tm,Zo.dblclick=nm,Zo.setSeries=(x,C,O,V)=>{let Y=Hn.match[2];O=Y(i,C,O),O!=-1&&Fs(O,V,!0,!1)},Me&&(ot(Cm,g,em),ot(fd,g,Yp),ot(Rm,g,x=>{zn(x),sl(!1)}),ot(Pm,g,by),ot(Im,g,nm),Ad.add(i),i.syncRect=sl);let pc=i.hooks=n.hooks||{};function ni(x,C,O){U?ce.push([x,C,O]):x in pc&&pc[x].forEach(V=>{V.call(null,i,C,O)})}(n.plugins||[]).forEach(x=>{for(let C in x.hooks)pc[C]=(pc[C]||[]).concat(x.hooks[C])});let sm=(x,C,O)=>O,Hn=Wn({key:null,setSeries:!1,filters:{pub:Hm,sub:Hm},scales:[R,S[1]?S[1].scale:null],match:[Gm,Gm,sm],values:[null,null]},ue.sync);Hn.match.length==2&&Hn.match.push(sm),ue.sync=Hn;let rm=Hn.key,ed=Bg(rm);function rl(x,C,O,V,Y,re,ge){Hn.filters.pub(x,C,O,V,Y,re,ge)&&ed.pub(x,C,O,V,Y,re,ge)}ed.sub(i);function My(x,C,O,V,Y,re,ge){Hn.filters.sub(x,C,O,V,Y,re,ge)&&Zo[x](null,C,O,V,Y,re,ge)}i.pub=My;function wy(){ed.unsub(i),Ad.delete(i),Xe.clear(),Md(Cc,na,im),l.remove(),ne?.remove(),ni("destroy")}i.destroy=wy;function td(){ni("init",n,e),Te(e||n.data,!1),K[R]?it(R,K[R]):Ue(),Ce=bn.show&&(bn.width>0||bn.height>0),j=Se=!0,qe(n.width,n.height)}return S.forEach(Ds),A.forEach(tl),t?t instanceof HTMLElement?(t.appendChild(l),td()):t(i,td):td(),i}ci.assign=Wn;ci.fmtNum=Dd;ci.rangeNum=Rc;ci.rangeLog=Lc;ci.rangeAsinh=Ld;ci.orient=fo;ci.pxRatio=Qt;ci.join=yv;ci.fmtDate=Fd,ci.tzDate=Pv;ci.sync=Bg;{ci.addGap=db,ci.clipGaps=Uc;let n=ci.paths={points:Xg};n.linear=$g,n.stepped=mb,n.bars=gb,n.spline=xb}var Gd=[],gl=0,In={get time(){return gl},follow(n){Gd.push(n)},set(n,e){!Number.isFinite(n)||n===gl||(gl=n,Gd=Gd.filter(t=>t(gl,e)!==!1))},keep(){Xd("t",gl.toFixed(3))},restore(){let n=Number(Wd("t")??NaN);Number.isFinite(n)&&In.set(n,"address")}};function Wd(n){return new URLSearchParams(location.hash.slice(1)).get(n)}function Xd(n,e){let t=new URLSearchParams(location.hash.slice(1));e===null||e===""?t.delete(n):t.set(n,e);let i=t.toString();history.replaceState(null,"",location.pathname+location.search+(i?`#${i}`:""))}var Qg=190,Rb=110,Zg={measured:n=>({stroke:`${n.measured}80`,width:4}),predicted:n=>({stroke:n.predicted,width:1.3}),residual:n=>({stroke:n.residual,width:1,dash:[4,2]}),limit:n=>({stroke:n.bad,width:1,dash:[6,4]}),band:n=>({stroke:n.faint,width:1,dash:[3,3]}),reference:n=>({stroke:n.faint,width:1.2})},Pb=[[],[8,3],[2,2],[10,3,2,3],[5,5],[1,3],[12,4]],Ib=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t??0)),0);function Lb(n,e){return n.series.map((t,i)=>({label:t.name,value:(s,r)=>Dt(Math.abs(r)<1e-9*Ib(t.values)?0:r),...t.role&&Zg[t.role]?Zg[t.role](e):{stroke:e.cycle[i%7],width:1.5,dash:Pb[i%7]}}))}function Nb(n,e){return t=>{let{ctx:i,bbox:s}=t,r=o=>Math.max(s.left,Math.min(s.left+s.width,o));i.save();for(let o of n){let a=o.level==="warn"||o.level==="doubtful"?e.warn:o.level==="good"?e.faint:e.bad,c=t.valToPos(o.time,"x",!0);if(o.until!==void 0){i.fillStyle=`${a}38`;let[l,h]=[r(c),r(t.valToPos(o.until,"x",!0))];i.fillRect(l,s.top,Math.max(2,h-l),s.height)}c<s.left||c>s.left+s.width||(i.strokeStyle=a,i.lineWidth=2*devicePixelRatio,i.beginPath(),i.moveTo(c,s.top),i.lineTo(c,s.top+s.height),i.stroke())}i.restore()}}function Kg(n){return n.flatMap(e=>{let t=e.series.filter(s=>s.role==="residual"),i={group:e,height:Qg};return!t.length||t.length===e.series.length||e.series.some(s=>s.role==="band")?[i]:[i,{group:{title:`${e.title}: ${Wt.residual}`,unit:e.unit,series:t},height:Rb}]})}function po(n,e={}){let t={time:n.time,groups:Kg(n.groups)},i=n.time[0]??0,s=n.time[n.time.length-1]??1,r=new Map,o=t.groups.map(({group:f,height:S})=>v("div",{class:"plot",role:"img","aria-label":`${f.title} [${f.unit}]: ${f.series.map(A=>A.name).join(", ")}`,"data-height":S})),a=null,c=!1,l=v("input",{type:"range",min:i,max:s,step:"any",value:i,"aria-label":Wt.time});l.addEventListener("input",()=>In.set(Number(l.value),l)),l.addEventListener("change",()=>In.keep());let h=v("button",{type:"button",class:"quiet",disabled:!0,onclick:()=>d(null)},Wt.wholeTime),u=v("div",{class:"plots"},v("div",{class:"controls"},e.slider===!1?null:l,v("span",{class:"note"},Wt.dragToZoom),h),o),d=f=>{a=f,h.disabled=!f,c=!0;let S=f??{min:i,max:s};for(let A of r.values())A.setScale("x",S);c=!1,e.refine&&e.refine(S.min,S.max).then(A=>{if(a===f){t={time:A.time,groups:Kg(A.groups)},c=!0;for(let[y,P]of r)P.setData([t.time,...t.groups[o.indexOf(y)].group.series.map(R=>R.values)],!1),P.setScale("x",S);c=!1}},()=>{})},p=(f,S)=>{if(c||S!=="x")return;let{min:A,max:y}=f.scales.x;if(A===void 0||y===void 0||A===null||y===null)return;let P=Math.abs(A-i)<1e-9&&Math.abs(y-s)<1e-9;(a?.min!==A||a?.max!==y)&&setTimeout(()=>d(P?null:{min:A,max:y}))},g=f=>{c||(f.cursor.left??-1)<0||In.set(f.posToVal(f.cursor.left,"x"),f)},_=f=>{r.get(f)?.destroy();let S=rr(),{group:A,height:y}=t.groups[o.indexOf(f)],P={stroke:S.text,grid:{stroke:S.grid,width:1},ticks:{stroke:S.grid}},R=new ci({title:`${A.title}${A.unit?` [${A.unit}]`:""}`,width:f.clientWidth||600,height:y,scales:{x:{time:!1,...a}},axes:[{...P,label:y===Qg?Wt.timeAxis:void 0,labelSize:18},{...P,size:56}],series:[{label:"t [s]",value:(k,F)=>Dt(F)},...Lb(A,S)],cursor:{drag:{x:!0,y:!1}},hooks:{setScale:[p],setCursor:[g],draw:n.events?[Nb(n.events,S)]:[]}},[t.time,...A.series.map(k=>k.values)],f);R.over.addEventListener("mouseup",()=>In.keep()),r.set(f,R),f.classList.add("drawn"),a&&R.setScale("x",a),setTimeout(()=>u.isConnected&&m(In.time,"draw",[R]))},m=(f,S,A=r.values())=>{if(r.size&&!u.isConnected)return!1;c=!0,S!==l&&(l.value=String(f));for(let y of A)y!==S&&y.setCursor({left:y.valToPos(f,"x"),top:-10},!1),y.setLegend({idx:y.valToIdx(f)},!1);return c=!1,!0};return In.follow((f,S)=>m(f,S)),{node:u,start:()=>{let f=new IntersectionObserver(A=>{for(let y of A)y.isIntersecting&&!r.has(y.target)&&_(y.target)},{rootMargin:"400px"});o.forEach(A=>f.observe(A));let S=Ir(()=>{if(!u.isConnected)return S();for(let A of o)(r.has(A)||um())&&_(A)});new ResizeObserver(()=>{for(let[A,y]of r)A.clientWidth&&A.clientWidth!==y.width&&y.setSize({width:A.clientWidth,height:y.height})}).observe(u)}}}var qd=n=>n.replace(/[_[(].*$/,""),Db=(n,e)=>/\[(.*?)\]/.exec(n.find(t=>qd(t)===e)??"")?.[1]??"";function e0(n){return[...new Set(n.names.slice(1).map(qd))].slice(0,6).map(t=>({title:t,unit:Db(n.names,t),series:n.names.slice(1).map((i,s)=>({name:i,values:n.values[s]})).filter(i=>qd(i.name)===t).slice(0,12)}))}function Ub(n){let e=/\b(?:at|from|near) (-?\d+(?:\.\d+)?(?:e[-+]?\d+)?) s\b/.exec(n.message);return e?{time:Number(e[1]),label:n.message,level:n.severity==="problem"?"bad":n.severity==="warning"?"warn":"good"}:null}var t0=n=>(Math.abs(n)<.005?0:n).toFixed(2).replace("-","\u2212");async function $d(n,e=[]){let t=await At.series(n,1600),i=n.split("/").pop()??n,s=e.filter(o=>o.where.includes(i)||!/\.\w+/.test(o.where)).map(Ub).filter(o=>!!o),r=po({time:t.time,groups:e0(t),events:s},{refine:async(o,a)=>{let c=await At.series(n,1600,o,a);return{time:c.time,groups:e0(c)}}});return so(r.node,r.start),v("div",{},v("p",{class:"note"},fe.record.rows(t.rows.toLocaleString("en"),t0(t.from),t0(t.to))),s.length?v("ul",{class:"events"},s.map(o=>v("li",{},`${o.time.toFixed(3)} s: ${o.label}`))):null,r.node)}async function n0(n,e){let t=n.filter(s=>/\.csv$/i.test(s)).slice(0,4);if(!t.length)return null;let i=await Promise.all(t.map(s=>$d(s,e).then(r=>v("details",{open:t.length===1},v("summary",{},s),r),()=>null)));return v("section",{},v("h2",{},fe.check.found),i)}var jd=new Map;function Fb(n,e){if(e.trim()==="")return;let t=i=>Number.isNaN(Number(i))?i:Number(i);switch(n.type){case"whole":case"number":return t(e.trim());case"texts":return e.split(",").map(i=>i.trim()).filter(Boolean);case"numbers":return e.split(",").map(i=>t(i.trim()));default:return e}}var kb=(n,e)=>fe.fields[`${n}.${e.key}`]?.[0]??e.name.toLowerCase().replace(e.unit?/-(s|hz|kg|m|nm|rad|w|percent|nm-per-rad)$/:/^$/,"").replaceAll("-"," "),Yd=n=>n==null?"":Array.isArray(n)?n.join(", "):String(n);function i0(n,e,t,i,s){let r=e.choices?.[t.key]??(t.choices.length&&t.type==="text"?[...t.choices.includes(String(t.default))?[]:[""],...t.choices].map(h=>[h,h||fe.default]):null),o=`${n}-${t.key}`,a=h=>{h===void 0?i.delete(t.key):i.set(t.key,h),s()},c=i.has(t.key)?i.get(t.key):void 0,l;if(t.type==="switch"){let h=v("input",{id:o,"data-field":t.key,type:"checkbox",onchange:()=>a(h.checked)});h.checked=c===!0,l=h}else if(r){let h=v("select",{id:o,"data-field":t.key,onchange:()=>a(h.value||void 0)},r.map(([u,d])=>v("option",{value:u},d)));h.value=Yd(c??t.default),l=h}else{let h=t.type==="number"||t.type==="whole",u=v("input",{id:o,"data-field":t.key,type:"text",inputmode:h?"decimal":void 0,autocomplete:"off",spellcheck:"false",placeholder:Yd(t.default)||fe.default,"aria-describedby":`${o}-help`,oninput:()=>a(Fb(t,u.value))});u.value=c===void 0?"":Yd(c),l=u}return v("div",{class:`field t-${t.type}`},v("label",{for:o},kb(e.verb,t),t.unit?v("span",{class:"unit"},` [${t.unit}]`):null),l,v("p",{class:"help",id:`${o}-help`},fe.fields[`${e.verb}.${t.key}`]?.[1]??t.help))}function mo(n,e=n.verb){let t=Je.verbs.verbs[n.verb];jd.has(e)||jd.set(e,new Map(Object.entries(n.initial??{})));let i=jd.get(e),s=()=>{let{out:m,...f}=Object.fromEntries(i);return{verb:n.verb,options:{...f,...n.fixed},out:String(m??n.outName?.()??n.out??""),force:n.force}},r=v("div",{class:"command-place"}),o=v("p",{class:"wrong",role:"alert"}),a=v("button",{type:"submit",class:"main"},n.button),c=0,l=0,h=()=>{clearTimeout(c),c=window.setTimeout(async()=>{let m=++l;try{let{command:f}=await At.command(s());if(m!==l)return;Kt(r,xs(f)),Kt(o),a.disabled=!1}catch(f){if(m!==l)return;Kt(o,f instanceof Error?f.message:String(f)),a.disabled=!0}},120)},u=t.fields.filter(m=>!(m.key in n.fixed)&&!(n.hidden??[]).includes(m.key)),d={name:fe.out,key:"out",type:"text",help:fe.outHelp,unit:"",least:null,most:null,open:!1,choices:[],positional:!1,required:!1,input:!1,default:n.outName?.()??n.out??""};(n.out!==void 0||n.outName)&&u.push(d);let p=n.shown.map(m=>u.find(f=>f.key===m)).filter(m=>!!m),g=u.filter(m=>!n.shown.includes(m.key)),_=v("form",{class:"form",onsubmit:m=>{m.preventDefault(),a.disabled=!0,At.start(s()).catch(f=>{Kt(o,f instanceof Error?f.message:String(f))}).finally(()=>a.disabled=!1)}},p.length?v("div",{class:"fields"},p.map(m=>i0(e,n,m,i,h))):null,v("details",{class:"more"},v("summary",{},fe.more),v("div",{class:"fields"},g.map(m=>i0(e,n,m,i,h)))),r,o,a);return h(),_}var Bc=class{node=v("div",{class:"page"});regions=[];add(...e){for(let t of e)t&&this.node.append(t instanceof Node?t:document.createTextNode(t));return this}region(e,t,i){let s=v("div",{class:`region ${e}`});return this.node.append(s),this.regions.push({key:null,wrong:!1,keyOf:t,draw:i,node:s}),this}failed(e,t){e.wrong=!0,Kt(e.node,v("p",{class:"wrong",role:"alert"},t instanceof Error?t.message:String(t)),v("button",{type:"button",onclick:()=>{for(let i of this.regions)i.wrong&&(i.key=null);this.update()}},fe.again))}update(){for(let e of this.regions){let t=JSON.stringify(e.keyOf()??null);if(t===e.key)continue;e.key=t,e.wrong=!1;let i=e.draw();i instanceof Promise?(e.node.setAttribute("aria-busy","true"),i.then(s=>{e.key===t&&Kt(e.node,s)},s=>{e.key===t&&this.failed(e,s)}).finally(()=>e.node.removeAttribute("aria-busy"))):Kt(e.node,i)}}};/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Xr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},qr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},z0=0,Ff=1,V0=2;var kf=1,H0=2,Js=3,Ts=0,Ii=1,Oi=2,wr=0,bo=1,Of=2,Bf=3,zf=4,G0=5,Vr=100,W0=101,X0=102,q0=103,$0=104,j0=200,Y0=201,J0=202,Z0=203,uu=204,hu=205,K0=206,Q0=207,e_=208,t_=209,n_=210,i_=211,s_=212,r_=213,o_=214,Pu=0,Iu=1,Lu=2,Mo=3,Nu=4,Du=5,Uu=6,Fu=7,jl=0,a_=1,l_=2,Sr=0,c_=1,u_=2,h_=3,d_=4,f_=5,p_=6,m_=7,wf="attached",g_="detached",Vf=300,Fo=301,ko=302,ku=303,Ou=304,Yl=306,gr=1e3,Ki=1001,du=1002,Di=1003,__=1004;var Jl=1005;var Ni=1006,Bu=1007;var Rs=1008;var Ps=1009,Hf=1010,Gf=1011,Fa=1012,zu=1013,$r=1014,Is=1015,ka=1016,Vu=1017,Hu=1018,Oa=1020,Wf=35902,Xf=35899,qf=1021,$f=1022,es=1023,Ta=1026,Ba=1027,jf=1028,Gu=1029,Yf=1030,Wu=1031;var Xu=1033,Zl=33776,Kl=33777,Ql=33778,ec=33779,qu=35840,$u=35841,ju=35842,Yu=35843,Ju=36196,Zu=37492,Ku=37496,Qu=37808,eh=37809,th=37810,nh=37811,ih=37812,sh=37813,rh=37814,oh=37815,ah=37816,lh=37817,ch=37818,uh=37819,hh=37820,dh=37821,fh=36492,ph=36494,mh=36495,gh=36283,_h=36284,xh=36285,yh=36286;var El=2300,fu=2301,cu=2302,Sf=2400,Ef=2401,Tf=2402,x_=2500;var y_=3200,v_=3201;var tc=0,b_=1,Er="",fn="srgb",wo="srgb-linear",Tl="linear",on="srgb";var vo=7680;var Af=519,M_=512,w_=513,S_=514,Jf=515,E_=516,T_=517,A_=518,C_=519,Cf=35044;var Zf="300 es",Es=2e3,Al=2001;var Ws=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},pi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],s0=1234567,wl=Math.PI/180,So=180/Math.PI;function jr(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(pi[n&255]+pi[n>>8&255]+pi[n>>16&255]+pi[n>>24&255]+"-"+pi[e&255]+pi[e>>8&255]+"-"+pi[e>>16&15|64]+pi[e>>24&255]+"-"+pi[t&63|128]+pi[t>>8&255]+"-"+pi[t>>16&255]+pi[t>>24&255]+pi[i&255]+pi[i>>8&255]+pi[i>>16&255]+pi[i>>24&255]).toLowerCase()}function Ft(n,e,t){return Math.max(e,Math.min(t,n))}function Kf(n,e){return(n%e+e)%e}function Ob(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Bb(n,e,t){return n!==e?(t-n)/(e-n):0}function Sl(n,e,t){return(1-t)*n+t*e}function zb(n,e,t,i){return Sl(n,e,1-Math.exp(-t*i))}function Vb(n,e=1){return e-Math.abs(Kf(n,e*2)-e)}function Hb(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Gb(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function Wb(n,e){return n+Math.floor(Math.random()*(e-n+1))}function Xb(n,e){return n+Math.random()*(e-n)}function qb(n){return n*(.5-Math.random())}function $b(n){n!==void 0&&(s0=n);let e=s0+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function jb(n){return n*wl}function Yb(n){return n*So}function Jb(n){return(n&n-1)===0&&n!==0}function Zb(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function Kb(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Qb(n,e,t,i,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+i)/2),h=o((e+i)/2),u=r((e-i)/2),d=o((e-i)/2),p=r((i-e)/2),g=o((i-e)/2);switch(s){case"XYX":n.set(a*h,c*u,c*d,a*l);break;case"YZY":n.set(c*d,a*h,c*u,a*l);break;case"ZXZ":n.set(c*u,c*d,a*h,a*l);break;case"XZX":n.set(a*h,c*g,c*p,a*l);break;case"YXY":n.set(c*p,a*h,c*g,a*l);break;case"ZYZ":n.set(c*g,c*p,a*h,a*l);break;default:console.warn("THREE.MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function wa(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return n/4294967295;case Uint16Array:return n/65535;case Uint8Array:return n/255;case Int32Array:return Math.max(n/2147483647,-1);case Int16Array:return Math.max(n/32767,-1);case Int8Array:return Math.max(n/127,-1);default:throw new Error("Invalid component type.")}}function Ti(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return Math.round(n*4294967295);case Uint16Array:return Math.round(n*65535);case Uint8Array:return Math.round(n*255);case Int32Array:return Math.round(n*2147483647);case Int16Array:return Math.round(n*32767);case Int8Array:return Math.round(n*127);default:throw new Error("Invalid component type.")}}var Tr={DEG2RAD:wl,RAD2DEG:So,generateUUID:jr,clamp:Ft,euclideanModulo:Kf,mapLinear:Ob,inverseLerp:Bb,lerp:Sl,damp:zb,pingpong:Vb,smoothstep:Hb,smootherstep:Gb,randInt:Wb,randFloat:Xb,randFloatSpread:qb,seededRandom:$b,degToRad:jb,radToDeg:Yb,isPowerOfTwo:Jb,ceilPowerOfTwo:Zb,floorPowerOfTwo:Kb,setQuaternionFromProperEuler:Qb,normalize:Ti,denormalize:wa},ft=class n{constructor(e=0,t=0){n.prototype.isVector2=!0,this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ft(this.x,e.x,t.x),this.y=Ft(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ft(this.x,e,t),this.y=Ft(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ft(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},qn=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let c=i[s+0],l=i[s+1],h=i[s+2],u=i[s+3],d=r[o+0],p=r[o+1],g=r[o+2],_=r[o+3];if(a===0){e[t+0]=c,e[t+1]=l,e[t+2]=h,e[t+3]=u;return}if(a===1){e[t+0]=d,e[t+1]=p,e[t+2]=g,e[t+3]=_;return}if(u!==_||c!==d||l!==p||h!==g){let m=1-a,f=c*d+l*p+h*g+u*_,S=f>=0?1:-1,A=1-f*f;if(A>Number.EPSILON){let P=Math.sqrt(A),R=Math.atan2(P,f*S);m=Math.sin(m*R)/P,a=Math.sin(a*R)/P}let y=a*S;if(c=c*m+d*y,l=l*m+p*y,h=h*m+g*y,u=u*m+_*y,m===1-a){let P=1/Math.sqrt(c*c+l*l+h*h+u*u);c*=P,l*=P,h*=P,u*=P}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],c=i[s+1],l=i[s+2],h=i[s+3],u=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return e[t]=a*g+h*u+c*p-l*d,e[t+1]=c*g+h*d+l*u-a*p,e[t+2]=l*g+h*p+a*d-c*u,e[t+3]=h*g-a*u-c*d-l*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(i/2),h=a(s/2),u=a(r/2),d=c(i/2),p=c(s/2),g=c(r/2);switch(o){case"XYZ":this._x=d*h*u+l*p*g,this._y=l*p*u-d*h*g,this._z=l*h*g+d*p*u,this._w=l*h*u-d*p*g;break;case"YXZ":this._x=d*h*u+l*p*g,this._y=l*p*u-d*h*g,this._z=l*h*g-d*p*u,this._w=l*h*u+d*p*g;break;case"ZXY":this._x=d*h*u-l*p*g,this._y=l*p*u+d*h*g,this._z=l*h*g+d*p*u,this._w=l*h*u-d*p*g;break;case"ZYX":this._x=d*h*u-l*p*g,this._y=l*p*u+d*h*g,this._z=l*h*g-d*p*u,this._w=l*h*u+d*p*g;break;case"YZX":this._x=d*h*u+l*p*g,this._y=l*p*u+d*h*g,this._z=l*h*g-d*p*u,this._w=l*h*u-d*p*g;break;case"XZY":this._x=d*h*u-l*p*g,this._y=l*p*u-d*h*g,this._z=l*h*g+d*p*u,this._w=l*h*u+d*p*g;break;default:console.warn("THREE.Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],u=t[10],d=i+a+u;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(i>a&&i>u){let p=2*Math.sqrt(1+i-a-u);this._w=(h-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>u){let p=2*Math.sqrt(1+a-i-u);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+h)/p}else{let p=2*Math.sqrt(1+u-i-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Ft(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=i*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-i*l,this._z=r*h+o*l+i*c-s*a,this._w=o*h-i*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){if(t===0)return this;if(t===1)return this.copy(e);let i=this._x,s=this._y,r=this._z,o=this._w,a=o*e._w+i*e._x+s*e._y+r*e._z;if(a<0?(this._w=-e._w,this._x=-e._x,this._y=-e._y,this._z=-e._z,a=-a):this.copy(e),a>=1)return this._w=o,this._x=i,this._y=s,this._z=r,this;let c=1-a*a;if(c<=Number.EPSILON){let p=1-t;return this._w=p*o+t*this._w,this._x=p*i+t*this._x,this._y=p*s+t*this._y,this._z=p*r+t*this._z,this.normalize(),this}let l=Math.sqrt(c),h=Math.atan2(l,a),u=Math.sin((1-t)*h)/l,d=Math.sin(t*h)/l;return this._w=o*u+this._w*d,this._x=i*u+this._x*d,this._y=s*u+this._y*d,this._z=r*u+this._z*d,this._onChangeCallback(),this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},X=class n{constructor(e=0,t=0,i=0){n.prototype.isVector3=!0,this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(r0.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(r0.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*i),h=2*(a*t-r*s),u=2*(r*i-o*t);return this.x=t+c*l+o*u-a*h,this.y=i+c*h+a*l-r*u,this.z=s+c*u+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ft(this.x,e.x,t.x),this.y=Ft(this.y,e.y,t.y),this.z=Ft(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ft(this.x,e,t),this.y=Ft(this.y,e,t),this.z=Ft(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-i*c,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Jd.copy(this).projectOnVector(e),this.sub(Jd)}reflect(e){return this.sub(Jd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ft(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Jd=new X,r0=new qn,Ct=class n{constructor(e,t,i,s,r,o,a,c,l){n.prototype.isMatrix3=!0,this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l)}set(e,t,i,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=i,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],h=i[4],u=i[7],d=i[2],p=i[5],g=i[8],_=s[0],m=s[3],f=s[6],S=s[1],A=s[4],y=s[7],P=s[2],R=s[5],k=s[8];return r[0]=o*_+a*S+c*P,r[3]=o*m+a*A+c*R,r[6]=o*f+a*y+c*k,r[1]=l*_+h*S+u*P,r[4]=l*m+h*A+u*R,r[7]=l*f+h*y+u*k,r[2]=d*_+p*S+g*P,r[5]=d*m+p*A+g*R,r[8]=d*f+p*y+g*k,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-i*r*h+i*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=h*o-a*l,d=a*c-h*r,p=l*r-o*c,g=t*u+i*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/g;return e[0]=u*_,e[1]=(s*l-h*i)*_,e[2]=(a*i-s*o)*_,e[3]=d*_,e[4]=(h*t-s*c)*_,e[5]=(s*r-a*t)*_,e[6]=p*_,e[7]=(i*c-l*t)*_,e[8]=(o*t-i*r)*_,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(i*c,i*l,-i*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return this.premultiply(Zd.makeScale(e,t)),this}rotate(e){return this.premultiply(Zd.makeRotation(-e)),this}translate(e,t){return this.premultiply(Zd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Zd=new Ct;function Qf(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Aa(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function R_(){let n=Aa("canvas");return n.style.display="block",n}var o0={};function Ca(n){n in o0||(o0[n]=!0,console.warn(n))}function P_(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var a0=new Ct().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),l0=new Ct().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function eM(){let n={enabled:!0,workingColorSpace:wo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===on&&(s.r=mr(s.r),s.g=mr(s.g),s.b=mr(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===on&&(s.r=Sa(s.r),s.g=Sa(s.g),s.b=Sa(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Er?Tl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return Ca("THREE.ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),n.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return Ca("THREE.ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),n.colorSpaceToWorking(s,r)}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[wo]:{primaries:e,whitePoint:i,transfer:Tl,toXYZ:a0,fromXYZ:l0,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:fn},outputColorSpaceConfig:{drawingBufferColorSpace:fn}},[fn]:{primaries:e,whitePoint:i,transfer:on,toXYZ:a0,fromXYZ:l0,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:fn}}}),n}var Ut=eM();function mr(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function Sa(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var ua,pu=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{ua===void 0&&(ua=Aa("canvas")),ua.width=e.width,ua.height=e.height;let s=ua.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=ua}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Aa("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=mr(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(mr(t[i]/255)*255):t[i]=mr(t[i]);return{data:t,width:e.width,height:e.height}}else return console.warn("THREE.ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},tM=0,Ra=class{constructor(e=null){this.isSource=!0,Object.defineProperty(this,"id",{value:tM++}),this.uuid=jr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):t instanceof VideoFrame?e.set(t.displayHeight,t.displayWidth,0):t!==null?e.set(t.width,t.height,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Kd(s[o].image)):r.push(Kd(s[o]))}else r=Kd(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function Kd(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?pu.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(console.warn("THREE.Texture: Unable to serialize Texture."),{})}var nM=0,Qd=new X,Ci=class n extends Ws{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Ki,s=Ki,r=Ni,o=Rs,a=es,c=Ps,l=n.DEFAULT_ANISOTROPY,h=Er){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:nM++}),this.uuid=jr(),this.name="",this.source=new Ra(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new ft(0,0),this.repeat=new ft(1,1),this.center=new ft(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Ct,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0}get width(){return this.source.getSize(Qd).x}get height(){return this.source.getSize(Qd).y}get depth(){return this.source.getSize(Qd).z}get image(){return this.source.data}set image(e=null){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){console.warn(`THREE.Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){console.warn(`THREE.Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Vf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case gr:e.x=e.x-Math.floor(e.x);break;case Ki:e.x=e.x<0?0:1;break;case du:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case gr:e.y=e.y-Math.floor(e.y);break;case Ki:e.y=e.y<0?0:1;break;case du:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Ci.DEFAULT_IMAGE=null;Ci.DEFAULT_MAPPING=Vf;Ci.DEFAULT_ANISOTROPY=1;var jt=class n{constructor(e=0,t=0,i=0,s=1){n.prototype.isVector4=!0,this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,c=e.elements,l=c[0],h=c[4],u=c[8],d=c[1],p=c[5],g=c[9],_=c[2],m=c[6],f=c[10];if(Math.abs(h-d)<.01&&Math.abs(u-_)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+_)<.1&&Math.abs(g+m)<.1&&Math.abs(l+p+f-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(l+1)/2,y=(p+1)/2,P=(f+1)/2,R=(h+d)/4,k=(u+_)/4,F=(g+m)/4;return A>y&&A>P?A<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(A),s=R/i,r=k/i):y>P?y<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(y),i=R/s,r=F/s):P<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(P),i=k/r,s=F/r),this.set(i,s,r,t),this}let S=Math.sqrt((m-g)*(m-g)+(u-_)*(u-_)+(d-h)*(d-h));return Math.abs(S)<.001&&(S=1),this.x=(m-g)/S,this.y=(u-_)/S,this.z=(d-h)/S,this.w=Math.acos((l+p+f-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ft(this.x,e.x,t.x),this.y=Ft(this.y,e.y,t.y),this.z=Ft(this.z,e.z,t.z),this.w=Ft(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ft(this.x,e,t),this.y=Ft(this.y,e,t),this.z=Ft(this.z,e,t),this.w=Ft(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},mu=class extends Ws{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ni,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new jt(0,0,e,t),this.scissorTest=!1,this.viewport=new jt(0,0,e,t);let s={width:e,height:t,depth:i.depth},r=new Ci(s);this.textures=[];let o=i.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview}_setTextureOptions(e={}){let t={minFilter:Ni,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),e!==null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isArrayTexture=this.textures[s].image.depth>1;this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Ra(s)}return this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,e.depthTexture!==null&&(this.depthTexture=e.depthTexture.clone()),this.samples=e.samples,this}dispose(){this.dispatchEvent({type:"dispose"})}},Xs=class extends mu{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Cl=class extends Ci{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Di,this.minFilter=Di,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var gu=class extends Ci{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Di,this.minFilter=Di,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Qi=class{constructor(e=new X(1/0,1/0,1/0),t=new X(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Ms.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Ms.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Ms.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ms):Ms.fromBufferAttribute(r,o),Ms.applyMatrix4(e.matrixWorld),this.expandByPoint(Ms);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),zc.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),zc.copy(i.boundingBox)),zc.applyMatrix4(e.matrixWorld),this.union(zc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ms),Ms.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(_l),Vc.subVectors(this.max,_l),ha.subVectors(e.a,_l),da.subVectors(e.b,_l),fa.subVectors(e.c,_l),Dr.subVectors(da,ha),Ur.subVectors(fa,da),go.subVectors(ha,fa);let t=[0,-Dr.z,Dr.y,0,-Ur.z,Ur.y,0,-go.z,go.y,Dr.z,0,-Dr.x,Ur.z,0,-Ur.x,go.z,0,-go.x,-Dr.y,Dr.x,0,-Ur.y,Ur.x,0,-go.y,go.x,0];return!ef(t,ha,da,fa,Vc)||(t=[1,0,0,0,1,0,0,0,1],!ef(t,ha,da,fa,Vc))?!1:(Hc.crossVectors(Dr,Ur),t=[Hc.x,Hc.y,Hc.z],ef(t,ha,da,fa,Vc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ms).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ms).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(cr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),cr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),cr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),cr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),cr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),cr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),cr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),cr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(cr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},cr=[new X,new X,new X,new X,new X,new X,new X,new X],Ms=new X,zc=new Qi,ha=new X,da=new X,fa=new X,Dr=new X,Ur=new X,go=new X,_l=new X,Vc=new X,Hc=new X,_o=new X;function ef(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){_o.fromArray(n,r);let a=s.x*Math.abs(_o.x)+s.y*Math.abs(_o.y)+s.z*Math.abs(_o.z),c=e.dot(_o),l=t.dot(_o),h=i.dot(_o);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var iM=new Qi,xl=new X,tf=new X,Ui=class{constructor(e=new X,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):iM.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;xl.subVectors(e,this.center);let t=xl.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(xl,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(tf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(xl.copy(e.center).add(tf)),this.expandByPoint(xl.copy(e.center).sub(tf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},ur=new X,nf=new X,Gc=new X,Fr=new X,sf=new X,Wc=new X,rf=new X,qs=class{constructor(e=new X,t=new X(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,ur)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=ur.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(ur.copy(this.origin).addScaledVector(this.direction,t),ur.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){nf.copy(e).add(t).multiplyScalar(.5),Gc.copy(t).sub(e).normalize(),Fr.copy(this.origin).sub(nf);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Gc),a=Fr.dot(this.direction),c=-Fr.dot(Gc),l=Fr.lengthSq(),h=Math.abs(1-o*o),u,d,p,g;if(h>0)if(u=o*c-a,d=o*a-c,g=r*h,u>=0)if(d>=-g)if(d<=g){let _=1/h;u*=_,d*=_,p=u*(u+o*d+2*a)+d*(o*u+d+2*c)+l}else d=r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*c)+l;else d=-r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*c)+l;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-c),r),p=-u*u+d*(d+2*c)+l):d<=g?(u=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-c),r),p=-u*u+d*(d+2*c)+l);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),p=-u*u+d*(d+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(nf).addScaledVector(Gc,d),p}intersectSphere(e,t){ur.subVectors(e.center,this.origin);let i=ur.dot(this.direction),s=ur.dot(ur)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,c=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,c=(e.min.z-d.z)*u),i>c||a>s)||((a>i||i!==i)&&(i=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,ur)!==null}intersectTriangle(e,t,i,s,r){sf.subVectors(t,e),Wc.subVectors(i,e),rf.crossVectors(sf,Wc);let o=this.direction.dot(rf),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;Fr.subVectors(this.origin,e);let c=a*this.direction.dot(Wc.crossVectors(Fr,Wc));if(c<0)return null;let l=a*this.direction.dot(sf.cross(Fr));if(l<0||c+l>o)return null;let h=-a*Fr.dot(rf);return h<0?null:this.at(h/o,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},gt=class n{constructor(e,t,i,s,r,o,a,c,l,h,u,d,p,g,_,m){n.prototype.isMatrix4=!0,this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l,h,u,d,p,g,_,m)}set(e,t,i,s,r,o,a,c,l,h,u,d,p,g,_,m){let f=this.elements;return f[0]=e,f[4]=t,f[8]=i,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=c,f[2]=l,f[6]=h,f[10]=u,f[14]=d,f[3]=p,f[7]=g,f[11]=_,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){let t=this.elements,i=e.elements,s=1/pa.setFromMatrixColumn(e,0).length(),r=1/pa.setFromMatrixColumn(e,1).length(),o=1/pa.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,p=o*u,g=a*h,_=a*u;t[0]=c*h,t[4]=-c*u,t[8]=l,t[1]=p+g*l,t[5]=d-_*l,t[9]=-a*c,t[2]=_-d*l,t[6]=g+p*l,t[10]=o*c}else if(e.order==="YXZ"){let d=c*h,p=c*u,g=l*h,_=l*u;t[0]=d+_*a,t[4]=g*a-p,t[8]=o*l,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=p*a-g,t[6]=_+d*a,t[10]=o*c}else if(e.order==="ZXY"){let d=c*h,p=c*u,g=l*h,_=l*u;t[0]=d-_*a,t[4]=-o*u,t[8]=g+p*a,t[1]=p+g*a,t[5]=o*h,t[9]=_-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let d=o*h,p=o*u,g=a*h,_=a*u;t[0]=c*h,t[4]=g*l-p,t[8]=d*l+_,t[1]=c*u,t[5]=_*l+d,t[9]=p*l-g,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let d=o*c,p=o*l,g=a*c,_=a*l;t[0]=c*h,t[4]=_-d*u,t[8]=g*u+p,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=p*u+g,t[10]=d-_*u}else if(e.order==="XZY"){let d=o*c,p=o*l,g=a*c,_=a*l;t[0]=c*h,t[4]=-u,t[8]=l*h,t[1]=d*u+_,t[5]=o*h,t[9]=p*u-g,t[2]=g*u-p,t[6]=a*h,t[10]=_*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(sM,e,rM)}lookAt(e,t,i){let s=this.elements;return Ji.subVectors(e,t),Ji.lengthSq()===0&&(Ji.z=1),Ji.normalize(),kr.crossVectors(i,Ji),kr.lengthSq()===0&&(Math.abs(i.z)===1?Ji.x+=1e-4:Ji.z+=1e-4,Ji.normalize(),kr.crossVectors(i,Ji)),kr.normalize(),Xc.crossVectors(Ji,kr),s[0]=kr.x,s[4]=Xc.x,s[8]=Ji.x,s[1]=kr.y,s[5]=Xc.y,s[9]=Ji.y,s[2]=kr.z,s[6]=Xc.z,s[10]=Ji.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],h=i[1],u=i[5],d=i[9],p=i[13],g=i[2],_=i[6],m=i[10],f=i[14],S=i[3],A=i[7],y=i[11],P=i[15],R=s[0],k=s[4],F=s[8],M=s[12],E=s[1],N=s[5],B=s[9],W=s[13],Z=s[2],K=s[6],H=s[10],ie=s[14],Q=s[3],te=s[7],oe=s[11],de=s[15];return r[0]=o*R+a*E+c*Z+l*Q,r[4]=o*k+a*N+c*K+l*te,r[8]=o*F+a*B+c*H+l*oe,r[12]=o*M+a*W+c*ie+l*de,r[1]=h*R+u*E+d*Z+p*Q,r[5]=h*k+u*N+d*K+p*te,r[9]=h*F+u*B+d*H+p*oe,r[13]=h*M+u*W+d*ie+p*de,r[2]=g*R+_*E+m*Z+f*Q,r[6]=g*k+_*N+m*K+f*te,r[10]=g*F+_*B+m*H+f*oe,r[14]=g*M+_*W+m*ie+f*de,r[3]=S*R+A*E+y*Z+P*Q,r[7]=S*k+A*N+y*K+P*te,r[11]=S*F+A*B+y*H+P*oe,r[15]=S*M+A*W+y*ie+P*de,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],u=e[6],d=e[10],p=e[14],g=e[3],_=e[7],m=e[11],f=e[15];return g*(+r*c*u-s*l*u-r*a*d+i*l*d+s*a*p-i*c*p)+_*(+t*c*p-t*l*d+r*o*d-s*o*p+s*l*h-r*c*h)+m*(+t*l*u-t*a*p-r*o*u+i*o*p+r*a*h-i*l*h)+f*(-s*a*h-t*c*u+t*a*d+s*o*u-i*o*d+i*c*h)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=e[9],d=e[10],p=e[11],g=e[12],_=e[13],m=e[14],f=e[15],S=u*m*l-_*d*l+_*c*p-a*m*p-u*c*f+a*d*f,A=g*d*l-h*m*l-g*c*p+o*m*p+h*c*f-o*d*f,y=h*_*l-g*u*l+g*a*p-o*_*p-h*a*f+o*u*f,P=g*u*c-h*_*c-g*a*d+o*_*d+h*a*m-o*u*m,R=t*S+i*A+s*y+r*P;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let k=1/R;return e[0]=S*k,e[1]=(_*d*r-u*m*r-_*s*p+i*m*p+u*s*f-i*d*f)*k,e[2]=(a*m*r-_*c*r+_*s*l-i*m*l-a*s*f+i*c*f)*k,e[3]=(u*c*r-a*d*r-u*s*l+i*d*l+a*s*p-i*c*p)*k,e[4]=A*k,e[5]=(h*m*r-g*d*r+g*s*p-t*m*p-h*s*f+t*d*f)*k,e[6]=(g*c*r-o*m*r-g*s*l+t*m*l+o*s*f-t*c*f)*k,e[7]=(o*d*r-h*c*r+h*s*l-t*d*l-o*s*p+t*c*p)*k,e[8]=y*k,e[9]=(g*u*r-h*_*r-g*i*p+t*_*p+h*i*f-t*u*f)*k,e[10]=(o*_*r-g*a*r+g*i*l-t*_*l-o*i*f+t*a*f)*k,e[11]=(h*a*r-o*u*r-h*i*l+t*u*l+o*i*p-t*a*p)*k,e[12]=P*k,e[13]=(h*_*s-g*u*s+g*i*d-t*_*d-h*i*m+t*u*m)*k,e[14]=(g*a*s-o*_*s-g*i*c+t*_*c+o*i*m-t*a*m)*k,e[15]=(o*u*s-h*a*s+h*i*c-t*u*c-o*i*d+t*a*d)*k,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+i,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+i,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,u=a+a,d=r*l,p=r*h,g=r*u,_=o*h,m=o*u,f=a*u,S=c*l,A=c*h,y=c*u,P=i.x,R=i.y,k=i.z;return s[0]=(1-(_+f))*P,s[1]=(p+y)*P,s[2]=(g-A)*P,s[3]=0,s[4]=(p-y)*R,s[5]=(1-(d+f))*R,s[6]=(m+S)*R,s[7]=0,s[8]=(g+A)*k,s[9]=(m-S)*k,s[10]=(1-(d+_))*k,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements,r=pa.set(s[0],s[1],s[2]).length(),o=pa.set(s[4],s[5],s[6]).length(),a=pa.set(s[8],s[9],s[10]).length();this.determinant()<0&&(r=-r),e.x=s[12],e.y=s[13],e.z=s[14],ws.copy(this);let l=1/r,h=1/o,u=1/a;return ws.elements[0]*=l,ws.elements[1]*=l,ws.elements[2]*=l,ws.elements[4]*=h,ws.elements[5]*=h,ws.elements[6]*=h,ws.elements[8]*=u,ws.elements[9]*=u,ws.elements[10]*=u,t.setFromRotationMatrix(ws),i.x=r,i.y=o,i.z=a,this}makePerspective(e,t,i,s,r,o,a=Es,c=!1){let l=this.elements,h=2*r/(t-e),u=2*r/(i-s),d=(t+e)/(t-e),p=(i+s)/(i-s),g,_;if(c)g=r/(o-r),_=o*r/(o-r);else if(a===Es)g=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===Al)g=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=u,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=g,l[14]=_,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Es,c=!1){let l=this.elements,h=2/(t-e),u=2/(i-s),d=-(t+e)/(t-e),p=-(i+s)/(i-s),g,_;if(c)g=1/(o-r),_=o/(o-r);else if(a===Es)g=-2/(o-r),_=-(o+r)/(o-r);else if(a===Al)g=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=u,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=g,l[14]=_,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},pa=new X,ws=new gt,sM=new X(0,0,0),rM=new X(1,1,1),kr=new X,Xc=new X,Ji=new X,c0=new gt,u0=new qn,hi=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],u=s[2],d=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(Ft(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Ft(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(Ft(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-Ft(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Ft(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Ft(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:console.warn("THREE.Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return c0.makeRotationFromQuaternion(e),this.setFromRotationMatrix(c0,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return u0.setFromEuler(this),this.setFromQuaternion(u0,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};hi.DEFAULT_ORDER="XYZ";var Pa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},oM=0,h0=new X,ma=new qn,hr=new gt,qc=new X,yl=new X,aM=new X,lM=new qn,d0=new X(1,0,0),f0=new X(0,1,0),p0=new X(0,0,1),m0={type:"added"},cM={type:"removed"},ga={type:"childadded",child:null},of={type:"childremoved",child:null},Fn=class n extends Ws{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:oM++}),this.uuid=jr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new X,t=new hi,i=new qn,s=new X(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new gt},normalMatrix:{value:new Ct}}),this.matrix=new gt,this.matrixWorld=new gt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Pa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.userData={}}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ma.setFromAxisAngle(e,t),this.quaternion.multiply(ma),this}rotateOnWorldAxis(e,t){return ma.setFromAxisAngle(e,t),this.quaternion.premultiply(ma),this}rotateX(e){return this.rotateOnAxis(d0,e)}rotateY(e){return this.rotateOnAxis(f0,e)}rotateZ(e){return this.rotateOnAxis(p0,e)}translateOnAxis(e,t){return h0.copy(e).applyQuaternion(this.quaternion),this.position.add(h0.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(d0,e)}translateY(e){return this.translateOnAxis(f0,e)}translateZ(e){return this.translateOnAxis(p0,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(hr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?qc.copy(e):qc.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),yl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?hr.lookAt(yl,qc,this.up):hr.lookAt(qc,yl,this.up),this.quaternion.setFromRotationMatrix(hr),s&&(hr.extractRotation(s.matrixWorld),ma.setFromRotationMatrix(hr),this.quaternion.premultiply(ma.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(console.error("THREE.Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(m0),ga.child=e,this.dispatchEvent(ga),ga.child=null):console.error("THREE.Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(cM),of.child=e,this.dispatchEvent(of),of.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),hr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),hr.multiply(e.parent.matrixWorld)),e.applyMatrix4(hr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(m0),ga.child=e,this.dispatchEvent(ga),ga.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(yl,e,aM),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(yl,lM,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale),this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t){let i=this.parent;if(e===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),t===!0){let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let u=c[l];r(e.shapes,u)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),p=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),h.length>0&&(i.images=h),u.length>0&&(i.shapes=u),d.length>0&&(i.skeletons=d),p.length>0&&(i.animations=p),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}};Fn.DEFAULT_UP=new X(0,1,0);Fn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Fn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ss=new X,dr=new X,af=new X,fr=new X,_a=new X,xa=new X,g0=new X,lf=new X,cf=new X,uf=new X,hf=new jt,df=new jt,ff=new jt,zr=class n{constructor(e=new X,t=new X,i=new X){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Ss.subVectors(e,t),s.cross(Ss);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Ss.subVectors(s,t),dr.subVectors(i,t),af.subVectors(e,t);let o=Ss.dot(Ss),a=Ss.dot(dr),c=Ss.dot(af),l=dr.dot(dr),h=dr.dot(af),u=o*l-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,p=(l*c-a*h)*d,g=(o*h-a*c)*d;return r.set(1-p-g,g,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,fr)===null?!1:fr.x>=0&&fr.y>=0&&fr.x+fr.y<=1}static getInterpolation(e,t,i,s,r,o,a,c){return this.getBarycoord(e,t,i,s,fr)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,fr.x),c.addScaledVector(o,fr.y),c.addScaledVector(a,fr.z),c)}static getInterpolatedAttribute(e,t,i,s,r,o){return hf.setScalar(0),df.setScalar(0),ff.setScalar(0),hf.fromBufferAttribute(e,t),df.fromBufferAttribute(e,i),ff.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(hf,r.x),o.addScaledVector(df,r.y),o.addScaledVector(ff,r.z),o}static isFrontFacing(e,t,i,s){return Ss.subVectors(i,t),dr.subVectors(e,t),Ss.cross(dr).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ss.subVectors(this.c,this.b),dr.subVectors(this.a,this.b),Ss.cross(dr).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;_a.subVectors(s,i),xa.subVectors(r,i),lf.subVectors(e,i);let c=_a.dot(lf),l=xa.dot(lf);if(c<=0&&l<=0)return t.copy(i);cf.subVectors(e,s);let h=_a.dot(cf),u=xa.dot(cf);if(h>=0&&u<=h)return t.copy(s);let d=c*u-h*l;if(d<=0&&c>=0&&h<=0)return o=c/(c-h),t.copy(i).addScaledVector(_a,o);uf.subVectors(e,r);let p=_a.dot(uf),g=xa.dot(uf);if(g>=0&&p<=g)return t.copy(r);let _=p*l-c*g;if(_<=0&&l>=0&&g<=0)return a=l/(l-g),t.copy(i).addScaledVector(xa,a);let m=h*g-p*u;if(m<=0&&u-h>=0&&p-g>=0)return g0.subVectors(r,s),a=(u-h)/(u-h+(p-g)),t.copy(s).addScaledVector(g0,a);let f=1/(m+_+d);return o=_*f,a=d*f,t.copy(i).addScaledVector(_a,o).addScaledVector(xa,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},I_={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Or={h:0,s:0,l:0},$c={h:0,s:0,l:0};function pf(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var st=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=fn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Ut.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Ut.workingColorSpace){return this.r=e,this.g=t,this.b=i,Ut.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=Ut.workingColorSpace){if(e=Kf(e,1),t=Ft(t,0,1),i=Ft(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=pf(o,r,e+1/3),this.g=pf(o,r,e),this.b=pf(o,r,e-1/3)}return Ut.colorSpaceToWorking(this,s),this}setStyle(e,t=fn){function i(r){r!==void 0&&parseFloat(r)<1&&console.warn("THREE.Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,t);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:console.warn("THREE.Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);console.warn("THREE.Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=fn){let i=I_[e.toLowerCase()];return i!==void 0?this.setHex(i,t):console.warn("THREE.Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=mr(e.r),this.g=mr(e.g),this.b=mr(e.b),this}copyLinearToSRGB(e){return this.r=Sa(e.r),this.g=Sa(e.g),this.b=Sa(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=fn){return Ut.workingToColorSpace(mi.copy(this),e),Math.round(Ft(mi.r*255,0,255))*65536+Math.round(Ft(mi.g*255,0,255))*256+Math.round(Ft(mi.b*255,0,255))}getHexString(e=fn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Ut.workingColorSpace){Ut.workingToColorSpace(mi.copy(this),t);let i=mi.r,s=mi.g,r=mi.b,o=Math.max(i,s,r),a=Math.min(i,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let u=o-a;switch(l=h<=.5?u/(o+a):u/(2-o-a),o){case i:c=(s-r)/u+(s<r?6:0);break;case s:c=(r-i)/u+2;break;case r:c=(i-s)/u+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=Ut.workingColorSpace){return Ut.workingToColorSpace(mi.copy(this),t),e.r=mi.r,e.g=mi.g,e.b=mi.b,e}getStyle(e=fn){Ut.workingToColorSpace(mi.copy(this),e);let t=mi.r,i=mi.g,s=mi.b;return e!==fn?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Or),this.setHSL(Or.h+e,Or.s+t,Or.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Or),e.getHSL($c);let i=Sl(Or.h,$c.h,t),s=Sl(Or.s,$c.s,t),r=Sl(Or.l,$c.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},mi=new st;st.NAMES=I_;var uM=0,Ri=class extends Ws{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:uM++}),this.uuid=jr(),this.name="",this.type="Material",this.blending=bo,this.side=Ts,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=uu,this.blendDst=hu,this.blendEquation=Vr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new st(0,0,0),this.blendAlpha=0,this.depthFunc=Mo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Af,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=vo,this.stencilZFail=vo,this.stencilZPass=vo,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){console.warn(`THREE.Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){console.warn(`THREE.Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,this.name!==""&&(i.name=this.name),this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(i.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.shadowSide!==null&&(i.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),this.blending!==bo&&(i.blending=this.blending),this.side!==Ts&&(i.side=this.side),this.vertexColors===!0&&(i.vertexColors=!0),this.opacity<1&&(i.opacity=this.opacity),this.transparent===!0&&(i.transparent=!0),this.blendSrc!==uu&&(i.blendSrc=this.blendSrc),this.blendDst!==hu&&(i.blendDst=this.blendDst),this.blendEquation!==Vr&&(i.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(i.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(i.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(i.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(i.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(i.blendAlpha=this.blendAlpha),this.depthFunc!==Mo&&(i.depthFunc=this.depthFunc),this.depthTest===!1&&(i.depthTest=this.depthTest),this.depthWrite===!1&&(i.depthWrite=this.depthWrite),this.colorWrite===!1&&(i.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(i.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==Af&&(i.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(i.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(i.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==vo&&(i.stencilFail=this.stencilFail),this.stencilZFail!==vo&&(i.stencilZFail=this.stencilZFail),this.stencilZPass!==vo&&(i.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(i.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(i.rotation=this.rotation),this.polygonOffset===!0&&(i.polygonOffset=!0),this.polygonOffsetFactor!==0&&(i.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(i.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(i.linewidth=this.linewidth),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.dithering===!0&&(i.dithering=!0),this.alphaTest>0&&(i.alphaTest=this.alphaTest),this.alphaHash===!0&&(i.alphaHash=!0),this.alphaToCoverage===!0&&(i.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(i.premultipliedAlpha=!0),this.forceSinglePass===!0&&(i.forceSinglePass=!0),this.wireframe===!0&&(i.wireframe=!0),this.wireframeLinewidth>1&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(i.flatShading=!0),this.visible===!1&&(i.visible=!1),this.toneMapped===!1&&(i.toneMapped=!1),this.fog===!1&&(i.fog=!1),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Hr=class extends Ri{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new st(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new hi,this.combine=jl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}};var Xn=new X,jc=new ft,hM=0,ui=class{constructor(e,t,i=!1){if(Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:hM++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Cf,this.updateRanges=[],this.gpuType=Is,this.version=0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)jc.fromBufferAttribute(this,t),jc.applyMatrix3(e),this.setXY(t,jc.x,jc.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyMatrix3(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyMatrix4(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyNormalMatrix(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.transformDirection(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=wa(i,this.array)),i}setComponent(e,t,i){return this.normalized&&(i=Ti(i,this.array)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=wa(t,this.array)),t}setX(e,t){return this.normalized&&(t=Ti(t,this.array)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=wa(t,this.array)),t}setY(e,t){return this.normalized&&(t=Ti(t,this.array)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=wa(t,this.array)),t}setZ(e,t){return this.normalized&&(t=Ti(t,this.array)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=wa(t,this.array)),t}setW(e,t){return this.normalized&&(t=Ti(t,this.array)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=Ti(t,this.array),i=Ti(i,this.array)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=Ti(t,this.array),i=Ti(i,this.array),s=Ti(s,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=Ti(t,this.array),i=Ti(i,this.array),s=Ti(s,this.array),r=Ti(r,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(e.name=this.name),this.usage!==Cf&&(e.usage=this.usage),e}};var Rl=class extends ui{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Pl=class extends ui{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Et=class extends ui{constructor(e,t,i){super(new Float32Array(e),t,i)}},dM=0,ls=new gt,mf=new Fn,ya=new X,Zi=new Qi,vl=new Qi,ri=new X,Tn=class n extends Ws{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:dM++}),this.uuid=jr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Qf(e)?Pl:Rl)(e,1):this.index=e,this}setIndirect(e){return this.indirect=e,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new Ct().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(e){return ls.makeRotationFromQuaternion(e),this.applyMatrix4(ls),this}rotateX(e){return ls.makeRotationX(e),this.applyMatrix4(ls),this}rotateY(e){return ls.makeRotationY(e),this.applyMatrix4(ls),this}rotateZ(e){return ls.makeRotationZ(e),this.applyMatrix4(ls),this}translate(e,t,i){return ls.makeTranslation(e,t,i),this.applyMatrix4(ls),this}scale(e,t,i){return ls.makeScale(e,t,i),this.applyMatrix4(ls),this}lookAt(e){return mf.lookAt(e),mf.updateMatrix(),this.applyMatrix4(mf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ya).negate(),this.translate(ya.x,ya.y,ya.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Et(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&console.warn("THREE.BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Qi);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new X(-1/0,-1/0,-1/0),new X(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];Zi.setFromBufferAttribute(r),this.morphTargetsRelative?(ri.addVectors(this.boundingBox.min,Zi.min),this.boundingBox.expandByPoint(ri),ri.addVectors(this.boundingBox.max,Zi.max),this.boundingBox.expandByPoint(ri)):(this.boundingBox.expandByPoint(Zi.min),this.boundingBox.expandByPoint(Zi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&console.error('THREE.BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ui);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new X,1/0);return}if(e){let i=this.boundingSphere.center;if(Zi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];vl.setFromBufferAttribute(a),this.morphTargetsRelative?(ri.addVectors(Zi.min,vl.min),Zi.expandByPoint(ri),ri.addVectors(Zi.max,vl.max),Zi.expandByPoint(ri)):(Zi.expandByPoint(vl.min),Zi.expandByPoint(vl.max))}Zi.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)ri.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(ri));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)ri.fromBufferAttribute(a,l),c&&(ya.fromBufferAttribute(e,l),ri.add(ya)),s=Math.max(s,i.distanceToSquared(ri))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error('THREE.BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){console.error("THREE.BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new ui(new Float32Array(4*i.count),4));let o=this.getAttribute("tangent"),a=[],c=[];for(let F=0;F<i.count;F++)a[F]=new X,c[F]=new X;let l=new X,h=new X,u=new X,d=new ft,p=new ft,g=new ft,_=new X,m=new X;function f(F,M,E){l.fromBufferAttribute(i,F),h.fromBufferAttribute(i,M),u.fromBufferAttribute(i,E),d.fromBufferAttribute(r,F),p.fromBufferAttribute(r,M),g.fromBufferAttribute(r,E),h.sub(l),u.sub(l),p.sub(d),g.sub(d);let N=1/(p.x*g.y-g.x*p.y);isFinite(N)&&(_.copy(h).multiplyScalar(g.y).addScaledVector(u,-p.y).multiplyScalar(N),m.copy(u).multiplyScalar(p.x).addScaledVector(h,-g.x).multiplyScalar(N),a[F].add(_),a[M].add(_),a[E].add(_),c[F].add(m),c[M].add(m),c[E].add(m))}let S=this.groups;S.length===0&&(S=[{start:0,count:e.count}]);for(let F=0,M=S.length;F<M;++F){let E=S[F],N=E.start,B=E.count;for(let W=N,Z=N+B;W<Z;W+=3)f(e.getX(W+0),e.getX(W+1),e.getX(W+2))}let A=new X,y=new X,P=new X,R=new X;function k(F){P.fromBufferAttribute(s,F),R.copy(P);let M=a[F];A.copy(M),A.sub(P.multiplyScalar(P.dot(M))).normalize(),y.crossVectors(R,M);let N=y.dot(c[F])<0?-1:1;o.setXYZW(F,A.x,A.y,A.z,N)}for(let F=0,M=S.length;F<M;++F){let E=S[F],N=E.start,B=E.count;for(let W=N,Z=N+B;W<Z;W+=3)k(e.getX(W+0)),k(e.getX(W+1)),k(e.getX(W+2))}}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0)i=new ui(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,p=i.count;d<p;d++)i.setXYZ(d,0,0,0);let s=new X,r=new X,o=new X,a=new X,c=new X,l=new X,h=new X,u=new X;if(e)for(let d=0,p=e.count;d<p;d+=3){let g=e.getX(d+0),_=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,_),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(i,g),c.fromBufferAttribute(i,_),l.fromBufferAttribute(i,m),a.add(h),c.add(h),l.add(h),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(_,c.x,c.y,c.z),i.setXYZ(m,l.x,l.y,l.z)}else for(let d=0,p=t.count;d<p;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),i.setXYZ(d+0,h.x,h.y,h.z),i.setXYZ(d+1,h.x,h.y,h.z),i.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)ri.fromBufferAttribute(e,t),ri.normalize(),e.setXYZ(t,ri.x,ri.y,ri.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,u=a.normalized,d=new l.constructor(c.length*h),p=0,g=0;for(let _=0,m=c.length;_<m;_++){a.isInterleavedBufferAttribute?p=c[_]*a.data.stride+a.offset:p=c[_]*h;for(let f=0;f<h;f++)d[g++]=l[p++]}return new ui(d,h,u)}if(this.index===null)return console.warn("THREE.BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,i);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,u=l.length;h<u;h++){let d=l[h],p=e(d,i);c.push(p)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.type,this.name!==""&&(e.name=this.name),Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let c in i){let l=i[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let u=0,d=l.length;u<d;u++){let p=l[u];h.push(p.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],u=r[l];for(let d=0,p=u.length;d<p;d++)h.push(u[d].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let u=o[l];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}},_0=new gt,xo=new qs,Yc=new Ui,x0=new X,Jc=new X,Zc=new X,Kc=new X,gf=new X,Qc=new X,y0=new X,eu=new X,en=class extends Fn{constructor(e=new Tn,t=new Hr){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=e.morphTargetInfluences.slice()),e.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary)),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Qc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],u=r[c];h!==0&&(gf.fromBufferAttribute(u,e),o?Qc.addScaledVector(gf,h):Qc.addScaledVector(gf.sub(t),h))}t.add(Qc)}return t}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Yc.copy(i.boundingSphere),Yc.applyMatrix4(r),xo.copy(e.ray).recast(e.near),!(Yc.containsPoint(xo.origin)===!1&&(xo.intersectSphere(Yc,x0)===null||xo.origin.distanceToSquared(x0)>(e.far-e.near)**2))&&(_0.copy(r).invert(),xo.copy(e.ray).applyMatrix4(_0),!(i.boundingBox!==null&&xo.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,xo)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let m=d[g],f=o[m.materialIndex],S=Math.max(m.start,p.start),A=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let y=S,P=A;y<P;y+=3){let R=a.getX(y),k=a.getX(y+1),F=a.getX(y+2);s=tu(this,f,e,i,l,h,u,R,k,F),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),_=Math.min(a.count,p.start+p.count);for(let m=g,f=_;m<f;m+=3){let S=a.getX(m),A=a.getX(m+1),y=a.getX(m+2);s=tu(this,o,e,i,l,h,u,S,A,y),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){let m=d[g],f=o[m.materialIndex],S=Math.max(m.start,p.start),A=Math.min(c.count,Math.min(m.start+m.count,p.start+p.count));for(let y=S,P=A;y<P;y+=3){let R=y,k=y+1,F=y+2;s=tu(this,f,e,i,l,h,u,R,k,F),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,p.start),_=Math.min(c.count,p.start+p.count);for(let m=g,f=_;m<f;m+=3){let S=m,A=m+1,y=m+2;s=tu(this,o,e,i,l,h,u,S,A,y),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function fM(n,e,t,i,s,r,o,a){let c;if(e.side===Ii?c=i.intersectTriangle(o,r,s,!0,a):c=i.intersectTriangle(s,r,o,e.side===Ts,a),c===null)return null;eu.copy(a),eu.applyMatrix4(n.matrixWorld);let l=t.ray.origin.distanceTo(eu);return l<t.near||l>t.far?null:{distance:l,point:eu.clone(),object:n}}function tu(n,e,t,i,s,r,o,a,c,l){n.getVertexPosition(a,Jc),n.getVertexPosition(c,Zc),n.getVertexPosition(l,Kc);let h=fM(n,e,t,i,Jc,Zc,Kc,y0);if(h){let u=new X;zr.getBarycoord(y0,Jc,Zc,Kc,u),s&&(h.uv=zr.getInterpolatedAttribute(s,a,c,l,u,new ft)),r&&(h.uv1=zr.getInterpolatedAttribute(r,a,c,l,u,new ft)),o&&(h.normal=zr.getInterpolatedAttribute(o,a,c,l,u,new X),h.normal.dot(i.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new X,materialIndex:0};zr.getNormal(Jc,Zc,Kc,d.normal),h.face=d,h.barycoord=u}return h}var $s=class n extends Tn{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],u=[],d=0,p=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(c),this.setAttribute("position",new Et(l,3)),this.setAttribute("normal",new Et(h,3)),this.setAttribute("uv",new Et(u,2));function g(_,m,f,S,A,y,P,R,k,F,M){let E=y/k,N=P/F,B=y/2,W=P/2,Z=R/2,K=k+1,H=F+1,ie=0,Q=0,te=new X;for(let oe=0;oe<H;oe++){let de=oe*N-W;for(let _e=0;_e<K;_e++){let ue=_e*E-B;te[_]=ue*S,te[m]=de*A,te[f]=Z,l.push(te.x,te.y,te.z),te[_]=0,te[m]=0,te[f]=R>0?1:-1,h.push(te.x,te.y,te.z),u.push(_e/k),u.push(1-oe/F),ie+=1}}for(let oe=0;oe<F;oe++)for(let de=0;de<k;de++){let _e=d+de+K*oe,ue=d+de+K*(oe+1),Re=d+(de+1)+K*(oe+1),Me=d+(de+1)+K*oe;c.push(_e,ue,Me),c.push(ue,Re,Me),Q+=6}a.addGroup(p,Q,M),p+=Q,d+=ie}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};function Oo(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)?s.isRenderTargetTexture?(console.warn("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone():Array.isArray(s)?e[t][i]=s.slice():e[t][i]=s}}return e}function _i(n){let e={};for(let t=0;t<n.length;t++){let i=Oo(n[t]);for(let s in i)e[s]=i[s]}return e}function pM(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function ep(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Ut.workingColorSpace}var L_={clone:Oo,merge:_i},mM=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,gM=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,As=class extends Ri{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=mM,this.fragmentShader=gM,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Oo(e.uniforms),this.uniformsGroups=pM(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}},Il=class extends Fn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new gt,this.projectionMatrix=new gt,this.projectionMatrixInverse=new gt,this.coordinateSystem=Es,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorldInverse.copy(this.matrixWorld).invert()}updateWorldMatrix(e,t){super.updateWorldMatrix(e,t),this.matrixWorldInverse.copy(this.matrixWorld).invert()}clone(){return new this.constructor().copy(this)}},Br=new X,v0=new ft,b0=new ft,Ln=class extends Il{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=So*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(wl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return So*2*Math.atan(Math.tan(wl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Br.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Br.x,Br.y).multiplyScalar(-e/Br.z),Br.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Br.x,Br.y).multiplyScalar(-e/Br.z)}getViewSize(e,t){return this.getViewBounds(e,v0,b0),t.subVectors(b0,v0)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(wl*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*i/l,s*=o.width/c,i*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},va=-90,ba=1,_u=class extends Fn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Ln(va,ba,e,t);s.layers=this.layers,this.add(s);let r=new Ln(va,ba,e,t);r.layers=this.layers,this.add(r);let o=new Ln(va,ba,e,t);o.layers=this.layers,this.add(o);let a=new Ln(va,ba,e,t);a.layers=this.layers,this.add(a);let c=new Ln(va,ba,e,t);c.layers=this.layers,this.add(c);let l=new Ln(va,ba,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===Es)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===Al)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let _=i.texture.generateMipmaps;i.texture.generateMipmaps=!1,e.setRenderTarget(i,0,s),e.render(t,r),e.setRenderTarget(i,1,s),e.render(t,o),e.setRenderTarget(i,2,s),e.render(t,a),e.setRenderTarget(i,3,s),e.render(t,c),e.setRenderTarget(i,4,s),e.render(t,l),i.texture.generateMipmaps=_,e.setRenderTarget(i,5,s),e.render(t,h),e.setRenderTarget(u,d,p),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Ll=class extends Ci{constructor(e=[],t=Fo,i,s,r,o,a,c,l,h){super(e,t,i,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},xu=class extends Xs{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Ll(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new $s(5,5,5),r=new As({name:"CubemapFromEquirect",uniforms:Oo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ii,blending:wr});r.uniforms.tEquirect.value=t;let o=new en(s,r),a=t.minFilter;return t.minFilter===Rs&&(t.minFilter=Ni),new _u(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},Ai=class extends Fn{constructor(){super(),this.isGroup=!0,this.type="Group"}},_M={type:"move"},Ia=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ai,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ai,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new X,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new X),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ai,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new X,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new X),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let _ of e.hand.values()){let m=t.getJointPose(_,i),f=this._getHandJoint(l,_);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}let h=l.joints["index-finger-tip"],u=l.joints["thumb-tip"],d=h.position.distanceTo(u.position),p=.02,g=.005;l.inputState.pinching&&d>p+g?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=p-g&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.rotation,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(_M)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Ai;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}};var _r=class extends Fn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new hi,this.environmentIntensity=1,this.environmentRotation=new hi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),e.background!==null&&(this.background=e.background.clone()),e.environment!==null&&(this.environment=e.environment.clone()),e.fog!==null&&(this.fog=e.fog.clone()),this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),e.overrideMaterial!==null&&(this.overrideMaterial=e.overrideMaterial.clone()),this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(t.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(t.object.backgroundIntensity=this.backgroundIntensity),t.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(t.object.environmentIntensity=this.environmentIntensity),t.object.environmentRotation=this.environmentRotation.toArray(),t}};var M0=new X,w0=new jt,S0=new jt,xM=new X,E0=new gt,nu=new X,_f=new Ui,T0=new gt,xf=new qs,Nl=class extends en{constructor(e,t){super(e,t),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=wf,this.bindMatrix=new gt,this.bindMatrixInverse=new gt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){let e=this.geometry;this.boundingBox===null&&(this.boundingBox=new Qi),this.boundingBox.makeEmpty();let t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,nu),this.boundingBox.expandByPoint(nu)}computeBoundingSphere(){let e=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new Ui),this.boundingSphere.makeEmpty();let t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,nu),this.boundingSphere.expandByPoint(nu)}copy(e,t){return super.copy(e,t),this.bindMode=e.bindMode,this.bindMatrix.copy(e.bindMatrix),this.bindMatrixInverse.copy(e.bindMatrixInverse),this.skeleton=e.skeleton,e.boundingBox!==null&&(this.boundingBox=e.boundingBox.clone()),e.boundingSphere!==null&&(this.boundingSphere=e.boundingSphere.clone()),this}raycast(e,t){let i=this.material,s=this.matrixWorld;i!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),_f.copy(this.boundingSphere),_f.applyMatrix4(s),e.ray.intersectsSphere(_f)!==!1&&(T0.copy(s).invert(),xf.copy(e.ray).applyMatrix4(T0),!(this.boundingBox!==null&&xf.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(e,t,xf)))}getVertexPosition(e,t){return super.getVertexPosition(e,t),this.applyBoneTransform(e,t),t}bind(e,t){this.skeleton=e,t===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),t=this.matrixWorld),this.bindMatrix.copy(t),this.bindMatrixInverse.copy(t).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){let e=new jt,t=this.geometry.attributes.skinWeight;for(let i=0,s=t.count;i<s;i++){e.fromBufferAttribute(t,i);let r=1/e.manhattanLength();r!==1/0?e.multiplyScalar(r):e.set(1,0,0,0),t.setXYZW(i,e.x,e.y,e.z,e.w)}}updateMatrixWorld(e){super.updateMatrixWorld(e),this.bindMode===wf?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===g_?this.bindMatrixInverse.copy(this.bindMatrix).invert():console.warn("THREE.SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(e,t){let i=this.skeleton,s=this.geometry;w0.fromBufferAttribute(s.attributes.skinIndex,e),S0.fromBufferAttribute(s.attributes.skinWeight,e),M0.copy(t).applyMatrix4(this.bindMatrix),t.set(0,0,0);for(let r=0;r<4;r++){let o=S0.getComponent(r);if(o!==0){let a=w0.getComponent(r);E0.multiplyMatrices(i.bones[a].matrixWorld,i.boneInverses[a]),t.addScaledVector(xM.copy(M0).applyMatrix4(E0),o)}}return t.applyMatrix4(this.bindMatrixInverse)}},La=class extends Fn{constructor(){super(),this.isBone=!0,this.type="Bone"}},Dl=class extends Ci{constructor(e=null,t=1,i=1,s,r,o,a,c,l=Di,h=Di,u,d){super(null,o,a,c,l,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}},A0=new gt,yM=new gt,Ul=class n{constructor(e=[],t=[]){this.uuid=jr(),this.bones=e.slice(0),this.boneInverses=t,this.boneMatrices=null,this.boneTexture=null,this.init()}init(){let e=this.bones,t=this.boneInverses;if(this.boneMatrices=new Float32Array(e.length*16),t.length===0)this.calculateInverses();else if(e.length!==t.length){console.warn("THREE.Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let i=0,s=this.bones.length;i<s;i++)this.boneInverses.push(new gt)}}calculateInverses(){this.boneInverses.length=0;for(let e=0,t=this.bones.length;e<t;e++){let i=new gt;this.bones[e]&&i.copy(this.bones[e].matrixWorld).invert(),this.boneInverses.push(i)}}pose(){for(let e=0,t=this.bones.length;e<t;e++){let i=this.bones[e];i&&i.matrixWorld.copy(this.boneInverses[e]).invert()}for(let e=0,t=this.bones.length;e<t;e++){let i=this.bones[e];i&&(i.parent&&i.parent.isBone?(i.matrix.copy(i.parent.matrixWorld).invert(),i.matrix.multiply(i.matrixWorld)):i.matrix.copy(i.matrixWorld),i.matrix.decompose(i.position,i.quaternion,i.scale))}}update(){let e=this.bones,t=this.boneInverses,i=this.boneMatrices,s=this.boneTexture;for(let r=0,o=e.length;r<o;r++){let a=e[r]?e[r].matrixWorld:yM;A0.multiplyMatrices(a,t[r]),A0.toArray(i,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new n(this.bones,this.boneInverses)}computeBoneTexture(){let e=Math.sqrt(this.bones.length*4);e=Math.ceil(e/4)*4,e=Math.max(e,4);let t=new Float32Array(e*e*4);t.set(this.boneMatrices);let i=new Dl(t,e,e,es,Is);return i.needsUpdate=!0,this.boneMatrices=t,this.boneTexture=i,this}getBoneByName(e){for(let t=0,i=this.bones.length;t<i;t++){let s=this.bones[t];if(s.name===e)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null)}fromJSON(e,t){this.uuid=e.uuid;for(let i=0,s=e.bones.length;i<s;i++){let r=e.bones[i],o=t[r];o===void 0&&(console.warn("THREE.Skeleton: No bone found with UUID:",r),o=new La),this.bones.push(o),this.boneInverses.push(new gt().fromArray(e.boneInverses[i]))}return this.init(),this}toJSON(){let e={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};e.uuid=this.uuid;let t=this.bones,i=this.boneInverses;for(let s=0,r=t.length;s<r;s++){let o=t[s];e.bones.push(o.uuid);let a=i[s];e.boneInverses.push(a.toArray())}return e}};var yf=new X,vM=new X,bM=new Ct,gi=class{constructor(e=new X(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=yf.subVectors(i,t).cross(vM.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t){let i=e.delta(yf),s=this.normal.dot(i);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let r=-(e.start.dot(this.normal)+this.constant)/s;return r<0||r>1?null:t.copy(e.start).addScaledVector(i,r)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||bM.getNormalMatrix(e),s=this.coplanarPoint(yf).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}},yo=new Ui,MM=new ft(.5,.5),iu=new X,Na=class{constructor(e=new gi,t=new gi,i=new gi,s=new gi,r=new gi,o=new gi){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Es,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],u=r[5],d=r[6],p=r[7],g=r[8],_=r[9],m=r[10],f=r[11],S=r[12],A=r[13],y=r[14],P=r[15];if(s[0].setComponents(l-o,p-h,f-g,P-S).normalize(),s[1].setComponents(l+o,p+h,f+g,P+S).normalize(),s[2].setComponents(l+a,p+u,f+_,P+A).normalize(),s[3].setComponents(l-a,p-u,f-_,P-A).normalize(),i)s[4].setComponents(c,d,m,y).normalize(),s[5].setComponents(l-c,p-d,f-m,P-y).normalize();else if(s[4].setComponents(l-c,p-d,f-m,P-y).normalize(),t===Es)s[5].setComponents(l+c,p+d,f+m,P+y).normalize();else if(t===Al)s[5].setComponents(c,d,m,y).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),yo.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),yo.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(yo)}intersectsSprite(e){yo.center.set(0,0,0);let t=MM.distanceTo(e.center);return yo.radius=.7071067811865476+t,yo.applyMatrix4(e.matrixWorld),this.intersectsSphere(yo)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(iu.x=s.normal.x>0?e.max.x:e.min.x,iu.y=s.normal.y>0?e.max.y:e.min.y,iu.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(iu)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}};var Fi=class extends Ri{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new st(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},yu=new X,vu=new X,C0=new gt,bl=new qs,su=new Ui,vf=new X,R0=new X,Gr=class extends Fn{constructor(e=new Tn,t=new Fi){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)yu.fromBufferAttribute(t,s-1),vu.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=yu.distanceTo(vu);e.setAttribute("lineDistance",new Et(i,1))}else console.warn("THREE.Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),su.copy(i.boundingSphere),su.applyMatrix4(s),su.radius+=r,e.ray.intersectsSphere(su)===!1)return;C0.copy(s).invert(),bl.copy(e.ray).applyMatrix4(C0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,h=i.index,d=i.attributes.position;if(h!==null){let p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let _=p,m=g-1;_<m;_+=l){let f=h.getX(_),S=h.getX(_+1),A=ru(this,e,bl,c,f,S,_);A&&t.push(A)}if(this.isLineLoop){let _=h.getX(g-1),m=h.getX(p),f=ru(this,e,bl,c,_,m,g-1);f&&t.push(f)}}else{let p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let _=p,m=g-1;_<m;_+=l){let f=ru(this,e,bl,c,_,_+1,_);f&&t.push(f)}if(this.isLineLoop){let _=ru(this,e,bl,c,g-1,p,g-1);_&&t.push(_)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function ru(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(yu.fromBufferAttribute(a,s),vu.fromBufferAttribute(a,r),t.distanceSqToSegment(yu,vu,vf,R0)>i)return;vf.applyMatrix4(n.matrixWorld);let l=e.ray.origin.distanceTo(vf);if(!(l<e.near||l>e.far))return{distance:l,point:R0.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var P0=new X,I0=new X,xr=class extends Gr{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)P0.fromBufferAttribute(t,s),I0.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+P0.distanceTo(I0);e.setAttribute("lineDistance",new Et(i,1))}else console.warn("THREE.LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var yr=class extends Ri{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new st(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},L0=new gt,Rf=new qs,ou=new Ui,au=new X,Eo=class extends Fn{constructor(e=new Tn,t=new yr){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),ou.copy(i.boundingSphere),ou.applyMatrix4(s),ou.radius+=r,e.ray.intersectsSphere(ou)===!1)return;L0.copy(s).invert(),Rf.copy(e.ray).applyMatrix4(L0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=i.index,u=i.attributes.position;if(l!==null){let d=Math.max(0,o.start),p=Math.min(l.count,o.start+o.count);for(let g=d,_=p;g<_;g++){let m=l.getX(g);au.fromBufferAttribute(u,m),N0(au,m,c,s,e,t,this)}}else{let d=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let g=d,_=p;g<_;g++)au.fromBufferAttribute(u,g),N0(au,g,c,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function N0(n,e,t,i,s,r,o){let a=Rf.distanceSqToPoint(n);if(a<t){let c=new X;Rf.closestPointToPoint(n,c),c.applyMatrix4(i);let l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var Fl=class extends Ci{constructor(e,t,i=$r,s,r,o,a=Di,c=Di,l,h=Ta,u=1){if(h!==Ta&&h!==Ba)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,c,h,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Ra(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return this.compareFunction!==null&&(t.compareFunction=this.compareFunction),t}},kl=class extends Ci{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ol=class n extends Tn{constructor(e=1,t=1,i=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:i,radialSegments:s,heightSegments:r},t=Math.max(0,t),i=Math.max(1,Math.floor(i)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],c=[],l=[],h=t/2,u=Math.PI/2*e,d=t,p=2*u+d,g=i*2+r,_=s+1,m=new X,f=new X;for(let S=0;S<=g;S++){let A=0,y=0,P=0,R=0;if(S<=i){let M=S/i,E=M*Math.PI/2;y=-h-e*Math.cos(E),P=e*Math.sin(E),R=-e*Math.cos(E),A=M*u}else if(S<=i+r){let M=(S-i)/r;y=-h+M*t,P=e,R=0,A=u+M*d}else{let M=(S-i-r)/i,E=M*Math.PI/2;y=h+e*Math.sin(E),P=e*Math.cos(E),R=e*Math.sin(E),A=u+d+M*u}let k=Math.max(0,Math.min(1,A/p)),F=0;S===0?F=.5/s:S===g&&(F=-.5/s);for(let M=0;M<=s;M++){let E=M/s,N=E*Math.PI*2,B=Math.sin(N),W=Math.cos(N);f.x=-P*W,f.y=y,f.z=P*B,a.push(f.x,f.y,f.z),m.set(-P*W,R,P*B),m.normalize(),c.push(m.x,m.y,m.z),l.push(E+F,k)}if(S>0){let M=(S-1)*_;for(let E=0;E<s;E++){let N=M+E,B=M+E+1,W=S*_+E,Z=S*_+E+1;o.push(N,B,W),o.push(B,Z,W)}}}this.setIndex(o),this.setAttribute("position",new Et(a,3)),this.setAttribute("normal",new Et(c,3)),this.setAttribute("uv",new Et(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Bl=class n extends Tn{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],p=[],g=0,_=[],m=i/2,f=0;S(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Et(u,3)),this.setAttribute("normal",new Et(d,3)),this.setAttribute("uv",new Et(p,2));function S(){let y=new X,P=new X,R=0,k=(t-e)/i;for(let F=0;F<=r;F++){let M=[],E=F/r,N=E*(t-e)+e;for(let B=0;B<=s;B++){let W=B/s,Z=W*c+a,K=Math.sin(Z),H=Math.cos(Z);P.x=N*K,P.y=-E*i+m,P.z=N*H,u.push(P.x,P.y,P.z),y.set(K,k,H).normalize(),d.push(y.x,y.y,y.z),p.push(W,1-E),M.push(g++)}_.push(M)}for(let F=0;F<s;F++)for(let M=0;M<r;M++){let E=_[M][F],N=_[M+1][F],B=_[M+1][F+1],W=_[M][F+1];(e>0||M!==0)&&(h.push(E,N,W),R+=3),(t>0||M!==r-1)&&(h.push(N,B,W),R+=3)}l.addGroup(f,R,0),f+=R}function A(y){let P=g,R=new ft,k=new X,F=0,M=y===!0?e:t,E=y===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,m*E,0),d.push(0,E,0),p.push(.5,.5),g++;let N=g;for(let B=0;B<=s;B++){let Z=B/s*c+a,K=Math.cos(Z),H=Math.sin(Z);k.x=M*H,k.y=m*E,k.z=M*K,u.push(k.x,k.y,k.z),d.push(0,E,0),R.x=K*.5+.5,R.y=H*.5*E+.5,p.push(R.x,R.y),g++}for(let B=0;B<s;B++){let W=P+B,Z=N+B;y===!0?h.push(Z,Z+1,W):h.push(Z+1,Z,W),F+=3}l.addGroup(f,F,y===!0?1:2),f+=F}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var zl=class n extends Tn{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),c=Math.floor(s),l=a+1,h=c+1,u=e/a,d=t/c,p=[],g=[],_=[],m=[];for(let f=0;f<h;f++){let S=f*d-o;for(let A=0;A<l;A++){let y=A*u-r;g.push(y,-S,0),_.push(0,0,1),m.push(A/a),m.push(1-f/c)}}for(let f=0;f<c;f++)for(let S=0;S<a;S++){let A=S+l*f,y=S+l*(f+1),P=S+1+l*(f+1),R=S+1+l*f;p.push(A,y,R),p.push(y,P,R)}this.setIndex(p),this.setAttribute("position",new Et(g,3)),this.setAttribute("normal",new Et(_,3)),this.setAttribute("uv",new Et(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var To=class n extends Tn{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let c=Math.min(o+a,Math.PI),l=0,h=[],u=new X,d=new X,p=[],g=[],_=[],m=[];for(let f=0;f<=i;f++){let S=[],A=f/i,y=0;f===0&&o===0?y=.5/t:f===i&&c===Math.PI&&(y=-.5/t);for(let P=0;P<=t;P++){let R=P/t;u.x=-e*Math.cos(s+R*r)*Math.sin(o+A*a),u.y=e*Math.cos(o+A*a),u.z=e*Math.sin(s+R*r)*Math.sin(o+A*a),g.push(u.x,u.y,u.z),d.copy(u).normalize(),_.push(d.x,d.y,d.z),m.push(R+y,1-A),S.push(l++)}h.push(S)}for(let f=0;f<i;f++)for(let S=0;S<t;S++){let A=h[f][S+1],y=h[f][S],P=h[f+1][S],R=h[f+1][S+1];(f!==0||o>0)&&p.push(A,y,R),(f!==i-1||c<Math.PI)&&p.push(y,P,R)}this.setIndex(p),this.setAttribute("position",new Et(g,3)),this.setAttribute("normal",new Et(_,3)),this.setAttribute("uv",new Et(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Cs=class extends Ri{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new st(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new st(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=tc,this.normalScale=new ft(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new hi,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var cs=class extends Ri{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new st(16777215),this.specular=new st(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new st(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=tc,this.normalScale=new ft(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new hi,this.combine=jl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Vl=class extends Ri{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new st(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new st(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=tc,this.normalScale=new ft(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new hi,this.combine=jl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},bu=class extends Ri{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=y_,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Mu=class extends Ri{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function lu(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function wM(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function SM(n){function e(s,r){return n[s]-n[r]}let t=n.length,i=new Array(t);for(let s=0;s!==t;++s)i[s]=s;return i.sort(e),i}function D0(n,e,t){let i=n.length,s=new n.constructor(i);for(let r=0,o=0;o!==i;++r){let a=t[r]*e;for(let c=0;c!==e;++c)s[o++]=n[a+c]}return s}function N_(n,e,t,i){let s=1,r=n[0];for(;r!==void 0&&r[i]===void 0;)r=n[s++];if(r===void 0)return;let o=r[i];if(o!==void 0)if(Array.isArray(o))do o=r[i],o!==void 0&&(e.push(r.time),t.push(...o)),r=n[s++];while(r!==void 0);else if(o.toArray!==void 0)do o=r[i],o!==void 0&&(e.push(r.time),o.toArray(t,t.length)),r=n[s++];while(r!==void 0);else do o=r[i],o!==void 0&&(e.push(r.time),t.push(o)),r=n[s++];while(r!==void 0)}var Ao=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let c=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(s=r,r=t[--i-1],e>=r)break e}o=i,i=0;break t}break n}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("call to abstract method")}intervalChanged_(){}},wu=class extends Ao{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Sf,endingEnd:Sf}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Ef:r=e,a=2*t-i;break;case Tf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case Ef:o=e,c=2*i-t;break;case Tf:o=1,c=i+s[1]-s[0];break;default:o=e-1,c=t}let l=(i-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-i),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(i-t)/(s-t),_=g*g,m=_*g,f=-d*m+2*d*_-d*g,S=(1+d)*m+(-1.5-2*d)*_+(-.5+d)*g+1,A=(-1-p)*m+(1.5+p)*_+.5*g,y=p*m-p*_;for(let P=0;P!==a;++P)r[P]=f*o[h+P]+S*o[l+P]+A*o[c+P]+y*o[u+P];return r}},Su=class extends Ao{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(i-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*u+o[c+d]*h;return r}},Eu=class extends Ao{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},ki=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=lu(t,this.TimeBufferType),this.values=lu(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:lu(e.times,Array),values:lu(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s)}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Eu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Su(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new wu(this.times,this.values,this.getValueSize(),e)}setInterpolation(e){let t;switch(e){case El:t=this.InterpolantFactoryMethodDiscrete;break;case fu:t=this.InterpolantFactoryMethodLinear;break;case cu:t=this.InterpolantFactoryMethodSmooth;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return console.warn("THREE.KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return El;case this.InterpolantFactoryMethodLinear:return fu;case this.InterpolantFactoryMethodSmooth:return cu}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(console.error("THREE.KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(console.error("THREE.KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=i[a];if(typeof c=="number"&&isNaN(c)){console.error("THREE.KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){console.error("THREE.KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&wM(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){console.error("THREE.KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===cu,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let u=a*i,d=u-i,p=u+i;for(let g=0;g!==i;++g){let _=t[u+g];if(_!==t[d+g]||_!==t[p+g]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let u=a*i,d=o*i;for(let p=0;p!==i;++p)t[d+p]=t[u+p]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,c=o*i,l=0;l!==i;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,s}};ki.prototype.ValueTypeName="";ki.prototype.TimeBufferType=Float32Array;ki.prototype.ValueBufferType=Float32Array;ki.prototype.DefaultInterpolation=fu;var vr=class extends ki{constructor(e,t,i){super(e,t,i)}};vr.prototype.ValueTypeName="bool";vr.prototype.ValueBufferType=Array;vr.prototype.DefaultInterpolation=El;vr.prototype.InterpolantFactoryMethodLinear=void 0;vr.prototype.InterpolantFactoryMethodSmooth=void 0;var Hl=class extends ki{constructor(e,t,i,s){super(e,t,i,s)}};Hl.prototype.ValueTypeName="color";var Co=class extends ki{constructor(e,t,i,s){super(e,t,i,s)}};Co.prototype.ValueTypeName="number";var Tu=class extends Ao{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)qn.slerpFlat(r,0,o,l-a,o,l,c);return r}},br=class extends ki{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Tu(this.times,this.values,this.getValueSize(),e)}};br.prototype.ValueTypeName="quaternion";br.prototype.InterpolantFactoryMethodSmooth=void 0;var Mr=class extends ki{constructor(e,t,i){super(e,t,i)}};Mr.prototype.ValueTypeName="string";Mr.prototype.ValueBufferType=Array;Mr.prototype.DefaultInterpolation=El;Mr.prototype.InterpolantFactoryMethodLinear=void 0;Mr.prototype.InterpolantFactoryMethodSmooth=void 0;var js=class extends ki{constructor(e,t,i,s){super(e,t,i,s)}};js.prototype.ValueTypeName="vector";var Da=class{constructor(e="",t=-1,i=[],s=x_){this.name=e,this.tracks=i,this.duration=t,this.blendMode=s,this.uuid=jr(),this.userData={},this.duration<0&&this.resetDuration()}static parse(e){let t=[],i=e.tracks,s=1/(e.fps||1);for(let o=0,a=i.length;o!==a;++o)t.push(TM(i[o]).scale(s));let r=new this(e.name,e.duration,t,e.blendMode);return r.uuid=e.uuid,r.userData=JSON.parse(e.userData||"{}"),r}static toJSON(e){let t=[],i=e.tracks,s={name:e.name,duration:e.duration,tracks:t,uuid:e.uuid,blendMode:e.blendMode,userData:JSON.stringify(e.userData)};for(let r=0,o=i.length;r!==o;++r)t.push(ki.toJSON(i[r]));return s}static CreateFromMorphTargetSequence(e,t,i,s){let r=t.length,o=[];for(let a=0;a<r;a++){let c=[],l=[];c.push((a+r-1)%r,a,(a+1)%r),l.push(0,1,0);let h=SM(c);c=D0(c,1,h),l=D0(l,1,h),!s&&c[0]===0&&(c.push(r),l.push(l[0])),o.push(new Co(".morphTargetInfluences["+t[a].name+"]",c,l).scale(1/i))}return new this(e,-1,o)}static findByName(e,t){let i=e;if(!Array.isArray(e)){let s=e;i=s.geometry&&s.geometry.animations||s.animations}for(let s=0;s<i.length;s++)if(i[s].name===t)return i[s];return null}static CreateClipsFromMorphTargetSequences(e,t,i){let s={},r=/^([\w-]*?)([\d]+)$/;for(let a=0,c=e.length;a<c;a++){let l=e[a],h=l.name.match(r);if(h&&h.length>1){let u=h[1],d=s[u];d||(s[u]=d=[]),d.push(l)}}let o=[];for(let a in s)o.push(this.CreateFromMorphTargetSequence(a,s[a],t,i));return o}static parseAnimation(e,t){if(console.warn("THREE.AnimationClip: parseAnimation() is deprecated and will be removed with r185"),!e)return console.error("THREE.AnimationClip: No animation in JSONLoader data."),null;let i=function(u,d,p,g,_){if(p.length!==0){let m=[],f=[];N_(p,m,f,g),m.length!==0&&_.push(new u(d,m,f))}},s=[],r=e.name||"default",o=e.fps||30,a=e.blendMode,c=e.length||-1,l=e.hierarchy||[];for(let u=0;u<l.length;u++){let d=l[u].keys;if(!(!d||d.length===0))if(d[0].morphTargets){let p={},g;for(g=0;g<d.length;g++)if(d[g].morphTargets)for(let _=0;_<d[g].morphTargets.length;_++)p[d[g].morphTargets[_]]=-1;for(let _ in p){let m=[],f=[];for(let S=0;S!==d[g].morphTargets.length;++S){let A=d[g];m.push(A.time),f.push(A.morphTarget===_?1:0)}s.push(new Co(".morphTargetInfluence["+_+"]",m,f))}c=p.length*o}else{let p=".bones["+t[u].name+"]";i(js,p+".position",d,"pos",s),i(br,p+".quaternion",d,"rot",s),i(js,p+".scale",d,"scl",s)}}return s.length===0?null:new this(r,c,s,a)}resetDuration(){let e=this.tracks,t=0;for(let i=0,s=e.length;i!==s;++i){let r=this.tracks[i];t=Math.max(t,r.times[r.times.length-1])}return this.duration=t,this}trim(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].trim(0,this.duration);return this}validate(){let e=!0;for(let t=0;t<this.tracks.length;t++)e=e&&this.tracks[t].validate();return e}optimize(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].optimize();return this}clone(){let e=[];for(let i=0;i<this.tracks.length;i++)e.push(this.tracks[i].clone());let t=new this.constructor(this.name,this.duration,e,this.blendMode);return t.userData=JSON.parse(JSON.stringify(this.userData)),t}toJSON(){return this.constructor.toJSON(this)}};function EM(n){switch(n.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return Co;case"vector":case"vector2":case"vector3":case"vector4":return js;case"color":return Hl;case"quaternion":return br;case"bool":case"boolean":return vr;case"string":return Mr}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+n)}function TM(n){if(n.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");let e=EM(n.type);if(n.times===void 0){let t=[],i=[];N_(n.keys,t,i,"value"),n.times=t,n.values=i}return e.parse!==void 0?e.parse(n):new e(n.name,n.times,n.values,n.interpolation)}var Ea={enabled:!1,files:{},add:function(n,e){this.enabled!==!1&&(this.files[n]=e)},get:function(n){if(this.enabled!==!1)return this.files[n]},remove:function(n){delete this.files[n]},clear:function(){this.files={}}},Au=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this.abortController=new AbortController,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,u){return l.push(h,u),this},this.removeHandler=function(h){let u=l.indexOf(h);return u!==-1&&l.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=l.length;u<d;u+=2){let p=l[u],g=l[u+1];if(p.global&&(p.lastIndex=0),p.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this.abortController=new AbortController,this}}},vh=new Au,Pi=class{constructor(e){this.manager=e!==void 0?e:vh,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={}}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}abort(){return this}};Pi.DEFAULT_MATERIAL_NAME="__DEFAULT";var pr={},Pf=class extends Error{constructor(e,t){super(e),this.response=t}},Ys=class extends Pi{constructor(e){super(e),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(e,t,i,s){e===void 0&&(e=""),this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);let r=Ea.get(`file:${e}`);if(r!==void 0)return this.manager.itemStart(e),setTimeout(()=>{t&&t(r),this.manager.itemEnd(e)},0),r;if(pr[e]!==void 0){pr[e].push({onLoad:t,onProgress:i,onError:s});return}pr[e]=[],pr[e].push({onLoad:t,onProgress:i,onError:s});let o=new Request(e,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,c=this.responseType;fetch(o).then(l=>{if(l.status===200||l.status===0){if(l.status===0&&console.warn("THREE.FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||l.body===void 0||l.body.getReader===void 0)return l;let h=pr[e],u=l.body.getReader(),d=l.headers.get("X-File-Size")||l.headers.get("Content-Length"),p=d?parseInt(d):0,g=p!==0,_=0,m=new ReadableStream({start(f){S();function S(){u.read().then(({done:A,value:y})=>{if(A)f.close();else{_+=y.byteLength;let P=new ProgressEvent("progress",{lengthComputable:g,loaded:_,total:p});for(let R=0,k=h.length;R<k;R++){let F=h[R];F.onProgress&&F.onProgress(P)}f.enqueue(y),S()}},A=>{f.error(A)})}}});return new Response(m)}else throw new Pf(`fetch for "${l.url}" responded with ${l.status}: ${l.statusText}`,l)}).then(l=>{switch(c){case"arraybuffer":return l.arrayBuffer();case"blob":return l.blob();case"document":return l.text().then(h=>new DOMParser().parseFromString(h,a));case"json":return l.json();default:if(a==="")return l.text();{let u=/charset="?([^;"\s]*)"?/i.exec(a),d=u&&u[1]?u[1].toLowerCase():void 0,p=new TextDecoder(d);return l.arrayBuffer().then(g=>p.decode(g))}}}).then(l=>{Ea.add(`file:${e}`,l);let h=pr[e];delete pr[e];for(let u=0,d=h.length;u<d;u++){let p=h[u];p.onLoad&&p.onLoad(l)}}).catch(l=>{let h=pr[e];if(h===void 0)throw this.manager.itemError(e),l;delete pr[e];for(let u=0,d=h.length;u<d;u++){let p=h[u];p.onError&&p.onError(l)}this.manager.itemError(e)}).finally(()=>{this.manager.itemEnd(e)}),this.manager.itemStart(e)}setResponseType(e){return this.responseType=e,this}setMimeType(e){return this.mimeType=e,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}};var Ma=new WeakMap,Cu=class extends Pi{constructor(e){super(e)}load(e,t,i,s){this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);let r=this,o=Ea.get(`image:${e}`);if(o!==void 0){if(o.complete===!0)r.manager.itemStart(e),setTimeout(function(){t&&t(o),r.manager.itemEnd(e)},0);else{let u=Ma.get(o);u===void 0&&(u=[],Ma.set(o,u)),u.push({onLoad:t,onError:s})}return o}let a=Aa("img");function c(){h(),t&&t(this);let u=Ma.get(this)||[];for(let d=0;d<u.length;d++){let p=u[d];p.onLoad&&p.onLoad(this)}Ma.delete(this),r.manager.itemEnd(e)}function l(u){h(),s&&s(u),Ea.remove(`image:${e}`);let d=Ma.get(this)||[];for(let p=0;p<d.length;p++){let g=d[p];g.onError&&g.onError(u)}Ma.delete(this),r.manager.itemError(e),r.manager.itemEnd(e)}function h(){a.removeEventListener("load",c,!1),a.removeEventListener("error",l,!1)}return a.addEventListener("load",c,!1),a.addEventListener("error",l,!1),e.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),Ea.add(`image:${e}`,a),r.manager.itemStart(e),a.src=e,a}};var Gl=class extends Pi{constructor(e){super(e)}load(e,t,i,s){let r=this,o=new Dl,a=new Ys(this.manager);return a.setResponseType("arraybuffer"),a.setRequestHeader(this.requestHeader),a.setPath(this.path),a.setWithCredentials(r.withCredentials),a.load(e,function(c){let l;try{l=r.parse(c)}catch(h){if(s!==void 0)s(h);else{console.error(h);return}}l.image!==void 0?o.image=l.image:l.data!==void 0&&(o.image.width=l.width,o.image.height=l.height,o.image.data=l.data),o.wrapS=l.wrapS!==void 0?l.wrapS:Ki,o.wrapT=l.wrapT!==void 0?l.wrapT:Ki,o.magFilter=l.magFilter!==void 0?l.magFilter:Ni,o.minFilter=l.minFilter!==void 0?l.minFilter:Ni,o.anisotropy=l.anisotropy!==void 0?l.anisotropy:1,l.colorSpace!==void 0&&(o.colorSpace=l.colorSpace),l.flipY!==void 0&&(o.flipY=l.flipY),l.format!==void 0&&(o.format=l.format),l.type!==void 0&&(o.type=l.type),l.mipmaps!==void 0&&(o.mipmaps=l.mipmaps,o.minFilter=Rs),l.mipmapCount===1&&(o.minFilter=Ni),l.generateMipmaps!==void 0&&(o.generateMipmaps=l.generateMipmaps),o.needsUpdate=!0,t&&t(o,l)},i,s),o}},Ro=class extends Pi{constructor(e){super(e)}load(e,t,i,s){let r=new Ci,o=new Cu(this.manager);return o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(e,function(a){r.image=a,r.needsUpdate=!0,t!==void 0&&t(r)},i,s),r}},Po=class extends Fn{constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new st(e),this.intensity=t}dispose(){}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,this.groundColor!==void 0&&(t.object.groundColor=this.groundColor.getHex()),this.distance!==void 0&&(t.object.distance=this.distance),this.angle!==void 0&&(t.object.angle=this.angle),this.decay!==void 0&&(t.object.decay=this.decay),this.penumbra!==void 0&&(t.object.penumbra=this.penumbra),this.shadow!==void 0&&(t.object.shadow=this.shadow.toJSON()),this.target!==void 0&&(t.object.target=this.target.uuid),t}};var bf=new gt,U0=new X,F0=new X,Wl=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ft(512,512),this.mapType=Ps,this.map=null,this.mapPass=null,this.matrix=new gt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Na,this._frameExtents=new ft(1,1),this._viewportCount=1,this._viewports=[new jt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera,i=this.matrix;U0.setFromMatrixPosition(e.matrixWorld),t.position.copy(U0),F0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(F0),t.updateMatrixWorld(),bf.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this._frustum.setFromProjectionMatrix(bf,t.coordinateSystem,t.reversedDepth),t.reversedDepth?i.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):i.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),i.multiply(bf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return this.intensity!==1&&(e.intensity=this.intensity),this.bias!==0&&(e.bias=this.bias),this.normalBias!==0&&(e.normalBias=this.normalBias),this.radius!==1&&(e.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(e.mapSize=this.mapSize.toArray()),e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},If=class extends Wl{constructor(){super(new Ln(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(e){let t=this.camera,i=So*2*e.angle*this.focus,s=this.mapSize.width/this.mapSize.height*this.aspect,r=e.distance||t.far;(i!==t.fov||s!==t.aspect||r!==t.far)&&(t.fov=i,t.aspect=s,t.far=r,t.updateProjectionMatrix()),super.updateMatrices(e)}copy(e){return super.copy(e),this.focus=e.focus,this}},Xl=class extends Po{constructor(e,t,i=0,s=Math.PI/3,r=0,o=2){super(e,t),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.target=new Fn,this.distance=i,this.angle=s,this.penumbra=r,this.decay=o,this.map=null,this.shadow=new If}get power(){return this.intensity*Math.PI}set power(e){this.intensity=e/Math.PI}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.angle=e.angle,this.penumbra=e.penumbra,this.decay=e.decay,this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}},k0=new gt,Ml=new X,Mf=new X,Lf=class extends Wl{constructor(){super(new Ln(90,1,.5,500)),this.isPointLightShadow=!0,this._frameExtents=new ft(4,2),this._viewportCount=6,this._viewports=[new jt(2,1,1,1),new jt(0,1,1,1),new jt(3,1,1,1),new jt(1,1,1,1),new jt(3,0,1,1),new jt(1,0,1,1)],this._cubeDirections=[new X(1,0,0),new X(-1,0,0),new X(0,0,1),new X(0,0,-1),new X(0,1,0),new X(0,-1,0)],this._cubeUps=[new X(0,1,0),new X(0,1,0),new X(0,1,0),new X(0,1,0),new X(0,0,1),new X(0,0,-1)]}updateMatrices(e,t=0){let i=this.camera,s=this.matrix,r=e.distance||i.far;r!==i.far&&(i.far=r,i.updateProjectionMatrix()),Ml.setFromMatrixPosition(e.matrixWorld),i.position.copy(Ml),Mf.copy(i.position),Mf.add(this._cubeDirections[t]),i.up.copy(this._cubeUps[t]),i.lookAt(Mf),i.updateMatrixWorld(),s.makeTranslation(-Ml.x,-Ml.y,-Ml.z),k0.multiplyMatrices(i.projectionMatrix,i.matrixWorldInverse),this._frustum.setFromProjectionMatrix(k0,i.coordinateSystem,i.reversedDepth)}},ql=class extends Po{constructor(e,t,i=0,s=2){super(e,t),this.isPointLight=!0,this.type="PointLight",this.distance=i,this.decay=s,this.shadow=new Lf}get power(){return this.intensity*4*Math.PI}set power(e){this.intensity=e/(4*Math.PI)}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.decay=e.decay,this.shadow=e.shadow.clone(),this}},Io=class extends Il{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Nf=class extends Wl{constructor(){super(new Io(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Lo=class extends Po{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.target=new Fn,this.shadow=new Nf}dispose(){this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}},No=class extends Po{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var Do=class{static extractUrlBase(e){let t=e.lastIndexOf("/");return t===-1?"./":e.slice(0,t+1)}static resolveURL(e,t){return typeof e!="string"||e===""?"":(/^https?:\/\//i.test(t)&&/^\//.test(e)&&(t=t.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(e)||/^data:.*,.*$/i.test(e)||/^blob:.*$/i.test(e)?e:t+e)}};var Ru=class extends Ln{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e}};var tp="\\[\\]\\.:\\/",AM=new RegExp("["+tp+"]","g"),np="[^"+tp+"]",CM="[^"+tp.replace("\\.","")+"]",RM=/((?:WC+[\/:])*)/.source.replace("WC",np),PM=/(WCOD+)?/.source.replace("WCOD",CM),IM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",np),LM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",np),NM=new RegExp("^"+RM+PM+IM+LM+"$"),DM=["material","materials","bones","map"],Df=class{constructor(e,t,i){let s=i||En.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},En=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(AM,"")}static parseTrackName(e){let t=NM.exec(e);if(t===null)throw new Error("PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);DM.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=i(a.children);if(c)return c}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){console.warn("THREE.PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let l=t.objectIndex;switch(i){case"materials":if(!e.material){console.error("THREE.PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){console.error("THREE.PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){console.error("THREE.PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){console.error("THREE.PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){console.error("THREE.PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){console.error("THREE.PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(l!==void 0){if(e[l]===void 0){console.error("THREE.PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;console.error("THREE.PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){console.error("THREE.PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){console.error("THREE.PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};En.Composite=Df;En.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};En.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};En.prototype.GetterByBindingType=[En.prototype._getValue_direct,En.prototype._getValue_array,En.prototype._getValue_arrayElement,En.prototype._getValue_toArray];En.prototype.SetterByBindingTypeAndVersioning=[[En.prototype._setValue_direct,En.prototype._setValue_direct_setNeedsUpdate,En.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[En.prototype._setValue_array,En.prototype._setValue_array_setNeedsUpdate,En.prototype._setValue_array_setMatrixWorldNeedsUpdate],[En.prototype._setValue_arrayElement,En.prototype._setValue_arrayElement_setNeedsUpdate,En.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[En.prototype._setValue_fromArray,En.prototype._setValue_fromArray_setNeedsUpdate,En.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var CC=new Float32Array(1);var O0=new gt,Wr=class{constructor(e,t,i=0,s=1/0){this.ray=new qs(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Pa,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,(t.near+t.far)/(t.near-t.far)).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):console.error("THREE.Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return O0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(O0),this}intersectObject(e,t=!0,i=[]){return Uf(e,this,i,t),i.sort(B0),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)Uf(e[s],this,i,t);return i.sort(B0),i}};function B0(n,e){return n.distance-e.distance}function Uf(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){let r=n.children;for(let o=0,a=r.length;o<a;o++)Uf(r[o],e,t,!0)}}var Ua=class{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=Ft(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(Ft(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Uo=class extends xr{constructor(e=10,t=10,i=4473924,s=8947848){i=new st(i),s=new st(s);let r=t/2,o=e/t,a=e/2,c=[],l=[];for(let d=0,p=0,g=-a;d<=t;d++,g+=o){c.push(-a,0,g,a,0,g),c.push(g,0,-a,g,0,a);let _=d===r?i:s;_.toArray(l,p),p+=3,_.toArray(l,p),p+=3,_.toArray(l,p),p+=3,_.toArray(l,p),p+=3}let h=new Tn;h.setAttribute("position",new Et(c,3)),h.setAttribute("color",new Et(l,3));let u=new Fi({vertexColors:!0,toneMapped:!1});super(h,u),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}};var $l=class extends Ws{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){if(e===void 0){console.warn("THREE.Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function ip(n,e,t,i){let s=UM(i);switch(t){case qf:return n*e;case jf:return n*e/s.components*s.byteLength;case Gu:return n*e/s.components*s.byteLength;case Yf:return n*e*2/s.components*s.byteLength;case Wu:return n*e*2/s.components*s.byteLength;case $f:return n*e*3/s.components*s.byteLength;case es:return n*e*4/s.components*s.byteLength;case Xu:return n*e*4/s.components*s.byteLength;case Zl:case Kl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ql:case ec:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case $u:case Yu:return Math.max(n,16)*Math.max(e,8)/4;case qu:case ju:return Math.max(n,8)*Math.max(e,8)/2;case Ju:case Zu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ku:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Qu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case eh:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case th:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case nh:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case ih:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case sh:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case rh:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case oh:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case ah:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case lh:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case ch:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case uh:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case hh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case dh:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case fh:case ph:case mh:return Math.ceil(n/4)*Math.ceil(e/4)*16;case gh:case _h:return Math.ceil(n/4)*Math.ceil(e/4)*8;case xh:case yh:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function UM(n){switch(n){case Ps:case Hf:return{byteLength:1,components:1};case Fa:case Gf:case ka:return{byteLength:2,components:1};case Vu:case Hu:return{byteLength:2,components:4};case $r:case zu:case Is:return{byteLength:4,components:1};case Wf:case Xf:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"180"}}));typeof window<"u"&&(window.__THREE__?console.warn("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="180");/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function ix(){let n=null,e=!1,t=null,i=null;function s(r,o){t(r,o),i=n.requestAnimationFrame(s)}return{start:function(){e!==!0&&t!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function kM(n){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,u=l.byteLength,d=n.createBuffer();n.bindBuffer(c,d),n.bufferData(c,l,h),a.onUploadCallback();let p;if(l instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=n.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=n.SHORT;else if(l instanceof Uint32Array)p=n.UNSIGNED_INT;else if(l instanceof Int32Array)p=n.INT;else if(l instanceof Int8Array)p=n.BYTE;else if(l instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:u}}function i(a,c,l){let h=c.array,u=c.updateRanges;if(n.bindBuffer(l,a),u.length===0)n.bufferSubData(l,0,h);else{u.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<u.length;p++){let g=u[d],_=u[p];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++d,u[d]=_)}u.length=d+1;for(let p=0,g=u.length;p<g;p++){let _=u[p];n.bufferSubData(l,_.start*h.BYTES_PER_ELEMENT,h,_.start,_.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(n.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var OM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,BM=`#ifdef USE_ALPHAHASH
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
#endif`,zM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,VM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,HM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,GM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,WM=`#ifdef USE_AOMAP
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
#endif`,XM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,qM=`#ifdef USE_BATCHING
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
#endif`,$M=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,jM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,YM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,JM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,ZM=`#ifdef USE_IRIDESCENCE
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
#endif`,KM=`#ifdef USE_BUMPMAP
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
#endif`,QM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,ew=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,tw=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,nw=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,iw=`#if defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#elif defined( USE_COLOR )
	diffuseColor.rgb *= vColor;
#endif`,sw=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR )
	varying vec3 vColor;
#endif`,rw=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec3 vColor;
#endif`,ow=`#if defined( USE_COLOR_ALPHA )
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
#endif`,aw=`#define PI 3.141592653589793
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
} // validated`,lw=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,cw=`vec3 transformedNormal = objectNormal;
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
#endif`,uw=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,hw=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,dw=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,fw=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,pw="gl_FragColor = linearToOutputTexel( gl_FragColor );",mw=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,gw=`#ifdef USE_ENVMAP
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
#endif`,_w=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform float flipEnvMap;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
	
#endif`,xw=`#ifdef USE_ENVMAP
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
#endif`,yw=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,vw=`#ifdef USE_ENVMAP
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
#endif`,bw=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Mw=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,ww=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Sw=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Ew=`#ifdef USE_GRADIENTMAP
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
}`,Tw=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Aw=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Cw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Rw=`uniform bool receiveShadow;
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
#endif`,Pw=`#ifdef USE_ENVMAP
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
#endif`,Iw=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Lw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Nw=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Dw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Uw=`PhysicalMaterial material;
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
#endif`,Fw=`struct PhysicalMaterial {
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
}`,kw=`
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
#endif`,Ow=`#if defined( RE_IndirectDiffuse )
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
#endif`,Bw=`#if defined( RE_IndirectDiffuse )
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,zw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Vw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Hw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Gw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Ww=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Xw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,qw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,$w=`#if defined( USE_POINTS_UV )
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
#endif`,jw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Yw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Jw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Zw=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Kw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Qw=`#ifdef USE_MORPHTARGETS
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
#endif`,eS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,tS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,nS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,iS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,sS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,rS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,oS=`#ifdef USE_NORMALMAP
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
#endif`,aS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,lS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,cS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,uS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,hS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,dS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,fS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,pS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,mS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,gS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,_S=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,xS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,yS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,vS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,bS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,MS=`float getShadowMask() {
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
}`,wS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,SS=`#ifdef USE_SKINNING
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
#endif`,ES=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,TS=`#ifdef USE_SKINNING
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
#endif`,AS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,CS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,RS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,PS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,IS=`#ifdef USE_TRANSMISSION
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
#endif`,LS=`#ifdef USE_TRANSMISSION
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
#endif`,NS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,DS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,US=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,FS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,kS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,OS=`uniform sampler2D t2D;
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
}`,BS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,zS=`#ifdef ENVMAP_TYPE_CUBE
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
}`,VS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,HS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GS=`#include <common>
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
}`,WS=`#if DEPTH_PACKING == 3200
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
}`,XS=`#define DISTANCE
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
}`,qS=`#define DISTANCE
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
}`,$S=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,jS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,YS=`uniform float scale;
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
}`,JS=`uniform vec3 diffuse;
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
}`,ZS=`#include <common>
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
}`,KS=`uniform vec3 diffuse;
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
}`,QS=`#define LAMBERT
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
}`,e1=`#define LAMBERT
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
}`,t1=`#define MATCAP
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
}`,n1=`#define MATCAP
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
}`,i1=`#define NORMAL
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
}`,s1=`#define NORMAL
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
}`,r1=`#define PHONG
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
}`,o1=`#define PHONG
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
}`,a1=`#define STANDARD
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
}`,l1=`#define STANDARD
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
}`,c1=`#define TOON
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
}`,u1=`#define TOON
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
}`,h1=`uniform float size;
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
}`,d1=`uniform vec3 diffuse;
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
}`,f1=`#include <common>
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
}`,p1=`uniform vec3 color;
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
}`,m1=`uniform float rotation;
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
}`,g1=`uniform vec3 diffuse;
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
}`,Pt={alphahash_fragment:OM,alphahash_pars_fragment:BM,alphamap_fragment:zM,alphamap_pars_fragment:VM,alphatest_fragment:HM,alphatest_pars_fragment:GM,aomap_fragment:WM,aomap_pars_fragment:XM,batching_pars_vertex:qM,batching_vertex:$M,begin_vertex:jM,beginnormal_vertex:YM,bsdfs:JM,iridescence_fragment:ZM,bumpmap_pars_fragment:KM,clipping_planes_fragment:QM,clipping_planes_pars_fragment:ew,clipping_planes_pars_vertex:tw,clipping_planes_vertex:nw,color_fragment:iw,color_pars_fragment:sw,color_pars_vertex:rw,color_vertex:ow,common:aw,cube_uv_reflection_fragment:lw,defaultnormal_vertex:cw,displacementmap_pars_vertex:uw,displacementmap_vertex:hw,emissivemap_fragment:dw,emissivemap_pars_fragment:fw,colorspace_fragment:pw,colorspace_pars_fragment:mw,envmap_fragment:gw,envmap_common_pars_fragment:_w,envmap_pars_fragment:xw,envmap_pars_vertex:yw,envmap_physical_pars_fragment:Pw,envmap_vertex:vw,fog_vertex:bw,fog_pars_vertex:Mw,fog_fragment:ww,fog_pars_fragment:Sw,gradientmap_pars_fragment:Ew,lightmap_pars_fragment:Tw,lights_lambert_fragment:Aw,lights_lambert_pars_fragment:Cw,lights_pars_begin:Rw,lights_toon_fragment:Iw,lights_toon_pars_fragment:Lw,lights_phong_fragment:Nw,lights_phong_pars_fragment:Dw,lights_physical_fragment:Uw,lights_physical_pars_fragment:Fw,lights_fragment_begin:kw,lights_fragment_maps:Ow,lights_fragment_end:Bw,logdepthbuf_fragment:zw,logdepthbuf_pars_fragment:Vw,logdepthbuf_pars_vertex:Hw,logdepthbuf_vertex:Gw,map_fragment:Ww,map_pars_fragment:Xw,map_particle_fragment:qw,map_particle_pars_fragment:$w,metalnessmap_fragment:jw,metalnessmap_pars_fragment:Yw,morphinstance_vertex:Jw,morphcolor_vertex:Zw,morphnormal_vertex:Kw,morphtarget_pars_vertex:Qw,morphtarget_vertex:eS,normal_fragment_begin:tS,normal_fragment_maps:nS,normal_pars_fragment:iS,normal_pars_vertex:sS,normal_vertex:rS,normalmap_pars_fragment:oS,clearcoat_normal_fragment_begin:aS,clearcoat_normal_fragment_maps:lS,clearcoat_pars_fragment:cS,iridescence_pars_fragment:uS,opaque_fragment:hS,packing:dS,premultiplied_alpha_fragment:fS,project_vertex:pS,dithering_fragment:mS,dithering_pars_fragment:gS,roughnessmap_fragment:_S,roughnessmap_pars_fragment:xS,shadowmap_pars_fragment:yS,shadowmap_pars_vertex:vS,shadowmap_vertex:bS,shadowmask_pars_fragment:MS,skinbase_vertex:wS,skinning_pars_vertex:SS,skinning_vertex:ES,skinnormal_vertex:TS,specularmap_fragment:AS,specularmap_pars_fragment:CS,tonemapping_fragment:RS,tonemapping_pars_fragment:PS,transmission_fragment:IS,transmission_pars_fragment:LS,uv_pars_fragment:NS,uv_pars_vertex:DS,uv_vertex:US,worldpos_vertex:FS,background_vert:kS,background_frag:OS,backgroundCube_vert:BS,backgroundCube_frag:zS,cube_vert:VS,cube_frag:HS,depth_vert:GS,depth_frag:WS,distanceRGBA_vert:XS,distanceRGBA_frag:qS,equirect_vert:$S,equirect_frag:jS,linedashed_vert:YS,linedashed_frag:JS,meshbasic_vert:ZS,meshbasic_frag:KS,meshlambert_vert:QS,meshlambert_frag:e1,meshmatcap_vert:t1,meshmatcap_frag:n1,meshnormal_vert:i1,meshnormal_frag:s1,meshphong_vert:r1,meshphong_frag:o1,meshphysical_vert:a1,meshphysical_frag:l1,meshtoon_vert:c1,meshtoon_frag:u1,points_vert:h1,points_frag:d1,shadow_vert:f1,shadow_frag:p1,sprite_vert:m1,sprite_frag:g1},ke={common:{diffuse:{value:new st(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Ct},alphaMap:{value:null},alphaMapTransform:{value:new Ct},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Ct}},envmap:{envMap:{value:null},envMapRotation:{value:new Ct},flipEnvMap:{value:-1},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Ct}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Ct}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Ct},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Ct},normalScale:{value:new ft(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Ct},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Ct}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Ct}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Ct}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new st(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMap:{value:[]},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotShadowMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMap:{value:[]},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null}},points:{diffuse:{value:new st(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Ct},alphaTest:{value:0},uvTransform:{value:new Ct}},sprite:{diffuse:{value:new st(16777215)},opacity:{value:1},center:{value:new ft(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Ct},alphaMap:{value:null},alphaMapTransform:{value:new Ct},alphaTest:{value:0}}},Zs={basic:{uniforms:_i([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.fog]),vertexShader:Pt.meshbasic_vert,fragmentShader:Pt.meshbasic_frag},lambert:{uniforms:_i([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,ke.lights,{emissive:{value:new st(0)}}]),vertexShader:Pt.meshlambert_vert,fragmentShader:Pt.meshlambert_frag},phong:{uniforms:_i([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,ke.lights,{emissive:{value:new st(0)},specular:{value:new st(1118481)},shininess:{value:30}}]),vertexShader:Pt.meshphong_vert,fragmentShader:Pt.meshphong_frag},standard:{uniforms:_i([ke.common,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.roughnessmap,ke.metalnessmap,ke.fog,ke.lights,{emissive:{value:new st(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Pt.meshphysical_vert,fragmentShader:Pt.meshphysical_frag},toon:{uniforms:_i([ke.common,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.gradientmap,ke.fog,ke.lights,{emissive:{value:new st(0)}}]),vertexShader:Pt.meshtoon_vert,fragmentShader:Pt.meshtoon_frag},matcap:{uniforms:_i([ke.common,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,{matcap:{value:null}}]),vertexShader:Pt.meshmatcap_vert,fragmentShader:Pt.meshmatcap_frag},points:{uniforms:_i([ke.points,ke.fog]),vertexShader:Pt.points_vert,fragmentShader:Pt.points_frag},dashed:{uniforms:_i([ke.common,ke.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Pt.linedashed_vert,fragmentShader:Pt.linedashed_frag},depth:{uniforms:_i([ke.common,ke.displacementmap]),vertexShader:Pt.depth_vert,fragmentShader:Pt.depth_frag},normal:{uniforms:_i([ke.common,ke.bumpmap,ke.normalmap,ke.displacementmap,{opacity:{value:1}}]),vertexShader:Pt.meshnormal_vert,fragmentShader:Pt.meshnormal_frag},sprite:{uniforms:_i([ke.sprite,ke.fog]),vertexShader:Pt.sprite_vert,fragmentShader:Pt.sprite_frag},background:{uniforms:{uvTransform:{value:new Ct},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Pt.background_vert,fragmentShader:Pt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},flipEnvMap:{value:-1},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Ct}},vertexShader:Pt.backgroundCube_vert,fragmentShader:Pt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Pt.cube_vert,fragmentShader:Pt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Pt.equirect_vert,fragmentShader:Pt.equirect_frag},distanceRGBA:{uniforms:_i([ke.common,ke.displacementmap,{referencePosition:{value:new X},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Pt.distanceRGBA_vert,fragmentShader:Pt.distanceRGBA_frag},shadow:{uniforms:_i([ke.lights,ke.fog,{color:{value:new st(0)},opacity:{value:1}}]),vertexShader:Pt.shadow_vert,fragmentShader:Pt.shadow_frag}};Zs.physical={uniforms:_i([Zs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Ct},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Ct},clearcoatNormalScale:{value:new ft(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Ct},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Ct},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Ct},sheen:{value:0},sheenColor:{value:new st(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Ct},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Ct},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Ct},transmissionSamplerSize:{value:new ft},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Ct},attenuationDistance:{value:0},attenuationColor:{value:new st(0)},specularColor:{value:new st(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Ct},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Ct},anisotropyVector:{value:new ft},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Ct}}]),vertexShader:Pt.meshphysical_vert,fragmentShader:Pt.meshphysical_frag};var bh={r:0,b:0,g:0},Bo=new hi,_1=new gt;function x1(n,e,t,i,s,r,o){let a=new st(0),c=r===!0?0:1,l,h,u=null,d=0,p=null;function g(A){let y=A.isScene===!0?A.background:null;return y&&y.isTexture&&(y=(A.backgroundBlurriness>0?t:e).get(y)),y}function _(A){let y=!1,P=g(A);P===null?f(a,c):P&&P.isColor&&(f(P,1),y=!0);let R=n.xr.getEnvironmentBlendMode();R==="additive"?i.buffers.color.setClear(0,0,0,1,o):R==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,o),(n.autoClear||y)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function m(A,y){let P=g(y);P&&(P.isCubeTexture||P.mapping===Yl)?(h===void 0&&(h=new en(new $s(1,1,1),new As({name:"BackgroundCubeMaterial",uniforms:Oo(Zs.backgroundCube.uniforms),vertexShader:Zs.backgroundCube.vertexShader,fragmentShader:Zs.backgroundCube.fragmentShader,side:Ii,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(R,k,F){this.matrixWorld.copyPosition(F.matrixWorld)},Object.defineProperty(h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),s.update(h)),Bo.copy(y.backgroundRotation),Bo.x*=-1,Bo.y*=-1,Bo.z*=-1,P.isCubeTexture&&P.isRenderTargetTexture===!1&&(Bo.y*=-1,Bo.z*=-1),h.material.uniforms.envMap.value=P,h.material.uniforms.flipEnvMap.value=P.isCubeTexture&&P.isRenderTargetTexture===!1?-1:1,h.material.uniforms.backgroundBlurriness.value=y.backgroundBlurriness,h.material.uniforms.backgroundIntensity.value=y.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(_1.makeRotationFromEuler(Bo)),h.material.toneMapped=Ut.getTransfer(P.colorSpace)!==on,(u!==P||d!==P.version||p!==n.toneMapping)&&(h.material.needsUpdate=!0,u=P,d=P.version,p=n.toneMapping),h.layers.enableAll(),A.unshift(h,h.geometry,h.material,0,0,null)):P&&P.isTexture&&(l===void 0&&(l=new en(new zl(2,2),new As({name:"BackgroundMaterial",uniforms:Oo(Zs.background.uniforms),vertexShader:Zs.background.vertexShader,fragmentShader:Zs.background.fragmentShader,side:Ts,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),s.update(l)),l.material.uniforms.t2D.value=P,l.material.uniforms.backgroundIntensity.value=y.backgroundIntensity,l.material.toneMapped=Ut.getTransfer(P.colorSpace)!==on,P.matrixAutoUpdate===!0&&P.updateMatrix(),l.material.uniforms.uvTransform.value.copy(P.matrix),(u!==P||d!==P.version||p!==n.toneMapping)&&(l.material.needsUpdate=!0,u=P,d=P.version,p=n.toneMapping),l.layers.enableAll(),A.unshift(l,l.geometry,l.material,0,0,null))}function f(A,y){A.getRGB(bh,ep(n)),i.buffers.color.setClear(bh.r,bh.g,bh.b,y,o)}function S(){h!==void 0&&(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(A,y=1){a.set(A),c=y,f(a,c)},getClearAlpha:function(){return c},setClearAlpha:function(A){c=A,f(a,c)},render:_,addToRenderList:m,dispose:S}}function y1(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(E,N,B,W,Z){let K=!1,H=u(W,B,N);r!==H&&(r=H,l(r.object)),K=p(E,W,B,Z),K&&g(E,W,B,Z),Z!==null&&e.update(Z,n.ELEMENT_ARRAY_BUFFER),(K||o)&&(o=!1,y(E,N,B,W),Z!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(Z).buffer))}function c(){return n.createVertexArray()}function l(E){return n.bindVertexArray(E)}function h(E){return n.deleteVertexArray(E)}function u(E,N,B){let W=B.wireframe===!0,Z=i[E.id];Z===void 0&&(Z={},i[E.id]=Z);let K=Z[N.id];K===void 0&&(K={},Z[N.id]=K);let H=K[W];return H===void 0&&(H=d(c()),K[W]=H),H}function d(E){let N=[],B=[],W=[];for(let Z=0;Z<t;Z++)N[Z]=0,B[Z]=0,W[Z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:N,enabledAttributes:B,attributeDivisors:W,object:E,attributes:{},index:null}}function p(E,N,B,W){let Z=r.attributes,K=N.attributes,H=0,ie=B.getAttributes();for(let Q in ie)if(ie[Q].location>=0){let oe=Z[Q],de=K[Q];if(de===void 0&&(Q==="instanceMatrix"&&E.instanceMatrix&&(de=E.instanceMatrix),Q==="instanceColor"&&E.instanceColor&&(de=E.instanceColor)),oe===void 0||oe.attribute!==de||de&&oe.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==W}function g(E,N,B,W){let Z={},K=N.attributes,H=0,ie=B.getAttributes();for(let Q in ie)if(ie[Q].location>=0){let oe=K[Q];oe===void 0&&(Q==="instanceMatrix"&&E.instanceMatrix&&(oe=E.instanceMatrix),Q==="instanceColor"&&E.instanceColor&&(oe=E.instanceColor));let de={};de.attribute=oe,oe&&oe.data&&(de.data=oe.data),Z[Q]=de,H++}r.attributes=Z,r.attributesNum=H,r.index=W}function _(){let E=r.newAttributes;for(let N=0,B=E.length;N<B;N++)E[N]=0}function m(E){f(E,0)}function f(E,N){let B=r.newAttributes,W=r.enabledAttributes,Z=r.attributeDivisors;B[E]=1,W[E]===0&&(n.enableVertexAttribArray(E),W[E]=1),Z[E]!==N&&(n.vertexAttribDivisor(E,N),Z[E]=N)}function S(){let E=r.newAttributes,N=r.enabledAttributes;for(let B=0,W=N.length;B<W;B++)N[B]!==E[B]&&(n.disableVertexAttribArray(B),N[B]=0)}function A(E,N,B,W,Z,K,H){H===!0?n.vertexAttribIPointer(E,N,B,Z,K):n.vertexAttribPointer(E,N,B,W,Z,K)}function y(E,N,B,W){_();let Z=W.attributes,K=B.getAttributes(),H=N.defaultAttributeValues;for(let ie in K){let Q=K[ie];if(Q.location>=0){let te=Z[ie];if(te===void 0&&(ie==="instanceMatrix"&&E.instanceMatrix&&(te=E.instanceMatrix),ie==="instanceColor"&&E.instanceColor&&(te=E.instanceColor)),te!==void 0){let oe=te.normalized,de=te.itemSize,_e=e.get(te);if(_e===void 0)continue;let ue=_e.buffer,Re=_e.type,Me=_e.bytesPerElement,$=Re===n.INT||Re===n.UNSIGNED_INT||te.gpuType===zu;if(te.isInterleavedBufferAttribute){let ne=te.data,be=ne.stride,Ve=te.offset;if(ne.isInstancedInterleavedBuffer){for(let Le=0;Le<Q.locationSize;Le++)f(Q.location+Le,ne.meshPerAttribute);E.isInstancedMesh!==!0&&W._maxInstanceCount===void 0&&(W._maxInstanceCount=ne.meshPerAttribute*ne.count)}else for(let Le=0;Le<Q.locationSize;Le++)m(Q.location+Le);n.bindBuffer(n.ARRAY_BUFFER,ue);for(let Le=0;Le<Q.locationSize;Le++)A(Q.location+Le,de/Q.locationSize,Re,oe,be*Me,(Ve+de/Q.locationSize*Le)*Me,$)}else{if(te.isInstancedBufferAttribute){for(let ne=0;ne<Q.locationSize;ne++)f(Q.location+ne,te.meshPerAttribute);E.isInstancedMesh!==!0&&W._maxInstanceCount===void 0&&(W._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let ne=0;ne<Q.locationSize;ne++)m(Q.location+ne);n.bindBuffer(n.ARRAY_BUFFER,ue);for(let ne=0;ne<Q.locationSize;ne++)A(Q.location+ne,de/Q.locationSize,Re,oe,de*Me,de/Q.locationSize*ne*Me,$)}}else if(H!==void 0){let oe=H[ie];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(Q.location,oe);break;case 3:n.vertexAttrib3fv(Q.location,oe);break;case 4:n.vertexAttrib4fv(Q.location,oe);break;default:n.vertexAttrib1fv(Q.location,oe)}}}}S()}function P(){F();for(let E in i){let N=i[E];for(let B in N){let W=N[B];for(let Z in W)h(W[Z].object),delete W[Z];delete N[B]}delete i[E]}}function R(E){if(i[E.id]===void 0)return;let N=i[E.id];for(let B in N){let W=N[B];for(let Z in W)h(W[Z].object),delete W[Z];delete N[B]}delete i[E.id]}function k(E){for(let N in i){let B=i[N];if(B[E.id]===void 0)continue;let W=B[E.id];for(let Z in W)h(W[Z].object),delete W[Z];delete B[E.id]}}function F(){M(),o=!0,r!==s&&(r=s,l(r.object))}function M(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:M,dispose:P,releaseStatesOfGeometry:R,releaseStatesOfProgram:k,initAttributes:_,enableAttribute:m,disableUnusedAttributes:S}}function v1(n,e,t){let i;function s(l){i=l}function r(l,h){n.drawArrays(i,l,h),t.update(h,i,1)}function o(l,h,u){u!==0&&(n.drawArraysInstanced(i,l,h,u),t.update(h,i,u))}function a(l,h,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,h,0,u);let p=0;for(let g=0;g<u;g++)p+=h[g];t.update(p,i,1)}function c(l,h,u,d){if(u===0)return;let p=e.get("WEBGL_multi_draw");if(p===null)for(let g=0;g<l.length;g++)o(l[g],h[g],d[g]);else{p.multiDrawArraysInstancedWEBGL(i,l,0,h,0,d,0,u);let g=0;for(let _=0;_<u;_++)g+=h[_]*d[_];t.update(g,i,1)}}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a,this.renderMultiDrawInstances=c}function b1(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let k=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(k.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(k){return!(k!==es&&i.convert(k)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(k){let F=k===ka&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(k!==Ps&&i.convert(k)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE)&&k!==Is&&!F)}function c(k){if(k==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";k="mediump"}return k==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(console.warn("THREE.WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let u=t.logarithmicDepthBuffer===!0,d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),f=n.getParameter(n.MAX_VERTEX_ATTRIBS),S=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),A=n.getParameter(n.MAX_VARYING_VECTORS),y=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),P=g>0,R=n.getParameter(n.MAX_SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:S,maxVaryings:A,maxFragmentUniforms:y,vertexTextures:P,maxSamples:R}}function M1(n){let e=this,t=null,i=0,s=!1,r=!1,o=new gi,a=new Ct,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let p=u.length!==0||d||i!==0||s;return s=d,i=u.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,p){let g=u.clippingPlanes,_=u.clipIntersection,m=u.clipShadows,f=n.get(u);if(!s||g===null||g.length===0||r&&!m)r?h(null):l();else{let S=r?0:i,A=S*4,y=f.clippingState||null;c.value=y,y=h(g,d,A,p);for(let P=0;P!==A;++P)y[P]=t[P];f.clippingState=y,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=S}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function h(u,d,p,g){let _=u!==null?u.length:0,m=null;if(_!==0){if(m=c.value,g!==!0||m===null){let f=p+_*4,S=d.matrixWorldInverse;a.getNormalMatrix(S),(m===null||m.length<f)&&(m=new Float32Array(f));for(let A=0,y=p;A!==_;++A,y+=4)o.copy(u[A]).applyMatrix4(S,a),o.normal.toArray(m,y),m[y+3]=o.constant}c.value=m,c.needsUpdate=!0}return e.numPlanes=_,e.numIntersection=0,m}}function w1(n){let e=new WeakMap;function t(o,a){return a===ku?o.mapping=Fo:a===Ou&&(o.mapping=ko),o}function i(o){if(o&&o.isTexture){let a=o.mapping;if(a===ku||a===Ou)if(e.has(o)){let c=e.get(o).texture;return t(c,o.mapping)}else{let c=o.image;if(c&&c.height>0){let l=new xu(c.height);return l.fromEquirectangularTexture(n,o),e.set(o,l),o.addEventListener("dispose",s),t(l.texture,o.mapping)}else return null}}return o}function s(o){let a=o.target;a.removeEventListener("dispose",s);let c=e.get(a);c!==void 0&&(e.delete(a),c.dispose())}function r(){e=new WeakMap}return{get:i,dispose:r}}var Va=4,D_=[.125,.215,.35,.446,.526,.582],Ho=20,sp=new Io,U_=new st,rp=null,op=0,ap=0,lp=!1,Vo=(1+Math.sqrt(5))/2,za=1/Vo,F_=[new X(-Vo,za,0),new X(Vo,za,0),new X(-za,0,Vo),new X(za,0,Vo),new X(0,Vo,-za),new X(0,Vo,za),new X(-1,1,-1),new X(1,1,-1),new X(-1,1,1),new X(1,1,1)],S1=new X,Sh=class{constructor(e){this._renderer=e,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._lodPlanes=[],this._sizeLods=[],this._sigmas=[],this._blurMaterial=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._compileMaterial(this._blurMaterial)}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=S1}=r;rp=this._renderer.getRenderTarget(),op=this._renderer.getActiveCubeFace(),ap=this._renderer.getActiveMipmapLevel(),lp=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);let c=this._allocateTargets();return c.depthBuffer=!0,this._sceneToCubeUV(e,i,s,c,a),t>0&&this._blur(c,0,0,t),this._applyPMREM(c),this._cleanup(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=B_(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=O_(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose()}_setSize(e){this._lodMax=Math.floor(Math.log2(e)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let e=0;e<this._lodPlanes.length;e++)this._lodPlanes[e].dispose()}_cleanup(e){this._renderer.setRenderTarget(rp,op,ap),this._renderer.xr.enabled=lp,e.scissorTest=!1,Mh(e,0,0,e.width,e.height)}_fromTexture(e,t){e.mapping===Fo||e.mapping===ko?this._setSize(e.image.length===0?16:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4),rp=this._renderer.getRenderTarget(),op=this._renderer.getActiveCubeFace(),ap=this._renderer.getActiveMipmapLevel(),lp=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;let i=t||this._allocateTargets();return this._textureToCubeUV(e,i),this._applyPMREM(i),this._cleanup(i),i}_allocateTargets(){let e=3*Math.max(this._cubeSize,112),t=4*this._cubeSize,i={magFilter:Ni,minFilter:Ni,generateMipmaps:!1,type:ka,format:es,colorSpace:wo,depthBuffer:!1},s=k_(e,t,i);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==e||this._pingPongRenderTarget.height!==t){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=k_(e,t,i);let{_lodMax:r}=this;({sizeLods:this._sizeLods,lodPlanes:this._lodPlanes,sigmas:this._sigmas}=E1(r)),this._blurMaterial=T1(r,e,t)}return s}_compileMaterial(e){let t=new en(this._lodPlanes[0],e);this._renderer.compile(t,sp)}_sceneToCubeUV(e,t,i,s,r){let c=new Ln(90,1,t,i),l=[1,-1,1,1,1,1],h=[1,1,1,-1,-1,-1],u=this._renderer,d=u.autoClear,p=u.toneMapping;u.getClearColor(U_),u.toneMapping=Sr,u.autoClear=!1,u.state.buffers.depth.getReversed()&&(u.setRenderTarget(s),u.clearDepth(),u.setRenderTarget(null));let _=new Hr({name:"PMREM.Background",side:Ii,depthWrite:!1,depthTest:!1}),m=new en(new $s,_),f=!1,S=e.background;S?S.isColor&&(_.color.copy(S),e.background=null,f=!0):(_.color.copy(U_),f=!0);for(let A=0;A<6;A++){let y=A%3;y===0?(c.up.set(0,l[A],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x+h[A],r.y,r.z)):y===1?(c.up.set(0,0,l[A]),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y+h[A],r.z)):(c.up.set(0,l[A],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y,r.z+h[A]));let P=this._cubeSize;Mh(s,y*P,A>2?P:0,P,P),u.setRenderTarget(s),f&&u.render(m,c),u.render(e,c)}m.geometry.dispose(),m.material.dispose(),u.toneMapping=p,u.autoClear=d,e.background=S}_textureToCubeUV(e,t){let i=this._renderer,s=e.mapping===Fo||e.mapping===ko;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=B_()),this._cubemapMaterial.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=O_());let r=s?this._cubemapMaterial:this._equirectMaterial,o=new en(this._lodPlanes[0],r),a=r.uniforms;a.envMap.value=e;let c=this._cubeSize;Mh(t,0,0,3*c,2*c),i.setRenderTarget(t),i.render(o,sp)}_applyPMREM(e){let t=this._renderer,i=t.autoClear;t.autoClear=!1;let s=this._lodPlanes.length;for(let r=1;r<s;r++){let o=Math.sqrt(this._sigmas[r]*this._sigmas[r]-this._sigmas[r-1]*this._sigmas[r-1]),a=F_[(s-r-1)%F_.length];this._blur(e,r-1,r,o,a)}t.autoClear=i}_blur(e,t,i,s,r){let o=this._pingPongRenderTarget;this._halfBlur(e,o,t,i,s,"latitudinal",r),this._halfBlur(o,e,i,i,s,"longitudinal",r)}_halfBlur(e,t,i,s,r,o,a){let c=this._renderer,l=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&console.error("blur direction must be either latitudinal or longitudinal!");let h=3,u=new en(this._lodPlanes[s],l),d=l.uniforms,p=this._sizeLods[i]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*Ho-1),_=r/g,m=isFinite(r)?1+Math.floor(h*_):Ho;m>Ho&&console.warn(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${Ho}`);let f=[],S=0;for(let k=0;k<Ho;++k){let F=k/_,M=Math.exp(-F*F/2);f.push(M),k===0?S+=M:k<m&&(S+=2*M)}for(let k=0;k<f.length;k++)f[k]=f[k]/S;d.envMap.value=e.texture,d.samples.value=m,d.weights.value=f,d.latitudinal.value=o==="latitudinal",a&&(d.poleAxis.value=a);let{_lodMax:A}=this;d.dTheta.value=g,d.mipInt.value=A-i;let y=this._sizeLods[s],P=3*y*(s>A-Va?s-A+Va:0),R=4*(this._cubeSize-y);Mh(t,P,R,3*y,2*y),c.setRenderTarget(t),c.render(u,sp)}};function E1(n){let e=[],t=[],i=[],s=n,r=n-Va+1+D_.length;for(let o=0;o<r;o++){let a=Math.pow(2,s);t.push(a);let c=1/a;o>n-Va?c=D_[o-n+Va-1]:o===0&&(c=0),i.push(c);let l=1/(a-2),h=-l,u=1+l,d=[h,h,u,h,u,u,h,h,u,u,h,u],p=6,g=6,_=3,m=2,f=1,S=new Float32Array(_*g*p),A=new Float32Array(m*g*p),y=new Float32Array(f*g*p);for(let R=0;R<p;R++){let k=R%3*2/3-1,F=R>2?0:-1,M=[k,F,0,k+2/3,F,0,k+2/3,F+1,0,k,F,0,k+2/3,F+1,0,k,F+1,0];S.set(M,_*g*R),A.set(d,m*g*R);let E=[R,R,R,R,R,R];y.set(E,f*g*R)}let P=new Tn;P.setAttribute("position",new ui(S,_)),P.setAttribute("uv",new ui(A,m)),P.setAttribute("faceIndex",new ui(y,f)),e.push(P),s>Va&&s--}return{lodPlanes:e,sizeLods:t,sigmas:i}}function k_(n,e,t){let i=new Xs(n,e,t);return i.texture.mapping=Yl,i.texture.name="PMREM.cubeUv",i.scissorTest=!0,i}function Mh(n,e,t,i,s){n.viewport.set(e,t,i,s),n.scissor.set(e,t,i,s)}function T1(n,e,t){let i=new Float32Array(Ho),s=new X(0,1,0);return new As({name:"SphericalGaussianBlur",defines:{n:Ho,CUBEUV_TEXEL_WIDTH:1/e,CUBEUV_TEXEL_HEIGHT:1/t,CUBEUV_MAX_MIP:`${n}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:i},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:xp(),fragmentShader:`

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
		`,blending:wr,depthTest:!1,depthWrite:!1})}function O_(){return new As({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:xp(),fragmentShader:`

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
		`,blending:wr,depthTest:!1,depthWrite:!1})}function B_(){return new As({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:xp(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:wr,depthTest:!1,depthWrite:!1})}function xp(){return`

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
	`}function A1(n){let e=new WeakMap,t=null;function i(a){if(a&&a.isTexture){let c=a.mapping,l=c===ku||c===Ou,h=c===Fo||c===ko;if(l||h){let u=e.get(a),d=u!==void 0?u.texture.pmremVersion:0;if(a.isRenderTargetTexture&&a.pmremVersion!==d)return t===null&&(t=new Sh(n)),u=l?t.fromEquirectangular(a,u):t.fromCubemap(a,u),u.texture.pmremVersion=a.pmremVersion,e.set(a,u),u.texture;if(u!==void 0)return u.texture;{let p=a.image;return l&&p&&p.height>0||h&&p&&s(p)?(t===null&&(t=new Sh(n)),u=l?t.fromEquirectangular(a):t.fromCubemap(a),u.texture.pmremVersion=a.pmremVersion,e.set(a,u),a.addEventListener("dispose",r),u.texture):null}}}return a}function s(a){let c=0,l=6;for(let h=0;h<l;h++)a[h]!==void 0&&c++;return c===l}function r(a){let c=a.target;c.removeEventListener("dispose",r);let l=e.get(c);l!==void 0&&(e.delete(c),l.dispose())}function o(){e=new WeakMap,t!==null&&(t.dispose(),t=null)}return{get:i,dispose:o}}function C1(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s;switch(i){case"WEBGL_depth_texture":s=n.getExtension("WEBGL_depth_texture")||n.getExtension("MOZ_WEBGL_depth_texture")||n.getExtension("WEBKIT_WEBGL_depth_texture");break;case"EXT_texture_filter_anisotropic":s=n.getExtension("EXT_texture_filter_anisotropic")||n.getExtension("MOZ_EXT_texture_filter_anisotropic")||n.getExtension("WEBKIT_EXT_texture_filter_anisotropic");break;case"WEBGL_compressed_texture_s3tc":s=n.getExtension("WEBGL_compressed_texture_s3tc")||n.getExtension("MOZ_WEBGL_compressed_texture_s3tc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_s3tc");break;case"WEBGL_compressed_texture_pvrtc":s=n.getExtension("WEBGL_compressed_texture_pvrtc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_pvrtc");break;default:s=n.getExtension(i)}return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Ca("THREE.WebGLRenderer: "+i+" extension not supported."),s}}}function R1(n,e,t,i){let s={},r=new WeakMap;function o(u){let d=u.target;d.index!==null&&e.remove(d.index);for(let g in d.attributes)e.remove(d.attributes[g]);d.removeEventListener("dispose",o),delete s[d.id];let p=r.get(d);p&&(e.remove(p),r.delete(d)),i.releaseStatesOfGeometry(d),d.isInstancedBufferGeometry===!0&&delete d._maxInstanceCount,t.memory.geometries--}function a(u,d){return s[d.id]===!0||(d.addEventListener("dispose",o),s[d.id]=!0,t.memory.geometries++),d}function c(u){let d=u.attributes;for(let p in d)e.update(d[p],n.ARRAY_BUFFER)}function l(u){let d=[],p=u.index,g=u.attributes.position,_=0;if(p!==null){let S=p.array;_=p.version;for(let A=0,y=S.length;A<y;A+=3){let P=S[A+0],R=S[A+1],k=S[A+2];d.push(P,R,R,k,k,P)}}else if(g!==void 0){let S=g.array;_=g.version;for(let A=0,y=S.length/3-1;A<y;A+=3){let P=A+0,R=A+1,k=A+2;d.push(P,R,R,k,k,P)}}else return;let m=new(Qf(d)?Pl:Rl)(d,1);m.version=_;let f=r.get(u);f&&e.remove(f),r.set(u,m)}function h(u){let d=r.get(u);if(d){let p=u.index;p!==null&&d.version<p.version&&l(u)}else l(u);return r.get(u)}return{get:a,update:c,getWireframeAttribute:h}}function P1(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,p){n.drawElements(i,p,r,d*o),t.update(p,i,1)}function l(d,p,g){g!==0&&(n.drawElementsInstanced(i,p,r,d*o,g),t.update(p,i,g))}function h(d,p,g){if(g===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,p,0,r,d,0,g);let m=0;for(let f=0;f<g;f++)m+=p[f];t.update(m,i,1)}function u(d,p,g,_){if(g===0)return;let m=e.get("WEBGL_multi_draw");if(m===null)for(let f=0;f<d.length;f++)l(d[f]/o,p[f],_[f]);else{m.multiDrawElementsInstancedWEBGL(i,p,0,r,d,0,_,0,g);let f=0;for(let S=0;S<g;S++)f+=p[S]*_[S];t.update(f,i,1)}}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h,this.renderMultiDrawInstances=u}function I1(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:console.error("THREE.WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function L1(n,e,t){let i=new WeakMap,s=new jt;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=i.get(a);if(d===void 0||d.count!==u){let M=function(){k.dispose(),i.delete(a),a.removeEventListener("dispose",M)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],S=a.morphAttributes.color||[],A=0;p===!0&&(A=1),g===!0&&(A=2),_===!0&&(A=3);let y=a.attributes.position.count*A,P=1;y>e.maxTextureSize&&(P=Math.ceil(y/e.maxTextureSize),y=e.maxTextureSize);let R=new Float32Array(y*P*4*u),k=new Cl(R,y,P,u);k.type=Is,k.needsUpdate=!0;let F=A*4;for(let E=0;E<u;E++){let N=m[E],B=f[E],W=S[E],Z=y*P*4*E;for(let K=0;K<N.count;K++){let H=K*F;p===!0&&(s.fromBufferAttribute(N,K),R[Z+H+0]=s.x,R[Z+H+1]=s.y,R[Z+H+2]=s.z,R[Z+H+3]=0),g===!0&&(s.fromBufferAttribute(B,K),R[Z+H+4]=s.x,R[Z+H+5]=s.y,R[Z+H+6]=s.z,R[Z+H+7]=0),_===!0&&(s.fromBufferAttribute(W,K),R[Z+H+8]=s.x,R[Z+H+9]=s.y,R[Z+H+10]=s.z,R[Z+H+11]=W.itemSize===4?s.w:1)}}d={count:u,texture:k,size:new ft(y,P)},i.set(a,d),a.addEventListener("dispose",M)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let p=0;for(let _=0;_<l.length;_++)p+=l[_];let g=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(n,"morphTargetBaseInfluence",g),c.getUniforms().setValue(n,"morphTargetInfluences",l)}c.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function N1(n,e,t,i){let s=new WeakMap;function r(c){let l=i.render.frame,h=c.geometry,u=e.get(c,h);if(s.get(u)!==l&&(e.update(u),s.set(u,l)),c.isInstancedMesh&&(c.hasEventListener("dispose",a)===!1&&c.addEventListener("dispose",a),s.get(c)!==l&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,l))),c.isSkinnedMesh){let d=c.skeleton;s.get(d)!==l&&(d.update(),s.set(d,l))}return u}function o(){s=new WeakMap}function a(c){let l=c.target;l.removeEventListener("dispose",a),t.remove(l.instanceMatrix),l.instanceColor!==null&&t.remove(l.instanceColor)}return{update:r,dispose:o}}var sx=new Ci,z_=new Fl(1,1),rx=new Cl,ox=new gu,ax=new Ll,V_=[],H_=[],G_=new Float32Array(16),W_=new Float32Array(9),X_=new Float32Array(4);function Wa(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=V_[s];if(r===void 0&&(r=new Float32Array(s),V_[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Yn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Jn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Eh(n,e){let t=H_[e];t===void 0&&(t=new Int32Array(e),H_[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function D1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function U1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2fv(this.addr,e),Jn(t,e)}}function F1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Yn(t,e))return;n.uniform3fv(this.addr,e),Jn(t,e)}}function k1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4fv(this.addr,e),Jn(t,e)}}function O1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Jn(t,e)}else{if(Yn(t,i))return;X_.set(i),n.uniformMatrix2fv(this.addr,!1,X_),Jn(t,i)}}function B1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Jn(t,e)}else{if(Yn(t,i))return;W_.set(i),n.uniformMatrix3fv(this.addr,!1,W_),Jn(t,i)}}function z1(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Yn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Jn(t,e)}else{if(Yn(t,i))return;G_.set(i),n.uniformMatrix4fv(this.addr,!1,G_),Jn(t,i)}}function V1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function H1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2iv(this.addr,e),Jn(t,e)}}function G1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;n.uniform3iv(this.addr,e),Jn(t,e)}}function W1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4iv(this.addr,e),Jn(t,e)}}function X1(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function q1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;n.uniform2uiv(this.addr,e),Jn(t,e)}}function $1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;n.uniform3uiv(this.addr,e),Jn(t,e)}}function j1(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;n.uniform4uiv(this.addr,e),Jn(t,e)}}function Y1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?(z_.compareFunction=Jf,r=z_):r=sx,t.setTexture2D(e||r,s)}function J1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||ox,s)}function Z1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTextureCube(e||ax,s)}function K1(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||rx,s)}function Q1(n){switch(n){case 5126:return D1;case 35664:return U1;case 35665:return F1;case 35666:return k1;case 35674:return O1;case 35675:return B1;case 35676:return z1;case 5124:case 35670:return V1;case 35667:case 35671:return H1;case 35668:case 35672:return G1;case 35669:case 35673:return W1;case 5125:return X1;case 36294:return q1;case 36295:return $1;case 36296:return j1;case 35678:case 36198:case 36298:case 36306:case 35682:return Y1;case 35679:case 36299:case 36307:return J1;case 35680:case 36300:case 36308:case 36293:return Z1;case 36289:case 36303:case 36311:case 36292:return K1}}function eE(n,e){n.uniform1fv(this.addr,e)}function tE(n,e){let t=Wa(e,this.size,2);n.uniform2fv(this.addr,t)}function nE(n,e){let t=Wa(e,this.size,3);n.uniform3fv(this.addr,t)}function iE(n,e){let t=Wa(e,this.size,4);n.uniform4fv(this.addr,t)}function sE(n,e){let t=Wa(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function rE(n,e){let t=Wa(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function oE(n,e){let t=Wa(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function aE(n,e){n.uniform1iv(this.addr,e)}function lE(n,e){n.uniform2iv(this.addr,e)}function cE(n,e){n.uniform3iv(this.addr,e)}function uE(n,e){n.uniform4iv(this.addr,e)}function hE(n,e){n.uniform1uiv(this.addr,e)}function dE(n,e){n.uniform2uiv(this.addr,e)}function fE(n,e){n.uniform3uiv(this.addr,e)}function pE(n,e){n.uniform4uiv(this.addr,e)}function mE(n,e,t){let i=this.cache,s=e.length,r=Eh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Jn(i,r));for(let o=0;o!==s;++o)t.setTexture2D(e[o]||sx,r[o])}function gE(n,e,t){let i=this.cache,s=e.length,r=Eh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Jn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||ox,r[o])}function _E(n,e,t){let i=this.cache,s=e.length,r=Eh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Jn(i,r));for(let o=0;o!==s;++o)t.setTextureCube(e[o]||ax,r[o])}function xE(n,e,t){let i=this.cache,s=e.length,r=Eh(t,s);Yn(i,r)||(n.uniform1iv(this.addr,r),Jn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||rx,r[o])}function yE(n){switch(n){case 5126:return eE;case 35664:return tE;case 35665:return nE;case 35666:return iE;case 35674:return sE;case 35675:return rE;case 35676:return oE;case 5124:case 35670:return aE;case 35667:case 35671:return lE;case 35668:case 35672:return cE;case 35669:case 35673:return uE;case 5125:return hE;case 36294:return dE;case 36295:return fE;case 36296:return pE;case 35678:case 36198:case 36298:case 36306:case 35682:return mE;case 35679:case 36299:case 36307:return gE;case 35680:case 36300:case 36308:case 36293:return _E;case 36289:case 36303:case 36311:case 36292:return xE}}var up=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Q1(t.type)}},hp=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=yE(t.type)}},dp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},cp=/(\w+)(\])?(\[|\.)?/g;function q_(n,e){n.seq.push(e),n.map[e.id]=e}function vE(n,e,t){let i=n.name,s=i.length;for(cp.lastIndex=0;;){let r=cp.exec(i),o=cp.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){q_(t,l===void 0?new up(a,n,e):new hp(a,n,e));break}else{let u=t.map[a];u===void 0&&(u=new dp(a),q_(t,u)),t=u}}}var Ha=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let s=0;s<i;++s){let r=e.getActiveUniform(t,s),o=e.getUniformLocation(t,r.name);vE(r,o,this)}}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=i[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function $_(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var bE=37297,ME=0;function wE(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var j_=new Ct;function SE(n){Ut._getMatrix(j_,Ut.workingColorSpace,n);let e=`mat3( ${j_.elements.map(t=>t.toFixed(4))} )`;switch(Ut.getTransfer(n)){case Tl:return[e,"LinearTransferOETF"];case on:return[e,"sRGBTransferOETF"];default:return console.warn("THREE.WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Y_(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+wE(n.getShaderSource(e),a)}else return r}function EE(n,e){let t=SE(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( value.rgb * ${t[0]}, value.a ) );`,"}"].join(`
`)}function TE(n,e){let t;switch(e){case c_:t="Linear";break;case u_:t="Reinhard";break;case h_:t="Cineon";break;case d_:t="ACESFilmic";break;case p_:t="AgX";break;case m_:t="Neutral";break;case f_:t="Custom";break;default:console.warn("THREE.WebGLProgram: Unsupported toneMapping:",e),t="Linear"}return"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var wh=new X;function AE(){Ut.getLuminanceCoefficients(wh);let n=wh.x.toFixed(4),e=wh.y.toFixed(4),t=wh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function CE(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(nc).join(`
`)}function RE(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function PE(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function nc(n){return n!==""}function J_(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows)}function Z_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var IE=/^[ \t]*#include +<([\w\d./]+)>/gm;function fp(n){return n.replace(IE,NE)}var LE=new Map;function NE(n,e){let t=Pt[e];if(t===void 0){let i=LE.get(e);if(i!==void 0)t=Pt[i],console.warn('THREE.WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',e,i);else throw new Error("Can not resolve #include <"+e+">")}return fp(t)}var DE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function K_(n){return n.replace(DE,UE)}function UE(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Q_(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}function FE(n){let e="SHADOWMAP_TYPE_BASIC";return n.shadowMapType===kf?e="SHADOWMAP_TYPE_PCF":n.shadowMapType===H0?e="SHADOWMAP_TYPE_PCF_SOFT":n.shadowMapType===Js&&(e="SHADOWMAP_TYPE_VSM"),e}function kE(n){let e="ENVMAP_TYPE_CUBE";if(n.envMap)switch(n.envMapMode){case Fo:case ko:e="ENVMAP_TYPE_CUBE";break;case Yl:e="ENVMAP_TYPE_CUBE_UV";break}return e}function OE(n){let e="ENVMAP_MODE_REFLECTION";if(n.envMap)switch(n.envMapMode){case ko:e="ENVMAP_MODE_REFRACTION";break}return e}function BE(n){let e="ENVMAP_BLENDING_NONE";if(n.envMap)switch(n.combine){case jl:e="ENVMAP_BLENDING_MULTIPLY";break;case a_:e="ENVMAP_BLENDING_MIX";break;case l_:e="ENVMAP_BLENDING_ADD";break}return e}function zE(n){let e=n.envMapCubeUVHeight;if(e===null)return null;let t=Math.log2(e)-2,i=1/e;return{texelWidth:1/(3*Math.max(Math.pow(2,t),112)),texelHeight:i,maxMip:t}}function VE(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=FE(t),l=kE(t),h=OE(t),u=BE(t),d=zE(t),p=CE(t),g=RE(r),_=s.createProgram(),m,f,S=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(nc).join(`
`),m.length>0&&(m+=`
`),f=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(nc).join(`
`),f.length>0&&(f+=`
`)):(m=[Q_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(nc).join(`
`),f=[Q_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",d?"#define CUBEUV_TEXEL_WIDTH "+d.texelWidth:"",d?"#define CUBEUV_TEXEL_HEIGHT "+d.texelHeight:"",d?"#define CUBEUV_MAX_MIP "+d.maxMip+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor||t.batchingColor?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Sr?"#define TONE_MAPPING":"",t.toneMapping!==Sr?Pt.tonemapping_pars_fragment:"",t.toneMapping!==Sr?TE("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Pt.colorspace_pars_fragment,EE("linearToOutputTexel",t.outputColorSpace),AE(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(nc).join(`
`)),o=fp(o),o=J_(o,t),o=Z_(o,t),a=fp(a),a=J_(a,t),a=Z_(a,t),o=K_(o),a=K_(a),t.isRawShaderMaterial!==!0&&(S=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,f=["#define varying in",t.glslVersion===Zf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Zf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);let A=S+m+o,y=S+f+a,P=$_(s,s.VERTEX_SHADER,A),R=$_(s,s.FRAGMENT_SHADER,y);s.attachShader(_,P),s.attachShader(_,R),t.index0AttributeName!==void 0?s.bindAttribLocation(_,0,t.index0AttributeName):t.morphTargets===!0&&s.bindAttribLocation(_,0,"position"),s.linkProgram(_);function k(N){if(n.debug.checkShaderErrors){let B=s.getProgramInfoLog(_)||"",W=s.getShaderInfoLog(P)||"",Z=s.getShaderInfoLog(R)||"",K=B.trim(),H=W.trim(),ie=Z.trim(),Q=!0,te=!0;if(s.getProgramParameter(_,s.LINK_STATUS)===!1)if(Q=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,_,P,R);else{let oe=Y_(s,P,"vertex"),de=Y_(s,R,"fragment");console.error("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(_,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+K+`
`+oe+`
`+de)}else K!==""?console.warn("THREE.WebGLProgram: Program Info Log:",K):(H===""||ie==="")&&(te=!1);te&&(N.diagnostics={runnable:Q,programLog:K,vertexShader:{log:H,prefix:m},fragmentShader:{log:ie,prefix:f}})}s.deleteShader(P),s.deleteShader(R),F=new Ha(s,_),M=PE(s,_)}let F;this.getUniforms=function(){return F===void 0&&k(this),F};let M;this.getAttributes=function(){return M===void 0&&k(this),M};let E=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return E===!1&&(E=s.getProgramParameter(_,bE)),E},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(_),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=ME++,this.cacheKey=e,this.usedTimes=1,this.program=_,this.vertexShader=P,this.fragmentShader=R,this}var HE=0,pp=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e){let t=e.vertexShader,i=e.fragmentShader,s=this._getShaderStage(t),r=this._getShaderStage(i),o=this._getShaderCacheForMaterial(e);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderID(e){return this._getShaderStage(e.vertexShader).id}getFragmentShaderID(e){return this._getShaderStage(e.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new mp(e),t.set(e,i)),i}},mp=class{constructor(e){this.id=HE++,this.code=e,this.usedTimes=0}};function GE(n,e,t,i,s,r,o){let a=new Pa,c=new pp,l=new Set,h=[],u=s.logarithmicDepthBuffer,d=s.vertexTextures,p=s.precision,g={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distanceRGBA",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function _(M){return l.add(M),M===0?"uv":`uv${M}`}function m(M,E,N,B,W){let Z=B.fog,K=W.geometry,H=M.isMeshStandardMaterial?B.environment:null,ie=(M.isMeshStandardMaterial?t:e).get(M.envMap||H),Q=ie&&ie.mapping===Yl?ie.image.height:null,te=g[M.type];M.precision!==null&&(p=s.getMaxPrecision(M.precision),p!==M.precision&&console.warn("THREE.WebGLProgram.getParameters:",M.precision,"not supported, using",p,"instead."));let oe=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,de=oe!==void 0?oe.length:0,_e=0;K.morphAttributes.position!==void 0&&(_e=1),K.morphAttributes.normal!==void 0&&(_e=2),K.morphAttributes.color!==void 0&&(_e=3);let ue,Re,Me,$;if(te){let wt=Zs[te];ue=wt.vertexShader,Re=wt.fragmentShader}else ue=M.vertexShader,Re=M.fragmentShader,c.update(M),Me=c.getVertexShaderID(M),$=c.getFragmentShaderID(M);let ne=n.getRenderTarget(),be=n.state.buffers.depth.getReversed(),Ve=W.isInstancedMesh===!0,Le=W.isBatchedMesh===!0,bt=!!M.map,ln=!!M.matcap,G=!!ie,zt=!!M.aoMap,_t=!!M.lightMap,ct=!!M.bumpMap,je=!!M.normalMap,Yt=!!M.displacementMap,Xe=!!M.emissiveMap,ot=!!M.metalnessMap,mn=!!M.roughnessMap,Gt=M.anisotropy>0,z=M.clearcoat>0,T=M.dispersion>0,q=M.iridescence>0,le=M.sheen>0,me=M.transmission>0,he=Gt&&!!M.anisotropyMap,Ze=z&&!!M.clearcoatMap,Ae=z&&!!M.clearcoatNormalMap,Ye=z&&!!M.clearcoatRoughnessMap,ze=q&&!!M.iridescenceMap,ye=q&&!!M.iridescenceThicknessMap,Pe=le&&!!M.sheenColorMap,nt=le&&!!M.sheenRoughnessMap,et=!!M.specularMap,De=!!M.specularColorMap,xt=!!M.specularIntensityMap,j=me&&!!M.transmissionMap,Ce=me&&!!M.thicknessMap,Se=!!M.gradientMap,qe=!!M.alphaMap,Ee=M.alphaTest>0,xe=!!M.alphaHash,Qe=!!M.extensions,vt=Sr;M.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(vt=n.toneMapping);let nn={shaderID:te,shaderType:M.type,shaderName:M.name,vertexShader:ue,fragmentShader:Re,defines:M.defines,customVertexShaderID:Me,customFragmentShaderID:$,isRawShaderMaterial:M.isRawShaderMaterial===!0,glslVersion:M.glslVersion,precision:p,batching:Le,batchingColor:Le&&W._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&W.instanceColor!==null,instancingMorph:Ve&&W.morphTexture!==null,supportsVertexTextures:d,outputColorSpace:ne===null?n.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:wo,alphaToCoverage:!!M.alphaToCoverage,map:bt,matcap:ln,envMap:G,envMapMode:G&&ie.mapping,envMapCubeUVHeight:Q,aoMap:zt,lightMap:_t,bumpMap:ct,normalMap:je,displacementMap:d&&Yt,emissiveMap:Xe,normalMapObjectSpace:je&&M.normalMapType===b_,normalMapTangentSpace:je&&M.normalMapType===tc,metalnessMap:ot,roughnessMap:mn,anisotropy:Gt,anisotropyMap:he,clearcoat:z,clearcoatMap:Ze,clearcoatNormalMap:Ae,clearcoatRoughnessMap:Ye,dispersion:T,iridescence:q,iridescenceMap:ze,iridescenceThicknessMap:ye,sheen:le,sheenColorMap:Pe,sheenRoughnessMap:nt,specularMap:et,specularColorMap:De,specularIntensityMap:xt,transmission:me,transmissionMap:j,thicknessMap:Ce,gradientMap:Se,opaque:M.transparent===!1&&M.blending===bo&&M.alphaToCoverage===!1,alphaMap:qe,alphaTest:Ee,alphaHash:xe,combine:M.combine,mapUv:bt&&_(M.map.channel),aoMapUv:zt&&_(M.aoMap.channel),lightMapUv:_t&&_(M.lightMap.channel),bumpMapUv:ct&&_(M.bumpMap.channel),normalMapUv:je&&_(M.normalMap.channel),displacementMapUv:Yt&&_(M.displacementMap.channel),emissiveMapUv:Xe&&_(M.emissiveMap.channel),metalnessMapUv:ot&&_(M.metalnessMap.channel),roughnessMapUv:mn&&_(M.roughnessMap.channel),anisotropyMapUv:he&&_(M.anisotropyMap.channel),clearcoatMapUv:Ze&&_(M.clearcoatMap.channel),clearcoatNormalMapUv:Ae&&_(M.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Ye&&_(M.clearcoatRoughnessMap.channel),iridescenceMapUv:ze&&_(M.iridescenceMap.channel),iridescenceThicknessMapUv:ye&&_(M.iridescenceThicknessMap.channel),sheenColorMapUv:Pe&&_(M.sheenColorMap.channel),sheenRoughnessMapUv:nt&&_(M.sheenRoughnessMap.channel),specularMapUv:et&&_(M.specularMap.channel),specularColorMapUv:De&&_(M.specularColorMap.channel),specularIntensityMapUv:xt&&_(M.specularIntensityMap.channel),transmissionMapUv:j&&_(M.transmissionMap.channel),thicknessMapUv:Ce&&_(M.thicknessMap.channel),alphaMapUv:qe&&_(M.alphaMap.channel),vertexTangents:!!K.attributes.tangent&&(je||Gt),vertexColors:M.vertexColors,vertexAlphas:M.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,pointsUvs:W.isPoints===!0&&!!K.attributes.uv&&(bt||qe),fog:!!Z,useFog:M.fog===!0,fogExp2:!!Z&&Z.isFogExp2,flatShading:M.flatShading===!0&&M.wireframe===!1,sizeAttenuation:M.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:be,skinning:W.isSkinnedMesh===!0,morphTargets:K.morphAttributes.position!==void 0,morphNormals:K.morphAttributes.normal!==void 0,morphColors:K.morphAttributes.color!==void 0,morphTargetsCount:de,morphTextureStride:_e,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numClippingPlanes:o.numPlanes,numClipIntersection:o.numIntersection,dithering:M.dithering,shadowMapEnabled:n.shadowMap.enabled&&N.length>0,shadowMapType:n.shadowMap.type,toneMapping:vt,decodeVideoTexture:bt&&M.map.isVideoTexture===!0&&Ut.getTransfer(M.map.colorSpace)===on,decodeVideoTextureEmissive:Xe&&M.emissiveMap.isVideoTexture===!0&&Ut.getTransfer(M.emissiveMap.colorSpace)===on,premultipliedAlpha:M.premultipliedAlpha,doubleSided:M.side===Oi,flipSided:M.side===Ii,useDepthPacking:M.depthPacking>=0,depthPacking:M.depthPacking||0,index0AttributeName:M.index0AttributeName,extensionClipCullDistance:Qe&&M.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&M.extensions.multiDraw===!0||Le)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:M.customProgramCacheKey()};return nn.vertexUv1s=l.has(1),nn.vertexUv2s=l.has(2),nn.vertexUv3s=l.has(3),l.clear(),nn}function f(M){let E=[];if(M.shaderID?E.push(M.shaderID):(E.push(M.customVertexShaderID),E.push(M.customFragmentShaderID)),M.defines!==void 0)for(let N in M.defines)E.push(N),E.push(M.defines[N]);return M.isRawShaderMaterial===!1&&(S(E,M),A(E,M),E.push(n.outputColorSpace)),E.push(M.customProgramCacheKey),E.join()}function S(M,E){M.push(E.precision),M.push(E.outputColorSpace),M.push(E.envMapMode),M.push(E.envMapCubeUVHeight),M.push(E.mapUv),M.push(E.alphaMapUv),M.push(E.lightMapUv),M.push(E.aoMapUv),M.push(E.bumpMapUv),M.push(E.normalMapUv),M.push(E.displacementMapUv),M.push(E.emissiveMapUv),M.push(E.metalnessMapUv),M.push(E.roughnessMapUv),M.push(E.anisotropyMapUv),M.push(E.clearcoatMapUv),M.push(E.clearcoatNormalMapUv),M.push(E.clearcoatRoughnessMapUv),M.push(E.iridescenceMapUv),M.push(E.iridescenceThicknessMapUv),M.push(E.sheenColorMapUv),M.push(E.sheenRoughnessMapUv),M.push(E.specularMapUv),M.push(E.specularColorMapUv),M.push(E.specularIntensityMapUv),M.push(E.transmissionMapUv),M.push(E.thicknessMapUv),M.push(E.combine),M.push(E.fogExp2),M.push(E.sizeAttenuation),M.push(E.morphTargetsCount),M.push(E.morphAttributeCount),M.push(E.numDirLights),M.push(E.numPointLights),M.push(E.numSpotLights),M.push(E.numSpotLightMaps),M.push(E.numHemiLights),M.push(E.numRectAreaLights),M.push(E.numDirLightShadows),M.push(E.numPointLightShadows),M.push(E.numSpotLightShadows),M.push(E.numSpotLightShadowsWithMaps),M.push(E.numLightProbes),M.push(E.shadowMapType),M.push(E.toneMapping),M.push(E.numClippingPlanes),M.push(E.numClipIntersection),M.push(E.depthPacking)}function A(M,E){a.disableAll(),E.supportsVertexTextures&&a.enable(0),E.instancing&&a.enable(1),E.instancingColor&&a.enable(2),E.instancingMorph&&a.enable(3),E.matcap&&a.enable(4),E.envMap&&a.enable(5),E.normalMapObjectSpace&&a.enable(6),E.normalMapTangentSpace&&a.enable(7),E.clearcoat&&a.enable(8),E.iridescence&&a.enable(9),E.alphaTest&&a.enable(10),E.vertexColors&&a.enable(11),E.vertexAlphas&&a.enable(12),E.vertexUv1s&&a.enable(13),E.vertexUv2s&&a.enable(14),E.vertexUv3s&&a.enable(15),E.vertexTangents&&a.enable(16),E.anisotropy&&a.enable(17),E.alphaHash&&a.enable(18),E.batching&&a.enable(19),E.dispersion&&a.enable(20),E.batchingColor&&a.enable(21),E.gradientMap&&a.enable(22),M.push(a.mask),a.disableAll(),E.fog&&a.enable(0),E.useFog&&a.enable(1),E.flatShading&&a.enable(2),E.logarithmicDepthBuffer&&a.enable(3),E.reversedDepthBuffer&&a.enable(4),E.skinning&&a.enable(5),E.morphTargets&&a.enable(6),E.morphNormals&&a.enable(7),E.morphColors&&a.enable(8),E.premultipliedAlpha&&a.enable(9),E.shadowMapEnabled&&a.enable(10),E.doubleSided&&a.enable(11),E.flipSided&&a.enable(12),E.useDepthPacking&&a.enable(13),E.dithering&&a.enable(14),E.transmission&&a.enable(15),E.sheen&&a.enable(16),E.opaque&&a.enable(17),E.pointsUvs&&a.enable(18),E.decodeVideoTexture&&a.enable(19),E.decodeVideoTextureEmissive&&a.enable(20),E.alphaToCoverage&&a.enable(21),M.push(a.mask)}function y(M){let E=g[M.type],N;if(E){let B=Zs[E];N=L_.clone(B.uniforms)}else N=M.uniforms;return N}function P(M,E){let N;for(let B=0,W=h.length;B<W;B++){let Z=h[B];if(Z.cacheKey===E){N=Z,++N.usedTimes;break}}return N===void 0&&(N=new VE(n,E,M,r),h.push(N)),N}function R(M){if(--M.usedTimes===0){let E=h.indexOf(M);h[E]=h[h.length-1],h.pop(),M.destroy()}}function k(M){c.remove(M)}function F(){c.dispose()}return{getParameters:m,getProgramCacheKey:f,getUniforms:y,acquireProgram:P,releaseProgram:R,releaseShaderCache:k,programs:h,dispose:F}}function WE(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,c){n.get(o)[a]=c}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function XE(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.z!==e.z?n.z-e.z:n.id-e.id}function ex(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function tx(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(u,d,p,g,_,m){let f=n[e];return f===void 0?(f={id:u.id,object:u,geometry:d,material:p,groupOrder:g,renderOrder:u.renderOrder,z:_,group:m},n[e]=f):(f.id=u.id,f.object=u,f.geometry=d,f.material=p,f.groupOrder=g,f.renderOrder=u.renderOrder,f.z=_,f.group=m),e++,f}function a(u,d,p,g,_,m){let f=o(u,d,p,g,_,m);p.transmission>0?i.push(f):p.transparent===!0?s.push(f):t.push(f)}function c(u,d,p,g,_,m){let f=o(u,d,p,g,_,m);p.transmission>0?i.unshift(f):p.transparent===!0?s.unshift(f):t.unshift(f)}function l(u,d){t.length>1&&t.sort(u||XE),i.length>1&&i.sort(d||ex),s.length>1&&s.sort(d||ex)}function h(){for(let u=e,d=n.length;u<d;u++){let p=n[u];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:a,unshift:c,finish:h,sort:l}}function qE(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new tx,n.set(i,[o])):s>=r.length?(o=new tx,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function $E(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={direction:new X,color:new st};break;case"SpotLight":t={position:new X,direction:new X,color:new st,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new X,color:new st,distance:0,decay:0};break;case"HemisphereLight":t={direction:new X,skyColor:new st,groundColor:new st};break;case"RectAreaLight":t={color:new st,position:new X,halfWidth:new X,halfHeight:new X};break}return n[e.id]=t,t}}}function jE(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ft};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ft};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ft,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var YE=0;function JE(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function ZE(n){let e=new $E,t=jE(),i={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new X);let s=new X,r=new gt,o=new gt;function a(l){let h=0,u=0,d=0;for(let M=0;M<9;M++)i.probe[M].set(0,0,0);let p=0,g=0,_=0,m=0,f=0,S=0,A=0,y=0,P=0,R=0,k=0;l.sort(JE);for(let M=0,E=l.length;M<E;M++){let N=l[M],B=N.color,W=N.intensity,Z=N.distance,K=N.shadow&&N.shadow.map?N.shadow.map.texture:null;if(N.isAmbientLight)h+=B.r*W,u+=B.g*W,d+=B.b*W;else if(N.isLightProbe){for(let H=0;H<9;H++)i.probe[H].addScaledVector(N.sh.coefficients[H],W);k++}else if(N.isDirectionalLight){let H=e.get(N);if(H.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let ie=N.shadow,Q=t.get(N);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,i.directionalShadow[p]=Q,i.directionalShadowMap[p]=K,i.directionalShadowMatrix[p]=N.shadow.matrix,S++}i.directional[p]=H,p++}else if(N.isSpotLight){let H=e.get(N);H.position.setFromMatrixPosition(N.matrixWorld),H.color.copy(B).multiplyScalar(W),H.distance=Z,H.coneCos=Math.cos(N.angle),H.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),H.decay=N.decay,i.spot[_]=H;let ie=N.shadow;if(N.map&&(i.spotLightMap[P]=N.map,P++,ie.updateMatrices(N),N.castShadow&&R++),i.spotLightMatrix[_]=ie.matrix,N.castShadow){let Q=t.get(N);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,i.spotShadow[_]=Q,i.spotShadowMap[_]=K,y++}_++}else if(N.isRectAreaLight){let H=e.get(N);H.color.copy(B).multiplyScalar(W),H.halfWidth.set(N.width*.5,0,0),H.halfHeight.set(0,N.height*.5,0),i.rectArea[m]=H,m++}else if(N.isPointLight){let H=e.get(N);if(H.color.copy(N.color).multiplyScalar(N.intensity),H.distance=N.distance,H.decay=N.decay,N.castShadow){let ie=N.shadow,Q=t.get(N);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,Q.shadowCameraNear=ie.camera.near,Q.shadowCameraFar=ie.camera.far,i.pointShadow[g]=Q,i.pointShadowMap[g]=K,i.pointShadowMatrix[g]=N.shadow.matrix,A++}i.point[g]=H,g++}else if(N.isHemisphereLight){let H=e.get(N);H.skyColor.copy(N.color).multiplyScalar(W),H.groundColor.copy(N.groundColor).multiplyScalar(W),i.hemi[f]=H,f++}}m>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=ke.LTC_FLOAT_1,i.rectAreaLTC2=ke.LTC_FLOAT_2):(i.rectAreaLTC1=ke.LTC_HALF_1,i.rectAreaLTC2=ke.LTC_HALF_2)),i.ambient[0]=h,i.ambient[1]=u,i.ambient[2]=d;let F=i.hash;(F.directionalLength!==p||F.pointLength!==g||F.spotLength!==_||F.rectAreaLength!==m||F.hemiLength!==f||F.numDirectionalShadows!==S||F.numPointShadows!==A||F.numSpotShadows!==y||F.numSpotMaps!==P||F.numLightProbes!==k)&&(i.directional.length=p,i.spot.length=_,i.rectArea.length=m,i.point.length=g,i.hemi.length=f,i.directionalShadow.length=S,i.directionalShadowMap.length=S,i.pointShadow.length=A,i.pointShadowMap.length=A,i.spotShadow.length=y,i.spotShadowMap.length=y,i.directionalShadowMatrix.length=S,i.pointShadowMatrix.length=A,i.spotLightMatrix.length=y+P-R,i.spotLightMap.length=P,i.numSpotLightShadowsWithMaps=R,i.numLightProbes=k,F.directionalLength=p,F.pointLength=g,F.spotLength=_,F.rectAreaLength=m,F.hemiLength=f,F.numDirectionalShadows=S,F.numPointShadows=A,F.numSpotShadows=y,F.numSpotMaps=P,F.numLightProbes=k,i.version=YE++)}function c(l,h){let u=0,d=0,p=0,g=0,_=0,m=h.matrixWorldInverse;for(let f=0,S=l.length;f<S;f++){let A=l[f];if(A.isDirectionalLight){let y=i.directional[u];y.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),y.direction.sub(s),y.direction.transformDirection(m),u++}else if(A.isSpotLight){let y=i.spot[p];y.position.setFromMatrixPosition(A.matrixWorld),y.position.applyMatrix4(m),y.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),y.direction.sub(s),y.direction.transformDirection(m),p++}else if(A.isRectAreaLight){let y=i.rectArea[g];y.position.setFromMatrixPosition(A.matrixWorld),y.position.applyMatrix4(m),o.identity(),r.copy(A.matrixWorld),r.premultiply(m),o.extractRotation(r),y.halfWidth.set(A.width*.5,0,0),y.halfHeight.set(0,A.height*.5,0),y.halfWidth.applyMatrix4(o),y.halfHeight.applyMatrix4(o),g++}else if(A.isPointLight){let y=i.point[d];y.position.setFromMatrixPosition(A.matrixWorld),y.position.applyMatrix4(m),d++}else if(A.isHemisphereLight){let y=i.hemi[_];y.direction.setFromMatrixPosition(A.matrixWorld),y.direction.transformDirection(m),_++}}}return{setup:a,setupView:c,state:i}}function nx(n){let e=new ZE(n),t=[],i=[];function s(h){l.camera=h,t.length=0,i.length=0}function r(h){t.push(h)}function o(h){i.push(h)}function a(){e.setup(t)}function c(h){e.setupView(t,h)}let l={lightsArray:t,shadowsArray:i,camera:null,lights:e,transmissionRenderTarget:{}};return{init:s,state:l,setupLights:a,setupLightsView:c,pushLight:r,pushShadow:o}}function KE(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new nx(n),e.set(s,[a])):r>=o.length?(a=new nx(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var QE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,eT=`uniform sampler2D shadow_pass;
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
}`;function tT(n,e,t){let i=new Na,s=new ft,r=new ft,o=new jt,a=new bu({depthPacking:v_}),c=new Mu,l={},h=t.maxTextureSize,u={[Ts]:Ii,[Ii]:Ts,[Oi]:Oi},d=new As({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ft},radius:{value:4}},vertexShader:QE,fragmentShader:eT}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let g=new Tn;g.setAttribute("position",new ui(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new en(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=kf;let f=this.type;this.render=function(R,k,F){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||R.length===0)return;let M=n.getRenderTarget(),E=n.getActiveCubeFace(),N=n.getActiveMipmapLevel(),B=n.state;B.setBlending(wr),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let W=f!==Js&&this.type===Js,Z=f===Js&&this.type!==Js;for(let K=0,H=R.length;K<H;K++){let ie=R[K],Q=ie.shadow;if(Q===void 0){console.warn("THREE.WebGLShadowMap:",ie,"has no shadow.");continue}if(Q.autoUpdate===!1&&Q.needsUpdate===!1)continue;s.copy(Q.mapSize);let te=Q.getFrameExtents();if(s.multiply(te),r.copy(Q.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/te.x),s.x=r.x*te.x,Q.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/te.y),s.y=r.y*te.y,Q.mapSize.y=r.y)),Q.map===null||W===!0||Z===!0){let de=this.type!==Js?{minFilter:Di,magFilter:Di}:{};Q.map!==null&&Q.map.dispose(),Q.map=new Xs(s.x,s.y,de),Q.map.texture.name=ie.name+".shadowMap",Q.camera.updateProjectionMatrix()}n.setRenderTarget(Q.map),n.clear();let oe=Q.getViewportCount();for(let de=0;de<oe;de++){let _e=Q.getViewport(de);o.set(r.x*_e.x,r.y*_e.y,r.x*_e.z,r.y*_e.w),B.viewport(o),Q.updateMatrices(ie,de),i=Q.getFrustum(),y(k,F,Q.camera,ie,this.type)}Q.isPointLightShadow!==!0&&this.type===Js&&S(Q,F),Q.needsUpdate=!1}f=this.type,m.needsUpdate=!1,n.setRenderTarget(M,E,N)};function S(R,k){let F=e.update(_);d.defines.VSM_SAMPLES!==R.blurSamples&&(d.defines.VSM_SAMPLES=R.blurSamples,p.defines.VSM_SAMPLES=R.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),R.mapPass===null&&(R.mapPass=new Xs(s.x,s.y)),d.uniforms.shadow_pass.value=R.map.texture,d.uniforms.resolution.value=R.mapSize,d.uniforms.radius.value=R.radius,n.setRenderTarget(R.mapPass),n.clear(),n.renderBufferDirect(k,null,F,d,_,null),p.uniforms.shadow_pass.value=R.mapPass.texture,p.uniforms.resolution.value=R.mapSize,p.uniforms.radius.value=R.radius,n.setRenderTarget(R.map),n.clear(),n.renderBufferDirect(k,null,F,p,_,null)}function A(R,k,F,M){let E=null,N=F.isPointLight===!0?R.customDistanceMaterial:R.customDepthMaterial;if(N!==void 0)E=N;else if(E=F.isPointLight===!0?c:a,n.localClippingEnabled&&k.clipShadows===!0&&Array.isArray(k.clippingPlanes)&&k.clippingPlanes.length!==0||k.displacementMap&&k.displacementScale!==0||k.alphaMap&&k.alphaTest>0||k.map&&k.alphaTest>0||k.alphaToCoverage===!0){let B=E.uuid,W=k.uuid,Z=l[B];Z===void 0&&(Z={},l[B]=Z);let K=Z[W];K===void 0&&(K=E.clone(),Z[W]=K,k.addEventListener("dispose",P)),E=K}if(E.visible=k.visible,E.wireframe=k.wireframe,M===Js?E.side=k.shadowSide!==null?k.shadowSide:k.side:E.side=k.shadowSide!==null?k.shadowSide:u[k.side],E.alphaMap=k.alphaMap,E.alphaTest=k.alphaToCoverage===!0?.5:k.alphaTest,E.map=k.map,E.clipShadows=k.clipShadows,E.clippingPlanes=k.clippingPlanes,E.clipIntersection=k.clipIntersection,E.displacementMap=k.displacementMap,E.displacementScale=k.displacementScale,E.displacementBias=k.displacementBias,E.wireframeLinewidth=k.wireframeLinewidth,E.linewidth=k.linewidth,F.isPointLight===!0&&E.isMeshDistanceMaterial===!0){let B=n.properties.get(E);B.light=F}return E}function y(R,k,F,M,E){if(R.visible===!1)return;if(R.layers.test(k.layers)&&(R.isMesh||R.isLine||R.isPoints)&&(R.castShadow||R.receiveShadow&&E===Js)&&(!R.frustumCulled||i.intersectsObject(R))){R.modelViewMatrix.multiplyMatrices(F.matrixWorldInverse,R.matrixWorld);let W=e.update(R),Z=R.material;if(Array.isArray(Z)){let K=W.groups;for(let H=0,ie=K.length;H<ie;H++){let Q=K[H],te=Z[Q.materialIndex];if(te&&te.visible){let oe=A(R,te,M,E);R.onBeforeShadow(n,R,k,F,W,oe,Q),n.renderBufferDirect(F,null,W,oe,R,Q),R.onAfterShadow(n,R,k,F,W,oe,Q)}}}else if(Z.visible){let K=A(R,Z,M,E);R.onBeforeShadow(n,R,k,F,W,K,null),n.renderBufferDirect(F,null,W,K,R,null),R.onAfterShadow(n,R,k,F,W,K,null)}}let B=R.children;for(let W=0,Z=B.length;W<Z;W++)y(B[W],k,F,M,E)}function P(R){R.target.removeEventListener("dispose",P);for(let F in l){let M=l[F],E=R.target.uuid;E in M&&(M[E].dispose(),delete M[E])}}}var nT={[Pu]:Iu,[Lu]:Uu,[Nu]:Fu,[Mo]:Du,[Iu]:Pu,[Uu]:Lu,[Fu]:Nu,[Du]:Mo};function iT(n,e){function t(){let j=!1,Ce=new jt,Se=null,qe=new jt(0,0,0,0);return{setMask:function(Ee){Se!==Ee&&!j&&(n.colorMask(Ee,Ee,Ee,Ee),Se=Ee)},setLocked:function(Ee){j=Ee},setClear:function(Ee,xe,Qe,vt,nn){nn===!0&&(Ee*=vt,xe*=vt,Qe*=vt),Ce.set(Ee,xe,Qe,vt),qe.equals(Ce)===!1&&(n.clearColor(Ee,xe,Qe,vt),qe.copy(Ce))},reset:function(){j=!1,Se=null,qe.set(-1,0,0,0)}}}function i(){let j=!1,Ce=!1,Se=null,qe=null,Ee=null;return{setReversed:function(xe){if(Ce!==xe){let Qe=e.get("EXT_clip_control");xe?Qe.clipControlEXT(Qe.LOWER_LEFT_EXT,Qe.ZERO_TO_ONE_EXT):Qe.clipControlEXT(Qe.LOWER_LEFT_EXT,Qe.NEGATIVE_ONE_TO_ONE_EXT),Ce=xe;let vt=Ee;Ee=null,this.setClear(vt)}},getReversed:function(){return Ce},setTest:function(xe){xe?ne(n.DEPTH_TEST):be(n.DEPTH_TEST)},setMask:function(xe){Se!==xe&&!j&&(n.depthMask(xe),Se=xe)},setFunc:function(xe){if(Ce&&(xe=nT[xe]),qe!==xe){switch(xe){case Pu:n.depthFunc(n.NEVER);break;case Iu:n.depthFunc(n.ALWAYS);break;case Lu:n.depthFunc(n.LESS);break;case Mo:n.depthFunc(n.LEQUAL);break;case Nu:n.depthFunc(n.EQUAL);break;case Du:n.depthFunc(n.GEQUAL);break;case Uu:n.depthFunc(n.GREATER);break;case Fu:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}qe=xe}},setLocked:function(xe){j=xe},setClear:function(xe){Ee!==xe&&(Ce&&(xe=1-xe),n.clearDepth(xe),Ee=xe)},reset:function(){j=!1,Se=null,qe=null,Ee=null,Ce=!1}}}function s(){let j=!1,Ce=null,Se=null,qe=null,Ee=null,xe=null,Qe=null,vt=null,nn=null;return{setTest:function(wt){j||(wt?ne(n.STENCIL_TEST):be(n.STENCIL_TEST))},setMask:function(wt){Ce!==wt&&!j&&(n.stencilMask(wt),Ce=wt)},setFunc:function(wt,zn,rn){(Se!==wt||qe!==zn||Ee!==rn)&&(n.stencilFunc(wt,zn,rn),Se=wt,qe=zn,Ee=rn)},setOp:function(wt,zn,rn){(xe!==wt||Qe!==zn||vt!==rn)&&(n.stencilOp(wt,zn,rn),xe=wt,Qe=zn,vt=rn)},setLocked:function(wt){j=wt},setClear:function(wt){nn!==wt&&(n.clearStencil(wt),nn=wt)},reset:function(){j=!1,Ce=null,Se=null,qe=null,Ee=null,xe=null,Qe=null,vt=null,nn=null}}}let r=new t,o=new i,a=new s,c=new WeakMap,l=new WeakMap,h={},u={},d=new WeakMap,p=[],g=null,_=!1,m=null,f=null,S=null,A=null,y=null,P=null,R=null,k=new st(0,0,0),F=0,M=!1,E=null,N=null,B=null,W=null,Z=null,K=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ie=0,Q=n.getParameter(n.VERSION);Q.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(Q)[1]),H=ie>=1):Q.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.exec(Q)[1]),H=ie>=2);let te=null,oe={},de=n.getParameter(n.SCISSOR_BOX),_e=n.getParameter(n.VIEWPORT),ue=new jt().fromArray(de),Re=new jt().fromArray(_e);function Me(j,Ce,Se,qe){let Ee=new Uint8Array(4),xe=n.createTexture();n.bindTexture(j,xe),n.texParameteri(j,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(j,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Qe=0;Qe<Se;Qe++)j===n.TEXTURE_3D||j===n.TEXTURE_2D_ARRAY?n.texImage3D(Ce,0,n.RGBA,1,1,qe,0,n.RGBA,n.UNSIGNED_BYTE,Ee):n.texImage2D(Ce+Qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,Ee);return xe}let $={};$[n.TEXTURE_2D]=Me(n.TEXTURE_2D,n.TEXTURE_2D,1),$[n.TEXTURE_CUBE_MAP]=Me(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),$[n.TEXTURE_2D_ARRAY]=Me(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),$[n.TEXTURE_3D]=Me(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),ne(n.DEPTH_TEST),o.setFunc(Mo),ct(!1),je(Ff),ne(n.CULL_FACE),zt(wr);function ne(j){h[j]!==!0&&(n.enable(j),h[j]=!0)}function be(j){h[j]!==!1&&(n.disable(j),h[j]=!1)}function Ve(j,Ce){return u[j]!==Ce?(n.bindFramebuffer(j,Ce),u[j]=Ce,j===n.DRAW_FRAMEBUFFER&&(u[n.FRAMEBUFFER]=Ce),j===n.FRAMEBUFFER&&(u[n.DRAW_FRAMEBUFFER]=Ce),!0):!1}function Le(j,Ce){let Se=p,qe=!1;if(j){Se=d.get(Ce),Se===void 0&&(Se=[],d.set(Ce,Se));let Ee=j.textures;if(Se.length!==Ee.length||Se[0]!==n.COLOR_ATTACHMENT0){for(let xe=0,Qe=Ee.length;xe<Qe;xe++)Se[xe]=n.COLOR_ATTACHMENT0+xe;Se.length=Ee.length,qe=!0}}else Se[0]!==n.BACK&&(Se[0]=n.BACK,qe=!0);qe&&n.drawBuffers(Se)}function bt(j){return g!==j?(n.useProgram(j),g=j,!0):!1}let ln={[Vr]:n.FUNC_ADD,[W0]:n.FUNC_SUBTRACT,[X0]:n.FUNC_REVERSE_SUBTRACT};ln[q0]=n.MIN,ln[$0]=n.MAX;let G={[j0]:n.ZERO,[Y0]:n.ONE,[J0]:n.SRC_COLOR,[uu]:n.SRC_ALPHA,[n_]:n.SRC_ALPHA_SATURATE,[e_]:n.DST_COLOR,[K0]:n.DST_ALPHA,[Z0]:n.ONE_MINUS_SRC_COLOR,[hu]:n.ONE_MINUS_SRC_ALPHA,[t_]:n.ONE_MINUS_DST_COLOR,[Q0]:n.ONE_MINUS_DST_ALPHA,[i_]:n.CONSTANT_COLOR,[s_]:n.ONE_MINUS_CONSTANT_COLOR,[r_]:n.CONSTANT_ALPHA,[o_]:n.ONE_MINUS_CONSTANT_ALPHA};function zt(j,Ce,Se,qe,Ee,xe,Qe,vt,nn,wt){if(j===wr){_===!0&&(be(n.BLEND),_=!1);return}if(_===!1&&(ne(n.BLEND),_=!0),j!==G0){if(j!==m||wt!==M){if((f!==Vr||y!==Vr)&&(n.blendEquation(n.FUNC_ADD),f=Vr,y=Vr),wt)switch(j){case bo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Of:n.blendFunc(n.ONE,n.ONE);break;case Bf:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case zf:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:console.error("THREE.WebGLState: Invalid blending: ",j);break}else switch(j){case bo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Of:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Bf:console.error("THREE.WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case zf:console.error("THREE.WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:console.error("THREE.WebGLState: Invalid blending: ",j);break}S=null,A=null,P=null,R=null,k.set(0,0,0),F=0,m=j,M=wt}return}Ee=Ee||Ce,xe=xe||Se,Qe=Qe||qe,(Ce!==f||Ee!==y)&&(n.blendEquationSeparate(ln[Ce],ln[Ee]),f=Ce,y=Ee),(Se!==S||qe!==A||xe!==P||Qe!==R)&&(n.blendFuncSeparate(G[Se],G[qe],G[xe],G[Qe]),S=Se,A=qe,P=xe,R=Qe),(vt.equals(k)===!1||nn!==F)&&(n.blendColor(vt.r,vt.g,vt.b,nn),k.copy(vt),F=nn),m=j,M=!1}function _t(j,Ce){j.side===Oi?be(n.CULL_FACE):ne(n.CULL_FACE);let Se=j.side===Ii;Ce&&(Se=!Se),ct(Se),j.blending===bo&&j.transparent===!1?zt(wr):zt(j.blending,j.blendEquation,j.blendSrc,j.blendDst,j.blendEquationAlpha,j.blendSrcAlpha,j.blendDstAlpha,j.blendColor,j.blendAlpha,j.premultipliedAlpha),o.setFunc(j.depthFunc),o.setTest(j.depthTest),o.setMask(j.depthWrite),r.setMask(j.colorWrite);let qe=j.stencilWrite;a.setTest(qe),qe&&(a.setMask(j.stencilWriteMask),a.setFunc(j.stencilFunc,j.stencilRef,j.stencilFuncMask),a.setOp(j.stencilFail,j.stencilZFail,j.stencilZPass)),Xe(j.polygonOffset,j.polygonOffsetFactor,j.polygonOffsetUnits),j.alphaToCoverage===!0?ne(n.SAMPLE_ALPHA_TO_COVERAGE):be(n.SAMPLE_ALPHA_TO_COVERAGE)}function ct(j){E!==j&&(j?n.frontFace(n.CW):n.frontFace(n.CCW),E=j)}function je(j){j!==z0?(ne(n.CULL_FACE),j!==N&&(j===Ff?n.cullFace(n.BACK):j===V0?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):be(n.CULL_FACE),N=j}function Yt(j){j!==B&&(H&&n.lineWidth(j),B=j)}function Xe(j,Ce,Se){j?(ne(n.POLYGON_OFFSET_FILL),(W!==Ce||Z!==Se)&&(n.polygonOffset(Ce,Se),W=Ce,Z=Se)):be(n.POLYGON_OFFSET_FILL)}function ot(j){j?ne(n.SCISSOR_TEST):be(n.SCISSOR_TEST)}function mn(j){j===void 0&&(j=n.TEXTURE0+K-1),te!==j&&(n.activeTexture(j),te=j)}function Gt(j,Ce,Se){Se===void 0&&(te===null?Se=n.TEXTURE0+K-1:Se=te);let qe=oe[Se];qe===void 0&&(qe={type:void 0,texture:void 0},oe[Se]=qe),(qe.type!==j||qe.texture!==Ce)&&(te!==Se&&(n.activeTexture(Se),te=Se),n.bindTexture(j,Ce||$[j]),qe.type=j,qe.texture=Ce)}function z(){let j=oe[te];j!==void 0&&j.type!==void 0&&(n.bindTexture(j.type,null),j.type=void 0,j.texture=void 0)}function T(){try{n.compressedTexImage2D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function q(){try{n.compressedTexImage3D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function le(){try{n.texSubImage2D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function me(){try{n.texSubImage3D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function he(){try{n.compressedTexSubImage2D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function Ze(){try{n.compressedTexSubImage3D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function Ae(){try{n.texStorage2D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function Ye(){try{n.texStorage3D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function ze(){try{n.texImage2D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function ye(){try{n.texImage3D(...arguments)}catch(j){console.error("THREE.WebGLState:",j)}}function Pe(j){ue.equals(j)===!1&&(n.scissor(j.x,j.y,j.z,j.w),ue.copy(j))}function nt(j){Re.equals(j)===!1&&(n.viewport(j.x,j.y,j.z,j.w),Re.copy(j))}function et(j,Ce){let Se=l.get(Ce);Se===void 0&&(Se=new WeakMap,l.set(Ce,Se));let qe=Se.get(j);qe===void 0&&(qe=n.getUniformBlockIndex(Ce,j.name),Se.set(j,qe))}function De(j,Ce){let qe=l.get(Ce).get(j);c.get(Ce)!==qe&&(n.uniformBlockBinding(Ce,qe,j.__bindingPointIndex),c.set(Ce,qe))}function xt(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),h={},te=null,oe={},u={},d=new WeakMap,p=[],g=null,_=!1,m=null,f=null,S=null,A=null,y=null,P=null,R=null,k=new st(0,0,0),F=0,M=!1,E=null,N=null,B=null,W=null,Z=null,ue.set(0,0,n.canvas.width,n.canvas.height),Re.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:ne,disable:be,bindFramebuffer:Ve,drawBuffers:Le,useProgram:bt,setBlending:zt,setMaterial:_t,setFlipSided:ct,setCullFace:je,setLineWidth:Yt,setPolygonOffset:Xe,setScissorTest:ot,activeTexture:mn,bindTexture:Gt,unbindTexture:z,compressedTexImage2D:T,compressedTexImage3D:q,texImage2D:ze,texImage3D:ye,updateUBOMapping:et,uniformBlockBinding:De,texStorage2D:Ae,texStorage3D:Ye,texSubImage2D:le,texSubImage3D:me,compressedTexSubImage2D:he,compressedTexSubImage3D:Ze,scissor:Pe,viewport:nt,reset:xt}}function sT(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new ft,h=new WeakMap,u,d=new WeakMap,p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(z,T){return p?new OffscreenCanvas(z,T):Aa("canvas")}function _(z,T,q){let le=1,me=Gt(z);if((me.width>q||me.height>q)&&(le=q/Math.max(me.width,me.height)),le<1)if(typeof HTMLImageElement<"u"&&z instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&z instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&z instanceof ImageBitmap||typeof VideoFrame<"u"&&z instanceof VideoFrame){let he=Math.floor(le*me.width),Ze=Math.floor(le*me.height);u===void 0&&(u=g(he,Ze));let Ae=T?g(he,Ze):u;return Ae.width=he,Ae.height=Ze,Ae.getContext("2d").drawImage(z,0,0,he,Ze),console.warn("THREE.WebGLRenderer: Texture has been resized from ("+me.width+"x"+me.height+") to ("+he+"x"+Ze+")."),Ae}else return"data"in z&&console.warn("THREE.WebGLRenderer: Image in DataTexture is too big ("+me.width+"x"+me.height+")."),z;return z}function m(z){return z.generateMipmaps}function f(z){n.generateMipmap(z)}function S(z){return z.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:z.isWebGL3DRenderTarget?n.TEXTURE_3D:z.isWebGLArrayRenderTarget||z.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(z,T,q,le,me=!1){if(z!==null){if(n[z]!==void 0)return n[z];console.warn("THREE.WebGLRenderer: Attempt to use non-existing WebGL internal format '"+z+"'")}let he=T;if(T===n.RED&&(q===n.FLOAT&&(he=n.R32F),q===n.HALF_FLOAT&&(he=n.R16F),q===n.UNSIGNED_BYTE&&(he=n.R8)),T===n.RED_INTEGER&&(q===n.UNSIGNED_BYTE&&(he=n.R8UI),q===n.UNSIGNED_SHORT&&(he=n.R16UI),q===n.UNSIGNED_INT&&(he=n.R32UI),q===n.BYTE&&(he=n.R8I),q===n.SHORT&&(he=n.R16I),q===n.INT&&(he=n.R32I)),T===n.RG&&(q===n.FLOAT&&(he=n.RG32F),q===n.HALF_FLOAT&&(he=n.RG16F),q===n.UNSIGNED_BYTE&&(he=n.RG8)),T===n.RG_INTEGER&&(q===n.UNSIGNED_BYTE&&(he=n.RG8UI),q===n.UNSIGNED_SHORT&&(he=n.RG16UI),q===n.UNSIGNED_INT&&(he=n.RG32UI),q===n.BYTE&&(he=n.RG8I),q===n.SHORT&&(he=n.RG16I),q===n.INT&&(he=n.RG32I)),T===n.RGB_INTEGER&&(q===n.UNSIGNED_BYTE&&(he=n.RGB8UI),q===n.UNSIGNED_SHORT&&(he=n.RGB16UI),q===n.UNSIGNED_INT&&(he=n.RGB32UI),q===n.BYTE&&(he=n.RGB8I),q===n.SHORT&&(he=n.RGB16I),q===n.INT&&(he=n.RGB32I)),T===n.RGBA_INTEGER&&(q===n.UNSIGNED_BYTE&&(he=n.RGBA8UI),q===n.UNSIGNED_SHORT&&(he=n.RGBA16UI),q===n.UNSIGNED_INT&&(he=n.RGBA32UI),q===n.BYTE&&(he=n.RGBA8I),q===n.SHORT&&(he=n.RGBA16I),q===n.INT&&(he=n.RGBA32I)),T===n.RGB&&(q===n.UNSIGNED_INT_5_9_9_9_REV&&(he=n.RGB9_E5),q===n.UNSIGNED_INT_10F_11F_11F_REV&&(he=n.R11F_G11F_B10F)),T===n.RGBA){let Ze=me?Tl:Ut.getTransfer(le);q===n.FLOAT&&(he=n.RGBA32F),q===n.HALF_FLOAT&&(he=n.RGBA16F),q===n.UNSIGNED_BYTE&&(he=Ze===on?n.SRGB8_ALPHA8:n.RGBA8),q===n.UNSIGNED_SHORT_4_4_4_4&&(he=n.RGBA4),q===n.UNSIGNED_SHORT_5_5_5_1&&(he=n.RGB5_A1)}return(he===n.R16F||he===n.R32F||he===n.RG16F||he===n.RG32F||he===n.RGBA16F||he===n.RGBA32F)&&e.get("EXT_color_buffer_float"),he}function y(z,T){let q;return z?T===null||T===$r||T===Oa?q=n.DEPTH24_STENCIL8:T===Is?q=n.DEPTH32F_STENCIL8:T===Fa&&(q=n.DEPTH24_STENCIL8,console.warn("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===$r||T===Oa?q=n.DEPTH_COMPONENT24:T===Is?q=n.DEPTH_COMPONENT32F:T===Fa&&(q=n.DEPTH_COMPONENT16),q}function P(z,T){return m(z)===!0||z.isFramebufferTexture&&z.minFilter!==Di&&z.minFilter!==Ni?Math.log2(Math.max(T.width,T.height))+1:z.mipmaps!==void 0&&z.mipmaps.length>0?z.mipmaps.length:z.isCompressedTexture&&Array.isArray(z.image)?T.mipmaps.length:1}function R(z){let T=z.target;T.removeEventListener("dispose",R),F(T),T.isVideoTexture&&h.delete(T)}function k(z){let T=z.target;T.removeEventListener("dispose",k),E(T)}function F(z){let T=i.get(z);if(T.__webglInit===void 0)return;let q=z.source,le=d.get(q);if(le){let me=le[T.__cacheKey];me.usedTimes--,me.usedTimes===0&&M(z),Object.keys(le).length===0&&d.delete(q)}i.remove(z)}function M(z){let T=i.get(z);n.deleteTexture(T.__webglTexture);let q=z.source,le=d.get(q);delete le[T.__cacheKey],o.memory.textures--}function E(z){let T=i.get(z);if(z.depthTexture&&(z.depthTexture.dispose(),i.remove(z.depthTexture)),z.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(T.__webglFramebuffer[le]))for(let me=0;me<T.__webglFramebuffer[le].length;me++)n.deleteFramebuffer(T.__webglFramebuffer[le][me]);else n.deleteFramebuffer(T.__webglFramebuffer[le]);T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer[le])}else{if(Array.isArray(T.__webglFramebuffer))for(let le=0;le<T.__webglFramebuffer.length;le++)n.deleteFramebuffer(T.__webglFramebuffer[le]);else n.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&n.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let le=0;le<T.__webglColorRenderbuffer.length;le++)T.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(T.__webglColorRenderbuffer[le]);T.__webglDepthRenderbuffer&&n.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let q=z.textures;for(let le=0,me=q.length;le<me;le++){let he=i.get(q[le]);he.__webglTexture&&(n.deleteTexture(he.__webglTexture),o.memory.textures--),i.remove(q[le])}i.remove(z)}let N=0;function B(){N=0}function W(){let z=N;return z>=s.maxTextures&&console.warn("THREE.WebGLTextures: Trying to use "+z+" texture units while this GPU supports only "+s.maxTextures),N+=1,z}function Z(z){let T=[];return T.push(z.wrapS),T.push(z.wrapT),T.push(z.wrapR||0),T.push(z.magFilter),T.push(z.minFilter),T.push(z.anisotropy),T.push(z.internalFormat),T.push(z.format),T.push(z.type),T.push(z.generateMipmaps),T.push(z.premultiplyAlpha),T.push(z.flipY),T.push(z.unpackAlignment),T.push(z.colorSpace),T.join()}function K(z,T){let q=i.get(z);if(z.isVideoTexture&&ot(z),z.isRenderTargetTexture===!1&&z.isExternalTexture!==!0&&z.version>0&&q.__version!==z.version){let le=z.image;if(le===null)console.warn("THREE.WebGLRenderer: Texture marked for update but no image data found.");else if(le.complete===!1)console.warn("THREE.WebGLRenderer: Texture marked for update but image is incomplete");else{$(q,z,T);return}}else z.isExternalTexture&&(q.__webglTexture=z.sourceTexture?z.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,q.__webglTexture,n.TEXTURE0+T)}function H(z,T){let q=i.get(z);if(z.isRenderTargetTexture===!1&&z.version>0&&q.__version!==z.version){$(q,z,T);return}t.bindTexture(n.TEXTURE_2D_ARRAY,q.__webglTexture,n.TEXTURE0+T)}function ie(z,T){let q=i.get(z);if(z.isRenderTargetTexture===!1&&z.version>0&&q.__version!==z.version){$(q,z,T);return}t.bindTexture(n.TEXTURE_3D,q.__webglTexture,n.TEXTURE0+T)}function Q(z,T){let q=i.get(z);if(z.version>0&&q.__version!==z.version){ne(q,z,T);return}t.bindTexture(n.TEXTURE_CUBE_MAP,q.__webglTexture,n.TEXTURE0+T)}let te={[gr]:n.REPEAT,[Ki]:n.CLAMP_TO_EDGE,[du]:n.MIRRORED_REPEAT},oe={[Di]:n.NEAREST,[__]:n.NEAREST_MIPMAP_NEAREST,[Jl]:n.NEAREST_MIPMAP_LINEAR,[Ni]:n.LINEAR,[Bu]:n.LINEAR_MIPMAP_NEAREST,[Rs]:n.LINEAR_MIPMAP_LINEAR},de={[M_]:n.NEVER,[C_]:n.ALWAYS,[w_]:n.LESS,[Jf]:n.LEQUAL,[S_]:n.EQUAL,[A_]:n.GEQUAL,[E_]:n.GREATER,[T_]:n.NOTEQUAL};function _e(z,T){if(T.type===Is&&e.has("OES_texture_float_linear")===!1&&(T.magFilter===Ni||T.magFilter===Bu||T.magFilter===Jl||T.magFilter===Rs||T.minFilter===Ni||T.minFilter===Bu||T.minFilter===Jl||T.minFilter===Rs)&&console.warn("THREE.WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(z,n.TEXTURE_WRAP_S,te[T.wrapS]),n.texParameteri(z,n.TEXTURE_WRAP_T,te[T.wrapT]),(z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY)&&n.texParameteri(z,n.TEXTURE_WRAP_R,te[T.wrapR]),n.texParameteri(z,n.TEXTURE_MAG_FILTER,oe[T.magFilter]),n.texParameteri(z,n.TEXTURE_MIN_FILTER,oe[T.minFilter]),T.compareFunction&&(n.texParameteri(z,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(z,n.TEXTURE_COMPARE_FUNC,de[T.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===Di||T.minFilter!==Jl&&T.minFilter!==Rs||T.type===Is&&e.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");n.texParameterf(z,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,s.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function ue(z,T){let q=!1;z.__webglInit===void 0&&(z.__webglInit=!0,T.addEventListener("dispose",R));let le=T.source,me=d.get(le);me===void 0&&(me={},d.set(le,me));let he=Z(T);if(he!==z.__cacheKey){me[he]===void 0&&(me[he]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,q=!0),me[he].usedTimes++;let Ze=me[z.__cacheKey];Ze!==void 0&&(me[z.__cacheKey].usedTimes--,Ze.usedTimes===0&&M(T)),z.__cacheKey=he,z.__webglTexture=me[he].texture}return q}function Re(z,T,q){return Math.floor(Math.floor(z/q)/T)}function Me(z,T,q,le){let he=z.updateRanges;if(he.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,T.width,T.height,q,le,T.data);else{he.sort((ye,Pe)=>ye.start-Pe.start);let Ze=0;for(let ye=1;ye<he.length;ye++){let Pe=he[Ze],nt=he[ye],et=Pe.start+Pe.count,De=Re(nt.start,T.width,4),xt=Re(Pe.start,T.width,4);nt.start<=et+1&&De===xt&&Re(nt.start+nt.count-1,T.width,4)===De?Pe.count=Math.max(Pe.count,nt.start+nt.count-Pe.start):(++Ze,he[Ze]=nt)}he.length=Ze+1;let Ae=n.getParameter(n.UNPACK_ROW_LENGTH),Ye=n.getParameter(n.UNPACK_SKIP_PIXELS),ze=n.getParameter(n.UNPACK_SKIP_ROWS);n.pixelStorei(n.UNPACK_ROW_LENGTH,T.width);for(let ye=0,Pe=he.length;ye<Pe;ye++){let nt=he[ye],et=Math.floor(nt.start/4),De=Math.ceil(nt.count/4),xt=et%T.width,j=Math.floor(et/T.width),Ce=De,Se=1;n.pixelStorei(n.UNPACK_SKIP_PIXELS,xt),n.pixelStorei(n.UNPACK_SKIP_ROWS,j),t.texSubImage2D(n.TEXTURE_2D,0,xt,j,Ce,Se,q,le,T.data)}z.clearUpdateRanges(),n.pixelStorei(n.UNPACK_ROW_LENGTH,Ae),n.pixelStorei(n.UNPACK_SKIP_PIXELS,Ye),n.pixelStorei(n.UNPACK_SKIP_ROWS,ze)}}function $(z,T,q){let le=n.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(le=n.TEXTURE_2D_ARRAY),T.isData3DTexture&&(le=n.TEXTURE_3D);let me=ue(z,T),he=T.source;t.bindTexture(le,z.__webglTexture,n.TEXTURE0+q);let Ze=i.get(he);if(he.version!==Ze.__version||me===!0){t.activeTexture(n.TEXTURE0+q);let Ae=Ut.getPrimaries(Ut.workingColorSpace),Ye=T.colorSpace===Er?null:Ut.getPrimaries(T.colorSpace),ze=T.colorSpace===Er||Ae===Ye?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze);let ye=_(T.image,!1,s.maxTextureSize);ye=mn(T,ye);let Pe=r.convert(T.format,T.colorSpace),nt=r.convert(T.type),et=A(T.internalFormat,Pe,nt,T.colorSpace,T.isVideoTexture);_e(le,T);let De,xt=T.mipmaps,j=T.isVideoTexture!==!0,Ce=Ze.__version===void 0||me===!0,Se=he.dataReady,qe=P(T,ye);if(T.isDepthTexture)et=y(T.format===Ba,T.type),Ce&&(j?t.texStorage2D(n.TEXTURE_2D,1,et,ye.width,ye.height):t.texImage2D(n.TEXTURE_2D,0,et,ye.width,ye.height,0,Pe,nt,null));else if(T.isDataTexture)if(xt.length>0){j&&Ce&&t.texStorage2D(n.TEXTURE_2D,qe,et,xt[0].width,xt[0].height);for(let Ee=0,xe=xt.length;Ee<xe;Ee++)De=xt[Ee],j?Se&&t.texSubImage2D(n.TEXTURE_2D,Ee,0,0,De.width,De.height,Pe,nt,De.data):t.texImage2D(n.TEXTURE_2D,Ee,et,De.width,De.height,0,Pe,nt,De.data);T.generateMipmaps=!1}else j?(Ce&&t.texStorage2D(n.TEXTURE_2D,qe,et,ye.width,ye.height),Se&&Me(T,ye,Pe,nt)):t.texImage2D(n.TEXTURE_2D,0,et,ye.width,ye.height,0,Pe,nt,ye.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){j&&Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,qe,et,xt[0].width,xt[0].height,ye.depth);for(let Ee=0,xe=xt.length;Ee<xe;Ee++)if(De=xt[Ee],T.format!==es)if(Pe!==null)if(j){if(Se)if(T.layerUpdates.size>0){let Qe=ip(De.width,De.height,T.format,T.type);for(let vt of T.layerUpdates){let nn=De.data.subarray(vt*Qe/De.data.BYTES_PER_ELEMENT,(vt+1)*Qe/De.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Ee,0,0,vt,De.width,De.height,1,Pe,nn)}T.clearLayerUpdates()}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Ee,0,0,0,De.width,De.height,ye.depth,Pe,De.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,Ee,et,De.width,De.height,ye.depth,0,De.data,0,0);else console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else j?Se&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,Ee,0,0,0,De.width,De.height,ye.depth,Pe,nt,De.data):t.texImage3D(n.TEXTURE_2D_ARRAY,Ee,et,De.width,De.height,ye.depth,0,Pe,nt,De.data)}else{j&&Ce&&t.texStorage2D(n.TEXTURE_2D,qe,et,xt[0].width,xt[0].height);for(let Ee=0,xe=xt.length;Ee<xe;Ee++)De=xt[Ee],T.format!==es?Pe!==null?j?Se&&t.compressedTexSubImage2D(n.TEXTURE_2D,Ee,0,0,De.width,De.height,Pe,De.data):t.compressedTexImage2D(n.TEXTURE_2D,Ee,et,De.width,De.height,0,De.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):j?Se&&t.texSubImage2D(n.TEXTURE_2D,Ee,0,0,De.width,De.height,Pe,nt,De.data):t.texImage2D(n.TEXTURE_2D,Ee,et,De.width,De.height,0,Pe,nt,De.data)}else if(T.isDataArrayTexture)if(j){if(Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,qe,et,ye.width,ye.height,ye.depth),Se)if(T.layerUpdates.size>0){let Ee=ip(ye.width,ye.height,T.format,T.type);for(let xe of T.layerUpdates){let Qe=ye.data.subarray(xe*Ee/ye.data.BYTES_PER_ELEMENT,(xe+1)*Ee/ye.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,xe,ye.width,ye.height,1,Pe,nt,Qe)}T.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,ye.width,ye.height,ye.depth,Pe,nt,ye.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,et,ye.width,ye.height,ye.depth,0,Pe,nt,ye.data);else if(T.isData3DTexture)j?(Ce&&t.texStorage3D(n.TEXTURE_3D,qe,et,ye.width,ye.height,ye.depth),Se&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,ye.width,ye.height,ye.depth,Pe,nt,ye.data)):t.texImage3D(n.TEXTURE_3D,0,et,ye.width,ye.height,ye.depth,0,Pe,nt,ye.data);else if(T.isFramebufferTexture){if(Ce)if(j)t.texStorage2D(n.TEXTURE_2D,qe,et,ye.width,ye.height);else{let Ee=ye.width,xe=ye.height;for(let Qe=0;Qe<qe;Qe++)t.texImage2D(n.TEXTURE_2D,Qe,et,Ee,xe,0,Pe,nt,null),Ee>>=1,xe>>=1}}else if(xt.length>0){if(j&&Ce){let Ee=Gt(xt[0]);t.texStorage2D(n.TEXTURE_2D,qe,et,Ee.width,Ee.height)}for(let Ee=0,xe=xt.length;Ee<xe;Ee++)De=xt[Ee],j?Se&&t.texSubImage2D(n.TEXTURE_2D,Ee,0,0,Pe,nt,De):t.texImage2D(n.TEXTURE_2D,Ee,et,Pe,nt,De);T.generateMipmaps=!1}else if(j){if(Ce){let Ee=Gt(ye);t.texStorage2D(n.TEXTURE_2D,qe,et,Ee.width,Ee.height)}Se&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,Pe,nt,ye)}else t.texImage2D(n.TEXTURE_2D,0,et,Pe,nt,ye);m(T)&&f(le),Ze.__version=he.version,T.onUpdate&&T.onUpdate(T)}z.__version=T.version}function ne(z,T,q){if(T.image.length!==6)return;let le=ue(z,T),me=T.source;t.bindTexture(n.TEXTURE_CUBE_MAP,z.__webglTexture,n.TEXTURE0+q);let he=i.get(me);if(me.version!==he.__version||le===!0){t.activeTexture(n.TEXTURE0+q);let Ze=Ut.getPrimaries(Ut.workingColorSpace),Ae=T.colorSpace===Er?null:Ut.getPrimaries(T.colorSpace),Ye=T.colorSpace===Er||Ze===Ae?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ye);let ze=T.isCompressedTexture||T.image[0].isCompressedTexture,ye=T.image[0]&&T.image[0].isDataTexture,Pe=[];for(let xe=0;xe<6;xe++)!ze&&!ye?Pe[xe]=_(T.image[xe],!0,s.maxCubemapSize):Pe[xe]=ye?T.image[xe].image:T.image[xe],Pe[xe]=mn(T,Pe[xe]);let nt=Pe[0],et=r.convert(T.format,T.colorSpace),De=r.convert(T.type),xt=A(T.internalFormat,et,De,T.colorSpace),j=T.isVideoTexture!==!0,Ce=he.__version===void 0||le===!0,Se=me.dataReady,qe=P(T,nt);_e(n.TEXTURE_CUBE_MAP,T);let Ee;if(ze){j&&Ce&&t.texStorage2D(n.TEXTURE_CUBE_MAP,qe,xt,nt.width,nt.height);for(let xe=0;xe<6;xe++){Ee=Pe[xe].mipmaps;for(let Qe=0;Qe<Ee.length;Qe++){let vt=Ee[Qe];T.format!==es?et!==null?j?Se&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe,0,0,vt.width,vt.height,et,vt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe,xt,vt.width,vt.height,0,vt.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):j?Se&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe,0,0,vt.width,vt.height,et,De,vt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe,xt,vt.width,vt.height,0,et,De,vt.data)}}}else{if(Ee=T.mipmaps,j&&Ce){Ee.length>0&&qe++;let xe=Gt(Pe[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,qe,xt,xe.width,xe.height)}for(let xe=0;xe<6;xe++)if(ye){j?Se&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,0,0,Pe[xe].width,Pe[xe].height,et,De,Pe[xe].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,xt,Pe[xe].width,Pe[xe].height,0,et,De,Pe[xe].data);for(let Qe=0;Qe<Ee.length;Qe++){let nn=Ee[Qe].image[xe].image;j?Se&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe+1,0,0,nn.width,nn.height,et,De,nn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe+1,xt,nn.width,nn.height,0,et,De,nn.data)}}else{j?Se&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,0,0,et,De,Pe[xe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,xt,et,De,Pe[xe]);for(let Qe=0;Qe<Ee.length;Qe++){let vt=Ee[Qe];j?Se&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe+1,0,0,et,De,vt.image[xe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Qe+1,xt,et,De,vt.image[xe])}}}m(T)&&f(n.TEXTURE_CUBE_MAP),he.__version=me.version,T.onUpdate&&T.onUpdate(T)}z.__version=T.version}function be(z,T,q,le,me,he){let Ze=r.convert(q.format,q.colorSpace),Ae=r.convert(q.type),Ye=A(q.internalFormat,Ze,Ae,q.colorSpace),ze=i.get(T),ye=i.get(q);if(ye.__renderTarget=T,!ze.__hasExternalTextures){let Pe=Math.max(1,T.width>>he),nt=Math.max(1,T.height>>he);me===n.TEXTURE_3D||me===n.TEXTURE_2D_ARRAY?t.texImage3D(me,he,Ye,Pe,nt,T.depth,0,Ze,Ae,null):t.texImage2D(me,he,Ye,Pe,nt,0,Ze,Ae,null)}t.bindFramebuffer(n.FRAMEBUFFER,z),Xe(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,le,me,ye.__webglTexture,0,Yt(T)):(me===n.TEXTURE_2D||me>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&me<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,le,me,ye.__webglTexture,he),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Ve(z,T,q){if(n.bindRenderbuffer(n.RENDERBUFFER,z),T.depthBuffer){let le=T.depthTexture,me=le&&le.isDepthTexture?le.type:null,he=y(T.stencilBuffer,me),Ze=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Ae=Yt(T);Xe(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,Ae,he,T.width,T.height):q?n.renderbufferStorageMultisample(n.RENDERBUFFER,Ae,he,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,he,T.width,T.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Ze,n.RENDERBUFFER,z)}else{let le=T.textures;for(let me=0;me<le.length;me++){let he=le[me],Ze=r.convert(he.format,he.colorSpace),Ae=r.convert(he.type),Ye=A(he.internalFormat,Ze,Ae,he.colorSpace),ze=Yt(T);q&&Xe(T)===!1?n.renderbufferStorageMultisample(n.RENDERBUFFER,ze,Ye,T.width,T.height):Xe(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ze,Ye,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,Ye,T.width,T.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Le(z,T){if(T&&T.isWebGLCubeRenderTarget)throw new Error("Depth Texture with cube render targets is not supported");if(t.bindFramebuffer(n.FRAMEBUFFER,z),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");let le=i.get(T.depthTexture);le.__renderTarget=T,(!le.__webglTexture||T.depthTexture.image.width!==T.width||T.depthTexture.image.height!==T.height)&&(T.depthTexture.image.width=T.width,T.depthTexture.image.height=T.height,T.depthTexture.needsUpdate=!0),K(T.depthTexture,0);let me=le.__webglTexture,he=Yt(T);if(T.depthTexture.format===Ta)Xe(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,me,0,he):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,me,0);else if(T.depthTexture.format===Ba)Xe(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,me,0,he):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,me,0);else throw new Error("Unknown depthTexture format")}function bt(z){let T=i.get(z),q=z.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==z.depthTexture){let le=z.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),le){let me=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,le.removeEventListener("dispose",me)};le.addEventListener("dispose",me),T.__depthDisposeCallback=me}T.__boundDepthTexture=le}if(z.depthTexture&&!T.__autoAllocateDepthBuffer){if(q)throw new Error("target.depthTexture not supported in Cube render targets");let le=z.texture.mipmaps;le&&le.length>0?Le(T.__webglFramebuffer[0],z):Le(T.__webglFramebuffer,z)}else if(q){T.__webglDepthbuffer=[];for(let le=0;le<6;le++)if(t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[le]),T.__webglDepthbuffer[le]===void 0)T.__webglDepthbuffer[le]=n.createRenderbuffer(),Ve(T.__webglDepthbuffer[le],z,!1);else{let me=z.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,he=T.__webglDepthbuffer[le];n.bindRenderbuffer(n.RENDERBUFFER,he),n.framebufferRenderbuffer(n.FRAMEBUFFER,me,n.RENDERBUFFER,he)}}else{let le=z.texture.mipmaps;if(le&&le.length>0?t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=n.createRenderbuffer(),Ve(T.__webglDepthbuffer,z,!1);else{let me=z.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,he=T.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,he),n.framebufferRenderbuffer(n.FRAMEBUFFER,me,n.RENDERBUFFER,he)}}t.bindFramebuffer(n.FRAMEBUFFER,null)}function ln(z,T,q){let le=i.get(z);T!==void 0&&be(le.__webglFramebuffer,z,z.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),q!==void 0&&bt(z)}function G(z){let T=z.texture,q=i.get(z),le=i.get(T);z.addEventListener("dispose",k);let me=z.textures,he=z.isWebGLCubeRenderTarget===!0,Ze=me.length>1;if(Ze||(le.__webglTexture===void 0&&(le.__webglTexture=n.createTexture()),le.__version=T.version,o.memory.textures++),he){q.__webglFramebuffer=[];for(let Ae=0;Ae<6;Ae++)if(T.mipmaps&&T.mipmaps.length>0){q.__webglFramebuffer[Ae]=[];for(let Ye=0;Ye<T.mipmaps.length;Ye++)q.__webglFramebuffer[Ae][Ye]=n.createFramebuffer()}else q.__webglFramebuffer[Ae]=n.createFramebuffer()}else{if(T.mipmaps&&T.mipmaps.length>0){q.__webglFramebuffer=[];for(let Ae=0;Ae<T.mipmaps.length;Ae++)q.__webglFramebuffer[Ae]=n.createFramebuffer()}else q.__webglFramebuffer=n.createFramebuffer();if(Ze)for(let Ae=0,Ye=me.length;Ae<Ye;Ae++){let ze=i.get(me[Ae]);ze.__webglTexture===void 0&&(ze.__webglTexture=n.createTexture(),o.memory.textures++)}if(z.samples>0&&Xe(z)===!1){q.__webglMultisampledFramebuffer=n.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let Ae=0;Ae<me.length;Ae++){let Ye=me[Ae];q.__webglColorRenderbuffer[Ae]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,q.__webglColorRenderbuffer[Ae]);let ze=r.convert(Ye.format,Ye.colorSpace),ye=r.convert(Ye.type),Pe=A(Ye.internalFormat,ze,ye,Ye.colorSpace,z.isXRRenderTarget===!0),nt=Yt(z);n.renderbufferStorageMultisample(n.RENDERBUFFER,nt,Pe,z.width,z.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Ae,n.RENDERBUFFER,q.__webglColorRenderbuffer[Ae])}n.bindRenderbuffer(n.RENDERBUFFER,null),z.depthBuffer&&(q.__webglDepthRenderbuffer=n.createRenderbuffer(),Ve(q.__webglDepthRenderbuffer,z,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(he){t.bindTexture(n.TEXTURE_CUBE_MAP,le.__webglTexture),_e(n.TEXTURE_CUBE_MAP,T);for(let Ae=0;Ae<6;Ae++)if(T.mipmaps&&T.mipmaps.length>0)for(let Ye=0;Ye<T.mipmaps.length;Ye++)be(q.__webglFramebuffer[Ae][Ye],z,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Ae,Ye);else be(q.__webglFramebuffer[Ae],z,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Ae,0);m(T)&&f(n.TEXTURE_CUBE_MAP),t.unbindTexture()}else if(Ze){for(let Ae=0,Ye=me.length;Ae<Ye;Ae++){let ze=me[Ae],ye=i.get(ze),Pe=n.TEXTURE_2D;(z.isWebGL3DRenderTarget||z.isWebGLArrayRenderTarget)&&(Pe=z.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Pe,ye.__webglTexture),_e(Pe,ze),be(q.__webglFramebuffer,z,ze,n.COLOR_ATTACHMENT0+Ae,Pe,0),m(ze)&&f(Pe)}t.unbindTexture()}else{let Ae=n.TEXTURE_2D;if((z.isWebGL3DRenderTarget||z.isWebGLArrayRenderTarget)&&(Ae=z.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Ae,le.__webglTexture),_e(Ae,T),T.mipmaps&&T.mipmaps.length>0)for(let Ye=0;Ye<T.mipmaps.length;Ye++)be(q.__webglFramebuffer[Ye],z,T,n.COLOR_ATTACHMENT0,Ae,Ye);else be(q.__webglFramebuffer,z,T,n.COLOR_ATTACHMENT0,Ae,0);m(T)&&f(Ae),t.unbindTexture()}z.depthBuffer&&bt(z)}function zt(z){let T=z.textures;for(let q=0,le=T.length;q<le;q++){let me=T[q];if(m(me)){let he=S(z),Ze=i.get(me).__webglTexture;t.bindTexture(he,Ze),f(he),t.unbindTexture()}}}let _t=[],ct=[];function je(z){if(z.samples>0){if(Xe(z)===!1){let T=z.textures,q=z.width,le=z.height,me=n.COLOR_BUFFER_BIT,he=z.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Ze=i.get(z),Ae=T.length>1;if(Ae)for(let ze=0;ze<T.length;ze++)t.bindFramebuffer(n.FRAMEBUFFER,Ze.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Ze.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Ze.__webglMultisampledFramebuffer);let Ye=z.texture.mipmaps;Ye&&Ye.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ze.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ze.__webglFramebuffer);for(let ze=0;ze<T.length;ze++){if(z.resolveDepthBuffer&&(z.depthBuffer&&(me|=n.DEPTH_BUFFER_BIT),z.stencilBuffer&&z.resolveStencilBuffer&&(me|=n.STENCIL_BUFFER_BIT)),Ae){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Ze.__webglColorRenderbuffer[ze]);let ye=i.get(T[ze]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,ye,0)}n.blitFramebuffer(0,0,q,le,0,0,q,le,me,n.NEAREST),c===!0&&(_t.length=0,ct.length=0,_t.push(n.COLOR_ATTACHMENT0+ze),z.depthBuffer&&z.resolveDepthBuffer===!1&&(_t.push(he),ct.push(he),n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,ct)),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,_t))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Ae)for(let ze=0;ze<T.length;ze++){t.bindFramebuffer(n.FRAMEBUFFER,Ze.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,Ze.__webglColorRenderbuffer[ze]);let ye=i.get(T[ze]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Ze.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,ye,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ze.__webglMultisampledFramebuffer)}else if(z.depthBuffer&&z.resolveDepthBuffer===!1&&c){let T=z.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[T])}}}function Yt(z){return Math.min(s.maxSamples,z.samples)}function Xe(z){let T=i.get(z);return z.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function ot(z){let T=o.render.frame;h.get(z)!==T&&(h.set(z,T),z.update())}function mn(z,T){let q=z.colorSpace,le=z.format,me=z.type;return z.isCompressedTexture===!0||z.isVideoTexture===!0||q!==wo&&q!==Er&&(Ut.getTransfer(q)===on?(le!==es||me!==Ps)&&console.warn("THREE.WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):console.error("THREE.WebGLTextures: Unsupported texture color space:",q)),T}function Gt(z){return typeof HTMLImageElement<"u"&&z instanceof HTMLImageElement?(l.width=z.naturalWidth||z.width,l.height=z.naturalHeight||z.height):typeof VideoFrame<"u"&&z instanceof VideoFrame?(l.width=z.displayWidth,l.height=z.displayHeight):(l.width=z.width,l.height=z.height),l}this.allocateTextureUnit=W,this.resetTextureUnits=B,this.setTexture2D=K,this.setTexture2DArray=H,this.setTexture3D=ie,this.setTextureCube=Q,this.rebindTextures=ln,this.setupRenderTarget=G,this.updateRenderTargetMipmap=zt,this.updateMultisampleRenderTarget=je,this.setupDepthRenderbuffer=bt,this.setupFrameBufferTexture=be,this.useMultisampledRTT=Xe}function rT(n,e){function t(i,s=Er){let r,o=Ut.getTransfer(s);if(i===Ps)return n.UNSIGNED_BYTE;if(i===Vu)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Hu)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Wf)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Xf)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Hf)return n.BYTE;if(i===Gf)return n.SHORT;if(i===Fa)return n.UNSIGNED_SHORT;if(i===zu)return n.INT;if(i===$r)return n.UNSIGNED_INT;if(i===Is)return n.FLOAT;if(i===ka)return n.HALF_FLOAT;if(i===qf)return n.ALPHA;if(i===$f)return n.RGB;if(i===es)return n.RGBA;if(i===Ta)return n.DEPTH_COMPONENT;if(i===Ba)return n.DEPTH_STENCIL;if(i===jf)return n.RED;if(i===Gu)return n.RED_INTEGER;if(i===Yf)return n.RG;if(i===Wu)return n.RG_INTEGER;if(i===Xu)return n.RGBA_INTEGER;if(i===Zl||i===Kl||i===Ql||i===ec)if(o===on)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Zl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Kl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ql)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===ec)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Zl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Kl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ql)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===ec)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===qu||i===$u||i===ju||i===Yu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===qu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===$u)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ju)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Yu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Ju||i===Zu||i===Ku)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Ju||i===Zu)return o===on?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Ku)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC}else return null;if(i===Qu||i===eh||i===th||i===nh||i===ih||i===sh||i===rh||i===oh||i===ah||i===lh||i===ch||i===uh||i===hh||i===dh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===Qu)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===eh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===th)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===nh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===ih)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===sh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===rh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===oh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===ah)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===lh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===ch)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===uh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===hh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===dh)return o===on?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===fh||i===ph||i===mh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===fh)return o===on?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===ph)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===mh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===gh||i===_h||i===xh||i===yh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===gh)return r.COMPRESSED_RED_RGTC1_EXT;if(i===_h)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===xh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===yh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Oa?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var oT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,aT=`
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

}`,gp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new kl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new As({vertexShader:oT,fragmentShader:aT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new en(new zl(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},_p=class extends Ws{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,u=null,d=null,p=null,g=null,_=typeof XRWebGLBinding<"u",m=new gp,f={},S=t.getContextAttributes(),A=null,y=null,P=[],R=[],k=new ft,F=null,M=new Ln;M.viewport=new jt;let E=new Ln;E.viewport=new jt;let N=[M,E],B=new Ru,W=null,Z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function($){let ne=P[$];return ne===void 0&&(ne=new Ia,P[$]=ne),ne.getTargetRaySpace()},this.getControllerGrip=function($){let ne=P[$];return ne===void 0&&(ne=new Ia,P[$]=ne),ne.getGripSpace()},this.getHand=function($){let ne=P[$];return ne===void 0&&(ne=new Ia,P[$]=ne),ne.getHandSpace()};function K($){let ne=R.indexOf($.inputSource);if(ne===-1)return;let be=P[ne];be!==void 0&&(be.update($.inputSource,$.frame,l||o),be.dispatchEvent({type:$.type,data:$.inputSource}))}function H(){s.removeEventListener("select",K),s.removeEventListener("selectstart",K),s.removeEventListener("selectend",K),s.removeEventListener("squeeze",K),s.removeEventListener("squeezestart",K),s.removeEventListener("squeezeend",K),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ie);for(let $=0;$<P.length;$++){let ne=R[$];ne!==null&&(R[$]=null,P[$].disconnect(ne))}W=null,Z=null,m.reset();for(let $ in f)delete f[$];e.setRenderTarget(A),p=null,d=null,u=null,s=null,y=null,Me.stop(),i.isPresenting=!1,e.setPixelRatio(F),e.setSize(k.width,k.height,!1),i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function($){r=$,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function($){a=$,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function($){l=$},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return u===null&&_&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function($){if(s=$,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",K),s.addEventListener("selectstart",K),s.addEventListener("selectend",K),s.addEventListener("squeeze",K),s.addEventListener("squeezestart",K),s.addEventListener("squeezeend",K),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ie),S.xrCompatible!==!0&&await t.makeXRCompatible(),F=e.getPixelRatio(),e.getSize(k),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let be=null,Ve=null,Le=null;S.depth&&(Le=S.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,be=S.stencil?Ba:Ta,Ve=S.stencil?Oa:$r);let bt={colorFormat:t.RGBA8,depthFormat:Le,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(bt),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),y=new Xs(d.textureWidth,d.textureHeight,{format:es,type:Ps,depthTexture:new Fl(d.textureWidth,d.textureHeight,Ve,void 0,void 0,void 0,void 0,void 0,void 0,be),stencilBuffer:S.stencil,colorSpace:e.outputColorSpace,samples:S.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1})}else{let be={antialias:S.antialias,alpha:!0,depth:S.depth,stencil:S.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,be),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),y=new Xs(p.framebufferWidth,p.framebufferHeight,{format:es,type:Ps,colorSpace:e.outputColorSpace,stencilBuffer:S.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}y.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),Me.setContext(s),Me.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ie($){for(let ne=0;ne<$.removed.length;ne++){let be=$.removed[ne],Ve=R.indexOf(be);Ve>=0&&(R[Ve]=null,P[Ve].disconnect(be))}for(let ne=0;ne<$.added.length;ne++){let be=$.added[ne],Ve=R.indexOf(be);if(Ve===-1){for(let bt=0;bt<P.length;bt++)if(bt>=R.length){R.push(be),Ve=bt;break}else if(R[bt]===null){R[bt]=be,Ve=bt;break}if(Ve===-1)break}let Le=P[Ve];Le&&Le.connect(be)}}let Q=new X,te=new X;function oe($,ne,be){Q.setFromMatrixPosition(ne.matrixWorld),te.setFromMatrixPosition(be.matrixWorld);let Ve=Q.distanceTo(te),Le=ne.projectionMatrix.elements,bt=be.projectionMatrix.elements,ln=Le[14]/(Le[10]-1),G=Le[14]/(Le[10]+1),zt=(Le[9]+1)/Le[5],_t=(Le[9]-1)/Le[5],ct=(Le[8]-1)/Le[0],je=(bt[8]+1)/bt[0],Yt=ln*ct,Xe=ln*je,ot=Ve/(-ct+je),mn=ot*-ct;if(ne.matrixWorld.decompose($.position,$.quaternion,$.scale),$.translateX(mn),$.translateZ(ot),$.matrixWorld.compose($.position,$.quaternion,$.scale),$.matrixWorldInverse.copy($.matrixWorld).invert(),Le[10]===-1)$.projectionMatrix.copy(ne.projectionMatrix),$.projectionMatrixInverse.copy(ne.projectionMatrixInverse);else{let Gt=ln+ot,z=G+ot,T=Yt-mn,q=Xe+(Ve-mn),le=zt*G/z*Gt,me=_t*G/z*Gt;$.projectionMatrix.makePerspective(T,q,le,me,Gt,z),$.projectionMatrixInverse.copy($.projectionMatrix).invert()}}function de($,ne){ne===null?$.matrixWorld.copy($.matrix):$.matrixWorld.multiplyMatrices(ne.matrixWorld,$.matrix),$.matrixWorldInverse.copy($.matrixWorld).invert()}this.updateCamera=function($){if(s===null)return;let ne=$.near,be=$.far;m.texture!==null&&(m.depthNear>0&&(ne=m.depthNear),m.depthFar>0&&(be=m.depthFar)),B.near=E.near=M.near=ne,B.far=E.far=M.far=be,(W!==B.near||Z!==B.far)&&(s.updateRenderState({depthNear:B.near,depthFar:B.far}),W=B.near,Z=B.far),B.layers.mask=$.layers.mask|6,M.layers.mask=B.layers.mask&3,E.layers.mask=B.layers.mask&5;let Ve=$.parent,Le=B.cameras;de(B,Ve);for(let bt=0;bt<Le.length;bt++)de(Le[bt],Ve);Le.length===2?oe(B,M,E):B.projectionMatrix.copy(M.projectionMatrix),_e($,B,Ve)};function _e($,ne,be){be===null?$.matrix.copy(ne.matrixWorld):($.matrix.copy(be.matrixWorld),$.matrix.invert(),$.matrix.multiply(ne.matrixWorld)),$.matrix.decompose($.position,$.quaternion,$.scale),$.updateMatrixWorld(!0),$.projectionMatrix.copy(ne.projectionMatrix),$.projectionMatrixInverse.copy(ne.projectionMatrixInverse),$.isPerspectiveCamera&&($.fov=So*2*Math.atan(1/$.projectionMatrix.elements[5]),$.zoom=1)}this.getCamera=function(){return B},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function($){c=$,d!==null&&(d.fixedFoveation=$),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=$)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(B)},this.getCameraTexture=function($){return f[$]};let ue=null;function Re($,ne){if(h=ne.getViewerPose(l||o),g=ne,h!==null){let be=h.views;p!==null&&(e.setRenderTargetFramebuffer(y,p.framebuffer),e.setRenderTarget(y));let Ve=!1;be.length!==B.cameras.length&&(B.cameras.length=0,Ve=!0);for(let G=0;G<be.length;G++){let zt=be[G],_t=null;if(p!==null)_t=p.getViewport(zt);else{let je=u.getViewSubImage(d,zt);_t=je.viewport,G===0&&(e.setRenderTargetTextures(y,je.colorTexture,je.depthStencilTexture),e.setRenderTarget(y))}let ct=N[G];ct===void 0&&(ct=new Ln,ct.layers.enable(G),ct.viewport=new jt,N[G]=ct),ct.matrix.fromArray(zt.transform.matrix),ct.matrix.decompose(ct.position,ct.quaternion,ct.scale),ct.projectionMatrix.fromArray(zt.projectionMatrix),ct.projectionMatrixInverse.copy(ct.projectionMatrix).invert(),ct.viewport.set(_t.x,_t.y,_t.width,_t.height),G===0&&(B.matrix.copy(ct.matrix),B.matrix.decompose(B.position,B.quaternion,B.scale)),Ve===!0&&B.cameras.push(ct)}let Le=s.enabledFeatures;if(Le&&Le.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){u=i.getBinding();let G=u.getDepthInformation(be[0]);G&&G.isValid&&G.texture&&m.init(G,s.renderState)}if(Le&&Le.includes("camera-access")&&_){e.state.unbindTexture(),u=i.getBinding();for(let G=0;G<be.length;G++){let zt=be[G].camera;if(zt){let _t=f[zt];_t||(_t=new kl,f[zt]=_t);let ct=u.getCameraImage(zt);_t.sourceTexture=ct}}}}for(let be=0;be<P.length;be++){let Ve=R[be],Le=P[be];Ve!==null&&Le!==void 0&&Le.update(Ve,ne,l||o)}ue&&ue($,ne),ne.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:ne}),g=null}let Me=new ix;Me.setAnimationLoop(Re),this.setAnimationLoop=function($){ue=$},this.dispose=function(){}}},zo=new hi,lT=new gt;function cT(n,e){function t(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function i(m,f){f.color.getRGB(m.fogColor.value,ep(n)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,S,A,y){f.isMeshBasicMaterial||f.isMeshLambertMaterial?r(m,f):f.isMeshToonMaterial?(r(m,f),u(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,y)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),_(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?c(m,f,S,A):f.isSpriteMaterial?l(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,t(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===Ii&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,t(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===Ii&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,t(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,t(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,t(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);let S=e.get(f),A=S.envMap,y=S.envMapRotation;A&&(m.envMap.value=A,zo.copy(y),zo.x*=-1,zo.y*=-1,zo.z*=-1,A.isCubeTexture&&A.isRenderTargetTexture===!1&&(zo.y*=-1,zo.z*=-1),m.envMapRotation.value.setFromMatrix4(lT.makeRotationFromEuler(zo)),m.flipEnvMap.value=A.isCubeTexture&&A.isRenderTargetTexture===!1?-1:1,m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,t(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,t(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function c(m,f,S,A){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*S,m.scale.value=A*.5,f.map&&(m.map.value=f.map,t(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function l(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function u(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,t(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,t(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,S){m.ior.value=f.ior,f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,t(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,t(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,t(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,t(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,t(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===Ii&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,t(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,t(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=S.texture,m.transmissionSamplerSize.value.set(S.width,S.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,t(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,t(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,t(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,t(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,t(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function _(m,f){let S=e.get(f).light;m.referencePosition.value.setFromMatrixPosition(S.matrixWorld),m.nearDistance.value=S.shadow.camera.near,m.farDistance.value=S.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function uT(n,e,t,i){let s={},r={},o=[],a=n.getParameter(n.MAX_UNIFORM_BUFFER_BINDINGS);function c(S,A){let y=A.program;i.uniformBlockBinding(S,y)}function l(S,A){let y=s[S.id];y===void 0&&(g(S),y=h(S),s[S.id]=y,S.addEventListener("dispose",m));let P=A.program;i.updateUBOMapping(S,P);let R=e.render.frame;r[S.id]!==R&&(d(S),r[S.id]=R)}function h(S){let A=u();S.__bindingPointIndex=A;let y=n.createBuffer(),P=S.__size,R=S.usage;return n.bindBuffer(n.UNIFORM_BUFFER,y),n.bufferData(n.UNIFORM_BUFFER,P,R),n.bindBuffer(n.UNIFORM_BUFFER,null),n.bindBufferBase(n.UNIFORM_BUFFER,A,y),y}function u(){for(let S=0;S<a;S++)if(o.indexOf(S)===-1)return o.push(S),S;return console.error("THREE.WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function d(S){let A=s[S.id],y=S.uniforms,P=S.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let R=0,k=y.length;R<k;R++){let F=Array.isArray(y[R])?y[R]:[y[R]];for(let M=0,E=F.length;M<E;M++){let N=F[M];if(p(N,R,M,P)===!0){let B=N.__offset,W=Array.isArray(N.value)?N.value:[N.value],Z=0;for(let K=0;K<W.length;K++){let H=W[K],ie=_(H);typeof H=="number"||typeof H=="boolean"?(N.__data[0]=H,n.bufferSubData(n.UNIFORM_BUFFER,B+Z,N.__data)):H.isMatrix3?(N.__data[0]=H.elements[0],N.__data[1]=H.elements[1],N.__data[2]=H.elements[2],N.__data[3]=0,N.__data[4]=H.elements[3],N.__data[5]=H.elements[4],N.__data[6]=H.elements[5],N.__data[7]=0,N.__data[8]=H.elements[6],N.__data[9]=H.elements[7],N.__data[10]=H.elements[8],N.__data[11]=0):(H.toArray(N.__data,Z),Z+=ie.storage/Float32Array.BYTES_PER_ELEMENT)}n.bufferSubData(n.UNIFORM_BUFFER,B,N.__data)}}}n.bindBuffer(n.UNIFORM_BUFFER,null)}function p(S,A,y,P){let R=S.value,k=A+"_"+y;if(P[k]===void 0)return typeof R=="number"||typeof R=="boolean"?P[k]=R:P[k]=R.clone(),!0;{let F=P[k];if(typeof R=="number"||typeof R=="boolean"){if(F!==R)return P[k]=R,!0}else if(F.equals(R)===!1)return F.copy(R),!0}return!1}function g(S){let A=S.uniforms,y=0,P=16;for(let k=0,F=A.length;k<F;k++){let M=Array.isArray(A[k])?A[k]:[A[k]];for(let E=0,N=M.length;E<N;E++){let B=M[E],W=Array.isArray(B.value)?B.value:[B.value];for(let Z=0,K=W.length;Z<K;Z++){let H=W[Z],ie=_(H),Q=y%P,te=Q%ie.boundary,oe=Q+te;y+=te,oe!==0&&P-oe<ie.storage&&(y+=P-oe),B.__data=new Float32Array(ie.storage/Float32Array.BYTES_PER_ELEMENT),B.__offset=y,y+=ie.storage}}}let R=y%P;return R>0&&(y+=P-R),S.__size=y,S.__cache={},this}function _(S){let A={boundary:0,storage:0};return typeof S=="number"||typeof S=="boolean"?(A.boundary=4,A.storage=4):S.isVector2?(A.boundary=8,A.storage=8):S.isVector3||S.isColor?(A.boundary=16,A.storage=12):S.isVector4?(A.boundary=16,A.storage=16):S.isMatrix3?(A.boundary=48,A.storage=48):S.isMatrix4?(A.boundary=64,A.storage=64):S.isTexture?console.warn("THREE.WebGLRenderer: Texture samplers can not be part of an uniforms group."):console.warn("THREE.WebGLRenderer: Unsupported uniform value type.",S),A}function m(S){let A=S.target;A.removeEventListener("dispose",m);let y=o.indexOf(A.__bindingPointIndex);o.splice(y,1),n.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function f(){for(let S in s)n.deleteBuffer(s[S]);o=[],s={},r={}}return{bind:c,update:l,dispose:f}}var Ga=class{constructor(e={}){let{canvas:t=R_(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;let g=new Uint32Array(4),_=new Int32Array(4),m=null,f=null,S=[],A=[];this.domElement=t,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Sr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let y=this,P=!1;this._outputColorSpace=fn;let R=0,k=0,F=null,M=-1,E=null,N=new jt,B=new jt,W=null,Z=new st(0),K=0,H=t.width,ie=t.height,Q=1,te=null,oe=null,de=new jt(0,0,H,ie),_e=new jt(0,0,H,ie),ue=!1,Re=new Na,Me=!1,$=!1,ne=new gt,be=new X,Ve=new jt,Le={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},bt=!1;function ln(){return F===null?Q:1}let G=i;function zt(L,J){return t.getContext(L,J)}try{let L={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"180"}`),t.addEventListener("webglcontextlost",Se,!1),t.addEventListener("webglcontextrestored",qe,!1),t.addEventListener("webglcontextcreationerror",Ee,!1),G===null){let J="webgl2";if(G=zt(J,L),G===null)throw zt(J)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(L){throw console.error("THREE.WebGLRenderer: "+L.message),L}let _t,ct,je,Yt,Xe,ot,mn,Gt,z,T,q,le,me,he,Ze,Ae,Ye,ze,ye,Pe,nt,et,De,xt;function j(){_t=new C1(G),_t.init(),et=new rT(G,_t),ct=new b1(G,_t,e,et),je=new iT(G,_t),ct.reversedDepthBuffer&&d&&je.buffers.depth.setReversed(!0),Yt=new I1(G),Xe=new WE,ot=new sT(G,_t,je,Xe,ct,et,Yt),mn=new w1(y),Gt=new A1(y),z=new kM(G),De=new y1(G,z),T=new R1(G,z,Yt,De),q=new N1(G,T,z,Yt),ye=new L1(G,ct,ot),Ae=new M1(Xe),le=new GE(y,mn,Gt,_t,ct,De,Ae),me=new cT(y,Xe),he=new qE,Ze=new KE(_t),ze=new x1(y,mn,Gt,je,q,p,c),Ye=new tT(y,q,ct),xt=new uT(G,Yt,ct,je),Pe=new v1(G,_t,Yt),nt=new P1(G,_t,Yt),Yt.programs=le.programs,y.capabilities=ct,y.extensions=_t,y.properties=Xe,y.renderLists=he,y.shadowMap=Ye,y.state=je,y.info=Yt}j();let Ce=new _p(y,G);this.xr=Ce,this.getContext=function(){return G},this.getContextAttributes=function(){return G.getContextAttributes()},this.forceContextLoss=function(){let L=_t.get("WEBGL_lose_context");L&&L.loseContext()},this.forceContextRestore=function(){let L=_t.get("WEBGL_lose_context");L&&L.restoreContext()},this.getPixelRatio=function(){return Q},this.setPixelRatio=function(L){L!==void 0&&(Q=L,this.setSize(H,ie,!1))},this.getSize=function(L){return L.set(H,ie)},this.setSize=function(L,J,se=!0){if(Ce.isPresenting){console.warn("THREE.WebGLRenderer: Can't change size while VR device is presenting.");return}H=L,ie=J,t.width=Math.floor(L*Q),t.height=Math.floor(J*Q),se===!0&&(t.style.width=L+"px",t.style.height=J+"px"),this.setViewport(0,0,L,J)},this.getDrawingBufferSize=function(L){return L.set(H*Q,ie*Q).floor()},this.setDrawingBufferSize=function(L,J,se){H=L,ie=J,Q=se,t.width=Math.floor(L*se),t.height=Math.floor(J*se),this.setViewport(0,0,L,J)},this.getCurrentViewport=function(L){return L.copy(N)},this.getViewport=function(L){return L.copy(de)},this.setViewport=function(L,J,se,ae){L.isVector4?de.set(L.x,L.y,L.z,L.w):de.set(L,J,se,ae),je.viewport(N.copy(de).multiplyScalar(Q).round())},this.getScissor=function(L){return L.copy(_e)},this.setScissor=function(L,J,se,ae){L.isVector4?_e.set(L.x,L.y,L.z,L.w):_e.set(L,J,se,ae),je.scissor(B.copy(_e).multiplyScalar(Q).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(L){je.setScissorTest(ue=L)},this.setOpaqueSort=function(L){te=L},this.setTransparentSort=function(L){oe=L},this.getClearColor=function(L){return L.copy(ze.getClearColor())},this.setClearColor=function(){ze.setClearColor(...arguments)},this.getClearAlpha=function(){return ze.getClearAlpha()},this.setClearAlpha=function(){ze.setClearAlpha(...arguments)},this.clear=function(L=!0,J=!0,se=!0){let ae=0;if(L){let ee=!1;if(F!==null){let Te=F.texture.format;ee=Te===Xu||Te===Wu||Te===Gu}if(ee){let Te=F.texture.type,Ue=Te===Ps||Te===$r||Te===Fa||Te===Oa||Te===Vu||Te===Hu,$e=ze.getClearColor(),Oe=ze.getClearAlpha(),dt=$e.r,pt=$e.g,rt=$e.b;Ue?(g[0]=dt,g[1]=pt,g[2]=rt,g[3]=Oe,G.clearBufferuiv(G.COLOR,0,g)):(_[0]=dt,_[1]=pt,_[2]=rt,_[3]=Oe,G.clearBufferiv(G.COLOR,0,_))}else ae|=G.COLOR_BUFFER_BIT}J&&(ae|=G.DEPTH_BUFFER_BIT),se&&(ae|=G.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),G.clear(ae)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.dispose=function(){t.removeEventListener("webglcontextlost",Se,!1),t.removeEventListener("webglcontextrestored",qe,!1),t.removeEventListener("webglcontextcreationerror",Ee,!1),ze.dispose(),he.dispose(),Ze.dispose(),Xe.dispose(),mn.dispose(),Gt.dispose(),q.dispose(),De.dispose(),xt.dispose(),le.dispose(),Ce.dispose(),Ce.removeEventListener("sessionstart",rn),Ce.removeEventListener("sessionend",yi),di.stop()};function Se(L){L.preventDefault(),console.log("THREE.WebGLRenderer: Context Lost."),P=!0}function qe(){console.log("THREE.WebGLRenderer: Context Restored."),P=!1;let L=Yt.autoReset,J=Ye.enabled,se=Ye.autoUpdate,ae=Ye.needsUpdate,ee=Ye.type;j(),Yt.autoReset=L,Ye.enabled=J,Ye.autoUpdate=se,Ye.needsUpdate=ae,Ye.type=ee}function Ee(L){console.error("THREE.WebGLRenderer: A WebGL context could not be created. Reason: ",L.statusMessage)}function xe(L){let J=L.target;J.removeEventListener("dispose",xe),Qe(J)}function Qe(L){vt(L),Xe.remove(L)}function vt(L){let J=Xe.get(L).programs;J!==void 0&&(J.forEach(function(se){le.releaseProgram(se)}),L.isShaderMaterial&&le.releaseShaderCache(L))}this.renderBufferDirect=function(L,J,se,ae,ee,Te){J===null&&(J=Le);let Ue=ee.isMesh&&ee.matrixWorld.determinant()<0,$e=ds(L,J,se,ae,ee);je.setMaterial(ae,Ue);let Oe=se.index,dt=1;if(ae.wireframe===!0){if(Oe=T.getWireframeAttribute(se),Oe===void 0)return;dt=2}let pt=se.drawRange,rt=se.attributes.position,Tt=pt.start*dt,It=(pt.start+pt.count)*dt;Te!==null&&(Tt=Math.max(Tt,Te.start*dt),It=Math.min(It,(Te.start+Te.count)*dt)),Oe!==null?(Tt=Math.max(Tt,0),It=Math.min(It,Oe.count)):rt!=null&&(Tt=Math.max(Tt,0),It=Math.min(It,rt.count));let cn=It-Tt;if(cn<0||cn===1/0)return;De.setup(ee,ae,$e,se,Oe);let Xt,St=Pe;if(Oe!==null&&(Xt=z.get(Oe),St=nt,St.setIndex(Xt)),ee.isMesh)ae.wireframe===!0?(je.setLineWidth(ae.wireframeLinewidth*ln()),St.setMode(G.LINES)):St.setMode(G.TRIANGLES);else if(ee.isLine){let ut=ae.linewidth;ut===void 0&&(ut=1),je.setLineWidth(ut*ln()),ee.isLineSegments?St.setMode(G.LINES):ee.isLineLoop?St.setMode(G.LINE_LOOP):St.setMode(G.LINE_STRIP)}else ee.isPoints?St.setMode(G.POINTS):ee.isSprite&&St.setMode(G.TRIANGLES);if(ee.isBatchedMesh)if(ee._multiDrawInstances!==null)Ca("THREE.WebGLRenderer: renderMultiDrawInstances has been deprecated and will be removed in r184. Append to renderMultiDraw arguments and use indirection."),St.renderMultiDrawInstances(ee._multiDrawStarts,ee._multiDrawCounts,ee._multiDrawCount,ee._multiDrawInstances);else if(_t.get("WEBGL_multi_draw"))St.renderMultiDraw(ee._multiDrawStarts,ee._multiDrawCounts,ee._multiDrawCount);else{let ut=ee._multiDrawStarts,un=ee._multiDrawCounts,Nt=ee._multiDrawCount,Kn=Oe?z.get(Oe).bytesPerElement:1,fs=Xe.get(ae).currentProgram.getUniforms();for(let Vt=0;Vt<Nt;Vt++)fs.setValue(G,"_gl_DrawID",Vt),St.render(ut[Vt]/Kn,un[Vt])}else if(ee.isInstancedMesh)St.renderInstances(Tt,cn,ee.count);else if(se.isInstancedBufferGeometry){let ut=se._maxInstanceCount!==void 0?se._maxInstanceCount:1/0,un=Math.min(se.instanceCount,ut);St.renderInstances(Tt,cn,un)}else St.render(Tt,cn)};function nn(L,J,se){L.transparent===!0&&L.side===Oi&&L.forceSinglePass===!1?(L.side=Ii,L.needsUpdate=!0,Ds(L,J,se),L.side=Ts,L.needsUpdate=!0,Ds(L,J,se),L.side=Oi):Ds(L,J,se)}this.compile=function(L,J,se=null){se===null&&(se=L),f=Ze.get(se),f.init(J),A.push(f),se.traverseVisible(function(ee){ee.isLight&&ee.layers.test(J.layers)&&(f.pushLight(ee),ee.castShadow&&f.pushShadow(ee))}),L!==se&&L.traverseVisible(function(ee){ee.isLight&&ee.layers.test(J.layers)&&(f.pushLight(ee),ee.castShadow&&f.pushShadow(ee))}),f.setupLights();let ae=new Set;return L.traverse(function(ee){if(!(ee.isMesh||ee.isPoints||ee.isLine||ee.isSprite))return;let Te=ee.material;if(Te)if(Array.isArray(Te))for(let Ue=0;Ue<Te.length;Ue++){let $e=Te[Ue];nn($e,se,ee),ae.add($e)}else nn(Te,se,ee),ae.add(Te)}),f=A.pop(),ae},this.compileAsync=function(L,J,se=null){let ae=this.compile(L,J,se);return new Promise(ee=>{function Te(){if(ae.forEach(function(Ue){Xe.get(Ue).currentProgram.isReady()&&ae.delete(Ue)}),ae.size===0){ee(L);return}setTimeout(Te,10)}_t.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let wt=null;function zn(L){wt&&wt(L)}function rn(){di.stop()}function yi(){di.start()}let di=new ix;di.setAnimationLoop(zn),typeof self<"u"&&di.setContext(self),this.setAnimationLoop=function(L){wt=L,Ce.setAnimationLoop(L),L===null?di.stop():di.start()},Ce.addEventListener("sessionstart",rn),Ce.addEventListener("sessionend",yi),this.render=function(L,J){if(J!==void 0&&J.isCamera!==!0){console.error("THREE.WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(P===!0)return;if(L.matrixWorldAutoUpdate===!0&&L.updateMatrixWorld(),J.parent===null&&J.matrixWorldAutoUpdate===!0&&J.updateMatrixWorld(),Ce.enabled===!0&&Ce.isPresenting===!0&&(Ce.cameraAutoUpdate===!0&&Ce.updateCamera(J),J=Ce.getCamera()),L.isScene===!0&&L.onBeforeRender(y,L,J,F),f=Ze.get(L,A.length),f.init(J),A.push(f),ne.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),Re.setFromProjectionMatrix(ne,Es,J.reversedDepth),$=this.localClippingEnabled,Me=Ae.init(this.clippingPlanes,$),m=he.get(L,S.length),m.init(),S.push(m),Ce.enabled===!0&&Ce.isPresenting===!0){let Te=y.xr.getDepthSensingMesh();Te!==null&&ts(Te,J,-1/0,y.sortObjects)}ts(L,J,0,y.sortObjects),m.finish(),y.sortObjects===!0&&m.sort(te,oe),bt=Ce.enabled===!1||Ce.isPresenting===!1||Ce.hasDepthSensing()===!1,bt&&ze.addToRenderList(m,L),this.info.render.frame++,Me===!0&&Ae.beginShadows();let se=f.state.shadowsArray;Ye.render(se,L,J),Me===!0&&Ae.endShadows(),this.info.autoReset===!0&&this.info.reset();let ae=m.opaque,ee=m.transmissive;if(f.setupLights(),J.isArrayCamera){let Te=J.cameras;if(ee.length>0)for(let Ue=0,$e=Te.length;Ue<$e;Ue++){let Oe=Te[Ue];hs(ae,ee,L,Oe)}bt&&ze.render(L);for(let Ue=0,$e=Te.length;Ue<$e;Ue++){let Oe=Te[Ue];ai(m,L,Oe,Oe.viewport)}}else ee.length>0&&hs(ae,ee,L,J),bt&&ze.render(L),ai(m,L,J);F!==null&&k===0&&(ot.updateMultisampleRenderTarget(F),ot.updateRenderTargetMipmap(F)),L.isScene===!0&&L.onAfterRender(y,L,J),De.resetDefaultState(),M=-1,E=null,A.pop(),A.length>0?(f=A[A.length-1],Me===!0&&Ae.setGlobalState(y.clippingPlanes,f.state.camera)):f=null,S.pop(),S.length>0?m=S[S.length-1]:m=null};function ts(L,J,se,ae){if(L.visible===!1)return;if(L.layers.test(J.layers)){if(L.isGroup)se=L.renderOrder;else if(L.isLOD)L.autoUpdate===!0&&L.update(J);else if(L.isLight)f.pushLight(L),L.castShadow&&f.pushShadow(L);else if(L.isSprite){if(!L.frustumCulled||Re.intersectsSprite(L)){ae&&Ve.setFromMatrixPosition(L.matrixWorld).applyMatrix4(ne);let Ue=q.update(L),$e=L.material;$e.visible&&m.push(L,Ue,$e,se,Ve.z,null)}}else if((L.isMesh||L.isLine||L.isPoints)&&(!L.frustumCulled||Re.intersectsObject(L))){let Ue=q.update(L),$e=L.material;if(ae&&(L.boundingSphere!==void 0?(L.boundingSphere===null&&L.computeBoundingSphere(),Ve.copy(L.boundingSphere.center)):(Ue.boundingSphere===null&&Ue.computeBoundingSphere(),Ve.copy(Ue.boundingSphere.center)),Ve.applyMatrix4(L.matrixWorld).applyMatrix4(ne)),Array.isArray($e)){let Oe=Ue.groups;for(let dt=0,pt=Oe.length;dt<pt;dt++){let rt=Oe[dt],Tt=$e[rt.materialIndex];Tt&&Tt.visible&&m.push(L,Ue,Tt,se,Ve.z,rt)}}else $e.visible&&m.push(L,Ue,$e,se,Ve.z,null)}}let Te=L.children;for(let Ue=0,$e=Te.length;Ue<$e;Ue++)ts(Te[Ue],J,se,ae)}function ai(L,J,se,ae){let ee=L.opaque,Te=L.transmissive,Ue=L.transparent;f.setupLightsView(se),Me===!0&&Ae.setGlobalState(y.clippingPlanes,se),ae&&je.viewport(N.copy(ae)),ee.length>0&&Li(ee,J,se),Te.length>0&&Li(Te,J,se),Ue.length>0&&Li(Ue,J,se),je.buffers.depth.setTest(!0),je.buffers.depth.setMask(!0),je.buffers.color.setMask(!0),je.setPolygonOffset(!1)}function hs(L,J,se,ae){if((se.isScene===!0?se.overrideMaterial:null)!==null)return;f.state.transmissionRenderTarget[ae.id]===void 0&&(f.state.transmissionRenderTarget[ae.id]=new Xs(1,1,{generateMipmaps:!0,type:_t.has("EXT_color_buffer_half_float")||_t.has("EXT_color_buffer_float")?ka:Ps,minFilter:Rs,samples:4,stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:Ut.workingColorSpace}));let Te=f.state.transmissionRenderTarget[ae.id],Ue=ae.viewport||N;Te.setSize(Ue.z*y.transmissionResolutionScale,Ue.w*y.transmissionResolutionScale);let $e=y.getRenderTarget(),Oe=y.getActiveCubeFace(),dt=y.getActiveMipmapLevel();y.setRenderTarget(Te),y.getClearColor(Z),K=y.getClearAlpha(),K<1&&y.setClearColor(16777215,.5),y.clear(),bt&&ze.render(se);let pt=y.toneMapping;y.toneMapping=Sr;let rt=ae.viewport;if(ae.viewport!==void 0&&(ae.viewport=void 0),f.setupLightsView(ae),Me===!0&&Ae.setGlobalState(y.clippingPlanes,ae),Li(L,se,ae),ot.updateMultisampleRenderTarget(Te),ot.updateRenderTargetMipmap(Te),_t.has("WEBGL_multisampled_render_to_texture")===!1){let Tt=!1;for(let It=0,cn=J.length;It<cn;It++){let Xt=J[It],St=Xt.object,ut=Xt.geometry,un=Xt.material,Nt=Xt.group;if(un.side===Oi&&St.layers.test(ae.layers)){let Kn=un.side;un.side=Ii,un.needsUpdate=!0,Kr(St,se,ae,ut,un,Nt),un.side=Kn,un.needsUpdate=!0,Tt=!0}}Tt===!0&&(ot.updateMultisampleRenderTarget(Te),ot.updateRenderTargetMipmap(Te))}y.setRenderTarget($e,Oe,dt),y.setClearColor(Z,K),rt!==void 0&&(ae.viewport=rt),y.toneMapping=pt}function Li(L,J,se){let ae=J.isScene===!0?J.overrideMaterial:null;for(let ee=0,Te=L.length;ee<Te;ee++){let Ue=L[ee],$e=Ue.object,Oe=Ue.geometry,dt=Ue.group,pt=Ue.material;pt.allowOverride===!0&&ae!==null&&(pt=ae),$e.layers.test(se.layers)&&Kr($e,J,se,Oe,pt,dt)}}function Kr(L,J,se,ae,ee,Te){L.onBeforeRender(y,J,se,ae,ee,Te),L.modelViewMatrix.multiplyMatrices(se.matrixWorldInverse,L.matrixWorld),L.normalMatrix.getNormalMatrix(L.modelViewMatrix),ee.onBeforeRender(y,J,se,ae,L,Te),ee.transparent===!0&&ee.side===Oi&&ee.forceSinglePass===!1?(ee.side=Ii,ee.needsUpdate=!0,y.renderBufferDirect(se,J,ae,ee,L,Te),ee.side=Ts,ee.needsUpdate=!0,y.renderBufferDirect(se,J,ae,ee,L,Te),ee.side=Oi):y.renderBufferDirect(se,J,ae,ee,L,Te),L.onAfterRender(y,J,se,ae,ee,Te)}function Ds(L,J,se){J.isScene!==!0&&(J=Le);let ae=Xe.get(L),ee=f.state.lights,Te=f.state.shadowsArray,Ue=ee.state.version,$e=le.getParameters(L,ee.state,Te,J,se),Oe=le.getProgramCacheKey($e),dt=ae.programs;ae.environment=L.isMeshStandardMaterial?J.environment:null,ae.fog=J.fog,ae.envMap=(L.isMeshStandardMaterial?Gt:mn).get(L.envMap||ae.environment),ae.envMapRotation=ae.environment!==null&&L.envMap===null?J.environmentRotation:L.envMapRotation,dt===void 0&&(L.addEventListener("dispose",xe),dt=new Map,ae.programs=dt);let pt=dt.get(Oe);if(pt!==void 0){if(ae.currentProgram===pt&&ae.lightsStateVersion===Ue)return qo(L,$e),pt}else $e.uniforms=le.getUniforms(L),L.onBeforeCompile($e,y),pt=le.acquireProgram($e,Oe),dt.set(Oe,pt),ae.uniforms=$e.uniforms;let rt=ae.uniforms;return(!L.isShaderMaterial&&!L.isRawShaderMaterial||L.clipping===!0)&&(rt.clippingPlanes=Ae.uniform),qo(L,$e),ae.needsLights=er(L),ae.lightsStateVersion=Ue,ae.needsLights&&(rt.ambientLightColor.value=ee.state.ambient,rt.lightProbe.value=ee.state.probe,rt.directionalLights.value=ee.state.directional,rt.directionalLightShadows.value=ee.state.directionalShadow,rt.spotLights.value=ee.state.spot,rt.spotLightShadows.value=ee.state.spotShadow,rt.rectAreaLights.value=ee.state.rectArea,rt.ltc_1.value=ee.state.rectAreaLTC1,rt.ltc_2.value=ee.state.rectAreaLTC2,rt.pointLights.value=ee.state.point,rt.pointLightShadows.value=ee.state.pointShadow,rt.hemisphereLights.value=ee.state.hemi,rt.directionalShadowMap.value=ee.state.directionalShadowMap,rt.directionalShadowMatrix.value=ee.state.directionalShadowMatrix,rt.spotShadowMap.value=ee.state.spotShadowMap,rt.spotLightMatrix.value=ee.state.spotLightMatrix,rt.spotLightMap.value=ee.state.spotLightMap,rt.pointShadowMap.value=ee.state.pointShadowMap,rt.pointShadowMatrix.value=ee.state.pointShadowMatrix),ae.currentProgram=pt,ae.uniformsList=null,pt}function Xo(L){if(L.uniformsList===null){let J=L.currentProgram.getUniforms();L.uniformsList=Ha.seqWithValue(J.seq,L.uniforms)}return L.uniformsList}function qo(L,J){let se=Xe.get(L);se.outputColorSpace=J.outputColorSpace,se.batching=J.batching,se.batchingColor=J.batchingColor,se.instancing=J.instancing,se.instancingColor=J.instancingColor,se.instancingMorph=J.instancingMorph,se.skinning=J.skinning,se.morphTargets=J.morphTargets,se.morphNormals=J.morphNormals,se.morphColors=J.morphColors,se.morphTargetsCount=J.morphTargetsCount,se.numClippingPlanes=J.numClippingPlanes,se.numIntersection=J.numClipIntersection,se.vertexAlphas=J.vertexAlphas,se.vertexTangents=J.vertexTangents,se.toneMapping=J.toneMapping}function ds(L,J,se,ae,ee){J.isScene!==!0&&(J=Le),ot.resetTextureUnits();let Te=J.fog,Ue=ae.isMeshStandardMaterial?J.environment:null,$e=F===null?y.outputColorSpace:F.isXRRenderTarget===!0?F.texture.colorSpace:wo,Oe=(ae.isMeshStandardMaterial?Gt:mn).get(ae.envMap||Ue),dt=ae.vertexColors===!0&&!!se.attributes.color&&se.attributes.color.itemSize===4,pt=!!se.attributes.tangent&&(!!ae.normalMap||ae.anisotropy>0),rt=!!se.morphAttributes.position,Tt=!!se.morphAttributes.normal,It=!!se.morphAttributes.color,cn=Sr;ae.toneMapped&&(F===null||F.isXRRenderTarget===!0)&&(cn=y.toneMapping);let Xt=se.morphAttributes.position||se.morphAttributes.normal||se.morphAttributes.color,St=Xt!==void 0?Xt.length:0,ut=Xe.get(ae),un=f.state.lights;if(Me===!0&&($===!0||L!==E)){let Nn=L===E&&ae.id===M;Ae.setState(ae,L,Nn)}let Nt=!1;ae.version===ut.__version?(ut.needsLights&&ut.lightsStateVersion!==un.state.version||ut.outputColorSpace!==$e||ee.isBatchedMesh&&ut.batching===!1||!ee.isBatchedMesh&&ut.batching===!0||ee.isBatchedMesh&&ut.batchingColor===!0&&ee.colorTexture===null||ee.isBatchedMesh&&ut.batchingColor===!1&&ee.colorTexture!==null||ee.isInstancedMesh&&ut.instancing===!1||!ee.isInstancedMesh&&ut.instancing===!0||ee.isSkinnedMesh&&ut.skinning===!1||!ee.isSkinnedMesh&&ut.skinning===!0||ee.isInstancedMesh&&ut.instancingColor===!0&&ee.instanceColor===null||ee.isInstancedMesh&&ut.instancingColor===!1&&ee.instanceColor!==null||ee.isInstancedMesh&&ut.instancingMorph===!0&&ee.morphTexture===null||ee.isInstancedMesh&&ut.instancingMorph===!1&&ee.morphTexture!==null||ut.envMap!==Oe||ae.fog===!0&&ut.fog!==Te||ut.numClippingPlanes!==void 0&&(ut.numClippingPlanes!==Ae.numPlanes||ut.numIntersection!==Ae.numIntersection)||ut.vertexAlphas!==dt||ut.vertexTangents!==pt||ut.morphTargets!==rt||ut.morphNormals!==Tt||ut.morphColors!==It||ut.toneMapping!==cn||ut.morphTargetsCount!==St)&&(Nt=!0):(Nt=!0,ut.__version=ae.version);let Kn=ut.currentProgram;Nt===!0&&(Kn=Ds(ae,J,ee));let fs=!1,Vt=!1,ps=!1,hn=Kn.getUniforms(),Qn=ut.uniforms;if(je.useProgram(Kn.program)&&(fs=!0,Vt=!0,ps=!0),ae.id!==M&&(M=ae.id,Vt=!0),fs||E!==L){je.buffers.depth.getReversed()&&L.reversedDepth!==!0&&(L._reversedDepth=!0,L.updateProjectionMatrix()),hn.setValue(G,"projectionMatrix",L.projectionMatrix),hn.setValue(G,"viewMatrix",L.matrixWorldInverse);let Rn=hn.map.cameraPosition;Rn!==void 0&&Rn.setValue(G,be.setFromMatrixPosition(L.matrixWorld)),ct.logarithmicDepthBuffer&&hn.setValue(G,"logDepthBufFC",2/(Math.log(L.far+1)/Math.LN2)),(ae.isMeshPhongMaterial||ae.isMeshToonMaterial||ae.isMeshLambertMaterial||ae.isMeshBasicMaterial||ae.isMeshStandardMaterial||ae.isShaderMaterial)&&hn.setValue(G,"isOrthographic",L.isOrthographicCamera===!0),E!==L&&(E=L,Vt=!0,ps=!0)}if(ee.isSkinnedMesh){hn.setOptional(G,ee,"bindMatrix"),hn.setOptional(G,ee,"bindMatrixInverse");let Nn=ee.skeleton;Nn&&(Nn.boneTexture===null&&Nn.computeBoneTexture(),hn.setValue(G,"boneTexture",Nn.boneTexture,ot))}ee.isBatchedMesh&&(hn.setOptional(G,ee,"batchingTexture"),hn.setValue(G,"batchingTexture",ee._matricesTexture,ot),hn.setOptional(G,ee,"batchingIdTexture"),hn.setValue(G,"batchingIdTexture",ee._indirectTexture,ot),hn.setOptional(G,ee,"batchingColorTexture"),ee._colorsTexture!==null&&hn.setValue(G,"batchingColorTexture",ee._colorsTexture,ot));let li=se.morphAttributes;if((li.position!==void 0||li.normal!==void 0||li.color!==void 0)&&ye.update(ee,se,Kn),(Vt||ut.receiveShadow!==ee.receiveShadow)&&(ut.receiveShadow=ee.receiveShadow,hn.setValue(G,"receiveShadow",ee.receiveShadow)),ae.isMeshGouraudMaterial&&ae.envMap!==null&&(Qn.envMap.value=Oe,Qn.flipEnvMap.value=Oe.isCubeTexture&&Oe.isRenderTargetTexture===!1?-1:1),ae.isMeshStandardMaterial&&ae.envMap===null&&J.environment!==null&&(Qn.envMapIntensity.value=J.environmentIntensity),Vt&&(hn.setValue(G,"toneMappingExposure",y.toneMappingExposure),ut.needsLights&&tl(Qn,ps),Te&&ae.fog===!0&&me.refreshFogUniforms(Qn,Te),me.refreshMaterialUniforms(Qn,ae,Q,ie,f.state.transmissionRenderTarget[L.id]),Ha.upload(G,Xo(ut),Qn,ot)),ae.isShaderMaterial&&ae.uniformsNeedUpdate===!0&&(Ha.upload(G,Xo(ut),Qn,ot),ae.uniformsNeedUpdate=!1),ae.isSpriteMaterial&&hn.setValue(G,"center",ee.center),hn.setValue(G,"modelViewMatrix",ee.modelViewMatrix),hn.setValue(G,"normalMatrix",ee.normalMatrix),hn.setValue(G,"modelMatrix",ee.matrixWorld),ae.isShaderMaterial||ae.isRawShaderMaterial){let Nn=ae.uniformsGroups;for(let Rn=0,Gi=Nn.length;Rn<Gi;Rn++){let vi=Nn[Rn];xt.update(vi,Kn),xt.bind(vi,Kn)}}return Kn}function tl(L,J){L.ambientLightColor.needsUpdate=J,L.lightProbe.needsUpdate=J,L.directionalLights.needsUpdate=J,L.directionalLightShadows.needsUpdate=J,L.pointLights.needsUpdate=J,L.pointLightShadows.needsUpdate=J,L.spotLights.needsUpdate=J,L.spotLightShadows.needsUpdate=J,L.rectAreaLights.needsUpdate=J,L.hemisphereLights.needsUpdate=J}function er(L){return L.isMeshLambertMaterial||L.isMeshToonMaterial||L.isMeshPhongMaterial||L.isMeshStandardMaterial||L.isShadowMaterial||L.isShaderMaterial&&L.lights===!0}this.getActiveCubeFace=function(){return R},this.getActiveMipmapLevel=function(){return k},this.getRenderTarget=function(){return F},this.setRenderTargetTextures=function(L,J,se){let ae=Xe.get(L);ae.__autoAllocateDepthBuffer=L.resolveDepthBuffer===!1,ae.__autoAllocateDepthBuffer===!1&&(ae.__useRenderToTexture=!1),Xe.get(L.texture).__webglTexture=J,Xe.get(L.depthTexture).__webglTexture=ae.__autoAllocateDepthBuffer?void 0:se,ae.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(L,J){let se=Xe.get(L);se.__webglFramebuffer=J,se.__useDefaultFramebuffer=J===void 0};let $o=G.createFramebuffer();this.setRenderTarget=function(L,J=0,se=0){F=L,R=J,k=se;let ae=!0,ee=null,Te=!1,Ue=!1;if(L){let Oe=Xe.get(L);if(Oe.__useDefaultFramebuffer!==void 0)je.bindFramebuffer(G.FRAMEBUFFER,null),ae=!1;else if(Oe.__webglFramebuffer===void 0)ot.setupRenderTarget(L);else if(Oe.__hasExternalTextures)ot.rebindTextures(L,Xe.get(L.texture).__webglTexture,Xe.get(L.depthTexture).__webglTexture);else if(L.depthBuffer){let rt=L.depthTexture;if(Oe.__boundDepthTexture!==rt){if(rt!==null&&Xe.has(rt)&&(L.width!==rt.image.width||L.height!==rt.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");ot.setupDepthRenderbuffer(L)}}let dt=L.texture;(dt.isData3DTexture||dt.isDataArrayTexture||dt.isCompressedArrayTexture)&&(Ue=!0);let pt=Xe.get(L).__webglFramebuffer;L.isWebGLCubeRenderTarget?(Array.isArray(pt[J])?ee=pt[J][se]:ee=pt[J],Te=!0):L.samples>0&&ot.useMultisampledRTT(L)===!1?ee=Xe.get(L).__webglMultisampledFramebuffer:Array.isArray(pt)?ee=pt[se]:ee=pt,N.copy(L.viewport),B.copy(L.scissor),W=L.scissorTest}else N.copy(de).multiplyScalar(Q).floor(),B.copy(_e).multiplyScalar(Q).floor(),W=ue;if(se!==0&&(ee=$o),je.bindFramebuffer(G.FRAMEBUFFER,ee)&&ae&&je.drawBuffers(L,ee),je.viewport(N),je.scissor(B),je.setScissorTest(W),Te){let Oe=Xe.get(L.texture);G.framebufferTexture2D(G.FRAMEBUFFER,G.COLOR_ATTACHMENT0,G.TEXTURE_CUBE_MAP_POSITIVE_X+J,Oe.__webglTexture,se)}else if(Ue){let Oe=J;for(let dt=0;dt<L.textures.length;dt++){let pt=Xe.get(L.textures[dt]);G.framebufferTextureLayer(G.FRAMEBUFFER,G.COLOR_ATTACHMENT0+dt,pt.__webglTexture,se,Oe)}}else if(L!==null&&se!==0){let Oe=Xe.get(L.texture);G.framebufferTexture2D(G.FRAMEBUFFER,G.COLOR_ATTACHMENT0,G.TEXTURE_2D,Oe.__webglTexture,se)}M=-1},this.readRenderTargetPixels=function(L,J,se,ae,ee,Te,Ue,$e=0){if(!(L&&L.isWebGLRenderTarget)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Oe=Xe.get(L).__webglFramebuffer;if(L.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe){je.bindFramebuffer(G.FRAMEBUFFER,Oe);try{let dt=L.textures[$e],pt=dt.format,rt=dt.type;if(!ct.textureFormatReadable(pt)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!ct.textureTypeReadable(rt)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}J>=0&&J<=L.width-ae&&se>=0&&se<=L.height-ee&&(L.textures.length>1&&G.readBuffer(G.COLOR_ATTACHMENT0+$e),G.readPixels(J,se,ae,ee,et.convert(pt),et.convert(rt),Te))}finally{let dt=F!==null?Xe.get(F).__webglFramebuffer:null;je.bindFramebuffer(G.FRAMEBUFFER,dt)}}},this.readRenderTargetPixelsAsync=async function(L,J,se,ae,ee,Te,Ue,$e=0){if(!(L&&L.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Oe=Xe.get(L).__webglFramebuffer;if(L.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe)if(J>=0&&J<=L.width-ae&&se>=0&&se<=L.height-ee){je.bindFramebuffer(G.FRAMEBUFFER,Oe);let dt=L.textures[$e],pt=dt.format,rt=dt.type;if(!ct.textureFormatReadable(pt))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!ct.textureTypeReadable(rt))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let Tt=G.createBuffer();G.bindBuffer(G.PIXEL_PACK_BUFFER,Tt),G.bufferData(G.PIXEL_PACK_BUFFER,Te.byteLength,G.STREAM_READ),L.textures.length>1&&G.readBuffer(G.COLOR_ATTACHMENT0+$e),G.readPixels(J,se,ae,ee,et.convert(pt),et.convert(rt),0);let It=F!==null?Xe.get(F).__webglFramebuffer:null;je.bindFramebuffer(G.FRAMEBUFFER,It);let cn=G.fenceSync(G.SYNC_GPU_COMMANDS_COMPLETE,0);return G.flush(),await P_(G,cn,4),G.bindBuffer(G.PIXEL_PACK_BUFFER,Tt),G.getBufferSubData(G.PIXEL_PACK_BUFFER,0,Te),G.deleteBuffer(Tt),G.deleteSync(cn),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(L,J=null,se=0){let ae=Math.pow(2,-se),ee=Math.floor(L.image.width*ae),Te=Math.floor(L.image.height*ae),Ue=J!==null?J.x:0,$e=J!==null?J.y:0;ot.setTexture2D(L,0),G.copyTexSubImage2D(G.TEXTURE_2D,se,0,0,Ue,$e,ee,Te),je.unbindTexture()};let ns=G.createFramebuffer(),kn=G.createFramebuffer();this.copyTextureToTexture=function(L,J,se=null,ae=null,ee=0,Te=null){Te===null&&(ee!==0?(Ca("WebGLRenderer: copyTextureToTexture function signature has changed to support src and dst mipmap levels."),Te=ee,ee=0):Te=0);let Ue,$e,Oe,dt,pt,rt,Tt,It,cn,Xt=L.isCompressedTexture?L.mipmaps[Te]:L.image;if(se!==null)Ue=se.max.x-se.min.x,$e=se.max.y-se.min.y,Oe=se.isBox3?se.max.z-se.min.z:1,dt=se.min.x,pt=se.min.y,rt=se.isBox3?se.min.z:0;else{let li=Math.pow(2,-ee);Ue=Math.floor(Xt.width*li),$e=Math.floor(Xt.height*li),L.isDataArrayTexture?Oe=Xt.depth:L.isData3DTexture?Oe=Math.floor(Xt.depth*li):Oe=1,dt=0,pt=0,rt=0}ae!==null?(Tt=ae.x,It=ae.y,cn=ae.z):(Tt=0,It=0,cn=0);let St=et.convert(J.format),ut=et.convert(J.type),un;J.isData3DTexture?(ot.setTexture3D(J,0),un=G.TEXTURE_3D):J.isDataArrayTexture||J.isCompressedArrayTexture?(ot.setTexture2DArray(J,0),un=G.TEXTURE_2D_ARRAY):(ot.setTexture2D(J,0),un=G.TEXTURE_2D),G.pixelStorei(G.UNPACK_FLIP_Y_WEBGL,J.flipY),G.pixelStorei(G.UNPACK_PREMULTIPLY_ALPHA_WEBGL,J.premultiplyAlpha),G.pixelStorei(G.UNPACK_ALIGNMENT,J.unpackAlignment);let Nt=G.getParameter(G.UNPACK_ROW_LENGTH),Kn=G.getParameter(G.UNPACK_IMAGE_HEIGHT),fs=G.getParameter(G.UNPACK_SKIP_PIXELS),Vt=G.getParameter(G.UNPACK_SKIP_ROWS),ps=G.getParameter(G.UNPACK_SKIP_IMAGES);G.pixelStorei(G.UNPACK_ROW_LENGTH,Xt.width),G.pixelStorei(G.UNPACK_IMAGE_HEIGHT,Xt.height),G.pixelStorei(G.UNPACK_SKIP_PIXELS,dt),G.pixelStorei(G.UNPACK_SKIP_ROWS,pt),G.pixelStorei(G.UNPACK_SKIP_IMAGES,rt);let hn=L.isDataArrayTexture||L.isData3DTexture,Qn=J.isDataArrayTexture||J.isData3DTexture;if(L.isDepthTexture){let li=Xe.get(L),Nn=Xe.get(J),Rn=Xe.get(li.__renderTarget),Gi=Xe.get(Nn.__renderTarget);je.bindFramebuffer(G.READ_FRAMEBUFFER,Rn.__webglFramebuffer),je.bindFramebuffer(G.DRAW_FRAMEBUFFER,Gi.__webglFramebuffer);for(let vi=0;vi<Oe;vi++)hn&&(G.framebufferTextureLayer(G.READ_FRAMEBUFFER,G.COLOR_ATTACHMENT0,Xe.get(L).__webglTexture,ee,rt+vi),G.framebufferTextureLayer(G.DRAW_FRAMEBUFFER,G.COLOR_ATTACHMENT0,Xe.get(J).__webglTexture,Te,cn+vi)),G.blitFramebuffer(dt,pt,Ue,$e,Tt,It,Ue,$e,G.DEPTH_BUFFER_BIT,G.NEAREST);je.bindFramebuffer(G.READ_FRAMEBUFFER,null),je.bindFramebuffer(G.DRAW_FRAMEBUFFER,null)}else if(ee!==0||L.isRenderTargetTexture||Xe.has(L)){let li=Xe.get(L),Nn=Xe.get(J);je.bindFramebuffer(G.READ_FRAMEBUFFER,ns),je.bindFramebuffer(G.DRAW_FRAMEBUFFER,kn);for(let Rn=0;Rn<Oe;Rn++)hn?G.framebufferTextureLayer(G.READ_FRAMEBUFFER,G.COLOR_ATTACHMENT0,li.__webglTexture,ee,rt+Rn):G.framebufferTexture2D(G.READ_FRAMEBUFFER,G.COLOR_ATTACHMENT0,G.TEXTURE_2D,li.__webglTexture,ee),Qn?G.framebufferTextureLayer(G.DRAW_FRAMEBUFFER,G.COLOR_ATTACHMENT0,Nn.__webglTexture,Te,cn+Rn):G.framebufferTexture2D(G.DRAW_FRAMEBUFFER,G.COLOR_ATTACHMENT0,G.TEXTURE_2D,Nn.__webglTexture,Te),ee!==0?G.blitFramebuffer(dt,pt,Ue,$e,Tt,It,Ue,$e,G.COLOR_BUFFER_BIT,G.NEAREST):Qn?G.copyTexSubImage3D(un,Te,Tt,It,cn+Rn,dt,pt,Ue,$e):G.copyTexSubImage2D(un,Te,Tt,It,dt,pt,Ue,$e);je.bindFramebuffer(G.READ_FRAMEBUFFER,null),je.bindFramebuffer(G.DRAW_FRAMEBUFFER,null)}else Qn?L.isDataTexture||L.isData3DTexture?G.texSubImage3D(un,Te,Tt,It,cn,Ue,$e,Oe,St,ut,Xt.data):J.isCompressedArrayTexture?G.compressedTexSubImage3D(un,Te,Tt,It,cn,Ue,$e,Oe,St,Xt.data):G.texSubImage3D(un,Te,Tt,It,cn,Ue,$e,Oe,St,ut,Xt):L.isDataTexture?G.texSubImage2D(G.TEXTURE_2D,Te,Tt,It,Ue,$e,St,ut,Xt.data):L.isCompressedTexture?G.compressedTexSubImage2D(G.TEXTURE_2D,Te,Tt,It,Xt.width,Xt.height,St,Xt.data):G.texSubImage2D(G.TEXTURE_2D,Te,Tt,It,Ue,$e,St,ut,Xt);G.pixelStorei(G.UNPACK_ROW_LENGTH,Nt),G.pixelStorei(G.UNPACK_IMAGE_HEIGHT,Kn),G.pixelStorei(G.UNPACK_SKIP_PIXELS,fs),G.pixelStorei(G.UNPACK_SKIP_ROWS,Vt),G.pixelStorei(G.UNPACK_SKIP_IMAGES,ps),Te===0&&J.generateMipmaps&&G.generateMipmap(un),je.unbindTexture()},this.initRenderTarget=function(L){Xe.get(L).__webglFramebuffer===void 0&&ot.setupRenderTarget(L)},this.initTexture=function(L){L.isCubeTexture?ot.setTextureCube(L,0):L.isData3DTexture?ot.setTexture3D(L,0):L.isDataArrayTexture||L.isCompressedArrayTexture?ot.setTexture2DArray(L,0):ot.setTexture2D(L,0),je.unbindTexture()},this.resetState=function(){R=0,k=0,F=null,je.reset(),De.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Es}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Ut._getDrawingBufferColorSpace(e),t.unpackColorSpace=Ut._getUnpackColorSpace()}};var lx={type:"change"},vp={type:"start"},ux={type:"end"},Th=new qs,cx=new gi,dT=Math.cos(70*Tr.DEG2RAD),Zn=new X,Bi=2*Math.PI,pn={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},yp=1e-6,Xa=class extends $l{constructor(e,t=null){super(e,t),this.state=pn.NONE,this.target=new X,this.cursor=new X,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Xr.ROTATE,MIDDLE:Xr.DOLLY,RIGHT:Xr.PAN},this.touches={ONE:qr.ROTATE,TWO:qr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._domElementKeyEvents=null,this._lastPosition=new X,this._lastQuaternion=new qn,this._lastTargetPosition=new X,this._quat=new qn().setFromUnitVectors(e.up,new X(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Ua,this._sphericalDelta=new Ua,this._scale=1,this._panOffset=new X,this._rotateStart=new ft,this._rotateEnd=new ft,this._rotateDelta=new ft,this._panStart=new ft,this._panEnd=new ft,this._panDelta=new ft,this._dollyStart=new ft,this._dollyEnd=new ft,this._dollyDelta=new ft,this._dollyDirection=new X,this._mouse=new ft,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=pT.bind(this),this._onPointerDown=fT.bind(this),this._onPointerUp=mT.bind(this),this._onContextMenu=MT.bind(this),this._onMouseWheel=xT.bind(this),this._onKeyDown=yT.bind(this),this._onTouchStart=vT.bind(this),this._onTouchMove=bT.bind(this),this._onMouseDown=gT.bind(this),this._onMouseMove=_T.bind(this),this._interceptControlDown=wT.bind(this),this._interceptControlUp=ST.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(lx),this.update(),this.state=pn.NONE}update(e=null){let t=this.object.position;Zn.copy(t).sub(this.target),Zn.applyQuaternion(this._quat),this._spherical.setFromVector3(Zn),this.autoRotate&&this.state===pn.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=Bi:i>Math.PI&&(i-=Bi),s<-Math.PI?s+=Bi:s>Math.PI&&(s-=Bi),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Zn.setFromSpherical(this._spherical),Zn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Zn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Zn.length();o=this._clampDistance(a*this._scale);let c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){let a=new X(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;let l=new X(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=Zn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Th.origin.copy(this.object.position),Th.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Th.direction))<dT?this.object.lookAt(this.target):(cx.setFromNormalAndCoplanarPoint(this.object.up,this.target),Th.intersectPlane(cx,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>yp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>yp||this._lastTargetPosition.distanceToSquared(this.target)>yp?(this.dispatchEvent(lx),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Bi/60*this.autoRotateSpeed*e:Bi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Zn.setFromMatrixColumn(t,0),Zn.multiplyScalar(-e),this._panOffset.add(Zn)}_panUp(e,t){this.screenSpacePanning===!0?Zn.setFromMatrixColumn(t,1):(Zn.setFromMatrixColumn(t,0),Zn.crossVectors(this.object.up,Zn)),Zn.multiplyScalar(e),this._panOffset.add(Zn)}_pan(e,t){let i=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Zn.copy(s).sub(this.target);let r=Zn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientX),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new ft,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function fT(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.domElement.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n)))}function pT(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function mT(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(ux),this.state=pn.NONE;break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function gT(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Xr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=pn.DOLLY;break;case Xr.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=pn.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=pn.ROTATE}break;case Xr.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=pn.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=pn.PAN}break;default:this.state=pn.NONE}this.state!==pn.NONE&&this.dispatchEvent(vp)}function _T(n){switch(this.state){case pn.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case pn.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case pn.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function xT(n){this.enabled===!1||this.enableZoom===!1||this.state!==pn.NONE||(n.preventDefault(),this.dispatchEvent(vp),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(ux))}function yT(n){this.enabled!==!1&&this._handleKeyDown(n)}function vT(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case qr.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(n),this.state=pn.TOUCH_ROTATE;break;case qr.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(n),this.state=pn.TOUCH_PAN;break;default:this.state=pn.NONE}break;case 2:switch(this.touches.TWO){case qr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=pn.TOUCH_DOLLY_PAN;break;case qr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=pn.TOUCH_DOLLY_ROTATE;break;default:this.state=pn.NONE}break;default:this.state=pn.NONE}this.state!==pn.NONE&&this.dispatchEvent(vp)}function bT(n){switch(this._trackPointer(n),this.state){case pn.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case pn.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case pn.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case pn.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=pn.NONE}}function MT(n){this.enabled!==!1&&n.preventDefault()}function wT(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ST(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var ic=class extends Gl{constructor(e){super(e)}parse(e){function t(H){switch(H.image_type){case d:case _:if(H.colormap_length>256||H.colormap_size!==24||H.colormap_type!==1)throw new Error("THREE.TGALoader: Invalid type colormap data for indexed type.");break;case p:case g:case m:case f:if(H.colormap_type)throw new Error("THREE.TGALoader: Invalid type colormap data for colormap type.");break;case u:throw new Error("THREE.TGALoader: No data.");default:throw new Error("THREE.TGALoader: Invalid type "+H.image_type)}if(H.width<=0||H.height<=0)throw new Error("THREE.TGALoader: Invalid image size.");if(H.pixel_size!==8&&H.pixel_size!==16&&H.pixel_size!==24&&H.pixel_size!==32)throw new Error("THREE.TGALoader: Invalid pixel size "+H.pixel_size)}function i(H,ie,Q,te,oe){let de,_e,ue=Q.pixel_size>>3,Re=Q.width*Q.height*ue;if(ie&&(_e=oe.subarray(te,te+=Q.colormap_length*(Q.colormap_size>>3))),H){de=new Uint8Array(Re);let Me,$,ne,be=0,Ve=new Uint8Array(ue);for(;be<Re;)if(Me=oe[te++],$=(Me&127)+1,Me&128){for(ne=0;ne<ue;++ne)Ve[ne]=oe[te++];for(ne=0;ne<$;++ne)de.set(Ve,be+ne*ue);be+=ue*$}else{for($*=ue,ne=0;ne<$;++ne)de[be+ne]=oe[te++];be+=$}}else de=oe.subarray(te,te+=ie?Q.width*Q.height:Re);return{pixel_data:de,palettes:_e}}function s(H,ie,Q,te,oe,de,_e,ue,Re){let Me=Re,$,ne=0,be,Ve,Le=E.width;for(Ve=ie;Ve!==te;Ve+=Q)for(be=oe;be!==_e;be+=de,ne++)$=ue[ne],H[(be+Le*Ve)*4+3]=255,H[(be+Le*Ve)*4+2]=Me[$*3+0],H[(be+Le*Ve)*4+1]=Me[$*3+1],H[(be+Le*Ve)*4+0]=Me[$*3+2];return H}function r(H,ie,Q,te,oe,de,_e,ue){let Re,Me=0,$,ne,be=E.width;for(ne=ie;ne!==te;ne+=Q)for($=oe;$!==_e;$+=de,Me+=2)Re=ue[Me+0]+(ue[Me+1]<<8),H[($+be*ne)*4+0]=(Re&31744)>>7,H[($+be*ne)*4+1]=(Re&992)>>2,H[($+be*ne)*4+2]=(Re&31)<<3,H[($+be*ne)*4+3]=Re&32768?0:255;return H}function o(H,ie,Q,te,oe,de,_e,ue){let Re=0,Me,$,ne=E.width;for($=ie;$!==te;$+=Q)for(Me=oe;Me!==_e;Me+=de,Re+=3)H[(Me+ne*$)*4+3]=255,H[(Me+ne*$)*4+2]=ue[Re+0],H[(Me+ne*$)*4+1]=ue[Re+1],H[(Me+ne*$)*4+0]=ue[Re+2];return H}function a(H,ie,Q,te,oe,de,_e,ue){let Re=0,Me,$,ne=E.width;for($=ie;$!==te;$+=Q)for(Me=oe;Me!==_e;Me+=de,Re+=4)H[(Me+ne*$)*4+2]=ue[Re+0],H[(Me+ne*$)*4+1]=ue[Re+1],H[(Me+ne*$)*4+0]=ue[Re+2],H[(Me+ne*$)*4+3]=ue[Re+3];return H}function c(H,ie,Q,te,oe,de,_e,ue){let Re,Me=0,$,ne,be=E.width;for(ne=ie;ne!==te;ne+=Q)for($=oe;$!==_e;$+=de,Me++)Re=ue[Me],H[($+be*ne)*4+0]=Re,H[($+be*ne)*4+1]=Re,H[($+be*ne)*4+2]=Re,H[($+be*ne)*4+3]=255;return H}function l(H,ie,Q,te,oe,de,_e,ue){let Re=0,Me,$,ne=E.width;for($=ie;$!==te;$+=Q)for(Me=oe;Me!==_e;Me+=de,Re+=2)H[(Me+ne*$)*4+0]=ue[Re+0],H[(Me+ne*$)*4+1]=ue[Re+0],H[(Me+ne*$)*4+2]=ue[Re+0],H[(Me+ne*$)*4+3]=ue[Re+1];return H}function h(H,ie,Q,te,oe){let de,_e,ue,Re,Me,$;switch((E.flags&S)>>A){default:case R:de=0,ue=1,Me=ie,_e=0,Re=1,$=Q;break;case y:de=0,ue=1,Me=ie,_e=Q-1,Re=-1,$=-1;break;case k:de=ie-1,ue=-1,Me=-1,_e=0,Re=1,$=Q;break;case P:de=ie-1,ue=-1,Me=-1,_e=Q-1,Re=-1,$=-1;break}if(W)switch(E.pixel_size){case 8:c(H,_e,Re,$,de,ue,Me,te);break;case 16:l(H,_e,Re,$,de,ue,Me,te);break;default:throw new Error("THREE.TGALoader: Format not supported.")}else switch(E.pixel_size){case 8:s(H,_e,Re,$,de,ue,Me,te,oe);break;case 16:r(H,_e,Re,$,de,ue,Me,te);break;case 24:o(H,_e,Re,$,de,ue,Me,te);break;case 32:a(H,_e,Re,$,de,ue,Me,te);break;default:throw new Error("THREE.TGALoader: Format not supported.")}return H}let u=0,d=1,p=2,g=3,_=9,m=10,f=11,S=48,A=4,y=0,P=1,R=2,k=3;if(e.length<19)throw new Error("THREE.TGALoader: Not enough data to contain header.");let F=0,M=new Uint8Array(e),E={id_length:M[F++],colormap_type:M[F++],image_type:M[F++],colormap_index:M[F++]|M[F++]<<8,colormap_length:M[F++]|M[F++]<<8,colormap_size:M[F++],origin:[M[F++]|M[F++]<<8,M[F++]|M[F++]<<8],width:M[F++]|M[F++]<<8,height:M[F++]|M[F++]<<8,pixel_size:M[F++],flags:M[F++]};if(t(E),E.id_length+F>e.length)throw new Error("THREE.TGALoader: No data.");F+=E.id_length;let N=!1,B=!1,W=!1;switch(E.image_type){case _:N=!0,B=!0;break;case d:B=!0;break;case m:N=!0;break;case p:break;case f:N=!0,W=!0;break;case g:W=!0;break}let Z=new Uint8Array(E.width*E.height*4),K=i(N,B,E,F,M);return h(Z,E.width,E.height,K.pixel_data,K.palettes),{data:Z,width:E.width,height:E.height,flipY:!0,generateMipmaps:!0,minFilter:Rs}}};var qa=class extends Pi{load(e,t,i,s){let r=this,o=r.path===""?Do.extractUrlBase(e):r.path,a=new Ys(r.manager);a.setPath(r.path),a.setRequestHeader(r.requestHeader),a.setWithCredentials(r.withCredentials),a.load(e,function(c){try{t(r.parse(c,o))}catch(l){s?s(l):console.error(l),r.manager.itemError(e)}},i,s)}parse(e,t){function i(w,b){let D=[],I=w.childNodes;for(let U=0,ce=I.length;U<ce;U++){let pe=I[U];pe.nodeName===b&&D.push(pe)}return D}function s(w){if(w.length===0)return[];let b=w.trim().split(/\s+/),D=new Array(b.length);for(let I=0,U=b.length;I<U;I++)D[I]=b[I];return D}function r(w){if(w.length===0)return[];let b=w.trim().split(/\s+/),D=new Array(b.length);for(let I=0,U=b.length;I<U;I++)D[I]=parseFloat(b[I]);return D}function o(w){if(w.length===0)return[];let b=w.trim().split(/\s+/),D=new Array(b.length);for(let I=0,U=b.length;I<U;I++)D[I]=parseInt(b[I]);return D}function a(w){return w.substring(1)}function c(){return"three_default_"+Yh++}function l(w){return Object.keys(w).length===0}function h(w){return{unit:u(i(w,"unit")[0]),upAxis:d(i(w,"up_axis")[0])}}function u(w){return w!==void 0&&w.hasAttribute("meter")===!0?parseFloat(w.getAttribute("meter")):1}function d(w){return w!==void 0?w.textContent:"Y_UP"}function p(w,b,D,I){let U=i(w,b)[0];if(U!==void 0){let ce=i(U,D);for(let pe=0;pe<ce.length;pe++)I(ce[pe])}}function g(w,b){for(let D in w){let I=w[D];I.build=b(w[D])}}function _(w,b){return w.build!==void 0||(w.build=b(w)),w.build}function m(w){let b={sources:{},samplers:{},channels:{}},D=!1;for(let I=0,U=w.childNodes.length;I<U;I++){let ce=w.childNodes[I];if(ce.nodeType!==1)continue;let pe;switch(ce.nodeName){case"source":pe=ce.getAttribute("id"),b.sources[pe]=Se(ce);break;case"sampler":pe=ce.getAttribute("id"),b.samplers[pe]=f(ce);break;case"channel":pe=ce.getAttribute("target"),b.channels[pe]=S(ce);break;case"animation":m(ce),D=!0;break;default:console.log(ce)}}D===!1&&(mt.animations[w.getAttribute("id")||Tr.generateUUID()]=b)}function f(w){let b={inputs:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"input":let ce=a(U.getAttribute("source")),pe=U.getAttribute("semantic");b.inputs[pe]=ce;break}}return b}function S(w){let b={},I=w.getAttribute("target").split("/"),U=I.shift(),ce=I.shift(),pe=ce.indexOf("(")!==-1,Be=ce.indexOf(".")!==-1;if(Be)I=ce.split("."),ce=I.shift(),b.member=I.shift();else if(pe){let Ne=ce.split("(");ce=Ne.shift();for(let Fe=0;Fe<Ne.length;Fe++)Ne[Fe]=parseInt(Ne[Fe].replace(/\)/,""));b.indices=Ne}return b.id=U,b.sid=ce,b.arraySyntax=pe,b.memberSyntax=Be,b.sampler=a(w.getAttribute("source")),b}function A(w){let b=[],D=w.channels,I=w.samplers,U=w.sources;for(let ce in D)if(D.hasOwnProperty(ce)){let pe=D[ce],Be=I[pe.sampler],Ne=Be.inputs.INPUT,Fe=Be.inputs.OUTPUT,it=U[Ne],ve=U[Fe],tt=P(pe,it,ve);E(tt,b)}return b}function y(w){return _(mt.animations[w],A)}function P(w,b,D){let I=mt.nodes[w.id],U=It(I.id),ce=I.transforms[w.sid],pe=I.matrix.clone().transpose(),Be,Ne,Fe,it,ve,tt,Ge={};switch(ce){case"matrix":for(Fe=0,it=b.array.length;Fe<it;Fe++)if(Be=b.array[Fe],Ne=Fe*D.stride,Ge[Be]===void 0&&(Ge[Be]={}),w.arraySyntax===!0){let xn=D.array[Ne],Ot=w.indices[0]+4*w.indices[1];Ge[Be][Ot]=xn}else for(ve=0,tt=D.stride;ve<tt;ve++)Ge[Be][ve]=D.array[Ne+ve];break;case"translate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"rotate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"scale":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break}let at=R(Ge,pe);return{name:U.uuid,keyframes:at}}function R(w,b){let D=[];for(let U in w)D.push({time:parseFloat(U),value:w[U]});D.sort(I);for(let U=0;U<16;U++)N(D,U,b.elements[U]);return D;function I(U,ce){return U.time-ce.time}}let k=new X,F=new X,M=new qn;function E(w,b){let D=w.keyframes,I=w.name,U=[],ce=[],pe=[],Be=[];for(let Ne=0,Fe=D.length;Ne<Fe;Ne++){let it=D[Ne],ve=it.time,tt=it.value;se.fromArray(tt).transpose(),se.decompose(k,M,F),U.push(ve),ce.push(k.x,k.y,k.z),pe.push(M.x,M.y,M.z,M.w),Be.push(F.x,F.y,F.z)}return ce.length>0&&b.push(new js(I+".position",U,ce)),pe.length>0&&b.push(new br(I+".quaternion",U,pe)),Be.length>0&&b.push(new js(I+".scale",U,Be)),b}function N(w,b,D){let I,U=!0,ce,pe;for(ce=0,pe=w.length;ce<pe;ce++)I=w[ce],I.value[b]===void 0?I.value[b]=null:U=!1;if(U===!0)for(ce=0,pe=w.length;ce<pe;ce++)I=w[ce],I.value[b]=D;else B(w,b)}function B(w,b){let D,I;for(let U=0,ce=w.length;U<ce;U++){let pe=w[U];if(pe.value[b]===null){if(D=W(w,U,b),I=Z(w,U,b),D===null){pe.value[b]=I.value[b];continue}if(I===null){pe.value[b]=D.value[b];continue}K(pe,D,I,b)}}}function W(w,b,D){for(;b>=0;){let I=w[b];if(I.value[D]!==null)return I;b--}return null}function Z(w,b,D){for(;b<w.length;){let I=w[b];if(I.value[D]!==null)return I;b++}return null}function K(w,b,D,I){if(D.time-b.time===0){w.value[I]=b.value[I];return}w.value[I]=(w.time-b.time)*(D.value[I]-b.value[I])/(D.time-b.time)+b.value[I]}function H(w){let b={name:w.getAttribute("id")||"default",start:parseFloat(w.getAttribute("start")||0),end:parseFloat(w.getAttribute("end")||0),animations:[]};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"instance_animation":b.animations.push(a(U.getAttribute("url")));break}}mt.clips[w.getAttribute("id")]=b}function ie(w){let b=[],D=w.name,I=w.end-w.start||-1,U=w.animations;for(let ce=0,pe=U.length;ce<pe;ce++){let Be=y(U[ce]);for(let Ne=0,Fe=Be.length;Ne<Fe;Ne++)b.push(Be[Ne])}return new Da(D,I,b)}function Q(w){return _(mt.clips[w],ie)}function te(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"skin":b.id=a(U.getAttribute("source")),b.skin=oe(U);break;case"morph":b.id=a(U.getAttribute("source")),console.warn("THREE.ColladaLoader: Morph target animation not supported yet.");break}}mt.controllers[w.getAttribute("id")]=b}function oe(w){let b={sources:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"bind_shape_matrix":b.bindShapeMatrix=r(U.textContent);break;case"source":let ce=U.getAttribute("id");b.sources[ce]=Se(U);break;case"joints":b.joints=de(U);break;case"vertex_weights":b.vertexWeights=_e(U);break}}return b}function de(w){let b={inputs:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"input":let ce=U.getAttribute("semantic"),pe=a(U.getAttribute("source"));b.inputs[ce]=pe;break}}return b}function _e(w){let b={inputs:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"input":let ce=U.getAttribute("semantic"),pe=a(U.getAttribute("source")),Be=parseInt(U.getAttribute("offset"));b.inputs[ce]={id:pe,offset:Be};break;case"vcount":b.vcount=o(U.textContent);break;case"v":b.v=o(U.textContent);break}}return b}function ue(w){let b={id:w.id},D=mt.geometries[b.id];return w.skin!==void 0&&(b.skin=Re(w.skin),D.sources.skinIndices=b.skin.indices,D.sources.skinWeights=b.skin.weights),b}function Re(w){let D={joints:[],indices:{array:[],stride:4},weights:{array:[],stride:4}},I=w.sources,U=w.vertexWeights,ce=U.vcount,pe=U.v,Be=U.inputs.JOINT.offset,Ne=U.inputs.WEIGHT.offset,Fe=w.sources[w.joints.inputs.JOINT],it=w.sources[w.joints.inputs.INV_BIND_MATRIX],ve=I[U.inputs.WEIGHT.id].array,tt=0,Ge,at,lt;for(Ge=0,lt=ce.length;Ge<lt;Ge++){let Ot=ce[Ge],Lt=[];for(at=0;at<Ot;at++){let Ht=pe[tt+Be],is=pe[tt+Ne],Rt=ve[is];Lt.push({index:Ht,weight:Rt}),tt+=2}for(Lt.sort(xn),at=0;at<4;at++){let Ht=Lt[at];Ht!==void 0?(D.indices.array.push(Ht.index),D.weights.array.push(Ht.weight)):(D.indices.array.push(0),D.weights.array.push(0))}}for(w.bindShapeMatrix?D.bindMatrix=new gt().fromArray(w.bindShapeMatrix).transpose():D.bindMatrix=new gt().identity(),Ge=0,lt=Fe.array.length;Ge<lt;Ge++){let Ot=Fe.array[Ge],Lt=new gt().fromArray(it.array,Ge*it.stride).transpose();D.joints.push({name:Ot,boneInverse:Lt})}return D;function xn(Ot,Lt){return Lt.weight-Ot.weight}}function Me(w){return _(mt.controllers[w],ue)}function $(w){let b={init_from:i(w,"init_from")[0].textContent};mt.images[w.getAttribute("id")]=b}function ne(w){return w.build!==void 0?w.build:w.init_from}function be(w){let b=mt.images[w];return b!==void 0?_(b,ne):(console.warn("THREE.ColladaLoader: Couldn't find image with ID:",w),null)}function Ve(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"profile_COMMON":b.profile=Le(U);break}}mt.effects[w.getAttribute("id")]=b}function Le(w){let b={surfaces:{},samplers:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"newparam":bt(U,b);break;case"technique":b.technique=zt(U);break;case"extra":b.extra=ot(U);break}}return b}function bt(w,b){let D=w.getAttribute("sid");for(let I=0,U=w.childNodes.length;I<U;I++){let ce=w.childNodes[I];if(ce.nodeType===1)switch(ce.nodeName){case"surface":b.surfaces[D]=ln(ce);break;case"sampler2D":b.samplers[D]=G(ce);break}}}function ln(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"init_from":b.init_from=U.textContent;break}}return b}function G(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"source":b.source=U.textContent;break}}return b}function zt(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"constant":case"lambert":case"blinn":case"phong":b.type=U.nodeName,b.parameters=_t(U);break;case"extra":b.extra=ot(U);break}}return b}function _t(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"emission":case"diffuse":case"specular":case"bump":case"ambient":case"shininess":case"transparency":b[U.nodeName]=ct(U);break;case"transparent":b[U.nodeName]={opaque:U.hasAttribute("opaque")?U.getAttribute("opaque"):"A_ONE",data:ct(U)};break}}return b}function ct(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"color":b[U.nodeName]=r(U.textContent);break;case"float":b[U.nodeName]=parseFloat(U.textContent);break;case"texture":b[U.nodeName]={id:U.getAttribute("texture"),extra:je(U)};break}}return b}function je(w){let b={technique:{}};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"extra":Yt(U,b);break}}return b}function Yt(w,b){for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"technique":Xe(U,b);break}}}function Xe(w,b){for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"repeatU":case"repeatV":case"offsetU":case"offsetV":b.technique[U.nodeName]=parseFloat(U.textContent);break;case"wrapU":case"wrapV":U.textContent.toUpperCase()==="TRUE"?b.technique[U.nodeName]=1:U.textContent.toUpperCase()==="FALSE"?b.technique[U.nodeName]=0:b.technique[U.nodeName]=parseInt(U.textContent);break;case"bump":b[U.nodeName]=Gt(U);break}}}function ot(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"technique":b.technique=mn(U);break}}return b}function mn(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"double_sided":b[U.nodeName]=parseInt(U.textContent);break;case"bump":b[U.nodeName]=Gt(U);break}}return b}function Gt(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"texture":b[U.nodeName]={id:U.getAttribute("texture"),texcoord:U.getAttribute("texcoord"),extra:je(U)};break}}return b}function z(w){return w}function T(w){return _(mt.effects[w],z)}function q(w){let b={name:w.getAttribute("name")};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"instance_effect":b.url=a(U.getAttribute("url"));break}}mt.materials[w.getAttribute("id")]=b}function le(w){let b,D=w.slice((w.lastIndexOf(".")-1>>>0)+2);switch(D=D.toLowerCase(),D){case"tga":b=Nn;break;default:b=li}return b}function me(w){let b=T(w.url),D=b.profile.technique,I;switch(D.type){case"phong":case"blinn":I=new cs;break;case"lambert":I=new Vl;break;default:I=new Hr;break}I.name=w.name||"";function U(Ne,Fe=null){let it=b.profile.samplers[Ne.id],ve=null;if(it!==void 0){let tt=b.profile.surfaces[it.source];ve=be(tt.init_from)}else console.warn("THREE.ColladaLoader: Undefined sampler. Access image directly (see #12530)."),ve=be(Ne.id);if(ve!==null){let tt=le(ve);if(tt!==void 0){let Ge=tt.load(ve),at=Ne.extra;if(at!==void 0&&at.technique!==void 0&&l(at.technique)===!1){let lt=at.technique;Ge.wrapS=lt.wrapU?gr:Ki,Ge.wrapT=lt.wrapV?gr:Ki,Ge.offset.set(lt.offsetU||0,lt.offsetV||0),Ge.repeat.set(lt.repeatU||1,lt.repeatV||1)}else Ge.wrapS=gr,Ge.wrapT=gr;return Fe!==null&&(Ge.colorSpace=Fe),Ge}else return console.warn("THREE.ColladaLoader: Loader for texture %s not found.",ve),null}else return console.warn("THREE.ColladaLoader: Couldn't create texture with ID:",Ne.id),null}let ce=D.parameters;for(let Ne in ce){let Fe=ce[Ne];switch(Ne){case"diffuse":Fe.color&&I.color.fromArray(Fe.color),Fe.texture&&(I.map=U(Fe.texture,fn));break;case"specular":Fe.color&&I.specular&&I.specular.fromArray(Fe.color),Fe.texture&&(I.specularMap=U(Fe.texture));break;case"bump":Fe.texture&&(I.normalMap=U(Fe.texture));break;case"ambient":Fe.texture&&(I.lightMap=U(Fe.texture,fn));break;case"shininess":Fe.float&&I.shininess&&(I.shininess=Fe.float);break;case"emission":Fe.color&&I.emissive&&I.emissive.fromArray(Fe.color),Fe.texture&&(I.emissiveMap=U(Fe.texture,fn));break}}Ut.colorSpaceToWorking(I.color,fn),I.specular&&Ut.colorSpaceToWorking(I.specular,fn),I.emissive&&Ut.colorSpaceToWorking(I.emissive,fn);let pe=ce.transparent,Be=ce.transparency;if(Be===void 0&&pe&&(Be={float:1}),pe===void 0&&Be&&(pe={opaque:"A_ONE",data:{color:[1,1,1,1]}}),pe&&Be)if(pe.data.texture)I.transparent=!0;else{let Ne=pe.data.color;switch(pe.opaque){case"A_ONE":I.opacity=Ne[3]*Be.float;break;case"RGB_ZERO":I.opacity=1-Ne[0]*Be.float;break;case"A_ZERO":I.opacity=1-Ne[3]*Be.float;break;case"RGB_ONE":I.opacity=Ne[0]*Be.float;break;default:console.warn('THREE.ColladaLoader: Invalid opaque type "%s" of transparent tag.',pe.opaque)}I.opacity<1&&(I.transparent=!0)}if(D.extra!==void 0&&D.extra.technique!==void 0){let Ne=D.extra.technique;for(let Fe in Ne){let it=Ne[Fe];switch(Fe){case"double_sided":I.side=it===1?Oi:Ts;break;case"bump":I.normalMap=U(it.texture),I.normalScale=new ft(1,1);break}}}return I}function he(w){return _(mt.materials[w],me)}function Ze(w){let b={name:w.getAttribute("name")};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"optics":b.optics=Ae(U);break}}mt.cameras[w.getAttribute("id")]=b}function Ae(w){for(let b=0;b<w.childNodes.length;b++){let D=w.childNodes[b];switch(D.nodeName){case"technique_common":return Ye(D)}}return{}}function Ye(w){let b={};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];switch(I.nodeName){case"perspective":case"orthographic":b.technique=I.nodeName,b.parameters=ze(I);break}}return b}function ze(w){let b={};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];switch(I.nodeName){case"xfov":case"yfov":case"xmag":case"ymag":case"znear":case"zfar":case"aspect_ratio":b[I.nodeName]=parseFloat(I.textContent);break}}return b}function ye(w){let b;switch(w.optics.technique){case"perspective":b=new Ln(w.optics.parameters.yfov,w.optics.parameters.aspect_ratio,w.optics.parameters.znear,w.optics.parameters.zfar);break;case"orthographic":let D=w.optics.parameters.ymag,I=w.optics.parameters.xmag,U=w.optics.parameters.aspect_ratio;I=I===void 0?D*U:I,D=D===void 0?I/U:D,I*=.5,D*=.5,b=new Io(-I,I,D,-D,w.optics.parameters.znear,w.optics.parameters.zfar);break;default:b=new Ln;break}return b.name=w.name||"",b}function Pe(w){let b=mt.cameras[w];return b!==void 0?_(b,ye):(console.warn("THREE.ColladaLoader: Couldn't find camera with ID:",w),null)}function nt(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"technique_common":b=et(U);break}}mt.lights[w.getAttribute("id")]=b}function et(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"directional":case"point":case"spot":case"ambient":b.technique=U.nodeName,b.parameters=De(U)}}return b}function De(w){let b={};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"color":let ce=r(U.textContent);b.color=new st().fromArray(ce),Ut.colorSpaceToWorking(b.color,fn);break;case"falloff_angle":b.falloffAngle=parseFloat(U.textContent);break;case"quadratic_attenuation":let pe=parseFloat(U.textContent);b.distance=pe?Math.sqrt(1/pe):0;break}}return b}function xt(w){let b;switch(w.technique){case"directional":b=new Lo;break;case"point":b=new ql;break;case"spot":b=new Xl;break;case"ambient":b=new No;break}return w.parameters.color&&b.color.copy(w.parameters.color),w.parameters.distance&&(b.distance=w.parameters.distance),b}function j(w){let b=mt.lights[w];return b!==void 0?_(b,xt):(console.warn("THREE.ColladaLoader: Couldn't find light with ID:",w),null)}function Ce(w){let b={name:w.getAttribute("name"),sources:{},vertices:{},primitives:[]},D=i(w,"mesh")[0];if(D!==void 0){for(let I=0;I<D.childNodes.length;I++){let U=D.childNodes[I];if(U.nodeType!==1)continue;let ce=U.getAttribute("id");switch(U.nodeName){case"source":b.sources[ce]=Se(U);break;case"vertices":b.vertices=qe(U);break;case"polygons":console.warn("THREE.ColladaLoader: Unsupported primitive type: ",U.nodeName);break;case"lines":case"linestrips":case"polylist":case"triangles":b.primitives.push(Ee(U));break;default:console.log(U)}}mt.geometries[w.getAttribute("id")]=b}}function Se(w){let b={array:[],stride:3};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"float_array":b.array=r(I.textContent);break;case"Name_array":b.array=s(I.textContent);break;case"technique_common":let U=i(I,"accessor")[0];U!==void 0&&(b.stride=parseInt(U.getAttribute("stride")));break}}return b}function qe(w){let b={};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];I.nodeType===1&&(b[I.getAttribute("semantic")]=a(I.getAttribute("source")))}return b}function Ee(w){let b={type:w.nodeName,material:w.getAttribute("material"),count:parseInt(w.getAttribute("count")),inputs:{},stride:0,hasUV:!1};for(let D=0,I=w.childNodes.length;D<I;D++){let U=w.childNodes[D];if(U.nodeType===1)switch(U.nodeName){case"input":let ce=a(U.getAttribute("source")),pe=U.getAttribute("semantic"),Be=parseInt(U.getAttribute("offset")),Ne=parseInt(U.getAttribute("set")),Fe=Ne>0?pe+Ne:pe;b.inputs[Fe]={id:ce,offset:Be},b.stride=Math.max(b.stride,Be+1),pe==="TEXCOORD"&&(b.hasUV=!0);break;case"vcount":b.vcount=o(U.textContent);break;case"p":b.p=o(U.textContent);break}}return b}function xe(w){let b={};for(let D=0;D<w.length;D++){let I=w[D];b[I.type]===void 0&&(b[I.type]=[]),b[I.type].push(I)}return b}function Qe(w){let b=0;for(let D=0,I=w.length;D<I;D++)w[D].hasUV===!0&&b++;b>0&&b<w.length&&(w.uvsNeedsFix=!0)}function vt(w){let b={},D=w.sources,I=w.vertices,U=w.primitives;if(U.length===0)return{};let ce=xe(U);for(let pe in ce){let Be=ce[pe];Qe(Be),b[pe]=nn(Be,D,I)}return b}function nn(w,b,D){let I={},U={array:[],stride:0},ce={array:[],stride:0},pe={array:[],stride:0},Be={array:[],stride:0},Ne={array:[],stride:0},Fe={array:[],stride:4},it={array:[],stride:4},ve=new Tn,tt=[],Ge=0;for(let at=0;at<w.length;at++){let lt=w[at],xn=lt.inputs,Ot=0;switch(lt.type){case"lines":case"linestrips":Ot=lt.count*2;break;case"triangles":Ot=lt.count*3;break;case"polylist":for(let Lt=0;Lt<lt.count;Lt++){let Ht=lt.vcount[Lt];switch(Ht){case 3:Ot+=3;break;case 4:Ot+=6;break;default:Ot+=(Ht-2)*3;break}}break;default:console.warn("THREE.ColladaLoader: Unknown primitive type:",lt.type)}ve.addGroup(Ge,Ot,at),Ge+=Ot,lt.material&&tt.push(lt.material);for(let Lt in xn){let Ht=xn[Lt];switch(Lt){case"VERTEX":for(let is in D){let Rt=D[is];switch(is){case"POSITION":let Jt=U.array.length;if(wt(lt,b[Rt],Ht.offset,U.array),U.stride=b[Rt].stride,b.skinWeights&&b.skinIndices&&(wt(lt,b.skinIndices,Ht.offset,Fe.array),wt(lt,b.skinWeights,Ht.offset,it.array)),lt.hasUV===!1&&w.uvsNeedsFix===!0){let Us=(U.array.length-Jt)/U.stride;for(let Vn=0;Vn<Us;Vn++)pe.array.push(0,0)}break;case"NORMAL":wt(lt,b[Rt],Ht.offset,ce.array),ce.stride=b[Rt].stride;break;case"COLOR":wt(lt,b[Rt],Ht.offset,Ne.array),Ne.stride=b[Rt].stride;break;case"TEXCOORD":wt(lt,b[Rt],Ht.offset,pe.array),pe.stride=b[Rt].stride;break;case"TEXCOORD1":wt(lt,b[Rt],Ht.offset,Be.array),pe.stride=b[Rt].stride;break;default:console.warn('THREE.ColladaLoader: Semantic "%s" not handled in geometry build process.',is)}}break;case"NORMAL":wt(lt,b[Ht.id],Ht.offset,ce.array),ce.stride=b[Ht.id].stride;break;case"COLOR":wt(lt,b[Ht.id],Ht.offset,Ne.array,!0),Ne.stride=b[Ht.id].stride;break;case"TEXCOORD":wt(lt,b[Ht.id],Ht.offset,pe.array),pe.stride=b[Ht.id].stride;break;case"TEXCOORD1":wt(lt,b[Ht.id],Ht.offset,Be.array),Be.stride=b[Ht.id].stride;break}}}return U.array.length>0&&ve.setAttribute("position",new Et(U.array,U.stride)),ce.array.length>0&&ve.setAttribute("normal",new Et(ce.array,ce.stride)),Ne.array.length>0&&ve.setAttribute("color",new Et(Ne.array,Ne.stride)),pe.array.length>0&&ve.setAttribute("uv",new Et(pe.array,pe.stride)),Be.array.length>0&&ve.setAttribute("uv1",new Et(Be.array,Be.stride)),Fe.array.length>0&&ve.setAttribute("skinIndex",new Et(Fe.array,Fe.stride)),it.array.length>0&&ve.setAttribute("skinWeight",new Et(it.array,it.stride)),I.data=ve,I.type=w[0].type,I.materialKeys=tt,I}function wt(w,b,D,I,U=!1){let ce=w.p,pe=w.stride,Be=w.vcount;function Ne(ve){let tt=ce[ve+D]*it,Ge=tt+it;for(;tt<Ge;tt++)I.push(Fe[tt]);if(U){let at=I.length-it-1;Rn.setRGB(I[at+0],I[at+1],I[at+2],fn),I[at+0]=Rn.r,I[at+1]=Rn.g,I[at+2]=Rn.b}}let Fe=b.array,it=b.stride;if(w.vcount!==void 0){let ve=0;for(let tt=0,Ge=Be.length;tt<Ge;tt++){let at=Be[tt];if(at===4){let lt=ve+pe*0,xn=ve+pe*1,Ot=ve+pe*2,Lt=ve+pe*3;Ne(lt),Ne(xn),Ne(Lt),Ne(xn),Ne(Ot),Ne(Lt)}else if(at===3){let lt=ve+pe*0,xn=ve+pe*1,Ot=ve+pe*2;Ne(lt),Ne(xn),Ne(Ot)}else if(at>4)for(let lt=1,xn=at-2;lt<=xn;lt++){let Ot=ve+pe*0,Lt=ve+pe*lt,Ht=ve+pe*(lt+1);Ne(Ot),Ne(Lt),Ne(Ht)}ve+=pe*at}}else for(let ve=0,tt=ce.length;ve<tt;ve+=pe)Ne(ve)}function zn(w){return _(mt.geometries[w],vt)}function rn(w){let b={name:w.getAttribute("name")||"",joints:{},links:[]};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"technique_common":ts(I,b);break}}mt.kinematicsModels[w.getAttribute("id")]=b}function yi(w){return w.build!==void 0?w.build:w}function di(w){return _(mt.kinematicsModels[w],yi)}function ts(w,b){for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"joint":b.joints[I.getAttribute("sid")]=ai(I);break;case"link":b.links.push(Li(I));break}}}function ai(w){let b;for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"prismatic":case"revolute":b=hs(I);break}}return b}function hs(w){let b={sid:w.getAttribute("sid"),name:w.getAttribute("name")||"",axis:new X,limits:{min:0,max:0},type:w.nodeName,static:!1,zeroPosition:0,middlePosition:0};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"axis":let U=r(I.textContent);b.axis.fromArray(U);break;case"limits":let ce=I.getElementsByTagName("max")[0],pe=I.getElementsByTagName("min")[0];b.limits.max=parseFloat(ce.textContent),b.limits.min=parseFloat(pe.textContent);break}}return b.limits.min>=b.limits.max&&(b.static=!0),b.middlePosition=(b.limits.min+b.limits.max)/2,b}function Li(w){let b={sid:w.getAttribute("sid"),name:w.getAttribute("name")||"",attachments:[],transforms:[]};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"attachment_full":b.attachments.push(Kr(I));break;case"matrix":case"translate":case"rotate":b.transforms.push(Ds(I));break}}return b}function Kr(w){let b={joint:w.getAttribute("joint").split("/").pop(),transforms:[],links:[]};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"link":b.links.push(Li(I));break;case"matrix":case"translate":case"rotate":b.transforms.push(Ds(I));break}}return b}function Ds(w){let b={type:w.nodeName},D=r(w.textContent);switch(b.type){case"matrix":b.obj=new gt,b.obj.fromArray(D).transpose();break;case"translate":b.obj=new X,b.obj.fromArray(D);break;case"rotate":b.obj=new X,b.obj.fromArray(D),b.angle=Tr.degToRad(D[3]);break}return b}function Xo(w){let b={name:w.getAttribute("name")||"",rigidBodies:{}};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"rigid_body":b.rigidBodies[I.getAttribute("name")]={},qo(I,b.rigidBodies[I.getAttribute("name")]);break}}mt.physicsModels[w.getAttribute("id")]=b}function qo(w,b){for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"technique_common":ds(I,b);break}}}function ds(w,b){for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"inertia":b.inertia=r(I.textContent);break;case"mass":b.mass=r(I.textContent)[0];break}}}function tl(w){let b={bindJointAxis:[]};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"bind_joint_axis":b.bindJointAxis.push(er(I));break}}mt.kinematicsScenes[a(w.getAttribute("url"))]=b}function er(w){let b={target:w.getAttribute("target").split("/").pop()};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType===1)switch(I.nodeName){case"axis":let U=I.getElementsByTagName("param")[0];b.axis=U.textContent;let ce=b.axis.split("inst_").pop().split("axis")[0];b.jointIndex=ce.substring(0,ce.length-1);break}}return b}function $o(w){return w.build!==void 0?w.build:w}function ns(w){return _(mt.kinematicsScenes[w],$o)}function kn(){let w=Object.keys(mt.kinematicsModels)[0],b=Object.keys(mt.kinematicsScenes)[0],D=Object.keys(mt.visualScenes)[0];if(w===void 0||b===void 0)return;let I=di(w),U=ns(b),ce=ut(D),pe=U.bindJointAxis,Be={};for(let it=0,ve=pe.length;it<ve;it++){let tt=pe[it],Ge=Vt.querySelector('[sid="'+tt.target+'"]');if(Ge){let at=Ge.parentElement;Ne(tt.jointIndex,at)}}function Ne(it,ve){let tt=ve.getAttribute("name"),Ge=I.joints[it];ce.traverse(function(at){at.name===tt&&(Be[it]={object:at,transforms:L(ve),joint:Ge,position:Ge.zeroPosition})})}let Fe=new gt;vi={joints:I&&I.joints,getJointValue:function(it){let ve=Be[it];if(ve)return ve.position;console.warn("THREE.ColladaLoader: Joint "+it+" doesn't exist.")},setJointValue:function(it,ve){let tt=Be[it];if(tt){let Ge=tt.joint;if(ve>Ge.limits.max||ve<Ge.limits.min)console.warn("THREE.ColladaLoader: Joint "+it+" value "+ve+" outside of limits (min: "+Ge.limits.min+", max: "+Ge.limits.max+").");else if(Ge.static)console.warn("THREE.ColladaLoader: Joint "+it+" is static.");else{let at=tt.object,lt=Ge.axis,xn=tt.transforms;se.identity();for(let Ot=0;Ot<xn.length;Ot++){let Lt=xn[Ot];if(Lt.sid&&Lt.sid.indexOf(it)!==-1)switch(Ge.type){case"revolute":se.multiply(Fe.makeRotationAxis(lt,Tr.degToRad(ve)));break;case"prismatic":se.multiply(Fe.makeTranslation(lt.x*ve,lt.y*ve,lt.z*ve));break;default:console.warn("THREE.ColladaLoader: Unknown joint type: "+Ge.type);break}else switch(Lt.type){case"matrix":se.multiply(Lt.obj);break;case"translate":se.multiply(Fe.makeTranslation(Lt.obj.x,Lt.obj.y,Lt.obj.z));break;case"scale":se.scale(Lt.obj);break;case"rotate":se.multiply(Fe.makeRotationAxis(Lt.obj,Lt.angle));break}}at.matrix.copy(se),at.matrix.decompose(at.position,at.quaternion,at.scale),Be[it].position=ve}}else console.log("THREE.ColladaLoader: "+it+" does not exist.")}}}function L(w){let b=[],D=Vt.querySelector('[id="'+w.id+'"]');for(let I=0;I<D.childNodes.length;I++){let U=D.childNodes[I];if(U.nodeType!==1)continue;let ce,pe;switch(U.nodeName){case"matrix":ce=r(U.textContent);let Be=new gt().fromArray(ce).transpose();b.push({sid:U.getAttribute("sid"),type:U.nodeName,obj:Be});break;case"translate":case"scale":ce=r(U.textContent),pe=new X().fromArray(ce),b.push({sid:U.getAttribute("sid"),type:U.nodeName,obj:pe});break;case"rotate":ce=r(U.textContent),pe=new X().fromArray(ce);let Ne=Tr.degToRad(ce[3]);b.push({sid:U.getAttribute("sid"),type:U.nodeName,obj:pe,angle:Ne});break}}return b}function J(w){let b=w.getElementsByTagName("node");for(let D=0;D<b.length;D++){let I=b[D];I.hasAttribute("id")===!1&&I.setAttribute("id",c())}}let se=new gt,ae=new X;function ee(w){let b={name:w.getAttribute("name")||"",type:w.getAttribute("type"),id:w.getAttribute("id"),sid:w.getAttribute("sid"),matrix:new gt,nodes:[],instanceCameras:[],instanceControllers:[],instanceLights:[],instanceGeometries:[],instanceNodes:[],transforms:{}};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];if(I.nodeType!==1)continue;let U;switch(I.nodeName){case"node":b.nodes.push(I.getAttribute("id")),ee(I);break;case"instance_camera":b.instanceCameras.push(a(I.getAttribute("url")));break;case"instance_controller":b.instanceControllers.push(Te(I));break;case"instance_light":b.instanceLights.push(a(I.getAttribute("url")));break;case"instance_geometry":b.instanceGeometries.push(Te(I));break;case"instance_node":b.instanceNodes.push(a(I.getAttribute("url")));break;case"matrix":U=r(I.textContent),b.matrix.multiply(se.fromArray(U).transpose()),b.transforms[I.getAttribute("sid")]=I.nodeName;break;case"translate":U=r(I.textContent),ae.fromArray(U),b.matrix.multiply(se.makeTranslation(ae.x,ae.y,ae.z)),b.transforms[I.getAttribute("sid")]=I.nodeName;break;case"rotate":U=r(I.textContent);let ce=Tr.degToRad(U[3]);b.matrix.multiply(se.makeRotationAxis(ae.fromArray(U),ce)),b.transforms[I.getAttribute("sid")]=I.nodeName;break;case"scale":U=r(I.textContent),b.matrix.scale(ae.fromArray(U)),b.transforms[I.getAttribute("sid")]=I.nodeName;break;case"extra":break;default:console.log(I)}}return Tt(b.id)?console.warn("THREE.ColladaLoader: There is already a node with ID %s. Exclude current node from further processing.",b.id):mt.nodes[b.id]=b,b}function Te(w){let b={id:a(w.getAttribute("url")),materials:{},skeletons:[]};for(let D=0;D<w.childNodes.length;D++){let I=w.childNodes[D];switch(I.nodeName){case"bind_material":let U=I.getElementsByTagName("instance_material");for(let ce=0;ce<U.length;ce++){let pe=U[ce],Be=pe.getAttribute("symbol"),Ne=pe.getAttribute("target");b.materials[Be]=a(Ne)}break;case"skeleton":b.skeletons.push(a(I.textContent));break;default:break}}return b}function Ue(w,b){let D=[],I=[],U,ce,pe;for(U=0;U<w.length;U++){let Fe=w[U],it;if(Tt(Fe))it=It(Fe),$e(it,b,D);else if(St(Fe)){let tt=mt.visualScenes[Fe].children;for(let Ge=0;Ge<tt.length;Ge++){let at=tt[Ge];if(at.type==="JOINT"){let lt=It(at.id);$e(lt,b,D)}}}else console.error("THREE.ColladaLoader: Unable to find root bone of skeleton with ID:",Fe)}for(U=0;U<b.length;U++)for(ce=0;ce<D.length;ce++)if(pe=D[ce],pe.bone.name===b[U].name){I[U]=pe,pe.processed=!0;break}for(U=0;U<D.length;U++)pe=D[U],pe.processed===!1&&(I.push(pe),pe.processed=!0);let Be=[],Ne=[];for(U=0;U<I.length;U++)pe=I[U],Be.push(pe.bone),Ne.push(pe.boneInverse);return new Ul(Be,Ne)}function $e(w,b,D){w.traverse(function(I){if(I.isBone===!0){let U;for(let ce=0;ce<b.length;ce++){let pe=b[ce];if(pe.name===I.name){U=pe.boneInverse;break}}U===void 0&&(U=new gt),D.push({bone:I,boneInverse:U,processed:!1})}})}function Oe(w){let b=[],D=w.matrix,I=w.nodes,U=w.type,ce=w.instanceCameras,pe=w.instanceControllers,Be=w.instanceLights,Ne=w.instanceGeometries,Fe=w.instanceNodes;for(let ve=0,tt=I.length;ve<tt;ve++)b.push(It(I[ve]));for(let ve=0,tt=ce.length;ve<tt;ve++){let Ge=Pe(ce[ve]);Ge!==null&&b.push(Ge.clone())}for(let ve=0,tt=pe.length;ve<tt;ve++){let Ge=pe[ve],at=Me(Ge.id),lt=zn(at.id),xn=rt(lt,Ge.materials),Ot=Ge.skeletons,Lt=at.skin.joints,Ht=Ue(Ot,Lt);for(let is=0,Rt=xn.length;is<Rt;is++){let Jt=xn[is];Jt.isSkinnedMesh&&(Jt.bind(Ht,at.skin.bindMatrix),Jt.normalizeSkinWeights()),b.push(Jt)}}for(let ve=0,tt=Be.length;ve<tt;ve++){let Ge=j(Be[ve]);Ge!==null&&b.push(Ge.clone())}for(let ve=0,tt=Ne.length;ve<tt;ve++){let Ge=Ne[ve],at=zn(Ge.id),lt=rt(at,Ge.materials);for(let xn=0,Ot=lt.length;xn<Ot;xn++)b.push(lt[xn])}for(let ve=0,tt=Fe.length;ve<tt;ve++)b.push(It(Fe[ve]).clone());let it;if(I.length===0&&b.length===1)it=b[0];else{it=U==="JOINT"?new La:new Ai;for(let ve=0;ve<b.length;ve++)it.add(b[ve])}return it.name=U==="JOINT"?w.sid:w.name,it.matrix.copy(D),it.matrix.decompose(it.position,it.quaternion,it.scale),it}let dt=new Hr({name:Pi.DEFAULT_MATERIAL_NAME,color:16711935});function pt(w,b){let D=[];for(let I=0,U=w.length;I<U;I++){let ce=b[w[I]];ce===void 0?(console.warn("THREE.ColladaLoader: Material with key %s not found. Apply fallback material.",w[I]),D.push(dt)):D.push(he(ce))}return D}function rt(w,b){let D=[];for(let I in w){let U=w[I],ce=pt(U.materialKeys,b);if(ce.length===0&&(I==="lines"||I==="linestrips"?ce.push(new Fi):ce.push(new cs)),I==="lines"||I==="linestrips")for(let Fe=0,it=ce.length;Fe<it;Fe++){let ve=ce[Fe];if(ve.isMeshPhongMaterial===!0||ve.isMeshLambertMaterial===!0){let tt=new Fi;tt.color.copy(ve.color),tt.opacity=ve.opacity,tt.transparent=ve.transparent,ce[Fe]=tt}}let pe=U.data.attributes.skinIndex!==void 0,Be=ce.length===1?ce[0]:ce,Ne;switch(I){case"lines":Ne=new xr(U.data,Be);break;case"linestrips":Ne=new Gr(U.data,Be);break;case"triangles":case"polylist":pe?Ne=new Nl(U.data,Be):Ne=new en(U.data,Be);break}D.push(Ne)}return D}function Tt(w){return mt.nodes[w]!==void 0}function It(w){return _(mt.nodes[w],Oe)}function cn(w){let b={name:w.getAttribute("name"),children:[]};J(w);let D=i(w,"node");for(let I=0;I<D.length;I++)b.children.push(ee(D[I]));mt.visualScenes[w.getAttribute("id")]=b}function Xt(w){let b=new Ai;b.name=w.name;let D=w.children;for(let I=0;I<D.length;I++){let U=D[I];b.add(It(U.id))}return b}function St(w){return mt.visualScenes[w]!==void 0}function ut(w){return _(mt.visualScenes[w],Xt)}function un(w){let b=i(w,"instance_visual_scene")[0];return ut(a(b.getAttribute("url")))}function Nt(){let w=mt.clips;if(l(w)===!0){if(l(mt.animations)===!1){let b=[];for(let D in mt.animations){let I=y(D);for(let U=0,ce=I.length;U<ce;U++)b.push(I[U])}Gi.push(new Da("default",-1,b))}}else for(let b in w)Gi.push(Q(b))}function Kn(w){let b="",D=[w];for(;D.length;){let I=D.shift();I.nodeType===Node.TEXT_NODE?b+=I.textContent:(b+=`
`,D.push(...I.childNodes))}return b.trim()}if(e.length===0)return{scene:new _r};let fs=new DOMParser().parseFromString(e,"application/xml"),Vt=i(fs,"COLLADA")[0],ps=fs.getElementsByTagName("parsererror")[0];if(ps!==void 0){let w=i(ps,"div")[0],b;return w?b=w.textContent:b=Kn(ps),console.error(`THREE.ColladaLoader: Failed to parse collada file.
`,b),null}let hn=Vt.getAttribute("version");console.debug("THREE.ColladaLoader: File version",hn);let Qn=h(i(Vt,"asset")[0]),li=new Ro(this.manager);li.setPath(this.resourcePath||t).setCrossOrigin(this.crossOrigin);let Nn;ic&&(Nn=new ic(this.manager),Nn.setPath(this.resourcePath||t));let Rn=new st,Gi=[],vi={},Yh=0,mt={animations:{},clips:{},controllers:{},images:{},effects:{},materials:{},cameras:{},lights:{},geometries:{},nodes:{},visualScenes:{},kinematicsModels:{},physicsModels:{},kinematicsScenes:{}};p(Vt,"library_animations","animation",m),p(Vt,"library_animation_clips","animation_clip",H),p(Vt,"library_controllers","controller",te),p(Vt,"library_images","image",$),p(Vt,"library_effects","effect",Ve),p(Vt,"library_materials","material",q),p(Vt,"library_cameras","camera",Ze),p(Vt,"library_lights","light",nt),p(Vt,"library_geometries","geometry",Ce),p(Vt,"library_nodes","node",ee),p(Vt,"library_visual_scenes","visual_scene",cn),p(Vt,"library_kinematics_models","kinematics_model",rn),p(Vt,"library_physics_models","physics_model",Xo),p(Vt,"scene","instance_kinematics_scene",tl),g(mt.animations,A),g(mt.clips,ie),g(mt.controllers,ue),g(mt.images,ne),g(mt.effects,z),g(mt.materials,me),g(mt.cameras,ye),g(mt.lights,xt),g(mt.geometries,vt),g(mt.visualScenes,Xt),Nt(),kn();let jo=un(i(Vt,"scene")[0]);return jo.animations=Gi,Qn.upAxis==="Z_UP"&&(console.warn("THREE.ColladaLoader: You are loading an asset with a Z-UP coordinate system. The loader just rotates the asset to transform it into Y-UP. The vertex data are not converted, see #24289."),jo.rotation.set(-Math.PI/2,0,0)),jo.scale.multiplyScalar(Qn.unit),{get animations(){return console.warn("THREE.ColladaLoader: Please access animations over scene.animations now."),Gi},kinematics:vi,library:mt,scene:jo}}};var ET=/^[og]\s*(.+)?/,TT=/^mtllib /,AT=/^usemtl /,CT=/^usemap /,hx=/\s+/,dx=new X,bp=new X,fx=new X,px=new X,us=new X,Ah=new st;function RT(){let n={objects:[],object:{},vertices:[],normals:[],colors:[],uvs:[],materials:{},materialLibraries:[],startObject:function(e,t){if(this.object&&this.object.fromDeclaration===!1){this.object.name=e,this.object.fromDeclaration=t!==!1;return}let i=this.object&&typeof this.object.currentMaterial=="function"?this.object.currentMaterial():void 0;if(this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0),this.object={name:e||"",fromDeclaration:t!==!1,geometry:{vertices:[],normals:[],colors:[],uvs:[],hasUVIndices:!1},materials:[],smooth:!0,startMaterial:function(s,r){let o=this._finalize(!1);o&&(o.inherited||o.groupCount<=0)&&this.materials.splice(o.index,1);let a={index:this.materials.length,name:s||"",mtllib:Array.isArray(r)&&r.length>0?r[r.length-1]:"",smooth:o!==void 0?o.smooth:this.smooth,groupStart:o!==void 0?o.groupEnd:0,groupEnd:-1,groupCount:-1,inherited:!1,clone:function(c){let l={index:typeof c=="number"?c:this.index,name:this.name,mtllib:this.mtllib,smooth:this.smooth,groupStart:0,groupEnd:-1,groupCount:-1,inherited:!1};return l.clone=this.clone.bind(l),l}};return this.materials.push(a),a},currentMaterial:function(){if(this.materials.length>0)return this.materials[this.materials.length-1]},_finalize:function(s){let r=this.currentMaterial();if(r&&r.groupEnd===-1&&(r.groupEnd=this.geometry.vertices.length/3,r.groupCount=r.groupEnd-r.groupStart,r.inherited=!1),s&&this.materials.length>1)for(let o=this.materials.length-1;o>=0;o--)this.materials[o].groupCount<=0&&this.materials.splice(o,1);return s&&this.materials.length===0&&this.materials.push({name:"",smooth:this.smooth}),r}},i&&i.name&&typeof i.clone=="function"){let s=i.clone(0);s.inherited=!0,this.object.materials.push(s)}this.objects.push(this.object)},finalize:function(){this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0)},parseVertexIndex:function(e,t){let i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseNormalIndex:function(e,t){let i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseUVIndex:function(e,t){let i=parseInt(e,10);return(i>=0?i-1:i+t/2)*2},addVertex:function(e,t,i){let s=this.vertices,r=this.object.geometry.vertices;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addVertexPoint:function(e){let t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addVertexLine:function(e){let t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addNormal:function(e,t,i){let s=this.normals,r=this.object.geometry.normals;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addFaceNormal:function(e,t,i){let s=this.vertices,r=this.object.geometry.normals;dx.fromArray(s,e),bp.fromArray(s,t),fx.fromArray(s,i),us.subVectors(fx,bp),px.subVectors(dx,bp),us.cross(px),us.normalize(),r.push(us.x,us.y,us.z),r.push(us.x,us.y,us.z),r.push(us.x,us.y,us.z)},addColor:function(e,t,i){let s=this.colors,r=this.object.geometry.colors;s[e]!==void 0&&r.push(s[e+0],s[e+1],s[e+2]),s[t]!==void 0&&r.push(s[t+0],s[t+1],s[t+2]),s[i]!==void 0&&r.push(s[i+0],s[i+1],s[i+2])},addUV:function(e,t,i){let s=this.uvs,r=this.object.geometry.uvs;r.push(s[e+0],s[e+1]),r.push(s[t+0],s[t+1]),r.push(s[i+0],s[i+1])},addDefaultUV:function(){let e=this.object.geometry.uvs;e.push(0,0),e.push(0,0),e.push(0,0)},addUVLine:function(e){let t=this.uvs;this.object.geometry.uvs.push(t[e+0],t[e+1])},addFace:function(e,t,i,s,r,o,a,c,l){let h=this.vertices.length,u=this.parseVertexIndex(e,h),d=this.parseVertexIndex(t,h),p=this.parseVertexIndex(i,h);if(this.addVertex(u,d,p),this.addColor(u,d,p),a!==void 0&&a!==""){let g=this.normals.length;u=this.parseNormalIndex(a,g),d=this.parseNormalIndex(c,g),p=this.parseNormalIndex(l,g),this.addNormal(u,d,p)}else this.addFaceNormal(u,d,p);if(s!==void 0&&s!==""){let g=this.uvs.length;u=this.parseUVIndex(s,g),d=this.parseUVIndex(r,g),p=this.parseUVIndex(o,g),this.addUV(u,d,p),this.object.geometry.hasUVIndices=!0}else this.addDefaultUV()},addPointGeometry:function(e){this.object.geometry.type="Points";let t=this.vertices.length;for(let i=0,s=e.length;i<s;i++){let r=this.parseVertexIndex(e[i],t);this.addVertexPoint(r),this.addColor(r)}},addLineGeometry:function(e,t){this.object.geometry.type="Line";let i=this.vertices.length,s=this.uvs.length;for(let r=0,o=e.length;r<o;r++)this.addVertexLine(this.parseVertexIndex(e[r],i));for(let r=0,o=t.length;r<o;r++)this.addUVLine(this.parseUVIndex(t[r],s))}};return n.startObject("",!1),n}var Ch=class extends Pi{constructor(e){super(e),this.materials=null}load(e,t,i,s){let r=this,o=new Ys(this.manager);o.setPath(this.path),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}setMaterials(e){return this.materials=e,this}parse(e){let t=new RT;e.indexOf(`\r
`)!==-1&&(e=e.replace(/\r\n/g,`
`)),e.indexOf(`\\
`)!==-1&&(e=e.replace(/\\\n/g,""));let i=e.split(`
`),s=[];for(let a=0,c=i.length;a<c;a++){let l=i[a].trimStart();if(l.length===0)continue;let h=l.charAt(0);if(h!=="#")if(h==="v"){let u=l.split(hx);switch(u[0]){case"v":t.vertices.push(parseFloat(u[1]),parseFloat(u[2]),parseFloat(u[3])),u.length>=7?(Ah.setRGB(parseFloat(u[4]),parseFloat(u[5]),parseFloat(u[6]),fn),t.colors.push(Ah.r,Ah.g,Ah.b)):t.colors.push(void 0,void 0,void 0);break;case"vn":t.normals.push(parseFloat(u[1]),parseFloat(u[2]),parseFloat(u[3]));break;case"vt":t.uvs.push(parseFloat(u[1]),parseFloat(u[2]));break}}else if(h==="f"){let d=l.slice(1).trim().split(hx),p=[];for(let _=0,m=d.length;_<m;_++){let f=d[_];if(f.length>0){let S=f.split("/");p.push(S)}}let g=p[0];for(let _=1,m=p.length-1;_<m;_++){let f=p[_],S=p[_+1];t.addFace(g[0],f[0],S[0],g[1],f[1],S[1],g[2],f[2],S[2])}}else if(h==="l"){let u=l.substring(1).trim().split(" "),d=[],p=[];if(l.indexOf("/")===-1)d=u;else for(let g=0,_=u.length;g<_;g++){let m=u[g].split("/");m[0]!==""&&d.push(m[0]),m[1]!==""&&p.push(m[1])}t.addLineGeometry(d,p)}else if(h==="p"){let d=l.slice(1).trim().split(" ");t.addPointGeometry(d)}else if((s=ET.exec(l))!==null){let u=(" "+s[0].slice(1).trim()).slice(1);t.startObject(u)}else if(AT.test(l))t.object.startMaterial(l.substring(7).trim(),t.materialLibraries);else if(TT.test(l))t.materialLibraries.push(l.substring(7).trim());else if(CT.test(l))console.warn('THREE.OBJLoader: Rendering identifier "usemap" not supported. Textures must be defined in MTL files.');else if(h==="s"){if(s=l.split(" "),s.length>1){let d=s[1].trim().toLowerCase();t.object.smooth=d!=="0"&&d!=="off"}else t.object.smooth=!0;let u=t.object.currentMaterial();u&&(u.smooth=t.object.smooth)}else{if(l==="\0")continue;console.warn('THREE.OBJLoader: Unexpected line: "'+l+'"')}}t.finalize();let r=new Ai;if(r.materialLibraries=[].concat(t.materialLibraries),!(t.objects.length===1&&t.objects[0].geometry.vertices.length===0)===!0)for(let a=0,c=t.objects.length;a<c;a++){let l=t.objects[a],h=l.geometry,u=l.materials,d=h.type==="Line",p=h.type==="Points",g=!1;if(h.vertices.length===0)continue;let _=new Tn;_.setAttribute("position",new Et(h.vertices,3)),h.normals.length>0&&_.setAttribute("normal",new Et(h.normals,3)),h.colors.length>0&&(g=!0,_.setAttribute("color",new Et(h.colors,3))),h.hasUVIndices===!0&&_.setAttribute("uv",new Et(h.uvs,2));let m=[];for(let S=0,A=u.length;S<A;S++){let y=u[S],P=y.name+"_"+y.smooth+"_"+g,R=t.materials[P];if(this.materials!==null){if(R=this.materials.create(y.name),d&&R&&!(R instanceof Fi)){let k=new Fi;Ri.prototype.copy.call(k,R),k.color.copy(R.color),R=k}else if(p&&R&&!(R instanceof yr)){let k=new yr({size:10,sizeAttenuation:!1});Ri.prototype.copy.call(k,R),k.color.copy(R.color),k.map=R.map,R=k}}R===void 0&&(d?R=new Fi:p?R=new yr({size:1,sizeAttenuation:!1}):R=new cs,R.name=y.name,R.flatShading=!y.smooth,R.vertexColors=g,t.materials[P]=R),m.push(R)}let f;if(m.length>1){for(let S=0,A=u.length;S<A;S++){let y=u[S];_.addGroup(y.groupStart,y.groupCount,S)}d?f=new xr(_,m):p?f=new Eo(_,m):f=new en(_,m)}else d?f=new xr(_,m[0]):p?f=new Eo(_,m[0]):f=new en(_,m[0]);f.name=l.name,r.add(f)}else if(t.vertices.length>0){let a=new yr({size:1,sizeAttenuation:!1}),c=new Tn;c.setAttribute("position",new Et(t.vertices,3)),t.colors.length>0&&t.colors[0]!==void 0&&(c.setAttribute("color",new Et(t.colors,3)),a.vertexColors=!0);let l=new Eo(c,a);r.add(l)}return r}};var $a=class extends Pi{constructor(e){super(e)}load(e,t,i,s){let r=this,o=new Ys(this.manager);o.setPath(this.path),o.setResponseType("arraybuffer"),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}parse(e){function t(l){let h=new DataView(l),u=32/8*3+32/8*3*3+16/8,d=h.getUint32(80,!0);if(80+32/8+d*u===h.byteLength)return!0;let g=[115,111,108,105,100];for(let _=0;_<5;_++)if(i(g,h,_))return!1;return!0}function i(l,h,u){for(let d=0,p=l.length;d<p;d++)if(l[d]!==h.getUint8(u+d))return!1;return!0}function s(l){let h=new DataView(l),u=h.getUint32(80,!0),d,p,g,_=!1,m,f,S,A,y;for(let N=0;N<70;N++)h.getUint32(N,!1)==1129270351&&h.getUint8(N+4)==82&&h.getUint8(N+5)==61&&(_=!0,m=new Float32Array(u*3*3),f=h.getUint8(N+6)/255,S=h.getUint8(N+7)/255,A=h.getUint8(N+8)/255,y=h.getUint8(N+9)/255);let P=84,R=50,k=new Tn,F=new Float32Array(u*3*3),M=new Float32Array(u*3*3),E=new st;for(let N=0;N<u;N++){let B=P+N*R,W=h.getFloat32(B,!0),Z=h.getFloat32(B+4,!0),K=h.getFloat32(B+8,!0);if(_){let H=h.getUint16(B+48,!0);(H&32768)===0?(d=(H&31)/31,p=(H>>5&31)/31,g=(H>>10&31)/31):(d=f,p=S,g=A)}for(let H=1;H<=3;H++){let ie=B+H*12,Q=N*3*3+(H-1)*3;F[Q]=h.getFloat32(ie,!0),F[Q+1]=h.getFloat32(ie+4,!0),F[Q+2]=h.getFloat32(ie+8,!0),M[Q]=W,M[Q+1]=Z,M[Q+2]=K,_&&(E.setRGB(d,p,g,fn),m[Q]=E.r,m[Q+1]=E.g,m[Q+2]=E.b)}}return k.setAttribute("position",new ui(F,3)),k.setAttribute("normal",new ui(M,3)),_&&(k.setAttribute("color",new ui(m,3)),k.hasColors=!0,k.alpha=y),k}function r(l){let h=new Tn,u=/solid([\s\S]*?)endsolid/g,d=/facet([\s\S]*?)endfacet/g,p=/solid\s(.+)/,g=0,_=/[\s]+([+-]?(?:\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?)/.source,m=new RegExp("vertex"+_+_+_,"g"),f=new RegExp("normal"+_+_+_,"g"),S=[],A=[],y=[],P=new X,R,k=0,F=0,M=0;for(;(R=u.exec(l))!==null;){F=M;let E=R[0],N=(R=p.exec(E))!==null?R[1]:"";for(y.push(N);(R=d.exec(E))!==null;){let Z=0,K=0,H=R[0];for(;(R=f.exec(H))!==null;)P.x=parseFloat(R[1]),P.y=parseFloat(R[2]),P.z=parseFloat(R[3]),K++;for(;(R=m.exec(H))!==null;)S.push(parseFloat(R[1]),parseFloat(R[2]),parseFloat(R[3])),A.push(P.x,P.y,P.z),Z++,M++;K!==1&&console.error("THREE.STLLoader: Something isn't right with the normal of face number "+g),Z!==3&&console.error("THREE.STLLoader: Something isn't right with the vertices of face number "+g),g++}let B=F,W=M-F;h.userData.groupNames=y,h.addGroup(B,W,k),k++}return h.setAttribute("position",new Et(S,3)),h.setAttribute("normal",new Et(A,3)),h}function o(l){return typeof l!="string"?new TextDecoder().decode(l):l}function a(l){if(typeof l=="string"){let h=new Uint8Array(l.length);for(let u=0;u<l.length;u++)h[u]=l.charCodeAt(u)&255;return h.buffer||h}else return l}let c=a(e);return t(c)?s(c):r(o(e))}};var mx=new X,PT=new hi,Rh=new gt,Yr=new gt,Ph=new qn,Ih=new X(1,1,1),Lh=new X,ja=class extends Fn{constructor(...e){super(...e),this.urdfNode=null,this.urdfName=""}copy(e,t){return super.copy(e,t),this.urdfNode=e.urdfNode,this.urdfName=e.urdfName,this}},Nh=class extends ja{constructor(...e){super(...e),this.isURDFCollider=!0,this.type="URDFCollider"}},Dh=class extends ja{constructor(...e){super(...e),this.isURDFVisual=!0,this.type="URDFVisual"}},sc=class extends ja{constructor(...e){super(...e),this.isURDFLink=!0,this.type="URDFLink",this.name="",this.inertial={mass:0,origin:{xyz:[0,0,0],rpy:[0,0,0]},inertia:{ixx:0,ixy:0,ixz:0,iyy:0,iyz:0,izz:0}}}copy(e,t){return super.copy(e,t),this.inertial={mass:e.inertial.mass,origin:{xyz:[...e.inertial.origin.xyz],rpy:[...e.inertial.origin.rpy]},inertia:{...e.inertial.inertia}},this}},rc=class extends ja{get jointType(){return this._jointType}set jointType(e){if(this.jointType!==e)switch(this._jointType=e,this.matrixWorldNeedsUpdate=!0,e){case"fixed":this.jointValue=[];break;case"continuous":case"revolute":case"prismatic":this.jointValue=new Array(1).fill(0);break;case"planar":this.jointValue=new Array(3).fill(0),this.axis=new X(0,0,1);break;case"floating":this.jointValue=new Array(6).fill(0);break}}get angle(){return this.jointValue[0]}constructor(...e){super(...e),this.isURDFJoint=!0,this.type="URDFJoint",this.name="",this.jointValue=null,this.jointType="fixed",this.axis=new X(1,0,0),this.limit={lower:0,upper:0,effort:0,velocity:0},this.ignoreLimits=!1,this.origPosition=null,this.origQuaternion=null,this.mimicJoints=[]}copy(e,t){return super.copy(e,t),this.jointType=e.jointType,this.axis=e.axis.clone(),this.limit.lower=e.limit.lower,this.limit.upper=e.limit.upper,this.limit.effort=e.limit.effort,this.limit.velocity=e.limit.velocity,this.ignoreLimits=!1,this.jointValue=[...e.jointValue],this.origPosition=e.origPosition?e.origPosition.clone():null,this.origQuaternion=e.origQuaternion?e.origQuaternion.clone():null,this.mimicJoints=[...e.mimicJoints],this}setJointValue(...e){e=e.map(i=>i===null?null:parseFloat(i)),(!this.origPosition||!this.origQuaternion)&&(this.origPosition=this.position.clone(),this.origQuaternion=this.quaternion.clone());let t=!1;switch(this.mimicJoints.forEach(i=>{t=i.updateFromMimickedJoint(...e)||t}),this.jointType){case"fixed":return t;case"continuous":case"revolute":{let i=e[0];return i==null||i===this.jointValue[0]?t:(!this.ignoreLimits&&this.jointType==="revolute"&&(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.quaternion.setFromAxisAngle(this.axis,i).premultiply(this.origQuaternion),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"prismatic":{let i=e[0];return i==null||i===this.jointValue[0]?t:(this.ignoreLimits||(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.position.copy(this.origPosition),mx.copy(this.axis).applyEuler(this.rotation),this.position.addScaledVector(mx,i),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"floating":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],this.jointValue[3]=e[3]!==null?e[3]:this.jointValue[3],this.jointValue[4]=e[4]!==null?e[4]:this.jointValue[4],this.jointValue[5]=e[5]!==null?e[5]:this.jointValue[5],Yr.compose(this.origPosition,this.origQuaternion,Ih),Ph.setFromEuler(PT.set(this.jointValue[3],this.jointValue[4],this.jointValue[5],"XYZ")),Lh.set(this.jointValue[0],this.jointValue[1],this.jointValue[2]),Rh.compose(Lh,Ph,Ih),Yr.premultiply(Rh),this.position.setFromMatrixPosition(Yr),this.rotation.setFromRotationMatrix(Yr),this.matrixWorldNeedsUpdate=!0,!0);case"planar":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],Yr.compose(this.origPosition,this.origQuaternion,Ih),Ph.setFromAxisAngle(this.axis,this.jointValue[2]),Lh.set(this.jointValue[0],this.jointValue[1],0),Rh.compose(Lh,Ph,Ih),Yr.premultiply(Rh),this.position.setFromMatrixPosition(Yr),this.rotation.setFromRotationMatrix(Yr),this.matrixWorldNeedsUpdate=!0,!0)}return t}},oc=class extends rc{constructor(...e){super(...e),this.type="URDFMimicJoint",this.mimicJoint=null,this.offset=0,this.multiplier=1}updateFromMimickedJoint(...e){let t=e.map(i=>i===null?null:i*this.multiplier+this.offset);return super.setJointValue(...t)}copy(e,t){return super.copy(e,t),this.mimicJoint=e.mimicJoint,this.offset=e.offset,this.multiplier=e.multiplier,this}},Uh=class extends sc{constructor(...e){super(...e),this.isURDFRobot=!0,this.urdfNode=null,this.urdfRobotNode=null,this.robotName=null,this.links=null,this.joints=null,this.colliders=null,this.visual=null,this.frames=null}copy(e,t){super.copy(e,t),this.urdfRobotNode=e.urdfRobotNode,this.robotName=e.robotName,this.links={},this.joints={},this.colliders={},this.visual={},this.traverse(i=>{i.isURDFJoint&&i.urdfName in e.joints&&(this.joints[i.urdfName]=i),i.isURDFLink&&i.urdfName in e.links&&(this.links[i.urdfName]=i),i.isURDFCollider&&i.urdfName in e.colliders&&(this.colliders[i.urdfName]=i),i.isURDFVisual&&i.urdfName in e.visual&&(this.visual[i.urdfName]=i)});for(let i in this.joints)this.joints[i].mimicJoints=this.joints[i].mimicJoints.map(s=>this.joints[s.name]);return this.frames={...this.colliders,...this.visual,...this.links,...this.joints},this}getFrame(e){return this.frames[e]}setJointValue(e,...t){let i=this.joints[e];return i?i.setJointValue(...t):!1}setJointValues(e){let t=!1;for(let i in e){let s=e[i];Array.isArray(s)?t=this.setJointValue(i,...s)||t:t=this.setJointValue(i,s)||t}return t}};var Mp=new qn,gx=new hi;function Jr(n){return n?n.trim().split(/\s+/g).map(e=>parseFloat(e)):[0,0,0]}function _x(n,e,t=!1){t||n.rotation.set(0,0,0),gx.set(e[0],e[1],e[2],"ZYX"),Mp.setFromEuler(gx),Mp.multiply(n.quaternion),n.quaternion.copy(Mp)}var wp=class{constructor(e){this.manager=e||vh,this.loadMeshCb=this.defaultMeshLoader.bind(this),this.parseVisual=!0,this.parseCollision=!1,this.packages="",this.workingPath="",this.fetchOptions={}}loadAsync(e){return new Promise((t,i)=>{this.load(e,t,null,i)})}load(e,t,i,s){let r=this.manager,o=Do.extractUrlBase(e),a=this.manager.resolveURL(e);r.itemStart(a),fetch(a,this.fetchOptions).then(c=>{if(c.ok)return i&&i(null),c.text();throw new Error(`URDFLoader: Failed to load url '${a}' with error code ${c.status} : ${c.statusText}.`)}).then(c=>{let l=this.parse(c,this.workingPath||o);t(l),r.itemEnd(a)}).catch(c=>{s?s(c):console.error("URDFLoader: Error loading file.",c),r.itemError(a),r.itemEnd(a)})}parse(e,t=this.workingPath){let i=this.packages,s=this.loadMeshCb,r=this.parseVisual,o=this.parseCollision,a=this.manager,c={},l={},h={};function u(S){if(!/^package:\/\//.test(S))return t?t+S:S;let[A,y]=S.replace(/^package:\/\//,"").split(/\/(.+)/);if(typeof i=="string")return i.endsWith(A)?i+"/"+y:i+"/"+A+"/"+y;if(typeof i=="function")return i(A)+"/"+y;if(typeof i=="object")return A in i?i[A]+"/"+y:(console.error(`URDFLoader : ${A} not found in provided package list.`),null)}function d(S){let A;S instanceof Document?A=[...S.children]:S instanceof Element?A=[S]:A=[...new DOMParser().parseFromString(S,"text/xml").children];let y=A.filter(P=>P.nodeName==="robot").pop();return p(y)}function p(S){let A=[...S.children],y=A.filter(N=>N.nodeName.toLowerCase()==="link"),P=A.filter(N=>N.nodeName.toLowerCase()==="joint"),R=A.filter(N=>N.nodeName.toLowerCase()==="material"),k=new Uh;k.robotName=S.getAttribute("name"),k.urdfRobotNode=S,R.forEach(N=>{let B=N.getAttribute("name");h[B]=m(N)});let F={},M={};y.forEach(N=>{let B=N.getAttribute("name"),W=S.querySelector(`child[link="${B}"]`)===null;c[B]=_(N,F,M,W?k:null)}),P.forEach(N=>{let B=N.getAttribute("name");l[B]=g(N)}),k.joints=l,k.links=c,k.colliders=M,k.visual=F;let E=Object.values(l);return E.forEach(N=>{N instanceof oc&&l[N.mimicJoint].mimicJoints.push(N)}),E.forEach(N=>{let B=new Set,W=Z=>{if(B.has(Z))throw new Error("URDFLoader: Detected an infinite loop of mimic joints.");B.add(Z),Z.mimicJoints.forEach(K=>{W(K)})};W(N)}),k.frames={...M,...F,...c,...l},k}function g(S){let A=[...S.children],y=S.getAttribute("type"),P,R=A.find(B=>B.nodeName.toLowerCase()==="mimic");R?(P=new oc,P.mimicJoint=R.getAttribute("joint"),P.multiplier=parseFloat(R.getAttribute("multiplier")||1),P.offset=parseFloat(R.getAttribute("offset")||0)):P=new rc,P.urdfNode=S,P.name=S.getAttribute("name"),P.urdfName=P.name,P.jointType=y;let k=null,F=null,M=[0,0,0],E=[0,0,0];A.forEach(B=>{let W=B.nodeName.toLowerCase();W==="origin"?(M=Jr(B.getAttribute("xyz")),E=Jr(B.getAttribute("rpy"))):W==="child"?F=c[B.getAttribute("link")]:W==="parent"?k=c[B.getAttribute("link")]:W==="limit"&&(P.limit.lower=parseFloat(B.getAttribute("lower")||P.limit.lower),P.limit.upper=parseFloat(B.getAttribute("upper")||P.limit.upper),P.limit.effort=parseFloat(B.getAttribute("effort")||P.limit.effort),P.limit.velocity=parseFloat(B.getAttribute("velocity")||P.limit.velocity))}),k.add(P),P.add(F),_x(P,E),P.position.set(M[0],M[1],M[2]);let N=A.filter(B=>B.nodeName.toLowerCase()==="axis")[0];if(N){let B=N.getAttribute("xyz").split(/\s+/g).map(W=>parseFloat(W));P.axis=new X(B[0],B[1],B[2]),P.axis.normalize()}return P}function _(S,A,y,P=null){P===null&&(P=new sc);let R=[...S.children];P.name=S.getAttribute("name"),P.urdfName=P.name,P.urdfNode=S;let k=R.find(F=>F.nodeName.toLowerCase()==="inertial");return k&&[...k.children].forEach(F=>{let M=F.nodeName.toLowerCase();M==="origin"?(P.inertial.origin.xyz=Jr(F.getAttribute("xyz")),P.inertial.origin.rpy=Jr(F.getAttribute("rpy"))):M==="mass"?P.inertial.mass=parseFloat(F.getAttribute("value"))||0:M==="inertia"&&(P.inertial.inertia.ixx=parseFloat(F.getAttribute("ixx"))||0,P.inertial.inertia.ixy=parseFloat(F.getAttribute("ixy"))||0,P.inertial.inertia.ixz=parseFloat(F.getAttribute("ixz"))||0,P.inertial.inertia.iyy=parseFloat(F.getAttribute("iyy"))||0,P.inertial.inertia.iyz=parseFloat(F.getAttribute("iyz"))||0,P.inertial.inertia.izz=parseFloat(F.getAttribute("izz"))||0)}),r&&R.filter(M=>M.nodeName.toLowerCase()==="visual").forEach(M=>{let E=f(M,h);if(P.add(E),M.hasAttribute("name")){let N=M.getAttribute("name");E.name=N,E.urdfName=N,A[N]=E}}),o&&R.filter(M=>M.nodeName.toLowerCase()==="collision").forEach(M=>{let E=f(M);if(P.add(E),M.hasAttribute("name")){let N=M.getAttribute("name");E.name=N,E.urdfName=N,y[N]=E}}),P}function m(S){let A=[...S.children],y=new cs;return y.name=S.getAttribute("name")||"",A.forEach(P=>{let R=P.nodeName.toLowerCase();if(R==="color"){let k=P.getAttribute("rgba").split(/\s/g).map(F=>parseFloat(F));y.color.setRGB(k[0],k[1],k[2]),y.opacity=k[3],y.transparent=k[3]<1,y.depthWrite=!y.transparent}else if(R==="texture"){let k=P.getAttribute("filename");if(k){let F=new Ro(a),M=u(k);y.map=F.load(M),y.map.colorSpace=fn}}}),y}function f(S,A={}){let y=S.nodeName.toLowerCase()==="collision",P=[...S.children],R=null,k=P.filter(M=>M.nodeName.toLowerCase()==="material")[0];if(k){let M=k.getAttribute("name");M&&M in A?R=A[M]:R=m(k)}else R=new cs;let F=y?new Nh:new Dh;return F.urdfNode=S,P.forEach(M=>{let E=M.nodeName.toLowerCase();if(E==="geometry"){let N=M.children[0].nodeName.toLowerCase();if(N==="mesh"){let B=M.children[0].getAttribute("filename"),W=u(B);if(W!==null){let Z=M.children[0].getAttribute("scale");if(Z){let K=Jr(Z);F.scale.set(K[0],K[1],K[2])}s(W,a,R,(K,H)=>{H?console.error("URDFLoader: Error loading mesh.",H):K&&(K.position.set(0,0,0),K.quaternion.identity(),F.add(K))})}}else if(N==="box"){let B=new en;B.geometry=new $s(1,1,1),B.material=R;let W=Jr(M.children[0].getAttribute("size"));B.scale.set(W[0],W[1],W[2]),F.add(B)}else if(N==="sphere"){let B=new en;B.geometry=new To(1,30,30),B.material=R;let W=parseFloat(M.children[0].getAttribute("radius"))||0;B.scale.set(W,W,W),F.add(B)}else if(N==="cylinder"){let B=new en;B.geometry=new Bl(1,1,1,30),B.material=R;let W=parseFloat(M.children[0].getAttribute("radius"))||0,Z=parseFloat(M.children[0].getAttribute("length"))||0;B.scale.set(W,Z,W),B.rotation.set(Math.PI/2,0,0),F.add(B)}}else if(E==="origin"){let N=Jr(M.getAttribute("xyz")),B=Jr(M.getAttribute("rpy"));F.position.set(N[0],N[1],N[2]),F.rotation.set(0,0,0),_x(F,B)}}),F}return d(e)}defaultMeshLoader(e,t,i,s){/\.stl$/i.test(e)?new $a(t).load(e,o=>{let a=new en(o,i||new cs);s(a)},null,o=>s(null,o)):/\.dae$/i.test(e)?new qa(t).load(e,o=>s(o.scene),null,o=>s(null,o)):console.warn(`URDFLoader: Could not load model at ${e}.
No loader available`)}},xx=wp;function IT(n){return n.isURDFJoint&&n.jointType!=="fixed"}function LT(n){let e=n;for(;e;){if(IT(e))return e;e=e.parent}return e}var Sp=new X,Ep=new X,Ya=new X,zi=new X,yx=new X,ac=new X,lc=new X,Ls=new gi,Tp=class{constructor(e){this.enabled=!0,this.scene=e,this.raycaster=new Wr,this.initialGrabPoint=new X,this.hitDistance=-1,this.hovered=null,this.manipulating=null}update(){let{raycaster:e,hovered:t,manipulating:i,scene:s}=this;if(i)return;let r=null,o=e.intersectObject(s,!0);if(o.length!==0){let a=o[0];this.hitDistance=a.distance,r=LT(a.object),this.initialGrabPoint.copy(a.point)}r!==t&&(t&&this.onUnhover(t),this.hovered=r,r&&this.onHover(r))}updateJoint(e,t){e.setJointValue(t)}onDragStart(e){}onDragEnd(e){}onHover(e){}onUnhover(e){}getRevoluteDelta(e,t,i){return zi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Ya.set(0,0,0).applyMatrix4(e.matrixWorld),Ls.setFromNormalAndCoplanarPoint(zi,Ya),Ls.projectPoint(t,ac),Ls.projectPoint(i,lc),ac.sub(Ya),lc.sub(Ya),zi.crossVectors(ac,lc),Math.sign(zi.dot(Ls.normal))*lc.angleTo(ac)}getPrismaticDelta(e,t,i){return zi.subVectors(i,t),Ls.normal.copy(e.axis).transformDirection(e.parent.matrixWorld).normalize(),zi.dot(Ls.normal)}moveRay(e){let{raycaster:t,hitDistance:i,manipulating:s}=this,{ray:r}=t;if(s){r.at(i,Sp),e.at(i,Ep);let o=0;s.jointType==="revolute"||s.jointType==="continuous"?o=this.getRevoluteDelta(s,Sp,Ep):s.jointType==="prismatic"&&(o=this.getPrismaticDelta(s,Sp,Ep)),o&&this.updateJoint(s,s.angle+o)}this.raycaster.ray.copy(e),this.update()}setGrabbed(e){let{hovered:t,manipulating:i}=this;if(e){if(i!==null||t===null)return;this.manipulating=t,this.onDragStart(t)}else{if(this.manipulating===null)return;this.onDragEnd(this.manipulating),this.manipulating=null,this.update()}}},Fh=class extends Tp{constructor(e,t,i){super(e),this.camera=t,this.domElement=i;let s=new Wr,r=new ft;function o(a){let c=i.getBoundingClientRect();r.x=(a.clientX-c.left)/c.width*2-1,r.y=-((a.clientY-c.top)/c.height)*2+1}this._mouseDown=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!0)},this._mouseMove=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray)},this._mouseUp=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!1)},i.addEventListener("mousedown",this._mouseDown),i.addEventListener("mousemove",this._mouseMove),i.addEventListener("mouseup",this._mouseUp)}getRevoluteDelta(e,t,i){let{camera:s,initialGrabPoint:r}=this;return zi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Ya.set(0,0,0).applyMatrix4(e.matrixWorld),Ls.setFromNormalAndCoplanarPoint(zi,Ya),zi.copy(s.position).sub(r).normalize(),Math.abs(zi.dot(Ls.normal))>.3?super.getRevoluteDelta(e,t,i):(zi.set(0,1,0).transformDirection(s.matrixWorld),Ls.projectPoint(t,ac),Ls.projectPoint(i,lc),zi.set(0,0,-1).transformDirection(s.matrixWorld),zi.cross(Ls.normal),yx.subVectors(i,t),zi.dot(yx))}dispose(){let{domElement:e}=this;e.removeEventListener("mousedown",this._mouseDown),e.removeEventListener("mousemove",this._mouseMove),e.removeEventListener("mouseup",this._mouseUp)}};function kh(n){let[e,t,i,s,r,o,a,c,l,h,u,d]=n;return new gt().set(e,t,i,h,s,r,o,u,a,c,l,d,0,0,0,1)}var Bh=n=>new X(n[0],n[1],n[2]);function Oh(n,e){let t=Bh(n.from),i=Bh(n.to),s=i.clone().sub(t),r=new en(new Ol(n.radius,s.length(),8,20),e);return r.position.copy(t.clone().add(i).multiplyScalar(.5)),s.length()>1e-9&&r.quaternion.setFromUnitVectors(new X(0,1,0),s.normalize()),r}function vx(n,e){let t=new Tn;return t.setAttribute("position",new Et(n.points.map(i=>i*n.unit),3)),t.setIndex(n.corners),t.computeVertexNormals(),e.side=Oi,new en(t,e)}function NT(n,e){return n.length()>.001?Oh({from:[0,0,0],to:n.toArray(),radius:.018},e):null}var Ap=class{constructor(e,t){this.robot=e;if(this.root.matrixAutoUpdate=!1,this.root.matrix.copy(kh(e.base)),this.materials=e.bodies.map((i,s)=>new Cs({color:new st(t.cycle[s%t.cycle.length]),roughness:.55})),this.ellipsoids=DT(t),this.baseMaterial=new Cs({color:new st(t.faint),roughness:.7}),e.surface)this.root.add(vx(e.surface,this.baseMaterial));else for(let i of e.base_capsules)this.root.add(Oh(i,this.baseMaterial));e.bodies.forEach((i,s)=>this.makeBody(i,s))}root=new Ai;bodies=[];ellipsoids;materials;baseMaterial;makeBody(e,t){let i=new Ai;if(i.matrixAutoUpdate=!1,e.surface)i.add(vx(e.surface,this.materials[t]));else for(let s of e.capsules)i.add(Oh(s,this.materials[t]));if(!e.surface&&!e.capsules.length){for(let s of this.robot.bodies.filter(r=>r.parent===t)){let r=NT(Bh(s.pose.slice(9)),this.materials[t]);r&&i.add(r)}i.add(Oh({from:[0,0,0],to:[0,0,0],radius:.03},this.materials[t]))}e.ellipsoid&&i.add(UT(e.ellipsoid,this.ellipsoids)),(e.parent<0?this.root:this.bodies[e.parent]).add(i),this.bodies.push(i)}pose(e){this.robot.bodies.forEach((t,i)=>{let s=t.multiplier*e[t.coordinate]+t.offset,r=Bh(t.axis),o=t.prismatic?new gt().setPosition(r.multiplyScalar(s)):new gt().makeRotationFromQuaternion(new qn().setFromAxisAngle(r,s));this.bodies[i].matrix.multiplyMatrices(kh(t.pose),o)}),this.root.updateMatrixWorld(!0)}tool(){let{body:e,pose:t}=this.robot.tool,i=e<0?this.root:this.bodies[e];return new X().setFromMatrixPosition(i.matrixWorld.clone().multiply(kh(t)))}mark(e,t){this.robot.bodies.forEach((i,s)=>{this.materials[s].emissive.set(e.has(i.name)?new st(t.bad):new st(0))})}};function DT(n){return new Cs({color:new st(n.text),transparent:!0,opacity:.35,roughness:.3,depthTest:!1})}function UT(n,e){let t=new en(new To(1,24,16),e),[i,s,r]=n.axes;return t.matrixAutoUpdate=!1,t.matrix.copy(kh([...n.rotation,...n.center])).multiply(new gt().makeScale(i,s,r)),t.renderOrder=2,t}function FT(n,e,t,i){let s=e.q[0].map((o,a)=>{n.pose(e.q.map(c=>c[a]));for(let c of[n.root,...n.bodies])i.expandByPoint(new X().setFromMatrixPosition(c.matrixWorld));return i.expandByPoint(n.tool()),n.tool()}),r=new Tn().setAttribute("position",new Et(s.flatMap(o=>o.toArray()),3));return new Gr(r,new Fi({color:new st(t.predicted)}))}function Cp(n){n.add(new No(16777215,1.3));for(let[e,t,i,s]of[[2,-3,5,2],[-3,2,3,.9]]){let r=new Lo(16777215,s);r.position.set(e,t,i),n.add(r)}}function Rp(n,e){let t=0,i=n.length-1;for(;i-t>1;){let r=t+i>>1;n[r]<=e?t=r:i=r}let s=n[i]-n[t];return[t,i,s>0?Math.min(1,Math.max(0,(e-n[t])/s)):0]}function Pp(n,e){let t=!1,i=0,s=v("button",{type:"button","aria-label":Wt.play,"aria-pressed":"false",onclick:()=>{t=!t,i=0,s.textContent=t?"\u275A\u275A":"\u25B6",s.setAttribute("aria-pressed",String(t)),t||In.keep()}},"\u25B6"),r=v("input",{type:"range",min:n,max:e,step:"any",value:n,"aria-label":Wt.time}),o=v("output",{},`${n.toFixed(2)} s`),a=v("select",{"aria-label":Wt.speed},[.25,.5,1,2,5].map(c=>v("option",{value:c,selected:c===1},`${c}\xD7`)));return r.addEventListener("input",()=>In.set(Number(r.value),"slider")),r.addEventListener("change",()=>In.keep()),In.follow(c=>r.isConnected?(r.value=String(c),o.textContent=`${c.toFixed(2)} s`,!0):!1),{node:v("div",{class:"controls"},s,r,o,a),step:c=>{if(t&&i){let l=In.time+Math.min(100,c-i)/1e3*Number(a.value);In.set(l>e||l<n?n:l,"play")}i=c}}}function kT(n){return n.contacts?.length?v("ul",{class:"contacts"},n.contacts.map(e=>v("li",{},v("button",{type:"button",onclick:()=>In.set(e.time,"contact")},Wt.contact(e.time.toFixed(3),e.first,e.second,e.depth_mm.toFixed(1)))))):null}function bx(n){let e=v("canvas",{class:"scene",role:"img","aria-label":Wt.scene}),t=Pp(n.time[0],n.time[n.time.length-1]),i=v("div",{class:"stage"},e,t.node,kT(n));return{node:i,start:()=>OT(n,e,t.step,i)}}function OT(n,e,t,i){let s;try{s=new Ga({canvas:e,antialias:!0,alpha:!0,preserveDrawingBuffer:!0})}catch{e.replaceWith(v("p",{class:"note"},Wt.noWebgl));return}let r=rr(),o=new _r;Cp(o);let a=new Ap(n.robot,r),c=new Qi;o.add(a.root,FT(a,n,r,c)),c.expandByScalar(.12);let l=c.getBoundingSphere(new Ui),h=Math.max(n.robot.reach||1,l.radius),u=new Uo(h*3,12,8947848,8947848);u.rotation.x=Math.PI/2,u.material.opacity=.25,u.material.transparent=!0,o.add(u);let d=new Ln(35,1,.01,100);d.up.set(0,0,1);let p=new Xa(d,e);p.target.copy(l.center);let g=()=>{let y=Math.min(1,d.aspect)*Math.tan(d.fov*Math.PI/360),P=.8*l.radius/Math.sin(Math.atan(y));d.position.copy(new X(.62,-.68,.39).normalize().multiplyScalar(P).add(l.center)),p.update()},_=!0,m=()=>{let[y,P,R]=Rp(n.time,In.time);a.pose(n.q.map(F=>F[y]*(1-R)+F[P]*R));let k=(n.contacts||[]).filter(F=>Math.abs(F.time-In.time)<.1);a.mark(new Set(k.flatMap(F=>[F.first,F.second])),r),s.render(o,d)},f=()=>{let y=i.clientWidth;if(!y)return;let P=Math.min(520,Math.max(260,y*.6));s.setPixelRatio(Math.min(2,devicePixelRatio)),s.setSize(y,P,!1),e.style.height=`${P}px`,d.aspect=y/P,d.updateProjectionMatrix(),S||g(),_=!0},S=!1;p.addEventListener("start",()=>S=!0),new ResizeObserver(f).observe(i),p.addEventListener("change",()=>_=!0),In.follow(()=>(_=!0,e.isConnected)),Ir(()=>{r=rr(),a.ellipsoids.color.set(r.text),_=!0}),f();let A=y=>{if(!e.isConnected){s.dispose(),s.forceContextLoss();return}t(y),_&&(_=!1,m()),requestAnimationFrame(A)};requestAnimationFrame(A)}var Sx=/\.(stl|obj|dae)$/i;function BT(n,e,t){if(/\.stl$/i.test(e))return new en(new $a().parse(n),t??new Cs);let i=new TextDecoder().decode(n);if(/\.obj$/i.test(e))return new Ch().parse(i);let s=i.replace(/<up_axis>[^<]*<\/up_axis>/g,"").replace(/<library_images>[\s\S]*?<\/library_images>/g,"").replace(/<texture\b[^>]*?\/>|<texture\b[\s\S]*?<\/texture>/g,""),r=new qa().parse(s,"")?.scene;if(!r)throw new Error(e);return r}function Ex(n){let e=n.replace(/^package:\/\//,"").replace(/^file:\/\//,"").split("/").filter(i=>i&&i!==".."&&i!=="."),t=Je.state?.files??[];for(let i=0;i<e.length;i++){let s=e.slice(i).join("/"),r=t.find(o=>o.path===s||o.path.endsWith(`/${s}`));if(r)return r.path}return null}function Mx(n,e,t){let i=new xx;return i.parseVisual=e,i.parseCollision=!e,i.packages=s=>`package://${s}`,i.loadMeshCb=(s,r,o,a)=>{let c=Ex(s);if(!c||!Sx.test(c))return a(null,new Error(s));fetch(zs(c)).then(l=>l.arrayBuffer()).then(l=>{a(BT(l,c,o)),t()}).catch(l=>a(null,l))},i.parse(n)}var Ip=n=>{let e=[];return n.traverse(t=>t instanceof en&&e.push(t)),e},wx=n=>{for(let e=n;e;e=e.parent)if(e.isURDFLink)return e.urdfName??e.name;return""};function Zr(n,e){let t=v("canvas",{class:"scene",role:"img","aria-label":fe.robot.view,tabindex:0}),i=v("div",{class:"stage"},t),s=[],r=()=>{},o=()=>{f(),r()},a=!0,c=null;if(e&&/<visual[\s>]/.test(e)){try{c=Mx(e,!0,()=>o())}catch{c=null}let te=[...e.matchAll(/filename\s*=\s*"([^"]+)"/g)].some(oe=>Sx.test(oe[1])&&Ex(oe[1]));c&&!te&&!Ip(c).length&&(c=null)}c??=Mx(n,!1,()=>o()),c.traverse(te=>{te.isURDFCollider&&(te.visible=!0)});let l=Object.keys(c.joints).filter(te=>c.joints[te].jointType!=="fixed"),h=null;try{h=new Ga({canvas:t,antialias:!0,alpha:!0})}catch{i.replaceChildren(v("p",{class:"note"},fe.robot.noWebgl))}let u=new _r,d=new Cs({color:new st(rr().warn),transparent:!0,opacity:.6,roughness:.8}),p=[],g,_=null,m=null;function f(){let te=rr(),oe=[...new Set(Ip(c).map(wx))];for(let de of Ip(c)){let _e=wx(de),ue=_?_.get(_e)??te.faint:te.cycle[oe.indexOf(_e)%te.cycle.length];de.material=new Cs({color:new st(ue),roughness:.55,emissive:new st(_e===m?te.bad:"#000000")})}a=!0}let S={node:i,joints:l,set(te,oe){c.joints[te]&&c.setJointValue(te,oe),a=!0},value:te=>Number(c.joints[te]?.angle??0),onMove:te=>void s.push(te),colour(te){_=te,f()},mark(te){m=te,f()},obstacles(te,oe){g=oe;for(let de of p.splice(0))de.removeFromParent();te.forEach((de,_e)=>{let ue=new en(new $s(...de.half.map(Re=>Math.max(2*Re,.001))),d);ue.position.set(de.center[0],de.center[1],de.center[2]),ue.userData.index=_e,p.push(ue),u.add(ue)}),a=!0}};if(f(),!h)return S;let A=h;Cp(u),u.add(c);let y=new Ln(35,1,.01,100);y.up.set(0,0,1);let P=new Xa(y,t),R=new Ui,k=new Uo(1,12,8947848,8947848);k.rotation.x=Math.PI/2,k.material.opacity=.25,k.material.transparent=!0,u.add(k);let F=!1;P.addEventListener("start",()=>F=!0),P.addEventListener("change",()=>a=!0);let M=()=>{let te=Math.min(1,y.aspect)*Math.tan(y.fov*Math.PI/360);y.position.copy(new X(.62,-.68,.39).normalize().multiplyScalar(R.radius/Math.sin(Math.atan(te))).add(R.center)),P.update()};r=()=>{c.updateMatrixWorld(!0);let te=new Qi().setFromObject(c).expandByPoint(new X);c.traverse(oe=>oe.isURDFLink&&te.expandByPoint(new X().setFromMatrixPosition(oe.matrixWorld))),te.getBoundingSphere(R),R.radius=Math.max(R.radius,.1),k.scale.setScalar(Math.max(1,R.radius*4)),P.target.copy(R.center),F||M(),a=!0},r();let E=new Fh(c,y,t);E.onDragStart=()=>P.enabled=!1,E.onDragEnd=()=>P.enabled=!0,E.onHover=()=>t.style.cursor="grab",E.onUnhover=()=>t.style.cursor="",E.updateJoint=(te,oe)=>{c.setJointValue(te.urdfName??te.name,oe),a=!0;for(let de of s)de(te.urdfName??te.name,Number(te.angle))};let N=new Wr,B=null,W=te=>{let oe=t.getBoundingClientRect();N.setFromCamera(new ft((te.clientX-oe.left)/oe.width*2-1,1-(te.clientY-oe.top)/oe.height*2),y)};t.addEventListener("pointerdown",te=>{if(!g)return;W(te);let[oe]=N.intersectObjects(p),[de]=N.intersectObject(c,!0);if(!oe||de&&de.distance<oe.distance)return;let _e=te.shiftKey,ue=_e?new X(y.position.x-oe.point.x,y.position.y-oe.point.y,0).normalize():new X(0,0,1);B={mesh:oe.object,plane:new gi().setFromNormalAndCoplanarPoint(ue,oe.point),grip:oe.point.clone().sub(oe.object.position),upright:_e},P.enabled=!1,t.setPointerCapture(te.pointerId),te.stopImmediatePropagation()},{capture:!0}),t.addEventListener("pointermove",te=>{if(!B)return;W(te);let oe=N.ray.intersectPlane(B.plane,new X)?.sub(B.grip);oe&&(B.upright?B.mesh.position.z=oe.z:B.mesh.position.set(oe.x,oe.y,B.mesh.position.z),g?.(B.mesh.userData.index,B.mesh.position.toArray().map(de=>Math.round(de*1e3)/1e3)),a=!0)}),t.addEventListener("lostpointercapture",()=>{B&&(P.enabled=!0),B=null});let Z=()=>{let te=i.clientWidth||300,oe=Math.min(560,Math.max(240,te*.62));A.setPixelRatio(Math.min(2,devicePixelRatio)),A.setSize(te,oe,!1),t.style.height=`${oe}px`,y.aspect=te/oe,y.updateProjectionMatrix(),F||M(),a=!0},K=new ResizeObserver(Z);K.observe(i);let H=Ir(()=>{d.color.set(rr().warn),f()}),ie=!1,Q=()=>{if(t.isConnected&&(ie=!0),ie&&!t.isConnected){K.disconnect(),H(),E.dispose(),A.dispose(),A.forceContextLoss();return}a&&t.isConnected&&(a=!1,A.render(u,y)),requestAnimationFrame(Q)};return requestAnimationFrame(Q),S}async function zT(n){let e=[],t=async(s,r)=>{if(s.isFile)e.push([r+s.name,await new Promise((o,a)=>s.file(o,a))]);else if(s.isDirectory){let o=s.createReader();for(;;){let a=await new Promise((c,l)=>o.readEntries(c,l));if(!a.length)break;for(let c of a)await t(c,`${r}${s.name}/`)}}},i=[...n].map(s=>({entry:s.webkitGetAsEntry?.()??null,file:s.getAsFile()}));for(let{entry:s,file:r}of i)s?await t(s,""):r&&e.push([r.name,r]);return e}async function VT(n){let e=[];for(let[t,i]of n)if(!(!/\.(urdf|xacro|sdf)$/i.test(t)||i.size>2e7))for(let s of(await i.text()).matchAll(/(?:package|model):\/\/([^"'<>\s]+\.(?:stl|obj|dae))/gi))e.push(s[1]);return[...new Set(e)].filter(t=>!t.split("/").includes(".."))}function HT(n,e){let t=n.split("/").reverse(),i=r=>{let o=r.split("/").reverse(),a=0;for(;a<t.length&&a<o.length&&t[a]===o[a];)a++;return a},s=Math.max(0,...e.map(i));return s>0?e.filter(r=>i(r)===s):[n]}async function GT(n,e){try{return(await At.upload(n,e)).path}catch(t){return t instanceof nr&&t.status===409&&confirm(fe.robot.replace(n))?(await At.upload(n,e,!0)).path:(On(t),null)}}async function Tx(n,e){let t=await VT(n),i=[];for(let[s,r]of n)for(let o of HT(s,t)){Kt(e,`${fe.robot.uploading} ${o} \u2026`);let a=await GT(o,r);a&&i.push(a)}return Kt(e),i}function zh(n,e){let t=v("p",{class:"note","aria-live":"polite"}),i=v("input",{type:"file",multiple:!0,"aria-label":n,onchange:async()=>{e(await Tx([...i.files??[]].map(r=>[r.webkitRelativePath||r.name,r]),t)),i.value=""}}),s=v("div",{class:"drop"},v("p",{},n),v("label",{class:"choose"},fe.robot.or," ",i),t);return s.addEventListener("dragover",r=>{r.preventDefault(),s.classList.add("over")}),s.addEventListener("dragleave",()=>s.classList.remove("over")),s.addEventListener("drop",async r=>{r.preventDefault(),s.classList.remove("over"),r.dataTransfer&&e(await Tx(await zT(r.dataTransfer.items),t))}),s}var Cx={velocity:["velocity_rad_s","velocity_m_s"],acceleration:["acceleration_rad_s2","acceleration_m_s2"],effort:["effort_nm","effort_n"],home:["home_rad","home_m"]},Rx=["position_rad","position_m"],Ja=n=>{let e=n.trim();return e.startsWith('"')?JSON.parse(e):e.replace(/^'|'$/g,"")},Vh=n=>(n??"").split(",").map(e=>Number(e));function Px(n){let e=n.findIndex(i=>i==="joints:"),t=[];for(let i=e+1;i>0&&i<n.length&&!/^\S/.test(n[i]);i++)n[i].startsWith("  - ")?t.push({from:i,to:i+1}):t.length&&(t[t.length-1].to=i+1);return t}var Za=(n,e,t)=>{for(let i=e.from;i<e.to;i++){let s=/^ {2}(?:- | {2})(\w+):\s*(.*)$/.exec(n[i]);if(s&&t.includes(s[1]))return s[2]}return null},Lp=n=>n===null||n==="none"?null:Number(n);function WT(n){let e=Math.atan2(-n[6],Math.hypot(n[0],n[3])),t=Math.hypot(n[0],n[3])<1e-9,i=t?0:Math.atan2(n[7],n[8]),s=t?Math.atan2(-n[1],n[4]):Math.atan2(n[3],n[0]);return[i,e,s].map(r=>Math.round(r*18e10/Math.PI)/1e9)}function XT(n){let e=Vh(/xyz_m:\s*\[([^\]]*)\]/.exec(n)?.[1]),t=/rotation:\s*\[\[([^\]]*)\],\s*\[([^\]]*)\],\s*\[([^\]]*)\]\]/.exec(n),i=/rpy_deg:\s*\[([^\]]*)\]/.exec(n)?.[1],s=/rpy_rad:\s*\[([^\]]*)\]/.exec(n)?.[1],r=t?WT(t.slice(1).flatMap(Vh)):i?Vh(i):s?Vh(s).map(o=>Math.round(o*18e10/Math.PI)/1e9):[0,0,0];return{xyz:e.length===3?e:[0,0,0],rpy:r}}function Np(n){let e=n.split(`
`),t=Px(e),i=t.map(r=>{let[o,a]=Za(e,r,Rx)?.replace(/[[\]]/g,"").split(",").map(l=>l.trim())??[null,null],c=l=>Lp(Za(e,r,Cx[l]));return{name:Ja(Za(e,r,["name"])??""),slides:Za(e,r,["type"])==="prismatic",lower:Lp(o),upper:Lp(a),velocity:c("velocity"),acceleration:c("acceleration"),effort:c("effort"),home:c("home")}}),s=e.map(r=>/^ {2}- \{name: ("(?:[^"\\]|\\.)*"|[^,]+), on: ("(?:[^"\\]|\\.)*"|[^,]+),/.exec(r)).filter(r=>!!r).map(r=>({name:Ja(r[1]),on:Ja(r[2])}));return{joints:i,base:XT(e.find(r=>r.startsWith("  pose: "))??""),frames:s,links:t.map(r=>Ja(Za(e,r,["link"])??"")),tool:Ja(/^tool: (.*)$/m.exec(n)?.[1]??"")}}function Ax(n,e,t,i,s){let r=Px(n).find(c=>Ja(Za(n,c,["name"])??"")===e);if(!r)return;let o=t[i?1:0],a=-1;for(let c=r.from;c<r.to;c++)t.some(l=>n[c].startsWith(`    ${l}:`))&&(a=c);if(s===null)a>=0&&n.splice(a,1);else if(a>=0)n[a]=`    ${o}: ${s}`;else{let c=r.from;for(let l=r.from;l<r.to;l++)n[l].startsWith("    frame:")&&(c=l);n.splice(c+1,0,`    ${o}: ${s}`)}}function Ix(n,e,t){let i=n.split(`
`),s=Np(n),r=a=>a===null?"none":String(a);if(e.joints.forEach((a,c)=>{let l=s.joints[c];(a.lower!==l.lower||a.upper!==l.upper)&&Ax(i,a.name,Rx,a.slides,a.lower===null&&a.upper===null?null:`[${r(a.lower)}, ${r(a.upper)}]`);for(let h of["velocity","acceleration","effort","home"])a[h]!==l[h]&&Ax(i,a.name,Cx[h],a.slides,a[h]===null?null:String(a[h]))}),e.base.xyz.join()!==s.base.xyz.join()||e.base.rpy.join()!==s.base.rpy.join()){let a=i.findIndex(l=>l.startsWith("  pose: ")),c=`  pose: {xyz_m: [${e.base.xyz.join(", ")}], rpy_deg: [${e.base.rpy.join(", ")}]}`;a>=0&&(i[a]=c)}let o=e.tool;if(t?.name){let a=`  - {name: ${JSON.stringify(t.name)}, on: ${JSON.stringify(t.on)}, xyz_m: [${t.xyz.join(", ")}], rpy_deg: [${t.rpy.join(", ")}]}`,c=i.indexOf("frames:");c>=0?i.splice(c+1,0,a):i.splice(i.findIndex(l=>l.startsWith("tool:"))>=0?i.findIndex(l=>l.startsWith("tool:")):i.length-1,0,"frames:",a),o=t.name}if(o!==s.tool){let a=i.findIndex(c=>c.startsWith("tool:"));a>=0?i[a]=`tool: ${JSON.stringify(o)}`:i.splice(i.length-1,0,`tool: ${JSON.stringify(o)}`)}return i.join(`
`)}var tn=fe.edit,Lx=n=>n.endsWith("_edited.yaml")?n:`${n.replace(/\.[a-z]+$/i,"").replace(/[^\w.-]/g,"_")}_edited.yaml`,Nx=n=>{let e=/^(.*)_edited\.yaml$/.exec(n)?.[1];return e?Je.state?.files.find(t=>t.path===`${e}.urdf`)?.path??null:null};function Dx(n,e,t,i="\u221E"){let s=v("input",{type:"text",inputmode:"decimal","aria-label":n,autocomplete:"off",placeholder:i,value:e===null?"":String(Number(e.toPrecision(8))),class:"cell"});return s.addEventListener("input",()=>{let r=s.value.trim().replace("\u2212","-"),o=r===""?null:Number(r);s.setAttribute("aria-invalid",String(o!==null&&!Number.isFinite(o))),t(o===null?null:Number.isFinite(o)?o:NaN)}),s}var Hh=(n,e,t,i)=>v("div",{class:"field"},v("span",{class:"name"},n,v("span",{class:"unit"},` [${i}]`)),v("span",{class:"triple"},e.map((s,r)=>Dx(`${n} ${s}`,t[r],o=>t[r]=o??0,"0"))));function qT(n){let e=[fe.robot.joint,tn.lower,tn.upper,tn.velocity,tn.acceleration,tn.effort,tn.home],t=n.joints.map(i=>{let s=(r,o)=>Dx(`${i.name}: ${o}`,i[r],a=>i[r]=a,r==="home"?"\u2013":"\u221E");return[i.name,s("lower",tn.lower),s("upper",tn.upper),s("velocity",tn.velocity),s("acceleration",tn.acceleration),s("effort",tn.effort),s("home",tn.home)]});return v("div",{},v("h3",{},tn.limits),v("p",{class:"note"},tn.limitsText),Hs(e,t,[],"cards edit"))}var $T=n=>n.joints.some(e=>[e.lower,e.upper,e.velocity,e.acceleration,e.effort,e.home].some(t=>t!==null&&!Number.isFinite(t)))||[...n.base.xyz,...n.base.rpy].some(e=>!Number.isFinite(e));function Ux(n){let e=v("div",{}),t=v("p",{class:"note",role:"status"}),i=v("details",{class:"panel edit"},v("summary",{},tn.title),v("p",{class:"note"},tn.text(Lx(n))),e,t),s=async()=>{let o=(await Pr({verb:"inspect",options:{robot:n,yaml:!0}})).result,a=Np(o),c={name:"",on:a.links[a.links.length-1]??"",xyz:[0,0,0],rpy:[0,0,0]},l=v("select",{id:"tool-frame",onchange:()=>a.tool=l.value},[...new Set(["",a.tool,...a.frames.map(m=>m.name),...a.links])].map(m=>v("option",{value:m},m||tn.lastLink)));l.value=a.tool;let h=v("select",{id:"tool-on",onchange:()=>c.on=h.value},a.links.map(m=>v("option",{value:m},m)));h.value=c.on;let u=v("input",{type:"text",id:"tool-name",autocomplete:"off",oninput:()=>c.name=u.value.trim()}),d=v("select",{id:"mounting",onchange:()=>{let m={floor:[0,0,0],ceiling:[180,0,0],wall:[0,90,0]}[d.value];m&&(a.base.rpy=m),g()}},Object.entries(tn.mountings).map(([m,f])=>v("option",{value:m},f))),p=v("div",{class:"fields"}),g=()=>Kt(p,v("div",{class:"field"},v("label",{for:"mounting"},tn.mounted),d),Hh(tn.base,["x","y","z"],a.base.xyz,"m"),Hh(tn.turned,["roll","pitch","yaw"],a.base.rpy,"\xB0"));g();let _=v("button",{type:"button",class:"main",onclick:async()=>{if($T(a)){t.textContent=tn.wrong;return}let m=Lx(n);try{await At.upload(m,new Blob([Ix(o,a,c.name?c:void 0)]),!0),await At.robot(m),t.textContent=tn.saved(m)}catch(f){On(f)}}},tn.save);Kt(e,qT(a),v("h3",{},tn.mountingTitle),p,v("h3",{},tn.tool),v("div",{class:"fields"},v("div",{class:"field"},v("label",{for:"tool-frame"},tn.toolFrame),l),v("div",{class:"field"},v("label",{for:"tool-name"},tn.newFrame),u),v("div",{class:"field"},v("label",{for:"tool-on"},tn.on),h),Hh(tn.at,["x","y","z"],c.xyz,"m"),Hh(tn.turned,["roll","pitch","yaw"],c.rpy,"\xB0")),_)},r=!1;return i.addEventListener("toggle",()=>{!i.open||r||(r=!0,s().catch(o=>{r=!1,On(o)}))}),i}var cc=n=>n===null?"\u221E":Dt(n);var yn=fe.robot,jT=/\.(urdf|xacro|mjcf|xml|ya?ml|csv|dh)$/i,Fx=n=>At.robot(n).catch(On);function YT(){let n=(Je.state?.files??[]).filter(i=>(i.kind==="robot"||i.kind==="yaml"&&/robot/i.test(i.path))&&!i.path.includes("/")),e=v("select",{id:"robot",onchange:()=>e.value&&Fx(e.value)},v("option",{value:""},yn.none),n.length?v("optgroup",{label:yn.files},n.map(i=>v("option",{value:i.path},i.path))):null,v("optgroup",{label:yn.catalogue},Je.verbs.catalogue.map(i=>v("option",{value:i},i)))),t=Je.state?.project.robot??"";return t&&![...e.options].some(i=>i.value===t)&&e.append(v("option",{value:t},t)),e.value=t,v("label",{class:"choice",for:"robot"},yn.pick," ",e)}var Dp=()=>{let n=Je.state?.project.robot,e=Je.state?.files.find(t=>t.path===n);return n?[n,e?.time,e?.size]:null},Gh=null;function Ns(){let n=JSON.stringify(Dp());if(Gh?.key===n)return Gh.made;let e=Je.state.project.robot,i=(async()=>{let s=await Pr({verb:"inspect",options:{robot:e}}),r=(await Pr({verb:"inspect",options:{robot:e,urdf:!0}})).result,o=/\.urdf$/i.test(e)?e:Nx(e),a=o?await At.text(o).catch(()=>null):null;return{inspect:s,plain:r,own:a}})();return Gh={key:n,made:i},i.catch(()=>Gh=null),i}var Up=["XX","XY","XZ","YY","YZ","ZZ","MX","MY","MZ","M"];function JT(n,e){let t=new Map,i=e.joints,s=(c,l)=>{let h=t.get(c);h&&(h[0].value=String(l),h[1].textContent=Dt(Math.abs(l)<1e-9?0:l))};n.onMove(s);let r=i.filter(c=>n.joints.includes(c.name)).map(c=>{let l=Math.max(c.lower??-Math.PI,-2*Math.PI),h=Math.min(c.upper??Math.PI,2*Math.PI),u=v("input",{type:"range",min:l,max:h,step:"any","aria-label":c.name,oninput:()=>{n.set(c.name,Number(u.value)),s(c.name,Number(u.value))}}),d=v("output",{},"0");t.set(c.name,[u,d]);let p=c.type==="prismatic"?"m":"rad";return v("div",{class:"joint"},v("span",{class:"jname"},c.name),u,v("span",{class:"jvalue"},d,` ${p}`))}),o=e.home,a=()=>i.forEach((c,l)=>{n.set(c.name,o[l]??0),s(c.name,o[l]??0)});return setTimeout(a),v("div",{class:"joints"},v("h3",{},yn.joints),r,v("button",{type:"button",onclick:a},yn.home))}function ZT(n){let e=new Map;return n.joints.forEach((t,i)=>{let s=n.identifiability.parameters.filter(r=>Up.some(o=>r.name===`${o}${i+1}`));e.set(t.link,s.filter(r=>r.class!=="never").length)}),e}var KT=["#440154","#482878","#3e4a89","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#dce319","#fde725"];function QT(n,e){let t=ZT(e),i=()=>n.colour(s.checked?new Map([...t].map(([o,a])=>[o,KT[a]])):null),s=v("input",{type:"checkbox",onchange:i});s.checked=!0,setTimeout(i);let r=v("span",{class:"legend"},[0,2,4,6,8,10].map(o=>v("span",{class:`swatch s${o}`},String(o))),` ${yn.share}`);return v("div",{class:"row"},v("label",{class:"tick"},s," ",yn.colour),r)}function eA(n,e){let t=new Map(n.identifiability.parameters.map(o=>[o.name,o.class])),i={alone:"\u25CF",combined:"\u25D0",never:"\u25CB"},s=n.joints.map((o,a)=>[v("button",{type:"button",class:"place",onmouseenter:()=>e.mark(o.link),onmouseleave:()=>e.mark(null),onfocus:()=>e.mark(o.link),onblur:()=>e.mark(null)},o.link),...Up.map(c=>{let l=t.get(`${c}${a+1}`)??"";return v("span",{class:`dot ${l}`,title:`${c}${a+1}: ${l}`,"aria-label":l},i[l]??"")})]),r=n.identifiability.counts;return v("section",{},v("h2",{},yn.identifiability),v("p",{},yn.counts(r.alone,r.combined,r.never)),v("p",{class:"note"},yn.explain),Hs([yn.link_,...Up],s,[],"dots-table"),v("p",{class:"note"},["alone","combined","never"].map((o,a)=>[a?" \xB7 ":"",v("span",{class:`dot ${o}`},i[o]),` ${yn.legend[o]}`]).flat()),v("details",{},v("summary",{},`${yn.base} (${n.identifiability.base_parameters.length})`),v("ul",{class:"formulas"},n.identifiability.base_parameters.map(o=>v("li",{},o.formula)))))}function tA(n){let e=n.identifiability.what_if??[];if(!e.length)return null;let t=e.map(i=>[i.change,String(i.base_count),i.better.map(s=>typeof s=="string"?s:s.name??JSON.stringify(s)).join(", ")||"\u2013"]);return v("section",{},v("h2",{},yn.whatIf),Hs([yn.change,yn.baseCount,yn.better],t,[!1,!0,!1],"wrap"))}function nA(n){let e=n.joints.map(t=>[t.name,t.type,`${cc(t.lower)} \u2026 ${cc(t.upper)}`,cc(t.velocity),cc(t.effort)]);return v("section",{},v("h2",{},yn.limitsTitle),Hs([yn.joint,yn.type,`${yn.limits} [rad, m]`,`${yn.velocity} [rad/s, m/s]`,`${yn.effort} [N\xB7m, N]`],e,[!1,!1,!0,!0,!0]))}var Wh=null,iA=n=>{let e=Wh?.joints.find(t=>n.includes(t.link)||n.includes(t.name));Wh?.view.mark(e?.link??null),Wh?.view.node.scrollIntoView({block:"nearest"})};async function sA(){if(!Je.state?.project.robot)return[];let{inspect:n}=await Ns();return[v("section",{class:"panel"},or(n.verdict),xs(n.command),...ll(n.findings,iA),bc("robot",n.verdict,n.findings),Fp("robot"))]}async function rA(){if(!Je.state?.project.robot)return[];let{inspect:n,plain:e,own:t}=await Ns(),i=Zr(e,t);return Wh={view:i,joints:n.result.joints},[v("section",{},v("h2",{},yn.view),v("div",{class:"split"},v("div",{},i.node,QT(i,n.result)),JT(i,n.result))),Ux(Je.state.project.robot),nA(n.result),eA(n.result,i),tA(n.result)]}function kx(){let n=Bn("robot");return n.region("choose",()=>[Je.state?.project.robot,Je.state?.files.filter(e=>e.kind==="robot"||e.kind==="yaml").map(e=>e.path)],()=>[v("section",{class:"panel"},YT(),zh(yn.drop,e=>{let t=e.find(i=>/\.(urdf|xacro|mjcf)$/i.test(i))??e.find(i=>jT.test(i)&&!i.includes("/"));t&&Fx(t)}))]),n.region("doubts",()=>[Dp(),Je.state?.project.accepted,oo("robot")],sA),n.region("details",Dp,rA),Vi(n,"robot"),n}function Ox(){let n=v("div",{class:"live"},v("h2",{},fe.design.live)),e;return Ns().then(({plain:t,own:i,inspect:s})=>{let r=Zr(t,i),o=s.result.joints.map(h=>h.name);n.append(r.node);let a=performance.now(),c=!1,l=h=>{if(n.isConnected)c=!0;else if(c)return;if(e&&n.isConnected){let u=e.q[0].length-1,d=(h-a)/1e3%e.period_s/e.period_s*u,p=Math.min(u-1,Math.floor(d));e.q.forEach((g,_)=>r.set(o[_],g[p]+(d-p)*(g[p+1]-g[p])))}requestAnimationFrame(l)};requestAnimationFrame(l)},()=>{}),{node:n,show:t=>e=t??e}}var kp=(n,e={})=>{wn.set({...e,step:n,run:e.run??null},!0),dispatchEvent(new Event("studio:view"))};function uc(n,e,t=!1,i={}){return v("a",{class:t?"button main":"button",href:wn.address({...i,step:n,run:null}),onclick:s=>{s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),kp(n,i))}},e)}function Bn(n){let e=new Bc;return e.add(v("h1",{tabindex:-1},fe.steps[n]),v("p",{class:"subtitle"},fe.lead[n])),e}function Bx(n){let e=n==="compare"?"robot":ro(n)?"identify":Si[Si.indexOf(n)-1],t=Si.find(i=>!oo(i)&&Qo(i)!=="locked")??e;return Bn(n).add(v("div",{class:"panel"},v("p",{},n==="compare"?fe.compare.locked:fe.locked(fe.steps[e])),uc(t,fe.goThere(fe.steps[t]),!0)))}function xi(n,e,t,i){n.region("form-region",e,()=>{let s=t();return s?[v("section",{class:"panel"},mo(s,i))]:[]})}function oi(n,e){let t=new Set,i=new Map,s=a=>{let c=i.get(a.id);if(!c){let l=v("div",{});c={node:v("section",{class:"panel"},xs(a.command),l),inner:l,live:null},i.set(a.id,c)}return a.motion&&!c.live&&(c.live=Ox(),c.node.append(c.live.node)),c.live?.show(a.motion),Kt(c.inner,wm(a)),c.node},r=()=>e().filter(a=>a.state==="running"||a.state==="waiting"),o=()=>e()[0];n.region("jobs",()=>r().map(a=>a.id),()=>r().map(s)),n.region("told",()=>r(),()=>(r().forEach(s),[])),n.region("outcome",()=>[o()?.id,o()?.state,[...t]],()=>{let a=o();return!a||t.has(a.id)?[]:a.state==="ended"&&a.verdict?.level==="bad"&&a.files===0?oA(a):a.state!=="failed"&&a.state!=="killed"?[]:[v("section",{class:"panel failed",role:"alert"},v("strong",{},a.state==="killed"?fe.killed:fe.failed),v("pre",{},a.error??""),xs(a.command),v("button",{type:"button",class:"quiet",onclick:()=>{t.add(a.id),n.update()}},fe.dismiss))]})}async function oA(n){let e=(await At.job(n.id)).envelope?.findings??[];return[v("section",{class:"panel failed",role:"alert"},or(n.verdict),v("p",{},fe.nothingWritten),xs(n.command),...ll(e))]}function Ka(n){n.region("model",()=>[si("identify").map(e=>e.place),Vs()],()=>{let e=si("identify");if(e.length<2)return[];let t=v("select",{id:"model",onchange:()=>{wn.set({model:t.value}),dispatchEvent(new Event("studio:view"))}},e.map(i=>v("option",{value:i.place},`${i.place}: ${fe.state[i.verdict.level]}`)));return t.value=Vs(),[v("label",{class:"choice",for:"model"},fe.model," ",t)]})}function aA(n,e){let t=si(n);if(t.length<2)return null;let i=v("select",{"aria-label":fe.runs,onchange:()=>{wn.set({run:i.value}),dispatchEvent(new Event("studio:view"))}},t.map(s=>v("option",{value:s.place},`${s.place}: ${fe.state[s.verdict.level]}`)));return i.value=e.place,v("label",{class:"choice"},fe.runs," ",i)}function Hi(n,e,t){let i=()=>{let s=ir(e);return s&&[s.place,s.time,s.verdict,s.changed,si(e).map(r=>r.place),Je.state?.project.accepted]};n.region("result",i,()=>{let s=ir(e);return s?[v("section",{class:"panel"},aA(e,s),or(s.verdict,s.stopped),...Mc(s),xs(s.command),...ll(s.findings),ro(e)?null:bc(e,s.verdict,s.findings),Fp(e))]:[]}),t&&n.region("details",()=>{let s=ir(e);return s&&[s.place,s.time]},async()=>{let s=ir(e);return s?await t(s):[]})}function Fp(n){let e=ro(n)?void 0:Si[Si.indexOf(n)+1];return e&&oo(n)?v("p",{class:"on"},uc(e,fe.next(fe.steps[e]),!0)):null}function Vi(n,e){let t=Si[Si.indexOf(e)+1];t&&n.region("next",()=>oo(e)&&Qo(t),()=>oo(e)?[uc(t,fe.next(fe.steps[t]),!0)]:[])}var Go=fe.check;function lA(n){let e=n?.logs??[];return e.length?v("section",{class:"panel"},v("h2",{},Go.believed),Hs([Go.log,Go.rate,Go.duration,Go.period,Go.residual],e.map(t=>[t.name,Dt(t.rate_hz),Dt(t.duration_s),t.period_s===null?Go.none:Dt(t.period_s),t.relative_residual===null?"\u2013":Dt(100*t.relative_residual,3)]),[!1,!0,!0,!0,!0])):null}async function cA(n){return n.files.includes("check.json")?[lA(await At.json(`${n.place}/check.json`)),await n0(fi(),n.findings)]:[]}function zx(){let n=Bn("check");return n.region("which",fi,()=>[v("p",{},v("b",{},fe.check.logs),": ",fi().join(", "))]),xi(n,()=>[Je.state?.project.robot,fi(),Gn()],()=>({verb:"identify",fixed:{input:[Je.state?.project.robot,...fi()],check_only:!0,...Gn()?{mapping:Gn()}:{}},shown:[],hidden:["partial"],out:"check",button:fe.run.check}),"check"),oi(n,()=>Pn("identify",e=>e.command.includes("--check-only"))),Hi(n,"check",cA),Vi(n,"check"),n}var Vx=n=>/^[-+−]?[\d.]/.test(String(typeof n=="object"?n.text:n));function uA(n){let e=n.head.map((c,l)=>n.rows.some(h=>Vx(h[l]))),t=v("tr",{},n.head.map((c,l)=>v("th",{scope:"col",class:e[l]?"number":void 0},c))),i=n.groups??[],s=i.flatMap(([c,l])=>Array(l).fill(c)),r=v("tr",{},i.map(([c,l])=>c?v("th",{class:"over",scope:"colgroup",colspan:l},c):v("td",{colspan:l}))),o=(c,l)=>{let h=typeof c=="object"?c.text:c;if(l===0)return v("th",{scope:"row"},h);let u=[Vx(c)?"number":"",typeof c=="object"?c.level:""].join(" ").trim();return v("td",{class:u,"data-label":[s[l],n.head[l]].filter(Boolean).join(", ")},h)},a=n.rows.map(c=>v("tr",{},c.map(o)));return v("div",{class:"scroll"},v("table",{class:i.length?"cards grouped":"cards"},v("thead",{},i.length?[r,t]:t),v("tbody",{},a)))}function hA(n){switch(n.type){case"text":return{node:v("div",{},n.paragraphs.map(e=>v("p",{},e)))};case"table":return{node:uA(n)};case"code":return{node:v("pre",{},n.text)};case"scene":return bx(n);case"timeseries":return po(n);case"intervals":return{node:gm(n)};case"links":return{node:_m(n)};case"heatmap":return{node:xm(n)};case"bars":return{node:ym(n)};case"lines":return{node:yc(n)};case"friction":return{node:bm(n)}}}var Gx=new Set(["text","table","code","scene","timeseries","intervals","links","heatmap","bars","lines","friction"]),Hx=()=>(Wd("open")??"").split(",").filter(Boolean);function dA(n,e){let t=v("div",{class:"body"}),i=v("details",{id:e,class:"section"},v("summary",{},v("h2",{},n.title),n.gist?v("span",{class:"gist"},n.gist):null),t),s=!1;return i.addEventListener("toggle",()=>{let r=Hx().filter(o=>o!==e);document.documentElement.classList.contains("print")||Xd("open",[...r,...i.open?[e]:[]].join(",")),!(!i.open||s)&&(s=!0,Wx(t,n))}),i.open=Hx().includes(e),i}function Wx(n,e){e.intro&&n.append(v("p",{},e.intro));let{node:t,start:i}=hA(e);return n.append(t),e.note&&n.append(v("p",{class:"note"},e.note)),n.isConnected&&i?.(),i}function Op(n,e){let t=[];return e.forEach((i,s)=>{let r=i.id||`section-${s+1}`;if(i.fold){n.append(dA(i,r));return}let o=v("section",{id:r},v("h2",{},i.title));n.append(o);let a=o.isConnected,c=Wx(o,i);c&&!a&&t.push(c)}),()=>t.forEach(i=>i())}function Xx(n){return v("dl",{class:"tiles"},n.map(e=>v("div",{class:["tile",e.level??""].join(" ").trim()},v("dt",{},e.label),v("dd",{},v("b",{},e.value),e.note?v("span",{class:"note"},e.note):null))))}function qx(n){let e=v("button",{type:"button",class:"quiet fold",onclick:()=>{let t=[...n.querySelectorAll("details.section")],i=t.some(s=>!s.open);for(let s of t)s.open=i;e.textContent=i?Wt.closeAll:Wt.openAll}},Wt.openAll);return e}async function fA(n){let e=await At.text(n),i=new DOMParser().parseFromString(e,"text/html").getElementById("armature-data")?.textContent;if(!i)throw new Error(`${n} holds no data of Armature`);return JSON.parse(i)}async function Ks(n,e=()=>!1){let t=await fA(n),i=v("div",{class:"report"}),s=t.sections.filter(o=>Gx.has(o.type)&&!e(o));t.summary?.length&&i.append(Xx(t.summary));let r=[Op(i,s.filter(o=>!o.fold))];return s.some(o=>o.fold)&&i.append(qx(i)),r.push(Op(i,s.filter(o=>o.fold))),so(i,()=>r.forEach(o=>o())),i}var Bp=fe.compare,zp=()=>(Je.state?.runs??[]).filter(n=>n.verb!=="compare").sort((n,e)=>e.time-n.time);function Xh(){let n=zp(),e=s=>n.find(r=>r.place===wn.get(s)),t=e("second")??n.find(s=>s.verb==="identify"&&s.job.check_only!==!0)??n[0];return[(e("first")??n.find(s=>s!==t&&s.verb===t?.verb&&s.job.check_only===t.job.check_only)??n.find(s=>s!==t))?.place??"",t?.place??""]}function $x(n,e,t){let i=v("select",{id:`compare-${n}`,onchange:()=>{wn.set({[n]:i.value}),dispatchEvent(new Event("studio:view"))}},zp().map(s=>v("option",{value:s.place},`${s.place} (${s.verb})`)));return i.value=t,v("label",{class:"choice",for:`compare-${n}`},e," ",i)}function jx(){let n=Bn("compare");return n.region("which",()=>[zp().map(e=>e.place),Xh()],()=>{let[e,t]=Xh();return[v("section",{class:"panel"},$x("first",Bp.first,e)," ",$x("second",Bp.second,t))]}),xi(n,Xh,()=>{let[e,t]=Xh();return e&&t&&e!==t?{verb:"compare",fixed:{dir:[e,t]},shown:[],out:"comparison",button:Bp.run}:null},"compare"),oi(n,()=>Pn("compare")),Hi(n,"compare",async e=>e.files.includes("compare.html")?[await Ks(`${e.place}/compare.html`)]:[]),n}var Qa=(n,e)=>Number(new RegExp(`^\\s+${e}:\\s*([-+0-9.eE]+)`,"m").exec(n)?.[1]??NaN),Yx=(n,e)=>(new RegExp(`${e}:\\s*\\[([^\\]]*)\\]`).exec(n)?.[1]??"").split(",").map(Number);function qh(n){let e=[...n.matchAll(/^\s+-\s*\{name:\s*"([^"]*)",\s*box:\s*\{(.*)\}\}\s*$/gm)].map(i=>({name:i[1],center:Yx(i[2],"center_m"),half:Yx(i[2],"half_m")})),t=Qa(n,"floor_m");return{duration:Math.round(1e6/Qa(n,"frequency_hz"))/1e6,harmonics:Qa(n,"harmonics"),share:Math.round(1e4*Qa(n,"share"))/100,margin:Qa(n,"position_margin_deg"),clearance:Qa(n,"clearance_m"),floor:Number.isNaN(t)?null:t,boxes:e}}function Jx(n,e){let t=n,i=(a,c)=>{t=t.replace(new RegExp(`^(\\s+${a}:\\s*)[-+0-9.eE]+`,"m"),(l,h)=>h+String(c))};i("frequency_hz",Number((1/e.duration).toPrecision(12))),i("harmonics",e.harmonics),i("share",e.share/100),i("position_margin_deg",e.margin),i("clearance_m",e.clearance),t=t.replace(/^name: .*$/m,"name: design_spec").replace(/^comment: .*$/m,'comment: "Changed in the studio."').replace(/^ {2}obstacles:\n(?: {4}-.*\n)*/m,"");let s=e.floor===null?"":`  floor_m: ${e.floor}
`,r=a=>a.replace(/[^\w .-]/g,"_"),o=e.boxes.map(a=>`    - {name: "${r(a.name)}", box: {center_m: [${a.center.join(", ")}], half_m: [${a.half.join(", ")}]}}
`).join("");return t=t.replace(/^ {2}floor_m:.*\n/m,""),t.replace(/^safety:\n/m,`safety:
${s}${o?`  obstacles:
${o}`:""}`)}var An=fe.spec,Wo="design_spec.yaml",el=()=>Je.state?.files.some(n=>n.path===Wo)?Wo:"default";function hc(n,e,t,i,s){let r=`spec-${n.replace(/\W+/g,"-")}`,o=v("input",{id:r,type:"text",inputmode:"decimal",autocomplete:"off",value:i===null?"":String(i),"aria-describedby":`${r}-help`});return o.addEventListener("change",()=>s(o.value.trim()===""?NaN:Number(o.value.replace("\u2212","-")))),v("div",{class:"field"},v("label",{for:r},n,v("span",{class:"unit"},` [${e}]`)),o,v("p",{class:"help",id:`${r}-help`},t))}function pA(n,e,t){let i=(r,o,a,c=1)=>{let l=v("input",{type:"text",inputmode:"decimal",class:"cell","aria-label":`${n.name}: ${r}`,value:String(Math.round(o[a]*c*1e3)/1e3)});return l.addEventListener("change",()=>{let h=Number(l.value);Number.isFinite(h)&&(o[a]=h/c),e()}),l},s=v("input",{type:"text",class:"cell wide","aria-label":An.name,value:n.name});return s.addEventListener("change",()=>{n.name=s.value.trim()||n.name,e()}),v("li",{class:"obstacle"},s,v("span",{class:"triple"},v("span",{class:"note"},An.centre),["x","y","z"].map((r,o)=>i(`${An.centre} ${r}`,n.center,o))),v("span",{class:"triple"},v("span",{class:"note"},An.size),["x","y","z"].map((r,o)=>i(`${An.size} ${r}`,n.half,o,2))),v("button",{type:"button",class:"quiet",onclick:t},An.remove))}function Zx(){let n=v("div",{}),e=v("details",{class:"panel spec"},v("summary",{},An.title),v("p",{class:"note"},An.text(Wo)),n),t=async()=>{let s=el()===Wo?await At.text(Wo):Je.verbs.default_spec,r=qh(s),{plain:o,own:a}=await Ns(),c=Zr(o,a),l=v("ul",{class:"obstacles"}),h=v("p",{class:"note",role:"status"}),u=0,d=()=>{if([r.duration,r.harmonics,r.share,r.margin,r.clearance].some(S=>!Number.isFinite(S)||S<0)||!(r.duration>0)){h.textContent=An.wrong;return}clearTimeout(u),u=window.setTimeout(()=>At.upload(Wo,new Blob([Jx(s,r)]),!0).then(()=>h.textContent=An.saved(Wo),On),250)},p=()=>{Kt(l,r.boxes.map((f,S)=>pA(f,()=>{c.obstacles(r.boxes,g),d()},()=>{r.boxes.splice(S,1),p(),d()}))),c.obstacles(r.boxes,g)},g=(f,S)=>{r.boxes[f].center=S,l.children[f]?.querySelectorAll(".triple:first-of-type input")?.forEach((y,P)=>y.value=String(S[P])),d()},_=f=>S=>{r[f]=S,d()},m=v("input",{type:"checkbox",id:"spec-floor",onchange:()=>{r.floor=m.checked?0:null,d()}});m.checked=r.floor!==null,Kt(n,v("div",{class:"fields"},hc(An.duration,"s",An.durationHelp,r.duration,_("duration")),hc(An.harmonics,An.each,An.harmonicsHelp,r.harmonics,_("harmonics")),hc(An.share,"%",An.shareHelp,r.share,_("share")),hc(An.margin,"\xB0",An.marginHelp,r.margin,_("margin")),hc(An.clearance,"m",An.clearanceHelp,r.clearance,_("clearance"))),v("label",{class:"tick",for:"spec-floor"},m," ",An.floor),v("h2",{},An.obstacles),v("p",{class:"note"},An.obstaclesText),c.node,l,v("button",{type:"button",onclick:()=>{r.boxes.push({name:`box ${r.boxes.length+1}`,center:[.8,.8,.2],half:[.15,.15,.2]}),p(),d()}},An.add),h),p()},i=!1;return e.addEventListener("toggle",()=>{!e.open||i||(i=!0,t().catch(On))}),e}var an=fe.design,mA=n=>{let e=Math.abs(n.limit);return e>1e-9?n.margin>=0?Math.max(0,1-n.margin/Math.max(e,Math.abs(n.reached))):1+Math.abs(n.margin)/e:0};function gA(n){let t=n.filter(s=>s.verdict!=="not checked"&&s.kind!=="start"&&s.kind!=="end").map(s=>({...s,share:mA(s)})).sort((s,r)=>r.share-s.share).slice(0,12),i=v("ul",{class:"bars"},t.map(s=>v("li",{title:`${an.limit} ${Dt(s.limit)} ${s.unit}, ${an.reached} ${Dt(s.reached)} ${an.at} ${Dt(s.at_s)} s`},v("span",{class:"what"},`${s.kind} ${s.what}`),Cn("svg",{viewBox:"0 0 110 10",preserveAspectRatio:"none",class:"chart bar-track","aria-hidden":"true"},Cn("rect",{x:0,y:1,width:Math.max(.5,100*Math.min(1.1,s.share)),height:8,class:s.verdict==="proven"?"bar":"bar broken"}),Cn("line",{x1:100,x2:100,y1:0,y2:10,class:"limit"})),v("span",{class:"number"},`${(100*s.share).toFixed(0)} %`))));return v("section",{},v("h2",{},an.margins),v("p",{class:"note"},an.marginsText),i,v("details",{},v("summary",{},`${n.length} ${an.limit}s`),Hs(["",an.limit,an.reached,"",an.at],n.map(s=>[`${s.kind} ${s.what}`,Dt(s.limit),Dt(s.reached),s.unit,`${Dt(s.at_s)} s`]),[!1,!0,!0,!1,!0])))}function _A(n){if(!n?.limits.length)return null;let t=[...new Set(n.limits.map(s=>s.kind))].map(s=>({title:an.kinds[s]??s,unit:an.ofLimit,series:[...n.limits.filter(r=>r.kind===s).map(r=>({name:r.what,values:r.used.map(o=>o===null?null:100*o)})),{name:an.theLimit,role:"limit",values:n.time_s.map(()=>100)}]})),i=po({time:n.time_s,groups:t},{slider:!1});return so(i.node,i.start),v("section",{},v("h2",{},an.overTime),v("p",{class:"note"},an.overTimeText),i.node)}function xA(n,e){let t=n.delivery,i=n.criterion,s=(a,c=1)=>a.map((l,h)=>`${e[h]??h+1} ${Dt(c*l,2)}`).join(", "),r=t?[t.median_percent!==null&&t.parameters.length?an.paramText(t.parameters.length,Dt(t.median_percent,2)):"",t.torque_deviation_nm?.length?an.torqueText(s(t.torque_deviation_nm,1.96)):"",t.payload_half_interval_kg!==null?an.loadText(Dt(t.payload_half_interval_kg,2)):"",t.contact_threshold_nm?.length?an.contactText(s(t.contact_threshold_nm)):""].filter(Boolean):[],o=[[an.condition,Dt(i.condition_number)],[an.columns,String(i.columns)],[an.smallest,Dt(i.smallest_singular_value)]];return v("section",{class:"delivery"},v("h2",{},an.get),t?v("p",{},an.deliveryText(Dt(t.seconds,3),Dt(100*t.noise_share,2))):null,v("ul",{},r.map(a=>v("li",{},a))),v("p",{},an.certified(n.certificate.items.filter(a=>a.verdict==="proven").length,Dt(n.certificate.duration_s)),". ",an.play),v("details",{},v("summary",{},an.numbers),v("dl",{class:"facts"},o.map(([a,c])=>[v("dt",{},a),v("dd",{},c)]).flat())))}async function yA(n,e){let[t,i,s]=await Promise.all([At.series(n,1200),Ns(),e.endsWith(".yaml")?At.text(e).catch(()=>""):""]),r=Zr(i.plain,i.own);s&&r.obstacles(qh(s).boxes);let a=t.names.slice(1).map((p,g)=>({name:p,i:g})).filter(p=>/^q[_[(]/.test(p.name)).map(p=>({name:p.name.replace(/^q_/,"").replace(/\[.*$/,""),values:t.values[p.i]})),c=po({time:t.time,groups:[{title:an.kinds.position,unit:"rad, m",series:a.map(p=>({name:p.name,values:p.values}))}]},{slider:!1}),l=Pp(t.from,t.to),h=v("div",{},r.node,l.node,c.node),u=p=>{if(!h.isConnected)return!1;let[g,_,m]=Rp(t.time,p);for(let f of a)r.set(f.name,(f.values[g]??0)*(1-m)+(f.values[_]??0)*m);return!0},d=p=>{h.isConnected&&(l.step(p),requestAnimationFrame(d))};return so(h,()=>{c.start(),In.follow(u),u(In.time),In.restore(),requestAnimationFrame(d)}),h}async function vA(n){if(!n.files.includes("design.json"))return[];let[e,t]=await Promise.all([At.json(`${n.place}/design.json`),Ns()]),i=n.files.includes("motion.csv")?await yA(`${n.place}/motion.csv`,String(n.job.spec??"")):null;return[xA(e,t.inspect.result.joints.map(s=>s.name)),i&&v("section",{},v("h2",{},an.motion),i),gA(e.certificate.items),_A(e.margins)]}function Kx(){let n=Bn("design");return n.region("spec",()=>Je.state?.project.robot,()=>[Zx()]),xi(n,()=>[Je.state?.project.robot,el()],()=>({verb:"design",fixed:{robot:Je.state?.project.robot,...el()==="default"?{}:{spec:el()}},shown:["criterion","budget_s","starts","wanted_percent"],hidden:["check","motion",...el()==="default"?[]:["spec"]],choices:{criterion:an.criteria},out:"design",button:fe.run.design}),"design"),oi(n,()=>Pn("design",e=>e.out!=="validation_motions")),Hi(n,"design",vA),Vi(n,"design"),n}var Qx={urdf:"urdf",mjcf:"xml",sdf:"sdf",json:"json",c:"h",numpy:"py"};function ey(){let n=Bn("export"),e=Vs;Ka(n);let t=v("select",{id:"format",onchange:()=>n.update()},Object.keys(Qx).map(s=>v("option",{value:s},s)));n.add(v("label",{class:"choice",for:"format"},fe.export.formats," ",t));let i=()=>(Je.state?.project.robot??"robot").replace(/\.[a-z]+$/i,"").replace(/[^\w-]/g,"_");return xi(n,()=>[e(),t.value,Je.state?.project.robot],()=>e()?{verb:"export",fixed:{source:e(),to:t.value},shown:[],hidden:["terms"],outName:()=>`export/${i()}.${Qx[t.value]}`,button:fe.run.export}:null,"export"),oi(n,()=>Pn("export")),n.region("files",()=>si("export"),()=>{let s=si("export");return[v("section",{class:"panel"},v("h2",{},fe.export.files),s.length?s.map(r=>v("div",{},or(r.verdict),v("p",{},v("a",{href:zs(r.place)+"?download",download:r.place.split("/").pop()},`${fe.export.download} ${r.place}`)," ",v("code",{class:"small"},r.command)))):v("p",{class:"note"},fe.export.empty))]}),n}async function bA(n){return n.files.includes("report.html")?[await Ks(`${n.place}/report.html`,e=>e.id==="next")]:[]}function MA(n){n.region("compare",()=>si("identify").map(e=>e.place),()=>{let[e,t]=si("identify");return t?[v("p",{},uc("compare",fe.compare.these(t.place,e.place),!1,{first:t.place,second:e.place}))]:[]})}function ty(){let n=Bn("identify");return xi(n,()=>[Je.state?.project.robot,fi(),Gn()],()=>({verb:"identify",fixed:{input:[Je.state?.project.robot,...fi()],...Gn()?{mapping:Gn()}:{}},shown:["terms","fit_shapes","confidence_percent","out"],hidden:["check_only","partial"],out:"model",button:fe.run.identify}),"identify"),oi(n,()=>Pn("identify",e=>!e.command.includes("--check-only"))),Hi(n,"identify",bA),MA(n),Vi(n,"identify"),n}var vn=fe.record,ny=()=>dispatchEvent(new Event("studio:view"));async function wA(n,e){if(e.childElementCount)return Kt(e);try{Kt(e,await $d(n))}catch(t){On(t)}}function SA(){let n=sr();if(!n.length)return[v("p",{class:"note"},vn.nothing)];let e={logs:new Set(fi()),unseen:new Set(_s())},t=(s,r,o)=>{let a=s==="logs"?"unseen":"logs";e[s].delete(r),o&&(e[s].add(r),e[a].delete(r)),wn.set({logs:[...e.logs].join("|")||"-",unseen:[...e.unseen].join("|")||"-"}),ny()},i=(s,r,o)=>{let a=v("input",{type:"checkbox","aria-label":`${o}: ${r}`,onchange:()=>t(s,r,a.checked)});return a.checked=e[s].has(r),v("label",{class:"tick"},a," ",o)};return[v("ul",{class:"logs"},n.map(s=>{let r=v("div",{class:"preview"});return v("li",{},v("span",{class:"path"},s.path),v("span",{class:"note"},Sm(s.size)),i("logs",s.path,vn.use),i("unseen",s.path,vn.keep),/\.csv$/i.test(s.path)?v("button",{type:"button",class:"quiet",onclick:()=>wA(s.path,r)},vn.preview):null,r)}))]}var EA=["ignore","time","q","v","tau","current"],$h={ignore:[""],time:["s","ms","us","ns"],q:["rad","deg","rev","m","mm"],v:["rad/s","deg/s","rpm","m/s"],tau:["Nm","mNm"],current:["A","mA"]};function TA(n){let e=(s,r)=>{let o=new RegExp(`${r}: (\\[[^\\]]*\\])`).exec(s)?.[1];try{return o?JSON.parse(o):[]}catch{return[]}},t=s=>/unit: "?([^",}]*)"?/.exec(s)?.[1],i={joints:[],time:"",units:{},of:new Map};for(let s of n.split(`
`)){let r=/^(time|joints|q|v|tau|current):/.exec(s)?.[1];if(r==="joints")i.joints=e(s,"joints");else if(r==="time"){let o=/column: ("(?:[^"\\]|\\.)*")/.exec(s)?.[1];o&&i.of.set(JSON.parse(o),{meaning:"time",joint:-1}),i.units.time=t(s)}else r&&(e(s,"columns").forEach((o,a)=>i.of.set(o,{meaning:r,joint:a})),i.units[r]=t(s))}return i}var Vp=n=>`"${n.replace(/\\/g,"\\\\").replace(/"/g,'\\"')}"`;function AA(n,e){let t=[`joints: [${n.map(Vp).join(", ")}]`],i=e.find(s=>s.meaning==="time");i&&t.push(`time: {column: ${Vp(i.name)}, unit: ${i.unit}}`);for(let s of["q","v","tau","current"]){let r=n.map(o=>e.find(a=>a.meaning===s&&a.joint===o));r.every(o=>o)&&t.push(`${s}: {columns: [${r.map(o=>Vp(o.name)).join(", ")}], unit: ${r[0].unit}}`)}return t.join(`
`)+`
`}async function CA(n,e){let t=Je.state.project.robot,[i,s,r]=await Promise.all([At.series(n,2),Ns().then(u=>u.inspect.result.joints.map(d=>String(d.name))),Pr({verb:"mapping",options:{log:n,robot:t}}).catch(()=>Pr({verb:"mapping",options:{log:n}})).catch(()=>null)]),o=TA(String(r?.result?.mapping??"")),a=i.names.map(u=>{let d=o.of.get(u),p=d?.meaning??"ignore",g=o.units[p],_=d&&o.joints[d.joint];return{name:u,meaning:p,joint:_&&s.includes(_)?_:s[d?.joint??0]??s[0],unit:g&&$h[p].includes(g)?g:$h[p][0]}}),c=v("tbody",{}),l=()=>Kt(c,a.map((u,d)=>{let p=v("select",{"aria-label":`${u.name} ${vn.meaning}`,onchange:()=>{u.meaning=p.value,u.unit=$h[u.meaning][0],l()}},EA.map(f=>v("option",{value:f},vn.kinds[f])));p.value=u.meaning;let g=v("select",{"aria-label":`${u.name} ${vn.jointOf}`,onchange:()=>a[d].joint=g.value},s.map(f=>v("option",{value:f},f)));g.value=u.joint;let _=v("select",{"aria-label":`${u.name} ${vn.unit}`,onchange:()=>a[d].unit=_.value},$h[u.meaning].map(f=>v("option",{value:f},f)));_.value=u.unit;let m=u.meaning==="ignore"||u.meaning==="time";return v("tr",{},v("td",{},u.name),v("td",{},p),v("td",{},m?"":g),v("td",{},u.meaning==="ignore"?"":_))}));l();let h=v("p",{class:"note",role:"status"});Kt(e,v("p",{class:"note"},vn.mappingText),r?xs(r.command):null,r?.findings.length?vc(r.findings):null,v("div",{class:"scroll"},v("table",{},v("thead",{},v("tr",{},[vn.column,vn.meaning,vn.jointOf,vn.unit].map(u=>v("th",{},u)))),c)),v("button",{type:"button",onclick:()=>At.upload("mapping.yaml",new Blob([AA(s,a)]),!0).then(()=>{wn.set({mapping:"mapping.yaml"}),h.textContent=vn.saved},On)},vn.save),h)}function RA(){let n=(Je.state?.files??[]).filter(s=>s.kind==="yaml"&&!s.path.includes("/")&&s.path!==Je.state?.project.robot),e=v("select",{onchange:()=>{wn.set({mapping:e.value||"-"}),ny()}},v("option",{value:""},vn.noMapping),n.map(s=>v("option",{value:s.path},s.path)));e.value=Gn();let t=v("div",{}),i=fi().find(s=>/\.csv$/i.test(s));return[v("details",{},v("summary",{},vn.mapping),v("label",{class:"choice"},vn.mappingUse," ",e)," ",i?v("button",{type:"button",onclick:()=>CA(i,t).catch(On)},`${vn.propose} ${i}`):null,t)]}function iy(){let n=Bn("record"),e=()=>Je.state?.project.robot,t=()=>ir("design")?.place??"";n.region("play",t,()=>t()?[v("section",{class:"panel"},v("h2",{},vn.play),mo({verb:"play",fixed:{design:t()},shown:["to","periods","rate_hz"],hidden:["robot","joints","tip","at","gravity"],out:"play",initial:{to:"csv"},button:fe.run.play},"play"))]:[]),n.region("played",()=>si("record")[0],()=>si("record").slice(0,1).map(s=>v("section",{class:"panel"},or(s.verdict),...Mc(s)))),n.region("logs",()=>[sr(),fi(),_s(),Gn(),Je.state?.files.filter(s=>s.kind==="yaml").length],()=>[v("section",{class:"panel"},v("h2",{},vn.logs),zh(vn.drop,()=>{}),...SA(),...RA())]);let i=()=>Je.state?.runs.find(s=>s.verb==="design"&&s.job.for==="validation"&&s.job.robot===e());return n.region("virtual",()=>[e(),t(),i()?.place,i()?.files.length],()=>{let s=i(),r=(s?.files??[]).filter(o=>o.endsWith(".csv")).map(o=>o.replace(/\.csv$/,""));return[v("details",{class:"panel",open:!0},v("summary",{},vn.virtual),v("p",{},vn.virtualText),t()?v("section",{},v("h3",{},vn.forIdentify),mo({verb:"rehearse",fixed:{robot:e(),design:t()},shown:["realism","individual","periods"],hidden:["motion"],out:"recording",initial:{realism:"lab"},button:fe.run.virtual},"virtual")):null,v("section",{},v("h3",{},vn.forValidation),s&&r.length?mo({verb:"rehearse",fixed:{robot:e(),design:s.place,motion:r[0],periods:1},shown:["realism","individual"],out:"recording_validation",initial:{realism:"lab"},button:fe.run.virtual},"virtual-validation"):mo({verb:"design",fixed:{robot:e(),for:"validation"},shown:["motion"],out:"validation_motions",button:fe.run.design},"validation-motions")))]}),oi(n,()=>[...Pn("play"),...Pn("rehearse"),...Pn("design",s=>s.out==="validation_motions")].sort((s,r)=>r.id-s.id)),Vi(n,"record"),n}function sy(){let n=Bn("rehearse"),e=()=>ir("design")?.place??"";return xi(n,()=>[Je.state?.project.robot,e()],()=>({verb:"rehearse",fixed:{robot:Je.state?.project.robot,design:e()},shown:["periods","realism","load_kg"],hidden:["motion"],out:"rehearsal",button:fe.run.rehearse}),"rehearse"),oi(n,()=>Pn("rehearse")),Hi(n,"rehearse",async t=>t.files.includes("rehearsal.html")?[await Ks(`${t.place}/rehearsal.html`)]:[v("p",{class:"note"},"")]),Vi(n,"rehearse"),n}var PA=()=>dispatchEvent(new Event("studio:view")),Qs=n=>{let e=sr().map(t=>t.path);return(wn.get(n)?.split("|")??[]).filter(t=>e.includes(t))};function ry(n,e,t){n.region(`choice ${e}`,()=>[sr().map(i=>i.path),Qs(e)],()=>{let i=sr(),s=new Set(Qs(e));return[v("fieldset",{class:"panel"},v("legend",{},t),i.length?i.map(r=>{let o=v("input",{type:"checkbox",onchange:()=>{o.checked?s.add(r.path):s.delete(r.path),wn.set({[e]:[...s].join("|")}),PA()}});return o.checked=s.has(r.path),v("label",{class:"tick"},o," ",r.path)}):v("p",{class:"note"},fe.record.nothing))]})}function oy(n,e,t,i,s){let r=Bn(n),o=Vs;return Ka(r),ry(r,e,fe.use[n].logs),ry(r,i.key,i.label),xi(r,()=>[o(),Qs(e),Qs(i.key),Gn()],()=>Qs(e).length?{verb:n,fixed:{model:o(),log:Qs(e),...Qs(i.key).length?{[i.option]:Qs(i.key)}:{},...Gn()?{mapping:Gn()}:{}},shown:t,hidden:[i.option,"mapping"],out:n,button:fe.use[n].run}:null,n),r.region("hint",()=>Qs(e).length>0,()=>Qs(e).length?[]:[v("p",{class:"note"},fe.use.choose)]),oi(r,()=>Pn(n)),Hi(r,n,async a=>a.files.includes(s)?[await Ks(`${a.place}/${s}`)]:[]),r}var ay=()=>oy("payload","loaded",["frame","torque_scale_percent","mounting"],{key:"bare",option:"bare",label:fe.use.payload.bare},"payload.html"),ly=()=>oy("monitor","watched",["false_alarms_per_hour","bandwidth_hz"],{key:"quiet",option:"quiet_logs",label:fe.use.monitor.quiet},"monitor.html");function cy(){let n=Bn("validate"),e=Vs;return Ka(n),n.region("which",_s,()=>[_s().length?v("p",{},v("b",{},fe.validate.logs),": ",_s().join(", ")):v("p",{class:"stale"},fe.validate.none)]),xi(n,()=>[e(),_s(),Gn()],()=>_s().length?{verb:"validate",fixed:{model:e(),log:_s(),...Gn()?{mapping:Gn()}:{}},shown:["folds"],out:"validation",button:fe.run.validate}:null,"validate"),oi(n,()=>Pn("validate")),Hi(n,"validate",async t=>{let i=t.files.find(s=>s==="report.html")??t.files.find(s=>s==="validation.html");return i?[await Ks(`${t.place}/${i}`,s=>["intervals","heatmap","links"].includes(s.type)||s.id==="next")]:[]}),Vi(n,"validate"),n}var IA={robot:kx,design:Kx,rehearse:sy,record:iy,check:zx,identify:ty,validate:cy,export:ey,payload:ay,monitor:ly,compare:jx},LA={good:"\u2713",accepted:"\u2713",doubtful:"!",bad:"\u2715"},Wp=v("span",{class:"folder"}),Xp=v("span",{class:"connection",role:"status"}),dc=v("ol",{class:"steps"}),qp=v("main",{id:"main"}),Hp=null,Gp="";function NA(){Kt(dc,[...Si,...Ko].map(n=>{let e=Qo(n),t=v("a",{href:wn.address({step:n,run:null}),class:e,"aria-current":n===wn.step?"step":void 0,onclick:i=>{i.ctrlKey||i.metaKey||i.shiftKey||(i.preventDefault(),kp(n))}},v("span",{class:"mark","aria-hidden":"true"},LA[e]??(ro(n)?"\xB7":String(Si.indexOf(n)+1))),v("span",{class:"word"},fe.steps[n]),v("span",{class:"hidden"},` (${cm(e)})`));return v("li",{class:n===Ko[0]?"first":void 0},t)}))}function jh(){if(!Je.state||!Je.verbs)return;let n=wn.step,e=Qo(n)==="locked",t=`${n} ${e}`;if(document.title=`${fe.steps[n]} \xB7 ${Je.state.folder} \xB7 ${fe.name}`,Kt(Wp,Je.state.folder),Wp.title=Je.state.path,NA(),t!==Gp){let i=Gp!=="";Gp=t,Hp=e?Bx(n):IA[n](),Kt(qp,Hp.node);let s=dc.querySelector("[aria-current]");s&&(dc.scrollLeft=s.offsetLeft-(dc.clientWidth-s.clientWidth)/2),i&&(scrollTo(0,0),qp.querySelector("h1")?.focus({preventScroll:!0}))}Hp?.update()}var hy=new BroadcastChannel("armature session");function uy(){hy.onmessage=()=>location.reload(),Kt(document.body,v("main",{class:"alone"},v("h1",{},fe.session.title),v("p",{},fe.session.text)))}function DA(){let n=v("button",{type:"button",class:"quiet",onclick:()=>At.token().then(({address:e})=>{wc().append(v("div",{class:"message"},fe.window.tokenText," ",v("code",{},e)))},On)},fe.window.token);Kt(document.body,v("a",{class:"skip",href:"#main"},fe.window.skip),v("header",{},v("span",{class:"brand"},fe.window.brand),Wp,Xp,n),v("nav",{"aria-label":fe.window.steps},dc),wc(),qp)}async function UA(){let n=/token=([0-9a-f]+)/.exec(location.hash)?.[1];n&&(history.replaceState(null,"",location.pathname+location.search),await At.session(n).then(()=>hy.postMessage("new"),()=>{}));try{[Je.verbs,Je.state]=await Promise.all([At.verbs(),At.state()])}catch(e){if(e instanceof nr&&e.status===401)return uy();throw e}DA(),jh(),addEventListener("popstate",jh),addEventListener("studio:view",jh),am(e=>{Je.state=e,jh()},(e,t)=>{if(t)return uy();Xp.textContent=e?fe.connection.on:fe.connection.off,Xp.className=`connection ${e?"on":"off"}`})}UA().catch(On);})();

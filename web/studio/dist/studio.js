(function(){"use strict";class la extends Error{constructor(e,t){super(t),this.status=e}}async function rl(n){const e=await n.json().catch(()=>({}));if(!n.ok)throw new la(n.status,typeof e.error=="string"?e.error:n.statusText);return e}const ol=n=>fetch(n,{credentials:"same-origin"}).then(rl),yr=(n,e)=>fetch(n,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),credentials:"same-origin"}).then(rl),br=n=>"/files/"+n.split("/").map(encodeURIComponent).join("/"),Gt={session:n=>yr("/api/session",{token:n}),verbs:()=>ol("/api/verbs"),state:()=>ol("/api/state"),start:n=>yr("/api/jobs",n),command:n=>yr("/api/command",n),stop:(n,e)=>yr(`/api/jobs/${n}/stop`,{now:e}),job:n=>ol(`/api/jobs/${n}`),robot:n=>yr("/api/project",{robot:n}),accept:(n,e)=>yr("/api/accept",{step:n,doubt:e}),token:()=>yr("/api/token",{}),series:(n,e=2e3,t,i)=>ol(`/api/series?file=${encodeURIComponent(n)}&points=${e}`+(t===void 0?"":`&from=${t}`)+(i===void 0?"":`&to=${i}`)),json:n=>fetch(br(n)).then(rl),async text(n){const e=await fetch(br(n));if(!e.ok)throw new la(e.status,(await e.json().catch(()=>({}))).error??e.statusText);return e.text()},upload:(n,e,t=!1)=>fetch(br(n)+(t?"?replace":""),{method:"PUT",headers:{"Content-Type":"application/octet-stream"},body:e,credentials:"same-origin"}).then(rl)};function P0(n,e){let t=300;const i=()=>{const r=new WebSocket(`ws://${location.host}/api/live`);r.onmessage=o=>{t=300,e(!0,!1),n(JSON.parse(o.data))},r.onclose=()=>{e(!1,!1),setTimeout(s,t),t=Math.min(5e3,t*1.7)}},s=()=>fetch("/api/state").then(r=>r.status===401?e(!1,!0):i(),()=>{setTimeout(s,t),t=Math.min(5e3,t*1.7)});i()}async function ca(n){const{id:e}=await Gt.start(n);for(let t=60;;t=Math.min(400,t*1.3)){await new Promise(s=>setTimeout(s,t));const i=await Gt.job(e);if(i.state==="ended"&&i.envelope)return i.envelope;if(i.state==="failed"||i.state==="killed")throw new la(400,i.error??i.state)}}function Xc(n,e){for(const t of e.flat())t==null||t===!1||n.append(t instanceof Node?t:document.createTextNode(String(t)))}function b(n,e={},...t){const i=document.createElement(n);for(const[s,r]of Object.entries(e))r==null||r===!1||s==="class"&&r===""||(s.startsWith("on")&&typeof r=="function"?i.addEventListener(s.slice(2),r):s==="value"&&"value"in i?i.value=String(r):i.setAttribute(s,r===!0?"":String(r)));return Xc(i,t),i}function gn(n,...e){n.replaceChildren(),Xc(n,e)}const L0=n=>n.split(/(--[a-z][a-z-]*)/).map((e,t)=>t%2?b("span",{class:"flag"},e):e),qc=(n="")=>n.split("`").flatMap((e,t,i)=>t%2&&t<i.length-1?b("code",{},e):L0(e)),D0="http://www.w3.org/2000/svg";function En(n,e={},...t){const i=document.createElementNS(D0,n);for(const[s,r]of Object.entries(e))r!=null&&(s==="style"?i.style.cssText=String(r):i.setAttribute(s,String(r)));return Xc(i,t),i}function Jr(n,e,t,i={}){return En("text",{x:n,y:e,...i},t)}function Ut(n,e=4){if(n==null||Number.isNaN(n))return"–";if(!Number.isFinite(n))return n>0?"∞":"−∞";if(n===0)return"0";const t=Math.abs(n);if(t>=1e6||t<1e-4)return n.toExponential(Math.max(1,e-2)).replaceAll("-","−");const i=n.toPrecision(e);return(i.includes("e")?String(Number(i)):i.includes(".")?i.replace(/\.?0+$/,""):i).replace("-","−")}function al(n,e){const t=i=>{n.isConnected?e():i<100&&setTimeout(()=>t(i+1),20)};setTimeout(()=>t(0))}const ki=["robot","design","rehearse","record","check","identify","validate","export"],ll=["payload","monitor","compare"],at={state:null,verbs:null,connected:!1},Dn={get(n){return new URLSearchParams(location.search).get(n)},get step(){const n=Dn.get("step");return[...ki,...ll].includes(n)?n:"robot"},address(n){const e=new URLSearchParams(location.search);for(const[i,s]of Object.entries(n))s===null||s===""?e.delete(i):e.set(i,s);const t=e.toString();return location.pathname+(t?`?${t}`:"")},set(n,e=!1){history[e?"pushState":"replaceState"](null,"",Dn.address(n)+(e?"":location.hash))}},Yc=n=>{const e=n.job.input;return typeof n.job.robot=="string"?n.job.robot:Array.isArray(e)?String(e[0]):""},N0=n=>JSON.stringify(n.job.input)===JSON.stringify([at.state?.project.robot,...Bi()])&&(n.job.mapping??"")===Bn(),I0=(n,e)=>e!==""&&`/${String(n.job.model??"")}`.replace(/\/(model\.json)?$/,"").endsWith(`/${e}`);function wi(n){const e=at.state;if(!e)return[];const t=e.project.robot,i=r=>{switch(n){case"design":return r.verb==="design"&&r.job.for!=="validation"&&!r.job.check&&Yc(r)===t;case"rehearse":return r.verb==="rehearse"&&Yc(r)===t;case"record":return r.verb==="play";case"check":return r.verb==="identify"&&r.job.check_only===!0&&N0(r);case"identify":return r.verb==="identify"&&r.job.partial!==!0&&r.job.check_only!==!0&&Yc(r)===t;case"validate":return r.verb==="validate"&&I0(r,Qr());case"export":return r.verb==="export";case"payload":return r.verb==="payload";case"monitor":return r.verb==="monitor";case"compare":return r.verb==="compare";default:return!1}},s=r=>n==="rehearse"&&r.place.startsWith("recording")?1:0;return e.runs.filter(i).sort((r,o)=>s(r)-s(o)||o.time-r.time)}function _s(n){const e=wi(n),t=Dn.get("run");return e.find(i=>i.place===t)??e[0]}function Qr(){const n=wi("identify");return(n.find(e=>e.place===Dn.get("model"))??n[0])?.place??""}function Oi(n,e=()=>!0){return(at.state?.jobs??[]).filter(t=>t.verb===n&&e(t)).reverse()}function Mr(){const n=at.state;if(!n)return[];const e=new Set(n.runs.flatMap(s=>s.files.map(r=>s.place==="."?r:`${s.place}/${r}`))),t=n.files.filter(s=>s.kind==="log"&&(!e.has(s.path)||/(^|\/)recording\.csv$/.test(s.path))),i=n.runs.filter(s=>s.verb!=="rehearse").map(s=>s.place+"/");return t.filter(s=>!i.some(r=>r!=="./"&&s.path.startsWith(r)))}const hf=n=>Dn.get(n)?.split("|").filter(Boolean)??null;function Ns(){const n=Mr().map(t=>t.path),e=hf("unseen");return e?e.filter(t=>n.includes(t)):n.filter(t=>/valid|unseen|test/i.test(t))}function Bi(){const n=Mr().map(r=>r.path),e=hf("logs");if(e)return e.filter(r=>n.includes(r));const t=Ns(),i=n.filter(r=>!t.includes(r)),s=i.filter(r=>!r.endsWith("recording.csv"));return s.length?s:i.slice(0,1)}function Bn(){const n=Dn.get("mapping");return n!==null?n==="-"?"":n:at.state?.files.some(e=>e.path==="mapping.yaml")?"mapping.yaml":""}const Wt={parameter:"parameter",value:"value",nominal:"nominal",unit:"unit",origin:"origin",picture:"picture",origins:{seen:"seen",inferred:"inferred",set:"set"},verdicts:{good:"Good",doubtful:"Doubtful",bad:"Bad"},reasons:n=>`${n} reasons`,time:"time",timeAxis:"time [s]",velocity:"velocity",speed:"speed",play:"play or pause",scene:"the robot in motion",residual:"residual, enlarged",dragToZoom:"Drag across a plot to enlarge a stretch.",wholeTime:"Whole time",frictionAxis:"torque that the bodies do not explain, against velocity",around:n=>`Must not be touched: ${n.join(", ")}.`,contact:(n,e,t,i)=>`${n} s: ${e} touches ${t}, ${i} mm deep`,noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",openAll:"Open all details",closeAll:"Close all details"},me={name:"Armature studio",steps:{robot:"Robot",design:"Design",rehearse:"Rehearse",record:"Record",check:"Check",identify:"Identify",validate:"Validate",export:"Export",payload:"Payload",monitor:"Monitor",compare:"Compare"},lead:{robot:"Begin here. Choose the arm: drop your own file, or take one from the list to try everything without a robot.",design:"Search the motion that shows the parameters best. No limit is broken at any instant, and the proof is shown.",rehearse:"The motion on a simulated robot, before a real one moves: does it track, touch anything, or overload a joint?",record:"Run the motion on your robot and bring the log here, or let the virtual robot do it.",check:"Are the logs what they should be: units, signs, order of joints, gaps, delays? Nothing is repaired silently.",identify:"Masses, centres of mass, inertias and friction from the logs, each with an interval.",validate:"Predicted against measured torque, on a motion the model has not seen.",export:"Files that simulators and controllers load, read back and compared first.",payload:"Mass, centre of mass and inertia of what hangs on the flange, with intervals.",monitor:"Contacts seen in the joint torques, with a stated rate of false alarms.",compare:"What changed between two runs: inputs, options, parameters in standard deviations, errors."},state:{open:"not done yet",locked:"opens after the step before",good:"good",doubtful:"doubtful",bad:"bad",accepted:"doubt accepted",running:"running"},connection:{on:"live",off:"connection lost, trying again",ended:"The studio has ended. Start it again with: armature studio"},session:{title:"This browser has no session",text:"Open the address that armature studio printed in the terminal. It is good for one browser; press Enter there for a new one."},locked:n=>`This step opens when “${n}” has a good verdict, or when its doubt is accepted there.`,goThere:n=>`Go to ${n}`,next:n=>`Next: ${n}`,command:"The same by command",copy:"Copy",copied:"Copied",run:{design:"Search",rehearse:"Rehearse",play:"Write for the controller",check:"Check the logs",identify:"Identify",validate:"Validate",export:"Export",virtual:"Record with the virtual robot",again:"Again"},stopped:"(stopped: the best so far)",left:n=>`, about ${n} s left`,stop:"Stop and keep the best",kill:"Kill",stopping:"Stopping …",waiting:"Waiting for another job",more:"All options",out:"Results go to",outHelp:"a folder beside your files; what Armature wrote there before is replaced",alike:n=>`${n} more of the same ${n>1?"kinds":"kind"}`,nothingWritten:"Nothing was written.",unchecked:"The file of the robot describes no shape for these links, so a guessed one was checked. Add collision shapes to the file, or watch the first run yourself.",acceptUnchecked:"Repeat it and accept the guessed shapes",findings:"Findings",noFindings:"Nothing was found that a person should look at.",severity:{problem:"problem",warning:"warning",note:"note"},accept:{title:"Go on although there is doubt?",text:"Tick each doubt that you accept. It is written to studio.json, and asked again when the result changes.",go:"Accept and go on",done:"You accepted these doubts."},mappingHint:"Say what each column is on the page Record, under “Mapping of columns”.",homeHint:"The home position and the mounting are edited on the page Robot; the floor, the clearance and the share of the limits under “Duration, limits and obstacles”.",failed:"This did not work",killed:"The job was killed. Nothing of it was written.",model:"Model",dismiss:"Dismiss",again:"Try again",stale:n=>`Changed since this run: ${n}. Run it again.`,runs:"Runs of this step",runOf:n=>`results in ${n}`,robot:{pick:"Choose a robot",catalogue:"Catalogue",files:"Files of this folder",none:"no robot chosen",drop:"Drop a URDF, xacro, MJCF, SDF or robot file with a DH table here, with its meshes",or:"or choose files",uploading:"Copying",replaced:"Replace",type:"type",view:"The arm: drag a link to move its joint",joints:"Joints",joint:"joint",link:"link",limits:"limits",limitsTitle:"Limits of the joints",velocity:"velocity",effort:"effort",home:"Home position",identifiability:"What torques can tell about each link",explain:"A link has ten numbers: six of its inertia tensor (XX … ZZ), mass times centre of mass (MX, MY, MZ), and its mass (M). Joint torques show some of them alone, some only in sums (base parameters), some never.",parameter:"parameter",link_:"link",legend:{alone:"alone: has its own number",combined:"combined: only in a sum with others",never:"never: no joint torque depends on it"},short:{alone:"alone",combined:"combined",never:"never"},counts:(n,e,t,i)=>`${n} base parameters. ${e} parameters are seen alone, ${t} in combinations, ${i} never.`,wasBefore:n=>`without the change: ${n}`,andMore:n=>`and ${n} more`,whatIfText:"Choose a change: the table above and the colours of the arm show what torques would tell then. A ring marks what differs.",asIs:"as it is",worse:"less known",meshesMissing:(n,e,t)=>`${n} of ${e} meshes that this file names are not in the folder (${t}). Drop them above, or the folder that holds them; until then a link without any mesh is drawn as a stick.`,base:"Base parameters and their formulas",whatIf:"What would change it",change:"change",baseCount:"base parameters",better:"better known",noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",colour:"Colour links by what is seen",replace:n=>`${n} exists with other content. Replace it?`,share:"seen, of ten parameters of the link"},design:{progress:"Value of the search over time (smaller is better)",value:"value",seconds:"seconds of search",live:"The best motion so far, not certified yet",margins:"Certificate: how much of each limit is used",overTime:"Limits over time",overTimeText:"100 % touches the limit. The plots show instants; the certificate holds between them too.",kinds:{position:"position",velocity:"velocity",acceleration:"acceleration",torque:"torque",collision:"required distance / distance"},ofLimit:"% of the limit",theLimit:"limit",torqueText:n=>`Predicted torques, ± N·m (95 %): ${n}.`,loadText:n=>`The mass of a load: ± ${n} kg (95 %).`,paramText:(n,e)=>`Half of ${n} parameters to ± ${e} % or better (95 %).`,contactText:n=>`The smallest contact torque that will be noticed, N·m: ${n}.`,deliveryText:(n,e)=>`What ${n} s of this motion will tell at best, if torques are read to ${e} % of their limits:`,numbers:"Numbers of the criterion",play:"Use it: write it for your controller on the page Record.",marginsText:"A bar at 100 % touches its limit. Proven for every instant, not only at samples.",motion:"The motion",certified:(n,e)=>`${n} limits proven for every instant of ${e} s`,get:"What you will get",condition:"condition number",columns:"parameters seen",smallest:"smallest singular value",limit:"limit",reached:"reached",at:"at",page:"Open the design as a page",criteria:[["","Torque prediction"],["d-optimal","Smallest intervals together (d-optimal)"],["e-optimal","No combination badly known (e-optimal)"],["a-optimal","Smallest mean variance of the parameters (a-optimal)"],["condition","Smallest condition number, as many papers do"],["sigma-min","Largest smallest singular value"]]},record:{play:"The motion for your controller",logs:"Logs",drop:"Drop logs here: CSV, NPZ, MAT, HDF5, rosbag2, MCAP",use:"identify",keep:"validate",name:"log",size:"size",use_:"use for",nothing:"no log yet",virtual:"No robot at hand? The virtual robot",virtualText:"With realism lab it has friction, noise, a clock and drives that the model does not know. Record one motion to identify and another to validate.",forIdentify:"To identify: the designed motion",forValidation:"To validate: another motion",preview:"Preview",hide:"Hide",mapping:"Mapping of columns",mappingText:"What is believed of each column. Change what is wrong. Gear ratios, scales and offsets can be added to the file by hand.",propose:"Look at the columns of",byCommand:"proposed by",rows:(n,e,t)=>`${n} rows, ${e} … ${t} s`,column:"column",columns:"columns",range:"from … to",meaning:"is",jointOf:"of joint",unit:"unit",sign:"sign",constant:"N·m per A",save:"Write mapping.yaml and use it",rate:"No column is the time. Rows per second:",noPosition:"No column is a position.",noTorque:"No column is a torque or a current.",noTime:"No column is the time: give the rows per second.",noConstant:"Currents need the torque per ampere of every joint, on the side of the joint.",hole:(n,e)=>`The ${n} of ${e} must be exactly one column.`,noProposal:"No proposal could be made: choose what each column is.",kinds:{ignore:"–",time:"time",q:"position",v:"velocity",tau:"torque",current:"current"},noMapping:"no mapping: the header says it",mappingUse:"mapping file",go:"At least one log for identification is chosen."},check:{logs:"Logs to check",believed:"How the logs were read",log:"log",rate:"rate [Hz]",duration:"duration [s]",period:"period [s]",residual:"torque that no parameters of this robot explain [%]",found:"Findings over time",none:"none"},identify:{parameters:"Parameters by link",parameter:"parameter",value:"value",interval:"95 % interval",nominal:"nominal",standing:"origin",unit:"unit",drive:"Joint terms",standings:"Seen: the data determine it. Inferred: from what a body can be and the nominal model. Set: given.",report:"Open the report as a page",friction:"Torque against velocity"},spec:{title:"Duration, limits and obstacles",text:n=>`What you change here is written to ${n} and used by the search.`,duration:"one period",durationHelp:"how long the motion takes before it repeats",harmonics:"harmonics",each:"per joint",harmonicsHelp:"sines and cosines per joint: more bend the motion more",share:"share of the limits",shareHelp:"of velocity, acceleration and torque limits that may be used",margin:"distance to position limits",marginHelp:"kept at both ends of every turning joint",clearance:"clearance",clearanceHelp:"kept between links, and to obstacles",floor:"there is a floor at height 0",obstacles:"Obstacles",obstaclesText:"Boxes that no link may touch. Drag one along the floor, with Shift up and down, or type numbers in metres.",name:"name of the obstacle",centre:"centre",size:"size",add:"Add a box",remove:"Remove",saved:n=>`${n} is written.`,wrong:"A number is missing or negative. Nothing was written."},edit:{title:"Edit limits, mounting and tool",text:n=>`Your own file is left alone: the changed robot is written to ${n} and used from then on.`,limits:"Limits",limitsText:"In rad, rad/s, rad/s², N·m (sliding joints: m, m/s, m/s², N). An empty field is no limit.",lower:"lower",upper:"upper",velocity:"velocity",acceleration:"acceleration",effort:"effort",home:"home",mountingTitle:"Mounting",mounted:"mounted on",mountings:{own:"as below",floor:"the floor",ceiling:"the ceiling",wall:"a wall"},base:"base in the world",turned:"turned by roll, pitch, yaw",tool:"Tool",toolFrame:"tool frame",lastLink:"the last link",newFrame:"new frame (name)",on:"on link",at:"at",save:"Write and use it",saved:n=>`${n} is written and used.`,wrong:"A field is not a number. Nothing was written."},use:{choose:"Choose at least one log above.",payload:{logs:"Logs with the load",bare:"The same motion without the load (may be none)",run:"Find the load"},monitor:{logs:"Logs to watch",quiet:"Logs of usual work without contact, to set the thresholds (may be none)",run:"Look for contacts"}},fields:{"design.criterion":["what to optimise","what the motion is best for"],"design.budget_s":["most time for the search",'it ends by itself earlier; "Stop and keep the best" works at any time'],"design.starts":["starts","independent searches: more find better motions"],"design.wanted_percent":["wanted interval","say how long to run it until half of the parameters are known to ± this much"],"rehearse.periods":["periods","how often the motion is repeated"],"rehearse.realism":["realism","ideal: as the model; lab: friction, noise, clock and drives of a real arm; rough: worse"],"rehearse.load_kg":["unknown load","a ball on the last link that the controller does not know"],"rehearse.individual":["which robot of its kind","another number is another arm of the same type"],"identify.out":["results go to","a folder beside your files; another name keeps the earlier run, to compare them"],"identify.terms":["friction and drive terms","what besides the bodies makes torque, with commas"],"play.to":["controller","the format that your controller takes"]},validate:{logs:"Logs the model has not seen",none:"Every log was used to fit the model. Record another motion, or choose one on the page Record."},compare:{first:"compare",second:"with",run:"Compare",these:(n,e)=>`Compare ${n} with ${e}`,locked:"This page opens when the folder holds two runs."},export:{formats:"Format",files:"Written files",download:"Download",empty:"nothing exported yet"},window:{token:"Open in another browser",tokenText:"This address is good once:",skip:"Skip to the step",brand:"Armature",steps:"steps"},units:{bytes:["B","kB","MB","GB"]},yes:"yes",no:"no",default:"default"},df=n=>[n.level,n.text,...n.reasons].join(`
`).slice(0,7900);function U0(n){const e=at.state?.project.robot??"";switch(n){case"robot":return Oi("inspect",t=>!t.command.includes("--urdf")&&F0(t.command)[2]===e&&t.state==="ended")[0]?.verdict;case"record":return;default:return wi(n)[0]?.verdict}}const F0=n=>n.split(" ").map(e=>e.replace(/^'|'$/g,""));function ff(n,e){return(at.state?.project.accepted??[]).some(t=>t.step===n&&t.doubt===df(e))}const cl=n=>n==="good"||n==="accepted";function ua(n){if(n==="record")return Bi().length>0?"good":"open";const e=U0(n);return e?e.level==="doubtful"&&ff(n,e)?"accepted":e.level:"open"}function ul(n){const e=ua(n);if(n==="compare")return e!=="open"?e:(at.state?.runs.length??0)>1?"open":"locked";if(ha(n))return e!=="open"?e:cl(ua("identify"))?"open":"locked";const t=ki.indexOf(n);return e!=="open"||t===0?e:cl(ua(ki[t-1]))||k0(n)?"open":"locked"}function k0(n){return n==="record"&&cl(ua("robot"))}const ha=n=>ll.includes(n),da=n=>cl(ua(n)),O0=n=>me.state[n],B0=["text","grid","faint","measured","predicted","residual","good","warn","bad","surface","robot"];function Qs(){const n=getComputedStyle(document.documentElement),e=i=>n.getPropertyValue(`--${i}`).trim();return{...Object.fromEntries(B0.map(i=>[i,e(i)])),cycle:[1,2,3,4,5,6,7].map(i=>e(`c${i}`))}}const Kc=new Set;function hl(n){return Kc.add(n),()=>Kc.delete(n)}const Zc=()=>Kc.forEach(n=>n());matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Zc);let Jc=[];addEventListener("beforeprint",()=>{document.documentElement.classList.add("print"),Jc=[...document.querySelectorAll("details:not([open])")];for(const n of Jc)n.open=!0,n.dispatchEvent(new Event("toggle"));Zc()}),addEventListener("afterprint",()=>{document.documentElement.classList.remove("print");for(const n of Jc.splice(0))n.open=!1;Zc()});const z0=()=>document.documentElement.classList.contains("print");function dl(n){const e=b("div",{class:"chart-place"});let t=0;const i=()=>{const r=Math.round(e.clientWidth);r<40||r===t||(t=r,e.replaceChildren(n(r)))};new ResizeObserver(i).observe(e);const s=hl(()=>e.isConnected?i():s());return e}const pf=n=>n.lower===null||n.upper===null?"–":`${Ut(n.lower)} … ${Ut(n.upper)}`;function V0(n){const t=En("svg",{viewBox:"0 0 130 14",width:130,height:14,role:"img","aria-label":`${n.name}: ${Ut(n.value)}, ${pf(n)}`});if(n.lower===null||n.upper===null)return t;const i=n.nominal??null,s=Math.max(Math.abs(n.value),Math.abs(n.lower),Math.abs(n.upper),i===null?0:Math.min(Math.abs(i),3*Math.abs(n.value)))*1.15||1,r=o=>(Math.max(-1,Math.min(1,o/s))+1)/2*130;return t.append(En("line",{x1:130/2,x2:130/2,y1:1,y2:13,class:"zero"})),t.append(En("line",{x1:r(n.lower),x2:Math.max(r(n.upper),r(n.lower)+1),y1:7,y2:7,class:"range"})),i!==null&&t.append(En("line",{x1:r(i),x2:r(i),y1:2,y2:12,class:"nominal"})),t.append(En("circle",{cx:r(n.value),cy:7,r:3,class:"value"})),t}function mf(n,e){const t=n.some(a=>a.nominal!==void 0),i=[Wt.parameter,Wt.value,e,"",...t?[Wt.nominal]:[],Wt.unit,Wt.origin],s=(a,c,...l)=>b("td",{"data-label":a,...c},...l),r=n.map(a=>b("tr",{},b("th",{scope:"row"},a.name),s(Wt.value,{class:"number"},Ut(a.value)),s(e,{class:"number"},pf(a)),b("td",{class:"interval"},V0(a)),t?s(Wt.nominal,{class:"number"},Ut(a.nominal)):null,s(Wt.unit,{},a.unit),s(Wt.origin,{},b("span",{class:`standing ${a.standing}`},Wt.origins[a.standing]??a.standing)))),o=new Set([Wt.value,e,Wt.nominal]);return b("div",{class:"scroll"},b("table",{class:"cards"},b("thead",{},b("tr",{},i.map(a=>b("th",{scope:"col",class:o.has(a)?"number":void 0},a||b("span",{class:"hidden"},Wt.picture))))),b("tbody",{},r)))}function H0(n){return mf(n.items,n.interval)}const gf=(n,e)=>n.filter(t=>t.standing===e).length;function G0(n){return b("div",{class:"links"},n.links.map(({link:e,joint:t,items:i})=>{const s=i.find(a=>/^M\d+$/.test(a.name)),r=s&&s.lower!==null&&s.upper!==null?(s.upper-s.lower)/2:null,o=[s?`${Ut(s.value)} kg${r===null?"":` ± ${Ut(r,2)}`}`:"",...["seen","inferred","set"].map(a=>gf(i,a)?`${gf(i,a)} ${Wt.origins[a]}`:"")].filter(Boolean);return b("details",{"data-link":e},b("summary",{},b("b",{},e),t&&t!==e?` (${t})`:"",b("span",{class:"gist"},o.join(" · "))),mf(i,n.interval))}))}function W0(n){const e=n.labels.length;return dl(t=>{const i=Math.min(t,760),s=i/e>=11?60:8,r=Math.max(2,Math.min(18,(i-s-4)/e)),o=s+e*r+4,a=En("svg",{viewBox:`0 0 ${o} ${o}`,width:o,height:o,class:"chart",role:"img","aria-label":n.title});return n.values.forEach((c,l)=>{if(c.forEach((u,h)=>{const d=Math.min(1,Math.abs(u??0));d<.05||a.append(En("rect",{x:s+h*r,y:s+l*r,width:r*.95,height:r*.95,class:(u??0)>=0?"positive":"negative","fill-opacity":(d*d).toFixed(3)},En("title",{},`${n.labels[l]} · ${n.labels[h]}: ${Ut(u)}`)))}),s>8){const u={"font-size":Math.min(10,r)};a.append(Jr(s-4,s+l*r+r*.8,n.labels[l],{"text-anchor":"end",...u}));const h=s+l*r+r*.8;a.append(Jr(h,s-4,n.labels[l],{transform:`rotate(-90 ${h} ${s-4})`,...u}))}}),a})}const Qc=(n,e=240)=>({width:Math.min(n,900),height:e,left:62,right:12,top:10,bottom:40});function fa(n,e,t,i){const s=e?a=>Math.log10(Math.max(a,1e-300)):a=>a;let r=1/0,o=-1/0;for(const a of n)r=Math.min(r,s(a)),o=Math.max(o,s(a));return r<o||([r,o]=Number.isFinite(r)?[r-1,o+1]:[0,1]),{at:a=>t+(s(a)-r)/(o-r)*(i-t),low:r,high:o}}function _f(n,e,t,i,s=!1){if(t){const l=Math.max(1,Math.ceil((e-n)/i)),u=e-n<2?[1,2,5]:[1],h=[];for(let d=Math.floor(n);d<=e;d+=l)for(const p of u)Math.log10(p)+d>=n-1e-9&&Math.log10(p)+d<=e+1e-9&&h.push(p*10**d);return h.length?h:[10**n,10**e]}const r=(e-n)/i,o=10**Math.floor(Math.log10(r)),a=Math.max([1,2,5,10].map(l=>l*o).find(l=>l>=r)??10*o,s?1:0),c=[];for(let l=Math.ceil(n/a)*a;l<=e+1e-12;l+=a)c.push(Math.abs(l)<a/1e6?0:l);return c}function vf(n,e){const t=n.length>1?n[1]-n[0]:1,i=Math.max(0,Math.min(12,1-Math.floor(Math.log10(t)))),s=!e&&t<.001*Math.max(...n.map(Math.abs));return n.map(r=>[r,s?r.toFixed(i).replace("-","−"):Ut(r)])}function eu(n,e,t,i,s){for(const[r,o]of vf(_f(s.low,s.high,t.log??!1,5),t.log??!1)){const a=s.at(r);n.append(En("line",{x1:e.left,x2:e.width-e.right,y1:a,y2:a,class:"grid"})),n.append(Jr(e.left-6,a+4,o,{"text-anchor":"end"}))}if(i){const r=Math.max(2,Math.floor((e.width-e.left-e.right)/90));for(const[o,a]of vf(_f(i.low,i.high,t.log_x??!1,r,t.whole),t.log_x??!1))n.append(En("line",{x1:i.at(o),x2:i.at(o),y1:e.height-e.bottom,y2:e.height-e.bottom+4,class:"grid"})),n.append(Jr(i.at(o),e.height-e.bottom+16,a,{"text-anchor":"middle"}))}n.append(Jr((e.left+e.width-e.right)/2,e.height-5,t.x_label||"",{"text-anchor":"middle"})),n.append(Jr(13,e.height/2,t.y_label||"",{"text-anchor":"middle",transform:`rotate(-90 13 ${e.height/2})`}))}const tu=(n,e)=>En("svg",{viewBox:`0 0 ${n.width} ${n.height}`,width:n.width,height:n.height,class:"chart",role:"img","aria-label":e});function $0(n){return dl(e=>{const t=Qc(e),i=n.values,s=fa(n.log?i.filter(c=>c>0):[...i,0],n.log??!1,t.height-t.bottom,t.top),r=tu(t,n.title);eu(r,t,n,null,s);const o=(t.width-t.left-t.right)/i.length,a=t.height-t.bottom;return i.forEach((c,l)=>{const u=n.log&&c<=0?a:s.at(c),h=n.log?a:s.at(0);r.append(En("rect",{x:t.left+l*o+o*.1,width:o*.8,y:Math.min(u,h),height:Math.max(1,Math.abs(h-u)),class:"bar"},En("title",{},`${n.labels?n.labels[l]:l+1}: ${Ut(c)}`)))}),r})}const xf=(n,e,t,i,s)=>n.map((r,o)=>{const a=e[o];return a==null||!s(a)?"":`${t.at(r).toFixed(1)},${i.at(a).toFixed(1)}`}).filter(Boolean).join(" ");function yf(n){const e=s=>Number.isFinite(s)&&(!n.log||s>0),t=n.series.length===1,i=dl(s=>{const r=Qc(s),o=fa(n.x.filter(u=>!n.log_x||u>0),n.log_x??!1,r.left,r.width-r.right),a=n.series.flatMap(u=>u.values).filter(u=>u!==null&&e(u)),c=fa(a,n.log??!1,r.height-r.bottom,r.top),l=tu(r,n.title??n.series.map(u=>u.name).join(", "));return eu(l,r,{...n,y_label:t?`${n.series[0].name} [${n.y_label}]`:n.y_label,whole:n.x.every(Number.isInteger)},o,c),n.series.forEach((u,h)=>l.append(En("polyline",{points:xf(n.x,u.values,o,c,e),class:`curve c${h%7+1}`}))),l});return t?i:b("div",{},b("ul",{class:"keys"},n.series.map((s,r)=>b("li",{},En("svg",{width:26,height:8,viewBox:"0 0 26 8","aria-hidden":"true"},En("polyline",{points:"0,4 26,4",class:`curve c${r%7+1}`}))," ",s.name))),i)}function j0(n){return dl(e=>{const t={...Qc(e,210),left:56},i=fa([...n.v,...n.curve_v],!1,t.left,t.width-t.right),s=fa([...n.tau,...n.curve_tau],!1,t.height-t.bottom,t.top),r=tu(t,`${n.name}: ${Wt.frictionAxis}`);eu(r,t,{x_label:`${Wt.velocity} [${n.v_unit}]`,y_label:`[${n.tau_unit}]`},i,s);const o=n.v.map((a,c)=>`M${i.at(a).toFixed(1)} ${s.at(n.tau[c]).toFixed(1)}h0`).join("");return r.append(En("path",{d:o,class:"dots"})),r.append(En("polyline",{points:xf(n.curve_v,n.curve_tau,i,s,Number.isFinite),class:"curve model"})),r})}function X0(n){return b("div",{class:"small-multiples"},n.joints.map(e=>b("figure",{},b("figcaption",{},e.name),j0(e))))}const q0={good:"✓",doubtful:"!",bad:"✕"};function pa(n,e=!1){return b("div",{class:`verdict ${n.level}`,role:"status"},b("span",{class:"mark","aria-hidden":"true"},q0[n.level]),b("p",{class:"lead"},b("strong",{},Wt.verdicts[n.level]+": "),n.text,e?` ${me.stopped}`:""))}function nu(n,e){return n.length?[b("h2",{},me.findings),iu(n,e)]:[iu(n)]}function iu(n,e){if(!n.length)return b("p",{class:"note"},me.noFindings);const t={problem:0,warning:1,note:2},i=[...n].sort((l,u)=>t[l.severity]-t[u.severity]),s=l=>b("li",{class:l.severity},b("span",{class:"tag"},me.severity[l.severity])," ",l.where?e?b("button",{class:"place",type:"button",onclick:()=>e(l.where)},l.where):b("b",{},l.where):null,l.where?": ":null,qc(l.message),l.message.endsWith(".")||!l.advice?" ":". ",qc(l.advice)),r=i.filter(l=>l.severity!=="note"),o=r.filter(l=>r.filter(u=>u.kind===l.kind).indexOf(l)<2),a=r.filter(l=>!o.includes(l)),c=i.filter(l=>l.severity==="note");return b("div",{},o.length?b("ul",{class:"findings"},o.map(s)):null,a.length?b("details",{},b("summary",{},me.alike(a.length)),b("ul",{class:"findings"},a.map(s))):null,c.length?b("details",{open:!o.length&&c.length<4},b("summary",{},`${c.length} ${me.severity.note}${c.length>1?"s":""}`),b("ul",{class:"findings"},c.map(s))):null)}function bf(n,e,t){if(e.level!=="doubtful")return null;if(ff(n,e))return b("p",{class:"note accepted"},"✓ ",me.accept.done);const i=[...new Set(t.filter(c=>c.severity==="warning").map(c=>c.kind))],s=i.length?i:["doubtful"],r=b("button",{type:"button",class:"main",disabled:!0,onclick:()=>Gt.accept(n,df(e)).catch(li)},me.accept.go),o=s.map(()=>b("input",{type:"checkbox",onchange:()=>r.disabled=!o.every(c=>c.checked)})),a=c=>[...new Set(t.filter(l=>l.kind===c).map(l=>l.where))].filter(Boolean).slice(0,4).join(", ");return b("fieldset",{class:"accept"},b("legend",{},me.accept.title),b("p",{class:"note"},me.accept.text),s.map((c,l)=>b("label",{class:"tick"},o[l]," ",b("span",{},b("b",{},c),a(c)?`: ${a(c)}`:""))),r)}function Sr(n){const e=b("button",{type:"button",class:"quiet",onclick:()=>{navigator.clipboard?.writeText(n).then(()=>e.textContent=me.copied,()=>{}),setTimeout(()=>e.textContent=me.copy,1500)}},me.copy);return b("div",{class:"command"},b("span",{class:"label"},me.command),b("code",{},n.split(" ").map(t=>[b("span",{class:"word"},t)," "]).flat()),e)}function Y0(n){const e=n.progress??{},t=typeof e.share=="number"&&e.share>=0?e.share:void 0,i=typeof e.left_s=="number"&&e.left_s>=0?me.left(Math.ceil(e.left_s)):"",s=n.state==="waiting"?me.waiting:n.stopping?me.stopping:`${e.stage??"…"}${i}`,r=b("progress",{max:1,value:t,"aria-label":s}),o=b("div",{class:"progress",role:"status","aria-live":"polite"},r,b("p",{},s,e.message?b("span",{class:"value"},` ${e.message}`):null));if((n.history?.length??0)>2&&n.verb==="design"){const a=n.history;o.append(b("h2",{},me.design.progress)),o.append(yf({x:a.map(c=>c[0]),series:[{name:me.design.value,values:a.map(c=>c[1])}],x_label:me.design.seconds,y_label:"–",log:a.every(c=>c[1]>0)}))}return o.append(b("div",{class:"row"},b("button",{type:"button",onclick:()=>Gt.stop(n.id,!1).catch(li),disabled:n.stopping},me.stop),b("button",{type:"button",class:"quiet",onclick:()=>Gt.stop(n.id,!0).catch(li)},me.kill))),o}function Mf(n){return[b("p",{class:"note"},me.runOf(n.place),n.files.filter(e=>e.endsWith(".html")).map(e=>[" · ",b("a",{href:br(`${n.place}/${e}`),target:"_blank",rel:"noopener"},e)]).flat(),n.verb==="play"?n.files.filter(e=>e!=="job.json").map(e=>[" · ",b("a",{href:`${br(`${n.place}/${e}`)}?download`,download:e},e)]).flat():null),...n.changed.length?[b("p",{class:"stale"},me.stale(n.changed.join(", ")))]:[]]}let K0=null;function su(){return K0??=b("div",{class:"messages",role:"alert"})}function li(n){const e=n instanceof Error?n.message:String(n),t=b("div",{class:"message"},b("span",{},e),b("button",{type:"button",class:"quiet",onclick:()=>t.remove()},me.dismiss));su().append(t)}function Z0(n){let e=n,t=0;for(;e>=1e3&&t<3;)[e,t]=[e/1e3,t+1];return`${e<10&&t?e.toFixed(1):Math.round(e)} ${me.units.bytes[t]}`}function eo(n,e,t=[],i){return b("div",{class:"scroll",tabindex:0,role:"region","aria-label":n.join(", ")},b("table",{class:i??"cards"},b("thead",{},b("tr",{},n.map((s,r)=>b("th",{scope:"col",class:t[r]?"number":void 0},s)))),b("tbody",{},e.map(s=>b("tr",{},s.map((r,o)=>o===0?b("th",{scope:"row"},r):b("td",{class:t[o]?"number":void 0,"data-label":n[o]},r)))))))}const J0=!0,zn="u-",Q0="uplot",ev=zn+"hz",tv=zn+"vt",nv=zn+"title",iv=zn+"wrap",sv=zn+"under",rv=zn+"over",ov=zn+"axis",wr=zn+"off",av=zn+"select",lv=zn+"cursor-x",cv=zn+"cursor-y",uv=zn+"cursor-pt",hv=zn+"legend",dv=zn+"live",fv=zn+"inline",pv=zn+"series",mv=zn+"marker",Sf=zn+"label",gv=zn+"value",ma="width",ga="height",_a="top",wf="bottom",to="left",ru="right",ou="#000",Ef=ou+"0",au="mousemove",Tf="mousedown",lu="mouseup",Af="mouseenter",Rf="mouseleave",Cf="dblclick",_v="resize",vv="scroll",Pf="change",fl="dppxchange",cu="--",no=typeof window<"u",uu=no?document:null,io=no?window:null,xv=no?navigator:null;let qt,pl;function hu(){let n=devicePixelRatio;qt!=n&&(qt=n,pl&&pu(Pf,pl,hu),pl=matchMedia(`(min-resolution: ${qt-.001}dppx) and (max-resolution: ${qt+.001}dppx)`),Er(Pf,pl,hu),io.dispatchEvent(new CustomEvent(fl)))}function Ei(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function du(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function _n(n,e,t){n.style[e]=t+"px"}function es(n,e,t,i){let s=uu.createElement(n);return e!=null&&Ei(s,e),t?.insertBefore(s,i),s}function zi(n,e){return es("div",n,e)}const Lf=new WeakMap;function vs(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=Lf.get(n);r!=o&&(n.style.transform=r,Lf.set(n,r),e<0||t<0||e>i||t>s?Ei(n,wr):du(n,wr))}const Df=new WeakMap;function Nf(n,e,t){let i=e+t,s=Df.get(n);i!=s&&(Df.set(n,i),n.style.background=e,n.style.borderColor=t)}const If=new WeakMap;function Uf(n,e,t,i){let s=e+""+t,r=If.get(n);s!=r&&(If.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}const fu={passive:!0},yv={...fu,capture:!0};function Er(n,e,t,i){e.addEventListener(n,t,i?yv:fu)}function pu(n,e,t,i){e.removeEventListener(n,t,fu)}no&&hu();function ts(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Ai((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Ff(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}const kf=n=>n!=null,Of=n=>n!=null&&n>0,ml=Ff(kf),bv=Ff(Of);function Mv(n,e,t,i=0,s=!1){let r=s?bv:ml,o=s?Of:kf;[e,t]=r(n,e,t);let a=n[e],c=n[e];if(e>-1)if(i==1)a=n[e],c=n[t];else if(i==-1)a=n[t],c=n[e];else for(let l=e;l<=t;l++){let u=n[l];o(u)&&(u<a?a=u:u>c&&(c=u))}return[a??dn,c??-dn]}function gl(n,e,t,i){let s=Vf(n),r=Vf(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Is:Hf,a=s==1?Ai:Vi,c=r==1?Vi:Ai,l=a(o(Vn(n))),u=c(o(Vn(e))),h=so(t,l),d=so(t,u);return t==10&&(l<0&&(h=fn(h,-l)),u<0&&(d=fn(d,-u))),i||t==2?(n=h*s,e=d*r):(n=Yf(n,h),e=xl(e,d)),[n,e]}function mu(n,e,t,i){let s=gl(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}const gu=.1,Bf={mode:3,pad:gu},va={pad:0,soft:null,mode:0},Sv={min:va,max:va};function _l(n,e,t,i){return yl(t)?zf(n,e,t):(va.pad=t,va.soft=i?0:null,va.mode=i?3:0,zf(n,e,Sv))}function $t(n,e){return n??e}function wv(n,e,t){for(e=$t(e,0),t=$t(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function zf(n,e,t){let i=t.min,s=t.max,r=$t(i.pad,0),o=$t(s.pad,0),a=$t(i.hard,-dn),c=$t(s.hard,dn),l=$t(i.soft,dn),u=$t(s.soft,-dn),h=$t(i.mode,0),d=$t(s.mode,0),p=e-n,g=Is(p),_=ci(Vn(n),Vn(e)),m=Is(_),f=Vn(m-g);(p<1e-24||f>10)&&(p=0,(n==0||e==0)&&(p=1e-24,h==2&&l!=dn&&(r=0),d==2&&u!=-dn&&(o=0)));let S=p||_||1e3,C=Is(S),v=so(10,Ai(C)),A=S*(p==0?n==0?.1:1:r),T=fn(Yf(n-A,v/10),24),I=n>=l&&(h==1||h==3&&T<=l||h==2&&T>=l)?l:dn,F=ci(a,T<I&&n>=I?I:ns(I,T)),y=S*(p==0?e==0?.1:1:o),M=fn(xl(e+y,v/10),24),D=e<=u&&(d==1||d==3&&M>=u||d==2&&M<=u)?u:-dn,z=ns(c,M>D&&e<=D?D:ci(D,M));return F==z&&F==0&&(z=100),[F,z]}const Ev=new Intl.NumberFormat(no?xv.language:"en-US"),_u=n=>Ev.format(n),Ti=Math,vl=Ti.PI,Vn=Ti.abs,Ai=Ti.floor,Hn=Ti.round,Vi=Ti.ceil,ns=Ti.min,ci=Ti.max,so=Ti.pow,Vf=Ti.sign,Is=Ti.log10,Hf=Ti.log2,Tv=(n,e=1)=>Ti.sinh(n)*e,vu=(n,e=1)=>Ti.asinh(n/e),dn=1/0;function Gf(n){return(Is((n^n>>31)-(n>>31))|0)+1}function xu(n,e,t){return ns(ci(n,e),t)}function Wf(n){return typeof n=="function"}function Ft(n){return Wf(n)?n:()=>n}const Av=()=>{},$f=n=>n,jf=(n,e)=>e,Rv=n=>null,Xf=n=>!0,qf=(n,e)=>n==e,Cv=/\.\d*?(?=9{6,}|0{6,})/gm,Tr=n=>{if(Zf(n)||er.has(n))return n;const e=`${n}`,t=e.match(Cv);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Tr(s)}e${r}`}return fn(n,i)};function Ar(n,e){return Tr(fn(Tr(n/e))*e)}function xl(n,e){return Tr(Vi(Tr(n/e))*e)}function Yf(n,e){return Tr(Ai(Tr(n/e))*e)}function fn(n,e=0){if(Zf(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Hn(i)/t}const er=new Map;function Kf(n){return((""+n).split(".")[1]||"").length}function xa(n,e,t,i){let s=[],r=i.map(Kf);for(let o=e;o<t;o++){let a=Vn(o),c=fn(so(n,o),a);for(let l=0;l<i.length;l++){let u=n==10?+`${i[l]}e${o}`:i[l]*c,h=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=n==10?u:fn(u,h);s.push(d),er.set(d,h)}}return s}const ya={},yu=[],ro=[null,null],tr=Array.isArray,Zf=Number.isInteger,Pv=n=>n===void 0;function Jf(n){return typeof n=="string"}function yl(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function Lv(n){return n!=null&&typeof n=="object"}const Dv=Object.getPrototypeOf(Uint8Array),Qf="__proto__";function oo(n,e=yl){let t;if(tr(n)){let i=n.find(s=>s!=null);if(tr(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=oo(n[s],e)}else t=n.slice()}else if(n instanceof Dv)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Qf&&(t[i]=oo(n[i],e))}else t=n;return t}function Nn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Qf&&(yl(n[s])?Nn(n[s],oo(i[s])):n[s]=oo(i[s]))}return n}const Nv=0,Iv=1,Uv=2;function Fv(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function kv(n,e){if(zv(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return Vv(o[0])||(o=Bv(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let c=n[o][0],l=c.length;for(let u=0;u<l;u++)t.add(c[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],c=a[0];for(let l=1;l<a.length;l++){let u=a[l],h=Array(s).fill(void 0),d=e?e[o][l]:Iv,p=[];for(let g=0;g<u.length;g++){let _=u[g],m=r.get(c[g]);_===null?d!=Nv&&(h[m]=_,d==Uv&&p.push(m)):h[m]=_}Fv(h,p,s),i.push(h)}}return i}const Ov=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function Bv(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[i[c]];s.push(a)}return s}function zv(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Vv(n,e=100){const t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=ci(1,Ai((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){const c=n[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}const ep=["January","February","March","April","May","June","July","August","September","October","November","December"],tp=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function np(n){return n.slice(0,3)}const Hv=tp.map(np),Gv=ep.map(np),Wv={MMMM:ep,MMM:Gv,WWWW:tp,WWW:Hv};function ba(n){return(n<10?"0":"")+n}function $v(n){return(n<10?"00":n<100?"0":"")+n}const jv={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>ba(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>ba(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>ba(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>ba(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>ba(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>$v(n.getMilliseconds())};function bu(n,e){e=e||Wv;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?jv[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}const Xv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function qv(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==Xv?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}const ip=n=>n%1==0,bl=[1,2,2.5,5],Yv=xa(10,-32,0,bl),sp=xa(10,0,32,bl),Kv=sp.filter(ip),Rr=Yv.concat(sp),Mu=`
`,rp="{YYYY}",op=Mu+rp,ap="{M}/{D}",Ma=Mu+ap,Ml=Ma+"/{YY}",lp="{aa}",ao="{h}:{mm}"+lp,cp=Mu+ao,up=":{ss}",en=null;function hp(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,c=(n==1?xa(10,0,3,bl).filter(ip):xa(10,-3,0,bl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]);const l=[[o,rp,en,en,en,en,en,en,1],[s*28,"{MMM}",op,en,en,en,en,en,1],[s,ap,op,en,en,en,en,en,1],[i,"{h}"+lp,Ml,en,Ma,en,en,en,1],[t,ao,Ml,en,Ma,en,en,en,1],[e,up,Ml+" "+ao,en,Ma+" "+ao,en,cp,en,1],[n,up+".{fff}",Ml+" "+ao,en,Ma+" "+ao,en,cp,en,1]];function u(h){return(d,p,g,_,m,f)=>{let S=[],C=m>=o,v=m>=r&&m<o,A=h(g),T=fn(A*n,3),I=Su(A.getFullYear(),C?0:A.getMonth(),v||C?1:A.getDate()),F=fn(I*n,3);if(v||C){let y=v?m/r:0,M=C?m/o:0,D=T==F?T:fn(Su(I.getFullYear()+M,I.getMonth()+y,1)*n,3),z=new Date(Hn(D/n)),H=z.getFullYear(),Z=z.getMonth();for(let Y=0;D<=_;Y++){let G=Su(H+M*Y,Z+y*Y,1),ne=G-h(fn(G*n,3));D=fn((+G+ne)*n,3),D<=_&&S.push(D)}}else{let y=m>=s?s:m,M=Ai(g)-Ai(T),D=F+M+xl(T-F,y);S.push(D);let z=h(D),H=z.getHours()+z.getMinutes()/t+z.getSeconds()/i,Z=m/i,Y=d.axes[p]._space,G=f/Y;for(;D=fn(D+m,n==1?0:3),!(D>_);)if(Z>1){let ne=Ai(fn(H+Z,6))%24,de=h(D).getHours()-ne;de>1&&(de=-1),D-=de*i,H=(H+Z)%24;let ge=S[S.length-1];fn((D-ge)/m,3)*G>=.7&&S.push(D)}else S.push(D)}return S}}return[c,l,u]}const[Zv,Jv,Qv]=hp(1),[ex,tx,nx]=hp(.001);xa(2,-53,53,[1]);function dp(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function fp(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],c,l,u,h,d,p;return i.map(g=>{let _=n(g),m=_.getFullYear(),f=_.getMonth(),S=_.getDate(),C=_.getHours(),v=_.getMinutes(),A=_.getSeconds(),T=m!=c&&a[2]||f!=l&&a[3]||S!=u&&a[4]||C!=h&&a[5]||v!=d&&a[6]||A!=p&&a[7]||a[1];return c=m,l=f,u=S,h=C,d=v,p=A,T(_)})}}function ix(n,e){let t=bu(e);return(i,s,r,o,a)=>s.map(c=>t(n(c)))}function Su(n,e,t){return new Date(n,e,t)}function pp(n,e){return e(n)}const sx="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function mp(n,e){return(t,i,s,r)=>r==null?cu:e(n(i))}function rx(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function ox(n,e){return n.series[e].fill(n,e)}const ax={show:!0,live:!0,isolate:!1,mount:Av,markers:{show:!0,width:2,stroke:rx,fill:ox,dash:"solid"},idx:null,idxs:null,values:[]};function lx(n,e){let t=n.cursor.points,i=zi(),s=t.size(n,e);_n(i,ma,s),_n(i,ga,s);let r=s/-2;_n(i,"marginLeft",r),_n(i,"marginTop",r);let o=t.width(n,e,s);return o&&_n(i,"borderWidth",o),i}function cx(n,e){let t=n.series[e].points;return t._fill||t._stroke}function ux(n,e){let t=n.series[e].points;return t._stroke||t._fill}function hx(n,e){return n.series[e].points.size}const wu=[0,0];function dx(n,e,t){return wu[0]=e,wu[1]=t,wu}function Sl(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function Eu(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}const fx={show:!0,x:!0,y:!0,lock:!1,move:dx,points:{one:!1,show:lx,size:hx,width:0,stroke:ux,fill:cx},bind:{mousedown:Sl,mouseup:Sl,click:Sl,dblclick:Sl,mousemove:Eu,mouseleave:Eu,mouseenter:Eu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},gp={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Tu=Nn({},gp,{filter:jf}),_p=Nn({},Tu,{size:10}),vp=Nn({},gp,{show:!1}),Au='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xp="bold "+Au,yp=1.5,bp={show:!0,scale:"x",stroke:ou,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xp,side:2,grid:Tu,ticks:_p,border:vp,font:Au,lineGap:yp,rotate:0},px="Value",mx="Time",Mp={show:!0,scale:"x",auto:!1,sorted:1,min:dn,max:-dn,idxs:[]};function gx(n,e,t,i,s){return e.map(r=>r==null?"":_u(r))}function _x(n,e,t,i,s,r,o){let a=[],c=er.get(s)||0;t=o?t:fn(xl(t,s),c);for(let l=t;l<=i;l=fn(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Ru(n,e,t,i,s,r,o){const a=[],c=n.scales[n.axes[e].scale].log,l=c==10?Is:Hf,u=Ai(l(t));s=so(c,u),c==10&&(s=Rr[ts(s,Rr)]);let h=t,d=s*c;c==10&&(d=Rr[ts(d,Rr)]);do a.push(h),h=h+s,c==10&&!er.has(h)&&(h=fn(h,er.get(s))),h>=d&&(s=h,d=s*c,c==10&&(d=Rr[ts(d,Rr)]));while(h<=i);return a}function vx(n,e,t,i,s,r,o){let c=n.scales[n.axes[e].scale].asinh,l=i>c?Ru(n,e,ci(c,t),i,s):[c],u=i>=0&&t<=0?[0]:[];return(t<-c?Ru(n,e,ci(c,-i),-t,s):[c]).reverse().map(d=>-d).concat(u,l)}const Sp=/./,xx=/[12357]/,yx=/[125]/,wp=/1/,Cu=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function bx(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],c=n.valToPos,l=r._space,u=c(10,o),h=c(9,o)-u>=l?Sp:c(7,o)-u>=l?xx:c(5,o)-u>=l?yx:wp;if(h==wp){let d=Vn(c(1,o)-u);if(d<l)return Cu(e.slice().reverse(),a.distr,h,Vi(l/d)).reverse()}return Cu(e,a.distr,h,1)}function Mx(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,c=n.valToPos,l=Vn(c(1,o)-c(2,o));return l<a?Cu(e.slice().reverse(),3,Sp,Vi(a/l)).reverse():e}function Sx(n,e,t,i){return i==null?cu:e==null?"":_u(e)}const Ep={show:!0,scale:"y",stroke:ou,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xp,side:3,grid:Tu,ticks:_p,border:vp,font:Au,lineGap:yp,rotate:0};function wx(n,e){let t=3+(n||1)*2;return fn(t*e,3)}function Ex(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=Vn(o-r),c=n.series[e],l=a/(c.points.space*qt);return i[1]-i[0]<=l}const Tp={scale:null,auto:!0,sorted:0,min:dn,max:-dn},Ap=(n,e,t,i,s)=>s,Rp={show:!0,auto:!0,sorted:0,gaps:Ap,alpha:1,facets:[Nn({},Tp,{scale:"x"}),Nn({},Tp,{scale:"y"})]},Cp={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ap,alpha:1,points:{show:Ex,filter:null},values:null,min:dn,max:-dn,idxs:[],path:null,clip:null};function Tx(n,e,t,i,s){return t/10}const Pp={time:J0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Ax=Nn({},Pp,{time:!1,ori:1}),Lp={};function Dp(n,e){let t=Lp[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,c,l){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,c,l)}},n!=null&&(Lp[n]=t)),t}const lo=1,Pu=2;function Cr(n,e,t){const i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox;let c=r[0],l=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,_=a.height,m=n.valToPosH,f=n.valToPosV;return u.ori==0?t(s,c,l,u,h,m,f,d,p,g,_,El,co,Al,Up,kp):t(s,c,l,u,h,f,m,p,d,_,g,Tl,uo,Nu,Fp,Op)}function Lu(n,e){let t=0,i=0,s=$t(n.bands,yu);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function Rx(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,c=n.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Us(n,e,t,i,s,r){return Cr(n,e,(o,a,c,l,u,h,d,p,g,_,m)=>{let f=o.pxRound;const S=l.dir*(l.ori==0?1:-1),C=l.ori==0?co:uo;let v,A;S==1?(v=t,A=i):(v=i,A=t);let T=f(h(a[v],l,_,p)),I=f(d(c[v],u,m,g)),F=f(h(a[A],l,_,p)),y=f(d(r==1?u.max:u.min,u,m,g)),M=new Path2D(s);return C(M,F,y),C(M,T,y),C(M,T,I),M})}function wl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;const a=e==0?Al:Nu;let c=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let p=d[0]-c;p>0&&a(o,c,i,p,i+r),c=d[1]}}let l=t+s-c,u=10;l>0&&a(o,c,i-u/2,l,i+r+u)}return o}function Cx(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Du(n,e,t,i,s,r,o){let a=[],c=n.length;for(let l=s==1?t:i;l>=t&&l<=i;l+=s)if(e[l]===null){let h=l,d=l;if(s==1)for(;++l<=i&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let p=r(n[h]),g=d==h?p:r(n[d]),_=h-s;p=o<=0&&_>=0&&_<c?r(n[_]):p;let f=d+s;g=o>=0&&f>=0&&f<c?r(n[f]):g,g>=p&&a.push([p,g])}return a}function Np(n){return n==0?$f:n==1?Hn:e=>Ar(e,n)}function Ip(n){let e=n==0?El:Tl,t=n==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},i=n==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,u=0)=>{l==0&&u==0?i(s,r,o,a,c):(l=ns(l,a/2,c/2),u=ns(u,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,u),t(s,r,o+c,r,o,u),t(s,r,o,r+a,o,l),s.closePath())}}const El=(n,e,t)=>{n.moveTo(e,t)},Tl=(n,e,t)=>{n.moveTo(t,e)},co=(n,e,t)=>{n.lineTo(e,t)},uo=(n,e,t)=>{n.lineTo(t,e)},Al=Ip(0),Nu=Ip(1),Up=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Fp=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},kp=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},Op=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function Bp(n){return(e,t,i,s,r)=>Cr(e,t,(o,a,c,l,u,h,d,p,g,_,m)=>{let{pxRound:f,points:S}=o,C,v;l.ori==0?(C=El,v=Up):(C=Tl,v=Fp);const A=fn(S.width*qt,3);let T=(S.size-S.width)/2*qt,I=fn(T*2,3),F=new Path2D,y=new Path2D,{left:M,top:D,width:z,height:H}=e.bbox;Al(y,M-I,D-I,z+I*2,H+I*2);const Z=Y=>{if(c[Y]!=null){let G=f(h(a[Y],l,_,p)),ne=f(d(c[Y],u,m,g));C(F,G+T,ne),v(F,G,ne,T,0,vl*2)}};if(r)r.forEach(Z);else for(let Y=i;Y<=s;Y++)Z(Y);return{stroke:A>0?F:null,fill:F,clip:y,flags:lo|Pu}})}function zp(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}const Px=zp(co),Lx=zp(uo);function Vp(n){const e=$t(n?.alignGaps,0);return(t,i,s,r)=>Cr(t,i,(o,a,c,l,u,h,d,p,g,_,m)=>{[s,r]=ml(c,s,r);let f=o.pxRound,S=H=>f(h(H,l,_,p)),C=H=>f(d(H,u,m,g)),v,A;l.ori==0?(v=co,A=Px):(v=uo,A=Lx);const T=l.dir*(l.ori==0?1:-1),I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:lo},F=I.stroke;let y=!1;if(r-s>=_*4){let H=ie=>t.posToVal(ie,l.key,!0),Z=null,Y=null,G,ne,ee,he=S(a[T==1?s:r]),de=S(a[s]),ge=S(a[r]),se=H(T==1?de+1:ge-1);for(let ie=T==1?s:r;ie>=s&&ie<=r;ie+=T){let ve=a[ie],X=(T==1?ve<se:ve>se)?he:S(ve),Q=c[ie];X==he?Q!=null?(ne=Q,Z==null?(v(F,X,C(ne)),G=Z=Y=ne):ne<Z?Z=ne:ne>Y&&(Y=ne)):Q===null&&(y=!0):(Z!=null&&A(F,he,C(Z),C(Y),C(G),C(ne)),Q!=null?(ne=Q,v(F,X,C(ne)),Z=Y=G=ne):(Z=Y=null,Q===null&&(y=!0)),he=X,se=H(he+T))}Z!=null&&Z!=Y&&ee!=he&&A(F,he,C(Z),C(Y),C(G),C(ne))}else for(let H=T==1?s:r;H>=s&&H<=r;H+=T){let Z=c[H];Z===null?y=!0:Z!=null&&v(F,S(a[H]),C(Z))}let[D,z]=Lu(t,i);if(o.fill!=null||D!=0){let H=I.fill=new Path2D(F),Z=o.fillTo(t,i,o.min,o.max,D),Y=C(Z),G=S(a[s]),ne=S(a[r]);T==-1&&([ne,G]=[G,ne]),v(H,ne,Y),v(H,G,Y)}if(!o.spanGaps){let H=[];y&&H.push(...Du(a,c,s,r,T,S,e)),I.gaps=H=o.gaps(t,i,s,r,H),I.clip=wl(H,l.ori,p,g,_,m)}return z!=0&&(I.band=z==2?[Us(t,i,s,r,F,-1),Us(t,i,s,r,F,1)]:Us(t,i,s,r,F,z)),I})}function Dx(n){const e=$t(n.align,1),t=$t(n.ascDesc,!1),i=$t(n.alignGaps,0),s=$t(n.extend,!1);return(r,o,a,c)=>Cr(r,o,(l,u,h,d,p,g,_,m,f,S,C)=>{[a,c]=ml(h,a,c);let v=l.pxRound,{left:A,width:T}=r.bbox,I=de=>v(g(de,d,S,m)),F=de=>v(_(de,p,C,f)),y=d.ori==0?co:uo;const M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:lo},D=M.stroke,z=d.dir*(d.ori==0?1:-1);let H=F(h[z==1?a:c]),Z=I(u[z==1?a:c]),Y=Z,G=Z;s&&e==-1&&(G=A,y(D,G,H)),y(D,Z,H);for(let de=z==1?a:c;de>=a&&de<=c;de+=z){let ge=h[de];if(ge==null)continue;let se=I(u[de]),ie=F(ge);e==1?y(D,se,H):y(D,Y,ie),y(D,se,ie),H=ie,Y=se}let ne=Y;s&&e==1&&(ne=A+T,y(D,ne,H));let[ee,he]=Lu(r,o);if(l.fill!=null||ee!=0){let de=M.fill=new Path2D(D),ge=l.fillTo(r,o,l.min,l.max,ee),se=F(ge);y(de,ne,se),y(de,G,se)}if(!l.spanGaps){let de=[];de.push(...Du(u,h,a,c,z,I,i));let ge=l.width*qt/2,se=t||e==1?ge:-ge,ie=t||e==-1?-ge:ge;de.forEach(ve=>{ve[0]+=se,ve[1]+=ie}),M.gaps=de=l.gaps(r,o,a,c,de),M.clip=wl(de,d.ori,m,f,S,C)}return he!=0&&(M.band=he==2?[Us(r,o,a,c,D,-1),Us(r,o,a,c,D,1)]:Us(r,o,a,c,D,he)),M})}function Hp(n,e,t,i,s,r,o=dn){if(n.length>1){let a=null;for(let c=0,l=1/0;c<n.length;c++)if(e[c]!==void 0){if(a!=null){let u=Vn(n[c]-n[a]);u<l&&(l=u,o=Vn(t(n[c],i,s,r)-t(n[a],i,s,r)))}a=c}}return o}function Nx(n){n=n||ya;const e=$t(n.size,[.6,dn,1]),t=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=Ft(s),o=1-e[0],a=$t(e[1],dn),c=$t(e[2],1),l=$t(n.disp,ya),u=$t(n.each,p=>{}),{fill:h,stroke:d}=l;return(p,g,_,m)=>Cr(p,g,(f,S,C,v,A,T,I,F,y,M,D)=>{let z=f.pxRound,H=t,Z=i*qt,Y=a*qt,G=c*qt,ne,ee;v.ori==0?[ne,ee]=r(p,g):[ee,ne]=r(p,g);const he=v.dir*(v.ori==0?1:-1);let de=v.ori==0?Al:Nu,ge=v.ori==0?u:(j,le,pe,ue,Ke,Re,Ye)=>{u(j,le,pe,Ke,ue,Ye,Re)},se=$t(p.bands,yu).find(j=>j.series[0]==g),ie=se!=null?se.dir:0,ve=f.fillTo(p,g,f.min,f.max,ie),ye=z(I(ve,A,D,y)),X,Q,Se,Ve=M,De=z(f.width*qt),bt=!1,an=null,W=null,Bt=null,mt=null;h!=null&&(De==0||d!=null)&&(bt=!0,an=h.values(p,g,_,m),W=new Map,new Set(an).forEach(j=>{j!=null&&W.set(j,new Path2D)}),De>0&&(Bt=d.values(p,g,_,m),mt=new Map,new Set(Bt).forEach(j=>{j!=null&&mt.set(j,new Path2D)})));let{x0:lt,size:qe}=l;if(lt!=null&&qe!=null){H=1,S=lt.values(p,g,_,m),lt.unit==2&&(S=S.map(pe=>p.posToVal(F+pe*M,v.key,!0)));let j=qe.values(p,g,_,m);qe.unit==2?Q=j[0]*M:Q=T(j[0],v,M,F)-T(0,v,M,F),Ve=Hp(S,C,T,v,M,F,Ve),Se=Ve-Q+Z}else Ve=Hp(S,C,T,v,M,F,Ve),Se=Ve*o+Z,Q=Ve-Se;Se<1&&(Se=0),De>=Q/2&&(De=0),Se<5&&(z=$f);let Zt=Se>0,$e=Ve-Se-(Zt?De:0);Q=z(xu($e,G,Y)),X=(H==0?Q/2:H==he?0:Q)-H*he*((H==0?Z/2:0)+(Zt?De/2:0));const st={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},pn=bt?null:new Path2D;let Ht=null;if(se!=null)Ht=p.data[se.series[1]];else{let{y0:j,y1:le}=l;j!=null&&le!=null&&(C=le.values(p,g,_,m),Ht=j.values(p,g,_,m))}let B=ne*Q,R=ee*Q;for(let j=he==1?_:m;j>=_&&j<=m;j+=he){let le=C[j];if(le==null)continue;if(Ht!=null){let Pe=Ht[j]??0;if(le-Pe==0)continue;ye=I(Pe,A,D,y)}let pe=v.distr!=2||l!=null?S[j]:j,ue=T(pe,v,M,F),Ke=I($t(le,ve),A,D,y),Re=z(ue-X),Ye=z(ci(Ke,ye)),ze=z(ns(Ke,ye)),be=Ye-ze;if(le!=null){let Pe=le<0?R:B,tt=le<0?B:R;bt?(De>0&&Bt[j]!=null&&de(mt.get(Bt[j]),Re,ze+Ai(De/2),Q,ci(0,be-De),Pe,tt),an[j]!=null&&de(W.get(an[j]),Re,ze+Ai(De/2),Q,ci(0,be-De),Pe,tt)):de(pn,Re,ze+Ai(De/2),Q,ci(0,be-De),Pe,tt),ge(p,g,j,Re-De/2,ze,Q+De,be)}}return De>0?st.stroke=bt?mt:pn:bt||(st._fill=f.width==0?f._fill:f._stroke??f._fill,st.width=0),st.fill=bt?W:pn,st})}function Ix(n,e){const t=$t(e?.alignGaps,0);return(i,s,r,o)=>Cr(i,s,(a,c,l,u,h,d,p,g,_,m,f)=>{[r,o]=ml(l,r,o);let S=a.pxRound,C=ne=>S(d(ne,u,m,g)),v=ne=>S(p(ne,h,f,_)),A,T,I;u.ori==0?(A=El,I=co,T=kp):(A=Tl,I=uo,T=Op);const F=u.dir*(u.ori==0?1:-1);let y=C(c[F==1?r:o]),M=y,D=[],z=[];for(let ne=F==1?r:o;ne>=r&&ne<=o;ne+=F)if(l[ne]!=null){let he=c[ne],de=C(he);D.push(M=de),z.push(v(l[ne]))}const H={stroke:n(D,z,A,I,T,S),fill:null,clip:null,band:null,gaps:null,flags:lo},Z=H.stroke;let[Y,G]=Lu(i,s);if(a.fill!=null||Y!=0){let ne=H.fill=new Path2D(Z),ee=a.fillTo(i,s,a.min,a.max,Y),he=v(ee);I(ne,M,he),I(ne,y,he)}if(!a.spanGaps){let ne=[];ne.push(...Du(c,l,r,o,F,C,t)),H.gaps=ne=a.gaps(i,s,r,o,ne),H.clip=wl(ne,u.ori,g,_,m,f)}return G!=0&&(H.band=G==2?[Us(i,s,r,o,Z,-1),Us(i,s,r,o,Z,1)]:Us(i,s,r,o,Z,G)),H})}function Ux(n){return Ix(Fx,n)}function Fx(n,e,t,i,s,r){const o=n.length;if(o<2)return null;const a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let c=Array(o),l=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],l[d]=u[d]/h[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/l[d-1]+(h[d]+2*h[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+c[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-c[d+1]*h[d]/3,n[d+1],e[d+1])}return a}const Iu=new Set;function Gp(){for(let n of Iu)n.syncRect(!0)}no&&(Er(_v,io,Gp),Er(vv,io,Gp,!0),Er(fl,io,()=>{ii.pxRatio=qt}));const kx=Vp(),Ox=Bp();function Wp(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Uu(r,o,e,t))}function Bx(n,e){return n.map((t,i)=>i==0?{}:Nn({},e,t))}function Uu(n,e,t,i){return Nn({},e==0?t:i,n)}function $p(n,e,t){return e==null?ro:[e,t]}const zx=$p;function Vx(n,e,t){return e==null?ro:_l(e,t,gu,!0)}function jp(n,e,t,i){return e==null?ro:gl(e,t,n.scales[i].log,!1)}const Hx=jp;function Xp(n,e,t,i){return e==null?ro:mu(e,t,n.scales[i].log,!1)}const Gx=Xp;function Wx(n,e,t,i,s){let r=ci(Gf(n),Gf(e)),o=e-n,a=ts(s/i*o,t);do{let c=t[a],l=i*c/o;if(l>=s&&r+(c<5?er.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function qp(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Hn((t=+s)*qt))+"px"),[n,e,t]}function $x(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=fn(e[2]*qt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function ii(n,e,t){const i={mode:$t(n.mode,1)},s=i.mode;function r(x,P,O,V){let K=P.valToPct(x);return V+O*(P.dir==-1?1-K:K)}function o(x,P,O,V){let K=P.valToPct(x);return V+O*(P.dir==-1?K:1-K)}function a(x,P,O,V){return P.ori==0?r(x,P,O,V):o(x,P,O,V)}i.valToPosH=r,i.valToPosV=o;let c=!1;i.status=0;const l=i.root=zi(Q0);if(n.id!=null&&(l.id=n.id),Ei(l,n.class),n.title){let x=zi(nv,l);x.textContent=n.title}const u=es("canvas"),h=i.ctx=u.getContext("2d"),d=zi(iv,l);Er("click",d,x=>{x.target===g&&(Rt!=Ot||Jt!=Pt)&&kn.click(i,x)},!0);const p=i.under=zi(sv,d);d.appendChild(u);const g=i.over=zi(rv,d);n=oo(n);const _=+$t(n.pxAlign,1),m=Np(_);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});const f=n.ms||.001,S=i.series=s==1?Wp(n.series||[],Mp,Cp,!1):Bx(n.series||[null],Rp),C=i.axes=Wp(n.axes||[],bp,Ep,!0),v=i.scales={},A=i.bands=n.bands||[];A.forEach(x=>{x.fill=Ft(x.fill||null),x.dir=$t(x.dir,-1)});const T=s==2?S[1].facets[0].scale:S[0].scale,I={axes:w,series:ps},F=(n.drawOrder||["axes","series"]).map(x=>I[x]);function y(x){const P=x.distr==3?O=>Is(O>0?O:x.clamp(i,O,x.min,x.max,x.key)):x.distr==4?O=>vu(O,x.asinh):x.distr==100?O=>x.fwd(O):O=>O;return O=>{let V=P(O),{_min:K,_max:oe}=x,_e=oe-K;return(V-K)/_e}}function M(x){let P=v[x];if(P==null){let O=(n.scales||ya)[x]||ya;if(O.from!=null){M(O.from);let V=Nn({},v[O.from],O,{key:x});V.valToPct=y(V),v[x]=V}else{P=v[x]=Nn({},x==T?Pp:Ax,O),P.key=x;let V=P.time,K=P.range,oe=tr(K);if((x!=T||s==2&&!V)&&(oe&&(K[0]==null||K[1]==null)&&(K={min:K[0]==null?Bf:{mode:1,hard:K[0],soft:K[0]},max:K[1]==null?Bf:{mode:1,hard:K[1],soft:K[1]}},oe=!1),!oe&&yl(K))){let _e=K;K=(we,Le,He)=>Le==null?ro:_l(Le,He,_e)}P.range=Ft(K||(V?zx:x==T?P.distr==3?Hx:P.distr==4?Gx:$p:P.distr==3?jp:P.distr==4?Xp:Vx)),P.auto=Ft(oe?!1:P.auto),P.clamp=Ft(P.clamp||Tx),P._min=P._max=null,P.valToPct=y(P)}}}M("x"),M("y"),s==1&&S.forEach(x=>{M(x.scale)}),C.forEach(x=>{M(x.scale)});for(let x in n.scales)M(x);const D=v[T],z=D.distr;let H,Z;D.ori==0?(Ei(l,ev),H=r,Z=o):(Ei(l,tv),H=o,Z=r);const Y={};for(let x in v){let P=v[x];(P.min!=null||P.max!=null)&&(Y[x]={min:P.min,max:P.max},P.min=P.max=null)}const G=n.tzDate||(x=>new Date(Hn(x/f))),ne=n.fmtDate||bu,ee=f==1?Qv(G):nx(G),he=fp(G,dp(f==1?Jv:tx,ne)),de=mp(G,pp(sx,ne)),ge=[],se=i.legend=Nn({},ax,n.legend),ie=i.cursor=Nn({},fx,{drag:{y:s==2}},n.cursor),ve=se.show,ye=ie.show,X=se.markers;se.idxs=ge,X.width=Ft(X.width),X.dash=Ft(X.dash),X.stroke=Ft(X.stroke),X.fill=Ft(X.fill);let Q,Se,Ve,De=[],bt=[],an,W=!1,Bt={};if(se.live){const x=S[1]?S[1].values:null;W=x!=null,an=W?x(i,1,0):{_:0};for(let P in an)Bt[P]=cu}if(ve)if(Q=es("table",hv,l),Ve=es("tbody",null,Q),se.mount(i,Q),W){Se=es("thead",null,Q,Ve);let x=es("tr",null,Se);es("th",null,x);for(var mt in an)es("th",Sf,x).textContent=mt}else Ei(Q,fv),se.live&&Ei(Q,dv);const lt={show:!0},qe={show:!1};function Zt(x,P){if(P==0&&(W||!se.live||s==2))return ro;let O=[],V=es("tr",pv,Ve,Ve.childNodes[P]);Ei(V,x.class),x.show||Ei(V,wr);let K=es("th",null,V);if(X.show){let we=zi(mv,K);if(P>0){let Le=X.width(i,P);Le&&(we.style.border=Le+"px "+X.dash(i,P)+" "+X.stroke(i,P)),we.style.background=X.fill(i,P)}}let oe=zi(Sf,K);x.label instanceof HTMLElement?oe.appendChild(x.label):oe.textContent=x.label,P>0&&(X.show||(oe.style.color=x.width>0?X.stroke(i,P):X.fill(i,P)),st("click",K,we=>{if(ie._lock)return;Fn(we);let Le=S.indexOf(x);if((we.ctrlKey||we.metaKey)!=se.isolate){let He=S.some((We,Ze)=>Ze>0&&Ze!=Le&&We.show);S.forEach((We,Ze)=>{Ze>0&&Cs(Ze,He?Ze==Le?lt:qe:lt,!0,On.setSeries)})}else Cs(Le,{show:!x.show},!0,On.setSeries)},!1),ai&&st(Af,K,we=>{ie._lock||(Fn(we),Cs(S.indexOf(x),oa,!0,On.setSeries))},!1));for(var _e in an){let we=es("td",gv,V);we.textContent="--",O.push(we)}return[V,O]}const $e=new Map;function st(x,P,O,V=!0){const K=$e.get(P)||{},oe=ie.bind[x](i,P,O,V);oe&&(Er(x,P,K[x]=oe),$e.set(P,K))}function pn(x,P,O){const V=$e.get(P)||{};for(let K in V)(x==null||K==x)&&(pu(K,P,V[K]),delete V[K]);x==null&&$e.delete(P)}let Ht=0,B=0,R=0,j=0,le=0,pe=0,ue=le,Ke=pe,Re=R,Ye=j,ze=0,be=0,Pe=0,tt=0;i.bbox={};let Qe=!1,Ie=!1,gt=!1,q=!1,Ce=!1,Ee=!1;function je(x,P,O){(O||x!=i.width||P!=i.height)&&Te(x,P),U(!1),gt=!0,Ie=!0,Be()}function Te(x,P){i.width=Ht=R=x,i.height=B=j=P,le=pe=0,tn(),St();let O=i.bbox;ze=O.left=Ar(le*qt,.5),be=O.top=Ar(pe*qt,.5),Pe=O.width=Ar(R*qt,.5),tt=O.height=Ar(j*qt,.5)}const xe=3;function Je(){let x=!1,P=0;for(;!x;){P++;let O=sa(P),V=E(P);x=P==xe||O&&V,x||(Te(i.width,i.height),Ie=!0)}}function yt({width:x,height:P}){je(x,P)}i.setSize=yt;function tn(){let x=!1,P=!1,O=!1,V=!1;C.forEach((K,oe)=>{if(K.show&&K._show){let{side:_e,_size:we}=K,Le=_e%2,He=K.label!=null?K.labelSize:0,We=we+He;We>0&&(Le?(R-=We,_e==3?(le+=We,V=!0):O=!0):(j-=We,_e==0?(pe+=We,x=!0):P=!0))}}),ds[0]=x,ds[1]=O,ds[2]=P,ds[3]=V,R-=Ki[1]+Ki[3],le+=Ki[3],j-=Ki[2]+Ki[0],pe+=Ki[0]}function St(){let x=le+R,P=pe+j,O=le,V=pe;function K(oe,_e){switch(oe){case 1:return x+=_e,x-_e;case 2:return P+=_e,P-_e;case 3:return O-=_e,O+_e;case 0:return V-=_e,V+_e}}C.forEach((oe,_e)=>{if(oe.show&&oe._show){let we=oe.side;oe._pos=K(we,oe._size),oe.label!=null&&(oe._lpos=K(we,oe.labelSize))}})}if(ie.dataIdx==null){let x=ie.hover,P=x.skip=new Set(x.skip??[]);P.add(void 0);let O=x.prox=Ft(x.prox),V=x.bias??=0;ie.dataIdx=(K,oe,_e,we)=>{if(oe==0)return _e;let Le=_e,He=O(K,oe,_e,we)??dn,We=He>=0&&He<dn,Ze=D.ori==0?R:j,Mt=ie.left,Qt=e[0],Xt=e[oe];if(P.has(Xt[_e])){Le=null;let It=null,xt=null,ut;if(V==0||V==-1)for(ut=_e;It==null&&ut-- >0;)P.has(Xt[ut])||(It=ut);if(V==0||V==1)for(ut=_e;xt==null&&ut++<Xt.length;)P.has(Xt[ut])||(xt=ut);if(It!=null||xt!=null)if(We){let bn=It==null?-1/0:H(Qt[It],D,Ze,0),Rn=xt==null?1/0:H(Qt[xt],D,Ze,0),Jn=Mt-bn,hn=Rn-Mt;Jn<=hn?Jn<=He&&(Le=It):hn<=He&&(Le=xt)}else Le=xt==null?It:It==null?xt:_e-It<=xt-_e?It:xt}else We&&Vn(Mt-H(Qt[_e],D,Ze,0))>He&&(Le=null);return Le}}const Fn=x=>{ie.event=x};ie.idxs=ge,ie._lock=!1;let sn=ie.points;sn.show=Ft(sn.show),sn.size=Ft(sn.size),sn.stroke=Ft(sn.stroke),sn.width=Ft(sn.width),sn.fill=Ft(sn.fill);const pi=i.focus=Nn({},n.focus||{alpha:.3},ie.focus),ai=pi.prox>=0,Yi=ai&&sn.one;let ti=[],hs=[],Si=[];function qr(x,P){let O=sn.show(i,P);if(O instanceof HTMLElement)return Ei(O,uv),Ei(O,x.class),vs(O,-10,-10,R,j),g.insertBefore(O,ti[P]),O}function As(x,P){if(s==1||P>0){let O=s==1&&v[x.scale].time,V=x.value;x.value=O?Jf(V)?mp(G,pp(V,ne)):V||de:V||Sx,x.label=x.label||(O?mx:px)}if(Yi||P>0){x.width=x.width==null?1:x.width,x.paths=x.paths||kx||Rv,x.fillTo=Ft(x.fillTo||Rx),x.pxAlign=+$t(x.pxAlign,_),x.pxRound=Np(x.pxAlign),x.stroke=Ft(x.stroke||null),x.fill=Ft(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let O=wx(ci(1,x.width),1),V=x.points=Nn({},{size:O,width:ci(1,O*.2),stroke:x.stroke,space:O*2,paths:Ox,_stroke:null,_fill:null},x.points);V.show=Ft(V.show),V.filter=Ft(V.filter),V.fill=Ft(V.fill),V.stroke=Ft(V.stroke),V.paths=Ft(V.paths),V.pxAlign=x.pxAlign}if(ve){let O=Zt(x,P);De.splice(P,0,O[0]),bt.splice(P,0,O[1]),se.values.push(null)}if(ye){ge.splice(P,0,null);let O=null;Yi?P==0&&(O=qr(x,P)):P>0&&(O=qr(x,P)),ti.splice(P,0,O),hs.splice(P,0,0),Si.splice(P,0,0)}Zn("addSeries",P)}function ta(x,P){P=P??S.length,x=s==1?Uu(x,P,Mp,Cp):Uu(x,P,{},Rp),S.splice(P,0,x),As(S[P],P)}i.addSeries=ta;function na(x){if(S.splice(x,1),ve){se.values.splice(x,1),bt.splice(x,1);let P=De.splice(x,1)[0];pn(null,P.firstChild),P.remove()}ye&&(ge.splice(x,1),ti.splice(x,1)[0].remove(),hs.splice(x,1),Si.splice(x,1)),Zn("delSeries",x)}i.delSeries=na;const ds=[!1,!1,!1,!1];function el(x,P){if(x._show=x.show,x.show){let O=x.side%2,V=v[x.scale];V==null&&(x.scale=O?S[1].scale:T,V=v[x.scale]);let K=V.time;x.size=Ft(x.size),x.space=Ft(x.space),x.rotate=Ft(x.rotate),tr(x.incrs)&&x.incrs.forEach(_e=>{!er.has(_e)&&er.set(_e,Kf(_e))}),x.incrs=Ft(x.incrs||(V.distr==2?Kv:K?f==1?Zv:ex:Rr)),x.splits=Ft(x.splits||(K&&V.distr==1?ee:V.distr==3?Ru:V.distr==4?vx:_x)),x.stroke=Ft(x.stroke),x.grid.stroke=Ft(x.grid.stroke),x.ticks.stroke=Ft(x.ticks.stroke),x.border.stroke=Ft(x.border.stroke);let oe=x.values;x.values=tr(oe)&&!tr(oe[0])?Ft(oe):K?tr(oe)?fp(G,dp(oe,ne)):Jf(oe)?ix(G,oe):oe||he:oe||gx,x.filter=Ft(x.filter||(V.distr>=3&&V.log==10?bx:V.distr==3&&V.log==2?Mx:jf)),x.font=qp(x.font),x.labelFont=qp(x.labelFont),x._size=x.size(i,null,P,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(ds[P]=!0,x._el=zi(ov,d))}}function Zs(x,P,O,V){let[K,oe,_e,we]=O,Le=P%2,He=0;return Le==0&&(we||oe)&&(He=P==0&&!K||P==2&&!_e?Hn(bp.size/3):0),Le==1&&(K||_e)&&(He=P==1&&!oe||P==3&&!we?Hn(Ep.size/2):0),He}const ia=i.padding=(n.padding||[Zs,Zs,Zs,Zs]).map(x=>Ft($t(x,Zs))),Ki=i._padding=ia.map((x,P)=>x(i,P,ds,0));let Ln,N=null,J=null;const re=s==1?S[0].idxs:null;let ae=null,te=!1;function Ae(x,P){if(e=x??[],i.data=i._data=e,s==2){Ln=0;for(let O=1;O<S.length;O++)Ln+=e[O][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ae=e[0],Ln=ae.length;let O=e;if(z==2){O=e.slice();let V=O[0]=Array(Ln);for(let K=0;K<Ln;K++)V[K]=K}i._data=e=O}if(U(!0),Zn("setData"),z==2&&(gt=!0),P!==!1){let O=D;O.auto(i,te)?Ue():_r(T,O.min,O.max),q=q||ie.left>=0,Ee=!0,Be()}}i.setData=Ae;function Ue(){te=!0;let x,P;s==1&&(Ln>0?(N=re[0]=0,J=re[1]=Ln-1,x=e[0][N],P=e[0][J],z==2?(x=N,P=J):x==P&&(z==3?[x,P]=gl(x,x,D.log,!1):z==4?[x,P]=mu(x,x,D.log,!1):D.time?P=x+Hn(86400/f):[x,P]=_l(x,P,gu,!0))):(N=re[0]=x=null,J=re[1]=P=null)),_r(T,x,P)}let Xe,Oe,ht,ft,it,Et,Ct,ln,jt,wt;function ct(x,P,O,V,K,oe){x??=Ef,O??=yu,V??="butt",K??=Ef,oe??="round",x!=Xe&&(h.strokeStyle=Xe=x),K!=Oe&&(h.fillStyle=Oe=K),P!=ht&&(h.lineWidth=ht=P),oe!=it&&(h.lineJoin=it=oe),V!=Et&&(h.lineCap=Et=V),O!=ft&&h.setLineDash(ft=O)}function cn(x,P,O,V){P!=Oe&&(h.fillStyle=Oe=P),x!=Ct&&(h.font=Ct=x),O!=ln&&(h.textAlign=ln=O),V!=jt&&(h.textBaseline=jt=V)}function Nt(x,P,O,V,K=0){if(V.length>0&&x.auto(i,te)&&(P==null||P.min==null)){let oe=$t(N,0),_e=$t(J,V.length-1),we=O.min==null?Mv(V,oe,_e,K,x.distr==3):[O.min,O.max];x.min=ns(x.min,O.min=we[0]),x.max=ci(x.max,O.max=we[1])}}const Xn={min:null,max:null};function fs(){for(let V in v){let K=v[V];Y[V]==null&&(K.min==null||Y[T]!=null&&K.auto(i,te))&&(Y[V]=Xn)}for(let V in v){let K=v[V];Y[V]==null&&K.from!=null&&Y[K.from]!=null&&(Y[V]=Xn)}Y[T]!=null&&U(!0);let x={};for(let V in Y){let K=Y[V];if(K!=null){let oe=x[V]=oo(v[V],Lv);if(K.min!=null)Nn(oe,K);else if(V!=T||s==2)if(Ln==0&&oe.from==null){let _e=oe.range(i,null,null,V);oe.min=_e[0],oe.max=_e[1]}else oe.min=dn,oe.max=-dn}}if(Ln>0){S.forEach((V,K)=>{if(s==1){let oe=V.scale,_e=Y[oe];if(_e==null)return;let we=x[oe];if(K==0){let Le=we.range(i,we.min,we.max,oe);we.min=Le[0],we.max=Le[1],N=ts(we.min,e[0]),J=ts(we.max,e[0]),J-N>1&&(e[0][N]<we.min&&N++,e[0][J]>we.max&&J--),V.min=ae[N],V.max=ae[J]}else V.show&&V.auto&&Nt(we,_e,V,e[K],V.sorted);V.idxs[0]=N,V.idxs[1]=J}else if(K>0&&V.show&&V.auto){let[oe,_e]=V.facets,we=oe.scale,Le=_e.scale,[He,We]=e[K],Ze=x[we],Mt=x[Le];Ze!=null&&Nt(Ze,Y[we],oe,He,oe.sorted),Mt!=null&&Nt(Mt,Y[Le],_e,We,_e.sorted),V.min=_e.min,V.max=_e.max}});for(let V in x){let K=x[V],oe=Y[V];if(K.from==null&&(oe==null||oe.min==null)){let _e=K.range(i,K.min==dn?null:K.min,K.max==-dn?null:K.max,V);K.min=_e[0],K.max=_e[1]}}}for(let V in x){let K=x[V];if(K.from!=null){let oe=x[K.from];if(oe.min==null)K.min=K.max=null;else{let _e=K.range(i,oe.min,oe.max,V);K.min=_e[0],K.max=_e[1]}}}let P={},O=!1;for(let V in x){let K=x[V],oe=v[V];if(oe.min!=K.min||oe.max!=K.max){oe.min=K.min,oe.max=K.max;let _e=oe.distr;oe._min=_e==3?Is(oe.min):_e==4?vu(oe.min,oe.asinh):_e==100?oe.fwd(oe.min):oe.min,oe._max=_e==3?Is(oe.max):_e==4?vu(oe.max,oe.asinh):_e==100?oe.fwd(oe.max):oe.max,P[V]=O=!0}}if(O){S.forEach((V,K)=>{s==2?K>0&&P.y&&(V._paths=null):P[V.scale]&&(V._paths=null)});for(let V in P)gt=!0,Zn("setScale",V);ye&&ie.left>=0&&(q=Ee=!0)}for(let V in Y)Y[V]=null}function zt(x){let P=xu(N-1,0,Ln-1),O=xu(J+1,0,Ln-1);for(;x[P]==null&&P>0;)P--;for(;x[O]==null&&O<Ln-1;)O++;return[P,O]}function ps(){if(Ln>0){let x=S.some(P=>P._focus)&&wt!=pi.alpha;x&&(h.globalAlpha=wt=pi.alpha),S.forEach((P,O)=>{if(O>0&&P.show&&(un(O,!1),un(O,!0),P._paths==null)){let V=wt;wt!=P.alpha&&(h.globalAlpha=wt=P.alpha);let K=s==2?[0,e[O][0].length-1]:zt(e[O]);P._paths=P.paths(i,O,K[0],K[1]),wt!=V&&(h.globalAlpha=wt=V)}}),S.forEach((P,O)=>{if(O>0&&P.show){let V=wt;wt!=P.alpha&&(h.globalAlpha=wt=P.alpha),P._paths!=null&&qn(O,!1);{let K=P._paths!=null?P._paths.gaps:null,oe=P.points.show(i,O,N,J,K),_e=P.points.filter(i,O,oe,K);(oe||_e)&&(P.points._paths=P.points.paths(i,O,N,J,_e),qn(O,!0))}wt!=V&&(h.globalAlpha=wt=V),Zn("drawSeries",O)}}),x&&(h.globalAlpha=wt=1)}}function un(x,P){let O=P?S[x].points:S[x];O._stroke=O.stroke(i,x),O._fill=O.fill(i,x)}function qn(x,P){let O=P?S[x].points:S[x],{stroke:V,fill:K,clip:oe,flags:_e,_stroke:we=O._stroke,_fill:Le=O._fill,_width:He=O.width}=O._paths;He=fn(He*qt,3);let We=null,Ze=He%2/2;P&&Le==null&&(Le=He>0?"#fff":we);let Mt=O.pxAlign==1&&Ze>0;if(Mt&&h.translate(Ze,Ze),!P){let Qt=ze-He/2,Xt=be-He/2,It=Pe+He,xt=tt+He;We=new Path2D,We.rect(Qt,Xt,It,xt)}P?wn(we,He,O.dash,O.cap,Le,V,K,_e,oe):ni(x,we,He,O.dash,O.cap,Le,V,K,_e,We,oe),Mt&&h.translate(-Ze,-Ze)}function ni(x,P,O,V,K,oe,_e,we,Le,He,We){let Ze=!1;Le!=0&&A.forEach((Mt,Qt)=>{if(Mt.series[0]==x){let Xt=S[Mt.series[1]],It=e[Mt.series[1]],xt=(Xt._paths||ya).band;tr(xt)&&(xt=Mt.dir==1?xt[0]:xt[1]);let ut,bn=null;Xt.show&&xt&&wv(It,N,J)?(bn=Mt.fill(i,Qt)||oe,ut=Xt._paths.clip):xt=null,wn(P,O,V,K,bn,_e,we,Le,He,We,ut,xt),Ze=!0}}),Ze||wn(P,O,V,K,oe,_e,we,Le,He,We)}const An=lo|Pu;function wn(x,P,O,V,K,oe,_e,we,Le,He,We,Ze){ct(x,P,O,V,K),(Le||He||Ze)&&(h.save(),Le&&h.clip(Le),He&&h.clip(He)),Ze?(we&An)==An?(h.clip(Ze),We&&h.clip(We),mi(K,_e),Ni(x,oe,P)):we&Pu?(mi(K,_e),h.clip(Ze),Ni(x,oe,P)):we&lo&&(h.save(),h.clip(Ze),We&&h.clip(We),mi(K,_e),h.restore(),Ni(x,oe,P)):(mi(K,_e),Ni(x,oe,P)),(Le||He||Ze)&&h.restore()}function Ni(x,P,O){O>0&&(P instanceof Map?P.forEach((V,K)=>{h.strokeStyle=Xe=K,h.stroke(V)}):P!=null&&x&&h.stroke(P))}function mi(x,P){P instanceof Map?P.forEach((O,V)=>{h.fillStyle=Oe=V,h.fill(O)}):P!=null&&x&&h.fill(P)}function sf(x,P,O,V){let K=C[x],oe;if(V<=0)oe=[0,0];else{let _e=K._space=K.space(i,x,P,O,V),we=K._incrs=K.incrs(i,x,P,O,V,_e);oe=Wx(P,O,we,V,_e)}return K._found=oe}function pt(x,P,O,V,K,oe,_e,we,Le,He){let We=_e%2/2;_==1&&h.translate(We,We),ct(we,_e,Le,He,we),h.beginPath();let Ze,Mt,Qt,Xt,It=K+(V==0||V==3?-oe:oe);O==0?(Mt=K,Xt=It):(Ze=K,Qt=It);for(let xt=0;xt<x.length;xt++)P[xt]!=null&&(O==0?Ze=Qt=x[xt]:Mt=Xt=x[xt],h.moveTo(Ze,Mt),h.lineTo(Qt,Xt));h.stroke(),_==1&&h.translate(-We,-We)}function sa(x){let P=!0;return C.forEach((O,V)=>{if(!O.show)return;let K=v[O.scale];if(K.min==null){O._show&&(P=!1,O._show=!1,U(!1));return}else O._show||(P=!1,O._show=!0,U(!1));let oe=O.side,_e=oe%2,{min:we,max:Le}=K,[He,We]=sf(V,we,Le,_e==0?R:j);if(We==0)return;let Ze=K.distr==2,Mt=O._splits=O.splits(i,V,we,Le,He,We,Ze),Qt=K.distr==2?Mt.map(ut=>ae[ut]):Mt,Xt=K.distr==2?ae[Mt[1]]-ae[Mt[0]]:He,It=O._values=O.values(i,O.filter(i,Qt,V,We,Xt),V,We,Xt);O._rotate=oe==2?O.rotate(i,It,V,We):0;let xt=O._size;O._size=Vi(O.size(i,It,V,x)),xt!=null&&O._size!=xt&&(P=!1)}),P}function E(x){let P=!0;return ia.forEach((O,V)=>{let K=O(i,V,ds,x);K!=Ki[V]&&(P=!1),Ki[V]=K}),P}function w(){for(let x=0;x<C.length;x++){let P=C[x];if(!P.show||!P._show)continue;let O=P.side,V=O%2,K,oe,_e=P.stroke(i,x),we=O==0||O==3?-1:1,[Le,He]=P._found;if(P.label!=null){let _i=P.labelGap*we,Fi=Hn((P._lpos+_i)*qt);cn(P.labelFont[0],_e,"center",O==2?_a:wf),h.save(),V==1?(K=oe=0,h.translate(Fi,Hn(be+tt/2)),h.rotate((O==3?-vl:vl)/2)):(K=Hn(ze+Pe/2),oe=Fi);let Zr=Wf(P.label)?P.label(i,x,Le,He):P.label;h.fillText(Zr,K,oe),h.restore()}if(He==0)continue;let We=v[P.scale],Ze=V==0?Pe:tt,Mt=V==0?ze:be,Qt=P._splits,Xt=We.distr==2?Qt.map(_i=>ae[_i]):Qt,It=We.distr==2?ae[Qt[1]]-ae[Qt[0]]:Le,xt=P.ticks,ut=P.border,bn=xt.show?xt.size:0,Rn=Hn(bn*qt),Jn=Hn((P.alignTo==2?P._size-bn-P.gap:P.gap)*qt),hn=P._rotate*-vl/180,Cn=m(P._pos*qt),Ii=(Rn+Jn)*we,gi=Cn+Ii;oe=V==0?gi:0,K=V==1?gi:0;let Ji=P.font[0],ms=P.align==1?to:P.align==2?ru:hn>0?to:hn<0?ru:V==0?"center":O==3?ru:to,Ls=hn||V==1?"middle":O==2?_a:wf;cn(Ji,_e,ms,Ls);let Ui=P.font[1]*P.lineGap,Qi=Qt.map(_i=>m(a(_i,We,Ze,Mt))),gs=P._values;for(let _i=0;_i<gs.length;_i++){let Fi=gs[_i];if(Fi!=null){V==0?K=Qi[_i]:oe=Qi[_i],Fi=""+Fi;let Zr=Fi.indexOf(`
`)==-1?[Fi]:Fi.split(/\n/gm);for(let vi=0;vi<Zr.length;vi++){let C0=Zr[vi];hn?(h.save(),h.translate(K,oe+vi*Ui),h.rotate(hn),h.fillText(C0,0,0),h.restore()):h.fillText(C0,K,oe+vi*Ui)}}}xt.show&&pt(Qi,xt.filter(i,Xt,x,He,It),V,O,Cn,Rn,fn(xt.width*qt,3),xt.stroke(i,x),xt.dash,xt.cap);let Ds=P.grid;Ds.show&&pt(Qi,Ds.filter(i,Xt,x,He,It),V,V==0?2:1,V==0?be:ze,V==0?tt:Pe,fn(Ds.width*qt,3),Ds.stroke(i,x),Ds.dash,Ds.cap),ut.show&&pt([Cn],[1],V==0?1:0,V==0?1:2,V==1?be:ze,V==1?tt:Pe,fn(ut.width*qt,3),ut.stroke(i,x),ut.dash,ut.cap)}Zn("drawAxes")}function U(x){S.forEach((P,O)=>{O>0&&(P._paths=null,x&&(s==1?(P.min=null,P.max=null):P.facets.forEach(V=>{V.min=null,V.max=null})))})}let L=!1,k=!1,ce=[];function fe(){k=!1;for(let x=0;x<ce.length;x++)Zn(...ce[x]);ce.length=0}function Be(){L||(Ov(ke),L=!0)}function Ne(x,P=!1){L=!0,k=P,x(i),ke(),P&&ce.length>0&&queueMicrotask(fe)}i.batch=Ne;function ke(){if(Qe&&(fs(),Qe=!1),gt&&(Je(),gt=!1),Ie){if(_n(p,to,le),_n(p,_a,pe),_n(p,ma,R),_n(p,ga,j),_n(g,to,le),_n(g,_a,pe),_n(g,ma,R),_n(g,ga,j),_n(d,ma,Ht),_n(d,ga,B),u.width=Hn(Ht*qt),u.height=Hn(B*qt),C.forEach(({_el:x,_show:P,_size:O,_pos:V,side:K})=>{if(x!=null)if(P){let oe=K===3||K===0?O:0,_e=K%2==1;_n(x,_e?"left":"top",V-oe),_n(x,_e?"width":"height",O),_n(x,_e?"top":"left",_e?pe:le),_n(x,_e?"height":"width",_e?j:R),du(x,wr)}else Ei(x,wr)}),Xe=Oe=ht=it=Et=Ct=ln=jt=ft=null,wt=1,il(!0),le!=ue||pe!=Ke||R!=Re||j!=Ye){U(!1);let x=R/Re,P=j/Ye;if(ye&&!q&&ie.left>=0){ie.left*=x,ie.top*=P,Ge&&vs(Ge,Hn(ie.left),0,R,j),rt&&vs(rt,0,Hn(ie.top),R,j);for(let O=0;O<ti.length;O++){let V=ti[O];V!=null&&(hs[O]*=x,Si[O]*=P,vs(V,Vi(hs[O]),Vi(Si[O]),R,j))}}if(yn.show&&!Ce&&yn.left>=0&&yn.width>0){yn.left*=x,yn.width*=x,yn.top*=P,yn.height*=P;for(let O in af)_n(ra,O,yn[O])}ue=le,Ke=pe,Re=R,Ye=j}Zn("setSize"),Ie=!1}Ht>0&&B>0&&(h.clearRect(0,0,u.width,u.height),Zn("drawClear"),F.forEach(x=>x()),Zn("draw")),yn.show&&Ce&&($c(yn),Ce=!1),ye&&q&&(Kr(null,!0,!1),q=!1),se.show&&se.live&&Ee&&(rf(),Ee=!1),c||(c=!0,i.status=1,Zn("ready")),te=!1,L=!1}i.redraw=(x,P)=>{gt=P||!1,x!==!1?_r(T,D.min,D.max):Be()};function nt(x,P){let O=v[x];if(O.from==null){if(Ln==0){let V=O.range(i,P.min,P.max,x);P.min=V[0],P.max=V[1]}if(P.min>P.max){let V=P.min;P.min=P.max,P.max=V}if(Ln>1&&P.min!=null&&P.max!=null&&P.max-P.min<1e-16)return;x==T&&O.distr==2&&Ln>0&&(P.min=ts(P.min,e[0]),P.max=ts(P.max,e[0]),P.min==P.max&&P.max++),Y[x]=P,Qe=!0,Be()}}i.setScale=nt;let Me,et,Ge,rt,ot,mn,Ot,Pt,Vt,Zi,Rt,Jt,Rs=!1;const kn=ie.drag;let Yn=kn.x,Kn=kn.y;ye&&(ie.x&&(Me=zi(lv,g)),ie.y&&(et=zi(cv,g)),D.ori==0?(Ge=Me,rt=et):(Ge=et,rt=Me),Rt=ie.left,Jt=ie.top);const yn=i.select=Nn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),ra=yn.show?zi(av,yn.over?g:p):null;function $c(x,P){if(yn.show){for(let O in x)yn[O]=x[O],O in af&&_n(ra,O,x[O]);P!==!1&&Zn("setSelect")}}i.setSelect=$c;function E1(x){if(S[x].show)ve&&du(De[x],wr);else if(ve&&Ei(De[x],wr),ye){let O=Yi?ti[0]:ti[x];O!=null&&vs(O,-10,-10,R,j)}}function _r(x,P,O){nt(x,{min:P,max:O})}function Cs(x,P,O,V){P.focus!=null&&P1(x),P.show!=null&&S.forEach((K,oe)=>{oe>0&&(x==oe||x==null)&&(K.show=P.show,E1(oe),s==2?(_r(K.facets[0].scale,null,null),_r(K.facets[1].scale,null,null)):_r(K.scale,null,null),Be())}),O!==!1&&Zn("setSeries",x,P),V&&sl("setSeries",i,x,P)}i.setSeries=Cs;function T1(x,P){Nn(A[x],P)}function A1(x,P){x.fill=Ft(x.fill||null),x.dir=$t(x.dir,-1),P=P??A.length,A.splice(P,0,x)}function R1(x){x==null?A.length=0:A.splice(x,1)}i.addBand=A1,i.setBand=T1,i.delBand=R1;function C1(x,P){S[x].alpha=P,ye&&ti[x]!=null&&(ti[x].style.opacity=P),ve&&De[x]&&(De[x].style.opacity=P)}let Js,vr,Yr;const oa={focus:!0};function P1(x){if(x!=Yr){let P=x==null,O=pi.alpha!=1;S.forEach((V,K)=>{if(s==1||K>0){let oe=P||K==0||K==x;V._focus=P?null:oe,O&&C1(K,oe?1:pi.alpha)}}),Yr=x,O&&Be()}}ve&&ai&&st(Rf,Q,x=>{ie._lock||(Fn(x),Yr!=null&&Cs(null,oa,!0,On.setSeries))});function Ps(x,P,O){let V=v[P];O&&(x=x/qt-(V.ori==1?pe:le));let K=R;V.ori==1&&(K=j,x=K-x),V.dir==-1&&(x=K-x);let oe=V._min,_e=V._max,we=x/K,Le=oe+(_e-oe)*we,He=V.distr;return He==3?so(10,Le):He==4?Tv(Le,V.asinh):He==100?V.bwd(Le):Le}function L1(x,P){let O=Ps(x,T,P);return ts(O,e[0],N,J)}i.valToIdx=x=>ts(x,e[0]),i.posToIdx=L1,i.posToVal=Ps,i.valToPos=(x,P,O)=>v[P].ori==0?r(x,v[P],O?Pe:R,O?ze:0):o(x,v[P],O?tt:j,O?be:0),i.setCursor=(x,P,O)=>{Rt=x.left,Jt=x.top,Kr(null,P,O)};function g0(x,P){_n(ra,to,yn.left=x),_n(ra,ma,yn.width=P)}function _0(x,P){_n(ra,_a,yn.top=x),_n(ra,ga,yn.height=P)}let tl=D.ori==0?g0:_0,nl=D.ori==1?g0:_0;function D1(){if(ve&&se.live)for(let x=s==2?1:0;x<S.length;x++){if(x==0&&W)continue;let P=se.values[x],O=0;for(let V in P)bt[x][O++].firstChild.nodeValue=P[V]}}function rf(x,P){if(x!=null&&(x.idxs?x.idxs.forEach((O,V)=>{ge[V]=O}):Pv(x.idx)||ge.fill(x.idx),se.idx=ge[0]),ve&&se.live){for(let O=0;O<S.length;O++)(O>0||s==1&&!W)&&N1(O,ge[O]);D1()}Ee=!1,P!==!1&&Zn("setLegend")}i.setLegend=rf;function N1(x,P){let O=S[x],V=x==0&&z==2?ae:e[x],K;W?K=O.values(i,x,P)??Bt:(K=O.value(i,P==null?null:V[P],x,P),K=K==null?Bt:{_:K}),se.values[x]=K}function Kr(x,P,O){Vt=Rt,Zi=Jt,[Rt,Jt]=ie.move(i,Rt,Jt),ie.left=Rt,ie.top=Jt,ye&&(Ge&&vs(Ge,Hn(Rt),0,R,j),rt&&vs(rt,0,Hn(Jt),R,j));let V,K=N>J;Js=dn,vr=null;let oe=D.ori==0?R:j,_e=D.ori==1?R:j;if(Rt<0||Ln==0||K){V=ie.idx=null;for(let we=0;we<S.length;we++){let Le=ti[we];Le!=null&&vs(Le,-10,-10,R,j)}ai&&Cs(null,oa,!0,x==null&&On.setSeries),se.live&&(ge.fill(V),Ee=!0)}else{let we,Le,He;s==1&&(we=D.ori==0?Rt:Jt,Le=Ps(we,T),V=ie.idx=ts(Le,e[0],N,J),He=H(e[0][V],D,oe,0));let We=-10,Ze=-10,Mt=0,Qt=0,Xt=!0,It="",xt="";for(let ut=s==2?1:0;ut<S.length;ut++){let bn=S[ut],Rn=ge[ut],Jn=Rn==null?null:s==1?e[ut][Rn]:e[ut][1][Rn],hn=ie.dataIdx(i,ut,V,Le),Cn=hn==null?null:s==1?e[ut][hn]:e[ut][1][hn];if(Ee=Ee||Cn!=Jn||hn!=Rn,ge[ut]=hn,ut>0&&bn.show){let Ii=hn==null?-10:hn==V?He:H(s==1?e[0][hn]:e[ut][0][hn],D,oe,0),gi=Cn==null?-10:Z(Cn,s==1?v[bn.scale]:v[bn.facets[1].scale],_e,0);if(ai&&Cn!=null){let Ji=D.ori==1?Rt:Jt,ms=Vn(pi.dist(i,ut,hn,gi,Ji));if(ms<Js){let Ls=pi.bias;if(Ls!=0){let Ui=Ps(Ji,bn.scale),Qi=Cn>=0?1:-1,gs=Ui>=0?1:-1;gs==Qi&&(gs==1?Ls==1?Cn>=Ui:Cn<=Ui:Ls==1?Cn<=Ui:Cn>=Ui)&&(Js=ms,vr=ut)}else Js=ms,vr=ut}}if(Ee||Yi){let Ji,ms;D.ori==0?(Ji=Ii,ms=gi):(Ji=gi,ms=Ii);let Ls,Ui,Qi,gs,Ds,_i,Fi=!0,Zr=sn.bbox;if(Zr!=null){Fi=!1;let vi=Zr(i,ut);Qi=vi.left,gs=vi.top,Ls=vi.width,Ui=vi.height}else Qi=Ji,gs=ms,Ls=Ui=sn.size(i,ut);if(_i=sn.fill(i,ut),Ds=sn.stroke(i,ut),Yi)ut==vr&&Js<=pi.prox&&(We=Qi,Ze=gs,Mt=Ls,Qt=Ui,Xt=Fi,It=_i,xt=Ds);else{let vi=ti[ut];vi!=null&&(hs[ut]=Qi,Si[ut]=gs,Uf(vi,Ls,Ui,Fi),Nf(vi,_i,Ds),vs(vi,Vi(Qi),Vi(gs),R,j))}}}}if(Yi){let ut=pi.prox,bn=Yr==null?Js<=ut:Js>ut||vr!=Yr;if(Ee||bn){let Rn=ti[0];Rn!=null&&(hs[0]=We,Si[0]=Ze,Uf(Rn,Mt,Qt,Xt),Nf(Rn,It,xt),vs(Rn,Vi(We),Vi(Ze),R,j))}}}if(yn.show&&Rs)if(x!=null){let[we,Le]=On.scales,[He,We]=On.match,[Ze,Mt]=x.cursor.sync.scales,Qt=x.cursor.drag;if(Yn=Qt._x,Kn=Qt._y,Yn||Kn){let{left:Xt,top:It,width:xt,height:ut}=x.select,bn=x.scales[Ze].ori,Rn=x.posToVal,Jn,hn,Cn,Ii,gi,Ji=we!=null&&He(we,Ze),ms=Le!=null&&We(Le,Mt);Ji&&Yn?(bn==0?(Jn=Xt,hn=xt):(Jn=It,hn=ut),Cn=v[we],Ii=H(Rn(Jn,Ze),Cn,oe,0),gi=H(Rn(Jn+hn,Ze),Cn,oe,0),tl(ns(Ii,gi),Vn(gi-Ii))):tl(0,oe),ms&&Kn?(bn==1?(Jn=Xt,hn=xt):(Jn=It,hn=ut),Cn=v[Le],Ii=Z(Rn(Jn,Mt),Cn,_e,0),gi=Z(Rn(Jn+hn,Mt),Cn,_e,0),nl(ns(Ii,gi),Vn(gi-Ii))):nl(0,_e)}else lf()}else{let we=Vn(Vt-ot),Le=Vn(Zi-mn);if(D.ori==1){let Mt=we;we=Le,Le=Mt}Yn=kn.x&&we>=kn.dist,Kn=kn.y&&Le>=kn.dist;let He=kn.uni;He!=null?Yn&&Kn&&(Yn=we>=He,Kn=Le>=He,!Yn&&!Kn&&(Le>we?Kn=!0:Yn=!0)):kn.x&&kn.y&&(Yn||Kn)&&(Yn=Kn=!0);let We,Ze;Yn&&(D.ori==0?(We=Ot,Ze=Rt):(We=Pt,Ze=Jt),tl(ns(We,Ze),Vn(Ze-We)),Kn||nl(0,_e)),Kn&&(D.ori==1?(We=Ot,Ze=Rt):(We=Pt,Ze=Jt),nl(ns(We,Ze),Vn(Ze-We)),Yn||tl(0,oe)),!Yn&&!Kn&&(tl(0,0),nl(0,0))}if(kn._x=Yn,kn._y=Kn,x==null){if(O){if(R0!=null){let[we,Le]=On.scales;On.values[0]=we!=null?Ps(D.ori==0?Rt:Jt,we):null,On.values[1]=Le!=null?Ps(D.ori==1?Rt:Jt,Le):null}sl(au,i,Rt,Jt,R,j,V)}if(ai){let we=O&&On.setSeries,Le=pi.prox;Yr==null?Js<=Le&&Cs(vr,oa,!0,we):Js>Le?Cs(null,oa,!0,we):vr!=Yr&&Cs(vr,oa,!0,we)}}Ee&&(se.idx=V,rf()),P!==!1&&Zn("setCursor")}let xr=null;Object.defineProperty(i,"rect",{get(){return xr==null&&il(!1),xr}});function il(x=!1){x?xr=null:(xr=g.getBoundingClientRect(),Zn("syncRect",xr))}function v0(x,P,O,V,K,oe,_e){ie._lock||Rs&&x!=null&&x.movementX==0&&x.movementY==0||(of(x,P,O,V,K,oe,_e,!1,x!=null),x!=null?Kr(null,!0,!0):Kr(P,!0,!1))}function of(x,P,O,V,K,oe,_e,we,Le){if(xr==null&&il(!1),Fn(x),x!=null)O=x.clientX-xr.left,V=x.clientY-xr.top;else{if(O<0||V<0){Rt=-10,Jt=-10;return}let[He,We]=On.scales,Ze=P.cursor.sync,[Mt,Qt]=Ze.values,[Xt,It]=Ze.scales,[xt,ut]=On.match,bn=P.axes[0].side%2==1,Rn=D.ori==0?R:j,Jn=D.ori==1?R:j,hn=bn?oe:K,Cn=bn?K:oe,Ii=bn?V:O,gi=bn?O:V;if(Xt!=null?O=xt(He,Xt)?a(Mt,v[He],Rn,0):-10:O=Rn*(Ii/hn),It!=null?V=ut(We,It)?a(Qt,v[We],Jn,0):-10:V=Jn*(gi/Cn),D.ori==1){let Ji=O;O=V,V=Ji}}Le&&(P==null||P.cursor.event.type==au)&&((O<=1||O>=R-1)&&(O=Ar(O,R)),(V<=1||V>=j-1)&&(V=Ar(V,j))),we?(ot=O,mn=V,[Ot,Pt]=ie.move(i,O,V)):(Rt=O,Jt=V)}const af={width:0,height:0,left:0,top:0};function lf(){$c(af,!1)}let x0,y0,b0,M0;function S0(x,P,O,V,K,oe,_e){Rs=!0,Yn=Kn=kn._x=kn._y=!1,of(x,P,O,V,K,oe,_e,!0,!1),x!=null&&(st(lu,uu,w0,!1),sl(Tf,i,Ot,Pt,R,j,null));let{left:we,top:Le,width:He,height:We}=yn;x0=we,y0=Le,b0=He,M0=We}function w0(x,P,O,V,K,oe,_e){Rs=kn._x=kn._y=!1,of(x,P,O,V,K,oe,_e,!1,!0);let{left:we,top:Le,width:He,height:We}=yn,Ze=He>0||We>0,Mt=x0!=we||y0!=Le||b0!=He||M0!=We;if(Ze&&Mt&&$c(yn),kn.setScale&&Ze&&Mt){let Qt=we,Xt=He,It=Le,xt=We;if(D.ori==1&&(Qt=Le,Xt=We,It=we,xt=He),Yn&&_r(T,Ps(Qt,T),Ps(Qt+Xt,T)),Kn)for(let ut in v){let bn=v[ut];ut!=T&&bn.from==null&&bn.min!=dn&&_r(ut,Ps(It+xt,ut),Ps(It,ut))}lf()}else ie.lock&&(ie._lock=!ie._lock,Kr(P,!0,x!=null));x!=null&&(pn(lu,uu),sl(lu,i,Rt,Jt,R,j,null))}function I1(x,P,O,V,K,oe,_e){if(ie._lock)return;Fn(x);let we=Rs;if(Rs){let Le=!0,He=!0,We=10,Ze,Mt;D.ori==0?(Ze=Yn,Mt=Kn):(Ze=Kn,Mt=Yn),Ze&&Mt&&(Le=Rt<=We||Rt>=R-We,He=Jt<=We||Jt>=j-We),Ze&&Le&&(Rt=Rt<Ot?0:R),Mt&&He&&(Jt=Jt<Pt?0:j),Kr(null,!0,!0),Rs=!1}Rt=-10,Jt=-10,ge.fill(null),Kr(null,!0,!0),we&&(Rs=we)}function E0(x,P,O,V,K,oe,_e){ie._lock||(Fn(x),Ue(),lf(),x!=null&&sl(Cf,i,Rt,Jt,R,j,null))}function T0(){C.forEach($x),je(i.width,i.height,!0)}Er(fl,io,T0);const aa={};aa.mousedown=S0,aa.mousemove=v0,aa.mouseup=w0,aa.dblclick=E0,aa.setSeries=(x,P,O,V)=>{let K=On.match[2];O=K(i,P,O),O!=-1&&Cs(O,V,!0,!1)},ye&&(st(Tf,g,S0),st(au,g,v0),st(Af,g,x=>{Fn(x),il(!1)}),st(Rf,g,I1),st(Cf,g,E0),Iu.add(i),i.syncRect=il);const jc=i.hooks=n.hooks||{};function Zn(x,P,O){k?ce.push([x,P,O]):x in jc&&jc[x].forEach(V=>{V.call(null,i,P,O)})}(n.plugins||[]).forEach(x=>{for(let P in x.hooks)jc[P]=(jc[P]||[]).concat(x.hooks[P])});const A0=(x,P,O)=>O,On=Nn({key:null,setSeries:!1,filters:{pub:Xf,sub:Xf},scales:[T,S[1]?S[1].scale:null],match:[qf,qf,A0],values:[null,null]},ie.sync);On.match.length==2&&On.match.push(A0),ie.sync=On;const R0=On.key,cf=Dp(R0);function sl(x,P,O,V,K,oe,_e){On.filters.pub(x,P,O,V,K,oe,_e)&&cf.pub(x,P,O,V,K,oe,_e)}cf.sub(i);function U1(x,P,O,V,K,oe,_e){On.filters.sub(x,P,O,V,K,oe,_e)&&aa[x](null,P,O,V,K,oe,_e)}i.pub=U1;function F1(){cf.unsub(i),Iu.delete(i),$e.clear(),pu(fl,io,T0),l.remove(),Q?.remove(),Zn("destroy")}i.destroy=F1;function uf(){Zn("init",n,e),Ae(e||n.data,!1),Y[T]?nt(T,Y[T]):Ue(),Ce=yn.show&&(yn.width>0||yn.height>0),q=Ee=!0,je(n.width,n.height)}return S.forEach(As),C.forEach(el),t?t instanceof HTMLElement?(t.appendChild(l),uf()):t(i,uf):uf(),i}ii.assign=Nn,ii.fmtNum=_u,ii.rangeNum=_l,ii.rangeLog=gl,ii.rangeAsinh=mu,ii.orient=Cr,ii.pxRatio=qt,ii.join=kv,ii.fmtDate=bu,ii.tzDate=qv,ii.sync=Dp;{ii.addGap=Cx,ii.clipGaps=wl;let n=ii.paths={points:Bp};n.linear=Vp,n.stepped=Dx,n.bars=Nx,n.spline=Ux}let Fu=[],Sa=0;const In={get time(){return Sa},follow(n){Fu.push(n)},set(n,e){!Number.isFinite(n)||n===Sa||(Sa=n,Fu=Fu.filter(t=>t(Sa,e)!==!1))},keep(){Kp("t",Sa.toFixed(3))},restore(){const n=Number(Yp("t")??NaN);Number.isFinite(n)&&In.set(n,"address")}};function Yp(n){return new URLSearchParams(location.hash.slice(1)).get(n)}function Kp(n,e){const t=new URLSearchParams(location.hash.slice(1));e===null||e===""?t.delete(n):t.set(n,e);const i=t.toString();history.replaceState(null,"",location.pathname+location.search+(i?`#${i}`:""))}const Zp=190,jx=110,Jp={measured:n=>({stroke:`${n.measured}80`,width:4}),predicted:n=>({stroke:n.predicted,width:1.3}),residual:n=>({stroke:n.residual,width:1,dash:[4,2]}),limit:n=>({stroke:n.faint,width:1.5,dash:[10,5]}),band:n=>({stroke:n.faint,width:1,dash:[3,3]}),reference:n=>({stroke:n.faint,width:1.2})},Xx=[[],[8,3],[2,2],[10,3,2,3],[5,5],[1,3],[12,4]],qx=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t??0)),0);function Yx(n,e){return n.series.map((t,i)=>({label:t.name,value:(s,r)=>Ut(Math.abs(r)<1e-9*qx(t.values)?0:r),...t.role&&Jp[t.role]?Jp[t.role](e):{stroke:e.cycle[i%7],width:1.5,dash:Xx[i%7]}}))}function Kx(n,e){return t=>{const{ctx:i,bbox:s}=t,r=o=>Math.max(s.left,Math.min(s.left+s.width,o));i.save();for(const o of n){const a=o.level==="warn"||o.level==="doubtful"?e.warn:o.level==="good"?e.faint:e.bad,c=t.valToPos(o.time,"x",!0);if(o.until!==void 0){i.fillStyle=`${a}38`;const[l,u]=[r(c),r(t.valToPos(o.until,"x",!0))];i.fillRect(l,s.top,Math.max(2,u-l),s.height)}c<s.left||c>s.left+s.width||(i.strokeStyle=a,i.lineWidth=2*devicePixelRatio,i.beginPath(),i.moveTo(c,s.top),i.lineTo(c,s.top+s.height),i.stroke())}i.restore()}}function Qp(n){return n.flatMap(e=>{const t=e.series.filter(s=>s.role==="residual"),i={group:e,height:Zp};return!t.length||t.length===e.series.length||e.series.some(s=>s.role==="band")?[i]:[i,{group:{title:`${e.title}: ${Wt.residual}`,unit:e.unit,series:t},height:jx}]})}function Rl(n,e={}){let t={time:n.time,groups:Qp(n.groups)};const i=n.time[0]??0,s=n.time[n.time.length-1]??1,r=new Map,o=t.groups.map(({group:f,height:S})=>b("div",{class:"plot",role:"img","aria-label":`${f.title} [${f.unit}]: ${f.series.map(C=>C.name).join(", ")}`,"data-height":S}));let a=null,c=!1;const l=b("input",{type:"range",min:i,max:s,step:"any",value:i,"aria-label":Wt.time});l.addEventListener("input",()=>In.set(Number(l.value),l)),l.addEventListener("change",()=>In.keep());const u=b("button",{type:"button",class:"quiet",disabled:!0,onclick:()=>d(null)},Wt.wholeTime),h=b("div",{class:"plots"},b("div",{class:"controls"},e.slider===!1?null:l,b("span",{class:"note"},Wt.dragToZoom),u),o),d=f=>{a=f,u.disabled=!f,c=!0;const S=f??{min:i,max:s};for(const C of r.values())C.setScale("x",S);c=!1,e.refine&&e.refine(S.min,S.max).then(C=>{if(a===f){t={time:C.time,groups:Qp(C.groups)},c=!0;for(const[v,A]of r)A.setData([t.time,...t.groups[o.indexOf(v)].group.series.map(T=>T.values)],!1),A.setScale("x",S);c=!1}},()=>{})},p=(f,S)=>{if(c||S!=="x")return;const{min:C,max:v}=f.scales.x;if(C===void 0||v===void 0||C===null||v===null)return;const A=Math.abs(C-i)<1e-9&&Math.abs(v-s)<1e-9;(a?.min!==C||a?.max!==v)&&setTimeout(()=>d(A?null:{min:C,max:v}))},g=f=>{c||(f.cursor.left??-1)<0||In.set(f.posToVal(f.cursor.left,"x"),f)},_=f=>{r.get(f)?.destroy();const S=Qs(),{group:C,height:v}=t.groups[o.indexOf(f)],A={stroke:S.text,grid:{stroke:S.grid,width:1},ticks:{stroke:S.grid}},T=new ii({title:`${C.title}${C.unit?` [${C.unit}]`:""}`,width:f.clientWidth||600,height:v,scales:{x:{time:!1,...a}},axes:[{...A,label:v===Zp?Wt.timeAxis:void 0,labelSize:18},{...A,size:56}],series:[{label:"t [s]",value:(I,F)=>Ut(F)},...Yx(C,S)],cursor:{drag:{x:!0,y:!1}},hooks:{setScale:[p],setCursor:[g],draw:n.events?[Kx(n.events,S)]:[]}},[t.time,...C.series.map(I=>I.values)],f);T.over.addEventListener("mouseup",()=>In.keep()),r.set(f,T),f.classList.add("drawn"),a&&T.setScale("x",a),setTimeout(()=>h.isConnected&&m(In.time,"draw",[T]))},m=(f,S,C=r.values())=>{if(r.size&&!h.isConnected)return!1;c=!0,S!==l&&(l.value=String(f));for(const v of C)v!==S&&v.setCursor({left:v.valToPos(f,"x"),top:-10},!1),v.setLegend({idx:v.valToIdx(f)},!1);return c=!1,!0};return In.follow((f,S)=>m(f,S)),{node:h,start:()=>{const f=new IntersectionObserver(C=>{for(const v of C)v.isIntersecting&&!r.has(v.target)&&_(v.target)},{rootMargin:"400px"});o.forEach(C=>f.observe(C));const S=hl(()=>{if(!h.isConnected)return S();for(const C of o)(r.has(C)||z0())&&_(C)});new ResizeObserver(()=>{for(const[C,v]of r)C.clientWidth&&C.clientWidth!==v.width&&v.setSize({width:C.clientWidth,height:v.height})}).observe(h)}}}const wa=["q","v","a","tau","current"],Cl={ignore:[""],time:["s","ms","us","ns"],q:["rad","deg","rev","m","mm"],v:["rad/s","deg/s","rpm","m/s"],a:["rad/s^2"],tau:["Nm","mNm"],current:["A","mA"]},em=n=>n.trim().replace(/^"(.*)"$/,"$1").replace(/\\(["\\])/g,"$1"),Pl=n=>[...n.trim().replace(/^\[|\]$/g,"").matchAll(/"((?:[^"\\]|\\.)*)"|([^,\s][^,]*)/g)].map(e=>(e[1]??e[2]).trim().replace(/\\(["\\])/g,"$1"));function tm(n){const e={before:[],after:[],time:"",timeUnit:"s",rate:"",joints:[],channels:{},constants:[]};let t=null;for(const i of n.split(`
`)){const s=/^ +(\w+): (.*)$/.exec(i),r=/^(\w+):(?: (.*))?$/.exec(i);if(s&&t){s[1]==="columns"?t.columns=Pl(s[2]):s[1]==="unit"?t.unit=em(s[2]):s[1]==="sign"?t.sign=Pl(s[2]).map(Number):t.other.push(i);continue}if(t=null,!r)continue;const[,o,a=""]=r;o==="time"?(e.time=/column: ("(?:[^"\\]|\\.)*")/.exec(a)?.[1]??"",e.time=em(e.time),e.timeUnit=/unit: "?([a-z]+)/.exec(a)?.[1]??"s"):o==="rate_hz"?e.rate=a:o==="joints"?e.joints=Pl(a):o==="torque_constant"?e.constants=Pl(a.replace(/\[\[/,"[").replace(/\]\]/,"]").replace(/\], \[/g,", ")):wa.includes(o)?e.channels[o]=t={columns:[],unit:"",sign:[],other:[]}:(e.joints.length?e.after:e.before).push(i)}return e}function Zx(n,e,t){const i=e.joints.length>0&&e.joints.every(r=>t.includes(r)),s=r=>(i?e.joints[r]:t[r])??t[0]??"";return n.map(r=>{if(r===e.time)return{name:r,meaning:"time",joint:"",unit:e.timeUnit,sign:1,constant:""};for(const o of wa){const a=e.channels[o],c=a?.columns.indexOf(r)??-1;if(!a||c<0)continue;const l=Cl[o].includes(a.unit)?a.unit:Cl[o][0];return{name:r,meaning:o,joint:s(c),unit:l,sign:a.sign[c]??1,constant:e.constants[c]??""}}return{name:r,meaning:"ignore",joint:t[0]??"",unit:"",sign:1,constant:""}})}const Ea=n=>`"${n.replace(/\\/g,"\\\\").replace(/"/g,'\\"')}"`;function Jx(n,e){const t=e.filter(i=>n.some(s=>s.meaning==="q"&&s.joint===i));return wa.flatMap(i=>{const s=n.filter(r=>r.meaning===i);return s.length?t.filter(r=>s.filter(o=>o.joint===r).length!==1).map(r=>[i,r]):[]})}function Qx(n,e,t,i){const s=t.filter(a=>e.some(c=>c.meaning==="q"&&c.joint===a)),r=[...n.before],o=e.find(a=>a.meaning==="time");o?r.push(`time: {column: ${Ea(o.name)}, unit: ${Ea(o.unit)}}`):i&&r.push(`rate_hz: ${i}`),r.push(`joints: [${s.map(Ea).join(", ")}]`);for(const a of wa){const c=s.map(l=>e.find(u=>u.meaning===a&&u.joint===l));!c.length||c.some(l=>!l)||(r.push(`${a}:`,`  columns: [${c.map(l=>Ea(l.name)).join(", ")}]`,`  unit: ${Ea(c[0].unit)}`),c.some(l=>l.sign<0)&&r.push(`  sign: [${c.map(l=>l.sign).join(", ")}]`),r.push(...n.channels[a]?.other??[]),a==="current"&&c.every(l=>l.constant.trim()!=="")&&r.push(`torque_constant: [${c.map(l=>Number(l.constant)).join(", ")}]`))}return[...r,...n.after].join(`
`)+`
`}const ku=n=>n.replace(/[_[(].*$/,""),ey=(n,e)=>/\[(.*?)\]/.exec(n.find(t=>ku(t)===e)??"")?.[1].replace(/^Nm$/,"N·m")??"";function nm(n,e){const t=e?wa.flatMap(s=>{const o=(e.channels[s]?.columns??[]).map((a,c)=>({name:e.joints[c]??a,at:n.names.indexOf(a)-1})).filter(a=>a.at>=0);return o.length?[{title:me.record.kinds[s]??s,unit:e.channels[s]?.unit??"",series:o.map(a=>({name:a.name,values:n.values[a.at]}))}]:[]}):[];return t.length?t:n.names.slice(1).every(s=>s.startsWith("#"))?[{title:me.record.columns,unit:"",series:n.names.slice(1,25).map((s,r)=>({name:s,values:n.values[r]}))}]:[...new Set(n.names.slice(1).map(ku))].slice(0,6).map(s=>({title:s,unit:ey(n.names,s),series:n.names.slice(1).map((r,o)=>({name:r,values:n.values[o]})).filter(r=>ku(r.name)===s).slice(0,12)}))}function ty(n){const e=/\b(?:at|from|near) (-?\d+(?:\.\d+)?(?:e[-+]?\d+)?) s\b/.exec(n.message);return e?{time:Number(e[1]),label:n.message,level:n.severity==="problem"?"bad":n.severity==="warning"?"warn":"good"}:null}const im=n=>(Math.abs(n)<.005?0:n).toFixed(2).replace("-","−");async function sm(n,e=[]){const[t,i]=await Promise.all([Gt.series(n,1600),Bn()?Gt.text(Bn()).then(tm,()=>null):null]),s=n.split("/").pop()??n,r=e.filter(a=>a.where.includes(s)||!/\.\w+/.test(a.where)).map(ty).filter(a=>!!a);for(const a of r)a.time<t.from&&t.from+a.time<=t.to&&(a.time+=t.from);const o=Rl({time:t.time,groups:nm(t,i),events:r},{refine:async(a,c)=>{const l=await Gt.series(n,1600,a,c);return{time:l.time,groups:nm(l,i)}}});return al(o.node,o.start),b("div",{},b("p",{class:"note"},me.record.rows(t.rows.toLocaleString("en"),im(t.from),im(t.to))),r.length?b("ul",{class:"events"},r.map(a=>b("li",{},`${a.time.toFixed(3)} s: ${a.label}`))):null,o.node)}async function ny(n,e){const t=n.filter(s=>/\.csv$/i.test(s)).slice(0,4);if(!t.length)return null;const i=await Promise.all(t.map(s=>sm(s,e).then(r=>b("details",{open:t.length===1},b("summary",{},s),r),()=>null)));return b("section",{},b("h2",{},me.check.found),i)}const Ou=new Map;function iy(n,e){if(e.trim()==="")return;const t=i=>Number.isNaN(Number(i))?i:Number(i);switch(n.type){case"whole":case"number":return t(e.trim());case"texts":return e.split(",").map(i=>i.trim()).filter(Boolean);case"numbers":return e.split(",").map(i=>t(i.trim()));default:return e}}const sy=(n,e)=>me.fields[`${n}.${e.key}`]?.[0]??e.name.toLowerCase().replace(e.unit?/-(s|hz|kg|m|nm|rad|w|percent|nm-per-rad)$/:/^$/,"").replaceAll("-"," "),Bu=n=>n==null?"":Array.isArray(n)?n.join(", "):String(n);function rm(n,e,t,i,s){const r=e.choices?.[t.key]??(t.choices.length&&t.type==="text"?[...t.choices.includes(String(t.default))?[]:[""],...t.choices].map(u=>[u,u||me.default]):null),o=`${n}-${t.key}`,a=u=>{u===void 0?i.delete(t.key):i.set(t.key,u),s()},c=i.has(t.key)?i.get(t.key):void 0;let l;if(t.type==="switch"){const u=b("input",{id:o,"data-field":t.key,type:"checkbox",onchange:()=>a(u.checked)});u.checked=c===!0,l=u}else if(r){const u=b("select",{id:o,"data-field":t.key,onchange:()=>a(u.value||void 0)},r.map(([h,d])=>b("option",{value:h},d)));u.value=Bu(c??t.default),l=u}else{const u=t.type==="number"||t.type==="whole",h=b("input",{id:o,"data-field":t.key,type:"text",inputmode:u?"decimal":void 0,autocomplete:"off",spellcheck:"false",placeholder:Bu(t.default)||me.default,"aria-describedby":`${o}-help`,oninput:()=>a(iy(t,h.value))});h.value=c===void 0?"":Bu(c),l=h}return b("div",{class:`field t-${t.type}`},b("label",{for:o},sy(e.verb,t),t.unit?b("span",{class:"unit"},` [${t.unit}]`):null),l,b("p",{class:"help",id:`${o}-help`},me.fields[`${e.verb}.${t.key}`]?.[1]??t.help))}function Ta(n,e=n.verb){const t=at.verbs.verbs[n.verb];Ou.has(e)||Ou.set(e,new Map(Object.entries(n.initial??{})));const i=Ou.get(e),s=()=>{const{out:m,...f}=Object.fromEntries(i);return{verb:n.verb,options:{...f,...n.fixed},out:String(m??n.outName?.()??n.out??""),force:n.force}},r=b("div",{class:"command-place"}),o=b("p",{class:"wrong",role:"alert"}),a=b("button",{type:"submit",class:"main"},n.button);let c=0,l=0;const u=()=>{clearTimeout(c),c=window.setTimeout(async()=>{const m=++l;try{const{command:f}=await Gt.command(s());if(m!==l)return;gn(r,Sr(f)),gn(o),a.disabled=!1}catch(f){if(m!==l)return;gn(o,f instanceof Error?f.message:String(f)),a.disabled=!0}},120)},h=t.fields.filter(m=>!(m.key in n.fixed)&&!(n.hidden??[]).includes(m.key)),d={name:me.out,key:"out",type:"text",help:me.outHelp,unit:"",least:null,most:null,open:!1,choices:[],positional:!1,required:!1,input:!1,default:n.outName?.()??n.out??""};(n.out!==void 0||n.outName)&&h.push(d);const p=n.shown.map(m=>h.find(f=>f.key===m)).filter(m=>!!m),g=h.filter(m=>!n.shown.includes(m.key)),_=b("form",{class:"form",onsubmit:m=>{m.preventDefault(),a.disabled=!0,Gt.start(s()).catch(f=>{gn(o,f instanceof Error?f.message:String(f))}).finally(()=>a.disabled=!1)}},p.length?b("div",{class:"fields"},p.map(m=>rm(e,n,m,i,u))):null,b("details",{class:"more"},b("summary",{},me.more),b("div",{class:"fields"},g.map(m=>rm(e,n,m,i,u)))),r,o,a);return u(),_}class ry{node=b("div",{class:"page"});regions=[];add(...e){for(const t of e)t&&this.node.append(t instanceof Node?t:document.createTextNode(t));return this}region(e,t,i){const s=b("div",{class:`region ${e}`});return this.node.append(s),this.regions.push({key:null,wrong:!1,keyOf:t,draw:i,node:s}),this}failed(e,t){e.wrong=!0,gn(e.node,b("p",{class:"wrong",role:"alert"},t instanceof Error?t.message:String(t)),b("button",{type:"button",onclick:()=>{for(const i of this.regions)i.wrong&&(i.key=null);this.update()}},me.again))}update(){for(const e of this.regions){const t=JSON.stringify(e.keyOf()??null);if(t===e.key)continue;e.key=t,e.wrong=!1;const i=e.draw();i instanceof Promise?(e.node.setAttribute("aria-busy","true"),i.then(s=>{e.key===t&&gn(e.node,s)},s=>{e.key===t&&this.failed(e,s)}).finally(()=>e.node.removeAttribute("aria-busy"))):gn(e.node,i)}}}/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const zu="180",ho={ROTATE:0,DOLLY:1,PAN:2},fo={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},oy=0,om=1,ay=2,am=1,ly=2,Fs=3,ks=0,xi=1,Hi=2,nr=0,po=1,lm=2,cm=3,um=4,cy=5,Pr=100,uy=101,hy=102,dy=103,fy=104,py=200,my=201,gy=202,_y=203,Vu=204,Hu=205,vy=206,xy=207,yy=208,by=209,My=210,Sy=211,wy=212,Ey=213,Ty=214,Gu=0,Wu=1,$u=2,mo=3,ju=4,Xu=5,qu=6,Yu=7,Ll=0,Ay=1,Ry=2,ir=0,Cy=1,Py=2,Ly=3,Dy=4,Ny=5,Iy=6,Uy=7,hm="attached",Fy="detached",dm=300,go=301,_o=302,Ku=303,Zu=304,Dl=306,Lr=1e3,is=1001,Ju=1002,Ri=1003,ky=1004,Nl=1005,Ci=1006,Qu=1007,Os=1008,xs=1009,fm=1010,pm=1011,Aa=1012,eh=1013,Dr=1014,ys=1015,Ra=1016,th=1017,nh=1018,Ca=1020,mm=35902,gm=35899,_m=1021,vm=1022,Gi=1023,Pa=1026,La=1027,xm=1028,ih=1029,ym=1030,sh=1031,rh=1033,Il=33776,Ul=33777,Fl=33778,kl=33779,oh=35840,ah=35841,lh=35842,ch=35843,uh=36196,hh=37492,dh=37496,fh=37808,ph=37809,mh=37810,gh=37811,_h=37812,vh=37813,xh=37814,yh=37815,bh=37816,Mh=37817,Sh=37818,wh=37819,Eh=37820,Th=37821,Ah=36492,Rh=36494,Ch=36495,Ph=36283,Lh=36284,Dh=36285,Nh=36286,Ol=2300,Ih=2301,Uh=2302,bm=2400,Mm=2401,Sm=2402,Oy=2500,By=3200,zy=3201,Bl=0,Vy=1,sr="",Mn="srgb",vo="srgb-linear",zl="linear",rn="srgb",xo=7680,wm=519,Hy=512,Gy=513,Wy=514,Em=515,$y=516,jy=517,Xy=518,qy=519,Tm=35044,Am="300 es",bs=2e3,Vl=2001;class Nr{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){const i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){const i=this._listeners;if(i===void 0)return;const s=i[e];if(s!==void 0){const r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){const t=this._listeners;if(t===void 0)return;const i=t[e.type];if(i!==void 0){e.target=this;const s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}}const si=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let Rm=1234567;const yo=Math.PI/180,bo=180/Math.PI;function rr(){const n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(si[n&255]+si[n>>8&255]+si[n>>16&255]+si[n>>24&255]+"-"+si[e&255]+si[e>>8&255]+"-"+si[e>>16&15|64]+si[e>>24&255]+"-"+si[t&63|128]+si[t>>8&255]+"-"+si[t>>16&255]+si[t>>24&255]+si[i&255]+si[i>>8&255]+si[i>>16&255]+si[i>>24&255]).toLowerCase()}function Lt(n,e,t){return Math.max(e,Math.min(t,n))}function Fh(n,e){return(n%e+e)%e}function Yy(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Ky(n,e,t){return n!==e?(t-n)/(e-n):0}function Da(n,e,t){return(1-t)*n+t*e}function Zy(n,e,t,i){return Da(n,e,1-Math.exp(-t*i))}function Jy(n,e=1){return e-Math.abs(Fh(n,e*2)-e)}function Qy(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function eb(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function tb(n,e){return n+Math.floor(Math.random()*(e-n+1))}function nb(n,e){return n+Math.random()*(e-n)}function ib(n){return n*(.5-Math.random())}function sb(n){n!==void 0&&(Rm=n);let e=Rm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function rb(n){return n*yo}function ob(n){return n*bo}function ab(n){return(n&n-1)===0&&n!==0}function lb(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function cb(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function ub(n,e,t,i,s){const r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+i)/2),u=o((e+i)/2),h=r((e-i)/2),d=o((e-i)/2),p=r((i-e)/2),g=o((i-e)/2);switch(s){case"XYX":n.set(a*u,c*h,c*d,a*l);break;case"YZY":n.set(c*d,a*u,c*h,a*l);break;case"ZXZ":n.set(c*h,c*d,a*u,a*l);break;case"XZX":n.set(a*u,c*g,c*p,a*l);break;case"YXY":n.set(c*p,a*u,c*g,a*l);break;case"ZYZ":n.set(c*g,c*p,a*u,a*l);break;default:console.warn("THREE.MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Mo(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return n/4294967295;case Uint16Array:return n/65535;case Uint8Array:return n/255;case Int32Array:return Math.max(n/2147483647,-1);case Int16Array:return Math.max(n/32767,-1);case Int8Array:return Math.max(n/127,-1);default:throw new Error("Invalid component type.")}}function ui(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return Math.round(n*4294967295);case Uint16Array:return Math.round(n*65535);case Uint8Array:return Math.round(n*255);case Int32Array:return Math.round(n*2147483647);case Int16Array:return Math.round(n*32767);case Int8Array:return Math.round(n*127);default:throw new Error("Invalid component type.")}}const So={DEG2RAD:yo,RAD2DEG:bo,generateUUID:rr,clamp:Lt,euclideanModulo:Fh,mapLinear:Yy,inverseLerp:Ky,lerp:Da,damp:Zy,pingpong:Jy,smoothstep:Qy,smootherstep:eb,randInt:tb,randFloat:nb,randFloatSpread:ib,seededRandom:sb,degToRad:rb,radToDeg:ob,isPowerOfTwo:ab,ceilPowerOfTwo:lb,floorPowerOfTwo:cb,setQuaternionFromProperEuler:ub,normalize:ui,denormalize:Mo};class _t{constructor(e=0,t=0){_t.prototype.isVector2=!0,this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){const t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(Lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){const i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Wi{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let c=i[s+0],l=i[s+1],u=i[s+2],h=i[s+3];const d=r[o+0],p=r[o+1],g=r[o+2],_=r[o+3];if(a===0){e[t+0]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h;return}if(a===1){e[t+0]=d,e[t+1]=p,e[t+2]=g,e[t+3]=_;return}if(h!==_||c!==d||l!==p||u!==g){let m=1-a;const f=c*d+l*p+u*g+h*_,S=f>=0?1:-1,C=1-f*f;if(C>Number.EPSILON){const A=Math.sqrt(C),T=Math.atan2(A,f*S);m=Math.sin(m*T)/A,a=Math.sin(a*T)/A}const v=a*S;if(c=c*m+d*v,l=l*m+p*v,u=u*m+g*v,h=h*m+_*v,m===1-a){const A=1/Math.sqrt(c*c+l*l+u*u+h*h);c*=A,l*=A,u*=A,h*=A}}e[t]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){const a=i[s],c=i[s+1],l=i[s+2],u=i[s+3],h=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return e[t]=a*g+u*h+c*p-l*d,e[t+1]=c*g+u*d+l*h-a*p,e[t+2]=l*g+u*p+a*d-c*h,e[t+3]=u*g-a*h-c*d-l*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){const i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(i/2),u=a(s/2),h=a(r/2),d=c(i/2),p=c(s/2),g=c(r/2);switch(o){case"XYZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"YXZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"ZXY":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"ZYX":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"YZX":this._x=d*u*h+l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h-d*p*g;break;case"XZY":this._x=d*u*h-l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h+d*p*g;break;default:console.warn("THREE.Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){const i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){const t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){const p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(u-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(i>a&&i>h){const p=2*Math.sqrt(1+i-a-h);this._w=(u-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>h){const p=2*Math.sqrt(1+a-i-h);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+u)/p}else{const p=2*Math.sqrt(1+h-i-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+u)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Lt(this.dot(e),-1,1)))}rotateTowards(e,t){const i=this.angleTo(e);if(i===0)return this;const s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){const i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,u=t._w;return this._x=i*u+o*a+s*l-r*c,this._y=s*u+o*c+r*a-i*l,this._z=r*u+o*l+i*c-s*a,this._w=o*u-i*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){if(t===0)return this;if(t===1)return this.copy(e);const i=this._x,s=this._y,r=this._z,o=this._w;let a=o*e._w+i*e._x+s*e._y+r*e._z;if(a<0?(this._w=-e._w,this._x=-e._x,this._y=-e._y,this._z=-e._z,a=-a):this.copy(e),a>=1)return this._w=o,this._x=i,this._y=s,this._z=r,this;const c=1-a*a;if(c<=Number.EPSILON){const p=1-t;return this._w=p*o+t*this._w,this._x=p*i+t*this._x,this._y=p*s+t*this._y,this._z=p*r+t*this._z,this.normalize(),this}const l=Math.sqrt(c),u=Math.atan2(l,a),h=Math.sin((1-t)*u)/l,d=Math.sin(t*u)/l;return this._w=o*h+this._w*d,this._x=i*h+this._x*d,this._y=s*h+this._y*d,this._z=r*h+this._z*d,this._onChangeCallback(),this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){const e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class ${constructor(e=0,t=0,i=0){$.prototype.isVector3=!0,this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Cm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Cm.setFromAxisAngle(e,t))}applyMatrix3(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){const t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+c*l+o*h-a*u,this.y=i+c*u+a*l-r*h,this.z=s+c*h+r*u-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this.z=Lt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this.z=Lt(this.z,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){const i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-i*c,this.z=i*a-s*o,this}projectOnVector(e){const t=e.lengthSq();if(t===0)return this.set(0,0,0);const i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return kh.copy(this).projectOnVector(e),this.sub(kh)}reflect(e){return this.sub(kh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(Lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){const s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){const t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const kh=new $,Cm=new Wi;class Tt{constructor(e,t,i,s,r,o,a,c,l){Tt.prototype.isMatrix3=!0,this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l)}set(e,t,i,s,r,o,a,c,l){const u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=c,u[6]=i,u[7]=o,u[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){const t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],u=i[4],h=i[7],d=i[2],p=i[5],g=i[8],_=s[0],m=s[3],f=s[6],S=s[1],C=s[4],v=s[7],A=s[2],T=s[5],I=s[8];return r[0]=o*_+a*S+c*A,r[3]=o*m+a*C+c*T,r[6]=o*f+a*v+c*I,r[1]=l*_+u*S+h*A,r[4]=l*m+u*C+h*T,r[7]=l*f+u*v+h*I,r[2]=d*_+p*S+g*A,r[5]=d*m+p*C+g*T,r[8]=d*f+p*v+g*I,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8];return t*o*u-t*a*l-i*r*u+i*a*c+s*r*l-s*o*c}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=u*o-a*l,d=a*c-u*r,p=l*r-o*c,g=t*h+i*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);const _=1/g;return e[0]=h*_,e[1]=(s*l-u*i)*_,e[2]=(a*i-s*o)*_,e[3]=d*_,e[4]=(u*t-s*c)*_,e[5]=(s*r-a*t)*_,e[6]=p*_,e[7]=(i*c-l*t)*_,e[8]=(o*t-i*r)*_,this}transpose(){let e;const t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){const t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){const c=Math.cos(r),l=Math.sin(r);return this.set(i*c,i*l,-i*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return this.premultiply(Oh.makeScale(e,t)),this}rotate(e){return this.premultiply(Oh.makeRotation(-e)),this}translate(e,t){return this.premultiply(Oh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}}const Oh=new Tt;function Pm(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Na(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function hb(){const n=Na("canvas");return n.style.display="block",n}const Lm={};function Ia(n){n in Lm||(Lm[n]=!0,console.warn(n))}function db(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}const Dm=new Tt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Nm=new Tt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function fb(){const n={enabled:!0,workingColorSpace:vo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===rn&&(s.r=Bs(s.r),s.g=Bs(s.g),s.b=Bs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===rn&&(s.r=wo(s.r),s.g=wo(s.g),s.b=wo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===sr?zl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return Ia("THREE.ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),n.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return Ia("THREE.ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),n.colorSpaceToWorking(s,r)}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[vo]:{primaries:e,whitePoint:i,transfer:zl,toXYZ:Dm,fromXYZ:Nm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Mn},outputColorSpaceConfig:{drawingBufferColorSpace:Mn}},[Mn]:{primaries:e,whitePoint:i,transfer:rn,toXYZ:Dm,fromXYZ:Nm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Mn}}}),n}const kt=fb();function Bs(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function wo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let Eo;class pb{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Eo===void 0&&(Eo=Na("canvas")),Eo.width=e.width,Eo.height=e.height;const s=Eo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Eo}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){const t=Na("canvas");t.width=e.width,t.height=e.height;const i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);const s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Bs(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){const t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Bs(t[i]/255)*255):t[i]=Bs(t[i]);return{data:t,width:e.width,height:e.height}}else return console.warn("THREE.ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}}let mb=0;class Bh{constructor(e=null){this.isSource=!0,Object.defineProperty(this,"id",{value:mb++}),this.uuid=rr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){const t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):t instanceof VideoFrame?e.set(t.displayHeight,t.displayWidth,0):t!==null?e.set(t.width,t.height,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(zh(s[o].image)):r.push(zh(s[o]))}else r=zh(s);i.url=r}return t||(e.images[this.uuid]=i),i}}function zh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?pb.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(console.warn("THREE.Texture: Unable to serialize Texture."),{})}let gb=0;const Vh=new $;class ri extends Nr{constructor(e=ri.DEFAULT_IMAGE,t=ri.DEFAULT_MAPPING,i=is,s=is,r=Ci,o=Os,a=Gi,c=xs,l=ri.DEFAULT_ANISOTROPY,u=sr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:gb++}),this.uuid=rr(),this.name="",this.source=new Bh(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new _t(0,0),this.repeat=new _t(1,1),this.center=new _t(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Tt,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0}get width(){return this.source.getSize(Vh).x}get height(){return this.source.getSize(Vh).y}get depth(){return this.source.getSize(Vh).z}get image(){return this.source.data}set image(e=null){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(const t in e){const i=e[t];if(i===void 0){console.warn(`THREE.Texture.setValues(): parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){console.warn(`THREE.Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==dm)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Lr:e.x=e.x-Math.floor(e.x);break;case is:e.x=e.x<0?0:1;break;case Ju:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Lr:e.y=e.y-Math.floor(e.y);break;case is:e.y=e.y<0?0:1;break;case Ju:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}}ri.DEFAULT_IMAGE=null,ri.DEFAULT_MAPPING=dm,ri.DEFAULT_ANISOTROPY=1;class Yt{constructor(e=0,t=0,i=0,s=1){Yt.prototype.isVector4=!0,this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);const t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r;const c=e.elements,l=c[0],u=c[4],h=c[8],d=c[1],p=c[5],g=c[9],_=c[2],m=c[6],f=c[10];if(Math.abs(u-d)<.01&&Math.abs(h-_)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+_)<.1&&Math.abs(g+m)<.1&&Math.abs(l+p+f-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;const C=(l+1)/2,v=(p+1)/2,A=(f+1)/2,T=(u+d)/4,I=(h+_)/4,F=(g+m)/4;return C>v&&C>A?C<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(C),s=T/i,r=I/i):v>A?v<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(v),i=T/s,r=F/s):A<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(A),i=I/r,s=F/r),this.set(i,s,r,t),this}let S=Math.sqrt((m-g)*(m-g)+(h-_)*(h-_)+(d-u)*(d-u));return Math.abs(S)<.001&&(S=1),this.x=(m-g)/S,this.y=(h-_)/S,this.z=(d-u)/S,this.w=Math.acos((l+p+f-1)/2),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this.z=Lt(this.z,e.z,t.z),this.w=Lt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this.z=Lt(this.z,e,t),this.w=Lt(this.w,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class _b extends Nr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ci,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Yt(0,0,e,t),this.scissorTest=!1,this.viewport=new Yt(0,0,e,t);const s={width:e,height:t,depth:i.depth},r=new ri(s);this.textures=[];const o=i.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview}_setTextureOptions(e={}){const t={minFilter:Ci,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),e!==null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isArrayTexture=this.textures[s].image.depth>1;this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;const s=Object.assign({},e.textures[t].image);this.textures[t].source=new Bh(s)}return this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,e.depthTexture!==null&&(this.depthTexture=e.depthTexture.clone()),this.samples=e.samples,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Ir extends _b{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}}class Im extends ri{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ri,this.minFilter=Ri,this.wrapR=is,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}}class vb extends ri{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ri,this.minFilter=Ri,this.wrapR=is,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class $i{constructor(e=new $(1/0,1/0,1/0),t=new $(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ss.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ss.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){const i=ss.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);const i=e.geometry;if(i!==void 0){const r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ss):ss.fromBufferAttribute(r,o),ss.applyMatrix4(e.matrixWorld),this.expandByPoint(ss);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Hl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Hl.copy(i.boundingBox)),Hl.applyMatrix4(e.matrixWorld),this.union(Hl)}const s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ss),ss.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ua),Gl.subVectors(this.max,Ua),To.subVectors(e.a,Ua),Ao.subVectors(e.b,Ua),Ro.subVectors(e.c,Ua),or.subVectors(Ao,To),ar.subVectors(Ro,Ao),Ur.subVectors(To,Ro);let t=[0,-or.z,or.y,0,-ar.z,ar.y,0,-Ur.z,Ur.y,or.z,0,-or.x,ar.z,0,-ar.x,Ur.z,0,-Ur.x,-or.y,or.x,0,-ar.y,ar.x,0,-Ur.y,Ur.x,0];return!Hh(t,To,Ao,Ro,Gl)||(t=[1,0,0,0,1,0,0,0,1],!Hh(t,To,Ao,Ro,Gl))?!1:(Wl.crossVectors(or,ar),t=[Wl.x,Wl.y,Wl.z],Hh(t,To,Ao,Ro,Gl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ss).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ss).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(zs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),zs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),zs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),zs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),zs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),zs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),zs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),zs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(zs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}}const zs=[new $,new $,new $,new $,new $,new $,new $,new $],ss=new $,Hl=new $i,To=new $,Ao=new $,Ro=new $,or=new $,ar=new $,Ur=new $,Ua=new $,Gl=new $,Wl=new $,Fr=new $;function Hh(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Fr.fromArray(n,r);const a=s.x*Math.abs(Fr.x)+s.y*Math.abs(Fr.y)+s.z*Math.abs(Fr.z),c=e.dot(Fr),l=t.dot(Fr),u=i.dot(Fr);if(Math.max(-Math.max(c,l,u),Math.min(c,l,u))>a)return!1}return!0}const xb=new $i,Fa=new $,Gh=new $;class Vs{constructor(e=new $,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){const i=this.center;t!==void 0?i.copy(t):xb.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){const t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){const i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Fa.subVectors(e,this.center);const t=Fa.lengthSq();if(t>this.radius*this.radius){const i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Fa,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Gh.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Fa.copy(e.center).add(Gh)),this.expandByPoint(Fa.copy(e.center).sub(Gh))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}}const Hs=new $,Wh=new $,$l=new $,lr=new $,$h=new $,jl=new $,jh=new $;class Co{constructor(e=new $,t=new $(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Hs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);const i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){const t=Hs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Hs.copy(this.origin).addScaledVector(this.direction,t),Hs.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){Wh.copy(e).add(t).multiplyScalar(.5),$l.copy(t).sub(e).normalize(),lr.copy(this.origin).sub(Wh);const r=e.distanceTo(t)*.5,o=-this.direction.dot($l),a=lr.dot(this.direction),c=-lr.dot($l),l=lr.lengthSq(),u=Math.abs(1-o*o);let h,d,p,g;if(u>0)if(h=o*c-a,d=o*a-c,g=r*u,h>=0)if(d>=-g)if(d<=g){const _=1/u;h*=_,d*=_,p=h*(h+o*d+2*a)+d*(o*h+d+2*c)+l}else d=r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d=-r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l):d<=g?(h=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(Wh).addScaledVector($l,d),p}intersectSphere(e,t){Hs.subVectors(e.center,this.origin);const i=Hs.dot(this.direction),s=Hs.dot(Hs)-i*i,r=e.radius*e.radius;if(s>r)return null;const o=Math.sqrt(r-s),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){const t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){const i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){const t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,c;const l=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,c=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,c=(e.min.z-d.z)*h),i>c||a>s)||((a>i||i!==i)&&(i=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Hs)!==null}intersectTriangle(e,t,i,s,r){$h.subVectors(t,e),jl.subVectors(i,e),jh.crossVectors($h,jl);let o=this.direction.dot(jh),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;lr.subVectors(this.origin,e);const c=a*this.direction.dot(jl.crossVectors(lr,jl));if(c<0)return null;const l=a*this.direction.dot($h.cross(lr));if(l<0||c+l>o)return null;const u=-a*lr.dot(jh);return u<0?null:this.at(u/o,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class vt{constructor(e,t,i,s,r,o,a,c,l,u,h,d,p,g,_,m){vt.prototype.isMatrix4=!0,this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l,u,h,d,p,g,_,m)}set(e,t,i,s,r,o,a,c,l,u,h,d,p,g,_,m){const f=this.elements;return f[0]=e,f[4]=t,f[8]=i,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=c,f[2]=l,f[6]=u,f[10]=h,f[14]=d,f[3]=p,f[7]=g,f[11]=_,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new vt().fromArray(this.elements)}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){const t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){const t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){const t=this.elements,i=e.elements,s=1/Po.setFromMatrixColumn(e,0).length(),r=1/Po.setFromMatrixColumn(e,1).length(),o=1/Po.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){const t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(s),l=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){const d=o*u,p=o*h,g=a*u,_=a*h;t[0]=c*u,t[4]=-c*h,t[8]=l,t[1]=p+g*l,t[5]=d-_*l,t[9]=-a*c,t[2]=_-d*l,t[6]=g+p*l,t[10]=o*c}else if(e.order==="YXZ"){const d=c*u,p=c*h,g=l*u,_=l*h;t[0]=d+_*a,t[4]=g*a-p,t[8]=o*l,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=p*a-g,t[6]=_+d*a,t[10]=o*c}else if(e.order==="ZXY"){const d=c*u,p=c*h,g=l*u,_=l*h;t[0]=d-_*a,t[4]=-o*h,t[8]=g+p*a,t[1]=p+g*a,t[5]=o*u,t[9]=_-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){const d=o*u,p=o*h,g=a*u,_=a*h;t[0]=c*u,t[4]=g*l-p,t[8]=d*l+_,t[1]=c*h,t[5]=_*l+d,t[9]=p*l-g,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){const d=o*c,p=o*l,g=a*c,_=a*l;t[0]=c*u,t[4]=_-d*h,t[8]=g*h+p,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-l*u,t[6]=p*h+g,t[10]=d-_*h}else if(e.order==="XZY"){const d=o*c,p=o*l,g=a*c,_=a*l;t[0]=c*u,t[4]=-h,t[8]=l*u,t[1]=d*h+_,t[5]=o*u,t[9]=p*h-g,t[2]=g*h-p,t[6]=a*u,t[10]=_*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(yb,e,bb)}lookAt(e,t,i){const s=this.elements;return Pi.subVectors(e,t),Pi.lengthSq()===0&&(Pi.z=1),Pi.normalize(),cr.crossVectors(i,Pi),cr.lengthSq()===0&&(Math.abs(i.z)===1?Pi.x+=1e-4:Pi.z+=1e-4,Pi.normalize(),cr.crossVectors(i,Pi)),cr.normalize(),Xl.crossVectors(Pi,cr),s[0]=cr.x,s[4]=Xl.x,s[8]=Pi.x,s[1]=cr.y,s[5]=Xl.y,s[9]=Pi.y,s[2]=cr.z,s[6]=Xl.z,s[10]=Pi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],u=i[1],h=i[5],d=i[9],p=i[13],g=i[2],_=i[6],m=i[10],f=i[14],S=i[3],C=i[7],v=i[11],A=i[15],T=s[0],I=s[4],F=s[8],y=s[12],M=s[1],D=s[5],z=s[9],H=s[13],Z=s[2],Y=s[6],G=s[10],ne=s[14],ee=s[3],he=s[7],de=s[11],ge=s[15];return r[0]=o*T+a*M+c*Z+l*ee,r[4]=o*I+a*D+c*Y+l*he,r[8]=o*F+a*z+c*G+l*de,r[12]=o*y+a*H+c*ne+l*ge,r[1]=u*T+h*M+d*Z+p*ee,r[5]=u*I+h*D+d*Y+p*he,r[9]=u*F+h*z+d*G+p*de,r[13]=u*y+h*H+d*ne+p*ge,r[2]=g*T+_*M+m*Z+f*ee,r[6]=g*I+_*D+m*Y+f*he,r[10]=g*F+_*z+m*G+f*de,r[14]=g*y+_*H+m*ne+f*ge,r[3]=S*T+C*M+v*Z+A*ee,r[7]=S*I+C*D+v*Y+A*he,r[11]=S*F+C*z+v*G+A*de,r[15]=S*y+C*H+v*ne+A*ge,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],u=e[2],h=e[6],d=e[10],p=e[14],g=e[3],_=e[7],m=e[11],f=e[15];return g*(+r*c*h-s*l*h-r*a*d+i*l*d+s*a*p-i*c*p)+_*(+t*c*p-t*l*d+r*o*d-s*o*p+s*l*u-r*c*u)+m*(+t*l*h-t*a*p-r*o*h+i*o*p+r*a*u-i*l*u)+f*(-s*a*u-t*c*h+t*a*d+s*o*h-i*o*d+i*c*u)}transpose(){const e=this.elements;let t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){const s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=e[9],d=e[10],p=e[11],g=e[12],_=e[13],m=e[14],f=e[15],S=h*m*l-_*d*l+_*c*p-a*m*p-h*c*f+a*d*f,C=g*d*l-u*m*l-g*c*p+o*m*p+u*c*f-o*d*f,v=u*_*l-g*h*l+g*a*p-o*_*p-u*a*f+o*h*f,A=g*h*c-u*_*c-g*a*d+o*_*d+u*a*m-o*h*m,T=t*S+i*C+s*v+r*A;if(T===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const I=1/T;return e[0]=S*I,e[1]=(_*d*r-h*m*r-_*s*p+i*m*p+h*s*f-i*d*f)*I,e[2]=(a*m*r-_*c*r+_*s*l-i*m*l-a*s*f+i*c*f)*I,e[3]=(h*c*r-a*d*r-h*s*l+i*d*l+a*s*p-i*c*p)*I,e[4]=C*I,e[5]=(u*m*r-g*d*r+g*s*p-t*m*p-u*s*f+t*d*f)*I,e[6]=(g*c*r-o*m*r-g*s*l+t*m*l+o*s*f-t*c*f)*I,e[7]=(o*d*r-u*c*r+u*s*l-t*d*l-o*s*p+t*c*p)*I,e[8]=v*I,e[9]=(g*h*r-u*_*r-g*i*p+t*_*p+u*i*f-t*h*f)*I,e[10]=(o*_*r-g*a*r+g*i*l-t*_*l-o*i*f+t*a*f)*I,e[11]=(u*a*r-o*h*r-u*i*l+t*h*l+o*i*p-t*a*p)*I,e[12]=A*I,e[13]=(u*_*s-g*h*s+g*i*d-t*_*d-u*i*m+t*h*m)*I,e[14]=(g*a*s-o*_*s-g*i*c+t*_*c+o*i*m-t*a*m)*I,e[15]=(o*h*s-u*a*s+u*i*c-t*h*c-o*i*d+t*a*d)*I,this}scale(e){const t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){const e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){const t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){const i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,c=e.z,l=r*o,u=r*a;return this.set(l*o+i,l*a-s*c,l*c+s*a,0,l*a+s*c,u*a+i,u*c-s*o,0,l*c-s*a,u*c+s*o,r*c*c+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){const s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,u=o+o,h=a+a,d=r*l,p=r*u,g=r*h,_=o*u,m=o*h,f=a*h,S=c*l,C=c*u,v=c*h,A=i.x,T=i.y,I=i.z;return s[0]=(1-(_+f))*A,s[1]=(p+v)*A,s[2]=(g-C)*A,s[3]=0,s[4]=(p-v)*T,s[5]=(1-(d+f))*T,s[6]=(m+S)*T,s[7]=0,s[8]=(g+C)*I,s[9]=(m-S)*I,s[10]=(1-(d+_))*I,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){const s=this.elements;let r=Po.set(s[0],s[1],s[2]).length();const o=Po.set(s[4],s[5],s[6]).length(),a=Po.set(s[8],s[9],s[10]).length();this.determinant()<0&&(r=-r),e.x=s[12],e.y=s[13],e.z=s[14],rs.copy(this);const l=1/r,u=1/o,h=1/a;return rs.elements[0]*=l,rs.elements[1]*=l,rs.elements[2]*=l,rs.elements[4]*=u,rs.elements[5]*=u,rs.elements[6]*=u,rs.elements[8]*=h,rs.elements[9]*=h,rs.elements[10]*=h,t.setFromRotationMatrix(rs),i.x=r,i.y=o,i.z=a,this}makePerspective(e,t,i,s,r,o,a=bs,c=!1){const l=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),p=(i+s)/(i-s);let g,_;if(c)g=r/(o-r),_=o*r/(o-r);else if(a===bs)g=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===Vl)g=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=h,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=g,l[14]=_,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=bs,c=!1){const l=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),p=-(i+s)/(i-s);let g,_;if(c)g=1/(o-r),_=o/(o-r);else if(a===bs)g=-2/(o-r),_=-(o+r)/(o-r);else if(a===Vl)g=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=h,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=g,l[14]=_,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}}const Po=new $,rs=new vt,yb=new $(0,0,0),bb=new $(1,1,1),cr=new $,Xl=new $,Pi=new $,Um=new vt,Fm=new Wi;class yi{constructor(e=0,t=0,i=0,s=yi.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){const s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],u=s[9],h=s[2],d=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(Lt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Lt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Lt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-Lt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Lt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-u,l),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Lt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,p),this._y=0);break;default:console.warn("THREE.Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Um.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Um,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Fm.setFromEuler(this),this.setFromQuaternion(Fm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}yi.DEFAULT_ORDER="XYZ";class Xh{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}}let Mb=0;const km=new $,Lo=new Wi,Gs=new vt,ql=new $,ka=new $,Sb=new $,wb=new Wi,Om=new $(1,0,0),Bm=new $(0,1,0),zm=new $(0,0,1),Vm={type:"added"},Eb={type:"removed"},Do={type:"childadded",child:null},qh={type:"childremoved",child:null};class Tn extends Nr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Mb++}),this.uuid=rr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Tn.DEFAULT_UP.clone();const e=new $,t=new yi,i=new Wi,s=new $(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new vt},normalMatrix:{value:new Tt}}),this.matrix=new vt,this.matrixWorld=new vt,this.matrixAutoUpdate=Tn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Xh,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.userData={}}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Lo.setFromAxisAngle(e,t),this.quaternion.multiply(Lo),this}rotateOnWorldAxis(e,t){return Lo.setFromAxisAngle(e,t),this.quaternion.premultiply(Lo),this}rotateX(e){return this.rotateOnAxis(Om,e)}rotateY(e){return this.rotateOnAxis(Bm,e)}rotateZ(e){return this.rotateOnAxis(zm,e)}translateOnAxis(e,t){return km.copy(e).applyQuaternion(this.quaternion),this.position.add(km.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Om,e)}translateY(e){return this.translateOnAxis(Bm,e)}translateZ(e){return this.translateOnAxis(zm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Gs.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?ql.copy(e):ql.set(e,t,i);const s=this.parent;this.updateWorldMatrix(!0,!1),ka.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Gs.lookAt(ka,ql,this.up):Gs.lookAt(ql,ka,this.up),this.quaternion.setFromRotationMatrix(Gs),s&&(Gs.extractRotation(s.matrixWorld),Lo.setFromRotationMatrix(Gs),this.quaternion.premultiply(Lo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(console.error("THREE.Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Vm),Do.child=e,this.dispatchEvent(Do),Do.child=null):console.error("THREE.Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Eb),qh.child=e,this.dispatchEvent(qh),qh.child=null),this}removeFromParent(){const e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Gs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Gs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Gs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Vm),Do.child=e,this.dispatchEvent(Do),Do.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){const o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ka,e,Sb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ka,wb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);const t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}traverse(e){e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){const t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale),this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t){const i=this.parent;if(e===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),t===!0){const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(e){const t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);const a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){const c=a.shapes;if(Array.isArray(c))for(let l=0,u=c.length;l<u;l++){const h=c[l];r(e.shapes,h)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){const c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){const a=o(e.geometries),c=o(e.materials),l=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),p=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),p.length>0&&(i.animations=p),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){const c=[];for(const l in a){const u=a[l];delete u.metadata,c.push(u)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){const s=e.children[i];this.add(s.clone())}return this}}Tn.DEFAULT_UP=new $(0,1,0),Tn.DEFAULT_MATRIX_AUTO_UPDATE=!0,Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;const os=new $,Ws=new $,Yh=new $,$s=new $,No=new $,Io=new $,Hm=new $,Kh=new $,Zh=new $,Jh=new $,Qh=new Yt,ed=new Yt,td=new Yt;class ji{constructor(e=new $,t=new $,i=new $){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),os.subVectors(e,t),s.cross(os);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){os.subVectors(s,t),Ws.subVectors(i,t),Yh.subVectors(e,t);const o=os.dot(os),a=os.dot(Ws),c=os.dot(Yh),l=Ws.dot(Ws),u=Ws.dot(Yh),h=o*l-a*a;if(h===0)return r.set(0,0,0),null;const d=1/h,p=(l*c-a*u)*d,g=(o*u-a*c)*d;return r.set(1-p-g,g,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,$s)===null?!1:$s.x>=0&&$s.y>=0&&$s.x+$s.y<=1}static getInterpolation(e,t,i,s,r,o,a,c){return this.getBarycoord(e,t,i,s,$s)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,$s.x),c.addScaledVector(o,$s.y),c.addScaledVector(a,$s.z),c)}static getInterpolatedAttribute(e,t,i,s,r,o){return Qh.setScalar(0),ed.setScalar(0),td.setScalar(0),Qh.fromBufferAttribute(e,t),ed.fromBufferAttribute(e,i),td.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Qh,r.x),o.addScaledVector(ed,r.y),o.addScaledVector(td,r.z),o}static isFrontFacing(e,t,i,s){return os.subVectors(i,t),Ws.subVectors(e,t),os.cross(Ws).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return os.subVectors(this.c,this.b),Ws.subVectors(this.a,this.b),os.cross(Ws).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return ji.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return ji.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return ji.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return ji.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return ji.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){const i=this.a,s=this.b,r=this.c;let o,a;No.subVectors(s,i),Io.subVectors(r,i),Kh.subVectors(e,i);const c=No.dot(Kh),l=Io.dot(Kh);if(c<=0&&l<=0)return t.copy(i);Zh.subVectors(e,s);const u=No.dot(Zh),h=Io.dot(Zh);if(u>=0&&h<=u)return t.copy(s);const d=c*h-u*l;if(d<=0&&c>=0&&u<=0)return o=c/(c-u),t.copy(i).addScaledVector(No,o);Jh.subVectors(e,r);const p=No.dot(Jh),g=Io.dot(Jh);if(g>=0&&p<=g)return t.copy(r);const _=p*l-c*g;if(_<=0&&l>=0&&g<=0)return a=l/(l-g),t.copy(i).addScaledVector(Io,a);const m=u*g-p*h;if(m<=0&&h-u>=0&&p-g>=0)return Hm.subVectors(r,s),a=(h-u)/(h-u+(p-g)),t.copy(s).addScaledVector(Hm,a);const f=1/(m+_+d);return o=_*f,a=d*f,t.copy(i).addScaledVector(No,o).addScaledVector(Io,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}}const Gm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ur={h:0,s:0,l:0},Yl={h:0,s:0,l:0};function nd(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}class dt{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){const s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Mn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,kt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=kt.workingColorSpace){return this.r=e,this.g=t,this.b=i,kt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=kt.workingColorSpace){if(e=Fh(e,1),t=Lt(t,0,1),i=Lt(i,0,1),t===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=nd(o,r,e+1/3),this.g=nd(o,r,e),this.b=nd(o,r,e-1/3)}return kt.colorSpaceToWorking(this,s),this}setStyle(e,t=Mn){function i(r){r!==void 0&&parseFloat(r)<1&&console.warn("THREE.Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r;const o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,t);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:console.warn("THREE.Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){const r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);console.warn("THREE.Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Mn){const i=Gm[e.toLowerCase()];return i!==void 0?this.setHex(i,t):console.warn("THREE.Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Bs(e.r),this.g=Bs(e.g),this.b=Bs(e.b),this}copyLinearToSRGB(e){return this.r=wo(e.r),this.g=wo(e.g),this.b=wo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Mn){return kt.workingToColorSpace(oi.copy(this),e),Math.round(Lt(oi.r*255,0,255))*65536+Math.round(Lt(oi.g*255,0,255))*256+Math.round(Lt(oi.b*255,0,255))}getHexString(e=Mn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=kt.workingColorSpace){kt.workingToColorSpace(oi.copy(this),t);const i=oi.r,s=oi.g,r=oi.b,o=Math.max(i,s,r),a=Math.min(i,s,r);let c,l;const u=(a+o)/2;if(a===o)c=0,l=0;else{const h=o-a;switch(l=u<=.5?h/(o+a):h/(2-o-a),o){case i:c=(s-r)/h+(s<r?6:0);break;case s:c=(r-i)/h+2;break;case r:c=(i-s)/h+4;break}c/=6}return e.h=c,e.s=l,e.l=u,e}getRGB(e,t=kt.workingColorSpace){return kt.workingToColorSpace(oi.copy(this),t),e.r=oi.r,e.g=oi.g,e.b=oi.b,e}getStyle(e=Mn){kt.workingToColorSpace(oi.copy(this),e);const t=oi.r,i=oi.g,s=oi.b;return e!==Mn?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(ur),this.setHSL(ur.h+e,ur.s+t,ur.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(ur),e.getHSL(Yl);const i=Da(ur.h,Yl.h,t),s=Da(ur.s,Yl.s,t),r=Da(ur.l,Yl.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){const t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const oi=new dt;dt.NAMES=Gm;let Tb=0;class as extends Nr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Tb++}),this.uuid=rr(),this.name="",this.type="Material",this.blending=po,this.side=ks,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Vu,this.blendDst=Hu,this.blendEquation=Pr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new dt(0,0,0),this.blendAlpha=0,this.depthFunc=mo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=wm,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=xo,this.stencilZFail=xo,this.stencilZPass=xo,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(const t in e){const i=e[t];if(i===void 0){console.warn(`THREE.Material: parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){console.warn(`THREE.Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,this.name!==""&&(i.name=this.name),this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(i.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.shadowSide!==null&&(i.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),this.blending!==po&&(i.blending=this.blending),this.side!==ks&&(i.side=this.side),this.vertexColors===!0&&(i.vertexColors=!0),this.opacity<1&&(i.opacity=this.opacity),this.transparent===!0&&(i.transparent=!0),this.blendSrc!==Vu&&(i.blendSrc=this.blendSrc),this.blendDst!==Hu&&(i.blendDst=this.blendDst),this.blendEquation!==Pr&&(i.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(i.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(i.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(i.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(i.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(i.blendAlpha=this.blendAlpha),this.depthFunc!==mo&&(i.depthFunc=this.depthFunc),this.depthTest===!1&&(i.depthTest=this.depthTest),this.depthWrite===!1&&(i.depthWrite=this.depthWrite),this.colorWrite===!1&&(i.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(i.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==wm&&(i.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(i.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(i.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==xo&&(i.stencilFail=this.stencilFail),this.stencilZFail!==xo&&(i.stencilZFail=this.stencilZFail),this.stencilZPass!==xo&&(i.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(i.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(i.rotation=this.rotation),this.polygonOffset===!0&&(i.polygonOffset=!0),this.polygonOffsetFactor!==0&&(i.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(i.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(i.linewidth=this.linewidth),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.dithering===!0&&(i.dithering=!0),this.alphaTest>0&&(i.alphaTest=this.alphaTest),this.alphaHash===!0&&(i.alphaHash=!0),this.alphaToCoverage===!0&&(i.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(i.premultipliedAlpha=!0),this.forceSinglePass===!0&&(i.forceSinglePass=!0),this.wireframe===!0&&(i.wireframe=!0),this.wireframeLinewidth>1&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(i.flatShading=!0),this.visible===!1&&(i.visible=!1),this.toneMapped===!1&&(i.toneMapped=!1),this.fog===!1&&(i.fog=!1),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const o=[];for(const a in r){const c=r[a];delete c.metadata,o.push(c)}return o}if(t){const r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;const t=e.clippingPlanes;let i=null;if(t!==null){const s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}}class Kl extends as{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new dt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Ll,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}}const Un=new $,Zl=new _t;let Ab=0;class Li{constructor(e,t,i=!1){if(Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Ab++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Tm,this.updateRanges=[],this.gpuType=ys,this.version=0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Zl.fromBufferAttribute(this,t),Zl.applyMatrix3(e),this.setXY(t,Zl.x,Zl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Un.fromBufferAttribute(this,t),Un.applyMatrix3(e),this.setXYZ(t,Un.x,Un.y,Un.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Un.fromBufferAttribute(this,t),Un.applyMatrix4(e),this.setXYZ(t,Un.x,Un.y,Un.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Un.fromBufferAttribute(this,t),Un.applyNormalMatrix(e),this.setXYZ(t,Un.x,Un.y,Un.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Un.fromBufferAttribute(this,t),Un.transformDirection(e),this.setXYZ(t,Un.x,Un.y,Un.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=Mo(i,this.array)),i}setComponent(e,t,i){return this.normalized&&(i=ui(i,this.array)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=Mo(t,this.array)),t}setX(e,t){return this.normalized&&(t=ui(t,this.array)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=Mo(t,this.array)),t}setY(e,t){return this.normalized&&(t=ui(t,this.array)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=Mo(t,this.array)),t}setZ(e,t){return this.normalized&&(t=ui(t,this.array)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=Mo(t,this.array)),t}setW(e,t){return this.normalized&&(t=ui(t,this.array)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=ui(t,this.array),i=ui(i,this.array)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=ui(t,this.array),i=ui(i,this.array),s=ui(s,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=ui(t,this.array),i=ui(i,this.array),s=ui(s,this.array),r=ui(r,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(e.name=this.name),this.usage!==Tm&&(e.usage=this.usage),e}}class Wm extends Li{constructor(e,t,i){super(new Uint16Array(e),t,i)}}class $m extends Li{constructor(e,t,i){super(new Uint32Array(e),t,i)}}class Dt extends Li{constructor(e,t,i){super(new Float32Array(e),t,i)}}let Rb=0;const Xi=new vt,id=new Tn,Uo=new $,Di=new $i,Oa=new $i,jn=new $;class Pn extends Nr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Rb++}),this.uuid=rr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Pm(e)?$m:Wm)(e,1):this.index=e,this}setIndirect(e){return this.indirect=e,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){const t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new Tt().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(e){return Xi.makeRotationFromQuaternion(e),this.applyMatrix4(Xi),this}rotateX(e){return Xi.makeRotationX(e),this.applyMatrix4(Xi),this}rotateY(e){return Xi.makeRotationY(e),this.applyMatrix4(Xi),this}rotateZ(e){return Xi.makeRotationZ(e),this.applyMatrix4(Xi),this}translate(e,t,i){return Xi.makeTranslation(e,t,i),this.applyMatrix4(Xi),this}scale(e,t,i){return Xi.makeScale(e,t,i),this.applyMatrix4(Xi),this}lookAt(e){return id.lookAt(e),id.updateMatrix(),this.applyMatrix4(id.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Uo).negate(),this.translate(Uo.x,Uo.y,Uo.z),this}setFromPoints(e){const t=this.getAttribute("position");if(t===void 0){const i=[];for(let s=0,r=e.length;s<r;s++){const o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Dt(i,3))}else{const i=Math.min(e.length,t.count);for(let s=0;s<i;s++){const r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&console.warn("THREE.BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new $i);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new $(-1/0,-1/0,-1/0),new $(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){const r=t[i];Di.setFromBufferAttribute(r),this.morphTargetsRelative?(jn.addVectors(this.boundingBox.min,Di.min),this.boundingBox.expandByPoint(jn),jn.addVectors(this.boundingBox.max,Di.max),this.boundingBox.expandByPoint(jn)):(this.boundingBox.expandByPoint(Di.min),this.boundingBox.expandByPoint(Di.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&console.error('THREE.BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Vs);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new $,1/0);return}if(e){const i=this.boundingSphere.center;if(Di.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){const a=t[r];Oa.setFromBufferAttribute(a),this.morphTargetsRelative?(jn.addVectors(Di.min,Oa.min),Di.expandByPoint(jn),jn.addVectors(Di.max,Oa.max),Di.expandByPoint(jn)):(Di.expandByPoint(Oa.min),Di.expandByPoint(Oa.max))}Di.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)jn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(jn));if(t)for(let r=0,o=t.length;r<o;r++){const a=t[r],c=this.morphTargetsRelative;for(let l=0,u=a.count;l<u;l++)jn.fromBufferAttribute(a,l),c&&(Uo.fromBufferAttribute(e,l),jn.add(Uo)),s=Math.max(s,i.distanceToSquared(jn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error('THREE.BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){console.error("THREE.BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=t.position,s=t.normal,r=t.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new Li(new Float32Array(4*i.count),4));const o=this.getAttribute("tangent"),a=[],c=[];for(let F=0;F<i.count;F++)a[F]=new $,c[F]=new $;const l=new $,u=new $,h=new $,d=new _t,p=new _t,g=new _t,_=new $,m=new $;function f(F,y,M){l.fromBufferAttribute(i,F),u.fromBufferAttribute(i,y),h.fromBufferAttribute(i,M),d.fromBufferAttribute(r,F),p.fromBufferAttribute(r,y),g.fromBufferAttribute(r,M),u.sub(l),h.sub(l),p.sub(d),g.sub(d);const D=1/(p.x*g.y-g.x*p.y);isFinite(D)&&(_.copy(u).multiplyScalar(g.y).addScaledVector(h,-p.y).multiplyScalar(D),m.copy(h).multiplyScalar(p.x).addScaledVector(u,-g.x).multiplyScalar(D),a[F].add(_),a[y].add(_),a[M].add(_),c[F].add(m),c[y].add(m),c[M].add(m))}let S=this.groups;S.length===0&&(S=[{start:0,count:e.count}]);for(let F=0,y=S.length;F<y;++F){const M=S[F],D=M.start,z=M.count;for(let H=D,Z=D+z;H<Z;H+=3)f(e.getX(H+0),e.getX(H+1),e.getX(H+2))}const C=new $,v=new $,A=new $,T=new $;function I(F){A.fromBufferAttribute(s,F),T.copy(A);const y=a[F];C.copy(y),C.sub(A.multiplyScalar(A.dot(y))).normalize(),v.crossVectors(T,y);const D=v.dot(c[F])<0?-1:1;o.setXYZW(F,C.x,C.y,C.z,D)}for(let F=0,y=S.length;F<y;++F){const M=S[F],D=M.start,z=M.count;for(let H=D,Z=D+z;H<Z;H+=3)I(e.getX(H+0)),I(e.getX(H+1)),I(e.getX(H+2))}}computeVertexNormals(){const e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0)i=new Li(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,p=i.count;d<p;d++)i.setXYZ(d,0,0,0);const s=new $,r=new $,o=new $,a=new $,c=new $,l=new $,u=new $,h=new $;if(e)for(let d=0,p=e.count;d<p;d+=3){const g=e.getX(d+0),_=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,_),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,g),c.fromBufferAttribute(i,_),l.fromBufferAttribute(i,m),a.add(u),c.add(u),l.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(_,c.x,c.y,c.z),i.setXYZ(m,l.x,l.y,l.z)}else for(let d=0,p=t.count;d<p;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)jn.fromBufferAttribute(e,t),jn.normalize(),e.setXYZ(t,jn.x,jn.y,jn.z)}toNonIndexed(){function e(a,c){const l=a.array,u=a.itemSize,h=a.normalized,d=new l.constructor(c.length*u);let p=0,g=0;for(let _=0,m=c.length;_<m;_++){a.isInterleavedBufferAttribute?p=c[_]*a.data.stride+a.offset:p=c[_]*u;for(let f=0;f<u;f++)d[g++]=l[p++]}return new Li(d,u,h)}if(this.index===null)return console.warn("THREE.BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const t=new Pn,i=this.index.array,s=this.attributes;for(const a in s){const c=s[a],l=e(c,i);t.setAttribute(a,l)}const r=this.morphAttributes;for(const a in r){const c=[],l=r[a];for(let u=0,h=l.length;u<h;u++){const d=l[u],p=e(d,i);c.push(p)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;const o=this.groups;for(let a=0,c=o.length;a<c;a++){const l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){const e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.type,this.name!==""&&(e.name=this.name),Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0){const c=this.parameters;for(const l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};const t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});const i=this.attributes;for(const c in i){const l=i[c];e.data.attributes[c]=l.toJSON(e.data)}const s={};let r=!1;for(const c in this.morphAttributes){const l=this.morphAttributes[c],u=[];for(let h=0,d=l.length;h<d;h++){const p=l[h];u.push(p.toJSON(e.data))}u.length>0&&(s[c]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);const o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));const a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const t={};this.name=e.name;const i=e.index;i!==null&&this.setIndex(i.clone());const s=e.attributes;for(const l in s){const u=s[l];this.setAttribute(l,u.clone(t))}const r=e.morphAttributes;for(const l in r){const u=[],h=r[l];for(let d=0,p=h.length;d<p;d++)u.push(h[d].clone(t));this.morphAttributes[l]=u}this.morphTargetsRelative=e.morphTargetsRelative;const o=e.groups;for(let l=0,u=o.length;l<u;l++){const h=o[l];this.addGroup(h.start,h.count,h.materialIndex)}const a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());const c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}const jm=new vt,kr=new Co,Jl=new Vs,Xm=new $,Ql=new $,ec=new $,tc=new $,sd=new $,nc=new $,qm=new $,ic=new $;class vn extends Tn{constructor(e=new Pn,t=new Kl){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=e.morphTargetInfluences.slice()),e.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary)),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);const a=this.morphTargetInfluences;if(r&&a){nc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){const u=a[c],h=r[c];u!==0&&(sd.fromBufferAttribute(h,e),o?nc.addScaledVector(sd,u):nc.addScaledVector(sd.sub(t),u))}t.add(nc)}return t}raycast(e,t){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Jl.copy(i.boundingSphere),Jl.applyMatrix4(r),kr.copy(e.ray).recast(e.near),!(Jl.containsPoint(kr.origin)===!1&&(kr.intersectSphere(Jl,Xm)===null||kr.origin.distanceToSquared(Xm)>(e.far-e.near)**2))&&(jm.copy(r).invert(),kr.copy(e.ray).applyMatrix4(jm),!(i.boundingBox!==null&&kr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,kr)))}_computeIntersections(e,t,i){let s;const r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){const m=d[g],f=o[m.materialIndex],S=Math.max(m.start,p.start),C=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let v=S,A=C;v<A;v+=3){const T=a.getX(v),I=a.getX(v+1),F=a.getX(v+2);s=sc(this,f,e,i,l,u,h,T,I,F),s&&(s.faceIndex=Math.floor(v/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const g=Math.max(0,p.start),_=Math.min(a.count,p.start+p.count);for(let m=g,f=_;m<f;m+=3){const S=a.getX(m),C=a.getX(m+1),v=a.getX(m+2);s=sc(this,o,e,i,l,u,h,S,C,v),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let g=0,_=d.length;g<_;g++){const m=d[g],f=o[m.materialIndex],S=Math.max(m.start,p.start),C=Math.min(c.count,Math.min(m.start+m.count,p.start+p.count));for(let v=S,A=C;v<A;v+=3){const T=v,I=v+1,F=v+2;s=sc(this,f,e,i,l,u,h,T,I,F),s&&(s.faceIndex=Math.floor(v/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const g=Math.max(0,p.start),_=Math.min(c.count,p.start+p.count);for(let m=g,f=_;m<f;m+=3){const S=m,C=m+1,v=m+2;s=sc(this,o,e,i,l,u,h,S,C,v),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}}function Cb(n,e,t,i,s,r,o,a){let c;if(e.side===xi?c=i.intersectTriangle(o,r,s,!0,a):c=i.intersectTriangle(s,r,o,e.side===ks,a),c===null)return null;ic.copy(a),ic.applyMatrix4(n.matrixWorld);const l=t.ray.origin.distanceTo(ic);return l<t.near||l>t.far?null:{distance:l,point:ic.clone(),object:n}}function sc(n,e,t,i,s,r,o,a,c,l){n.getVertexPosition(a,Ql),n.getVertexPosition(c,ec),n.getVertexPosition(l,tc);const u=Cb(n,e,t,i,Ql,ec,tc,qm);if(u){const h=new $;ji.getBarycoord(qm,Ql,ec,tc,h),s&&(u.uv=ji.getInterpolatedAttribute(s,a,c,l,h,new _t)),r&&(u.uv1=ji.getInterpolatedAttribute(r,a,c,l,h,new _t)),o&&(u.normal=ji.getInterpolatedAttribute(o,a,c,l,h,new $),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));const d={a,b:c,c:l,normal:new $,materialIndex:0};ji.getNormal(Ql,ec,tc,d.normal),u.face=d,u.barycoord=h}return u}class hr extends Pn{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};const a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);const c=[],l=[],u=[],h=[];let d=0,p=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(c),this.setAttribute("position",new Dt(l,3)),this.setAttribute("normal",new Dt(u,3)),this.setAttribute("uv",new Dt(h,2));function g(_,m,f,S,C,v,A,T,I,F,y){const M=v/I,D=A/F,z=v/2,H=A/2,Z=T/2,Y=I+1,G=F+1;let ne=0,ee=0;const he=new $;for(let de=0;de<G;de++){const ge=de*D-H;for(let se=0;se<Y;se++){const ie=se*M-z;he[_]=ie*S,he[m]=ge*C,he[f]=Z,l.push(he.x,he.y,he.z),he[_]=0,he[m]=0,he[f]=T>0?1:-1,u.push(he.x,he.y,he.z),h.push(se/I),h.push(1-de/F),ne+=1}}for(let de=0;de<F;de++)for(let ge=0;ge<I;ge++){const se=d+ge+Y*de,ie=d+ge+Y*(de+1),ve=d+(ge+1)+Y*(de+1),ye=d+(ge+1)+Y*de;c.push(se,ie,ye),c.push(ie,ve,ye),ee+=6}a.addGroup(p,ee,y),p+=ee,d+=ne}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new hr(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}}function Fo(n){const e={};for(const t in n){e[t]={};for(const i in n[t]){const s=n[t][i];s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)?s.isRenderTargetTexture?(console.warn("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone():Array.isArray(s)?e[t][i]=s.slice():e[t][i]=s}}return e}function hi(n){const e={};for(let t=0;t<n.length;t++){const i=Fo(n[t]);for(const s in i)e[s]=i[s]}return e}function Pb(n){const e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Ym(n){const e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:kt.workingColorSpace}const Lb={clone:Fo,merge:hi};var Db=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Nb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class dr extends as{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Db,this.fragmentShader=Nb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Fo(e.uniforms),this.uniformsGroups=Pb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this}toJSON(e){const t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(const s in this.uniforms){const o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}}class Km extends Tn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new vt,this.projectionMatrix=new vt,this.projectionMatrixInverse=new vt,this.coordinateSystem=bs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorldInverse.copy(this.matrixWorld).invert()}updateWorldMatrix(e,t){super.updateWorldMatrix(e,t),this.matrixWorldInverse.copy(this.matrixWorld).invert()}clone(){return new this.constructor().copy(this)}}const fr=new $,Zm=new _t,Jm=new _t;class Qn extends Km{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){const t=.5*this.getFilmHeight()/e;this.fov=bo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){const e=Math.tan(yo*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return bo*2*Math.atan(Math.tan(yo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){fr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(fr.x,fr.y).multiplyScalar(-e/fr.z),fr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(fr.x,fr.y).multiplyScalar(-e/fr.z)}getViewSize(e,t){return this.getViewBounds(e,Zm,Jm),t.subVectors(Jm,Zm)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=this.near;let t=e*Math.tan(yo*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s;const o=this.view;if(this.view!==null&&this.view.enabled){const c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*i/l,s*=o.width/c,i*=o.height/l}const a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}}const ko=-90,Oo=1;class Ib extends Tn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Qn(ko,Oo,e,t);s.layers=this.layers,this.add(s);const r=new Qn(ko,Oo,e,t);r.layers=this.layers,this.add(r);const o=new Qn(ko,Oo,e,t);o.layers=this.layers,this.add(o);const a=new Qn(ko,Oo,e,t);a.layers=this.layers,this.add(a);const c=new Qn(ko,Oo,e,t);c.layers=this.layers,this.add(c);const l=new Qn(ko,Oo,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){const e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,c]=t;for(const l of t)this.remove(l);if(e===bs)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===Vl)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(const l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());const[r,o,a,c,l,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;const _=i.texture.generateMipmaps;i.texture.generateMipmaps=!1,e.setRenderTarget(i,0,s),e.render(t,r),e.setRenderTarget(i,1,s),e.render(t,o),e.setRenderTarget(i,2,s),e.render(t,a),e.setRenderTarget(i,3,s),e.render(t,c),e.setRenderTarget(i,4,s),e.render(t,l),i.texture.generateMipmaps=_,e.setRenderTarget(i,5,s),e.render(t,u),e.setRenderTarget(h,d,p),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}}class Qm extends ri{constructor(e=[],t=go,i,s,r,o,a,c,l,u){super(e,t,i,s,r,o,a,c,l,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}}class Ub extends Ir{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;const i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Qm(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new hr(5,5,5),r=new dr({name:"CubemapFromEquirect",uniforms:Fo(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:xi,blending:nr});r.uniforms.tEquirect.value=t;const o=new vn(s,r),a=t.minFilter;return t.minFilter===Os&&(t.minFilter=Ci),new Ib(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){const r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}}class Ms extends Tn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const Fb={type:"move"};class rd{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ms,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ms,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new $,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new $),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ms,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new $,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new $),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){const t=this._hand;if(t)for(const i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null;const a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(const _ of e.hand.values()){const m=t.getJointPose(_,i),f=this._getHandJoint(l,_);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}const u=l.joints["index-finger-tip"],h=l.joints["thumb-tip"],d=u.position.distanceTo(h.position),p=.02,g=.005;l.inputState.pinching&&d>p+g?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=p-g&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.rotation,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Fb)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){const i=new Ms;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}}class od extends Tn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new yi,this.environmentIntensity=1,this.environmentRotation=new yi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),e.background!==null&&(this.background=e.background.clone()),e.environment!==null&&(this.environment=e.environment.clone()),e.fog!==null&&(this.fog=e.fog.clone()),this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),e.overrideMaterial!==null&&(this.overrideMaterial=e.overrideMaterial.clone()),this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){const t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(t.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(t.object.backgroundIntensity=this.backgroundIntensity),t.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(t.object.environmentIntensity=this.environmentIntensity),t.object.environmentRotation=this.environmentRotation.toArray(),t}}const eg=new $,tg=new Yt,ng=new Yt,kb=new $,ig=new vt,rc=new $,ad=new Vs,sg=new vt,ld=new Co;class Ob extends vn{constructor(e,t){super(e,t),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=hm,this.bindMatrix=new vt,this.bindMatrixInverse=new vt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){const e=this.geometry;this.boundingBox===null&&(this.boundingBox=new $i),this.boundingBox.makeEmpty();const t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,rc),this.boundingBox.expandByPoint(rc)}computeBoundingSphere(){const e=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new Vs),this.boundingSphere.makeEmpty();const t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,rc),this.boundingSphere.expandByPoint(rc)}copy(e,t){return super.copy(e,t),this.bindMode=e.bindMode,this.bindMatrix.copy(e.bindMatrix),this.bindMatrixInverse.copy(e.bindMatrixInverse),this.skeleton=e.skeleton,e.boundingBox!==null&&(this.boundingBox=e.boundingBox.clone()),e.boundingSphere!==null&&(this.boundingSphere=e.boundingSphere.clone()),this}raycast(e,t){const i=this.material,s=this.matrixWorld;i!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ad.copy(this.boundingSphere),ad.applyMatrix4(s),e.ray.intersectsSphere(ad)!==!1&&(sg.copy(s).invert(),ld.copy(e.ray).applyMatrix4(sg),!(this.boundingBox!==null&&ld.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(e,t,ld)))}getVertexPosition(e,t){return super.getVertexPosition(e,t),this.applyBoneTransform(e,t),t}bind(e,t){this.skeleton=e,t===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),t=this.matrixWorld),this.bindMatrix.copy(t),this.bindMatrixInverse.copy(t).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){const e=new Yt,t=this.geometry.attributes.skinWeight;for(let i=0,s=t.count;i<s;i++){e.fromBufferAttribute(t,i);const r=1/e.manhattanLength();r!==1/0?e.multiplyScalar(r):e.set(1,0,0,0),t.setXYZW(i,e.x,e.y,e.z,e.w)}}updateMatrixWorld(e){super.updateMatrixWorld(e),this.bindMode===hm?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===Fy?this.bindMatrixInverse.copy(this.bindMatrix).invert():console.warn("THREE.SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(e,t){const i=this.skeleton,s=this.geometry;tg.fromBufferAttribute(s.attributes.skinIndex,e),ng.fromBufferAttribute(s.attributes.skinWeight,e),eg.copy(t).applyMatrix4(this.bindMatrix),t.set(0,0,0);for(let r=0;r<4;r++){const o=ng.getComponent(r);if(o!==0){const a=tg.getComponent(r);ig.multiplyMatrices(i.bones[a].matrixWorld,i.boneInverses[a]),t.addScaledVector(kb.copy(eg).applyMatrix4(ig),o)}}return t.applyMatrix4(this.bindMatrixInverse)}}class rg extends Tn{constructor(){super(),this.isBone=!0,this.type="Bone"}}class og extends ri{constructor(e=null,t=1,i=1,s,r,o,a,c,l=Ri,u=Ri,h,d){super(null,o,a,c,l,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}const ag=new vt,Bb=new vt;class cd{constructor(e=[],t=[]){this.uuid=rr(),this.bones=e.slice(0),this.boneInverses=t,this.boneMatrices=null,this.boneTexture=null,this.init()}init(){const e=this.bones,t=this.boneInverses;if(this.boneMatrices=new Float32Array(e.length*16),t.length===0)this.calculateInverses();else if(e.length!==t.length){console.warn("THREE.Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let i=0,s=this.bones.length;i<s;i++)this.boneInverses.push(new vt)}}calculateInverses(){this.boneInverses.length=0;for(let e=0,t=this.bones.length;e<t;e++){const i=new vt;this.bones[e]&&i.copy(this.bones[e].matrixWorld).invert(),this.boneInverses.push(i)}}pose(){for(let e=0,t=this.bones.length;e<t;e++){const i=this.bones[e];i&&i.matrixWorld.copy(this.boneInverses[e]).invert()}for(let e=0,t=this.bones.length;e<t;e++){const i=this.bones[e];i&&(i.parent&&i.parent.isBone?(i.matrix.copy(i.parent.matrixWorld).invert(),i.matrix.multiply(i.matrixWorld)):i.matrix.copy(i.matrixWorld),i.matrix.decompose(i.position,i.quaternion,i.scale))}}update(){const e=this.bones,t=this.boneInverses,i=this.boneMatrices,s=this.boneTexture;for(let r=0,o=e.length;r<o;r++){const a=e[r]?e[r].matrixWorld:Bb;ag.multiplyMatrices(a,t[r]),ag.toArray(i,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new cd(this.bones,this.boneInverses)}computeBoneTexture(){let e=Math.sqrt(this.bones.length*4);e=Math.ceil(e/4)*4,e=Math.max(e,4);const t=new Float32Array(e*e*4);t.set(this.boneMatrices);const i=new og(t,e,e,Gi,ys);return i.needsUpdate=!0,this.boneMatrices=t,this.boneTexture=i,this}getBoneByName(e){for(let t=0,i=this.bones.length;t<i;t++){const s=this.bones[t];if(s.name===e)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null)}fromJSON(e,t){this.uuid=e.uuid;for(let i=0,s=e.bones.length;i<s;i++){const r=e.bones[i];let o=t[r];o===void 0&&(console.warn("THREE.Skeleton: No bone found with UUID:",r),o=new rg),this.bones.push(o),this.boneInverses.push(new vt().fromArray(e.boneInverses[i]))}return this.init(),this}toJSON(){const e={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};e.uuid=this.uuid;const t=this.bones,i=this.boneInverses;for(let s=0,r=t.length;s<r;s++){const o=t[s];e.bones.push(o.uuid);const a=i[s];e.boneInverses.push(a.toArray())}return e}}const ud=new $,zb=new $,Vb=new Tt;class Ss{constructor(e=new $(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){const s=ud.subVectors(i,t).cross(zb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){const e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t){const i=e.delta(ud),s=this.normal.dot(i);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;const r=-(e.start.dot(this.normal)+this.constant)/s;return r<0||r>1?null:t.copy(e.start).addScaledVector(i,r)}intersectsLine(e){const t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){const i=t||Vb.getNormalMatrix(e),s=this.coplanarPoint(ud).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}}const Or=new Vs,Hb=new _t(.5,.5),oc=new $;class hd{constructor(e=new Ss,t=new Ss,i=new Ss,s=new Ss,r=new Ss,o=new Ss){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){const a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){const t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=bs,i=!1){const s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],u=r[4],h=r[5],d=r[6],p=r[7],g=r[8],_=r[9],m=r[10],f=r[11],S=r[12],C=r[13],v=r[14],A=r[15];if(s[0].setComponents(l-o,p-u,f-g,A-S).normalize(),s[1].setComponents(l+o,p+u,f+g,A+S).normalize(),s[2].setComponents(l+a,p+h,f+_,A+C).normalize(),s[3].setComponents(l-a,p-h,f-_,A-C).normalize(),i)s[4].setComponents(c,d,m,v).normalize(),s[5].setComponents(l-c,p-d,f-m,A-v).normalize();else if(s[4].setComponents(l-c,p-d,f-m,A-v).normalize(),t===bs)s[5].setComponents(l+c,p+d,f+m,A+v).normalize();else if(t===Vl)s[5].setComponents(c,d,m,v).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Or.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{const t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Or.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Or)}intersectsSprite(e){Or.center.set(0,0,0);const t=Hb.distanceTo(e.center);return Or.radius=.7071067811865476+t,Or.applyMatrix4(e.matrixWorld),this.intersectsSphere(Or)}intersectsSphere(e){const t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){const t=this.planes;for(let i=0;i<6;i++){const s=t[i];if(oc.x=s.normal.x>0?e.max.x:e.min.x,oc.y=s.normal.y>0?e.max.y:e.min.y,oc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(oc)<0)return!1}return!0}containsPoint(e){const t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class js extends as{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new dt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}}const ac=new $,lc=new $,lg=new vt,Ba=new Co,cc=new Vs,dd=new $,cg=new $;class fd extends Tn{constructor(e=new Pn,t=new js){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)ac.fromBufferAttribute(t,s-1),lc.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=ac.distanceTo(lc);e.setAttribute("lineDistance",new Dt(i,1))}else console.warn("THREE.Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),cc.copy(i.boundingSphere),cc.applyMatrix4(s),cc.radius+=r,e.ray.intersectsSphere(cc)===!1)return;lg.copy(s).invert(),Ba.copy(e.ray).applyMatrix4(lg);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){const p=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let _=p,m=g-1;_<m;_+=l){const f=u.getX(_),S=u.getX(_+1),C=uc(this,e,Ba,c,f,S,_);C&&t.push(C)}if(this.isLineLoop){const _=u.getX(g-1),m=u.getX(p),f=uc(this,e,Ba,c,_,m,g-1);f&&t.push(f)}}else{const p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let _=p,m=g-1;_<m;_+=l){const f=uc(this,e,Ba,c,_,_+1,_);f&&t.push(f)}if(this.isLineLoop){const _=uc(this,e,Ba,c,g-1,p,g-1);_&&t.push(_)}}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function uc(n,e,t,i,s,r,o){const a=n.geometry.attributes.position;if(ac.fromBufferAttribute(a,s),lc.fromBufferAttribute(a,r),t.distanceSqToSegment(ac,lc,dd,cg)>i)return;dd.applyMatrix4(n.matrixWorld);const l=e.ray.origin.distanceTo(dd);if(!(l<e.near||l>e.far))return{distance:l,point:cg.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}const ug=new $,hg=new $;class za extends fd{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)ug.fromBufferAttribute(t,s),hg.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+ug.distanceTo(hg);e.setAttribute("lineDistance",new Dt(i,1))}else console.warn("THREE.LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class Va extends as{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new dt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}}const dg=new vt,pd=new Co,hc=new Vs,dc=new $;class md extends Tn{constructor(e=new Pn,t=new Va){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),hc.copy(i.boundingSphere),hc.applyMatrix4(s),hc.radius+=r,e.ray.intersectsSphere(hc)===!1)return;dg.copy(s).invert(),pd.copy(e.ray).applyMatrix4(dg);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=i.index,h=i.attributes.position;if(l!==null){const d=Math.max(0,o.start),p=Math.min(l.count,o.start+o.count);for(let g=d,_=p;g<_;g++){const m=l.getX(g);dc.fromBufferAttribute(h,m),fg(dc,m,c,s,e,t,this)}}else{const d=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let g=d,_=p;g<_;g++)dc.fromBufferAttribute(h,g),fg(dc,g,c,s,e,t,this)}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function fg(n,e,t,i,s,r,o){const a=pd.distanceSqToPoint(n);if(a<t){const c=new $;pd.closestPointToPoint(n,c),c.applyMatrix4(i);const l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}class pg extends ri{constructor(e,t,i=Dr,s,r,o,a=Ri,c=Ri,l,u=Pa,h=1){if(u!==Pa&&u!==La)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const d={width:e,height:t,depth:h};super(d,s,r,o,a,c,u,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Bh(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){const t=super.toJSON(e);return this.compareFunction!==null&&(t.compareFunction=this.compareFunction),t}}class mg extends ri{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}}class gd extends Pn{constructor(e=1,t=1,i=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:i,radialSegments:s,heightSegments:r},t=Math.max(0,t),i=Math.max(1,Math.floor(i)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));const o=[],a=[],c=[],l=[],u=t/2,h=Math.PI/2*e,d=t,p=2*h+d,g=i*2+r,_=s+1,m=new $,f=new $;for(let S=0;S<=g;S++){let C=0,v=0,A=0,T=0;if(S<=i){const y=S/i,M=y*Math.PI/2;v=-u-e*Math.cos(M),A=e*Math.sin(M),T=-e*Math.cos(M),C=y*h}else if(S<=i+r){const y=(S-i)/r;v=-u+y*t,A=e,T=0,C=h+y*d}else{const y=(S-i-r)/i,M=y*Math.PI/2;v=u+e*Math.sin(M),A=e*Math.cos(M),T=e*Math.sin(M),C=h+d+y*h}const I=Math.max(0,Math.min(1,C/p));let F=0;S===0?F=.5/s:S===g&&(F=-.5/s);for(let y=0;y<=s;y++){const M=y/s,D=M*Math.PI*2,z=Math.sin(D),H=Math.cos(D);f.x=-A*H,f.y=v,f.z=A*z,a.push(f.x,f.y,f.z),m.set(-A*H,T,A*z),m.normalize(),c.push(m.x,m.y,m.z),l.push(M+F,I)}if(S>0){const y=(S-1)*_;for(let M=0;M<s;M++){const D=y+M,z=y+M+1,H=S*_+M,Z=S*_+M+1;o.push(D,z,H),o.push(z,Z,H)}}}this.setIndex(o),this.setAttribute("position",new Dt(a,3)),this.setAttribute("normal",new Dt(c,3)),this.setAttribute("uv",new Dt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new gd(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}}class _d extends Pn{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};const l=this;s=Math.floor(s),r=Math.floor(r);const u=[],h=[],d=[],p=[];let g=0;const _=[],m=i/2;let f=0;S(),o===!1&&(e>0&&C(!0),t>0&&C(!1)),this.setIndex(u),this.setAttribute("position",new Dt(h,3)),this.setAttribute("normal",new Dt(d,3)),this.setAttribute("uv",new Dt(p,2));function S(){const v=new $,A=new $;let T=0;const I=(t-e)/i;for(let F=0;F<=r;F++){const y=[],M=F/r,D=M*(t-e)+e;for(let z=0;z<=s;z++){const H=z/s,Z=H*c+a,Y=Math.sin(Z),G=Math.cos(Z);A.x=D*Y,A.y=-M*i+m,A.z=D*G,h.push(A.x,A.y,A.z),v.set(Y,I,G).normalize(),d.push(v.x,v.y,v.z),p.push(H,1-M),y.push(g++)}_.push(y)}for(let F=0;F<s;F++)for(let y=0;y<r;y++){const M=_[y][F],D=_[y+1][F],z=_[y+1][F+1],H=_[y][F+1];(e>0||y!==0)&&(u.push(M,D,H),T+=3),(t>0||y!==r-1)&&(u.push(D,z,H),T+=3)}l.addGroup(f,T,0),f+=T}function C(v){const A=g,T=new _t,I=new $;let F=0;const y=v===!0?e:t,M=v===!0?1:-1;for(let z=1;z<=s;z++)h.push(0,m*M,0),d.push(0,M,0),p.push(.5,.5),g++;const D=g;for(let z=0;z<=s;z++){const Z=z/s*c+a,Y=Math.cos(Z),G=Math.sin(Z);I.x=y*G,I.y=m*M,I.z=y*Y,h.push(I.x,I.y,I.z),d.push(0,M,0),T.x=Y*.5+.5,T.y=G*.5*M+.5,p.push(T.x,T.y),g++}for(let z=0;z<s;z++){const H=A+z,Z=D+z;v===!0?u.push(Z,Z+1,H):u.push(Z+1,Z,H),F+=3}l.addGroup(f,F,v===!0?1:2),f+=F}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new _d(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}const fc=new $,pc=new $,vd=new $,mc=new ji;class Gb extends Pn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){const s=Math.pow(10,4),r=Math.cos(yo*t),o=e.getIndex(),a=e.getAttribute("position"),c=o?o.count:a.count,l=[0,0,0],u=["a","b","c"],h=new Array(3),d={},p=[];for(let g=0;g<c;g+=3){o?(l[0]=o.getX(g),l[1]=o.getX(g+1),l[2]=o.getX(g+2)):(l[0]=g,l[1]=g+1,l[2]=g+2);const{a:_,b:m,c:f}=mc;if(_.fromBufferAttribute(a,l[0]),m.fromBufferAttribute(a,l[1]),f.fromBufferAttribute(a,l[2]),mc.getNormal(vd),h[0]=`${Math.round(_.x*s)},${Math.round(_.y*s)},${Math.round(_.z*s)}`,h[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,h[2]=`${Math.round(f.x*s)},${Math.round(f.y*s)},${Math.round(f.z*s)}`,!(h[0]===h[1]||h[1]===h[2]||h[2]===h[0]))for(let S=0;S<3;S++){const C=(S+1)%3,v=h[S],A=h[C],T=mc[u[S]],I=mc[u[C]],F=`${v}_${A}`,y=`${A}_${v}`;y in d&&d[y]?(vd.dot(d[y].normal)<=r&&(p.push(T.x,T.y,T.z),p.push(I.x,I.y,I.z)),d[y]=null):F in d||(d[F]={index0:l[S],index1:l[C],normal:vd.clone()})}}for(const g in d)if(d[g]){const{index0:_,index1:m}=d[g];fc.fromBufferAttribute(a,_),pc.fromBufferAttribute(a,m),p.push(fc.x,fc.y,fc.z),p.push(pc.x,pc.y,pc.z)}this.setAttribute("position",new Dt(p,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}}class Ha extends Pn{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};const r=e/2,o=t/2,a=Math.floor(i),c=Math.floor(s),l=a+1,u=c+1,h=e/a,d=t/c,p=[],g=[],_=[],m=[];for(let f=0;f<u;f++){const S=f*d-o;for(let C=0;C<l;C++){const v=C*h-r;g.push(v,-S,0),_.push(0,0,1),m.push(C/a),m.push(1-f/c)}}for(let f=0;f<c;f++)for(let S=0;S<a;S++){const C=S+l*f,v=S+l*(f+1),A=S+1+l*(f+1),T=S+1+l*f;p.push(C,v,T),p.push(v,A,T)}this.setIndex(p),this.setAttribute("position",new Dt(g,3)),this.setAttribute("normal",new Dt(_,3)),this.setAttribute("uv",new Dt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new Ha(e.width,e.height,e.widthSegments,e.heightSegments)}}class gc extends Pn{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));const c=Math.min(o+a,Math.PI);let l=0;const u=[],h=new $,d=new $,p=[],g=[],_=[],m=[];for(let f=0;f<=i;f++){const S=[],C=f/i;let v=0;f===0&&o===0?v=.5/t:f===i&&c===Math.PI&&(v=-.5/t);for(let A=0;A<=t;A++){const T=A/t;h.x=-e*Math.cos(s+T*r)*Math.sin(o+C*a),h.y=e*Math.cos(o+C*a),h.z=e*Math.sin(s+T*r)*Math.sin(o+C*a),g.push(h.x,h.y,h.z),d.copy(h).normalize(),_.push(d.x,d.y,d.z),m.push(T+v,1-C),S.push(l++)}u.push(S)}for(let f=0;f<i;f++)for(let S=0;S<t;S++){const C=u[f][S+1],v=u[f][S],A=u[f+1][S],T=u[f+1][S+1];(f!==0||o>0)&&p.push(C,v,T),(f!==i-1||c<Math.PI)&&p.push(v,A,T)}this.setIndex(p),this.setAttribute("position",new Dt(g,3)),this.setAttribute("normal",new Dt(_,3)),this.setAttribute("uv",new Dt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new gc(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}}class Xs extends as{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new dt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Bl,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class Bo extends as{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new dt(16777215),this.specular=new dt(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Bl,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Ll,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class Wb extends as{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new dt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Bl,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Ll,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class $b extends as{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=By,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}}class jb extends as{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}}function _c(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Xb(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function qb(n){function e(s,r){return n[s]-n[r]}const t=n.length,i=new Array(t);for(let s=0;s!==t;++s)i[s]=s;return i.sort(e),i}function gg(n,e,t){const i=n.length,s=new n.constructor(i);for(let r=0,o=0;o!==i;++r){const a=t[r]*e;for(let c=0;c!==e;++c)s[o++]=n[a+c]}return s}function _g(n,e,t,i){let s=1,r=n[0];for(;r!==void 0&&r[i]===void 0;)r=n[s++];if(r===void 0)return;let o=r[i];if(o!==void 0)if(Array.isArray(o))do o=r[i],o!==void 0&&(e.push(r.time),t.push(...o)),r=n[s++];while(r!==void 0);else if(o.toArray!==void 0)do o=r[i],o!==void 0&&(e.push(r.time),o.toArray(t,t.length)),r=n[s++];while(r!==void 0);else do o=r[i],o!==void 0&&(e.push(r.time),t.push(o)),r=n[s++];while(r!==void 0)}class vc{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){const t=this.parameterPositions;let i=this._cachedIndex,s=t[i],r=t[i-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break e}o=t.length;break t}if(!(e>=r)){const a=t[1];e<a&&(i=2,r=a);for(let c=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(s=r,r=t[--i-1],e>=r)break e}o=i,i=0;break t}break n}for(;i<o;){const a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){const t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("call to abstract method")}intervalChanged_(){}}class Yb extends vc{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:bm,endingEnd:bm}}intervalChanged_(e,t,i){const s=this.parameterPositions;let r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Mm:r=e,a=2*t-i;break;case Sm:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case Mm:o=e,c=2*i-t;break;case Sm:o=1,c=i+s[1]-s[0];break;default:o=e-1,c=t}const l=(i-t)*.5,u=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(i-t)/(s-t),_=g*g,m=_*g,f=-d*m+2*d*_-d*g,S=(1+d)*m+(-1.5-2*d)*_+(-.5+d)*g+1,C=(-1-p)*m+(1.5+p)*_+.5*g,v=p*m-p*_;for(let A=0;A!==a;++A)r[A]=f*o[u+A]+S*o[l+A]+C*o[c+A]+v*o[h+A];return r}}class Kb extends vc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[l+d]*h+o[c+d]*u;return r}}class Zb extends vc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}}class ls{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=_c(t,this.TimeBufferType),this.values=_c(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){const t=e.constructor;let i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:_c(e.times,Array),values:_c(e.values,Array)};const s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s)}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Zb(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Kb(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Yb(this.times,this.values,this.getValueSize(),e)}setInterpolation(e){let t;switch(e){case Ol:t=this.InterpolantFactoryMethodDiscrete;break;case Ih:t=this.InterpolantFactoryMethodLinear;break;case Uh:t=this.InterpolantFactoryMethodSmooth;break}if(t===void 0){const i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return console.warn("THREE.KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ol;case this.InterpolantFactoryMethodLinear:return Ih;case this.InterpolantFactoryMethodSmooth:return Uh}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){const t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e}return this}scale(e){if(e!==1){const t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e}return this}trim(e,t){const i=this.times,s=i.length;let r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);const a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0;const t=this.getValueSize();t-Math.floor(t)!==0&&(console.error("THREE.KeyframeTrack: Invalid value size in track.",this),e=!1);const i=this.times,s=this.values,r=i.length;r===0&&(console.error("THREE.KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){const c=i[a];if(typeof c=="number"&&isNaN(c)){console.error("THREE.KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){console.error("THREE.KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&Xb(s))for(let a=0,c=s.length;a!==c;++a){const l=s[a];if(isNaN(l)){console.error("THREE.KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){const e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Uh,r=e.length-1;let o=1;for(let a=1;a<r;++a){let c=!1;const l=e[a],u=e[a+1];if(l!==u&&(a!==1||l!==e[0]))if(s)c=!0;else{const h=a*i,d=h-i,p=h+i;for(let g=0;g!==i;++g){const _=t[h+g];if(_!==t[d+g]||_!==t[p+g]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];const h=a*i,d=o*i;for(let p=0;p!==i;++p)t[d+p]=t[h+p]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,c=o*i,l=0;l!==i;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){const e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,s}}ls.prototype.ValueTypeName="",ls.prototype.TimeBufferType=Float32Array,ls.prototype.ValueBufferType=Float32Array,ls.prototype.DefaultInterpolation=Ih;class zo extends ls{constructor(e,t,i){super(e,t,i)}}zo.prototype.ValueTypeName="bool",zo.prototype.ValueBufferType=Array,zo.prototype.DefaultInterpolation=Ol,zo.prototype.InterpolantFactoryMethodLinear=void 0,zo.prototype.InterpolantFactoryMethodSmooth=void 0;class vg extends ls{constructor(e,t,i,s){super(e,t,i,s)}}vg.prototype.ValueTypeName="color";class xc extends ls{constructor(e,t,i,s){super(e,t,i,s)}}xc.prototype.ValueTypeName="number";class Jb extends vc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-t)/(s-t);let l=e*a;for(let u=l+a;l!==u;l+=4)Wi.slerpFlat(r,0,o,l-a,o,l,c);return r}}class Ga extends ls{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Jb(this.times,this.values,this.getValueSize(),e)}}Ga.prototype.ValueTypeName="quaternion",Ga.prototype.InterpolantFactoryMethodSmooth=void 0;class Vo extends ls{constructor(e,t,i){super(e,t,i)}}Vo.prototype.ValueTypeName="string",Vo.prototype.ValueBufferType=Array,Vo.prototype.DefaultInterpolation=Ol,Vo.prototype.InterpolantFactoryMethodLinear=void 0,Vo.prototype.InterpolantFactoryMethodSmooth=void 0;class Ho extends ls{constructor(e,t,i,s){super(e,t,i,s)}}Ho.prototype.ValueTypeName="vector";class xg{constructor(e="",t=-1,i=[],s=Oy){this.name=e,this.tracks=i,this.duration=t,this.blendMode=s,this.uuid=rr(),this.userData={},this.duration<0&&this.resetDuration()}static parse(e){const t=[],i=e.tracks,s=1/(e.fps||1);for(let o=0,a=i.length;o!==a;++o)t.push(eM(i[o]).scale(s));const r=new this(e.name,e.duration,t,e.blendMode);return r.uuid=e.uuid,r.userData=JSON.parse(e.userData||"{}"),r}static toJSON(e){const t=[],i=e.tracks,s={name:e.name,duration:e.duration,tracks:t,uuid:e.uuid,blendMode:e.blendMode,userData:JSON.stringify(e.userData)};for(let r=0,o=i.length;r!==o;++r)t.push(ls.toJSON(i[r]));return s}static CreateFromMorphTargetSequence(e,t,i,s){const r=t.length,o=[];for(let a=0;a<r;a++){let c=[],l=[];c.push((a+r-1)%r,a,(a+1)%r),l.push(0,1,0);const u=qb(c);c=gg(c,1,u),l=gg(l,1,u),!s&&c[0]===0&&(c.push(r),l.push(l[0])),o.push(new xc(".morphTargetInfluences["+t[a].name+"]",c,l).scale(1/i))}return new this(e,-1,o)}static findByName(e,t){let i=e;if(!Array.isArray(e)){const s=e;i=s.geometry&&s.geometry.animations||s.animations}for(let s=0;s<i.length;s++)if(i[s].name===t)return i[s];return null}static CreateClipsFromMorphTargetSequences(e,t,i){const s={},r=/^([\w-]*?)([\d]+)$/;for(let a=0,c=e.length;a<c;a++){const l=e[a],u=l.name.match(r);if(u&&u.length>1){const h=u[1];let d=s[h];d||(s[h]=d=[]),d.push(l)}}const o=[];for(const a in s)o.push(this.CreateFromMorphTargetSequence(a,s[a],t,i));return o}static parseAnimation(e,t){if(console.warn("THREE.AnimationClip: parseAnimation() is deprecated and will be removed with r185"),!e)return console.error("THREE.AnimationClip: No animation in JSONLoader data."),null;const i=function(h,d,p,g,_){if(p.length!==0){const m=[],f=[];_g(p,m,f,g),m.length!==0&&_.push(new h(d,m,f))}},s=[],r=e.name||"default",o=e.fps||30,a=e.blendMode;let c=e.length||-1;const l=e.hierarchy||[];for(let h=0;h<l.length;h++){const d=l[h].keys;if(!(!d||d.length===0))if(d[0].morphTargets){const p={};let g;for(g=0;g<d.length;g++)if(d[g].morphTargets)for(let _=0;_<d[g].morphTargets.length;_++)p[d[g].morphTargets[_]]=-1;for(const _ in p){const m=[],f=[];for(let S=0;S!==d[g].morphTargets.length;++S){const C=d[g];m.push(C.time),f.push(C.morphTarget===_?1:0)}s.push(new xc(".morphTargetInfluence["+_+"]",m,f))}c=p.length*o}else{const p=".bones["+t[h].name+"]";i(Ho,p+".position",d,"pos",s),i(Ga,p+".quaternion",d,"rot",s),i(Ho,p+".scale",d,"scl",s)}}return s.length===0?null:new this(r,c,s,a)}resetDuration(){const e=this.tracks;let t=0;for(let i=0,s=e.length;i!==s;++i){const r=this.tracks[i];t=Math.max(t,r.times[r.times.length-1])}return this.duration=t,this}trim(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].trim(0,this.duration);return this}validate(){let e=!0;for(let t=0;t<this.tracks.length;t++)e=e&&this.tracks[t].validate();return e}optimize(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].optimize();return this}clone(){const e=[];for(let i=0;i<this.tracks.length;i++)e.push(this.tracks[i].clone());const t=new this.constructor(this.name,this.duration,e,this.blendMode);return t.userData=JSON.parse(JSON.stringify(this.userData)),t}toJSON(){return this.constructor.toJSON(this)}}function Qb(n){switch(n.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return xc;case"vector":case"vector2":case"vector3":case"vector4":return Ho;case"color":return vg;case"quaternion":return Ga;case"bool":case"boolean":return zo;case"string":return Vo}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+n)}function eM(n){if(n.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");const e=Qb(n.type);if(n.times===void 0){const t=[],i=[];_g(n.keys,t,i,"value"),n.times=t,n.values=i}return e.parse!==void 0?e.parse(n):new e(n.name,n.times,n.values,n.interpolation)}const Wa={enabled:!1,files:{},add:function(n,e){this.enabled!==!1&&(this.files[n]=e)},get:function(n){if(this.enabled!==!1)return this.files[n]},remove:function(n){delete this.files[n]},clear:function(){this.files={}}};class tM{constructor(e,t,i){const s=this;let r=!1,o=0,a=0,c;const l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this.abortController=new AbortController,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return c?c(u):u},this.setURLModifier=function(u){return c=u,this},this.addHandler=function(u,h){return l.push(u,h),this},this.removeHandler=function(u){const h=l.indexOf(u);return h!==-1&&l.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=l.length;h<d;h+=2){const p=l[h],g=l[h+1];if(p.global&&(p.lastIndex=0),p.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this.abortController=new AbortController,this}}}const yg=new tM;class qs{constructor(e){this.manager=e!==void 0?e:yg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={}}load(){}loadAsync(e,t){const i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}abort(){return this}}qs.DEFAULT_MATERIAL_NAME="__DEFAULT";const Ys={};class nM extends Error{constructor(e,t){super(e),this.response=t}}class yc extends qs{constructor(e){super(e),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(e,t,i,s){e===void 0&&(e=""),this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);const r=Wa.get(`file:${e}`);if(r!==void 0)return this.manager.itemStart(e),setTimeout(()=>{t&&t(r),this.manager.itemEnd(e)},0),r;if(Ys[e]!==void 0){Ys[e].push({onLoad:t,onProgress:i,onError:s});return}Ys[e]=[],Ys[e].push({onLoad:t,onProgress:i,onError:s});const o=new Request(e,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,c=this.responseType;fetch(o).then(l=>{if(l.status===200||l.status===0){if(l.status===0&&console.warn("THREE.FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||l.body===void 0||l.body.getReader===void 0)return l;const u=Ys[e],h=l.body.getReader(),d=l.headers.get("X-File-Size")||l.headers.get("Content-Length"),p=d?parseInt(d):0,g=p!==0;let _=0;const m=new ReadableStream({start(f){S();function S(){h.read().then(({done:C,value:v})=>{if(C)f.close();else{_+=v.byteLength;const A=new ProgressEvent("progress",{lengthComputable:g,loaded:_,total:p});for(let T=0,I=u.length;T<I;T++){const F=u[T];F.onProgress&&F.onProgress(A)}f.enqueue(v),S()}},C=>{f.error(C)})}}});return new Response(m)}else throw new nM(`fetch for "${l.url}" responded with ${l.status}: ${l.statusText}`,l)}).then(l=>{switch(c){case"arraybuffer":return l.arrayBuffer();case"blob":return l.blob();case"document":return l.text().then(u=>new DOMParser().parseFromString(u,a));case"json":return l.json();default:if(a==="")return l.text();{const h=/charset="?([^;"\s]*)"?/i.exec(a),d=h&&h[1]?h[1].toLowerCase():void 0,p=new TextDecoder(d);return l.arrayBuffer().then(g=>p.decode(g))}}}).then(l=>{Wa.add(`file:${e}`,l);const u=Ys[e];delete Ys[e];for(let h=0,d=u.length;h<d;h++){const p=u[h];p.onLoad&&p.onLoad(l)}}).catch(l=>{const u=Ys[e];if(u===void 0)throw this.manager.itemError(e),l;delete Ys[e];for(let h=0,d=u.length;h<d;h++){const p=u[h];p.onError&&p.onError(l)}this.manager.itemError(e)}).finally(()=>{this.manager.itemEnd(e)}),this.manager.itemStart(e)}setResponseType(e){return this.responseType=e,this}setMimeType(e){return this.mimeType=e,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}}const Go=new WeakMap;class iM extends qs{constructor(e){super(e)}load(e,t,i,s){this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);const r=this,o=Wa.get(`image:${e}`);if(o!==void 0){if(o.complete===!0)r.manager.itemStart(e),setTimeout(function(){t&&t(o),r.manager.itemEnd(e)},0);else{let h=Go.get(o);h===void 0&&(h=[],Go.set(o,h)),h.push({onLoad:t,onError:s})}return o}const a=Na("img");function c(){u(),t&&t(this);const h=Go.get(this)||[];for(let d=0;d<h.length;d++){const p=h[d];p.onLoad&&p.onLoad(this)}Go.delete(this),r.manager.itemEnd(e)}function l(h){u(),s&&s(h),Wa.remove(`image:${e}`);const d=Go.get(this)||[];for(let p=0;p<d.length;p++){const g=d[p];g.onError&&g.onError(h)}Go.delete(this),r.manager.itemError(e),r.manager.itemEnd(e)}function u(){a.removeEventListener("load",c,!1),a.removeEventListener("error",l,!1)}return a.addEventListener("load",c,!1),a.addEventListener("error",l,!1),e.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),Wa.add(`image:${e}`,a),r.manager.itemStart(e),a.src=e,a}}class sM extends qs{constructor(e){super(e)}load(e,t,i,s){const r=this,o=new og,a=new yc(this.manager);return a.setResponseType("arraybuffer"),a.setRequestHeader(this.requestHeader),a.setPath(this.path),a.setWithCredentials(r.withCredentials),a.load(e,function(c){let l;try{l=r.parse(c)}catch(u){if(s!==void 0)s(u);else{console.error(u);return}}l.image!==void 0?o.image=l.image:l.data!==void 0&&(o.image.width=l.width,o.image.height=l.height,o.image.data=l.data),o.wrapS=l.wrapS!==void 0?l.wrapS:is,o.wrapT=l.wrapT!==void 0?l.wrapT:is,o.magFilter=l.magFilter!==void 0?l.magFilter:Ci,o.minFilter=l.minFilter!==void 0?l.minFilter:Ci,o.anisotropy=l.anisotropy!==void 0?l.anisotropy:1,l.colorSpace!==void 0&&(o.colorSpace=l.colorSpace),l.flipY!==void 0&&(o.flipY=l.flipY),l.format!==void 0&&(o.format=l.format),l.type!==void 0&&(o.type=l.type),l.mipmaps!==void 0&&(o.mipmaps=l.mipmaps,o.minFilter=Os),l.mipmapCount===1&&(o.minFilter=Ci),l.generateMipmaps!==void 0&&(o.generateMipmaps=l.generateMipmaps),o.needsUpdate=!0,t&&t(o,l)},i,s),o}}class bg extends qs{constructor(e){super(e)}load(e,t,i,s){const r=new ri,o=new iM(this.manager);return o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(e,function(a){r.image=a,r.needsUpdate=!0,t!==void 0&&t(r)},i,s),r}}class bc extends Tn{constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new dt(e),this.intensity=t}dispose(){}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){const t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,this.groundColor!==void 0&&(t.object.groundColor=this.groundColor.getHex()),this.distance!==void 0&&(t.object.distance=this.distance),this.angle!==void 0&&(t.object.angle=this.angle),this.decay!==void 0&&(t.object.decay=this.decay),this.penumbra!==void 0&&(t.object.penumbra=this.penumbra),this.shadow!==void 0&&(t.object.shadow=this.shadow.toJSON()),this.target!==void 0&&(t.object.target=this.target.uuid),t}}const xd=new vt,Mg=new $,Sg=new $;class yd{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new _t(512,512),this.mapType=xs,this.map=null,this.mapPass=null,this.matrix=new vt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new hd,this._frameExtents=new _t(1,1),this._viewportCount=1,this._viewports=[new Yt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(e){const t=this.camera,i=this.matrix;Mg.setFromMatrixPosition(e.matrixWorld),t.position.copy(Mg),Sg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Sg),t.updateMatrixWorld(),xd.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this._frustum.setFromProjectionMatrix(xd,t.coordinateSystem,t.reversedDepth),t.reversedDepth?i.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):i.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),i.multiply(xd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this}clone(){return new this.constructor().copy(this)}toJSON(){const e={};return this.intensity!==1&&(e.intensity=this.intensity),this.bias!==0&&(e.bias=this.bias),this.normalBias!==0&&(e.normalBias=this.normalBias),this.radius!==1&&(e.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(e.mapSize=this.mapSize.toArray()),e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}}class rM extends yd{constructor(){super(new Qn(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(e){const t=this.camera,i=bo*2*e.angle*this.focus,s=this.mapSize.width/this.mapSize.height*this.aspect,r=e.distance||t.far;(i!==t.fov||s!==t.aspect||r!==t.far)&&(t.fov=i,t.aspect=s,t.far=r,t.updateProjectionMatrix()),super.updateMatrices(e)}copy(e){return super.copy(e),this.focus=e.focus,this}}class oM extends bc{constructor(e,t,i=0,s=Math.PI/3,r=0,o=2){super(e,t),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.distance=i,this.angle=s,this.penumbra=r,this.decay=o,this.map=null,this.shadow=new rM}get power(){return this.intensity*Math.PI}set power(e){this.intensity=e/Math.PI}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.angle=e.angle,this.penumbra=e.penumbra,this.decay=e.decay,this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}}const wg=new vt,$a=new $,bd=new $;class aM extends yd{constructor(){super(new Qn(90,1,.5,500)),this.isPointLightShadow=!0,this._frameExtents=new _t(4,2),this._viewportCount=6,this._viewports=[new Yt(2,1,1,1),new Yt(0,1,1,1),new Yt(3,1,1,1),new Yt(1,1,1,1),new Yt(3,0,1,1),new Yt(1,0,1,1)],this._cubeDirections=[new $(1,0,0),new $(-1,0,0),new $(0,0,1),new $(0,0,-1),new $(0,1,0),new $(0,-1,0)],this._cubeUps=[new $(0,1,0),new $(0,1,0),new $(0,1,0),new $(0,1,0),new $(0,0,1),new $(0,0,-1)]}updateMatrices(e,t=0){const i=this.camera,s=this.matrix,r=e.distance||i.far;r!==i.far&&(i.far=r,i.updateProjectionMatrix()),$a.setFromMatrixPosition(e.matrixWorld),i.position.copy($a),bd.copy(i.position),bd.add(this._cubeDirections[t]),i.up.copy(this._cubeUps[t]),i.lookAt(bd),i.updateMatrixWorld(),s.makeTranslation(-$a.x,-$a.y,-$a.z),wg.multiplyMatrices(i.projectionMatrix,i.matrixWorldInverse),this._frustum.setFromProjectionMatrix(wg,i.coordinateSystem,i.reversedDepth)}}class lM extends bc{constructor(e,t,i=0,s=2){super(e,t),this.isPointLight=!0,this.type="PointLight",this.distance=i,this.decay=s,this.shadow=new aM}get power(){return this.intensity*4*Math.PI}set power(e){this.intensity=e/(4*Math.PI)}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.decay=e.decay,this.shadow=e.shadow.clone(),this}}class Md extends Km{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-e,o=i+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){const l=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=u*this.view.offsetY,c=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}}class cM extends yd{constructor(){super(new Md(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class Eg extends bc{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.shadow=new cM}dispose(){this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}}class Tg extends bc{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}}class Ag{static extractUrlBase(e){const t=e.lastIndexOf("/");return t===-1?"./":e.slice(0,t+1)}static resolveURL(e,t){return typeof e!="string"||e===""?"":(/^https?:\/\//i.test(t)&&/^\//.test(e)&&(t=t.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(e)||/^data:.*,.*$/i.test(e)||/^blob:.*$/i.test(e)?e:t+e)}}class uM extends Qn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e}}const Rg=new vt;class Sd{constructor(e,t,i=0,s=1/0){this.ray=new Co(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Xh,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,(t.near+t.far)/(t.near-t.far)).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):console.error("THREE.Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Rg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Rg),this}intersectObject(e,t=!0,i=[]){return wd(e,this,i,t),i.sort(Cg),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)wd(e[s],this,i,t);return i.sort(Cg),i}}function Cg(n,e){return n.distance-e.distance}function wd(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let o=0,a=r.length;o<a;o++)wd(r[o],e,t,!0)}}class Pg{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=Lt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(Lt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class Lg extends za{constructor(e=10,t=10,i=4473924,s=8947848){i=new dt(i),s=new dt(s);const r=t/2,o=e/t,a=e/2,c=[],l=[];for(let d=0,p=0,g=-a;d<=t;d++,g+=o){c.push(-a,0,g,a,0,g),c.push(g,0,-a,g,0,a);const _=d===r?i:s;_.toArray(l,p),p+=3,_.toArray(l,p),p+=3,_.toArray(l,p),p+=3,_.toArray(l,p),p+=3}const u=new Pn;u.setAttribute("position",new Dt(c,3)),u.setAttribute("color",new Dt(l,3));const h=new js({vertexColors:!0,toneMapped:!1});super(u,h),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}}class hM extends Nr{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){if(e===void 0){console.warn("THREE.Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}}function Dg(n,e,t,i){const s=dM(i);switch(t){case _m:return n*e;case xm:return n*e/s.components*s.byteLength;case ih:return n*e/s.components*s.byteLength;case ym:return n*e*2/s.components*s.byteLength;case sh:return n*e*2/s.components*s.byteLength;case vm:return n*e*3/s.components*s.byteLength;case Gi:return n*e*4/s.components*s.byteLength;case rh:return n*e*4/s.components*s.byteLength;case Il:case Ul:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Fl:case kl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ah:case ch:return Math.max(n,16)*Math.max(e,8)/4;case oh:case lh:return Math.max(n,8)*Math.max(e,8)/2;case uh:case hh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case dh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case fh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ph:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case mh:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case gh:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case _h:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case vh:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case xh:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case yh:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case bh:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Mh:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Sh:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case wh:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Eh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Th:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Ah:case Rh:case Ch:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Ph:case Lh:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Dh:case Nh:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function dM(n){switch(n){case xs:case fm:return{byteLength:1,components:1};case Aa:case pm:case Ra:return{byteLength:2,components:1};case th:case nh:return{byteLength:2,components:4};case Dr:case eh:case ys:return{byteLength:4,components:1};case mm:case gm:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:zu}})),typeof window<"u"&&(window.__THREE__?console.warn("WARNING: Multiple instances of Three.js being imported."):window.__THREE__=zu);/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Ng(){let n=null,e=!1,t=null,i=null;function s(r,o){t(r,o),i=n.requestAnimationFrame(s)}return{start:function(){e!==!0&&t!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function fM(n){const e=new WeakMap;function t(a,c){const l=a.array,u=a.usage,h=l.byteLength,d=n.createBuffer();n.bindBuffer(c,d),n.bufferData(c,l,u),a.onUploadCallback();let p;if(l instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=n.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=n.SHORT;else if(l instanceof Uint32Array)p=n.UNSIGNED_INT;else if(l instanceof Int32Array)p=n.INT;else if(l instanceof Int8Array)p=n.BYTE;else if(l instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,c,l){const u=c.array,h=c.updateRanges;if(n.bindBuffer(l,a),h.length===0)n.bufferSubData(l,0,u);else{h.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<h.length;p++){const g=h[d],_=h[p];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++d,h[d]=_)}h.length=d+1;for(let p=0,g=h.length;p<g;p++){const _=h[p];n.bufferSubData(l,_.start*u.BYTES_PER_ELEMENT,u,_.start,_.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);const c=e.get(a);c&&(n.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){const u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}const l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var pM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,mM=`#ifdef USE_ALPHAHASH
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
#endif`,gM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,_M=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,xM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,yM=`#ifdef USE_AOMAP
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
#endif`,bM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,MM=`#ifdef USE_BATCHING
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
#endif`,SM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,wM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,EM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,TM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,AM=`#ifdef USE_IRIDESCENCE
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
#endif`,RM=`#ifdef USE_BUMPMAP
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
#endif`,CM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,PM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,LM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,DM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,NM=`#if defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#elif defined( USE_COLOR )
	diffuseColor.rgb *= vColor;
#endif`,IM=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR )
	varying vec3 vColor;
#endif`,UM=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec3 vColor;
#endif`,FM=`#if defined( USE_COLOR_ALPHA )
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
#endif`,kM=`#define PI 3.141592653589793
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
} // validated`,OM=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,BM=`vec3 transformedNormal = objectNormal;
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
#endif`,zM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,VM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,HM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,GM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,WM="gl_FragColor = linearToOutputTexel( gl_FragColor );",$M=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,jM=`#ifdef USE_ENVMAP
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
#endif`,XM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform float flipEnvMap;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
	
#endif`,qM=`#ifdef USE_ENVMAP
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
#endif`,YM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,KM=`#ifdef USE_ENVMAP
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
#endif`,ZM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,JM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,QM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,eS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,tS=`#ifdef USE_GRADIENTMAP
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
}`,nS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,iS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,sS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,rS=`uniform bool receiveShadow;
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
#endif`,oS=`#ifdef USE_ENVMAP
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
#endif`,aS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,lS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,cS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,uS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,hS=`PhysicalMaterial material;
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
#endif`,dS=`struct PhysicalMaterial {
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
}`,fS=`
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
#endif`,pS=`#if defined( RE_IndirectDiffuse )
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
#endif`,mS=`#if defined( RE_IndirectDiffuse )
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,gS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,_S=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,vS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,xS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,yS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,bS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,MS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,SS=`#if defined( USE_POINTS_UV )
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
#endif`,wS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,ES=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,TS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,AS=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,RS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,CS=`#ifdef USE_MORPHTARGETS
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
#endif`,PS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,LS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,DS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,NS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,IS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,US=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,FS=`#ifdef USE_NORMALMAP
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
#endif`,kS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,OS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,BS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,zS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,VS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,HS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,GS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,WS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,$S=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,jS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,XS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,qS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,YS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,KS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,ZS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,JS=`float getShadowMask() {
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
}`,QS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,ew=`#ifdef USE_SKINNING
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
#endif`,tw=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,nw=`#ifdef USE_SKINNING
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
#endif`,iw=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,sw=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,rw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,ow=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,aw=`#ifdef USE_TRANSMISSION
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
#endif`,lw=`#ifdef USE_TRANSMISSION
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
#endif`,cw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,uw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,hw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const At={alphahash_fragment:pM,alphahash_pars_fragment:mM,alphamap_fragment:gM,alphamap_pars_fragment:_M,alphatest_fragment:vM,alphatest_pars_fragment:xM,aomap_fragment:yM,aomap_pars_fragment:bM,batching_pars_vertex:MM,batching_vertex:SM,begin_vertex:wM,beginnormal_vertex:EM,bsdfs:TM,iridescence_fragment:AM,bumpmap_pars_fragment:RM,clipping_planes_fragment:CM,clipping_planes_pars_fragment:PM,clipping_planes_pars_vertex:LM,clipping_planes_vertex:DM,color_fragment:NM,color_pars_fragment:IM,color_pars_vertex:UM,color_vertex:FM,common:kM,cube_uv_reflection_fragment:OM,defaultnormal_vertex:BM,displacementmap_pars_vertex:zM,displacementmap_vertex:VM,emissivemap_fragment:HM,emissivemap_pars_fragment:GM,colorspace_fragment:WM,colorspace_pars_fragment:$M,envmap_fragment:jM,envmap_common_pars_fragment:XM,envmap_pars_fragment:qM,envmap_pars_vertex:YM,envmap_physical_pars_fragment:oS,envmap_vertex:KM,fog_vertex:ZM,fog_pars_vertex:JM,fog_fragment:QM,fog_pars_fragment:eS,gradientmap_pars_fragment:tS,lightmap_pars_fragment:nS,lights_lambert_fragment:iS,lights_lambert_pars_fragment:sS,lights_pars_begin:rS,lights_toon_fragment:aS,lights_toon_pars_fragment:lS,lights_phong_fragment:cS,lights_phong_pars_fragment:uS,lights_physical_fragment:hS,lights_physical_pars_fragment:dS,lights_fragment_begin:fS,lights_fragment_maps:pS,lights_fragment_end:mS,logdepthbuf_fragment:gS,logdepthbuf_pars_fragment:_S,logdepthbuf_pars_vertex:vS,logdepthbuf_vertex:xS,map_fragment:yS,map_pars_fragment:bS,map_particle_fragment:MS,map_particle_pars_fragment:SS,metalnessmap_fragment:wS,metalnessmap_pars_fragment:ES,morphinstance_vertex:TS,morphcolor_vertex:AS,morphnormal_vertex:RS,morphtarget_pars_vertex:CS,morphtarget_vertex:PS,normal_fragment_begin:LS,normal_fragment_maps:DS,normal_pars_fragment:NS,normal_pars_vertex:IS,normal_vertex:US,normalmap_pars_fragment:FS,clearcoat_normal_fragment_begin:kS,clearcoat_normal_fragment_maps:OS,clearcoat_pars_fragment:BS,iridescence_pars_fragment:zS,opaque_fragment:VS,packing:HS,premultiplied_alpha_fragment:GS,project_vertex:WS,dithering_fragment:$S,dithering_pars_fragment:jS,roughnessmap_fragment:XS,roughnessmap_pars_fragment:qS,shadowmap_pars_fragment:YS,shadowmap_pars_vertex:KS,shadowmap_vertex:ZS,shadowmask_pars_fragment:JS,skinbase_vertex:QS,skinning_pars_vertex:ew,skinning_vertex:tw,skinnormal_vertex:nw,specularmap_fragment:iw,specularmap_pars_fragment:sw,tonemapping_fragment:rw,tonemapping_pars_fragment:ow,transmission_fragment:aw,transmission_pars_fragment:lw,uv_pars_fragment:cw,uv_pars_vertex:uw,uv_vertex:hw,worldpos_vertex:dw,background_vert:`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,background_frag:`uniform sampler2D t2D;
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
}`,backgroundCube_vert:`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,backgroundCube_frag:`#ifdef ENVMAP_TYPE_CUBE
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
}`,cube_vert:`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cube_frag:`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,depth_vert:`#include <common>
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
}`,depth_frag:`#if DEPTH_PACKING == 3200
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
}`,distanceRGBA_vert:`#define DISTANCE
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
}`,distanceRGBA_frag:`#define DISTANCE
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
}`,equirect_vert:`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,equirect_frag:`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,linedashed_vert:`uniform float scale;
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
}`,linedashed_frag:`uniform vec3 diffuse;
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
}`,meshbasic_vert:`#include <common>
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
}`,meshbasic_frag:`uniform vec3 diffuse;
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
}`,meshlambert_vert:`#define LAMBERT
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
}`,meshlambert_frag:`#define LAMBERT
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
}`,meshmatcap_vert:`#define MATCAP
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
}`,meshmatcap_frag:`#define MATCAP
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
}`,meshnormal_vert:`#define NORMAL
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
}`,meshnormal_frag:`#define NORMAL
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
}`,meshphong_vert:`#define PHONG
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
}`,meshphong_frag:`#define PHONG
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
}`,meshphysical_vert:`#define STANDARD
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
}`,meshphysical_frag:`#define STANDARD
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
}`,meshtoon_vert:`#define TOON
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
}`,meshtoon_frag:`#define TOON
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
}`,points_vert:`uniform float size;
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
}`,points_frag:`uniform vec3 diffuse;
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
}`,shadow_vert:`#include <common>
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
}`,shadow_frag:`uniform vec3 color;
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
}`,sprite_vert:`uniform float rotation;
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
}`,sprite_frag:`uniform vec3 diffuse;
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
}`},Fe={common:{diffuse:{value:new dt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Tt},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Tt}},envmap:{envMap:{value:null},envMapRotation:{value:new Tt},flipEnvMap:{value:-1},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Tt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Tt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Tt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Tt},normalScale:{value:new _t(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Tt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Tt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Tt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Tt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new dt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMap:{value:[]},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotShadowMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMap:{value:[]},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null}},points:{diffuse:{value:new dt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0},uvTransform:{value:new Tt}},sprite:{diffuse:{value:new dt(16777215)},opacity:{value:1},center:{value:new _t(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Tt},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0}}},ws={basic:{uniforms:hi([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.fog]),vertexShader:At.meshbasic_vert,fragmentShader:At.meshbasic_frag},lambert:{uniforms:hi([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)}}]),vertexShader:At.meshlambert_vert,fragmentShader:At.meshlambert_frag},phong:{uniforms:hi([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)},specular:{value:new dt(1118481)},shininess:{value:30}}]),vertexShader:At.meshphong_vert,fragmentShader:At.meshphong_frag},standard:{uniforms:hi([Fe.common,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.roughnessmap,Fe.metalnessmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:At.meshphysical_vert,fragmentShader:At.meshphysical_frag},toon:{uniforms:hi([Fe.common,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.gradientmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)}}]),vertexShader:At.meshtoon_vert,fragmentShader:At.meshtoon_frag},matcap:{uniforms:hi([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,{matcap:{value:null}}]),vertexShader:At.meshmatcap_vert,fragmentShader:At.meshmatcap_frag},points:{uniforms:hi([Fe.points,Fe.fog]),vertexShader:At.points_vert,fragmentShader:At.points_frag},dashed:{uniforms:hi([Fe.common,Fe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:At.linedashed_vert,fragmentShader:At.linedashed_frag},depth:{uniforms:hi([Fe.common,Fe.displacementmap]),vertexShader:At.depth_vert,fragmentShader:At.depth_frag},normal:{uniforms:hi([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,{opacity:{value:1}}]),vertexShader:At.meshnormal_vert,fragmentShader:At.meshnormal_frag},sprite:{uniforms:hi([Fe.sprite,Fe.fog]),vertexShader:At.sprite_vert,fragmentShader:At.sprite_frag},background:{uniforms:{uvTransform:{value:new Tt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:At.background_vert,fragmentShader:At.background_frag},backgroundCube:{uniforms:{envMap:{value:null},flipEnvMap:{value:-1},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Tt}},vertexShader:At.backgroundCube_vert,fragmentShader:At.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:At.cube_vert,fragmentShader:At.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:At.equirect_vert,fragmentShader:At.equirect_frag},distanceRGBA:{uniforms:hi([Fe.common,Fe.displacementmap,{referencePosition:{value:new $},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:At.distanceRGBA_vert,fragmentShader:At.distanceRGBA_frag},shadow:{uniforms:hi([Fe.lights,Fe.fog,{color:{value:new dt(0)},opacity:{value:1}}]),vertexShader:At.shadow_vert,fragmentShader:At.shadow_frag}};ws.physical={uniforms:hi([ws.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Tt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Tt},clearcoatNormalScale:{value:new _t(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Tt},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Tt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Tt},sheen:{value:0},sheenColor:{value:new dt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Tt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Tt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Tt},transmissionSamplerSize:{value:new _t},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Tt},attenuationDistance:{value:0},attenuationColor:{value:new dt(0)},specularColor:{value:new dt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Tt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Tt},anisotropyVector:{value:new _t},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Tt}}]),vertexShader:At.meshphysical_vert,fragmentShader:At.meshphysical_frag};const Mc={r:0,b:0,g:0},Br=new yi,fw=new vt;function pw(n,e,t,i,s,r,o){const a=new dt(0);let c=r===!0?0:1,l,u,h=null,d=0,p=null;function g(C){let v=C.isScene===!0?C.background:null;return v&&v.isTexture&&(v=(C.backgroundBlurriness>0?t:e).get(v)),v}function _(C){let v=!1;const A=g(C);A===null?f(a,c):A&&A.isColor&&(f(A,1),v=!0);const T=n.xr.getEnvironmentBlendMode();T==="additive"?i.buffers.color.setClear(0,0,0,1,o):T==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,o),(n.autoClear||v)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function m(C,v){const A=g(v);A&&(A.isCubeTexture||A.mapping===Dl)?(u===void 0&&(u=new vn(new hr(1,1,1),new dr({name:"BackgroundCubeMaterial",uniforms:Fo(ws.backgroundCube.uniforms),vertexShader:ws.backgroundCube.vertexShader,fragmentShader:ws.backgroundCube.fragmentShader,side:xi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),u.geometry.deleteAttribute("normal"),u.geometry.deleteAttribute("uv"),u.onBeforeRender=function(T,I,F){this.matrixWorld.copyPosition(F.matrixWorld)},Object.defineProperty(u.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),s.update(u)),Br.copy(v.backgroundRotation),Br.x*=-1,Br.y*=-1,Br.z*=-1,A.isCubeTexture&&A.isRenderTargetTexture===!1&&(Br.y*=-1,Br.z*=-1),u.material.uniforms.envMap.value=A,u.material.uniforms.flipEnvMap.value=A.isCubeTexture&&A.isRenderTargetTexture===!1?-1:1,u.material.uniforms.backgroundBlurriness.value=v.backgroundBlurriness,u.material.uniforms.backgroundIntensity.value=v.backgroundIntensity,u.material.uniforms.backgroundRotation.value.setFromMatrix4(fw.makeRotationFromEuler(Br)),u.material.toneMapped=kt.getTransfer(A.colorSpace)!==rn,(h!==A||d!==A.version||p!==n.toneMapping)&&(u.material.needsUpdate=!0,h=A,d=A.version,p=n.toneMapping),u.layers.enableAll(),C.unshift(u,u.geometry,u.material,0,0,null)):A&&A.isTexture&&(l===void 0&&(l=new vn(new Ha(2,2),new dr({name:"BackgroundMaterial",uniforms:Fo(ws.background.uniforms),vertexShader:ws.background.vertexShader,fragmentShader:ws.background.fragmentShader,side:ks,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),s.update(l)),l.material.uniforms.t2D.value=A,l.material.uniforms.backgroundIntensity.value=v.backgroundIntensity,l.material.toneMapped=kt.getTransfer(A.colorSpace)!==rn,A.matrixAutoUpdate===!0&&A.updateMatrix(),l.material.uniforms.uvTransform.value.copy(A.matrix),(h!==A||d!==A.version||p!==n.toneMapping)&&(l.material.needsUpdate=!0,h=A,d=A.version,p=n.toneMapping),l.layers.enableAll(),C.unshift(l,l.geometry,l.material,0,0,null))}function f(C,v){C.getRGB(Mc,Ym(n)),i.buffers.color.setClear(Mc.r,Mc.g,Mc.b,v,o)}function S(){u!==void 0&&(u.geometry.dispose(),u.material.dispose(),u=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(C,v=1){a.set(C),c=v,f(a,c)},getClearAlpha:function(){return c},setClearAlpha:function(C){c=C,f(a,c)},render:_,addToRenderList:m,dispose:S}}function mw(n,e){const t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null);let r=s,o=!1;function a(M,D,z,H,Z){let Y=!1;const G=h(H,z,D);r!==G&&(r=G,l(r.object)),Y=p(M,H,z,Z),Y&&g(M,H,z,Z),Z!==null&&e.update(Z,n.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,v(M,D,z,H),Z!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(Z).buffer))}function c(){return n.createVertexArray()}function l(M){return n.bindVertexArray(M)}function u(M){return n.deleteVertexArray(M)}function h(M,D,z){const H=z.wireframe===!0;let Z=i[M.id];Z===void 0&&(Z={},i[M.id]=Z);let Y=Z[D.id];Y===void 0&&(Y={},Z[D.id]=Y);let G=Y[H];return G===void 0&&(G=d(c()),Y[H]=G),G}function d(M){const D=[],z=[],H=[];for(let Z=0;Z<t;Z++)D[Z]=0,z[Z]=0,H[Z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:D,enabledAttributes:z,attributeDivisors:H,object:M,attributes:{},index:null}}function p(M,D,z,H){const Z=r.attributes,Y=D.attributes;let G=0;const ne=z.getAttributes();for(const ee in ne)if(ne[ee].location>=0){const de=Z[ee];let ge=Y[ee];if(ge===void 0&&(ee==="instanceMatrix"&&M.instanceMatrix&&(ge=M.instanceMatrix),ee==="instanceColor"&&M.instanceColor&&(ge=M.instanceColor)),de===void 0||de.attribute!==ge||ge&&de.data!==ge.data)return!0;G++}return r.attributesNum!==G||r.index!==H}function g(M,D,z,H){const Z={},Y=D.attributes;let G=0;const ne=z.getAttributes();for(const ee in ne)if(ne[ee].location>=0){let de=Y[ee];de===void 0&&(ee==="instanceMatrix"&&M.instanceMatrix&&(de=M.instanceMatrix),ee==="instanceColor"&&M.instanceColor&&(de=M.instanceColor));const ge={};ge.attribute=de,de&&de.data&&(ge.data=de.data),Z[ee]=ge,G++}r.attributes=Z,r.attributesNum=G,r.index=H}function _(){const M=r.newAttributes;for(let D=0,z=M.length;D<z;D++)M[D]=0}function m(M){f(M,0)}function f(M,D){const z=r.newAttributes,H=r.enabledAttributes,Z=r.attributeDivisors;z[M]=1,H[M]===0&&(n.enableVertexAttribArray(M),H[M]=1),Z[M]!==D&&(n.vertexAttribDivisor(M,D),Z[M]=D)}function S(){const M=r.newAttributes,D=r.enabledAttributes;for(let z=0,H=D.length;z<H;z++)D[z]!==M[z]&&(n.disableVertexAttribArray(z),D[z]=0)}function C(M,D,z,H,Z,Y,G){G===!0?n.vertexAttribIPointer(M,D,z,Z,Y):n.vertexAttribPointer(M,D,z,H,Z,Y)}function v(M,D,z,H){_();const Z=H.attributes,Y=z.getAttributes(),G=D.defaultAttributeValues;for(const ne in Y){const ee=Y[ne];if(ee.location>=0){let he=Z[ne];if(he===void 0&&(ne==="instanceMatrix"&&M.instanceMatrix&&(he=M.instanceMatrix),ne==="instanceColor"&&M.instanceColor&&(he=M.instanceColor)),he!==void 0){const de=he.normalized,ge=he.itemSize,se=e.get(he);if(se===void 0)continue;const ie=se.buffer,ve=se.type,ye=se.bytesPerElement,X=ve===n.INT||ve===n.UNSIGNED_INT||he.gpuType===eh;if(he.isInterleavedBufferAttribute){const Q=he.data,Se=Q.stride,Ve=he.offset;if(Q.isInstancedInterleavedBuffer){for(let De=0;De<ee.locationSize;De++)f(ee.location+De,Q.meshPerAttribute);M.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let De=0;De<ee.locationSize;De++)m(ee.location+De);n.bindBuffer(n.ARRAY_BUFFER,ie);for(let De=0;De<ee.locationSize;De++)C(ee.location+De,ge/ee.locationSize,ve,de,Se*ye,(Ve+ge/ee.locationSize*De)*ye,X)}else{if(he.isInstancedBufferAttribute){for(let Q=0;Q<ee.locationSize;Q++)f(ee.location+Q,he.meshPerAttribute);M.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=he.meshPerAttribute*he.count)}else for(let Q=0;Q<ee.locationSize;Q++)m(ee.location+Q);n.bindBuffer(n.ARRAY_BUFFER,ie);for(let Q=0;Q<ee.locationSize;Q++)C(ee.location+Q,ge/ee.locationSize,ve,de,ge*ye,ge/ee.locationSize*Q*ye,X)}}else if(G!==void 0){const de=G[ne];if(de!==void 0)switch(de.length){case 2:n.vertexAttrib2fv(ee.location,de);break;case 3:n.vertexAttrib3fv(ee.location,de);break;case 4:n.vertexAttrib4fv(ee.location,de);break;default:n.vertexAttrib1fv(ee.location,de)}}}}S()}function A(){F();for(const M in i){const D=i[M];for(const z in D){const H=D[z];for(const Z in H)u(H[Z].object),delete H[Z];delete D[z]}delete i[M]}}function T(M){if(i[M.id]===void 0)return;const D=i[M.id];for(const z in D){const H=D[z];for(const Z in H)u(H[Z].object),delete H[Z];delete D[z]}delete i[M.id]}function I(M){for(const D in i){const z=i[D];if(z[M.id]===void 0)continue;const H=z[M.id];for(const Z in H)u(H[Z].object),delete H[Z];delete z[M.id]}}function F(){y(),o=!0,r!==s&&(r=s,l(r.object))}function y(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:y,dispose:A,releaseStatesOfGeometry:T,releaseStatesOfProgram:I,initAttributes:_,enableAttribute:m,disableUnusedAttributes:S}}function gw(n,e,t){let i;function s(l){i=l}function r(l,u){n.drawArrays(i,l,u),t.update(u,i,1)}function o(l,u,h){h!==0&&(n.drawArraysInstanced(i,l,u,h),t.update(u,i,h))}function a(l,u,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,u,0,h);let p=0;for(let g=0;g<h;g++)p+=u[g];t.update(p,i,1)}function c(l,u,h,d){if(h===0)return;const p=e.get("WEBGL_multi_draw");if(p===null)for(let g=0;g<l.length;g++)o(l[g],u[g],d[g]);else{p.multiDrawArraysInstancedWEBGL(i,l,0,u,0,d,0,h);let g=0;for(let _=0;_<h;_++)g+=u[_]*d[_];t.update(g,i,1)}}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a,this.renderMultiDrawInstances=c}function _w(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){const I=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(I.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(I){return!(I!==Gi&&i.convert(I)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(I){const F=I===Ra&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(I!==xs&&i.convert(I)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE)&&I!==ys&&!F)}function c(I){if(I==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";I="mediump"}return I==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp";const u=c(l);u!==l&&(console.warn("THREE.WebGLRenderer:",l,"not supported, using",u,"instead."),l=u);const h=t.logarithmicDepthBuffer===!0,d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),f=n.getParameter(n.MAX_VERTEX_ATTRIBS),S=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),C=n.getParameter(n.MAX_VARYING_VECTORS),v=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),A=g>0,T=n.getParameter(n.MAX_SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:S,maxVaryings:C,maxFragmentUniforms:v,vertexTextures:A,maxSamples:T}}function vw(n){const e=this;let t=null,i=0,s=!1,r=!1;const o=new Ss,a=new Tt,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){const p=h.length!==0||d||i!==0||s;return s=d,i=h.length,p},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,p){const g=h.clippingPlanes,_=h.clipIntersection,m=h.clipShadows,f=n.get(h);if(!s||g===null||g.length===0||r&&!m)r?u(null):l();else{const S=r?0:i,C=S*4;let v=f.clippingState||null;c.value=v,v=u(g,d,C,p);for(let A=0;A!==C;++A)v[A]=t[A];f.clippingState=v,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=S}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,p,g){const _=h!==null?h.length:0;let m=null;if(_!==0){if(m=c.value,g!==!0||m===null){const f=p+_*4,S=d.matrixWorldInverse;a.getNormalMatrix(S),(m===null||m.length<f)&&(m=new Float32Array(f));for(let C=0,v=p;C!==_;++C,v+=4)o.copy(h[C]).applyMatrix4(S,a),o.normal.toArray(m,v),m[v+3]=o.constant}c.value=m,c.needsUpdate=!0}return e.numPlanes=_,e.numIntersection=0,m}}function xw(n){let e=new WeakMap;function t(o,a){return a===Ku?o.mapping=go:a===Zu&&(o.mapping=_o),o}function i(o){if(o&&o.isTexture){const a=o.mapping;if(a===Ku||a===Zu)if(e.has(o)){const c=e.get(o).texture;return t(c,o.mapping)}else{const c=o.image;if(c&&c.height>0){const l=new Ub(c.height);return l.fromEquirectangularTexture(n,o),e.set(o,l),o.addEventListener("dispose",s),t(l.texture,o.mapping)}else return null}}return o}function s(o){const a=o.target;a.removeEventListener("dispose",s);const c=e.get(a);c!==void 0&&(e.delete(a),c.dispose())}function r(){e=new WeakMap}return{get:i,dispose:r}}const Wo=4,Ig=[.125,.215,.35,.446,.526,.582],zr=20,Ed=new Md,Ug=new dt;let Td=null,Ad=0,Rd=0,Cd=!1;const Vr=(1+Math.sqrt(5))/2,$o=1/Vr,Fg=[new $(-Vr,$o,0),new $(Vr,$o,0),new $(-$o,0,Vr),new $($o,0,Vr),new $(0,Vr,-$o),new $(0,Vr,$o),new $(-1,1,-1),new $(1,1,-1),new $(-1,1,1),new $(1,1,1)],yw=new $;class kg{constructor(e){this._renderer=e,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._lodPlanes=[],this._sizeLods=[],this._sigmas=[],this._blurMaterial=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._compileMaterial(this._blurMaterial)}fromScene(e,t=0,i=.1,s=100,r={}){const{size:o=256,position:a=yw}=r;Td=this._renderer.getRenderTarget(),Ad=this._renderer.getActiveCubeFace(),Rd=this._renderer.getActiveMipmapLevel(),Cd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);const c=this._allocateTargets();return c.depthBuffer=!0,this._sceneToCubeUV(e,i,s,c,a),t>0&&this._blur(c,0,0,t),this._applyPMREM(c),this._cleanup(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=zg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Bg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose()}_setSize(e){this._lodMax=Math.floor(Math.log2(e)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let e=0;e<this._lodPlanes.length;e++)this._lodPlanes[e].dispose()}_cleanup(e){this._renderer.setRenderTarget(Td,Ad,Rd),this._renderer.xr.enabled=Cd,e.scissorTest=!1,Sc(e,0,0,e.width,e.height)}_fromTexture(e,t){e.mapping===go||e.mapping===_o?this._setSize(e.image.length===0?16:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4),Td=this._renderer.getRenderTarget(),Ad=this._renderer.getActiveCubeFace(),Rd=this._renderer.getActiveMipmapLevel(),Cd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const i=t||this._allocateTargets();return this._textureToCubeUV(e,i),this._applyPMREM(i),this._cleanup(i),i}_allocateTargets(){const e=3*Math.max(this._cubeSize,112),t=4*this._cubeSize,i={magFilter:Ci,minFilter:Ci,generateMipmaps:!1,type:Ra,format:Gi,colorSpace:vo,depthBuffer:!1},s=Og(e,t,i);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==e||this._pingPongRenderTarget.height!==t){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=Og(e,t,i);const{_lodMax:r}=this;({sizeLods:this._sizeLods,lodPlanes:this._lodPlanes,sigmas:this._sigmas}=bw(r)),this._blurMaterial=Mw(r,e,t)}return s}_compileMaterial(e){const t=new vn(this._lodPlanes[0],e);this._renderer.compile(t,Ed)}_sceneToCubeUV(e,t,i,s,r){const c=new Qn(90,1,t,i),l=[1,-1,1,1,1,1],u=[1,1,1,-1,-1,-1],h=this._renderer,d=h.autoClear,p=h.toneMapping;h.getClearColor(Ug),h.toneMapping=ir,h.autoClear=!1,h.state.buffers.depth.getReversed()&&(h.setRenderTarget(s),h.clearDepth(),h.setRenderTarget(null));const _=new Kl({name:"PMREM.Background",side:xi,depthWrite:!1,depthTest:!1}),m=new vn(new hr,_);let f=!1;const S=e.background;S?S.isColor&&(_.color.copy(S),e.background=null,f=!0):(_.color.copy(Ug),f=!0);for(let C=0;C<6;C++){const v=C%3;v===0?(c.up.set(0,l[C],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x+u[C],r.y,r.z)):v===1?(c.up.set(0,0,l[C]),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y+u[C],r.z)):(c.up.set(0,l[C],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y,r.z+u[C]));const A=this._cubeSize;Sc(s,v*A,C>2?A:0,A,A),h.setRenderTarget(s),f&&h.render(m,c),h.render(e,c)}m.geometry.dispose(),m.material.dispose(),h.toneMapping=p,h.autoClear=d,e.background=S}_textureToCubeUV(e,t){const i=this._renderer,s=e.mapping===go||e.mapping===_o;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=zg()),this._cubemapMaterial.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=Bg());const r=s?this._cubemapMaterial:this._equirectMaterial,o=new vn(this._lodPlanes[0],r),a=r.uniforms;a.envMap.value=e;const c=this._cubeSize;Sc(t,0,0,3*c,2*c),i.setRenderTarget(t),i.render(o,Ed)}_applyPMREM(e){const t=this._renderer,i=t.autoClear;t.autoClear=!1;const s=this._lodPlanes.length;for(let r=1;r<s;r++){const o=Math.sqrt(this._sigmas[r]*this._sigmas[r]-this._sigmas[r-1]*this._sigmas[r-1]),a=Fg[(s-r-1)%Fg.length];this._blur(e,r-1,r,o,a)}t.autoClear=i}_blur(e,t,i,s,r){const o=this._pingPongRenderTarget;this._halfBlur(e,o,t,i,s,"latitudinal",r),this._halfBlur(o,e,i,i,s,"longitudinal",r)}_halfBlur(e,t,i,s,r,o,a){const c=this._renderer,l=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&console.error("blur direction must be either latitudinal or longitudinal!");const u=3,h=new vn(this._lodPlanes[s],l),d=l.uniforms,p=this._sizeLods[i]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*zr-1),_=r/g,m=isFinite(r)?1+Math.floor(u*_):zr;m>zr&&console.warn(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${zr}`);const f=[];let S=0;for(let I=0;I<zr;++I){const F=I/_,y=Math.exp(-F*F/2);f.push(y),I===0?S+=y:I<m&&(S+=2*y)}for(let I=0;I<f.length;I++)f[I]=f[I]/S;d.envMap.value=e.texture,d.samples.value=m,d.weights.value=f,d.latitudinal.value=o==="latitudinal",a&&(d.poleAxis.value=a);const{_lodMax:C}=this;d.dTheta.value=g,d.mipInt.value=C-i;const v=this._sizeLods[s],A=3*v*(s>C-Wo?s-C+Wo:0),T=4*(this._cubeSize-v);Sc(t,A,T,3*v,2*v),c.setRenderTarget(t),c.render(h,Ed)}}function bw(n){const e=[],t=[],i=[];let s=n;const r=n-Wo+1+Ig.length;for(let o=0;o<r;o++){const a=Math.pow(2,s);t.push(a);let c=1/a;o>n-Wo?c=Ig[o-n+Wo-1]:o===0&&(c=0),i.push(c);const l=1/(a-2),u=-l,h=1+l,d=[u,u,h,u,h,h,u,u,h,h,u,h],p=6,g=6,_=3,m=2,f=1,S=new Float32Array(_*g*p),C=new Float32Array(m*g*p),v=new Float32Array(f*g*p);for(let T=0;T<p;T++){const I=T%3*2/3-1,F=T>2?0:-1,y=[I,F,0,I+2/3,F,0,I+2/3,F+1,0,I,F,0,I+2/3,F+1,0,I,F+1,0];S.set(y,_*g*T),C.set(d,m*g*T);const M=[T,T,T,T,T,T];v.set(M,f*g*T)}const A=new Pn;A.setAttribute("position",new Li(S,_)),A.setAttribute("uv",new Li(C,m)),A.setAttribute("faceIndex",new Li(v,f)),e.push(A),s>Wo&&s--}return{lodPlanes:e,sizeLods:t,sigmas:i}}function Og(n,e,t){const i=new Ir(n,e,t);return i.texture.mapping=Dl,i.texture.name="PMREM.cubeUv",i.scissorTest=!0,i}function Sc(n,e,t,i,s){n.viewport.set(e,t,i,s),n.scissor.set(e,t,i,s)}function Mw(n,e,t){const i=new Float32Array(zr),s=new $(0,1,0);return new dr({name:"SphericalGaussianBlur",defines:{n:zr,CUBEUV_TEXEL_WIDTH:1/e,CUBEUV_TEXEL_HEIGHT:1/t,CUBEUV_MAX_MIP:`${n}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:i},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Pd(),fragmentShader:`

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
		`,blending:nr,depthTest:!1,depthWrite:!1})}function Bg(){return new dr({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Pd(),fragmentShader:`

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
		`,blending:nr,depthTest:!1,depthWrite:!1})}function zg(){return new dr({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Pd(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:nr,depthTest:!1,depthWrite:!1})}function Pd(){return`

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
	`}function Sw(n){let e=new WeakMap,t=null;function i(a){if(a&&a.isTexture){const c=a.mapping,l=c===Ku||c===Zu,u=c===go||c===_o;if(l||u){let h=e.get(a);const d=h!==void 0?h.texture.pmremVersion:0;if(a.isRenderTargetTexture&&a.pmremVersion!==d)return t===null&&(t=new kg(n)),h=l?t.fromEquirectangular(a,h):t.fromCubemap(a,h),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),h.texture;if(h!==void 0)return h.texture;{const p=a.image;return l&&p&&p.height>0||u&&p&&s(p)?(t===null&&(t=new kg(n)),h=l?t.fromEquirectangular(a):t.fromCubemap(a),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),a.addEventListener("dispose",r),h.texture):null}}}return a}function s(a){let c=0;const l=6;for(let u=0;u<l;u++)a[u]!==void 0&&c++;return c===l}function r(a){const c=a.target;c.removeEventListener("dispose",r);const l=e.get(c);l!==void 0&&(e.delete(c),l.dispose())}function o(){e=new WeakMap,t!==null&&(t.dispose(),t=null)}return{get:i,dispose:o}}function ww(n){const e={};function t(i){if(e[i]!==void 0)return e[i];let s;switch(i){case"WEBGL_depth_texture":s=n.getExtension("WEBGL_depth_texture")||n.getExtension("MOZ_WEBGL_depth_texture")||n.getExtension("WEBKIT_WEBGL_depth_texture");break;case"EXT_texture_filter_anisotropic":s=n.getExtension("EXT_texture_filter_anisotropic")||n.getExtension("MOZ_EXT_texture_filter_anisotropic")||n.getExtension("WEBKIT_EXT_texture_filter_anisotropic");break;case"WEBGL_compressed_texture_s3tc":s=n.getExtension("WEBGL_compressed_texture_s3tc")||n.getExtension("MOZ_WEBGL_compressed_texture_s3tc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_s3tc");break;case"WEBGL_compressed_texture_pvrtc":s=n.getExtension("WEBGL_compressed_texture_pvrtc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_pvrtc");break;default:s=n.getExtension(i)}return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){const s=t(i);return s===null&&Ia("THREE.WebGLRenderer: "+i+" extension not supported."),s}}}function Ew(n,e,t,i){const s={},r=new WeakMap;function o(h){const d=h.target;d.index!==null&&e.remove(d.index);for(const g in d.attributes)e.remove(d.attributes[g]);d.removeEventListener("dispose",o),delete s[d.id];const p=r.get(d);p&&(e.remove(p),r.delete(d)),i.releaseStatesOfGeometry(d),d.isInstancedBufferGeometry===!0&&delete d._maxInstanceCount,t.memory.geometries--}function a(h,d){return s[d.id]===!0||(d.addEventListener("dispose",o),s[d.id]=!0,t.memory.geometries++),d}function c(h){const d=h.attributes;for(const p in d)e.update(d[p],n.ARRAY_BUFFER)}function l(h){const d=[],p=h.index,g=h.attributes.position;let _=0;if(p!==null){const S=p.array;_=p.version;for(let C=0,v=S.length;C<v;C+=3){const A=S[C+0],T=S[C+1],I=S[C+2];d.push(A,T,T,I,I,A)}}else if(g!==void 0){const S=g.array;_=g.version;for(let C=0,v=S.length/3-1;C<v;C+=3){const A=C+0,T=C+1,I=C+2;d.push(A,T,T,I,I,A)}}else return;const m=new(Pm(d)?$m:Wm)(d,1);m.version=_;const f=r.get(h);f&&e.remove(f),r.set(h,m)}function u(h){const d=r.get(h);if(d){const p=h.index;p!==null&&d.version<p.version&&l(h)}else l(h);return r.get(h)}return{get:a,update:c,getWireframeAttribute:u}}function Tw(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,p){n.drawElements(i,p,r,d*o),t.update(p,i,1)}function l(d,p,g){g!==0&&(n.drawElementsInstanced(i,p,r,d*o,g),t.update(p,i,g))}function u(d,p,g){if(g===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,p,0,r,d,0,g);let m=0;for(let f=0;f<g;f++)m+=p[f];t.update(m,i,1)}function h(d,p,g,_){if(g===0)return;const m=e.get("WEBGL_multi_draw");if(m===null)for(let f=0;f<d.length;f++)l(d[f]/o,p[f],_[f]);else{m.multiDrawElementsInstancedWEBGL(i,p,0,r,d,0,_,0,g);let f=0;for(let S=0;S<g;S++)f+=p[S]*_[S];t.update(f,i,1)}}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=u,this.renderMultiDrawInstances=h}function Aw(n){const e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:console.error("THREE.WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function Rw(n,e,t){const i=new WeakMap,s=new Yt;function r(o,a,c){const l=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0;let d=i.get(a);if(d===void 0||d.count!==h){let y=function(){I.dispose(),i.delete(a),a.removeEventListener("dispose",y)};d!==void 0&&d.texture.dispose();const p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],S=a.morphAttributes.color||[];let C=0;p===!0&&(C=1),g===!0&&(C=2),_===!0&&(C=3);let v=a.attributes.position.count*C,A=1;v>e.maxTextureSize&&(A=Math.ceil(v/e.maxTextureSize),v=e.maxTextureSize);const T=new Float32Array(v*A*4*h),I=new Im(T,v,A,h);I.type=ys,I.needsUpdate=!0;const F=C*4;for(let M=0;M<h;M++){const D=m[M],z=f[M],H=S[M],Z=v*A*4*M;for(let Y=0;Y<D.count;Y++){const G=Y*F;p===!0&&(s.fromBufferAttribute(D,Y),T[Z+G+0]=s.x,T[Z+G+1]=s.y,T[Z+G+2]=s.z,T[Z+G+3]=0),g===!0&&(s.fromBufferAttribute(z,Y),T[Z+G+4]=s.x,T[Z+G+5]=s.y,T[Z+G+6]=s.z,T[Z+G+7]=0),_===!0&&(s.fromBufferAttribute(H,Y),T[Z+G+8]=s.x,T[Z+G+9]=s.y,T[Z+G+10]=s.z,T[Z+G+11]=H.itemSize===4?s.w:1)}}d={count:h,texture:I,size:new _t(v,A)},i.set(a,d),a.addEventListener("dispose",y)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let p=0;for(let _=0;_<l.length;_++)p+=l[_];const g=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(n,"morphTargetBaseInfluence",g),c.getUniforms().setValue(n,"morphTargetInfluences",l)}c.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function Cw(n,e,t,i){let s=new WeakMap;function r(c){const l=i.render.frame,u=c.geometry,h=e.get(c,u);if(s.get(h)!==l&&(e.update(h),s.set(h,l)),c.isInstancedMesh&&(c.hasEventListener("dispose",a)===!1&&c.addEventListener("dispose",a),s.get(c)!==l&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,l))),c.isSkinnedMesh){const d=c.skeleton;s.get(d)!==l&&(d.update(),s.set(d,l))}return h}function o(){s=new WeakMap}function a(c){const l=c.target;l.removeEventListener("dispose",a),t.remove(l.instanceMatrix),l.instanceColor!==null&&t.remove(l.instanceColor)}return{update:r,dispose:o}}const Vg=new ri,Hg=new pg(1,1),Gg=new Im,Wg=new vb,$g=new Qm,jg=[],Xg=[],qg=new Float32Array(16),Yg=new Float32Array(9),Kg=new Float32Array(4);function jo(n,e,t){const i=n[0];if(i<=0||i>0)return n;const s=e*t;let r=jg[s];if(r===void 0&&(r=new Float32Array(s),jg[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Gn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Wn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function wc(n,e){let t=Xg[e];t===void 0&&(t=new Int32Array(e),Xg[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function Pw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function Lw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2fv(this.addr,e),Wn(t,e)}}function Dw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Gn(t,e))return;n.uniform3fv(this.addr,e),Wn(t,e)}}function Nw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4fv(this.addr,e),Wn(t,e)}}function Iw(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;Kg.set(i),n.uniformMatrix2fv(this.addr,!1,Kg),Wn(t,i)}}function Uw(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;Yg.set(i),n.uniformMatrix3fv(this.addr,!1,Yg),Wn(t,i)}}function Fw(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;qg.set(i),n.uniformMatrix4fv(this.addr,!1,qg),Wn(t,i)}}function kw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function Ow(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2iv(this.addr,e),Wn(t,e)}}function Bw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Gn(t,e))return;n.uniform3iv(this.addr,e),Wn(t,e)}}function zw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4iv(this.addr,e),Wn(t,e)}}function Vw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function Hw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2uiv(this.addr,e),Wn(t,e)}}function Gw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Gn(t,e))return;n.uniform3uiv(this.addr,e),Wn(t,e)}}function Ww(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4uiv(this.addr,e),Wn(t,e)}}function $w(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?(Hg.compareFunction=Em,r=Hg):r=Vg,t.setTexture2D(e||r,s)}function jw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Wg,s)}function Xw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTextureCube(e||$g,s)}function qw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Gg,s)}function Yw(n){switch(n){case 5126:return Pw;case 35664:return Lw;case 35665:return Dw;case 35666:return Nw;case 35674:return Iw;case 35675:return Uw;case 35676:return Fw;case 5124:case 35670:return kw;case 35667:case 35671:return Ow;case 35668:case 35672:return Bw;case 35669:case 35673:return zw;case 5125:return Vw;case 36294:return Hw;case 36295:return Gw;case 36296:return Ww;case 35678:case 36198:case 36298:case 36306:case 35682:return $w;case 35679:case 36299:case 36307:return jw;case 35680:case 36300:case 36308:case 36293:return Xw;case 36289:case 36303:case 36311:case 36292:return qw}}function Kw(n,e){n.uniform1fv(this.addr,e)}function Zw(n,e){const t=jo(e,this.size,2);n.uniform2fv(this.addr,t)}function Jw(n,e){const t=jo(e,this.size,3);n.uniform3fv(this.addr,t)}function Qw(n,e){const t=jo(e,this.size,4);n.uniform4fv(this.addr,t)}function eE(n,e){const t=jo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function tE(n,e){const t=jo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function nE(n,e){const t=jo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function iE(n,e){n.uniform1iv(this.addr,e)}function sE(n,e){n.uniform2iv(this.addr,e)}function rE(n,e){n.uniform3iv(this.addr,e)}function oE(n,e){n.uniform4iv(this.addr,e)}function aE(n,e){n.uniform1uiv(this.addr,e)}function lE(n,e){n.uniform2uiv(this.addr,e)}function cE(n,e){n.uniform3uiv(this.addr,e)}function uE(n,e){n.uniform4uiv(this.addr,e)}function hE(n,e,t){const i=this.cache,s=e.length,r=wc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture2D(e[o]||Vg,r[o])}function dE(n,e,t){const i=this.cache,s=e.length,r=wc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Wg,r[o])}function fE(n,e,t){const i=this.cache,s=e.length,r=wc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTextureCube(e[o]||$g,r[o])}function pE(n,e,t){const i=this.cache,s=e.length,r=wc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Gg,r[o])}function mE(n){switch(n){case 5126:return Kw;case 35664:return Zw;case 35665:return Jw;case 35666:return Qw;case 35674:return eE;case 35675:return tE;case 35676:return nE;case 5124:case 35670:return iE;case 35667:case 35671:return sE;case 35668:case 35672:return rE;case 35669:case 35673:return oE;case 5125:return aE;case 36294:return lE;case 36295:return cE;case 36296:return uE;case 35678:case 36198:case 36298:case 36306:case 35682:return hE;case 35679:case 36299:case 36307:return dE;case 35680:case 36300:case 36308:case 36293:return fE;case 36289:case 36303:case 36311:case 36292:return pE}}class gE{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Yw(t.type)}}class _E{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=mE(t.type)}}class vE{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){const s=this.seq;for(let r=0,o=s.length;r!==o;++r){const a=s[r];a.setValue(e,t[a.id],i)}}}const Ld=/(\w+)(\])?(\[|\.)?/g;function Zg(n,e){n.seq.push(e),n.map[e.id]=e}function xE(n,e,t){const i=n.name,s=i.length;for(Ld.lastIndex=0;;){const r=Ld.exec(i),o=Ld.lastIndex;let a=r[1];const c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){Zg(t,l===void 0?new gE(a,n,e):new _E(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new vE(a),Zg(t,h)),t=h}}}class Ec{constructor(e,t){this.seq=[],this.map={};const i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let s=0;s<i;++s){const r=e.getActiveUniform(t,s),o=e.getUniformLocation(t,r.name);xE(r,o,this)}}setValue(e,t,i,s){const r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){const s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){const a=t[r],c=i[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){const i=[];for(let s=0,r=e.length;s!==r;++s){const o=e[s];o.id in t&&i.push(o)}return i}}function Jg(n,e,t){const i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}const yE=37297;let bE=0;function ME(n,e){const t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){const a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}const Qg=new Tt;function SE(n){kt._getMatrix(Qg,kt.workingColorSpace,n);const e=`mat3( ${Qg.elements.map(t=>t.toFixed(4))} )`;switch(kt.getTransfer(n)){case zl:return[e,"LinearTransferOETF"];case rn:return[e,"sRGBTransferOETF"];default:return console.warn("THREE.WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function e_(n,e,t){const i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";const o=/ERROR: 0:(\d+)/.exec(r);if(o){const a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+ME(n.getShaderSource(e),a)}else return r}function wE(n,e){const t=SE(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( value.rgb * ${t[0]}, value.a ) );`,"}"].join(`
`)}function EE(n,e){let t;switch(e){case Cy:t="Linear";break;case Py:t="Reinhard";break;case Ly:t="Cineon";break;case Dy:t="ACESFilmic";break;case Iy:t="AgX";break;case Uy:t="Neutral";break;case Ny:t="Custom";break;default:console.warn("THREE.WebGLProgram: Unsupported toneMapping:",e),t="Linear"}return"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}const Tc=new $;function TE(){kt.getLuminanceCoefficients(Tc);const n=Tc.x.toFixed(4),e=Tc.y.toFixed(4),t=Tc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function AE(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ja).join(`
`)}function RE(n){const e=[];for(const t in n){const i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function CE(n,e){const t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(e,s),o=r.name;let a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function ja(n){return n!==""}function t_(n,e){const t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows)}function n_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}const PE=/^[ \t]*#include +<([\w\d./]+)>/gm;function Dd(n){return n.replace(PE,DE)}const LE=new Map;function DE(n,e){let t=At[e];if(t===void 0){const i=LE.get(e);if(i!==void 0)t=At[i],console.warn('THREE.WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',e,i);else throw new Error("Can not resolve #include <"+e+">")}return Dd(t)}const NE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function i_(n){return n.replace(NE,IE)}function IE(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function s_(n){let e=`precision ${n.precision} float;
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
#define LOW_PRECISION`),e}function UE(n){let e="SHADOWMAP_TYPE_BASIC";return n.shadowMapType===am?e="SHADOWMAP_TYPE_PCF":n.shadowMapType===ly?e="SHADOWMAP_TYPE_PCF_SOFT":n.shadowMapType===Fs&&(e="SHADOWMAP_TYPE_VSM"),e}function FE(n){let e="ENVMAP_TYPE_CUBE";if(n.envMap)switch(n.envMapMode){case go:case _o:e="ENVMAP_TYPE_CUBE";break;case Dl:e="ENVMAP_TYPE_CUBE_UV";break}return e}function kE(n){let e="ENVMAP_MODE_REFLECTION";if(n.envMap)switch(n.envMapMode){case _o:e="ENVMAP_MODE_REFRACTION";break}return e}function OE(n){let e="ENVMAP_BLENDING_NONE";if(n.envMap)switch(n.combine){case Ll:e="ENVMAP_BLENDING_MULTIPLY";break;case Ay:e="ENVMAP_BLENDING_MIX";break;case Ry:e="ENVMAP_BLENDING_ADD";break}return e}function BE(n){const e=n.envMapCubeUVHeight;if(e===null)return null;const t=Math.log2(e)-2,i=1/e;return{texelWidth:1/(3*Math.max(Math.pow(2,t),112)),texelHeight:i,maxMip:t}}function zE(n,e,t,i){const s=n.getContext(),r=t.defines;let o=t.vertexShader,a=t.fragmentShader;const c=UE(t),l=FE(t),u=kE(t),h=OE(t),d=BE(t),p=AE(t),g=RE(r),_=s.createProgram();let m,f,S=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(ja).join(`
`),m.length>0&&(m+=`
`),f=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(ja).join(`
`),f.length>0&&(f+=`
`)):(m=[s_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ja).join(`
`),f=[s_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",d?"#define CUBEUV_TEXEL_WIDTH "+d.texelWidth:"",d?"#define CUBEUV_TEXEL_HEIGHT "+d.texelHeight:"",d?"#define CUBEUV_MAX_MIP "+d.maxMip+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor||t.batchingColor?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ir?"#define TONE_MAPPING":"",t.toneMapping!==ir?At.tonemapping_pars_fragment:"",t.toneMapping!==ir?EE("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",At.colorspace_pars_fragment,wE("linearToOutputTexel",t.outputColorSpace),TE(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ja).join(`
`)),o=Dd(o),o=t_(o,t),o=n_(o,t),a=Dd(a),a=t_(a,t),a=n_(a,t),o=i_(o),a=i_(a),t.isRawShaderMaterial!==!0&&(S=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,f=["#define varying in",t.glslVersion===Am?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Am?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);const C=S+m+o,v=S+f+a,A=Jg(s,s.VERTEX_SHADER,C),T=Jg(s,s.FRAGMENT_SHADER,v);s.attachShader(_,A),s.attachShader(_,T),t.index0AttributeName!==void 0?s.bindAttribLocation(_,0,t.index0AttributeName):t.morphTargets===!0&&s.bindAttribLocation(_,0,"position"),s.linkProgram(_);function I(D){if(n.debug.checkShaderErrors){const z=s.getProgramInfoLog(_)||"",H=s.getShaderInfoLog(A)||"",Z=s.getShaderInfoLog(T)||"",Y=z.trim(),G=H.trim(),ne=Z.trim();let ee=!0,he=!0;if(s.getProgramParameter(_,s.LINK_STATUS)===!1)if(ee=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,_,A,T);else{const de=e_(s,A,"vertex"),ge=e_(s,T,"fragment");console.error("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(_,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+Y+`
`+de+`
`+ge)}else Y!==""?console.warn("THREE.WebGLProgram: Program Info Log:",Y):(G===""||ne==="")&&(he=!1);he&&(D.diagnostics={runnable:ee,programLog:Y,vertexShader:{log:G,prefix:m},fragmentShader:{log:ne,prefix:f}})}s.deleteShader(A),s.deleteShader(T),F=new Ec(s,_),y=CE(s,_)}let F;this.getUniforms=function(){return F===void 0&&I(this),F};let y;this.getAttributes=function(){return y===void 0&&I(this),y};let M=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return M===!1&&(M=s.getProgramParameter(_,yE)),M},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(_),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=bE++,this.cacheKey=e,this.usedTimes=1,this.program=_,this.vertexShader=A,this.fragmentShader=T,this}let VE=0;class HE{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e){const t=e.vertexShader,i=e.fragmentShader,s=this._getShaderStage(t),r=this._getShaderStage(i),o=this._getShaderCacheForMaterial(e);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(e){const t=this.materialCache.get(e);for(const i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderID(e){return this._getShaderStage(e.vertexShader).id}getFragmentShaderID(e){return this._getShaderStage(e.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){const t=this.materialCache;let i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){const t=this.shaderCache;let i=t.get(e);return i===void 0&&(i=new GE(e),t.set(e,i)),i}}class GE{constructor(e){this.id=VE++,this.code=e,this.usedTimes=0}}function WE(n,e,t,i,s,r,o){const a=new Xh,c=new HE,l=new Set,u=[],h=s.logarithmicDepthBuffer,d=s.vertexTextures;let p=s.precision;const g={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distanceRGBA",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function _(y){return l.add(y),y===0?"uv":`uv${y}`}function m(y,M,D,z,H){const Z=z.fog,Y=H.geometry,G=y.isMeshStandardMaterial?z.environment:null,ne=(y.isMeshStandardMaterial?t:e).get(y.envMap||G),ee=ne&&ne.mapping===Dl?ne.image.height:null,he=g[y.type];y.precision!==null&&(p=s.getMaxPrecision(y.precision),p!==y.precision&&console.warn("THREE.WebGLProgram.getParameters:",y.precision,"not supported, using",p,"instead."));const de=Y.morphAttributes.position||Y.morphAttributes.normal||Y.morphAttributes.color,ge=de!==void 0?de.length:0;let se=0;Y.morphAttributes.position!==void 0&&(se=1),Y.morphAttributes.normal!==void 0&&(se=2),Y.morphAttributes.color!==void 0&&(se=3);let ie,ve,ye,X;if(he){const St=ws[he];ie=St.vertexShader,ve=St.fragmentShader}else ie=y.vertexShader,ve=y.fragmentShader,c.update(y),ye=c.getVertexShaderID(y),X=c.getFragmentShaderID(y);const Q=n.getRenderTarget(),Se=n.state.buffers.depth.getReversed(),Ve=H.isInstancedMesh===!0,De=H.isBatchedMesh===!0,bt=!!y.map,an=!!y.matcap,W=!!ne,Bt=!!y.aoMap,mt=!!y.lightMap,lt=!!y.bumpMap,qe=!!y.normalMap,Zt=!!y.displacementMap,$e=!!y.emissiveMap,st=!!y.metalnessMap,pn=!!y.roughnessMap,Ht=y.anisotropy>0,B=y.clearcoat>0,R=y.dispersion>0,j=y.iridescence>0,le=y.sheen>0,pe=y.transmission>0,ue=Ht&&!!y.anisotropyMap,Ke=B&&!!y.clearcoatMap,Re=B&&!!y.clearcoatNormalMap,Ye=B&&!!y.clearcoatRoughnessMap,ze=j&&!!y.iridescenceMap,be=j&&!!y.iridescenceThicknessMap,Pe=le&&!!y.sheenColorMap,tt=le&&!!y.sheenRoughnessMap,Qe=!!y.specularMap,Ie=!!y.specularColorMap,gt=!!y.specularIntensityMap,q=pe&&!!y.transmissionMap,Ce=pe&&!!y.thicknessMap,Ee=!!y.gradientMap,je=!!y.alphaMap,Te=y.alphaTest>0,xe=!!y.alphaHash,Je=!!y.extensions;let yt=ir;y.toneMapped&&(Q===null||Q.isXRRenderTarget===!0)&&(yt=n.toneMapping);const tn={shaderID:he,shaderType:y.type,shaderName:y.name,vertexShader:ie,fragmentShader:ve,defines:y.defines,customVertexShaderID:ye,customFragmentShaderID:X,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:p,batching:De,batchingColor:De&&H._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&H.instanceColor!==null,instancingMorph:Ve&&H.morphTexture!==null,supportsVertexTextures:d,outputColorSpace:Q===null?n.outputColorSpace:Q.isXRRenderTarget===!0?Q.texture.colorSpace:vo,alphaToCoverage:!!y.alphaToCoverage,map:bt,matcap:an,envMap:W,envMapMode:W&&ne.mapping,envMapCubeUVHeight:ee,aoMap:Bt,lightMap:mt,bumpMap:lt,normalMap:qe,displacementMap:d&&Zt,emissiveMap:$e,normalMapObjectSpace:qe&&y.normalMapType===Vy,normalMapTangentSpace:qe&&y.normalMapType===Bl,metalnessMap:st,roughnessMap:pn,anisotropy:Ht,anisotropyMap:ue,clearcoat:B,clearcoatMap:Ke,clearcoatNormalMap:Re,clearcoatRoughnessMap:Ye,dispersion:R,iridescence:j,iridescenceMap:ze,iridescenceThicknessMap:be,sheen:le,sheenColorMap:Pe,sheenRoughnessMap:tt,specularMap:Qe,specularColorMap:Ie,specularIntensityMap:gt,transmission:pe,transmissionMap:q,thicknessMap:Ce,gradientMap:Ee,opaque:y.transparent===!1&&y.blending===po&&y.alphaToCoverage===!1,alphaMap:je,alphaTest:Te,alphaHash:xe,combine:y.combine,mapUv:bt&&_(y.map.channel),aoMapUv:Bt&&_(y.aoMap.channel),lightMapUv:mt&&_(y.lightMap.channel),bumpMapUv:lt&&_(y.bumpMap.channel),normalMapUv:qe&&_(y.normalMap.channel),displacementMapUv:Zt&&_(y.displacementMap.channel),emissiveMapUv:$e&&_(y.emissiveMap.channel),metalnessMapUv:st&&_(y.metalnessMap.channel),roughnessMapUv:pn&&_(y.roughnessMap.channel),anisotropyMapUv:ue&&_(y.anisotropyMap.channel),clearcoatMapUv:Ke&&_(y.clearcoatMap.channel),clearcoatNormalMapUv:Re&&_(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Ye&&_(y.clearcoatRoughnessMap.channel),iridescenceMapUv:ze&&_(y.iridescenceMap.channel),iridescenceThicknessMapUv:be&&_(y.iridescenceThicknessMap.channel),sheenColorMapUv:Pe&&_(y.sheenColorMap.channel),sheenRoughnessMapUv:tt&&_(y.sheenRoughnessMap.channel),specularMapUv:Qe&&_(y.specularMap.channel),specularColorMapUv:Ie&&_(y.specularColorMap.channel),specularIntensityMapUv:gt&&_(y.specularIntensityMap.channel),transmissionMapUv:q&&_(y.transmissionMap.channel),thicknessMapUv:Ce&&_(y.thicknessMap.channel),alphaMapUv:je&&_(y.alphaMap.channel),vertexTangents:!!Y.attributes.tangent&&(qe||Ht),vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!Y.attributes.color&&Y.attributes.color.itemSize===4,pointsUvs:H.isPoints===!0&&!!Y.attributes.uv&&(bt||je),fog:!!Z,useFog:y.fog===!0,fogExp2:!!Z&&Z.isFogExp2,flatShading:y.flatShading===!0&&y.wireframe===!1,sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Se,skinning:H.isSkinnedMesh===!0,morphTargets:Y.morphAttributes.position!==void 0,morphNormals:Y.morphAttributes.normal!==void 0,morphColors:Y.morphAttributes.color!==void 0,morphTargetsCount:ge,morphTextureStride:se,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numClippingPlanes:o.numPlanes,numClipIntersection:o.numIntersection,dithering:y.dithering,shadowMapEnabled:n.shadowMap.enabled&&D.length>0,shadowMapType:n.shadowMap.type,toneMapping:yt,decodeVideoTexture:bt&&y.map.isVideoTexture===!0&&kt.getTransfer(y.map.colorSpace)===rn,decodeVideoTextureEmissive:$e&&y.emissiveMap.isVideoTexture===!0&&kt.getTransfer(y.emissiveMap.colorSpace)===rn,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===Hi,flipSided:y.side===xi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Je&&y.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&y.extensions.multiDraw===!0||De)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return tn.vertexUv1s=l.has(1),tn.vertexUv2s=l.has(2),tn.vertexUv3s=l.has(3),l.clear(),tn}function f(y){const M=[];if(y.shaderID?M.push(y.shaderID):(M.push(y.customVertexShaderID),M.push(y.customFragmentShaderID)),y.defines!==void 0)for(const D in y.defines)M.push(D),M.push(y.defines[D]);return y.isRawShaderMaterial===!1&&(S(M,y),C(M,y),M.push(n.outputColorSpace)),M.push(y.customProgramCacheKey),M.join()}function S(y,M){y.push(M.precision),y.push(M.outputColorSpace),y.push(M.envMapMode),y.push(M.envMapCubeUVHeight),y.push(M.mapUv),y.push(M.alphaMapUv),y.push(M.lightMapUv),y.push(M.aoMapUv),y.push(M.bumpMapUv),y.push(M.normalMapUv),y.push(M.displacementMapUv),y.push(M.emissiveMapUv),y.push(M.metalnessMapUv),y.push(M.roughnessMapUv),y.push(M.anisotropyMapUv),y.push(M.clearcoatMapUv),y.push(M.clearcoatNormalMapUv),y.push(M.clearcoatRoughnessMapUv),y.push(M.iridescenceMapUv),y.push(M.iridescenceThicknessMapUv),y.push(M.sheenColorMapUv),y.push(M.sheenRoughnessMapUv),y.push(M.specularMapUv),y.push(M.specularColorMapUv),y.push(M.specularIntensityMapUv),y.push(M.transmissionMapUv),y.push(M.thicknessMapUv),y.push(M.combine),y.push(M.fogExp2),y.push(M.sizeAttenuation),y.push(M.morphTargetsCount),y.push(M.morphAttributeCount),y.push(M.numDirLights),y.push(M.numPointLights),y.push(M.numSpotLights),y.push(M.numSpotLightMaps),y.push(M.numHemiLights),y.push(M.numRectAreaLights),y.push(M.numDirLightShadows),y.push(M.numPointLightShadows),y.push(M.numSpotLightShadows),y.push(M.numSpotLightShadowsWithMaps),y.push(M.numLightProbes),y.push(M.shadowMapType),y.push(M.toneMapping),y.push(M.numClippingPlanes),y.push(M.numClipIntersection),y.push(M.depthPacking)}function C(y,M){a.disableAll(),M.supportsVertexTextures&&a.enable(0),M.instancing&&a.enable(1),M.instancingColor&&a.enable(2),M.instancingMorph&&a.enable(3),M.matcap&&a.enable(4),M.envMap&&a.enable(5),M.normalMapObjectSpace&&a.enable(6),M.normalMapTangentSpace&&a.enable(7),M.clearcoat&&a.enable(8),M.iridescence&&a.enable(9),M.alphaTest&&a.enable(10),M.vertexColors&&a.enable(11),M.vertexAlphas&&a.enable(12),M.vertexUv1s&&a.enable(13),M.vertexUv2s&&a.enable(14),M.vertexUv3s&&a.enable(15),M.vertexTangents&&a.enable(16),M.anisotropy&&a.enable(17),M.alphaHash&&a.enable(18),M.batching&&a.enable(19),M.dispersion&&a.enable(20),M.batchingColor&&a.enable(21),M.gradientMap&&a.enable(22),y.push(a.mask),a.disableAll(),M.fog&&a.enable(0),M.useFog&&a.enable(1),M.flatShading&&a.enable(2),M.logarithmicDepthBuffer&&a.enable(3),M.reversedDepthBuffer&&a.enable(4),M.skinning&&a.enable(5),M.morphTargets&&a.enable(6),M.morphNormals&&a.enable(7),M.morphColors&&a.enable(8),M.premultipliedAlpha&&a.enable(9),M.shadowMapEnabled&&a.enable(10),M.doubleSided&&a.enable(11),M.flipSided&&a.enable(12),M.useDepthPacking&&a.enable(13),M.dithering&&a.enable(14),M.transmission&&a.enable(15),M.sheen&&a.enable(16),M.opaque&&a.enable(17),M.pointsUvs&&a.enable(18),M.decodeVideoTexture&&a.enable(19),M.decodeVideoTextureEmissive&&a.enable(20),M.alphaToCoverage&&a.enable(21),y.push(a.mask)}function v(y){const M=g[y.type];let D;if(M){const z=ws[M];D=Lb.clone(z.uniforms)}else D=y.uniforms;return D}function A(y,M){let D;for(let z=0,H=u.length;z<H;z++){const Z=u[z];if(Z.cacheKey===M){D=Z,++D.usedTimes;break}}return D===void 0&&(D=new zE(n,M,y,r),u.push(D)),D}function T(y){if(--y.usedTimes===0){const M=u.indexOf(y);u[M]=u[u.length-1],u.pop(),y.destroy()}}function I(y){c.remove(y)}function F(){c.dispose()}return{getParameters:m,getProgramCacheKey:f,getUniforms:v,acquireProgram:A,releaseProgram:T,releaseShaderCache:I,programs:u,dispose:F}}function $E(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,c){n.get(o)[a]=c}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function jE(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.z!==e.z?n.z-e.z:n.id-e.id}function r_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function o_(){const n=[];let e=0;const t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(h,d,p,g,_,m){let f=n[e];return f===void 0?(f={id:h.id,object:h,geometry:d,material:p,groupOrder:g,renderOrder:h.renderOrder,z:_,group:m},n[e]=f):(f.id=h.id,f.object=h,f.geometry=d,f.material=p,f.groupOrder=g,f.renderOrder=h.renderOrder,f.z=_,f.group=m),e++,f}function a(h,d,p,g,_,m){const f=o(h,d,p,g,_,m);p.transmission>0?i.push(f):p.transparent===!0?s.push(f):t.push(f)}function c(h,d,p,g,_,m){const f=o(h,d,p,g,_,m);p.transmission>0?i.unshift(f):p.transparent===!0?s.unshift(f):t.unshift(f)}function l(h,d){t.length>1&&t.sort(h||jE),i.length>1&&i.sort(d||r_),s.length>1&&s.sort(d||r_)}function u(){for(let h=e,d=n.length;h<d;h++){const p=n[h];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:a,unshift:c,finish:u,sort:l}}function XE(){let n=new WeakMap;function e(i,s){const r=n.get(i);let o;return r===void 0?(o=new o_,n.set(i,[o])):s>=r.length?(o=new o_,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function qE(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={direction:new $,color:new dt};break;case"SpotLight":t={position:new $,direction:new $,color:new dt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new $,color:new dt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new $,skyColor:new dt,groundColor:new dt};break;case"RectAreaLight":t={color:new dt,position:new $,halfWidth:new $,halfHeight:new $};break}return n[e.id]=t,t}}}function YE(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}let KE=0;function ZE(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function JE(n){const e=new qE,t=YE(),i={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new $);const s=new $,r=new vt,o=new vt;function a(l){let u=0,h=0,d=0;for(let y=0;y<9;y++)i.probe[y].set(0,0,0);let p=0,g=0,_=0,m=0,f=0,S=0,C=0,v=0,A=0,T=0,I=0;l.sort(ZE);for(let y=0,M=l.length;y<M;y++){const D=l[y],z=D.color,H=D.intensity,Z=D.distance,Y=D.shadow&&D.shadow.map?D.shadow.map.texture:null;if(D.isAmbientLight)u+=z.r*H,h+=z.g*H,d+=z.b*H;else if(D.isLightProbe){for(let G=0;G<9;G++)i.probe[G].addScaledVector(D.sh.coefficients[G],H);I++}else if(D.isDirectionalLight){const G=e.get(D);if(G.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){const ne=D.shadow,ee=t.get(D);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,i.directionalShadow[p]=ee,i.directionalShadowMap[p]=Y,i.directionalShadowMatrix[p]=D.shadow.matrix,S++}i.directional[p]=G,p++}else if(D.isSpotLight){const G=e.get(D);G.position.setFromMatrixPosition(D.matrixWorld),G.color.copy(z).multiplyScalar(H),G.distance=Z,G.coneCos=Math.cos(D.angle),G.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),G.decay=D.decay,i.spot[_]=G;const ne=D.shadow;if(D.map&&(i.spotLightMap[A]=D.map,A++,ne.updateMatrices(D),D.castShadow&&T++),i.spotLightMatrix[_]=ne.matrix,D.castShadow){const ee=t.get(D);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,i.spotShadow[_]=ee,i.spotShadowMap[_]=Y,v++}_++}else if(D.isRectAreaLight){const G=e.get(D);G.color.copy(z).multiplyScalar(H),G.halfWidth.set(D.width*.5,0,0),G.halfHeight.set(0,D.height*.5,0),i.rectArea[m]=G,m++}else if(D.isPointLight){const G=e.get(D);if(G.color.copy(D.color).multiplyScalar(D.intensity),G.distance=D.distance,G.decay=D.decay,D.castShadow){const ne=D.shadow,ee=t.get(D);ee.shadowIntensity=ne.intensity,ee.shadowBias=ne.bias,ee.shadowNormalBias=ne.normalBias,ee.shadowRadius=ne.radius,ee.shadowMapSize=ne.mapSize,ee.shadowCameraNear=ne.camera.near,ee.shadowCameraFar=ne.camera.far,i.pointShadow[g]=ee,i.pointShadowMap[g]=Y,i.pointShadowMatrix[g]=D.shadow.matrix,C++}i.point[g]=G,g++}else if(D.isHemisphereLight){const G=e.get(D);G.skyColor.copy(D.color).multiplyScalar(H),G.groundColor.copy(D.groundColor).multiplyScalar(H),i.hemi[f]=G,f++}}m>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Fe.LTC_FLOAT_1,i.rectAreaLTC2=Fe.LTC_FLOAT_2):(i.rectAreaLTC1=Fe.LTC_HALF_1,i.rectAreaLTC2=Fe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;const F=i.hash;(F.directionalLength!==p||F.pointLength!==g||F.spotLength!==_||F.rectAreaLength!==m||F.hemiLength!==f||F.numDirectionalShadows!==S||F.numPointShadows!==C||F.numSpotShadows!==v||F.numSpotMaps!==A||F.numLightProbes!==I)&&(i.directional.length=p,i.spot.length=_,i.rectArea.length=m,i.point.length=g,i.hemi.length=f,i.directionalShadow.length=S,i.directionalShadowMap.length=S,i.pointShadow.length=C,i.pointShadowMap.length=C,i.spotShadow.length=v,i.spotShadowMap.length=v,i.directionalShadowMatrix.length=S,i.pointShadowMatrix.length=C,i.spotLightMatrix.length=v+A-T,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=T,i.numLightProbes=I,F.directionalLength=p,F.pointLength=g,F.spotLength=_,F.rectAreaLength=m,F.hemiLength=f,F.numDirectionalShadows=S,F.numPointShadows=C,F.numSpotShadows=v,F.numSpotMaps=A,F.numLightProbes=I,i.version=KE++)}function c(l,u){let h=0,d=0,p=0,g=0,_=0;const m=u.matrixWorldInverse;for(let f=0,S=l.length;f<S;f++){const C=l[f];if(C.isDirectionalLight){const v=i.directional[h];v.direction.setFromMatrixPosition(C.matrixWorld),s.setFromMatrixPosition(C.target.matrixWorld),v.direction.sub(s),v.direction.transformDirection(m),h++}else if(C.isSpotLight){const v=i.spot[p];v.position.setFromMatrixPosition(C.matrixWorld),v.position.applyMatrix4(m),v.direction.setFromMatrixPosition(C.matrixWorld),s.setFromMatrixPosition(C.target.matrixWorld),v.direction.sub(s),v.direction.transformDirection(m),p++}else if(C.isRectAreaLight){const v=i.rectArea[g];v.position.setFromMatrixPosition(C.matrixWorld),v.position.applyMatrix4(m),o.identity(),r.copy(C.matrixWorld),r.premultiply(m),o.extractRotation(r),v.halfWidth.set(C.width*.5,0,0),v.halfHeight.set(0,C.height*.5,0),v.halfWidth.applyMatrix4(o),v.halfHeight.applyMatrix4(o),g++}else if(C.isPointLight){const v=i.point[d];v.position.setFromMatrixPosition(C.matrixWorld),v.position.applyMatrix4(m),d++}else if(C.isHemisphereLight){const v=i.hemi[_];v.direction.setFromMatrixPosition(C.matrixWorld),v.direction.transformDirection(m),_++}}}return{setup:a,setupView:c,state:i}}function a_(n){const e=new JE(n),t=[],i=[];function s(u){l.camera=u,t.length=0,i.length=0}function r(u){t.push(u)}function o(u){i.push(u)}function a(){e.setup(t)}function c(u){e.setupView(t,u)}const l={lightsArray:t,shadowsArray:i,camera:null,lights:e,transmissionRenderTarget:{}};return{init:s,state:l,setupLights:a,setupLightsView:c,pushLight:r,pushShadow:o}}function QE(n){let e=new WeakMap;function t(s,r=0){const o=e.get(s);let a;return o===void 0?(a=new a_(n),e.set(s,[a])):r>=o.length?(a=new a_(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}const eT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,tT=`uniform sampler2D shadow_pass;
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
}`;function nT(n,e,t){let i=new hd;const s=new _t,r=new _t,o=new Yt,a=new $b({depthPacking:zy}),c=new jb,l={},u=t.maxTextureSize,h={[ks]:xi,[xi]:ks,[Hi]:Hi},d=new dr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new _t},radius:{value:4}},vertexShader:eT,fragmentShader:tT}),p=d.clone();p.defines.HORIZONTAL_PASS=1;const g=new Pn;g.setAttribute("position",new Li(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const _=new vn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=am;let f=this.type;this.render=function(T,I,F){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;const y=n.getRenderTarget(),M=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),z=n.state;z.setBlending(nr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);const H=f!==Fs&&this.type===Fs,Z=f===Fs&&this.type!==Fs;for(let Y=0,G=T.length;Y<G;Y++){const ne=T[Y],ee=ne.shadow;if(ee===void 0){console.warn("THREE.WebGLShadowMap:",ne,"has no shadow.");continue}if(ee.autoUpdate===!1&&ee.needsUpdate===!1)continue;s.copy(ee.mapSize);const he=ee.getFrameExtents();if(s.multiply(he),r.copy(ee.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/he.x),s.x=r.x*he.x,ee.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/he.y),s.y=r.y*he.y,ee.mapSize.y=r.y)),ee.map===null||H===!0||Z===!0){const ge=this.type!==Fs?{minFilter:Ri,magFilter:Ri}:{};ee.map!==null&&ee.map.dispose(),ee.map=new Ir(s.x,s.y,ge),ee.map.texture.name=ne.name+".shadowMap",ee.camera.updateProjectionMatrix()}n.setRenderTarget(ee.map),n.clear();const de=ee.getViewportCount();for(let ge=0;ge<de;ge++){const se=ee.getViewport(ge);o.set(r.x*se.x,r.y*se.y,r.x*se.z,r.y*se.w),z.viewport(o),ee.updateMatrices(ne,ge),i=ee.getFrustum(),v(I,F,ee.camera,ne,this.type)}ee.isPointLightShadow!==!0&&this.type===Fs&&S(ee,F),ee.needsUpdate=!1}f=this.type,m.needsUpdate=!1,n.setRenderTarget(y,M,D)};function S(T,I){const F=e.update(_);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,p.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),T.mapPass===null&&(T.mapPass=new Ir(s.x,s.y)),d.uniforms.shadow_pass.value=T.map.texture,d.uniforms.resolution.value=T.mapSize,d.uniforms.radius.value=T.radius,n.setRenderTarget(T.mapPass),n.clear(),n.renderBufferDirect(I,null,F,d,_,null),p.uniforms.shadow_pass.value=T.mapPass.texture,p.uniforms.resolution.value=T.mapSize,p.uniforms.radius.value=T.radius,n.setRenderTarget(T.map),n.clear(),n.renderBufferDirect(I,null,F,p,_,null)}function C(T,I,F,y){let M=null;const D=F.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(D!==void 0)M=D;else if(M=F.isPointLight===!0?c:a,n.localClippingEnabled&&I.clipShadows===!0&&Array.isArray(I.clippingPlanes)&&I.clippingPlanes.length!==0||I.displacementMap&&I.displacementScale!==0||I.alphaMap&&I.alphaTest>0||I.map&&I.alphaTest>0||I.alphaToCoverage===!0){const z=M.uuid,H=I.uuid;let Z=l[z];Z===void 0&&(Z={},l[z]=Z);let Y=Z[H];Y===void 0&&(Y=M.clone(),Z[H]=Y,I.addEventListener("dispose",A)),M=Y}if(M.visible=I.visible,M.wireframe=I.wireframe,y===Fs?M.side=I.shadowSide!==null?I.shadowSide:I.side:M.side=I.shadowSide!==null?I.shadowSide:h[I.side],M.alphaMap=I.alphaMap,M.alphaTest=I.alphaToCoverage===!0?.5:I.alphaTest,M.map=I.map,M.clipShadows=I.clipShadows,M.clippingPlanes=I.clippingPlanes,M.clipIntersection=I.clipIntersection,M.displacementMap=I.displacementMap,M.displacementScale=I.displacementScale,M.displacementBias=I.displacementBias,M.wireframeLinewidth=I.wireframeLinewidth,M.linewidth=I.linewidth,F.isPointLight===!0&&M.isMeshDistanceMaterial===!0){const z=n.properties.get(M);z.light=F}return M}function v(T,I,F,y,M){if(T.visible===!1)return;if(T.layers.test(I.layers)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&M===Fs)&&(!T.frustumCulled||i.intersectsObject(T))){T.modelViewMatrix.multiplyMatrices(F.matrixWorldInverse,T.matrixWorld);const H=e.update(T),Z=T.material;if(Array.isArray(Z)){const Y=H.groups;for(let G=0,ne=Y.length;G<ne;G++){const ee=Y[G],he=Z[ee.materialIndex];if(he&&he.visible){const de=C(T,he,y,M);T.onBeforeShadow(n,T,I,F,H,de,ee),n.renderBufferDirect(F,null,H,de,T,ee),T.onAfterShadow(n,T,I,F,H,de,ee)}}}else if(Z.visible){const Y=C(T,Z,y,M);T.onBeforeShadow(n,T,I,F,H,Y,null),n.renderBufferDirect(F,null,H,Y,T,null),T.onAfterShadow(n,T,I,F,H,Y,null)}}const z=T.children;for(let H=0,Z=z.length;H<Z;H++)v(z[H],I,F,y,M)}function A(T){T.target.removeEventListener("dispose",A);for(const F in l){const y=l[F],M=T.target.uuid;M in y&&(y[M].dispose(),delete y[M])}}}const iT={[Gu]:Wu,[$u]:qu,[ju]:Yu,[mo]:Xu,[Wu]:Gu,[qu]:$u,[Yu]:ju,[Xu]:mo};function sT(n,e){function t(){let q=!1;const Ce=new Yt;let Ee=null;const je=new Yt(0,0,0,0);return{setMask:function(Te){Ee!==Te&&!q&&(n.colorMask(Te,Te,Te,Te),Ee=Te)},setLocked:function(Te){q=Te},setClear:function(Te,xe,Je,yt,tn){tn===!0&&(Te*=yt,xe*=yt,Je*=yt),Ce.set(Te,xe,Je,yt),je.equals(Ce)===!1&&(n.clearColor(Te,xe,Je,yt),je.copy(Ce))},reset:function(){q=!1,Ee=null,je.set(-1,0,0,0)}}}function i(){let q=!1,Ce=!1,Ee=null,je=null,Te=null;return{setReversed:function(xe){if(Ce!==xe){const Je=e.get("EXT_clip_control");xe?Je.clipControlEXT(Je.LOWER_LEFT_EXT,Je.ZERO_TO_ONE_EXT):Je.clipControlEXT(Je.LOWER_LEFT_EXT,Je.NEGATIVE_ONE_TO_ONE_EXT),Ce=xe;const yt=Te;Te=null,this.setClear(yt)}},getReversed:function(){return Ce},setTest:function(xe){xe?Q(n.DEPTH_TEST):Se(n.DEPTH_TEST)},setMask:function(xe){Ee!==xe&&!q&&(n.depthMask(xe),Ee=xe)},setFunc:function(xe){if(Ce&&(xe=iT[xe]),je!==xe){switch(xe){case Gu:n.depthFunc(n.NEVER);break;case Wu:n.depthFunc(n.ALWAYS);break;case $u:n.depthFunc(n.LESS);break;case mo:n.depthFunc(n.LEQUAL);break;case ju:n.depthFunc(n.EQUAL);break;case Xu:n.depthFunc(n.GEQUAL);break;case qu:n.depthFunc(n.GREATER);break;case Yu:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}je=xe}},setLocked:function(xe){q=xe},setClear:function(xe){Te!==xe&&(Ce&&(xe=1-xe),n.clearDepth(xe),Te=xe)},reset:function(){q=!1,Ee=null,je=null,Te=null,Ce=!1}}}function s(){let q=!1,Ce=null,Ee=null,je=null,Te=null,xe=null,Je=null,yt=null,tn=null;return{setTest:function(St){q||(St?Q(n.STENCIL_TEST):Se(n.STENCIL_TEST))},setMask:function(St){Ce!==St&&!q&&(n.stencilMask(St),Ce=St)},setFunc:function(St,Fn,sn){(Ee!==St||je!==Fn||Te!==sn)&&(n.stencilFunc(St,Fn,sn),Ee=St,je=Fn,Te=sn)},setOp:function(St,Fn,sn){(xe!==St||Je!==Fn||yt!==sn)&&(n.stencilOp(St,Fn,sn),xe=St,Je=Fn,yt=sn)},setLocked:function(St){q=St},setClear:function(St){tn!==St&&(n.clearStencil(St),tn=St)},reset:function(){q=!1,Ce=null,Ee=null,je=null,Te=null,xe=null,Je=null,yt=null,tn=null}}}const r=new t,o=new i,a=new s,c=new WeakMap,l=new WeakMap;let u={},h={},d=new WeakMap,p=[],g=null,_=!1,m=null,f=null,S=null,C=null,v=null,A=null,T=null,I=new dt(0,0,0),F=0,y=!1,M=null,D=null,z=null,H=null,Z=null;const Y=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let G=!1,ne=0;const ee=n.getParameter(n.VERSION);ee.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec(ee)[1]),G=ne>=1):ee.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec(ee)[1]),G=ne>=2);let he=null,de={};const ge=n.getParameter(n.SCISSOR_BOX),se=n.getParameter(n.VIEWPORT),ie=new Yt().fromArray(ge),ve=new Yt().fromArray(se);function ye(q,Ce,Ee,je){const Te=new Uint8Array(4),xe=n.createTexture();n.bindTexture(q,xe),n.texParameteri(q,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(q,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Je=0;Je<Ee;Je++)q===n.TEXTURE_3D||q===n.TEXTURE_2D_ARRAY?n.texImage3D(Ce,0,n.RGBA,1,1,je,0,n.RGBA,n.UNSIGNED_BYTE,Te):n.texImage2D(Ce+Je,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,Te);return xe}const X={};X[n.TEXTURE_2D]=ye(n.TEXTURE_2D,n.TEXTURE_2D,1),X[n.TEXTURE_CUBE_MAP]=ye(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),X[n.TEXTURE_2D_ARRAY]=ye(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),X[n.TEXTURE_3D]=ye(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Q(n.DEPTH_TEST),o.setFunc(mo),lt(!1),qe(om),Q(n.CULL_FACE),Bt(nr);function Q(q){u[q]!==!0&&(n.enable(q),u[q]=!0)}function Se(q){u[q]!==!1&&(n.disable(q),u[q]=!1)}function Ve(q,Ce){return h[q]!==Ce?(n.bindFramebuffer(q,Ce),h[q]=Ce,q===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=Ce),q===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=Ce),!0):!1}function De(q,Ce){let Ee=p,je=!1;if(q){Ee=d.get(Ce),Ee===void 0&&(Ee=[],d.set(Ce,Ee));const Te=q.textures;if(Ee.length!==Te.length||Ee[0]!==n.COLOR_ATTACHMENT0){for(let xe=0,Je=Te.length;xe<Je;xe++)Ee[xe]=n.COLOR_ATTACHMENT0+xe;Ee.length=Te.length,je=!0}}else Ee[0]!==n.BACK&&(Ee[0]=n.BACK,je=!0);je&&n.drawBuffers(Ee)}function bt(q){return g!==q?(n.useProgram(q),g=q,!0):!1}const an={[Pr]:n.FUNC_ADD,[uy]:n.FUNC_SUBTRACT,[hy]:n.FUNC_REVERSE_SUBTRACT};an[dy]=n.MIN,an[fy]=n.MAX;const W={[py]:n.ZERO,[my]:n.ONE,[gy]:n.SRC_COLOR,[Vu]:n.SRC_ALPHA,[My]:n.SRC_ALPHA_SATURATE,[yy]:n.DST_COLOR,[vy]:n.DST_ALPHA,[_y]:n.ONE_MINUS_SRC_COLOR,[Hu]:n.ONE_MINUS_SRC_ALPHA,[by]:n.ONE_MINUS_DST_COLOR,[xy]:n.ONE_MINUS_DST_ALPHA,[Sy]:n.CONSTANT_COLOR,[wy]:n.ONE_MINUS_CONSTANT_COLOR,[Ey]:n.CONSTANT_ALPHA,[Ty]:n.ONE_MINUS_CONSTANT_ALPHA};function Bt(q,Ce,Ee,je,Te,xe,Je,yt,tn,St){if(q===nr){_===!0&&(Se(n.BLEND),_=!1);return}if(_===!1&&(Q(n.BLEND),_=!0),q!==cy){if(q!==m||St!==y){if((f!==Pr||v!==Pr)&&(n.blendEquation(n.FUNC_ADD),f=Pr,v=Pr),St)switch(q){case po:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case lm:n.blendFunc(n.ONE,n.ONE);break;case cm:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case um:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:console.error("THREE.WebGLState: Invalid blending: ",q);break}else switch(q){case po:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case lm:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case cm:console.error("THREE.WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case um:console.error("THREE.WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:console.error("THREE.WebGLState: Invalid blending: ",q);break}S=null,C=null,A=null,T=null,I.set(0,0,0),F=0,m=q,y=St}return}Te=Te||Ce,xe=xe||Ee,Je=Je||je,(Ce!==f||Te!==v)&&(n.blendEquationSeparate(an[Ce],an[Te]),f=Ce,v=Te),(Ee!==S||je!==C||xe!==A||Je!==T)&&(n.blendFuncSeparate(W[Ee],W[je],W[xe],W[Je]),S=Ee,C=je,A=xe,T=Je),(yt.equals(I)===!1||tn!==F)&&(n.blendColor(yt.r,yt.g,yt.b,tn),I.copy(yt),F=tn),m=q,y=!1}function mt(q,Ce){q.side===Hi?Se(n.CULL_FACE):Q(n.CULL_FACE);let Ee=q.side===xi;Ce&&(Ee=!Ee),lt(Ee),q.blending===po&&q.transparent===!1?Bt(nr):Bt(q.blending,q.blendEquation,q.blendSrc,q.blendDst,q.blendEquationAlpha,q.blendSrcAlpha,q.blendDstAlpha,q.blendColor,q.blendAlpha,q.premultipliedAlpha),o.setFunc(q.depthFunc),o.setTest(q.depthTest),o.setMask(q.depthWrite),r.setMask(q.colorWrite);const je=q.stencilWrite;a.setTest(je),je&&(a.setMask(q.stencilWriteMask),a.setFunc(q.stencilFunc,q.stencilRef,q.stencilFuncMask),a.setOp(q.stencilFail,q.stencilZFail,q.stencilZPass)),$e(q.polygonOffset,q.polygonOffsetFactor,q.polygonOffsetUnits),q.alphaToCoverage===!0?Q(n.SAMPLE_ALPHA_TO_COVERAGE):Se(n.SAMPLE_ALPHA_TO_COVERAGE)}function lt(q){M!==q&&(q?n.frontFace(n.CW):n.frontFace(n.CCW),M=q)}function qe(q){q!==oy?(Q(n.CULL_FACE),q!==D&&(q===om?n.cullFace(n.BACK):q===ay?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Se(n.CULL_FACE),D=q}function Zt(q){q!==z&&(G&&n.lineWidth(q),z=q)}function $e(q,Ce,Ee){q?(Q(n.POLYGON_OFFSET_FILL),(H!==Ce||Z!==Ee)&&(n.polygonOffset(Ce,Ee),H=Ce,Z=Ee)):Se(n.POLYGON_OFFSET_FILL)}function st(q){q?Q(n.SCISSOR_TEST):Se(n.SCISSOR_TEST)}function pn(q){q===void 0&&(q=n.TEXTURE0+Y-1),he!==q&&(n.activeTexture(q),he=q)}function Ht(q,Ce,Ee){Ee===void 0&&(he===null?Ee=n.TEXTURE0+Y-1:Ee=he);let je=de[Ee];je===void 0&&(je={type:void 0,texture:void 0},de[Ee]=je),(je.type!==q||je.texture!==Ce)&&(he!==Ee&&(n.activeTexture(Ee),he=Ee),n.bindTexture(q,Ce||X[q]),je.type=q,je.texture=Ce)}function B(){const q=de[he];q!==void 0&&q.type!==void 0&&(n.bindTexture(q.type,null),q.type=void 0,q.texture=void 0)}function R(){try{n.compressedTexImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function j(){try{n.compressedTexImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function le(){try{n.texSubImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function pe(){try{n.texSubImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function ue(){try{n.compressedTexSubImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Ke(){try{n.compressedTexSubImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Re(){try{n.texStorage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Ye(){try{n.texStorage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function ze(){try{n.texImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function be(){try{n.texImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Pe(q){ie.equals(q)===!1&&(n.scissor(q.x,q.y,q.z,q.w),ie.copy(q))}function tt(q){ve.equals(q)===!1&&(n.viewport(q.x,q.y,q.z,q.w),ve.copy(q))}function Qe(q,Ce){let Ee=l.get(Ce);Ee===void 0&&(Ee=new WeakMap,l.set(Ce,Ee));let je=Ee.get(q);je===void 0&&(je=n.getUniformBlockIndex(Ce,q.name),Ee.set(q,je))}function Ie(q,Ce){const je=l.get(Ce).get(q);c.get(Ce)!==je&&(n.uniformBlockBinding(Ce,je,q.__bindingPointIndex),c.set(Ce,je))}function gt(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),u={},he=null,de={},h={},d=new WeakMap,p=[],g=null,_=!1,m=null,f=null,S=null,C=null,v=null,A=null,T=null,I=new dt(0,0,0),F=0,y=!1,M=null,D=null,z=null,H=null,Z=null,ie.set(0,0,n.canvas.width,n.canvas.height),ve.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Q,disable:Se,bindFramebuffer:Ve,drawBuffers:De,useProgram:bt,setBlending:Bt,setMaterial:mt,setFlipSided:lt,setCullFace:qe,setLineWidth:Zt,setPolygonOffset:$e,setScissorTest:st,activeTexture:pn,bindTexture:Ht,unbindTexture:B,compressedTexImage2D:R,compressedTexImage3D:j,texImage2D:ze,texImage3D:be,updateUBOMapping:Qe,uniformBlockBinding:Ie,texStorage2D:Re,texStorage3D:Ye,texSubImage2D:le,texSubImage3D:pe,compressedTexSubImage2D:ue,compressedTexSubImage3D:Ke,scissor:Pe,viewport:tt,reset:gt}}function rT(n,e,t,i,s,r,o){const a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new _t,u=new WeakMap;let h;const d=new WeakMap;let p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(B,R){return p?new OffscreenCanvas(B,R):Na("canvas")}function _(B,R,j){let le=1;const pe=Ht(B);if((pe.width>j||pe.height>j)&&(le=j/Math.max(pe.width,pe.height)),le<1)if(typeof HTMLImageElement<"u"&&B instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&B instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&B instanceof ImageBitmap||typeof VideoFrame<"u"&&B instanceof VideoFrame){const ue=Math.floor(le*pe.width),Ke=Math.floor(le*pe.height);h===void 0&&(h=g(ue,Ke));const Re=R?g(ue,Ke):h;return Re.width=ue,Re.height=Ke,Re.getContext("2d").drawImage(B,0,0,ue,Ke),console.warn("THREE.WebGLRenderer: Texture has been resized from ("+pe.width+"x"+pe.height+") to ("+ue+"x"+Ke+")."),Re}else return"data"in B&&console.warn("THREE.WebGLRenderer: Image in DataTexture is too big ("+pe.width+"x"+pe.height+")."),B;return B}function m(B){return B.generateMipmaps}function f(B){n.generateMipmap(B)}function S(B){return B.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:B.isWebGL3DRenderTarget?n.TEXTURE_3D:B.isWebGLArrayRenderTarget||B.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function C(B,R,j,le,pe=!1){if(B!==null){if(n[B]!==void 0)return n[B];console.warn("THREE.WebGLRenderer: Attempt to use non-existing WebGL internal format '"+B+"'")}let ue=R;if(R===n.RED&&(j===n.FLOAT&&(ue=n.R32F),j===n.HALF_FLOAT&&(ue=n.R16F),j===n.UNSIGNED_BYTE&&(ue=n.R8)),R===n.RED_INTEGER&&(j===n.UNSIGNED_BYTE&&(ue=n.R8UI),j===n.UNSIGNED_SHORT&&(ue=n.R16UI),j===n.UNSIGNED_INT&&(ue=n.R32UI),j===n.BYTE&&(ue=n.R8I),j===n.SHORT&&(ue=n.R16I),j===n.INT&&(ue=n.R32I)),R===n.RG&&(j===n.FLOAT&&(ue=n.RG32F),j===n.HALF_FLOAT&&(ue=n.RG16F),j===n.UNSIGNED_BYTE&&(ue=n.RG8)),R===n.RG_INTEGER&&(j===n.UNSIGNED_BYTE&&(ue=n.RG8UI),j===n.UNSIGNED_SHORT&&(ue=n.RG16UI),j===n.UNSIGNED_INT&&(ue=n.RG32UI),j===n.BYTE&&(ue=n.RG8I),j===n.SHORT&&(ue=n.RG16I),j===n.INT&&(ue=n.RG32I)),R===n.RGB_INTEGER&&(j===n.UNSIGNED_BYTE&&(ue=n.RGB8UI),j===n.UNSIGNED_SHORT&&(ue=n.RGB16UI),j===n.UNSIGNED_INT&&(ue=n.RGB32UI),j===n.BYTE&&(ue=n.RGB8I),j===n.SHORT&&(ue=n.RGB16I),j===n.INT&&(ue=n.RGB32I)),R===n.RGBA_INTEGER&&(j===n.UNSIGNED_BYTE&&(ue=n.RGBA8UI),j===n.UNSIGNED_SHORT&&(ue=n.RGBA16UI),j===n.UNSIGNED_INT&&(ue=n.RGBA32UI),j===n.BYTE&&(ue=n.RGBA8I),j===n.SHORT&&(ue=n.RGBA16I),j===n.INT&&(ue=n.RGBA32I)),R===n.RGB&&(j===n.UNSIGNED_INT_5_9_9_9_REV&&(ue=n.RGB9_E5),j===n.UNSIGNED_INT_10F_11F_11F_REV&&(ue=n.R11F_G11F_B10F)),R===n.RGBA){const Ke=pe?zl:kt.getTransfer(le);j===n.FLOAT&&(ue=n.RGBA32F),j===n.HALF_FLOAT&&(ue=n.RGBA16F),j===n.UNSIGNED_BYTE&&(ue=Ke===rn?n.SRGB8_ALPHA8:n.RGBA8),j===n.UNSIGNED_SHORT_4_4_4_4&&(ue=n.RGBA4),j===n.UNSIGNED_SHORT_5_5_5_1&&(ue=n.RGB5_A1)}return(ue===n.R16F||ue===n.R32F||ue===n.RG16F||ue===n.RG32F||ue===n.RGBA16F||ue===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ue}function v(B,R){let j;return B?R===null||R===Dr||R===Ca?j=n.DEPTH24_STENCIL8:R===ys?j=n.DEPTH32F_STENCIL8:R===Aa&&(j=n.DEPTH24_STENCIL8,console.warn("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):R===null||R===Dr||R===Ca?j=n.DEPTH_COMPONENT24:R===ys?j=n.DEPTH_COMPONENT32F:R===Aa&&(j=n.DEPTH_COMPONENT16),j}function A(B,R){return m(B)===!0||B.isFramebufferTexture&&B.minFilter!==Ri&&B.minFilter!==Ci?Math.log2(Math.max(R.width,R.height))+1:B.mipmaps!==void 0&&B.mipmaps.length>0?B.mipmaps.length:B.isCompressedTexture&&Array.isArray(B.image)?R.mipmaps.length:1}function T(B){const R=B.target;R.removeEventListener("dispose",T),F(R),R.isVideoTexture&&u.delete(R)}function I(B){const R=B.target;R.removeEventListener("dispose",I),M(R)}function F(B){const R=i.get(B);if(R.__webglInit===void 0)return;const j=B.source,le=d.get(j);if(le){const pe=le[R.__cacheKey];pe.usedTimes--,pe.usedTimes===0&&y(B),Object.keys(le).length===0&&d.delete(j)}i.remove(B)}function y(B){const R=i.get(B);n.deleteTexture(R.__webglTexture);const j=B.source,le=d.get(j);delete le[R.__cacheKey],o.memory.textures--}function M(B){const R=i.get(B);if(B.depthTexture&&(B.depthTexture.dispose(),i.remove(B.depthTexture)),B.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(R.__webglFramebuffer[le]))for(let pe=0;pe<R.__webglFramebuffer[le].length;pe++)n.deleteFramebuffer(R.__webglFramebuffer[le][pe]);else n.deleteFramebuffer(R.__webglFramebuffer[le]);R.__webglDepthbuffer&&n.deleteRenderbuffer(R.__webglDepthbuffer[le])}else{if(Array.isArray(R.__webglFramebuffer))for(let le=0;le<R.__webglFramebuffer.length;le++)n.deleteFramebuffer(R.__webglFramebuffer[le]);else n.deleteFramebuffer(R.__webglFramebuffer);if(R.__webglDepthbuffer&&n.deleteRenderbuffer(R.__webglDepthbuffer),R.__webglMultisampledFramebuffer&&n.deleteFramebuffer(R.__webglMultisampledFramebuffer),R.__webglColorRenderbuffer)for(let le=0;le<R.__webglColorRenderbuffer.length;le++)R.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(R.__webglColorRenderbuffer[le]);R.__webglDepthRenderbuffer&&n.deleteRenderbuffer(R.__webglDepthRenderbuffer)}const j=B.textures;for(let le=0,pe=j.length;le<pe;le++){const ue=i.get(j[le]);ue.__webglTexture&&(n.deleteTexture(ue.__webglTexture),o.memory.textures--),i.remove(j[le])}i.remove(B)}let D=0;function z(){D=0}function H(){const B=D;return B>=s.maxTextures&&console.warn("THREE.WebGLTextures: Trying to use "+B+" texture units while this GPU supports only "+s.maxTextures),D+=1,B}function Z(B){const R=[];return R.push(B.wrapS),R.push(B.wrapT),R.push(B.wrapR||0),R.push(B.magFilter),R.push(B.minFilter),R.push(B.anisotropy),R.push(B.internalFormat),R.push(B.format),R.push(B.type),R.push(B.generateMipmaps),R.push(B.premultiplyAlpha),R.push(B.flipY),R.push(B.unpackAlignment),R.push(B.colorSpace),R.join()}function Y(B,R){const j=i.get(B);if(B.isVideoTexture&&st(B),B.isRenderTargetTexture===!1&&B.isExternalTexture!==!0&&B.version>0&&j.__version!==B.version){const le=B.image;if(le===null)console.warn("THREE.WebGLRenderer: Texture marked for update but no image data found.");else if(le.complete===!1)console.warn("THREE.WebGLRenderer: Texture marked for update but image is incomplete");else{X(j,B,R);return}}else B.isExternalTexture&&(j.__webglTexture=B.sourceTexture?B.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,j.__webglTexture,n.TEXTURE0+R)}function G(B,R){const j=i.get(B);if(B.isRenderTargetTexture===!1&&B.version>0&&j.__version!==B.version){X(j,B,R);return}t.bindTexture(n.TEXTURE_2D_ARRAY,j.__webglTexture,n.TEXTURE0+R)}function ne(B,R){const j=i.get(B);if(B.isRenderTargetTexture===!1&&B.version>0&&j.__version!==B.version){X(j,B,R);return}t.bindTexture(n.TEXTURE_3D,j.__webglTexture,n.TEXTURE0+R)}function ee(B,R){const j=i.get(B);if(B.version>0&&j.__version!==B.version){Q(j,B,R);return}t.bindTexture(n.TEXTURE_CUBE_MAP,j.__webglTexture,n.TEXTURE0+R)}const he={[Lr]:n.REPEAT,[is]:n.CLAMP_TO_EDGE,[Ju]:n.MIRRORED_REPEAT},de={[Ri]:n.NEAREST,[ky]:n.NEAREST_MIPMAP_NEAREST,[Nl]:n.NEAREST_MIPMAP_LINEAR,[Ci]:n.LINEAR,[Qu]:n.LINEAR_MIPMAP_NEAREST,[Os]:n.LINEAR_MIPMAP_LINEAR},ge={[Hy]:n.NEVER,[qy]:n.ALWAYS,[Gy]:n.LESS,[Em]:n.LEQUAL,[Wy]:n.EQUAL,[Xy]:n.GEQUAL,[$y]:n.GREATER,[jy]:n.NOTEQUAL};function se(B,R){if(R.type===ys&&e.has("OES_texture_float_linear")===!1&&(R.magFilter===Ci||R.magFilter===Qu||R.magFilter===Nl||R.magFilter===Os||R.minFilter===Ci||R.minFilter===Qu||R.minFilter===Nl||R.minFilter===Os)&&console.warn("THREE.WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(B,n.TEXTURE_WRAP_S,he[R.wrapS]),n.texParameteri(B,n.TEXTURE_WRAP_T,he[R.wrapT]),(B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY)&&n.texParameteri(B,n.TEXTURE_WRAP_R,he[R.wrapR]),n.texParameteri(B,n.TEXTURE_MAG_FILTER,de[R.magFilter]),n.texParameteri(B,n.TEXTURE_MIN_FILTER,de[R.minFilter]),R.compareFunction&&(n.texParameteri(B,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(B,n.TEXTURE_COMPARE_FUNC,ge[R.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(R.magFilter===Ri||R.minFilter!==Nl&&R.minFilter!==Os||R.type===ys&&e.has("OES_texture_float_linear")===!1)return;if(R.anisotropy>1||i.get(R).__currentAnisotropy){const j=e.get("EXT_texture_filter_anisotropic");n.texParameterf(B,j.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(R.anisotropy,s.getMaxAnisotropy())),i.get(R).__currentAnisotropy=R.anisotropy}}}function ie(B,R){let j=!1;B.__webglInit===void 0&&(B.__webglInit=!0,R.addEventListener("dispose",T));const le=R.source;let pe=d.get(le);pe===void 0&&(pe={},d.set(le,pe));const ue=Z(R);if(ue!==B.__cacheKey){pe[ue]===void 0&&(pe[ue]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,j=!0),pe[ue].usedTimes++;const Ke=pe[B.__cacheKey];Ke!==void 0&&(pe[B.__cacheKey].usedTimes--,Ke.usedTimes===0&&y(R)),B.__cacheKey=ue,B.__webglTexture=pe[ue].texture}return j}function ve(B,R,j){return Math.floor(Math.floor(B/j)/R)}function ye(B,R,j,le){const ue=B.updateRanges;if(ue.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,R.width,R.height,j,le,R.data);else{ue.sort((be,Pe)=>be.start-Pe.start);let Ke=0;for(let be=1;be<ue.length;be++){const Pe=ue[Ke],tt=ue[be],Qe=Pe.start+Pe.count,Ie=ve(tt.start,R.width,4),gt=ve(Pe.start,R.width,4);tt.start<=Qe+1&&Ie===gt&&ve(tt.start+tt.count-1,R.width,4)===Ie?Pe.count=Math.max(Pe.count,tt.start+tt.count-Pe.start):(++Ke,ue[Ke]=tt)}ue.length=Ke+1;const Re=n.getParameter(n.UNPACK_ROW_LENGTH),Ye=n.getParameter(n.UNPACK_SKIP_PIXELS),ze=n.getParameter(n.UNPACK_SKIP_ROWS);n.pixelStorei(n.UNPACK_ROW_LENGTH,R.width);for(let be=0,Pe=ue.length;be<Pe;be++){const tt=ue[be],Qe=Math.floor(tt.start/4),Ie=Math.ceil(tt.count/4),gt=Qe%R.width,q=Math.floor(Qe/R.width),Ce=Ie,Ee=1;n.pixelStorei(n.UNPACK_SKIP_PIXELS,gt),n.pixelStorei(n.UNPACK_SKIP_ROWS,q),t.texSubImage2D(n.TEXTURE_2D,0,gt,q,Ce,Ee,j,le,R.data)}B.clearUpdateRanges(),n.pixelStorei(n.UNPACK_ROW_LENGTH,Re),n.pixelStorei(n.UNPACK_SKIP_PIXELS,Ye),n.pixelStorei(n.UNPACK_SKIP_ROWS,ze)}}function X(B,R,j){let le=n.TEXTURE_2D;(R.isDataArrayTexture||R.isCompressedArrayTexture)&&(le=n.TEXTURE_2D_ARRAY),R.isData3DTexture&&(le=n.TEXTURE_3D);const pe=ie(B,R),ue=R.source;t.bindTexture(le,B.__webglTexture,n.TEXTURE0+j);const Ke=i.get(ue);if(ue.version!==Ke.__version||pe===!0){t.activeTexture(n.TEXTURE0+j);const Re=kt.getPrimaries(kt.workingColorSpace),Ye=R.colorSpace===sr?null:kt.getPrimaries(R.colorSpace),ze=R.colorSpace===sr||Re===Ye?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,R.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,R.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,R.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze);let be=_(R.image,!1,s.maxTextureSize);be=pn(R,be);const Pe=r.convert(R.format,R.colorSpace),tt=r.convert(R.type);let Qe=C(R.internalFormat,Pe,tt,R.colorSpace,R.isVideoTexture);se(le,R);let Ie;const gt=R.mipmaps,q=R.isVideoTexture!==!0,Ce=Ke.__version===void 0||pe===!0,Ee=ue.dataReady,je=A(R,be);if(R.isDepthTexture)Qe=v(R.format===La,R.type),Ce&&(q?t.texStorage2D(n.TEXTURE_2D,1,Qe,be.width,be.height):t.texImage2D(n.TEXTURE_2D,0,Qe,be.width,be.height,0,Pe,tt,null));else if(R.isDataTexture)if(gt.length>0){q&&Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,gt[0].width,gt[0].height);for(let Te=0,xe=gt.length;Te<xe;Te++)Ie=gt[Te],q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,tt,Ie.data):t.texImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Pe,tt,Ie.data);R.generateMipmaps=!1}else q?(Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,be.width,be.height),Ee&&ye(R,be,Pe,tt)):t.texImage2D(n.TEXTURE_2D,0,Qe,be.width,be.height,0,Pe,tt,be.data);else if(R.isCompressedTexture)if(R.isCompressedArrayTexture){q&&Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,Qe,gt[0].width,gt[0].height,be.depth);for(let Te=0,xe=gt.length;Te<xe;Te++)if(Ie=gt[Te],R.format!==Gi)if(Pe!==null)if(q){if(Ee)if(R.layerUpdates.size>0){const Je=Dg(Ie.width,Ie.height,R.format,R.type);for(const yt of R.layerUpdates){const tn=Ie.data.subarray(yt*Je/Ie.data.BYTES_PER_ELEMENT,(yt+1)*Je/Ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,yt,Ie.width,Ie.height,1,Pe,tn)}R.clearLayerUpdates()}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,0,Ie.width,Ie.height,be.depth,Pe,Ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,Te,Qe,Ie.width,Ie.height,be.depth,0,Ie.data,0,0);else console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else q?Ee&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,0,Ie.width,Ie.height,be.depth,Pe,tt,Ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,Te,Qe,Ie.width,Ie.height,be.depth,0,Pe,tt,Ie.data)}else{q&&Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,gt[0].width,gt[0].height);for(let Te=0,xe=gt.length;Te<xe;Te++)Ie=gt[Te],R.format!==Gi?Pe!==null?q?Ee&&t.compressedTexSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,Ie.data):t.compressedTexImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Ie.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,tt,Ie.data):t.texImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Pe,tt,Ie.data)}else if(R.isDataArrayTexture)if(q){if(Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,Qe,be.width,be.height,be.depth),Ee)if(R.layerUpdates.size>0){const Te=Dg(be.width,be.height,R.format,R.type);for(const xe of R.layerUpdates){const Je=be.data.subarray(xe*Te/be.data.BYTES_PER_ELEMENT,(xe+1)*Te/be.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,xe,be.width,be.height,1,Pe,tt,Je)}R.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,be.width,be.height,be.depth,Pe,tt,be.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,Qe,be.width,be.height,be.depth,0,Pe,tt,be.data);else if(R.isData3DTexture)q?(Ce&&t.texStorage3D(n.TEXTURE_3D,je,Qe,be.width,be.height,be.depth),Ee&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,be.width,be.height,be.depth,Pe,tt,be.data)):t.texImage3D(n.TEXTURE_3D,0,Qe,be.width,be.height,be.depth,0,Pe,tt,be.data);else if(R.isFramebufferTexture){if(Ce)if(q)t.texStorage2D(n.TEXTURE_2D,je,Qe,be.width,be.height);else{let Te=be.width,xe=be.height;for(let Je=0;Je<je;Je++)t.texImage2D(n.TEXTURE_2D,Je,Qe,Te,xe,0,Pe,tt,null),Te>>=1,xe>>=1}}else if(gt.length>0){if(q&&Ce){const Te=Ht(gt[0]);t.texStorage2D(n.TEXTURE_2D,je,Qe,Te.width,Te.height)}for(let Te=0,xe=gt.length;Te<xe;Te++)Ie=gt[Te],q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Pe,tt,Ie):t.texImage2D(n.TEXTURE_2D,Te,Qe,Pe,tt,Ie);R.generateMipmaps=!1}else if(q){if(Ce){const Te=Ht(be);t.texStorage2D(n.TEXTURE_2D,je,Qe,Te.width,Te.height)}Ee&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,Pe,tt,be)}else t.texImage2D(n.TEXTURE_2D,0,Qe,Pe,tt,be);m(R)&&f(le),Ke.__version=ue.version,R.onUpdate&&R.onUpdate(R)}B.__version=R.version}function Q(B,R,j){if(R.image.length!==6)return;const le=ie(B,R),pe=R.source;t.bindTexture(n.TEXTURE_CUBE_MAP,B.__webglTexture,n.TEXTURE0+j);const ue=i.get(pe);if(pe.version!==ue.__version||le===!0){t.activeTexture(n.TEXTURE0+j);const Ke=kt.getPrimaries(kt.workingColorSpace),Re=R.colorSpace===sr?null:kt.getPrimaries(R.colorSpace),Ye=R.colorSpace===sr||Ke===Re?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,R.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,R.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,R.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ye);const ze=R.isCompressedTexture||R.image[0].isCompressedTexture,be=R.image[0]&&R.image[0].isDataTexture,Pe=[];for(let xe=0;xe<6;xe++)!ze&&!be?Pe[xe]=_(R.image[xe],!0,s.maxCubemapSize):Pe[xe]=be?R.image[xe].image:R.image[xe],Pe[xe]=pn(R,Pe[xe]);const tt=Pe[0],Qe=r.convert(R.format,R.colorSpace),Ie=r.convert(R.type),gt=C(R.internalFormat,Qe,Ie,R.colorSpace),q=R.isVideoTexture!==!0,Ce=ue.__version===void 0||le===!0,Ee=pe.dataReady;let je=A(R,tt);se(n.TEXTURE_CUBE_MAP,R);let Te;if(ze){q&&Ce&&t.texStorage2D(n.TEXTURE_CUBE_MAP,je,gt,tt.width,tt.height);for(let xe=0;xe<6;xe++){Te=Pe[xe].mipmaps;for(let Je=0;Je<Te.length;Je++){const yt=Te[Je];R.format!==Gi?Qe!==null?q?Ee&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je,0,0,yt.width,yt.height,Qe,yt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je,gt,yt.width,yt.height,0,yt.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je,0,0,yt.width,yt.height,Qe,Ie,yt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je,gt,yt.width,yt.height,0,Qe,Ie,yt.data)}}}else{if(Te=R.mipmaps,q&&Ce){Te.length>0&&je++;const xe=Ht(Pe[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,je,gt,xe.width,xe.height)}for(let xe=0;xe<6;xe++)if(be){q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,0,0,Pe[xe].width,Pe[xe].height,Qe,Ie,Pe[xe].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,gt,Pe[xe].width,Pe[xe].height,0,Qe,Ie,Pe[xe].data);for(let Je=0;Je<Te.length;Je++){const tn=Te[Je].image[xe].image;q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je+1,0,0,tn.width,tn.height,Qe,Ie,tn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je+1,gt,tn.width,tn.height,0,Qe,Ie,tn.data)}}else{q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,0,0,Qe,Ie,Pe[xe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,0,gt,Qe,Ie,Pe[xe]);for(let Je=0;Je<Te.length;Je++){const yt=Te[Je];q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je+1,0,0,Qe,Ie,yt.image[xe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+xe,Je+1,gt,Qe,Ie,yt.image[xe])}}}m(R)&&f(n.TEXTURE_CUBE_MAP),ue.__version=pe.version,R.onUpdate&&R.onUpdate(R)}B.__version=R.version}function Se(B,R,j,le,pe,ue){const Ke=r.convert(j.format,j.colorSpace),Re=r.convert(j.type),Ye=C(j.internalFormat,Ke,Re,j.colorSpace),ze=i.get(R),be=i.get(j);if(be.__renderTarget=R,!ze.__hasExternalTextures){const Pe=Math.max(1,R.width>>ue),tt=Math.max(1,R.height>>ue);pe===n.TEXTURE_3D||pe===n.TEXTURE_2D_ARRAY?t.texImage3D(pe,ue,Ye,Pe,tt,R.depth,0,Ke,Re,null):t.texImage2D(pe,ue,Ye,Pe,tt,0,Ke,Re,null)}t.bindFramebuffer(n.FRAMEBUFFER,B),$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,le,pe,be.__webglTexture,0,Zt(R)):(pe===n.TEXTURE_2D||pe>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&pe<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,le,pe,be.__webglTexture,ue),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Ve(B,R,j){if(n.bindRenderbuffer(n.RENDERBUFFER,B),R.depthBuffer){const le=R.depthTexture,pe=le&&le.isDepthTexture?le.type:null,ue=v(R.stencilBuffer,pe),Ke=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Re=Zt(R);$e(R)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,Re,ue,R.width,R.height):j?n.renderbufferStorageMultisample(n.RENDERBUFFER,Re,ue,R.width,R.height):n.renderbufferStorage(n.RENDERBUFFER,ue,R.width,R.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Ke,n.RENDERBUFFER,B)}else{const le=R.textures;for(let pe=0;pe<le.length;pe++){const ue=le[pe],Ke=r.convert(ue.format,ue.colorSpace),Re=r.convert(ue.type),Ye=C(ue.internalFormat,Ke,Re,ue.colorSpace),ze=Zt(R);j&&$e(R)===!1?n.renderbufferStorageMultisample(n.RENDERBUFFER,ze,Ye,R.width,R.height):$e(R)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ze,Ye,R.width,R.height):n.renderbufferStorage(n.RENDERBUFFER,Ye,R.width,R.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function De(B,R){if(R&&R.isWebGLCubeRenderTarget)throw new Error("Depth Texture with cube render targets is not supported");if(t.bindFramebuffer(n.FRAMEBUFFER,B),!(R.depthTexture&&R.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const le=i.get(R.depthTexture);le.__renderTarget=R,(!le.__webglTexture||R.depthTexture.image.width!==R.width||R.depthTexture.image.height!==R.height)&&(R.depthTexture.image.width=R.width,R.depthTexture.image.height=R.height,R.depthTexture.needsUpdate=!0),Y(R.depthTexture,0);const pe=le.__webglTexture,ue=Zt(R);if(R.depthTexture.format===Pa)$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,pe,0,ue):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,pe,0);else if(R.depthTexture.format===La)$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,pe,0,ue):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,pe,0);else throw new Error("Unknown depthTexture format")}function bt(B){const R=i.get(B),j=B.isWebGLCubeRenderTarget===!0;if(R.__boundDepthTexture!==B.depthTexture){const le=B.depthTexture;if(R.__depthDisposeCallback&&R.__depthDisposeCallback(),le){const pe=()=>{delete R.__boundDepthTexture,delete R.__depthDisposeCallback,le.removeEventListener("dispose",pe)};le.addEventListener("dispose",pe),R.__depthDisposeCallback=pe}R.__boundDepthTexture=le}if(B.depthTexture&&!R.__autoAllocateDepthBuffer){if(j)throw new Error("target.depthTexture not supported in Cube render targets");const le=B.texture.mipmaps;le&&le.length>0?De(R.__webglFramebuffer[0],B):De(R.__webglFramebuffer,B)}else if(j){R.__webglDepthbuffer=[];for(let le=0;le<6;le++)if(t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer[le]),R.__webglDepthbuffer[le]===void 0)R.__webglDepthbuffer[le]=n.createRenderbuffer(),Ve(R.__webglDepthbuffer[le],B,!1);else{const pe=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ue=R.__webglDepthbuffer[le];n.bindRenderbuffer(n.RENDERBUFFER,ue),n.framebufferRenderbuffer(n.FRAMEBUFFER,pe,n.RENDERBUFFER,ue)}}else{const le=B.texture.mipmaps;if(le&&le.length>0?t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer),R.__webglDepthbuffer===void 0)R.__webglDepthbuffer=n.createRenderbuffer(),Ve(R.__webglDepthbuffer,B,!1);else{const pe=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ue=R.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,ue),n.framebufferRenderbuffer(n.FRAMEBUFFER,pe,n.RENDERBUFFER,ue)}}t.bindFramebuffer(n.FRAMEBUFFER,null)}function an(B,R,j){const le=i.get(B);R!==void 0&&Se(le.__webglFramebuffer,B,B.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),j!==void 0&&bt(B)}function W(B){const R=B.texture,j=i.get(B),le=i.get(R);B.addEventListener("dispose",I);const pe=B.textures,ue=B.isWebGLCubeRenderTarget===!0,Ke=pe.length>1;if(Ke||(le.__webglTexture===void 0&&(le.__webglTexture=n.createTexture()),le.__version=R.version,o.memory.textures++),ue){j.__webglFramebuffer=[];for(let Re=0;Re<6;Re++)if(R.mipmaps&&R.mipmaps.length>0){j.__webglFramebuffer[Re]=[];for(let Ye=0;Ye<R.mipmaps.length;Ye++)j.__webglFramebuffer[Re][Ye]=n.createFramebuffer()}else j.__webglFramebuffer[Re]=n.createFramebuffer()}else{if(R.mipmaps&&R.mipmaps.length>0){j.__webglFramebuffer=[];for(let Re=0;Re<R.mipmaps.length;Re++)j.__webglFramebuffer[Re]=n.createFramebuffer()}else j.__webglFramebuffer=n.createFramebuffer();if(Ke)for(let Re=0,Ye=pe.length;Re<Ye;Re++){const ze=i.get(pe[Re]);ze.__webglTexture===void 0&&(ze.__webglTexture=n.createTexture(),o.memory.textures++)}if(B.samples>0&&$e(B)===!1){j.__webglMultisampledFramebuffer=n.createFramebuffer(),j.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,j.__webglMultisampledFramebuffer);for(let Re=0;Re<pe.length;Re++){const Ye=pe[Re];j.__webglColorRenderbuffer[Re]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,j.__webglColorRenderbuffer[Re]);const ze=r.convert(Ye.format,Ye.colorSpace),be=r.convert(Ye.type),Pe=C(Ye.internalFormat,ze,be,Ye.colorSpace,B.isXRRenderTarget===!0),tt=Zt(B);n.renderbufferStorageMultisample(n.RENDERBUFFER,tt,Pe,B.width,B.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Re,n.RENDERBUFFER,j.__webglColorRenderbuffer[Re])}n.bindRenderbuffer(n.RENDERBUFFER,null),B.depthBuffer&&(j.__webglDepthRenderbuffer=n.createRenderbuffer(),Ve(j.__webglDepthRenderbuffer,B,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(ue){t.bindTexture(n.TEXTURE_CUBE_MAP,le.__webglTexture),se(n.TEXTURE_CUBE_MAP,R);for(let Re=0;Re<6;Re++)if(R.mipmaps&&R.mipmaps.length>0)for(let Ye=0;Ye<R.mipmaps.length;Ye++)Se(j.__webglFramebuffer[Re][Ye],B,R,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,Ye);else Se(j.__webglFramebuffer[Re],B,R,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0);m(R)&&f(n.TEXTURE_CUBE_MAP),t.unbindTexture()}else if(Ke){for(let Re=0,Ye=pe.length;Re<Ye;Re++){const ze=pe[Re],be=i.get(ze);let Pe=n.TEXTURE_2D;(B.isWebGL3DRenderTarget||B.isWebGLArrayRenderTarget)&&(Pe=B.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Pe,be.__webglTexture),se(Pe,ze),Se(j.__webglFramebuffer,B,ze,n.COLOR_ATTACHMENT0+Re,Pe,0),m(ze)&&f(Pe)}t.unbindTexture()}else{let Re=n.TEXTURE_2D;if((B.isWebGL3DRenderTarget||B.isWebGLArrayRenderTarget)&&(Re=B.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Re,le.__webglTexture),se(Re,R),R.mipmaps&&R.mipmaps.length>0)for(let Ye=0;Ye<R.mipmaps.length;Ye++)Se(j.__webglFramebuffer[Ye],B,R,n.COLOR_ATTACHMENT0,Re,Ye);else Se(j.__webglFramebuffer,B,R,n.COLOR_ATTACHMENT0,Re,0);m(R)&&f(Re),t.unbindTexture()}B.depthBuffer&&bt(B)}function Bt(B){const R=B.textures;for(let j=0,le=R.length;j<le;j++){const pe=R[j];if(m(pe)){const ue=S(B),Ke=i.get(pe).__webglTexture;t.bindTexture(ue,Ke),f(ue),t.unbindTexture()}}}const mt=[],lt=[];function qe(B){if(B.samples>0){if($e(B)===!1){const R=B.textures,j=B.width,le=B.height;let pe=n.COLOR_BUFFER_BIT;const ue=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Ke=i.get(B),Re=R.length>1;if(Re)for(let ze=0;ze<R.length;ze++)t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Ke.__webglMultisampledFramebuffer);const Ye=B.texture.mipmaps;Ye&&Ye.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglFramebuffer);for(let ze=0;ze<R.length;ze++){if(B.resolveDepthBuffer&&(B.depthBuffer&&(pe|=n.DEPTH_BUFFER_BIT),B.stencilBuffer&&B.resolveStencilBuffer&&(pe|=n.STENCIL_BUFFER_BIT)),Re){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Ke.__webglColorRenderbuffer[ze]);const be=i.get(R[ze]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,be,0)}n.blitFramebuffer(0,0,j,le,0,0,j,le,pe,n.NEAREST),c===!0&&(mt.length=0,lt.length=0,mt.push(n.COLOR_ATTACHMENT0+ze),B.depthBuffer&&B.resolveDepthBuffer===!1&&(mt.push(ue),lt.push(ue),n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,lt)),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,mt))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Re)for(let ze=0;ze<R.length;ze++){t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,Ke.__webglColorRenderbuffer[ze]);const be=i.get(R[ze]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,be,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglMultisampledFramebuffer)}else if(B.depthBuffer&&B.resolveDepthBuffer===!1&&c){const R=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[R])}}}function Zt(B){return Math.min(s.maxSamples,B.samples)}function $e(B){const R=i.get(B);return B.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&R.__useRenderToTexture!==!1}function st(B){const R=o.render.frame;u.get(B)!==R&&(u.set(B,R),B.update())}function pn(B,R){const j=B.colorSpace,le=B.format,pe=B.type;return B.isCompressedTexture===!0||B.isVideoTexture===!0||j!==vo&&j!==sr&&(kt.getTransfer(j)===rn?(le!==Gi||pe!==xs)&&console.warn("THREE.WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):console.error("THREE.WebGLTextures: Unsupported texture color space:",j)),R}function Ht(B){return typeof HTMLImageElement<"u"&&B instanceof HTMLImageElement?(l.width=B.naturalWidth||B.width,l.height=B.naturalHeight||B.height):typeof VideoFrame<"u"&&B instanceof VideoFrame?(l.width=B.displayWidth,l.height=B.displayHeight):(l.width=B.width,l.height=B.height),l}this.allocateTextureUnit=H,this.resetTextureUnits=z,this.setTexture2D=Y,this.setTexture2DArray=G,this.setTexture3D=ne,this.setTextureCube=ee,this.rebindTextures=an,this.setupRenderTarget=W,this.updateRenderTargetMipmap=Bt,this.updateMultisampleRenderTarget=qe,this.setupDepthRenderbuffer=bt,this.setupFrameBufferTexture=Se,this.useMultisampledRTT=$e}function oT(n,e){function t(i,s=sr){let r;const o=kt.getTransfer(s);if(i===xs)return n.UNSIGNED_BYTE;if(i===th)return n.UNSIGNED_SHORT_4_4_4_4;if(i===nh)return n.UNSIGNED_SHORT_5_5_5_1;if(i===mm)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===gm)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===fm)return n.BYTE;if(i===pm)return n.SHORT;if(i===Aa)return n.UNSIGNED_SHORT;if(i===eh)return n.INT;if(i===Dr)return n.UNSIGNED_INT;if(i===ys)return n.FLOAT;if(i===Ra)return n.HALF_FLOAT;if(i===_m)return n.ALPHA;if(i===vm)return n.RGB;if(i===Gi)return n.RGBA;if(i===Pa)return n.DEPTH_COMPONENT;if(i===La)return n.DEPTH_STENCIL;if(i===xm)return n.RED;if(i===ih)return n.RED_INTEGER;if(i===ym)return n.RG;if(i===sh)return n.RG_INTEGER;if(i===rh)return n.RGBA_INTEGER;if(i===Il||i===Ul||i===Fl||i===kl)if(o===rn)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Il)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Ul)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Fl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===kl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Il)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Ul)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Fl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===kl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===oh||i===ah||i===lh||i===ch)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===oh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===ah)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===lh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===ch)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===uh||i===hh||i===dh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===uh||i===hh)return o===rn?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===dh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC}else return null;if(i===fh||i===ph||i===mh||i===gh||i===_h||i===vh||i===xh||i===yh||i===bh||i===Mh||i===Sh||i===wh||i===Eh||i===Th)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===fh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===ph)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===mh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===gh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===_h)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===vh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===xh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===yh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===bh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Mh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Sh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===wh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Eh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Th)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Ah||i===Rh||i===Ch)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Ah)return o===rn?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Rh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ch)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Ph||i===Lh||i===Dh||i===Nh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Ph)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Lh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Dh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Nh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ca?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}const aT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,lT=`
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

}`;class cT{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){const i=new mg(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){const t=e.cameras[0].viewport,i=new dr({vertexShader:aT,fragmentShader:lT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new vn(new Ha(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class uT extends Nr{constructor(e,t){super();const i=this;let s=null,r=1,o=null,a="local-floor",c=1,l=null,u=null,h=null,d=null,p=null,g=null;const _=typeof XRWebGLBinding<"u",m=new cT,f={},S=t.getContextAttributes();let C=null,v=null;const A=[],T=[],I=new _t;let F=null;const y=new Qn;y.viewport=new Yt;const M=new Qn;M.viewport=new Yt;const D=[y,M],z=new uM;let H=null,Z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(X){let Q=A[X];return Q===void 0&&(Q=new rd,A[X]=Q),Q.getTargetRaySpace()},this.getControllerGrip=function(X){let Q=A[X];return Q===void 0&&(Q=new rd,A[X]=Q),Q.getGripSpace()},this.getHand=function(X){let Q=A[X];return Q===void 0&&(Q=new rd,A[X]=Q),Q.getHandSpace()};function Y(X){const Q=T.indexOf(X.inputSource);if(Q===-1)return;const Se=A[Q];Se!==void 0&&(Se.update(X.inputSource,X.frame,l||o),Se.dispatchEvent({type:X.type,data:X.inputSource}))}function G(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ne);for(let X=0;X<A.length;X++){const Q=T[X];Q!==null&&(T[X]=null,A[X].disconnect(Q))}H=null,Z=null,m.reset();for(const X in f)delete f[X];e.setRenderTarget(C),p=null,d=null,h=null,s=null,v=null,ye.stop(),i.isPresenting=!1,e.setPixelRatio(F),e.setSize(I.width,I.height,!1),i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(X){r=X,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(X){a=X,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(X){l=X},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return h===null&&_&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(X){if(s=X,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ne),S.xrCompatible!==!0&&await t.makeXRCompatible(),F=e.getPixelRatio(),e.getSize(I),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let Se=null,Ve=null,De=null;S.depth&&(De=S.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Se=S.stencil?La:Pa,Ve=S.stencil?Ca:Dr);const bt={colorFormat:t.RGBA8,depthFormat:De,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(bt),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),v=new Ir(d.textureWidth,d.textureHeight,{format:Gi,type:xs,depthTexture:new pg(d.textureWidth,d.textureHeight,Ve,void 0,void 0,void 0,void 0,void 0,void 0,Se),stencilBuffer:S.stencil,colorSpace:e.outputColorSpace,samples:S.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1})}else{const Se={antialias:S.antialias,alpha:!0,depth:S.depth,stencil:S.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,Se),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),v=new Ir(p.framebufferWidth,p.framebufferHeight,{format:Gi,type:xs,colorSpace:e.outputColorSpace,stencilBuffer:S.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}v.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),ye.setContext(s),ye.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ne(X){for(let Q=0;Q<X.removed.length;Q++){const Se=X.removed[Q],Ve=T.indexOf(Se);Ve>=0&&(T[Ve]=null,A[Ve].disconnect(Se))}for(let Q=0;Q<X.added.length;Q++){const Se=X.added[Q];let Ve=T.indexOf(Se);if(Ve===-1){for(let bt=0;bt<A.length;bt++)if(bt>=T.length){T.push(Se),Ve=bt;break}else if(T[bt]===null){T[bt]=Se,Ve=bt;break}if(Ve===-1)break}const De=A[Ve];De&&De.connect(Se)}}const ee=new $,he=new $;function de(X,Q,Se){ee.setFromMatrixPosition(Q.matrixWorld),he.setFromMatrixPosition(Se.matrixWorld);const Ve=ee.distanceTo(he),De=Q.projectionMatrix.elements,bt=Se.projectionMatrix.elements,an=De[14]/(De[10]-1),W=De[14]/(De[10]+1),Bt=(De[9]+1)/De[5],mt=(De[9]-1)/De[5],lt=(De[8]-1)/De[0],qe=(bt[8]+1)/bt[0],Zt=an*lt,$e=an*qe,st=Ve/(-lt+qe),pn=st*-lt;if(Q.matrixWorld.decompose(X.position,X.quaternion,X.scale),X.translateX(pn),X.translateZ(st),X.matrixWorld.compose(X.position,X.quaternion,X.scale),X.matrixWorldInverse.copy(X.matrixWorld).invert(),De[10]===-1)X.projectionMatrix.copy(Q.projectionMatrix),X.projectionMatrixInverse.copy(Q.projectionMatrixInverse);else{const Ht=an+st,B=W+st,R=Zt-pn,j=$e+(Ve-pn),le=Bt*W/B*Ht,pe=mt*W/B*Ht;X.projectionMatrix.makePerspective(R,j,le,pe,Ht,B),X.projectionMatrixInverse.copy(X.projectionMatrix).invert()}}function ge(X,Q){Q===null?X.matrixWorld.copy(X.matrix):X.matrixWorld.multiplyMatrices(Q.matrixWorld,X.matrix),X.matrixWorldInverse.copy(X.matrixWorld).invert()}this.updateCamera=function(X){if(s===null)return;let Q=X.near,Se=X.far;m.texture!==null&&(m.depthNear>0&&(Q=m.depthNear),m.depthFar>0&&(Se=m.depthFar)),z.near=M.near=y.near=Q,z.far=M.far=y.far=Se,(H!==z.near||Z!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),H=z.near,Z=z.far),z.layers.mask=X.layers.mask|6,y.layers.mask=z.layers.mask&3,M.layers.mask=z.layers.mask&5;const Ve=X.parent,De=z.cameras;ge(z,Ve);for(let bt=0;bt<De.length;bt++)ge(De[bt],Ve);De.length===2?de(z,y,M):z.projectionMatrix.copy(y.projectionMatrix),se(X,z,Ve)};function se(X,Q,Se){Se===null?X.matrix.copy(Q.matrixWorld):(X.matrix.copy(Se.matrixWorld),X.matrix.invert(),X.matrix.multiply(Q.matrixWorld)),X.matrix.decompose(X.position,X.quaternion,X.scale),X.updateMatrixWorld(!0),X.projectionMatrix.copy(Q.projectionMatrix),X.projectionMatrixInverse.copy(Q.projectionMatrixInverse),X.isPerspectiveCamera&&(X.fov=bo*2*Math.atan(1/X.projectionMatrix.elements[5]),X.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function(X){c=X,d!==null&&(d.fixedFoveation=X),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=X)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(z)},this.getCameraTexture=function(X){return f[X]};let ie=null;function ve(X,Q){if(u=Q.getViewerPose(l||o),g=Q,u!==null){const Se=u.views;p!==null&&(e.setRenderTargetFramebuffer(v,p.framebuffer),e.setRenderTarget(v));let Ve=!1;Se.length!==z.cameras.length&&(z.cameras.length=0,Ve=!0);for(let W=0;W<Se.length;W++){const Bt=Se[W];let mt=null;if(p!==null)mt=p.getViewport(Bt);else{const qe=h.getViewSubImage(d,Bt);mt=qe.viewport,W===0&&(e.setRenderTargetTextures(v,qe.colorTexture,qe.depthStencilTexture),e.setRenderTarget(v))}let lt=D[W];lt===void 0&&(lt=new Qn,lt.layers.enable(W),lt.viewport=new Yt,D[W]=lt),lt.matrix.fromArray(Bt.transform.matrix),lt.matrix.decompose(lt.position,lt.quaternion,lt.scale),lt.projectionMatrix.fromArray(Bt.projectionMatrix),lt.projectionMatrixInverse.copy(lt.projectionMatrix).invert(),lt.viewport.set(mt.x,mt.y,mt.width,mt.height),W===0&&(z.matrix.copy(lt.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Ve===!0&&z.cameras.push(lt)}const De=s.enabledFeatures;if(De&&De.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){h=i.getBinding();const W=h.getDepthInformation(Se[0]);W&&W.isValid&&W.texture&&m.init(W,s.renderState)}if(De&&De.includes("camera-access")&&_){e.state.unbindTexture(),h=i.getBinding();for(let W=0;W<Se.length;W++){const Bt=Se[W].camera;if(Bt){let mt=f[Bt];mt||(mt=new mg,f[Bt]=mt);const lt=h.getCameraImage(Bt);mt.sourceTexture=lt}}}}for(let Se=0;Se<A.length;Se++){const Ve=T[Se],De=A[Se];Ve!==null&&De!==void 0&&De.update(Ve,Q,l||o)}ie&&ie(X,Q),Q.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:Q}),g=null}const ye=new Ng;ye.setAnimationLoop(ve),this.setAnimationLoop=function(X){ie=X},this.dispose=function(){}}}const Hr=new yi,hT=new vt;function dT(n,e){function t(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function i(m,f){f.color.getRGB(m.fogColor.value,Ym(n)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,S,C,v){f.isMeshBasicMaterial||f.isMeshLambertMaterial?r(m,f):f.isMeshToonMaterial?(r(m,f),h(m,f)):f.isMeshPhongMaterial?(r(m,f),u(m,f)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,v)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),_(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?c(m,f,S,C):f.isSpriteMaterial?l(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,t(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===xi&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,t(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===xi&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,t(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,t(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,t(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);const S=e.get(f),C=S.envMap,v=S.envMapRotation;C&&(m.envMap.value=C,Hr.copy(v),Hr.x*=-1,Hr.y*=-1,Hr.z*=-1,C.isCubeTexture&&C.isRenderTargetTexture===!1&&(Hr.y*=-1,Hr.z*=-1),m.envMapRotation.value.setFromMatrix4(hT.makeRotationFromEuler(Hr)),m.flipEnvMap.value=C.isCubeTexture&&C.isRenderTargetTexture===!1?-1:1,m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,t(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,t(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function c(m,f,S,C){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*S,m.scale.value=C*.5,f.map&&(m.map.value=f.map,t(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function l(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function u(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function h(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,t(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,t(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,S){m.ior.value=f.ior,f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,t(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,t(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,t(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,t(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,t(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===xi&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,t(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,t(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=S.texture,m.transmissionSamplerSize.value.set(S.width,S.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,t(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,t(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,t(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,t(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,t(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function _(m,f){const S=e.get(f).light;m.referencePosition.value.setFromMatrixPosition(S.matrixWorld),m.nearDistance.value=S.shadow.camera.near,m.farDistance.value=S.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function fT(n,e,t,i){let s={},r={},o=[];const a=n.getParameter(n.MAX_UNIFORM_BUFFER_BINDINGS);function c(S,C){const v=C.program;i.uniformBlockBinding(S,v)}function l(S,C){let v=s[S.id];v===void 0&&(g(S),v=u(S),s[S.id]=v,S.addEventListener("dispose",m));const A=C.program;i.updateUBOMapping(S,A);const T=e.render.frame;r[S.id]!==T&&(d(S),r[S.id]=T)}function u(S){const C=h();S.__bindingPointIndex=C;const v=n.createBuffer(),A=S.__size,T=S.usage;return n.bindBuffer(n.UNIFORM_BUFFER,v),n.bufferData(n.UNIFORM_BUFFER,A,T),n.bindBuffer(n.UNIFORM_BUFFER,null),n.bindBufferBase(n.UNIFORM_BUFFER,C,v),v}function h(){for(let S=0;S<a;S++)if(o.indexOf(S)===-1)return o.push(S),S;return console.error("THREE.WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function d(S){const C=s[S.id],v=S.uniforms,A=S.__cache;n.bindBuffer(n.UNIFORM_BUFFER,C);for(let T=0,I=v.length;T<I;T++){const F=Array.isArray(v[T])?v[T]:[v[T]];for(let y=0,M=F.length;y<M;y++){const D=F[y];if(p(D,T,y,A)===!0){const z=D.__offset,H=Array.isArray(D.value)?D.value:[D.value];let Z=0;for(let Y=0;Y<H.length;Y++){const G=H[Y],ne=_(G);typeof G=="number"||typeof G=="boolean"?(D.__data[0]=G,n.bufferSubData(n.UNIFORM_BUFFER,z+Z,D.__data)):G.isMatrix3?(D.__data[0]=G.elements[0],D.__data[1]=G.elements[1],D.__data[2]=G.elements[2],D.__data[3]=0,D.__data[4]=G.elements[3],D.__data[5]=G.elements[4],D.__data[6]=G.elements[5],D.__data[7]=0,D.__data[8]=G.elements[6],D.__data[9]=G.elements[7],D.__data[10]=G.elements[8],D.__data[11]=0):(G.toArray(D.__data,Z),Z+=ne.storage/Float32Array.BYTES_PER_ELEMENT)}n.bufferSubData(n.UNIFORM_BUFFER,z,D.__data)}}}n.bindBuffer(n.UNIFORM_BUFFER,null)}function p(S,C,v,A){const T=S.value,I=C+"_"+v;if(A[I]===void 0)return typeof T=="number"||typeof T=="boolean"?A[I]=T:A[I]=T.clone(),!0;{const F=A[I];if(typeof T=="number"||typeof T=="boolean"){if(F!==T)return A[I]=T,!0}else if(F.equals(T)===!1)return F.copy(T),!0}return!1}function g(S){const C=S.uniforms;let v=0;const A=16;for(let I=0,F=C.length;I<F;I++){const y=Array.isArray(C[I])?C[I]:[C[I]];for(let M=0,D=y.length;M<D;M++){const z=y[M],H=Array.isArray(z.value)?z.value:[z.value];for(let Z=0,Y=H.length;Z<Y;Z++){const G=H[Z],ne=_(G),ee=v%A,he=ee%ne.boundary,de=ee+he;v+=he,de!==0&&A-de<ne.storage&&(v+=A-de),z.__data=new Float32Array(ne.storage/Float32Array.BYTES_PER_ELEMENT),z.__offset=v,v+=ne.storage}}}const T=v%A;return T>0&&(v+=A-T),S.__size=v,S.__cache={},this}function _(S){const C={boundary:0,storage:0};return typeof S=="number"||typeof S=="boolean"?(C.boundary=4,C.storage=4):S.isVector2?(C.boundary=8,C.storage=8):S.isVector3||S.isColor?(C.boundary=16,C.storage=12):S.isVector4?(C.boundary=16,C.storage=16):S.isMatrix3?(C.boundary=48,C.storage=48):S.isMatrix4?(C.boundary=64,C.storage=64):S.isTexture?console.warn("THREE.WebGLRenderer: Texture samplers can not be part of an uniforms group."):console.warn("THREE.WebGLRenderer: Unsupported uniform value type.",S),C}function m(S){const C=S.target;C.removeEventListener("dispose",m);const v=o.indexOf(C.__bindingPointIndex);o.splice(v,1),n.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function f(){for(const S in s)n.deleteBuffer(s[S]);o=[],s={},r={}}return{bind:c,update:l,dispose:f}}class l_{constructor(e={}){const{canvas:t=hb(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;const g=new Uint32Array(4),_=new Int32Array(4);let m=null,f=null;const S=[],C=[];this.domElement=t,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ir,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const v=this;let A=!1;this._outputColorSpace=Mn;let T=0,I=0,F=null,y=-1,M=null;const D=new Yt,z=new Yt;let H=null;const Z=new dt(0);let Y=0,G=t.width,ne=t.height,ee=1,he=null,de=null;const ge=new Yt(0,0,G,ne),se=new Yt(0,0,G,ne);let ie=!1;const ve=new hd;let ye=!1,X=!1;const Q=new vt,Se=new $,Ve=new Yt,De={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let bt=!1;function an(){return F===null?ee:1}let W=i;function Bt(N,J){return t.getContext(N,J)}try{const N={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${zu}`),t.addEventListener("webglcontextlost",Ee,!1),t.addEventListener("webglcontextrestored",je,!1),t.addEventListener("webglcontextcreationerror",Te,!1),W===null){const J="webgl2";if(W=Bt(J,N),W===null)throw Bt(J)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(N){throw console.error("THREE.WebGLRenderer: "+N.message),N}let mt,lt,qe,Zt,$e,st,pn,Ht,B,R,j,le,pe,ue,Ke,Re,Ye,ze,be,Pe,tt,Qe,Ie,gt;function q(){mt=new ww(W),mt.init(),Qe=new oT(W,mt),lt=new _w(W,mt,e,Qe),qe=new sT(W,mt),lt.reversedDepthBuffer&&d&&qe.buffers.depth.setReversed(!0),Zt=new Aw(W),$e=new $E,st=new rT(W,mt,qe,$e,lt,Qe,Zt),pn=new xw(v),Ht=new Sw(v),B=new fM(W),Ie=new mw(W,B),R=new Ew(W,B,Zt,Ie),j=new Cw(W,R,B,Zt),be=new Rw(W,lt,st),Re=new vw($e),le=new WE(v,pn,Ht,mt,lt,Ie,Re),pe=new dT(v,$e),ue=new XE,Ke=new QE(mt),ze=new pw(v,pn,Ht,qe,j,p,c),Ye=new nT(v,j,lt),gt=new fT(W,Zt,lt,qe),Pe=new gw(W,mt,Zt),tt=new Tw(W,mt,Zt),Zt.programs=le.programs,v.capabilities=lt,v.extensions=mt,v.properties=$e,v.renderLists=ue,v.shadowMap=Ye,v.state=qe,v.info=Zt}q();const Ce=new uT(v,W);this.xr=Ce,this.getContext=function(){return W},this.getContextAttributes=function(){return W.getContextAttributes()},this.forceContextLoss=function(){const N=mt.get("WEBGL_lose_context");N&&N.loseContext()},this.forceContextRestore=function(){const N=mt.get("WEBGL_lose_context");N&&N.restoreContext()},this.getPixelRatio=function(){return ee},this.setPixelRatio=function(N){N!==void 0&&(ee=N,this.setSize(G,ne,!1))},this.getSize=function(N){return N.set(G,ne)},this.setSize=function(N,J,re=!0){if(Ce.isPresenting){console.warn("THREE.WebGLRenderer: Can't change size while VR device is presenting.");return}G=N,ne=J,t.width=Math.floor(N*ee),t.height=Math.floor(J*ee),re===!0&&(t.style.width=N+"px",t.style.height=J+"px"),this.setViewport(0,0,N,J)},this.getDrawingBufferSize=function(N){return N.set(G*ee,ne*ee).floor()},this.setDrawingBufferSize=function(N,J,re){G=N,ne=J,ee=re,t.width=Math.floor(N*re),t.height=Math.floor(J*re),this.setViewport(0,0,N,J)},this.getCurrentViewport=function(N){return N.copy(D)},this.getViewport=function(N){return N.copy(ge)},this.setViewport=function(N,J,re,ae){N.isVector4?ge.set(N.x,N.y,N.z,N.w):ge.set(N,J,re,ae),qe.viewport(D.copy(ge).multiplyScalar(ee).round())},this.getScissor=function(N){return N.copy(se)},this.setScissor=function(N,J,re,ae){N.isVector4?se.set(N.x,N.y,N.z,N.w):se.set(N,J,re,ae),qe.scissor(z.copy(se).multiplyScalar(ee).round())},this.getScissorTest=function(){return ie},this.setScissorTest=function(N){qe.setScissorTest(ie=N)},this.setOpaqueSort=function(N){he=N},this.setTransparentSort=function(N){de=N},this.getClearColor=function(N){return N.copy(ze.getClearColor())},this.setClearColor=function(){ze.setClearColor(...arguments)},this.getClearAlpha=function(){return ze.getClearAlpha()},this.setClearAlpha=function(){ze.setClearAlpha(...arguments)},this.clear=function(N=!0,J=!0,re=!0){let ae=0;if(N){let te=!1;if(F!==null){const Ae=F.texture.format;te=Ae===rh||Ae===sh||Ae===ih}if(te){const Ae=F.texture.type,Ue=Ae===xs||Ae===Dr||Ae===Aa||Ae===Ca||Ae===th||Ae===nh,Xe=ze.getClearColor(),Oe=ze.getClearAlpha(),ht=Xe.r,ft=Xe.g,it=Xe.b;Ue?(g[0]=ht,g[1]=ft,g[2]=it,g[3]=Oe,W.clearBufferuiv(W.COLOR,0,g)):(_[0]=ht,_[1]=ft,_[2]=it,_[3]=Oe,W.clearBufferiv(W.COLOR,0,_))}else ae|=W.COLOR_BUFFER_BIT}J&&(ae|=W.DEPTH_BUFFER_BIT),re&&(ae|=W.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),W.clear(ae)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.dispose=function(){t.removeEventListener("webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",je,!1),t.removeEventListener("webglcontextcreationerror",Te,!1),ze.dispose(),ue.dispose(),Ke.dispose(),$e.dispose(),pn.dispose(),Ht.dispose(),j.dispose(),Ie.dispose(),gt.dispose(),le.dispose(),Ce.dispose(),Ce.removeEventListener("sessionstart",sn),Ce.removeEventListener("sessionend",pi),ai.stop()};function Ee(N){N.preventDefault(),console.log("THREE.WebGLRenderer: Context Lost."),A=!0}function je(){console.log("THREE.WebGLRenderer: Context Restored."),A=!1;const N=Zt.autoReset,J=Ye.enabled,re=Ye.autoUpdate,ae=Ye.needsUpdate,te=Ye.type;q(),Zt.autoReset=N,Ye.enabled=J,Ye.autoUpdate=re,Ye.needsUpdate=ae,Ye.type=te}function Te(N){console.error("THREE.WebGLRenderer: A WebGL context could not be created. Reason: ",N.statusMessage)}function xe(N){const J=N.target;J.removeEventListener("dispose",xe),Je(J)}function Je(N){yt(N),$e.remove(N)}function yt(N){const J=$e.get(N).programs;J!==void 0&&(J.forEach(function(re){le.releaseProgram(re)}),N.isShaderMaterial&&le.releaseShaderCache(N))}this.renderBufferDirect=function(N,J,re,ae,te,Ae){J===null&&(J=De);const Ue=te.isMesh&&te.matrixWorld.determinant()<0,Xe=ds(N,J,re,ae,te);qe.setMaterial(ae,Ue);let Oe=re.index,ht=1;if(ae.wireframe===!0){if(Oe=R.getWireframeAttribute(re),Oe===void 0)return;ht=2}const ft=re.drawRange,it=re.attributes.position;let Et=ft.start*ht,Ct=(ft.start+ft.count)*ht;Ae!==null&&(Et=Math.max(Et,Ae.start*ht),Ct=Math.min(Ct,(Ae.start+Ae.count)*ht)),Oe!==null?(Et=Math.max(Et,0),Ct=Math.min(Ct,Oe.count)):it!=null&&(Et=Math.max(Et,0),Ct=Math.min(Ct,it.count));const ln=Ct-Et;if(ln<0||ln===1/0)return;Ie.setup(te,ae,Xe,re,Oe);let jt,wt=Pe;if(Oe!==null&&(jt=B.get(Oe),wt=tt,wt.setIndex(jt)),te.isMesh)ae.wireframe===!0?(qe.setLineWidth(ae.wireframeLinewidth*an()),wt.setMode(W.LINES)):wt.setMode(W.TRIANGLES);else if(te.isLine){let ct=ae.linewidth;ct===void 0&&(ct=1),qe.setLineWidth(ct*an()),te.isLineSegments?wt.setMode(W.LINES):te.isLineLoop?wt.setMode(W.LINE_LOOP):wt.setMode(W.LINE_STRIP)}else te.isPoints?wt.setMode(W.POINTS):te.isSprite&&wt.setMode(W.TRIANGLES);if(te.isBatchedMesh)if(te._multiDrawInstances!==null)Ia("THREE.WebGLRenderer: renderMultiDrawInstances has been deprecated and will be removed in r184. Append to renderMultiDraw arguments and use indirection."),wt.renderMultiDrawInstances(te._multiDrawStarts,te._multiDrawCounts,te._multiDrawCount,te._multiDrawInstances);else if(mt.get("WEBGL_multi_draw"))wt.renderMultiDraw(te._multiDrawStarts,te._multiDrawCounts,te._multiDrawCount);else{const ct=te._multiDrawStarts,cn=te._multiDrawCounts,Nt=te._multiDrawCount,Xn=Oe?B.get(Oe).bytesPerElement:1,fs=$e.get(ae).currentProgram.getUniforms();for(let zt=0;zt<Nt;zt++)fs.setValue(W,"_gl_DrawID",zt),wt.render(ct[zt]/Xn,cn[zt])}else if(te.isInstancedMesh)wt.renderInstances(Et,ln,te.count);else if(re.isInstancedBufferGeometry){const ct=re._maxInstanceCount!==void 0?re._maxInstanceCount:1/0,cn=Math.min(re.instanceCount,ct);wt.renderInstances(Et,ln,cn)}else wt.render(Et,ln)};function tn(N,J,re){N.transparent===!0&&N.side===Hi&&N.forceSinglePass===!1?(N.side=xi,N.needsUpdate=!0,As(N,J,re),N.side=ks,N.needsUpdate=!0,As(N,J,re),N.side=Hi):As(N,J,re)}this.compile=function(N,J,re=null){re===null&&(re=N),f=Ke.get(re),f.init(J),C.push(f),re.traverseVisible(function(te){te.isLight&&te.layers.test(J.layers)&&(f.pushLight(te),te.castShadow&&f.pushShadow(te))}),N!==re&&N.traverseVisible(function(te){te.isLight&&te.layers.test(J.layers)&&(f.pushLight(te),te.castShadow&&f.pushShadow(te))}),f.setupLights();const ae=new Set;return N.traverse(function(te){if(!(te.isMesh||te.isPoints||te.isLine||te.isSprite))return;const Ae=te.material;if(Ae)if(Array.isArray(Ae))for(let Ue=0;Ue<Ae.length;Ue++){const Xe=Ae[Ue];tn(Xe,re,te),ae.add(Xe)}else tn(Ae,re,te),ae.add(Ae)}),f=C.pop(),ae},this.compileAsync=function(N,J,re=null){const ae=this.compile(N,J,re);return new Promise(te=>{function Ae(){if(ae.forEach(function(Ue){$e.get(Ue).currentProgram.isReady()&&ae.delete(Ue)}),ae.size===0){te(N);return}setTimeout(Ae,10)}mt.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let St=null;function Fn(N){St&&St(N)}function sn(){ai.stop()}function pi(){ai.start()}const ai=new Ng;ai.setAnimationLoop(Fn),typeof self<"u"&&ai.setContext(self),this.setAnimationLoop=function(N){St=N,Ce.setAnimationLoop(N),N===null?ai.stop():ai.start()},Ce.addEventListener("sessionstart",sn),Ce.addEventListener("sessionend",pi),this.render=function(N,J){if(J!==void 0&&J.isCamera!==!0){console.error("THREE.WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(A===!0)return;if(N.matrixWorldAutoUpdate===!0&&N.updateMatrixWorld(),J.parent===null&&J.matrixWorldAutoUpdate===!0&&J.updateMatrixWorld(),Ce.enabled===!0&&Ce.isPresenting===!0&&(Ce.cameraAutoUpdate===!0&&Ce.updateCamera(J),J=Ce.getCamera()),N.isScene===!0&&N.onBeforeRender(v,N,J,F),f=Ke.get(N,C.length),f.init(J),C.push(f),Q.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),ve.setFromProjectionMatrix(Q,bs,J.reversedDepth),X=this.localClippingEnabled,ye=Re.init(this.clippingPlanes,X),m=ue.get(N,S.length),m.init(),S.push(m),Ce.enabled===!0&&Ce.isPresenting===!0){const Ae=v.xr.getDepthSensingMesh();Ae!==null&&Yi(Ae,J,-1/0,v.sortObjects)}Yi(N,J,0,v.sortObjects),m.finish(),v.sortObjects===!0&&m.sort(he,de),bt=Ce.enabled===!1||Ce.isPresenting===!1||Ce.hasDepthSensing()===!1,bt&&ze.addToRenderList(m,N),this.info.render.frame++,ye===!0&&Re.beginShadows();const re=f.state.shadowsArray;Ye.render(re,N,J),ye===!0&&Re.endShadows(),this.info.autoReset===!0&&this.info.reset();const ae=m.opaque,te=m.transmissive;if(f.setupLights(),J.isArrayCamera){const Ae=J.cameras;if(te.length>0)for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++){const Oe=Ae[Ue];hs(ae,te,N,Oe)}bt&&ze.render(N);for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++){const Oe=Ae[Ue];ti(m,N,Oe,Oe.viewport)}}else te.length>0&&hs(ae,te,N,J),bt&&ze.render(N),ti(m,N,J);F!==null&&I===0&&(st.updateMultisampleRenderTarget(F),st.updateRenderTargetMipmap(F)),N.isScene===!0&&N.onAfterRender(v,N,J),Ie.resetDefaultState(),y=-1,M=null,C.pop(),C.length>0?(f=C[C.length-1],ye===!0&&Re.setGlobalState(v.clippingPlanes,f.state.camera)):f=null,S.pop(),S.length>0?m=S[S.length-1]:m=null};function Yi(N,J,re,ae){if(N.visible===!1)return;if(N.layers.test(J.layers)){if(N.isGroup)re=N.renderOrder;else if(N.isLOD)N.autoUpdate===!0&&N.update(J);else if(N.isLight)f.pushLight(N),N.castShadow&&f.pushShadow(N);else if(N.isSprite){if(!N.frustumCulled||ve.intersectsSprite(N)){ae&&Ve.setFromMatrixPosition(N.matrixWorld).applyMatrix4(Q);const Ue=j.update(N),Xe=N.material;Xe.visible&&m.push(N,Ue,Xe,re,Ve.z,null)}}else if((N.isMesh||N.isLine||N.isPoints)&&(!N.frustumCulled||ve.intersectsObject(N))){const Ue=j.update(N),Xe=N.material;if(ae&&(N.boundingSphere!==void 0?(N.boundingSphere===null&&N.computeBoundingSphere(),Ve.copy(N.boundingSphere.center)):(Ue.boundingSphere===null&&Ue.computeBoundingSphere(),Ve.copy(Ue.boundingSphere.center)),Ve.applyMatrix4(N.matrixWorld).applyMatrix4(Q)),Array.isArray(Xe)){const Oe=Ue.groups;for(let ht=0,ft=Oe.length;ht<ft;ht++){const it=Oe[ht],Et=Xe[it.materialIndex];Et&&Et.visible&&m.push(N,Ue,Et,re,Ve.z,it)}}else Xe.visible&&m.push(N,Ue,Xe,re,Ve.z,null)}}const Ae=N.children;for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++)Yi(Ae[Ue],J,re,ae)}function ti(N,J,re,ae){const te=N.opaque,Ae=N.transmissive,Ue=N.transparent;f.setupLightsView(re),ye===!0&&Re.setGlobalState(v.clippingPlanes,re),ae&&qe.viewport(D.copy(ae)),te.length>0&&Si(te,J,re),Ae.length>0&&Si(Ae,J,re),Ue.length>0&&Si(Ue,J,re),qe.buffers.depth.setTest(!0),qe.buffers.depth.setMask(!0),qe.buffers.color.setMask(!0),qe.setPolygonOffset(!1)}function hs(N,J,re,ae){if((re.isScene===!0?re.overrideMaterial:null)!==null)return;f.state.transmissionRenderTarget[ae.id]===void 0&&(f.state.transmissionRenderTarget[ae.id]=new Ir(1,1,{generateMipmaps:!0,type:mt.has("EXT_color_buffer_half_float")||mt.has("EXT_color_buffer_float")?Ra:xs,minFilter:Os,samples:4,stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:kt.workingColorSpace}));const Ae=f.state.transmissionRenderTarget[ae.id],Ue=ae.viewport||D;Ae.setSize(Ue.z*v.transmissionResolutionScale,Ue.w*v.transmissionResolutionScale);const Xe=v.getRenderTarget(),Oe=v.getActiveCubeFace(),ht=v.getActiveMipmapLevel();v.setRenderTarget(Ae),v.getClearColor(Z),Y=v.getClearAlpha(),Y<1&&v.setClearColor(16777215,.5),v.clear(),bt&&ze.render(re);const ft=v.toneMapping;v.toneMapping=ir;const it=ae.viewport;if(ae.viewport!==void 0&&(ae.viewport=void 0),f.setupLightsView(ae),ye===!0&&Re.setGlobalState(v.clippingPlanes,ae),Si(N,re,ae),st.updateMultisampleRenderTarget(Ae),st.updateRenderTargetMipmap(Ae),mt.has("WEBGL_multisampled_render_to_texture")===!1){let Et=!1;for(let Ct=0,ln=J.length;Ct<ln;Ct++){const jt=J[Ct],wt=jt.object,ct=jt.geometry,cn=jt.material,Nt=jt.group;if(cn.side===Hi&&wt.layers.test(ae.layers)){const Xn=cn.side;cn.side=xi,cn.needsUpdate=!0,qr(wt,re,ae,ct,cn,Nt),cn.side=Xn,cn.needsUpdate=!0,Et=!0}}Et===!0&&(st.updateMultisampleRenderTarget(Ae),st.updateRenderTargetMipmap(Ae))}v.setRenderTarget(Xe,Oe,ht),v.setClearColor(Z,Y),it!==void 0&&(ae.viewport=it),v.toneMapping=ft}function Si(N,J,re){const ae=J.isScene===!0?J.overrideMaterial:null;for(let te=0,Ae=N.length;te<Ae;te++){const Ue=N[te],Xe=Ue.object,Oe=Ue.geometry,ht=Ue.group;let ft=Ue.material;ft.allowOverride===!0&&ae!==null&&(ft=ae),Xe.layers.test(re.layers)&&qr(Xe,J,re,Oe,ft,ht)}}function qr(N,J,re,ae,te,Ae){N.onBeforeRender(v,J,re,ae,te,Ae),N.modelViewMatrix.multiplyMatrices(re.matrixWorldInverse,N.matrixWorld),N.normalMatrix.getNormalMatrix(N.modelViewMatrix),te.onBeforeRender(v,J,re,ae,N,Ae),te.transparent===!0&&te.side===Hi&&te.forceSinglePass===!1?(te.side=xi,te.needsUpdate=!0,v.renderBufferDirect(re,J,ae,te,N,Ae),te.side=ks,te.needsUpdate=!0,v.renderBufferDirect(re,J,ae,te,N,Ae),te.side=Hi):v.renderBufferDirect(re,J,ae,te,N,Ae),N.onAfterRender(v,J,re,ae,te,Ae)}function As(N,J,re){J.isScene!==!0&&(J=De);const ae=$e.get(N),te=f.state.lights,Ae=f.state.shadowsArray,Ue=te.state.version,Xe=le.getParameters(N,te.state,Ae,J,re),Oe=le.getProgramCacheKey(Xe);let ht=ae.programs;ae.environment=N.isMeshStandardMaterial?J.environment:null,ae.fog=J.fog,ae.envMap=(N.isMeshStandardMaterial?Ht:pn).get(N.envMap||ae.environment),ae.envMapRotation=ae.environment!==null&&N.envMap===null?J.environmentRotation:N.envMapRotation,ht===void 0&&(N.addEventListener("dispose",xe),ht=new Map,ae.programs=ht);let ft=ht.get(Oe);if(ft!==void 0){if(ae.currentProgram===ft&&ae.lightsStateVersion===Ue)return na(N,Xe),ft}else Xe.uniforms=le.getUniforms(N),N.onBeforeCompile(Xe,v),ft=le.acquireProgram(Xe,Oe),ht.set(Oe,ft),ae.uniforms=Xe.uniforms;const it=ae.uniforms;return(!N.isShaderMaterial&&!N.isRawShaderMaterial||N.clipping===!0)&&(it.clippingPlanes=Re.uniform),na(N,Xe),ae.needsLights=Zs(N),ae.lightsStateVersion=Ue,ae.needsLights&&(it.ambientLightColor.value=te.state.ambient,it.lightProbe.value=te.state.probe,it.directionalLights.value=te.state.directional,it.directionalLightShadows.value=te.state.directionalShadow,it.spotLights.value=te.state.spot,it.spotLightShadows.value=te.state.spotShadow,it.rectAreaLights.value=te.state.rectArea,it.ltc_1.value=te.state.rectAreaLTC1,it.ltc_2.value=te.state.rectAreaLTC2,it.pointLights.value=te.state.point,it.pointLightShadows.value=te.state.pointShadow,it.hemisphereLights.value=te.state.hemi,it.directionalShadowMap.value=te.state.directionalShadowMap,it.directionalShadowMatrix.value=te.state.directionalShadowMatrix,it.spotShadowMap.value=te.state.spotShadowMap,it.spotLightMatrix.value=te.state.spotLightMatrix,it.spotLightMap.value=te.state.spotLightMap,it.pointShadowMap.value=te.state.pointShadowMap,it.pointShadowMatrix.value=te.state.pointShadowMatrix),ae.currentProgram=ft,ae.uniformsList=null,ft}function ta(N){if(N.uniformsList===null){const J=N.currentProgram.getUniforms();N.uniformsList=Ec.seqWithValue(J.seq,N.uniforms)}return N.uniformsList}function na(N,J){const re=$e.get(N);re.outputColorSpace=J.outputColorSpace,re.batching=J.batching,re.batchingColor=J.batchingColor,re.instancing=J.instancing,re.instancingColor=J.instancingColor,re.instancingMorph=J.instancingMorph,re.skinning=J.skinning,re.morphTargets=J.morphTargets,re.morphNormals=J.morphNormals,re.morphColors=J.morphColors,re.morphTargetsCount=J.morphTargetsCount,re.numClippingPlanes=J.numClippingPlanes,re.numIntersection=J.numClipIntersection,re.vertexAlphas=J.vertexAlphas,re.vertexTangents=J.vertexTangents,re.toneMapping=J.toneMapping}function ds(N,J,re,ae,te){J.isScene!==!0&&(J=De),st.resetTextureUnits();const Ae=J.fog,Ue=ae.isMeshStandardMaterial?J.environment:null,Xe=F===null?v.outputColorSpace:F.isXRRenderTarget===!0?F.texture.colorSpace:vo,Oe=(ae.isMeshStandardMaterial?Ht:pn).get(ae.envMap||Ue),ht=ae.vertexColors===!0&&!!re.attributes.color&&re.attributes.color.itemSize===4,ft=!!re.attributes.tangent&&(!!ae.normalMap||ae.anisotropy>0),it=!!re.morphAttributes.position,Et=!!re.morphAttributes.normal,Ct=!!re.morphAttributes.color;let ln=ir;ae.toneMapped&&(F===null||F.isXRRenderTarget===!0)&&(ln=v.toneMapping);const jt=re.morphAttributes.position||re.morphAttributes.normal||re.morphAttributes.color,wt=jt!==void 0?jt.length:0,ct=$e.get(ae),cn=f.state.lights;if(ye===!0&&(X===!0||N!==M)){const An=N===M&&ae.id===y;Re.setState(ae,N,An)}let Nt=!1;ae.version===ct.__version?(ct.needsLights&&ct.lightsStateVersion!==cn.state.version||ct.outputColorSpace!==Xe||te.isBatchedMesh&&ct.batching===!1||!te.isBatchedMesh&&ct.batching===!0||te.isBatchedMesh&&ct.batchingColor===!0&&te.colorTexture===null||te.isBatchedMesh&&ct.batchingColor===!1&&te.colorTexture!==null||te.isInstancedMesh&&ct.instancing===!1||!te.isInstancedMesh&&ct.instancing===!0||te.isSkinnedMesh&&ct.skinning===!1||!te.isSkinnedMesh&&ct.skinning===!0||te.isInstancedMesh&&ct.instancingColor===!0&&te.instanceColor===null||te.isInstancedMesh&&ct.instancingColor===!1&&te.instanceColor!==null||te.isInstancedMesh&&ct.instancingMorph===!0&&te.morphTexture===null||te.isInstancedMesh&&ct.instancingMorph===!1&&te.morphTexture!==null||ct.envMap!==Oe||ae.fog===!0&&ct.fog!==Ae||ct.numClippingPlanes!==void 0&&(ct.numClippingPlanes!==Re.numPlanes||ct.numIntersection!==Re.numIntersection)||ct.vertexAlphas!==ht||ct.vertexTangents!==ft||ct.morphTargets!==it||ct.morphNormals!==Et||ct.morphColors!==Ct||ct.toneMapping!==ln||ct.morphTargetsCount!==wt)&&(Nt=!0):(Nt=!0,ct.__version=ae.version);let Xn=ct.currentProgram;Nt===!0&&(Xn=As(ae,J,te));let fs=!1,zt=!1,ps=!1;const un=Xn.getUniforms(),qn=ct.uniforms;if(qe.useProgram(Xn.program)&&(fs=!0,zt=!0,ps=!0),ae.id!==y&&(y=ae.id,zt=!0),fs||M!==N){qe.buffers.depth.getReversed()&&N.reversedDepth!==!0&&(N._reversedDepth=!0,N.updateProjectionMatrix()),un.setValue(W,"projectionMatrix",N.projectionMatrix),un.setValue(W,"viewMatrix",N.matrixWorldInverse);const wn=un.map.cameraPosition;wn!==void 0&&wn.setValue(W,Se.setFromMatrixPosition(N.matrixWorld)),lt.logarithmicDepthBuffer&&un.setValue(W,"logDepthBufFC",2/(Math.log(N.far+1)/Math.LN2)),(ae.isMeshPhongMaterial||ae.isMeshToonMaterial||ae.isMeshLambertMaterial||ae.isMeshBasicMaterial||ae.isMeshStandardMaterial||ae.isShaderMaterial)&&un.setValue(W,"isOrthographic",N.isOrthographicCamera===!0),M!==N&&(M=N,zt=!0,ps=!0)}if(te.isSkinnedMesh){un.setOptional(W,te,"bindMatrix"),un.setOptional(W,te,"bindMatrixInverse");const An=te.skeleton;An&&(An.boneTexture===null&&An.computeBoneTexture(),un.setValue(W,"boneTexture",An.boneTexture,st))}te.isBatchedMesh&&(un.setOptional(W,te,"batchingTexture"),un.setValue(W,"batchingTexture",te._matricesTexture,st),un.setOptional(W,te,"batchingIdTexture"),un.setValue(W,"batchingIdTexture",te._indirectTexture,st),un.setOptional(W,te,"batchingColorTexture"),te._colorsTexture!==null&&un.setValue(W,"batchingColorTexture",te._colorsTexture,st));const ni=re.morphAttributes;if((ni.position!==void 0||ni.normal!==void 0||ni.color!==void 0)&&be.update(te,re,Xn),(zt||ct.receiveShadow!==te.receiveShadow)&&(ct.receiveShadow=te.receiveShadow,un.setValue(W,"receiveShadow",te.receiveShadow)),ae.isMeshGouraudMaterial&&ae.envMap!==null&&(qn.envMap.value=Oe,qn.flipEnvMap.value=Oe.isCubeTexture&&Oe.isRenderTargetTexture===!1?-1:1),ae.isMeshStandardMaterial&&ae.envMap===null&&J.environment!==null&&(qn.envMapIntensity.value=J.environmentIntensity),zt&&(un.setValue(W,"toneMappingExposure",v.toneMappingExposure),ct.needsLights&&el(qn,ps),Ae&&ae.fog===!0&&pe.refreshFogUniforms(qn,Ae),pe.refreshMaterialUniforms(qn,ae,ee,ne,f.state.transmissionRenderTarget[N.id]),Ec.upload(W,ta(ct),qn,st)),ae.isShaderMaterial&&ae.uniformsNeedUpdate===!0&&(Ec.upload(W,ta(ct),qn,st),ae.uniformsNeedUpdate=!1),ae.isSpriteMaterial&&un.setValue(W,"center",te.center),un.setValue(W,"modelViewMatrix",te.modelViewMatrix),un.setValue(W,"normalMatrix",te.normalMatrix),un.setValue(W,"modelMatrix",te.matrixWorld),ae.isShaderMaterial||ae.isRawShaderMaterial){const An=ae.uniformsGroups;for(let wn=0,Ni=An.length;wn<Ni;wn++){const mi=An[wn];gt.update(mi,Xn),gt.bind(mi,Xn)}}return Xn}function el(N,J){N.ambientLightColor.needsUpdate=J,N.lightProbe.needsUpdate=J,N.directionalLights.needsUpdate=J,N.directionalLightShadows.needsUpdate=J,N.pointLights.needsUpdate=J,N.pointLightShadows.needsUpdate=J,N.spotLights.needsUpdate=J,N.spotLightShadows.needsUpdate=J,N.rectAreaLights.needsUpdate=J,N.hemisphereLights.needsUpdate=J}function Zs(N){return N.isMeshLambertMaterial||N.isMeshToonMaterial||N.isMeshPhongMaterial||N.isMeshStandardMaterial||N.isShadowMaterial||N.isShaderMaterial&&N.lights===!0}this.getActiveCubeFace=function(){return T},this.getActiveMipmapLevel=function(){return I},this.getRenderTarget=function(){return F},this.setRenderTargetTextures=function(N,J,re){const ae=$e.get(N);ae.__autoAllocateDepthBuffer=N.resolveDepthBuffer===!1,ae.__autoAllocateDepthBuffer===!1&&(ae.__useRenderToTexture=!1),$e.get(N.texture).__webglTexture=J,$e.get(N.depthTexture).__webglTexture=ae.__autoAllocateDepthBuffer?void 0:re,ae.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(N,J){const re=$e.get(N);re.__webglFramebuffer=J,re.__useDefaultFramebuffer=J===void 0};const ia=W.createFramebuffer();this.setRenderTarget=function(N,J=0,re=0){F=N,T=J,I=re;let ae=!0,te=null,Ae=!1,Ue=!1;if(N){const Oe=$e.get(N);if(Oe.__useDefaultFramebuffer!==void 0)qe.bindFramebuffer(W.FRAMEBUFFER,null),ae=!1;else if(Oe.__webglFramebuffer===void 0)st.setupRenderTarget(N);else if(Oe.__hasExternalTextures)st.rebindTextures(N,$e.get(N.texture).__webglTexture,$e.get(N.depthTexture).__webglTexture);else if(N.depthBuffer){const it=N.depthTexture;if(Oe.__boundDepthTexture!==it){if(it!==null&&$e.has(it)&&(N.width!==it.image.width||N.height!==it.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");st.setupDepthRenderbuffer(N)}}const ht=N.texture;(ht.isData3DTexture||ht.isDataArrayTexture||ht.isCompressedArrayTexture)&&(Ue=!0);const ft=$e.get(N).__webglFramebuffer;N.isWebGLCubeRenderTarget?(Array.isArray(ft[J])?te=ft[J][re]:te=ft[J],Ae=!0):N.samples>0&&st.useMultisampledRTT(N)===!1?te=$e.get(N).__webglMultisampledFramebuffer:Array.isArray(ft)?te=ft[re]:te=ft,D.copy(N.viewport),z.copy(N.scissor),H=N.scissorTest}else D.copy(ge).multiplyScalar(ee).floor(),z.copy(se).multiplyScalar(ee).floor(),H=ie;if(re!==0&&(te=ia),qe.bindFramebuffer(W.FRAMEBUFFER,te)&&ae&&qe.drawBuffers(N,te),qe.viewport(D),qe.scissor(z),qe.setScissorTest(H),Ae){const Oe=$e.get(N.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_CUBE_MAP_POSITIVE_X+J,Oe.__webglTexture,re)}else if(Ue){const Oe=J;for(let ht=0;ht<N.textures.length;ht++){const ft=$e.get(N.textures[ht]);W.framebufferTextureLayer(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0+ht,ft.__webglTexture,re,Oe)}}else if(N!==null&&re!==0){const Oe=$e.get(N.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,Oe.__webglTexture,re)}y=-1},this.readRenderTargetPixels=function(N,J,re,ae,te,Ae,Ue,Xe=0){if(!(N&&N.isWebGLRenderTarget)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Oe=$e.get(N).__webglFramebuffer;if(N.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe){qe.bindFramebuffer(W.FRAMEBUFFER,Oe);try{const ht=N.textures[Xe],ft=ht.format,it=ht.type;if(!lt.textureFormatReadable(ft)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!lt.textureTypeReadable(it)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}J>=0&&J<=N.width-ae&&re>=0&&re<=N.height-te&&(N.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Xe),W.readPixels(J,re,ae,te,Qe.convert(ft),Qe.convert(it),Ae))}finally{const ht=F!==null?$e.get(F).__webglFramebuffer:null;qe.bindFramebuffer(W.FRAMEBUFFER,ht)}}},this.readRenderTargetPixelsAsync=async function(N,J,re,ae,te,Ae,Ue,Xe=0){if(!(N&&N.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Oe=$e.get(N).__webglFramebuffer;if(N.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe)if(J>=0&&J<=N.width-ae&&re>=0&&re<=N.height-te){qe.bindFramebuffer(W.FRAMEBUFFER,Oe);const ht=N.textures[Xe],ft=ht.format,it=ht.type;if(!lt.textureFormatReadable(ft))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!lt.textureTypeReadable(it))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const Et=W.createBuffer();W.bindBuffer(W.PIXEL_PACK_BUFFER,Et),W.bufferData(W.PIXEL_PACK_BUFFER,Ae.byteLength,W.STREAM_READ),N.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Xe),W.readPixels(J,re,ae,te,Qe.convert(ft),Qe.convert(it),0);const Ct=F!==null?$e.get(F).__webglFramebuffer:null;qe.bindFramebuffer(W.FRAMEBUFFER,Ct);const ln=W.fenceSync(W.SYNC_GPU_COMMANDS_COMPLETE,0);return W.flush(),await db(W,ln,4),W.bindBuffer(W.PIXEL_PACK_BUFFER,Et),W.getBufferSubData(W.PIXEL_PACK_BUFFER,0,Ae),W.deleteBuffer(Et),W.deleteSync(ln),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(N,J=null,re=0){const ae=Math.pow(2,-re),te=Math.floor(N.image.width*ae),Ae=Math.floor(N.image.height*ae),Ue=J!==null?J.x:0,Xe=J!==null?J.y:0;st.setTexture2D(N,0),W.copyTexSubImage2D(W.TEXTURE_2D,re,0,0,Ue,Xe,te,Ae),qe.unbindTexture()};const Ki=W.createFramebuffer(),Ln=W.createFramebuffer();this.copyTextureToTexture=function(N,J,re=null,ae=null,te=0,Ae=null){Ae===null&&(te!==0?(Ia("WebGLRenderer: copyTextureToTexture function signature has changed to support src and dst mipmap levels."),Ae=te,te=0):Ae=0);let Ue,Xe,Oe,ht,ft,it,Et,Ct,ln;const jt=N.isCompressedTexture?N.mipmaps[Ae]:N.image;if(re!==null)Ue=re.max.x-re.min.x,Xe=re.max.y-re.min.y,Oe=re.isBox3?re.max.z-re.min.z:1,ht=re.min.x,ft=re.min.y,it=re.isBox3?re.min.z:0;else{const ni=Math.pow(2,-te);Ue=Math.floor(jt.width*ni),Xe=Math.floor(jt.height*ni),N.isDataArrayTexture?Oe=jt.depth:N.isData3DTexture?Oe=Math.floor(jt.depth*ni):Oe=1,ht=0,ft=0,it=0}ae!==null?(Et=ae.x,Ct=ae.y,ln=ae.z):(Et=0,Ct=0,ln=0);const wt=Qe.convert(J.format),ct=Qe.convert(J.type);let cn;J.isData3DTexture?(st.setTexture3D(J,0),cn=W.TEXTURE_3D):J.isDataArrayTexture||J.isCompressedArrayTexture?(st.setTexture2DArray(J,0),cn=W.TEXTURE_2D_ARRAY):(st.setTexture2D(J,0),cn=W.TEXTURE_2D),W.pixelStorei(W.UNPACK_FLIP_Y_WEBGL,J.flipY),W.pixelStorei(W.UNPACK_PREMULTIPLY_ALPHA_WEBGL,J.premultiplyAlpha),W.pixelStorei(W.UNPACK_ALIGNMENT,J.unpackAlignment);const Nt=W.getParameter(W.UNPACK_ROW_LENGTH),Xn=W.getParameter(W.UNPACK_IMAGE_HEIGHT),fs=W.getParameter(W.UNPACK_SKIP_PIXELS),zt=W.getParameter(W.UNPACK_SKIP_ROWS),ps=W.getParameter(W.UNPACK_SKIP_IMAGES);W.pixelStorei(W.UNPACK_ROW_LENGTH,jt.width),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,jt.height),W.pixelStorei(W.UNPACK_SKIP_PIXELS,ht),W.pixelStorei(W.UNPACK_SKIP_ROWS,ft),W.pixelStorei(W.UNPACK_SKIP_IMAGES,it);const un=N.isDataArrayTexture||N.isData3DTexture,qn=J.isDataArrayTexture||J.isData3DTexture;if(N.isDepthTexture){const ni=$e.get(N),An=$e.get(J),wn=$e.get(ni.__renderTarget),Ni=$e.get(An.__renderTarget);qe.bindFramebuffer(W.READ_FRAMEBUFFER,wn.__webglFramebuffer),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,Ni.__webglFramebuffer);for(let mi=0;mi<Oe;mi++)un&&(W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,$e.get(N).__webglTexture,te,it+mi),W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,$e.get(J).__webglTexture,Ae,ln+mi)),W.blitFramebuffer(ht,ft,Ue,Xe,Et,Ct,Ue,Xe,W.DEPTH_BUFFER_BIT,W.NEAREST);qe.bindFramebuffer(W.READ_FRAMEBUFFER,null),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else if(te!==0||N.isRenderTargetTexture||$e.has(N)){const ni=$e.get(N),An=$e.get(J);qe.bindFramebuffer(W.READ_FRAMEBUFFER,Ki),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,Ln);for(let wn=0;wn<Oe;wn++)un?W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,ni.__webglTexture,te,it+wn):W.framebufferTexture2D(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,ni.__webglTexture,te),qn?W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,An.__webglTexture,Ae,ln+wn):W.framebufferTexture2D(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,An.__webglTexture,Ae),te!==0?W.blitFramebuffer(ht,ft,Ue,Xe,Et,Ct,Ue,Xe,W.COLOR_BUFFER_BIT,W.NEAREST):qn?W.copyTexSubImage3D(cn,Ae,Et,Ct,ln+wn,ht,ft,Ue,Xe):W.copyTexSubImage2D(cn,Ae,Et,Ct,ht,ft,Ue,Xe);qe.bindFramebuffer(W.READ_FRAMEBUFFER,null),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else qn?N.isDataTexture||N.isData3DTexture?W.texSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,ct,jt.data):J.isCompressedArrayTexture?W.compressedTexSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,jt.data):W.texSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,ct,jt):N.isDataTexture?W.texSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,Ue,Xe,wt,ct,jt.data):N.isCompressedTexture?W.compressedTexSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,jt.width,jt.height,wt,jt.data):W.texSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,Ue,Xe,wt,ct,jt);W.pixelStorei(W.UNPACK_ROW_LENGTH,Nt),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Xn),W.pixelStorei(W.UNPACK_SKIP_PIXELS,fs),W.pixelStorei(W.UNPACK_SKIP_ROWS,zt),W.pixelStorei(W.UNPACK_SKIP_IMAGES,ps),Ae===0&&J.generateMipmaps&&W.generateMipmap(cn),qe.unbindTexture()},this.initRenderTarget=function(N){$e.get(N).__webglFramebuffer===void 0&&st.setupRenderTarget(N)},this.initTexture=function(N){N.isCubeTexture?st.setTextureCube(N,0):N.isData3DTexture?st.setTexture3D(N,0):N.isDataArrayTexture||N.isCompressedArrayTexture?st.setTexture2DArray(N,0):st.setTexture2D(N,0),qe.unbindTexture()},this.resetState=function(){T=0,I=0,F=null,qe.reset(),Ie.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return bs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;const t=this.getContext();t.drawingBufferColorSpace=kt._getDrawingBufferColorSpace(e),t.unpackColorSpace=kt._getUnpackColorSpace()}}const c_={type:"change"},Nd={type:"start"},u_={type:"end"},Ac=new Co,h_=new Ss,pT=Math.cos(70*So.DEG2RAD),$n=new $,bi=2*Math.PI,on={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Id=1e-6;class d_ extends hM{constructor(e,t=null){super(e,t),this.state=on.NONE,this.target=new $,this.cursor=new $,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:ho.ROTATE,MIDDLE:ho.DOLLY,RIGHT:ho.PAN},this.touches={ONE:fo.ROTATE,TWO:fo.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._domElementKeyEvents=null,this._lastPosition=new $,this._lastQuaternion=new Wi,this._lastTargetPosition=new $,this._quat=new Wi().setFromUnitVectors(e.up,new $(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Pg,this._sphericalDelta=new Pg,this._scale=1,this._panOffset=new $,this._rotateStart=new _t,this._rotateEnd=new _t,this._rotateDelta=new _t,this._panStart=new _t,this._panEnd=new _t,this._panDelta=new _t,this._dollyStart=new _t,this._dollyEnd=new _t,this._dollyDelta=new _t,this._dollyDirection=new $,this._mouse=new _t,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=gT.bind(this),this._onPointerDown=mT.bind(this),this._onPointerUp=_T.bind(this),this._onContextMenu=wT.bind(this),this._onMouseWheel=yT.bind(this),this._onKeyDown=bT.bind(this),this._onTouchStart=MT.bind(this),this._onTouchMove=ST.bind(this),this._onMouseDown=vT.bind(this),this._onMouseMove=xT.bind(this),this._interceptControlDown=ET.bind(this),this._interceptControlUp=TT.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(c_),this.update(),this.state=on.NONE}update(e=null){const t=this.object.position;$n.copy(t).sub(this.target),$n.applyQuaternion(this._quat),this._spherical.setFromVector3($n),this.autoRotate&&this.state===on.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=bi:i>Math.PI&&(i-=bi),s<-Math.PI?s+=bi:s>Math.PI&&(s-=bi),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if($n.setFromSpherical(this._spherical),$n.applyQuaternion(this._quatInverse),t.copy(this.target).add($n),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){const a=$n.length();o=this._clampDistance(a*this._scale);const c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){const a=new $(this._mouse.x,this._mouse.y,0);a.unproject(this.object);const c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;const l=new $(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=$n.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Ac.origin.copy(this.object.position),Ac.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ac.direction))<pT?this.object.lookAt(this.target):(h_.setFromNormalAndCoplanarPoint(this.object.up,this.target),Ac.intersectPlane(h_,this.target))))}else if(this.object.isOrthographicCamera){const o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Id||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Id||this._lastTargetPosition.distanceToSquared(this.target)>Id?(this.dispatchEvent(c_),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?bi/60*this.autoRotateSpeed*e:bi/60/60*this.autoRotateSpeed}_getZoomScale(e){const t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){$n.setFromMatrixColumn(t,0),$n.multiplyScalar(-e),this._panOffset.add($n)}_panUp(e,t){this.screenSpacePanning===!0?$n.setFromMatrixColumn(t,1):($n.setFromMatrixColumn(t,0),$n.crossVectors(this.object.up,$n)),$n.multiplyScalar(e),this._panOffset.add($n)}_pan(e,t){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;$n.copy(s).sub(this.target);let r=$n.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientX),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{const i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new _t,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){const t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){const t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function mT(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.domElement.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n)))}function gT(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function _T(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(u_),this.state=on.NONE;break;case 1:const e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function vT(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case ho.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=on.DOLLY;break;case ho.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=on.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=on.ROTATE}break;case ho.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=on.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=on.PAN}break;default:this.state=on.NONE}this.state!==on.NONE&&this.dispatchEvent(Nd)}function xT(n){switch(this.state){case on.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case on.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case on.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function yT(n){this.enabled===!1||this.enableZoom===!1||this.state!==on.NONE||(n.preventDefault(),this.dispatchEvent(Nd),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(u_))}function bT(n){this.enabled!==!1&&this._handleKeyDown(n)}function MT(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case fo.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(n),this.state=on.TOUCH_ROTATE;break;case fo.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(n),this.state=on.TOUCH_PAN;break;default:this.state=on.NONE}break;case 2:switch(this.touches.TWO){case fo.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=on.TOUCH_DOLLY_PAN;break;case fo.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=on.TOUCH_DOLLY_ROTATE;break;default:this.state=on.NONE}break;default:this.state=on.NONE}this.state!==on.NONE&&this.dispatchEvent(Nd)}function ST(n){switch(this._trackPointer(n),this.state){case on.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case on.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case on.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case on.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=on.NONE}}function wT(n){this.enabled!==!1&&n.preventDefault()}function ET(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function TT(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}class f_ extends sM{constructor(e){super(e)}parse(e){function t(G){switch(G.image_type){case d:case _:if(G.colormap_length>256||G.colormap_size!==24||G.colormap_type!==1)throw new Error("THREE.TGALoader: Invalid type colormap data for indexed type.");break;case p:case g:case m:case f:if(G.colormap_type)throw new Error("THREE.TGALoader: Invalid type colormap data for colormap type.");break;case h:throw new Error("THREE.TGALoader: No data.");default:throw new Error("THREE.TGALoader: Invalid type "+G.image_type)}if(G.width<=0||G.height<=0)throw new Error("THREE.TGALoader: Invalid image size.");if(G.pixel_size!==8&&G.pixel_size!==16&&G.pixel_size!==24&&G.pixel_size!==32)throw new Error("THREE.TGALoader: Invalid pixel size "+G.pixel_size)}function i(G,ne,ee,he,de){let ge,se;const ie=ee.pixel_size>>3,ve=ee.width*ee.height*ie;if(ne&&(se=de.subarray(he,he+=ee.colormap_length*(ee.colormap_size>>3))),G){ge=new Uint8Array(ve);let ye,X,Q,Se=0;const Ve=new Uint8Array(ie);for(;Se<ve;)if(ye=de[he++],X=(ye&127)+1,ye&128){for(Q=0;Q<ie;++Q)Ve[Q]=de[he++];for(Q=0;Q<X;++Q)ge.set(Ve,Se+Q*ie);Se+=ie*X}else{for(X*=ie,Q=0;Q<X;++Q)ge[Se+Q]=de[he++];Se+=X}}else ge=de.subarray(he,he+=ne?ee.width*ee.height:ve);return{pixel_data:ge,palettes:se}}function s(G,ne,ee,he,de,ge,se,ie,ve){const ye=ve;let X,Q=0,Se,Ve;const De=M.width;for(Ve=ne;Ve!==he;Ve+=ee)for(Se=de;Se!==se;Se+=ge,Q++)X=ie[Q],G[(Se+De*Ve)*4+3]=255,G[(Se+De*Ve)*4+2]=ye[X*3+0],G[(Se+De*Ve)*4+1]=ye[X*3+1],G[(Se+De*Ve)*4+0]=ye[X*3+2];return G}function r(G,ne,ee,he,de,ge,se,ie){let ve,ye=0,X,Q;const Se=M.width;for(Q=ne;Q!==he;Q+=ee)for(X=de;X!==se;X+=ge,ye+=2)ve=ie[ye+0]+(ie[ye+1]<<8),G[(X+Se*Q)*4+0]=(ve&31744)>>7,G[(X+Se*Q)*4+1]=(ve&992)>>2,G[(X+Se*Q)*4+2]=(ve&31)<<3,G[(X+Se*Q)*4+3]=ve&32768?0:255;return G}function o(G,ne,ee,he,de,ge,se,ie){let ve=0,ye,X;const Q=M.width;for(X=ne;X!==he;X+=ee)for(ye=de;ye!==se;ye+=ge,ve+=3)G[(ye+Q*X)*4+3]=255,G[(ye+Q*X)*4+2]=ie[ve+0],G[(ye+Q*X)*4+1]=ie[ve+1],G[(ye+Q*X)*4+0]=ie[ve+2];return G}function a(G,ne,ee,he,de,ge,se,ie){let ve=0,ye,X;const Q=M.width;for(X=ne;X!==he;X+=ee)for(ye=de;ye!==se;ye+=ge,ve+=4)G[(ye+Q*X)*4+2]=ie[ve+0],G[(ye+Q*X)*4+1]=ie[ve+1],G[(ye+Q*X)*4+0]=ie[ve+2],G[(ye+Q*X)*4+3]=ie[ve+3];return G}function c(G,ne,ee,he,de,ge,se,ie){let ve,ye=0,X,Q;const Se=M.width;for(Q=ne;Q!==he;Q+=ee)for(X=de;X!==se;X+=ge,ye++)ve=ie[ye],G[(X+Se*Q)*4+0]=ve,G[(X+Se*Q)*4+1]=ve,G[(X+Se*Q)*4+2]=ve,G[(X+Se*Q)*4+3]=255;return G}function l(G,ne,ee,he,de,ge,se,ie){let ve=0,ye,X;const Q=M.width;for(X=ne;X!==he;X+=ee)for(ye=de;ye!==se;ye+=ge,ve+=2)G[(ye+Q*X)*4+0]=ie[ve+0],G[(ye+Q*X)*4+1]=ie[ve+0],G[(ye+Q*X)*4+2]=ie[ve+0],G[(ye+Q*X)*4+3]=ie[ve+1];return G}function u(G,ne,ee,he,de){let ge,se,ie,ve,ye,X;switch((M.flags&S)>>C){default:case T:ge=0,ie=1,ye=ne,se=0,ve=1,X=ee;break;case v:ge=0,ie=1,ye=ne,se=ee-1,ve=-1,X=-1;break;case I:ge=ne-1,ie=-1,ye=-1,se=0,ve=1,X=ee;break;case A:ge=ne-1,ie=-1,ye=-1,se=ee-1,ve=-1,X=-1;break}if(H)switch(M.pixel_size){case 8:c(G,se,ve,X,ge,ie,ye,he);break;case 16:l(G,se,ve,X,ge,ie,ye,he);break;default:throw new Error("THREE.TGALoader: Format not supported.")}else switch(M.pixel_size){case 8:s(G,se,ve,X,ge,ie,ye,he,de);break;case 16:r(G,se,ve,X,ge,ie,ye,he);break;case 24:o(G,se,ve,X,ge,ie,ye,he);break;case 32:a(G,se,ve,X,ge,ie,ye,he);break;default:throw new Error("THREE.TGALoader: Format not supported.")}return G}const h=0,d=1,p=2,g=3,_=9,m=10,f=11,S=48,C=4,v=0,A=1,T=2,I=3;if(e.length<19)throw new Error("THREE.TGALoader: Not enough data to contain header.");let F=0;const y=new Uint8Array(e),M={id_length:y[F++],colormap_type:y[F++],image_type:y[F++],colormap_index:y[F++]|y[F++]<<8,colormap_length:y[F++]|y[F++]<<8,colormap_size:y[F++],origin:[y[F++]|y[F++]<<8,y[F++]|y[F++]<<8],width:y[F++]|y[F++]<<8,height:y[F++]|y[F++]<<8,pixel_size:y[F++],flags:y[F++]};if(t(M),M.id_length+F>e.length)throw new Error("THREE.TGALoader: No data.");F+=M.id_length;let D=!1,z=!1,H=!1;switch(M.image_type){case _:D=!0,z=!0;break;case d:z=!0;break;case m:D=!0;break;case p:break;case f:D=!0,H=!0;break;case g:H=!0;break}const Z=new Uint8Array(M.width*M.height*4),Y=i(D,z,M,F,y);return u(Z,M.width,M.height,Y.pixel_data,Y.palettes),{data:Z,width:M.width,height:M.height,flipY:!0,generateMipmaps:!0,minFilter:Os}}}class p_ extends qs{load(e,t,i,s){const r=this,o=r.path===""?Ag.extractUrlBase(e):r.path,a=new yc(r.manager);a.setPath(r.path),a.setRequestHeader(r.requestHeader),a.setWithCredentials(r.withCredentials),a.load(e,function(c){try{t(r.parse(c,o))}catch(l){s?s(l):console.error(l),r.manager.itemError(e)}},i,s)}parse(e,t){function i(E,w){const U=[],L=E.childNodes;for(let k=0,ce=L.length;k<ce;k++){const fe=L[k];fe.nodeName===w&&U.push(fe)}return U}function s(E){if(E.length===0)return[];const w=E.trim().split(/\s+/),U=new Array(w.length);for(let L=0,k=w.length;L<k;L++)U[L]=w[L];return U}function r(E){if(E.length===0)return[];const w=E.trim().split(/\s+/),U=new Array(w.length);for(let L=0,k=w.length;L<k;L++)U[L]=parseFloat(w[L]);return U}function o(E){if(E.length===0)return[];const w=E.trim().split(/\s+/),U=new Array(w.length);for(let L=0,k=w.length;L<k;L++)U[L]=parseInt(w[L]);return U}function a(E){return E.substring(1)}function c(){return"three_default_"+sf++}function l(E){return Object.keys(E).length===0}function u(E){return{unit:h(i(E,"unit")[0]),upAxis:d(i(E,"up_axis")[0])}}function h(E){return E!==void 0&&E.hasAttribute("meter")===!0?parseFloat(E.getAttribute("meter")):1}function d(E){return E!==void 0?E.textContent:"Y_UP"}function p(E,w,U,L){const k=i(E,w)[0];if(k!==void 0){const ce=i(k,U);for(let fe=0;fe<ce.length;fe++)L(ce[fe])}}function g(E,w){for(const U in E){const L=E[U];L.build=w(E[U])}}function _(E,w){return E.build!==void 0||(E.build=w(E)),E.build}function m(E){const w={sources:{},samplers:{},channels:{}};let U=!1;for(let L=0,k=E.childNodes.length;L<k;L++){const ce=E.childNodes[L];if(ce.nodeType!==1)continue;let fe;switch(ce.nodeName){case"source":fe=ce.getAttribute("id"),w.sources[fe]=Ee(ce);break;case"sampler":fe=ce.getAttribute("id"),w.samplers[fe]=f(ce);break;case"channel":fe=ce.getAttribute("target"),w.channels[fe]=S(ce);break;case"animation":m(ce),U=!0;break;default:console.log(ce)}}U===!1&&(pt.animations[E.getAttribute("id")||So.generateUUID()]=w)}function f(E){const w={inputs:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"input":const ce=a(k.getAttribute("source")),fe=k.getAttribute("semantic");w.inputs[fe]=ce;break}}return w}function S(E){const w={};let L=E.getAttribute("target").split("/");const k=L.shift();let ce=L.shift();const fe=ce.indexOf("(")!==-1,Be=ce.indexOf(".")!==-1;if(Be)L=ce.split("."),ce=L.shift(),w.member=L.shift();else if(fe){const Ne=ce.split("(");ce=Ne.shift();for(let ke=0;ke<Ne.length;ke++)Ne[ke]=parseInt(Ne[ke].replace(/\)/,""));w.indices=Ne}return w.id=k,w.sid=ce,w.arraySyntax=fe,w.memberSyntax=Be,w.sampler=a(E.getAttribute("source")),w}function C(E){const w=[],U=E.channels,L=E.samplers,k=E.sources;for(const ce in U)if(U.hasOwnProperty(ce)){const fe=U[ce],Be=L[fe.sampler],Ne=Be.inputs.INPUT,ke=Be.inputs.OUTPUT,nt=k[Ne],Me=k[ke],et=A(fe,nt,Me);M(et,w)}return w}function v(E){return _(pt.animations[E],C)}function A(E,w,U){const L=pt.nodes[E.id],k=Ct(L.id),ce=L.transforms[E.sid],fe=L.matrix.clone().transpose();let Be,Ne,ke,nt,Me,et;const Ge={};switch(ce){case"matrix":for(ke=0,nt=w.array.length;ke<nt;ke++)if(Be=w.array[ke],Ne=ke*U.stride,Ge[Be]===void 0&&(Ge[Be]={}),E.arraySyntax===!0){const mn=U.array[Ne],Ot=E.indices[0]+4*E.indices[1];Ge[Be][Ot]=mn}else for(Me=0,et=U.stride;Me<et;Me++)Ge[Be][Me]=U.array[Ne+Me];break;case"translate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"rotate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"scale":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break}const rt=T(Ge,fe);return{name:k.uuid,keyframes:rt}}function T(E,w){const U=[];for(const k in E)U.push({time:parseFloat(k),value:E[k]});U.sort(L);for(let k=0;k<16;k++)D(U,k,w.elements[k]);return U;function L(k,ce){return k.time-ce.time}}const I=new $,F=new $,y=new Wi;function M(E,w){const U=E.keyframes,L=E.name,k=[],ce=[],fe=[],Be=[];for(let Ne=0,ke=U.length;Ne<ke;Ne++){const nt=U[Ne],Me=nt.time,et=nt.value;re.fromArray(et).transpose(),re.decompose(I,y,F),k.push(Me),ce.push(I.x,I.y,I.z),fe.push(y.x,y.y,y.z,y.w),Be.push(F.x,F.y,F.z)}return ce.length>0&&w.push(new Ho(L+".position",k,ce)),fe.length>0&&w.push(new Ga(L+".quaternion",k,fe)),Be.length>0&&w.push(new Ho(L+".scale",k,Be)),w}function D(E,w,U){let L,k=!0,ce,fe;for(ce=0,fe=E.length;ce<fe;ce++)L=E[ce],L.value[w]===void 0?L.value[w]=null:k=!1;if(k===!0)for(ce=0,fe=E.length;ce<fe;ce++)L=E[ce],L.value[w]=U;else z(E,w)}function z(E,w){let U,L;for(let k=0,ce=E.length;k<ce;k++){const fe=E[k];if(fe.value[w]===null){if(U=H(E,k,w),L=Z(E,k,w),U===null){fe.value[w]=L.value[w];continue}if(L===null){fe.value[w]=U.value[w];continue}Y(fe,U,L,w)}}}function H(E,w,U){for(;w>=0;){const L=E[w];if(L.value[U]!==null)return L;w--}return null}function Z(E,w,U){for(;w<E.length;){const L=E[w];if(L.value[U]!==null)return L;w++}return null}function Y(E,w,U,L){if(U.time-w.time===0){E.value[L]=w.value[L];return}E.value[L]=(E.time-w.time)*(U.value[L]-w.value[L])/(U.time-w.time)+w.value[L]}function G(E){const w={name:E.getAttribute("id")||"default",start:parseFloat(E.getAttribute("start")||0),end:parseFloat(E.getAttribute("end")||0),animations:[]};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"instance_animation":w.animations.push(a(k.getAttribute("url")));break}}pt.clips[E.getAttribute("id")]=w}function ne(E){const w=[],U=E.name,L=E.end-E.start||-1,k=E.animations;for(let ce=0,fe=k.length;ce<fe;ce++){const Be=v(k[ce]);for(let Ne=0,ke=Be.length;Ne<ke;Ne++)w.push(Be[Ne])}return new xg(U,L,w)}function ee(E){return _(pt.clips[E],ne)}function he(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"skin":w.id=a(k.getAttribute("source")),w.skin=de(k);break;case"morph":w.id=a(k.getAttribute("source")),console.warn("THREE.ColladaLoader: Morph target animation not supported yet.");break}}pt.controllers[E.getAttribute("id")]=w}function de(E){const w={sources:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"bind_shape_matrix":w.bindShapeMatrix=r(k.textContent);break;case"source":const ce=k.getAttribute("id");w.sources[ce]=Ee(k);break;case"joints":w.joints=ge(k);break;case"vertex_weights":w.vertexWeights=se(k);break}}return w}function ge(E){const w={inputs:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"input":const ce=k.getAttribute("semantic"),fe=a(k.getAttribute("source"));w.inputs[ce]=fe;break}}return w}function se(E){const w={inputs:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"input":const ce=k.getAttribute("semantic"),fe=a(k.getAttribute("source")),Be=parseInt(k.getAttribute("offset"));w.inputs[ce]={id:fe,offset:Be};break;case"vcount":w.vcount=o(k.textContent);break;case"v":w.v=o(k.textContent);break}}return w}function ie(E){const w={id:E.id},U=pt.geometries[w.id];return E.skin!==void 0&&(w.skin=ve(E.skin),U.sources.skinIndices=w.skin.indices,U.sources.skinWeights=w.skin.weights),w}function ve(E){const U={joints:[],indices:{array:[],stride:4},weights:{array:[],stride:4}},L=E.sources,k=E.vertexWeights,ce=k.vcount,fe=k.v,Be=k.inputs.JOINT.offset,Ne=k.inputs.WEIGHT.offset,ke=E.sources[E.joints.inputs.JOINT],nt=E.sources[E.joints.inputs.INV_BIND_MATRIX],Me=L[k.inputs.WEIGHT.id].array;let et=0,Ge,rt,ot;for(Ge=0,ot=ce.length;Ge<ot;Ge++){const Ot=ce[Ge],Pt=[];for(rt=0;rt<Ot;rt++){const Vt=fe[et+Be],Zi=fe[et+Ne],Rt=Me[Zi];Pt.push({index:Vt,weight:Rt}),et+=2}for(Pt.sort(mn),rt=0;rt<4;rt++){const Vt=Pt[rt];Vt!==void 0?(U.indices.array.push(Vt.index),U.weights.array.push(Vt.weight)):(U.indices.array.push(0),U.weights.array.push(0))}}for(E.bindShapeMatrix?U.bindMatrix=new vt().fromArray(E.bindShapeMatrix).transpose():U.bindMatrix=new vt().identity(),Ge=0,ot=ke.array.length;Ge<ot;Ge++){const Ot=ke.array[Ge],Pt=new vt().fromArray(nt.array,Ge*nt.stride).transpose();U.joints.push({name:Ot,boneInverse:Pt})}return U;function mn(Ot,Pt){return Pt.weight-Ot.weight}}function ye(E){return _(pt.controllers[E],ie)}function X(E){const w={init_from:i(E,"init_from")[0].textContent};pt.images[E.getAttribute("id")]=w}function Q(E){return E.build!==void 0?E.build:E.init_from}function Se(E){const w=pt.images[E];return w!==void 0?_(w,Q):(console.warn("THREE.ColladaLoader: Couldn't find image with ID:",E),null)}function Ve(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"profile_COMMON":w.profile=De(k);break}}pt.effects[E.getAttribute("id")]=w}function De(E){const w={surfaces:{},samplers:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"newparam":bt(k,w);break;case"technique":w.technique=Bt(k);break;case"extra":w.extra=st(k);break}}return w}function bt(E,w){const U=E.getAttribute("sid");for(let L=0,k=E.childNodes.length;L<k;L++){const ce=E.childNodes[L];if(ce.nodeType===1)switch(ce.nodeName){case"surface":w.surfaces[U]=an(ce);break;case"sampler2D":w.samplers[U]=W(ce);break}}}function an(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"init_from":w.init_from=k.textContent;break}}return w}function W(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"source":w.source=k.textContent;break}}return w}function Bt(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"constant":case"lambert":case"blinn":case"phong":w.type=k.nodeName,w.parameters=mt(k);break;case"extra":w.extra=st(k);break}}return w}function mt(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"emission":case"diffuse":case"specular":case"bump":case"ambient":case"shininess":case"transparency":w[k.nodeName]=lt(k);break;case"transparent":w[k.nodeName]={opaque:k.hasAttribute("opaque")?k.getAttribute("opaque"):"A_ONE",data:lt(k)};break}}return w}function lt(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"color":w[k.nodeName]=r(k.textContent);break;case"float":w[k.nodeName]=parseFloat(k.textContent);break;case"texture":w[k.nodeName]={id:k.getAttribute("texture"),extra:qe(k)};break}}return w}function qe(E){const w={technique:{}};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"extra":Zt(k,w);break}}return w}function Zt(E,w){for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"technique":$e(k,w);break}}}function $e(E,w){for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"repeatU":case"repeatV":case"offsetU":case"offsetV":w.technique[k.nodeName]=parseFloat(k.textContent);break;case"wrapU":case"wrapV":k.textContent.toUpperCase()==="TRUE"?w.technique[k.nodeName]=1:k.textContent.toUpperCase()==="FALSE"?w.technique[k.nodeName]=0:w.technique[k.nodeName]=parseInt(k.textContent);break;case"bump":w[k.nodeName]=Ht(k);break}}}function st(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"technique":w.technique=pn(k);break}}return w}function pn(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"double_sided":w[k.nodeName]=parseInt(k.textContent);break;case"bump":w[k.nodeName]=Ht(k);break}}return w}function Ht(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"texture":w[k.nodeName]={id:k.getAttribute("texture"),texcoord:k.getAttribute("texcoord"),extra:qe(k)};break}}return w}function B(E){return E}function R(E){return _(pt.effects[E],B)}function j(E){const w={name:E.getAttribute("name")};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"instance_effect":w.url=a(k.getAttribute("url"));break}}pt.materials[E.getAttribute("id")]=w}function le(E){let w,U=E.slice((E.lastIndexOf(".")-1>>>0)+2);switch(U=U.toLowerCase(),U){case"tga":w=An;break;default:w=ni}return w}function pe(E){const w=R(E.url),U=w.profile.technique;let L;switch(U.type){case"phong":case"blinn":L=new Bo;break;case"lambert":L=new Wb;break;default:L=new Kl;break}L.name=E.name||"";function k(Ne,ke=null){const nt=w.profile.samplers[Ne.id];let Me=null;if(nt!==void 0){const et=w.profile.surfaces[nt.source];Me=Se(et.init_from)}else console.warn("THREE.ColladaLoader: Undefined sampler. Access image directly (see #12530)."),Me=Se(Ne.id);if(Me!==null){const et=le(Me);if(et!==void 0){const Ge=et.load(Me),rt=Ne.extra;if(rt!==void 0&&rt.technique!==void 0&&l(rt.technique)===!1){const ot=rt.technique;Ge.wrapS=ot.wrapU?Lr:is,Ge.wrapT=ot.wrapV?Lr:is,Ge.offset.set(ot.offsetU||0,ot.offsetV||0),Ge.repeat.set(ot.repeatU||1,ot.repeatV||1)}else Ge.wrapS=Lr,Ge.wrapT=Lr;return ke!==null&&(Ge.colorSpace=ke),Ge}else return console.warn("THREE.ColladaLoader: Loader for texture %s not found.",Me),null}else return console.warn("THREE.ColladaLoader: Couldn't create texture with ID:",Ne.id),null}const ce=U.parameters;for(const Ne in ce){const ke=ce[Ne];switch(Ne){case"diffuse":ke.color&&L.color.fromArray(ke.color),ke.texture&&(L.map=k(ke.texture,Mn));break;case"specular":ke.color&&L.specular&&L.specular.fromArray(ke.color),ke.texture&&(L.specularMap=k(ke.texture));break;case"bump":ke.texture&&(L.normalMap=k(ke.texture));break;case"ambient":ke.texture&&(L.lightMap=k(ke.texture,Mn));break;case"shininess":ke.float&&L.shininess&&(L.shininess=ke.float);break;case"emission":ke.color&&L.emissive&&L.emissive.fromArray(ke.color),ke.texture&&(L.emissiveMap=k(ke.texture,Mn));break}}kt.colorSpaceToWorking(L.color,Mn),L.specular&&kt.colorSpaceToWorking(L.specular,Mn),L.emissive&&kt.colorSpaceToWorking(L.emissive,Mn);let fe=ce.transparent,Be=ce.transparency;if(Be===void 0&&fe&&(Be={float:1}),fe===void 0&&Be&&(fe={opaque:"A_ONE",data:{color:[1,1,1,1]}}),fe&&Be)if(fe.data.texture)L.transparent=!0;else{const Ne=fe.data.color;switch(fe.opaque){case"A_ONE":L.opacity=Ne[3]*Be.float;break;case"RGB_ZERO":L.opacity=1-Ne[0]*Be.float;break;case"A_ZERO":L.opacity=1-Ne[3]*Be.float;break;case"RGB_ONE":L.opacity=Ne[0]*Be.float;break;default:console.warn('THREE.ColladaLoader: Invalid opaque type "%s" of transparent tag.',fe.opaque)}L.opacity<1&&(L.transparent=!0)}if(U.extra!==void 0&&U.extra.technique!==void 0){const Ne=U.extra.technique;for(const ke in Ne){const nt=Ne[ke];switch(ke){case"double_sided":L.side=nt===1?Hi:ks;break;case"bump":L.normalMap=k(nt.texture),L.normalScale=new _t(1,1);break}}}return L}function ue(E){return _(pt.materials[E],pe)}function Ke(E){const w={name:E.getAttribute("name")};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"optics":w.optics=Re(k);break}}pt.cameras[E.getAttribute("id")]=w}function Re(E){for(let w=0;w<E.childNodes.length;w++){const U=E.childNodes[w];switch(U.nodeName){case"technique_common":return Ye(U)}}return{}}function Ye(E){const w={};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];switch(L.nodeName){case"perspective":case"orthographic":w.technique=L.nodeName,w.parameters=ze(L);break}}return w}function ze(E){const w={};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];switch(L.nodeName){case"xfov":case"yfov":case"xmag":case"ymag":case"znear":case"zfar":case"aspect_ratio":w[L.nodeName]=parseFloat(L.textContent);break}}return w}function be(E){let w;switch(E.optics.technique){case"perspective":w=new Qn(E.optics.parameters.yfov,E.optics.parameters.aspect_ratio,E.optics.parameters.znear,E.optics.parameters.zfar);break;case"orthographic":let U=E.optics.parameters.ymag,L=E.optics.parameters.xmag;const k=E.optics.parameters.aspect_ratio;L=L===void 0?U*k:L,U=U===void 0?L/k:U,L*=.5,U*=.5,w=new Md(-L,L,U,-U,E.optics.parameters.znear,E.optics.parameters.zfar);break;default:w=new Qn;break}return w.name=E.name||"",w}function Pe(E){const w=pt.cameras[E];return w!==void 0?_(w,be):(console.warn("THREE.ColladaLoader: Couldn't find camera with ID:",E),null)}function tt(E){let w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"technique_common":w=Qe(k);break}}pt.lights[E.getAttribute("id")]=w}function Qe(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"directional":case"point":case"spot":case"ambient":w.technique=k.nodeName,w.parameters=Ie(k)}}return w}function Ie(E){const w={};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"color":const ce=r(k.textContent);w.color=new dt().fromArray(ce),kt.colorSpaceToWorking(w.color,Mn);break;case"falloff_angle":w.falloffAngle=parseFloat(k.textContent);break;case"quadratic_attenuation":const fe=parseFloat(k.textContent);w.distance=fe?Math.sqrt(1/fe):0;break}}return w}function gt(E){let w;switch(E.technique){case"directional":w=new Eg;break;case"point":w=new lM;break;case"spot":w=new oM;break;case"ambient":w=new Tg;break}return E.parameters.color&&w.color.copy(E.parameters.color),E.parameters.distance&&(w.distance=E.parameters.distance),w}function q(E){const w=pt.lights[E];return w!==void 0?_(w,gt):(console.warn("THREE.ColladaLoader: Couldn't find light with ID:",E),null)}function Ce(E){const w={name:E.getAttribute("name"),sources:{},vertices:{},primitives:[]},U=i(E,"mesh")[0];if(U!==void 0){for(let L=0;L<U.childNodes.length;L++){const k=U.childNodes[L];if(k.nodeType!==1)continue;const ce=k.getAttribute("id");switch(k.nodeName){case"source":w.sources[ce]=Ee(k);break;case"vertices":w.vertices=je(k);break;case"polygons":console.warn("THREE.ColladaLoader: Unsupported primitive type: ",k.nodeName);break;case"lines":case"linestrips":case"polylist":case"triangles":w.primitives.push(Te(k));break;default:console.log(k)}}pt.geometries[E.getAttribute("id")]=w}}function Ee(E){const w={array:[],stride:3};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"float_array":w.array=r(L.textContent);break;case"Name_array":w.array=s(L.textContent);break;case"technique_common":const k=i(L,"accessor")[0];k!==void 0&&(w.stride=parseInt(k.getAttribute("stride")));break}}return w}function je(E){const w={};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];L.nodeType===1&&(w[L.getAttribute("semantic")]=a(L.getAttribute("source")))}return w}function Te(E){const w={type:E.nodeName,material:E.getAttribute("material"),count:parseInt(E.getAttribute("count")),inputs:{},stride:0,hasUV:!1};for(let U=0,L=E.childNodes.length;U<L;U++){const k=E.childNodes[U];if(k.nodeType===1)switch(k.nodeName){case"input":const ce=a(k.getAttribute("source")),fe=k.getAttribute("semantic"),Be=parseInt(k.getAttribute("offset")),Ne=parseInt(k.getAttribute("set")),ke=Ne>0?fe+Ne:fe;w.inputs[ke]={id:ce,offset:Be},w.stride=Math.max(w.stride,Be+1),fe==="TEXCOORD"&&(w.hasUV=!0);break;case"vcount":w.vcount=o(k.textContent);break;case"p":w.p=o(k.textContent);break}}return w}function xe(E){const w={};for(let U=0;U<E.length;U++){const L=E[U];w[L.type]===void 0&&(w[L.type]=[]),w[L.type].push(L)}return w}function Je(E){let w=0;for(let U=0,L=E.length;U<L;U++)E[U].hasUV===!0&&w++;w>0&&w<E.length&&(E.uvsNeedsFix=!0)}function yt(E){const w={},U=E.sources,L=E.vertices,k=E.primitives;if(k.length===0)return{};const ce=xe(k);for(const fe in ce){const Be=ce[fe];Je(Be),w[fe]=tn(Be,U,L)}return w}function tn(E,w,U){const L={},k={array:[],stride:0},ce={array:[],stride:0},fe={array:[],stride:0},Be={array:[],stride:0},Ne={array:[],stride:0},ke={array:[],stride:4},nt={array:[],stride:4},Me=new Pn,et=[];let Ge=0;for(let rt=0;rt<E.length;rt++){const ot=E[rt],mn=ot.inputs;let Ot=0;switch(ot.type){case"lines":case"linestrips":Ot=ot.count*2;break;case"triangles":Ot=ot.count*3;break;case"polylist":for(let Pt=0;Pt<ot.count;Pt++){const Vt=ot.vcount[Pt];switch(Vt){case 3:Ot+=3;break;case 4:Ot+=6;break;default:Ot+=(Vt-2)*3;break}}break;default:console.warn("THREE.ColladaLoader: Unknown primitive type:",ot.type)}Me.addGroup(Ge,Ot,rt),Ge+=Ot,ot.material&&et.push(ot.material);for(const Pt in mn){const Vt=mn[Pt];switch(Pt){case"VERTEX":for(const Zi in U){const Rt=U[Zi];switch(Zi){case"POSITION":const Jt=k.array.length;if(St(ot,w[Rt],Vt.offset,k.array),k.stride=w[Rt].stride,w.skinWeights&&w.skinIndices&&(St(ot,w.skinIndices,Vt.offset,ke.array),St(ot,w.skinWeights,Vt.offset,nt.array)),ot.hasUV===!1&&E.uvsNeedsFix===!0){const Rs=(k.array.length-Jt)/k.stride;for(let kn=0;kn<Rs;kn++)fe.array.push(0,0)}break;case"NORMAL":St(ot,w[Rt],Vt.offset,ce.array),ce.stride=w[Rt].stride;break;case"COLOR":St(ot,w[Rt],Vt.offset,Ne.array),Ne.stride=w[Rt].stride;break;case"TEXCOORD":St(ot,w[Rt],Vt.offset,fe.array),fe.stride=w[Rt].stride;break;case"TEXCOORD1":St(ot,w[Rt],Vt.offset,Be.array),fe.stride=w[Rt].stride;break;default:console.warn('THREE.ColladaLoader: Semantic "%s" not handled in geometry build process.',Zi)}}break;case"NORMAL":St(ot,w[Vt.id],Vt.offset,ce.array),ce.stride=w[Vt.id].stride;break;case"COLOR":St(ot,w[Vt.id],Vt.offset,Ne.array,!0),Ne.stride=w[Vt.id].stride;break;case"TEXCOORD":St(ot,w[Vt.id],Vt.offset,fe.array),fe.stride=w[Vt.id].stride;break;case"TEXCOORD1":St(ot,w[Vt.id],Vt.offset,Be.array),Be.stride=w[Vt.id].stride;break}}}return k.array.length>0&&Me.setAttribute("position",new Dt(k.array,k.stride)),ce.array.length>0&&Me.setAttribute("normal",new Dt(ce.array,ce.stride)),Ne.array.length>0&&Me.setAttribute("color",new Dt(Ne.array,Ne.stride)),fe.array.length>0&&Me.setAttribute("uv",new Dt(fe.array,fe.stride)),Be.array.length>0&&Me.setAttribute("uv1",new Dt(Be.array,Be.stride)),ke.array.length>0&&Me.setAttribute("skinIndex",new Dt(ke.array,ke.stride)),nt.array.length>0&&Me.setAttribute("skinWeight",new Dt(nt.array,nt.stride)),L.data=Me,L.type=E[0].type,L.materialKeys=et,L}function St(E,w,U,L,k=!1){const ce=E.p,fe=E.stride,Be=E.vcount;function Ne(Me){let et=ce[Me+U]*nt;const Ge=et+nt;for(;et<Ge;et++)L.push(ke[et]);if(k){const rt=L.length-nt-1;wn.setRGB(L[rt+0],L[rt+1],L[rt+2],Mn),L[rt+0]=wn.r,L[rt+1]=wn.g,L[rt+2]=wn.b}}const ke=w.array,nt=w.stride;if(E.vcount!==void 0){let Me=0;for(let et=0,Ge=Be.length;et<Ge;et++){const rt=Be[et];if(rt===4){const ot=Me+fe*0,mn=Me+fe*1,Ot=Me+fe*2,Pt=Me+fe*3;Ne(ot),Ne(mn),Ne(Pt),Ne(mn),Ne(Ot),Ne(Pt)}else if(rt===3){const ot=Me+fe*0,mn=Me+fe*1,Ot=Me+fe*2;Ne(ot),Ne(mn),Ne(Ot)}else if(rt>4)for(let ot=1,mn=rt-2;ot<=mn;ot++){const Ot=Me+fe*0,Pt=Me+fe*ot,Vt=Me+fe*(ot+1);Ne(Ot),Ne(Pt),Ne(Vt)}Me+=fe*rt}}else for(let Me=0,et=ce.length;Me<et;Me+=fe)Ne(Me)}function Fn(E){return _(pt.geometries[E],yt)}function sn(E){const w={name:E.getAttribute("name")||"",joints:{},links:[]};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"technique_common":Yi(L,w);break}}pt.kinematicsModels[E.getAttribute("id")]=w}function pi(E){return E.build!==void 0?E.build:E}function ai(E){return _(pt.kinematicsModels[E],pi)}function Yi(E,w){for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"joint":w.joints[L.getAttribute("sid")]=ti(L);break;case"link":w.links.push(Si(L));break}}}function ti(E){let w;for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"prismatic":case"revolute":w=hs(L);break}}return w}function hs(E){const w={sid:E.getAttribute("sid"),name:E.getAttribute("name")||"",axis:new $,limits:{min:0,max:0},type:E.nodeName,static:!1,zeroPosition:0,middlePosition:0};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"axis":const k=r(L.textContent);w.axis.fromArray(k);break;case"limits":const ce=L.getElementsByTagName("max")[0],fe=L.getElementsByTagName("min")[0];w.limits.max=parseFloat(ce.textContent),w.limits.min=parseFloat(fe.textContent);break}}return w.limits.min>=w.limits.max&&(w.static=!0),w.middlePosition=(w.limits.min+w.limits.max)/2,w}function Si(E){const w={sid:E.getAttribute("sid"),name:E.getAttribute("name")||"",attachments:[],transforms:[]};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"attachment_full":w.attachments.push(qr(L));break;case"matrix":case"translate":case"rotate":w.transforms.push(As(L));break}}return w}function qr(E){const w={joint:E.getAttribute("joint").split("/").pop(),transforms:[],links:[]};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"link":w.links.push(Si(L));break;case"matrix":case"translate":case"rotate":w.transforms.push(As(L));break}}return w}function As(E){const w={type:E.nodeName},U=r(E.textContent);switch(w.type){case"matrix":w.obj=new vt,w.obj.fromArray(U).transpose();break;case"translate":w.obj=new $,w.obj.fromArray(U);break;case"rotate":w.obj=new $,w.obj.fromArray(U),w.angle=So.degToRad(U[3]);break}return w}function ta(E){const w={name:E.getAttribute("name")||"",rigidBodies:{}};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"rigid_body":w.rigidBodies[L.getAttribute("name")]={},na(L,w.rigidBodies[L.getAttribute("name")]);break}}pt.physicsModels[E.getAttribute("id")]=w}function na(E,w){for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"technique_common":ds(L,w);break}}}function ds(E,w){for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"inertia":w.inertia=r(L.textContent);break;case"mass":w.mass=r(L.textContent)[0];break}}}function el(E){const w={bindJointAxis:[]};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"bind_joint_axis":w.bindJointAxis.push(Zs(L));break}}pt.kinematicsScenes[a(E.getAttribute("url"))]=w}function Zs(E){const w={target:E.getAttribute("target").split("/").pop()};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType===1)switch(L.nodeName){case"axis":const k=L.getElementsByTagName("param")[0];w.axis=k.textContent;const ce=w.axis.split("inst_").pop().split("axis")[0];w.jointIndex=ce.substring(0,ce.length-1);break}}return w}function ia(E){return E.build!==void 0?E.build:E}function Ki(E){return _(pt.kinematicsScenes[E],ia)}function Ln(){const E=Object.keys(pt.kinematicsModels)[0],w=Object.keys(pt.kinematicsScenes)[0],U=Object.keys(pt.visualScenes)[0];if(E===void 0||w===void 0)return;const L=ai(E),k=Ki(w),ce=ct(U),fe=k.bindJointAxis,Be={};for(let nt=0,Me=fe.length;nt<Me;nt++){const et=fe[nt],Ge=zt.querySelector('[sid="'+et.target+'"]');if(Ge){const rt=Ge.parentElement;Ne(et.jointIndex,rt)}}function Ne(nt,Me){const et=Me.getAttribute("name"),Ge=L.joints[nt];ce.traverse(function(rt){rt.name===et&&(Be[nt]={object:rt,transforms:N(Me),joint:Ge,position:Ge.zeroPosition})})}const ke=new vt;mi={joints:L&&L.joints,getJointValue:function(nt){const Me=Be[nt];if(Me)return Me.position;console.warn("THREE.ColladaLoader: Joint "+nt+" doesn't exist.")},setJointValue:function(nt,Me){const et=Be[nt];if(et){const Ge=et.joint;if(Me>Ge.limits.max||Me<Ge.limits.min)console.warn("THREE.ColladaLoader: Joint "+nt+" value "+Me+" outside of limits (min: "+Ge.limits.min+", max: "+Ge.limits.max+").");else if(Ge.static)console.warn("THREE.ColladaLoader: Joint "+nt+" is static.");else{const rt=et.object,ot=Ge.axis,mn=et.transforms;re.identity();for(let Ot=0;Ot<mn.length;Ot++){const Pt=mn[Ot];if(Pt.sid&&Pt.sid.indexOf(nt)!==-1)switch(Ge.type){case"revolute":re.multiply(ke.makeRotationAxis(ot,So.degToRad(Me)));break;case"prismatic":re.multiply(ke.makeTranslation(ot.x*Me,ot.y*Me,ot.z*Me));break;default:console.warn("THREE.ColladaLoader: Unknown joint type: "+Ge.type);break}else switch(Pt.type){case"matrix":re.multiply(Pt.obj);break;case"translate":re.multiply(ke.makeTranslation(Pt.obj.x,Pt.obj.y,Pt.obj.z));break;case"scale":re.scale(Pt.obj);break;case"rotate":re.multiply(ke.makeRotationAxis(Pt.obj,Pt.angle));break}}rt.matrix.copy(re),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),Be[nt].position=Me}}else console.log("THREE.ColladaLoader: "+nt+" does not exist.")}}}function N(E){const w=[],U=zt.querySelector('[id="'+E.id+'"]');for(let L=0;L<U.childNodes.length;L++){const k=U.childNodes[L];if(k.nodeType!==1)continue;let ce,fe;switch(k.nodeName){case"matrix":ce=r(k.textContent);const Be=new vt().fromArray(ce).transpose();w.push({sid:k.getAttribute("sid"),type:k.nodeName,obj:Be});break;case"translate":case"scale":ce=r(k.textContent),fe=new $().fromArray(ce),w.push({sid:k.getAttribute("sid"),type:k.nodeName,obj:fe});break;case"rotate":ce=r(k.textContent),fe=new $().fromArray(ce);const Ne=So.degToRad(ce[3]);w.push({sid:k.getAttribute("sid"),type:k.nodeName,obj:fe,angle:Ne});break}}return w}function J(E){const w=E.getElementsByTagName("node");for(let U=0;U<w.length;U++){const L=w[U];L.hasAttribute("id")===!1&&L.setAttribute("id",c())}}const re=new vt,ae=new $;function te(E){const w={name:E.getAttribute("name")||"",type:E.getAttribute("type"),id:E.getAttribute("id"),sid:E.getAttribute("sid"),matrix:new vt,nodes:[],instanceCameras:[],instanceControllers:[],instanceLights:[],instanceGeometries:[],instanceNodes:[],transforms:{}};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];if(L.nodeType!==1)continue;let k;switch(L.nodeName){case"node":w.nodes.push(L.getAttribute("id")),te(L);break;case"instance_camera":w.instanceCameras.push(a(L.getAttribute("url")));break;case"instance_controller":w.instanceControllers.push(Ae(L));break;case"instance_light":w.instanceLights.push(a(L.getAttribute("url")));break;case"instance_geometry":w.instanceGeometries.push(Ae(L));break;case"instance_node":w.instanceNodes.push(a(L.getAttribute("url")));break;case"matrix":k=r(L.textContent),w.matrix.multiply(re.fromArray(k).transpose()),w.transforms[L.getAttribute("sid")]=L.nodeName;break;case"translate":k=r(L.textContent),ae.fromArray(k),w.matrix.multiply(re.makeTranslation(ae.x,ae.y,ae.z)),w.transforms[L.getAttribute("sid")]=L.nodeName;break;case"rotate":k=r(L.textContent);const ce=So.degToRad(k[3]);w.matrix.multiply(re.makeRotationAxis(ae.fromArray(k),ce)),w.transforms[L.getAttribute("sid")]=L.nodeName;break;case"scale":k=r(L.textContent),w.matrix.scale(ae.fromArray(k)),w.transforms[L.getAttribute("sid")]=L.nodeName;break;case"extra":break;default:console.log(L)}}return Et(w.id)?console.warn("THREE.ColladaLoader: There is already a node with ID %s. Exclude current node from further processing.",w.id):pt.nodes[w.id]=w,w}function Ae(E){const w={id:a(E.getAttribute("url")),materials:{},skeletons:[]};for(let U=0;U<E.childNodes.length;U++){const L=E.childNodes[U];switch(L.nodeName){case"bind_material":const k=L.getElementsByTagName("instance_material");for(let ce=0;ce<k.length;ce++){const fe=k[ce],Be=fe.getAttribute("symbol"),Ne=fe.getAttribute("target");w.materials[Be]=a(Ne)}break;case"skeleton":w.skeletons.push(a(L.textContent));break}}return w}function Ue(E,w){const U=[],L=[];let k,ce,fe;for(k=0;k<E.length;k++){const ke=E[k];let nt;if(Et(ke))nt=Ct(ke),Xe(nt,w,U);else if(wt(ke)){const et=pt.visualScenes[ke].children;for(let Ge=0;Ge<et.length;Ge++){const rt=et[Ge];if(rt.type==="JOINT"){const ot=Ct(rt.id);Xe(ot,w,U)}}}else console.error("THREE.ColladaLoader: Unable to find root bone of skeleton with ID:",ke)}for(k=0;k<w.length;k++)for(ce=0;ce<U.length;ce++)if(fe=U[ce],fe.bone.name===w[k].name){L[k]=fe,fe.processed=!0;break}for(k=0;k<U.length;k++)fe=U[k],fe.processed===!1&&(L.push(fe),fe.processed=!0);const Be=[],Ne=[];for(k=0;k<L.length;k++)fe=L[k],Be.push(fe.bone),Ne.push(fe.boneInverse);return new cd(Be,Ne)}function Xe(E,w,U){E.traverse(function(L){if(L.isBone===!0){let k;for(let ce=0;ce<w.length;ce++){const fe=w[ce];if(fe.name===L.name){k=fe.boneInverse;break}}k===void 0&&(k=new vt),U.push({bone:L,boneInverse:k,processed:!1})}})}function Oe(E){const w=[],U=E.matrix,L=E.nodes,k=E.type,ce=E.instanceCameras,fe=E.instanceControllers,Be=E.instanceLights,Ne=E.instanceGeometries,ke=E.instanceNodes;for(let Me=0,et=L.length;Me<et;Me++)w.push(Ct(L[Me]));for(let Me=0,et=ce.length;Me<et;Me++){const Ge=Pe(ce[Me]);Ge!==null&&w.push(Ge.clone())}for(let Me=0,et=fe.length;Me<et;Me++){const Ge=fe[Me],rt=ye(Ge.id),ot=Fn(rt.id),mn=it(ot,Ge.materials),Ot=Ge.skeletons,Pt=rt.skin.joints,Vt=Ue(Ot,Pt);for(let Zi=0,Rt=mn.length;Zi<Rt;Zi++){const Jt=mn[Zi];Jt.isSkinnedMesh&&(Jt.bind(Vt,rt.skin.bindMatrix),Jt.normalizeSkinWeights()),w.push(Jt)}}for(let Me=0,et=Be.length;Me<et;Me++){const Ge=q(Be[Me]);Ge!==null&&w.push(Ge.clone())}for(let Me=0,et=Ne.length;Me<et;Me++){const Ge=Ne[Me],rt=Fn(Ge.id),ot=it(rt,Ge.materials);for(let mn=0,Ot=ot.length;mn<Ot;mn++)w.push(ot[mn])}for(let Me=0,et=ke.length;Me<et;Me++)w.push(Ct(ke[Me]).clone());let nt;if(L.length===0&&w.length===1)nt=w[0];else{nt=k==="JOINT"?new rg:new Ms;for(let Me=0;Me<w.length;Me++)nt.add(w[Me])}return nt.name=k==="JOINT"?E.sid:E.name,nt.matrix.copy(U),nt.matrix.decompose(nt.position,nt.quaternion,nt.scale),nt}const ht=new Kl({name:qs.DEFAULT_MATERIAL_NAME,color:16711935});function ft(E,w){const U=[];for(let L=0,k=E.length;L<k;L++){const ce=w[E[L]];ce===void 0?(console.warn("THREE.ColladaLoader: Material with key %s not found. Apply fallback material.",E[L]),U.push(ht)):U.push(ue(ce))}return U}function it(E,w){const U=[];for(const L in E){const k=E[L],ce=ft(k.materialKeys,w);if(ce.length===0&&(L==="lines"||L==="linestrips"?ce.push(new js):ce.push(new Bo)),L==="lines"||L==="linestrips")for(let ke=0,nt=ce.length;ke<nt;ke++){const Me=ce[ke];if(Me.isMeshPhongMaterial===!0||Me.isMeshLambertMaterial===!0){const et=new js;et.color.copy(Me.color),et.opacity=Me.opacity,et.transparent=Me.transparent,ce[ke]=et}}const fe=k.data.attributes.skinIndex!==void 0,Be=ce.length===1?ce[0]:ce;let Ne;switch(L){case"lines":Ne=new za(k.data,Be);break;case"linestrips":Ne=new fd(k.data,Be);break;case"triangles":case"polylist":fe?Ne=new Ob(k.data,Be):Ne=new vn(k.data,Be);break}U.push(Ne)}return U}function Et(E){return pt.nodes[E]!==void 0}function Ct(E){return _(pt.nodes[E],Oe)}function ln(E){const w={name:E.getAttribute("name"),children:[]};J(E);const U=i(E,"node");for(let L=0;L<U.length;L++)w.children.push(te(U[L]));pt.visualScenes[E.getAttribute("id")]=w}function jt(E){const w=new Ms;w.name=E.name;const U=E.children;for(let L=0;L<U.length;L++){const k=U[L];w.add(Ct(k.id))}return w}function wt(E){return pt.visualScenes[E]!==void 0}function ct(E){return _(pt.visualScenes[E],jt)}function cn(E){const w=i(E,"instance_visual_scene")[0];return ct(a(w.getAttribute("url")))}function Nt(){const E=pt.clips;if(l(E)===!0){if(l(pt.animations)===!1){const w=[];for(const U in pt.animations){const L=v(U);for(let k=0,ce=L.length;k<ce;k++)w.push(L[k])}Ni.push(new xg("default",-1,w))}}else for(const w in E)Ni.push(ee(w))}function Xn(E){let w="";const U=[E];for(;U.length;){const L=U.shift();L.nodeType===Node.TEXT_NODE?w+=L.textContent:(w+=`
`,U.push(...L.childNodes))}return w.trim()}if(e.length===0)return{scene:new od};const fs=new DOMParser().parseFromString(e,"application/xml"),zt=i(fs,"COLLADA")[0],ps=fs.getElementsByTagName("parsererror")[0];if(ps!==void 0){const E=i(ps,"div")[0];let w;return E?w=E.textContent:w=Xn(ps),console.error(`THREE.ColladaLoader: Failed to parse collada file.
`,w),null}const un=zt.getAttribute("version");console.debug("THREE.ColladaLoader: File version",un);const qn=u(i(zt,"asset")[0]),ni=new bg(this.manager);ni.setPath(this.resourcePath||t).setCrossOrigin(this.crossOrigin);let An;f_&&(An=new f_(this.manager),An.setPath(this.resourcePath||t));const wn=new dt,Ni=[];let mi={},sf=0;const pt={animations:{},clips:{},controllers:{},images:{},effects:{},materials:{},cameras:{},lights:{},geometries:{},nodes:{},visualScenes:{},kinematicsModels:{},physicsModels:{},kinematicsScenes:{}};p(zt,"library_animations","animation",m),p(zt,"library_animation_clips","animation_clip",G),p(zt,"library_controllers","controller",he),p(zt,"library_images","image",X),p(zt,"library_effects","effect",Ve),p(zt,"library_materials","material",j),p(zt,"library_cameras","camera",Ke),p(zt,"library_lights","light",tt),p(zt,"library_geometries","geometry",Ce),p(zt,"library_nodes","node",te),p(zt,"library_visual_scenes","visual_scene",ln),p(zt,"library_kinematics_models","kinematics_model",sn),p(zt,"library_physics_models","physics_model",ta),p(zt,"scene","instance_kinematics_scene",el),g(pt.animations,C),g(pt.clips,ne),g(pt.controllers,ie),g(pt.images,Q),g(pt.effects,B),g(pt.materials,pe),g(pt.cameras,be),g(pt.lights,gt),g(pt.geometries,yt),g(pt.visualScenes,jt),Nt(),Ln();const sa=cn(i(zt,"scene")[0]);return sa.animations=Ni,qn.upAxis==="Z_UP"&&(console.warn("THREE.ColladaLoader: You are loading an asset with a Z-UP coordinate system. The loader just rotates the asset to transform it into Y-UP. The vertex data are not converted, see #24289."),sa.rotation.set(-Math.PI/2,0,0)),sa.scale.multiplyScalar(qn.unit),{get animations(){return console.warn("THREE.ColladaLoader: Please access animations over scene.animations now."),Ni},kinematics:mi,library:pt,scene:sa}}}const AT=/^[og]\s*(.+)?/,RT=/^mtllib /,CT=/^usemtl /,PT=/^usemap /,m_=/\s+/,g_=new $,Ud=new $,__=new $,v_=new $,qi=new $,Rc=new dt;function LT(){const n={objects:[],object:{},vertices:[],normals:[],colors:[],uvs:[],materials:{},materialLibraries:[],startObject:function(e,t){if(this.object&&this.object.fromDeclaration===!1){this.object.name=e,this.object.fromDeclaration=t!==!1;return}const i=this.object&&typeof this.object.currentMaterial=="function"?this.object.currentMaterial():void 0;if(this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0),this.object={name:e||"",fromDeclaration:t!==!1,geometry:{vertices:[],normals:[],colors:[],uvs:[],hasUVIndices:!1},materials:[],smooth:!0,startMaterial:function(s,r){const o=this._finalize(!1);o&&(o.inherited||o.groupCount<=0)&&this.materials.splice(o.index,1);const a={index:this.materials.length,name:s||"",mtllib:Array.isArray(r)&&r.length>0?r[r.length-1]:"",smooth:o!==void 0?o.smooth:this.smooth,groupStart:o!==void 0?o.groupEnd:0,groupEnd:-1,groupCount:-1,inherited:!1,clone:function(c){const l={index:typeof c=="number"?c:this.index,name:this.name,mtllib:this.mtllib,smooth:this.smooth,groupStart:0,groupEnd:-1,groupCount:-1,inherited:!1};return l.clone=this.clone.bind(l),l}};return this.materials.push(a),a},currentMaterial:function(){if(this.materials.length>0)return this.materials[this.materials.length-1]},_finalize:function(s){const r=this.currentMaterial();if(r&&r.groupEnd===-1&&(r.groupEnd=this.geometry.vertices.length/3,r.groupCount=r.groupEnd-r.groupStart,r.inherited=!1),s&&this.materials.length>1)for(let o=this.materials.length-1;o>=0;o--)this.materials[o].groupCount<=0&&this.materials.splice(o,1);return s&&this.materials.length===0&&this.materials.push({name:"",smooth:this.smooth}),r}},i&&i.name&&typeof i.clone=="function"){const s=i.clone(0);s.inherited=!0,this.object.materials.push(s)}this.objects.push(this.object)},finalize:function(){this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0)},parseVertexIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseNormalIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseUVIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/2)*2},addVertex:function(e,t,i){const s=this.vertices,r=this.object.geometry.vertices;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addVertexPoint:function(e){const t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addVertexLine:function(e){const t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addNormal:function(e,t,i){const s=this.normals,r=this.object.geometry.normals;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addFaceNormal:function(e,t,i){const s=this.vertices,r=this.object.geometry.normals;g_.fromArray(s,e),Ud.fromArray(s,t),__.fromArray(s,i),qi.subVectors(__,Ud),v_.subVectors(g_,Ud),qi.cross(v_),qi.normalize(),r.push(qi.x,qi.y,qi.z),r.push(qi.x,qi.y,qi.z),r.push(qi.x,qi.y,qi.z)},addColor:function(e,t,i){const s=this.colors,r=this.object.geometry.colors;s[e]!==void 0&&r.push(s[e+0],s[e+1],s[e+2]),s[t]!==void 0&&r.push(s[t+0],s[t+1],s[t+2]),s[i]!==void 0&&r.push(s[i+0],s[i+1],s[i+2])},addUV:function(e,t,i){const s=this.uvs,r=this.object.geometry.uvs;r.push(s[e+0],s[e+1]),r.push(s[t+0],s[t+1]),r.push(s[i+0],s[i+1])},addDefaultUV:function(){const e=this.object.geometry.uvs;e.push(0,0),e.push(0,0),e.push(0,0)},addUVLine:function(e){const t=this.uvs;this.object.geometry.uvs.push(t[e+0],t[e+1])},addFace:function(e,t,i,s,r,o,a,c,l){const u=this.vertices.length;let h=this.parseVertexIndex(e,u),d=this.parseVertexIndex(t,u),p=this.parseVertexIndex(i,u);if(this.addVertex(h,d,p),this.addColor(h,d,p),a!==void 0&&a!==""){const g=this.normals.length;h=this.parseNormalIndex(a,g),d=this.parseNormalIndex(c,g),p=this.parseNormalIndex(l,g),this.addNormal(h,d,p)}else this.addFaceNormal(h,d,p);if(s!==void 0&&s!==""){const g=this.uvs.length;h=this.parseUVIndex(s,g),d=this.parseUVIndex(r,g),p=this.parseUVIndex(o,g),this.addUV(h,d,p),this.object.geometry.hasUVIndices=!0}else this.addDefaultUV()},addPointGeometry:function(e){this.object.geometry.type="Points";const t=this.vertices.length;for(let i=0,s=e.length;i<s;i++){const r=this.parseVertexIndex(e[i],t);this.addVertexPoint(r),this.addColor(r)}},addLineGeometry:function(e,t){this.object.geometry.type="Line";const i=this.vertices.length,s=this.uvs.length;for(let r=0,o=e.length;r<o;r++)this.addVertexLine(this.parseVertexIndex(e[r],i));for(let r=0,o=t.length;r<o;r++)this.addUVLine(this.parseUVIndex(t[r],s))}};return n.startObject("",!1),n}class DT extends qs{constructor(e){super(e),this.materials=null}load(e,t,i,s){const r=this,o=new yc(this.manager);o.setPath(this.path),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}setMaterials(e){return this.materials=e,this}parse(e){const t=new LT;e.indexOf(`\r
`)!==-1&&(e=e.replace(/\r\n/g,`
`)),e.indexOf(`\\
`)!==-1&&(e=e.replace(/\\\n/g,""));const i=e.split(`
`);let s=[];for(let a=0,c=i.length;a<c;a++){const l=i[a].trimStart();if(l.length===0)continue;const u=l.charAt(0);if(u!=="#")if(u==="v"){const h=l.split(m_);switch(h[0]){case"v":t.vertices.push(parseFloat(h[1]),parseFloat(h[2]),parseFloat(h[3])),h.length>=7?(Rc.setRGB(parseFloat(h[4]),parseFloat(h[5]),parseFloat(h[6]),Mn),t.colors.push(Rc.r,Rc.g,Rc.b)):t.colors.push(void 0,void 0,void 0);break;case"vn":t.normals.push(parseFloat(h[1]),parseFloat(h[2]),parseFloat(h[3]));break;case"vt":t.uvs.push(parseFloat(h[1]),parseFloat(h[2]));break}}else if(u==="f"){const d=l.slice(1).trim().split(m_),p=[];for(let _=0,m=d.length;_<m;_++){const f=d[_];if(f.length>0){const S=f.split("/");p.push(S)}}const g=p[0];for(let _=1,m=p.length-1;_<m;_++){const f=p[_],S=p[_+1];t.addFace(g[0],f[0],S[0],g[1],f[1],S[1],g[2],f[2],S[2])}}else if(u==="l"){const h=l.substring(1).trim().split(" ");let d=[];const p=[];if(l.indexOf("/")===-1)d=h;else for(let g=0,_=h.length;g<_;g++){const m=h[g].split("/");m[0]!==""&&d.push(m[0]),m[1]!==""&&p.push(m[1])}t.addLineGeometry(d,p)}else if(u==="p"){const d=l.slice(1).trim().split(" ");t.addPointGeometry(d)}else if((s=AT.exec(l))!==null){const h=(" "+s[0].slice(1).trim()).slice(1);t.startObject(h)}else if(CT.test(l))t.object.startMaterial(l.substring(7).trim(),t.materialLibraries);else if(RT.test(l))t.materialLibraries.push(l.substring(7).trim());else if(PT.test(l))console.warn('THREE.OBJLoader: Rendering identifier "usemap" not supported. Textures must be defined in MTL files.');else if(u==="s"){if(s=l.split(" "),s.length>1){const d=s[1].trim().toLowerCase();t.object.smooth=d!=="0"&&d!=="off"}else t.object.smooth=!0;const h=t.object.currentMaterial();h&&(h.smooth=t.object.smooth)}else{if(l==="\0")continue;console.warn('THREE.OBJLoader: Unexpected line: "'+l+'"')}}t.finalize();const r=new Ms;if(r.materialLibraries=[].concat(t.materialLibraries),!(t.objects.length===1&&t.objects[0].geometry.vertices.length===0)===!0)for(let a=0,c=t.objects.length;a<c;a++){const l=t.objects[a],u=l.geometry,h=l.materials,d=u.type==="Line",p=u.type==="Points";let g=!1;if(u.vertices.length===0)continue;const _=new Pn;_.setAttribute("position",new Dt(u.vertices,3)),u.normals.length>0&&_.setAttribute("normal",new Dt(u.normals,3)),u.colors.length>0&&(g=!0,_.setAttribute("color",new Dt(u.colors,3))),u.hasUVIndices===!0&&_.setAttribute("uv",new Dt(u.uvs,2));const m=[];for(let S=0,C=h.length;S<C;S++){const v=h[S],A=v.name+"_"+v.smooth+"_"+g;let T=t.materials[A];if(this.materials!==null){if(T=this.materials.create(v.name),d&&T&&!(T instanceof js)){const I=new js;as.prototype.copy.call(I,T),I.color.copy(T.color),T=I}else if(p&&T&&!(T instanceof Va)){const I=new Va({size:10,sizeAttenuation:!1});as.prototype.copy.call(I,T),I.color.copy(T.color),I.map=T.map,T=I}}T===void 0&&(d?T=new js:p?T=new Va({size:1,sizeAttenuation:!1}):T=new Bo,T.name=v.name,T.flatShading=!v.smooth,T.vertexColors=g,t.materials[A]=T),m.push(T)}let f;if(m.length>1){for(let S=0,C=h.length;S<C;S++){const v=h[S];_.addGroup(v.groupStart,v.groupCount,S)}d?f=new za(_,m):p?f=new md(_,m):f=new vn(_,m)}else d?f=new za(_,m[0]):p?f=new md(_,m[0]):f=new vn(_,m[0]);f.name=l.name,r.add(f)}else if(t.vertices.length>0){const a=new Va({size:1,sizeAttenuation:!1}),c=new Pn;c.setAttribute("position",new Dt(t.vertices,3)),t.colors.length>0&&t.colors[0]!==void 0&&(c.setAttribute("color",new Dt(t.colors,3)),a.vertexColors=!0);const l=new md(c,a);r.add(l)}return r}}class x_ extends qs{constructor(e){super(e)}load(e,t,i,s){const r=this,o=new yc(this.manager);o.setPath(this.path),o.setResponseType("arraybuffer"),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}parse(e){function t(l){const u=new DataView(l),h=32/8*3+32/8*3*3+16/8,d=u.getUint32(80,!0);if(80+32/8+d*h===u.byteLength)return!0;const g=[115,111,108,105,100];for(let _=0;_<5;_++)if(i(g,u,_))return!1;return!0}function i(l,u,h){for(let d=0,p=l.length;d<p;d++)if(l[d]!==u.getUint8(h+d))return!1;return!0}function s(l){const u=new DataView(l),h=u.getUint32(80,!0);let d,p,g,_=!1,m,f,S,C,v;for(let D=0;D<70;D++)u.getUint32(D,!1)==1129270351&&u.getUint8(D+4)==82&&u.getUint8(D+5)==61&&(_=!0,m=new Float32Array(h*3*3),f=u.getUint8(D+6)/255,S=u.getUint8(D+7)/255,C=u.getUint8(D+8)/255,v=u.getUint8(D+9)/255);const A=84,T=50,I=new Pn,F=new Float32Array(h*3*3),y=new Float32Array(h*3*3),M=new dt;for(let D=0;D<h;D++){const z=A+D*T,H=u.getFloat32(z,!0),Z=u.getFloat32(z+4,!0),Y=u.getFloat32(z+8,!0);if(_){const G=u.getUint16(z+48,!0);(G&32768)===0?(d=(G&31)/31,p=(G>>5&31)/31,g=(G>>10&31)/31):(d=f,p=S,g=C)}for(let G=1;G<=3;G++){const ne=z+G*12,ee=D*3*3+(G-1)*3;F[ee]=u.getFloat32(ne,!0),F[ee+1]=u.getFloat32(ne+4,!0),F[ee+2]=u.getFloat32(ne+8,!0),y[ee]=H,y[ee+1]=Z,y[ee+2]=Y,_&&(M.setRGB(d,p,g,Mn),m[ee]=M.r,m[ee+1]=M.g,m[ee+2]=M.b)}}return I.setAttribute("position",new Li(F,3)),I.setAttribute("normal",new Li(y,3)),_&&(I.setAttribute("color",new Li(m,3)),I.hasColors=!0,I.alpha=v),I}function r(l){const u=new Pn,h=/solid([\s\S]*?)endsolid/g,d=/facet([\s\S]*?)endfacet/g,p=/solid\s(.+)/;let g=0;const _=/[\s]+([+-]?(?:\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?)/.source,m=new RegExp("vertex"+_+_+_,"g"),f=new RegExp("normal"+_+_+_,"g"),S=[],C=[],v=[],A=new $;let T,I=0,F=0,y=0;for(;(T=h.exec(l))!==null;){F=y;const M=T[0],D=(T=p.exec(M))!==null?T[1]:"";for(v.push(D);(T=d.exec(M))!==null;){let Z=0,Y=0;const G=T[0];for(;(T=f.exec(G))!==null;)A.x=parseFloat(T[1]),A.y=parseFloat(T[2]),A.z=parseFloat(T[3]),Y++;for(;(T=m.exec(G))!==null;)S.push(parseFloat(T[1]),parseFloat(T[2]),parseFloat(T[3])),C.push(A.x,A.y,A.z),Z++,y++;Y!==1&&console.error("THREE.STLLoader: Something isn't right with the normal of face number "+g),Z!==3&&console.error("THREE.STLLoader: Something isn't right with the vertices of face number "+g),g++}const z=F,H=y-F;u.userData.groupNames=v,u.addGroup(z,H,I),I++}return u.setAttribute("position",new Dt(S,3)),u.setAttribute("normal",new Dt(C,3)),u}function o(l){return typeof l!="string"?new TextDecoder().decode(l):l}function a(l){if(typeof l=="string"){const u=new Uint8Array(l.length);for(let h=0;h<l.length;h++)u[h]=l.charCodeAt(h)&255;return u.buffer||u}else return l}const c=a(e);return t(c)?s(c):r(o(e))}}const y_=new $,NT=new yi,Cc=new vt,pr=new vt,Pc=new Wi,Lc=new $(1,1,1),Dc=new $;class Nc extends Tn{constructor(...e){super(...e),this.urdfNode=null,this.urdfName=""}copy(e,t){return super.copy(e,t),this.urdfNode=e.urdfNode,this.urdfName=e.urdfName,this}}class IT extends Nc{constructor(...e){super(...e),this.isURDFCollider=!0,this.type="URDFCollider"}}class UT extends Nc{constructor(...e){super(...e),this.isURDFVisual=!0,this.type="URDFVisual"}}class b_ extends Nc{constructor(...e){super(...e),this.isURDFLink=!0,this.type="URDFLink",this.name="",this.inertial={mass:0,origin:{xyz:[0,0,0],rpy:[0,0,0]},inertia:{ixx:0,ixy:0,ixz:0,iyy:0,iyz:0,izz:0}}}copy(e,t){return super.copy(e,t),this.inertial={mass:e.inertial.mass,origin:{xyz:[...e.inertial.origin.xyz],rpy:[...e.inertial.origin.rpy]},inertia:{...e.inertial.inertia}},this}}class M_ extends Nc{get jointType(){return this._jointType}set jointType(e){if(this.jointType!==e)switch(this._jointType=e,this.matrixWorldNeedsUpdate=!0,e){case"fixed":this.jointValue=[];break;case"continuous":case"revolute":case"prismatic":this.jointValue=new Array(1).fill(0);break;case"planar":this.jointValue=new Array(3).fill(0),this.axis=new $(0,0,1);break;case"floating":this.jointValue=new Array(6).fill(0);break}}get angle(){return this.jointValue[0]}constructor(...e){super(...e),this.isURDFJoint=!0,this.type="URDFJoint",this.name="",this.jointValue=null,this.jointType="fixed",this.axis=new $(1,0,0),this.limit={lower:0,upper:0,effort:0,velocity:0},this.ignoreLimits=!1,this.origPosition=null,this.origQuaternion=null,this.mimicJoints=[]}copy(e,t){return super.copy(e,t),this.jointType=e.jointType,this.axis=e.axis.clone(),this.limit.lower=e.limit.lower,this.limit.upper=e.limit.upper,this.limit.effort=e.limit.effort,this.limit.velocity=e.limit.velocity,this.ignoreLimits=!1,this.jointValue=[...e.jointValue],this.origPosition=e.origPosition?e.origPosition.clone():null,this.origQuaternion=e.origQuaternion?e.origQuaternion.clone():null,this.mimicJoints=[...e.mimicJoints],this}setJointValue(...e){e=e.map(i=>i===null?null:parseFloat(i)),(!this.origPosition||!this.origQuaternion)&&(this.origPosition=this.position.clone(),this.origQuaternion=this.quaternion.clone());let t=!1;switch(this.mimicJoints.forEach(i=>{t=i.updateFromMimickedJoint(...e)||t}),this.jointType){case"fixed":return t;case"continuous":case"revolute":{let i=e[0];return i==null||i===this.jointValue[0]?t:(!this.ignoreLimits&&this.jointType==="revolute"&&(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.quaternion.setFromAxisAngle(this.axis,i).premultiply(this.origQuaternion),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"prismatic":{let i=e[0];return i==null||i===this.jointValue[0]?t:(this.ignoreLimits||(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.position.copy(this.origPosition),y_.copy(this.axis).applyEuler(this.rotation),this.position.addScaledVector(y_,i),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"floating":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],this.jointValue[3]=e[3]!==null?e[3]:this.jointValue[3],this.jointValue[4]=e[4]!==null?e[4]:this.jointValue[4],this.jointValue[5]=e[5]!==null?e[5]:this.jointValue[5],pr.compose(this.origPosition,this.origQuaternion,Lc),Pc.setFromEuler(NT.set(this.jointValue[3],this.jointValue[4],this.jointValue[5],"XYZ")),Dc.set(this.jointValue[0],this.jointValue[1],this.jointValue[2]),Cc.compose(Dc,Pc,Lc),pr.premultiply(Cc),this.position.setFromMatrixPosition(pr),this.rotation.setFromRotationMatrix(pr),this.matrixWorldNeedsUpdate=!0,!0);case"planar":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],pr.compose(this.origPosition,this.origQuaternion,Lc),Pc.setFromAxisAngle(this.axis,this.jointValue[2]),Dc.set(this.jointValue[0],this.jointValue[1],0),Cc.compose(Dc,Pc,Lc),pr.premultiply(Cc),this.position.setFromMatrixPosition(pr),this.rotation.setFromRotationMatrix(pr),this.matrixWorldNeedsUpdate=!0,!0)}return t}}class S_ extends M_{constructor(...e){super(...e),this.type="URDFMimicJoint",this.mimicJoint=null,this.offset=0,this.multiplier=1}updateFromMimickedJoint(...e){const t=e.map(i=>i===null?null:i*this.multiplier+this.offset);return super.setJointValue(...t)}copy(e,t){return super.copy(e,t),this.mimicJoint=e.mimicJoint,this.offset=e.offset,this.multiplier=e.multiplier,this}}class FT extends b_{constructor(...e){super(...e),this.isURDFRobot=!0,this.urdfNode=null,this.urdfRobotNode=null,this.robotName=null,this.links=null,this.joints=null,this.colliders=null,this.visual=null,this.frames=null}copy(e,t){super.copy(e,t),this.urdfRobotNode=e.urdfRobotNode,this.robotName=e.robotName,this.links={},this.joints={},this.colliders={},this.visual={},this.traverse(i=>{i.isURDFJoint&&i.urdfName in e.joints&&(this.joints[i.urdfName]=i),i.isURDFLink&&i.urdfName in e.links&&(this.links[i.urdfName]=i),i.isURDFCollider&&i.urdfName in e.colliders&&(this.colliders[i.urdfName]=i),i.isURDFVisual&&i.urdfName in e.visual&&(this.visual[i.urdfName]=i)});for(const i in this.joints)this.joints[i].mimicJoints=this.joints[i].mimicJoints.map(s=>this.joints[s.name]);return this.frames={...this.colliders,...this.visual,...this.links,...this.joints},this}getFrame(e){return this.frames[e]}setJointValue(e,...t){const i=this.joints[e];return i?i.setJointValue(...t):!1}setJointValues(e){let t=!1;for(const i in e){const s=e[i];Array.isArray(s)?t=this.setJointValue(i,...s)||t:t=this.setJointValue(i,s)||t}return t}}const Fd=new Wi,w_=new yi;function mr(n){return n?n.trim().split(/\s+/g).map(e=>parseFloat(e)):[0,0,0]}function E_(n,e,t=!1){t||n.rotation.set(0,0,0),w_.set(e[0],e[1],e[2],"ZYX"),Fd.setFromEuler(w_),Fd.multiply(n.quaternion),n.quaternion.copy(Fd)}class kT{constructor(e){this.manager=e||yg,this.loadMeshCb=this.defaultMeshLoader.bind(this),this.parseVisual=!0,this.parseCollision=!1,this.packages="",this.workingPath="",this.fetchOptions={}}loadAsync(e){return new Promise((t,i)=>{this.load(e,t,null,i)})}load(e,t,i,s){const r=this.manager,o=Ag.extractUrlBase(e),a=this.manager.resolveURL(e);r.itemStart(a),fetch(a,this.fetchOptions).then(c=>{if(c.ok)return i&&i(null),c.text();throw new Error(`URDFLoader: Failed to load url '${a}' with error code ${c.status} : ${c.statusText}.`)}).then(c=>{const l=this.parse(c,this.workingPath||o);t(l),r.itemEnd(a)}).catch(c=>{s?s(c):console.error("URDFLoader: Error loading file.",c),r.itemError(a),r.itemEnd(a)})}parse(e,t=this.workingPath){const i=this.packages,s=this.loadMeshCb,r=this.parseVisual,o=this.parseCollision,a=this.manager,c={},l={},u={};function h(S){if(!/^package:\/\//.test(S))return t?t+S:S;const[C,v]=S.replace(/^package:\/\//,"").split(/\/(.+)/);if(typeof i=="string")return i.endsWith(C)?i+"/"+v:i+"/"+C+"/"+v;if(typeof i=="function")return i(C)+"/"+v;if(typeof i=="object")return C in i?i[C]+"/"+v:(console.error(`URDFLoader : ${C} not found in provided package list.`),null)}function d(S){let C;S instanceof Document?C=[...S.children]:S instanceof Element?C=[S]:C=[...new DOMParser().parseFromString(S,"text/xml").children];const v=C.filter(A=>A.nodeName==="robot").pop();return p(v)}function p(S){const C=[...S.children],v=C.filter(D=>D.nodeName.toLowerCase()==="link"),A=C.filter(D=>D.nodeName.toLowerCase()==="joint"),T=C.filter(D=>D.nodeName.toLowerCase()==="material"),I=new FT;I.robotName=S.getAttribute("name"),I.urdfRobotNode=S,T.forEach(D=>{const z=D.getAttribute("name");u[z]=m(D)});const F={},y={};v.forEach(D=>{const z=D.getAttribute("name"),H=S.querySelector(`child[link="${z}"]`)===null;c[z]=_(D,F,y,H?I:null)}),A.forEach(D=>{const z=D.getAttribute("name");l[z]=g(D)}),I.joints=l,I.links=c,I.colliders=y,I.visual=F;const M=Object.values(l);return M.forEach(D=>{D instanceof S_&&l[D.mimicJoint].mimicJoints.push(D)}),M.forEach(D=>{const z=new Set,H=Z=>{if(z.has(Z))throw new Error("URDFLoader: Detected an infinite loop of mimic joints.");z.add(Z),Z.mimicJoints.forEach(Y=>{H(Y)})};H(D)}),I.frames={...y,...F,...c,...l},I}function g(S){const C=[...S.children],v=S.getAttribute("type");let A;const T=C.find(z=>z.nodeName.toLowerCase()==="mimic");T?(A=new S_,A.mimicJoint=T.getAttribute("joint"),A.multiplier=parseFloat(T.getAttribute("multiplier")||1),A.offset=parseFloat(T.getAttribute("offset")||0)):A=new M_,A.urdfNode=S,A.name=S.getAttribute("name"),A.urdfName=A.name,A.jointType=v;let I=null,F=null,y=[0,0,0],M=[0,0,0];C.forEach(z=>{const H=z.nodeName.toLowerCase();H==="origin"?(y=mr(z.getAttribute("xyz")),M=mr(z.getAttribute("rpy"))):H==="child"?F=c[z.getAttribute("link")]:H==="parent"?I=c[z.getAttribute("link")]:H==="limit"&&(A.limit.lower=parseFloat(z.getAttribute("lower")||A.limit.lower),A.limit.upper=parseFloat(z.getAttribute("upper")||A.limit.upper),A.limit.effort=parseFloat(z.getAttribute("effort")||A.limit.effort),A.limit.velocity=parseFloat(z.getAttribute("velocity")||A.limit.velocity))}),I.add(A),A.add(F),E_(A,M),A.position.set(y[0],y[1],y[2]);const D=C.filter(z=>z.nodeName.toLowerCase()==="axis")[0];if(D){const z=D.getAttribute("xyz").split(/\s+/g).map(H=>parseFloat(H));A.axis=new $(z[0],z[1],z[2]),A.axis.normalize()}return A}function _(S,C,v,A=null){A===null&&(A=new b_);const T=[...S.children];A.name=S.getAttribute("name"),A.urdfName=A.name,A.urdfNode=S;const I=T.find(F=>F.nodeName.toLowerCase()==="inertial");return I&&[...I.children].forEach(F=>{const y=F.nodeName.toLowerCase();y==="origin"?(A.inertial.origin.xyz=mr(F.getAttribute("xyz")),A.inertial.origin.rpy=mr(F.getAttribute("rpy"))):y==="mass"?A.inertial.mass=parseFloat(F.getAttribute("value"))||0:y==="inertia"&&(A.inertial.inertia.ixx=parseFloat(F.getAttribute("ixx"))||0,A.inertial.inertia.ixy=parseFloat(F.getAttribute("ixy"))||0,A.inertial.inertia.ixz=parseFloat(F.getAttribute("ixz"))||0,A.inertial.inertia.iyy=parseFloat(F.getAttribute("iyy"))||0,A.inertial.inertia.iyz=parseFloat(F.getAttribute("iyz"))||0,A.inertial.inertia.izz=parseFloat(F.getAttribute("izz"))||0)}),r&&T.filter(y=>y.nodeName.toLowerCase()==="visual").forEach(y=>{const M=f(y,u);if(A.add(M),y.hasAttribute("name")){const D=y.getAttribute("name");M.name=D,M.urdfName=D,C[D]=M}}),o&&T.filter(y=>y.nodeName.toLowerCase()==="collision").forEach(y=>{const M=f(y);if(A.add(M),y.hasAttribute("name")){const D=y.getAttribute("name");M.name=D,M.urdfName=D,v[D]=M}}),A}function m(S){const C=[...S.children],v=new Bo;return v.name=S.getAttribute("name")||"",C.forEach(A=>{const T=A.nodeName.toLowerCase();if(T==="color"){const I=A.getAttribute("rgba").split(/\s/g).map(F=>parseFloat(F));v.color.setRGB(I[0],I[1],I[2]),v.opacity=I[3],v.transparent=I[3]<1,v.depthWrite=!v.transparent}else if(T==="texture"){const I=A.getAttribute("filename");if(I){const F=new bg(a),y=h(I);v.map=F.load(y),v.map.colorSpace=Mn}}}),v}function f(S,C={}){const v=S.nodeName.toLowerCase()==="collision",A=[...S.children];let T=null;const I=A.filter(y=>y.nodeName.toLowerCase()==="material")[0];if(I){const y=I.getAttribute("name");y&&y in C?T=C[y]:T=m(I)}else T=new Bo;const F=v?new IT:new UT;return F.urdfNode=S,A.forEach(y=>{const M=y.nodeName.toLowerCase();if(M==="geometry"){const D=y.children[0].nodeName.toLowerCase();if(D==="mesh"){const z=y.children[0].getAttribute("filename"),H=h(z);if(H!==null){const Z=y.children[0].getAttribute("scale");if(Z){const Y=mr(Z);F.scale.set(Y[0],Y[1],Y[2])}s(H,a,T,(Y,G)=>{G?console.error("URDFLoader: Error loading mesh.",G):Y&&(Y.position.set(0,0,0),Y.quaternion.identity(),F.add(Y))})}}else if(D==="box"){const z=new vn;z.geometry=new hr(1,1,1),z.material=T;const H=mr(y.children[0].getAttribute("size"));z.scale.set(H[0],H[1],H[2]),F.add(z)}else if(D==="sphere"){const z=new vn;z.geometry=new gc(1,30,30),z.material=T;const H=parseFloat(y.children[0].getAttribute("radius"))||0;z.scale.set(H,H,H),F.add(z)}else if(D==="cylinder"){const z=new vn;z.geometry=new _d(1,1,1,30),z.material=T;const H=parseFloat(y.children[0].getAttribute("radius"))||0,Z=parseFloat(y.children[0].getAttribute("length"))||0;z.scale.set(H,Z,H),z.rotation.set(Math.PI/2,0,0),F.add(z)}}else if(M==="origin"){const D=mr(y.getAttribute("xyz")),z=mr(y.getAttribute("rpy"));F.position.set(D[0],D[1],D[2]),F.rotation.set(0,0,0),E_(F,z)}}),F}return d(e)}defaultMeshLoader(e,t,i,s){/\.stl$/i.test(e)?new x_(t).load(e,o=>{const a=new vn(o,i||new Bo);s(a)},null,o=>s(null,o)):/\.dae$/i.test(e)?new p_(t).load(e,o=>s(o.scene),null,o=>s(null,o)):console.warn(`URDFLoader: Could not load model at ${e}.
No loader available`)}}function OT(n){return n.isURDFJoint&&n.jointType!=="fixed"}function BT(n){let e=n;for(;e;){if(OT(e))return e;e=e.parent}return e}const kd=new $,Od=new $,Xo=new $,Mi=new $,T_=new $,Xa=new $,qa=new $,cs=new Ss;class zT{constructor(e){this.enabled=!0,this.scene=e,this.raycaster=new Sd,this.initialGrabPoint=new $,this.hitDistance=-1,this.hovered=null,this.manipulating=null}update(){const{raycaster:e,hovered:t,manipulating:i,scene:s}=this;if(i)return;let r=null;const o=e.intersectObject(s,!0);if(o.length!==0){const a=o[0];this.hitDistance=a.distance,r=BT(a.object),this.initialGrabPoint.copy(a.point)}r!==t&&(t&&this.onUnhover(t),this.hovered=r,r&&this.onHover(r))}updateJoint(e,t){e.setJointValue(t)}onDragStart(e){}onDragEnd(e){}onHover(e){}onUnhover(e){}getRevoluteDelta(e,t,i){return Mi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Xo.set(0,0,0).applyMatrix4(e.matrixWorld),cs.setFromNormalAndCoplanarPoint(Mi,Xo),cs.projectPoint(t,Xa),cs.projectPoint(i,qa),Xa.sub(Xo),qa.sub(Xo),Mi.crossVectors(Xa,qa),Math.sign(Mi.dot(cs.normal))*qa.angleTo(Xa)}getPrismaticDelta(e,t,i){return Mi.subVectors(i,t),cs.normal.copy(e.axis).transformDirection(e.parent.matrixWorld).normalize(),Mi.dot(cs.normal)}moveRay(e){const{raycaster:t,hitDistance:i,manipulating:s}=this,{ray:r}=t;if(s){r.at(i,kd),e.at(i,Od);let o=0;s.jointType==="revolute"||s.jointType==="continuous"?o=this.getRevoluteDelta(s,kd,Od):s.jointType==="prismatic"&&(o=this.getPrismaticDelta(s,kd,Od)),o&&this.updateJoint(s,s.angle+o)}this.raycaster.ray.copy(e),this.update()}setGrabbed(e){const{hovered:t,manipulating:i}=this;if(e){if(i!==null||t===null)return;this.manipulating=t,this.onDragStart(t)}else{if(this.manipulating===null)return;this.onDragEnd(this.manipulating),this.manipulating=null,this.update()}}}class VT extends zT{constructor(e,t,i){super(e),this.camera=t,this.domElement=i;const s=new Sd,r=new _t;function o(a){const c=i.getBoundingClientRect();r.x=(a.clientX-c.left)/c.width*2-1,r.y=-((a.clientY-c.top)/c.height)*2+1}this._mouseDown=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!0)},this._mouseMove=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray)},this._mouseUp=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!1)},i.addEventListener("mousedown",this._mouseDown),i.addEventListener("mousemove",this._mouseMove),i.addEventListener("mouseup",this._mouseUp)}getRevoluteDelta(e,t,i){const{camera:s,initialGrabPoint:r}=this;return Mi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),Xo.set(0,0,0).applyMatrix4(e.matrixWorld),cs.setFromNormalAndCoplanarPoint(Mi,Xo),Mi.copy(s.position).sub(r).normalize(),Math.abs(Mi.dot(cs.normal))>.3?super.getRevoluteDelta(e,t,i):(Mi.set(0,1,0).transformDirection(s.matrixWorld),cs.projectPoint(t,Xa),cs.projectPoint(i,qa),Mi.set(0,0,-1).transformDirection(s.matrixWorld),Mi.cross(cs.normal),T_.subVectors(i,t),Mi.dot(T_))}dispose(){const{domElement:e}=this;e.removeEventListener("mousedown",this._mouseDown),e.removeEventListener("mousemove",this._mouseMove),e.removeEventListener("mouseup",this._mouseUp)}}const Bd=/\.(stl|obj|dae)$/i,zd={now:!1},Ic=n=>[...new Set([...n.matchAll(/(?:filename|uri|url)\s*[=>]\s*["']?\s*([^"'<>]+?\.(?:stl|obj|dae))\b/gi)].map(e=>e[1]))];function HT(n,e){const t=/^(?:package|model):\/\//i.test(n);if(/^file:|^\//i.test(n))return null;const i=t?[]:e.split("/").slice(0,-1);for(const s of n.replace(/^\w+:\/\//,"").split("/")){if(s===".."&&!i.pop())return null;s&&s!=="."&&s!==".."&&i.push(s)}return i.join("/")}function Uc(n){const e=n.replace(/^\w+:\/\//,"").split("/").filter(i=>i&&i!==".."&&i!=="."),t=at.state?.files??[];for(let i=0;i<e.length;i++){const s=e.slice(i).join("/"),r=t.find(o=>o.path===s||o.path.endsWith(`/${s}`));if(r)return r.path}return null}const GT=n=>Ic(n).filter(e=>!Uc(e));function Ya(n){const[e,t,i,s,r,o,a,c,l,u,h,d]=n;return new vt().set(e,t,i,u,s,r,o,h,a,c,l,d,0,0,0,1)}const qo=n=>new $(n[0],n[1],n[2]);function Gr(n,e){const t=qo(n.from),i=qo(n.to),s=i.clone().sub(t),r=new vn(new gd(n.radius,s.length(),8,20),e);return r.position.copy(t.clone().add(i).multiplyScalar(.5)),s.length()>1e-9&&r.quaternion.setFromUnitVectors(new $(0,1,0),s.normalize()),r}const A_=n=>"normal"in n&&n.normal[2]>1-1e-9;function WT(n,e,t,i){if("radius_m"in n)return Gr({from:n.from_m,to:n.to_m,radius:n.radius_m},i);if("half_m"in n){const o=new vn(new hr(...n.half_m.map(a=>Math.max(2*a,.001))),i);return Ya(n.world_from_box).decompose(o.position,o.quaternion,o.scale),o}const s=new vn(new Ha(2*t,2*t),i),r=qo(n.normal);return s.quaternion.setFromUnitVectors(new $(0,0,1),r),s.position.copy(e).addScaledVector(r,n.offset_m-r.dot(e)),s}function R_(n,e,t,i){const s=p=>new Xs({transparent:!0,opacity:p,roughness:.8,side:Hi,depthWrite:!1}),[r,o]=[s(.4),s(.13)],a=new js,c=new Ms,l=new $i().setFromCenterAndSize(e,new $().setScalar(2.2*t)),u=new $i,h=n.find(A_);for(const p of n){if(p===h)continue;const g=WT(p,e,t,"normal"in p?o:r);g.renderOrder=1,"radius_m"in p||g.add(new za(new Gb(g.geometry),a)),c.add(g);const _=new $i().setFromObject(g).intersect(l);!("normal"in p)&&!_.isEmpty()&&u.union(_)}const d=p=>{for(const g of[r,o])g.color.set(p.warn);a.color.set(p.warn)};return d(i),{root:c,colour:d,floor:h&&"normal"in h?h.offset_m:null,room:u}}function C_(n,e){const t=new Pn;return t.setAttribute("position",new Dt(n.points.map(i=>i*n.unit),3)),t.setIndex(n.corners),t.computeVertexNormals(),e.side=Hi,new vn(t,e)}function $T(n,e){return n.length()>.001?Gr({from:[0,0,0],to:n.toArray(),radius:.018},e):null}class jT{constructor(e,t){if(this.robot=e,this.root.matrixAutoUpdate=!1,this.root.matrix.copy(Ya(e.base)),this.materials=e.bodies.map((i,s)=>new Xs({color:new dt(t.cycle[s%t.cycle.length]),roughness:.55})),this.ellipsoids=XT(t),this.baseMaterial=new Xs({color:new dt(t.faint),roughness:.7}),e.surface)this.root.add(C_(e.surface,this.baseMaterial));else for(const i of e.base_capsules)this.root.add(Gr(i,this.baseMaterial));e.bodies.forEach((i,s)=>this.makeBody(i,s))}root=new Ms;bodies=[];ellipsoids;materials;baseMaterial;makeBody(e,t){const i=new Ms;if(i.matrixAutoUpdate=!1,e.surface)i.add(C_(e.surface,this.materials[t]));else for(const s of e.capsules)i.add(Gr(s,this.materials[t]));if(!e.surface&&!e.capsules.length){for(const s of this.robot.bodies.filter(r=>r.parent===t)){const r=$T(qo(s.pose.slice(9)),this.materials[t]);r&&i.add(r)}i.add(Gr({from:[0,0,0],to:[0,0,0],radius:.03},this.materials[t]))}e.ellipsoid&&i.add(qT(e.ellipsoid,this.ellipsoids)),(e.parent<0?this.root:this.bodies[e.parent]).add(i),this.bodies.push(i)}pose(e){this.robot.bodies.forEach((t,i)=>{const s=t.multiplier*e[t.coordinate]+t.offset,r=qo(t.axis),o=t.prismatic?new vt().setPosition(r.multiplyScalar(s)):new vt().makeRotationFromQuaternion(new Wi().setFromAxisAngle(r,s));this.bodies[i].matrix.multiplyMatrices(Ya(t.pose),o)}),this.root.updateMatrixWorld(!0)}tool(){const{body:e,pose:t}=this.robot.tool,i=e<0?this.root:this.bodies[e];return new $().setFromMatrixPosition(i.matrixWorld.clone().multiply(Ya(t)))}mark(e,t){this.robot.bodies.forEach((i,s)=>{this.materials[s].emissive.set(e.has(i.name)?new dt(t.bad):new dt(0))})}}function XT(n){return new Xs({color:new dt(n.text),transparent:!0,opacity:.35,roughness:.3,depthTest:!1})}function qT(n,e){const t=new vn(new gc(1,24,16),e),[i,s,r]=n.axes;return t.matrixAutoUpdate=!1,t.matrix.copy(Ya([...n.rotation,...n.center])).multiply(new vt().makeScale(i,s,r)),t.renderOrder=2,t}function YT(n,e,t,i){const s=e.q[0].map((o,a)=>{n.pose(e.q.map(c=>c[a]));for(const c of[n.root,...n.bodies])i.expandByPoint(new $().setFromMatrixPosition(c.matrixWorld));return i.expandByPoint(n.tool()),n.tool()}),r=new Pn().setAttribute("position",new Dt(s.flatMap(o=>o.toArray()),3));return new fd(r,new js({color:new dt(t.predicted)}))}function P_(n){n.add(new Tg(16777215,1.3));for(const[e,t,i,s]of[[2,-3,5,2],[-3,2,3,.9]]){const r=new Eg(16777215,s);r.position.set(e,t,i),n.add(r)}}function L_(n,e){let t=0,i=n.length-1;for(;i-t>1;){const r=t+i>>1;n[r]<=e?t=r:i=r}const s=n[i]-n[t];return[t,i,s>0?Math.min(1,Math.max(0,(e-n[t])/s)):0]}function D_(n,e){let t=!1,i=0;const s=b("button",{type:"button","aria-label":Wt.play,"aria-pressed":"false",onclick:()=>{t=!t,i=0,s.textContent=t?"❚❚":"▶",s.setAttribute("aria-pressed",String(t)),t||In.keep()}},"▶"),r=b("input",{type:"range",min:n,max:e,step:"any",value:n,"aria-label":Wt.time}),o=b("output",{},`${n.toFixed(2)} s`),a=b("select",{"aria-label":Wt.speed},[.25,.5,1,2,5].map(c=>b("option",{value:c,selected:c===1},`${c}×`)));return r.addEventListener("input",()=>In.set(Number(r.value),"slider")),r.addEventListener("change",()=>In.keep()),In.follow(c=>r.isConnected?(r.value=String(c),o.textContent=`${c.toFixed(2)} s`,!0):!1),{node:b("div",{class:"controls"},s,r,o,a),step:c=>{if(t&&i){const l=In.time+Math.min(100,c-i)/1e3*Number(a.value);In.set(l>e||l<n?n:l,"play")}i=c}}}function KT(n){return n.contacts?.length?b("ul",{class:"contacts"},n.contacts.map(e=>b("li",{},b("button",{type:"button",onclick:()=>In.set(e.time,"contact")},Wt.contact(e.time.toFixed(3),e.first,e.second,e.depth_mm.toFixed(1)))))):null}function ZT(n){const e=b("canvas",{class:"scene",role:"img","aria-label":Wt.scene}),t=D_(n.time[0],n.time[n.time.length-1]),i=n.obstacles?.some(r=>!A_(r))?b("p",{class:"note around"},Wt.around(n.obstacles.map(r=>r.name))):null,s=b("div",{class:"stage"},e,t.node,i,KT(n));return{node:s,start:()=>JT(n,e,t.step,s)}}function JT(n,e,t,i){let s;try{s=new l_({canvas:e,antialias:!0,alpha:!0,preserveDrawingBuffer:!0})}catch{e.replaceWith(b("p",{class:"note"},Wt.noWebgl));return}let r=Qs();const o=new od;P_(o);const a=new jT(n.robot,r),c=new $i;o.add(a.root,YT(a,n,r,c)),c.expandByScalar(.12);const l=R_(n.obstacles??[],qo(n.robot.base.slice(9)),n.robot.reach||1,r);o.add(l.root),l.room.isEmpty()||c.union(l.room);const u=c.getBoundingSphere(new Vs),h=Math.max(n.robot.reach||1,u.radius),d=new Lg(h*3,12,8947848,8947848);d.rotation.x=Math.PI/2,d.material.opacity=.25,d.material.transparent=!0,d.position.z=l.floor??0,o.add(d);const p=new Qn(35,1,.01,100);p.up.set(0,0,1);const g=new d_(p,e);g.target.copy(u.center);const _=()=>{const A=Math.min(1,p.aspect)*Math.tan(p.fov*Math.PI/360),T=(l.room.isEmpty()?.8:1)*u.radius/Math.sin(Math.atan(A));p.position.copy(new $(.62,-.68,.39).normalize().multiplyScalar(T).add(u.center)),g.update()};let m=!0;const f=()=>{const[A,T,I]=L_(n.time,In.time);a.pose(n.q.map(y=>y[A]*(1-I)+y[T]*I));const F=(n.contacts||[]).filter(y=>Math.abs(y.time-In.time)<.1);a.mark(new Set(F.flatMap(y=>[y.first,y.second])),r),s.render(o,p)},S=()=>{const A=i.clientWidth;if(!A)return;const T=Math.min(520,Math.max(260,A*.6));s.setPixelRatio(Math.min(2,devicePixelRatio)),s.setSize(A,T,!1),e.style.height=`${T}px`,p.aspect=A/T,p.updateProjectionMatrix(),C||_(),m=!0};let C=!1;g.addEventListener("start",()=>C=!0),new ResizeObserver(S).observe(i),g.addEventListener("change",()=>m=!0),In.follow(()=>(m=!0,e.isConnected)),hl(()=>{r=Qs(),a.ellipsoids.color.set(r.text),l.colour(r),m=!0}),S();const v=A=>{if(!e.isConnected){s.dispose(),s.forceContextLoss();return}t(A),m&&(m=!1,f()),requestAnimationFrame(v)};requestAnimationFrame(v)}function QT(n,e,t){if(/\.stl$/i.test(e))return new vn(new x_().parse(n),t??new Xs);const i=new TextDecoder().decode(n);if(/\.obj$/i.test(e))return new DT().parse(i);const s=i.replace(/<up_axis>[^<]*<\/up_axis>/g,"").replace(/<library_images>[\s\S]*?<\/library_images>/g,"").replace(/<texture\b[^>]*?\/>|<texture\b[\s\S]*?<\/texture>/g,""),r=new p_().parse(s,"")?.scene;if(!r)throw new Error(e);return r}function N_(n,e,t){const i=new kT;return i.parseVisual=e,i.parseCollision=!e,i.packages=s=>`package://${s}`,i.loadMeshCb=(s,r,o,a)=>{const c=Uc(s);if(!c||!Bd.test(c))return a(null);fetch(br(c)).then(l=>l.arrayBuffer()).then(l=>{a(QT(l,c,o)),t()}).catch(()=>a(null))},i.parse(n)}const Fc=n=>{const e=[];return n.traverse(t=>t instanceof vn&&e.push(t)),e},I_=n=>{for(let e=n;e;e=e.parent)if(e.isURDFLink)return e.urdfName??e.name;return""};function eA(n){n.updateMatrixWorld(!0);const e=Object.values(n.links),t=new $i;for(const s of e)t.expandByPoint(new $().setFromMatrixPosition(s.matrixWorld));const i=Math.min(.03,Math.max(.004,t.getSize(new $).length()/40));for(const s of e){const r=s.children.filter(c=>c.isURDFVisual||c.isURDFCollider);if([...s.urdfNode?.querySelectorAll("mesh")??[]].some(c=>Uc(c.getAttribute("filename")??""))||r.some(c=>Fc(c).length))continue;const a=s.children.filter(c=>c.isURDFJoint);for(const c of a)c.position.length()>.001&&s.add(Gr({from:[0,0,0],to:c.position.toArray(),radius:i},new Xs));s.parent?.isURDFJoint&&s.parent.jointType!=="fixed"&&s.add(Gr({from:[0,0,0],to:[0,0,0],radius:1.6*i},new Xs))}}function U_(n){n.updateMatrixWorld(!0);const e=new $i().setFromObject(n).expandByPoint(new $);return n.traverse(t=>t.isURDFLink&&e.expandByPoint(new $().setFromMatrixPosition(t.matrixWorld))),e}function kc(n,e){const t=b("canvas",{class:"scene",role:"img","aria-label":me.robot.view,tabindex:0}),i=b("div",{class:"stage"},t),s=[];let r=()=>{},o=()=>{};const a=()=>{v(),r()};let c=!0,l=null;if(e&&/<visual[\s>]/.test(e)){try{l=N_(e,!0,()=>a())}catch{l=null}const se=Ic(e).some(Uc);l&&!se&&!Fc(l).length&&(l=null)}l??=N_(n,!1,()=>a()),l.traverse(se=>{se.isURDFCollider&&(se.visible=!0)}),eA(l);const u=Object.keys(l.joints).filter(se=>l.joints[se].jointType!=="fixed");let h=null;try{h=new l_({canvas:t,antialias:!0,alpha:!0})}catch{i.replaceChildren(b("p",{class:"note"},me.robot.noWebgl))}const d=new od,p=new Xs({color:new dt(Qs().warn),transparent:!0,opacity:.6,roughness:.8}),g=[];let _=null,m=()=>{},f,S=null,C=null;function v(){const se=Qs(),ie=[...new Set(Fc(l).map(I_))];for(const ve of Fc(l)){const ye=I_(ve),X=S?S.get(ye)??se.faint:se.cycle[ie.indexOf(ye)%se.cycle.length];ve.material=new Xs({color:new dt(X),roughness:.55,emissive:new dt(ye===C?se.bad:"#000000")})}c=!0}const A={node:i,joints:u,links:Object.keys(l.links),set(se,ie){l.joints[se]&&l.setJointValue(se,ie),c=!0},value:se=>Number(l.joints[se]?.angle??0),onMove:se=>void s.push(se),colour(se){S=se,v()},mark(se){C=se,v()},obstacles(se,ie){f=ie;for(const ve of g.splice(0))ve.removeFromParent();se.forEach((ve,ye)=>{const X=new vn(new hr(...ve.half.map(Q=>Math.max(2*Q,.001))),p);X.position.set(ve.center[0],ve.center[1],ve.center[2]),X.rotation.set(...ve.rpy.map(Q=>Q*Math.PI/180),"ZYX"),X.userData.index=ye,g.push(X),d.add(X)}),o(),c=!0},around(se){_?.root.removeFromParent(),_=R_(se,new $,A.reach(),Qs()),d.add(_.root),m(),r(),c=!0},reach(){const se=U_(l);return Math.max(...[se.min,se.max].map(ie=>Math.hypot(ie.x,ie.y,ie.z)))}};if(v(),!h)return A;const T=h;P_(d),d.add(l);const I=new Qn(35,1,.01,100);I.up.set(0,0,1);const F=new d_(I,t),y=new Vs,M=new Lg(1,12,8947848,8947848);M.rotation.x=Math.PI/2,M.material.opacity=.25,M.material.transparent=!0,d.add(M),m=()=>void(M.position.z=_?.floor??0),m();let D=!1;F.addEventListener("start",()=>D=!0),F.addEventListener("change",()=>c=!0);const z=()=>{const se=Math.min(1,I.aspect)*Math.tan(I.fov*Math.PI/360);F.target.copy(y.center),I.position.copy(new $(.62,-.68,.39).normalize().multiplyScalar(y.radius/Math.sin(Math.atan(se))).add(y.center)),F.update()};r=()=>{const se=U_(l);for(const ie of g)se.expandByObject(ie);_&&!_.room.isEmpty()&&se.union(_.room),se.getBoundingSphere(y),y.radius=Math.max(y.radius,.1),M.scale.setScalar(Math.max(1,y.radius*4)),D||z(),c=!0},r(),o=()=>{I.updateMatrixWorld(),g.some(ie=>{const ve=ie.position.clone().project(I);return Math.abs(ve.x)>1||Math.abs(ve.y)>1||Math.abs(ve.z)>1})&&(D=!1),r()};const H=new VT(l,I,t);H.onDragStart=()=>F.enabled=!1,H.onDragEnd=()=>F.enabled=!0,H.onHover=()=>t.style.cursor="grab",H.onUnhover=()=>t.style.cursor="",H.updateJoint=(se,ie)=>{l.setJointValue(se.urdfName??se.name,ie),c=!0;for(const ve of s)ve(se.urdfName??se.name,Number(se.angle))};const Z=new Sd;let Y=null;const G=se=>{const ie=t.getBoundingClientRect();Z.setFromCamera(new _t((se.clientX-ie.left)/ie.width*2-1,1-(se.clientY-ie.top)/ie.height*2),I)};t.addEventListener("pointerdown",se=>{if(!f)return;G(se);const[ie]=Z.intersectObjects(g),[ve]=Z.intersectObject(l,!0);if(!ie||ve&&ve.distance<ie.distance)return;const ye=se.shiftKey,X=ye?new $(I.position.x-ie.point.x,I.position.y-ie.point.y,0).normalize():new $(0,0,1);Y={mesh:ie.object,plane:new Ss().setFromNormalAndCoplanarPoint(X,ie.point),grip:ie.point.clone().sub(ie.object.position),upright:ye},F.enabled=!1,t.setPointerCapture(se.pointerId),se.stopImmediatePropagation()},{capture:!0}),t.addEventListener("pointermove",se=>{if(!Y)return;G(se);const ie=Z.ray.intersectPlane(Y.plane,new $)?.sub(Y.grip);ie&&(Y.upright?Y.mesh.position.z=ie.z:Y.mesh.position.set(ie.x,ie.y,Y.mesh.position.z),f?.(Y.mesh.userData.index,Y.mesh.position.toArray().map(ve=>Math.round(ve*1e3)/1e3)),c=!0)}),t.addEventListener("lostpointercapture",()=>{Y&&(F.enabled=!0),Y=null});const ne=()=>{const se=i.clientWidth||300,ie=Math.min(560,Math.max(240,se*.62));T.setPixelRatio(Math.min(2,devicePixelRatio)),T.setSize(se,ie,!1),t.style.height=`${ie}px`,I.aspect=se/ie,I.updateProjectionMatrix(),D||z(),c=!0},ee=new ResizeObserver(ne);ee.observe(i);const he=hl(()=>{p.color.set(Qs().warn),_?.colour(Qs()),v()});let de=!1;const ge=()=>{if(t.isConnected&&(de=!0),de&&!t.isConnected){ee.disconnect(),he(),H.dispose(),T.dispose(),T.forceContextLoss();return}c&&t.isConnected&&(c=!1,T.render(d,I)),requestAnimationFrame(ge)};return requestAnimationFrame(ge),A}const F_=/\.(urdf|xacro|sdf)$/i;async function tA(n){const e=[],t=async(s,r)=>{if(s.isFile)e.push([r+s.name,await new Promise((o,a)=>s.file(o,a))]);else if(s.isDirectory){const o=s.createReader();for(;;){const a=await new Promise((c,l)=>o.readEntries(c,l));if(!a.length)break;for(const c of a)await t(c,`${r}${s.name}/`)}}},i=[...n].map(s=>({entry:s.webkitGetAsEntry?.()??null,file:s.getAsFile()}));for(const{entry:s,file:r}of i)s?await t(s,""):r&&e.push([r.name,r]);return e}async function nA(n){const e=(r,o)=>Ic(r).map(a=>HT(a,o)).filter(a=>!!a),t=[];for(const[r,o]of n)F_.test(r)&&o.size<=2e7&&t.push(...e(await o.text(),r));const i=at.state?.project.robot??"";return at.state?.files.find(r=>r.path===i)&&F_.test(i)&&n.some(([r])=>Bd.test(r))&&t.push(...e(await Gt.text(i).catch(()=>""),i)),[...new Set(t)]}const k_=(n,e)=>{const[t,i]=[n.split("/").reverse(),e.split("/").reverse()];let s=0;for(;s<t.length&&s<i.length&&t[s]===i[s];)s++;return s};function iA(n,e){const t=new Map(n.map(i=>[i,[]]));for(const i of e){const s=Math.max(0,...n.map(o=>k_(o,i))),r=n.find(o=>s>0&&k_(o,i)===s);r!==void 0&&t.get(r).push(i)}for(const[i,s]of t)s.length||s.push(i);return t}async function sA(n,e){try{return(await Gt.upload(n,e)).path}catch(t){return t instanceof la&&t.status===409&&confirm(me.robot.replace(n))?(await Gt.upload(n,e,!0)).path:(li(t),null)}}async function O_(n,e){const t=await nA(n),i=iA(n.map(([r])=>r),t),s=[];zd.now=!0;try{for(const[r,o]of n)for(const a of i.get(r)??[r]){gn(e,`${me.robot.uploading} ${a} …`);const c=await sA(a,o);c&&s.push(c)}}finally{zd.now=!1,gn(e),dispatchEvent(new Event("studio:view"))}return s}function B_(n,e){const t=b("p",{class:"note","aria-live":"polite"}),i=b("input",{type:"file",multiple:!0,"aria-label":n,onchange:async()=>{e(await O_([...i.files??[]].map(r=>[r.webkitRelativePath||r.name,r]),t)),i.value=""}}),s=b("div",{class:"drop"},b("p",{},n),b("label",{class:"choose"},me.robot.or," ",i),t);return s.addEventListener("dragover",r=>{r.preventDefault(),s.classList.add("over")}),s.addEventListener("dragleave",()=>s.classList.remove("over")),s.addEventListener("drop",async r=>{r.preventDefault(),s.classList.remove("over"),r.dataTransfer&&e(await O_(await tA(r.dataTransfer.items),t))}),s}const z_={velocity:["velocity_rad_s","velocity_m_s"],acceleration:["acceleration_rad_s2","acceleration_m_s2"],effort:["effort_nm","effort_n"],home:["home_rad","home_m"]},V_=["position_rad","position_m"],Yo=n=>{const e=n.trim();return e.startsWith('"')?JSON.parse(e):e.replace(/^'|'$/g,"")},Oc=n=>(n??"").split(",").map(e=>Number(e));function H_(n){const e=n.findIndex(i=>i==="joints:"),t=[];for(let i=e+1;i>0&&i<n.length&&!/^\S/.test(n[i]);i++)n[i].startsWith("  - ")?t.push({from:i,to:i+1}):t.length&&(t[t.length-1].to=i+1);return t}const Ko=(n,e,t)=>{for(let i=e.from;i<e.to;i++){const s=/^ {2}(?:- | {2})(\w+):\s*(.*)$/.exec(n[i]);if(s&&t.includes(s[1]))return s[2]}return null},Vd=n=>n===null||n==="none"?null:Number(n);function rA(n){const e=Math.atan2(-n[6],Math.hypot(n[0],n[3])),t=Math.hypot(n[0],n[3])<1e-9,i=t?0:Math.atan2(n[7],n[8]),s=t?Math.atan2(-n[1],n[4]):Math.atan2(n[3],n[0]);return[i,e,s].map(r=>Math.round(r*18e10/Math.PI)/1e9)}function oA(n){const e=Oc(/xyz_m:\s*\[([^\]]*)\]/.exec(n)?.[1]),t=/rotation:\s*\[\[([^\]]*)\],\s*\[([^\]]*)\],\s*\[([^\]]*)\]\]/.exec(n),i=/rpy_deg:\s*\[([^\]]*)\]/.exec(n)?.[1],s=/rpy_rad:\s*\[([^\]]*)\]/.exec(n)?.[1],r=t?rA(t.slice(1).flatMap(Oc)):i?Oc(i):s?Oc(s).map(o=>Math.round(o*18e10/Math.PI)/1e9):[0,0,0];return{xyz:e.length===3?e:[0,0,0],rpy:r}}function G_(n){const e=n.split(`
`),t=H_(e),i=t.map(r=>{const[o,a]=Ko(e,r,V_)?.replace(/[[\]]/g,"").split(",").map(l=>l.trim())??[null,null],c=l=>Vd(Ko(e,r,z_[l]));return{name:Yo(Ko(e,r,["name"])??""),slides:Ko(e,r,["type"])==="prismatic",lower:Vd(o),upper:Vd(a),velocity:c("velocity"),acceleration:c("acceleration"),effort:c("effort"),home:c("home")}}),s=e.map(r=>/^ {2}- \{name: ("(?:[^"\\]|\\.)*"|[^,]+), on: ("(?:[^"\\]|\\.)*"|[^,]+),/.exec(r)).filter(r=>!!r).map(r=>({name:Yo(r[1]),on:Yo(r[2])}));return{joints:i,base:oA(e.find(r=>r.startsWith("  pose: "))??""),frames:s,links:t.map(r=>Yo(Ko(e,r,["link"])??"")),tool:Yo(/^tool: (.*)$/m.exec(n)?.[1]??"")}}function W_(n,e,t,i,s){const r=H_(n).find(c=>Yo(Ko(n,c,["name"])??"")===e);if(!r)return;const o=t[i?1:0];let a=-1;for(let c=r.from;c<r.to;c++)t.some(l=>n[c].startsWith(`    ${l}:`))&&(a=c);if(s===null)a>=0&&n.splice(a,1);else if(a>=0)n[a]=`    ${o}: ${s}`;else{let c=r.from;for(let l=r.from;l<r.to;l++)n[l].startsWith("    frame:")&&(c=l);n.splice(c+1,0,`    ${o}: ${s}`)}}function aA(n,e,t){const i=n.split(`
`),s=G_(n),r=a=>a===null?"none":String(a);if(e.joints.forEach((a,c)=>{const l=s.joints[c];(a.lower!==l.lower||a.upper!==l.upper)&&W_(i,a.name,V_,a.slides,a.lower===null&&a.upper===null?null:`[${r(a.lower)}, ${r(a.upper)}]`);for(const u of["velocity","acceleration","effort","home"])a[u]!==l[u]&&W_(i,a.name,z_[u],a.slides,a[u]===null?null:String(a[u]))}),e.base.xyz.join()!==s.base.xyz.join()||e.base.rpy.join()!==s.base.rpy.join()){const a=i.findIndex(l=>l.startsWith("  pose: ")),c=`  pose: {xyz_m: [${e.base.xyz.join(", ")}], rpy_deg: [${e.base.rpy.join(", ")}]}`;a>=0&&(i[a]=c)}let o=e.tool;if(t?.name){const a=`  - {name: ${JSON.stringify(t.name)}, on: ${JSON.stringify(t.on)}, xyz_m: [${t.xyz.join(", ")}], rpy_deg: [${t.rpy.join(", ")}]}`,c=i.indexOf("frames:");c>=0?i.splice(c+1,0,a):i.splice(i.findIndex(l=>l.startsWith("tool:"))>=0?i.findIndex(l=>l.startsWith("tool:")):i.length-1,0,"frames:",a),o=t.name}if(o!==s.tool){const a=i.findIndex(c=>c.startsWith("tool:"));a>=0?i[a]=`tool: ${JSON.stringify(o)}`:i.splice(i.length-1,0,`tool: ${JSON.stringify(o)}`)}return i.join(`
`)}const Kt=me.edit,$_=n=>n.endsWith("_edited.yaml")?n:`${n.replace(/\.[a-z]+$/i,"").replace(/[^\w.-]/g,"_")}_edited.yaml`,lA=n=>{const e=/^(.*)_edited\.yaml$/.exec(n)?.[1];return e?at.state?.files.find(t=>t.path===`${e}.urdf`)?.path??null:null};function j_(n,e,t,i="∞"){const s=b("input",{type:"text",inputmode:"decimal","aria-label":n,autocomplete:"off",placeholder:i,value:e===null?"":String(Number(e.toPrecision(8))),class:"cell"});return s.addEventListener("input",()=>{const r=s.value.trim().replace("−","-"),o=r===""?null:Number(r);s.setAttribute("aria-invalid",String(o!==null&&!Number.isFinite(o))),t(o===null?null:Number.isFinite(o)?o:NaN)}),s}const Bc=(n,e,t,i)=>b("div",{class:"field"},b("span",{class:"name"},n,b("span",{class:"unit"},` [${i}]`)),b("span",{class:"triple"},e.map((s,r)=>j_(`${n} ${s}`,t[r],o=>t[r]=o??0,"0"))));function cA(n){const e=[me.robot.joint,Kt.lower,Kt.upper,Kt.velocity,Kt.acceleration,Kt.effort,Kt.home],t=n.joints.map(i=>{const s=(r,o)=>j_(`${i.name}: ${o}`,i[r],a=>i[r]=a,r==="home"?"–":"∞");return[i.name,s("lower",Kt.lower),s("upper",Kt.upper),s("velocity",Kt.velocity),s("acceleration",Kt.acceleration),s("effort",Kt.effort),s("home",Kt.home)]});return b("div",{},b("h3",{},Kt.limits),b("p",{class:"note"},Kt.limitsText),eo(e,t,[],"cards edit"))}const uA=n=>n.joints.some(e=>[e.lower,e.upper,e.velocity,e.acceleration,e.effort,e.home].some(t=>t!==null&&!Number.isFinite(t)))||[...n.base.xyz,...n.base.rpy].some(e=>!Number.isFinite(e));function hA(n){const e=b("div",{}),t=b("p",{class:"note",role:"status"}),i=b("details",{class:"panel edit"},b("summary",{},Kt.title),b("p",{class:"note"},Kt.text($_(n))),e,t),s=async()=>{const o=(await ca({verb:"inspect",options:{robot:n,yaml:!0}})).result,a=G_(o),c={name:"",on:a.links[a.links.length-1]??"",xyz:[0,0,0],rpy:[0,0,0]},l=b("select",{id:"tool-frame",onchange:()=>a.tool=l.value},[...new Set(["",a.tool,...a.frames.map(m=>m.name),...a.links])].map(m=>b("option",{value:m},m||Kt.lastLink)));l.value=a.tool;const u=b("select",{id:"tool-on",onchange:()=>c.on=u.value},a.links.map(m=>b("option",{value:m},m)));u.value=c.on;const h=b("input",{type:"text",id:"tool-name",autocomplete:"off",oninput:()=>c.name=h.value.trim()}),d=b("select",{id:"mounting",onchange:()=>{const m={floor:[0,0,0],ceiling:[180,0,0],wall:[0,90,0]}[d.value];m&&(a.base.rpy=m),g()}},Object.entries(Kt.mountings).map(([m,f])=>b("option",{value:m},f))),p=b("div",{class:"fields"}),g=()=>gn(p,b("div",{class:"field"},b("label",{for:"mounting"},Kt.mounted),d),Bc(Kt.base,["x","y","z"],a.base.xyz,"m"),Bc(Kt.turned,["roll","pitch","yaw"],a.base.rpy,"°"));g();const _=b("button",{type:"button",class:"main",onclick:async()=>{if(uA(a)){t.textContent=Kt.wrong;return}const m=$_(n);try{await Gt.upload(m,new Blob([aA(o,a,c.name?c:void 0)]),!0),await Gt.robot(m),t.textContent=Kt.saved(m)}catch(f){li(f)}}},Kt.save);gn(e,cA(a),b("h3",{},Kt.mountingTitle),p,b("h3",{},Kt.tool),b("div",{class:"fields"},b("div",{class:"field"},b("label",{for:"tool-frame"},Kt.toolFrame),l),b("div",{class:"field"},b("label",{for:"tool-name"},Kt.newFrame),h),b("div",{class:"field"},b("label",{for:"tool-on"},Kt.on),u),Bc(Kt.at,["x","y","z"],c.xyz,"m"),Bc(Kt.turned,["roll","pitch","yaw"],c.rpy,"°")),_)};let r=!1;return i.addEventListener("toggle",()=>{!i.open||r||(r=!0,s().catch(o=>{r=!1,li(o)}))}),i}const zc=n=>n===null?"∞":Ut(n),ei=me.robot,Hd=["XX","XY","XZ","YY","YZ","ZZ","MX","MY","MZ","M"],X_={alone:"●",combined:"◐",never:"○"},dA=["alone","combined","never"],fA=["#440154","#482878","#3e4a89","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#dce319","#fde725"];function pA(n,e){const t=n.identifiability,i=n.joints,s=t.what_if??[],r=new Map(t.parameters.map(v=>[v.name,v.class]));let o=null;const a=v=>o?.classes[v]??r.get(v),c=b("input",{type:"checkbox",onchange:()=>u()});c.checked=!0;const l=b("b",{}),u=()=>{const v=A=>Hd.filter(T=>(a(`${T}${A+1}`)??"never")!=="never").length;e.colour(c.checked?new Map(i.map((A,T)=>[A.link,fA[v(T)]])):null),l.textContent=o?` · ${o.change}`:""},h=b("div",{class:"row"},b("label",{class:"tick"},c," ",ei.colour),b("span",{class:"legend"},[0,2,4,6,8,10].map(v=>b("span",{class:`swatch s${v}`},String(v))),` ${ei.share}`,l)),d=b("div",{"aria-live":"polite"}),p=new Map,g=()=>{const v=I=>{const F=a(I)??"",y=r.get(I)??"",M=F===y?`${I}: ${F}`:`${I}: ${F}, ${ei.wasBefore(y)}`;return b("span",{class:`dot ${F}${F===y?"":" changed"}`,title:M,"aria-label":M,role:"img"},X_[F]??"")},A=i.map((I,F)=>[b("button",{type:"button",class:"place",onmouseenter:()=>e.mark(I.link),onmouseleave:()=>e.mark(null),onfocus:()=>e.mark(I.link),onblur:()=>e.mark(null)},I.link),...Hd.map(y=>v(`${y}${F+1}`))]),T=I=>t.parameters.filter(F=>a(F.name)===I).length;gn(d,b("p",{},o?b("b",{},`${o.change}: `):null,ei.counts(o?.base_count??t.base_parameters.length,T("alone"),T("combined"),T("never"))),eo([ei.link_,...Hd],A,[],"dots-table"));for(const[I,F]of p)F.setAttribute("aria-pressed",String(I===o));u()},_=(v,A)=>{const T=b("button",{type:"button",class:"change",onclick:()=>{o=v,g()}},A);return p.set(v,T),T},m=v=>v.length>8?`${v.slice(0,7).join(", ")} ${ei.andMore(v.length-7)}`:v.join(", ")||"–",f=s.map(v=>[_(v,v.change),String(v.base_count),m(v.better),m(v.worse)]),S=s.length?b("div",{},b("h3",{},ei.whatIf),b("p",{class:"note"},ei.whatIfText),eo([ei.change,ei.baseCount,ei.better,ei.worse],[[_(null,ei.asIs),String(t.base_parameters.length),"–","–"],...f],[!1,!0,!1,!1],"cards wrap")):null;g();const C=b("section",{},b("h2",{},ei.identifiability),b("p",{class:"note"},ei.explain),d,b("p",{class:"note"},dA.map((v,A)=>[A?" · ":"",b("span",{class:`dot ${v}`},X_[v]),` ${ei.legend[v]}`]).flat()),S,b("details",{},b("summary",{},`${ei.base} (${t.base_parameters.length})`),b("ul",{class:"formulas"},t.base_parameters.map(v=>b("li",{},v.formula)))));return{colours:h,section:C}}const di=me.robot,mA=/\.(urdf|xacro|mjcf|xml|ya?ml|csv|dh)$/i,q_=n=>Gt.robot(n).catch(li);function gA(){const n=(at.state?.files??[]).filter(i=>(i.kind==="robot"||i.kind==="yaml"&&/robot/i.test(i.path))&&!i.path.includes("/")),e=b("select",{id:"robot",onchange:()=>e.value&&q_(e.value)},b("option",{value:""},di.none),n.length?b("optgroup",{label:di.files},n.map(i=>b("option",{value:i.path},i.path))):null,b("optgroup",{label:di.catalogue},at.verbs.catalogue.map(i=>b("option",{value:i},i)))),t=at.state?.project.robot??"";return t&&![...e.options].some(i=>i.value===t)&&e.append(b("option",{value:t},t)),e.value=t,b("label",{class:"choice",for:"robot"},di.pick," ",e)}let Y_=[];const Gd=()=>{const n=at.state?.project.robot,e=at.state?.files.find(t=>t.path===n);return zd.now||(Y_=(at.state?.files??[]).filter(t=>Bd.test(t.path)).map(t=>`${t.path} ${t.time}`)),n?[n,e?.time,e?.size,Y_]:null};let Vc=null;function Wr(){const n=JSON.stringify(Gd());if(Vc?.key===n)return Vc.made;const e=at.state.project.robot,i=(async()=>{const s=await ca({verb:"inspect",options:{robot:e}}),r=(await ca({verb:"inspect",options:{robot:e,urdf:!0}})).result,o=/\.urdf$/i.test(e)?e:lA(e),a=o?await Gt.text(o).catch(()=>null):null;return{inspect:s,plain:r,own:a}})();return Vc={key:n,made:i},i.catch(()=>Vc=null),i}function _A(n,e){const t=new Map,i=e.joints,s=(c,l)=>{const u=t.get(c);u&&(u[0].value=String(l),u[1].textContent=Ut(Math.abs(l)<1e-9?0:l))};n.onMove(s);const r=i.filter(c=>n.joints.includes(c.name)).map(c=>{const l=Math.max(c.lower??-Math.PI,-2*Math.PI),u=Math.min(c.upper??Math.PI,2*Math.PI),h=b("input",{type:"range",min:l,max:u,step:"any","aria-label":c.name,oninput:()=>{n.set(c.name,Number(h.value)),s(c.name,Number(h.value))}}),d=b("output",{},"0");t.set(c.name,[h,d]);const p=c.type==="prismatic"?"m":"rad";return b("div",{class:"joint"},b("span",{class:"jname"},c.name),h,b("span",{class:"jvalue"},d,` ${p}`))}),o=e.home,a=()=>i.forEach((c,l)=>{n.set(c.name,o[l]??0),s(c.name,o[l]??0)});return setTimeout(a),b("div",{class:"joints"},b("h3",{},di.joints),r,b("button",{type:"button",onclick:a},di.home))}function vA(n){const e=n.joints.map(t=>[t.name,t.type,`${zc(t.lower)} … ${zc(t.upper)}`,zc(t.velocity),zc(t.effort)]);return b("section",{},b("h2",{},di.limitsTitle),eo([di.joint,di.type,`${di.limits} [rad, m]`,`${di.velocity} [rad/s, m/s]`,`${di.effort} [N·m, N]`],e,[!1,!1,!0,!0,!0]))}let Ka=null;const xA=n=>{const e=s=>new RegExp(`(^|[^\\w.-])${s.replace(/[^\w]/g,"\\$&")}($|[^\\w.-])`).test(n),t=Ka?.joints.find(s=>e(s.name));return[...Ka?.view.links??[]].filter(e).sort((s,r)=>r.length-s.length)[0]??t?.link??null},yA=n=>{Ka?.view.mark(xA(n)),Ka?.view.node.scrollIntoView({block:"center"})};function bA(n){const e=n?GT(n):[];if(!e.length)return null;const t=[...new Set(e.map(i=>i.split("/").pop()??i))];return b("p",{class:"stale"},di.meshesMissing(e.length,Ic(n).length,t.slice(0,3).join(", ")+(t.length>3?", …":"")))}async function MA(){if(!at.state?.project.robot)return[];const{inspect:n,own:e}=await Wr();return[bA(e),b("section",{class:"panel"},pa(n.verdict),Sr(n.command),...nu(n.findings,yA),bf("robot",n.verdict,n.findings),s0("robot"))]}async function SA(){if(!at.state?.project.robot)return[];const{inspect:n,plain:e,own:t}=await Wr(),i=kc(e,t),s=pA(n.result,i);return Ka={view:i,joints:n.result.joints},[b("section",{},b("h2",{},di.view),b("div",{class:"split"},b("div",{},i.node,s.colours),_A(i,n.result))),hA(at.state.project.robot),vA(n.result),s.section]}function wA(){const n=us("robot");return n.region("choose",()=>[at.state?.project.robot,at.state?.files.filter(e=>e.kind==="robot"||e.kind==="yaml").map(e=>e.path)],()=>[b("section",{class:"panel"},gA(),B_(di.drop,e=>{const t=e.find(i=>/\.(urdf|xacro|mjcf)$/i.test(i))??e.find(i=>mA.test(i)&&!i.includes("/"));t&&q_(t)}))]),n.region("doubts",()=>[Gd(),at.state?.project.accepted,da("robot")],MA),n.region("details",Gd,SA),jr(n,"robot"),n}const Zo=(n,e)=>Number(new RegExp(`^\\s+${e}:\\s*([-+0-9.eE]+)`,"m").exec(n)?.[1]??NaN),Jo=(n,e)=>new RegExp(`${e}:\\s*\\[([^\\]]*)\\]`).exec(n)?.[1].split(",").map(Number),K_=(n,e)=>{const t=new RegExp(`${e}:\\s*([-+0-9.eE]+)`).exec(n)?.[1];return t===void 0?void 0:Number(t)},Z_=()=>[0,0,0],J_=/^ {2}obstacles:[ \t]*(?:#.*)?\n((?: {3,}.*\n| {2}[-#] ?.*\n|[ \t]*\n)*)/m,EA=/^ {2}obstacles:[ \t]*\[(.*)\][ \t]*(?:#.*)?\n/m,Q_=n=>n.replace(EA,(e,t)=>`  obstacles:
${t.split(/(?<=\}\s*\})\s*,\s*/).filter(i=>i.trim()).map(i=>`    - ${i.trim()}
`).join("")}`);function TA(n){const e=J_.exec(Q_(n))?.[1]??"",t=/^( *)- /m.exec(e)?.[1]??"    ";return e.split(new RegExp(`^(?=${t}- )`,"m")).filter(i=>i.startsWith(`${t}- `)).map(i=>i.trimEnd().split(`
`).map(s=>`    ${s.slice(t.length)}`).join(`
`))}const e0=n=>{const e=/^\s*-\s*\{name:\s*"?([^",}]*?)"?\s*,\s*(box|half_space|capsule):\s*\{(.*)\}\s*\}\s*(?:#.*)?$/.exec(n);return e&&{name:e[1],shape:e[2],body:e[3]}};function AA(n){const e=e0(n),t=e?.shape==="box"?Jo(e.body,"half_m"):void 0;return e&&t?{name:e.name,center:Jo(e.body,"center_m")??Z_(),half:t,rpy:Jo(e.body,"rpy_deg")??Z_()}:null}function RA(n){const e=e0(n);if(e?.shape==="half_space"){const r=Jo(e.body,"normal")??[0,0,1],o=Math.hypot(...r);return o>0?{name:e.name,normal:r.map(a=>a/o),offset_m:K_(e.body,"offset_m")??0}:null}const[t,i,s]=e?[Jo(e.body,"from_m"),Jo(e.body,"to_m"),K_(e.body,"radius_m")]:[];return e&&t&&i&&s!==void 0?{name:e.name,from_m:t,to_m:i,radius_m:s}:null}const Wd=n=>[...n.floor===null?[]:[{name:"floor",normal:[0,0,1],offset_m:n.floor}],...n.kept.map(RA).filter(e=>!!e)];function t0(n){const e=TA(n),t=e.map(AA),i=Zo(n,"floor_m");return{duration:Math.round(1e6/Zo(n,"frequency_hz"))/1e6,harmonics:Zo(n,"harmonics"),share:Math.round(1e4*Zo(n,"share"))/100,margin:Zo(n,"position_margin_deg"),clearance:Zo(n,"clearance_m"),floor:Number.isNaN(i)?null:i,boxes:t.filter(s=>!!s),kept:e.filter((s,r)=>!t[r])}}function CA(n,e){let t=Q_(n);const i=(l,u)=>{t=t.replace(new RegExp(`^(\\s+${l}:\\s*)[-+0-9.eE]+`,"m"),(h,d)=>d+String(u))};i("frequency_hz",Number((1/e.duration).toPrecision(12))),i("harmonics",e.harmonics),i("share",e.share/100),i("position_margin_deg",e.margin),i("clearance_m",e.clearance),t=t.replace(/^name: .*$/m,"name: design_spec").replace(/^comment: .*$/m,'comment: "Changed in the studio."').replace(J_,"");const s=e.floor===null?"":`  floor_m: ${e.floor}
`,r=l=>l.replace(/[^\w .-]/g,"_"),o=l=>l.rpy.some(u=>u)?`, rpy_deg: [${l.rpy.join(", ")}]`:"",a=e.boxes.map(l=>`    - {name: "${r(l.name)}", box: {center_m: [${l.center.join(", ")}], half_m: [${l.half.join(", ")}]${o(l)}}}
`),c=[...e.kept.map(l=>`${l}
`),...a].join("");return t=t.replace(/^ {2}floor_m:.*\n/m,""),t.replace(/^safety:\n/m,`safety:
${s}${c?`  obstacles:
${c}`:""}`)}const xn=me.spec,Es="design_spec.yaml",Qo=()=>at.state?.files.some(n=>n.path===Es)?Es:"default",$d=(n=Qo())=>n==="default"||n===""?{}:{spec:n},jd=n=>n?.job.accept_unchecked===!0?{accept_unchecked:!0}:{},Xd=n=>({...$d(String(n?.job.spec??"")),...jd(n)}),PA=async()=>t0(Qo()===Es?await Gt.text(Es):at.verbs.default_spec);function Za(n,e,t,i,s){const r=`spec-${n.replace(/\W+/g,"-")}`,o=b("input",{id:r,type:"text",inputmode:"decimal",autocomplete:"off",value:i===null?"":String(i),"aria-describedby":`${r}-help`});return o.addEventListener("change",()=>s(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),b("div",{class:"field"},b("label",{for:r},n,b("span",{class:"unit"},` [${e}]`)),o,b("p",{class:"help",id:`${r}-help`},t))}function LA(n,e,t){const i=(r,o,a,c=1)=>{const l=b("input",{type:"text",inputmode:"decimal",class:"cell","aria-label":`${n.name}: ${r}`,value:String(Math.round(o[a]*c*1e3)/1e3)});return l.addEventListener("change",()=>{const u=Number(l.value);Number.isFinite(u)&&(o[a]=u/c),e()}),l},s=b("input",{type:"text",class:"cell wide","aria-label":xn.name,value:n.name});return s.addEventListener("change",()=>{n.name=s.value.trim()||n.name,e()}),b("li",{class:"obstacle"},s,b("span",{class:"triple"},b("span",{class:"note"},xn.centre),["x","y","z"].map((r,o)=>i(`${xn.centre} ${r}`,n.center,o))),b("span",{class:"triple"},b("span",{class:"note"},xn.size),["x","y","z"].map((r,o)=>i(`${xn.size} ${r}`,n.half,o,2))),b("button",{type:"button",class:"quiet",onclick:t},xn.remove))}function DA(n,e){const t=r=>Math.max(.01,Math.round(r*e*100)/100),i=Math.PI/4+n*Math.PI/2,s=r=>Math.sign(r)*t(.5);return{name:`box ${n+1}`,center:[s(Math.cos(i)),s(Math.sin(i)),t(.15)],half:[t(.1),t(.1),t(.15)],rpy:[0,0,0]}}function NA(){const n=b("div",{}),e=b("details",{class:"panel spec"},b("summary",{},xn.title),b("p",{class:"note"},xn.text(Es)),n),t=async()=>{const s=Qo()===Es?await Gt.text(Es):at.verbs.default_spec,r=t0(s),{plain:o,own:a}=await Wr(),c=kc(o,a),l=b("ul",{class:"obstacles"}),u=b("p",{class:"note",role:"status"});let h=0;const d=()=>{if([r.duration,r.harmonics,r.share,r.margin,r.clearance].some(S=>!Number.isFinite(S)||S<0)||!(r.duration>0)){u.textContent=xn.wrong;return}clearTimeout(h),h=window.setTimeout(()=>Gt.upload(Es,new Blob([CA(s,r)]),!0).then(()=>u.textContent=xn.saved(Es),li),250)},p=()=>{gn(l,r.boxes.map((f,S)=>LA(f,()=>{c.obstacles(r.boxes,g),d()},()=>{r.boxes.splice(S,1),p(),d()}))),c.obstacles(r.boxes,g)},g=(f,S)=>{r.boxes[f].center=S,l.children[f]?.querySelectorAll(".triple:first-of-type input")?.forEach((v,A)=>v.value=String(S[A])),d()},_=f=>S=>{r[f]=S,d()},m=b("input",{type:"checkbox",id:"spec-floor",onchange:()=>{r.floor=m.checked?0:null,c.around(Wd(r)),d()}});m.checked=r.floor!==null,gn(n,b("div",{class:"fields"},Za(xn.duration,"s",xn.durationHelp,r.duration,_("duration")),Za(xn.harmonics,xn.each,xn.harmonicsHelp,r.harmonics,_("harmonics")),Za(xn.share,"%",xn.shareHelp,r.share,_("share")),Za(xn.margin,"°",xn.marginHelp,r.margin,_("margin")),Za(xn.clearance,"m",xn.clearanceHelp,r.clearance,_("clearance"))),b("label",{class:"tick",for:"spec-floor"},m," ",xn.floor),b("h2",{},xn.obstacles),b("p",{class:"note"},xn.obstaclesText),c.node,l,b("button",{type:"button",onclick:()=>{r.boxes.push(DA(r.boxes.length,c.reach())),p(),d()}},xn.add),u),c.around(Wd(r)),p()};let i=!1;return e.addEventListener("toggle",()=>{!e.open||i||(i=!0,t().catch(li))}),e}function IA(){const n=b("div",{class:"live"},b("h2",{},me.design.live));let e;return Promise.all([Wr(),PA()]).then(([{plain:t,own:i,inspect:s},r])=>{const o=kc(t,i);o.around(Wd(r)),o.obstacles(r.boxes);const a=s.result.joints.map(h=>h.name);n.append(o.node);const c=performance.now();let l=!1;const u=h=>{if(n.isConnected)l=!0;else if(l)return;if(e&&n.isConnected){const d=e.q[0].length-1,p=(h-c)/1e3%e.period_s/e.period_s*d,g=Math.min(d-1,Math.floor(p));e.q.forEach((_,m)=>o.set(a[m],_[g]+(p-g)*(_[g+1]-_[g])))}requestAnimationFrame(u)};requestAnimationFrame(u)},()=>{}),{node:n,show:t=>e=t??e}}const n0=(n,e={})=>{Dn.set({...e,step:n,run:e.run??null},!0),dispatchEvent(new Event("studio:view"))};function ea(n,e,t=!1,i={}){return b("a",{class:t?"button main":"button",href:Dn.address({...i,step:n,run:null}),onclick:s=>{s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),n0(n,i))}},e)}function us(n){const e=new ry;return e.add(b("h1",{tabindex:-1},me.steps[n]),b("p",{class:"subtitle"},me.lead[n])),e}function UA(n){const e=n==="compare"?"robot":ha(n)?"identify":ki[ki.indexOf(n)-1],t=ki.find(i=>!da(i)&&ul(i)!=="locked")??e;return us(n).add(b("div",{class:"panel"},b("p",{},n==="compare"?me.compare.locked:me.locked(me.steps[e])),ea(t,me.goThere(me.steps[t]),!0)))}function gr(n,e,t,i){n.region("form-region",e,()=>{const s=t();return s?[b("section",{class:"panel"},Ta(s,i))]:[]})}function Ks(n,e){const t=new Set,i=new Map,s=a=>{let c=i.get(a.id);if(!c){const l=b("div",{});c={node:b("section",{class:"panel"},Sr(a.command),l),inner:l,live:null},i.set(a.id,c)}return a.motion&&!c.live&&(c.live=IA(),c.node.append(c.live.node)),c.live?.show(a.motion),gn(c.inner,Y0(a)),c.node},r=()=>e().filter(a=>a.state==="running"||a.state==="waiting"),o=()=>e()[0];n.region("jobs",()=>r().map(a=>a.id),()=>r().map(s)),n.region("told",()=>r(),()=>(r().forEach(s),[])),n.region("outcome",()=>[o()?.id,o()?.state,[...t]],()=>{const a=o();return!a||t.has(a.id)?[]:a.state==="ended"&&a.verdict?.level==="bad"&&a.files===0?FA(a):a.state!=="failed"&&a.state!=="killed"?[]:[b("section",{class:"panel failed",role:"alert"},b("strong",{},a.state==="killed"?me.killed:me.failed),b("pre",{},a.error??""),/mapping file/.test(a.error??"")?b("p",{},me.mappingHint," ",ea("record",me.goThere(me.steps.record))):/\bhome\b/.test(a.error??"")?b("p",{},me.homeHint," ",ea("robot",me.goThere(me.steps.robot))):null,Sr(a.command),b("button",{type:"button",class:"quiet",onclick:()=>{t.add(a.id),n.update()}},me.dismiss))]})}function i0(n,e,t,i){const s=at.verbs.verbs[n].fields;if(!i.some(o=>o.kind==="not-checked"&&o.severity==="problem")||!s.some(o=>o.key==="accept_unchecked"))return null;const r=Object.fromEntries(Object.entries(e).filter(([o])=>s.some(a=>a.key===o)));return b("p",{class:"unchecked"},me.unchecked," ",b("button",{type:"button",onclick:()=>{Gt.start({verb:n,options:{...r,accept_unchecked:!0},out:t}).catch(li)}},me.acceptUnchecked))}async function FA(n){const e=(await Gt.job(n.id)).envelope,t=e?.findings??[];return[b("section",{class:"panel failed",role:"alert"},pa(n.verdict),b("p",{},me.nothingWritten),Sr(n.command),...nu(t),i0(n.verb,e?.job??{},n.out,t))]}function qd(n){n.region("model",()=>[wi("identify").map(e=>e.place),Qr()],()=>{const e=wi("identify");if(e.length<2)return[];const t=b("select",{id:"model",onchange:()=>{Dn.set({model:t.value}),dispatchEvent(new Event("studio:view"))}},e.map(i=>b("option",{value:i.place},`${i.place}: ${me.state[i.verdict.level]}`)));return t.value=Qr(),[b("label",{class:"choice",for:"model"},me.model," ",t)]})}function kA(n,e){const t=wi(n);if(t.length<2)return null;const i=b("select",{"aria-label":me.runs,onchange:()=>{Dn.set({run:i.value}),dispatchEvent(new Event("studio:view"))}},t.map(s=>b("option",{value:s.place},`${s.place}: ${me.state[s.verdict.level]}`)));return i.value=e.place,b("label",{class:"choice"},me.runs," ",i)}function $r(n,e,t){const i=()=>{const s=_s(e);return s&&[s.place,s.time,s.verdict,s.changed,wi(e).map(r=>r.place),at.state?.project.accepted]};n.region("result",i,()=>{const s=_s(e);return s?[b("section",{class:"panel"},kA(e,s),pa(s.verdict,s.stopped),...Mf(s),Sr(s.command),...nu(s.findings),i0(s.verb,s.job,s.place,s.findings),ha(e)?null:bf(e,s.verdict,s.findings),s0(e))]:[]}),t&&n.region("details",()=>{const s=_s(e);return s&&[s.place,s.time]},async()=>{const s=_s(e);return s?await t(s):[]})}function s0(n){const e=ha(n)?void 0:ki[ki.indexOf(n)+1];return e&&da(n)?b("p",{class:"on"},ea(e,me.next(me.steps[e]),!0)):null}function jr(n,e){const t=ki[ki.indexOf(e)+1];t&&n.region("next",()=>da(e)&&ul(t),()=>da(e)?[ea(t,me.next(me.steps[t]),!0)]:[])}const Xr=me.check;function OA(n){const e=n?.logs??[];return e.length?b("section",{class:"panel"},b("h2",{},Xr.believed),eo([Xr.log,Xr.rate,Xr.duration,Xr.period,Xr.residual],e.map(t=>[t.name,Ut(t.rate_hz),Ut(t.duration_s),t.period_s===null?Xr.none:Ut(t.period_s),t.relative_residual===null?"–":Ut(100*t.relative_residual,3)]),[!1,!0,!0,!0,!0])):null}async function BA(n){return n.files.includes("check.json")?[OA(await Gt.json(`${n.place}/check.json`)),await ny(Bi(),n.findings)]:[]}function zA(){const n=us("check");return n.region("which",Bi,()=>[b("p",{},b("b",{},me.check.logs),": ",Bi().join(", "))]),gr(n,()=>[at.state?.project.robot,Bi(),Bn()],()=>({verb:"identify",fixed:{input:[at.state?.project.robot,...Bi()],check_only:!0,...Bn()?{mapping:Bn()}:{}},shown:[],hidden:["partial"],out:"check",button:me.run.check}),"check"),Ks(n,()=>Oi("identify",e=>e.command.includes("--check-only"))),$r(n,"check",BA),jr(n,"check"),n}const r0=n=>/^[-+−]?[\d.]/.test(String(typeof n=="object"?n.text:n));function VA(n){const e=n.head.map((c,l)=>n.rows.some(u=>r0(u[l]))),t=b("tr",{},n.head.map((c,l)=>b("th",{scope:"col",class:e[l]?"number":void 0},c))),i=n.groups??[],s=i.flatMap(([c,l])=>Array(l).fill(c)),r=b("tr",{},i.map(([c,l])=>c?b("th",{class:"over",scope:"colgroup",colspan:l},c):b("td",{colspan:l}))),o=(c,l)=>{const u=typeof c=="object"?c.text:c;if(l===0)return b("th",{scope:"row"},u);const h=[r0(c)?"number":"",typeof c=="object"?c.level:""].join(" ").trim();return b("td",{class:h,"data-label":[s[l],n.head[l]].filter(Boolean).join(", ")},u)},a=n.rows.map(c=>b("tr",{},c.map(o)));return b("div",{class:"scroll"},b("table",{class:i.length?"cards grouped":"cards"},b("thead",{},i.length?[r,t]:t),b("tbody",{},a)))}function HA(n){switch(n.type){case"text":return{node:b("div",{},n.paragraphs.map(e=>b("p",{},qc(e))))};case"table":return{node:VA(n)};case"code":return{node:b("pre",{},n.text)};case"scene":return ZT(n);case"timeseries":return Rl(n);case"intervals":return{node:H0(n)};case"links":return{node:G0(n)};case"heatmap":return{node:W0(n)};case"bars":return{node:$0(n)};case"lines":return{node:yf(n)};case"friction":return{node:X0(n)}}}const GA=new Set(["text","table","code","scene","timeseries","intervals","links","heatmap","bars","lines","friction"]),o0=()=>(Yp("open")??"").split(",").filter(Boolean);function WA(n,e){const t=b("div",{class:"body"}),i=b("details",{id:e,class:"section"},b("summary",{},b("h2",{},n.title),n.gist?b("span",{class:"gist"},n.gist):null),t);let s=!1;return i.addEventListener("toggle",()=>{const r=o0().filter(o=>o!==e);document.documentElement.classList.contains("print")||Kp("open",[...r,...i.open?[e]:[]].join(",")),!(!i.open||s)&&(s=!0,a0(t,n))}),i.open=o0().includes(e),i}function a0(n,e){e.intro&&n.append(b("p",{},e.intro));const{node:t,start:i}=HA(e);return n.append(t),e.note&&n.append(b("p",{class:"note"},e.note)),n.isConnected&&i?.(),i}function l0(n,e){const t=[];return e.forEach((i,s)=>{const r=i.id||`section-${s+1}`;if(i.fold){n.append(WA(i,r));return}const o=b("section",{id:r},b("h2",{},i.title));n.append(o);const a=o.isConnected,c=a0(o,i);c&&!a&&t.push(c)}),()=>t.forEach(i=>i())}function $A(n){return b("dl",{class:"tiles"},n.map(e=>b("div",{class:["tile",e.level??""].join(" ").trim()},b("dt",{},e.label),b("dd",{},b("b",{},e.value),e.note?b("span",{class:"note"},e.note):null))))}function jA(n){const e=b("button",{type:"button",class:"quiet fold",onclick:()=>{const t=[...n.querySelectorAll("details.section")],i=t.some(s=>!s.open);for(const s of t)s.open=i;e.textContent=i?Wt.closeAll:Wt.openAll}},Wt.openAll);return e}async function XA(n){const e=await Gt.text(n),i=new DOMParser().parseFromString(e,"text/html").getElementById("armature-data")?.textContent;if(!i)throw new Error(`${n} holds no data of Armature`);return JSON.parse(i)}async function Ja(n,e=()=>!1){const t=await XA(n),i=b("div",{class:"report"}),s=t.sections.filter(o=>GA.has(o.type)&&!e(o));t.summary?.length&&i.append($A(t.summary));const r=[l0(i,s.filter(o=>!o.fold))];return s.some(o=>o.fold)&&i.append(jA(i)),r.push(l0(i,s.filter(o=>o.fold))),al(i,()=>r.forEach(o=>o())),i}const Yd=me.compare,Kd=()=>(at.state?.runs??[]).filter(n=>n.verb!=="compare").sort((n,e)=>e.time-n.time),Zd=(n,e)=>n.verb===e.verb&&n.job.check_only===e.job.check_only&&n.job.for===e.job.for;function Hc(){const n=Kd(),e=s=>n.find(r=>r.place===Dn.get(s)),t=e("second")??n.find(s=>s.verb==="identify"&&s.job.check_only!==!0&&n.some(r=>r!==s&&Zd(r,s)))??n.find(s=>n.some(r=>r!==s&&Zd(r,s)))??n[0];return[(e("first")??n.find(s=>s!==t&&t&&Zd(s,t))??n.find(s=>s!==t))?.place??"",t?.place??""]}function c0(n,e,t){const i=b("select",{id:`compare-${n}`,onchange:()=>{Dn.set({[n]:i.value}),dispatchEvent(new Event("studio:view"))}},Kd().map(s=>b("option",{value:s.place},`${s.place} (${s.verb})`)));return i.value=t,b("label",{class:"choice",for:`compare-${n}`},e," ",i)}function qA(){const n=us("compare");return n.region("which",()=>[Kd().map(e=>e.place),Hc()],()=>{const[e,t]=Hc();return[b("section",{class:"panel"},c0("first",Yd.first,e)," ",c0("second",Yd.second,t))]}),gr(n,Hc,()=>{const[e,t]=Hc();return e&&t&&e!==t?{verb:"compare",fixed:{dir:[e,t]},shown:[],out:"comparison",button:Yd.run}:null},"compare"),Ks(n,()=>Oi("compare")),$r(n,"compare",async e=>e.files.includes("compare.html")?[await Ja(`${e.place}/compare.html`)]:[]),n}const nn=me.design,YA=n=>{const e=Math.abs(n.limit);return e>1e-9?n.margin>=0?Math.max(0,1-n.margin/Math.max(e,Math.abs(n.reached))):1+Math.abs(n.margin)/e:0};function KA(n){const t=n.filter(s=>s.verdict!=="not checked"&&s.kind!=="start"&&s.kind!=="end").map(s=>({...s,share:YA(s)})).sort((s,r)=>r.share-s.share).slice(0,12),i=b("ul",{class:"bars"},t.map(s=>b("li",{title:`${nn.limit} ${Ut(s.limit)} ${s.unit}, ${nn.reached} ${Ut(s.reached)} ${nn.at} ${Ut(s.at_s)} s`},b("span",{class:"what"},`${s.kind} ${s.what}`),En("svg",{viewBox:"0 0 110 10",preserveAspectRatio:"none",class:"chart bar-track","aria-hidden":"true"},En("rect",{x:0,y:1,width:Math.max(.5,100*Math.min(1.1,s.share)),height:8,class:s.verdict==="proven"?"bar":"bar broken"}),En("line",{x1:100,x2:100,y1:0,y2:10,class:"limit"})),b("span",{class:"number"},`${(100*s.share).toFixed(0)} %`))));return b("section",{},b("h2",{},nn.margins),b("p",{class:"note"},nn.marginsText),i,b("details",{},b("summary",{},`${n.length} ${nn.limit}s`),eo(["",nn.limit,nn.reached,"",nn.at],n.map(s=>[`${s.kind} ${s.what}`,Ut(s.limit),Ut(s.reached),s.unit,`${Ut(s.at_s)} s`]),[!1,!0,!0,!1,!0])))}function ZA(n){if(!n?.limits.length)return null;const t=[...new Set(n.limits.map(s=>s.kind))].map(s=>({title:nn.kinds[s]??s,unit:nn.ofLimit,series:[...n.limits.filter(r=>r.kind===s).map(r=>({name:r.what,values:r.used.map(o=>o===null?null:100*o)})),{name:nn.theLimit,role:"limit",values:n.time_s.map(()=>100)}]})),i=Rl({time:n.time_s,groups:t},{slider:!1});return al(i.node,i.start),b("section",{},b("h2",{},nn.overTime),b("p",{class:"note"},nn.overTimeText),i.node)}function JA(n,e){const t=n.delivery,i=n.criterion,s=(a,c=1)=>a.map((l,u)=>`${e[u]??u+1} ${Ut(c*l,2)}`).join(", "),r=t?[t.median_percent!==null&&t.parameters.length?nn.paramText(t.parameters.length,Ut(t.median_percent,2)):"",t.torque_deviation_nm?.length?nn.torqueText(s(t.torque_deviation_nm,1.96)):"",t.payload_half_interval_kg!==null?nn.loadText(Ut(t.payload_half_interval_kg,2)):"",t.contact_threshold_nm?.length?nn.contactText(s(t.contact_threshold_nm)):""].filter(Boolean):[],o=[[nn.condition,Ut(i.condition_number)],[nn.columns,String(i.columns)],[nn.smallest,Ut(i.smallest_singular_value)]];return b("section",{class:"delivery"},b("h2",{},nn.get),t?b("p",{},nn.deliveryText(Ut(t.seconds,3),Ut(100*t.noise_share,2))):null,b("ul",{},r.map(a=>b("li",{},a))),b("p",{},nn.certified(n.certificate.items.filter(a=>a.verdict==="proven").length,Ut(n.certificate.duration_s)),". ",nn.play),b("details",{},b("summary",{},nn.numbers),b("dl",{class:"facts"},o.map(([a,c])=>[b("dt",{},a),b("dd",{},c)]).flat())))}async function QA(n,e){const[t,i]=await Promise.all([Gt.series(n,1200),Wr()]),s=kc(i.plain,i.own);s.around(e);const o=t.names.slice(1).map((d,p)=>({name:d,i:p})).filter(d=>/^q[_[(]/.test(d.name)).map(d=>({name:d.name.replace(/^q_/,"").replace(/\[.*$/,""),values:t.values[d.i]})),a=Rl({time:t.time,groups:[{title:nn.kinds.position,unit:"rad, m",series:o.map(d=>({name:d.name,values:d.values}))}]},{slider:!1}),c=D_(t.from,t.to),l=b("div",{},s.node,c.node,a.node),u=d=>{if(!l.isConnected)return!1;const[p,g,_]=L_(t.time,d);for(const m of o)s.set(m.name,(m.values[p]??0)*(1-_)+(m.values[g]??0)*_);return!0},h=d=>{l.isConnected&&(c.step(d),requestAnimationFrame(h))};return al(l,()=>{a.start(),In.follow(u),u(In.time),In.restore(),requestAnimationFrame(h)}),l}async function e1(n){if(!n.files.includes("design.json"))return[];const[e,t]=await Promise.all([Gt.json(`${n.place}/design.json`),Wr()]),i=n.files.includes("motion.csv")?await QA(`${n.place}/motion.csv`,e.obstacles??[]):null;return[JA(e,t.inspect.result.joints.map(s=>s.name)),i&&b("section",{},b("h2",{},nn.motion),i),KA(e.certificate.items),ZA(e.margins)]}function t1(){const n=us("design");return n.region("spec",()=>at.state?.project.robot,()=>[NA()]),gr(n,()=>[at.state?.project.robot,Qo()],()=>({verb:"design",fixed:{robot:at.state?.project.robot,...$d()},shown:["criterion","budget_s","starts","wanted_percent"],hidden:["check","motion",...Qo()==="default"?[]:["spec"]],choices:{criterion:nn.criteria},out:"design",button:me.run.design}),"design"),Ks(n,()=>Oi("design",e=>e.out!=="validation_motions")),$r(n,"design",e1),jr(n,"design"),n}const u0={urdf:"urdf",mjcf:"xml",sdf:"sdf",json:"json",c:"h",numpy:"py"};function n1(){const n=us("export"),e=Qr;qd(n);const t=b("select",{id:"format",onchange:()=>n.update()},Object.keys(u0).map(s=>b("option",{value:s},s)));n.add(b("label",{class:"choice",for:"format"},me.export.formats," ",t));const i=()=>(at.state?.project.robot??"robot").replace(/\.[a-z]+$/i,"").replace(/[^\w-]/g,"_");return gr(n,()=>[e(),t.value,at.state?.project.robot],()=>e()?{verb:"export",fixed:{source:e(),to:t.value},shown:[],hidden:["terms"],outName:()=>`export/${i()}.${u0[t.value]}`,button:me.run.export}:null,"export"),Ks(n,()=>Oi("export")),n.region("files",()=>wi("export"),()=>{const s=wi("export");return[b("section",{class:"panel"},b("h2",{},me.export.files),s.length?s.map(r=>b("div",{},pa(r.verdict),b("p",{},b("a",{href:br(r.place)+"?download",download:r.place.split("/").pop()},`${me.export.download} ${r.place}`)," ",b("code",{class:"small"},r.command)))):b("p",{class:"note"},me.export.empty))]}),n}async function i1(n){return n.files.includes("report.html")?[await Ja(`${n.place}/report.html`,e=>e.id==="next")]:[]}function s1(n){n.region("compare",()=>wi("identify").map(e=>e.place),()=>{const[e,t]=wi("identify");return t?[b("p",{},ea("compare",me.compare.these(t.place,e.place),!1,{first:t.place,second:e.place}))]:[]})}function r1(){const n=us("identify");return gr(n,()=>[at.state?.project.robot,Bi(),Bn()],()=>({verb:"identify",fixed:{input:[at.state?.project.robot,...Bi()],...Bn()?{mapping:Bn()}:{}},shown:["terms","fit_shapes","confidence_percent","out"],hidden:["check_only","partial"],out:"model",button:me.run.identify}),"identify"),Ks(n,()=>Oi("identify",e=>!e.command.includes("--check-only"))),$r(n,"identify",i1),s1(n),jr(n,"identify"),n}const Sn=me.record,o1=["ignore","time","q","v","tau","current"],a1=()=>dispatchEvent(new Event("studio:view"));function l1(n){const e=new Map;return n.clock&&e.set(n.names[0],`${Ut(n.from)} … ${Ut(n.to)}`),n.names.slice(1).forEach((t,i)=>{const s=n.values[i].filter(r=>r!==null);e.set(t,s.length?`${Ut(Math.min(...s))} … ${Ut(Math.max(...s))}`:"–")}),e}const Gc=(n,e,t,i)=>{const s=b("select",{"aria-label":n,onchange:()=>i(s.value)},t.map(([r,o])=>b("option",{value:r},o)));return s.value=e,s};async function c1(n,e){const t=at.state.project.robot,[i,s,r]=await Promise.all([Gt.series(n,800),Wr().then(A=>A.inspect.result.joints.map(T=>String(T.name))),ca({verb:"mapping",options:{log:n,robot:t}}).catch(()=>ca({verb:"mapping",options:{log:n}})).catch(()=>null)]),o=tm(String(r?.result?.mapping??"")),a=i.clock?i.names:i.names.slice(1),c=Zx(a,o,s),l=l1(i),u=b("tr",{}),h=b("tbody",{}),d=b("p",{class:"note",role:"status"}),p=b("input",{type:"text",inputmode:"decimal",id:"mapping-rate",class:"cell",autocomplete:"off",value:o.rate}),g=b("p",{},b("label",{for:"mapping-rate"},Sn.rate," "),p," Hz"),_=A=>{const T=M=>D=>{A[M]=D,v()},I=Gc(`${A.name} ${Sn.meaning}`,A.meaning,o1.map(M=>[M,Sn.kinds[M]]),M=>{A.meaning=M,A.unit=Cl[M][0],f()}),F=A.meaning==="ignore"||A.meaning==="time",y=b("input",{type:"text",inputmode:"decimal",class:"cell",autocomplete:"off","aria-label":`${A.name} ${Sn.constant}`,value:A.constant,oninput:()=>T("constant")(y.value)});return[A.name,l.get(A.name)??"",I,F?"":Gc(`${A.name} ${Sn.jointOf}`,A.joint,s.map(M=>[M,M]),T("joint")),A.meaning==="ignore"?"":Gc(`${A.name} ${Sn.unit}`,A.unit,Cl[A.meaning].map(M=>[M,M]),T("unit")),F?"":Gc(`${A.name} ${Sn.sign}`,String(A.sign),[["1","+"],["-1","−"]],M=>A.sign=Number(M)),...m()?[A.meaning==="current"?y:""]:[]]},m=()=>c.some(A=>A.meaning==="current"),f=()=>{const A=[Sn.column,Sn.range,Sn.meaning,Sn.jointOf,Sn.unit,Sn.sign,...m()?[Sn.constant]:[]];gn(u,A.map(T=>b("th",{scope:"col"},T))),gn(h,c.map(T=>b("tr",{},_(T).map((I,F)=>F?b("td",{"data-label":A[F],class:F===1?"number":void 0},I):b("th",{scope:"row"},I))))),v()},S=()=>{const A=Jx(c,s);return c.some(T=>T.meaning==="q")?c.some(T=>T.meaning==="tau"||T.meaning==="current")?A.length?Sn.hole(Sn.kinds[A[0][0]],A[0][1]):!c.some(T=>T.meaning==="time")&&!(Number(p.value)>0)?Sn.noTime:m()&&c.some(T=>T.meaning==="current"&&!(Number(T.constant)>0))?Sn.noConstant:"":Sn.noTorque:Sn.noPosition},C=b("button",{type:"button",onclick:()=>Gt.upload("mapping.yaml",new Blob([Qx(o,c,s,p.value.trim())]),!0).then(()=>{Dn.set({mapping:"mapping.yaml"}),a1()},li)},Sn.save),v=()=>{g.hidden=c.some(A=>A.meaning==="time"),d.textContent=S(),C.disabled=d.textContent!==""};p.addEventListener("input",v),f(),gn(e,b("p",{class:"note"},Sn.mappingText),r?Sr(r.command):b("p",{class:"stale"},Sn.noProposal),r?.findings.length?iu(r.findings):null,b("div",{class:"scroll"},b("table",{class:"cards mapping"},b("thead",{},u),h)),g,b("div",{class:"row"},C,d))}const fi=me.record,h0=()=>dispatchEvent(new Event("studio:view"));async function u1(n,e){if(e.childElementCount)return gn(e);try{gn(e,await sm(n))}catch(t){li(t)}}function h1(){const n=Mr();if(!n.length)return[b("p",{class:"note"},fi.nothing)];const e={logs:new Set(Bi()),unseen:new Set(Ns())},t=(s,r,o)=>{const a=s==="logs"?"unseen":"logs";e[s].delete(r),o&&(e[s].add(r),e[a].delete(r)),Dn.set({logs:[...e.logs].join("|")||"-",unseen:[...e.unseen].join("|")||"-"}),h0()},i=(s,r,o)=>{const a=b("input",{type:"checkbox","aria-label":`${o}: ${r}`,onchange:()=>t(s,r,a.checked)});return a.checked=e[s].has(r),b("label",{class:"tick"},a," ",o)};return[b("ul",{class:"logs"},n.map(s=>{const r=b("div",{class:"preview"});return b("li",{},b("span",{class:"path"},s.path),b("span",{class:"note"},Z0(s.size)),i("logs",s.path,fi.use),i("unseen",s.path,fi.keep),/\.csv$/i.test(s.path)?b("button",{type:"button",class:"quiet",onclick:()=>u1(s.path,r)},fi.preview):null,r)}))]}function d1(){const n=(at.state?.files??[]).filter(s=>s.kind==="yaml"&&!s.path.includes("/")&&s.path!==at.state?.project.robot&&s.path!==Es),e=b("select",{onchange:()=>{Dn.set({mapping:e.value||"-"}),h0()}},b("option",{value:""},fi.noMapping),n.map(s=>b("option",{value:s.path},s.path)));e.value=Bn();const t=b("div",{}),i=Bi().find(s=>/\.csv$/i.test(s));return[b("details",{},b("summary",{},fi.mapping,Bn()?`: ${Bn()}`:""),b("label",{class:"choice"},fi.mappingUse," ",e)," ",i?b("button",{type:"button",onclick:()=>c1(i,t).catch(li)},`${fi.propose} ${i}`):null,t)]}function f1(){const n=us("record"),e=()=>at.state?.project.robot,t=()=>_s("design")?.place??"",i=()=>Xd(_s("design"));n.region("play",()=>[t(),i()],()=>t()?[b("section",{class:"panel"},b("h2",{},fi.play),Ta({verb:"play",fixed:{design:t(),...jd(_s("design"))},shown:["to","periods","rate_hz"],hidden:["robot","joints","tip","at","gravity"],out:"play",initial:{to:"csv"},button:me.run.play},"play"))]:[]),n.region("played",()=>wi("record")[0],()=>wi("record").slice(0,1).map(r=>b("section",{class:"panel"},pa(r.verdict),...Mf(r)))),n.region("logs",()=>[Mr(),Bi(),Ns(),Bn(),at.state?.files.filter(r=>r.kind==="yaml").length],()=>[b("section",{class:"panel"},b("h2",{},fi.logs),B_(fi.drop,()=>{}),...h1(),...d1())]);const s=()=>at.state?.runs.find(r=>r.verb==="design"&&r.job.for==="validation"&&r.job.robot===e());return n.region("virtual",()=>[e(),t(),i(),Qo(),s()?.place,s()?.files.length],()=>{const r=s(),o=(r?.files??[]).filter(a=>a.endsWith(".csv")).map(a=>a.replace(/\.csv$/,""));return[b("details",{class:"panel",open:!0},b("summary",{},fi.virtual),b("p",{},fi.virtualText),t()?b("section",{},b("h3",{},fi.forIdentify),Ta({verb:"rehearse",fixed:{robot:e(),design:t(),...i()},shown:["realism","individual","periods"],hidden:["motion","spec"],out:"recording",initial:{realism:"lab"},button:me.run.virtual},"virtual")):null,b("section",{},b("h3",{},fi.forValidation),r&&o.length?Ta({verb:"rehearse",fixed:{robot:e(),design:r.place,motion:o[0],periods:1,...Xd(r)},shown:["realism","individual"],hidden:["spec"],out:"recording_validation",initial:{realism:"lab"},button:me.run.virtual},"virtual-validation"):Ta({verb:"design",fixed:{robot:e(),for:"validation",...$d(),...jd(_s("design"))},shown:["motion"],out:"validation_motions",button:me.run.design},"validation-motions")))]}),Ks(n,()=>[...Oi("play"),...Oi("rehearse"),...Oi("design",r=>r.out==="validation_motions")].sort((r,o)=>o.id-r.id)),jr(n,"record"),n}function p1(){const n=us("rehearse"),e=()=>_s("design")?.place??"",t=()=>Xd(_s("design"));return gr(n,()=>[at.state?.project.robot,e(),t()],()=>({verb:"rehearse",fixed:{robot:at.state?.project.robot,design:e(),...t()},shown:["periods","realism","load_kg"],hidden:["motion","spec"],out:"rehearsal",button:me.run.rehearse}),"rehearse"),Ks(n,()=>Oi("rehearse")),$r(n,"rehearse",async i=>i.files.includes("rehearsal.html")?[await Ja(`${i.place}/rehearsal.html`)]:[b("p",{class:"note"},"")]),jr(n,"rehearse"),n}const m1=n=>n.split("/").flatMap((e,t)=>t?["/",b("wbr"),e]:[e]),g1=()=>dispatchEvent(new Event("studio:view")),Ts=n=>{const e=Mr().map(t=>t.path);return(Dn.get(n)?.split("|")??[]).filter(t=>e.includes(t))};function d0(n,e,t){n.region(`choice ${e}`,()=>[Mr().map(i=>i.path),Ts(e)],()=>{const i=Mr(),s=new Set(Ts(e));return[b("fieldset",{class:"panel"},b("legend",{},t),i.length?i.map(r=>{const o=b("input",{type:"checkbox",onchange:()=>{o.checked?s.add(r.path):s.delete(r.path),Dn.set({[e]:[...s].join("|")}),g1()}});return o.checked=s.has(r.path),b("label",{class:"tick"},o," ",b("span",{},m1(r.path)))}):b("p",{class:"note"},me.record.nothing))]})}function f0(n,e,t,i,s){const r=us(n),o=Qr;return qd(r),d0(r,e,me.use[n].logs),d0(r,i.key,i.label),gr(r,()=>[o(),Ts(e),Ts(i.key),Bn()],()=>Ts(e).length?{verb:n,fixed:{model:o(),log:Ts(e),...Ts(i.key).length?{[i.option]:Ts(i.key)}:{},...Bn()?{mapping:Bn()}:{}},shown:t,hidden:[i.option,"mapping"],out:n,button:me.use[n].run}:null,n),r.region("hint",()=>Ts(e).length>0,()=>Ts(e).length?[]:[b("p",{class:"note"},me.use.choose)]),Ks(r,()=>Oi(n)),$r(r,n,async a=>a.files.includes(s)?[await Ja(`${a.place}/${s}`)]:[]),r}const _1=()=>f0("payload","loaded",["frame","torque_scale_percent","mounting"],{key:"bare",option:"bare",label:me.use.payload.bare},"payload.html"),v1=()=>f0("monitor","watched",["false_alarms_per_hour","bandwidth_hz"],{key:"quiet",option:"quiet_logs",label:me.use.monitor.quiet},"monitor.html");function x1(){const n=us("validate"),e=Qr;return qd(n),n.region("which",Ns,()=>[Ns().length?b("p",{},b("b",{},me.validate.logs),": ",Ns().join(", ")):b("p",{class:"stale"},me.validate.none)]),gr(n,()=>[e(),Ns(),Bn()],()=>Ns().length?{verb:"validate",fixed:{model:e(),log:Ns(),...Bn()?{mapping:Bn()}:{}},shown:["folds"],out:"validation",button:me.run.validate}:null,"validate"),Ks(n,()=>Oi("validate")),$r(n,"validate",async t=>{const i=t.files.find(s=>s==="report.html")??t.files.find(s=>s==="validation.html");return i?[await Ja(`${t.place}/${i}`,s=>["intervals","heatmap","links"].includes(s.type)||s.id==="next")]:[]}),jr(n,"validate"),n}const y1={robot:wA,design:t1,rehearse:p1,record:f1,check:zA,identify:r1,validate:x1,export:n1,payload:_1,monitor:v1,compare:qA},b1={good:"✓",accepted:"✓",doubtful:"!",bad:"✕"},Jd=b("span",{class:"folder"}),Qd=b("span",{class:"connection",role:"status"}),Qa=b("ol",{class:"steps"}),ef=b("main",{id:"main"});let tf=null,nf="";function M1(){gn(Qa,[...ki,...ll].map(n=>{const e=ul(n),t=b("a",{href:Dn.address({step:n,run:null}),class:e,"aria-current":n===Dn.step?"step":void 0,onclick:i=>{i.ctrlKey||i.metaKey||i.shiftKey||(i.preventDefault(),n0(n))}},b("span",{class:"mark","aria-hidden":"true"},b1[e]??(ha(n)?"·":String(ki.indexOf(n)+1))),b("span",{class:"word"},me.steps[n]),b("span",{class:"hidden"},` (${O0(e)})`));return b("li",{class:n===ll[0]?"first":void 0},t)}))}function Wc(){if(!at.state||!at.verbs)return;const n=Dn.step,e=ul(n)==="locked",t=`${n} ${e}`;if(document.title=`${me.steps[n]} · ${at.state.folder} · ${me.name}`,gn(Jd,at.state.folder),Jd.title=at.state.path,M1(),t!==nf){const i=nf!=="";nf=t,tf=e?UA(n):y1[n](),gn(ef,tf.node);const s=Qa.querySelector("[aria-current]");s&&(Qa.scrollLeft=s.offsetLeft-(Qa.clientWidth-s.clientWidth)/2),i&&(scrollTo(0,0),ef.querySelector("h1")?.focus({preventScroll:!0}))}tf?.update()}const p0=new BroadcastChannel("armature session");function m0(){p0.onmessage=()=>location.reload(),gn(document.body,b("main",{class:"alone"},b("h1",{},me.session.title),b("p",{},me.session.text)))}function S1(){const n=b("button",{type:"button",class:"quiet",onclick:()=>Gt.token().then(({address:e})=>{su().append(b("div",{class:"message"},me.window.tokenText," ",b("code",{},e)))},li)},me.window.token);gn(document.body,b("a",{class:"skip",href:"#main"},me.window.skip),b("header",{},b("span",{class:"brand"},me.window.brand),Jd,Qd,n),b("nav",{"aria-label":me.window.steps},Qa),su(),ef)}async function w1(){const n=/token=([0-9a-f]+)/.exec(location.hash)?.[1];n&&(history.replaceState(null,"",location.pathname+location.search),await Gt.session(n).then(()=>p0.postMessage("new"),()=>{}));try{[at.verbs,at.state]=await Promise.all([Gt.verbs(),Gt.state()])}catch(e){if(e instanceof la&&e.status===401)return m0();throw e}S1(),Wc(),addEventListener("popstate",Wc),addEventListener("studio:view",Wc),P0(e=>{at.state=e,Wc()},(e,t)=>{if(t)return m0();Qd.textContent=e?me.connection.on:me.connection.off,Qd.className=`connection ${e?"on":"off"}`})}w1().catch(li)})();

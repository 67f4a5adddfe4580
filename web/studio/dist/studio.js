(function(){"use strict";class sa extends Error{constructor(e,t){super(t),this.status=e}}async function el(n){const e=await n.json().catch(()=>({}));if(!n.ok)throw new sa(n.status,typeof e.error=="string"?e.error:n.statusText);return e}const tl=n=>fetch(n,{credentials:"same-origin"}).then(el),gr=(n,e)=>fetch(n,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),credentials:"same-origin"}).then(el),_r=n=>"/files/"+n.split("/").map(encodeURIComponent).join("/"),jt={session:n=>gr("/api/session",{token:n}),verbs:()=>tl("/api/verbs"),state:()=>tl("/api/state"),start:n=>gr("/api/jobs",n),command:n=>gr("/api/command",n),stop:(n,e)=>gr(`/api/jobs/${n}/stop`,{now:e}),job:n=>tl(`/api/jobs/${n}`),robot:n=>gr("/api/project",{robot:n}),accept:(n,e)=>gr("/api/accept",{step:n,doubt:e}),token:()=>gr("/api/token",{}),series:(n,e=2e3,t,i)=>tl(`/api/series?file=${encodeURIComponent(n)}&points=${e}`+(t===void 0?"":`&from=${t}`)+(i===void 0?"":`&to=${i}`)),json:n=>fetch(_r(n)).then(el),async text(n){const e=await fetch(_r(n));if(!e.ok)throw new sa(e.status,(await e.json().catch(()=>({}))).error??e.statusText);return e.text()},upload:(n,e,t=!1)=>fetch(_r(n)+(t?"?replace":""),{method:"PUT",headers:{"Content-Type":"application/octet-stream"},body:e,credentials:"same-origin"}).then(el)};function f0(n,e){let t=300;const i=()=>{const r=new WebSocket(`ws://${location.host}/api/live`);r.onmessage=o=>{t=300,e(!0,!1),n(JSON.parse(o.data))},r.onclose=()=>{e(!1,!1),setTimeout(s,t),t=Math.min(5e3,t*1.7)}},s=()=>fetch("/api/state").then(r=>r.status===401?e(!1,!0):i(),()=>{setTimeout(s,t),t=Math.min(5e3,t*1.7)});i()}async function ra(n){const{id:e}=await jt.start(n);for(let t=60;;t=Math.min(400,t*1.3)){await new Promise(s=>setTimeout(s,t));const i=await jt.job(e);if(i.state==="ended"&&i.envelope)return i.envelope;if(i.state==="failed"||i.state==="killed")throw new sa(400,i.error??i.state)}}function Gc(n,e){for(const t of e.flat())t==null||t===!1||n.append(t instanceof Node?t:document.createTextNode(String(t)))}function b(n,e={},...t){const i=document.createElement(n);for(const[s,r]of Object.entries(e))r==null||r===!1||s==="class"&&r===""||(s.startsWith("on")&&typeof r=="function"?i.addEventListener(s.slice(2),r):s==="value"&&"value"in i?i.value=String(r):i.setAttribute(s,r===!0?"":String(r)));return Gc(i,t),i}function gn(n,...e){n.replaceChildren(),Gc(n,e)}const Wc=(n="")=>n.split("`").map((e,t,i)=>t%2&&t<i.length-1?b("code",{},e):e),p0="http://www.w3.org/2000/svg";function En(n,e={},...t){const i=document.createElementNS(p0,n);for(const[s,r]of Object.entries(e))r!=null&&(s==="style"?i.style.cssText=String(r):i.setAttribute(s,String(r)));return Gc(i,t),i}function Yr(n,e,t,i={}){return En("text",{x:n,y:e,...i},t)}function Ut(n,e=4){if(n==null||Number.isNaN(n))return"–";if(!Number.isFinite(n))return n>0?"∞":"−∞";if(n===0)return"0";const t=Math.abs(n);if(t>=1e6||t<1e-4)return n.toExponential(Math.max(1,e-2)).replaceAll("-","−");const i=n.toPrecision(e);return(i.includes("e")?String(Number(i)):i.includes(".")?i.replace(/\.?0+$/,""):i).replace("-","−")}function nl(n,e){const t=i=>{n.isConnected?e():i<100&&setTimeout(()=>t(i+1),20)};setTimeout(()=>t(0))}const ki=["robot","design","rehearse","record","check","identify","validate","export"],il=["payload","monitor","compare"],ut={state:null,verbs:null,connected:!1},Ln={get(n){return new URLSearchParams(location.search).get(n)},get step(){const n=Ln.get("step");return[...ki,...il].includes(n)?n:"robot"},address(n){const e=new URLSearchParams(location.search);for(const[i,s]of Object.entries(n))s===null||s===""?e.delete(i):e.set(i,s);const t=e.toString();return location.pathname+(t?`?${t}`:"")},set(n,e=!1){history[e?"pushState":"replaceState"](null,"",Ln.address(n)+(e?"":location.hash))}},$c=n=>{const e=n.job.input;return typeof n.job.robot=="string"?n.job.robot:Array.isArray(e)?String(e[0]):""},m0=n=>JSON.stringify(n.job.input)===JSON.stringify([ut.state?.project.robot,...Bi()])&&(n.job.mapping??"")===Bn(),g0=(n,e)=>e!==""&&`/${String(n.job.model??"")}`.replace(/\/(model\.json)?$/,"").endsWith(`/${e}`);function wi(n){const e=ut.state;if(!e)return[];const t=e.project.robot,i=r=>{switch(n){case"design":return r.verb==="design"&&r.job.for!=="validation"&&!r.job.check&&$c(r)===t;case"rehearse":return r.verb==="rehearse"&&$c(r)===t;case"record":return r.verb==="play";case"check":return r.verb==="identify"&&r.job.check_only===!0&&m0(r);case"identify":return r.verb==="identify"&&r.job.partial!==!0&&r.job.check_only!==!0&&$c(r)===t;case"validate":return r.verb==="validate"&&g0(r,Zr());case"export":return r.verb==="export";case"payload":return r.verb==="payload";case"monitor":return r.verb==="monitor";case"compare":return r.verb==="compare";default:return!1}},s=r=>n==="rehearse"&&r.place.startsWith("recording")?1:0;return e.runs.filter(i).sort((r,o)=>s(r)-s(o)||o.time-r.time)}function Kr(n){const e=wi(n),t=Ln.get("run");return e.find(i=>i.place===t)??e[0]}function Zr(){const n=wi("identify");return(n.find(e=>e.place===Ln.get("model"))??n[0])?.place??""}function Oi(n,e=()=>!0){return(ut.state?.jobs??[]).filter(t=>t.verb===n&&e(t)).reverse()}function vr(){const n=ut.state;if(!n)return[];const e=new Set(n.runs.flatMap(s=>s.files.map(r=>s.place==="."?r:`${s.place}/${r}`))),t=n.files.filter(s=>s.kind==="log"&&(!e.has(s.path)||/(^|\/)recording\.csv$/.test(s.path))),i=n.runs.filter(s=>s.verb!=="rehearse").map(s=>s.place+"/");return t.filter(s=>!i.some(r=>r!=="./"&&s.path.startsWith(r)))}const ef=n=>Ln.get(n)?.split("|").filter(Boolean)??null;function Cs(){const n=vr().map(t=>t.path),e=ef("unseen");return e?e.filter(t=>n.includes(t)):n.filter(t=>/valid|unseen|test/i.test(t))}function Bi(){const n=vr().map(r=>r.path),e=ef("logs");if(e)return e.filter(r=>n.includes(r));const t=Cs(),i=n.filter(r=>!t.includes(r)),s=i.filter(r=>!r.endsWith("recording.csv"));return s.length?s:i.slice(0,1)}function Bn(){const n=Ln.get("mapping");return n!==null?n==="-"?"":n:ut.state?.files.some(e=>e.path==="mapping.yaml")?"mapping.yaml":""}const Qt={parameter:"parameter",value:"value",nominal:"nominal",unit:"unit",origin:"origin",picture:"picture",origins:{seen:"seen",inferred:"inferred",set:"set"},verdicts:{good:"Good",doubtful:"Doubtful",bad:"Bad"},reasons:n=>`${n} reasons`,time:"time",timeAxis:"time [s]",velocity:"velocity",speed:"speed",play:"play or pause",scene:"the robot in motion",residual:"residual, enlarged",dragToZoom:"Drag across a plot to enlarge a stretch.",wholeTime:"Whole time",frictionAxis:"torque that the bodies do not explain, against velocity",contact:(n,e,t,i)=>`${n} s: ${e} touches ${t}, ${i} mm deep`,noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",openAll:"Open all details",closeAll:"Close all details"},ge={name:"Armature studio",steps:{robot:"Robot",design:"Design",rehearse:"Rehearse",record:"Record",check:"Check",identify:"Identify",validate:"Validate",export:"Export",payload:"Payload",monitor:"Monitor",compare:"Compare"},lead:{robot:"Begin here. Choose the arm: drop your own file, or take one from the list to try everything without a robot.",design:"Search the motion that shows the parameters best. No limit is broken at any instant, and the proof is shown.",rehearse:"The motion on a simulated robot, before a real one moves: does it track, touch anything, or overload a joint?",record:"Run the motion on your robot and bring the log here, or let the virtual robot do it.",check:"Are the logs what they should be: units, signs, order of joints, gaps, delays? Nothing is repaired silently.",identify:"Masses, centres of mass, inertias and friction from the logs, each with an interval.",validate:"Predicted against measured torque, on a motion the model has not seen.",export:"Files that simulators and controllers load, read back and compared first.",payload:"Mass, centre of mass and inertia of what hangs on the flange, with intervals.",monitor:"Contacts seen in the joint torques, with a stated rate of false alarms.",compare:"What changed between two runs: inputs, options, parameters in standard deviations, errors."},state:{open:"not done yet",locked:"opens after the step before",good:"good",doubtful:"doubtful",bad:"bad",accepted:"doubt accepted",running:"running"},connection:{on:"live",off:"connection lost, trying again",ended:"The studio has ended. Start it again with: armature studio"},session:{title:"This browser has no session",text:"Open the address that armature studio printed in the terminal. It is good for one browser; press Enter there for a new one."},locked:n=>`This step opens when “${n}” has a good verdict, or when its doubt is accepted there.`,goThere:n=>`Go to ${n}`,next:n=>`Next: ${n}`,command:"The same by command",copy:"Copy",copied:"Copied",run:{design:"Search",rehearse:"Rehearse",play:"Write for the controller",check:"Check the logs",identify:"Identify",validate:"Validate",export:"Export",virtual:"Record with the virtual robot",again:"Again"},stopped:"(stopped: the best so far)",left:n=>`, about ${n} s left`,stop:"Stop and keep the best",kill:"Kill",stopping:"Stopping …",waiting:"Waiting for another job",more:"All options",out:"Results go to",outHelp:"a folder beside your files; what Armature wrote there before is replaced",alike:n=>`${n} more of the same ${n>1?"kinds":"kind"}`,nothingWritten:"Nothing was written.",findings:"Findings",noFindings:"Nothing was found that a person should look at.",severity:{problem:"problem",warning:"warning",note:"note"},accept:{title:"Go on although there is doubt?",text:"Tick each doubt that you accept. It is written to studio.json, and asked again when the result changes.",go:"Accept and go on",done:"You accepted these doubts."},mappingHint:"Say what each column is on the page Record, under “Mapping of columns”.",homeHint:"The home position and the mounting are edited on the page Robot; the floor, the clearance and the share of the limits under “Duration, limits and obstacles”.",failed:"This did not work",killed:"The job was killed. Nothing of it was written.",model:"Model",dismiss:"Dismiss",again:"Try again",stale:n=>`Changed since this run: ${n}. Run it again.`,runs:"Runs of this step",runOf:n=>`results in ${n}`,robot:{pick:"Choose a robot",catalogue:"Catalogue",files:"Files of this folder",none:"no robot chosen",drop:"Drop a URDF, xacro, MJCF, SDF or robot file with a DH table here, with its meshes",or:"or choose files",uploading:"Copying",replaced:"Replace",type:"type",view:"The arm: drag a link to move its joint",joints:"Joints",joint:"joint",link:"link",limits:"limits",limitsTitle:"Limits of the joints",velocity:"velocity",effort:"effort",home:"Home position",identifiability:"What torques can tell about each link",explain:"A link has ten numbers: six of its inertia tensor (XX … ZZ), mass times centre of mass (MX, MY, MZ), and its mass (M). Joint torques show some of them alone, some only in sums (base parameters), some never.",parameter:"parameter",link_:"link",legend:{alone:"alone: has its own number",combined:"combined: only in a sum with others",never:"never: no joint torque depends on it"},short:{alone:"alone",combined:"combined",never:"never"},counts:(n,e,t,i)=>`${n} base parameters. ${e} parameters are seen alone, ${t} in combinations, ${i} never.`,wasBefore:n=>`without the change: ${n}`,andMore:n=>`and ${n} more`,whatIfText:"Choose a change: the table above and the colours of the arm show what torques would tell then. A ring marks what differs.",asIs:"as it is",worse:"less known",meshesMissing:(n,e,t)=>`${n} of ${e} meshes that this file names are not in the folder (${t}). Drop them above, or the folder that holds them; until then these links are drawn as sticks.`,base:"Base parameters and their formulas",whatIf:"What would change it",change:"change",baseCount:"base parameters",better:"better known",noWebgl:"This browser has no WebGL, so the robot cannot be drawn.",colour:"Colour links by what is seen",replace:n=>`${n} exists with other content. Replace it?`,share:"seen, of ten parameters of the link"},design:{progress:"Value of the search over time (smaller is better)",value:"value",seconds:"seconds of search",live:"The best motion so far, not certified yet",margins:"Certificate: how much of each limit is used",overTime:"Limits over time",overTimeText:"100 % touches the limit. The plots show instants; the certificate holds between them too.",kinds:{position:"position",velocity:"velocity",acceleration:"acceleration",torque:"torque",collision:"required distance / distance"},ofLimit:"% of the limit",theLimit:"limit",torqueText:n=>`Predicted torques, ± N·m (95 %): ${n}.`,loadText:n=>`The mass of a load: ± ${n} kg (95 %).`,paramText:(n,e)=>`Half of ${n} parameters to ± ${e} % or better (95 %).`,contactText:n=>`The smallest contact torque that will be noticed, N·m: ${n}.`,deliveryText:(n,e)=>`What ${n} s of this motion will tell at best, if torques are read to ${e} % of their limits:`,numbers:"Numbers of the criterion",play:"Use it: write it for your controller on the page Record.",marginsText:"A bar at 100 % touches its limit. Proven for every instant, not only at samples.",motion:"The motion",certified:(n,e)=>`${n} limits proven for every instant of ${e} s`,get:"What you will get",condition:"condition number",columns:"parameters seen",smallest:"smallest singular value",limit:"limit",reached:"reached",at:"at",page:"Open the design as a page",criteria:[["","Best torque prediction (v-optimal, the default)"],["d-optimal","Smallest intervals together (d-optimal)"],["e-optimal","No combination badly known (e-optimal)"],["a-optimal","Smallest mean variance of the parameters (a-optimal)"],["condition","Smallest condition number, as many papers do"],["sigma-min","Largest smallest singular value"]]},record:{play:"The motion for your controller",logs:"Logs",drop:"Drop logs here: CSV, NPZ, MAT, HDF5, rosbag2, MCAP",use:"identify",keep:"validate",name:"log",size:"size",use_:"use for",nothing:"no log yet",virtual:"No robot at hand? The virtual robot",virtualText:"With realism lab it has friction, noise, a clock and drives that the model does not know. Record one motion to identify and another to validate.",forIdentify:"To identify: the designed motion",forValidation:"To validate: another motion",preview:"Preview",hide:"Hide",mapping:"Mapping of columns",mappingText:"What is believed of each column. Change what is wrong. Gear ratios, scales and offsets can be added to the file by hand.",propose:"Look at the columns of",byCommand:"proposed by",rows:(n,e,t)=>`${n} rows, ${e} … ${t} s`,column:"column",columns:"columns",range:"from … to",meaning:"is",jointOf:"of joint",unit:"unit",sign:"sign",constant:"N·m per A",save:"Write mapping.yaml and use it",rate:"No column is the time. Rows per second:",noPosition:"No column is a position.",noTorque:"No column is a torque or a current.",noTime:"No column is the time: give the rows per second.",noConstant:"Currents need the torque per ampere of every joint, on the side of the joint.",hole:(n,e)=>`The ${n} of ${e} must be exactly one column.`,noProposal:"No proposal could be made: choose what each column is.",kinds:{ignore:"–",time:"time",q:"position",v:"velocity",tau:"torque",current:"current"},noMapping:"no mapping: the header says it",mappingUse:"mapping file",go:"At least one log for identification is chosen."},check:{logs:"Logs to check",believed:"How the logs were read",log:"log",rate:"rate [Hz]",duration:"duration [s]",period:"period [s]",residual:"torque that no parameters of this robot explain [%]",found:"Findings over time",none:"none"},identify:{parameters:"Parameters by link",parameter:"parameter",value:"value",interval:"95 % interval",nominal:"nominal",standing:"origin",unit:"unit",drive:"Joint terms",standings:"Seen: the data determine it. Inferred: from what a body can be and the nominal model. Set: given.",report:"Open the report as a page",friction:"Torque against velocity"},spec:{title:"Duration, limits and obstacles",text:n=>`What you change here is written to ${n} and used by the search.`,duration:"one period",durationHelp:"how long the motion takes before it repeats",harmonics:"harmonics",each:"per joint",harmonicsHelp:"sines and cosines per joint: more bend the motion more",share:"share of the limits",shareHelp:"of velocity, acceleration and torque limits that may be used",margin:"distance to position limits",marginHelp:"kept at both ends of every turning joint",clearance:"clearance",clearanceHelp:"kept between links, and to obstacles",floor:"there is a floor at height 0",obstacles:"Obstacles",obstaclesText:"Boxes that no link may touch. Drag one along the floor, with Shift up and down, or type numbers in metres.",name:"name of the obstacle",centre:"centre",size:"size",add:"Add a box",remove:"Remove",saved:n=>`${n} is written.`,wrong:"A number is missing or negative. Nothing was written."},edit:{title:"Edit limits, mounting and tool",text:n=>`Your own file is left alone: the changed robot is written to ${n} and used from then on.`,limits:"Limits",limitsText:"In rad, rad/s, rad/s², N·m (sliding joints: m, m/s, m/s², N). An empty field is no limit.",lower:"lower",upper:"upper",velocity:"velocity",acceleration:"acceleration",effort:"effort",home:"home",mountingTitle:"Mounting",mounted:"mounted on",mountings:{own:"as below",floor:"the floor",ceiling:"the ceiling",wall:"a wall"},base:"base in the world",turned:"turned by roll, pitch, yaw",tool:"Tool",toolFrame:"tool frame",lastLink:"the last link",newFrame:"new frame (name)",on:"on link",at:"at",save:"Write and use it",saved:n=>`${n} is written and used.`,wrong:"A field is not a number. Nothing was written."},use:{choose:"Choose at least one log above.",payload:{logs:"Logs with the load",bare:"The same motion without the load (may be none)",run:"Find the load"},monitor:{logs:"Logs to watch",quiet:"Logs of usual work without contact, to set the thresholds (may be none)",run:"Look for contacts"}},fields:{"design.criterion":["what to optimise","what the motion is best for"],"design.budget_s":["most time for the search",'it ends by itself earlier; "Stop and keep the best" works at any time'],"design.starts":["starts","independent searches: more find better motions"],"design.wanted_percent":["wanted interval","say how long to run it until half of the parameters are known to ± this much"],"rehearse.periods":["periods","how often the motion is repeated"],"rehearse.realism":["realism","ideal: as the model; lab: friction, noise, clock and drives of a real arm; rough: worse"],"rehearse.load_kg":["unknown load","a ball on the last link that the controller does not know"],"rehearse.individual":["which robot of its kind","another number is another arm of the same type"],"identify.out":["results go to","a folder beside your files; another name keeps the earlier run, to compare them"],"identify.terms":["friction and drive terms","what besides the bodies makes torque, with commas"],"play.to":["controller","the format that your controller takes"]},validate:{logs:"Logs the model has not seen",none:"Every log was used to fit the model. Record another motion, or choose one on the page Record."},compare:{first:"compare",second:"with",run:"Compare",these:(n,e)=>`Compare ${n} with ${e}`,locked:"This page opens when the folder holds two runs."},export:{formats:"Format",files:"Written files",download:"Download",empty:"nothing exported yet"},window:{token:"Open in another browser",tokenText:"This address is good once:",skip:"Skip to the step",brand:"Armature",steps:"steps"},units:{bytes:["B","kB","MB","GB"]},yes:"yes",no:"no",default:"default"},tf=n=>[n.level,n.text,...n.reasons].join(`
`).slice(0,7900);function _0(n){const e=ut.state?.project.robot??"";switch(n){case"robot":return Oi("inspect",t=>!t.command.includes("--urdf")&&v0(t.command)[2]===e&&t.state==="ended")[0]?.verdict;case"record":return;default:return wi(n)[0]?.verdict}}const v0=n=>n.split(" ").map(e=>e.replace(/^'|'$/g,""));function nf(n,e){return(ut.state?.project.accepted??[]).some(t=>t.step===n&&t.doubt===tf(e))}const sl=n=>n==="good"||n==="accepted";function oa(n){if(n==="record")return Bi().length>0?"good":"open";const e=_0(n);return e?e.level==="doubtful"&&nf(n,e)?"accepted":e.level:"open"}function rl(n){const e=oa(n);if(n==="compare")return e!=="open"?e:(ut.state?.runs.length??0)>1?"open":"locked";if(aa(n))return e!=="open"?e:sl(oa("identify"))?"open":"locked";const t=ki.indexOf(n);return e!=="open"||t===0?e:sl(oa(ki[t-1]))||x0(n)?"open":"locked"}function x0(n){return n==="record"&&sl(oa("robot"))}const aa=n=>il.includes(n),la=n=>sl(oa(n)),y0=n=>ge.state[n],b0=["text","grid","faint","measured","predicted","residual","good","warn","bad","surface","robot"];function Jr(){const n=getComputedStyle(document.documentElement),e=i=>n.getPropertyValue(`--${i}`).trim();return{...Object.fromEntries(b0.map(i=>[i,e(i)])),cycle:[1,2,3,4,5,6,7].map(i=>e(`c${i}`))}}const jc=new Set;function ol(n){return jc.add(n),()=>jc.delete(n)}const Xc=()=>jc.forEach(n=>n());matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Xc);let qc=[];addEventListener("beforeprint",()=>{document.documentElement.classList.add("print"),qc=[...document.querySelectorAll("details:not([open])")];for(const n of qc)n.open=!0,n.dispatchEvent(new Event("toggle"));Xc()}),addEventListener("afterprint",()=>{document.documentElement.classList.remove("print");for(const n of qc.splice(0))n.open=!1;Xc()});const M0=()=>document.documentElement.classList.contains("print");function al(n){const e=b("div",{class:"chart-place"});let t=0;const i=()=>{const r=Math.round(e.clientWidth);r<40||r===t||(t=r,e.replaceChildren(n(r)))};new ResizeObserver(i).observe(e);const s=ol(()=>e.isConnected?i():s());return e}const sf=n=>n.lower===null||n.upper===null?"–":`${Ut(n.lower)} … ${Ut(n.upper)}`;function S0(n){const t=En("svg",{viewBox:"0 0 130 14",width:130,height:14,role:"img","aria-label":`${n.name}: ${Ut(n.value)}, ${sf(n)}`});if(n.lower===null||n.upper===null)return t;const i=n.nominal??null,s=Math.max(Math.abs(n.value),Math.abs(n.lower),Math.abs(n.upper),i===null?0:Math.min(Math.abs(i),3*Math.abs(n.value)))*1.15||1,r=o=>(Math.max(-1,Math.min(1,o/s))+1)/2*130;return t.append(En("line",{x1:130/2,x2:130/2,y1:1,y2:13,class:"zero"})),t.append(En("line",{x1:r(n.lower),x2:Math.max(r(n.upper),r(n.lower)+1),y1:7,y2:7,class:"range"})),i!==null&&t.append(En("line",{x1:r(i),x2:r(i),y1:2,y2:12,class:"nominal"})),t.append(En("circle",{cx:r(n.value),cy:7,r:3,class:"value"})),t}function rf(n,e){const t=n.some(a=>a.nominal!==void 0),i=[Qt.parameter,Qt.value,e,"",...t?[Qt.nominal]:[],Qt.unit,Qt.origin],s=(a,c,...l)=>b("td",{"data-label":a,...c},...l),r=n.map(a=>b("tr",{},b("th",{scope:"row"},a.name),s(Qt.value,{class:"number"},Ut(a.value)),s(e,{class:"number"},sf(a)),b("td",{class:"interval"},S0(a)),t?s(Qt.nominal,{class:"number"},Ut(a.nominal)):null,s(Qt.unit,{},a.unit),s(Qt.origin,{},b("span",{class:`standing ${a.standing}`},Qt.origins[a.standing]??a.standing)))),o=new Set([Qt.value,e,Qt.nominal]);return b("div",{class:"scroll"},b("table",{class:"cards"},b("thead",{},b("tr",{},i.map(a=>b("th",{scope:"col",class:o.has(a)?"number":void 0},a||b("span",{class:"hidden"},Qt.picture))))),b("tbody",{},r)))}function w0(n){return rf(n.items,n.interval)}const of=(n,e)=>n.filter(t=>t.standing===e).length;function E0(n){return b("div",{class:"links"},n.links.map(({link:e,joint:t,items:i})=>{const s=i.find(a=>/^M\d+$/.test(a.name)),r=s&&s.lower!==null&&s.upper!==null?(s.upper-s.lower)/2:null,o=[s?`${Ut(s.value)} kg${r===null?"":` ± ${Ut(r,2)}`}`:"",...["seen","inferred","set"].map(a=>of(i,a)?`${of(i,a)} ${Qt.origins[a]}`:"")].filter(Boolean);return b("details",{"data-link":e},b("summary",{},b("b",{},e),t&&t!==e?` (${t})`:"",b("span",{class:"gist"},o.join(" · "))),rf(i,n.interval))}))}function T0(n){const e=n.labels.length;return al(t=>{const i=Math.min(t,760),s=i/e>=11?60:8,r=Math.max(2,Math.min(18,(i-s-4)/e)),o=s+e*r+4,a=En("svg",{viewBox:`0 0 ${o} ${o}`,width:o,height:o,class:"chart",role:"img","aria-label":n.title});return n.values.forEach((c,l)=>{if(c.forEach((u,h)=>{const d=Math.min(1,Math.abs(u??0));d<.05||a.append(En("rect",{x:s+h*r,y:s+l*r,width:r*.95,height:r*.95,class:(u??0)>=0?"positive":"negative","fill-opacity":(d*d).toFixed(3)},En("title",{},`${n.labels[l]} · ${n.labels[h]}: ${Ut(u)}`)))}),s>8){const u={"font-size":Math.min(10,r)};a.append(Yr(s-4,s+l*r+r*.8,n.labels[l],{"text-anchor":"end",...u}));const h=s+l*r+r*.8;a.append(Yr(h,s-4,n.labels[l],{transform:`rotate(-90 ${h} ${s-4})`,...u}))}}),a})}const Yc=(n,e=240)=>({width:Math.min(n,900),height:e,left:62,right:12,top:10,bottom:40});function ca(n,e,t,i){const s=e?a=>Math.log10(Math.max(a,1e-300)):a=>a;let r=1/0,o=-1/0;for(const a of n)r=Math.min(r,s(a)),o=Math.max(o,s(a));return r<o||([r,o]=Number.isFinite(r)?[r-1,o+1]:[0,1]),{at:a=>t+(s(a)-r)/(o-r)*(i-t),low:r,high:o}}function af(n,e,t,i,s=!1){if(t){const l=Math.max(1,Math.ceil((e-n)/i)),u=e-n<2?[1,2,5]:[1],h=[];for(let d=Math.floor(n);d<=e;d+=l)for(const p of u)Math.log10(p)+d>=n-1e-9&&Math.log10(p)+d<=e+1e-9&&h.push(p*10**d);return h.length?h:[10**n,10**e]}const r=(e-n)/i,o=10**Math.floor(Math.log10(r)),a=Math.max([1,2,5,10].map(l=>l*o).find(l=>l>=r)??10*o,s?1:0),c=[];for(let l=Math.ceil(n/a)*a;l<=e+1e-12;l+=a)c.push(Math.abs(l)<a/1e6?0:l);return c}function lf(n,e){const t=n.length>1?n[1]-n[0]:1,i=Math.max(0,Math.min(12,1-Math.floor(Math.log10(t)))),s=!e&&t<.001*Math.max(...n.map(Math.abs));return n.map(r=>[r,s?r.toFixed(i).replace("-","−"):Ut(r)])}function Kc(n,e,t,i,s){for(const[r,o]of lf(af(s.low,s.high,t.log??!1,5),t.log??!1)){const a=s.at(r);n.append(En("line",{x1:e.left,x2:e.width-e.right,y1:a,y2:a,class:"grid"})),n.append(Yr(e.left-6,a+4,o,{"text-anchor":"end"}))}if(i){const r=Math.max(2,Math.floor((e.width-e.left-e.right)/90));for(const[o,a]of lf(af(i.low,i.high,t.log_x??!1,r,t.whole),t.log_x??!1))n.append(En("line",{x1:i.at(o),x2:i.at(o),y1:e.height-e.bottom,y2:e.height-e.bottom+4,class:"grid"})),n.append(Yr(i.at(o),e.height-e.bottom+16,a,{"text-anchor":"middle"}))}n.append(Yr((e.left+e.width-e.right)/2,e.height-5,t.x_label||"",{"text-anchor":"middle"})),n.append(Yr(13,e.height/2,t.y_label||"",{"text-anchor":"middle",transform:`rotate(-90 13 ${e.height/2})`}))}const Zc=(n,e)=>En("svg",{viewBox:`0 0 ${n.width} ${n.height}`,width:n.width,height:n.height,class:"chart",role:"img","aria-label":e});function A0(n){return al(e=>{const t=Yc(e),i=n.values,s=ca(n.log?i.filter(c=>c>0):[...i,0],n.log??!1,t.height-t.bottom,t.top),r=Zc(t,n.title);Kc(r,t,n,null,s);const o=(t.width-t.left-t.right)/i.length,a=t.height-t.bottom;return i.forEach((c,l)=>{const u=n.log&&c<=0?a:s.at(c),h=n.log?a:s.at(0);r.append(En("rect",{x:t.left+l*o+o*.1,width:o*.8,y:Math.min(u,h),height:Math.max(1,Math.abs(h-u)),class:"bar"},En("title",{},`${n.labels?n.labels[l]:l+1}: ${Ut(c)}`)))}),r})}const cf=(n,e,t,i,s)=>n.map((r,o)=>{const a=e[o];return a==null||!s(a)?"":`${t.at(r).toFixed(1)},${i.at(a).toFixed(1)}`}).filter(Boolean).join(" ");function uf(n){const e=s=>Number.isFinite(s)&&(!n.log||s>0),t=n.series.length===1,i=al(s=>{const r=Yc(s),o=ca(n.x.filter(u=>!n.log_x||u>0),n.log_x??!1,r.left,r.width-r.right),a=n.series.flatMap(u=>u.values).filter(u=>u!==null&&e(u)),c=ca(a,n.log??!1,r.height-r.bottom,r.top),l=Zc(r,n.title??n.series.map(u=>u.name).join(", "));return Kc(l,r,{...n,y_label:t?`${n.series[0].name} [${n.y_label}]`:n.y_label,whole:n.x.every(Number.isInteger)},o,c),n.series.forEach((u,h)=>l.append(En("polyline",{points:cf(n.x,u.values,o,c,e),class:`curve c${h%7+1}`}))),l});return t?i:b("div",{},b("ul",{class:"keys"},n.series.map((s,r)=>b("li",{},En("svg",{width:26,height:8,viewBox:"0 0 26 8","aria-hidden":"true"},En("polyline",{points:"0,4 26,4",class:`curve c${r%7+1}`}))," ",s.name))),i)}function R0(n){return al(e=>{const t={...Yc(e,210),left:56},i=ca([...n.v,...n.curve_v],!1,t.left,t.width-t.right),s=ca([...n.tau,...n.curve_tau],!1,t.height-t.bottom,t.top),r=Zc(t,`${n.name}: ${Qt.frictionAxis}`);Kc(r,t,{x_label:`${Qt.velocity} [${n.v_unit}]`,y_label:`[${n.tau_unit}]`},i,s);const o=n.v.map((a,c)=>`M${i.at(a).toFixed(1)} ${s.at(n.tau[c]).toFixed(1)}h0`).join("");return r.append(En("path",{d:o,class:"dots"})),r.append(En("polyline",{points:cf(n.curve_v,n.curve_tau,i,s,Number.isFinite),class:"curve model"})),r})}function C0(n){return b("div",{class:"small-multiples"},n.joints.map(e=>b("figure",{},b("figcaption",{},e.name),R0(e))))}const P0={good:"✓",doubtful:"!",bad:"✕"};function ua(n,e=!1){return b("div",{class:`verdict ${n.level}`,role:"status"},b("span",{class:"mark","aria-hidden":"true"},P0[n.level]),b("p",{class:"lead"},b("strong",{},ge.state[n.level]+": "),n.text,e?` ${ge.stopped}`:""))}function Jc(n,e){return n.length?[b("h2",{},ge.findings),Qc(n,e)]:[Qc(n)]}function Qc(n,e){if(!n.length)return b("p",{class:"note"},ge.noFindings);const t={problem:0,warning:1,note:2},i=[...n].sort((l,u)=>t[l.severity]-t[u.severity]),s=l=>b("li",{class:l.severity},b("span",{class:"tag"},ge.severity[l.severity])," ",l.where?e?b("button",{class:"place",type:"button",onclick:()=>e(l.where)},l.where):b("b",{},l.where):null,l.where?": ":null,Wc(l.message),l.message.endsWith(".")||!l.advice?" ":". ",Wc(l.advice)),r=i.filter(l=>l.severity!=="note"),o=r.filter(l=>r.filter(u=>u.kind===l.kind).indexOf(l)<2),a=r.filter(l=>!o.includes(l)),c=i.filter(l=>l.severity==="note");return b("div",{},o.length?b("ul",{class:"findings"},o.map(s)):null,a.length?b("details",{},b("summary",{},ge.alike(a.length)),b("ul",{class:"findings"},a.map(s))):null,c.length?b("details",{open:!o.length&&c.length<4},b("summary",{},`${c.length} ${ge.severity.note}${c.length>1?"s":""}`),b("ul",{class:"findings"},c.map(s))):null)}function hf(n,e,t){if(e.level!=="doubtful")return null;if(nf(n,e))return b("p",{class:"note accepted"},"✓ ",ge.accept.done);const i=[...new Set(t.filter(c=>c.severity==="warning").map(c=>c.kind))],s=i.length?i:["doubtful"],r=b("button",{type:"button",class:"main",disabled:!0,onclick:()=>jt.accept(n,tf(e)).catch(vi)},ge.accept.go),o=s.map(()=>b("input",{type:"checkbox",onchange:()=>r.disabled=!o.every(c=>c.checked)})),a=c=>t.filter(l=>l.kind===c).map(l=>l.where).filter(Boolean).slice(0,4).join(", ");return b("fieldset",{class:"accept"},b("legend",{},ge.accept.title),b("p",{class:"note"},ge.accept.text),s.map((c,l)=>b("label",{class:"tick"},o[l]," ",b("span",{},b("b",{},c),a(c)?`: ${a(c)}`:""))),r)}function xr(n){const e=b("button",{type:"button",class:"quiet",onclick:()=>{navigator.clipboard?.writeText(n).then(()=>e.textContent=ge.copied,()=>{}),setTimeout(()=>e.textContent=ge.copy,1500)}},ge.copy);return b("div",{class:"command"},b("span",{class:"label"},ge.command),b("code",{},n.split(" ").map(t=>[b("span",{class:"word"},t)," "]).flat()),e)}function L0(n){const e=n.progress??{},t=typeof e.share=="number"&&e.share>=0?e.share:void 0,i=typeof e.left_s=="number"&&e.left_s>=0?ge.left(Math.ceil(e.left_s)):"",s=n.state==="waiting"?ge.waiting:n.stopping?ge.stopping:`${e.stage??"…"}${i}`,r=b("progress",{max:1,value:t,"aria-label":s}),o=b("div",{class:"progress",role:"status","aria-live":"polite"},r,b("p",{},s,e.message?b("span",{class:"value"},` ${e.message}`):null));if((n.history?.length??0)>2&&n.verb==="design"){const a=n.history;o.append(b("h2",{},ge.design.progress)),o.append(uf({x:a.map(c=>c[0]),series:[{name:ge.design.value,values:a.map(c=>c[1])}],x_label:ge.design.seconds,y_label:"–",log:a.every(c=>c[1]>0)}))}return o.append(b("div",{class:"row"},b("button",{type:"button",onclick:()=>jt.stop(n.id,!1).catch(vi),disabled:n.stopping},ge.stop),b("button",{type:"button",class:"quiet",onclick:()=>jt.stop(n.id,!0).catch(vi)},ge.kill))),o}function df(n){return[b("p",{class:"note"},ge.runOf(n.place),n.files.filter(e=>e.endsWith(".html")).map(e=>[" · ",b("a",{href:_r(`${n.place}/${e}`),target:"_blank",rel:"noopener"},e)]).flat(),n.verb==="play"?n.files.filter(e=>e!=="job.json").map(e=>[" · ",b("a",{href:`${_r(`${n.place}/${e}`)}?download`,download:e},e)]).flat():null),...n.changed.length?[b("p",{class:"stale"},ge.stale(n.changed.join(", ")))]:[]]}let D0=null;function eu(){return D0??=b("div",{class:"messages",role:"alert"})}function vi(n){const e=n instanceof Error?n.message:String(n),t=b("div",{class:"message"},b("span",{},e),b("button",{type:"button",class:"quiet",onclick:()=>t.remove()},ge.dismiss));eu().append(t)}function N0(n){let e=n,t=0;for(;e>=1e3&&t<3;)[e,t]=[e/1e3,t+1];return`${e<10&&t?e.toFixed(1):Math.round(e)} ${ge.units.bytes[t]}`}function Qr(n,e,t=[],i){return b("div",{class:"scroll",tabindex:0,role:"region","aria-label":n.join(", ")},b("table",{class:i??"cards"},b("thead",{},b("tr",{},n.map((s,r)=>b("th",{scope:"col",class:t[r]?"number":void 0},s)))),b("tbody",{},e.map(s=>b("tr",{},s.map((r,o)=>o===0?b("th",{scope:"row"},r):b("td",{class:t[o]?"number":void 0,"data-label":n[o]},r)))))))}const I0=!0,zn="u-",U0="uplot",F0=zn+"hz",k0=zn+"vt",O0=zn+"title",B0=zn+"wrap",z0=zn+"under",V0=zn+"over",H0=zn+"axis",yr=zn+"off",G0=zn+"select",W0=zn+"cursor-x",$0=zn+"cursor-y",j0=zn+"cursor-pt",X0=zn+"legend",q0=zn+"live",Y0=zn+"inline",K0=zn+"series",Z0=zn+"marker",ff=zn+"label",J0=zn+"value",ha="width",da="height",fa="top",pf="bottom",eo="left",tu="right",nu="#000",mf=nu+"0",iu="mousemove",gf="mousedown",su="mouseup",_f="mouseenter",vf="mouseleave",xf="dblclick",Q0="resize",ev="scroll",yf="change",ll="dppxchange",ru="--",to=typeof window<"u",ou=to?document:null,no=to?window:null,tv=to?navigator:null;let Xt,cl;function au(){let n=devicePixelRatio;Xt!=n&&(Xt=n,cl&&uu(yf,cl,au),cl=matchMedia(`(min-resolution: ${Xt-.001}dppx) and (max-resolution: ${Xt+.001}dppx)`),br(yf,cl,au),no.dispatchEvent(new CustomEvent(ll)))}function Ei(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function lu(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function _n(n,e,t){n.style[e]=t+"px"}function Zi(n,e,t,i){let s=ou.createElement(n);return e!=null&&Ei(s,e),t?.insertBefore(s,i),s}function zi(n,e){return Zi("div",n,e)}const bf=new WeakMap;function gs(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=bf.get(n);r!=o&&(n.style.transform=r,bf.set(n,r),e<0||t<0||e>i||t>s?Ei(n,yr):lu(n,yr))}const Mf=new WeakMap;function Sf(n,e,t){let i=e+t,s=Mf.get(n);i!=s&&(Mf.set(n,i),n.style.background=e,n.style.borderColor=t)}const wf=new WeakMap;function Ef(n,e,t,i){let s=e+""+t,r=wf.get(n);s!=r&&(wf.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}const cu={passive:!0},nv={...cu,capture:!0};function br(n,e,t,i){e.addEventListener(n,t,i?nv:cu)}function uu(n,e,t,i){e.removeEventListener(n,t,cu)}to&&au();function Ji(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Ai((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function Tf(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}const Af=n=>n!=null,Rf=n=>n!=null&&n>0,ul=Tf(Af),iv=Tf(Rf);function sv(n,e,t,i=0,s=!1){let r=s?iv:ul,o=s?Rf:Af;[e,t]=r(n,e,t);let a=n[e],c=n[e];if(e>-1)if(i==1)a=n[e],c=n[t];else if(i==-1)a=n[t],c=n[e];else for(let l=e;l<=t;l++){let u=n[l];o(u)&&(u<a?a=u:u>c&&(c=u))}return[a??dn,c??-dn]}function hl(n,e,t,i){let s=Lf(n),r=Lf(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Ps:Df,a=s==1?Ai:Vi,c=r==1?Vi:Ai,l=a(o(Vn(n))),u=c(o(Vn(e))),h=io(t,l),d=io(t,u);return t==10&&(l<0&&(h=fn(h,-l)),u<0&&(d=fn(d,-u))),i||t==2?(n=h*s,e=d*r):(n=Bf(n,h),e=pl(e,d)),[n,e]}function hu(n,e,t,i){let s=hl(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}const du=.1,Cf={mode:3,pad:du},pa={pad:0,soft:null,mode:0},rv={min:pa,max:pa};function dl(n,e,t,i){return ml(t)?Pf(n,e,t):(pa.pad=t,pa.soft=i?0:null,pa.mode=i?3:0,Pf(n,e,rv))}function Gt(n,e){return n??e}function ov(n,e,t){for(e=Gt(e,0),t=Gt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function Pf(n,e,t){let i=t.min,s=t.max,r=Gt(i.pad,0),o=Gt(s.pad,0),a=Gt(i.hard,-dn),c=Gt(s.hard,dn),l=Gt(i.soft,dn),u=Gt(s.soft,-dn),h=Gt(i.mode,0),d=Gt(s.mode,0),p=e-n,g=Ps(p),v=li(Vn(n),Vn(e)),m=Ps(v),f=Vn(m-g);(p<1e-24||f>10)&&(p=0,(n==0||e==0)&&(p=1e-24,h==2&&l!=dn&&(r=0),d==2&&u!=-dn&&(o=0)));let w=p||v||1e3,C=Ps(w),_=io(10,Ai(C)),T=w*(p==0?n==0?.1:1:r),A=fn(Bf(n-T,_/10),24),k=n>=l&&(h==1||h==3&&A<=l||h==2&&A>=l)?l:dn,U=li(a,A<k&&n>=k?k:Qi(k,A)),y=w*(p==0?e==0?.1:1:o),M=fn(pl(e+y,_/10),24),D=e<=u&&(d==1||d==3&&M>=u||d==2&&M<=u)?u:-dn,z=Qi(c,M>D&&e<=D?D:li(D,M));return U==z&&U==0&&(z=100),[U,z]}const av=new Intl.NumberFormat(to?tv.language:"en-US"),fu=n=>av.format(n),Ti=Math,fl=Ti.PI,Vn=Ti.abs,Ai=Ti.floor,Hn=Ti.round,Vi=Ti.ceil,Qi=Ti.min,li=Ti.max,io=Ti.pow,Lf=Ti.sign,Ps=Ti.log10,Df=Ti.log2,lv=(n,e=1)=>Ti.sinh(n)*e,pu=(n,e=1)=>Ti.asinh(n/e),dn=1/0;function Nf(n){return(Ps((n^n>>31)-(n>>31))|0)+1}function mu(n,e,t){return Qi(li(n,e),t)}function If(n){return typeof n=="function"}function Ft(n){return If(n)?n:()=>n}const cv=()=>{},Uf=n=>n,Ff=(n,e)=>e,uv=n=>null,kf=n=>!0,Of=(n,e)=>n==e,hv=/\.\d*?(?=9{6,}|0{6,})/gm,Mr=n=>{if(Vf(n)||Ys.has(n))return n;const e=`${n}`,t=e.match(hv);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Mr(s)}e${r}`}return fn(n,i)};function Sr(n,e){return Mr(fn(Mr(n/e))*e)}function pl(n,e){return Mr(Vi(Mr(n/e))*e)}function Bf(n,e){return Mr(Ai(Mr(n/e))*e)}function fn(n,e=0){if(Vf(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Hn(i)/t}const Ys=new Map;function zf(n){return((""+n).split(".")[1]||"").length}function ma(n,e,t,i){let s=[],r=i.map(zf);for(let o=e;o<t;o++){let a=Vn(o),c=fn(io(n,o),a);for(let l=0;l<i.length;l++){let u=n==10?+`${i[l]}e${o}`:i[l]*c,h=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=n==10?u:fn(u,h);s.push(d),Ys.set(d,h)}}return s}const ga={},gu=[],so=[null,null],Ks=Array.isArray,Vf=Number.isInteger,dv=n=>n===void 0;function Hf(n){return typeof n=="string"}function ml(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function fv(n){return n!=null&&typeof n=="object"}const pv=Object.getPrototypeOf(Uint8Array),Gf="__proto__";function ro(n,e=ml){let t;if(Ks(n)){let i=n.find(s=>s!=null);if(Ks(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=ro(n[s],e)}else t=n.slice()}else if(n instanceof pv)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Gf&&(t[i]=ro(n[i],e))}else t=n;return t}function Dn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Gf&&(ml(n[s])?Dn(n[s],ro(i[s])):n[s]=ro(i[s]))}return n}const mv=0,gv=1,_v=2;function vv(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function xv(n,e){if(Mv(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return Sv(o[0])||(o=bv(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let c=n[o][0],l=c.length;for(let u=0;u<l;u++)t.add(c[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],c=a[0];for(let l=1;l<a.length;l++){let u=a[l],h=Array(s).fill(void 0),d=e?e[o][l]:gv,p=[];for(let g=0;g<u.length;g++){let v=u[g],m=r.get(c[g]);v===null?d!=mv&&(h[m]=v,d==_v&&p.push(m)):h[m]=v}vv(h,p,s),i.push(h)}}return i}const yv=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function bv(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[i[c]];s.push(a)}return s}function Mv(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Sv(n,e=100){const t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=li(1,Ai((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){const c=n[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}const Wf=["January","February","March","April","May","June","July","August","September","October","November","December"],$f=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function jf(n){return n.slice(0,3)}const wv=$f.map(jf),Ev=Wf.map(jf),Tv={MMMM:Wf,MMM:Ev,WWWW:$f,WWW:wv};function _a(n){return(n<10?"0":"")+n}function Av(n){return(n<10?"00":n<100?"0":"")+n}const Rv={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>_a(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>_a(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>_a(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>_a(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>_a(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>Av(n.getMilliseconds())};function _u(n,e){e=e||Tv;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?Rv[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}const Cv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Pv(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==Cv?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}const Xf=n=>n%1==0,gl=[1,2,2.5,5],Lv=ma(10,-32,0,gl),qf=ma(10,0,32,gl),Dv=qf.filter(Xf),wr=Lv.concat(qf),vu=`
`,Yf="{YYYY}",Kf=vu+Yf,Zf="{M}/{D}",va=vu+Zf,_l=va+"/{YY}",Jf="{aa}",oo="{h}:{mm}"+Jf,Qf=vu+oo,ep=":{ss}",en=null;function tp(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,c=(n==1?ma(10,0,3,gl).filter(Xf):ma(10,-3,0,gl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]);const l=[[o,Yf,en,en,en,en,en,en,1],[s*28,"{MMM}",Kf,en,en,en,en,en,1],[s,Zf,Kf,en,en,en,en,en,1],[i,"{h}"+Jf,_l,en,va,en,en,en,1],[t,oo,_l,en,va,en,en,en,1],[e,ep,_l+" "+oo,en,va+" "+oo,en,Qf,en,1],[n,ep+".{fff}",_l+" "+oo,en,va+" "+oo,en,Qf,en,1]];function u(h){return(d,p,g,v,m,f)=>{let w=[],C=m>=o,_=m>=r&&m<o,T=h(g),A=fn(T*n,3),k=xu(T.getFullYear(),C?0:T.getMonth(),_||C?1:T.getDate()),U=fn(k*n,3);if(_||C){let y=_?m/r:0,M=C?m/o:0,D=A==U?A:fn(xu(k.getFullYear()+M,k.getMonth()+y,1)*n,3),z=new Date(Hn(D/n)),H=z.getFullYear(),Z=z.getMonth();for(let J=0;D<=v;J++){let G=xu(H+M*J,Z+y*J,1),ie=G-h(fn(G*n,3));D=fn((+G+ie)*n,3),D<=v&&w.push(D)}}else{let y=m>=s?s:m,M=Ai(g)-Ai(A),D=U+M+pl(A-U,y);w.push(D);let z=h(D),H=z.getHours()+z.getMinutes()/t+z.getSeconds()/i,Z=m/i,J=d.axes[p]._space,G=f/J;for(;D=fn(D+m,n==1?0:3),!(D>v);)if(Z>1){let ie=Ai(fn(H+Z,6))%24,ne=h(D).getHours()-ie;ne>1&&(ne=-1),D-=ne*i,H=(H+Z)%24;let ae=w[w.length-1];fn((D-ae)/m,3)*G>=.7&&w.push(D)}else w.push(D)}return w}}return[c,l,u]}const[Nv,Iv,Uv]=tp(1),[Fv,kv,Ov]=tp(.001);ma(2,-53,53,[1]);function np(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function ip(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],c,l,u,h,d,p;return i.map(g=>{let v=n(g),m=v.getFullYear(),f=v.getMonth(),w=v.getDate(),C=v.getHours(),_=v.getMinutes(),T=v.getSeconds(),A=m!=c&&a[2]||f!=l&&a[3]||w!=u&&a[4]||C!=h&&a[5]||_!=d&&a[6]||T!=p&&a[7]||a[1];return c=m,l=f,u=w,h=C,d=_,p=T,A(v)})}}function Bv(n,e){let t=_u(e);return(i,s,r,o,a)=>s.map(c=>t(n(c)))}function xu(n,e,t){return new Date(n,e,t)}function sp(n,e){return e(n)}const zv="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function rp(n,e){return(t,i,s,r)=>r==null?ru:e(n(i))}function Vv(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function Hv(n,e){return n.series[e].fill(n,e)}const Gv={show:!0,live:!0,isolate:!1,mount:cv,markers:{show:!0,width:2,stroke:Vv,fill:Hv,dash:"solid"},idx:null,idxs:null,values:[]};function Wv(n,e){let t=n.cursor.points,i=zi(),s=t.size(n,e);_n(i,ha,s),_n(i,da,s);let r=s/-2;_n(i,"marginLeft",r),_n(i,"marginTop",r);let o=t.width(n,e,s);return o&&_n(i,"borderWidth",o),i}function $v(n,e){let t=n.series[e].points;return t._fill||t._stroke}function jv(n,e){let t=n.series[e].points;return t._stroke||t._fill}function Xv(n,e){return n.series[e].points.size}const yu=[0,0];function qv(n,e,t){return yu[0]=e,yu[1]=t,yu}function vl(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function bu(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}const Yv={show:!0,x:!0,y:!0,lock:!1,move:qv,points:{one:!1,show:Wv,size:Xv,width:0,stroke:jv,fill:$v},bind:{mousedown:vl,mouseup:vl,click:vl,dblclick:vl,mousemove:bu,mouseleave:bu,mouseenter:bu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},op={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Mu=Dn({},op,{filter:Ff}),ap=Dn({},Mu,{size:10}),lp=Dn({},op,{show:!1}),Su='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',cp="bold "+Su,up=1.5,hp={show:!0,scale:"x",stroke:nu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cp,side:2,grid:Mu,ticks:ap,border:lp,font:Su,lineGap:up,rotate:0},Kv="Value",Zv="Time",dp={show:!0,scale:"x",auto:!1,sorted:1,min:dn,max:-dn,idxs:[]};function Jv(n,e,t,i,s){return e.map(r=>r==null?"":fu(r))}function Qv(n,e,t,i,s,r,o){let a=[],c=Ys.get(s)||0;t=o?t:fn(pl(t,s),c);for(let l=t;l<=i;l=fn(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function wu(n,e,t,i,s,r,o){const a=[],c=n.scales[n.axes[e].scale].log,l=c==10?Ps:Df,u=Ai(l(t));s=io(c,u),c==10&&(s=wr[Ji(s,wr)]);let h=t,d=s*c;c==10&&(d=wr[Ji(d,wr)]);do a.push(h),h=h+s,c==10&&!Ys.has(h)&&(h=fn(h,Ys.get(s))),h>=d&&(s=h,d=s*c,c==10&&(d=wr[Ji(d,wr)]));while(h<=i);return a}function ex(n,e,t,i,s,r,o){let c=n.scales[n.axes[e].scale].asinh,l=i>c?wu(n,e,li(c,t),i,s):[c],u=i>=0&&t<=0?[0]:[];return(t<-c?wu(n,e,li(c,-i),-t,s):[c]).reverse().map(d=>-d).concat(u,l)}const fp=/./,tx=/[12357]/,nx=/[125]/,pp=/1/,Eu=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function ix(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],c=n.valToPos,l=r._space,u=c(10,o),h=c(9,o)-u>=l?fp:c(7,o)-u>=l?tx:c(5,o)-u>=l?nx:pp;if(h==pp){let d=Vn(c(1,o)-u);if(d<l)return Eu(e.slice().reverse(),a.distr,h,Vi(l/d)).reverse()}return Eu(e,a.distr,h,1)}function sx(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,c=n.valToPos,l=Vn(c(1,o)-c(2,o));return l<a?Eu(e.slice().reverse(),3,fp,Vi(a/l)).reverse():e}function rx(n,e,t,i){return i==null?ru:e==null?"":fu(e)}const mp={show:!0,scale:"y",stroke:nu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cp,side:3,grid:Mu,ticks:ap,border:lp,font:Su,lineGap:up,rotate:0};function ox(n,e){let t=3+(n||1)*2;return fn(t*e,3)}function ax(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=Vn(o-r),c=n.series[e],l=a/(c.points.space*Xt);return i[1]-i[0]<=l}const gp={scale:null,auto:!0,sorted:0,min:dn,max:-dn},_p=(n,e,t,i,s)=>s,vp={show:!0,auto:!0,sorted:0,gaps:_p,alpha:1,facets:[Dn({},gp,{scale:"x"}),Dn({},gp,{scale:"y"})]},xp={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:_p,alpha:1,points:{show:ax,filter:null},values:null,min:dn,max:-dn,idxs:[],path:null,clip:null};function lx(n,e,t,i,s){return t/10}const yp={time:I0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},cx=Dn({},yp,{time:!1,ori:1}),bp={};function Mp(n,e){let t=bp[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,c,l){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,c,l)}},n!=null&&(bp[n]=t)),t}const ao=1,Tu=2;function Er(n,e,t){const i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox;let c=r[0],l=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,p=a.top,g=a.width,v=a.height,m=n.valToPosH,f=n.valToPosV;return u.ori==0?t(s,c,l,u,h,m,f,d,p,g,v,yl,lo,Ml,Ep,Ap):t(s,c,l,u,h,f,m,p,d,v,g,bl,co,Cu,Tp,Rp)}function Au(n,e){let t=0,i=0,s=Gt(n.bands,gu);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function ux(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,c=n.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Ls(n,e,t,i,s,r){return Er(n,e,(o,a,c,l,u,h,d,p,g,v,m)=>{let f=o.pxRound;const w=l.dir*(l.ori==0?1:-1),C=l.ori==0?lo:co;let _,T;w==1?(_=t,T=i):(_=i,T=t);let A=f(h(a[_],l,v,p)),k=f(d(c[_],u,m,g)),U=f(h(a[T],l,v,p)),y=f(d(r==1?u.max:u.min,u,m,g)),M=new Path2D(s);return C(M,U,y),C(M,A,y),C(M,A,k),M})}function xl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;const a=e==0?Ml:Cu;let c=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let p=d[0]-c;p>0&&a(o,c,i,p,i+r),c=d[1]}}let l=t+s-c,u=10;l>0&&a(o,c,i-u/2,l,i+r+u)}return o}function hx(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Ru(n,e,t,i,s,r,o){let a=[],c=n.length;for(let l=s==1?t:i;l>=t&&l<=i;l+=s)if(e[l]===null){let h=l,d=l;if(s==1)for(;++l<=i&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let p=r(n[h]),g=d==h?p:r(n[d]),v=h-s;p=o<=0&&v>=0&&v<c?r(n[v]):p;let f=d+s;g=o>=0&&f>=0&&f<c?r(n[f]):g,g>=p&&a.push([p,g])}return a}function Sp(n){return n==0?Uf:n==1?Hn:e=>Sr(e,n)}function wp(n){let e=n==0?yl:bl,t=n==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},i=n==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,u=0)=>{l==0&&u==0?i(s,r,o,a,c):(l=Qi(l,a/2,c/2),u=Qi(u,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,u),t(s,r,o+c,r,o,u),t(s,r,o,r+a,o,l),s.closePath())}}const yl=(n,e,t)=>{n.moveTo(e,t)},bl=(n,e,t)=>{n.moveTo(t,e)},lo=(n,e,t)=>{n.lineTo(e,t)},co=(n,e,t)=>{n.lineTo(t,e)},Ml=wp(0),Cu=wp(1),Ep=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Tp=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Ap=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},Rp=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function Cp(n){return(e,t,i,s,r)=>Er(e,t,(o,a,c,l,u,h,d,p,g,v,m)=>{let{pxRound:f,points:w}=o,C,_;l.ori==0?(C=yl,_=Ep):(C=bl,_=Tp);const T=fn(w.width*Xt,3);let A=(w.size-w.width)/2*Xt,k=fn(A*2,3),U=new Path2D,y=new Path2D,{left:M,top:D,width:z,height:H}=e.bbox;Ml(y,M-k,D-k,z+k*2,H+k*2);const Z=J=>{if(c[J]!=null){let G=f(h(a[J],l,v,p)),ie=f(d(c[J],u,m,g));C(U,G+A,ie),_(U,G,ie,A,0,fl*2)}};if(r)r.forEach(Z);else for(let J=i;J<=s;J++)Z(J);return{stroke:T>0?U:null,fill:U,clip:y,flags:ao|Tu}})}function Pp(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}const dx=Pp(lo),fx=Pp(co);function Lp(n){const e=Gt(n?.alignGaps,0);return(t,i,s,r)=>Er(t,i,(o,a,c,l,u,h,d,p,g,v,m)=>{[s,r]=ul(c,s,r);let f=o.pxRound,w=H=>f(h(H,l,v,p)),C=H=>f(d(H,u,m,g)),_,T;l.ori==0?(_=lo,T=dx):(_=co,T=fx);const A=l.dir*(l.ori==0?1:-1),k={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ao},U=k.stroke;let y=!1;if(r-s>=v*4){let H=ue=>t.posToVal(ue,l.key,!0),Z=null,J=null,G,ie,Q,de=w(a[A==1?s:r]),ne=w(a[s]),ae=w(a[r]),fe=H(A==1?ne+1:ae-1);for(let ue=A==1?s:r;ue>=s&&ue<=r;ue+=A){let be=a[ue],X=(A==1?be<fe:be>fe)?de:w(be),te=c[ue];X==de?te!=null?(ie=te,Z==null?(_(U,X,C(ie)),G=Z=J=ie):ie<Z?Z=ie:ie>J&&(J=ie)):te===null&&(y=!0):(Z!=null&&T(U,de,C(Z),C(J),C(G),C(ie)),te!=null?(ie=te,_(U,X,C(ie)),Z=J=G=ie):(Z=J=null,te===null&&(y=!0)),de=X,fe=H(de+A))}Z!=null&&Z!=J&&Q!=de&&T(U,de,C(Z),C(J),C(G),C(ie))}else for(let H=A==1?s:r;H>=s&&H<=r;H+=A){let Z=c[H];Z===null?y=!0:Z!=null&&_(U,w(a[H]),C(Z))}let[D,z]=Au(t,i);if(o.fill!=null||D!=0){let H=k.fill=new Path2D(U),Z=o.fillTo(t,i,o.min,o.max,D),J=C(Z),G=w(a[s]),ie=w(a[r]);A==-1&&([ie,G]=[G,ie]),_(H,ie,J),_(H,G,J)}if(!o.spanGaps){let H=[];y&&H.push(...Ru(a,c,s,r,A,w,e)),k.gaps=H=o.gaps(t,i,s,r,H),k.clip=xl(H,l.ori,p,g,v,m)}return z!=0&&(k.band=z==2?[Ls(t,i,s,r,U,-1),Ls(t,i,s,r,U,1)]:Ls(t,i,s,r,U,z)),k})}function px(n){const e=Gt(n.align,1),t=Gt(n.ascDesc,!1),i=Gt(n.alignGaps,0),s=Gt(n.extend,!1);return(r,o,a,c)=>Er(r,o,(l,u,h,d,p,g,v,m,f,w,C)=>{[a,c]=ul(h,a,c);let _=l.pxRound,{left:T,width:A}=r.bbox,k=ne=>_(g(ne,d,w,m)),U=ne=>_(v(ne,p,C,f)),y=d.ori==0?lo:co;const M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ao},D=M.stroke,z=d.dir*(d.ori==0?1:-1);let H=U(h[z==1?a:c]),Z=k(u[z==1?a:c]),J=Z,G=Z;s&&e==-1&&(G=T,y(D,G,H)),y(D,Z,H);for(let ne=z==1?a:c;ne>=a&&ne<=c;ne+=z){let ae=h[ne];if(ae==null)continue;let fe=k(u[ne]),ue=U(ae);e==1?y(D,fe,H):y(D,J,ue),y(D,fe,ue),H=ue,J=fe}let ie=J;s&&e==1&&(ie=T+A,y(D,ie,H));let[Q,de]=Au(r,o);if(l.fill!=null||Q!=0){let ne=M.fill=new Path2D(D),ae=l.fillTo(r,o,l.min,l.max,Q),fe=U(ae);y(ne,ie,fe),y(ne,G,fe)}if(!l.spanGaps){let ne=[];ne.push(...Ru(u,h,a,c,z,k,i));let ae=l.width*Xt/2,fe=t||e==1?ae:-ae,ue=t||e==-1?-ae:ae;ne.forEach(be=>{be[0]+=fe,be[1]+=ue}),M.gaps=ne=l.gaps(r,o,a,c,ne),M.clip=xl(ne,d.ori,m,f,w,C)}return de!=0&&(M.band=de==2?[Ls(r,o,a,c,D,-1),Ls(r,o,a,c,D,1)]:Ls(r,o,a,c,D,de)),M})}function Dp(n,e,t,i,s,r,o=dn){if(n.length>1){let a=null;for(let c=0,l=1/0;c<n.length;c++)if(e[c]!==void 0){if(a!=null){let u=Vn(n[c]-n[a]);u<l&&(l=u,o=Vn(t(n[c],i,s,r)-t(n[a],i,s,r)))}a=c}}return o}function mx(n){n=n||ga;const e=Gt(n.size,[.6,dn,1]),t=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=Ft(s),o=1-e[0],a=Gt(e[1],dn),c=Gt(e[2],1),l=Gt(n.disp,ga),u=Gt(n.each,p=>{}),{fill:h,stroke:d}=l;return(p,g,v,m)=>Er(p,g,(f,w,C,_,T,A,k,U,y,M,D)=>{let z=f.pxRound,H=t,Z=i*Xt,J=a*Xt,G=c*Xt,ie,Q;_.ori==0?[ie,Q]=r(p,g):[Q,ie]=r(p,g);const de=_.dir*(_.ori==0?1:-1);let ne=_.ori==0?Ml:Cu,ae=_.ori==0?u:($,le,me,he,Ke,Re,Ye)=>{u($,le,me,Ke,he,Ye,Re)},fe=Gt(p.bands,gu).find($=>$.series[0]==g),ue=fe!=null?fe.dir:0,be=f.fillTo(p,g,f.min,f.max,ue),Me=z(k(be,T,D,y)),X,te,Se,Ve=M,De=z(f.width*Xt),bt=!1,an=null,W=null,Bt=null,mt=null;h!=null&&(De==0||d!=null)&&(bt=!0,an=h.values(p,g,v,m),W=new Map,new Set(an).forEach($=>{$!=null&&W.set($,new Path2D)}),De>0&&(Bt=d.values(p,g,v,m),mt=new Map,new Set(Bt).forEach($=>{$!=null&&mt.set($,new Path2D)})));let{x0:at,size:qe}=l;if(at!=null&&qe!=null){H=1,w=at.values(p,g,v,m),at.unit==2&&(w=w.map(me=>p.posToVal(U+me*M,_.key,!0)));let $=qe.values(p,g,v,m);qe.unit==2?te=$[0]*M:te=A($[0],_,M,U)-A(0,_,M,U),Ve=Dp(w,C,A,_,M,U,Ve),Se=Ve-te+Z}else Ve=Dp(w,C,A,_,M,U,Ve),Se=Ve*o+Z,te=Ve-Se;Se<1&&(Se=0),De>=te/2&&(De=0),Se<5&&(z=Uf);let Kt=Se>0,$e=Ve-Se-(Kt?De:0);te=z(mu($e,G,J)),X=(H==0?te/2:H==de?0:te)-H*de*((H==0?Z/2:0)+(Kt?De/2:0));const st={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},pn=bt?null:new Path2D;let Ht=null;if(fe!=null)Ht=p.data[fe.series[1]];else{let{y0:$,y1:le}=l;$!=null&&le!=null&&(C=le.values(p,g,v,m),Ht=$.values(p,g,v,m))}let B=ie*te,R=Q*te;for(let $=de==1?v:m;$>=v&&$<=m;$+=de){let le=C[$];if(le==null)continue;if(Ht!=null){let Pe=Ht[$]??0;if(le-Pe==0)continue;Me=k(Pe,T,D,y)}let me=_.distr!=2||l!=null?w[$]:$,he=A(me,_,M,U),Ke=k(Gt(le,be),T,D,y),Re=z(he-X),Ye=z(li(Ke,Me)),ze=z(Qi(Ke,Me)),xe=Ye-ze;if(le!=null){let Pe=le<0?R:B,tt=le<0?B:R;bt?(De>0&&Bt[$]!=null&&ne(mt.get(Bt[$]),Re,ze+Ai(De/2),te,li(0,xe-De),Pe,tt),an[$]!=null&&ne(W.get(an[$]),Re,ze+Ai(De/2),te,li(0,xe-De),Pe,tt)):ne(pn,Re,ze+Ai(De/2),te,li(0,xe-De),Pe,tt),ae(p,g,$,Re-De/2,ze,te+De,xe)}}return De>0?st.stroke=bt?mt:pn:bt||(st._fill=f.width==0?f._fill:f._stroke??f._fill,st.width=0),st.fill=bt?W:pn,st})}function gx(n,e){const t=Gt(e?.alignGaps,0);return(i,s,r,o)=>Er(i,s,(a,c,l,u,h,d,p,g,v,m,f)=>{[r,o]=ul(l,r,o);let w=a.pxRound,C=ie=>w(d(ie,u,m,g)),_=ie=>w(p(ie,h,f,v)),T,A,k;u.ori==0?(T=yl,k=lo,A=Ap):(T=bl,k=co,A=Rp);const U=u.dir*(u.ori==0?1:-1);let y=C(c[U==1?r:o]),M=y,D=[],z=[];for(let ie=U==1?r:o;ie>=r&&ie<=o;ie+=U)if(l[ie]!=null){let de=c[ie],ne=C(de);D.push(M=ne),z.push(_(l[ie]))}const H={stroke:n(D,z,T,k,A,w),fill:null,clip:null,band:null,gaps:null,flags:ao},Z=H.stroke;let[J,G]=Au(i,s);if(a.fill!=null||J!=0){let ie=H.fill=new Path2D(Z),Q=a.fillTo(i,s,a.min,a.max,J),de=_(Q);k(ie,M,de),k(ie,y,de)}if(!a.spanGaps){let ie=[];ie.push(...Ru(c,l,r,o,U,C,t)),H.gaps=ie=a.gaps(i,s,r,o,ie),H.clip=xl(ie,u.ori,g,v,m,f)}return G!=0&&(H.band=G==2?[Ls(i,s,r,o,Z,-1),Ls(i,s,r,o,Z,1)]:Ls(i,s,r,o,Z,G)),H})}function _x(n){return gx(vx,n)}function vx(n,e,t,i,s,r){const o=n.length;if(o<2)return null;const a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let c=Array(o),l=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],l[d]=u[d]/h[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/l[d-1]+(h[d]+2*h[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+c[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-c[d+1]*h[d]/3,n[d+1],e[d+1])}return a}const Pu=new Set;function Np(){for(let n of Pu)n.syncRect(!0)}to&&(br(Q0,no,Np),br(ev,no,Np,!0),br(ll,no,()=>{ii.pxRatio=Xt}));const xx=Lp(),yx=Cp();function Ip(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Lu(r,o,e,t))}function bx(n,e){return n.map((t,i)=>i==0?{}:Dn({},e,t))}function Lu(n,e,t,i){return Dn({},e==0?t:i,n)}function Up(n,e,t){return e==null?so:[e,t]}const Mx=Up;function Sx(n,e,t){return e==null?so:dl(e,t,du,!0)}function Fp(n,e,t,i){return e==null?so:hl(e,t,n.scales[i].log,!1)}const wx=Fp;function kp(n,e,t,i){return e==null?so:hu(e,t,n.scales[i].log,!1)}const Ex=kp;function Tx(n,e,t,i,s){let r=li(Nf(n),Nf(e)),o=e-n,a=Ji(s/i*o,t);do{let c=t[a],l=i*c/o;if(l>=s&&r+(c<5?Ys.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function Op(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=Hn((t=+s)*Xt))+"px"),[n,e,t]}function Ax(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=fn(e[2]*Xt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function ii(n,e,t){const i={mode:Gt(n.mode,1)},s=i.mode;function r(x,P,O,V){let Y=P.valToPct(x);return V+O*(P.dir==-1?1-Y:Y)}function o(x,P,O,V){let Y=P.valToPct(x);return V+O*(P.dir==-1?Y:1-Y)}function a(x,P,O,V){return P.ori==0?r(x,P,O,V):o(x,P,O,V)}i.valToPosH=r,i.valToPosV=o;let c=!1;i.status=0;const l=i.root=zi(U0);if(n.id!=null&&(l.id=n.id),Ei(l,n.class),n.title){let x=zi(O0,l);x.textContent=n.title}const u=Zi("canvas"),h=i.ctx=u.getContext("2d"),d=zi(B0,l);br("click",d,x=>{x.target===g&&(Rt!=Ot||Zt!=Pt)&&kn.click(i,x)},!0);const p=i.under=zi(z0,d);d.appendChild(u);const g=i.over=zi(V0,d);n=ro(n);const v=+Gt(n.pxAlign,1),m=Sp(v);(n.plugins||[]).forEach(x=>{x.opts&&(n=x.opts(i,n)||n)});const f=n.ms||.001,w=i.series=s==1?Ip(n.series||[],dp,xp,!1):bx(n.series||[null],vp),C=i.axes=Ip(n.axes||[],hp,mp,!0),_=i.scales={},T=i.bands=n.bands||[];T.forEach(x=>{x.fill=Ft(x.fill||null),x.dir=Gt(x.dir,-1)});const A=s==2?w[1].facets[0].scale:w[0].scale,k={axes:S,series:fs},U=(n.drawOrder||["axes","series"]).map(x=>k[x]);function y(x){const P=x.distr==3?O=>Ps(O>0?O:x.clamp(i,O,x.min,x.max,x.key)):x.distr==4?O=>pu(O,x.asinh):x.distr==100?O=>x.fwd(O):O=>O;return O=>{let V=P(O),{_min:Y,_max:re}=x,_e=re-Y;return(V-Y)/_e}}function M(x){let P=_[x];if(P==null){let O=(n.scales||ga)[x]||ga;if(O.from!=null){M(O.from);let V=Dn({},_[O.from],O,{key:x});V.valToPct=y(V),_[x]=V}else{P=_[x]=Dn({},x==A?yp:cx,O),P.key=x;let V=P.time,Y=P.range,re=Ks(Y);if((x!=A||s==2&&!V)&&(re&&(Y[0]==null||Y[1]==null)&&(Y={min:Y[0]==null?Cf:{mode:1,hard:Y[0],soft:Y[0]},max:Y[1]==null?Cf:{mode:1,hard:Y[1],soft:Y[1]}},re=!1),!re&&ml(Y))){let _e=Y;Y=(we,Le,He)=>Le==null?so:dl(Le,He,_e)}P.range=Ft(Y||(V?Mx:x==A?P.distr==3?wx:P.distr==4?Ex:Up:P.distr==3?Fp:P.distr==4?kp:Sx)),P.auto=Ft(re?!1:P.auto),P.clamp=Ft(P.clamp||lx),P._min=P._max=null,P.valToPct=y(P)}}}M("x"),M("y"),s==1&&w.forEach(x=>{M(x.scale)}),C.forEach(x=>{M(x.scale)});for(let x in n.scales)M(x);const D=_[A],z=D.distr;let H,Z;D.ori==0?(Ei(l,F0),H=r,Z=o):(Ei(l,k0),H=o,Z=r);const J={};for(let x in _){let P=_[x];(P.min!=null||P.max!=null)&&(J[x]={min:P.min,max:P.max},P.min=P.max=null)}const G=n.tzDate||(x=>new Date(Hn(x/f))),ie=n.fmtDate||_u,Q=f==1?Uv(G):Ov(G),de=ip(G,np(f==1?Iv:kv,ie)),ne=rp(G,sp(zv,ie)),ae=[],fe=i.legend=Dn({},Gv,n.legend),ue=i.cursor=Dn({},Yv,{drag:{y:s==2}},n.cursor),be=fe.show,Me=ue.show,X=fe.markers;fe.idxs=ae,X.width=Ft(X.width),X.dash=Ft(X.dash),X.stroke=Ft(X.stroke),X.fill=Ft(X.fill);let te,Se,Ve,De=[],bt=[],an,W=!1,Bt={};if(fe.live){const x=w[1]?w[1].values:null;W=x!=null,an=W?x(i,1,0):{_:0};for(let P in an)Bt[P]=ru}if(be)if(te=Zi("table",X0,l),Ve=Zi("tbody",null,te),fe.mount(i,te),W){Se=Zi("thead",null,te,Ve);let x=Zi("tr",null,Se);Zi("th",null,x);for(var mt in an)Zi("th",ff,x).textContent=mt}else Ei(te,Y0),fe.live&&Ei(te,q0);const at={show:!0},qe={show:!1};function Kt(x,P){if(P==0&&(W||!fe.live||s==2))return so;let O=[],V=Zi("tr",K0,Ve,Ve.childNodes[P]);Ei(V,x.class),x.show||Ei(V,yr);let Y=Zi("th",null,V);if(X.show){let we=zi(Z0,Y);if(P>0){let Le=X.width(i,P);Le&&(we.style.border=Le+"px "+X.dash(i,P)+" "+X.stroke(i,P)),we.style.background=X.fill(i,P)}}let re=zi(ff,Y);x.label instanceof HTMLElement?re.appendChild(x.label):re.textContent=x.label,P>0&&(X.show||(re.style.color=x.width>0?X.stroke(i,P):X.fill(i,P)),st("click",Y,we=>{if(ue._lock)return;Fn(we);let Le=w.indexOf(x);if((we.ctrlKey||we.metaKey)!=fe.isolate){let He=w.some((We,Ze)=>Ze>0&&Ze!=Le&&We.show);w.forEach((We,Ze)=>{Ze>0&&Es(Ze,He?Ze==Le?at:qe:at,!0,On.setSeries)})}else Es(Le,{show:!x.show},!0,On.setSeries)},!1),ai&&st(_f,Y,we=>{ue._lock||(Fn(we),Es(w.indexOf(x),na,!0,On.setSeries))},!1));for(var _e in an){let we=Zi("td",J0,V);we.textContent="--",O.push(we)}return[V,O]}const $e=new Map;function st(x,P,O,V=!0){const Y=$e.get(P)||{},re=ue.bind[x](i,P,O,V);re&&(br(x,P,Y[x]=re),$e.set(P,Y))}function pn(x,P,O){const V=$e.get(P)||{};for(let Y in V)(x==null||Y==x)&&(uu(Y,P,V[Y]),delete V[Y]);x==null&&$e.delete(P)}let Ht=0,B=0,R=0,$=0,le=0,me=0,he=le,Ke=me,Re=R,Ye=$,ze=0,xe=0,Pe=0,tt=0;i.bbox={};let Qe=!1,Ie=!1,gt=!1,q=!1,Ce=!1,Ee=!1;function je(x,P,O){(O||x!=i.width||P!=i.height)&&Te(x,P),I(!1),gt=!0,Ie=!0,Be()}function Te(x,P){i.width=Ht=R=x,i.height=B=$=P,le=me=0,tn(),St();let O=i.bbox;ze=O.left=Sr(le*Xt,.5),xe=O.top=Sr(me*Xt,.5),Pe=O.width=Sr(R*Xt,.5),tt=O.height=Sr($*Xt,.5)}const ve=3;function Je(){let x=!1,P=0;for(;!x;){P++;let O=ea(P),V=E(P);x=P==ve||O&&V,x||(Te(i.width,i.height),Ie=!0)}}function yt({width:x,height:P}){je(x,P)}i.setSize=yt;function tn(){let x=!1,P=!1,O=!1,V=!1;C.forEach((Y,re)=>{if(Y.show&&Y._show){let{side:_e,_size:we}=Y,Le=_e%2,He=Y.label!=null?Y.labelSize:0,We=we+He;We>0&&(Le?(R-=We,_e==3?(le+=We,V=!0):O=!0):($-=We,_e==0?(me+=We,x=!0):P=!0))}}),hs[0]=x,hs[1]=O,hs[2]=P,hs[3]=V,R-=Xi[1]+Xi[3],le+=Xi[3],$-=Xi[2]+Xi[0],me+=Xi[0]}function St(){let x=le+R,P=me+$,O=le,V=me;function Y(re,_e){switch(re){case 1:return x+=_e,x-_e;case 2:return P+=_e,P-_e;case 3:return O-=_e,O+_e;case 0:return V-=_e,V+_e}}C.forEach((re,_e)=>{if(re.show&&re._show){let we=re.side;re._pos=Y(we,re._size),re.label!=null&&(re._lpos=Y(we,re.labelSize))}})}if(ue.dataIdx==null){let x=ue.hover,P=x.skip=new Set(x.skip??[]);P.add(void 0);let O=x.prox=Ft(x.prox),V=x.bias??=0;ue.dataIdx=(Y,re,_e,we)=>{if(re==0)return _e;let Le=_e,He=O(Y,re,_e,we)??dn,We=He>=0&&He<dn,Ze=D.ori==0?R:$,Mt=ue.left,Jt=e[0],$t=e[re];if(P.has($t[_e])){Le=null;let It=null,xt=null,ct;if(V==0||V==-1)for(ct=_e;It==null&&ct-- >0;)P.has($t[ct])||(It=ct);if(V==0||V==1)for(ct=_e;xt==null&&ct++<$t.length;)P.has($t[ct])||(xt=ct);if(It!=null||xt!=null)if(We){let yn=It==null?-1/0:H(Jt[It],D,Ze,0),Rn=xt==null?1/0:H(Jt[xt],D,Ze,0),Jn=Mt-yn,hn=Rn-Mt;Jn<=hn?Jn<=He&&(Le=It):hn<=He&&(Le=xt)}else Le=xt==null?It:It==null?xt:_e-It<=xt-_e?It:xt}else We&&Vn(Mt-H(Jt[_e],D,Ze,0))>He&&(Le=null);return Le}}const Fn=x=>{ue.event=x};ue.idxs=ae,ue._lock=!1;let sn=ue.points;sn.show=Ft(sn.show),sn.size=Ft(sn.size),sn.stroke=Ft(sn.stroke),sn.width=Ft(sn.width),sn.fill=Ft(sn.fill);const fi=i.focus=Dn({},n.focus||{alpha:.3},ue.focus),ai=fi.prox>=0,ji=ai&&sn.one;let ti=[],us=[],Si=[];function $r(x,P){let O=sn.show(i,P);if(O instanceof HTMLElement)return Ei(O,j0),Ei(O,x.class),gs(O,-10,-10,R,$),g.insertBefore(O,ti[P]),O}function Ss(x,P){if(s==1||P>0){let O=s==1&&_[x.scale].time,V=x.value;x.value=O?Hf(V)?rp(G,sp(V,ie)):V||ne:V||rx,x.label=x.label||(O?Zv:Kv)}if(ji||P>0){x.width=x.width==null?1:x.width,x.paths=x.paths||xx||uv,x.fillTo=Ft(x.fillTo||ux),x.pxAlign=+Gt(x.pxAlign,v),x.pxRound=Sp(x.pxAlign),x.stroke=Ft(x.stroke||null),x.fill=Ft(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let O=ox(li(1,x.width),1),V=x.points=Dn({},{size:O,width:li(1,O*.2),stroke:x.stroke,space:O*2,paths:yx,_stroke:null,_fill:null},x.points);V.show=Ft(V.show),V.filter=Ft(V.filter),V.fill=Ft(V.fill),V.stroke=Ft(V.stroke),V.paths=Ft(V.paths),V.pxAlign=x.pxAlign}if(be){let O=Kt(x,P);De.splice(P,0,O[0]),bt.splice(P,0,O[1]),fe.values.push(null)}if(Me){ae.splice(P,0,null);let O=null;ji?P==0&&(O=$r(x,P)):P>0&&(O=$r(x,P)),ti.splice(P,0,O),us.splice(P,0,0),Si.splice(P,0,0)}Zn("addSeries",P)}function Zo(x,P){P=P??w.length,x=s==1?Lu(x,P,dp,xp):Lu(x,P,{},vp),w.splice(P,0,x),Ss(w[P],P)}i.addSeries=Zo;function Jo(x){if(w.splice(x,1),be){fe.values.splice(x,1),bt.splice(x,1);let P=De.splice(x,1)[0];pn(null,P.firstChild),P.remove()}Me&&(ae.splice(x,1),ti.splice(x,1)[0].remove(),us.splice(x,1),Si.splice(x,1)),Zn("delSeries",x)}i.delSeries=Jo;const hs=[!1,!1,!1,!1];function Ya(x,P){if(x._show=x.show,x.show){let O=x.side%2,V=_[x.scale];V==null&&(x.scale=O?w[1].scale:A,V=_[x.scale]);let Y=V.time;x.size=Ft(x.size),x.space=Ft(x.space),x.rotate=Ft(x.rotate),Ks(x.incrs)&&x.incrs.forEach(_e=>{!Ys.has(_e)&&Ys.set(_e,zf(_e))}),x.incrs=Ft(x.incrs||(V.distr==2?Dv:Y?f==1?Nv:Fv:wr)),x.splits=Ft(x.splits||(Y&&V.distr==1?Q:V.distr==3?wu:V.distr==4?ex:Qv)),x.stroke=Ft(x.stroke),x.grid.stroke=Ft(x.grid.stroke),x.ticks.stroke=Ft(x.ticks.stroke),x.border.stroke=Ft(x.border.stroke);let re=x.values;x.values=Ks(re)&&!Ks(re[0])?Ft(re):Y?Ks(re)?ip(G,np(re,ie)):Hf(re)?Bv(G,re):re||de:re||Jv,x.filter=Ft(x.filter||(V.distr>=3&&V.log==10?ix:V.distr==3&&V.log==2?sx:Ff)),x.font=Op(x.font),x.labelFont=Op(x.labelFont),x._size=x.size(i,null,P,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(hs[P]=!0,x._el=zi(H0,d))}}function Xs(x,P,O,V){let[Y,re,_e,we]=O,Le=P%2,He=0;return Le==0&&(we||re)&&(He=P==0&&!Y||P==2&&!_e?Hn(hp.size/3):0),Le==1&&(Y||_e)&&(He=P==1&&!re||P==3&&!we?Hn(mp.size/2):0),He}const Qo=i.padding=(n.padding||[Xs,Xs,Xs,Xs]).map(x=>Ft(Gt(x,Xs))),Xi=i._padding=Qo.map((x,P)=>x(i,P,hs,0));let Pn,N=null,K=null;const se=s==1?w[0].idxs:null;let oe=null,ee=!1;function Ae(x,P){if(e=x??[],i.data=i._data=e,s==2){Pn=0;for(let O=1;O<w.length;O++)Pn+=e[O][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),oe=e[0],Pn=oe.length;let O=e;if(z==2){O=e.slice();let V=O[0]=Array(Pn);for(let Y=0;Y<Pn;Y++)V[Y]=Y}i._data=e=O}if(I(!0),Zn("setData"),z==2&&(gt=!0),P!==!1){let O=D;O.auto(i,ee)?Ue():fr(A,O.min,O.max),q=q||ue.left>=0,Ee=!0,Be()}}i.setData=Ae;function Ue(){ee=!0;let x,P;s==1&&(Pn>0?(N=se[0]=0,K=se[1]=Pn-1,x=e[0][N],P=e[0][K],z==2?(x=N,P=K):x==P&&(z==3?[x,P]=hl(x,x,D.log,!1):z==4?[x,P]=hu(x,x,D.log,!1):D.time?P=x+Hn(86400/f):[x,P]=dl(x,P,du,!0))):(N=se[0]=x=null,K=se[1]=P=null)),fr(A,x,P)}let Xe,Oe,ht,ft,it,Et,Ct,ln,Wt,wt;function lt(x,P,O,V,Y,re){x??=mf,O??=gu,V??="butt",Y??=mf,re??="round",x!=Xe&&(h.strokeStyle=Xe=x),Y!=Oe&&(h.fillStyle=Oe=Y),P!=ht&&(h.lineWidth=ht=P),re!=it&&(h.lineJoin=it=re),V!=Et&&(h.lineCap=Et=V),O!=ft&&h.setLineDash(ft=O)}function cn(x,P,O,V){P!=Oe&&(h.fillStyle=Oe=P),x!=Ct&&(h.font=Ct=x),O!=ln&&(h.textAlign=ln=O),V!=Wt&&(h.textBaseline=Wt=V)}function Dt(x,P,O,V,Y=0){if(V.length>0&&x.auto(i,ee)&&(P==null||P.min==null)){let re=Gt(N,0),_e=Gt(K,V.length-1),we=O.min==null?sv(V,re,_e,Y,x.distr==3):[O.min,O.max];x.min=Qi(x.min,O.min=we[0]),x.max=li(x.max,O.max=we[1])}}const Xn={min:null,max:null};function ds(){for(let V in _){let Y=_[V];J[V]==null&&(Y.min==null||J[A]!=null&&Y.auto(i,ee))&&(J[V]=Xn)}for(let V in _){let Y=_[V];J[V]==null&&Y.from!=null&&J[Y.from]!=null&&(J[V]=Xn)}J[A]!=null&&I(!0);let x={};for(let V in J){let Y=J[V];if(Y!=null){let re=x[V]=ro(_[V],fv);if(Y.min!=null)Dn(re,Y);else if(V!=A||s==2)if(Pn==0&&re.from==null){let _e=re.range(i,null,null,V);re.min=_e[0],re.max=_e[1]}else re.min=dn,re.max=-dn}}if(Pn>0){w.forEach((V,Y)=>{if(s==1){let re=V.scale,_e=J[re];if(_e==null)return;let we=x[re];if(Y==0){let Le=we.range(i,we.min,we.max,re);we.min=Le[0],we.max=Le[1],N=Ji(we.min,e[0]),K=Ji(we.max,e[0]),K-N>1&&(e[0][N]<we.min&&N++,e[0][K]>we.max&&K--),V.min=oe[N],V.max=oe[K]}else V.show&&V.auto&&Dt(we,_e,V,e[Y],V.sorted);V.idxs[0]=N,V.idxs[1]=K}else if(Y>0&&V.show&&V.auto){let[re,_e]=V.facets,we=re.scale,Le=_e.scale,[He,We]=e[Y],Ze=x[we],Mt=x[Le];Ze!=null&&Dt(Ze,J[we],re,He,re.sorted),Mt!=null&&Dt(Mt,J[Le],_e,We,_e.sorted),V.min=_e.min,V.max=_e.max}});for(let V in x){let Y=x[V],re=J[V];if(Y.from==null&&(re==null||re.min==null)){let _e=Y.range(i,Y.min==dn?null:Y.min,Y.max==-dn?null:Y.max,V);Y.min=_e[0],Y.max=_e[1]}}}for(let V in x){let Y=x[V];if(Y.from!=null){let re=x[Y.from];if(re.min==null)Y.min=Y.max=null;else{let _e=Y.range(i,re.min,re.max,V);Y.min=_e[0],Y.max=_e[1]}}}let P={},O=!1;for(let V in x){let Y=x[V],re=_[V];if(re.min!=Y.min||re.max!=Y.max){re.min=Y.min,re.max=Y.max;let _e=re.distr;re._min=_e==3?Ps(re.min):_e==4?pu(re.min,re.asinh):_e==100?re.fwd(re.min):re.min,re._max=_e==3?Ps(re.max):_e==4?pu(re.max,re.asinh):_e==100?re.fwd(re.max):re.max,P[V]=O=!0}}if(O){w.forEach((V,Y)=>{s==2?Y>0&&P.y&&(V._paths=null):P[V.scale]&&(V._paths=null)});for(let V in P)gt=!0,Zn("setScale",V);Me&&ue.left>=0&&(q=Ee=!0)}for(let V in J)J[V]=null}function zt(x){let P=mu(N-1,0,Pn-1),O=mu(K+1,0,Pn-1);for(;x[P]==null&&P>0;)P--;for(;x[O]==null&&O<Pn-1;)O++;return[P,O]}function fs(){if(Pn>0){let x=w.some(P=>P._focus)&&wt!=fi.alpha;x&&(h.globalAlpha=wt=fi.alpha),w.forEach((P,O)=>{if(O>0&&P.show&&(un(O,!1),un(O,!0),P._paths==null)){let V=wt;wt!=P.alpha&&(h.globalAlpha=wt=P.alpha);let Y=s==2?[0,e[O][0].length-1]:zt(e[O]);P._paths=P.paths(i,O,Y[0],Y[1]),wt!=V&&(h.globalAlpha=wt=V)}}),w.forEach((P,O)=>{if(O>0&&P.show){let V=wt;wt!=P.alpha&&(h.globalAlpha=wt=P.alpha),P._paths!=null&&qn(O,!1);{let Y=P._paths!=null?P._paths.gaps:null,re=P.points.show(i,O,N,K,Y),_e=P.points.filter(i,O,re,Y);(re||_e)&&(P.points._paths=P.points.paths(i,O,N,K,_e),qn(O,!0))}wt!=V&&(h.globalAlpha=wt=V),Zn("drawSeries",O)}}),x&&(h.globalAlpha=wt=1)}}function un(x,P){let O=P?w[x].points:w[x];O._stroke=O.stroke(i,x),O._fill=O.fill(i,x)}function qn(x,P){let O=P?w[x].points:w[x],{stroke:V,fill:Y,clip:re,flags:_e,_stroke:we=O._stroke,_fill:Le=O._fill,_width:He=O.width}=O._paths;He=fn(He*Xt,3);let We=null,Ze=He%2/2;P&&Le==null&&(Le=He>0?"#fff":we);let Mt=O.pxAlign==1&&Ze>0;if(Mt&&h.translate(Ze,Ze),!P){let Jt=ze-He/2,$t=xe-He/2,It=Pe+He,xt=tt+He;We=new Path2D,We.rect(Jt,$t,It,xt)}P?wn(we,He,O.dash,O.cap,Le,V,Y,_e,re):ni(x,we,He,O.dash,O.cap,Le,V,Y,_e,We,re),Mt&&h.translate(-Ze,-Ze)}function ni(x,P,O,V,Y,re,_e,we,Le,He,We){let Ze=!1;Le!=0&&T.forEach((Mt,Jt)=>{if(Mt.series[0]==x){let $t=w[Mt.series[1]],It=e[Mt.series[1]],xt=($t._paths||ga).band;Ks(xt)&&(xt=Mt.dir==1?xt[0]:xt[1]);let ct,yn=null;$t.show&&xt&&ov(It,N,K)?(yn=Mt.fill(i,Jt)||re,ct=$t._paths.clip):xt=null,wn(P,O,V,Y,yn,_e,we,Le,He,We,ct,xt),Ze=!0}}),Ze||wn(P,O,V,Y,re,_e,we,Le,He,We)}const An=ao|Tu;function wn(x,P,O,V,Y,re,_e,we,Le,He,We,Ze){lt(x,P,O,V,Y),(Le||He||Ze)&&(h.save(),Le&&h.clip(Le),He&&h.clip(He)),Ze?(we&An)==An?(h.clip(Ze),We&&h.clip(We),pi(Y,_e),Ni(x,re,P)):we&Tu?(pi(Y,_e),h.clip(Ze),Ni(x,re,P)):we&ao&&(h.save(),h.clip(Ze),We&&h.clip(We),pi(Y,_e),h.restore(),Ni(x,re,P)):(pi(Y,_e),Ni(x,re,P)),(Le||He||Ze)&&h.restore()}function Ni(x,P,O){O>0&&(P instanceof Map?P.forEach((V,Y)=>{h.strokeStyle=Xe=Y,h.stroke(V)}):P!=null&&x&&h.stroke(P))}function pi(x,P){P instanceof Map?P.forEach((O,V)=>{h.fillStyle=Oe=V,h.fill(O)}):P!=null&&x&&h.fill(P)}function Xd(x,P,O,V){let Y=C[x],re;if(V<=0)re=[0,0];else{let _e=Y._space=Y.space(i,x,P,O,V),we=Y._incrs=Y.incrs(i,x,P,O,V,_e);re=Tx(P,O,we,V,_e)}return Y._found=re}function pt(x,P,O,V,Y,re,_e,we,Le,He){let We=_e%2/2;v==1&&h.translate(We,We),lt(we,_e,Le,He,we),h.beginPath();let Ze,Mt,Jt,$t,It=Y+(V==0||V==3?-re:re);O==0?(Mt=Y,$t=It):(Ze=Y,Jt=It);for(let xt=0;xt<x.length;xt++)P[xt]!=null&&(O==0?Ze=Jt=x[xt]:Mt=$t=x[xt],h.moveTo(Ze,Mt),h.lineTo(Jt,$t));h.stroke(),v==1&&h.translate(-We,-We)}function ea(x){let P=!0;return C.forEach((O,V)=>{if(!O.show)return;let Y=_[O.scale];if(Y.min==null){O._show&&(P=!1,O._show=!1,I(!1));return}else O._show||(P=!1,O._show=!0,I(!1));let re=O.side,_e=re%2,{min:we,max:Le}=Y,[He,We]=Xd(V,we,Le,_e==0?R:$);if(We==0)return;let Ze=Y.distr==2,Mt=O._splits=O.splits(i,V,we,Le,He,We,Ze),Jt=Y.distr==2?Mt.map(ct=>oe[ct]):Mt,$t=Y.distr==2?oe[Mt[1]]-oe[Mt[0]]:He,It=O._values=O.values(i,O.filter(i,Jt,V,We,$t),V,We,$t);O._rotate=re==2?O.rotate(i,It,V,We):0;let xt=O._size;O._size=Vi(O.size(i,It,V,x)),xt!=null&&O._size!=xt&&(P=!1)}),P}function E(x){let P=!0;return Qo.forEach((O,V)=>{let Y=O(i,V,hs,x);Y!=Xi[V]&&(P=!1),Xi[V]=Y}),P}function S(){for(let x=0;x<C.length;x++){let P=C[x];if(!P.show||!P._show)continue;let O=P.side,V=O%2,Y,re,_e=P.stroke(i,x),we=O==0||O==3?-1:1,[Le,He]=P._found;if(P.label!=null){let gi=P.labelGap*we,Fi=Hn((P._lpos+gi)*Xt);cn(P.labelFont[0],_e,"center",O==2?fa:pf),h.save(),V==1?(Y=re=0,h.translate(Fi,Hn(xe+tt/2)),h.rotate((O==3?-fl:fl)/2)):(Y=Hn(ze+Pe/2),re=Fi);let qr=If(P.label)?P.label(i,x,Le,He):P.label;h.fillText(qr,Y,re),h.restore()}if(He==0)continue;let We=_[P.scale],Ze=V==0?Pe:tt,Mt=V==0?ze:xe,Jt=P._splits,$t=We.distr==2?Jt.map(gi=>oe[gi]):Jt,It=We.distr==2?oe[Jt[1]]-oe[Jt[0]]:Le,xt=P.ticks,ct=P.border,yn=xt.show?xt.size:0,Rn=Hn(yn*Xt),Jn=Hn((P.alignTo==2?P._size-yn-P.gap:P.gap)*Xt),hn=P._rotate*-fl/180,Cn=m(P._pos*Xt),Ii=(Rn+Jn)*we,mi=Cn+Ii;re=V==0?mi:0,Y=V==1?mi:0;let Yi=P.font[0],ps=P.align==1?eo:P.align==2?tu:hn>0?eo:hn<0?tu:V==0?"center":O==3?tu:eo,As=hn||V==1?"middle":O==2?fa:pf;cn(Yi,_e,ps,As);let Ui=P.font[1]*P.lineGap,Ki=Jt.map(gi=>m(a(gi,We,Ze,Mt))),ms=P._values;for(let gi=0;gi<ms.length;gi++){let Fi=ms[gi];if(Fi!=null){V==0?Y=Ki[gi]:re=Ki[gi],Fi=""+Fi;let qr=Fi.indexOf(`
`)==-1?[Fi]:Fi.split(/\n/gm);for(let _i=0;_i<qr.length;_i++){let d0=qr[_i];hn?(h.save(),h.translate(Y,re+_i*Ui),h.rotate(hn),h.fillText(d0,0,0),h.restore()):h.fillText(d0,Y,re+_i*Ui)}}}xt.show&&pt(Ki,xt.filter(i,$t,x,He,It),V,O,Cn,Rn,fn(xt.width*Xt,3),xt.stroke(i,x),xt.dash,xt.cap);let Rs=P.grid;Rs.show&&pt(Ki,Rs.filter(i,$t,x,He,It),V,V==0?2:1,V==0?xe:ze,V==0?tt:Pe,fn(Rs.width*Xt,3),Rs.stroke(i,x),Rs.dash,Rs.cap),ct.show&&pt([Cn],[1],V==0?1:0,V==0?1:2,V==1?xe:ze,V==1?tt:Pe,fn(ct.width*Xt,3),ct.stroke(i,x),ct.dash,ct.cap)}Zn("drawAxes")}function I(x){w.forEach((P,O)=>{O>0&&(P._paths=null,x&&(s==1?(P.min=null,P.max=null):P.facets.forEach(V=>{V.min=null,V.max=null})))})}let L=!1,F=!1,ce=[];function pe(){F=!1;for(let x=0;x<ce.length;x++)Zn(...ce[x]);ce.length=0}function Be(){L||(yv(ke),L=!0)}function Ne(x,P=!1){L=!0,F=P,x(i),ke(),P&&ce.length>0&&queueMicrotask(pe)}i.batch=Ne;function ke(){if(Qe&&(ds(),Qe=!1),gt&&(Je(),gt=!1),Ie){if(_n(p,eo,le),_n(p,fa,me),_n(p,ha,R),_n(p,da,$),_n(g,eo,le),_n(g,fa,me),_n(g,ha,R),_n(g,da,$),_n(d,ha,Ht),_n(d,da,B),u.width=Hn(Ht*Xt),u.height=Hn(B*Xt),C.forEach(({_el:x,_show:P,_size:O,_pos:V,side:Y})=>{if(x!=null)if(P){let re=Y===3||Y===0?O:0,_e=Y%2==1;_n(x,_e?"left":"top",V-re),_n(x,_e?"width":"height",O),_n(x,_e?"top":"left",_e?me:le),_n(x,_e?"height":"width",_e?$:R),lu(x,yr)}else Ei(x,yr)}),Xe=Oe=ht=it=Et=Ct=ln=Wt=ft=null,wt=1,Ja(!0),le!=he||me!=Ke||R!=Re||$!=Ye){I(!1);let x=R/Re,P=$/Ye;if(Me&&!q&&ue.left>=0){ue.left*=x,ue.top*=P,Ge&&gs(Ge,Hn(ue.left),0,R,$),rt&&gs(rt,0,Hn(ue.top),R,$);for(let O=0;O<ti.length;O++){let V=ti[O];V!=null&&(us[O]*=x,Si[O]*=P,gs(V,Vi(us[O]),Vi(Si[O]),R,$))}}if(xn.show&&!Ce&&xn.left>=0&&xn.width>0){xn.left*=x,xn.width*=x,xn.top*=P,xn.height*=P;for(let O in Kd)_n(ta,O,xn[O])}he=le,Ke=me,Re=R,Ye=$}Zn("setSize"),Ie=!1}Ht>0&&B>0&&(h.clearRect(0,0,u.width,u.height),Zn("drawClear"),U.forEach(x=>x()),Zn("draw")),xn.show&&Ce&&(Vc(xn),Ce=!1),Me&&q&&(Xr(null,!0,!1),q=!1),fe.show&&fe.live&&Ee&&(qd(),Ee=!1),c||(c=!0,i.status=1,Zn("ready")),ee=!1,L=!1}i.redraw=(x,P)=>{gt=P||!1,x!==!1?fr(A,D.min,D.max):Be()};function nt(x,P){let O=_[x];if(O.from==null){if(Pn==0){let V=O.range(i,P.min,P.max,x);P.min=V[0],P.max=V[1]}if(P.min>P.max){let V=P.min;P.min=P.max,P.max=V}if(Pn>1&&P.min!=null&&P.max!=null&&P.max-P.min<1e-16)return;x==A&&O.distr==2&&Pn>0&&(P.min=Ji(P.min,e[0]),P.max=Ji(P.max,e[0]),P.min==P.max&&P.max++),J[x]=P,Qe=!0,Be()}}i.setScale=nt;let ye,et,Ge,rt,ot,mn,Ot,Pt,Vt,qi,Rt,Zt,ws=!1;const kn=ue.drag;let Yn=kn.x,Kn=kn.y;Me&&(ue.x&&(ye=zi(W0,g)),ue.y&&(et=zi($0,g)),D.ori==0?(Ge=ye,rt=et):(Ge=et,rt=ye),Rt=ue.left,Zt=ue.top);const xn=i.select=Dn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),ta=xn.show?zi(G0,xn.over?g:p):null;function Vc(x,P){if(xn.show){for(let O in x)xn[O]=x[O],O in Kd&&_n(ta,O,x[O]);P!==!1&&Zn("setSelect")}}i.setSelect=Vc;function e1(x){if(w[x].show)be&&lu(De[x],yr);else if(be&&Ei(De[x],yr),Me){let O=ji?ti[0]:ti[x];O!=null&&gs(O,-10,-10,R,$)}}function fr(x,P,O){nt(x,{min:P,max:O})}function Es(x,P,O,V){P.focus!=null&&r1(x),P.show!=null&&w.forEach((Y,re)=>{re>0&&(x==re||x==null)&&(Y.show=P.show,e1(re),s==2?(fr(Y.facets[0].scale,null,null),fr(Y.facets[1].scale,null,null)):fr(Y.scale,null,null),Be())}),O!==!1&&Zn("setSeries",x,P),V&&Qa("setSeries",i,x,P)}i.setSeries=Es;function t1(x,P){Dn(T[x],P)}function n1(x,P){x.fill=Ft(x.fill||null),x.dir=Gt(x.dir,-1),P=P??T.length,T.splice(P,0,x)}function i1(x){x==null?T.length=0:T.splice(x,1)}i.addBand=n1,i.setBand=t1,i.delBand=i1;function s1(x,P){w[x].alpha=P,Me&&ti[x]!=null&&(ti[x].style.opacity=P),be&&De[x]&&(De[x].style.opacity=P)}let qs,pr,jr;const na={focus:!0};function r1(x){if(x!=jr){let P=x==null,O=fi.alpha!=1;w.forEach((V,Y)=>{if(s==1||Y>0){let re=P||Y==0||Y==x;V._focus=P?null:re,O&&s1(Y,re?1:fi.alpha)}}),jr=x,O&&Be()}}be&&ai&&st(vf,te,x=>{ue._lock||(Fn(x),jr!=null&&Es(null,na,!0,On.setSeries))});function Ts(x,P,O){let V=_[P];O&&(x=x/Xt-(V.ori==1?me:le));let Y=R;V.ori==1&&(Y=$,x=Y-x),V.dir==-1&&(x=Y-x);let re=V._min,_e=V._max,we=x/Y,Le=re+(_e-re)*we,He=V.distr;return He==3?io(10,Le):He==4?lv(Le,V.asinh):He==100?V.bwd(Le):Le}function o1(x,P){let O=Ts(x,A,P);return Ji(O,e[0],N,K)}i.valToIdx=x=>Ji(x,e[0]),i.posToIdx=o1,i.posToVal=Ts,i.valToPos=(x,P,O)=>_[P].ori==0?r(x,_[P],O?Pe:R,O?ze:0):o(x,_[P],O?tt:$,O?xe:0),i.setCursor=(x,P,O)=>{Rt=x.left,Zt=x.top,Xr(null,P,O)};function Q_(x,P){_n(ta,eo,xn.left=x),_n(ta,ha,xn.width=P)}function e0(x,P){_n(ta,fa,xn.top=x),_n(ta,da,xn.height=P)}let Ka=D.ori==0?Q_:e0,Za=D.ori==1?Q_:e0;function a1(){if(be&&fe.live)for(let x=s==2?1:0;x<w.length;x++){if(x==0&&W)continue;let P=fe.values[x],O=0;for(let V in P)bt[x][O++].firstChild.nodeValue=P[V]}}function qd(x,P){if(x!=null&&(x.idxs?x.idxs.forEach((O,V)=>{ae[V]=O}):dv(x.idx)||ae.fill(x.idx),fe.idx=ae[0]),be&&fe.live){for(let O=0;O<w.length;O++)(O>0||s==1&&!W)&&l1(O,ae[O]);a1()}Ee=!1,P!==!1&&Zn("setLegend")}i.setLegend=qd;function l1(x,P){let O=w[x],V=x==0&&z==2?oe:e[x],Y;W?Y=O.values(i,x,P)??Bt:(Y=O.value(i,P==null?null:V[P],x,P),Y=Y==null?Bt:{_:Y}),fe.values[x]=Y}function Xr(x,P,O){Vt=Rt,qi=Zt,[Rt,Zt]=ue.move(i,Rt,Zt),ue.left=Rt,ue.top=Zt,Me&&(Ge&&gs(Ge,Hn(Rt),0,R,$),rt&&gs(rt,0,Hn(Zt),R,$));let V,Y=N>K;qs=dn,pr=null;let re=D.ori==0?R:$,_e=D.ori==1?R:$;if(Rt<0||Pn==0||Y){V=ue.idx=null;for(let we=0;we<w.length;we++){let Le=ti[we];Le!=null&&gs(Le,-10,-10,R,$)}ai&&Es(null,na,!0,x==null&&On.setSeries),fe.live&&(ae.fill(V),Ee=!0)}else{let we,Le,He;s==1&&(we=D.ori==0?Rt:Zt,Le=Ts(we,A),V=ue.idx=Ji(Le,e[0],N,K),He=H(e[0][V],D,re,0));let We=-10,Ze=-10,Mt=0,Jt=0,$t=!0,It="",xt="";for(let ct=s==2?1:0;ct<w.length;ct++){let yn=w[ct],Rn=ae[ct],Jn=Rn==null?null:s==1?e[ct][Rn]:e[ct][1][Rn],hn=ue.dataIdx(i,ct,V,Le),Cn=hn==null?null:s==1?e[ct][hn]:e[ct][1][hn];if(Ee=Ee||Cn!=Jn||hn!=Rn,ae[ct]=hn,ct>0&&yn.show){let Ii=hn==null?-10:hn==V?He:H(s==1?e[0][hn]:e[ct][0][hn],D,re,0),mi=Cn==null?-10:Z(Cn,s==1?_[yn.scale]:_[yn.facets[1].scale],_e,0);if(ai&&Cn!=null){let Yi=D.ori==1?Rt:Zt,ps=Vn(fi.dist(i,ct,hn,mi,Yi));if(ps<qs){let As=fi.bias;if(As!=0){let Ui=Ts(Yi,yn.scale),Ki=Cn>=0?1:-1,ms=Ui>=0?1:-1;ms==Ki&&(ms==1?As==1?Cn>=Ui:Cn<=Ui:As==1?Cn<=Ui:Cn>=Ui)&&(qs=ps,pr=ct)}else qs=ps,pr=ct}}if(Ee||ji){let Yi,ps;D.ori==0?(Yi=Ii,ps=mi):(Yi=mi,ps=Ii);let As,Ui,Ki,ms,Rs,gi,Fi=!0,qr=sn.bbox;if(qr!=null){Fi=!1;let _i=qr(i,ct);Ki=_i.left,ms=_i.top,As=_i.width,Ui=_i.height}else Ki=Yi,ms=ps,As=Ui=sn.size(i,ct);if(gi=sn.fill(i,ct),Rs=sn.stroke(i,ct),ji)ct==pr&&qs<=fi.prox&&(We=Ki,Ze=ms,Mt=As,Jt=Ui,$t=Fi,It=gi,xt=Rs);else{let _i=ti[ct];_i!=null&&(us[ct]=Ki,Si[ct]=ms,Ef(_i,As,Ui,Fi),Sf(_i,gi,Rs),gs(_i,Vi(Ki),Vi(ms),R,$))}}}}if(ji){let ct=fi.prox,yn=jr==null?qs<=ct:qs>ct||pr!=jr;if(Ee||yn){let Rn=ti[0];Rn!=null&&(us[0]=We,Si[0]=Ze,Ef(Rn,Mt,Jt,$t),Sf(Rn,It,xt),gs(Rn,Vi(We),Vi(Ze),R,$))}}}if(xn.show&&ws)if(x!=null){let[we,Le]=On.scales,[He,We]=On.match,[Ze,Mt]=x.cursor.sync.scales,Jt=x.cursor.drag;if(Yn=Jt._x,Kn=Jt._y,Yn||Kn){let{left:$t,top:It,width:xt,height:ct}=x.select,yn=x.scales[Ze].ori,Rn=x.posToVal,Jn,hn,Cn,Ii,mi,Yi=we!=null&&He(we,Ze),ps=Le!=null&&We(Le,Mt);Yi&&Yn?(yn==0?(Jn=$t,hn=xt):(Jn=It,hn=ct),Cn=_[we],Ii=H(Rn(Jn,Ze),Cn,re,0),mi=H(Rn(Jn+hn,Ze),Cn,re,0),Ka(Qi(Ii,mi),Vn(mi-Ii))):Ka(0,re),ps&&Kn?(yn==1?(Jn=$t,hn=xt):(Jn=It,hn=ct),Cn=_[Le],Ii=Z(Rn(Jn,Mt),Cn,_e,0),mi=Z(Rn(Jn+hn,Mt),Cn,_e,0),Za(Qi(Ii,mi),Vn(mi-Ii))):Za(0,_e)}else Zd()}else{let we=Vn(Vt-ot),Le=Vn(qi-mn);if(D.ori==1){let Mt=we;we=Le,Le=Mt}Yn=kn.x&&we>=kn.dist,Kn=kn.y&&Le>=kn.dist;let He=kn.uni;He!=null?Yn&&Kn&&(Yn=we>=He,Kn=Le>=He,!Yn&&!Kn&&(Le>we?Kn=!0:Yn=!0)):kn.x&&kn.y&&(Yn||Kn)&&(Yn=Kn=!0);let We,Ze;Yn&&(D.ori==0?(We=Ot,Ze=Rt):(We=Pt,Ze=Zt),Ka(Qi(We,Ze),Vn(Ze-We)),Kn||Za(0,_e)),Kn&&(D.ori==1?(We=Ot,Ze=Rt):(We=Pt,Ze=Zt),Za(Qi(We,Ze),Vn(Ze-We)),Yn||Ka(0,re)),!Yn&&!Kn&&(Ka(0,0),Za(0,0))}if(kn._x=Yn,kn._y=Kn,x==null){if(O){if(h0!=null){let[we,Le]=On.scales;On.values[0]=we!=null?Ts(D.ori==0?Rt:Zt,we):null,On.values[1]=Le!=null?Ts(D.ori==1?Rt:Zt,Le):null}Qa(iu,i,Rt,Zt,R,$,V)}if(ai){let we=O&&On.setSeries,Le=fi.prox;jr==null?qs<=Le&&Es(pr,na,!0,we):qs>Le?Es(null,na,!0,we):pr!=jr&&Es(pr,na,!0,we)}}Ee&&(fe.idx=V,qd()),P!==!1&&Zn("setCursor")}let mr=null;Object.defineProperty(i,"rect",{get(){return mr==null&&Ja(!1),mr}});function Ja(x=!1){x?mr=null:(mr=g.getBoundingClientRect(),Zn("syncRect",mr))}function t0(x,P,O,V,Y,re,_e){ue._lock||ws&&x!=null&&x.movementX==0&&x.movementY==0||(Yd(x,P,O,V,Y,re,_e,!1,x!=null),x!=null?Xr(null,!0,!0):Xr(P,!0,!1))}function Yd(x,P,O,V,Y,re,_e,we,Le){if(mr==null&&Ja(!1),Fn(x),x!=null)O=x.clientX-mr.left,V=x.clientY-mr.top;else{if(O<0||V<0){Rt=-10,Zt=-10;return}let[He,We]=On.scales,Ze=P.cursor.sync,[Mt,Jt]=Ze.values,[$t,It]=Ze.scales,[xt,ct]=On.match,yn=P.axes[0].side%2==1,Rn=D.ori==0?R:$,Jn=D.ori==1?R:$,hn=yn?re:Y,Cn=yn?Y:re,Ii=yn?V:O,mi=yn?O:V;if($t!=null?O=xt(He,$t)?a(Mt,_[He],Rn,0):-10:O=Rn*(Ii/hn),It!=null?V=ct(We,It)?a(Jt,_[We],Jn,0):-10:V=Jn*(mi/Cn),D.ori==1){let Yi=O;O=V,V=Yi}}Le&&(P==null||P.cursor.event.type==iu)&&((O<=1||O>=R-1)&&(O=Sr(O,R)),(V<=1||V>=$-1)&&(V=Sr(V,$))),we?(ot=O,mn=V,[Ot,Pt]=ue.move(i,O,V)):(Rt=O,Zt=V)}const Kd={width:0,height:0,left:0,top:0};function Zd(){Vc(Kd,!1)}let n0,i0,s0,r0;function o0(x,P,O,V,Y,re,_e){ws=!0,Yn=Kn=kn._x=kn._y=!1,Yd(x,P,O,V,Y,re,_e,!0,!1),x!=null&&(st(su,ou,a0,!1),Qa(gf,i,Ot,Pt,R,$,null));let{left:we,top:Le,width:He,height:We}=xn;n0=we,i0=Le,s0=He,r0=We}function a0(x,P,O,V,Y,re,_e){ws=kn._x=kn._y=!1,Yd(x,P,O,V,Y,re,_e,!1,!0);let{left:we,top:Le,width:He,height:We}=xn,Ze=He>0||We>0,Mt=n0!=we||i0!=Le||s0!=He||r0!=We;if(Ze&&Mt&&Vc(xn),kn.setScale&&Ze&&Mt){let Jt=we,$t=He,It=Le,xt=We;if(D.ori==1&&(Jt=Le,$t=We,It=we,xt=He),Yn&&fr(A,Ts(Jt,A),Ts(Jt+$t,A)),Kn)for(let ct in _){let yn=_[ct];ct!=A&&yn.from==null&&yn.min!=dn&&fr(ct,Ts(It+xt,ct),Ts(It,ct))}Zd()}else ue.lock&&(ue._lock=!ue._lock,Xr(P,!0,x!=null));x!=null&&(pn(su,ou),Qa(su,i,Rt,Zt,R,$,null))}function c1(x,P,O,V,Y,re,_e){if(ue._lock)return;Fn(x);let we=ws;if(ws){let Le=!0,He=!0,We=10,Ze,Mt;D.ori==0?(Ze=Yn,Mt=Kn):(Ze=Kn,Mt=Yn),Ze&&Mt&&(Le=Rt<=We||Rt>=R-We,He=Zt<=We||Zt>=$-We),Ze&&Le&&(Rt=Rt<Ot?0:R),Mt&&He&&(Zt=Zt<Pt?0:$),Xr(null,!0,!0),ws=!1}Rt=-10,Zt=-10,ae.fill(null),Xr(null,!0,!0),we&&(ws=we)}function l0(x,P,O,V,Y,re,_e){ue._lock||(Fn(x),Ue(),Zd(),x!=null&&Qa(xf,i,Rt,Zt,R,$,null))}function c0(){C.forEach(Ax),je(i.width,i.height,!0)}br(ll,no,c0);const ia={};ia.mousedown=o0,ia.mousemove=t0,ia.mouseup=a0,ia.dblclick=l0,ia.setSeries=(x,P,O,V)=>{let Y=On.match[2];O=Y(i,P,O),O!=-1&&Es(O,V,!0,!1)},Me&&(st(gf,g,o0),st(iu,g,t0),st(_f,g,x=>{Fn(x),Ja(!1)}),st(vf,g,c1),st(xf,g,l0),Pu.add(i),i.syncRect=Ja);const Hc=i.hooks=n.hooks||{};function Zn(x,P,O){F?ce.push([x,P,O]):x in Hc&&Hc[x].forEach(V=>{V.call(null,i,P,O)})}(n.plugins||[]).forEach(x=>{for(let P in x.hooks)Hc[P]=(Hc[P]||[]).concat(x.hooks[P])});const u0=(x,P,O)=>O,On=Dn({key:null,setSeries:!1,filters:{pub:kf,sub:kf},scales:[A,w[1]?w[1].scale:null],match:[Of,Of,u0],values:[null,null]},ue.sync);On.match.length==2&&On.match.push(u0),ue.sync=On;const h0=On.key,Jd=Mp(h0);function Qa(x,P,O,V,Y,re,_e){On.filters.pub(x,P,O,V,Y,re,_e)&&Jd.pub(x,P,O,V,Y,re,_e)}Jd.sub(i);function u1(x,P,O,V,Y,re,_e){On.filters.sub(x,P,O,V,Y,re,_e)&&ia[x](null,P,O,V,Y,re,_e)}i.pub=u1;function h1(){Jd.unsub(i),Pu.delete(i),$e.clear(),uu(ll,no,c0),l.remove(),te?.remove(),Zn("destroy")}i.destroy=h1;function Qd(){Zn("init",n,e),Ae(e||n.data,!1),J[A]?nt(A,J[A]):Ue(),Ce=xn.show&&(xn.width>0||xn.height>0),q=Ee=!0,je(n.width,n.height)}return w.forEach(Ss),C.forEach(Ya),t?t instanceof HTMLElement?(t.appendChild(l),Qd()):t(i,Qd):Qd(),i}ii.assign=Dn,ii.fmtNum=fu,ii.rangeNum=dl,ii.rangeLog=hl,ii.rangeAsinh=hu,ii.orient=Er,ii.pxRatio=Xt,ii.join=xv,ii.fmtDate=_u,ii.tzDate=Pv,ii.sync=Mp;{ii.addGap=hx,ii.clipGaps=xl;let n=ii.paths={points:Cp};n.linear=Lp,n.stepped=px,n.bars=mx,n.spline=_x}let Du=[],xa=0;const Nn={get time(){return xa},follow(n){Du.push(n)},set(n,e){!Number.isFinite(n)||n===xa||(xa=n,Du=Du.filter(t=>t(xa,e)!==!1))},keep(){zp("t",xa.toFixed(3))},restore(){const n=Number(Bp("t")??NaN);Number.isFinite(n)&&Nn.set(n,"address")}};function Bp(n){return new URLSearchParams(location.hash.slice(1)).get(n)}function zp(n,e){const t=new URLSearchParams(location.hash.slice(1));e===null||e===""?t.delete(n):t.set(n,e);const i=t.toString();history.replaceState(null,"",location.pathname+location.search+(i?`#${i}`:""))}const Vp=190,Rx=110,Hp={measured:n=>({stroke:`${n.measured}80`,width:4}),predicted:n=>({stroke:n.predicted,width:1.3}),residual:n=>({stroke:n.residual,width:1,dash:[4,2]}),limit:n=>({stroke:n.bad,width:1,dash:[6,4]}),band:n=>({stroke:n.faint,width:1,dash:[3,3]}),reference:n=>({stroke:n.faint,width:1.2})},Cx=[[],[8,3],[2,2],[10,3,2,3],[5,5],[1,3],[12,4]],Px=n=>n.reduce((e,t)=>Math.max(e,Math.abs(t??0)),0);function Lx(n,e){return n.series.map((t,i)=>({label:t.name,value:(s,r)=>Ut(Math.abs(r)<1e-9*Px(t.values)?0:r),...t.role&&Hp[t.role]?Hp[t.role](e):{stroke:e.cycle[i%7],width:1.5,dash:Cx[i%7]}}))}function Dx(n,e){return t=>{const{ctx:i,bbox:s}=t,r=o=>Math.max(s.left,Math.min(s.left+s.width,o));i.save();for(const o of n){const a=o.level==="warn"||o.level==="doubtful"?e.warn:o.level==="good"?e.faint:e.bad,c=t.valToPos(o.time,"x",!0);if(o.until!==void 0){i.fillStyle=`${a}38`;const[l,u]=[r(c),r(t.valToPos(o.until,"x",!0))];i.fillRect(l,s.top,Math.max(2,u-l),s.height)}c<s.left||c>s.left+s.width||(i.strokeStyle=a,i.lineWidth=2*devicePixelRatio,i.beginPath(),i.moveTo(c,s.top),i.lineTo(c,s.top+s.height),i.stroke())}i.restore()}}function Gp(n){return n.flatMap(e=>{const t=e.series.filter(s=>s.role==="residual"),i={group:e,height:Vp};return!t.length||t.length===e.series.length||e.series.some(s=>s.role==="band")?[i]:[i,{group:{title:`${e.title}: ${Qt.residual}`,unit:e.unit,series:t},height:Rx}]})}function Sl(n,e={}){let t={time:n.time,groups:Gp(n.groups)};const i=n.time[0]??0,s=n.time[n.time.length-1]??1,r=new Map,o=t.groups.map(({group:f,height:w})=>b("div",{class:"plot",role:"img","aria-label":`${f.title} [${f.unit}]: ${f.series.map(C=>C.name).join(", ")}`,"data-height":w}));let a=null,c=!1;const l=b("input",{type:"range",min:i,max:s,step:"any",value:i,"aria-label":Qt.time});l.addEventListener("input",()=>Nn.set(Number(l.value),l)),l.addEventListener("change",()=>Nn.keep());const u=b("button",{type:"button",class:"quiet",disabled:!0,onclick:()=>d(null)},Qt.wholeTime),h=b("div",{class:"plots"},b("div",{class:"controls"},e.slider===!1?null:l,b("span",{class:"note"},Qt.dragToZoom),u),o),d=f=>{a=f,u.disabled=!f,c=!0;const w=f??{min:i,max:s};for(const C of r.values())C.setScale("x",w);c=!1,e.refine&&e.refine(w.min,w.max).then(C=>{if(a===f){t={time:C.time,groups:Gp(C.groups)},c=!0;for(const[_,T]of r)T.setData([t.time,...t.groups[o.indexOf(_)].group.series.map(A=>A.values)],!1),T.setScale("x",w);c=!1}},()=>{})},p=(f,w)=>{if(c||w!=="x")return;const{min:C,max:_}=f.scales.x;if(C===void 0||_===void 0||C===null||_===null)return;const T=Math.abs(C-i)<1e-9&&Math.abs(_-s)<1e-9;(a?.min!==C||a?.max!==_)&&setTimeout(()=>d(T?null:{min:C,max:_}))},g=f=>{c||(f.cursor.left??-1)<0||Nn.set(f.posToVal(f.cursor.left,"x"),f)},v=f=>{r.get(f)?.destroy();const w=Jr(),{group:C,height:_}=t.groups[o.indexOf(f)],T={stroke:w.text,grid:{stroke:w.grid,width:1},ticks:{stroke:w.grid}},A=new ii({title:`${C.title}${C.unit?` [${C.unit}]`:""}`,width:f.clientWidth||600,height:_,scales:{x:{time:!1,...a}},axes:[{...T,label:_===Vp?Qt.timeAxis:void 0,labelSize:18},{...T,size:56}],series:[{label:"t [s]",value:(k,U)=>Ut(U)},...Lx(C,w)],cursor:{drag:{x:!0,y:!1}},hooks:{setScale:[p],setCursor:[g],draw:n.events?[Dx(n.events,w)]:[]}},[t.time,...C.series.map(k=>k.values)],f);A.over.addEventListener("mouseup",()=>Nn.keep()),r.set(f,A),f.classList.add("drawn"),a&&A.setScale("x",a),setTimeout(()=>h.isConnected&&m(Nn.time,"draw",[A]))},m=(f,w,C=r.values())=>{if(r.size&&!h.isConnected)return!1;c=!0,w!==l&&(l.value=String(f));for(const _ of C)_!==w&&_.setCursor({left:_.valToPos(f,"x"),top:-10},!1),_.setLegend({idx:_.valToIdx(f)},!1);return c=!1,!0};return Nn.follow((f,w)=>m(f,w)),{node:h,start:()=>{const f=new IntersectionObserver(C=>{for(const _ of C)_.isIntersecting&&!r.has(_.target)&&v(_.target)},{rootMargin:"400px"});o.forEach(C=>f.observe(C));const w=ol(()=>{if(!h.isConnected)return w();for(const C of o)(r.has(C)||M0())&&v(C)});new ResizeObserver(()=>{for(const[C,_]of r)C.clientWidth&&C.clientWidth!==_.width&&_.setSize({width:C.clientWidth,height:_.height})}).observe(h)}}}const ya=["q","v","a","tau","current"],wl={ignore:[""],time:["s","ms","us","ns"],q:["rad","deg","rev","m","mm"],v:["rad/s","deg/s","rpm","m/s"],a:["rad/s^2"],tau:["Nm","mNm"],current:["A","mA"]},Wp=n=>n.trim().replace(/^"(.*)"$/,"$1").replace(/\\(["\\])/g,"$1"),El=n=>[...n.trim().replace(/^\[|\]$/g,"").matchAll(/"((?:[^"\\]|\\.)*)"|([^,\s][^,]*)/g)].map(e=>(e[1]??e[2]).trim().replace(/\\(["\\])/g,"$1"));function $p(n){const e={before:[],after:[],time:"",timeUnit:"s",rate:"",joints:[],channels:{},constants:[]};let t=null;for(const i of n.split(`
`)){const s=/^ +(\w+): (.*)$/.exec(i),r=/^(\w+):(?: (.*))?$/.exec(i);if(s&&t){s[1]==="columns"?t.columns=El(s[2]):s[1]==="unit"?t.unit=Wp(s[2]):s[1]==="sign"?t.sign=El(s[2]).map(Number):t.other.push(i);continue}if(t=null,!r)continue;const[,o,a=""]=r;o==="time"?(e.time=/column: ("(?:[^"\\]|\\.)*")/.exec(a)?.[1]??"",e.time=Wp(e.time),e.timeUnit=/unit: "?([a-z]+)/.exec(a)?.[1]??"s"):o==="rate_hz"?e.rate=a:o==="joints"?e.joints=El(a):o==="torque_constant"?e.constants=El(a.replace(/\[\[/,"[").replace(/\]\]/,"]").replace(/\], \[/g,", ")):ya.includes(o)?e.channels[o]=t={columns:[],unit:"",sign:[],other:[]}:(e.joints.length?e.after:e.before).push(i)}return e}function Nx(n,e,t){const i=e.joints.length>0&&e.joints.every(r=>t.includes(r)),s=r=>(i?e.joints[r]:t[r])??t[0]??"";return n.map(r=>{if(r===e.time)return{name:r,meaning:"time",joint:"",unit:e.timeUnit,sign:1,constant:""};for(const o of ya){const a=e.channels[o],c=a?.columns.indexOf(r)??-1;if(!a||c<0)continue;const l=wl[o].includes(a.unit)?a.unit:wl[o][0];return{name:r,meaning:o,joint:s(c),unit:l,sign:a.sign[c]??1,constant:e.constants[c]??""}}return{name:r,meaning:"ignore",joint:t[0]??"",unit:"",sign:1,constant:""}})}const ba=n=>`"${n.replace(/\\/g,"\\\\").replace(/"/g,'\\"')}"`;function Ix(n,e){const t=e.filter(i=>n.some(s=>s.meaning==="q"&&s.joint===i));return ya.flatMap(i=>{const s=n.filter(r=>r.meaning===i);return s.length?t.filter(r=>s.filter(o=>o.joint===r).length!==1).map(r=>[i,r]):[]})}function Ux(n,e,t,i){const s=t.filter(a=>e.some(c=>c.meaning==="q"&&c.joint===a)),r=[...n.before],o=e.find(a=>a.meaning==="time");o?r.push(`time: {column: ${ba(o.name)}, unit: ${ba(o.unit)}}`):i&&r.push(`rate_hz: ${i}`),r.push(`joints: [${s.map(ba).join(", ")}]`);for(const a of ya){const c=s.map(l=>e.find(u=>u.meaning===a&&u.joint===l));!c.length||c.some(l=>!l)||(r.push(`${a}:`,`  columns: [${c.map(l=>ba(l.name)).join(", ")}]`,`  unit: ${ba(c[0].unit)}`),c.some(l=>l.sign<0)&&r.push(`  sign: [${c.map(l=>l.sign).join(", ")}]`),r.push(...n.channels[a]?.other??[]),a==="current"&&c.every(l=>l.constant.trim()!=="")&&r.push(`torque_constant: [${c.map(l=>Number(l.constant)).join(", ")}]`))}return[...r,...n.after].join(`
`)+`
`}const Nu=n=>n.replace(/[_[(].*$/,""),Fx=(n,e)=>/\[(.*?)\]/.exec(n.find(t=>Nu(t)===e)??"")?.[1]??"";function jp(n,e){const t=e?ya.flatMap(s=>{const o=(e.channels[s]?.columns??[]).map((a,c)=>({name:e.joints[c]??a,at:n.names.indexOf(a)-1})).filter(a=>a.at>=0);return o.length?[{title:ge.record.kinds[s]??s,unit:e.channels[s]?.unit??"",series:o.map(a=>({name:a.name,values:n.values[a.at]}))}]:[]}):[];return t.length?t:n.names.slice(1).every(s=>s.startsWith("#"))?[{title:ge.record.columns,unit:"",series:n.names.slice(1,25).map((s,r)=>({name:s,values:n.values[r]}))}]:[...new Set(n.names.slice(1).map(Nu))].slice(0,6).map(s=>({title:s,unit:Fx(n.names,s),series:n.names.slice(1).map((r,o)=>({name:r,values:n.values[o]})).filter(r=>Nu(r.name)===s).slice(0,12)}))}function kx(n){const e=/\b(?:at|from|near) (-?\d+(?:\.\d+)?(?:e[-+]?\d+)?) s\b/.exec(n.message);return e?{time:Number(e[1]),label:n.message,level:n.severity==="problem"?"bad":n.severity==="warning"?"warn":"good"}:null}const Xp=n=>(Math.abs(n)<.005?0:n).toFixed(2).replace("-","−");async function qp(n,e=[]){const[t,i]=await Promise.all([jt.series(n,1600),Bn()?jt.text(Bn()).then($p,()=>null):null]),s=n.split("/").pop()??n,r=e.filter(a=>a.where.includes(s)||!/\.\w+/.test(a.where)).map(kx).filter(a=>!!a);for(const a of r)a.time<t.from&&t.from+a.time<=t.to&&(a.time+=t.from);const o=Sl({time:t.time,groups:jp(t,i),events:r},{refine:async(a,c)=>{const l=await jt.series(n,1600,a,c);return{time:l.time,groups:jp(l,i)}}});return nl(o.node,o.start),b("div",{},b("p",{class:"note"},ge.record.rows(t.rows.toLocaleString("en"),Xp(t.from),Xp(t.to))),r.length?b("ul",{class:"events"},r.map(a=>b("li",{},`${a.time.toFixed(3)} s: ${a.label}`))):null,o.node)}async function Ox(n,e){const t=n.filter(s=>/\.csv$/i.test(s)).slice(0,4);if(!t.length)return null;const i=await Promise.all(t.map(s=>qp(s,e).then(r=>b("details",{open:t.length===1},b("summary",{},s),r),()=>null)));return b("section",{},b("h2",{},ge.check.found),i)}const Iu=new Map;function Bx(n,e){if(e.trim()==="")return;const t=i=>Number.isNaN(Number(i))?i:Number(i);switch(n.type){case"whole":case"number":return t(e.trim());case"texts":return e.split(",").map(i=>i.trim()).filter(Boolean);case"numbers":return e.split(",").map(i=>t(i.trim()));default:return e}}const zx=(n,e)=>ge.fields[`${n}.${e.key}`]?.[0]??e.name.toLowerCase().replace(e.unit?/-(s|hz|kg|m|nm|rad|w|percent|nm-per-rad)$/:/^$/,"").replaceAll("-"," "),Uu=n=>n==null?"":Array.isArray(n)?n.join(", "):String(n);function Yp(n,e,t,i,s){const r=e.choices?.[t.key]??(t.choices.length&&t.type==="text"?[...t.choices.includes(String(t.default))?[]:[""],...t.choices].map(u=>[u,u||ge.default]):null),o=`${n}-${t.key}`,a=u=>{u===void 0?i.delete(t.key):i.set(t.key,u),s()},c=i.has(t.key)?i.get(t.key):void 0;let l;if(t.type==="switch"){const u=b("input",{id:o,"data-field":t.key,type:"checkbox",onchange:()=>a(u.checked)});u.checked=c===!0,l=u}else if(r){const u=b("select",{id:o,"data-field":t.key,onchange:()=>a(u.value||void 0)},r.map(([h,d])=>b("option",{value:h},d)));u.value=Uu(c??t.default),l=u}else{const u=t.type==="number"||t.type==="whole",h=b("input",{id:o,"data-field":t.key,type:"text",inputmode:u?"decimal":void 0,autocomplete:"off",spellcheck:"false",placeholder:Uu(t.default)||ge.default,"aria-describedby":`${o}-help`,oninput:()=>a(Bx(t,h.value))});h.value=c===void 0?"":Uu(c),l=h}return b("div",{class:`field t-${t.type}`},b("label",{for:o},zx(e.verb,t),t.unit?b("span",{class:"unit"},` [${t.unit}]`):null),l,b("p",{class:"help",id:`${o}-help`},ge.fields[`${e.verb}.${t.key}`]?.[1]??t.help))}function Ma(n,e=n.verb){const t=ut.verbs.verbs[n.verb];Iu.has(e)||Iu.set(e,new Map(Object.entries(n.initial??{})));const i=Iu.get(e),s=()=>{const{out:m,...f}=Object.fromEntries(i);return{verb:n.verb,options:{...f,...n.fixed},out:String(m??n.outName?.()??n.out??""),force:n.force}},r=b("div",{class:"command-place"}),o=b("p",{class:"wrong",role:"alert"}),a=b("button",{type:"submit",class:"main"},n.button);let c=0,l=0;const u=()=>{clearTimeout(c),c=window.setTimeout(async()=>{const m=++l;try{const{command:f}=await jt.command(s());if(m!==l)return;gn(r,xr(f)),gn(o),a.disabled=!1}catch(f){if(m!==l)return;gn(o,f instanceof Error?f.message:String(f)),a.disabled=!0}},120)},h=t.fields.filter(m=>!(m.key in n.fixed)&&!(n.hidden??[]).includes(m.key)),d={name:ge.out,key:"out",type:"text",help:ge.outHelp,unit:"",least:null,most:null,open:!1,choices:[],positional:!1,required:!1,input:!1,default:n.outName?.()??n.out??""};(n.out!==void 0||n.outName)&&h.push(d);const p=n.shown.map(m=>h.find(f=>f.key===m)).filter(m=>!!m),g=h.filter(m=>!n.shown.includes(m.key)),v=b("form",{class:"form",onsubmit:m=>{m.preventDefault(),a.disabled=!0,jt.start(s()).catch(f=>{gn(o,f instanceof Error?f.message:String(f))}).finally(()=>a.disabled=!1)}},p.length?b("div",{class:"fields"},p.map(m=>Yp(e,n,m,i,u))):null,b("details",{class:"more"},b("summary",{},ge.more),b("div",{class:"fields"},g.map(m=>Yp(e,n,m,i,u)))),r,o,a);return u(),v}class Vx{node=b("div",{class:"page"});regions=[];add(...e){for(const t of e)t&&this.node.append(t instanceof Node?t:document.createTextNode(t));return this}region(e,t,i){const s=b("div",{class:`region ${e}`});return this.node.append(s),this.regions.push({key:null,wrong:!1,keyOf:t,draw:i,node:s}),this}failed(e,t){e.wrong=!0,gn(e.node,b("p",{class:"wrong",role:"alert"},t instanceof Error?t.message:String(t)),b("button",{type:"button",onclick:()=>{for(const i of this.regions)i.wrong&&(i.key=null);this.update()}},ge.again))}update(){for(const e of this.regions){const t=JSON.stringify(e.keyOf()??null);if(t===e.key)continue;e.key=t,e.wrong=!1;const i=e.draw();i instanceof Promise?(e.node.setAttribute("aria-busy","true"),i.then(s=>{e.key===t&&gn(e.node,s)},s=>{e.key===t&&this.failed(e,s)}).finally(()=>e.node.removeAttribute("aria-busy"))):gn(e.node,i)}}}/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const Fu="180",uo={ROTATE:0,DOLLY:1,PAN:2},ho={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Hx=0,Kp=1,Gx=2,Zp=1,Wx=2,Ds=3,Ns=0,xi=1,es=2,Zs=0,fo=1,Jp=2,Qp=3,em=4,$x=5,Tr=100,jx=101,Xx=102,qx=103,Yx=104,Kx=200,Zx=201,Jx=202,Qx=203,ku=204,Ou=205,ey=206,ty=207,ny=208,iy=209,sy=210,ry=211,oy=212,ay=213,ly=214,Bu=0,zu=1,Vu=2,po=3,Hu=4,Gu=5,Wu=6,$u=7,Tl=0,cy=1,uy=2,Js=0,hy=1,dy=2,fy=3,py=4,my=5,gy=6,_y=7,tm="attached",vy="detached",nm=300,mo=301,go=302,ju=303,Xu=304,Al=306,Ar=1e3,ts=1001,qu=1002,Ri=1003,xy=1004,Rl=1005,Ci=1006,Yu=1007,Is=1008,_s=1009,im=1010,sm=1011,Sa=1012,Ku=1013,Rr=1014,vs=1015,wa=1016,Zu=1017,Ju=1018,Ea=1020,rm=35902,om=35899,am=1021,lm=1022,Hi=1023,Ta=1026,Aa=1027,cm=1028,Qu=1029,um=1030,eh=1031,th=1033,Cl=33776,Pl=33777,Ll=33778,Dl=33779,nh=35840,ih=35841,sh=35842,rh=35843,oh=36196,ah=37492,lh=37496,ch=37808,uh=37809,hh=37810,dh=37811,fh=37812,ph=37813,mh=37814,gh=37815,_h=37816,vh=37817,xh=37818,yh=37819,bh=37820,Mh=37821,Sh=36492,wh=36494,Eh=36495,Th=36283,Ah=36284,Rh=36285,Ch=36286,Nl=2300,Ph=2301,Lh=2302,hm=2400,dm=2401,fm=2402,yy=2500,by=3200,My=3201,Il=0,Sy=1,Qs="",bn="srgb",_o="srgb-linear",Ul="linear",rn="srgb",vo=7680,pm=519,wy=512,Ey=513,Ty=514,mm=515,Ay=516,Ry=517,Cy=518,Py=519,gm=35044,_m="300 es",xs=2e3,Fl=2001;class Cr{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){const i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){const i=this._listeners;if(i===void 0)return;const s=i[e];if(s!==void 0){const r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){const t=this._listeners;if(t===void 0)return;const i=t[e.type];if(i!==void 0){e.target=this;const s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}}const si=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let vm=1234567;const Ra=Math.PI/180,xo=180/Math.PI;function er(){const n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(si[n&255]+si[n>>8&255]+si[n>>16&255]+si[n>>24&255]+"-"+si[e&255]+si[e>>8&255]+"-"+si[e>>16&15|64]+si[e>>24&255]+"-"+si[t&63|128]+si[t>>8&255]+"-"+si[t>>16&255]+si[t>>24&255]+si[i&255]+si[i>>8&255]+si[i>>16&255]+si[i>>24&255]).toLowerCase()}function Lt(n,e,t){return Math.max(e,Math.min(t,n))}function Dh(n,e){return(n%e+e)%e}function Ly(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Dy(n,e,t){return n!==e?(t-n)/(e-n):0}function Ca(n,e,t){return(1-t)*n+t*e}function Ny(n,e,t,i){return Ca(n,e,1-Math.exp(-t*i))}function Iy(n,e=1){return e-Math.abs(Dh(n,e*2)-e)}function Uy(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Fy(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function ky(n,e){return n+Math.floor(Math.random()*(e-n+1))}function Oy(n,e){return n+Math.random()*(e-n)}function By(n){return n*(.5-Math.random())}function zy(n){n!==void 0&&(vm=n);let e=vm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Vy(n){return n*Ra}function Hy(n){return n*xo}function Gy(n){return(n&n-1)===0&&n!==0}function Wy(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function $y(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function jy(n,e,t,i,s){const r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+i)/2),u=o((e+i)/2),h=r((e-i)/2),d=o((e-i)/2),p=r((i-e)/2),g=o((i-e)/2);switch(s){case"XYX":n.set(a*u,c*h,c*d,a*l);break;case"YZY":n.set(c*d,a*u,c*h,a*l);break;case"ZXZ":n.set(c*h,c*d,a*u,a*l);break;case"XZX":n.set(a*u,c*g,c*p,a*l);break;case"YXY":n.set(c*p,a*u,c*g,a*l);break;case"ZYZ":n.set(c*g,c*p,a*u,a*l);break;default:console.warn("THREE.MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function yo(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return n/4294967295;case Uint16Array:return n/65535;case Uint8Array:return n/255;case Int32Array:return Math.max(n/2147483647,-1);case Int16Array:return Math.max(n/32767,-1);case Int8Array:return Math.max(n/127,-1);default:throw new Error("Invalid component type.")}}function ci(n,e){switch(e.constructor){case Float32Array:return n;case Uint32Array:return Math.round(n*4294967295);case Uint16Array:return Math.round(n*65535);case Uint8Array:return Math.round(n*255);case Int32Array:return Math.round(n*2147483647);case Int16Array:return Math.round(n*32767);case Int8Array:return Math.round(n*127);default:throw new Error("Invalid component type.")}}const bo={DEG2RAD:Ra,RAD2DEG:xo,generateUUID:er,clamp:Lt,euclideanModulo:Dh,mapLinear:Ly,inverseLerp:Dy,lerp:Ca,damp:Ny,pingpong:Iy,smoothstep:Uy,smootherstep:Fy,randInt:ky,randFloat:Oy,randFloatSpread:By,seededRandom:zy,degToRad:Vy,radToDeg:Hy,isPowerOfTwo:Gy,ceilPowerOfTwo:Wy,floorPowerOfTwo:$y,setQuaternionFromProperEuler:jy,normalize:ci,denormalize:yo};class _t{constructor(e=0,t=0){_t.prototype.isVector2=!0,this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){const t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(Lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){const i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Gi{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let c=i[s+0],l=i[s+1],u=i[s+2],h=i[s+3];const d=r[o+0],p=r[o+1],g=r[o+2],v=r[o+3];if(a===0){e[t+0]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h;return}if(a===1){e[t+0]=d,e[t+1]=p,e[t+2]=g,e[t+3]=v;return}if(h!==v||c!==d||l!==p||u!==g){let m=1-a;const f=c*d+l*p+u*g+h*v,w=f>=0?1:-1,C=1-f*f;if(C>Number.EPSILON){const T=Math.sqrt(C),A=Math.atan2(T,f*w);m=Math.sin(m*A)/T,a=Math.sin(a*A)/T}const _=a*w;if(c=c*m+d*_,l=l*m+p*_,u=u*m+g*_,h=h*m+v*_,m===1-a){const T=1/Math.sqrt(c*c+l*l+u*u+h*h);c*=T,l*=T,u*=T,h*=T}}e[t]=c,e[t+1]=l,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){const a=i[s],c=i[s+1],l=i[s+2],u=i[s+3],h=r[o],d=r[o+1],p=r[o+2],g=r[o+3];return e[t]=a*g+u*h+c*p-l*d,e[t+1]=c*g+u*d+l*h-a*p,e[t+2]=l*g+u*p+a*d-c*h,e[t+3]=u*g-a*h-c*d-l*p,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){const i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(i/2),u=a(s/2),h=a(r/2),d=c(i/2),p=c(s/2),g=c(r/2);switch(o){case"XYZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"YXZ":this._x=d*u*h+l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"ZXY":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h-d*p*g;break;case"ZYX":this._x=d*u*h-l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h+d*p*g;break;case"YZX":this._x=d*u*h+l*p*g,this._y=l*p*h+d*u*g,this._z=l*u*g-d*p*h,this._w=l*u*h-d*p*g;break;case"XZY":this._x=d*u*h-l*p*g,this._y=l*p*h-d*u*g,this._z=l*u*g+d*p*h,this._w=l*u*h+d*p*g;break;default:console.warn("THREE.Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){const i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){const t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){const p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(u-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(i>a&&i>h){const p=2*Math.sqrt(1+i-a-h);this._w=(u-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>h){const p=2*Math.sqrt(1+a-i-h);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+u)/p}else{const p=2*Math.sqrt(1+h-i-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+u)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Lt(this.dot(e),-1,1)))}rotateTowards(e,t){const i=this.angleTo(e);if(i===0)return this;const s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){const i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,u=t._w;return this._x=i*u+o*a+s*l-r*c,this._y=s*u+o*c+r*a-i*l,this._z=r*u+o*l+i*c-s*a,this._w=o*u-i*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){if(t===0)return this;if(t===1)return this.copy(e);const i=this._x,s=this._y,r=this._z,o=this._w;let a=o*e._w+i*e._x+s*e._y+r*e._z;if(a<0?(this._w=-e._w,this._x=-e._x,this._y=-e._y,this._z=-e._z,a=-a):this.copy(e),a>=1)return this._w=o,this._x=i,this._y=s,this._z=r,this;const c=1-a*a;if(c<=Number.EPSILON){const p=1-t;return this._w=p*o+t*this._w,this._x=p*i+t*this._x,this._y=p*s+t*this._y,this._z=p*r+t*this._z,this.normalize(),this}const l=Math.sqrt(c),u=Math.atan2(l,a),h=Math.sin((1-t)*u)/l,d=Math.sin(t*u)/l;return this._w=o*h+this._w*d,this._x=i*h+this._x*d,this._y=s*h+this._y*d,this._z=r*h+this._z*d,this._onChangeCallback(),this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){const e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class j{constructor(e=0,t=0,i=0){j.prototype.isVector3=!0,this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(xm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(xm.setFromAxisAngle(e,t))}applyMatrix3(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){const t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+c*l+o*h-a*u,this.y=i+c*u+a*l-r*h,this.z=s+c*h+r*u-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){const t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this.z=Lt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this.z=Lt(this.z,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){const i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-i*c,this.z=i*a-s*o,this}projectOnVector(e){const t=e.lengthSq();if(t===0)return this.set(0,0,0);const i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Nh.copy(this).projectOnVector(e),this.sub(Nh)}reflect(e){return this.sub(Nh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){const t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;const i=this.dot(e)/t;return Math.acos(Lt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){const t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){const s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){const t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const Nh=new j,xm=new Gi;class Tt{constructor(e,t,i,s,r,o,a,c,l){Tt.prototype.isMatrix3=!0,this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l)}set(e,t,i,s,r,o,a,c,l){const u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=c,u[6]=i,u[7]=o,u[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){const t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],c=i[6],l=i[1],u=i[4],h=i[7],d=i[2],p=i[5],g=i[8],v=s[0],m=s[3],f=s[6],w=s[1],C=s[4],_=s[7],T=s[2],A=s[5],k=s[8];return r[0]=o*v+a*w+c*T,r[3]=o*m+a*C+c*A,r[6]=o*f+a*_+c*k,r[1]=l*v+u*w+h*T,r[4]=l*m+u*C+h*A,r[7]=l*f+u*_+h*k,r[2]=d*v+p*w+g*T,r[5]=d*m+p*C+g*A,r[8]=d*f+p*_+g*k,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8];return t*o*u-t*a*l-i*r*u+i*a*c+s*r*l-s*o*c}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=u*o-a*l,d=a*c-u*r,p=l*r-o*c,g=t*h+i*d+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);const v=1/g;return e[0]=h*v,e[1]=(s*l-u*i)*v,e[2]=(a*i-s*o)*v,e[3]=d*v,e[4]=(u*t-s*c)*v,e[5]=(s*r-a*t)*v,e[6]=p*v,e[7]=(i*c-l*t)*v,e[8]=(o*t-i*r)*v,this}transpose(){let e;const t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){const t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){const c=Math.cos(r),l=Math.sin(r);return this.set(i*c,i*l,-i*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return this.premultiply(Ih.makeScale(e,t)),this}rotate(e){return this.premultiply(Ih.makeRotation(-e)),this}translate(e,t){return this.premultiply(Ih.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}}const Ih=new Tt;function ym(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Pa(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Xy(){const n=Pa("canvas");return n.style.display="block",n}const bm={};function La(n){n in bm||(bm[n]=!0,console.warn(n))}function qy(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}const Mm=new Tt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Sm=new Tt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Yy(){const n={enabled:!0,workingColorSpace:_o,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===rn&&(s.r=Us(s.r),s.g=Us(s.g),s.b=Us(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===rn&&(s.r=Mo(s.r),s.g=Mo(s.g),s.b=Mo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Qs?Ul:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return La("THREE.ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),n.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return La("THREE.ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),n.colorSpaceToWorking(s,r)}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[_o]:{primaries:e,whitePoint:i,transfer:Ul,toXYZ:Mm,fromXYZ:Sm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:bn},outputColorSpaceConfig:{drawingBufferColorSpace:bn}},[bn]:{primaries:e,whitePoint:i,transfer:rn,toXYZ:Mm,fromXYZ:Sm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:bn}}}),n}const kt=Yy();function Us(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function Mo(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let So;class Ky{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{So===void 0&&(So=Pa("canvas")),So.width=e.width,So.height=e.height;const s=So.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=So}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){const t=Pa("canvas");t.width=e.width,t.height=e.height;const i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);const s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Us(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){const t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Us(t[i]/255)*255):t[i]=Us(t[i]);return{data:t,width:e.width,height:e.height}}else return console.warn("THREE.ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}}let Zy=0;class Uh{constructor(e=null){this.isSource=!0,Object.defineProperty(this,"id",{value:Zy++}),this.uuid=er(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){const t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):t instanceof VideoFrame?e.set(t.displayHeight,t.displayWidth,0):t!==null?e.set(t.width,t.height,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Fh(s[o].image)):r.push(Fh(s[o]))}else r=Fh(s);i.url=r}return t||(e.images[this.uuid]=i),i}}function Fh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Ky.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(console.warn("THREE.Texture: Unable to serialize Texture."),{})}let Jy=0;const kh=new j;class ri extends Cr{constructor(e=ri.DEFAULT_IMAGE,t=ri.DEFAULT_MAPPING,i=ts,s=ts,r=Ci,o=Is,a=Hi,c=_s,l=ri.DEFAULT_ANISOTROPY,u=Qs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Jy++}),this.uuid=er(),this.name="",this.source=new Uh(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new _t(0,0),this.repeat=new _t(1,1),this.center=new _t(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Tt,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0}get width(){return this.source.getSize(kh).x}get height(){return this.source.getSize(kh).y}get depth(){return this.source.getSize(kh).z}get image(){return this.source.data}set image(e=null){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(const t in e){const i=e[t];if(i===void 0){console.warn(`THREE.Texture.setValues(): parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){console.warn(`THREE.Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==nm)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Ar:e.x=e.x-Math.floor(e.x);break;case ts:e.x=e.x<0?0:1;break;case qu:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Ar:e.y=e.y-Math.floor(e.y);break;case ts:e.y=e.y<0?0:1;break;case qu:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}}ri.DEFAULT_IMAGE=null,ri.DEFAULT_MAPPING=nm,ri.DEFAULT_ANISOTROPY=1;class qt{constructor(e=0,t=0,i=0,s=1){qt.prototype.isVector4=!0,this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){const t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);const t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r;const c=e.elements,l=c[0],u=c[4],h=c[8],d=c[1],p=c[5],g=c[9],v=c[2],m=c[6],f=c[10];if(Math.abs(u-d)<.01&&Math.abs(h-v)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+v)<.1&&Math.abs(g+m)<.1&&Math.abs(l+p+f-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;const C=(l+1)/2,_=(p+1)/2,T=(f+1)/2,A=(u+d)/4,k=(h+v)/4,U=(g+m)/4;return C>_&&C>T?C<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(C),s=A/i,r=k/i):_>T?_<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),i=A/s,r=U/s):T<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(T),i=k/r,s=U/r),this.set(i,s,r,t),this}let w=Math.sqrt((m-g)*(m-g)+(h-v)*(h-v)+(d-u)*(d-u));return Math.abs(w)<.001&&(w=1),this.x=(m-g)/w,this.y=(h-v)/w,this.z=(d-u)/w,this.w=Math.acos((l+p+f-1)/2),this}setFromMatrixPosition(e){const t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Lt(this.x,e.x,t.x),this.y=Lt(this.y,e.y,t.y),this.z=Lt(this.z,e.z,t.z),this.w=Lt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Lt(this.x,e,t),this.y=Lt(this.y,e,t),this.z=Lt(this.z,e,t),this.w=Lt(this.w,e,t),this}clampLength(e,t){const i=this.length();return this.divideScalar(i||1).multiplyScalar(Lt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class Qy extends Cr{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ci,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new qt(0,0,e,t),this.scissorTest=!1,this.viewport=new qt(0,0,e,t);const s={width:e,height:t,depth:i.depth},r=new ri(s);this.textures=[];const o=i.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview}_setTextureOptions(e={}){const t={minFilter:Ci,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),e!==null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isArrayTexture=this.textures[s].image.depth>1;this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;const s=Object.assign({},e.textures[t].image);this.textures[t].source=new Uh(s)}return this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,e.depthTexture!==null&&(this.depthTexture=e.depthTexture.clone()),this.samples=e.samples,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Pr extends Qy{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}}class wm extends ri{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ri,this.minFilter=Ri,this.wrapR=ts,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}}class eb extends ri{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ri,this.minFilter=Ri,this.wrapR=ts,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class Fs{constructor(e=new j(1/0,1/0,1/0),t=new j(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ns.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ns.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){const i=ns.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);const i=e.geometry;if(i!==void 0){const r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ns):ns.fromBufferAttribute(r,o),ns.applyMatrix4(e.matrixWorld),this.expandByPoint(ns);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),kl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),kl.copy(i.boundingBox)),kl.applyMatrix4(e.matrixWorld),this.union(kl)}const s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ns),ns.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Da),Ol.subVectors(this.max,Da),wo.subVectors(e.a,Da),Eo.subVectors(e.b,Da),To.subVectors(e.c,Da),tr.subVectors(Eo,wo),nr.subVectors(To,Eo),Lr.subVectors(wo,To);let t=[0,-tr.z,tr.y,0,-nr.z,nr.y,0,-Lr.z,Lr.y,tr.z,0,-tr.x,nr.z,0,-nr.x,Lr.z,0,-Lr.x,-tr.y,tr.x,0,-nr.y,nr.x,0,-Lr.y,Lr.x,0];return!Oh(t,wo,Eo,To,Ol)||(t=[1,0,0,0,1,0,0,0,1],!Oh(t,wo,Eo,To,Ol))?!1:(Bl.crossVectors(tr,nr),t=[Bl.x,Bl.y,Bl.z],Oh(t,wo,Eo,To,Ol))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ns).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ns).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ks[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ks[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ks[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ks[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ks[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ks[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ks[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ks[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ks),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}}const ks=[new j,new j,new j,new j,new j,new j,new j,new j],ns=new j,kl=new Fs,wo=new j,Eo=new j,To=new j,tr=new j,nr=new j,Lr=new j,Da=new j,Ol=new j,Bl=new j,Dr=new j;function Oh(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Dr.fromArray(n,r);const a=s.x*Math.abs(Dr.x)+s.y*Math.abs(Dr.y)+s.z*Math.abs(Dr.z),c=e.dot(Dr),l=t.dot(Dr),u=i.dot(Dr);if(Math.max(-Math.max(c,l,u),Math.min(c,l,u))>a)return!1}return!0}const tb=new Fs,Na=new j,Bh=new j;class Os{constructor(e=new j,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){const i=this.center;t!==void 0?i.copy(t):tb.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){const t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){const i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Na.subVectors(e,this.center);const t=Na.lengthSq();if(t>this.radius*this.radius){const i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Na,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Bh.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Na.copy(e.center).add(Bh)),this.expandByPoint(Na.copy(e.center).sub(Bh))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}}const Bs=new j,zh=new j,zl=new j,ir=new j,Vh=new j,Vl=new j,Hh=new j;class Ao{constructor(e=new j,t=new j(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Bs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);const i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){const t=Bs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Bs.copy(this.origin).addScaledVector(this.direction,t),Bs.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){zh.copy(e).add(t).multiplyScalar(.5),zl.copy(t).sub(e).normalize(),ir.copy(this.origin).sub(zh);const r=e.distanceTo(t)*.5,o=-this.direction.dot(zl),a=ir.dot(this.direction),c=-ir.dot(zl),l=ir.lengthSq(),u=Math.abs(1-o*o);let h,d,p,g;if(u>0)if(h=o*c-a,d=o*a-c,g=r*u,h>=0)if(d>=-g)if(d<=g){const v=1/u;h*=v,d*=v,p=h*(h+o*d+2*a)+d*(o*h+d+2*c)+l}else d=r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d=-r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l):d<=g?(h=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-c),r),p=-h*h+d*(d+2*c)+l);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),p=-h*h+d*(d+2*c)+l;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(zh).addScaledVector(zl,d),p}intersectSphere(e,t){Bs.subVectors(e.center,this.origin);const i=Bs.dot(this.direction),s=Bs.dot(Bs)-i*i,r=e.radius*e.radius;if(s>r)return null;const o=Math.sqrt(r-s),a=i-o,c=i+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){const t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){const i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){const t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,c;const l=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return l>=0?(i=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(i=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,c=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,c=(e.min.z-d.z)*h),i>c||a>s)||((a>i||i!==i)&&(i=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Bs)!==null}intersectTriangle(e,t,i,s,r){Vh.subVectors(t,e),Vl.subVectors(i,e),Hh.crossVectors(Vh,Vl);let o=this.direction.dot(Hh),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;ir.subVectors(this.origin,e);const c=a*this.direction.dot(Vl.crossVectors(ir,Vl));if(c<0)return null;const l=a*this.direction.dot(Vh.cross(ir));if(l<0||c+l>o)return null;const u=-a*ir.dot(Hh);return u<0?null:this.at(u/o,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class vt{constructor(e,t,i,s,r,o,a,c,l,u,h,d,p,g,v,m){vt.prototype.isMatrix4=!0,this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,c,l,u,h,d,p,g,v,m)}set(e,t,i,s,r,o,a,c,l,u,h,d,p,g,v,m){const f=this.elements;return f[0]=e,f[4]=t,f[8]=i,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=c,f[2]=l,f[6]=u,f[10]=h,f[14]=d,f[3]=p,f[7]=g,f[11]=v,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new vt().fromArray(this.elements)}copy(e){const t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){const t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){const t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){const t=this.elements,i=e.elements,s=1/Ro.setFromMatrixColumn(e,0).length(),r=1/Ro.setFromMatrixColumn(e,1).length(),o=1/Ro.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){const t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),c=Math.cos(s),l=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){const d=o*u,p=o*h,g=a*u,v=a*h;t[0]=c*u,t[4]=-c*h,t[8]=l,t[1]=p+g*l,t[5]=d-v*l,t[9]=-a*c,t[2]=v-d*l,t[6]=g+p*l,t[10]=o*c}else if(e.order==="YXZ"){const d=c*u,p=c*h,g=l*u,v=l*h;t[0]=d+v*a,t[4]=g*a-p,t[8]=o*l,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=p*a-g,t[6]=v+d*a,t[10]=o*c}else if(e.order==="ZXY"){const d=c*u,p=c*h,g=l*u,v=l*h;t[0]=d-v*a,t[4]=-o*h,t[8]=g+p*a,t[1]=p+g*a,t[5]=o*u,t[9]=v-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){const d=o*u,p=o*h,g=a*u,v=a*h;t[0]=c*u,t[4]=g*l-p,t[8]=d*l+v,t[1]=c*h,t[5]=v*l+d,t[9]=p*l-g,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){const d=o*c,p=o*l,g=a*c,v=a*l;t[0]=c*u,t[4]=v-d*h,t[8]=g*h+p,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-l*u,t[6]=p*h+g,t[10]=d-v*h}else if(e.order==="XZY"){const d=o*c,p=o*l,g=a*c,v=a*l;t[0]=c*u,t[4]=-h,t[8]=l*u,t[1]=d*h+v,t[5]=o*u,t[9]=p*h-g,t[2]=g*h-p,t[6]=a*u,t[10]=v*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(nb,e,ib)}lookAt(e,t,i){const s=this.elements;return Pi.subVectors(e,t),Pi.lengthSq()===0&&(Pi.z=1),Pi.normalize(),sr.crossVectors(i,Pi),sr.lengthSq()===0&&(Math.abs(i.z)===1?Pi.x+=1e-4:Pi.z+=1e-4,Pi.normalize(),sr.crossVectors(i,Pi)),sr.normalize(),Hl.crossVectors(Pi,sr),s[0]=sr.x,s[4]=Hl.x,s[8]=Pi.x,s[1]=sr.y,s[5]=Hl.y,s[9]=Pi.y,s[2]=sr.z,s[6]=Hl.z,s[10]=Pi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){const i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],c=i[8],l=i[12],u=i[1],h=i[5],d=i[9],p=i[13],g=i[2],v=i[6],m=i[10],f=i[14],w=i[3],C=i[7],_=i[11],T=i[15],A=s[0],k=s[4],U=s[8],y=s[12],M=s[1],D=s[5],z=s[9],H=s[13],Z=s[2],J=s[6],G=s[10],ie=s[14],Q=s[3],de=s[7],ne=s[11],ae=s[15];return r[0]=o*A+a*M+c*Z+l*Q,r[4]=o*k+a*D+c*J+l*de,r[8]=o*U+a*z+c*G+l*ne,r[12]=o*y+a*H+c*ie+l*ae,r[1]=u*A+h*M+d*Z+p*Q,r[5]=u*k+h*D+d*J+p*de,r[9]=u*U+h*z+d*G+p*ne,r[13]=u*y+h*H+d*ie+p*ae,r[2]=g*A+v*M+m*Z+f*Q,r[6]=g*k+v*D+m*J+f*de,r[10]=g*U+v*z+m*G+f*ne,r[14]=g*y+v*H+m*ie+f*ae,r[3]=w*A+C*M+_*Z+T*Q,r[7]=w*k+C*D+_*J+T*de,r[11]=w*U+C*z+_*G+T*ne,r[15]=w*y+C*H+_*ie+T*ae,this}multiplyScalar(e){const t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){const e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],u=e[2],h=e[6],d=e[10],p=e[14],g=e[3],v=e[7],m=e[11],f=e[15];return g*(+r*c*h-s*l*h-r*a*d+i*l*d+s*a*p-i*c*p)+v*(+t*c*p-t*l*d+r*o*d-s*o*p+s*l*u-r*c*u)+m*(+t*l*h-t*a*p-r*o*h+i*o*p+r*a*u-i*l*u)+f*(-s*a*u-t*c*h+t*a*d+s*o*h-i*o*d+i*c*u)}transpose(){const e=this.elements;let t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){const s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){const e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],u=e[8],h=e[9],d=e[10],p=e[11],g=e[12],v=e[13],m=e[14],f=e[15],w=h*m*l-v*d*l+v*c*p-a*m*p-h*c*f+a*d*f,C=g*d*l-u*m*l-g*c*p+o*m*p+u*c*f-o*d*f,_=u*v*l-g*h*l+g*a*p-o*v*p-u*a*f+o*h*f,T=g*h*c-u*v*c-g*a*d+o*v*d+u*a*m-o*h*m,A=t*w+i*C+s*_+r*T;if(A===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const k=1/A;return e[0]=w*k,e[1]=(v*d*r-h*m*r-v*s*p+i*m*p+h*s*f-i*d*f)*k,e[2]=(a*m*r-v*c*r+v*s*l-i*m*l-a*s*f+i*c*f)*k,e[3]=(h*c*r-a*d*r-h*s*l+i*d*l+a*s*p-i*c*p)*k,e[4]=C*k,e[5]=(u*m*r-g*d*r+g*s*p-t*m*p-u*s*f+t*d*f)*k,e[6]=(g*c*r-o*m*r-g*s*l+t*m*l+o*s*f-t*c*f)*k,e[7]=(o*d*r-u*c*r+u*s*l-t*d*l-o*s*p+t*c*p)*k,e[8]=_*k,e[9]=(g*h*r-u*v*r-g*i*p+t*v*p+u*i*f-t*h*f)*k,e[10]=(o*v*r-g*a*r+g*i*l-t*v*l-o*i*f+t*a*f)*k,e[11]=(u*a*r-o*h*r-u*i*l+t*h*l+o*i*p-t*a*p)*k,e[12]=T*k,e[13]=(u*v*s-g*h*s+g*i*d-t*v*d-u*i*m+t*h*m)*k,e[14]=(g*a*s-o*v*s-g*i*c+t*v*c+o*i*m-t*a*m)*k,e[15]=(o*h*s-u*a*s+u*i*c-t*h*c-o*i*d+t*a*d)*k,this}scale(e){const t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){const e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){const t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){const t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){const i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,c=e.z,l=r*o,u=r*a;return this.set(l*o+i,l*a-s*c,l*c+s*a,0,l*a+s*c,u*a+i,u*c-s*o,0,l*c-s*a,u*c+s*o,r*c*c+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){const s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,u=o+o,h=a+a,d=r*l,p=r*u,g=r*h,v=o*u,m=o*h,f=a*h,w=c*l,C=c*u,_=c*h,T=i.x,A=i.y,k=i.z;return s[0]=(1-(v+f))*T,s[1]=(p+_)*T,s[2]=(g-C)*T,s[3]=0,s[4]=(p-_)*A,s[5]=(1-(d+f))*A,s[6]=(m+w)*A,s[7]=0,s[8]=(g+C)*k,s[9]=(m-w)*k,s[10]=(1-(d+v))*k,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){const s=this.elements;let r=Ro.set(s[0],s[1],s[2]).length();const o=Ro.set(s[4],s[5],s[6]).length(),a=Ro.set(s[8],s[9],s[10]).length();this.determinant()<0&&(r=-r),e.x=s[12],e.y=s[13],e.z=s[14],is.copy(this);const l=1/r,u=1/o,h=1/a;return is.elements[0]*=l,is.elements[1]*=l,is.elements[2]*=l,is.elements[4]*=u,is.elements[5]*=u,is.elements[6]*=u,is.elements[8]*=h,is.elements[9]*=h,is.elements[10]*=h,t.setFromRotationMatrix(is),i.x=r,i.y=o,i.z=a,this}makePerspective(e,t,i,s,r,o,a=xs,c=!1){const l=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),p=(i+s)/(i-s);let g,v;if(c)g=r/(o-r),v=o*r/(o-r);else if(a===xs)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===Fl)g=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=h,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=g,l[14]=v,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=xs,c=!1){const l=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),p=-(i+s)/(i-s);let g,v;if(c)g=1/(o-r),v=o/(o-r);else if(a===xs)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===Fl)g=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=u,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=h,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=g,l[14]=v,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){const t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){const i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}}const Ro=new j,is=new vt,nb=new j(0,0,0),ib=new j(1,1,1),sr=new j,Hl=new j,Pi=new j,Em=new vt,Tm=new Gi;class yi{constructor(e=0,t=0,i=0,s=yi.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){const s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],u=s[9],h=s[2],d=s[6],p=s[10];switch(t){case"XYZ":this._y=Math.asin(Lt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Lt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(Lt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-Lt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Lt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-u,l),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Lt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,p),this._y=0);break;default:console.warn("THREE.Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Em.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Em,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Tm.setFromEuler(this),this.setFromQuaternion(Tm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}yi.DEFAULT_ORDER="XYZ";class Gh{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}}let sb=0;const Am=new j,Co=new Gi,zs=new vt,Gl=new j,Ia=new j,rb=new j,ob=new Gi,Rm=new j(1,0,0),Cm=new j(0,1,0),Pm=new j(0,0,1),Lm={type:"added"},ab={type:"removed"},Po={type:"childadded",child:null},Wh={type:"childremoved",child:null};class Tn extends Cr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:sb++}),this.uuid=er(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Tn.DEFAULT_UP.clone();const e=new j,t=new yi,i=new Gi,s=new j(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new vt},normalMatrix:{value:new Tt}}),this.matrix=new vt,this.matrixWorld=new vt,this.matrixAutoUpdate=Tn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Gh,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.userData={}}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Co.setFromAxisAngle(e,t),this.quaternion.multiply(Co),this}rotateOnWorldAxis(e,t){return Co.setFromAxisAngle(e,t),this.quaternion.premultiply(Co),this}rotateX(e){return this.rotateOnAxis(Rm,e)}rotateY(e){return this.rotateOnAxis(Cm,e)}rotateZ(e){return this.rotateOnAxis(Pm,e)}translateOnAxis(e,t){return Am.copy(e).applyQuaternion(this.quaternion),this.position.add(Am.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Rm,e)}translateY(e){return this.translateOnAxis(Cm,e)}translateZ(e){return this.translateOnAxis(Pm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(zs.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Gl.copy(e):Gl.set(e,t,i);const s=this.parent;this.updateWorldMatrix(!0,!1),Ia.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?zs.lookAt(Ia,Gl,this.up):zs.lookAt(Gl,Ia,this.up),this.quaternion.setFromRotationMatrix(zs),s&&(zs.extractRotation(s.matrixWorld),Co.setFromRotationMatrix(zs),this.quaternion.premultiply(Co.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(console.error("THREE.Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Lm),Po.child=e,this.dispatchEvent(Po),Po.child=null):console.error("THREE.Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(ab),Wh.child=e,this.dispatchEvent(Wh),Wh.child=null),this}removeFromParent(){const e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),zs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),zs.multiply(e.parent.matrixWorld)),e.applyMatrix4(zs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Lm),Po.child=e,this.dispatchEvent(Po),Po.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){const o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ia,e,rb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ia,ob,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);const t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}traverse(e){e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){const t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale),this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);const t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t){const i=this.parent;if(e===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),t===!0){const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(e){const t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);const a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){const c=a.shapes;if(Array.isArray(c))for(let l=0,u=c.length;l<u;l++){const h=c[l];r(e.shapes,h)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){const c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){const a=o(e.geometries),c=o(e.materials),l=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),p=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),c.length>0&&(i.materials=c),l.length>0&&(i.textures=l),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),p.length>0&&(i.animations=p),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){const c=[];for(const l in a){const u=a[l];delete u.metadata,c.push(u)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){const s=e.children[i];this.add(s.clone())}return this}}Tn.DEFAULT_UP=new j(0,1,0),Tn.DEFAULT_MATRIX_AUTO_UPDATE=!0,Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;const ss=new j,Vs=new j,$h=new j,Hs=new j,Lo=new j,Do=new j,Dm=new j,jh=new j,Xh=new j,qh=new j,Yh=new qt,Kh=new qt,Zh=new qt;class rs{constructor(e=new j,t=new j,i=new j){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),ss.subVectors(e,t),s.cross(ss);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){ss.subVectors(s,t),Vs.subVectors(i,t),$h.subVectors(e,t);const o=ss.dot(ss),a=ss.dot(Vs),c=ss.dot($h),l=Vs.dot(Vs),u=Vs.dot($h),h=o*l-a*a;if(h===0)return r.set(0,0,0),null;const d=1/h,p=(l*c-a*u)*d,g=(o*u-a*c)*d;return r.set(1-p-g,g,p)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,Hs)===null?!1:Hs.x>=0&&Hs.y>=0&&Hs.x+Hs.y<=1}static getInterpolation(e,t,i,s,r,o,a,c){return this.getBarycoord(e,t,i,s,Hs)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,Hs.x),c.addScaledVector(o,Hs.y),c.addScaledVector(a,Hs.z),c)}static getInterpolatedAttribute(e,t,i,s,r,o){return Yh.setScalar(0),Kh.setScalar(0),Zh.setScalar(0),Yh.fromBufferAttribute(e,t),Kh.fromBufferAttribute(e,i),Zh.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Yh,r.x),o.addScaledVector(Kh,r.y),o.addScaledVector(Zh,r.z),o}static isFrontFacing(e,t,i,s){return ss.subVectors(i,t),Vs.subVectors(e,t),ss.cross(Vs).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return ss.subVectors(this.c,this.b),Vs.subVectors(this.a,this.b),ss.cross(Vs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return rs.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return rs.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return rs.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return rs.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return rs.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){const i=this.a,s=this.b,r=this.c;let o,a;Lo.subVectors(s,i),Do.subVectors(r,i),jh.subVectors(e,i);const c=Lo.dot(jh),l=Do.dot(jh);if(c<=0&&l<=0)return t.copy(i);Xh.subVectors(e,s);const u=Lo.dot(Xh),h=Do.dot(Xh);if(u>=0&&h<=u)return t.copy(s);const d=c*h-u*l;if(d<=0&&c>=0&&u<=0)return o=c/(c-u),t.copy(i).addScaledVector(Lo,o);qh.subVectors(e,r);const p=Lo.dot(qh),g=Do.dot(qh);if(g>=0&&p<=g)return t.copy(r);const v=p*l-c*g;if(v<=0&&l>=0&&g<=0)return a=l/(l-g),t.copy(i).addScaledVector(Do,a);const m=u*g-p*h;if(m<=0&&h-u>=0&&p-g>=0)return Dm.subVectors(r,s),a=(h-u)/(h-u+(p-g)),t.copy(s).addScaledVector(Dm,a);const f=1/(m+v+d);return o=v*f,a=d*f,t.copy(i).addScaledVector(Lo,o).addScaledVector(Do,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}}const Nm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},rr={h:0,s:0,l:0},Wl={h:0,s:0,l:0};function Jh(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}class dt{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){const s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=bn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,kt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=kt.workingColorSpace){return this.r=e,this.g=t,this.b=i,kt.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=kt.workingColorSpace){if(e=Dh(e,1),t=Lt(t,0,1),i=Lt(i,0,1),t===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=Jh(o,r,e+1/3),this.g=Jh(o,r,e),this.b=Jh(o,r,e-1/3)}return kt.colorSpaceToWorking(this,s),this}setStyle(e,t=bn){function i(r){r!==void 0&&parseFloat(r)<1&&console.warn("THREE.Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r;const o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,t);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:console.warn("THREE.Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){const r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);console.warn("THREE.Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=bn){const i=Nm[e.toLowerCase()];return i!==void 0?this.setHex(i,t):console.warn("THREE.Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Us(e.r),this.g=Us(e.g),this.b=Us(e.b),this}copyLinearToSRGB(e){return this.r=Mo(e.r),this.g=Mo(e.g),this.b=Mo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=bn){return kt.workingToColorSpace(oi.copy(this),e),Math.round(Lt(oi.r*255,0,255))*65536+Math.round(Lt(oi.g*255,0,255))*256+Math.round(Lt(oi.b*255,0,255))}getHexString(e=bn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=kt.workingColorSpace){kt.workingToColorSpace(oi.copy(this),t);const i=oi.r,s=oi.g,r=oi.b,o=Math.max(i,s,r),a=Math.min(i,s,r);let c,l;const u=(a+o)/2;if(a===o)c=0,l=0;else{const h=o-a;switch(l=u<=.5?h/(o+a):h/(2-o-a),o){case i:c=(s-r)/h+(s<r?6:0);break;case s:c=(r-i)/h+2;break;case r:c=(i-s)/h+4;break}c/=6}return e.h=c,e.s=l,e.l=u,e}getRGB(e,t=kt.workingColorSpace){return kt.workingToColorSpace(oi.copy(this),t),e.r=oi.r,e.g=oi.g,e.b=oi.b,e}getStyle(e=bn){kt.workingToColorSpace(oi.copy(this),e);const t=oi.r,i=oi.g,s=oi.b;return e!==bn?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(rr),this.setHSL(rr.h+e,rr.s+t,rr.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(rr),e.getHSL(Wl);const i=Ca(rr.h,Wl.h,t),s=Ca(rr.s,Wl.s,t),r=Ca(rr.l,Wl.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){const t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const oi=new dt;dt.NAMES=Nm;let lb=0;class os extends Cr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:lb++}),this.uuid=er(),this.name="",this.type="Material",this.blending=fo,this.side=Ns,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ku,this.blendDst=Ou,this.blendEquation=Tr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new dt(0,0,0),this.blendAlpha=0,this.depthFunc=po,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=pm,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=vo,this.stencilZFail=vo,this.stencilZPass=vo,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(const t in e){const i=e[t];if(i===void 0){console.warn(`THREE.Material: parameter '${t}' has value of undefined.`);continue}const s=this[t];if(s===void 0){console.warn(`THREE.Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){const t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,this.name!==""&&(i.name=this.name),this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(i.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.shadowSide!==null&&(i.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),this.blending!==fo&&(i.blending=this.blending),this.side!==Ns&&(i.side=this.side),this.vertexColors===!0&&(i.vertexColors=!0),this.opacity<1&&(i.opacity=this.opacity),this.transparent===!0&&(i.transparent=!0),this.blendSrc!==ku&&(i.blendSrc=this.blendSrc),this.blendDst!==Ou&&(i.blendDst=this.blendDst),this.blendEquation!==Tr&&(i.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(i.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(i.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(i.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(i.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(i.blendAlpha=this.blendAlpha),this.depthFunc!==po&&(i.depthFunc=this.depthFunc),this.depthTest===!1&&(i.depthTest=this.depthTest),this.depthWrite===!1&&(i.depthWrite=this.depthWrite),this.colorWrite===!1&&(i.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(i.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==pm&&(i.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(i.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(i.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==vo&&(i.stencilFail=this.stencilFail),this.stencilZFail!==vo&&(i.stencilZFail=this.stencilZFail),this.stencilZPass!==vo&&(i.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(i.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(i.rotation=this.rotation),this.polygonOffset===!0&&(i.polygonOffset=!0),this.polygonOffsetFactor!==0&&(i.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(i.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(i.linewidth=this.linewidth),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.dithering===!0&&(i.dithering=!0),this.alphaTest>0&&(i.alphaTest=this.alphaTest),this.alphaHash===!0&&(i.alphaHash=!0),this.alphaToCoverage===!0&&(i.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(i.premultipliedAlpha=!0),this.forceSinglePass===!0&&(i.forceSinglePass=!0),this.wireframe===!0&&(i.wireframe=!0),this.wireframeLinewidth>1&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(i.flatShading=!0),this.visible===!1&&(i.visible=!1),this.toneMapped===!1&&(i.toneMapped=!1),this.fog===!1&&(i.fog=!1),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const o=[];for(const a in r){const c=r[a];delete c.metadata,o.push(c)}return o}if(t){const r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;const t=e.clippingPlanes;let i=null;if(t!==null){const s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}}class $l extends os{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new dt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Tl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}}const In=new j,jl=new _t;let cb=0;class Li{constructor(e,t,i=!1){if(Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:cb++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=gm,this.updateRanges=[],this.gpuType=vs,this.version=0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)jl.fromBufferAttribute(this,t),jl.applyMatrix3(e),this.setXY(t,jl.x,jl.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix3(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyMatrix4(e),this.setXYZ(t,In.x,In.y,In.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.applyNormalMatrix(e),this.setXYZ(t,In.x,In.y,In.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)In.fromBufferAttribute(this,t),In.transformDirection(e),this.setXYZ(t,In.x,In.y,In.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=yo(i,this.array)),i}setComponent(e,t,i){return this.normalized&&(i=ci(i,this.array)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=yo(t,this.array)),t}setX(e,t){return this.normalized&&(t=ci(t,this.array)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=yo(t,this.array)),t}setY(e,t){return this.normalized&&(t=ci(t,this.array)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=yo(t,this.array)),t}setZ(e,t){return this.normalized&&(t=ci(t,this.array)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=yo(t,this.array)),t}setW(e,t){return this.normalized&&(t=ci(t,this.array)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=ci(t,this.array),i=ci(i,this.array)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=ci(t,this.array),i=ci(i,this.array),s=ci(s,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=ci(t,this.array),i=ci(i,this.array),s=ci(s,this.array),r=ci(r,this.array)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(e.name=this.name),this.usage!==gm&&(e.usage=this.usage),e}}class Im extends Li{constructor(e,t,i){super(new Uint16Array(e),t,i)}}class Um extends Li{constructor(e,t,i){super(new Uint32Array(e),t,i)}}class Nt extends Li{constructor(e,t,i){super(new Float32Array(e),t,i)}}let ub=0;const Wi=new vt,Qh=new Tn,No=new j,Di=new Fs,Ua=new Fs,jn=new j;class Un extends Cr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:ub++}),this.uuid=er(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(ym(e)?Um:Im)(e,1):this.index=e,this}setIndirect(e){return this.indirect=e,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){const t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new Tt().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(e){return Wi.makeRotationFromQuaternion(e),this.applyMatrix4(Wi),this}rotateX(e){return Wi.makeRotationX(e),this.applyMatrix4(Wi),this}rotateY(e){return Wi.makeRotationY(e),this.applyMatrix4(Wi),this}rotateZ(e){return Wi.makeRotationZ(e),this.applyMatrix4(Wi),this}translate(e,t,i){return Wi.makeTranslation(e,t,i),this.applyMatrix4(Wi),this}scale(e,t,i){return Wi.makeScale(e,t,i),this.applyMatrix4(Wi),this}lookAt(e){return Qh.lookAt(e),Qh.updateMatrix(),this.applyMatrix4(Qh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(No).negate(),this.translate(No.x,No.y,No.z),this}setFromPoints(e){const t=this.getAttribute("position");if(t===void 0){const i=[];for(let s=0,r=e.length;s<r;s++){const o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Nt(i,3))}else{const i=Math.min(e.length,t.count);for(let s=0;s<i;s++){const r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&console.warn("THREE.BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Fs);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new j(-1/0,-1/0,-1/0),new j(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){const r=t[i];Di.setFromBufferAttribute(r),this.morphTargetsRelative?(jn.addVectors(this.boundingBox.min,Di.min),this.boundingBox.expandByPoint(jn),jn.addVectors(this.boundingBox.max,Di.max),this.boundingBox.expandByPoint(jn)):(this.boundingBox.expandByPoint(Di.min),this.boundingBox.expandByPoint(Di.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&console.error('THREE.BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Os);const e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){console.error("THREE.BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new j,1/0);return}if(e){const i=this.boundingSphere.center;if(Di.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){const a=t[r];Ua.setFromBufferAttribute(a),this.morphTargetsRelative?(jn.addVectors(Di.min,Ua.min),Di.expandByPoint(jn),jn.addVectors(Di.max,Ua.max),Di.expandByPoint(jn)):(Di.expandByPoint(Ua.min),Di.expandByPoint(Ua.max))}Di.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)jn.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(jn));if(t)for(let r=0,o=t.length;r<o;r++){const a=t[r],c=this.morphTargetsRelative;for(let l=0,u=a.count;l<u;l++)jn.fromBufferAttribute(a,l),c&&(No.fromBufferAttribute(e,l),jn.add(No)),s=Math.max(s,i.distanceToSquared(jn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error('THREE.BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){console.error("THREE.BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=t.position,s=t.normal,r=t.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new Li(new Float32Array(4*i.count),4));const o=this.getAttribute("tangent"),a=[],c=[];for(let U=0;U<i.count;U++)a[U]=new j,c[U]=new j;const l=new j,u=new j,h=new j,d=new _t,p=new _t,g=new _t,v=new j,m=new j;function f(U,y,M){l.fromBufferAttribute(i,U),u.fromBufferAttribute(i,y),h.fromBufferAttribute(i,M),d.fromBufferAttribute(r,U),p.fromBufferAttribute(r,y),g.fromBufferAttribute(r,M),u.sub(l),h.sub(l),p.sub(d),g.sub(d);const D=1/(p.x*g.y-g.x*p.y);isFinite(D)&&(v.copy(u).multiplyScalar(g.y).addScaledVector(h,-p.y).multiplyScalar(D),m.copy(h).multiplyScalar(p.x).addScaledVector(u,-g.x).multiplyScalar(D),a[U].add(v),a[y].add(v),a[M].add(v),c[U].add(m),c[y].add(m),c[M].add(m))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let U=0,y=w.length;U<y;++U){const M=w[U],D=M.start,z=M.count;for(let H=D,Z=D+z;H<Z;H+=3)f(e.getX(H+0),e.getX(H+1),e.getX(H+2))}const C=new j,_=new j,T=new j,A=new j;function k(U){T.fromBufferAttribute(s,U),A.copy(T);const y=a[U];C.copy(y),C.sub(T.multiplyScalar(T.dot(y))).normalize(),_.crossVectors(A,y);const D=_.dot(c[U])<0?-1:1;o.setXYZW(U,C.x,C.y,C.z,D)}for(let U=0,y=w.length;U<y;++U){const M=w[U],D=M.start,z=M.count;for(let H=D,Z=D+z;H<Z;H+=3)k(e.getX(H+0)),k(e.getX(H+1)),k(e.getX(H+2))}}computeVertexNormals(){const e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0)i=new Li(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,p=i.count;d<p;d++)i.setXYZ(d,0,0,0);const s=new j,r=new j,o=new j,a=new j,c=new j,l=new j,u=new j,h=new j;if(e)for(let d=0,p=e.count;d<p;d+=3){const g=e.getX(d+0),v=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,g),c.fromBufferAttribute(i,v),l.fromBufferAttribute(i,m),a.add(u),c.add(u),l.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(v,c.x,c.y,c.z),i.setXYZ(m,l.x,l.y,l.z)}else for(let d=0,p=t.count;d<p;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)jn.fromBufferAttribute(e,t),jn.normalize(),e.setXYZ(t,jn.x,jn.y,jn.z)}toNonIndexed(){function e(a,c){const l=a.array,u=a.itemSize,h=a.normalized,d=new l.constructor(c.length*u);let p=0,g=0;for(let v=0,m=c.length;v<m;v++){a.isInterleavedBufferAttribute?p=c[v]*a.data.stride+a.offset:p=c[v]*u;for(let f=0;f<u;f++)d[g++]=l[p++]}return new Li(d,u,h)}if(this.index===null)return console.warn("THREE.BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const t=new Un,i=this.index.array,s=this.attributes;for(const a in s){const c=s[a],l=e(c,i);t.setAttribute(a,l)}const r=this.morphAttributes;for(const a in r){const c=[],l=r[a];for(let u=0,h=l.length;u<h;u++){const d=l[u],p=e(d,i);c.push(p)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;const o=this.groups;for(let a=0,c=o.length;a<c;a++){const l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){const e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.type,this.name!==""&&(e.name=this.name),Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0){const c=this.parameters;for(const l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};const t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});const i=this.attributes;for(const c in i){const l=i[c];e.data.attributes[c]=l.toJSON(e.data)}const s={};let r=!1;for(const c in this.morphAttributes){const l=this.morphAttributes[c],u=[];for(let h=0,d=l.length;h<d;h++){const p=l[h];u.push(p.toJSON(e.data))}u.length>0&&(s[c]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);const o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));const a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const t={};this.name=e.name;const i=e.index;i!==null&&this.setIndex(i.clone());const s=e.attributes;for(const l in s){const u=s[l];this.setAttribute(l,u.clone(t))}const r=e.morphAttributes;for(const l in r){const u=[],h=r[l];for(let d=0,p=h.length;d<p;d++)u.push(h[d].clone(t));this.morphAttributes[l]=u}this.morphTargetsRelative=e.morphTargetsRelative;const o=e.groups;for(let l=0,u=o.length;l<u;l++){const h=o[l];this.addGroup(h.start,h.count,h.materialIndex)}const a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());const c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}const Fm=new vt,Nr=new Ao,Xl=new Os,km=new j,ql=new j,Yl=new j,Kl=new j,ed=new j,Zl=new j,Om=new j,Jl=new j;class Mn extends Tn{constructor(e=new Un,t=new $l){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=e.morphTargetInfluences.slice()),e.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary)),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);const a=this.morphTargetInfluences;if(r&&a){Zl.set(0,0,0);for(let c=0,l=r.length;c<l;c++){const u=a[c],h=r[c];u!==0&&(ed.fromBufferAttribute(h,e),o?Zl.addScaledVector(ed,u):Zl.addScaledVector(ed.sub(t),u))}t.add(Zl)}return t}raycast(e,t){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Xl.copy(i.boundingSphere),Xl.applyMatrix4(r),Nr.copy(e.ray).recast(e.near),!(Xl.containsPoint(Nr.origin)===!1&&(Nr.intersectSphere(Xl,km)===null||Nr.origin.distanceToSquared(km)>(e.far-e.near)**2))&&(Fm.copy(r).invert(),Nr.copy(e.ray).applyMatrix4(Fm),!(i.boundingBox!==null&&Nr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Nr)))}_computeIntersections(e,t,i){let s;const r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){const m=d[g],f=o[m.materialIndex],w=Math.max(m.start,p.start),C=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let _=w,T=C;_<T;_+=3){const A=a.getX(_),k=a.getX(_+1),U=a.getX(_+2);s=Ql(this,f,e,i,l,u,h,A,k,U),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const g=Math.max(0,p.start),v=Math.min(a.count,p.start+p.count);for(let m=g,f=v;m<f;m+=3){const w=a.getX(m),C=a.getX(m+1),_=a.getX(m+2);s=Ql(this,o,e,i,l,u,h,w,C,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){const m=d[g],f=o[m.materialIndex],w=Math.max(m.start,p.start),C=Math.min(c.count,Math.min(m.start+m.count,p.start+p.count));for(let _=w,T=C;_<T;_+=3){const A=_,k=_+1,U=_+2;s=Ql(this,f,e,i,l,u,h,A,k,U),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{const g=Math.max(0,p.start),v=Math.min(c.count,p.start+p.count);for(let m=g,f=v;m<f;m+=3){const w=m,C=m+1,_=m+2;s=Ql(this,o,e,i,l,u,h,w,C,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}}function hb(n,e,t,i,s,r,o,a){let c;if(e.side===xi?c=i.intersectTriangle(o,r,s,!0,a):c=i.intersectTriangle(s,r,o,e.side===Ns,a),c===null)return null;Jl.copy(a),Jl.applyMatrix4(n.matrixWorld);const l=t.ray.origin.distanceTo(Jl);return l<t.near||l>t.far?null:{distance:l,point:Jl.clone(),object:n}}function Ql(n,e,t,i,s,r,o,a,c,l){n.getVertexPosition(a,ql),n.getVertexPosition(c,Yl),n.getVertexPosition(l,Kl);const u=hb(n,e,t,i,ql,Yl,Kl,Om);if(u){const h=new j;rs.getBarycoord(Om,ql,Yl,Kl,h),s&&(u.uv=rs.getInterpolatedAttribute(s,a,c,l,h,new _t)),r&&(u.uv1=rs.getInterpolatedAttribute(r,a,c,l,h,new _t)),o&&(u.normal=rs.getInterpolatedAttribute(o,a,c,l,h,new j),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));const d={a,b:c,c:l,normal:new j,materialIndex:0};rs.getNormal(ql,Yl,Kl,d.normal),u.face=d,u.barycoord=h}return u}class Ir extends Un{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};const a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);const c=[],l=[],u=[],h=[];let d=0,p=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(c),this.setAttribute("position",new Nt(l,3)),this.setAttribute("normal",new Nt(u,3)),this.setAttribute("uv",new Nt(h,2));function g(v,m,f,w,C,_,T,A,k,U,y){const M=_/k,D=T/U,z=_/2,H=T/2,Z=A/2,J=k+1,G=U+1;let ie=0,Q=0;const de=new j;for(let ne=0;ne<G;ne++){const ae=ne*D-H;for(let fe=0;fe<J;fe++){const ue=fe*M-z;de[v]=ue*w,de[m]=ae*C,de[f]=Z,l.push(de.x,de.y,de.z),de[v]=0,de[m]=0,de[f]=A>0?1:-1,u.push(de.x,de.y,de.z),h.push(fe/k),h.push(1-ne/U),ie+=1}}for(let ne=0;ne<U;ne++)for(let ae=0;ae<k;ae++){const fe=d+ae+J*ne,ue=d+ae+J*(ne+1),be=d+(ae+1)+J*(ne+1),Me=d+(ae+1)+J*ne;c.push(fe,ue,Me),c.push(ue,be,Me),Q+=6}a.addGroup(p,Q,y),p+=Q,d+=ie}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new Ir(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}}function Io(n){const e={};for(const t in n){e[t]={};for(const i in n[t]){const s=n[t][i];s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)?s.isRenderTargetTexture?(console.warn("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone():Array.isArray(s)?e[t][i]=s.slice():e[t][i]=s}}return e}function ui(n){const e={};for(let t=0;t<n.length;t++){const i=Io(n[t]);for(const s in i)e[s]=i[s]}return e}function db(n){const e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Bm(n){const e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:kt.workingColorSpace}const fb={clone:Io,merge:ui};var pb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,mb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class or extends os{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=pb,this.fragmentShader=mb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Io(e.uniforms),this.uniformsGroups=db(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this}toJSON(e){const t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(const s in this.uniforms){const o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}}class zm extends Tn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new vt,this.projectionMatrix=new vt,this.projectionMatrixInverse=new vt,this.coordinateSystem=xs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorldInverse.copy(this.matrixWorld).invert()}updateWorldMatrix(e,t){super.updateWorldMatrix(e,t),this.matrixWorldInverse.copy(this.matrixWorld).invert()}clone(){return new this.constructor().copy(this)}}const ar=new j,Vm=new _t,Hm=new _t;class Qn extends zm{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){const t=.5*this.getFilmHeight()/e;this.fov=xo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){const e=Math.tan(Ra*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return xo*2*Math.atan(Math.tan(Ra*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){ar.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ar.x,ar.y).multiplyScalar(-e/ar.z),ar.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(ar.x,ar.y).multiplyScalar(-e/ar.z)}getViewSize(e,t){return this.getViewBounds(e,Vm,Hm),t.subVectors(Hm,Vm)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=this.near;let t=e*Math.tan(Ra*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s;const o=this.view;if(this.view!==null&&this.view.enabled){const c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*i/l,s*=o.width/c,i*=o.height/l}const a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}}const Uo=-90,Fo=1;class gb extends Tn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Qn(Uo,Fo,e,t);s.layers=this.layers,this.add(s);const r=new Qn(Uo,Fo,e,t);r.layers=this.layers,this.add(r);const o=new Qn(Uo,Fo,e,t);o.layers=this.layers,this.add(o);const a=new Qn(Uo,Fo,e,t);a.layers=this.layers,this.add(a);const c=new Qn(Uo,Fo,e,t);c.layers=this.layers,this.add(c);const l=new Qn(Uo,Fo,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){const e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,c]=t;for(const l of t)this.remove(l);if(e===xs)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===Fl)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(const l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());const[r,o,a,c,l,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),p=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;const v=i.texture.generateMipmaps;i.texture.generateMipmaps=!1,e.setRenderTarget(i,0,s),e.render(t,r),e.setRenderTarget(i,1,s),e.render(t,o),e.setRenderTarget(i,2,s),e.render(t,a),e.setRenderTarget(i,3,s),e.render(t,c),e.setRenderTarget(i,4,s),e.render(t,l),i.texture.generateMipmaps=v,e.setRenderTarget(i,5,s),e.render(t,u),e.setRenderTarget(h,d,p),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}}class Gm extends ri{constructor(e=[],t=mo,i,s,r,o,a,c,l,u){super(e,t,i,s,r,o,a,c,l,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}}class _b extends Pr{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;const i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Gm(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Ir(5,5,5),r=new or({name:"CubemapFromEquirect",uniforms:Io(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:xi,blending:Zs});r.uniforms.tEquirect.value=t;const o=new Mn(s,r),a=t.minFilter;return t.minFilter===Is&&(t.minFilter=Ci),new gb(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){const r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}}class Gs extends Tn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const vb={type:"move"};class td{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Gs,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Gs,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new j,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new j),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Gs,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new j,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new j),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){const t=this._hand;if(t)for(const i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null;const a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(const v of e.hand.values()){const m=t.getJointPose(v,i),f=this._getHandJoint(l,v);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}const u=l.joints["index-finger-tip"],h=l.joints["thumb-tip"],d=u.position.distanceTo(h.position),p=.02,g=.005;l.inputState.pinching&&d>p+g?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=p-g&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.rotation,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(vb)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){const i=new Gs;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}}class nd extends Tn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new yi,this.environmentIntensity=1,this.environmentRotation=new yi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),e.background!==null&&(this.background=e.background.clone()),e.environment!==null&&(this.environment=e.environment.clone()),e.fog!==null&&(this.fog=e.fog.clone()),this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),e.overrideMaterial!==null&&(this.overrideMaterial=e.overrideMaterial.clone()),this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){const t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(t.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(t.object.backgroundIntensity=this.backgroundIntensity),t.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(t.object.environmentIntensity=this.environmentIntensity),t.object.environmentRotation=this.environmentRotation.toArray(),t}}const Wm=new j,$m=new qt,jm=new qt,xb=new j,Xm=new vt,ec=new j,id=new Os,qm=new vt,sd=new Ao;class yb extends Mn{constructor(e,t){super(e,t),this.isSkinnedMesh=!0,this.type="SkinnedMesh",this.bindMode=tm,this.bindMatrix=new vt,this.bindMatrixInverse=new vt,this.boundingBox=null,this.boundingSphere=null}computeBoundingBox(){const e=this.geometry;this.boundingBox===null&&(this.boundingBox=new Fs),this.boundingBox.makeEmpty();const t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,ec),this.boundingBox.expandByPoint(ec)}computeBoundingSphere(){const e=this.geometry;this.boundingSphere===null&&(this.boundingSphere=new Os),this.boundingSphere.makeEmpty();const t=e.getAttribute("position");for(let i=0;i<t.count;i++)this.getVertexPosition(i,ec),this.boundingSphere.expandByPoint(ec)}copy(e,t){return super.copy(e,t),this.bindMode=e.bindMode,this.bindMatrix.copy(e.bindMatrix),this.bindMatrixInverse.copy(e.bindMatrixInverse),this.skeleton=e.skeleton,e.boundingBox!==null&&(this.boundingBox=e.boundingBox.clone()),e.boundingSphere!==null&&(this.boundingSphere=e.boundingSphere.clone()),this}raycast(e,t){const i=this.material,s=this.matrixWorld;i!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),id.copy(this.boundingSphere),id.applyMatrix4(s),e.ray.intersectsSphere(id)!==!1&&(qm.copy(s).invert(),sd.copy(e.ray).applyMatrix4(qm),!(this.boundingBox!==null&&sd.intersectsBox(this.boundingBox)===!1)&&this._computeIntersections(e,t,sd)))}getVertexPosition(e,t){return super.getVertexPosition(e,t),this.applyBoneTransform(e,t),t}bind(e,t){this.skeleton=e,t===void 0&&(this.updateMatrixWorld(!0),this.skeleton.calculateInverses(),t=this.matrixWorld),this.bindMatrix.copy(t),this.bindMatrixInverse.copy(t).invert()}pose(){this.skeleton.pose()}normalizeSkinWeights(){const e=new qt,t=this.geometry.attributes.skinWeight;for(let i=0,s=t.count;i<s;i++){e.fromBufferAttribute(t,i);const r=1/e.manhattanLength();r!==1/0?e.multiplyScalar(r):e.set(1,0,0,0),t.setXYZW(i,e.x,e.y,e.z,e.w)}}updateMatrixWorld(e){super.updateMatrixWorld(e),this.bindMode===tm?this.bindMatrixInverse.copy(this.matrixWorld).invert():this.bindMode===vy?this.bindMatrixInverse.copy(this.bindMatrix).invert():console.warn("THREE.SkinnedMesh: Unrecognized bindMode: "+this.bindMode)}applyBoneTransform(e,t){const i=this.skeleton,s=this.geometry;$m.fromBufferAttribute(s.attributes.skinIndex,e),jm.fromBufferAttribute(s.attributes.skinWeight,e),Wm.copy(t).applyMatrix4(this.bindMatrix),t.set(0,0,0);for(let r=0;r<4;r++){const o=jm.getComponent(r);if(o!==0){const a=$m.getComponent(r);Xm.multiplyMatrices(i.bones[a].matrixWorld,i.boneInverses[a]),t.addScaledVector(xb.copy(Wm).applyMatrix4(Xm),o)}}return t.applyMatrix4(this.bindMatrixInverse)}}class Ym extends Tn{constructor(){super(),this.isBone=!0,this.type="Bone"}}class Km extends ri{constructor(e=null,t=1,i=1,s,r,o,a,c,l=Ri,u=Ri,h,d){super(null,o,a,c,l,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}const Zm=new vt,bb=new vt;class rd{constructor(e=[],t=[]){this.uuid=er(),this.bones=e.slice(0),this.boneInverses=t,this.boneMatrices=null,this.boneTexture=null,this.init()}init(){const e=this.bones,t=this.boneInverses;if(this.boneMatrices=new Float32Array(e.length*16),t.length===0)this.calculateInverses();else if(e.length!==t.length){console.warn("THREE.Skeleton: Number of inverse bone matrices does not match amount of bones."),this.boneInverses=[];for(let i=0,s=this.bones.length;i<s;i++)this.boneInverses.push(new vt)}}calculateInverses(){this.boneInverses.length=0;for(let e=0,t=this.bones.length;e<t;e++){const i=new vt;this.bones[e]&&i.copy(this.bones[e].matrixWorld).invert(),this.boneInverses.push(i)}}pose(){for(let e=0,t=this.bones.length;e<t;e++){const i=this.bones[e];i&&i.matrixWorld.copy(this.boneInverses[e]).invert()}for(let e=0,t=this.bones.length;e<t;e++){const i=this.bones[e];i&&(i.parent&&i.parent.isBone?(i.matrix.copy(i.parent.matrixWorld).invert(),i.matrix.multiply(i.matrixWorld)):i.matrix.copy(i.matrixWorld),i.matrix.decompose(i.position,i.quaternion,i.scale))}}update(){const e=this.bones,t=this.boneInverses,i=this.boneMatrices,s=this.boneTexture;for(let r=0,o=e.length;r<o;r++){const a=e[r]?e[r].matrixWorld:bb;Zm.multiplyMatrices(a,t[r]),Zm.toArray(i,r*16)}s!==null&&(s.needsUpdate=!0)}clone(){return new rd(this.bones,this.boneInverses)}computeBoneTexture(){let e=Math.sqrt(this.bones.length*4);e=Math.ceil(e/4)*4,e=Math.max(e,4);const t=new Float32Array(e*e*4);t.set(this.boneMatrices);const i=new Km(t,e,e,Hi,vs);return i.needsUpdate=!0,this.boneMatrices=t,this.boneTexture=i,this}getBoneByName(e){for(let t=0,i=this.bones.length;t<i;t++){const s=this.bones[t];if(s.name===e)return s}}dispose(){this.boneTexture!==null&&(this.boneTexture.dispose(),this.boneTexture=null)}fromJSON(e,t){this.uuid=e.uuid;for(let i=0,s=e.bones.length;i<s;i++){const r=e.bones[i];let o=t[r];o===void 0&&(console.warn("THREE.Skeleton: No bone found with UUID:",r),o=new Ym),this.bones.push(o),this.boneInverses.push(new vt().fromArray(e.boneInverses[i]))}return this.init(),this}toJSON(){const e={metadata:{version:4.7,type:"Skeleton",generator:"Skeleton.toJSON"},bones:[],boneInverses:[]};e.uuid=this.uuid;const t=this.bones,i=this.boneInverses;for(let s=0,r=t.length;s<r;s++){const o=t[s];e.bones.push(o.uuid);const a=i[s];e.boneInverses.push(a.toArray())}return e}}const od=new j,Mb=new j,Sb=new Tt;class ys{constructor(e=new j(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){const s=od.subVectors(i,t).cross(Mb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){const e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t){const i=e.delta(od),s=this.normal.dot(i);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;const r=-(e.start.dot(this.normal)+this.constant)/s;return r<0||r>1?null:t.copy(e.start).addScaledVector(i,r)}intersectsLine(e){const t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){const i=t||Sb.getNormalMatrix(e),s=this.coplanarPoint(od).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}}const Ur=new Os,wb=new _t(.5,.5),tc=new j;class ad{constructor(e=new ys,t=new ys,i=new ys,s=new ys,r=new ys,o=new ys){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){const a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){const t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=xs,i=!1){const s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],u=r[4],h=r[5],d=r[6],p=r[7],g=r[8],v=r[9],m=r[10],f=r[11],w=r[12],C=r[13],_=r[14],T=r[15];if(s[0].setComponents(l-o,p-u,f-g,T-w).normalize(),s[1].setComponents(l+o,p+u,f+g,T+w).normalize(),s[2].setComponents(l+a,p+h,f+v,T+C).normalize(),s[3].setComponents(l-a,p-h,f-v,T-C).normalize(),i)s[4].setComponents(c,d,m,_).normalize(),s[5].setComponents(l-c,p-d,f-m,T-_).normalize();else if(s[4].setComponents(l-c,p-d,f-m,T-_).normalize(),t===xs)s[5].setComponents(l+c,p+d,f+m,T+_).normalize();else if(t===Fl)s[5].setComponents(c,d,m,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ur.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{const t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ur.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ur)}intersectsSprite(e){Ur.center.set(0,0,0);const t=wb.distanceTo(e.center);return Ur.radius=.7071067811865476+t,Ur.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ur)}intersectsSphere(e){const t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){const t=this.planes;for(let i=0;i<6;i++){const s=t[i];if(tc.x=s.normal.x>0?e.max.x:e.min.x,tc.y=s.normal.y>0?e.max.y:e.min.y,tc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(tc)<0)return!1}return!0}containsPoint(e){const t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class lr extends os{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new dt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}}const nc=new j,ic=new j,Jm=new vt,Fa=new Ao,sc=new Os,ld=new j,Qm=new j;class cd extends Tn{constructor(e=new Un,t=new lr){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)nc.fromBufferAttribute(t,s-1),ic.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=nc.distanceTo(ic);e.setAttribute("lineDistance",new Nt(i,1))}else console.warn("THREE.Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),sc.copy(i.boundingSphere),sc.applyMatrix4(s),sc.radius+=r,e.ray.intersectsSphere(sc)===!1)return;Jm.copy(s).invert(),Fa.copy(e.ray).applyMatrix4(Jm);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){const p=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let v=p,m=g-1;v<m;v+=l){const f=u.getX(v),w=u.getX(v+1),C=rc(this,e,Fa,c,f,w,v);C&&t.push(C)}if(this.isLineLoop){const v=u.getX(g-1),m=u.getX(p),f=rc(this,e,Fa,c,v,m,g-1);f&&t.push(f)}}else{const p=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let v=p,m=g-1;v<m;v+=l){const f=rc(this,e,Fa,c,v,v+1,v);f&&t.push(f)}if(this.isLineLoop){const v=rc(this,e,Fa,c,g-1,p,g-1);v&&t.push(v)}}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function rc(n,e,t,i,s,r,o){const a=n.geometry.attributes.position;if(nc.fromBufferAttribute(a,s),ic.fromBufferAttribute(a,r),t.distanceSqToSegment(nc,ic,ld,Qm)>i)return;ld.applyMatrix4(n.matrixWorld);const l=e.ray.origin.distanceTo(ld);if(!(l<e.near||l>e.far))return{distance:l,point:Qm.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}const eg=new j,tg=new j;class oc extends cd{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const e=this.geometry;if(e.index===null){const t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)eg.fromBufferAttribute(t,s),tg.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+eg.distanceTo(tg);e.setAttribute("lineDistance",new Nt(i,1))}else console.warn("THREE.LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class ka extends os{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new dt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}}const ng=new vt,ud=new Ao,ac=new Os,lc=new j;class hd extends Tn{constructor(e=new Un,t=new ka){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}raycast(e,t){const i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),ac.copy(i.boundingSphere),ac.applyMatrix4(s),ac.radius+=r,e.ray.intersectsSphere(ac)===!1)return;ng.copy(s).invert(),ud.copy(e.ray).applyMatrix4(ng);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=i.index,h=i.attributes.position;if(l!==null){const d=Math.max(0,o.start),p=Math.min(l.count,o.start+o.count);for(let g=d,v=p;g<v;g++){const m=l.getX(g);lc.fromBufferAttribute(h,m),ig(lc,m,c,s,e,t,this)}}else{const d=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let g=d,v=p;g<v;g++)lc.fromBufferAttribute(h,g),ig(lc,g,c,s,e,t,this)}}updateMorphTargets(){const t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){const s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function ig(n,e,t,i,s,r,o){const a=ud.distanceSqToPoint(n);if(a<t){const c=new j;ud.closestPointToPoint(n,c),c.applyMatrix4(i);const l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}class sg extends ri{constructor(e,t,i=Rr,s,r,o,a=Ri,c=Ri,l,u=Ta,h=1){if(u!==Ta&&u!==Aa)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const d={width:e,height:t,depth:h};super(d,s,r,o,a,c,u,i,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Uh(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){const t=super.toJSON(e);return this.compareFunction!==null&&(t.compareFunction=this.compareFunction),t}}class rg extends ri{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}}class dd extends Un{constructor(e=1,t=1,i=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:i,radialSegments:s,heightSegments:r},t=Math.max(0,t),i=Math.max(1,Math.floor(i)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));const o=[],a=[],c=[],l=[],u=t/2,h=Math.PI/2*e,d=t,p=2*h+d,g=i*2+r,v=s+1,m=new j,f=new j;for(let w=0;w<=g;w++){let C=0,_=0,T=0,A=0;if(w<=i){const y=w/i,M=y*Math.PI/2;_=-u-e*Math.cos(M),T=e*Math.sin(M),A=-e*Math.cos(M),C=y*h}else if(w<=i+r){const y=(w-i)/r;_=-u+y*t,T=e,A=0,C=h+y*d}else{const y=(w-i-r)/i,M=y*Math.PI/2;_=u+e*Math.sin(M),T=e*Math.cos(M),A=e*Math.sin(M),C=h+d+y*h}const k=Math.max(0,Math.min(1,C/p));let U=0;w===0?U=.5/s:w===g&&(U=-.5/s);for(let y=0;y<=s;y++){const M=y/s,D=M*Math.PI*2,z=Math.sin(D),H=Math.cos(D);f.x=-T*H,f.y=_,f.z=T*z,a.push(f.x,f.y,f.z),m.set(-T*H,A,T*z),m.normalize(),c.push(m.x,m.y,m.z),l.push(M+U,k)}if(w>0){const y=(w-1)*v;for(let M=0;M<s;M++){const D=y+M,z=y+M+1,H=w*v+M,Z=w*v+M+1;o.push(D,z,H),o.push(z,Z,H)}}}this.setIndex(o),this.setAttribute("position",new Nt(a,3)),this.setAttribute("normal",new Nt(c,3)),this.setAttribute("uv",new Nt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new dd(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}}class fd extends Un{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};const l=this;s=Math.floor(s),r=Math.floor(r);const u=[],h=[],d=[],p=[];let g=0;const v=[],m=i/2;let f=0;w(),o===!1&&(e>0&&C(!0),t>0&&C(!1)),this.setIndex(u),this.setAttribute("position",new Nt(h,3)),this.setAttribute("normal",new Nt(d,3)),this.setAttribute("uv",new Nt(p,2));function w(){const _=new j,T=new j;let A=0;const k=(t-e)/i;for(let U=0;U<=r;U++){const y=[],M=U/r,D=M*(t-e)+e;for(let z=0;z<=s;z++){const H=z/s,Z=H*c+a,J=Math.sin(Z),G=Math.cos(Z);T.x=D*J,T.y=-M*i+m,T.z=D*G,h.push(T.x,T.y,T.z),_.set(J,k,G).normalize(),d.push(_.x,_.y,_.z),p.push(H,1-M),y.push(g++)}v.push(y)}for(let U=0;U<s;U++)for(let y=0;y<r;y++){const M=v[y][U],D=v[y+1][U],z=v[y+1][U+1],H=v[y][U+1];(e>0||y!==0)&&(u.push(M,D,H),A+=3),(t>0||y!==r-1)&&(u.push(D,z,H),A+=3)}l.addGroup(f,A,0),f+=A}function C(_){const T=g,A=new _t,k=new j;let U=0;const y=_===!0?e:t,M=_===!0?1:-1;for(let z=1;z<=s;z++)h.push(0,m*M,0),d.push(0,M,0),p.push(.5,.5),g++;const D=g;for(let z=0;z<=s;z++){const Z=z/s*c+a,J=Math.cos(Z),G=Math.sin(Z);k.x=y*G,k.y=m*M,k.z=y*J,h.push(k.x,k.y,k.z),d.push(0,M,0),A.x=J*.5+.5,A.y=G*.5*M+.5,p.push(A.x,A.y),g++}for(let z=0;z<s;z++){const H=T+z,Z=D+z;_===!0?u.push(Z,Z+1,H):u.push(Z+1,Z,H),U+=3}l.addGroup(f,U,_===!0?1:2),f+=U}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new fd(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}}class cc extends Un{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};const r=e/2,o=t/2,a=Math.floor(i),c=Math.floor(s),l=a+1,u=c+1,h=e/a,d=t/c,p=[],g=[],v=[],m=[];for(let f=0;f<u;f++){const w=f*d-o;for(let C=0;C<l;C++){const _=C*h-r;g.push(_,-w,0),v.push(0,0,1),m.push(C/a),m.push(1-f/c)}}for(let f=0;f<c;f++)for(let w=0;w<a;w++){const C=w+l*f,_=w+l*(f+1),T=w+1+l*(f+1),A=w+1+l*f;p.push(C,_,A),p.push(_,T,A)}this.setIndex(p),this.setAttribute("position",new Nt(g,3)),this.setAttribute("normal",new Nt(v,3)),this.setAttribute("uv",new Nt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new cc(e.width,e.height,e.widthSegments,e.heightSegments)}}class uc extends Un{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));const c=Math.min(o+a,Math.PI);let l=0;const u=[],h=new j,d=new j,p=[],g=[],v=[],m=[];for(let f=0;f<=i;f++){const w=[],C=f/i;let _=0;f===0&&o===0?_=.5/t:f===i&&c===Math.PI&&(_=-.5/t);for(let T=0;T<=t;T++){const A=T/t;h.x=-e*Math.cos(s+A*r)*Math.sin(o+C*a),h.y=e*Math.cos(o+C*a),h.z=e*Math.sin(s+A*r)*Math.sin(o+C*a),g.push(h.x,h.y,h.z),d.copy(h).normalize(),v.push(d.x,d.y,d.z),m.push(A+_,1-C),w.push(l++)}u.push(w)}for(let f=0;f<i;f++)for(let w=0;w<t;w++){const C=u[f][w+1],_=u[f][w],T=u[f+1][w],A=u[f+1][w+1];(f!==0||o>0)&&p.push(C,_,A),(f!==i-1||c<Math.PI)&&p.push(_,T,A)}this.setIndex(p),this.setAttribute("position",new Nt(g,3)),this.setAttribute("normal",new Nt(v,3)),this.setAttribute("uv",new Nt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new uc(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}}class cr extends os{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new dt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Il,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class ko extends os{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new dt(16777215),this.specular=new dt(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Il,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Tl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class Eb extends os{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new dt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new dt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Il,this.normalScale=new _t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new yi,this.combine=Tl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}}class Tb extends os{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=by,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}}class Ab extends os{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}}function hc(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Rb(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Cb(n){function e(s,r){return n[s]-n[r]}const t=n.length,i=new Array(t);for(let s=0;s!==t;++s)i[s]=s;return i.sort(e),i}function og(n,e,t){const i=n.length,s=new n.constructor(i);for(let r=0,o=0;o!==i;++r){const a=t[r]*e;for(let c=0;c!==e;++c)s[o++]=n[a+c]}return s}function ag(n,e,t,i){let s=1,r=n[0];for(;r!==void 0&&r[i]===void 0;)r=n[s++];if(r===void 0)return;let o=r[i];if(o!==void 0)if(Array.isArray(o))do o=r[i],o!==void 0&&(e.push(r.time),t.push(...o)),r=n[s++];while(r!==void 0);else if(o.toArray!==void 0)do o=r[i],o!==void 0&&(e.push(r.time),o.toArray(t,t.length)),r=n[s++];while(r!==void 0);else do o=r[i],o!==void 0&&(e.push(r.time),t.push(o)),r=n[s++];while(r!==void 0)}class dc{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){const t=this.parameterPositions;let i=this._cachedIndex,s=t[i],r=t[i-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break e}o=t.length;break t}if(!(e>=r)){const a=t[1];e<a&&(i=2,r=a);for(let c=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===c)break;if(s=r,r=t[--i-1],e>=r)break e}o=i,i=0;break t}break n}for(;i<o;){const a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){const t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("call to abstract method")}intervalChanged_(){}}class Pb extends dc{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:hm,endingEnd:hm}}intervalChanged_(e,t,i){const s=this.parameterPositions;let r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case dm:r=e,a=2*t-i;break;case fm:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(c===void 0)switch(this.getSettings_().endingEnd){case dm:o=e,c=2*i-t;break;case fm:o=1,c=i+s[1]-s[0];break;default:o=e-1,c=t}const l=(i-t)*.5,u=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,p=this._weightNext,g=(i-t)/(s-t),v=g*g,m=v*g,f=-d*m+2*d*v-d*g,w=(1+d)*m+(-1.5-2*d)*v+(-.5+d)*g+1,C=(-1-p)*m+(1.5+p)*v+.5*g,_=p*m-p*v;for(let T=0;T!==a;++T)r[T]=f*o[u+T]+w*o[l+T]+C*o[c+T]+_*o[h+T];return r}}class Lb extends dc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[l+d]*h+o[c+d]*u;return r}}class Db extends dc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}}class as{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=hc(t,this.TimeBufferType),this.values=hc(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){const t=e.constructor;let i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:hc(e.times,Array),values:hc(e.values,Array)};const s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s)}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Db(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Lb(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Pb(this.times,this.values,this.getValueSize(),e)}setInterpolation(e){let t;switch(e){case Nl:t=this.InterpolantFactoryMethodDiscrete;break;case Ph:t=this.InterpolantFactoryMethodLinear;break;case Lh:t=this.InterpolantFactoryMethodSmooth;break}if(t===void 0){const i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return console.warn("THREE.KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Nl;case this.InterpolantFactoryMethodLinear:return Ph;case this.InterpolantFactoryMethodSmooth:return Lh}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){const t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e}return this}scale(e){if(e!==1){const t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e}return this}trim(e,t){const i=this.times,s=i.length;let r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);const a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0;const t=this.getValueSize();t-Math.floor(t)!==0&&(console.error("THREE.KeyframeTrack: Invalid value size in track.",this),e=!1);const i=this.times,s=this.values,r=i.length;r===0&&(console.error("THREE.KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){const c=i[a];if(typeof c=="number"&&isNaN(c)){console.error("THREE.KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){console.error("THREE.KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&Rb(s))for(let a=0,c=s.length;a!==c;++a){const l=s[a];if(isNaN(l)){console.error("THREE.KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){const e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Lh,r=e.length-1;let o=1;for(let a=1;a<r;++a){let c=!1;const l=e[a],u=e[a+1];if(l!==u&&(a!==1||l!==e[0]))if(s)c=!0;else{const h=a*i,d=h-i,p=h+i;for(let g=0;g!==i;++g){const v=t[h+g];if(v!==t[d+g]||v!==t[p+g]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];const h=a*i,d=o*i;for(let p=0;p!==i;++p)t[d+p]=t[h+p]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,c=o*i,l=0;l!==i;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){const e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,s}}as.prototype.ValueTypeName="",as.prototype.TimeBufferType=Float32Array,as.prototype.ValueBufferType=Float32Array,as.prototype.DefaultInterpolation=Ph;class Oo extends as{constructor(e,t,i){super(e,t,i)}}Oo.prototype.ValueTypeName="bool",Oo.prototype.ValueBufferType=Array,Oo.prototype.DefaultInterpolation=Nl,Oo.prototype.InterpolantFactoryMethodLinear=void 0,Oo.prototype.InterpolantFactoryMethodSmooth=void 0;class lg extends as{constructor(e,t,i,s){super(e,t,i,s)}}lg.prototype.ValueTypeName="color";class fc extends as{constructor(e,t,i,s){super(e,t,i,s)}}fc.prototype.ValueTypeName="number";class Nb extends dc{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){const r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(i-t)/(s-t);let l=e*a;for(let u=l+a;l!==u;l+=4)Gi.slerpFlat(r,0,o,l-a,o,l,c);return r}}class Oa extends as{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Nb(this.times,this.values,this.getValueSize(),e)}}Oa.prototype.ValueTypeName="quaternion",Oa.prototype.InterpolantFactoryMethodSmooth=void 0;class Bo extends as{constructor(e,t,i){super(e,t,i)}}Bo.prototype.ValueTypeName="string",Bo.prototype.ValueBufferType=Array,Bo.prototype.DefaultInterpolation=Nl,Bo.prototype.InterpolantFactoryMethodLinear=void 0,Bo.prototype.InterpolantFactoryMethodSmooth=void 0;class zo extends as{constructor(e,t,i,s){super(e,t,i,s)}}zo.prototype.ValueTypeName="vector";class cg{constructor(e="",t=-1,i=[],s=yy){this.name=e,this.tracks=i,this.duration=t,this.blendMode=s,this.uuid=er(),this.userData={},this.duration<0&&this.resetDuration()}static parse(e){const t=[],i=e.tracks,s=1/(e.fps||1);for(let o=0,a=i.length;o!==a;++o)t.push(Ub(i[o]).scale(s));const r=new this(e.name,e.duration,t,e.blendMode);return r.uuid=e.uuid,r.userData=JSON.parse(e.userData||"{}"),r}static toJSON(e){const t=[],i=e.tracks,s={name:e.name,duration:e.duration,tracks:t,uuid:e.uuid,blendMode:e.blendMode,userData:JSON.stringify(e.userData)};for(let r=0,o=i.length;r!==o;++r)t.push(as.toJSON(i[r]));return s}static CreateFromMorphTargetSequence(e,t,i,s){const r=t.length,o=[];for(let a=0;a<r;a++){let c=[],l=[];c.push((a+r-1)%r,a,(a+1)%r),l.push(0,1,0);const u=Cb(c);c=og(c,1,u),l=og(l,1,u),!s&&c[0]===0&&(c.push(r),l.push(l[0])),o.push(new fc(".morphTargetInfluences["+t[a].name+"]",c,l).scale(1/i))}return new this(e,-1,o)}static findByName(e,t){let i=e;if(!Array.isArray(e)){const s=e;i=s.geometry&&s.geometry.animations||s.animations}for(let s=0;s<i.length;s++)if(i[s].name===t)return i[s];return null}static CreateClipsFromMorphTargetSequences(e,t,i){const s={},r=/^([\w-]*?)([\d]+)$/;for(let a=0,c=e.length;a<c;a++){const l=e[a],u=l.name.match(r);if(u&&u.length>1){const h=u[1];let d=s[h];d||(s[h]=d=[]),d.push(l)}}const o=[];for(const a in s)o.push(this.CreateFromMorphTargetSequence(a,s[a],t,i));return o}static parseAnimation(e,t){if(console.warn("THREE.AnimationClip: parseAnimation() is deprecated and will be removed with r185"),!e)return console.error("THREE.AnimationClip: No animation in JSONLoader data."),null;const i=function(h,d,p,g,v){if(p.length!==0){const m=[],f=[];ag(p,m,f,g),m.length!==0&&v.push(new h(d,m,f))}},s=[],r=e.name||"default",o=e.fps||30,a=e.blendMode;let c=e.length||-1;const l=e.hierarchy||[];for(let h=0;h<l.length;h++){const d=l[h].keys;if(!(!d||d.length===0))if(d[0].morphTargets){const p={};let g;for(g=0;g<d.length;g++)if(d[g].morphTargets)for(let v=0;v<d[g].morphTargets.length;v++)p[d[g].morphTargets[v]]=-1;for(const v in p){const m=[],f=[];for(let w=0;w!==d[g].morphTargets.length;++w){const C=d[g];m.push(C.time),f.push(C.morphTarget===v?1:0)}s.push(new fc(".morphTargetInfluence["+v+"]",m,f))}c=p.length*o}else{const p=".bones["+t[h].name+"]";i(zo,p+".position",d,"pos",s),i(Oa,p+".quaternion",d,"rot",s),i(zo,p+".scale",d,"scl",s)}}return s.length===0?null:new this(r,c,s,a)}resetDuration(){const e=this.tracks;let t=0;for(let i=0,s=e.length;i!==s;++i){const r=this.tracks[i];t=Math.max(t,r.times[r.times.length-1])}return this.duration=t,this}trim(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].trim(0,this.duration);return this}validate(){let e=!0;for(let t=0;t<this.tracks.length;t++)e=e&&this.tracks[t].validate();return e}optimize(){for(let e=0;e<this.tracks.length;e++)this.tracks[e].optimize();return this}clone(){const e=[];for(let i=0;i<this.tracks.length;i++)e.push(this.tracks[i].clone());const t=new this.constructor(this.name,this.duration,e,this.blendMode);return t.userData=JSON.parse(JSON.stringify(this.userData)),t}toJSON(){return this.constructor.toJSON(this)}}function Ib(n){switch(n.toLowerCase()){case"scalar":case"double":case"float":case"number":case"integer":return fc;case"vector":case"vector2":case"vector3":case"vector4":return zo;case"color":return lg;case"quaternion":return Oa;case"bool":case"boolean":return Oo;case"string":return Bo}throw new Error("THREE.KeyframeTrack: Unsupported typeName: "+n)}function Ub(n){if(n.type===void 0)throw new Error("THREE.KeyframeTrack: track type undefined, can not parse");const e=Ib(n.type);if(n.times===void 0){const t=[],i=[];ag(n.keys,t,i,"value"),n.times=t,n.values=i}return e.parse!==void 0?e.parse(n):new e(n.name,n.times,n.values,n.interpolation)}const Ba={enabled:!1,files:{},add:function(n,e){this.enabled!==!1&&(this.files[n]=e)},get:function(n){if(this.enabled!==!1)return this.files[n]},remove:function(n){delete this.files[n]},clear:function(){this.files={}}};class Fb{constructor(e,t,i){const s=this;let r=!1,o=0,a=0,c;const l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this.abortController=new AbortController,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return c?c(u):u},this.setURLModifier=function(u){return c=u,this},this.addHandler=function(u,h){return l.push(u,h),this},this.removeHandler=function(u){const h=l.indexOf(u);return h!==-1&&l.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=l.length;h<d;h+=2){const p=l[h],g=l[h+1];if(p.global&&(p.lastIndex=0),p.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this.abortController=new AbortController,this}}}const ug=new Fb;class Ws{constructor(e){this.manager=e!==void 0?e:ug,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={}}load(){}loadAsync(e,t){const i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}abort(){return this}}Ws.DEFAULT_MATERIAL_NAME="__DEFAULT";const $s={};class kb extends Error{constructor(e,t){super(e),this.response=t}}class pc extends Ws{constructor(e){super(e),this.mimeType="",this.responseType="",this._abortController=new AbortController}load(e,t,i,s){e===void 0&&(e=""),this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);const r=Ba.get(`file:${e}`);if(r!==void 0)return this.manager.itemStart(e),setTimeout(()=>{t&&t(r),this.manager.itemEnd(e)},0),r;if($s[e]!==void 0){$s[e].push({onLoad:t,onProgress:i,onError:s});return}$s[e]=[],$s[e].push({onLoad:t,onProgress:i,onError:s});const o=new Request(e,{headers:new Headers(this.requestHeader),credentials:this.withCredentials?"include":"same-origin",signal:typeof AbortSignal.any=="function"?AbortSignal.any([this._abortController.signal,this.manager.abortController.signal]):this._abortController.signal}),a=this.mimeType,c=this.responseType;fetch(o).then(l=>{if(l.status===200||l.status===0){if(l.status===0&&console.warn("THREE.FileLoader: HTTP Status 0 received."),typeof ReadableStream>"u"||l.body===void 0||l.body.getReader===void 0)return l;const u=$s[e],h=l.body.getReader(),d=l.headers.get("X-File-Size")||l.headers.get("Content-Length"),p=d?parseInt(d):0,g=p!==0;let v=0;const m=new ReadableStream({start(f){w();function w(){h.read().then(({done:C,value:_})=>{if(C)f.close();else{v+=_.byteLength;const T=new ProgressEvent("progress",{lengthComputable:g,loaded:v,total:p});for(let A=0,k=u.length;A<k;A++){const U=u[A];U.onProgress&&U.onProgress(T)}f.enqueue(_),w()}},C=>{f.error(C)})}}});return new Response(m)}else throw new kb(`fetch for "${l.url}" responded with ${l.status}: ${l.statusText}`,l)}).then(l=>{switch(c){case"arraybuffer":return l.arrayBuffer();case"blob":return l.blob();case"document":return l.text().then(u=>new DOMParser().parseFromString(u,a));case"json":return l.json();default:if(a==="")return l.text();{const h=/charset="?([^;"\s]*)"?/i.exec(a),d=h&&h[1]?h[1].toLowerCase():void 0,p=new TextDecoder(d);return l.arrayBuffer().then(g=>p.decode(g))}}}).then(l=>{Ba.add(`file:${e}`,l);const u=$s[e];delete $s[e];for(let h=0,d=u.length;h<d;h++){const p=u[h];p.onLoad&&p.onLoad(l)}}).catch(l=>{const u=$s[e];if(u===void 0)throw this.manager.itemError(e),l;delete $s[e];for(let h=0,d=u.length;h<d;h++){const p=u[h];p.onError&&p.onError(l)}this.manager.itemError(e)}).finally(()=>{this.manager.itemEnd(e)}),this.manager.itemStart(e)}setResponseType(e){return this.responseType=e,this}setMimeType(e){return this.mimeType=e,this}abort(){return this._abortController.abort(),this._abortController=new AbortController,this}}const Vo=new WeakMap;class Ob extends Ws{constructor(e){super(e)}load(e,t,i,s){this.path!==void 0&&(e=this.path+e),e=this.manager.resolveURL(e);const r=this,o=Ba.get(`image:${e}`);if(o!==void 0){if(o.complete===!0)r.manager.itemStart(e),setTimeout(function(){t&&t(o),r.manager.itemEnd(e)},0);else{let h=Vo.get(o);h===void 0&&(h=[],Vo.set(o,h)),h.push({onLoad:t,onError:s})}return o}const a=Pa("img");function c(){u(),t&&t(this);const h=Vo.get(this)||[];for(let d=0;d<h.length;d++){const p=h[d];p.onLoad&&p.onLoad(this)}Vo.delete(this),r.manager.itemEnd(e)}function l(h){u(),s&&s(h),Ba.remove(`image:${e}`);const d=Vo.get(this)||[];for(let p=0;p<d.length;p++){const g=d[p];g.onError&&g.onError(h)}Vo.delete(this),r.manager.itemError(e),r.manager.itemEnd(e)}function u(){a.removeEventListener("load",c,!1),a.removeEventListener("error",l,!1)}return a.addEventListener("load",c,!1),a.addEventListener("error",l,!1),e.slice(0,5)!=="data:"&&this.crossOrigin!==void 0&&(a.crossOrigin=this.crossOrigin),Ba.add(`image:${e}`,a),r.manager.itemStart(e),a.src=e,a}}class Bb extends Ws{constructor(e){super(e)}load(e,t,i,s){const r=this,o=new Km,a=new pc(this.manager);return a.setResponseType("arraybuffer"),a.setRequestHeader(this.requestHeader),a.setPath(this.path),a.setWithCredentials(r.withCredentials),a.load(e,function(c){let l;try{l=r.parse(c)}catch(u){if(s!==void 0)s(u);else{console.error(u);return}}l.image!==void 0?o.image=l.image:l.data!==void 0&&(o.image.width=l.width,o.image.height=l.height,o.image.data=l.data),o.wrapS=l.wrapS!==void 0?l.wrapS:ts,o.wrapT=l.wrapT!==void 0?l.wrapT:ts,o.magFilter=l.magFilter!==void 0?l.magFilter:Ci,o.minFilter=l.minFilter!==void 0?l.minFilter:Ci,o.anisotropy=l.anisotropy!==void 0?l.anisotropy:1,l.colorSpace!==void 0&&(o.colorSpace=l.colorSpace),l.flipY!==void 0&&(o.flipY=l.flipY),l.format!==void 0&&(o.format=l.format),l.type!==void 0&&(o.type=l.type),l.mipmaps!==void 0&&(o.mipmaps=l.mipmaps,o.minFilter=Is),l.mipmapCount===1&&(o.minFilter=Ci),l.generateMipmaps!==void 0&&(o.generateMipmaps=l.generateMipmaps),o.needsUpdate=!0,t&&t(o,l)},i,s),o}}class hg extends Ws{constructor(e){super(e)}load(e,t,i,s){const r=new ri,o=new Ob(this.manager);return o.setCrossOrigin(this.crossOrigin),o.setPath(this.path),o.load(e,function(a){r.image=a,r.needsUpdate=!0,t!==void 0&&t(r)},i,s),r}}class mc extends Tn{constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new dt(e),this.intensity=t}dispose(){}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){const t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,this.groundColor!==void 0&&(t.object.groundColor=this.groundColor.getHex()),this.distance!==void 0&&(t.object.distance=this.distance),this.angle!==void 0&&(t.object.angle=this.angle),this.decay!==void 0&&(t.object.decay=this.decay),this.penumbra!==void 0&&(t.object.penumbra=this.penumbra),this.shadow!==void 0&&(t.object.shadow=this.shadow.toJSON()),this.target!==void 0&&(t.object.target=this.target.uuid),t}}const pd=new vt,dg=new j,fg=new j;class md{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new _t(512,512),this.mapType=_s,this.map=null,this.mapPass=null,this.matrix=new vt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ad,this._frameExtents=new _t(1,1),this._viewportCount=1,this._viewports=[new qt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(e){const t=this.camera,i=this.matrix;dg.setFromMatrixPosition(e.matrixWorld),t.position.copy(dg),fg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(fg),t.updateMatrixWorld(),pd.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this._frustum.setFromProjectionMatrix(pd,t.coordinateSystem,t.reversedDepth),t.reversedDepth?i.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):i.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),i.multiply(pd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this}clone(){return new this.constructor().copy(this)}toJSON(){const e={};return this.intensity!==1&&(e.intensity=this.intensity),this.bias!==0&&(e.bias=this.bias),this.normalBias!==0&&(e.normalBias=this.normalBias),this.radius!==1&&(e.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(e.mapSize=this.mapSize.toArray()),e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}}class zb extends md{constructor(){super(new Qn(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(e){const t=this.camera,i=xo*2*e.angle*this.focus,s=this.mapSize.width/this.mapSize.height*this.aspect,r=e.distance||t.far;(i!==t.fov||s!==t.aspect||r!==t.far)&&(t.fov=i,t.aspect=s,t.far=r,t.updateProjectionMatrix()),super.updateMatrices(e)}copy(e){return super.copy(e),this.focus=e.focus,this}}class Vb extends mc{constructor(e,t,i=0,s=Math.PI/3,r=0,o=2){super(e,t),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.distance=i,this.angle=s,this.penumbra=r,this.decay=o,this.map=null,this.shadow=new zb}get power(){return this.intensity*Math.PI}set power(e){this.intensity=e/Math.PI}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.angle=e.angle,this.penumbra=e.penumbra,this.decay=e.decay,this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}}const pg=new vt,za=new j,gd=new j;class Hb extends md{constructor(){super(new Qn(90,1,.5,500)),this.isPointLightShadow=!0,this._frameExtents=new _t(4,2),this._viewportCount=6,this._viewports=[new qt(2,1,1,1),new qt(0,1,1,1),new qt(3,1,1,1),new qt(1,1,1,1),new qt(3,0,1,1),new qt(1,0,1,1)],this._cubeDirections=[new j(1,0,0),new j(-1,0,0),new j(0,0,1),new j(0,0,-1),new j(0,1,0),new j(0,-1,0)],this._cubeUps=[new j(0,1,0),new j(0,1,0),new j(0,1,0),new j(0,1,0),new j(0,0,1),new j(0,0,-1)]}updateMatrices(e,t=0){const i=this.camera,s=this.matrix,r=e.distance||i.far;r!==i.far&&(i.far=r,i.updateProjectionMatrix()),za.setFromMatrixPosition(e.matrixWorld),i.position.copy(za),gd.copy(i.position),gd.add(this._cubeDirections[t]),i.up.copy(this._cubeUps[t]),i.lookAt(gd),i.updateMatrixWorld(),s.makeTranslation(-za.x,-za.y,-za.z),pg.multiplyMatrices(i.projectionMatrix,i.matrixWorldInverse),this._frustum.setFromProjectionMatrix(pg,i.coordinateSystem,i.reversedDepth)}}class Gb extends mc{constructor(e,t,i=0,s=2){super(e,t),this.isPointLight=!0,this.type="PointLight",this.distance=i,this.decay=s,this.shadow=new Hb}get power(){return this.intensity*4*Math.PI}set power(e){this.intensity=e/(4*Math.PI)}dispose(){this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.decay=e.decay,this.shadow=e.shadow.clone(),this}}class _d extends zm{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-e,o=i+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){const l=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=u*this.view.offsetY,c=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){const t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}}class Wb extends md{constructor(){super(new _d(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class mg extends mc{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.shadow=new Wb}dispose(){this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}}class gg extends mc{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}}class _g{static extractUrlBase(e){const t=e.lastIndexOf("/");return t===-1?"./":e.slice(0,t+1)}static resolveURL(e,t){return typeof e!="string"||e===""?"":(/^https?:\/\//i.test(t)&&/^\//.test(e)&&(t=t.replace(/(^https?:\/\/[^\/]+).*/i,"$1")),/^(https?:)?\/\//i.test(e)||/^data:.*,.*$/i.test(e)||/^blob:.*$/i.test(e)?e:t+e)}}class $b extends Qn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e}}const vg=new vt;class vd{constructor(e,t,i=0,s=1/0){this.ray=new Ao(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new Gh,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,(t.near+t.far)/(t.near-t.far)).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):console.error("THREE.Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return vg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(vg),this}intersectObject(e,t=!0,i=[]){return xd(e,this,i,t),i.sort(xg),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)xd(e[s],this,i,t);return i.sort(xg),i}}function xg(n,e){return n.distance-e.distance}function xd(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let o=0,a=r.length;o<a;o++)xd(r[o],e,t,!0)}}class yg{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=Lt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(Lt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class bg extends oc{constructor(e=10,t=10,i=4473924,s=8947848){i=new dt(i),s=new dt(s);const r=t/2,o=e/t,a=e/2,c=[],l=[];for(let d=0,p=0,g=-a;d<=t;d++,g+=o){c.push(-a,0,g,a,0,g),c.push(g,0,-a,g,0,a);const v=d===r?i:s;v.toArray(l,p),p+=3,v.toArray(l,p),p+=3,v.toArray(l,p),p+=3,v.toArray(l,p),p+=3}const u=new Un;u.setAttribute("position",new Nt(c,3)),u.setAttribute("color",new Nt(l,3));const h=new lr({vertexColors:!0,toneMapped:!1});super(u,h),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}}class jb extends Cr{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){if(e===void 0){console.warn("THREE.Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}}function Mg(n,e,t,i){const s=Xb(i);switch(t){case am:return n*e;case cm:return n*e/s.components*s.byteLength;case Qu:return n*e/s.components*s.byteLength;case um:return n*e*2/s.components*s.byteLength;case eh:return n*e*2/s.components*s.byteLength;case lm:return n*e*3/s.components*s.byteLength;case Hi:return n*e*4/s.components*s.byteLength;case th:return n*e*4/s.components*s.byteLength;case Cl:case Pl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ll:case Dl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ih:case rh:return Math.max(n,16)*Math.max(e,8)/4;case nh:case sh:return Math.max(n,8)*Math.max(e,8)/2;case oh:case ah:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case lh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ch:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case uh:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case hh:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case dh:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case fh:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case ph:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case mh:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case gh:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case _h:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case vh:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case xh:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case yh:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case bh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Mh:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Sh:case wh:case Eh:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Th:case Ah:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Rh:case Ch:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Xb(n){switch(n){case _s:case im:return{byteLength:1,components:1};case Sa:case sm:case wa:return{byteLength:2,components:1};case Zu:case Ju:return{byteLength:2,components:4};case Rr:case Ku:case vs:return{byteLength:4,components:1};case rm:case om:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:Fu}})),typeof window<"u"&&(window.__THREE__?console.warn("WARNING: Multiple instances of Three.js being imported."):window.__THREE__=Fu);/**
 * @license
 * Copyright 2010-2025 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Sg(){let n=null,e=!1,t=null,i=null;function s(r,o){t(r,o),i=n.requestAnimationFrame(s)}return{start:function(){e!==!0&&t!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function qb(n){const e=new WeakMap;function t(a,c){const l=a.array,u=a.usage,h=l.byteLength,d=n.createBuffer();n.bindBuffer(c,d),n.bufferData(c,l,u),a.onUploadCallback();let p;if(l instanceof Float32Array)p=n.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=n.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=n.HALF_FLOAT:p=n.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=n.SHORT;else if(l instanceof Uint32Array)p=n.UNSIGNED_INT;else if(l instanceof Int32Array)p=n.INT;else if(l instanceof Int8Array)p=n.BYTE;else if(l instanceof Uint8Array)p=n.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,c,l){const u=c.array,h=c.updateRanges;if(n.bindBuffer(l,a),h.length===0)n.bufferSubData(l,0,u);else{h.sort((p,g)=>p.start-g.start);let d=0;for(let p=1;p<h.length;p++){const g=h[d],v=h[p];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++d,h[d]=v)}h.length=d+1;for(let p=0,g=h.length;p<g;p++){const v=h[p];n.bufferSubData(l,v.start*u.BYTES_PER_ELEMENT,u,v.start,v.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);const c=e.get(a);c&&(n.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){const u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}const l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var Yb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Kb=`#ifdef USE_ALPHAHASH
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
#endif`,Zb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Jb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Qb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,eM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,tM=`#ifdef USE_AOMAP
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
#endif`,nM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,iM=`#ifdef USE_BATCHING
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
#endif`,sM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,rM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,oM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,aM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,lM=`#ifdef USE_IRIDESCENCE
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
#endif`,cM=`#ifdef USE_BUMPMAP
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
#endif`,uM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,hM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,dM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,fM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,pM=`#if defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#elif defined( USE_COLOR )
	diffuseColor.rgb *= vColor;
#endif`,mM=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR )
	varying vec3 vColor;
#endif`,gM=`#if defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#elif defined( USE_COLOR ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec3 vColor;
#endif`,_M=`#if defined( USE_COLOR_ALPHA )
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
#endif`,vM=`#define PI 3.141592653589793
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
} // validated`,xM=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,yM=`vec3 transformedNormal = objectNormal;
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
#endif`,bM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,MM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,SM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,wM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,EM="gl_FragColor = linearToOutputTexel( gl_FragColor );",TM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,AM=`#ifdef USE_ENVMAP
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
#endif`,RM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform float flipEnvMap;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
	
#endif`,CM=`#ifdef USE_ENVMAP
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
#endif`,PM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,LM=`#ifdef USE_ENVMAP
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
#endif`,DM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,NM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,IM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,UM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,FM=`#ifdef USE_GRADIENTMAP
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
}`,kM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,OM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,BM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,zM=`uniform bool receiveShadow;
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
#endif`,VM=`#ifdef USE_ENVMAP
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
#endif`,HM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,GM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,WM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,$M=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,jM=`PhysicalMaterial material;
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
#endif`,XM=`struct PhysicalMaterial {
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
}`,qM=`
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
#endif`,YM=`#if defined( RE_IndirectDiffuse )
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
#endif`,KM=`#if defined( RE_IndirectDiffuse )
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ZM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,JM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,QM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,eS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,tS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,nS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,iS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,sS=`#if defined( USE_POINTS_UV )
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
#endif`,rS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,oS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,aS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,lS=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,cS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,uS=`#ifdef USE_MORPHTARGETS
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
#endif`,hS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,dS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,fS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,pS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,mS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,gS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,_S=`#ifdef USE_NORMALMAP
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
#endif`,vS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,xS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,yS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,bS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,MS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,SS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,wS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,ES=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,TS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,AS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,RS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,CS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,PS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,LS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,DS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,NS=`float getShadowMask() {
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
}`,IS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,US=`#ifdef USE_SKINNING
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
#endif`,FS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,kS=`#ifdef USE_SKINNING
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
#endif`,OS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,BS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,zS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,VS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,HS=`#ifdef USE_TRANSMISSION
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
#endif`,GS=`#ifdef USE_TRANSMISSION
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
#endif`,WS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,$S=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,jS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,XS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const At={alphahash_fragment:Yb,alphahash_pars_fragment:Kb,alphamap_fragment:Zb,alphamap_pars_fragment:Jb,alphatest_fragment:Qb,alphatest_pars_fragment:eM,aomap_fragment:tM,aomap_pars_fragment:nM,batching_pars_vertex:iM,batching_vertex:sM,begin_vertex:rM,beginnormal_vertex:oM,bsdfs:aM,iridescence_fragment:lM,bumpmap_pars_fragment:cM,clipping_planes_fragment:uM,clipping_planes_pars_fragment:hM,clipping_planes_pars_vertex:dM,clipping_planes_vertex:fM,color_fragment:pM,color_pars_fragment:mM,color_pars_vertex:gM,color_vertex:_M,common:vM,cube_uv_reflection_fragment:xM,defaultnormal_vertex:yM,displacementmap_pars_vertex:bM,displacementmap_vertex:MM,emissivemap_fragment:SM,emissivemap_pars_fragment:wM,colorspace_fragment:EM,colorspace_pars_fragment:TM,envmap_fragment:AM,envmap_common_pars_fragment:RM,envmap_pars_fragment:CM,envmap_pars_vertex:PM,envmap_physical_pars_fragment:VM,envmap_vertex:LM,fog_vertex:DM,fog_pars_vertex:NM,fog_fragment:IM,fog_pars_fragment:UM,gradientmap_pars_fragment:FM,lightmap_pars_fragment:kM,lights_lambert_fragment:OM,lights_lambert_pars_fragment:BM,lights_pars_begin:zM,lights_toon_fragment:HM,lights_toon_pars_fragment:GM,lights_phong_fragment:WM,lights_phong_pars_fragment:$M,lights_physical_fragment:jM,lights_physical_pars_fragment:XM,lights_fragment_begin:qM,lights_fragment_maps:YM,lights_fragment_end:KM,logdepthbuf_fragment:ZM,logdepthbuf_pars_fragment:JM,logdepthbuf_pars_vertex:QM,logdepthbuf_vertex:eS,map_fragment:tS,map_pars_fragment:nS,map_particle_fragment:iS,map_particle_pars_fragment:sS,metalnessmap_fragment:rS,metalnessmap_pars_fragment:oS,morphinstance_vertex:aS,morphcolor_vertex:lS,morphnormal_vertex:cS,morphtarget_pars_vertex:uS,morphtarget_vertex:hS,normal_fragment_begin:dS,normal_fragment_maps:fS,normal_pars_fragment:pS,normal_pars_vertex:mS,normal_vertex:gS,normalmap_pars_fragment:_S,clearcoat_normal_fragment_begin:vS,clearcoat_normal_fragment_maps:xS,clearcoat_pars_fragment:yS,iridescence_pars_fragment:bS,opaque_fragment:MS,packing:SS,premultiplied_alpha_fragment:wS,project_vertex:ES,dithering_fragment:TS,dithering_pars_fragment:AS,roughnessmap_fragment:RS,roughnessmap_pars_fragment:CS,shadowmap_pars_fragment:PS,shadowmap_pars_vertex:LS,shadowmap_vertex:DS,shadowmask_pars_fragment:NS,skinbase_vertex:IS,skinning_pars_vertex:US,skinning_vertex:FS,skinnormal_vertex:kS,specularmap_fragment:OS,specularmap_pars_fragment:BS,tonemapping_fragment:zS,tonemapping_pars_fragment:VS,transmission_fragment:HS,transmission_pars_fragment:GS,uv_pars_fragment:WS,uv_pars_vertex:$S,uv_vertex:jS,worldpos_vertex:XS,background_vert:`varying vec2 vUv;
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
}`},Fe={common:{diffuse:{value:new dt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Tt},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Tt}},envmap:{envMap:{value:null},envMapRotation:{value:new Tt},flipEnvMap:{value:-1},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Tt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Tt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Tt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Tt},normalScale:{value:new _t(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Tt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Tt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Tt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Tt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new dt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMap:{value:[]},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotShadowMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMap:{value:[]},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null}},points:{diffuse:{value:new dt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0},uvTransform:{value:new Tt}},sprite:{diffuse:{value:new dt(16777215)},opacity:{value:1},center:{value:new _t(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Tt},alphaMap:{value:null},alphaMapTransform:{value:new Tt},alphaTest:{value:0}}},bs={basic:{uniforms:ui([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.fog]),vertexShader:At.meshbasic_vert,fragmentShader:At.meshbasic_frag},lambert:{uniforms:ui([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)}}]),vertexShader:At.meshlambert_vert,fragmentShader:At.meshlambert_frag},phong:{uniforms:ui([Fe.common,Fe.specularmap,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)},specular:{value:new dt(1118481)},shininess:{value:30}}]),vertexShader:At.meshphong_vert,fragmentShader:At.meshphong_frag},standard:{uniforms:ui([Fe.common,Fe.envmap,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.roughnessmap,Fe.metalnessmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:At.meshphysical_vert,fragmentShader:At.meshphysical_frag},toon:{uniforms:ui([Fe.common,Fe.aomap,Fe.lightmap,Fe.emissivemap,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.gradientmap,Fe.fog,Fe.lights,{emissive:{value:new dt(0)}}]),vertexShader:At.meshtoon_vert,fragmentShader:At.meshtoon_frag},matcap:{uniforms:ui([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,Fe.fog,{matcap:{value:null}}]),vertexShader:At.meshmatcap_vert,fragmentShader:At.meshmatcap_frag},points:{uniforms:ui([Fe.points,Fe.fog]),vertexShader:At.points_vert,fragmentShader:At.points_frag},dashed:{uniforms:ui([Fe.common,Fe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:At.linedashed_vert,fragmentShader:At.linedashed_frag},depth:{uniforms:ui([Fe.common,Fe.displacementmap]),vertexShader:At.depth_vert,fragmentShader:At.depth_frag},normal:{uniforms:ui([Fe.common,Fe.bumpmap,Fe.normalmap,Fe.displacementmap,{opacity:{value:1}}]),vertexShader:At.meshnormal_vert,fragmentShader:At.meshnormal_frag},sprite:{uniforms:ui([Fe.sprite,Fe.fog]),vertexShader:At.sprite_vert,fragmentShader:At.sprite_frag},background:{uniforms:{uvTransform:{value:new Tt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:At.background_vert,fragmentShader:At.background_frag},backgroundCube:{uniforms:{envMap:{value:null},flipEnvMap:{value:-1},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Tt}},vertexShader:At.backgroundCube_vert,fragmentShader:At.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:At.cube_vert,fragmentShader:At.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:At.equirect_vert,fragmentShader:At.equirect_frag},distanceRGBA:{uniforms:ui([Fe.common,Fe.displacementmap,{referencePosition:{value:new j},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:At.distanceRGBA_vert,fragmentShader:At.distanceRGBA_frag},shadow:{uniforms:ui([Fe.lights,Fe.fog,{color:{value:new dt(0)},opacity:{value:1}}]),vertexShader:At.shadow_vert,fragmentShader:At.shadow_frag}};bs.physical={uniforms:ui([bs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Tt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Tt},clearcoatNormalScale:{value:new _t(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Tt},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Tt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Tt},sheen:{value:0},sheenColor:{value:new dt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Tt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Tt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Tt},transmissionSamplerSize:{value:new _t},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Tt},attenuationDistance:{value:0},attenuationColor:{value:new dt(0)},specularColor:{value:new dt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Tt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Tt},anisotropyVector:{value:new _t},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Tt}}]),vertexShader:At.meshphysical_vert,fragmentShader:At.meshphysical_frag};const gc={r:0,b:0,g:0},Fr=new yi,qS=new vt;function YS(n,e,t,i,s,r,o){const a=new dt(0);let c=r===!0?0:1,l,u,h=null,d=0,p=null;function g(C){let _=C.isScene===!0?C.background:null;return _&&_.isTexture&&(_=(C.backgroundBlurriness>0?t:e).get(_)),_}function v(C){let _=!1;const T=g(C);T===null?f(a,c):T&&T.isColor&&(f(T,1),_=!0);const A=n.xr.getEnvironmentBlendMode();A==="additive"?i.buffers.color.setClear(0,0,0,1,o):A==="alpha-blend"&&i.buffers.color.setClear(0,0,0,0,o),(n.autoClear||_)&&(i.buffers.depth.setTest(!0),i.buffers.depth.setMask(!0),i.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function m(C,_){const T=g(_);T&&(T.isCubeTexture||T.mapping===Al)?(u===void 0&&(u=new Mn(new Ir(1,1,1),new or({name:"BackgroundCubeMaterial",uniforms:Io(bs.backgroundCube.uniforms),vertexShader:bs.backgroundCube.vertexShader,fragmentShader:bs.backgroundCube.fragmentShader,side:xi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),u.geometry.deleteAttribute("normal"),u.geometry.deleteAttribute("uv"),u.onBeforeRender=function(A,k,U){this.matrixWorld.copyPosition(U.matrixWorld)},Object.defineProperty(u.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),s.update(u)),Fr.copy(_.backgroundRotation),Fr.x*=-1,Fr.y*=-1,Fr.z*=-1,T.isCubeTexture&&T.isRenderTargetTexture===!1&&(Fr.y*=-1,Fr.z*=-1),u.material.uniforms.envMap.value=T,u.material.uniforms.flipEnvMap.value=T.isCubeTexture&&T.isRenderTargetTexture===!1?-1:1,u.material.uniforms.backgroundBlurriness.value=_.backgroundBlurriness,u.material.uniforms.backgroundIntensity.value=_.backgroundIntensity,u.material.uniforms.backgroundRotation.value.setFromMatrix4(qS.makeRotationFromEuler(Fr)),u.material.toneMapped=kt.getTransfer(T.colorSpace)!==rn,(h!==T||d!==T.version||p!==n.toneMapping)&&(u.material.needsUpdate=!0,h=T,d=T.version,p=n.toneMapping),u.layers.enableAll(),C.unshift(u,u.geometry,u.material,0,0,null)):T&&T.isTexture&&(l===void 0&&(l=new Mn(new cc(2,2),new or({name:"BackgroundMaterial",uniforms:Io(bs.background.uniforms),vertexShader:bs.background.vertexShader,fragmentShader:bs.background.fragmentShader,side:Ns,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),s.update(l)),l.material.uniforms.t2D.value=T,l.material.uniforms.backgroundIntensity.value=_.backgroundIntensity,l.material.toneMapped=kt.getTransfer(T.colorSpace)!==rn,T.matrixAutoUpdate===!0&&T.updateMatrix(),l.material.uniforms.uvTransform.value.copy(T.matrix),(h!==T||d!==T.version||p!==n.toneMapping)&&(l.material.needsUpdate=!0,h=T,d=T.version,p=n.toneMapping),l.layers.enableAll(),C.unshift(l,l.geometry,l.material,0,0,null))}function f(C,_){C.getRGB(gc,Bm(n)),i.buffers.color.setClear(gc.r,gc.g,gc.b,_,o)}function w(){u!==void 0&&(u.geometry.dispose(),u.material.dispose(),u=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(C,_=1){a.set(C),c=_,f(a,c)},getClearAlpha:function(){return c},setClearAlpha:function(C){c=C,f(a,c)},render:v,addToRenderList:m,dispose:w}}function KS(n,e){const t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null);let r=s,o=!1;function a(M,D,z,H,Z){let J=!1;const G=h(H,z,D);r!==G&&(r=G,l(r.object)),J=p(M,H,z,Z),J&&g(M,H,z,Z),Z!==null&&e.update(Z,n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,_(M,D,z,H),Z!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(Z).buffer))}function c(){return n.createVertexArray()}function l(M){return n.bindVertexArray(M)}function u(M){return n.deleteVertexArray(M)}function h(M,D,z){const H=z.wireframe===!0;let Z=i[M.id];Z===void 0&&(Z={},i[M.id]=Z);let J=Z[D.id];J===void 0&&(J={},Z[D.id]=J);let G=J[H];return G===void 0&&(G=d(c()),J[H]=G),G}function d(M){const D=[],z=[],H=[];for(let Z=0;Z<t;Z++)D[Z]=0,z[Z]=0,H[Z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:D,enabledAttributes:z,attributeDivisors:H,object:M,attributes:{},index:null}}function p(M,D,z,H){const Z=r.attributes,J=D.attributes;let G=0;const ie=z.getAttributes();for(const Q in ie)if(ie[Q].location>=0){const ne=Z[Q];let ae=J[Q];if(ae===void 0&&(Q==="instanceMatrix"&&M.instanceMatrix&&(ae=M.instanceMatrix),Q==="instanceColor"&&M.instanceColor&&(ae=M.instanceColor)),ne===void 0||ne.attribute!==ae||ae&&ne.data!==ae.data)return!0;G++}return r.attributesNum!==G||r.index!==H}function g(M,D,z,H){const Z={},J=D.attributes;let G=0;const ie=z.getAttributes();for(const Q in ie)if(ie[Q].location>=0){let ne=J[Q];ne===void 0&&(Q==="instanceMatrix"&&M.instanceMatrix&&(ne=M.instanceMatrix),Q==="instanceColor"&&M.instanceColor&&(ne=M.instanceColor));const ae={};ae.attribute=ne,ne&&ne.data&&(ae.data=ne.data),Z[Q]=ae,G++}r.attributes=Z,r.attributesNum=G,r.index=H}function v(){const M=r.newAttributes;for(let D=0,z=M.length;D<z;D++)M[D]=0}function m(M){f(M,0)}function f(M,D){const z=r.newAttributes,H=r.enabledAttributes,Z=r.attributeDivisors;z[M]=1,H[M]===0&&(n.enableVertexAttribArray(M),H[M]=1),Z[M]!==D&&(n.vertexAttribDivisor(M,D),Z[M]=D)}function w(){const M=r.newAttributes,D=r.enabledAttributes;for(let z=0,H=D.length;z<H;z++)D[z]!==M[z]&&(n.disableVertexAttribArray(z),D[z]=0)}function C(M,D,z,H,Z,J,G){G===!0?n.vertexAttribIPointer(M,D,z,Z,J):n.vertexAttribPointer(M,D,z,H,Z,J)}function _(M,D,z,H){v();const Z=H.attributes,J=z.getAttributes(),G=D.defaultAttributeValues;for(const ie in J){const Q=J[ie];if(Q.location>=0){let de=Z[ie];if(de===void 0&&(ie==="instanceMatrix"&&M.instanceMatrix&&(de=M.instanceMatrix),ie==="instanceColor"&&M.instanceColor&&(de=M.instanceColor)),de!==void 0){const ne=de.normalized,ae=de.itemSize,fe=e.get(de);if(fe===void 0)continue;const ue=fe.buffer,be=fe.type,Me=fe.bytesPerElement,X=be===n.INT||be===n.UNSIGNED_INT||de.gpuType===Ku;if(de.isInterleavedBufferAttribute){const te=de.data,Se=te.stride,Ve=de.offset;if(te.isInstancedInterleavedBuffer){for(let De=0;De<Q.locationSize;De++)f(Q.location+De,te.meshPerAttribute);M.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let De=0;De<Q.locationSize;De++)m(Q.location+De);n.bindBuffer(n.ARRAY_BUFFER,ue);for(let De=0;De<Q.locationSize;De++)C(Q.location+De,ae/Q.locationSize,be,ne,Se*Me,(Ve+ae/Q.locationSize*De)*Me,X)}else{if(de.isInstancedBufferAttribute){for(let te=0;te<Q.locationSize;te++)f(Q.location+te,de.meshPerAttribute);M.isInstancedMesh!==!0&&H._maxInstanceCount===void 0&&(H._maxInstanceCount=de.meshPerAttribute*de.count)}else for(let te=0;te<Q.locationSize;te++)m(Q.location+te);n.bindBuffer(n.ARRAY_BUFFER,ue);for(let te=0;te<Q.locationSize;te++)C(Q.location+te,ae/Q.locationSize,be,ne,ae*Me,ae/Q.locationSize*te*Me,X)}}else if(G!==void 0){const ne=G[ie];if(ne!==void 0)switch(ne.length){case 2:n.vertexAttrib2fv(Q.location,ne);break;case 3:n.vertexAttrib3fv(Q.location,ne);break;case 4:n.vertexAttrib4fv(Q.location,ne);break;default:n.vertexAttrib1fv(Q.location,ne)}}}}w()}function T(){U();for(const M in i){const D=i[M];for(const z in D){const H=D[z];for(const Z in H)u(H[Z].object),delete H[Z];delete D[z]}delete i[M]}}function A(M){if(i[M.id]===void 0)return;const D=i[M.id];for(const z in D){const H=D[z];for(const Z in H)u(H[Z].object),delete H[Z];delete D[z]}delete i[M.id]}function k(M){for(const D in i){const z=i[D];if(z[M.id]===void 0)continue;const H=z[M.id];for(const Z in H)u(H[Z].object),delete H[Z];delete z[M.id]}}function U(){y(),o=!0,r!==s&&(r=s,l(r.object))}function y(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:y,dispose:T,releaseStatesOfGeometry:A,releaseStatesOfProgram:k,initAttributes:v,enableAttribute:m,disableUnusedAttributes:w}}function ZS(n,e,t){let i;function s(l){i=l}function r(l,u){n.drawArrays(i,l,u),t.update(u,i,1)}function o(l,u,h){h!==0&&(n.drawArraysInstanced(i,l,u,h),t.update(u,i,h))}function a(l,u,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,u,0,h);let p=0;for(let g=0;g<h;g++)p+=u[g];t.update(p,i,1)}function c(l,u,h,d){if(h===0)return;const p=e.get("WEBGL_multi_draw");if(p===null)for(let g=0;g<l.length;g++)o(l[g],u[g],d[g]);else{p.multiDrawArraysInstancedWEBGL(i,l,0,u,0,d,0,h);let g=0;for(let v=0;v<h;v++)g+=u[v]*d[v];t.update(g,i,1)}}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a,this.renderMultiDrawInstances=c}function JS(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){const k=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(k.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(k){return!(k!==Hi&&i.convert(k)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(k){const U=k===wa&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(k!==_s&&i.convert(k)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE)&&k!==vs&&!U)}function c(k){if(k==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";k="mediump"}return k==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp";const u=c(l);u!==l&&(console.warn("THREE.WebGLRenderer:",l,"not supported, using",u,"instead."),l=u);const h=t.logarithmicDepthBuffer===!0,d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),p=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),f=n.getParameter(n.MAX_VERTEX_ATTRIBS),w=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),C=n.getParameter(n.MAX_VARYING_VECTORS),_=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),T=g>0,A=n.getParameter(n.MAX_SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:w,maxVaryings:C,maxFragmentUniforms:_,vertexTextures:T,maxSamples:A}}function QS(n){const e=this;let t=null,i=0,s=!1,r=!1;const o=new ys,a=new Tt,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){const p=h.length!==0||d||i!==0||s;return s=d,i=h.length,p},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,p){const g=h.clippingPlanes,v=h.clipIntersection,m=h.clipShadows,f=n.get(h);if(!s||g===null||g.length===0||r&&!m)r?u(null):l();else{const w=r?0:i,C=w*4;let _=f.clippingState||null;c.value=_,_=u(g,d,C,p);for(let T=0;T!==C;++T)_[T]=t[T];f.clippingState=_,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=w}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,p,g){const v=h!==null?h.length:0;let m=null;if(v!==0){if(m=c.value,g!==!0||m===null){const f=p+v*4,w=d.matrixWorldInverse;a.getNormalMatrix(w),(m===null||m.length<f)&&(m=new Float32Array(f));for(let C=0,_=p;C!==v;++C,_+=4)o.copy(h[C]).applyMatrix4(w,a),o.normal.toArray(m,_),m[_+3]=o.constant}c.value=m,c.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,m}}function ew(n){let e=new WeakMap;function t(o,a){return a===ju?o.mapping=mo:a===Xu&&(o.mapping=go),o}function i(o){if(o&&o.isTexture){const a=o.mapping;if(a===ju||a===Xu)if(e.has(o)){const c=e.get(o).texture;return t(c,o.mapping)}else{const c=o.image;if(c&&c.height>0){const l=new _b(c.height);return l.fromEquirectangularTexture(n,o),e.set(o,l),o.addEventListener("dispose",s),t(l.texture,o.mapping)}else return null}}return o}function s(o){const a=o.target;a.removeEventListener("dispose",s);const c=e.get(a);c!==void 0&&(e.delete(a),c.dispose())}function r(){e=new WeakMap}return{get:i,dispose:r}}const Ho=4,wg=[.125,.215,.35,.446,.526,.582],kr=20,yd=new _d,Eg=new dt;let bd=null,Md=0,Sd=0,wd=!1;const Or=(1+Math.sqrt(5))/2,Go=1/Or,Tg=[new j(-Or,Go,0),new j(Or,Go,0),new j(-Go,0,Or),new j(Go,0,Or),new j(0,Or,-Go),new j(0,Or,Go),new j(-1,1,-1),new j(1,1,-1),new j(-1,1,1),new j(1,1,1)],tw=new j;class Ag{constructor(e){this._renderer=e,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._lodPlanes=[],this._sizeLods=[],this._sigmas=[],this._blurMaterial=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._compileMaterial(this._blurMaterial)}fromScene(e,t=0,i=.1,s=100,r={}){const{size:o=256,position:a=tw}=r;bd=this._renderer.getRenderTarget(),Md=this._renderer.getActiveCubeFace(),Sd=this._renderer.getActiveMipmapLevel(),wd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);const c=this._allocateTargets();return c.depthBuffer=!0,this._sceneToCubeUV(e,i,s,c,a),t>0&&this._blur(c,0,0,t),this._applyPMREM(c),this._cleanup(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Pg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Cg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose()}_setSize(e){this._lodMax=Math.floor(Math.log2(e)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let e=0;e<this._lodPlanes.length;e++)this._lodPlanes[e].dispose()}_cleanup(e){this._renderer.setRenderTarget(bd,Md,Sd),this._renderer.xr.enabled=wd,e.scissorTest=!1,_c(e,0,0,e.width,e.height)}_fromTexture(e,t){e.mapping===mo||e.mapping===go?this._setSize(e.image.length===0?16:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4),bd=this._renderer.getRenderTarget(),Md=this._renderer.getActiveCubeFace(),Sd=this._renderer.getActiveMipmapLevel(),wd=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const i=t||this._allocateTargets();return this._textureToCubeUV(e,i),this._applyPMREM(i),this._cleanup(i),i}_allocateTargets(){const e=3*Math.max(this._cubeSize,112),t=4*this._cubeSize,i={magFilter:Ci,minFilter:Ci,generateMipmaps:!1,type:wa,format:Hi,colorSpace:_o,depthBuffer:!1},s=Rg(e,t,i);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==e||this._pingPongRenderTarget.height!==t){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=Rg(e,t,i);const{_lodMax:r}=this;({sizeLods:this._sizeLods,lodPlanes:this._lodPlanes,sigmas:this._sigmas}=nw(r)),this._blurMaterial=iw(r,e,t)}return s}_compileMaterial(e){const t=new Mn(this._lodPlanes[0],e);this._renderer.compile(t,yd)}_sceneToCubeUV(e,t,i,s,r){const c=new Qn(90,1,t,i),l=[1,-1,1,1,1,1],u=[1,1,1,-1,-1,-1],h=this._renderer,d=h.autoClear,p=h.toneMapping;h.getClearColor(Eg),h.toneMapping=Js,h.autoClear=!1,h.state.buffers.depth.getReversed()&&(h.setRenderTarget(s),h.clearDepth(),h.setRenderTarget(null));const v=new $l({name:"PMREM.Background",side:xi,depthWrite:!1,depthTest:!1}),m=new Mn(new Ir,v);let f=!1;const w=e.background;w?w.isColor&&(v.color.copy(w),e.background=null,f=!0):(v.color.copy(Eg),f=!0);for(let C=0;C<6;C++){const _=C%3;_===0?(c.up.set(0,l[C],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x+u[C],r.y,r.z)):_===1?(c.up.set(0,0,l[C]),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y+u[C],r.z)):(c.up.set(0,l[C],0),c.position.set(r.x,r.y,r.z),c.lookAt(r.x,r.y,r.z+u[C]));const T=this._cubeSize;_c(s,_*T,C>2?T:0,T,T),h.setRenderTarget(s),f&&h.render(m,c),h.render(e,c)}m.geometry.dispose(),m.material.dispose(),h.toneMapping=p,h.autoClear=d,e.background=w}_textureToCubeUV(e,t){const i=this._renderer,s=e.mapping===mo||e.mapping===go;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=Pg()),this._cubemapMaterial.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=Cg());const r=s?this._cubemapMaterial:this._equirectMaterial,o=new Mn(this._lodPlanes[0],r),a=r.uniforms;a.envMap.value=e;const c=this._cubeSize;_c(t,0,0,3*c,2*c),i.setRenderTarget(t),i.render(o,yd)}_applyPMREM(e){const t=this._renderer,i=t.autoClear;t.autoClear=!1;const s=this._lodPlanes.length;for(let r=1;r<s;r++){const o=Math.sqrt(this._sigmas[r]*this._sigmas[r]-this._sigmas[r-1]*this._sigmas[r-1]),a=Tg[(s-r-1)%Tg.length];this._blur(e,r-1,r,o,a)}t.autoClear=i}_blur(e,t,i,s,r){const o=this._pingPongRenderTarget;this._halfBlur(e,o,t,i,s,"latitudinal",r),this._halfBlur(o,e,i,i,s,"longitudinal",r)}_halfBlur(e,t,i,s,r,o,a){const c=this._renderer,l=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&console.error("blur direction must be either latitudinal or longitudinal!");const u=3,h=new Mn(this._lodPlanes[s],l),d=l.uniforms,p=this._sizeLods[i]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*kr-1),v=r/g,m=isFinite(r)?1+Math.floor(u*v):kr;m>kr&&console.warn(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${kr}`);const f=[];let w=0;for(let k=0;k<kr;++k){const U=k/v,y=Math.exp(-U*U/2);f.push(y),k===0?w+=y:k<m&&(w+=2*y)}for(let k=0;k<f.length;k++)f[k]=f[k]/w;d.envMap.value=e.texture,d.samples.value=m,d.weights.value=f,d.latitudinal.value=o==="latitudinal",a&&(d.poleAxis.value=a);const{_lodMax:C}=this;d.dTheta.value=g,d.mipInt.value=C-i;const _=this._sizeLods[s],T=3*_*(s>C-Ho?s-C+Ho:0),A=4*(this._cubeSize-_);_c(t,T,A,3*_,2*_),c.setRenderTarget(t),c.render(h,yd)}}function nw(n){const e=[],t=[],i=[];let s=n;const r=n-Ho+1+wg.length;for(let o=0;o<r;o++){const a=Math.pow(2,s);t.push(a);let c=1/a;o>n-Ho?c=wg[o-n+Ho-1]:o===0&&(c=0),i.push(c);const l=1/(a-2),u=-l,h=1+l,d=[u,u,h,u,h,h,u,u,h,h,u,h],p=6,g=6,v=3,m=2,f=1,w=new Float32Array(v*g*p),C=new Float32Array(m*g*p),_=new Float32Array(f*g*p);for(let A=0;A<p;A++){const k=A%3*2/3-1,U=A>2?0:-1,y=[k,U,0,k+2/3,U,0,k+2/3,U+1,0,k,U,0,k+2/3,U+1,0,k,U+1,0];w.set(y,v*g*A),C.set(d,m*g*A);const M=[A,A,A,A,A,A];_.set(M,f*g*A)}const T=new Un;T.setAttribute("position",new Li(w,v)),T.setAttribute("uv",new Li(C,m)),T.setAttribute("faceIndex",new Li(_,f)),e.push(T),s>Ho&&s--}return{lodPlanes:e,sizeLods:t,sigmas:i}}function Rg(n,e,t){const i=new Pr(n,e,t);return i.texture.mapping=Al,i.texture.name="PMREM.cubeUv",i.scissorTest=!0,i}function _c(n,e,t,i,s){n.viewport.set(e,t,i,s),n.scissor.set(e,t,i,s)}function iw(n,e,t){const i=new Float32Array(kr),s=new j(0,1,0);return new or({name:"SphericalGaussianBlur",defines:{n:kr,CUBEUV_TEXEL_WIDTH:1/e,CUBEUV_TEXEL_HEIGHT:1/t,CUBEUV_MAX_MIP:`${n}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:i},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Ed(),fragmentShader:`

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
		`,blending:Zs,depthTest:!1,depthWrite:!1})}function Cg(){return new or({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Ed(),fragmentShader:`

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
		`,blending:Zs,depthTest:!1,depthWrite:!1})}function Pg(){return new or({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Ed(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:Zs,depthTest:!1,depthWrite:!1})}function Ed(){return`

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
	`}function sw(n){let e=new WeakMap,t=null;function i(a){if(a&&a.isTexture){const c=a.mapping,l=c===ju||c===Xu,u=c===mo||c===go;if(l||u){let h=e.get(a);const d=h!==void 0?h.texture.pmremVersion:0;if(a.isRenderTargetTexture&&a.pmremVersion!==d)return t===null&&(t=new Ag(n)),h=l?t.fromEquirectangular(a,h):t.fromCubemap(a,h),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),h.texture;if(h!==void 0)return h.texture;{const p=a.image;return l&&p&&p.height>0||u&&p&&s(p)?(t===null&&(t=new Ag(n)),h=l?t.fromEquirectangular(a):t.fromCubemap(a),h.texture.pmremVersion=a.pmremVersion,e.set(a,h),a.addEventListener("dispose",r),h.texture):null}}}return a}function s(a){let c=0;const l=6;for(let u=0;u<l;u++)a[u]!==void 0&&c++;return c===l}function r(a){const c=a.target;c.removeEventListener("dispose",r);const l=e.get(c);l!==void 0&&(e.delete(c),l.dispose())}function o(){e=new WeakMap,t!==null&&(t.dispose(),t=null)}return{get:i,dispose:o}}function rw(n){const e={};function t(i){if(e[i]!==void 0)return e[i];let s;switch(i){case"WEBGL_depth_texture":s=n.getExtension("WEBGL_depth_texture")||n.getExtension("MOZ_WEBGL_depth_texture")||n.getExtension("WEBKIT_WEBGL_depth_texture");break;case"EXT_texture_filter_anisotropic":s=n.getExtension("EXT_texture_filter_anisotropic")||n.getExtension("MOZ_EXT_texture_filter_anisotropic")||n.getExtension("WEBKIT_EXT_texture_filter_anisotropic");break;case"WEBGL_compressed_texture_s3tc":s=n.getExtension("WEBGL_compressed_texture_s3tc")||n.getExtension("MOZ_WEBGL_compressed_texture_s3tc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_s3tc");break;case"WEBGL_compressed_texture_pvrtc":s=n.getExtension("WEBGL_compressed_texture_pvrtc")||n.getExtension("WEBKIT_WEBGL_compressed_texture_pvrtc");break;default:s=n.getExtension(i)}return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){const s=t(i);return s===null&&La("THREE.WebGLRenderer: "+i+" extension not supported."),s}}}function ow(n,e,t,i){const s={},r=new WeakMap;function o(h){const d=h.target;d.index!==null&&e.remove(d.index);for(const g in d.attributes)e.remove(d.attributes[g]);d.removeEventListener("dispose",o),delete s[d.id];const p=r.get(d);p&&(e.remove(p),r.delete(d)),i.releaseStatesOfGeometry(d),d.isInstancedBufferGeometry===!0&&delete d._maxInstanceCount,t.memory.geometries--}function a(h,d){return s[d.id]===!0||(d.addEventListener("dispose",o),s[d.id]=!0,t.memory.geometries++),d}function c(h){const d=h.attributes;for(const p in d)e.update(d[p],n.ARRAY_BUFFER)}function l(h){const d=[],p=h.index,g=h.attributes.position;let v=0;if(p!==null){const w=p.array;v=p.version;for(let C=0,_=w.length;C<_;C+=3){const T=w[C+0],A=w[C+1],k=w[C+2];d.push(T,A,A,k,k,T)}}else if(g!==void 0){const w=g.array;v=g.version;for(let C=0,_=w.length/3-1;C<_;C+=3){const T=C+0,A=C+1,k=C+2;d.push(T,A,A,k,k,T)}}else return;const m=new(ym(d)?Um:Im)(d,1);m.version=v;const f=r.get(h);f&&e.remove(f),r.set(h,m)}function u(h){const d=r.get(h);if(d){const p=h.index;p!==null&&d.version<p.version&&l(h)}else l(h);return r.get(h)}return{get:a,update:c,getWireframeAttribute:u}}function aw(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,p){n.drawElements(i,p,r,d*o),t.update(p,i,1)}function l(d,p,g){g!==0&&(n.drawElementsInstanced(i,p,r,d*o,g),t.update(p,i,g))}function u(d,p,g){if(g===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,p,0,r,d,0,g);let m=0;for(let f=0;f<g;f++)m+=p[f];t.update(m,i,1)}function h(d,p,g,v){if(g===0)return;const m=e.get("WEBGL_multi_draw");if(m===null)for(let f=0;f<d.length;f++)l(d[f]/o,p[f],v[f]);else{m.multiDrawElementsInstancedWEBGL(i,p,0,r,d,0,v,0,g);let f=0;for(let w=0;w<g;w++)f+=p[w]*v[w];t.update(f,i,1)}}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=u,this.renderMultiDrawInstances=h}function lw(n){const e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:console.error("THREE.WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function cw(n,e,t){const i=new WeakMap,s=new qt;function r(o,a,c){const l=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0;let d=i.get(a);if(d===void 0||d.count!==h){let y=function(){k.dispose(),i.delete(a),a.removeEventListener("dispose",y)};d!==void 0&&d.texture.dispose();const p=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],f=a.morphAttributes.normal||[],w=a.morphAttributes.color||[];let C=0;p===!0&&(C=1),g===!0&&(C=2),v===!0&&(C=3);let _=a.attributes.position.count*C,T=1;_>e.maxTextureSize&&(T=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);const A=new Float32Array(_*T*4*h),k=new wm(A,_,T,h);k.type=vs,k.needsUpdate=!0;const U=C*4;for(let M=0;M<h;M++){const D=m[M],z=f[M],H=w[M],Z=_*T*4*M;for(let J=0;J<D.count;J++){const G=J*U;p===!0&&(s.fromBufferAttribute(D,J),A[Z+G+0]=s.x,A[Z+G+1]=s.y,A[Z+G+2]=s.z,A[Z+G+3]=0),g===!0&&(s.fromBufferAttribute(z,J),A[Z+G+4]=s.x,A[Z+G+5]=s.y,A[Z+G+6]=s.z,A[Z+G+7]=0),v===!0&&(s.fromBufferAttribute(H,J),A[Z+G+8]=s.x,A[Z+G+9]=s.y,A[Z+G+10]=s.z,A[Z+G+11]=H.itemSize===4?s.w:1)}}d={count:h,texture:k,size:new _t(_,T)},i.set(a,d),a.addEventListener("dispose",y)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let p=0;for(let v=0;v<l.length;v++)p+=l[v];const g=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(n,"morphTargetBaseInfluence",g),c.getUniforms().setValue(n,"morphTargetInfluences",l)}c.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function uw(n,e,t,i){let s=new WeakMap;function r(c){const l=i.render.frame,u=c.geometry,h=e.get(c,u);if(s.get(h)!==l&&(e.update(h),s.set(h,l)),c.isInstancedMesh&&(c.hasEventListener("dispose",a)===!1&&c.addEventListener("dispose",a),s.get(c)!==l&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,l))),c.isSkinnedMesh){const d=c.skeleton;s.get(d)!==l&&(d.update(),s.set(d,l))}return h}function o(){s=new WeakMap}function a(c){const l=c.target;l.removeEventListener("dispose",a),t.remove(l.instanceMatrix),l.instanceColor!==null&&t.remove(l.instanceColor)}return{update:r,dispose:o}}const Lg=new ri,Dg=new sg(1,1),Ng=new wm,Ig=new eb,Ug=new Gm,Fg=[],kg=[],Og=new Float32Array(16),Bg=new Float32Array(9),zg=new Float32Array(4);function Wo(n,e,t){const i=n[0];if(i<=0||i>0)return n;const s=e*t;let r=Fg[s];if(r===void 0&&(r=new Float32Array(s),Fg[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Gn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Wn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function vc(n,e){let t=kg[e];t===void 0&&(t=new Int32Array(e),kg[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function hw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function dw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2fv(this.addr,e),Wn(t,e)}}function fw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Gn(t,e))return;n.uniform3fv(this.addr,e),Wn(t,e)}}function pw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4fv(this.addr,e),Wn(t,e)}}function mw(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;zg.set(i),n.uniformMatrix2fv(this.addr,!1,zg),Wn(t,i)}}function gw(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;Bg.set(i),n.uniformMatrix3fv(this.addr,!1,Bg),Wn(t,i)}}function _w(n,e){const t=this.cache,i=e.elements;if(i===void 0){if(Gn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Wn(t,e)}else{if(Gn(t,i))return;Og.set(i),n.uniformMatrix4fv(this.addr,!1,Og),Wn(t,i)}}function vw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function xw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2iv(this.addr,e),Wn(t,e)}}function yw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Gn(t,e))return;n.uniform3iv(this.addr,e),Wn(t,e)}}function bw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4iv(this.addr,e),Wn(t,e)}}function Mw(n,e){const t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function Sw(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Gn(t,e))return;n.uniform2uiv(this.addr,e),Wn(t,e)}}function ww(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Gn(t,e))return;n.uniform3uiv(this.addr,e),Wn(t,e)}}function Ew(n,e){const t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Gn(t,e))return;n.uniform4uiv(this.addr,e),Wn(t,e)}}function Tw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?(Dg.compareFunction=mm,r=Dg):r=Lg,t.setTexture2D(e||r,s)}function Aw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Ig,s)}function Rw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTextureCube(e||Ug,s)}function Cw(n,e,t){const i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Ng,s)}function Pw(n){switch(n){case 5126:return hw;case 35664:return dw;case 35665:return fw;case 35666:return pw;case 35674:return mw;case 35675:return gw;case 35676:return _w;case 5124:case 35670:return vw;case 35667:case 35671:return xw;case 35668:case 35672:return yw;case 35669:case 35673:return bw;case 5125:return Mw;case 36294:return Sw;case 36295:return ww;case 36296:return Ew;case 35678:case 36198:case 36298:case 36306:case 35682:return Tw;case 35679:case 36299:case 36307:return Aw;case 35680:case 36300:case 36308:case 36293:return Rw;case 36289:case 36303:case 36311:case 36292:return Cw}}function Lw(n,e){n.uniform1fv(this.addr,e)}function Dw(n,e){const t=Wo(e,this.size,2);n.uniform2fv(this.addr,t)}function Nw(n,e){const t=Wo(e,this.size,3);n.uniform3fv(this.addr,t)}function Iw(n,e){const t=Wo(e,this.size,4);n.uniform4fv(this.addr,t)}function Uw(n,e){const t=Wo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function Fw(n,e){const t=Wo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function kw(n,e){const t=Wo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function Ow(n,e){n.uniform1iv(this.addr,e)}function Bw(n,e){n.uniform2iv(this.addr,e)}function zw(n,e){n.uniform3iv(this.addr,e)}function Vw(n,e){n.uniform4iv(this.addr,e)}function Hw(n,e){n.uniform1uiv(this.addr,e)}function Gw(n,e){n.uniform2uiv(this.addr,e)}function Ww(n,e){n.uniform3uiv(this.addr,e)}function $w(n,e){n.uniform4uiv(this.addr,e)}function jw(n,e,t){const i=this.cache,s=e.length,r=vc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture2D(e[o]||Lg,r[o])}function Xw(n,e,t){const i=this.cache,s=e.length,r=vc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Ig,r[o])}function qw(n,e,t){const i=this.cache,s=e.length,r=vc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTextureCube(e[o]||Ug,r[o])}function Yw(n,e,t){const i=this.cache,s=e.length,r=vc(t,s);Gn(i,r)||(n.uniform1iv(this.addr,r),Wn(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Ng,r[o])}function Kw(n){switch(n){case 5126:return Lw;case 35664:return Dw;case 35665:return Nw;case 35666:return Iw;case 35674:return Uw;case 35675:return Fw;case 35676:return kw;case 5124:case 35670:return Ow;case 35667:case 35671:return Bw;case 35668:case 35672:return zw;case 35669:case 35673:return Vw;case 5125:return Hw;case 36294:return Gw;case 36295:return Ww;case 36296:return $w;case 35678:case 36198:case 36298:case 36306:case 35682:return jw;case 35679:case 36299:case 36307:return Xw;case 35680:case 36300:case 36308:case 36293:return qw;case 36289:case 36303:case 36311:case 36292:return Yw}}class Zw{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Pw(t.type)}}class Jw{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Kw(t.type)}}class Qw{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){const s=this.seq;for(let r=0,o=s.length;r!==o;++r){const a=s[r];a.setValue(e,t[a.id],i)}}}const Td=/(\w+)(\])?(\[|\.)?/g;function Vg(n,e){n.seq.push(e),n.map[e.id]=e}function eE(n,e,t){const i=n.name,s=i.length;for(Td.lastIndex=0;;){const r=Td.exec(i),o=Td.lastIndex;let a=r[1];const c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){Vg(t,l===void 0?new Zw(a,n,e):new Jw(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Qw(a),Vg(t,h)),t=h}}}class xc{constructor(e,t){this.seq=[],this.map={};const i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let s=0;s<i;++s){const r=e.getActiveUniform(t,s),o=e.getUniformLocation(t,r.name);eE(r,o,this)}}setValue(e,t,i,s){const r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){const s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){const a=t[r],c=i[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){const i=[];for(let s=0,r=e.length;s!==r;++s){const o=e[s];o.id in t&&i.push(o)}return i}}function Hg(n,e,t){const i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}const tE=37297;let nE=0;function iE(n,e){const t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){const a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}const Gg=new Tt;function sE(n){kt._getMatrix(Gg,kt.workingColorSpace,n);const e=`mat3( ${Gg.elements.map(t=>t.toFixed(4))} )`;switch(kt.getTransfer(n)){case Ul:return[e,"LinearTransferOETF"];case rn:return[e,"sRGBTransferOETF"];default:return console.warn("THREE.WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Wg(n,e,t){const i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";const o=/ERROR: 0:(\d+)/.exec(r);if(o){const a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+iE(n.getShaderSource(e),a)}else return r}function rE(n,e){const t=sE(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( value.rgb * ${t[0]}, value.a ) );`,"}"].join(`
`)}function oE(n,e){let t;switch(e){case hy:t="Linear";break;case dy:t="Reinhard";break;case fy:t="Cineon";break;case py:t="ACESFilmic";break;case gy:t="AgX";break;case _y:t="Neutral";break;case my:t="Custom";break;default:console.warn("THREE.WebGLProgram: Unsupported toneMapping:",e),t="Linear"}return"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}const yc=new j;function aE(){kt.getLuminanceCoefficients(yc);const n=yc.x.toFixed(4),e=yc.y.toFixed(4),t=yc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function lE(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Va).join(`
`)}function cE(n){const e=[];for(const t in n){const i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function uE(n,e){const t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(e,s),o=r.name;let a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Va(n){return n!==""}function $g(n,e){const t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows)}function jg(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}const hE=/^[ \t]*#include +<([\w\d./]+)>/gm;function Ad(n){return n.replace(hE,fE)}const dE=new Map;function fE(n,e){let t=At[e];if(t===void 0){const i=dE.get(e);if(i!==void 0)t=At[i],console.warn('THREE.WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',e,i);else throw new Error("Can not resolve #include <"+e+">")}return Ad(t)}const pE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Xg(n){return n.replace(pE,mE)}function mE(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function qg(n){let e=`precision ${n.precision} float;
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
#define LOW_PRECISION`),e}function gE(n){let e="SHADOWMAP_TYPE_BASIC";return n.shadowMapType===Zp?e="SHADOWMAP_TYPE_PCF":n.shadowMapType===Wx?e="SHADOWMAP_TYPE_PCF_SOFT":n.shadowMapType===Ds&&(e="SHADOWMAP_TYPE_VSM"),e}function _E(n){let e="ENVMAP_TYPE_CUBE";if(n.envMap)switch(n.envMapMode){case mo:case go:e="ENVMAP_TYPE_CUBE";break;case Al:e="ENVMAP_TYPE_CUBE_UV";break}return e}function vE(n){let e="ENVMAP_MODE_REFLECTION";if(n.envMap)switch(n.envMapMode){case go:e="ENVMAP_MODE_REFRACTION";break}return e}function xE(n){let e="ENVMAP_BLENDING_NONE";if(n.envMap)switch(n.combine){case Tl:e="ENVMAP_BLENDING_MULTIPLY";break;case cy:e="ENVMAP_BLENDING_MIX";break;case uy:e="ENVMAP_BLENDING_ADD";break}return e}function yE(n){const e=n.envMapCubeUVHeight;if(e===null)return null;const t=Math.log2(e)-2,i=1/e;return{texelWidth:1/(3*Math.max(Math.pow(2,t),112)),texelHeight:i,maxMip:t}}function bE(n,e,t,i){const s=n.getContext(),r=t.defines;let o=t.vertexShader,a=t.fragmentShader;const c=gE(t),l=_E(t),u=vE(t),h=xE(t),d=yE(t),p=lE(t),g=cE(r),v=s.createProgram();let m,f,w=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(Va).join(`
`),m.length>0&&(m+=`
`),f=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g].filter(Va).join(`
`),f.length>0&&(f+=`
`)):(m=[qg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Va).join(`
`),f=[qg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,g,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",d?"#define CUBEUV_TEXEL_WIDTH "+d.texelWidth:"",d?"#define CUBEUV_TEXEL_HEIGHT "+d.texelHeight:"",d?"#define CUBEUV_MAX_MIP "+d.maxMip+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor||t.batchingColor?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Js?"#define TONE_MAPPING":"",t.toneMapping!==Js?At.tonemapping_pars_fragment:"",t.toneMapping!==Js?oE("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",At.colorspace_pars_fragment,rE("linearToOutputTexel",t.outputColorSpace),aE(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Va).join(`
`)),o=Ad(o),o=$g(o,t),o=jg(o,t),a=Ad(a),a=$g(a,t),a=jg(a,t),o=Xg(o),a=Xg(a),t.isRawShaderMaterial!==!0&&(w=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,f=["#define varying in",t.glslVersion===_m?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===_m?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);const C=w+m+o,_=w+f+a,T=Hg(s,s.VERTEX_SHADER,C),A=Hg(s,s.FRAGMENT_SHADER,_);s.attachShader(v,T),s.attachShader(v,A),t.index0AttributeName!==void 0?s.bindAttribLocation(v,0,t.index0AttributeName):t.morphTargets===!0&&s.bindAttribLocation(v,0,"position"),s.linkProgram(v);function k(D){if(n.debug.checkShaderErrors){const z=s.getProgramInfoLog(v)||"",H=s.getShaderInfoLog(T)||"",Z=s.getShaderInfoLog(A)||"",J=z.trim(),G=H.trim(),ie=Z.trim();let Q=!0,de=!0;if(s.getProgramParameter(v,s.LINK_STATUS)===!1)if(Q=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,v,T,A);else{const ne=Wg(s,T,"vertex"),ae=Wg(s,A,"fragment");console.error("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(v,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+J+`
`+ne+`
`+ae)}else J!==""?console.warn("THREE.WebGLProgram: Program Info Log:",J):(G===""||ie==="")&&(de=!1);de&&(D.diagnostics={runnable:Q,programLog:J,vertexShader:{log:G,prefix:m},fragmentShader:{log:ie,prefix:f}})}s.deleteShader(T),s.deleteShader(A),U=new xc(s,v),y=uE(s,v)}let U;this.getUniforms=function(){return U===void 0&&k(this),U};let y;this.getAttributes=function(){return y===void 0&&k(this),y};let M=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return M===!1&&(M=s.getProgramParameter(v,tE)),M},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(v),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=nE++,this.cacheKey=e,this.usedTimes=1,this.program=v,this.vertexShader=T,this.fragmentShader=A,this}let ME=0;class SE{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e){const t=e.vertexShader,i=e.fragmentShader,s=this._getShaderStage(t),r=this._getShaderStage(i),o=this._getShaderCacheForMaterial(e);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(e){const t=this.materialCache.get(e);for(const i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderID(e){return this._getShaderStage(e.vertexShader).id}getFragmentShaderID(e){return this._getShaderStage(e.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){const t=this.materialCache;let i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){const t=this.shaderCache;let i=t.get(e);return i===void 0&&(i=new wE(e),t.set(e,i)),i}}class wE{constructor(e){this.id=ME++,this.code=e,this.usedTimes=0}}function EE(n,e,t,i,s,r,o){const a=new Gh,c=new SE,l=new Set,u=[],h=s.logarithmicDepthBuffer,d=s.vertexTextures;let p=s.precision;const g={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distanceRGBA",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function v(y){return l.add(y),y===0?"uv":`uv${y}`}function m(y,M,D,z,H){const Z=z.fog,J=H.geometry,G=y.isMeshStandardMaterial?z.environment:null,ie=(y.isMeshStandardMaterial?t:e).get(y.envMap||G),Q=ie&&ie.mapping===Al?ie.image.height:null,de=g[y.type];y.precision!==null&&(p=s.getMaxPrecision(y.precision),p!==y.precision&&console.warn("THREE.WebGLProgram.getParameters:",y.precision,"not supported, using",p,"instead."));const ne=J.morphAttributes.position||J.morphAttributes.normal||J.morphAttributes.color,ae=ne!==void 0?ne.length:0;let fe=0;J.morphAttributes.position!==void 0&&(fe=1),J.morphAttributes.normal!==void 0&&(fe=2),J.morphAttributes.color!==void 0&&(fe=3);let ue,be,Me,X;if(de){const St=bs[de];ue=St.vertexShader,be=St.fragmentShader}else ue=y.vertexShader,be=y.fragmentShader,c.update(y),Me=c.getVertexShaderID(y),X=c.getFragmentShaderID(y);const te=n.getRenderTarget(),Se=n.state.buffers.depth.getReversed(),Ve=H.isInstancedMesh===!0,De=H.isBatchedMesh===!0,bt=!!y.map,an=!!y.matcap,W=!!ie,Bt=!!y.aoMap,mt=!!y.lightMap,at=!!y.bumpMap,qe=!!y.normalMap,Kt=!!y.displacementMap,$e=!!y.emissiveMap,st=!!y.metalnessMap,pn=!!y.roughnessMap,Ht=y.anisotropy>0,B=y.clearcoat>0,R=y.dispersion>0,$=y.iridescence>0,le=y.sheen>0,me=y.transmission>0,he=Ht&&!!y.anisotropyMap,Ke=B&&!!y.clearcoatMap,Re=B&&!!y.clearcoatNormalMap,Ye=B&&!!y.clearcoatRoughnessMap,ze=$&&!!y.iridescenceMap,xe=$&&!!y.iridescenceThicknessMap,Pe=le&&!!y.sheenColorMap,tt=le&&!!y.sheenRoughnessMap,Qe=!!y.specularMap,Ie=!!y.specularColorMap,gt=!!y.specularIntensityMap,q=me&&!!y.transmissionMap,Ce=me&&!!y.thicknessMap,Ee=!!y.gradientMap,je=!!y.alphaMap,Te=y.alphaTest>0,ve=!!y.alphaHash,Je=!!y.extensions;let yt=Js;y.toneMapped&&(te===null||te.isXRRenderTarget===!0)&&(yt=n.toneMapping);const tn={shaderID:de,shaderType:y.type,shaderName:y.name,vertexShader:ue,fragmentShader:be,defines:y.defines,customVertexShaderID:Me,customFragmentShaderID:X,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:p,batching:De,batchingColor:De&&H._colorsTexture!==null,instancing:Ve,instancingColor:Ve&&H.instanceColor!==null,instancingMorph:Ve&&H.morphTexture!==null,supportsVertexTextures:d,outputColorSpace:te===null?n.outputColorSpace:te.isXRRenderTarget===!0?te.texture.colorSpace:_o,alphaToCoverage:!!y.alphaToCoverage,map:bt,matcap:an,envMap:W,envMapMode:W&&ie.mapping,envMapCubeUVHeight:Q,aoMap:Bt,lightMap:mt,bumpMap:at,normalMap:qe,displacementMap:d&&Kt,emissiveMap:$e,normalMapObjectSpace:qe&&y.normalMapType===Sy,normalMapTangentSpace:qe&&y.normalMapType===Il,metalnessMap:st,roughnessMap:pn,anisotropy:Ht,anisotropyMap:he,clearcoat:B,clearcoatMap:Ke,clearcoatNormalMap:Re,clearcoatRoughnessMap:Ye,dispersion:R,iridescence:$,iridescenceMap:ze,iridescenceThicknessMap:xe,sheen:le,sheenColorMap:Pe,sheenRoughnessMap:tt,specularMap:Qe,specularColorMap:Ie,specularIntensityMap:gt,transmission:me,transmissionMap:q,thicknessMap:Ce,gradientMap:Ee,opaque:y.transparent===!1&&y.blending===fo&&y.alphaToCoverage===!1,alphaMap:je,alphaTest:Te,alphaHash:ve,combine:y.combine,mapUv:bt&&v(y.map.channel),aoMapUv:Bt&&v(y.aoMap.channel),lightMapUv:mt&&v(y.lightMap.channel),bumpMapUv:at&&v(y.bumpMap.channel),normalMapUv:qe&&v(y.normalMap.channel),displacementMapUv:Kt&&v(y.displacementMap.channel),emissiveMapUv:$e&&v(y.emissiveMap.channel),metalnessMapUv:st&&v(y.metalnessMap.channel),roughnessMapUv:pn&&v(y.roughnessMap.channel),anisotropyMapUv:he&&v(y.anisotropyMap.channel),clearcoatMapUv:Ke&&v(y.clearcoatMap.channel),clearcoatNormalMapUv:Re&&v(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Ye&&v(y.clearcoatRoughnessMap.channel),iridescenceMapUv:ze&&v(y.iridescenceMap.channel),iridescenceThicknessMapUv:xe&&v(y.iridescenceThicknessMap.channel),sheenColorMapUv:Pe&&v(y.sheenColorMap.channel),sheenRoughnessMapUv:tt&&v(y.sheenRoughnessMap.channel),specularMapUv:Qe&&v(y.specularMap.channel),specularColorMapUv:Ie&&v(y.specularColorMap.channel),specularIntensityMapUv:gt&&v(y.specularIntensityMap.channel),transmissionMapUv:q&&v(y.transmissionMap.channel),thicknessMapUv:Ce&&v(y.thicknessMap.channel),alphaMapUv:je&&v(y.alphaMap.channel),vertexTangents:!!J.attributes.tangent&&(qe||Ht),vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!J.attributes.color&&J.attributes.color.itemSize===4,pointsUvs:H.isPoints===!0&&!!J.attributes.uv&&(bt||je),fog:!!Z,useFog:y.fog===!0,fogExp2:!!Z&&Z.isFogExp2,flatShading:y.flatShading===!0&&y.wireframe===!1,sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Se,skinning:H.isSkinnedMesh===!0,morphTargets:J.morphAttributes.position!==void 0,morphNormals:J.morphAttributes.normal!==void 0,morphColors:J.morphAttributes.color!==void 0,morphTargetsCount:ae,morphTextureStride:fe,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numClippingPlanes:o.numPlanes,numClipIntersection:o.numIntersection,dithering:y.dithering,shadowMapEnabled:n.shadowMap.enabled&&D.length>0,shadowMapType:n.shadowMap.type,toneMapping:yt,decodeVideoTexture:bt&&y.map.isVideoTexture===!0&&kt.getTransfer(y.map.colorSpace)===rn,decodeVideoTextureEmissive:$e&&y.emissiveMap.isVideoTexture===!0&&kt.getTransfer(y.emissiveMap.colorSpace)===rn,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===es,flipSided:y.side===xi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Je&&y.extensions.clipCullDistance===!0&&i.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&y.extensions.multiDraw===!0||De)&&i.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:i.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return tn.vertexUv1s=l.has(1),tn.vertexUv2s=l.has(2),tn.vertexUv3s=l.has(3),l.clear(),tn}function f(y){const M=[];if(y.shaderID?M.push(y.shaderID):(M.push(y.customVertexShaderID),M.push(y.customFragmentShaderID)),y.defines!==void 0)for(const D in y.defines)M.push(D),M.push(y.defines[D]);return y.isRawShaderMaterial===!1&&(w(M,y),C(M,y),M.push(n.outputColorSpace)),M.push(y.customProgramCacheKey),M.join()}function w(y,M){y.push(M.precision),y.push(M.outputColorSpace),y.push(M.envMapMode),y.push(M.envMapCubeUVHeight),y.push(M.mapUv),y.push(M.alphaMapUv),y.push(M.lightMapUv),y.push(M.aoMapUv),y.push(M.bumpMapUv),y.push(M.normalMapUv),y.push(M.displacementMapUv),y.push(M.emissiveMapUv),y.push(M.metalnessMapUv),y.push(M.roughnessMapUv),y.push(M.anisotropyMapUv),y.push(M.clearcoatMapUv),y.push(M.clearcoatNormalMapUv),y.push(M.clearcoatRoughnessMapUv),y.push(M.iridescenceMapUv),y.push(M.iridescenceThicknessMapUv),y.push(M.sheenColorMapUv),y.push(M.sheenRoughnessMapUv),y.push(M.specularMapUv),y.push(M.specularColorMapUv),y.push(M.specularIntensityMapUv),y.push(M.transmissionMapUv),y.push(M.thicknessMapUv),y.push(M.combine),y.push(M.fogExp2),y.push(M.sizeAttenuation),y.push(M.morphTargetsCount),y.push(M.morphAttributeCount),y.push(M.numDirLights),y.push(M.numPointLights),y.push(M.numSpotLights),y.push(M.numSpotLightMaps),y.push(M.numHemiLights),y.push(M.numRectAreaLights),y.push(M.numDirLightShadows),y.push(M.numPointLightShadows),y.push(M.numSpotLightShadows),y.push(M.numSpotLightShadowsWithMaps),y.push(M.numLightProbes),y.push(M.shadowMapType),y.push(M.toneMapping),y.push(M.numClippingPlanes),y.push(M.numClipIntersection),y.push(M.depthPacking)}function C(y,M){a.disableAll(),M.supportsVertexTextures&&a.enable(0),M.instancing&&a.enable(1),M.instancingColor&&a.enable(2),M.instancingMorph&&a.enable(3),M.matcap&&a.enable(4),M.envMap&&a.enable(5),M.normalMapObjectSpace&&a.enable(6),M.normalMapTangentSpace&&a.enable(7),M.clearcoat&&a.enable(8),M.iridescence&&a.enable(9),M.alphaTest&&a.enable(10),M.vertexColors&&a.enable(11),M.vertexAlphas&&a.enable(12),M.vertexUv1s&&a.enable(13),M.vertexUv2s&&a.enable(14),M.vertexUv3s&&a.enable(15),M.vertexTangents&&a.enable(16),M.anisotropy&&a.enable(17),M.alphaHash&&a.enable(18),M.batching&&a.enable(19),M.dispersion&&a.enable(20),M.batchingColor&&a.enable(21),M.gradientMap&&a.enable(22),y.push(a.mask),a.disableAll(),M.fog&&a.enable(0),M.useFog&&a.enable(1),M.flatShading&&a.enable(2),M.logarithmicDepthBuffer&&a.enable(3),M.reversedDepthBuffer&&a.enable(4),M.skinning&&a.enable(5),M.morphTargets&&a.enable(6),M.morphNormals&&a.enable(7),M.morphColors&&a.enable(8),M.premultipliedAlpha&&a.enable(9),M.shadowMapEnabled&&a.enable(10),M.doubleSided&&a.enable(11),M.flipSided&&a.enable(12),M.useDepthPacking&&a.enable(13),M.dithering&&a.enable(14),M.transmission&&a.enable(15),M.sheen&&a.enable(16),M.opaque&&a.enable(17),M.pointsUvs&&a.enable(18),M.decodeVideoTexture&&a.enable(19),M.decodeVideoTextureEmissive&&a.enable(20),M.alphaToCoverage&&a.enable(21),y.push(a.mask)}function _(y){const M=g[y.type];let D;if(M){const z=bs[M];D=fb.clone(z.uniforms)}else D=y.uniforms;return D}function T(y,M){let D;for(let z=0,H=u.length;z<H;z++){const Z=u[z];if(Z.cacheKey===M){D=Z,++D.usedTimes;break}}return D===void 0&&(D=new bE(n,M,y,r),u.push(D)),D}function A(y){if(--y.usedTimes===0){const M=u.indexOf(y);u[M]=u[u.length-1],u.pop(),y.destroy()}}function k(y){c.remove(y)}function U(){c.dispose()}return{getParameters:m,getProgramCacheKey:f,getUniforms:_,acquireProgram:T,releaseProgram:A,releaseShaderCache:k,programs:u,dispose:U}}function TE(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,c){n.get(o)[a]=c}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function AE(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.z!==e.z?n.z-e.z:n.id-e.id}function Yg(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Kg(){const n=[];let e=0;const t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(h,d,p,g,v,m){let f=n[e];return f===void 0?(f={id:h.id,object:h,geometry:d,material:p,groupOrder:g,renderOrder:h.renderOrder,z:v,group:m},n[e]=f):(f.id=h.id,f.object=h,f.geometry=d,f.material=p,f.groupOrder=g,f.renderOrder=h.renderOrder,f.z=v,f.group=m),e++,f}function a(h,d,p,g,v,m){const f=o(h,d,p,g,v,m);p.transmission>0?i.push(f):p.transparent===!0?s.push(f):t.push(f)}function c(h,d,p,g,v,m){const f=o(h,d,p,g,v,m);p.transmission>0?i.unshift(f):p.transparent===!0?s.unshift(f):t.unshift(f)}function l(h,d){t.length>1&&t.sort(h||AE),i.length>1&&i.sort(d||Yg),s.length>1&&s.sort(d||Yg)}function u(){for(let h=e,d=n.length;h<d;h++){const p=n[h];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:a,unshift:c,finish:u,sort:l}}function RE(){let n=new WeakMap;function e(i,s){const r=n.get(i);let o;return r===void 0?(o=new Kg,n.set(i,[o])):s>=r.length?(o=new Kg,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function CE(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={direction:new j,color:new dt};break;case"SpotLight":t={position:new j,direction:new j,color:new dt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new j,color:new dt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new j,skyColor:new dt,groundColor:new dt};break;case"RectAreaLight":t={color:new dt,position:new j,halfWidth:new j,halfHeight:new j};break}return n[e.id]=t,t}}}function PE(){const n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new _t,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}let LE=0;function DE(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function NE(n){const e=new CE,t=PE(),i={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)i.probe.push(new j);const s=new j,r=new vt,o=new vt;function a(l){let u=0,h=0,d=0;for(let y=0;y<9;y++)i.probe[y].set(0,0,0);let p=0,g=0,v=0,m=0,f=0,w=0,C=0,_=0,T=0,A=0,k=0;l.sort(DE);for(let y=0,M=l.length;y<M;y++){const D=l[y],z=D.color,H=D.intensity,Z=D.distance,J=D.shadow&&D.shadow.map?D.shadow.map.texture:null;if(D.isAmbientLight)u+=z.r*H,h+=z.g*H,d+=z.b*H;else if(D.isLightProbe){for(let G=0;G<9;G++)i.probe[G].addScaledVector(D.sh.coefficients[G],H);k++}else if(D.isDirectionalLight){const G=e.get(D);if(G.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){const ie=D.shadow,Q=t.get(D);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,i.directionalShadow[p]=Q,i.directionalShadowMap[p]=J,i.directionalShadowMatrix[p]=D.shadow.matrix,w++}i.directional[p]=G,p++}else if(D.isSpotLight){const G=e.get(D);G.position.setFromMatrixPosition(D.matrixWorld),G.color.copy(z).multiplyScalar(H),G.distance=Z,G.coneCos=Math.cos(D.angle),G.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),G.decay=D.decay,i.spot[v]=G;const ie=D.shadow;if(D.map&&(i.spotLightMap[T]=D.map,T++,ie.updateMatrices(D),D.castShadow&&A++),i.spotLightMatrix[v]=ie.matrix,D.castShadow){const Q=t.get(D);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,i.spotShadow[v]=Q,i.spotShadowMap[v]=J,_++}v++}else if(D.isRectAreaLight){const G=e.get(D);G.color.copy(z).multiplyScalar(H),G.halfWidth.set(D.width*.5,0,0),G.halfHeight.set(0,D.height*.5,0),i.rectArea[m]=G,m++}else if(D.isPointLight){const G=e.get(D);if(G.color.copy(D.color).multiplyScalar(D.intensity),G.distance=D.distance,G.decay=D.decay,D.castShadow){const ie=D.shadow,Q=t.get(D);Q.shadowIntensity=ie.intensity,Q.shadowBias=ie.bias,Q.shadowNormalBias=ie.normalBias,Q.shadowRadius=ie.radius,Q.shadowMapSize=ie.mapSize,Q.shadowCameraNear=ie.camera.near,Q.shadowCameraFar=ie.camera.far,i.pointShadow[g]=Q,i.pointShadowMap[g]=J,i.pointShadowMatrix[g]=D.shadow.matrix,C++}i.point[g]=G,g++}else if(D.isHemisphereLight){const G=e.get(D);G.skyColor.copy(D.color).multiplyScalar(H),G.groundColor.copy(D.groundColor).multiplyScalar(H),i.hemi[f]=G,f++}}m>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Fe.LTC_FLOAT_1,i.rectAreaLTC2=Fe.LTC_FLOAT_2):(i.rectAreaLTC1=Fe.LTC_HALF_1,i.rectAreaLTC2=Fe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;const U=i.hash;(U.directionalLength!==p||U.pointLength!==g||U.spotLength!==v||U.rectAreaLength!==m||U.hemiLength!==f||U.numDirectionalShadows!==w||U.numPointShadows!==C||U.numSpotShadows!==_||U.numSpotMaps!==T||U.numLightProbes!==k)&&(i.directional.length=p,i.spot.length=v,i.rectArea.length=m,i.point.length=g,i.hemi.length=f,i.directionalShadow.length=w,i.directionalShadowMap.length=w,i.pointShadow.length=C,i.pointShadowMap.length=C,i.spotShadow.length=_,i.spotShadowMap.length=_,i.directionalShadowMatrix.length=w,i.pointShadowMatrix.length=C,i.spotLightMatrix.length=_+T-A,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=A,i.numLightProbes=k,U.directionalLength=p,U.pointLength=g,U.spotLength=v,U.rectAreaLength=m,U.hemiLength=f,U.numDirectionalShadows=w,U.numPointShadows=C,U.numSpotShadows=_,U.numSpotMaps=T,U.numLightProbes=k,i.version=LE++)}function c(l,u){let h=0,d=0,p=0,g=0,v=0;const m=u.matrixWorldInverse;for(let f=0,w=l.length;f<w;f++){const C=l[f];if(C.isDirectionalLight){const _=i.directional[h];_.direction.setFromMatrixPosition(C.matrixWorld),s.setFromMatrixPosition(C.target.matrixWorld),_.direction.sub(s),_.direction.transformDirection(m),h++}else if(C.isSpotLight){const _=i.spot[p];_.position.setFromMatrixPosition(C.matrixWorld),_.position.applyMatrix4(m),_.direction.setFromMatrixPosition(C.matrixWorld),s.setFromMatrixPosition(C.target.matrixWorld),_.direction.sub(s),_.direction.transformDirection(m),p++}else if(C.isRectAreaLight){const _=i.rectArea[g];_.position.setFromMatrixPosition(C.matrixWorld),_.position.applyMatrix4(m),o.identity(),r.copy(C.matrixWorld),r.premultiply(m),o.extractRotation(r),_.halfWidth.set(C.width*.5,0,0),_.halfHeight.set(0,C.height*.5,0),_.halfWidth.applyMatrix4(o),_.halfHeight.applyMatrix4(o),g++}else if(C.isPointLight){const _=i.point[d];_.position.setFromMatrixPosition(C.matrixWorld),_.position.applyMatrix4(m),d++}else if(C.isHemisphereLight){const _=i.hemi[v];_.direction.setFromMatrixPosition(C.matrixWorld),_.direction.transformDirection(m),v++}}}return{setup:a,setupView:c,state:i}}function Zg(n){const e=new NE(n),t=[],i=[];function s(u){l.camera=u,t.length=0,i.length=0}function r(u){t.push(u)}function o(u){i.push(u)}function a(){e.setup(t)}function c(u){e.setupView(t,u)}const l={lightsArray:t,shadowsArray:i,camera:null,lights:e,transmissionRenderTarget:{}};return{init:s,state:l,setupLights:a,setupLightsView:c,pushLight:r,pushShadow:o}}function IE(n){let e=new WeakMap;function t(s,r=0){const o=e.get(s);let a;return o===void 0?(a=new Zg(n),e.set(s,[a])):r>=o.length?(a=new Zg(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}const UE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,FE=`uniform sampler2D shadow_pass;
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
}`;function kE(n,e,t){let i=new ad;const s=new _t,r=new _t,o=new qt,a=new Tb({depthPacking:My}),c=new Ab,l={},u=t.maxTextureSize,h={[Ns]:xi,[xi]:Ns,[es]:es},d=new or({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new _t},radius:{value:4}},vertexShader:UE,fragmentShader:FE}),p=d.clone();p.defines.HORIZONTAL_PASS=1;const g=new Un;g.setAttribute("position",new Li(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const v=new Mn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Zp;let f=this.type;this.render=function(A,k,U){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;const y=n.getRenderTarget(),M=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),z=n.state;z.setBlending(Zs),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);const H=f!==Ds&&this.type===Ds,Z=f===Ds&&this.type!==Ds;for(let J=0,G=A.length;J<G;J++){const ie=A[J],Q=ie.shadow;if(Q===void 0){console.warn("THREE.WebGLShadowMap:",ie,"has no shadow.");continue}if(Q.autoUpdate===!1&&Q.needsUpdate===!1)continue;s.copy(Q.mapSize);const de=Q.getFrameExtents();if(s.multiply(de),r.copy(Q.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/de.x),s.x=r.x*de.x,Q.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/de.y),s.y=r.y*de.y,Q.mapSize.y=r.y)),Q.map===null||H===!0||Z===!0){const ae=this.type!==Ds?{minFilter:Ri,magFilter:Ri}:{};Q.map!==null&&Q.map.dispose(),Q.map=new Pr(s.x,s.y,ae),Q.map.texture.name=ie.name+".shadowMap",Q.camera.updateProjectionMatrix()}n.setRenderTarget(Q.map),n.clear();const ne=Q.getViewportCount();for(let ae=0;ae<ne;ae++){const fe=Q.getViewport(ae);o.set(r.x*fe.x,r.y*fe.y,r.x*fe.z,r.y*fe.w),z.viewport(o),Q.updateMatrices(ie,ae),i=Q.getFrustum(),_(k,U,Q.camera,ie,this.type)}Q.isPointLightShadow!==!0&&this.type===Ds&&w(Q,U),Q.needsUpdate=!1}f=this.type,m.needsUpdate=!1,n.setRenderTarget(y,M,D)};function w(A,k){const U=e.update(v);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null&&(A.mapPass=new Pr(s.x,s.y)),d.uniforms.shadow_pass.value=A.map.texture,d.uniforms.resolution.value=A.mapSize,d.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(k,null,U,d,v,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value=A.mapSize,p.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(k,null,U,p,v,null)}function C(A,k,U,y){let M=null;const D=U.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)M=D;else if(M=U.isPointLight===!0?c:a,n.localClippingEnabled&&k.clipShadows===!0&&Array.isArray(k.clippingPlanes)&&k.clippingPlanes.length!==0||k.displacementMap&&k.displacementScale!==0||k.alphaMap&&k.alphaTest>0||k.map&&k.alphaTest>0||k.alphaToCoverage===!0){const z=M.uuid,H=k.uuid;let Z=l[z];Z===void 0&&(Z={},l[z]=Z);let J=Z[H];J===void 0&&(J=M.clone(),Z[H]=J,k.addEventListener("dispose",T)),M=J}if(M.visible=k.visible,M.wireframe=k.wireframe,y===Ds?M.side=k.shadowSide!==null?k.shadowSide:k.side:M.side=k.shadowSide!==null?k.shadowSide:h[k.side],M.alphaMap=k.alphaMap,M.alphaTest=k.alphaToCoverage===!0?.5:k.alphaTest,M.map=k.map,M.clipShadows=k.clipShadows,M.clippingPlanes=k.clippingPlanes,M.clipIntersection=k.clipIntersection,M.displacementMap=k.displacementMap,M.displacementScale=k.displacementScale,M.displacementBias=k.displacementBias,M.wireframeLinewidth=k.wireframeLinewidth,M.linewidth=k.linewidth,U.isPointLight===!0&&M.isMeshDistanceMaterial===!0){const z=n.properties.get(M);z.light=U}return M}function _(A,k,U,y,M){if(A.visible===!1)return;if(A.layers.test(k.layers)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&M===Ds)&&(!A.frustumCulled||i.intersectsObject(A))){A.modelViewMatrix.multiplyMatrices(U.matrixWorldInverse,A.matrixWorld);const H=e.update(A),Z=A.material;if(Array.isArray(Z)){const J=H.groups;for(let G=0,ie=J.length;G<ie;G++){const Q=J[G],de=Z[Q.materialIndex];if(de&&de.visible){const ne=C(A,de,y,M);A.onBeforeShadow(n,A,k,U,H,ne,Q),n.renderBufferDirect(U,null,H,ne,A,Q),A.onAfterShadow(n,A,k,U,H,ne,Q)}}}else if(Z.visible){const J=C(A,Z,y,M);A.onBeforeShadow(n,A,k,U,H,J,null),n.renderBufferDirect(U,null,H,J,A,null),A.onAfterShadow(n,A,k,U,H,J,null)}}const z=A.children;for(let H=0,Z=z.length;H<Z;H++)_(z[H],k,U,y,M)}function T(A){A.target.removeEventListener("dispose",T);for(const U in l){const y=l[U],M=A.target.uuid;M in y&&(y[M].dispose(),delete y[M])}}}const OE={[Bu]:zu,[Vu]:Wu,[Hu]:$u,[po]:Gu,[zu]:Bu,[Wu]:Vu,[$u]:Hu,[Gu]:po};function BE(n,e){function t(){let q=!1;const Ce=new qt;let Ee=null;const je=new qt(0,0,0,0);return{setMask:function(Te){Ee!==Te&&!q&&(n.colorMask(Te,Te,Te,Te),Ee=Te)},setLocked:function(Te){q=Te},setClear:function(Te,ve,Je,yt,tn){tn===!0&&(Te*=yt,ve*=yt,Je*=yt),Ce.set(Te,ve,Je,yt),je.equals(Ce)===!1&&(n.clearColor(Te,ve,Je,yt),je.copy(Ce))},reset:function(){q=!1,Ee=null,je.set(-1,0,0,0)}}}function i(){let q=!1,Ce=!1,Ee=null,je=null,Te=null;return{setReversed:function(ve){if(Ce!==ve){const Je=e.get("EXT_clip_control");ve?Je.clipControlEXT(Je.LOWER_LEFT_EXT,Je.ZERO_TO_ONE_EXT):Je.clipControlEXT(Je.LOWER_LEFT_EXT,Je.NEGATIVE_ONE_TO_ONE_EXT),Ce=ve;const yt=Te;Te=null,this.setClear(yt)}},getReversed:function(){return Ce},setTest:function(ve){ve?te(n.DEPTH_TEST):Se(n.DEPTH_TEST)},setMask:function(ve){Ee!==ve&&!q&&(n.depthMask(ve),Ee=ve)},setFunc:function(ve){if(Ce&&(ve=OE[ve]),je!==ve){switch(ve){case Bu:n.depthFunc(n.NEVER);break;case zu:n.depthFunc(n.ALWAYS);break;case Vu:n.depthFunc(n.LESS);break;case po:n.depthFunc(n.LEQUAL);break;case Hu:n.depthFunc(n.EQUAL);break;case Gu:n.depthFunc(n.GEQUAL);break;case Wu:n.depthFunc(n.GREATER);break;case $u:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}je=ve}},setLocked:function(ve){q=ve},setClear:function(ve){Te!==ve&&(Ce&&(ve=1-ve),n.clearDepth(ve),Te=ve)},reset:function(){q=!1,Ee=null,je=null,Te=null,Ce=!1}}}function s(){let q=!1,Ce=null,Ee=null,je=null,Te=null,ve=null,Je=null,yt=null,tn=null;return{setTest:function(St){q||(St?te(n.STENCIL_TEST):Se(n.STENCIL_TEST))},setMask:function(St){Ce!==St&&!q&&(n.stencilMask(St),Ce=St)},setFunc:function(St,Fn,sn){(Ee!==St||je!==Fn||Te!==sn)&&(n.stencilFunc(St,Fn,sn),Ee=St,je=Fn,Te=sn)},setOp:function(St,Fn,sn){(ve!==St||Je!==Fn||yt!==sn)&&(n.stencilOp(St,Fn,sn),ve=St,Je=Fn,yt=sn)},setLocked:function(St){q=St},setClear:function(St){tn!==St&&(n.clearStencil(St),tn=St)},reset:function(){q=!1,Ce=null,Ee=null,je=null,Te=null,ve=null,Je=null,yt=null,tn=null}}}const r=new t,o=new i,a=new s,c=new WeakMap,l=new WeakMap;let u={},h={},d=new WeakMap,p=[],g=null,v=!1,m=null,f=null,w=null,C=null,_=null,T=null,A=null,k=new dt(0,0,0),U=0,y=!1,M=null,D=null,z=null,H=null,Z=null;const J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let G=!1,ie=0;const Q=n.getParameter(n.VERSION);Q.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(Q)[1]),G=ie>=1):Q.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.exec(Q)[1]),G=ie>=2);let de=null,ne={};const ae=n.getParameter(n.SCISSOR_BOX),fe=n.getParameter(n.VIEWPORT),ue=new qt().fromArray(ae),be=new qt().fromArray(fe);function Me(q,Ce,Ee,je){const Te=new Uint8Array(4),ve=n.createTexture();n.bindTexture(q,ve),n.texParameteri(q,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(q,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Je=0;Je<Ee;Je++)q===n.TEXTURE_3D||q===n.TEXTURE_2D_ARRAY?n.texImage3D(Ce,0,n.RGBA,1,1,je,0,n.RGBA,n.UNSIGNED_BYTE,Te):n.texImage2D(Ce+Je,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,Te);return ve}const X={};X[n.TEXTURE_2D]=Me(n.TEXTURE_2D,n.TEXTURE_2D,1),X[n.TEXTURE_CUBE_MAP]=Me(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),X[n.TEXTURE_2D_ARRAY]=Me(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),X[n.TEXTURE_3D]=Me(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),te(n.DEPTH_TEST),o.setFunc(po),at(!1),qe(Kp),te(n.CULL_FACE),Bt(Zs);function te(q){u[q]!==!0&&(n.enable(q),u[q]=!0)}function Se(q){u[q]!==!1&&(n.disable(q),u[q]=!1)}function Ve(q,Ce){return h[q]!==Ce?(n.bindFramebuffer(q,Ce),h[q]=Ce,q===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=Ce),q===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=Ce),!0):!1}function De(q,Ce){let Ee=p,je=!1;if(q){Ee=d.get(Ce),Ee===void 0&&(Ee=[],d.set(Ce,Ee));const Te=q.textures;if(Ee.length!==Te.length||Ee[0]!==n.COLOR_ATTACHMENT0){for(let ve=0,Je=Te.length;ve<Je;ve++)Ee[ve]=n.COLOR_ATTACHMENT0+ve;Ee.length=Te.length,je=!0}}else Ee[0]!==n.BACK&&(Ee[0]=n.BACK,je=!0);je&&n.drawBuffers(Ee)}function bt(q){return g!==q?(n.useProgram(q),g=q,!0):!1}const an={[Tr]:n.FUNC_ADD,[jx]:n.FUNC_SUBTRACT,[Xx]:n.FUNC_REVERSE_SUBTRACT};an[qx]=n.MIN,an[Yx]=n.MAX;const W={[Kx]:n.ZERO,[Zx]:n.ONE,[Jx]:n.SRC_COLOR,[ku]:n.SRC_ALPHA,[sy]:n.SRC_ALPHA_SATURATE,[ny]:n.DST_COLOR,[ey]:n.DST_ALPHA,[Qx]:n.ONE_MINUS_SRC_COLOR,[Ou]:n.ONE_MINUS_SRC_ALPHA,[iy]:n.ONE_MINUS_DST_COLOR,[ty]:n.ONE_MINUS_DST_ALPHA,[ry]:n.CONSTANT_COLOR,[oy]:n.ONE_MINUS_CONSTANT_COLOR,[ay]:n.CONSTANT_ALPHA,[ly]:n.ONE_MINUS_CONSTANT_ALPHA};function Bt(q,Ce,Ee,je,Te,ve,Je,yt,tn,St){if(q===Zs){v===!0&&(Se(n.BLEND),v=!1);return}if(v===!1&&(te(n.BLEND),v=!0),q!==$x){if(q!==m||St!==y){if((f!==Tr||_!==Tr)&&(n.blendEquation(n.FUNC_ADD),f=Tr,_=Tr),St)switch(q){case fo:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Jp:n.blendFunc(n.ONE,n.ONE);break;case Qp:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case em:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:console.error("THREE.WebGLState: Invalid blending: ",q);break}else switch(q){case fo:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Jp:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Qp:console.error("THREE.WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case em:console.error("THREE.WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:console.error("THREE.WebGLState: Invalid blending: ",q);break}w=null,C=null,T=null,A=null,k.set(0,0,0),U=0,m=q,y=St}return}Te=Te||Ce,ve=ve||Ee,Je=Je||je,(Ce!==f||Te!==_)&&(n.blendEquationSeparate(an[Ce],an[Te]),f=Ce,_=Te),(Ee!==w||je!==C||ve!==T||Je!==A)&&(n.blendFuncSeparate(W[Ee],W[je],W[ve],W[Je]),w=Ee,C=je,T=ve,A=Je),(yt.equals(k)===!1||tn!==U)&&(n.blendColor(yt.r,yt.g,yt.b,tn),k.copy(yt),U=tn),m=q,y=!1}function mt(q,Ce){q.side===es?Se(n.CULL_FACE):te(n.CULL_FACE);let Ee=q.side===xi;Ce&&(Ee=!Ee),at(Ee),q.blending===fo&&q.transparent===!1?Bt(Zs):Bt(q.blending,q.blendEquation,q.blendSrc,q.blendDst,q.blendEquationAlpha,q.blendSrcAlpha,q.blendDstAlpha,q.blendColor,q.blendAlpha,q.premultipliedAlpha),o.setFunc(q.depthFunc),o.setTest(q.depthTest),o.setMask(q.depthWrite),r.setMask(q.colorWrite);const je=q.stencilWrite;a.setTest(je),je&&(a.setMask(q.stencilWriteMask),a.setFunc(q.stencilFunc,q.stencilRef,q.stencilFuncMask),a.setOp(q.stencilFail,q.stencilZFail,q.stencilZPass)),$e(q.polygonOffset,q.polygonOffsetFactor,q.polygonOffsetUnits),q.alphaToCoverage===!0?te(n.SAMPLE_ALPHA_TO_COVERAGE):Se(n.SAMPLE_ALPHA_TO_COVERAGE)}function at(q){M!==q&&(q?n.frontFace(n.CW):n.frontFace(n.CCW),M=q)}function qe(q){q!==Hx?(te(n.CULL_FACE),q!==D&&(q===Kp?n.cullFace(n.BACK):q===Gx?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Se(n.CULL_FACE),D=q}function Kt(q){q!==z&&(G&&n.lineWidth(q),z=q)}function $e(q,Ce,Ee){q?(te(n.POLYGON_OFFSET_FILL),(H!==Ce||Z!==Ee)&&(n.polygonOffset(Ce,Ee),H=Ce,Z=Ee)):Se(n.POLYGON_OFFSET_FILL)}function st(q){q?te(n.SCISSOR_TEST):Se(n.SCISSOR_TEST)}function pn(q){q===void 0&&(q=n.TEXTURE0+J-1),de!==q&&(n.activeTexture(q),de=q)}function Ht(q,Ce,Ee){Ee===void 0&&(de===null?Ee=n.TEXTURE0+J-1:Ee=de);let je=ne[Ee];je===void 0&&(je={type:void 0,texture:void 0},ne[Ee]=je),(je.type!==q||je.texture!==Ce)&&(de!==Ee&&(n.activeTexture(Ee),de=Ee),n.bindTexture(q,Ce||X[q]),je.type=q,je.texture=Ce)}function B(){const q=ne[de];q!==void 0&&q.type!==void 0&&(n.bindTexture(q.type,null),q.type=void 0,q.texture=void 0)}function R(){try{n.compressedTexImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function $(){try{n.compressedTexImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function le(){try{n.texSubImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function me(){try{n.texSubImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function he(){try{n.compressedTexSubImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Ke(){try{n.compressedTexSubImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Re(){try{n.texStorage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Ye(){try{n.texStorage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function ze(){try{n.texImage2D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function xe(){try{n.texImage3D(...arguments)}catch(q){console.error("THREE.WebGLState:",q)}}function Pe(q){ue.equals(q)===!1&&(n.scissor(q.x,q.y,q.z,q.w),ue.copy(q))}function tt(q){be.equals(q)===!1&&(n.viewport(q.x,q.y,q.z,q.w),be.copy(q))}function Qe(q,Ce){let Ee=l.get(Ce);Ee===void 0&&(Ee=new WeakMap,l.set(Ce,Ee));let je=Ee.get(q);je===void 0&&(je=n.getUniformBlockIndex(Ce,q.name),Ee.set(q,je))}function Ie(q,Ce){const je=l.get(Ce).get(q);c.get(Ce)!==je&&(n.uniformBlockBinding(Ce,je,q.__bindingPointIndex),c.set(Ce,je))}function gt(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),u={},de=null,ne={},h={},d=new WeakMap,p=[],g=null,v=!1,m=null,f=null,w=null,C=null,_=null,T=null,A=null,k=new dt(0,0,0),U=0,y=!1,M=null,D=null,z=null,H=null,Z=null,ue.set(0,0,n.canvas.width,n.canvas.height),be.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:te,disable:Se,bindFramebuffer:Ve,drawBuffers:De,useProgram:bt,setBlending:Bt,setMaterial:mt,setFlipSided:at,setCullFace:qe,setLineWidth:Kt,setPolygonOffset:$e,setScissorTest:st,activeTexture:pn,bindTexture:Ht,unbindTexture:B,compressedTexImage2D:R,compressedTexImage3D:$,texImage2D:ze,texImage3D:xe,updateUBOMapping:Qe,uniformBlockBinding:Ie,texStorage2D:Re,texStorage3D:Ye,texSubImage2D:le,texSubImage3D:me,compressedTexSubImage2D:he,compressedTexSubImage3D:Ke,scissor:Pe,viewport:tt,reset:gt}}function zE(n,e,t,i,s,r,o){const a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new _t,u=new WeakMap;let h;const d=new WeakMap;let p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(B,R){return p?new OffscreenCanvas(B,R):Pa("canvas")}function v(B,R,$){let le=1;const me=Ht(B);if((me.width>$||me.height>$)&&(le=$/Math.max(me.width,me.height)),le<1)if(typeof HTMLImageElement<"u"&&B instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&B instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&B instanceof ImageBitmap||typeof VideoFrame<"u"&&B instanceof VideoFrame){const he=Math.floor(le*me.width),Ke=Math.floor(le*me.height);h===void 0&&(h=g(he,Ke));const Re=R?g(he,Ke):h;return Re.width=he,Re.height=Ke,Re.getContext("2d").drawImage(B,0,0,he,Ke),console.warn("THREE.WebGLRenderer: Texture has been resized from ("+me.width+"x"+me.height+") to ("+he+"x"+Ke+")."),Re}else return"data"in B&&console.warn("THREE.WebGLRenderer: Image in DataTexture is too big ("+me.width+"x"+me.height+")."),B;return B}function m(B){return B.generateMipmaps}function f(B){n.generateMipmap(B)}function w(B){return B.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:B.isWebGL3DRenderTarget?n.TEXTURE_3D:B.isWebGLArrayRenderTarget||B.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function C(B,R,$,le,me=!1){if(B!==null){if(n[B]!==void 0)return n[B];console.warn("THREE.WebGLRenderer: Attempt to use non-existing WebGL internal format '"+B+"'")}let he=R;if(R===n.RED&&($===n.FLOAT&&(he=n.R32F),$===n.HALF_FLOAT&&(he=n.R16F),$===n.UNSIGNED_BYTE&&(he=n.R8)),R===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(he=n.R8UI),$===n.UNSIGNED_SHORT&&(he=n.R16UI),$===n.UNSIGNED_INT&&(he=n.R32UI),$===n.BYTE&&(he=n.R8I),$===n.SHORT&&(he=n.R16I),$===n.INT&&(he=n.R32I)),R===n.RG&&($===n.FLOAT&&(he=n.RG32F),$===n.HALF_FLOAT&&(he=n.RG16F),$===n.UNSIGNED_BYTE&&(he=n.RG8)),R===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(he=n.RG8UI),$===n.UNSIGNED_SHORT&&(he=n.RG16UI),$===n.UNSIGNED_INT&&(he=n.RG32UI),$===n.BYTE&&(he=n.RG8I),$===n.SHORT&&(he=n.RG16I),$===n.INT&&(he=n.RG32I)),R===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(he=n.RGB8UI),$===n.UNSIGNED_SHORT&&(he=n.RGB16UI),$===n.UNSIGNED_INT&&(he=n.RGB32UI),$===n.BYTE&&(he=n.RGB8I),$===n.SHORT&&(he=n.RGB16I),$===n.INT&&(he=n.RGB32I)),R===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(he=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(he=n.RGBA16UI),$===n.UNSIGNED_INT&&(he=n.RGBA32UI),$===n.BYTE&&(he=n.RGBA8I),$===n.SHORT&&(he=n.RGBA16I),$===n.INT&&(he=n.RGBA32I)),R===n.RGB&&($===n.UNSIGNED_INT_5_9_9_9_REV&&(he=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(he=n.R11F_G11F_B10F)),R===n.RGBA){const Ke=me?Ul:kt.getTransfer(le);$===n.FLOAT&&(he=n.RGBA32F),$===n.HALF_FLOAT&&(he=n.RGBA16F),$===n.UNSIGNED_BYTE&&(he=Ke===rn?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT_4_4_4_4&&(he=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(he=n.RGB5_A1)}return(he===n.R16F||he===n.R32F||he===n.RG16F||he===n.RG32F||he===n.RGBA16F||he===n.RGBA32F)&&e.get("EXT_color_buffer_float"),he}function _(B,R){let $;return B?R===null||R===Rr||R===Ea?$=n.DEPTH24_STENCIL8:R===vs?$=n.DEPTH32F_STENCIL8:R===Sa&&($=n.DEPTH24_STENCIL8,console.warn("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):R===null||R===Rr||R===Ea?$=n.DEPTH_COMPONENT24:R===vs?$=n.DEPTH_COMPONENT32F:R===Sa&&($=n.DEPTH_COMPONENT16),$}function T(B,R){return m(B)===!0||B.isFramebufferTexture&&B.minFilter!==Ri&&B.minFilter!==Ci?Math.log2(Math.max(R.width,R.height))+1:B.mipmaps!==void 0&&B.mipmaps.length>0?B.mipmaps.length:B.isCompressedTexture&&Array.isArray(B.image)?R.mipmaps.length:1}function A(B){const R=B.target;R.removeEventListener("dispose",A),U(R),R.isVideoTexture&&u.delete(R)}function k(B){const R=B.target;R.removeEventListener("dispose",k),M(R)}function U(B){const R=i.get(B);if(R.__webglInit===void 0)return;const $=B.source,le=d.get($);if(le){const me=le[R.__cacheKey];me.usedTimes--,me.usedTimes===0&&y(B),Object.keys(le).length===0&&d.delete($)}i.remove(B)}function y(B){const R=i.get(B);n.deleteTexture(R.__webglTexture);const $=B.source,le=d.get($);delete le[R.__cacheKey],o.memory.textures--}function M(B){const R=i.get(B);if(B.depthTexture&&(B.depthTexture.dispose(),i.remove(B.depthTexture)),B.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(R.__webglFramebuffer[le]))for(let me=0;me<R.__webglFramebuffer[le].length;me++)n.deleteFramebuffer(R.__webglFramebuffer[le][me]);else n.deleteFramebuffer(R.__webglFramebuffer[le]);R.__webglDepthbuffer&&n.deleteRenderbuffer(R.__webglDepthbuffer[le])}else{if(Array.isArray(R.__webglFramebuffer))for(let le=0;le<R.__webglFramebuffer.length;le++)n.deleteFramebuffer(R.__webglFramebuffer[le]);else n.deleteFramebuffer(R.__webglFramebuffer);if(R.__webglDepthbuffer&&n.deleteRenderbuffer(R.__webglDepthbuffer),R.__webglMultisampledFramebuffer&&n.deleteFramebuffer(R.__webglMultisampledFramebuffer),R.__webglColorRenderbuffer)for(let le=0;le<R.__webglColorRenderbuffer.length;le++)R.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(R.__webglColorRenderbuffer[le]);R.__webglDepthRenderbuffer&&n.deleteRenderbuffer(R.__webglDepthRenderbuffer)}const $=B.textures;for(let le=0,me=$.length;le<me;le++){const he=i.get($[le]);he.__webglTexture&&(n.deleteTexture(he.__webglTexture),o.memory.textures--),i.remove($[le])}i.remove(B)}let D=0;function z(){D=0}function H(){const B=D;return B>=s.maxTextures&&console.warn("THREE.WebGLTextures: Trying to use "+B+" texture units while this GPU supports only "+s.maxTextures),D+=1,B}function Z(B){const R=[];return R.push(B.wrapS),R.push(B.wrapT),R.push(B.wrapR||0),R.push(B.magFilter),R.push(B.minFilter),R.push(B.anisotropy),R.push(B.internalFormat),R.push(B.format),R.push(B.type),R.push(B.generateMipmaps),R.push(B.premultiplyAlpha),R.push(B.flipY),R.push(B.unpackAlignment),R.push(B.colorSpace),R.join()}function J(B,R){const $=i.get(B);if(B.isVideoTexture&&st(B),B.isRenderTargetTexture===!1&&B.isExternalTexture!==!0&&B.version>0&&$.__version!==B.version){const le=B.image;if(le===null)console.warn("THREE.WebGLRenderer: Texture marked for update but no image data found.");else if(le.complete===!1)console.warn("THREE.WebGLRenderer: Texture marked for update but image is incomplete");else{X($,B,R);return}}else B.isExternalTexture&&($.__webglTexture=B.sourceTexture?B.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+R)}function G(B,R){const $=i.get(B);if(B.isRenderTargetTexture===!1&&B.version>0&&$.__version!==B.version){X($,B,R);return}t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+R)}function ie(B,R){const $=i.get(B);if(B.isRenderTargetTexture===!1&&B.version>0&&$.__version!==B.version){X($,B,R);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+R)}function Q(B,R){const $=i.get(B);if(B.version>0&&$.__version!==B.version){te($,B,R);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+R)}const de={[Ar]:n.REPEAT,[ts]:n.CLAMP_TO_EDGE,[qu]:n.MIRRORED_REPEAT},ne={[Ri]:n.NEAREST,[xy]:n.NEAREST_MIPMAP_NEAREST,[Rl]:n.NEAREST_MIPMAP_LINEAR,[Ci]:n.LINEAR,[Yu]:n.LINEAR_MIPMAP_NEAREST,[Is]:n.LINEAR_MIPMAP_LINEAR},ae={[wy]:n.NEVER,[Py]:n.ALWAYS,[Ey]:n.LESS,[mm]:n.LEQUAL,[Ty]:n.EQUAL,[Cy]:n.GEQUAL,[Ay]:n.GREATER,[Ry]:n.NOTEQUAL};function fe(B,R){if(R.type===vs&&e.has("OES_texture_float_linear")===!1&&(R.magFilter===Ci||R.magFilter===Yu||R.magFilter===Rl||R.magFilter===Is||R.minFilter===Ci||R.minFilter===Yu||R.minFilter===Rl||R.minFilter===Is)&&console.warn("THREE.WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(B,n.TEXTURE_WRAP_S,de[R.wrapS]),n.texParameteri(B,n.TEXTURE_WRAP_T,de[R.wrapT]),(B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY)&&n.texParameteri(B,n.TEXTURE_WRAP_R,de[R.wrapR]),n.texParameteri(B,n.TEXTURE_MAG_FILTER,ne[R.magFilter]),n.texParameteri(B,n.TEXTURE_MIN_FILTER,ne[R.minFilter]),R.compareFunction&&(n.texParameteri(B,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(B,n.TEXTURE_COMPARE_FUNC,ae[R.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(R.magFilter===Ri||R.minFilter!==Rl&&R.minFilter!==Is||R.type===vs&&e.has("OES_texture_float_linear")===!1)return;if(R.anisotropy>1||i.get(R).__currentAnisotropy){const $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(B,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(R.anisotropy,s.getMaxAnisotropy())),i.get(R).__currentAnisotropy=R.anisotropy}}}function ue(B,R){let $=!1;B.__webglInit===void 0&&(B.__webglInit=!0,R.addEventListener("dispose",A));const le=R.source;let me=d.get(le);me===void 0&&(me={},d.set(le,me));const he=Z(R);if(he!==B.__cacheKey){me[he]===void 0&&(me[he]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,$=!0),me[he].usedTimes++;const Ke=me[B.__cacheKey];Ke!==void 0&&(me[B.__cacheKey].usedTimes--,Ke.usedTimes===0&&y(R)),B.__cacheKey=he,B.__webglTexture=me[he].texture}return $}function be(B,R,$){return Math.floor(Math.floor(B/$)/R)}function Me(B,R,$,le){const he=B.updateRanges;if(he.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,R.width,R.height,$,le,R.data);else{he.sort((xe,Pe)=>xe.start-Pe.start);let Ke=0;for(let xe=1;xe<he.length;xe++){const Pe=he[Ke],tt=he[xe],Qe=Pe.start+Pe.count,Ie=be(tt.start,R.width,4),gt=be(Pe.start,R.width,4);tt.start<=Qe+1&&Ie===gt&&be(tt.start+tt.count-1,R.width,4)===Ie?Pe.count=Math.max(Pe.count,tt.start+tt.count-Pe.start):(++Ke,he[Ke]=tt)}he.length=Ke+1;const Re=n.getParameter(n.UNPACK_ROW_LENGTH),Ye=n.getParameter(n.UNPACK_SKIP_PIXELS),ze=n.getParameter(n.UNPACK_SKIP_ROWS);n.pixelStorei(n.UNPACK_ROW_LENGTH,R.width);for(let xe=0,Pe=he.length;xe<Pe;xe++){const tt=he[xe],Qe=Math.floor(tt.start/4),Ie=Math.ceil(tt.count/4),gt=Qe%R.width,q=Math.floor(Qe/R.width),Ce=Ie,Ee=1;n.pixelStorei(n.UNPACK_SKIP_PIXELS,gt),n.pixelStorei(n.UNPACK_SKIP_ROWS,q),t.texSubImage2D(n.TEXTURE_2D,0,gt,q,Ce,Ee,$,le,R.data)}B.clearUpdateRanges(),n.pixelStorei(n.UNPACK_ROW_LENGTH,Re),n.pixelStorei(n.UNPACK_SKIP_PIXELS,Ye),n.pixelStorei(n.UNPACK_SKIP_ROWS,ze)}}function X(B,R,$){let le=n.TEXTURE_2D;(R.isDataArrayTexture||R.isCompressedArrayTexture)&&(le=n.TEXTURE_2D_ARRAY),R.isData3DTexture&&(le=n.TEXTURE_3D);const me=ue(B,R),he=R.source;t.bindTexture(le,B.__webglTexture,n.TEXTURE0+$);const Ke=i.get(he);if(he.version!==Ke.__version||me===!0){t.activeTexture(n.TEXTURE0+$);const Re=kt.getPrimaries(kt.workingColorSpace),Ye=R.colorSpace===Qs?null:kt.getPrimaries(R.colorSpace),ze=R.colorSpace===Qs||Re===Ye?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,R.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,R.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,R.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze);let xe=v(R.image,!1,s.maxTextureSize);xe=pn(R,xe);const Pe=r.convert(R.format,R.colorSpace),tt=r.convert(R.type);let Qe=C(R.internalFormat,Pe,tt,R.colorSpace,R.isVideoTexture);fe(le,R);let Ie;const gt=R.mipmaps,q=R.isVideoTexture!==!0,Ce=Ke.__version===void 0||me===!0,Ee=he.dataReady,je=T(R,xe);if(R.isDepthTexture)Qe=_(R.format===Aa,R.type),Ce&&(q?t.texStorage2D(n.TEXTURE_2D,1,Qe,xe.width,xe.height):t.texImage2D(n.TEXTURE_2D,0,Qe,xe.width,xe.height,0,Pe,tt,null));else if(R.isDataTexture)if(gt.length>0){q&&Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,gt[0].width,gt[0].height);for(let Te=0,ve=gt.length;Te<ve;Te++)Ie=gt[Te],q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,tt,Ie.data):t.texImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Pe,tt,Ie.data);R.generateMipmaps=!1}else q?(Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,xe.width,xe.height),Ee&&Me(R,xe,Pe,tt)):t.texImage2D(n.TEXTURE_2D,0,Qe,xe.width,xe.height,0,Pe,tt,xe.data);else if(R.isCompressedTexture)if(R.isCompressedArrayTexture){q&&Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,Qe,gt[0].width,gt[0].height,xe.depth);for(let Te=0,ve=gt.length;Te<ve;Te++)if(Ie=gt[Te],R.format!==Hi)if(Pe!==null)if(q){if(Ee)if(R.layerUpdates.size>0){const Je=Mg(Ie.width,Ie.height,R.format,R.type);for(const yt of R.layerUpdates){const tn=Ie.data.subarray(yt*Je/Ie.data.BYTES_PER_ELEMENT,(yt+1)*Je/Ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,yt,Ie.width,Ie.height,1,Pe,tn)}R.clearLayerUpdates()}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,0,Ie.width,Ie.height,xe.depth,Pe,Ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,Te,Qe,Ie.width,Ie.height,xe.depth,0,Ie.data,0,0);else console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else q?Ee&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,Te,0,0,0,Ie.width,Ie.height,xe.depth,Pe,tt,Ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,Te,Qe,Ie.width,Ie.height,xe.depth,0,Pe,tt,Ie.data)}else{q&&Ce&&t.texStorage2D(n.TEXTURE_2D,je,Qe,gt[0].width,gt[0].height);for(let Te=0,ve=gt.length;Te<ve;Te++)Ie=gt[Te],R.format!==Hi?Pe!==null?q?Ee&&t.compressedTexSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,Ie.data):t.compressedTexImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Ie.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Ie.width,Ie.height,Pe,tt,Ie.data):t.texImage2D(n.TEXTURE_2D,Te,Qe,Ie.width,Ie.height,0,Pe,tt,Ie.data)}else if(R.isDataArrayTexture)if(q){if(Ce&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,Qe,xe.width,xe.height,xe.depth),Ee)if(R.layerUpdates.size>0){const Te=Mg(xe.width,xe.height,R.format,R.type);for(const ve of R.layerUpdates){const Je=xe.data.subarray(ve*Te/xe.data.BYTES_PER_ELEMENT,(ve+1)*Te/xe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,ve,xe.width,xe.height,1,Pe,tt,Je)}R.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,xe.width,xe.height,xe.depth,Pe,tt,xe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,Qe,xe.width,xe.height,xe.depth,0,Pe,tt,xe.data);else if(R.isData3DTexture)q?(Ce&&t.texStorage3D(n.TEXTURE_3D,je,Qe,xe.width,xe.height,xe.depth),Ee&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,xe.width,xe.height,xe.depth,Pe,tt,xe.data)):t.texImage3D(n.TEXTURE_3D,0,Qe,xe.width,xe.height,xe.depth,0,Pe,tt,xe.data);else if(R.isFramebufferTexture){if(Ce)if(q)t.texStorage2D(n.TEXTURE_2D,je,Qe,xe.width,xe.height);else{let Te=xe.width,ve=xe.height;for(let Je=0;Je<je;Je++)t.texImage2D(n.TEXTURE_2D,Je,Qe,Te,ve,0,Pe,tt,null),Te>>=1,ve>>=1}}else if(gt.length>0){if(q&&Ce){const Te=Ht(gt[0]);t.texStorage2D(n.TEXTURE_2D,je,Qe,Te.width,Te.height)}for(let Te=0,ve=gt.length;Te<ve;Te++)Ie=gt[Te],q?Ee&&t.texSubImage2D(n.TEXTURE_2D,Te,0,0,Pe,tt,Ie):t.texImage2D(n.TEXTURE_2D,Te,Qe,Pe,tt,Ie);R.generateMipmaps=!1}else if(q){if(Ce){const Te=Ht(xe);t.texStorage2D(n.TEXTURE_2D,je,Qe,Te.width,Te.height)}Ee&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,Pe,tt,xe)}else t.texImage2D(n.TEXTURE_2D,0,Qe,Pe,tt,xe);m(R)&&f(le),Ke.__version=he.version,R.onUpdate&&R.onUpdate(R)}B.__version=R.version}function te(B,R,$){if(R.image.length!==6)return;const le=ue(B,R),me=R.source;t.bindTexture(n.TEXTURE_CUBE_MAP,B.__webglTexture,n.TEXTURE0+$);const he=i.get(me);if(me.version!==he.__version||le===!0){t.activeTexture(n.TEXTURE0+$);const Ke=kt.getPrimaries(kt.workingColorSpace),Re=R.colorSpace===Qs?null:kt.getPrimaries(R.colorSpace),Ye=R.colorSpace===Qs||Ke===Re?n.NONE:n.BROWSER_DEFAULT_WEBGL;n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,R.flipY),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,R.premultiplyAlpha),n.pixelStorei(n.UNPACK_ALIGNMENT,R.unpackAlignment),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ye);const ze=R.isCompressedTexture||R.image[0].isCompressedTexture,xe=R.image[0]&&R.image[0].isDataTexture,Pe=[];for(let ve=0;ve<6;ve++)!ze&&!xe?Pe[ve]=v(R.image[ve],!0,s.maxCubemapSize):Pe[ve]=xe?R.image[ve].image:R.image[ve],Pe[ve]=pn(R,Pe[ve]);const tt=Pe[0],Qe=r.convert(R.format,R.colorSpace),Ie=r.convert(R.type),gt=C(R.internalFormat,Qe,Ie,R.colorSpace),q=R.isVideoTexture!==!0,Ce=he.__version===void 0||le===!0,Ee=me.dataReady;let je=T(R,tt);fe(n.TEXTURE_CUBE_MAP,R);let Te;if(ze){q&&Ce&&t.texStorage2D(n.TEXTURE_CUBE_MAP,je,gt,tt.width,tt.height);for(let ve=0;ve<6;ve++){Te=Pe[ve].mipmaps;for(let Je=0;Je<Te.length;Je++){const yt=Te[Je];R.format!==Hi?Qe!==null?q?Ee&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je,0,0,yt.width,yt.height,Qe,yt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je,gt,yt.width,yt.height,0,yt.data):console.warn("THREE.WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je,0,0,yt.width,yt.height,Qe,Ie,yt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je,gt,yt.width,yt.height,0,Qe,Ie,yt.data)}}}else{if(Te=R.mipmaps,q&&Ce){Te.length>0&&je++;const ve=Ht(Pe[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,je,gt,ve.width,ve.height)}for(let ve=0;ve<6;ve++)if(xe){q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,0,0,0,Pe[ve].width,Pe[ve].height,Qe,Ie,Pe[ve].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,0,gt,Pe[ve].width,Pe[ve].height,0,Qe,Ie,Pe[ve].data);for(let Je=0;Je<Te.length;Je++){const tn=Te[Je].image[ve].image;q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je+1,0,0,tn.width,tn.height,Qe,Ie,tn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je+1,gt,tn.width,tn.height,0,Qe,Ie,tn.data)}}else{q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,0,0,0,Qe,Ie,Pe[ve]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,0,gt,Qe,Ie,Pe[ve]);for(let Je=0;Je<Te.length;Je++){const yt=Te[Je];q?Ee&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je+1,0,0,Qe,Ie,yt.image[ve]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ve,Je+1,gt,Qe,Ie,yt.image[ve])}}}m(R)&&f(n.TEXTURE_CUBE_MAP),he.__version=me.version,R.onUpdate&&R.onUpdate(R)}B.__version=R.version}function Se(B,R,$,le,me,he){const Ke=r.convert($.format,$.colorSpace),Re=r.convert($.type),Ye=C($.internalFormat,Ke,Re,$.colorSpace),ze=i.get(R),xe=i.get($);if(xe.__renderTarget=R,!ze.__hasExternalTextures){const Pe=Math.max(1,R.width>>he),tt=Math.max(1,R.height>>he);me===n.TEXTURE_3D||me===n.TEXTURE_2D_ARRAY?t.texImage3D(me,he,Ye,Pe,tt,R.depth,0,Ke,Re,null):t.texImage2D(me,he,Ye,Pe,tt,0,Ke,Re,null)}t.bindFramebuffer(n.FRAMEBUFFER,B),$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,le,me,xe.__webglTexture,0,Kt(R)):(me===n.TEXTURE_2D||me>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&me<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,le,me,xe.__webglTexture,he),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Ve(B,R,$){if(n.bindRenderbuffer(n.RENDERBUFFER,B),R.depthBuffer){const le=R.depthTexture,me=le&&le.isDepthTexture?le.type:null,he=_(R.stencilBuffer,me),Ke=R.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Re=Kt(R);$e(R)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,Re,he,R.width,R.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,Re,he,R.width,R.height):n.renderbufferStorage(n.RENDERBUFFER,he,R.width,R.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Ke,n.RENDERBUFFER,B)}else{const le=R.textures;for(let me=0;me<le.length;me++){const he=le[me],Ke=r.convert(he.format,he.colorSpace),Re=r.convert(he.type),Ye=C(he.internalFormat,Ke,Re,he.colorSpace),ze=Kt(R);$&&$e(R)===!1?n.renderbufferStorageMultisample(n.RENDERBUFFER,ze,Ye,R.width,R.height):$e(R)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ze,Ye,R.width,R.height):n.renderbufferStorage(n.RENDERBUFFER,Ye,R.width,R.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function De(B,R){if(R&&R.isWebGLCubeRenderTarget)throw new Error("Depth Texture with cube render targets is not supported");if(t.bindFramebuffer(n.FRAMEBUFFER,B),!(R.depthTexture&&R.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const le=i.get(R.depthTexture);le.__renderTarget=R,(!le.__webglTexture||R.depthTexture.image.width!==R.width||R.depthTexture.image.height!==R.height)&&(R.depthTexture.image.width=R.width,R.depthTexture.image.height=R.height,R.depthTexture.needsUpdate=!0),J(R.depthTexture,0);const me=le.__webglTexture,he=Kt(R);if(R.depthTexture.format===Ta)$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,me,0,he):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_ATTACHMENT,n.TEXTURE_2D,me,0);else if(R.depthTexture.format===Aa)$e(R)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,me,0,he):n.framebufferTexture2D(n.FRAMEBUFFER,n.DEPTH_STENCIL_ATTACHMENT,n.TEXTURE_2D,me,0);else throw new Error("Unknown depthTexture format")}function bt(B){const R=i.get(B),$=B.isWebGLCubeRenderTarget===!0;if(R.__boundDepthTexture!==B.depthTexture){const le=B.depthTexture;if(R.__depthDisposeCallback&&R.__depthDisposeCallback(),le){const me=()=>{delete R.__boundDepthTexture,delete R.__depthDisposeCallback,le.removeEventListener("dispose",me)};le.addEventListener("dispose",me),R.__depthDisposeCallback=me}R.__boundDepthTexture=le}if(B.depthTexture&&!R.__autoAllocateDepthBuffer){if($)throw new Error("target.depthTexture not supported in Cube render targets");const le=B.texture.mipmaps;le&&le.length>0?De(R.__webglFramebuffer[0],B):De(R.__webglFramebuffer,B)}else if($){R.__webglDepthbuffer=[];for(let le=0;le<6;le++)if(t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer[le]),R.__webglDepthbuffer[le]===void 0)R.__webglDepthbuffer[le]=n.createRenderbuffer(),Ve(R.__webglDepthbuffer[le],B,!1);else{const me=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,he=R.__webglDepthbuffer[le];n.bindRenderbuffer(n.RENDERBUFFER,he),n.framebufferRenderbuffer(n.FRAMEBUFFER,me,n.RENDERBUFFER,he)}}else{const le=B.texture.mipmaps;if(le&&le.length>0?t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,R.__webglFramebuffer),R.__webglDepthbuffer===void 0)R.__webglDepthbuffer=n.createRenderbuffer(),Ve(R.__webglDepthbuffer,B,!1);else{const me=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,he=R.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,he),n.framebufferRenderbuffer(n.FRAMEBUFFER,me,n.RENDERBUFFER,he)}}t.bindFramebuffer(n.FRAMEBUFFER,null)}function an(B,R,$){const le=i.get(B);R!==void 0&&Se(le.__webglFramebuffer,B,B.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&bt(B)}function W(B){const R=B.texture,$=i.get(B),le=i.get(R);B.addEventListener("dispose",k);const me=B.textures,he=B.isWebGLCubeRenderTarget===!0,Ke=me.length>1;if(Ke||(le.__webglTexture===void 0&&(le.__webglTexture=n.createTexture()),le.__version=R.version,o.memory.textures++),he){$.__webglFramebuffer=[];for(let Re=0;Re<6;Re++)if(R.mipmaps&&R.mipmaps.length>0){$.__webglFramebuffer[Re]=[];for(let Ye=0;Ye<R.mipmaps.length;Ye++)$.__webglFramebuffer[Re][Ye]=n.createFramebuffer()}else $.__webglFramebuffer[Re]=n.createFramebuffer()}else{if(R.mipmaps&&R.mipmaps.length>0){$.__webglFramebuffer=[];for(let Re=0;Re<R.mipmaps.length;Re++)$.__webglFramebuffer[Re]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(Ke)for(let Re=0,Ye=me.length;Re<Ye;Re++){const ze=i.get(me[Re]);ze.__webglTexture===void 0&&(ze.__webglTexture=n.createTexture(),o.memory.textures++)}if(B.samples>0&&$e(B)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let Re=0;Re<me.length;Re++){const Ye=me[Re];$.__webglColorRenderbuffer[Re]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[Re]);const ze=r.convert(Ye.format,Ye.colorSpace),xe=r.convert(Ye.type),Pe=C(Ye.internalFormat,ze,xe,Ye.colorSpace,B.isXRRenderTarget===!0),tt=Kt(B);n.renderbufferStorageMultisample(n.RENDERBUFFER,tt,Pe,B.width,B.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Re,n.RENDERBUFFER,$.__webglColorRenderbuffer[Re])}n.bindRenderbuffer(n.RENDERBUFFER,null),B.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),Ve($.__webglDepthRenderbuffer,B,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(he){t.bindTexture(n.TEXTURE_CUBE_MAP,le.__webglTexture),fe(n.TEXTURE_CUBE_MAP,R);for(let Re=0;Re<6;Re++)if(R.mipmaps&&R.mipmaps.length>0)for(let Ye=0;Ye<R.mipmaps.length;Ye++)Se($.__webglFramebuffer[Re][Ye],B,R,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,Ye);else Se($.__webglFramebuffer[Re],B,R,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0);m(R)&&f(n.TEXTURE_CUBE_MAP),t.unbindTexture()}else if(Ke){for(let Re=0,Ye=me.length;Re<Ye;Re++){const ze=me[Re],xe=i.get(ze);let Pe=n.TEXTURE_2D;(B.isWebGL3DRenderTarget||B.isWebGLArrayRenderTarget)&&(Pe=B.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Pe,xe.__webglTexture),fe(Pe,ze),Se($.__webglFramebuffer,B,ze,n.COLOR_ATTACHMENT0+Re,Pe,0),m(ze)&&f(Pe)}t.unbindTexture()}else{let Re=n.TEXTURE_2D;if((B.isWebGL3DRenderTarget||B.isWebGLArrayRenderTarget)&&(Re=B.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Re,le.__webglTexture),fe(Re,R),R.mipmaps&&R.mipmaps.length>0)for(let Ye=0;Ye<R.mipmaps.length;Ye++)Se($.__webglFramebuffer[Ye],B,R,n.COLOR_ATTACHMENT0,Re,Ye);else Se($.__webglFramebuffer,B,R,n.COLOR_ATTACHMENT0,Re,0);m(R)&&f(Re),t.unbindTexture()}B.depthBuffer&&bt(B)}function Bt(B){const R=B.textures;for(let $=0,le=R.length;$<le;$++){const me=R[$];if(m(me)){const he=w(B),Ke=i.get(me).__webglTexture;t.bindTexture(he,Ke),f(he),t.unbindTexture()}}}const mt=[],at=[];function qe(B){if(B.samples>0){if($e(B)===!1){const R=B.textures,$=B.width,le=B.height;let me=n.COLOR_BUFFER_BIT;const he=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Ke=i.get(B),Re=R.length>1;if(Re)for(let ze=0;ze<R.length;ze++)t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Ke.__webglMultisampledFramebuffer);const Ye=B.texture.mipmaps;Ye&&Ye.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglFramebuffer);for(let ze=0;ze<R.length;ze++){if(B.resolveDepthBuffer&&(B.depthBuffer&&(me|=n.DEPTH_BUFFER_BIT),B.stencilBuffer&&B.resolveStencilBuffer&&(me|=n.STENCIL_BUFFER_BIT)),Re){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Ke.__webglColorRenderbuffer[ze]);const xe=i.get(R[ze]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,xe,0)}n.blitFramebuffer(0,0,$,le,0,0,$,le,me,n.NEAREST),c===!0&&(mt.length=0,at.length=0,mt.push(n.COLOR_ATTACHMENT0+ze),B.depthBuffer&&B.resolveDepthBuffer===!1&&(mt.push(he),at.push(he),n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,at)),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,mt))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Re)for(let ze=0;ze<R.length;ze++){t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.RENDERBUFFER,Ke.__webglColorRenderbuffer[ze]);const xe=i.get(R[ze]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Ke.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ze,n.TEXTURE_2D,xe,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Ke.__webglMultisampledFramebuffer)}else if(B.depthBuffer&&B.resolveDepthBuffer===!1&&c){const R=B.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[R])}}}function Kt(B){return Math.min(s.maxSamples,B.samples)}function $e(B){const R=i.get(B);return B.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&R.__useRenderToTexture!==!1}function st(B){const R=o.render.frame;u.get(B)!==R&&(u.set(B,R),B.update())}function pn(B,R){const $=B.colorSpace,le=B.format,me=B.type;return B.isCompressedTexture===!0||B.isVideoTexture===!0||$!==_o&&$!==Qs&&(kt.getTransfer($)===rn?(le!==Hi||me!==_s)&&console.warn("THREE.WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):console.error("THREE.WebGLTextures: Unsupported texture color space:",$)),R}function Ht(B){return typeof HTMLImageElement<"u"&&B instanceof HTMLImageElement?(l.width=B.naturalWidth||B.width,l.height=B.naturalHeight||B.height):typeof VideoFrame<"u"&&B instanceof VideoFrame?(l.width=B.displayWidth,l.height=B.displayHeight):(l.width=B.width,l.height=B.height),l}this.allocateTextureUnit=H,this.resetTextureUnits=z,this.setTexture2D=J,this.setTexture2DArray=G,this.setTexture3D=ie,this.setTextureCube=Q,this.rebindTextures=an,this.setupRenderTarget=W,this.updateRenderTargetMipmap=Bt,this.updateMultisampleRenderTarget=qe,this.setupDepthRenderbuffer=bt,this.setupFrameBufferTexture=Se,this.useMultisampledRTT=$e}function VE(n,e){function t(i,s=Qs){let r;const o=kt.getTransfer(s);if(i===_s)return n.UNSIGNED_BYTE;if(i===Zu)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Ju)return n.UNSIGNED_SHORT_5_5_5_1;if(i===rm)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===om)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===im)return n.BYTE;if(i===sm)return n.SHORT;if(i===Sa)return n.UNSIGNED_SHORT;if(i===Ku)return n.INT;if(i===Rr)return n.UNSIGNED_INT;if(i===vs)return n.FLOAT;if(i===wa)return n.HALF_FLOAT;if(i===am)return n.ALPHA;if(i===lm)return n.RGB;if(i===Hi)return n.RGBA;if(i===Ta)return n.DEPTH_COMPONENT;if(i===Aa)return n.DEPTH_STENCIL;if(i===cm)return n.RED;if(i===Qu)return n.RED_INTEGER;if(i===um)return n.RG;if(i===eh)return n.RG_INTEGER;if(i===th)return n.RGBA_INTEGER;if(i===Cl||i===Pl||i===Ll||i===Dl)if(o===rn)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Cl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Pl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Ll)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Dl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Cl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Pl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Ll)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Dl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===nh||i===ih||i===sh||i===rh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===nh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===ih)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===sh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===rh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===oh||i===ah||i===lh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===oh||i===ah)return o===rn?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===lh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC}else return null;if(i===ch||i===uh||i===hh||i===dh||i===fh||i===ph||i===mh||i===gh||i===_h||i===vh||i===xh||i===yh||i===bh||i===Mh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===ch)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===uh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===hh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===dh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===fh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===ph)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===mh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===gh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===_h)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===vh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===xh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===yh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===bh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Mh)return o===rn?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Sh||i===wh||i===Eh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Sh)return o===rn?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===wh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Eh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Th||i===Ah||i===Rh||i===Ch)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Th)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Ah)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Rh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Ch)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ea?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}const HE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,GE=`
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

}`;class WE{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){const i=new rg(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){const t=e.cameras[0].viewport,i=new or({vertexShader:HE,fragmentShader:GE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Mn(new cc(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class $E extends Cr{constructor(e,t){super();const i=this;let s=null,r=1,o=null,a="local-floor",c=1,l=null,u=null,h=null,d=null,p=null,g=null;const v=typeof XRWebGLBinding<"u",m=new WE,f={},w=t.getContextAttributes();let C=null,_=null;const T=[],A=[],k=new _t;let U=null;const y=new Qn;y.viewport=new qt;const M=new Qn;M.viewport=new qt;const D=[y,M],z=new $b;let H=null,Z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(X){let te=T[X];return te===void 0&&(te=new td,T[X]=te),te.getTargetRaySpace()},this.getControllerGrip=function(X){let te=T[X];return te===void 0&&(te=new td,T[X]=te),te.getGripSpace()},this.getHand=function(X){let te=T[X];return te===void 0&&(te=new td,T[X]=te),te.getHandSpace()};function J(X){const te=A.indexOf(X.inputSource);if(te===-1)return;const Se=T[te];Se!==void 0&&(Se.update(X.inputSource,X.frame,l||o),Se.dispatchEvent({type:X.type,data:X.inputSource}))}function G(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener("selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ie);for(let X=0;X<T.length;X++){const te=A[X];te!==null&&(A[X]=null,T[X].disconnect(te))}H=null,Z=null,m.reset();for(const X in f)delete f[X];e.setRenderTarget(C),p=null,d=null,h=null,s=null,_=null,Me.stop(),i.isPresenting=!1,e.setPixelRatio(U),e.setSize(k.width,k.height,!1),i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(X){r=X,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(X){a=X,i.isPresenting===!0&&console.warn("THREE.WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(X){l=X},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return h===null&&v&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(X){if(s=X,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezestart",J),s.addEventListener("squeezeend",J),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ie),w.xrCompatible!==!0&&await t.makeXRCompatible(),U=e.getPixelRatio(),e.getSize(k),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let Se=null,Ve=null,De=null;w.depth&&(De=w.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Se=w.stencil?Aa:Ta,Ve=w.stencil?Ea:Rr);const bt={colorFormat:t.RGBA8,depthFormat:De,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(bt),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Pr(d.textureWidth,d.textureHeight,{format:Hi,type:_s,depthTexture:new sg(d.textureWidth,d.textureHeight,Ve,void 0,void 0,void 0,void 0,void 0,void 0,Se),stencilBuffer:w.stencil,colorSpace:e.outputColorSpace,samples:w.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1})}else{const Se={antialias:w.antialias,alpha:!0,depth:w.depth,stencil:w.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,t,Se),s.updateRenderState({baseLayer:p}),e.setPixelRatio(1),e.setSize(p.framebufferWidth,p.framebufferHeight,!1),_=new Pr(p.framebufferWidth,p.framebufferHeight,{format:Hi,type:_s,colorSpace:e.outputColorSpace,stencilBuffer:w.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),Me.setContext(s),Me.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ie(X){for(let te=0;te<X.removed.length;te++){const Se=X.removed[te],Ve=A.indexOf(Se);Ve>=0&&(A[Ve]=null,T[Ve].disconnect(Se))}for(let te=0;te<X.added.length;te++){const Se=X.added[te];let Ve=A.indexOf(Se);if(Ve===-1){for(let bt=0;bt<T.length;bt++)if(bt>=A.length){A.push(Se),Ve=bt;break}else if(A[bt]===null){A[bt]=Se,Ve=bt;break}if(Ve===-1)break}const De=T[Ve];De&&De.connect(Se)}}const Q=new j,de=new j;function ne(X,te,Se){Q.setFromMatrixPosition(te.matrixWorld),de.setFromMatrixPosition(Se.matrixWorld);const Ve=Q.distanceTo(de),De=te.projectionMatrix.elements,bt=Se.projectionMatrix.elements,an=De[14]/(De[10]-1),W=De[14]/(De[10]+1),Bt=(De[9]+1)/De[5],mt=(De[9]-1)/De[5],at=(De[8]-1)/De[0],qe=(bt[8]+1)/bt[0],Kt=an*at,$e=an*qe,st=Ve/(-at+qe),pn=st*-at;if(te.matrixWorld.decompose(X.position,X.quaternion,X.scale),X.translateX(pn),X.translateZ(st),X.matrixWorld.compose(X.position,X.quaternion,X.scale),X.matrixWorldInverse.copy(X.matrixWorld).invert(),De[10]===-1)X.projectionMatrix.copy(te.projectionMatrix),X.projectionMatrixInverse.copy(te.projectionMatrixInverse);else{const Ht=an+st,B=W+st,R=Kt-pn,$=$e+(Ve-pn),le=Bt*W/B*Ht,me=mt*W/B*Ht;X.projectionMatrix.makePerspective(R,$,le,me,Ht,B),X.projectionMatrixInverse.copy(X.projectionMatrix).invert()}}function ae(X,te){te===null?X.matrixWorld.copy(X.matrix):X.matrixWorld.multiplyMatrices(te.matrixWorld,X.matrix),X.matrixWorldInverse.copy(X.matrixWorld).invert()}this.updateCamera=function(X){if(s===null)return;let te=X.near,Se=X.far;m.texture!==null&&(m.depthNear>0&&(te=m.depthNear),m.depthFar>0&&(Se=m.depthFar)),z.near=M.near=y.near=te,z.far=M.far=y.far=Se,(H!==z.near||Z!==z.far)&&(s.updateRenderState({depthNear:z.near,depthFar:z.far}),H=z.near,Z=z.far),z.layers.mask=X.layers.mask|6,y.layers.mask=z.layers.mask&3,M.layers.mask=z.layers.mask&5;const Ve=X.parent,De=z.cameras;ae(z,Ve);for(let bt=0;bt<De.length;bt++)ae(De[bt],Ve);De.length===2?ne(z,y,M):z.projectionMatrix.copy(y.projectionMatrix),fe(X,z,Ve)};function fe(X,te,Se){Se===null?X.matrix.copy(te.matrixWorld):(X.matrix.copy(Se.matrixWorld),X.matrix.invert(),X.matrix.multiply(te.matrixWorld)),X.matrix.decompose(X.position,X.quaternion,X.scale),X.updateMatrixWorld(!0),X.projectionMatrix.copy(te.projectionMatrix),X.projectionMatrixInverse.copy(te.projectionMatrixInverse),X.isPerspectiveCamera&&(X.fov=xo*2*Math.atan(1/X.projectionMatrix.elements[5]),X.zoom=1)}this.getCamera=function(){return z},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function(X){c=X,d!==null&&(d.fixedFoveation=X),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=X)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(z)},this.getCameraTexture=function(X){return f[X]};let ue=null;function be(X,te){if(u=te.getViewerPose(l||o),g=te,u!==null){const Se=u.views;p!==null&&(e.setRenderTargetFramebuffer(_,p.framebuffer),e.setRenderTarget(_));let Ve=!1;Se.length!==z.cameras.length&&(z.cameras.length=0,Ve=!0);for(let W=0;W<Se.length;W++){const Bt=Se[W];let mt=null;if(p!==null)mt=p.getViewport(Bt);else{const qe=h.getViewSubImage(d,Bt);mt=qe.viewport,W===0&&(e.setRenderTargetTextures(_,qe.colorTexture,qe.depthStencilTexture),e.setRenderTarget(_))}let at=D[W];at===void 0&&(at=new Qn,at.layers.enable(W),at.viewport=new qt,D[W]=at),at.matrix.fromArray(Bt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(Bt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(mt.x,mt.y,mt.width,mt.height),W===0&&(z.matrix.copy(at.matrix),z.matrix.decompose(z.position,z.quaternion,z.scale)),Ve===!0&&z.cameras.push(at)}const De=s.enabledFeatures;if(De&&De.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){h=i.getBinding();const W=h.getDepthInformation(Se[0]);W&&W.isValid&&W.texture&&m.init(W,s.renderState)}if(De&&De.includes("camera-access")&&v){e.state.unbindTexture(),h=i.getBinding();for(let W=0;W<Se.length;W++){const Bt=Se[W].camera;if(Bt){let mt=f[Bt];mt||(mt=new rg,f[Bt]=mt);const at=h.getCameraImage(Bt);mt.sourceTexture=at}}}}for(let Se=0;Se<T.length;Se++){const Ve=A[Se],De=T[Se];Ve!==null&&De!==void 0&&De.update(Ve,te,l||o)}ue&&ue(X,te),te.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:te}),g=null}const Me=new Sg;Me.setAnimationLoop(be),this.setAnimationLoop=function(X){ue=X},this.dispose=function(){}}}const Br=new yi,jE=new vt;function XE(n,e){function t(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function i(m,f){f.color.getRGB(m.fogColor.value,Bm(n)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,w,C,_){f.isMeshBasicMaterial||f.isMeshLambertMaterial?r(m,f):f.isMeshToonMaterial?(r(m,f),h(m,f)):f.isMeshPhongMaterial?(r(m,f),u(m,f)):f.isMeshStandardMaterial?(r(m,f),d(m,f),f.isMeshPhysicalMaterial&&p(m,f,_)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),v(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?c(m,f,w,C):f.isSpriteMaterial?l(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,t(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===xi&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,t(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===xi&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,t(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,t(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,t(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);const w=e.get(f),C=w.envMap,_=w.envMapRotation;C&&(m.envMap.value=C,Br.copy(_),Br.x*=-1,Br.y*=-1,Br.z*=-1,C.isCubeTexture&&C.isRenderTargetTexture===!1&&(Br.y*=-1,Br.z*=-1),m.envMapRotation.value.setFromMatrix4(jE.makeRotationFromEuler(Br)),m.flipEnvMap.value=C.isCubeTexture&&C.isRenderTargetTexture===!1?-1:1,m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,t(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,t(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function c(m,f,w,C){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*w,m.scale.value=C*.5,f.map&&(m.map.value=f.map,t(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function l(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,t(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,t(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function u(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function h(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function d(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,t(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,t(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,w){m.ior.value=f.ior,f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,t(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,t(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,t(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,t(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,t(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===xi&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,t(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,t(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=w.texture,m.transmissionSamplerSize.value.set(w.width,w.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,t(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,t(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,t(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,t(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,t(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function v(m,f){const w=e.get(f).light;m.referencePosition.value.setFromMatrixPosition(w.matrixWorld),m.nearDistance.value=w.shadow.camera.near,m.farDistance.value=w.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function qE(n,e,t,i){let s={},r={},o=[];const a=n.getParameter(n.MAX_UNIFORM_BUFFER_BINDINGS);function c(w,C){const _=C.program;i.uniformBlockBinding(w,_)}function l(w,C){let _=s[w.id];_===void 0&&(g(w),_=u(w),s[w.id]=_,w.addEventListener("dispose",m));const T=C.program;i.updateUBOMapping(w,T);const A=e.render.frame;r[w.id]!==A&&(d(w),r[w.id]=A)}function u(w){const C=h();w.__bindingPointIndex=C;const _=n.createBuffer(),T=w.__size,A=w.usage;return n.bindBuffer(n.UNIFORM_BUFFER,_),n.bufferData(n.UNIFORM_BUFFER,T,A),n.bindBuffer(n.UNIFORM_BUFFER,null),n.bindBufferBase(n.UNIFORM_BUFFER,C,_),_}function h(){for(let w=0;w<a;w++)if(o.indexOf(w)===-1)return o.push(w),w;return console.error("THREE.WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function d(w){const C=s[w.id],_=w.uniforms,T=w.__cache;n.bindBuffer(n.UNIFORM_BUFFER,C);for(let A=0,k=_.length;A<k;A++){const U=Array.isArray(_[A])?_[A]:[_[A]];for(let y=0,M=U.length;y<M;y++){const D=U[y];if(p(D,A,y,T)===!0){const z=D.__offset,H=Array.isArray(D.value)?D.value:[D.value];let Z=0;for(let J=0;J<H.length;J++){const G=H[J],ie=v(G);typeof G=="number"||typeof G=="boolean"?(D.__data[0]=G,n.bufferSubData(n.UNIFORM_BUFFER,z+Z,D.__data)):G.isMatrix3?(D.__data[0]=G.elements[0],D.__data[1]=G.elements[1],D.__data[2]=G.elements[2],D.__data[3]=0,D.__data[4]=G.elements[3],D.__data[5]=G.elements[4],D.__data[6]=G.elements[5],D.__data[7]=0,D.__data[8]=G.elements[6],D.__data[9]=G.elements[7],D.__data[10]=G.elements[8],D.__data[11]=0):(G.toArray(D.__data,Z),Z+=ie.storage/Float32Array.BYTES_PER_ELEMENT)}n.bufferSubData(n.UNIFORM_BUFFER,z,D.__data)}}}n.bindBuffer(n.UNIFORM_BUFFER,null)}function p(w,C,_,T){const A=w.value,k=C+"_"+_;if(T[k]===void 0)return typeof A=="number"||typeof A=="boolean"?T[k]=A:T[k]=A.clone(),!0;{const U=T[k];if(typeof A=="number"||typeof A=="boolean"){if(U!==A)return T[k]=A,!0}else if(U.equals(A)===!1)return U.copy(A),!0}return!1}function g(w){const C=w.uniforms;let _=0;const T=16;for(let k=0,U=C.length;k<U;k++){const y=Array.isArray(C[k])?C[k]:[C[k]];for(let M=0,D=y.length;M<D;M++){const z=y[M],H=Array.isArray(z.value)?z.value:[z.value];for(let Z=0,J=H.length;Z<J;Z++){const G=H[Z],ie=v(G),Q=_%T,de=Q%ie.boundary,ne=Q+de;_+=de,ne!==0&&T-ne<ie.storage&&(_+=T-ne),z.__data=new Float32Array(ie.storage/Float32Array.BYTES_PER_ELEMENT),z.__offset=_,_+=ie.storage}}}const A=_%T;return A>0&&(_+=T-A),w.__size=_,w.__cache={},this}function v(w){const C={boundary:0,storage:0};return typeof w=="number"||typeof w=="boolean"?(C.boundary=4,C.storage=4):w.isVector2?(C.boundary=8,C.storage=8):w.isVector3||w.isColor?(C.boundary=16,C.storage=12):w.isVector4?(C.boundary=16,C.storage=16):w.isMatrix3?(C.boundary=48,C.storage=48):w.isMatrix4?(C.boundary=64,C.storage=64):w.isTexture?console.warn("THREE.WebGLRenderer: Texture samplers can not be part of an uniforms group."):console.warn("THREE.WebGLRenderer: Unsupported uniform value type.",w),C}function m(w){const C=w.target;C.removeEventListener("dispose",m);const _=o.indexOf(C.__bindingPointIndex);o.splice(_,1),n.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function f(){for(const w in s)n.deleteBuffer(s[w]);o=[],s={},r={}}return{bind:c,update:l,dispose:f}}class Jg{constructor(e={}){const{canvas:t=Xy(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1}=e;this.isWebGLRenderer=!0;let p;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=i.getContextAttributes().alpha}else p=o;const g=new Uint32Array(4),v=new Int32Array(4);let m=null,f=null;const w=[],C=[];this.domElement=t,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Js,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const _=this;let T=!1;this._outputColorSpace=bn;let A=0,k=0,U=null,y=-1,M=null;const D=new qt,z=new qt;let H=null;const Z=new dt(0);let J=0,G=t.width,ie=t.height,Q=1,de=null,ne=null;const ae=new qt(0,0,G,ie),fe=new qt(0,0,G,ie);let ue=!1;const be=new ad;let Me=!1,X=!1;const te=new vt,Se=new j,Ve=new qt,De={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let bt=!1;function an(){return U===null?Q:1}let W=i;function Bt(N,K){return t.getContext(N,K)}try{const N={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${Fu}`),t.addEventListener("webglcontextlost",Ee,!1),t.addEventListener("webglcontextrestored",je,!1),t.addEventListener("webglcontextcreationerror",Te,!1),W===null){const K="webgl2";if(W=Bt(K,N),W===null)throw Bt(K)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(N){throw console.error("THREE.WebGLRenderer: "+N.message),N}let mt,at,qe,Kt,$e,st,pn,Ht,B,R,$,le,me,he,Ke,Re,Ye,ze,xe,Pe,tt,Qe,Ie,gt;function q(){mt=new rw(W),mt.init(),Qe=new VE(W,mt),at=new JS(W,mt,e,Qe),qe=new BE(W,mt),at.reversedDepthBuffer&&d&&qe.buffers.depth.setReversed(!0),Kt=new lw(W),$e=new TE,st=new zE(W,mt,qe,$e,at,Qe,Kt),pn=new ew(_),Ht=new sw(_),B=new qb(W),Ie=new KS(W,B),R=new ow(W,B,Kt,Ie),$=new uw(W,R,B,Kt),xe=new cw(W,at,st),Re=new QS($e),le=new EE(_,pn,Ht,mt,at,Ie,Re),me=new XE(_,$e),he=new RE,Ke=new IE(mt),ze=new YS(_,pn,Ht,qe,$,p,c),Ye=new kE(_,$,at),gt=new qE(W,Kt,at,qe),Pe=new ZS(W,mt,Kt),tt=new aw(W,mt,Kt),Kt.programs=le.programs,_.capabilities=at,_.extensions=mt,_.properties=$e,_.renderLists=he,_.shadowMap=Ye,_.state=qe,_.info=Kt}q();const Ce=new $E(_,W);this.xr=Ce,this.getContext=function(){return W},this.getContextAttributes=function(){return W.getContextAttributes()},this.forceContextLoss=function(){const N=mt.get("WEBGL_lose_context");N&&N.loseContext()},this.forceContextRestore=function(){const N=mt.get("WEBGL_lose_context");N&&N.restoreContext()},this.getPixelRatio=function(){return Q},this.setPixelRatio=function(N){N!==void 0&&(Q=N,this.setSize(G,ie,!1))},this.getSize=function(N){return N.set(G,ie)},this.setSize=function(N,K,se=!0){if(Ce.isPresenting){console.warn("THREE.WebGLRenderer: Can't change size while VR device is presenting.");return}G=N,ie=K,t.width=Math.floor(N*Q),t.height=Math.floor(K*Q),se===!0&&(t.style.width=N+"px",t.style.height=K+"px"),this.setViewport(0,0,N,K)},this.getDrawingBufferSize=function(N){return N.set(G*Q,ie*Q).floor()},this.setDrawingBufferSize=function(N,K,se){G=N,ie=K,Q=se,t.width=Math.floor(N*se),t.height=Math.floor(K*se),this.setViewport(0,0,N,K)},this.getCurrentViewport=function(N){return N.copy(D)},this.getViewport=function(N){return N.copy(ae)},this.setViewport=function(N,K,se,oe){N.isVector4?ae.set(N.x,N.y,N.z,N.w):ae.set(N,K,se,oe),qe.viewport(D.copy(ae).multiplyScalar(Q).round())},this.getScissor=function(N){return N.copy(fe)},this.setScissor=function(N,K,se,oe){N.isVector4?fe.set(N.x,N.y,N.z,N.w):fe.set(N,K,se,oe),qe.scissor(z.copy(fe).multiplyScalar(Q).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(N){qe.setScissorTest(ue=N)},this.setOpaqueSort=function(N){de=N},this.setTransparentSort=function(N){ne=N},this.getClearColor=function(N){return N.copy(ze.getClearColor())},this.setClearColor=function(){ze.setClearColor(...arguments)},this.getClearAlpha=function(){return ze.getClearAlpha()},this.setClearAlpha=function(){ze.setClearAlpha(...arguments)},this.clear=function(N=!0,K=!0,se=!0){let oe=0;if(N){let ee=!1;if(U!==null){const Ae=U.texture.format;ee=Ae===th||Ae===eh||Ae===Qu}if(ee){const Ae=U.texture.type,Ue=Ae===_s||Ae===Rr||Ae===Sa||Ae===Ea||Ae===Zu||Ae===Ju,Xe=ze.getClearColor(),Oe=ze.getClearAlpha(),ht=Xe.r,ft=Xe.g,it=Xe.b;Ue?(g[0]=ht,g[1]=ft,g[2]=it,g[3]=Oe,W.clearBufferuiv(W.COLOR,0,g)):(v[0]=ht,v[1]=ft,v[2]=it,v[3]=Oe,W.clearBufferiv(W.COLOR,0,v))}else oe|=W.COLOR_BUFFER_BIT}K&&(oe|=W.DEPTH_BUFFER_BIT),se&&(oe|=W.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),W.clear(oe)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.dispose=function(){t.removeEventListener("webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",je,!1),t.removeEventListener("webglcontextcreationerror",Te,!1),ze.dispose(),he.dispose(),Ke.dispose(),$e.dispose(),pn.dispose(),Ht.dispose(),$.dispose(),Ie.dispose(),gt.dispose(),le.dispose(),Ce.dispose(),Ce.removeEventListener("sessionstart",sn),Ce.removeEventListener("sessionend",fi),ai.stop()};function Ee(N){N.preventDefault(),console.log("THREE.WebGLRenderer: Context Lost."),T=!0}function je(){console.log("THREE.WebGLRenderer: Context Restored."),T=!1;const N=Kt.autoReset,K=Ye.enabled,se=Ye.autoUpdate,oe=Ye.needsUpdate,ee=Ye.type;q(),Kt.autoReset=N,Ye.enabled=K,Ye.autoUpdate=se,Ye.needsUpdate=oe,Ye.type=ee}function Te(N){console.error("THREE.WebGLRenderer: A WebGL context could not be created. Reason: ",N.statusMessage)}function ve(N){const K=N.target;K.removeEventListener("dispose",ve),Je(K)}function Je(N){yt(N),$e.remove(N)}function yt(N){const K=$e.get(N).programs;K!==void 0&&(K.forEach(function(se){le.releaseProgram(se)}),N.isShaderMaterial&&le.releaseShaderCache(N))}this.renderBufferDirect=function(N,K,se,oe,ee,Ae){K===null&&(K=De);const Ue=ee.isMesh&&ee.matrixWorld.determinant()<0,Xe=hs(N,K,se,oe,ee);qe.setMaterial(oe,Ue);let Oe=se.index,ht=1;if(oe.wireframe===!0){if(Oe=R.getWireframeAttribute(se),Oe===void 0)return;ht=2}const ft=se.drawRange,it=se.attributes.position;let Et=ft.start*ht,Ct=(ft.start+ft.count)*ht;Ae!==null&&(Et=Math.max(Et,Ae.start*ht),Ct=Math.min(Ct,(Ae.start+Ae.count)*ht)),Oe!==null?(Et=Math.max(Et,0),Ct=Math.min(Ct,Oe.count)):it!=null&&(Et=Math.max(Et,0),Ct=Math.min(Ct,it.count));const ln=Ct-Et;if(ln<0||ln===1/0)return;Ie.setup(ee,oe,Xe,se,Oe);let Wt,wt=Pe;if(Oe!==null&&(Wt=B.get(Oe),wt=tt,wt.setIndex(Wt)),ee.isMesh)oe.wireframe===!0?(qe.setLineWidth(oe.wireframeLinewidth*an()),wt.setMode(W.LINES)):wt.setMode(W.TRIANGLES);else if(ee.isLine){let lt=oe.linewidth;lt===void 0&&(lt=1),qe.setLineWidth(lt*an()),ee.isLineSegments?wt.setMode(W.LINES):ee.isLineLoop?wt.setMode(W.LINE_LOOP):wt.setMode(W.LINE_STRIP)}else ee.isPoints?wt.setMode(W.POINTS):ee.isSprite&&wt.setMode(W.TRIANGLES);if(ee.isBatchedMesh)if(ee._multiDrawInstances!==null)La("THREE.WebGLRenderer: renderMultiDrawInstances has been deprecated and will be removed in r184. Append to renderMultiDraw arguments and use indirection."),wt.renderMultiDrawInstances(ee._multiDrawStarts,ee._multiDrawCounts,ee._multiDrawCount,ee._multiDrawInstances);else if(mt.get("WEBGL_multi_draw"))wt.renderMultiDraw(ee._multiDrawStarts,ee._multiDrawCounts,ee._multiDrawCount);else{const lt=ee._multiDrawStarts,cn=ee._multiDrawCounts,Dt=ee._multiDrawCount,Xn=Oe?B.get(Oe).bytesPerElement:1,ds=$e.get(oe).currentProgram.getUniforms();for(let zt=0;zt<Dt;zt++)ds.setValue(W,"_gl_DrawID",zt),wt.render(lt[zt]/Xn,cn[zt])}else if(ee.isInstancedMesh)wt.renderInstances(Et,ln,ee.count);else if(se.isInstancedBufferGeometry){const lt=se._maxInstanceCount!==void 0?se._maxInstanceCount:1/0,cn=Math.min(se.instanceCount,lt);wt.renderInstances(Et,ln,cn)}else wt.render(Et,ln)};function tn(N,K,se){N.transparent===!0&&N.side===es&&N.forceSinglePass===!1?(N.side=xi,N.needsUpdate=!0,Ss(N,K,se),N.side=Ns,N.needsUpdate=!0,Ss(N,K,se),N.side=es):Ss(N,K,se)}this.compile=function(N,K,se=null){se===null&&(se=N),f=Ke.get(se),f.init(K),C.push(f),se.traverseVisible(function(ee){ee.isLight&&ee.layers.test(K.layers)&&(f.pushLight(ee),ee.castShadow&&f.pushShadow(ee))}),N!==se&&N.traverseVisible(function(ee){ee.isLight&&ee.layers.test(K.layers)&&(f.pushLight(ee),ee.castShadow&&f.pushShadow(ee))}),f.setupLights();const oe=new Set;return N.traverse(function(ee){if(!(ee.isMesh||ee.isPoints||ee.isLine||ee.isSprite))return;const Ae=ee.material;if(Ae)if(Array.isArray(Ae))for(let Ue=0;Ue<Ae.length;Ue++){const Xe=Ae[Ue];tn(Xe,se,ee),oe.add(Xe)}else tn(Ae,se,ee),oe.add(Ae)}),f=C.pop(),oe},this.compileAsync=function(N,K,se=null){const oe=this.compile(N,K,se);return new Promise(ee=>{function Ae(){if(oe.forEach(function(Ue){$e.get(Ue).currentProgram.isReady()&&oe.delete(Ue)}),oe.size===0){ee(N);return}setTimeout(Ae,10)}mt.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let St=null;function Fn(N){St&&St(N)}function sn(){ai.stop()}function fi(){ai.start()}const ai=new Sg;ai.setAnimationLoop(Fn),typeof self<"u"&&ai.setContext(self),this.setAnimationLoop=function(N){St=N,Ce.setAnimationLoop(N),N===null?ai.stop():ai.start()},Ce.addEventListener("sessionstart",sn),Ce.addEventListener("sessionend",fi),this.render=function(N,K){if(K!==void 0&&K.isCamera!==!0){console.error("THREE.WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(T===!0)return;if(N.matrixWorldAutoUpdate===!0&&N.updateMatrixWorld(),K.parent===null&&K.matrixWorldAutoUpdate===!0&&K.updateMatrixWorld(),Ce.enabled===!0&&Ce.isPresenting===!0&&(Ce.cameraAutoUpdate===!0&&Ce.updateCamera(K),K=Ce.getCamera()),N.isScene===!0&&N.onBeforeRender(_,N,K,U),f=Ke.get(N,C.length),f.init(K),C.push(f),te.multiplyMatrices(K.projectionMatrix,K.matrixWorldInverse),be.setFromProjectionMatrix(te,xs,K.reversedDepth),X=this.localClippingEnabled,Me=Re.init(this.clippingPlanes,X),m=he.get(N,w.length),m.init(),w.push(m),Ce.enabled===!0&&Ce.isPresenting===!0){const Ae=_.xr.getDepthSensingMesh();Ae!==null&&ji(Ae,K,-1/0,_.sortObjects)}ji(N,K,0,_.sortObjects),m.finish(),_.sortObjects===!0&&m.sort(de,ne),bt=Ce.enabled===!1||Ce.isPresenting===!1||Ce.hasDepthSensing()===!1,bt&&ze.addToRenderList(m,N),this.info.render.frame++,Me===!0&&Re.beginShadows();const se=f.state.shadowsArray;Ye.render(se,N,K),Me===!0&&Re.endShadows(),this.info.autoReset===!0&&this.info.reset();const oe=m.opaque,ee=m.transmissive;if(f.setupLights(),K.isArrayCamera){const Ae=K.cameras;if(ee.length>0)for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++){const Oe=Ae[Ue];us(oe,ee,N,Oe)}bt&&ze.render(N);for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++){const Oe=Ae[Ue];ti(m,N,Oe,Oe.viewport)}}else ee.length>0&&us(oe,ee,N,K),bt&&ze.render(N),ti(m,N,K);U!==null&&k===0&&(st.updateMultisampleRenderTarget(U),st.updateRenderTargetMipmap(U)),N.isScene===!0&&N.onAfterRender(_,N,K),Ie.resetDefaultState(),y=-1,M=null,C.pop(),C.length>0?(f=C[C.length-1],Me===!0&&Re.setGlobalState(_.clippingPlanes,f.state.camera)):f=null,w.pop(),w.length>0?m=w[w.length-1]:m=null};function ji(N,K,se,oe){if(N.visible===!1)return;if(N.layers.test(K.layers)){if(N.isGroup)se=N.renderOrder;else if(N.isLOD)N.autoUpdate===!0&&N.update(K);else if(N.isLight)f.pushLight(N),N.castShadow&&f.pushShadow(N);else if(N.isSprite){if(!N.frustumCulled||be.intersectsSprite(N)){oe&&Ve.setFromMatrixPosition(N.matrixWorld).applyMatrix4(te);const Ue=$.update(N),Xe=N.material;Xe.visible&&m.push(N,Ue,Xe,se,Ve.z,null)}}else if((N.isMesh||N.isLine||N.isPoints)&&(!N.frustumCulled||be.intersectsObject(N))){const Ue=$.update(N),Xe=N.material;if(oe&&(N.boundingSphere!==void 0?(N.boundingSphere===null&&N.computeBoundingSphere(),Ve.copy(N.boundingSphere.center)):(Ue.boundingSphere===null&&Ue.computeBoundingSphere(),Ve.copy(Ue.boundingSphere.center)),Ve.applyMatrix4(N.matrixWorld).applyMatrix4(te)),Array.isArray(Xe)){const Oe=Ue.groups;for(let ht=0,ft=Oe.length;ht<ft;ht++){const it=Oe[ht],Et=Xe[it.materialIndex];Et&&Et.visible&&m.push(N,Ue,Et,se,Ve.z,it)}}else Xe.visible&&m.push(N,Ue,Xe,se,Ve.z,null)}}const Ae=N.children;for(let Ue=0,Xe=Ae.length;Ue<Xe;Ue++)ji(Ae[Ue],K,se,oe)}function ti(N,K,se,oe){const ee=N.opaque,Ae=N.transmissive,Ue=N.transparent;f.setupLightsView(se),Me===!0&&Re.setGlobalState(_.clippingPlanes,se),oe&&qe.viewport(D.copy(oe)),ee.length>0&&Si(ee,K,se),Ae.length>0&&Si(Ae,K,se),Ue.length>0&&Si(Ue,K,se),qe.buffers.depth.setTest(!0),qe.buffers.depth.setMask(!0),qe.buffers.color.setMask(!0),qe.setPolygonOffset(!1)}function us(N,K,se,oe){if((se.isScene===!0?se.overrideMaterial:null)!==null)return;f.state.transmissionRenderTarget[oe.id]===void 0&&(f.state.transmissionRenderTarget[oe.id]=new Pr(1,1,{generateMipmaps:!0,type:mt.has("EXT_color_buffer_half_float")||mt.has("EXT_color_buffer_float")?wa:_s,minFilter:Is,samples:4,stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:kt.workingColorSpace}));const Ae=f.state.transmissionRenderTarget[oe.id],Ue=oe.viewport||D;Ae.setSize(Ue.z*_.transmissionResolutionScale,Ue.w*_.transmissionResolutionScale);const Xe=_.getRenderTarget(),Oe=_.getActiveCubeFace(),ht=_.getActiveMipmapLevel();_.setRenderTarget(Ae),_.getClearColor(Z),J=_.getClearAlpha(),J<1&&_.setClearColor(16777215,.5),_.clear(),bt&&ze.render(se);const ft=_.toneMapping;_.toneMapping=Js;const it=oe.viewport;if(oe.viewport!==void 0&&(oe.viewport=void 0),f.setupLightsView(oe),Me===!0&&Re.setGlobalState(_.clippingPlanes,oe),Si(N,se,oe),st.updateMultisampleRenderTarget(Ae),st.updateRenderTargetMipmap(Ae),mt.has("WEBGL_multisampled_render_to_texture")===!1){let Et=!1;for(let Ct=0,ln=K.length;Ct<ln;Ct++){const Wt=K[Ct],wt=Wt.object,lt=Wt.geometry,cn=Wt.material,Dt=Wt.group;if(cn.side===es&&wt.layers.test(oe.layers)){const Xn=cn.side;cn.side=xi,cn.needsUpdate=!0,$r(wt,se,oe,lt,cn,Dt),cn.side=Xn,cn.needsUpdate=!0,Et=!0}}Et===!0&&(st.updateMultisampleRenderTarget(Ae),st.updateRenderTargetMipmap(Ae))}_.setRenderTarget(Xe,Oe,ht),_.setClearColor(Z,J),it!==void 0&&(oe.viewport=it),_.toneMapping=ft}function Si(N,K,se){const oe=K.isScene===!0?K.overrideMaterial:null;for(let ee=0,Ae=N.length;ee<Ae;ee++){const Ue=N[ee],Xe=Ue.object,Oe=Ue.geometry,ht=Ue.group;let ft=Ue.material;ft.allowOverride===!0&&oe!==null&&(ft=oe),Xe.layers.test(se.layers)&&$r(Xe,K,se,Oe,ft,ht)}}function $r(N,K,se,oe,ee,Ae){N.onBeforeRender(_,K,se,oe,ee,Ae),N.modelViewMatrix.multiplyMatrices(se.matrixWorldInverse,N.matrixWorld),N.normalMatrix.getNormalMatrix(N.modelViewMatrix),ee.onBeforeRender(_,K,se,oe,N,Ae),ee.transparent===!0&&ee.side===es&&ee.forceSinglePass===!1?(ee.side=xi,ee.needsUpdate=!0,_.renderBufferDirect(se,K,oe,ee,N,Ae),ee.side=Ns,ee.needsUpdate=!0,_.renderBufferDirect(se,K,oe,ee,N,Ae),ee.side=es):_.renderBufferDirect(se,K,oe,ee,N,Ae),N.onAfterRender(_,K,se,oe,ee,Ae)}function Ss(N,K,se){K.isScene!==!0&&(K=De);const oe=$e.get(N),ee=f.state.lights,Ae=f.state.shadowsArray,Ue=ee.state.version,Xe=le.getParameters(N,ee.state,Ae,K,se),Oe=le.getProgramCacheKey(Xe);let ht=oe.programs;oe.environment=N.isMeshStandardMaterial?K.environment:null,oe.fog=K.fog,oe.envMap=(N.isMeshStandardMaterial?Ht:pn).get(N.envMap||oe.environment),oe.envMapRotation=oe.environment!==null&&N.envMap===null?K.environmentRotation:N.envMapRotation,ht===void 0&&(N.addEventListener("dispose",ve),ht=new Map,oe.programs=ht);let ft=ht.get(Oe);if(ft!==void 0){if(oe.currentProgram===ft&&oe.lightsStateVersion===Ue)return Jo(N,Xe),ft}else Xe.uniforms=le.getUniforms(N),N.onBeforeCompile(Xe,_),ft=le.acquireProgram(Xe,Oe),ht.set(Oe,ft),oe.uniforms=Xe.uniforms;const it=oe.uniforms;return(!N.isShaderMaterial&&!N.isRawShaderMaterial||N.clipping===!0)&&(it.clippingPlanes=Re.uniform),Jo(N,Xe),oe.needsLights=Xs(N),oe.lightsStateVersion=Ue,oe.needsLights&&(it.ambientLightColor.value=ee.state.ambient,it.lightProbe.value=ee.state.probe,it.directionalLights.value=ee.state.directional,it.directionalLightShadows.value=ee.state.directionalShadow,it.spotLights.value=ee.state.spot,it.spotLightShadows.value=ee.state.spotShadow,it.rectAreaLights.value=ee.state.rectArea,it.ltc_1.value=ee.state.rectAreaLTC1,it.ltc_2.value=ee.state.rectAreaLTC2,it.pointLights.value=ee.state.point,it.pointLightShadows.value=ee.state.pointShadow,it.hemisphereLights.value=ee.state.hemi,it.directionalShadowMap.value=ee.state.directionalShadowMap,it.directionalShadowMatrix.value=ee.state.directionalShadowMatrix,it.spotShadowMap.value=ee.state.spotShadowMap,it.spotLightMatrix.value=ee.state.spotLightMatrix,it.spotLightMap.value=ee.state.spotLightMap,it.pointShadowMap.value=ee.state.pointShadowMap,it.pointShadowMatrix.value=ee.state.pointShadowMatrix),oe.currentProgram=ft,oe.uniformsList=null,ft}function Zo(N){if(N.uniformsList===null){const K=N.currentProgram.getUniforms();N.uniformsList=xc.seqWithValue(K.seq,N.uniforms)}return N.uniformsList}function Jo(N,K){const se=$e.get(N);se.outputColorSpace=K.outputColorSpace,se.batching=K.batching,se.batchingColor=K.batchingColor,se.instancing=K.instancing,se.instancingColor=K.instancingColor,se.instancingMorph=K.instancingMorph,se.skinning=K.skinning,se.morphTargets=K.morphTargets,se.morphNormals=K.morphNormals,se.morphColors=K.morphColors,se.morphTargetsCount=K.morphTargetsCount,se.numClippingPlanes=K.numClippingPlanes,se.numIntersection=K.numClipIntersection,se.vertexAlphas=K.vertexAlphas,se.vertexTangents=K.vertexTangents,se.toneMapping=K.toneMapping}function hs(N,K,se,oe,ee){K.isScene!==!0&&(K=De),st.resetTextureUnits();const Ae=K.fog,Ue=oe.isMeshStandardMaterial?K.environment:null,Xe=U===null?_.outputColorSpace:U.isXRRenderTarget===!0?U.texture.colorSpace:_o,Oe=(oe.isMeshStandardMaterial?Ht:pn).get(oe.envMap||Ue),ht=oe.vertexColors===!0&&!!se.attributes.color&&se.attributes.color.itemSize===4,ft=!!se.attributes.tangent&&(!!oe.normalMap||oe.anisotropy>0),it=!!se.morphAttributes.position,Et=!!se.morphAttributes.normal,Ct=!!se.morphAttributes.color;let ln=Js;oe.toneMapped&&(U===null||U.isXRRenderTarget===!0)&&(ln=_.toneMapping);const Wt=se.morphAttributes.position||se.morphAttributes.normal||se.morphAttributes.color,wt=Wt!==void 0?Wt.length:0,lt=$e.get(oe),cn=f.state.lights;if(Me===!0&&(X===!0||N!==M)){const An=N===M&&oe.id===y;Re.setState(oe,N,An)}let Dt=!1;oe.version===lt.__version?(lt.needsLights&&lt.lightsStateVersion!==cn.state.version||lt.outputColorSpace!==Xe||ee.isBatchedMesh&&lt.batching===!1||!ee.isBatchedMesh&&lt.batching===!0||ee.isBatchedMesh&&lt.batchingColor===!0&&ee.colorTexture===null||ee.isBatchedMesh&&lt.batchingColor===!1&&ee.colorTexture!==null||ee.isInstancedMesh&&lt.instancing===!1||!ee.isInstancedMesh&&lt.instancing===!0||ee.isSkinnedMesh&&lt.skinning===!1||!ee.isSkinnedMesh&&lt.skinning===!0||ee.isInstancedMesh&&lt.instancingColor===!0&&ee.instanceColor===null||ee.isInstancedMesh&&lt.instancingColor===!1&&ee.instanceColor!==null||ee.isInstancedMesh&&lt.instancingMorph===!0&&ee.morphTexture===null||ee.isInstancedMesh&&lt.instancingMorph===!1&&ee.morphTexture!==null||lt.envMap!==Oe||oe.fog===!0&&lt.fog!==Ae||lt.numClippingPlanes!==void 0&&(lt.numClippingPlanes!==Re.numPlanes||lt.numIntersection!==Re.numIntersection)||lt.vertexAlphas!==ht||lt.vertexTangents!==ft||lt.morphTargets!==it||lt.morphNormals!==Et||lt.morphColors!==Ct||lt.toneMapping!==ln||lt.morphTargetsCount!==wt)&&(Dt=!0):(Dt=!0,lt.__version=oe.version);let Xn=lt.currentProgram;Dt===!0&&(Xn=Ss(oe,K,ee));let ds=!1,zt=!1,fs=!1;const un=Xn.getUniforms(),qn=lt.uniforms;if(qe.useProgram(Xn.program)&&(ds=!0,zt=!0,fs=!0),oe.id!==y&&(y=oe.id,zt=!0),ds||M!==N){qe.buffers.depth.getReversed()&&N.reversedDepth!==!0&&(N._reversedDepth=!0,N.updateProjectionMatrix()),un.setValue(W,"projectionMatrix",N.projectionMatrix),un.setValue(W,"viewMatrix",N.matrixWorldInverse);const wn=un.map.cameraPosition;wn!==void 0&&wn.setValue(W,Se.setFromMatrixPosition(N.matrixWorld)),at.logarithmicDepthBuffer&&un.setValue(W,"logDepthBufFC",2/(Math.log(N.far+1)/Math.LN2)),(oe.isMeshPhongMaterial||oe.isMeshToonMaterial||oe.isMeshLambertMaterial||oe.isMeshBasicMaterial||oe.isMeshStandardMaterial||oe.isShaderMaterial)&&un.setValue(W,"isOrthographic",N.isOrthographicCamera===!0),M!==N&&(M=N,zt=!0,fs=!0)}if(ee.isSkinnedMesh){un.setOptional(W,ee,"bindMatrix"),un.setOptional(W,ee,"bindMatrixInverse");const An=ee.skeleton;An&&(An.boneTexture===null&&An.computeBoneTexture(),un.setValue(W,"boneTexture",An.boneTexture,st))}ee.isBatchedMesh&&(un.setOptional(W,ee,"batchingTexture"),un.setValue(W,"batchingTexture",ee._matricesTexture,st),un.setOptional(W,ee,"batchingIdTexture"),un.setValue(W,"batchingIdTexture",ee._indirectTexture,st),un.setOptional(W,ee,"batchingColorTexture"),ee._colorsTexture!==null&&un.setValue(W,"batchingColorTexture",ee._colorsTexture,st));const ni=se.morphAttributes;if((ni.position!==void 0||ni.normal!==void 0||ni.color!==void 0)&&xe.update(ee,se,Xn),(zt||lt.receiveShadow!==ee.receiveShadow)&&(lt.receiveShadow=ee.receiveShadow,un.setValue(W,"receiveShadow",ee.receiveShadow)),oe.isMeshGouraudMaterial&&oe.envMap!==null&&(qn.envMap.value=Oe,qn.flipEnvMap.value=Oe.isCubeTexture&&Oe.isRenderTargetTexture===!1?-1:1),oe.isMeshStandardMaterial&&oe.envMap===null&&K.environment!==null&&(qn.envMapIntensity.value=K.environmentIntensity),zt&&(un.setValue(W,"toneMappingExposure",_.toneMappingExposure),lt.needsLights&&Ya(qn,fs),Ae&&oe.fog===!0&&me.refreshFogUniforms(qn,Ae),me.refreshMaterialUniforms(qn,oe,Q,ie,f.state.transmissionRenderTarget[N.id]),xc.upload(W,Zo(lt),qn,st)),oe.isShaderMaterial&&oe.uniformsNeedUpdate===!0&&(xc.upload(W,Zo(lt),qn,st),oe.uniformsNeedUpdate=!1),oe.isSpriteMaterial&&un.setValue(W,"center",ee.center),un.setValue(W,"modelViewMatrix",ee.modelViewMatrix),un.setValue(W,"normalMatrix",ee.normalMatrix),un.setValue(W,"modelMatrix",ee.matrixWorld),oe.isShaderMaterial||oe.isRawShaderMaterial){const An=oe.uniformsGroups;for(let wn=0,Ni=An.length;wn<Ni;wn++){const pi=An[wn];gt.update(pi,Xn),gt.bind(pi,Xn)}}return Xn}function Ya(N,K){N.ambientLightColor.needsUpdate=K,N.lightProbe.needsUpdate=K,N.directionalLights.needsUpdate=K,N.directionalLightShadows.needsUpdate=K,N.pointLights.needsUpdate=K,N.pointLightShadows.needsUpdate=K,N.spotLights.needsUpdate=K,N.spotLightShadows.needsUpdate=K,N.rectAreaLights.needsUpdate=K,N.hemisphereLights.needsUpdate=K}function Xs(N){return N.isMeshLambertMaterial||N.isMeshToonMaterial||N.isMeshPhongMaterial||N.isMeshStandardMaterial||N.isShadowMaterial||N.isShaderMaterial&&N.lights===!0}this.getActiveCubeFace=function(){return A},this.getActiveMipmapLevel=function(){return k},this.getRenderTarget=function(){return U},this.setRenderTargetTextures=function(N,K,se){const oe=$e.get(N);oe.__autoAllocateDepthBuffer=N.resolveDepthBuffer===!1,oe.__autoAllocateDepthBuffer===!1&&(oe.__useRenderToTexture=!1),$e.get(N.texture).__webglTexture=K,$e.get(N.depthTexture).__webglTexture=oe.__autoAllocateDepthBuffer?void 0:se,oe.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(N,K){const se=$e.get(N);se.__webglFramebuffer=K,se.__useDefaultFramebuffer=K===void 0};const Qo=W.createFramebuffer();this.setRenderTarget=function(N,K=0,se=0){U=N,A=K,k=se;let oe=!0,ee=null,Ae=!1,Ue=!1;if(N){const Oe=$e.get(N);if(Oe.__useDefaultFramebuffer!==void 0)qe.bindFramebuffer(W.FRAMEBUFFER,null),oe=!1;else if(Oe.__webglFramebuffer===void 0)st.setupRenderTarget(N);else if(Oe.__hasExternalTextures)st.rebindTextures(N,$e.get(N.texture).__webglTexture,$e.get(N.depthTexture).__webglTexture);else if(N.depthBuffer){const it=N.depthTexture;if(Oe.__boundDepthTexture!==it){if(it!==null&&$e.has(it)&&(N.width!==it.image.width||N.height!==it.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");st.setupDepthRenderbuffer(N)}}const ht=N.texture;(ht.isData3DTexture||ht.isDataArrayTexture||ht.isCompressedArrayTexture)&&(Ue=!0);const ft=$e.get(N).__webglFramebuffer;N.isWebGLCubeRenderTarget?(Array.isArray(ft[K])?ee=ft[K][se]:ee=ft[K],Ae=!0):N.samples>0&&st.useMultisampledRTT(N)===!1?ee=$e.get(N).__webglMultisampledFramebuffer:Array.isArray(ft)?ee=ft[se]:ee=ft,D.copy(N.viewport),z.copy(N.scissor),H=N.scissorTest}else D.copy(ae).multiplyScalar(Q).floor(),z.copy(fe).multiplyScalar(Q).floor(),H=ue;if(se!==0&&(ee=Qo),qe.bindFramebuffer(W.FRAMEBUFFER,ee)&&oe&&qe.drawBuffers(N,ee),qe.viewport(D),qe.scissor(z),qe.setScissorTest(H),Ae){const Oe=$e.get(N.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_CUBE_MAP_POSITIVE_X+K,Oe.__webglTexture,se)}else if(Ue){const Oe=K;for(let ht=0;ht<N.textures.length;ht++){const ft=$e.get(N.textures[ht]);W.framebufferTextureLayer(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0+ht,ft.__webglTexture,se,Oe)}}else if(N!==null&&se!==0){const Oe=$e.get(N.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,Oe.__webglTexture,se)}y=-1},this.readRenderTargetPixels=function(N,K,se,oe,ee,Ae,Ue,Xe=0){if(!(N&&N.isWebGLRenderTarget)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Oe=$e.get(N).__webglFramebuffer;if(N.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe){qe.bindFramebuffer(W.FRAMEBUFFER,Oe);try{const ht=N.textures[Xe],ft=ht.format,it=ht.type;if(!at.textureFormatReadable(ft)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!at.textureTypeReadable(it)){console.error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}K>=0&&K<=N.width-oe&&se>=0&&se<=N.height-ee&&(N.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Xe),W.readPixels(K,se,oe,ee,Qe.convert(ft),Qe.convert(it),Ae))}finally{const ht=U!==null?$e.get(U).__webglFramebuffer:null;qe.bindFramebuffer(W.FRAMEBUFFER,ht)}}},this.readRenderTargetPixelsAsync=async function(N,K,se,oe,ee,Ae,Ue,Xe=0){if(!(N&&N.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Oe=$e.get(N).__webglFramebuffer;if(N.isWebGLCubeRenderTarget&&Ue!==void 0&&(Oe=Oe[Ue]),Oe)if(K>=0&&K<=N.width-oe&&se>=0&&se<=N.height-ee){qe.bindFramebuffer(W.FRAMEBUFFER,Oe);const ht=N.textures[Xe],ft=ht.format,it=ht.type;if(!at.textureFormatReadable(ft))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!at.textureTypeReadable(it))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const Et=W.createBuffer();W.bindBuffer(W.PIXEL_PACK_BUFFER,Et),W.bufferData(W.PIXEL_PACK_BUFFER,Ae.byteLength,W.STREAM_READ),N.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Xe),W.readPixels(K,se,oe,ee,Qe.convert(ft),Qe.convert(it),0);const Ct=U!==null?$e.get(U).__webglFramebuffer:null;qe.bindFramebuffer(W.FRAMEBUFFER,Ct);const ln=W.fenceSync(W.SYNC_GPU_COMMANDS_COMPLETE,0);return W.flush(),await qy(W,ln,4),W.bindBuffer(W.PIXEL_PACK_BUFFER,Et),W.getBufferSubData(W.PIXEL_PACK_BUFFER,0,Ae),W.deleteBuffer(Et),W.deleteSync(ln),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(N,K=null,se=0){const oe=Math.pow(2,-se),ee=Math.floor(N.image.width*oe),Ae=Math.floor(N.image.height*oe),Ue=K!==null?K.x:0,Xe=K!==null?K.y:0;st.setTexture2D(N,0),W.copyTexSubImage2D(W.TEXTURE_2D,se,0,0,Ue,Xe,ee,Ae),qe.unbindTexture()};const Xi=W.createFramebuffer(),Pn=W.createFramebuffer();this.copyTextureToTexture=function(N,K,se=null,oe=null,ee=0,Ae=null){Ae===null&&(ee!==0?(La("WebGLRenderer: copyTextureToTexture function signature has changed to support src and dst mipmap levels."),Ae=ee,ee=0):Ae=0);let Ue,Xe,Oe,ht,ft,it,Et,Ct,ln;const Wt=N.isCompressedTexture?N.mipmaps[Ae]:N.image;if(se!==null)Ue=se.max.x-se.min.x,Xe=se.max.y-se.min.y,Oe=se.isBox3?se.max.z-se.min.z:1,ht=se.min.x,ft=se.min.y,it=se.isBox3?se.min.z:0;else{const ni=Math.pow(2,-ee);Ue=Math.floor(Wt.width*ni),Xe=Math.floor(Wt.height*ni),N.isDataArrayTexture?Oe=Wt.depth:N.isData3DTexture?Oe=Math.floor(Wt.depth*ni):Oe=1,ht=0,ft=0,it=0}oe!==null?(Et=oe.x,Ct=oe.y,ln=oe.z):(Et=0,Ct=0,ln=0);const wt=Qe.convert(K.format),lt=Qe.convert(K.type);let cn;K.isData3DTexture?(st.setTexture3D(K,0),cn=W.TEXTURE_3D):K.isDataArrayTexture||K.isCompressedArrayTexture?(st.setTexture2DArray(K,0),cn=W.TEXTURE_2D_ARRAY):(st.setTexture2D(K,0),cn=W.TEXTURE_2D),W.pixelStorei(W.UNPACK_FLIP_Y_WEBGL,K.flipY),W.pixelStorei(W.UNPACK_PREMULTIPLY_ALPHA_WEBGL,K.premultiplyAlpha),W.pixelStorei(W.UNPACK_ALIGNMENT,K.unpackAlignment);const Dt=W.getParameter(W.UNPACK_ROW_LENGTH),Xn=W.getParameter(W.UNPACK_IMAGE_HEIGHT),ds=W.getParameter(W.UNPACK_SKIP_PIXELS),zt=W.getParameter(W.UNPACK_SKIP_ROWS),fs=W.getParameter(W.UNPACK_SKIP_IMAGES);W.pixelStorei(W.UNPACK_ROW_LENGTH,Wt.width),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Wt.height),W.pixelStorei(W.UNPACK_SKIP_PIXELS,ht),W.pixelStorei(W.UNPACK_SKIP_ROWS,ft),W.pixelStorei(W.UNPACK_SKIP_IMAGES,it);const un=N.isDataArrayTexture||N.isData3DTexture,qn=K.isDataArrayTexture||K.isData3DTexture;if(N.isDepthTexture){const ni=$e.get(N),An=$e.get(K),wn=$e.get(ni.__renderTarget),Ni=$e.get(An.__renderTarget);qe.bindFramebuffer(W.READ_FRAMEBUFFER,wn.__webglFramebuffer),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,Ni.__webglFramebuffer);for(let pi=0;pi<Oe;pi++)un&&(W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,$e.get(N).__webglTexture,ee,it+pi),W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,$e.get(K).__webglTexture,Ae,ln+pi)),W.blitFramebuffer(ht,ft,Ue,Xe,Et,Ct,Ue,Xe,W.DEPTH_BUFFER_BIT,W.NEAREST);qe.bindFramebuffer(W.READ_FRAMEBUFFER,null),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else if(ee!==0||N.isRenderTargetTexture||$e.has(N)){const ni=$e.get(N),An=$e.get(K);qe.bindFramebuffer(W.READ_FRAMEBUFFER,Xi),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,Pn);for(let wn=0;wn<Oe;wn++)un?W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,ni.__webglTexture,ee,it+wn):W.framebufferTexture2D(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,ni.__webglTexture,ee),qn?W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,An.__webglTexture,Ae,ln+wn):W.framebufferTexture2D(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,An.__webglTexture,Ae),ee!==0?W.blitFramebuffer(ht,ft,Ue,Xe,Et,Ct,Ue,Xe,W.COLOR_BUFFER_BIT,W.NEAREST):qn?W.copyTexSubImage3D(cn,Ae,Et,Ct,ln+wn,ht,ft,Ue,Xe):W.copyTexSubImage2D(cn,Ae,Et,Ct,ht,ft,Ue,Xe);qe.bindFramebuffer(W.READ_FRAMEBUFFER,null),qe.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else qn?N.isDataTexture||N.isData3DTexture?W.texSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,lt,Wt.data):K.isCompressedArrayTexture?W.compressedTexSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,Wt.data):W.texSubImage3D(cn,Ae,Et,Ct,ln,Ue,Xe,Oe,wt,lt,Wt):N.isDataTexture?W.texSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,Ue,Xe,wt,lt,Wt.data):N.isCompressedTexture?W.compressedTexSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,Wt.width,Wt.height,wt,Wt.data):W.texSubImage2D(W.TEXTURE_2D,Ae,Et,Ct,Ue,Xe,wt,lt,Wt);W.pixelStorei(W.UNPACK_ROW_LENGTH,Dt),W.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Xn),W.pixelStorei(W.UNPACK_SKIP_PIXELS,ds),W.pixelStorei(W.UNPACK_SKIP_ROWS,zt),W.pixelStorei(W.UNPACK_SKIP_IMAGES,fs),Ae===0&&K.generateMipmaps&&W.generateMipmap(cn),qe.unbindTexture()},this.initRenderTarget=function(N){$e.get(N).__webglFramebuffer===void 0&&st.setupRenderTarget(N)},this.initTexture=function(N){N.isCubeTexture?st.setTextureCube(N,0):N.isData3DTexture?st.setTexture3D(N,0):N.isDataArrayTexture||N.isCompressedArrayTexture?st.setTexture2DArray(N,0):st.setTexture2D(N,0),qe.unbindTexture()},this.resetState=function(){A=0,k=0,U=null,qe.reset(),Ie.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return xs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;const t=this.getContext();t.drawingBufferColorSpace=kt._getDrawingBufferColorSpace(e),t.unpackColorSpace=kt._getUnpackColorSpace()}}const Qg={type:"change"},Rd={type:"start"},e_={type:"end"},bc=new Ao,t_=new ys,YE=Math.cos(70*bo.DEG2RAD),$n=new j,bi=2*Math.PI,on={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Cd=1e-6;class n_ extends jb{constructor(e,t=null){super(e,t),this.state=on.NONE,this.target=new j,this.cursor=new j,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:uo.ROTATE,MIDDLE:uo.DOLLY,RIGHT:uo.PAN},this.touches={ONE:ho.ROTATE,TWO:ho.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._domElementKeyEvents=null,this._lastPosition=new j,this._lastQuaternion=new Gi,this._lastTargetPosition=new j,this._quat=new Gi().setFromUnitVectors(e.up,new j(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new yg,this._sphericalDelta=new yg,this._scale=1,this._panOffset=new j,this._rotateStart=new _t,this._rotateEnd=new _t,this._rotateDelta=new _t,this._panStart=new _t,this._panEnd=new _t,this._panDelta=new _t,this._dollyStart=new _t,this._dollyEnd=new _t,this._dollyDelta=new _t,this._dollyDirection=new j,this._mouse=new _t,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=ZE.bind(this),this._onPointerDown=KE.bind(this),this._onPointerUp=JE.bind(this),this._onContextMenu=rT.bind(this),this._onMouseWheel=tT.bind(this),this._onKeyDown=nT.bind(this),this._onTouchStart=iT.bind(this),this._onTouchMove=sT.bind(this),this._onMouseDown=QE.bind(this),this._onMouseMove=eT.bind(this),this._interceptControlDown=oT.bind(this),this._interceptControlUp=aT.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Qg),this.update(),this.state=on.NONE}update(e=null){const t=this.object.position;$n.copy(t).sub(this.target),$n.applyQuaternion(this._quat),this._spherical.setFromVector3($n),this.autoRotate&&this.state===on.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=bi:i>Math.PI&&(i-=bi),s<-Math.PI?s+=bi:s>Math.PI&&(s-=bi),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if($n.setFromSpherical(this._spherical),$n.applyQuaternion(this._quatInverse),t.copy(this.target).add($n),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){const a=$n.length();o=this._clampDistance(a*this._scale);const c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){const a=new j(this._mouse.x,this._mouse.y,0);a.unproject(this.object);const c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;const l=new j(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=$n.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(bc.origin.copy(this.object.position),bc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(bc.direction))<YE?this.object.lookAt(this.target):(t_.setFromNormalAndCoplanarPoint(this.object.up,this.target),bc.intersectPlane(t_,this.target))))}else if(this.object.isOrthographicCamera){const o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Cd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Cd||this._lastTargetPosition.distanceToSquared(this.target)>Cd?(this.dispatchEvent(Qg),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?bi/60*this.autoRotateSpeed*e:bi/60/60*this.autoRotateSpeed}_getZoomScale(e){const t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){$n.setFromMatrixColumn(t,0),$n.multiplyScalar(-e),this._panOffset.add($n)}_panUp(e,t){this.screenSpacePanning===!0?$n.setFromMatrixColumn(t,1):($n.setFromMatrixColumn(t,0),$n.crossVectors(this.object.up,$n)),$n.multiplyScalar(e),this._panOffset.add($n)}_pan(e,t){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;$n.copy(s).sub(this.target);let r=$n.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientX),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{const i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const t=this.domElement;this._rotateLeft(bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(bi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{const t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){const t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new _t,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){const t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){const t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function KE(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.domElement.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n)))}function ZE(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function JE(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(e_),this.state=on.NONE;break;case 1:const e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function QE(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case uo.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=on.DOLLY;break;case uo.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=on.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=on.ROTATE}break;case uo.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=on.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=on.PAN}break;default:this.state=on.NONE}this.state!==on.NONE&&this.dispatchEvent(Rd)}function eT(n){switch(this.state){case on.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case on.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case on.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function tT(n){this.enabled===!1||this.enableZoom===!1||this.state!==on.NONE||(n.preventDefault(),this.dispatchEvent(Rd),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(e_))}function nT(n){this.enabled!==!1&&this._handleKeyDown(n)}function iT(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case ho.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(n),this.state=on.TOUCH_ROTATE;break;case ho.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(n),this.state=on.TOUCH_PAN;break;default:this.state=on.NONE}break;case 2:switch(this.touches.TWO){case ho.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=on.TOUCH_DOLLY_PAN;break;case ho.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=on.TOUCH_DOLLY_ROTATE;break;default:this.state=on.NONE}break;default:this.state=on.NONE}this.state!==on.NONE&&this.dispatchEvent(Rd)}function sT(n){switch(this._trackPointer(n),this.state){case on.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case on.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case on.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case on.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=on.NONE}}function rT(n){this.enabled!==!1&&n.preventDefault()}function oT(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function aT(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}class i_ extends Bb{constructor(e){super(e)}parse(e){function t(G){switch(G.image_type){case d:case v:if(G.colormap_length>256||G.colormap_size!==24||G.colormap_type!==1)throw new Error("THREE.TGALoader: Invalid type colormap data for indexed type.");break;case p:case g:case m:case f:if(G.colormap_type)throw new Error("THREE.TGALoader: Invalid type colormap data for colormap type.");break;case h:throw new Error("THREE.TGALoader: No data.");default:throw new Error("THREE.TGALoader: Invalid type "+G.image_type)}if(G.width<=0||G.height<=0)throw new Error("THREE.TGALoader: Invalid image size.");if(G.pixel_size!==8&&G.pixel_size!==16&&G.pixel_size!==24&&G.pixel_size!==32)throw new Error("THREE.TGALoader: Invalid pixel size "+G.pixel_size)}function i(G,ie,Q,de,ne){let ae,fe;const ue=Q.pixel_size>>3,be=Q.width*Q.height*ue;if(ie&&(fe=ne.subarray(de,de+=Q.colormap_length*(Q.colormap_size>>3))),G){ae=new Uint8Array(be);let Me,X,te,Se=0;const Ve=new Uint8Array(ue);for(;Se<be;)if(Me=ne[de++],X=(Me&127)+1,Me&128){for(te=0;te<ue;++te)Ve[te]=ne[de++];for(te=0;te<X;++te)ae.set(Ve,Se+te*ue);Se+=ue*X}else{for(X*=ue,te=0;te<X;++te)ae[Se+te]=ne[de++];Se+=X}}else ae=ne.subarray(de,de+=ie?Q.width*Q.height:be);return{pixel_data:ae,palettes:fe}}function s(G,ie,Q,de,ne,ae,fe,ue,be){const Me=be;let X,te=0,Se,Ve;const De=M.width;for(Ve=ie;Ve!==de;Ve+=Q)for(Se=ne;Se!==fe;Se+=ae,te++)X=ue[te],G[(Se+De*Ve)*4+3]=255,G[(Se+De*Ve)*4+2]=Me[X*3+0],G[(Se+De*Ve)*4+1]=Me[X*3+1],G[(Se+De*Ve)*4+0]=Me[X*3+2];return G}function r(G,ie,Q,de,ne,ae,fe,ue){let be,Me=0,X,te;const Se=M.width;for(te=ie;te!==de;te+=Q)for(X=ne;X!==fe;X+=ae,Me+=2)be=ue[Me+0]+(ue[Me+1]<<8),G[(X+Se*te)*4+0]=(be&31744)>>7,G[(X+Se*te)*4+1]=(be&992)>>2,G[(X+Se*te)*4+2]=(be&31)<<3,G[(X+Se*te)*4+3]=be&32768?0:255;return G}function o(G,ie,Q,de,ne,ae,fe,ue){let be=0,Me,X;const te=M.width;for(X=ie;X!==de;X+=Q)for(Me=ne;Me!==fe;Me+=ae,be+=3)G[(Me+te*X)*4+3]=255,G[(Me+te*X)*4+2]=ue[be+0],G[(Me+te*X)*4+1]=ue[be+1],G[(Me+te*X)*4+0]=ue[be+2];return G}function a(G,ie,Q,de,ne,ae,fe,ue){let be=0,Me,X;const te=M.width;for(X=ie;X!==de;X+=Q)for(Me=ne;Me!==fe;Me+=ae,be+=4)G[(Me+te*X)*4+2]=ue[be+0],G[(Me+te*X)*4+1]=ue[be+1],G[(Me+te*X)*4+0]=ue[be+2],G[(Me+te*X)*4+3]=ue[be+3];return G}function c(G,ie,Q,de,ne,ae,fe,ue){let be,Me=0,X,te;const Se=M.width;for(te=ie;te!==de;te+=Q)for(X=ne;X!==fe;X+=ae,Me++)be=ue[Me],G[(X+Se*te)*4+0]=be,G[(X+Se*te)*4+1]=be,G[(X+Se*te)*4+2]=be,G[(X+Se*te)*4+3]=255;return G}function l(G,ie,Q,de,ne,ae,fe,ue){let be=0,Me,X;const te=M.width;for(X=ie;X!==de;X+=Q)for(Me=ne;Me!==fe;Me+=ae,be+=2)G[(Me+te*X)*4+0]=ue[be+0],G[(Me+te*X)*4+1]=ue[be+0],G[(Me+te*X)*4+2]=ue[be+0],G[(Me+te*X)*4+3]=ue[be+1];return G}function u(G,ie,Q,de,ne){let ae,fe,ue,be,Me,X;switch((M.flags&w)>>C){default:case A:ae=0,ue=1,Me=ie,fe=0,be=1,X=Q;break;case _:ae=0,ue=1,Me=ie,fe=Q-1,be=-1,X=-1;break;case k:ae=ie-1,ue=-1,Me=-1,fe=0,be=1,X=Q;break;case T:ae=ie-1,ue=-1,Me=-1,fe=Q-1,be=-1,X=-1;break}if(H)switch(M.pixel_size){case 8:c(G,fe,be,X,ae,ue,Me,de);break;case 16:l(G,fe,be,X,ae,ue,Me,de);break;default:throw new Error("THREE.TGALoader: Format not supported.")}else switch(M.pixel_size){case 8:s(G,fe,be,X,ae,ue,Me,de,ne);break;case 16:r(G,fe,be,X,ae,ue,Me,de);break;case 24:o(G,fe,be,X,ae,ue,Me,de);break;case 32:a(G,fe,be,X,ae,ue,Me,de);break;default:throw new Error("THREE.TGALoader: Format not supported.")}return G}const h=0,d=1,p=2,g=3,v=9,m=10,f=11,w=48,C=4,_=0,T=1,A=2,k=3;if(e.length<19)throw new Error("THREE.TGALoader: Not enough data to contain header.");let U=0;const y=new Uint8Array(e),M={id_length:y[U++],colormap_type:y[U++],image_type:y[U++],colormap_index:y[U++]|y[U++]<<8,colormap_length:y[U++]|y[U++]<<8,colormap_size:y[U++],origin:[y[U++]|y[U++]<<8,y[U++]|y[U++]<<8],width:y[U++]|y[U++]<<8,height:y[U++]|y[U++]<<8,pixel_size:y[U++],flags:y[U++]};if(t(M),M.id_length+U>e.length)throw new Error("THREE.TGALoader: No data.");U+=M.id_length;let D=!1,z=!1,H=!1;switch(M.image_type){case v:D=!0,z=!0;break;case d:z=!0;break;case m:D=!0;break;case p:break;case f:D=!0,H=!0;break;case g:H=!0;break}const Z=new Uint8Array(M.width*M.height*4),J=i(D,z,M,U,y);return u(Z,M.width,M.height,J.pixel_data,J.palettes),{data:Z,width:M.width,height:M.height,flipY:!0,generateMipmaps:!0,minFilter:Is}}}class s_ extends Ws{load(e,t,i,s){const r=this,o=r.path===""?_g.extractUrlBase(e):r.path,a=new pc(r.manager);a.setPath(r.path),a.setRequestHeader(r.requestHeader),a.setWithCredentials(r.withCredentials),a.load(e,function(c){try{t(r.parse(c,o))}catch(l){s?s(l):console.error(l),r.manager.itemError(e)}},i,s)}parse(e,t){function i(E,S){const I=[],L=E.childNodes;for(let F=0,ce=L.length;F<ce;F++){const pe=L[F];pe.nodeName===S&&I.push(pe)}return I}function s(E){if(E.length===0)return[];const S=E.trim().split(/\s+/),I=new Array(S.length);for(let L=0,F=S.length;L<F;L++)I[L]=S[L];return I}function r(E){if(E.length===0)return[];const S=E.trim().split(/\s+/),I=new Array(S.length);for(let L=0,F=S.length;L<F;L++)I[L]=parseFloat(S[L]);return I}function o(E){if(E.length===0)return[];const S=E.trim().split(/\s+/),I=new Array(S.length);for(let L=0,F=S.length;L<F;L++)I[L]=parseInt(S[L]);return I}function a(E){return E.substring(1)}function c(){return"three_default_"+Xd++}function l(E){return Object.keys(E).length===0}function u(E){return{unit:h(i(E,"unit")[0]),upAxis:d(i(E,"up_axis")[0])}}function h(E){return E!==void 0&&E.hasAttribute("meter")===!0?parseFloat(E.getAttribute("meter")):1}function d(E){return E!==void 0?E.textContent:"Y_UP"}function p(E,S,I,L){const F=i(E,S)[0];if(F!==void 0){const ce=i(F,I);for(let pe=0;pe<ce.length;pe++)L(ce[pe])}}function g(E,S){for(const I in E){const L=E[I];L.build=S(E[I])}}function v(E,S){return E.build!==void 0||(E.build=S(E)),E.build}function m(E){const S={sources:{},samplers:{},channels:{}};let I=!1;for(let L=0,F=E.childNodes.length;L<F;L++){const ce=E.childNodes[L];if(ce.nodeType!==1)continue;let pe;switch(ce.nodeName){case"source":pe=ce.getAttribute("id"),S.sources[pe]=Ee(ce);break;case"sampler":pe=ce.getAttribute("id"),S.samplers[pe]=f(ce);break;case"channel":pe=ce.getAttribute("target"),S.channels[pe]=w(ce);break;case"animation":m(ce),I=!0;break;default:console.log(ce)}}I===!1&&(pt.animations[E.getAttribute("id")||bo.generateUUID()]=S)}function f(E){const S={inputs:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"input":const ce=a(F.getAttribute("source")),pe=F.getAttribute("semantic");S.inputs[pe]=ce;break}}return S}function w(E){const S={};let L=E.getAttribute("target").split("/");const F=L.shift();let ce=L.shift();const pe=ce.indexOf("(")!==-1,Be=ce.indexOf(".")!==-1;if(Be)L=ce.split("."),ce=L.shift(),S.member=L.shift();else if(pe){const Ne=ce.split("(");ce=Ne.shift();for(let ke=0;ke<Ne.length;ke++)Ne[ke]=parseInt(Ne[ke].replace(/\)/,""));S.indices=Ne}return S.id=F,S.sid=ce,S.arraySyntax=pe,S.memberSyntax=Be,S.sampler=a(E.getAttribute("source")),S}function C(E){const S=[],I=E.channels,L=E.samplers,F=E.sources;for(const ce in I)if(I.hasOwnProperty(ce)){const pe=I[ce],Be=L[pe.sampler],Ne=Be.inputs.INPUT,ke=Be.inputs.OUTPUT,nt=F[Ne],ye=F[ke],et=T(pe,nt,ye);M(et,S)}return S}function _(E){return v(pt.animations[E],C)}function T(E,S,I){const L=pt.nodes[E.id],F=Ct(L.id),ce=L.transforms[E.sid],pe=L.matrix.clone().transpose();let Be,Ne,ke,nt,ye,et;const Ge={};switch(ce){case"matrix":for(ke=0,nt=S.array.length;ke<nt;ke++)if(Be=S.array[ke],Ne=ke*I.stride,Ge[Be]===void 0&&(Ge[Be]={}),E.arraySyntax===!0){const mn=I.array[Ne],Ot=E.indices[0]+4*E.indices[1];Ge[Be][Ot]=mn}else for(ye=0,et=I.stride;ye<et;ye++)Ge[Be][ye]=I.array[Ne+ye];break;case"translate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"rotate":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break;case"scale":console.warn('THREE.ColladaLoader: Animation transform type "%s" not yet implemented.',ce);break}const rt=A(Ge,pe);return{name:F.uuid,keyframes:rt}}function A(E,S){const I=[];for(const F in E)I.push({time:parseFloat(F),value:E[F]});I.sort(L);for(let F=0;F<16;F++)D(I,F,S.elements[F]);return I;function L(F,ce){return F.time-ce.time}}const k=new j,U=new j,y=new Gi;function M(E,S){const I=E.keyframes,L=E.name,F=[],ce=[],pe=[],Be=[];for(let Ne=0,ke=I.length;Ne<ke;Ne++){const nt=I[Ne],ye=nt.time,et=nt.value;se.fromArray(et).transpose(),se.decompose(k,y,U),F.push(ye),ce.push(k.x,k.y,k.z),pe.push(y.x,y.y,y.z,y.w),Be.push(U.x,U.y,U.z)}return ce.length>0&&S.push(new zo(L+".position",F,ce)),pe.length>0&&S.push(new Oa(L+".quaternion",F,pe)),Be.length>0&&S.push(new zo(L+".scale",F,Be)),S}function D(E,S,I){let L,F=!0,ce,pe;for(ce=0,pe=E.length;ce<pe;ce++)L=E[ce],L.value[S]===void 0?L.value[S]=null:F=!1;if(F===!0)for(ce=0,pe=E.length;ce<pe;ce++)L=E[ce],L.value[S]=I;else z(E,S)}function z(E,S){let I,L;for(let F=0,ce=E.length;F<ce;F++){const pe=E[F];if(pe.value[S]===null){if(I=H(E,F,S),L=Z(E,F,S),I===null){pe.value[S]=L.value[S];continue}if(L===null){pe.value[S]=I.value[S];continue}J(pe,I,L,S)}}}function H(E,S,I){for(;S>=0;){const L=E[S];if(L.value[I]!==null)return L;S--}return null}function Z(E,S,I){for(;S<E.length;){const L=E[S];if(L.value[I]!==null)return L;S++}return null}function J(E,S,I,L){if(I.time-S.time===0){E.value[L]=S.value[L];return}E.value[L]=(E.time-S.time)*(I.value[L]-S.value[L])/(I.time-S.time)+S.value[L]}function G(E){const S={name:E.getAttribute("id")||"default",start:parseFloat(E.getAttribute("start")||0),end:parseFloat(E.getAttribute("end")||0),animations:[]};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"instance_animation":S.animations.push(a(F.getAttribute("url")));break}}pt.clips[E.getAttribute("id")]=S}function ie(E){const S=[],I=E.name,L=E.end-E.start||-1,F=E.animations;for(let ce=0,pe=F.length;ce<pe;ce++){const Be=_(F[ce]);for(let Ne=0,ke=Be.length;Ne<ke;Ne++)S.push(Be[Ne])}return new cg(I,L,S)}function Q(E){return v(pt.clips[E],ie)}function de(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"skin":S.id=a(F.getAttribute("source")),S.skin=ne(F);break;case"morph":S.id=a(F.getAttribute("source")),console.warn("THREE.ColladaLoader: Morph target animation not supported yet.");break}}pt.controllers[E.getAttribute("id")]=S}function ne(E){const S={sources:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"bind_shape_matrix":S.bindShapeMatrix=r(F.textContent);break;case"source":const ce=F.getAttribute("id");S.sources[ce]=Ee(F);break;case"joints":S.joints=ae(F);break;case"vertex_weights":S.vertexWeights=fe(F);break}}return S}function ae(E){const S={inputs:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"input":const ce=F.getAttribute("semantic"),pe=a(F.getAttribute("source"));S.inputs[ce]=pe;break}}return S}function fe(E){const S={inputs:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"input":const ce=F.getAttribute("semantic"),pe=a(F.getAttribute("source")),Be=parseInt(F.getAttribute("offset"));S.inputs[ce]={id:pe,offset:Be};break;case"vcount":S.vcount=o(F.textContent);break;case"v":S.v=o(F.textContent);break}}return S}function ue(E){const S={id:E.id},I=pt.geometries[S.id];return E.skin!==void 0&&(S.skin=be(E.skin),I.sources.skinIndices=S.skin.indices,I.sources.skinWeights=S.skin.weights),S}function be(E){const I={joints:[],indices:{array:[],stride:4},weights:{array:[],stride:4}},L=E.sources,F=E.vertexWeights,ce=F.vcount,pe=F.v,Be=F.inputs.JOINT.offset,Ne=F.inputs.WEIGHT.offset,ke=E.sources[E.joints.inputs.JOINT],nt=E.sources[E.joints.inputs.INV_BIND_MATRIX],ye=L[F.inputs.WEIGHT.id].array;let et=0,Ge,rt,ot;for(Ge=0,ot=ce.length;Ge<ot;Ge++){const Ot=ce[Ge],Pt=[];for(rt=0;rt<Ot;rt++){const Vt=pe[et+Be],qi=pe[et+Ne],Rt=ye[qi];Pt.push({index:Vt,weight:Rt}),et+=2}for(Pt.sort(mn),rt=0;rt<4;rt++){const Vt=Pt[rt];Vt!==void 0?(I.indices.array.push(Vt.index),I.weights.array.push(Vt.weight)):(I.indices.array.push(0),I.weights.array.push(0))}}for(E.bindShapeMatrix?I.bindMatrix=new vt().fromArray(E.bindShapeMatrix).transpose():I.bindMatrix=new vt().identity(),Ge=0,ot=ke.array.length;Ge<ot;Ge++){const Ot=ke.array[Ge],Pt=new vt().fromArray(nt.array,Ge*nt.stride).transpose();I.joints.push({name:Ot,boneInverse:Pt})}return I;function mn(Ot,Pt){return Pt.weight-Ot.weight}}function Me(E){return v(pt.controllers[E],ue)}function X(E){const S={init_from:i(E,"init_from")[0].textContent};pt.images[E.getAttribute("id")]=S}function te(E){return E.build!==void 0?E.build:E.init_from}function Se(E){const S=pt.images[E];return S!==void 0?v(S,te):(console.warn("THREE.ColladaLoader: Couldn't find image with ID:",E),null)}function Ve(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"profile_COMMON":S.profile=De(F);break}}pt.effects[E.getAttribute("id")]=S}function De(E){const S={surfaces:{},samplers:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"newparam":bt(F,S);break;case"technique":S.technique=Bt(F);break;case"extra":S.extra=st(F);break}}return S}function bt(E,S){const I=E.getAttribute("sid");for(let L=0,F=E.childNodes.length;L<F;L++){const ce=E.childNodes[L];if(ce.nodeType===1)switch(ce.nodeName){case"surface":S.surfaces[I]=an(ce);break;case"sampler2D":S.samplers[I]=W(ce);break}}}function an(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"init_from":S.init_from=F.textContent;break}}return S}function W(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"source":S.source=F.textContent;break}}return S}function Bt(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"constant":case"lambert":case"blinn":case"phong":S.type=F.nodeName,S.parameters=mt(F);break;case"extra":S.extra=st(F);break}}return S}function mt(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"emission":case"diffuse":case"specular":case"bump":case"ambient":case"shininess":case"transparency":S[F.nodeName]=at(F);break;case"transparent":S[F.nodeName]={opaque:F.hasAttribute("opaque")?F.getAttribute("opaque"):"A_ONE",data:at(F)};break}}return S}function at(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"color":S[F.nodeName]=r(F.textContent);break;case"float":S[F.nodeName]=parseFloat(F.textContent);break;case"texture":S[F.nodeName]={id:F.getAttribute("texture"),extra:qe(F)};break}}return S}function qe(E){const S={technique:{}};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"extra":Kt(F,S);break}}return S}function Kt(E,S){for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"technique":$e(F,S);break}}}function $e(E,S){for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"repeatU":case"repeatV":case"offsetU":case"offsetV":S.technique[F.nodeName]=parseFloat(F.textContent);break;case"wrapU":case"wrapV":F.textContent.toUpperCase()==="TRUE"?S.technique[F.nodeName]=1:F.textContent.toUpperCase()==="FALSE"?S.technique[F.nodeName]=0:S.technique[F.nodeName]=parseInt(F.textContent);break;case"bump":S[F.nodeName]=Ht(F);break}}}function st(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"technique":S.technique=pn(F);break}}return S}function pn(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"double_sided":S[F.nodeName]=parseInt(F.textContent);break;case"bump":S[F.nodeName]=Ht(F);break}}return S}function Ht(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"texture":S[F.nodeName]={id:F.getAttribute("texture"),texcoord:F.getAttribute("texcoord"),extra:qe(F)};break}}return S}function B(E){return E}function R(E){return v(pt.effects[E],B)}function $(E){const S={name:E.getAttribute("name")};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"instance_effect":S.url=a(F.getAttribute("url"));break}}pt.materials[E.getAttribute("id")]=S}function le(E){let S,I=E.slice((E.lastIndexOf(".")-1>>>0)+2);switch(I=I.toLowerCase(),I){case"tga":S=An;break;default:S=ni}return S}function me(E){const S=R(E.url),I=S.profile.technique;let L;switch(I.type){case"phong":case"blinn":L=new ko;break;case"lambert":L=new Eb;break;default:L=new $l;break}L.name=E.name||"";function F(Ne,ke=null){const nt=S.profile.samplers[Ne.id];let ye=null;if(nt!==void 0){const et=S.profile.surfaces[nt.source];ye=Se(et.init_from)}else console.warn("THREE.ColladaLoader: Undefined sampler. Access image directly (see #12530)."),ye=Se(Ne.id);if(ye!==null){const et=le(ye);if(et!==void 0){const Ge=et.load(ye),rt=Ne.extra;if(rt!==void 0&&rt.technique!==void 0&&l(rt.technique)===!1){const ot=rt.technique;Ge.wrapS=ot.wrapU?Ar:ts,Ge.wrapT=ot.wrapV?Ar:ts,Ge.offset.set(ot.offsetU||0,ot.offsetV||0),Ge.repeat.set(ot.repeatU||1,ot.repeatV||1)}else Ge.wrapS=Ar,Ge.wrapT=Ar;return ke!==null&&(Ge.colorSpace=ke),Ge}else return console.warn("THREE.ColladaLoader: Loader for texture %s not found.",ye),null}else return console.warn("THREE.ColladaLoader: Couldn't create texture with ID:",Ne.id),null}const ce=I.parameters;for(const Ne in ce){const ke=ce[Ne];switch(Ne){case"diffuse":ke.color&&L.color.fromArray(ke.color),ke.texture&&(L.map=F(ke.texture,bn));break;case"specular":ke.color&&L.specular&&L.specular.fromArray(ke.color),ke.texture&&(L.specularMap=F(ke.texture));break;case"bump":ke.texture&&(L.normalMap=F(ke.texture));break;case"ambient":ke.texture&&(L.lightMap=F(ke.texture,bn));break;case"shininess":ke.float&&L.shininess&&(L.shininess=ke.float);break;case"emission":ke.color&&L.emissive&&L.emissive.fromArray(ke.color),ke.texture&&(L.emissiveMap=F(ke.texture,bn));break}}kt.colorSpaceToWorking(L.color,bn),L.specular&&kt.colorSpaceToWorking(L.specular,bn),L.emissive&&kt.colorSpaceToWorking(L.emissive,bn);let pe=ce.transparent,Be=ce.transparency;if(Be===void 0&&pe&&(Be={float:1}),pe===void 0&&Be&&(pe={opaque:"A_ONE",data:{color:[1,1,1,1]}}),pe&&Be)if(pe.data.texture)L.transparent=!0;else{const Ne=pe.data.color;switch(pe.opaque){case"A_ONE":L.opacity=Ne[3]*Be.float;break;case"RGB_ZERO":L.opacity=1-Ne[0]*Be.float;break;case"A_ZERO":L.opacity=1-Ne[3]*Be.float;break;case"RGB_ONE":L.opacity=Ne[0]*Be.float;break;default:console.warn('THREE.ColladaLoader: Invalid opaque type "%s" of transparent tag.',pe.opaque)}L.opacity<1&&(L.transparent=!0)}if(I.extra!==void 0&&I.extra.technique!==void 0){const Ne=I.extra.technique;for(const ke in Ne){const nt=Ne[ke];switch(ke){case"double_sided":L.side=nt===1?es:Ns;break;case"bump":L.normalMap=F(nt.texture),L.normalScale=new _t(1,1);break}}}return L}function he(E){return v(pt.materials[E],me)}function Ke(E){const S={name:E.getAttribute("name")};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"optics":S.optics=Re(F);break}}pt.cameras[E.getAttribute("id")]=S}function Re(E){for(let S=0;S<E.childNodes.length;S++){const I=E.childNodes[S];switch(I.nodeName){case"technique_common":return Ye(I)}}return{}}function Ye(E){const S={};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];switch(L.nodeName){case"perspective":case"orthographic":S.technique=L.nodeName,S.parameters=ze(L);break}}return S}function ze(E){const S={};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];switch(L.nodeName){case"xfov":case"yfov":case"xmag":case"ymag":case"znear":case"zfar":case"aspect_ratio":S[L.nodeName]=parseFloat(L.textContent);break}}return S}function xe(E){let S;switch(E.optics.technique){case"perspective":S=new Qn(E.optics.parameters.yfov,E.optics.parameters.aspect_ratio,E.optics.parameters.znear,E.optics.parameters.zfar);break;case"orthographic":let I=E.optics.parameters.ymag,L=E.optics.parameters.xmag;const F=E.optics.parameters.aspect_ratio;L=L===void 0?I*F:L,I=I===void 0?L/F:I,L*=.5,I*=.5,S=new _d(-L,L,I,-I,E.optics.parameters.znear,E.optics.parameters.zfar);break;default:S=new Qn;break}return S.name=E.name||"",S}function Pe(E){const S=pt.cameras[E];return S!==void 0?v(S,xe):(console.warn("THREE.ColladaLoader: Couldn't find camera with ID:",E),null)}function tt(E){let S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"technique_common":S=Qe(F);break}}pt.lights[E.getAttribute("id")]=S}function Qe(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"directional":case"point":case"spot":case"ambient":S.technique=F.nodeName,S.parameters=Ie(F)}}return S}function Ie(E){const S={};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"color":const ce=r(F.textContent);S.color=new dt().fromArray(ce),kt.colorSpaceToWorking(S.color,bn);break;case"falloff_angle":S.falloffAngle=parseFloat(F.textContent);break;case"quadratic_attenuation":const pe=parseFloat(F.textContent);S.distance=pe?Math.sqrt(1/pe):0;break}}return S}function gt(E){let S;switch(E.technique){case"directional":S=new mg;break;case"point":S=new Gb;break;case"spot":S=new Vb;break;case"ambient":S=new gg;break}return E.parameters.color&&S.color.copy(E.parameters.color),E.parameters.distance&&(S.distance=E.parameters.distance),S}function q(E){const S=pt.lights[E];return S!==void 0?v(S,gt):(console.warn("THREE.ColladaLoader: Couldn't find light with ID:",E),null)}function Ce(E){const S={name:E.getAttribute("name"),sources:{},vertices:{},primitives:[]},I=i(E,"mesh")[0];if(I!==void 0){for(let L=0;L<I.childNodes.length;L++){const F=I.childNodes[L];if(F.nodeType!==1)continue;const ce=F.getAttribute("id");switch(F.nodeName){case"source":S.sources[ce]=Ee(F);break;case"vertices":S.vertices=je(F);break;case"polygons":console.warn("THREE.ColladaLoader: Unsupported primitive type: ",F.nodeName);break;case"lines":case"linestrips":case"polylist":case"triangles":S.primitives.push(Te(F));break;default:console.log(F)}}pt.geometries[E.getAttribute("id")]=S}}function Ee(E){const S={array:[],stride:3};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"float_array":S.array=r(L.textContent);break;case"Name_array":S.array=s(L.textContent);break;case"technique_common":const F=i(L,"accessor")[0];F!==void 0&&(S.stride=parseInt(F.getAttribute("stride")));break}}return S}function je(E){const S={};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];L.nodeType===1&&(S[L.getAttribute("semantic")]=a(L.getAttribute("source")))}return S}function Te(E){const S={type:E.nodeName,material:E.getAttribute("material"),count:parseInt(E.getAttribute("count")),inputs:{},stride:0,hasUV:!1};for(let I=0,L=E.childNodes.length;I<L;I++){const F=E.childNodes[I];if(F.nodeType===1)switch(F.nodeName){case"input":const ce=a(F.getAttribute("source")),pe=F.getAttribute("semantic"),Be=parseInt(F.getAttribute("offset")),Ne=parseInt(F.getAttribute("set")),ke=Ne>0?pe+Ne:pe;S.inputs[ke]={id:ce,offset:Be},S.stride=Math.max(S.stride,Be+1),pe==="TEXCOORD"&&(S.hasUV=!0);break;case"vcount":S.vcount=o(F.textContent);break;case"p":S.p=o(F.textContent);break}}return S}function ve(E){const S={};for(let I=0;I<E.length;I++){const L=E[I];S[L.type]===void 0&&(S[L.type]=[]),S[L.type].push(L)}return S}function Je(E){let S=0;for(let I=0,L=E.length;I<L;I++)E[I].hasUV===!0&&S++;S>0&&S<E.length&&(E.uvsNeedsFix=!0)}function yt(E){const S={},I=E.sources,L=E.vertices,F=E.primitives;if(F.length===0)return{};const ce=ve(F);for(const pe in ce){const Be=ce[pe];Je(Be),S[pe]=tn(Be,I,L)}return S}function tn(E,S,I){const L={},F={array:[],stride:0},ce={array:[],stride:0},pe={array:[],stride:0},Be={array:[],stride:0},Ne={array:[],stride:0},ke={array:[],stride:4},nt={array:[],stride:4},ye=new Un,et=[];let Ge=0;for(let rt=0;rt<E.length;rt++){const ot=E[rt],mn=ot.inputs;let Ot=0;switch(ot.type){case"lines":case"linestrips":Ot=ot.count*2;break;case"triangles":Ot=ot.count*3;break;case"polylist":for(let Pt=0;Pt<ot.count;Pt++){const Vt=ot.vcount[Pt];switch(Vt){case 3:Ot+=3;break;case 4:Ot+=6;break;default:Ot+=(Vt-2)*3;break}}break;default:console.warn("THREE.ColladaLoader: Unknown primitive type:",ot.type)}ye.addGroup(Ge,Ot,rt),Ge+=Ot,ot.material&&et.push(ot.material);for(const Pt in mn){const Vt=mn[Pt];switch(Pt){case"VERTEX":for(const qi in I){const Rt=I[qi];switch(qi){case"POSITION":const Zt=F.array.length;if(St(ot,S[Rt],Vt.offset,F.array),F.stride=S[Rt].stride,S.skinWeights&&S.skinIndices&&(St(ot,S.skinIndices,Vt.offset,ke.array),St(ot,S.skinWeights,Vt.offset,nt.array)),ot.hasUV===!1&&E.uvsNeedsFix===!0){const ws=(F.array.length-Zt)/F.stride;for(let kn=0;kn<ws;kn++)pe.array.push(0,0)}break;case"NORMAL":St(ot,S[Rt],Vt.offset,ce.array),ce.stride=S[Rt].stride;break;case"COLOR":St(ot,S[Rt],Vt.offset,Ne.array),Ne.stride=S[Rt].stride;break;case"TEXCOORD":St(ot,S[Rt],Vt.offset,pe.array),pe.stride=S[Rt].stride;break;case"TEXCOORD1":St(ot,S[Rt],Vt.offset,Be.array),pe.stride=S[Rt].stride;break;default:console.warn('THREE.ColladaLoader: Semantic "%s" not handled in geometry build process.',qi)}}break;case"NORMAL":St(ot,S[Vt.id],Vt.offset,ce.array),ce.stride=S[Vt.id].stride;break;case"COLOR":St(ot,S[Vt.id],Vt.offset,Ne.array,!0),Ne.stride=S[Vt.id].stride;break;case"TEXCOORD":St(ot,S[Vt.id],Vt.offset,pe.array),pe.stride=S[Vt.id].stride;break;case"TEXCOORD1":St(ot,S[Vt.id],Vt.offset,Be.array),Be.stride=S[Vt.id].stride;break}}}return F.array.length>0&&ye.setAttribute("position",new Nt(F.array,F.stride)),ce.array.length>0&&ye.setAttribute("normal",new Nt(ce.array,ce.stride)),Ne.array.length>0&&ye.setAttribute("color",new Nt(Ne.array,Ne.stride)),pe.array.length>0&&ye.setAttribute("uv",new Nt(pe.array,pe.stride)),Be.array.length>0&&ye.setAttribute("uv1",new Nt(Be.array,Be.stride)),ke.array.length>0&&ye.setAttribute("skinIndex",new Nt(ke.array,ke.stride)),nt.array.length>0&&ye.setAttribute("skinWeight",new Nt(nt.array,nt.stride)),L.data=ye,L.type=E[0].type,L.materialKeys=et,L}function St(E,S,I,L,F=!1){const ce=E.p,pe=E.stride,Be=E.vcount;function Ne(ye){let et=ce[ye+I]*nt;const Ge=et+nt;for(;et<Ge;et++)L.push(ke[et]);if(F){const rt=L.length-nt-1;wn.setRGB(L[rt+0],L[rt+1],L[rt+2],bn),L[rt+0]=wn.r,L[rt+1]=wn.g,L[rt+2]=wn.b}}const ke=S.array,nt=S.stride;if(E.vcount!==void 0){let ye=0;for(let et=0,Ge=Be.length;et<Ge;et++){const rt=Be[et];if(rt===4){const ot=ye+pe*0,mn=ye+pe*1,Ot=ye+pe*2,Pt=ye+pe*3;Ne(ot),Ne(mn),Ne(Pt),Ne(mn),Ne(Ot),Ne(Pt)}else if(rt===3){const ot=ye+pe*0,mn=ye+pe*1,Ot=ye+pe*2;Ne(ot),Ne(mn),Ne(Ot)}else if(rt>4)for(let ot=1,mn=rt-2;ot<=mn;ot++){const Ot=ye+pe*0,Pt=ye+pe*ot,Vt=ye+pe*(ot+1);Ne(Ot),Ne(Pt),Ne(Vt)}ye+=pe*rt}}else for(let ye=0,et=ce.length;ye<et;ye+=pe)Ne(ye)}function Fn(E){return v(pt.geometries[E],yt)}function sn(E){const S={name:E.getAttribute("name")||"",joints:{},links:[]};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"technique_common":ji(L,S);break}}pt.kinematicsModels[E.getAttribute("id")]=S}function fi(E){return E.build!==void 0?E.build:E}function ai(E){return v(pt.kinematicsModels[E],fi)}function ji(E,S){for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"joint":S.joints[L.getAttribute("sid")]=ti(L);break;case"link":S.links.push(Si(L));break}}}function ti(E){let S;for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"prismatic":case"revolute":S=us(L);break}}return S}function us(E){const S={sid:E.getAttribute("sid"),name:E.getAttribute("name")||"",axis:new j,limits:{min:0,max:0},type:E.nodeName,static:!1,zeroPosition:0,middlePosition:0};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"axis":const F=r(L.textContent);S.axis.fromArray(F);break;case"limits":const ce=L.getElementsByTagName("max")[0],pe=L.getElementsByTagName("min")[0];S.limits.max=parseFloat(ce.textContent),S.limits.min=parseFloat(pe.textContent);break}}return S.limits.min>=S.limits.max&&(S.static=!0),S.middlePosition=(S.limits.min+S.limits.max)/2,S}function Si(E){const S={sid:E.getAttribute("sid"),name:E.getAttribute("name")||"",attachments:[],transforms:[]};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"attachment_full":S.attachments.push($r(L));break;case"matrix":case"translate":case"rotate":S.transforms.push(Ss(L));break}}return S}function $r(E){const S={joint:E.getAttribute("joint").split("/").pop(),transforms:[],links:[]};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"link":S.links.push(Si(L));break;case"matrix":case"translate":case"rotate":S.transforms.push(Ss(L));break}}return S}function Ss(E){const S={type:E.nodeName},I=r(E.textContent);switch(S.type){case"matrix":S.obj=new vt,S.obj.fromArray(I).transpose();break;case"translate":S.obj=new j,S.obj.fromArray(I);break;case"rotate":S.obj=new j,S.obj.fromArray(I),S.angle=bo.degToRad(I[3]);break}return S}function Zo(E){const S={name:E.getAttribute("name")||"",rigidBodies:{}};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"rigid_body":S.rigidBodies[L.getAttribute("name")]={},Jo(L,S.rigidBodies[L.getAttribute("name")]);break}}pt.physicsModels[E.getAttribute("id")]=S}function Jo(E,S){for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"technique_common":hs(L,S);break}}}function hs(E,S){for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"inertia":S.inertia=r(L.textContent);break;case"mass":S.mass=r(L.textContent)[0];break}}}function Ya(E){const S={bindJointAxis:[]};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"bind_joint_axis":S.bindJointAxis.push(Xs(L));break}}pt.kinematicsScenes[a(E.getAttribute("url"))]=S}function Xs(E){const S={target:E.getAttribute("target").split("/").pop()};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType===1)switch(L.nodeName){case"axis":const F=L.getElementsByTagName("param")[0];S.axis=F.textContent;const ce=S.axis.split("inst_").pop().split("axis")[0];S.jointIndex=ce.substring(0,ce.length-1);break}}return S}function Qo(E){return E.build!==void 0?E.build:E}function Xi(E){return v(pt.kinematicsScenes[E],Qo)}function Pn(){const E=Object.keys(pt.kinematicsModels)[0],S=Object.keys(pt.kinematicsScenes)[0],I=Object.keys(pt.visualScenes)[0];if(E===void 0||S===void 0)return;const L=ai(E),F=Xi(S),ce=lt(I),pe=F.bindJointAxis,Be={};for(let nt=0,ye=pe.length;nt<ye;nt++){const et=pe[nt],Ge=zt.querySelector('[sid="'+et.target+'"]');if(Ge){const rt=Ge.parentElement;Ne(et.jointIndex,rt)}}function Ne(nt,ye){const et=ye.getAttribute("name"),Ge=L.joints[nt];ce.traverse(function(rt){rt.name===et&&(Be[nt]={object:rt,transforms:N(ye),joint:Ge,position:Ge.zeroPosition})})}const ke=new vt;pi={joints:L&&L.joints,getJointValue:function(nt){const ye=Be[nt];if(ye)return ye.position;console.warn("THREE.ColladaLoader: Joint "+nt+" doesn't exist.")},setJointValue:function(nt,ye){const et=Be[nt];if(et){const Ge=et.joint;if(ye>Ge.limits.max||ye<Ge.limits.min)console.warn("THREE.ColladaLoader: Joint "+nt+" value "+ye+" outside of limits (min: "+Ge.limits.min+", max: "+Ge.limits.max+").");else if(Ge.static)console.warn("THREE.ColladaLoader: Joint "+nt+" is static.");else{const rt=et.object,ot=Ge.axis,mn=et.transforms;se.identity();for(let Ot=0;Ot<mn.length;Ot++){const Pt=mn[Ot];if(Pt.sid&&Pt.sid.indexOf(nt)!==-1)switch(Ge.type){case"revolute":se.multiply(ke.makeRotationAxis(ot,bo.degToRad(ye)));break;case"prismatic":se.multiply(ke.makeTranslation(ot.x*ye,ot.y*ye,ot.z*ye));break;default:console.warn("THREE.ColladaLoader: Unknown joint type: "+Ge.type);break}else switch(Pt.type){case"matrix":se.multiply(Pt.obj);break;case"translate":se.multiply(ke.makeTranslation(Pt.obj.x,Pt.obj.y,Pt.obj.z));break;case"scale":se.scale(Pt.obj);break;case"rotate":se.multiply(ke.makeRotationAxis(Pt.obj,Pt.angle));break}}rt.matrix.copy(se),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),Be[nt].position=ye}}else console.log("THREE.ColladaLoader: "+nt+" does not exist.")}}}function N(E){const S=[],I=zt.querySelector('[id="'+E.id+'"]');for(let L=0;L<I.childNodes.length;L++){const F=I.childNodes[L];if(F.nodeType!==1)continue;let ce,pe;switch(F.nodeName){case"matrix":ce=r(F.textContent);const Be=new vt().fromArray(ce).transpose();S.push({sid:F.getAttribute("sid"),type:F.nodeName,obj:Be});break;case"translate":case"scale":ce=r(F.textContent),pe=new j().fromArray(ce),S.push({sid:F.getAttribute("sid"),type:F.nodeName,obj:pe});break;case"rotate":ce=r(F.textContent),pe=new j().fromArray(ce);const Ne=bo.degToRad(ce[3]);S.push({sid:F.getAttribute("sid"),type:F.nodeName,obj:pe,angle:Ne});break}}return S}function K(E){const S=E.getElementsByTagName("node");for(let I=0;I<S.length;I++){const L=S[I];L.hasAttribute("id")===!1&&L.setAttribute("id",c())}}const se=new vt,oe=new j;function ee(E){const S={name:E.getAttribute("name")||"",type:E.getAttribute("type"),id:E.getAttribute("id"),sid:E.getAttribute("sid"),matrix:new vt,nodes:[],instanceCameras:[],instanceControllers:[],instanceLights:[],instanceGeometries:[],instanceNodes:[],transforms:{}};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];if(L.nodeType!==1)continue;let F;switch(L.nodeName){case"node":S.nodes.push(L.getAttribute("id")),ee(L);break;case"instance_camera":S.instanceCameras.push(a(L.getAttribute("url")));break;case"instance_controller":S.instanceControllers.push(Ae(L));break;case"instance_light":S.instanceLights.push(a(L.getAttribute("url")));break;case"instance_geometry":S.instanceGeometries.push(Ae(L));break;case"instance_node":S.instanceNodes.push(a(L.getAttribute("url")));break;case"matrix":F=r(L.textContent),S.matrix.multiply(se.fromArray(F).transpose()),S.transforms[L.getAttribute("sid")]=L.nodeName;break;case"translate":F=r(L.textContent),oe.fromArray(F),S.matrix.multiply(se.makeTranslation(oe.x,oe.y,oe.z)),S.transforms[L.getAttribute("sid")]=L.nodeName;break;case"rotate":F=r(L.textContent);const ce=bo.degToRad(F[3]);S.matrix.multiply(se.makeRotationAxis(oe.fromArray(F),ce)),S.transforms[L.getAttribute("sid")]=L.nodeName;break;case"scale":F=r(L.textContent),S.matrix.scale(oe.fromArray(F)),S.transforms[L.getAttribute("sid")]=L.nodeName;break;case"extra":break;default:console.log(L)}}return Et(S.id)?console.warn("THREE.ColladaLoader: There is already a node with ID %s. Exclude current node from further processing.",S.id):pt.nodes[S.id]=S,S}function Ae(E){const S={id:a(E.getAttribute("url")),materials:{},skeletons:[]};for(let I=0;I<E.childNodes.length;I++){const L=E.childNodes[I];switch(L.nodeName){case"bind_material":const F=L.getElementsByTagName("instance_material");for(let ce=0;ce<F.length;ce++){const pe=F[ce],Be=pe.getAttribute("symbol"),Ne=pe.getAttribute("target");S.materials[Be]=a(Ne)}break;case"skeleton":S.skeletons.push(a(L.textContent));break}}return S}function Ue(E,S){const I=[],L=[];let F,ce,pe;for(F=0;F<E.length;F++){const ke=E[F];let nt;if(Et(ke))nt=Ct(ke),Xe(nt,S,I);else if(wt(ke)){const et=pt.visualScenes[ke].children;for(let Ge=0;Ge<et.length;Ge++){const rt=et[Ge];if(rt.type==="JOINT"){const ot=Ct(rt.id);Xe(ot,S,I)}}}else console.error("THREE.ColladaLoader: Unable to find root bone of skeleton with ID:",ke)}for(F=0;F<S.length;F++)for(ce=0;ce<I.length;ce++)if(pe=I[ce],pe.bone.name===S[F].name){L[F]=pe,pe.processed=!0;break}for(F=0;F<I.length;F++)pe=I[F],pe.processed===!1&&(L.push(pe),pe.processed=!0);const Be=[],Ne=[];for(F=0;F<L.length;F++)pe=L[F],Be.push(pe.bone),Ne.push(pe.boneInverse);return new rd(Be,Ne)}function Xe(E,S,I){E.traverse(function(L){if(L.isBone===!0){let F;for(let ce=0;ce<S.length;ce++){const pe=S[ce];if(pe.name===L.name){F=pe.boneInverse;break}}F===void 0&&(F=new vt),I.push({bone:L,boneInverse:F,processed:!1})}})}function Oe(E){const S=[],I=E.matrix,L=E.nodes,F=E.type,ce=E.instanceCameras,pe=E.instanceControllers,Be=E.instanceLights,Ne=E.instanceGeometries,ke=E.instanceNodes;for(let ye=0,et=L.length;ye<et;ye++)S.push(Ct(L[ye]));for(let ye=0,et=ce.length;ye<et;ye++){const Ge=Pe(ce[ye]);Ge!==null&&S.push(Ge.clone())}for(let ye=0,et=pe.length;ye<et;ye++){const Ge=pe[ye],rt=Me(Ge.id),ot=Fn(rt.id),mn=it(ot,Ge.materials),Ot=Ge.skeletons,Pt=rt.skin.joints,Vt=Ue(Ot,Pt);for(let qi=0,Rt=mn.length;qi<Rt;qi++){const Zt=mn[qi];Zt.isSkinnedMesh&&(Zt.bind(Vt,rt.skin.bindMatrix),Zt.normalizeSkinWeights()),S.push(Zt)}}for(let ye=0,et=Be.length;ye<et;ye++){const Ge=q(Be[ye]);Ge!==null&&S.push(Ge.clone())}for(let ye=0,et=Ne.length;ye<et;ye++){const Ge=Ne[ye],rt=Fn(Ge.id),ot=it(rt,Ge.materials);for(let mn=0,Ot=ot.length;mn<Ot;mn++)S.push(ot[mn])}for(let ye=0,et=ke.length;ye<et;ye++)S.push(Ct(ke[ye]).clone());let nt;if(L.length===0&&S.length===1)nt=S[0];else{nt=F==="JOINT"?new Ym:new Gs;for(let ye=0;ye<S.length;ye++)nt.add(S[ye])}return nt.name=F==="JOINT"?E.sid:E.name,nt.matrix.copy(I),nt.matrix.decompose(nt.position,nt.quaternion,nt.scale),nt}const ht=new $l({name:Ws.DEFAULT_MATERIAL_NAME,color:16711935});function ft(E,S){const I=[];for(let L=0,F=E.length;L<F;L++){const ce=S[E[L]];ce===void 0?(console.warn("THREE.ColladaLoader: Material with key %s not found. Apply fallback material.",E[L]),I.push(ht)):I.push(he(ce))}return I}function it(E,S){const I=[];for(const L in E){const F=E[L],ce=ft(F.materialKeys,S);if(ce.length===0&&(L==="lines"||L==="linestrips"?ce.push(new lr):ce.push(new ko)),L==="lines"||L==="linestrips")for(let ke=0,nt=ce.length;ke<nt;ke++){const ye=ce[ke];if(ye.isMeshPhongMaterial===!0||ye.isMeshLambertMaterial===!0){const et=new lr;et.color.copy(ye.color),et.opacity=ye.opacity,et.transparent=ye.transparent,ce[ke]=et}}const pe=F.data.attributes.skinIndex!==void 0,Be=ce.length===1?ce[0]:ce;let Ne;switch(L){case"lines":Ne=new oc(F.data,Be);break;case"linestrips":Ne=new cd(F.data,Be);break;case"triangles":case"polylist":pe?Ne=new yb(F.data,Be):Ne=new Mn(F.data,Be);break}I.push(Ne)}return I}function Et(E){return pt.nodes[E]!==void 0}function Ct(E){return v(pt.nodes[E],Oe)}function ln(E){const S={name:E.getAttribute("name"),children:[]};K(E);const I=i(E,"node");for(let L=0;L<I.length;L++)S.children.push(ee(I[L]));pt.visualScenes[E.getAttribute("id")]=S}function Wt(E){const S=new Gs;S.name=E.name;const I=E.children;for(let L=0;L<I.length;L++){const F=I[L];S.add(Ct(F.id))}return S}function wt(E){return pt.visualScenes[E]!==void 0}function lt(E){return v(pt.visualScenes[E],Wt)}function cn(E){const S=i(E,"instance_visual_scene")[0];return lt(a(S.getAttribute("url")))}function Dt(){const E=pt.clips;if(l(E)===!0){if(l(pt.animations)===!1){const S=[];for(const I in pt.animations){const L=_(I);for(let F=0,ce=L.length;F<ce;F++)S.push(L[F])}Ni.push(new cg("default",-1,S))}}else for(const S in E)Ni.push(Q(S))}function Xn(E){let S="";const I=[E];for(;I.length;){const L=I.shift();L.nodeType===Node.TEXT_NODE?S+=L.textContent:(S+=`
`,I.push(...L.childNodes))}return S.trim()}if(e.length===0)return{scene:new nd};const ds=new DOMParser().parseFromString(e,"application/xml"),zt=i(ds,"COLLADA")[0],fs=ds.getElementsByTagName("parsererror")[0];if(fs!==void 0){const E=i(fs,"div")[0];let S;return E?S=E.textContent:S=Xn(fs),console.error(`THREE.ColladaLoader: Failed to parse collada file.
`,S),null}const un=zt.getAttribute("version");console.debug("THREE.ColladaLoader: File version",un);const qn=u(i(zt,"asset")[0]),ni=new hg(this.manager);ni.setPath(this.resourcePath||t).setCrossOrigin(this.crossOrigin);let An;i_&&(An=new i_(this.manager),An.setPath(this.resourcePath||t));const wn=new dt,Ni=[];let pi={},Xd=0;const pt={animations:{},clips:{},controllers:{},images:{},effects:{},materials:{},cameras:{},lights:{},geometries:{},nodes:{},visualScenes:{},kinematicsModels:{},physicsModels:{},kinematicsScenes:{}};p(zt,"library_animations","animation",m),p(zt,"library_animation_clips","animation_clip",G),p(zt,"library_controllers","controller",de),p(zt,"library_images","image",X),p(zt,"library_effects","effect",Ve),p(zt,"library_materials","material",$),p(zt,"library_cameras","camera",Ke),p(zt,"library_lights","light",tt),p(zt,"library_geometries","geometry",Ce),p(zt,"library_nodes","node",ee),p(zt,"library_visual_scenes","visual_scene",ln),p(zt,"library_kinematics_models","kinematics_model",sn),p(zt,"library_physics_models","physics_model",Zo),p(zt,"scene","instance_kinematics_scene",Ya),g(pt.animations,C),g(pt.clips,ie),g(pt.controllers,ue),g(pt.images,te),g(pt.effects,B),g(pt.materials,me),g(pt.cameras,xe),g(pt.lights,gt),g(pt.geometries,yt),g(pt.visualScenes,Wt),Dt(),Pn();const ea=cn(i(zt,"scene")[0]);return ea.animations=Ni,qn.upAxis==="Z_UP"&&(console.warn("THREE.ColladaLoader: You are loading an asset with a Z-UP coordinate system. The loader just rotates the asset to transform it into Y-UP. The vertex data are not converted, see #24289."),ea.rotation.set(-Math.PI/2,0,0)),ea.scale.multiplyScalar(qn.unit),{get animations(){return console.warn("THREE.ColladaLoader: Please access animations over scene.animations now."),Ni},kinematics:pi,library:pt,scene:ea}}}const lT=/^[og]\s*(.+)?/,cT=/^mtllib /,uT=/^usemtl /,hT=/^usemap /,r_=/\s+/,o_=new j,Pd=new j,a_=new j,l_=new j,$i=new j,Mc=new dt;function dT(){const n={objects:[],object:{},vertices:[],normals:[],colors:[],uvs:[],materials:{},materialLibraries:[],startObject:function(e,t){if(this.object&&this.object.fromDeclaration===!1){this.object.name=e,this.object.fromDeclaration=t!==!1;return}const i=this.object&&typeof this.object.currentMaterial=="function"?this.object.currentMaterial():void 0;if(this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0),this.object={name:e||"",fromDeclaration:t!==!1,geometry:{vertices:[],normals:[],colors:[],uvs:[],hasUVIndices:!1},materials:[],smooth:!0,startMaterial:function(s,r){const o=this._finalize(!1);o&&(o.inherited||o.groupCount<=0)&&this.materials.splice(o.index,1);const a={index:this.materials.length,name:s||"",mtllib:Array.isArray(r)&&r.length>0?r[r.length-1]:"",smooth:o!==void 0?o.smooth:this.smooth,groupStart:o!==void 0?o.groupEnd:0,groupEnd:-1,groupCount:-1,inherited:!1,clone:function(c){const l={index:typeof c=="number"?c:this.index,name:this.name,mtllib:this.mtllib,smooth:this.smooth,groupStart:0,groupEnd:-1,groupCount:-1,inherited:!1};return l.clone=this.clone.bind(l),l}};return this.materials.push(a),a},currentMaterial:function(){if(this.materials.length>0)return this.materials[this.materials.length-1]},_finalize:function(s){const r=this.currentMaterial();if(r&&r.groupEnd===-1&&(r.groupEnd=this.geometry.vertices.length/3,r.groupCount=r.groupEnd-r.groupStart,r.inherited=!1),s&&this.materials.length>1)for(let o=this.materials.length-1;o>=0;o--)this.materials[o].groupCount<=0&&this.materials.splice(o,1);return s&&this.materials.length===0&&this.materials.push({name:"",smooth:this.smooth}),r}},i&&i.name&&typeof i.clone=="function"){const s=i.clone(0);s.inherited=!0,this.object.materials.push(s)}this.objects.push(this.object)},finalize:function(){this.object&&typeof this.object._finalize=="function"&&this.object._finalize(!0)},parseVertexIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseNormalIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/3)*3},parseUVIndex:function(e,t){const i=parseInt(e,10);return(i>=0?i-1:i+t/2)*2},addVertex:function(e,t,i){const s=this.vertices,r=this.object.geometry.vertices;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addVertexPoint:function(e){const t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addVertexLine:function(e){const t=this.vertices;this.object.geometry.vertices.push(t[e+0],t[e+1],t[e+2])},addNormal:function(e,t,i){const s=this.normals,r=this.object.geometry.normals;r.push(s[e+0],s[e+1],s[e+2]),r.push(s[t+0],s[t+1],s[t+2]),r.push(s[i+0],s[i+1],s[i+2])},addFaceNormal:function(e,t,i){const s=this.vertices,r=this.object.geometry.normals;o_.fromArray(s,e),Pd.fromArray(s,t),a_.fromArray(s,i),$i.subVectors(a_,Pd),l_.subVectors(o_,Pd),$i.cross(l_),$i.normalize(),r.push($i.x,$i.y,$i.z),r.push($i.x,$i.y,$i.z),r.push($i.x,$i.y,$i.z)},addColor:function(e,t,i){const s=this.colors,r=this.object.geometry.colors;s[e]!==void 0&&r.push(s[e+0],s[e+1],s[e+2]),s[t]!==void 0&&r.push(s[t+0],s[t+1],s[t+2]),s[i]!==void 0&&r.push(s[i+0],s[i+1],s[i+2])},addUV:function(e,t,i){const s=this.uvs,r=this.object.geometry.uvs;r.push(s[e+0],s[e+1]),r.push(s[t+0],s[t+1]),r.push(s[i+0],s[i+1])},addDefaultUV:function(){const e=this.object.geometry.uvs;e.push(0,0),e.push(0,0),e.push(0,0)},addUVLine:function(e){const t=this.uvs;this.object.geometry.uvs.push(t[e+0],t[e+1])},addFace:function(e,t,i,s,r,o,a,c,l){const u=this.vertices.length;let h=this.parseVertexIndex(e,u),d=this.parseVertexIndex(t,u),p=this.parseVertexIndex(i,u);if(this.addVertex(h,d,p),this.addColor(h,d,p),a!==void 0&&a!==""){const g=this.normals.length;h=this.parseNormalIndex(a,g),d=this.parseNormalIndex(c,g),p=this.parseNormalIndex(l,g),this.addNormal(h,d,p)}else this.addFaceNormal(h,d,p);if(s!==void 0&&s!==""){const g=this.uvs.length;h=this.parseUVIndex(s,g),d=this.parseUVIndex(r,g),p=this.parseUVIndex(o,g),this.addUV(h,d,p),this.object.geometry.hasUVIndices=!0}else this.addDefaultUV()},addPointGeometry:function(e){this.object.geometry.type="Points";const t=this.vertices.length;for(let i=0,s=e.length;i<s;i++){const r=this.parseVertexIndex(e[i],t);this.addVertexPoint(r),this.addColor(r)}},addLineGeometry:function(e,t){this.object.geometry.type="Line";const i=this.vertices.length,s=this.uvs.length;for(let r=0,o=e.length;r<o;r++)this.addVertexLine(this.parseVertexIndex(e[r],i));for(let r=0,o=t.length;r<o;r++)this.addUVLine(this.parseUVIndex(t[r],s))}};return n.startObject("",!1),n}class fT extends Ws{constructor(e){super(e),this.materials=null}load(e,t,i,s){const r=this,o=new pc(this.manager);o.setPath(this.path),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}setMaterials(e){return this.materials=e,this}parse(e){const t=new dT;e.indexOf(`\r
`)!==-1&&(e=e.replace(/\r\n/g,`
`)),e.indexOf(`\\
`)!==-1&&(e=e.replace(/\\\n/g,""));const i=e.split(`
`);let s=[];for(let a=0,c=i.length;a<c;a++){const l=i[a].trimStart();if(l.length===0)continue;const u=l.charAt(0);if(u!=="#")if(u==="v"){const h=l.split(r_);switch(h[0]){case"v":t.vertices.push(parseFloat(h[1]),parseFloat(h[2]),parseFloat(h[3])),h.length>=7?(Mc.setRGB(parseFloat(h[4]),parseFloat(h[5]),parseFloat(h[6]),bn),t.colors.push(Mc.r,Mc.g,Mc.b)):t.colors.push(void 0,void 0,void 0);break;case"vn":t.normals.push(parseFloat(h[1]),parseFloat(h[2]),parseFloat(h[3]));break;case"vt":t.uvs.push(parseFloat(h[1]),parseFloat(h[2]));break}}else if(u==="f"){const d=l.slice(1).trim().split(r_),p=[];for(let v=0,m=d.length;v<m;v++){const f=d[v];if(f.length>0){const w=f.split("/");p.push(w)}}const g=p[0];for(let v=1,m=p.length-1;v<m;v++){const f=p[v],w=p[v+1];t.addFace(g[0],f[0],w[0],g[1],f[1],w[1],g[2],f[2],w[2])}}else if(u==="l"){const h=l.substring(1).trim().split(" ");let d=[];const p=[];if(l.indexOf("/")===-1)d=h;else for(let g=0,v=h.length;g<v;g++){const m=h[g].split("/");m[0]!==""&&d.push(m[0]),m[1]!==""&&p.push(m[1])}t.addLineGeometry(d,p)}else if(u==="p"){const d=l.slice(1).trim().split(" ");t.addPointGeometry(d)}else if((s=lT.exec(l))!==null){const h=(" "+s[0].slice(1).trim()).slice(1);t.startObject(h)}else if(uT.test(l))t.object.startMaterial(l.substring(7).trim(),t.materialLibraries);else if(cT.test(l))t.materialLibraries.push(l.substring(7).trim());else if(hT.test(l))console.warn('THREE.OBJLoader: Rendering identifier "usemap" not supported. Textures must be defined in MTL files.');else if(u==="s"){if(s=l.split(" "),s.length>1){const d=s[1].trim().toLowerCase();t.object.smooth=d!=="0"&&d!=="off"}else t.object.smooth=!0;const h=t.object.currentMaterial();h&&(h.smooth=t.object.smooth)}else{if(l==="\0")continue;console.warn('THREE.OBJLoader: Unexpected line: "'+l+'"')}}t.finalize();const r=new Gs;if(r.materialLibraries=[].concat(t.materialLibraries),!(t.objects.length===1&&t.objects[0].geometry.vertices.length===0)===!0)for(let a=0,c=t.objects.length;a<c;a++){const l=t.objects[a],u=l.geometry,h=l.materials,d=u.type==="Line",p=u.type==="Points";let g=!1;if(u.vertices.length===0)continue;const v=new Un;v.setAttribute("position",new Nt(u.vertices,3)),u.normals.length>0&&v.setAttribute("normal",new Nt(u.normals,3)),u.colors.length>0&&(g=!0,v.setAttribute("color",new Nt(u.colors,3))),u.hasUVIndices===!0&&v.setAttribute("uv",new Nt(u.uvs,2));const m=[];for(let w=0,C=h.length;w<C;w++){const _=h[w],T=_.name+"_"+_.smooth+"_"+g;let A=t.materials[T];if(this.materials!==null){if(A=this.materials.create(_.name),d&&A&&!(A instanceof lr)){const k=new lr;os.prototype.copy.call(k,A),k.color.copy(A.color),A=k}else if(p&&A&&!(A instanceof ka)){const k=new ka({size:10,sizeAttenuation:!1});os.prototype.copy.call(k,A),k.color.copy(A.color),k.map=A.map,A=k}}A===void 0&&(d?A=new lr:p?A=new ka({size:1,sizeAttenuation:!1}):A=new ko,A.name=_.name,A.flatShading=!_.smooth,A.vertexColors=g,t.materials[T]=A),m.push(A)}let f;if(m.length>1){for(let w=0,C=h.length;w<C;w++){const _=h[w];v.addGroup(_.groupStart,_.groupCount,w)}d?f=new oc(v,m):p?f=new hd(v,m):f=new Mn(v,m)}else d?f=new oc(v,m[0]):p?f=new hd(v,m[0]):f=new Mn(v,m[0]);f.name=l.name,r.add(f)}else if(t.vertices.length>0){const a=new ka({size:1,sizeAttenuation:!1}),c=new Un;c.setAttribute("position",new Nt(t.vertices,3)),t.colors.length>0&&t.colors[0]!==void 0&&(c.setAttribute("color",new Nt(t.colors,3)),a.vertexColors=!0);const l=new hd(c,a);r.add(l)}return r}}class c_ extends Ws{constructor(e){super(e)}load(e,t,i,s){const r=this,o=new pc(this.manager);o.setPath(this.path),o.setResponseType("arraybuffer"),o.setRequestHeader(this.requestHeader),o.setWithCredentials(this.withCredentials),o.load(e,function(a){try{t(r.parse(a))}catch(c){s?s(c):console.error(c),r.manager.itemError(e)}},i,s)}parse(e){function t(l){const u=new DataView(l),h=32/8*3+32/8*3*3+16/8,d=u.getUint32(80,!0);if(80+32/8+d*h===u.byteLength)return!0;const g=[115,111,108,105,100];for(let v=0;v<5;v++)if(i(g,u,v))return!1;return!0}function i(l,u,h){for(let d=0,p=l.length;d<p;d++)if(l[d]!==u.getUint8(h+d))return!1;return!0}function s(l){const u=new DataView(l),h=u.getUint32(80,!0);let d,p,g,v=!1,m,f,w,C,_;for(let D=0;D<70;D++)u.getUint32(D,!1)==1129270351&&u.getUint8(D+4)==82&&u.getUint8(D+5)==61&&(v=!0,m=new Float32Array(h*3*3),f=u.getUint8(D+6)/255,w=u.getUint8(D+7)/255,C=u.getUint8(D+8)/255,_=u.getUint8(D+9)/255);const T=84,A=50,k=new Un,U=new Float32Array(h*3*3),y=new Float32Array(h*3*3),M=new dt;for(let D=0;D<h;D++){const z=T+D*A,H=u.getFloat32(z,!0),Z=u.getFloat32(z+4,!0),J=u.getFloat32(z+8,!0);if(v){const G=u.getUint16(z+48,!0);(G&32768)===0?(d=(G&31)/31,p=(G>>5&31)/31,g=(G>>10&31)/31):(d=f,p=w,g=C)}for(let G=1;G<=3;G++){const ie=z+G*12,Q=D*3*3+(G-1)*3;U[Q]=u.getFloat32(ie,!0),U[Q+1]=u.getFloat32(ie+4,!0),U[Q+2]=u.getFloat32(ie+8,!0),y[Q]=H,y[Q+1]=Z,y[Q+2]=J,v&&(M.setRGB(d,p,g,bn),m[Q]=M.r,m[Q+1]=M.g,m[Q+2]=M.b)}}return k.setAttribute("position",new Li(U,3)),k.setAttribute("normal",new Li(y,3)),v&&(k.setAttribute("color",new Li(m,3)),k.hasColors=!0,k.alpha=_),k}function r(l){const u=new Un,h=/solid([\s\S]*?)endsolid/g,d=/facet([\s\S]*?)endfacet/g,p=/solid\s(.+)/;let g=0;const v=/[\s]+([+-]?(?:\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?)/.source,m=new RegExp("vertex"+v+v+v,"g"),f=new RegExp("normal"+v+v+v,"g"),w=[],C=[],_=[],T=new j;let A,k=0,U=0,y=0;for(;(A=h.exec(l))!==null;){U=y;const M=A[0],D=(A=p.exec(M))!==null?A[1]:"";for(_.push(D);(A=d.exec(M))!==null;){let Z=0,J=0;const G=A[0];for(;(A=f.exec(G))!==null;)T.x=parseFloat(A[1]),T.y=parseFloat(A[2]),T.z=parseFloat(A[3]),J++;for(;(A=m.exec(G))!==null;)w.push(parseFloat(A[1]),parseFloat(A[2]),parseFloat(A[3])),C.push(T.x,T.y,T.z),Z++,y++;J!==1&&console.error("THREE.STLLoader: Something isn't right with the normal of face number "+g),Z!==3&&console.error("THREE.STLLoader: Something isn't right with the vertices of face number "+g),g++}const z=U,H=y-U;u.userData.groupNames=_,u.addGroup(z,H,k),k++}return u.setAttribute("position",new Nt(w,3)),u.setAttribute("normal",new Nt(C,3)),u}function o(l){return typeof l!="string"?new TextDecoder().decode(l):l}function a(l){if(typeof l=="string"){const u=new Uint8Array(l.length);for(let h=0;h<l.length;h++)u[h]=l.charCodeAt(h)&255;return u.buffer||u}else return l}const c=a(e);return t(c)?s(c):r(o(e))}}const u_=new j,pT=new yi,Sc=new vt,ur=new vt,wc=new Gi,Ec=new j(1,1,1),Tc=new j;class Ac extends Tn{constructor(...e){super(...e),this.urdfNode=null,this.urdfName=""}copy(e,t){return super.copy(e,t),this.urdfNode=e.urdfNode,this.urdfName=e.urdfName,this}}class mT extends Ac{constructor(...e){super(...e),this.isURDFCollider=!0,this.type="URDFCollider"}}class gT extends Ac{constructor(...e){super(...e),this.isURDFVisual=!0,this.type="URDFVisual"}}class h_ extends Ac{constructor(...e){super(...e),this.isURDFLink=!0,this.type="URDFLink",this.name="",this.inertial={mass:0,origin:{xyz:[0,0,0],rpy:[0,0,0]},inertia:{ixx:0,ixy:0,ixz:0,iyy:0,iyz:0,izz:0}}}copy(e,t){return super.copy(e,t),this.inertial={mass:e.inertial.mass,origin:{xyz:[...e.inertial.origin.xyz],rpy:[...e.inertial.origin.rpy]},inertia:{...e.inertial.inertia}},this}}class d_ extends Ac{get jointType(){return this._jointType}set jointType(e){if(this.jointType!==e)switch(this._jointType=e,this.matrixWorldNeedsUpdate=!0,e){case"fixed":this.jointValue=[];break;case"continuous":case"revolute":case"prismatic":this.jointValue=new Array(1).fill(0);break;case"planar":this.jointValue=new Array(3).fill(0),this.axis=new j(0,0,1);break;case"floating":this.jointValue=new Array(6).fill(0);break}}get angle(){return this.jointValue[0]}constructor(...e){super(...e),this.isURDFJoint=!0,this.type="URDFJoint",this.name="",this.jointValue=null,this.jointType="fixed",this.axis=new j(1,0,0),this.limit={lower:0,upper:0,effort:0,velocity:0},this.ignoreLimits=!1,this.origPosition=null,this.origQuaternion=null,this.mimicJoints=[]}copy(e,t){return super.copy(e,t),this.jointType=e.jointType,this.axis=e.axis.clone(),this.limit.lower=e.limit.lower,this.limit.upper=e.limit.upper,this.limit.effort=e.limit.effort,this.limit.velocity=e.limit.velocity,this.ignoreLimits=!1,this.jointValue=[...e.jointValue],this.origPosition=e.origPosition?e.origPosition.clone():null,this.origQuaternion=e.origQuaternion?e.origQuaternion.clone():null,this.mimicJoints=[...e.mimicJoints],this}setJointValue(...e){e=e.map(i=>i===null?null:parseFloat(i)),(!this.origPosition||!this.origQuaternion)&&(this.origPosition=this.position.clone(),this.origQuaternion=this.quaternion.clone());let t=!1;switch(this.mimicJoints.forEach(i=>{t=i.updateFromMimickedJoint(...e)||t}),this.jointType){case"fixed":return t;case"continuous":case"revolute":{let i=e[0];return i==null||i===this.jointValue[0]?t:(!this.ignoreLimits&&this.jointType==="revolute"&&(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.quaternion.setFromAxisAngle(this.axis,i).premultiply(this.origQuaternion),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"prismatic":{let i=e[0];return i==null||i===this.jointValue[0]?t:(this.ignoreLimits||(i=Math.min(this.limit.upper,i),i=Math.max(this.limit.lower,i)),this.position.copy(this.origPosition),u_.copy(this.axis).applyEuler(this.rotation),this.position.addScaledVector(u_,i),this.jointValue[0]!==i?(this.jointValue[0]=i,this.matrixWorldNeedsUpdate=!0,!0):t)}case"floating":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],this.jointValue[3]=e[3]!==null?e[3]:this.jointValue[3],this.jointValue[4]=e[4]!==null?e[4]:this.jointValue[4],this.jointValue[5]=e[5]!==null?e[5]:this.jointValue[5],ur.compose(this.origPosition,this.origQuaternion,Ec),wc.setFromEuler(pT.set(this.jointValue[3],this.jointValue[4],this.jointValue[5],"XYZ")),Tc.set(this.jointValue[0],this.jointValue[1],this.jointValue[2]),Sc.compose(Tc,wc,Ec),ur.premultiply(Sc),this.position.setFromMatrixPosition(ur),this.rotation.setFromRotationMatrix(ur),this.matrixWorldNeedsUpdate=!0,!0);case"planar":return this.jointValue.every((i,s)=>e[s]===i||e[s]===null)?t:(this.jointValue[0]=e[0]!==null?e[0]:this.jointValue[0],this.jointValue[1]=e[1]!==null?e[1]:this.jointValue[1],this.jointValue[2]=e[2]!==null?e[2]:this.jointValue[2],ur.compose(this.origPosition,this.origQuaternion,Ec),wc.setFromAxisAngle(this.axis,this.jointValue[2]),Tc.set(this.jointValue[0],this.jointValue[1],0),Sc.compose(Tc,wc,Ec),ur.premultiply(Sc),this.position.setFromMatrixPosition(ur),this.rotation.setFromRotationMatrix(ur),this.matrixWorldNeedsUpdate=!0,!0)}return t}}class f_ extends d_{constructor(...e){super(...e),this.type="URDFMimicJoint",this.mimicJoint=null,this.offset=0,this.multiplier=1}updateFromMimickedJoint(...e){const t=e.map(i=>i===null?null:i*this.multiplier+this.offset);return super.setJointValue(...t)}copy(e,t){return super.copy(e,t),this.mimicJoint=e.mimicJoint,this.offset=e.offset,this.multiplier=e.multiplier,this}}class _T extends h_{constructor(...e){super(...e),this.isURDFRobot=!0,this.urdfNode=null,this.urdfRobotNode=null,this.robotName=null,this.links=null,this.joints=null,this.colliders=null,this.visual=null,this.frames=null}copy(e,t){super.copy(e,t),this.urdfRobotNode=e.urdfRobotNode,this.robotName=e.robotName,this.links={},this.joints={},this.colliders={},this.visual={},this.traverse(i=>{i.isURDFJoint&&i.urdfName in e.joints&&(this.joints[i.urdfName]=i),i.isURDFLink&&i.urdfName in e.links&&(this.links[i.urdfName]=i),i.isURDFCollider&&i.urdfName in e.colliders&&(this.colliders[i.urdfName]=i),i.isURDFVisual&&i.urdfName in e.visual&&(this.visual[i.urdfName]=i)});for(const i in this.joints)this.joints[i].mimicJoints=this.joints[i].mimicJoints.map(s=>this.joints[s.name]);return this.frames={...this.colliders,...this.visual,...this.links,...this.joints},this}getFrame(e){return this.frames[e]}setJointValue(e,...t){const i=this.joints[e];return i?i.setJointValue(...t):!1}setJointValues(e){let t=!1;for(const i in e){const s=e[i];Array.isArray(s)?t=this.setJointValue(i,...s)||t:t=this.setJointValue(i,s)||t}return t}}const Ld=new Gi,p_=new yi;function hr(n){return n?n.trim().split(/\s+/g).map(e=>parseFloat(e)):[0,0,0]}function m_(n,e,t=!1){t||n.rotation.set(0,0,0),p_.set(e[0],e[1],e[2],"ZYX"),Ld.setFromEuler(p_),Ld.multiply(n.quaternion),n.quaternion.copy(Ld)}class vT{constructor(e){this.manager=e||ug,this.loadMeshCb=this.defaultMeshLoader.bind(this),this.parseVisual=!0,this.parseCollision=!1,this.packages="",this.workingPath="",this.fetchOptions={}}loadAsync(e){return new Promise((t,i)=>{this.load(e,t,null,i)})}load(e,t,i,s){const r=this.manager,o=_g.extractUrlBase(e),a=this.manager.resolveURL(e);r.itemStart(a),fetch(a,this.fetchOptions).then(c=>{if(c.ok)return i&&i(null),c.text();throw new Error(`URDFLoader: Failed to load url '${a}' with error code ${c.status} : ${c.statusText}.`)}).then(c=>{const l=this.parse(c,this.workingPath||o);t(l),r.itemEnd(a)}).catch(c=>{s?s(c):console.error("URDFLoader: Error loading file.",c),r.itemError(a),r.itemEnd(a)})}parse(e,t=this.workingPath){const i=this.packages,s=this.loadMeshCb,r=this.parseVisual,o=this.parseCollision,a=this.manager,c={},l={},u={};function h(w){if(!/^package:\/\//.test(w))return t?t+w:w;const[C,_]=w.replace(/^package:\/\//,"").split(/\/(.+)/);if(typeof i=="string")return i.endsWith(C)?i+"/"+_:i+"/"+C+"/"+_;if(typeof i=="function")return i(C)+"/"+_;if(typeof i=="object")return C in i?i[C]+"/"+_:(console.error(`URDFLoader : ${C} not found in provided package list.`),null)}function d(w){let C;w instanceof Document?C=[...w.children]:w instanceof Element?C=[w]:C=[...new DOMParser().parseFromString(w,"text/xml").children];const _=C.filter(T=>T.nodeName==="robot").pop();return p(_)}function p(w){const C=[...w.children],_=C.filter(D=>D.nodeName.toLowerCase()==="link"),T=C.filter(D=>D.nodeName.toLowerCase()==="joint"),A=C.filter(D=>D.nodeName.toLowerCase()==="material"),k=new _T;k.robotName=w.getAttribute("name"),k.urdfRobotNode=w,A.forEach(D=>{const z=D.getAttribute("name");u[z]=m(D)});const U={},y={};_.forEach(D=>{const z=D.getAttribute("name"),H=w.querySelector(`child[link="${z}"]`)===null;c[z]=v(D,U,y,H?k:null)}),T.forEach(D=>{const z=D.getAttribute("name");l[z]=g(D)}),k.joints=l,k.links=c,k.colliders=y,k.visual=U;const M=Object.values(l);return M.forEach(D=>{D instanceof f_&&l[D.mimicJoint].mimicJoints.push(D)}),M.forEach(D=>{const z=new Set,H=Z=>{if(z.has(Z))throw new Error("URDFLoader: Detected an infinite loop of mimic joints.");z.add(Z),Z.mimicJoints.forEach(J=>{H(J)})};H(D)}),k.frames={...y,...U,...c,...l},k}function g(w){const C=[...w.children],_=w.getAttribute("type");let T;const A=C.find(z=>z.nodeName.toLowerCase()==="mimic");A?(T=new f_,T.mimicJoint=A.getAttribute("joint"),T.multiplier=parseFloat(A.getAttribute("multiplier")||1),T.offset=parseFloat(A.getAttribute("offset")||0)):T=new d_,T.urdfNode=w,T.name=w.getAttribute("name"),T.urdfName=T.name,T.jointType=_;let k=null,U=null,y=[0,0,0],M=[0,0,0];C.forEach(z=>{const H=z.nodeName.toLowerCase();H==="origin"?(y=hr(z.getAttribute("xyz")),M=hr(z.getAttribute("rpy"))):H==="child"?U=c[z.getAttribute("link")]:H==="parent"?k=c[z.getAttribute("link")]:H==="limit"&&(T.limit.lower=parseFloat(z.getAttribute("lower")||T.limit.lower),T.limit.upper=parseFloat(z.getAttribute("upper")||T.limit.upper),T.limit.effort=parseFloat(z.getAttribute("effort")||T.limit.effort),T.limit.velocity=parseFloat(z.getAttribute("velocity")||T.limit.velocity))}),k.add(T),T.add(U),m_(T,M),T.position.set(y[0],y[1],y[2]);const D=C.filter(z=>z.nodeName.toLowerCase()==="axis")[0];if(D){const z=D.getAttribute("xyz").split(/\s+/g).map(H=>parseFloat(H));T.axis=new j(z[0],z[1],z[2]),T.axis.normalize()}return T}function v(w,C,_,T=null){T===null&&(T=new h_);const A=[...w.children];T.name=w.getAttribute("name"),T.urdfName=T.name,T.urdfNode=w;const k=A.find(U=>U.nodeName.toLowerCase()==="inertial");return k&&[...k.children].forEach(U=>{const y=U.nodeName.toLowerCase();y==="origin"?(T.inertial.origin.xyz=hr(U.getAttribute("xyz")),T.inertial.origin.rpy=hr(U.getAttribute("rpy"))):y==="mass"?T.inertial.mass=parseFloat(U.getAttribute("value"))||0:y==="inertia"&&(T.inertial.inertia.ixx=parseFloat(U.getAttribute("ixx"))||0,T.inertial.inertia.ixy=parseFloat(U.getAttribute("ixy"))||0,T.inertial.inertia.ixz=parseFloat(U.getAttribute("ixz"))||0,T.inertial.inertia.iyy=parseFloat(U.getAttribute("iyy"))||0,T.inertial.inertia.iyz=parseFloat(U.getAttribute("iyz"))||0,T.inertial.inertia.izz=parseFloat(U.getAttribute("izz"))||0)}),r&&A.filter(y=>y.nodeName.toLowerCase()==="visual").forEach(y=>{const M=f(y,u);if(T.add(M),y.hasAttribute("name")){const D=y.getAttribute("name");M.name=D,M.urdfName=D,C[D]=M}}),o&&A.filter(y=>y.nodeName.toLowerCase()==="collision").forEach(y=>{const M=f(y);if(T.add(M),y.hasAttribute("name")){const D=y.getAttribute("name");M.name=D,M.urdfName=D,_[D]=M}}),T}function m(w){const C=[...w.children],_=new ko;return _.name=w.getAttribute("name")||"",C.forEach(T=>{const A=T.nodeName.toLowerCase();if(A==="color"){const k=T.getAttribute("rgba").split(/\s/g).map(U=>parseFloat(U));_.color.setRGB(k[0],k[1],k[2]),_.opacity=k[3],_.transparent=k[3]<1,_.depthWrite=!_.transparent}else if(A==="texture"){const k=T.getAttribute("filename");if(k){const U=new hg(a),y=h(k);_.map=U.load(y),_.map.colorSpace=bn}}}),_}function f(w,C={}){const _=w.nodeName.toLowerCase()==="collision",T=[...w.children];let A=null;const k=T.filter(y=>y.nodeName.toLowerCase()==="material")[0];if(k){const y=k.getAttribute("name");y&&y in C?A=C[y]:A=m(k)}else A=new ko;const U=_?new mT:new gT;return U.urdfNode=w,T.forEach(y=>{const M=y.nodeName.toLowerCase();if(M==="geometry"){const D=y.children[0].nodeName.toLowerCase();if(D==="mesh"){const z=y.children[0].getAttribute("filename"),H=h(z);if(H!==null){const Z=y.children[0].getAttribute("scale");if(Z){const J=hr(Z);U.scale.set(J[0],J[1],J[2])}s(H,a,A,(J,G)=>{G?console.error("URDFLoader: Error loading mesh.",G):J&&(J.position.set(0,0,0),J.quaternion.identity(),U.add(J))})}}else if(D==="box"){const z=new Mn;z.geometry=new Ir(1,1,1),z.material=A;const H=hr(y.children[0].getAttribute("size"));z.scale.set(H[0],H[1],H[2]),U.add(z)}else if(D==="sphere"){const z=new Mn;z.geometry=new uc(1,30,30),z.material=A;const H=parseFloat(y.children[0].getAttribute("radius"))||0;z.scale.set(H,H,H),U.add(z)}else if(D==="cylinder"){const z=new Mn;z.geometry=new fd(1,1,1,30),z.material=A;const H=parseFloat(y.children[0].getAttribute("radius"))||0,Z=parseFloat(y.children[0].getAttribute("length"))||0;z.scale.set(H,Z,H),z.rotation.set(Math.PI/2,0,0),U.add(z)}}else if(M==="origin"){const D=hr(y.getAttribute("xyz")),z=hr(y.getAttribute("rpy"));U.position.set(D[0],D[1],D[2]),U.rotation.set(0,0,0),m_(U,z)}}),U}return d(e)}defaultMeshLoader(e,t,i,s){/\.stl$/i.test(e)?new c_(t).load(e,o=>{const a=new Mn(o,i||new ko);s(a)},null,o=>s(null,o)):/\.dae$/i.test(e)?new s_(t).load(e,o=>s(o.scene),null,o=>s(null,o)):console.warn(`URDFLoader: Could not load model at ${e}.
No loader available`)}}function xT(n){return n.isURDFJoint&&n.jointType!=="fixed"}function yT(n){let e=n;for(;e;){if(xT(e))return e;e=e.parent}return e}const Dd=new j,Nd=new j,$o=new j,Mi=new j,g_=new j,Ha=new j,Ga=new j,ls=new ys;class bT{constructor(e){this.enabled=!0,this.scene=e,this.raycaster=new vd,this.initialGrabPoint=new j,this.hitDistance=-1,this.hovered=null,this.manipulating=null}update(){const{raycaster:e,hovered:t,manipulating:i,scene:s}=this;if(i)return;let r=null;const o=e.intersectObject(s,!0);if(o.length!==0){const a=o[0];this.hitDistance=a.distance,r=yT(a.object),this.initialGrabPoint.copy(a.point)}r!==t&&(t&&this.onUnhover(t),this.hovered=r,r&&this.onHover(r))}updateJoint(e,t){e.setJointValue(t)}onDragStart(e){}onDragEnd(e){}onHover(e){}onUnhover(e){}getRevoluteDelta(e,t,i){return Mi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),$o.set(0,0,0).applyMatrix4(e.matrixWorld),ls.setFromNormalAndCoplanarPoint(Mi,$o),ls.projectPoint(t,Ha),ls.projectPoint(i,Ga),Ha.sub($o),Ga.sub($o),Mi.crossVectors(Ha,Ga),Math.sign(Mi.dot(ls.normal))*Ga.angleTo(Ha)}getPrismaticDelta(e,t,i){return Mi.subVectors(i,t),ls.normal.copy(e.axis).transformDirection(e.parent.matrixWorld).normalize(),Mi.dot(ls.normal)}moveRay(e){const{raycaster:t,hitDistance:i,manipulating:s}=this,{ray:r}=t;if(s){r.at(i,Dd),e.at(i,Nd);let o=0;s.jointType==="revolute"||s.jointType==="continuous"?o=this.getRevoluteDelta(s,Dd,Nd):s.jointType==="prismatic"&&(o=this.getPrismaticDelta(s,Dd,Nd)),o&&this.updateJoint(s,s.angle+o)}this.raycaster.ray.copy(e),this.update()}setGrabbed(e){const{hovered:t,manipulating:i}=this;if(e){if(i!==null||t===null)return;this.manipulating=t,this.onDragStart(t)}else{if(this.manipulating===null)return;this.onDragEnd(this.manipulating),this.manipulating=null,this.update()}}}class MT extends bT{constructor(e,t,i){super(e),this.camera=t,this.domElement=i;const s=new vd,r=new _t;function o(a){const c=i.getBoundingClientRect();r.x=(a.clientX-c.left)/c.width*2-1,r.y=-((a.clientY-c.top)/c.height)*2+1}this._mouseDown=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!0)},this._mouseMove=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray)},this._mouseUp=a=>{o(a),s.setFromCamera(r,this.camera),this.moveRay(s.ray),this.setGrabbed(!1)},i.addEventListener("mousedown",this._mouseDown),i.addEventListener("mousemove",this._mouseMove),i.addEventListener("mouseup",this._mouseUp)}getRevoluteDelta(e,t,i){const{camera:s,initialGrabPoint:r}=this;return Mi.copy(e.axis).transformDirection(e.matrixWorld).normalize(),$o.set(0,0,0).applyMatrix4(e.matrixWorld),ls.setFromNormalAndCoplanarPoint(Mi,$o),Mi.copy(s.position).sub(r).normalize(),Math.abs(Mi.dot(ls.normal))>.3?super.getRevoluteDelta(e,t,i):(Mi.set(0,1,0).transformDirection(s.matrixWorld),ls.projectPoint(t,Ha),ls.projectPoint(i,Ga),Mi.set(0,0,-1).transformDirection(s.matrixWorld),Mi.cross(ls.normal),g_.subVectors(i,t),Mi.dot(g_))}dispose(){const{domElement:e}=this;e.removeEventListener("mousedown",this._mouseDown),e.removeEventListener("mousemove",this._mouseMove),e.removeEventListener("mouseup",this._mouseUp)}}const Id=/\.(stl|obj|dae)$/i,Ud={now:!1},Rc=n=>[...new Set([...n.matchAll(/(?:filename|uri|url)\s*[=>]\s*["']?\s*([^"'<>]+?\.(?:stl|obj|dae))\b/gi)].map(e=>e[1]))];function ST(n,e){const t=/^(?:package|model):\/\//i.test(n);if(/^file:|^\//i.test(n))return null;const i=t?[]:e.split("/").slice(0,-1);for(const s of n.replace(/^\w+:\/\//,"").split("/")){if(s===".."&&!i.pop())return null;s&&s!=="."&&s!==".."&&i.push(s)}return i.join("/")}function Cc(n){const e=n.replace(/^\w+:\/\//,"").split("/").filter(i=>i&&i!==".."&&i!=="."),t=ut.state?.files??[];for(let i=0;i<e.length;i++){const s=e.slice(i).join("/"),r=t.find(o=>o.path===s||o.path.endsWith(`/${s}`));if(r)return r.path}return null}const wT=n=>Rc(n).filter(e=>!Cc(e));function Pc(n){const[e,t,i,s,r,o,a,c,l,u,h,d]=n;return new vt().set(e,t,i,u,s,r,o,h,a,c,l,d,0,0,0,1)}const Lc=n=>new j(n[0],n[1],n[2]);function jo(n,e){const t=Lc(n.from),i=Lc(n.to),s=i.clone().sub(t),r=new Mn(new dd(n.radius,s.length(),8,20),e);return r.position.copy(t.clone().add(i).multiplyScalar(.5)),s.length()>1e-9&&r.quaternion.setFromUnitVectors(new j(0,1,0),s.normalize()),r}function __(n,e){const t=new Un;return t.setAttribute("position",new Nt(n.points.map(i=>i*n.unit),3)),t.setIndex(n.corners),t.computeVertexNormals(),e.side=es,new Mn(t,e)}function ET(n,e){return n.length()>.001?jo({from:[0,0,0],to:n.toArray(),radius:.018},e):null}class TT{constructor(e,t){if(this.robot=e,this.root.matrixAutoUpdate=!1,this.root.matrix.copy(Pc(e.base)),this.materials=e.bodies.map((i,s)=>new cr({color:new dt(t.cycle[s%t.cycle.length]),roughness:.55})),this.ellipsoids=AT(t),this.baseMaterial=new cr({color:new dt(t.faint),roughness:.7}),e.surface)this.root.add(__(e.surface,this.baseMaterial));else for(const i of e.base_capsules)this.root.add(jo(i,this.baseMaterial));e.bodies.forEach((i,s)=>this.makeBody(i,s))}root=new Gs;bodies=[];ellipsoids;materials;baseMaterial;makeBody(e,t){const i=new Gs;if(i.matrixAutoUpdate=!1,e.surface)i.add(__(e.surface,this.materials[t]));else for(const s of e.capsules)i.add(jo(s,this.materials[t]));if(!e.surface&&!e.capsules.length){for(const s of this.robot.bodies.filter(r=>r.parent===t)){const r=ET(Lc(s.pose.slice(9)),this.materials[t]);r&&i.add(r)}i.add(jo({from:[0,0,0],to:[0,0,0],radius:.03},this.materials[t]))}e.ellipsoid&&i.add(RT(e.ellipsoid,this.ellipsoids)),(e.parent<0?this.root:this.bodies[e.parent]).add(i),this.bodies.push(i)}pose(e){this.robot.bodies.forEach((t,i)=>{const s=t.multiplier*e[t.coordinate]+t.offset,r=Lc(t.axis),o=t.prismatic?new vt().setPosition(r.multiplyScalar(s)):new vt().makeRotationFromQuaternion(new Gi().setFromAxisAngle(r,s));this.bodies[i].matrix.multiplyMatrices(Pc(t.pose),o)}),this.root.updateMatrixWorld(!0)}tool(){const{body:e,pose:t}=this.robot.tool,i=e<0?this.root:this.bodies[e];return new j().setFromMatrixPosition(i.matrixWorld.clone().multiply(Pc(t)))}mark(e,t){this.robot.bodies.forEach((i,s)=>{this.materials[s].emissive.set(e.has(i.name)?new dt(t.bad):new dt(0))})}}function AT(n){return new cr({color:new dt(n.text),transparent:!0,opacity:.35,roughness:.3,depthTest:!1})}function RT(n,e){const t=new Mn(new uc(1,24,16),e),[i,s,r]=n.axes;return t.matrixAutoUpdate=!1,t.matrix.copy(Pc([...n.rotation,...n.center])).multiply(new vt().makeScale(i,s,r)),t.renderOrder=2,t}function CT(n,e,t,i){const s=e.q[0].map((o,a)=>{n.pose(e.q.map(c=>c[a]));for(const c of[n.root,...n.bodies])i.expandByPoint(new j().setFromMatrixPosition(c.matrixWorld));return i.expandByPoint(n.tool()),n.tool()}),r=new Un().setAttribute("position",new Nt(s.flatMap(o=>o.toArray()),3));return new cd(r,new lr({color:new dt(t.predicted)}))}function v_(n){n.add(new gg(16777215,1.3));for(const[e,t,i,s]of[[2,-3,5,2],[-3,2,3,.9]]){const r=new mg(16777215,s);r.position.set(e,t,i),n.add(r)}}function x_(n,e){let t=0,i=n.length-1;for(;i-t>1;){const r=t+i>>1;n[r]<=e?t=r:i=r}const s=n[i]-n[t];return[t,i,s>0?Math.min(1,Math.max(0,(e-n[t])/s)):0]}function y_(n,e){let t=!1,i=0;const s=b("button",{type:"button","aria-label":Qt.play,"aria-pressed":"false",onclick:()=>{t=!t,i=0,s.textContent=t?"❚❚":"▶",s.setAttribute("aria-pressed",String(t)),t||Nn.keep()}},"▶"),r=b("input",{type:"range",min:n,max:e,step:"any",value:n,"aria-label":Qt.time}),o=b("output",{},`${n.toFixed(2)} s`),a=b("select",{"aria-label":Qt.speed},[.25,.5,1,2,5].map(c=>b("option",{value:c,selected:c===1},`${c}×`)));return r.addEventListener("input",()=>Nn.set(Number(r.value),"slider")),r.addEventListener("change",()=>Nn.keep()),Nn.follow(c=>r.isConnected?(r.value=String(c),o.textContent=`${c.toFixed(2)} s`,!0):!1),{node:b("div",{class:"controls"},s,r,o,a),step:c=>{if(t&&i){const l=Nn.time+Math.min(100,c-i)/1e3*Number(a.value);Nn.set(l>e||l<n?n:l,"play")}i=c}}}function PT(n){return n.contacts?.length?b("ul",{class:"contacts"},n.contacts.map(e=>b("li",{},b("button",{type:"button",onclick:()=>Nn.set(e.time,"contact")},Qt.contact(e.time.toFixed(3),e.first,e.second,e.depth_mm.toFixed(1)))))):null}function LT(n){const e=b("canvas",{class:"scene",role:"img","aria-label":Qt.scene}),t=y_(n.time[0],n.time[n.time.length-1]),i=b("div",{class:"stage"},e,t.node,PT(n));return{node:i,start:()=>DT(n,e,t.step,i)}}function DT(n,e,t,i){let s;try{s=new Jg({canvas:e,antialias:!0,alpha:!0,preserveDrawingBuffer:!0})}catch{e.replaceWith(b("p",{class:"note"},Qt.noWebgl));return}let r=Jr();const o=new nd;v_(o);const a=new TT(n.robot,r),c=new Fs;o.add(a.root,CT(a,n,r,c)),c.expandByScalar(.12);const l=c.getBoundingSphere(new Os),u=Math.max(n.robot.reach||1,l.radius),h=new bg(u*3,12,8947848,8947848);h.rotation.x=Math.PI/2,h.material.opacity=.25,h.material.transparent=!0,o.add(h);const d=new Qn(35,1,.01,100);d.up.set(0,0,1);const p=new n_(d,e);p.target.copy(l.center);const g=()=>{const _=Math.min(1,d.aspect)*Math.tan(d.fov*Math.PI/360),T=.8*l.radius/Math.sin(Math.atan(_));d.position.copy(new j(.62,-.68,.39).normalize().multiplyScalar(T).add(l.center)),p.update()};let v=!0;const m=()=>{const[_,T,A]=x_(n.time,Nn.time);a.pose(n.q.map(U=>U[_]*(1-A)+U[T]*A));const k=(n.contacts||[]).filter(U=>Math.abs(U.time-Nn.time)<.1);a.mark(new Set(k.flatMap(U=>[U.first,U.second])),r),s.render(o,d)},f=()=>{const _=i.clientWidth;if(!_)return;const T=Math.min(520,Math.max(260,_*.6));s.setPixelRatio(Math.min(2,devicePixelRatio)),s.setSize(_,T,!1),e.style.height=`${T}px`,d.aspect=_/T,d.updateProjectionMatrix(),w||g(),v=!0};let w=!1;p.addEventListener("start",()=>w=!0),new ResizeObserver(f).observe(i),p.addEventListener("change",()=>v=!0),Nn.follow(()=>(v=!0,e.isConnected)),ol(()=>{r=Jr(),a.ellipsoids.color.set(r.text),v=!0}),f();const C=_=>{if(!e.isConnected){s.dispose(),s.forceContextLoss();return}t(_),v&&(v=!1,m()),requestAnimationFrame(C)};requestAnimationFrame(C)}function NT(n,e,t){if(/\.stl$/i.test(e))return new Mn(new c_().parse(n),t??new cr);const i=new TextDecoder().decode(n);if(/\.obj$/i.test(e))return new fT().parse(i);const s=i.replace(/<up_axis>[^<]*<\/up_axis>/g,"").replace(/<library_images>[\s\S]*?<\/library_images>/g,"").replace(/<texture\b[^>]*?\/>|<texture\b[\s\S]*?<\/texture>/g,""),r=new s_().parse(s,"")?.scene;if(!r)throw new Error(e);return r}function b_(n,e,t){const i=new vT;return i.parseVisual=e,i.parseCollision=!e,i.packages=s=>`package://${s}`,i.loadMeshCb=(s,r,o,a)=>{const c=Cc(s);if(!c||!Id.test(c))return a(null);fetch(_r(c)).then(l=>l.arrayBuffer()).then(l=>{a(NT(l,c,o)),t()}).catch(()=>a(null))},i.parse(n)}const Dc=n=>{const e=[];return n.traverse(t=>t instanceof Mn&&e.push(t)),e},M_=n=>{for(let e=n;e;e=e.parent)if(e.isURDFLink)return e.urdfName??e.name;return""};function IT(n){n.updateMatrixWorld(!0);const e=Object.values(n.links),t=new Fs;for(const s of e)t.expandByPoint(new j().setFromMatrixPosition(s.matrixWorld));const i=Math.min(.03,Math.max(.004,t.getSize(new j).length()/40));for(const s of e){const r=s.children.filter(c=>c.isURDFVisual||c.isURDFCollider);if([...s.urdfNode?.querySelectorAll("mesh")??[]].some(c=>Cc(c.getAttribute("filename")??""))||r.some(c=>Dc(c).length))continue;const a=s.children.filter(c=>c.isURDFJoint);for(const c of a)c.position.length()>.001&&s.add(jo({from:[0,0,0],to:c.position.toArray(),radius:i},new cr));s.parent?.isURDFJoint&&s.parent.jointType!=="fixed"&&s.add(jo({from:[0,0,0],to:[0,0,0],radius:1.6*i},new cr))}}function S_(n){n.updateMatrixWorld(!0);const e=new Fs().setFromObject(n).expandByPoint(new j);return n.traverse(t=>t.isURDFLink&&e.expandByPoint(new j().setFromMatrixPosition(t.matrixWorld))),e}function Nc(n,e){const t=b("canvas",{class:"scene",role:"img","aria-label":ge.robot.view,tabindex:0}),i=b("div",{class:"stage"},t),s=[];let r=()=>{},o=()=>{};const a=()=>{w(),r()};let c=!0,l=null;if(e&&/<visual[\s>]/.test(e)){try{l=b_(e,!0,()=>a())}catch{l=null}const ne=Rc(e).some(Cc);l&&!ne&&!Dc(l).length&&(l=null)}l??=b_(n,!1,()=>a()),l.traverse(ne=>{ne.isURDFCollider&&(ne.visible=!0)}),IT(l);const u=Object.keys(l.joints).filter(ne=>l.joints[ne].jointType!=="fixed");let h=null;try{h=new Jg({canvas:t,antialias:!0,alpha:!0})}catch{i.replaceChildren(b("p",{class:"note"},ge.robot.noWebgl))}const d=new nd,p=new cr({color:new dt(Jr().warn),transparent:!0,opacity:.6,roughness:.8}),g=[];let v,m=null,f=null;function w(){const ne=Jr(),ae=[...new Set(Dc(l).map(M_))];for(const fe of Dc(l)){const ue=M_(fe),be=m?m.get(ue)??ne.faint:ne.cycle[ae.indexOf(ue)%ne.cycle.length];fe.material=new cr({color:new dt(be),roughness:.55,emissive:new dt(ue===f?ne.bad:"#000000")})}c=!0}const C={node:i,joints:u,links:Object.keys(l.links),set(ne,ae){l.joints[ne]&&l.setJointValue(ne,ae),c=!0},value:ne=>Number(l.joints[ne]?.angle??0),onMove:ne=>void s.push(ne),colour(ne){m=ne,w()},mark(ne){f=ne,w()},obstacles(ne,ae){v=ae;for(const fe of g.splice(0))fe.removeFromParent();ne.forEach((fe,ue)=>{const be=new Mn(new Ir(...fe.half.map(Me=>Math.max(2*Me,.001))),p);be.position.set(fe.center[0],fe.center[1],fe.center[2]),be.userData.index=ue,g.push(be),d.add(be)}),o(),c=!0},reach(){const ne=S_(l);return Math.max(...[ne.min,ne.max].map(ae=>Math.hypot(ae.x,ae.y,ae.z)))}};if(w(),!h)return C;const _=h;v_(d),d.add(l);const T=new Qn(35,1,.01,100);T.up.set(0,0,1);const A=new n_(T,t),k=new Os,U=new bg(1,12,8947848,8947848);U.rotation.x=Math.PI/2,U.material.opacity=.25,U.material.transparent=!0,d.add(U);let y=!1;A.addEventListener("start",()=>y=!0),A.addEventListener("change",()=>c=!0);const M=()=>{const ne=Math.min(1,T.aspect)*Math.tan(T.fov*Math.PI/360);A.target.copy(k.center),T.position.copy(new j(.62,-.68,.39).normalize().multiplyScalar(k.radius/Math.sin(Math.atan(ne))).add(k.center)),A.update()};r=()=>{const ne=S_(l);for(const ae of g)ne.expandByObject(ae);ne.getBoundingSphere(k),k.radius=Math.max(k.radius,.1),U.scale.setScalar(Math.max(1,k.radius*4)),y||M(),c=!0},r(),o=()=>{T.updateMatrixWorld(),g.some(ae=>{const fe=ae.position.clone().project(T);return Math.abs(fe.x)>1||Math.abs(fe.y)>1||Math.abs(fe.z)>1})&&(y=!1),r()};const D=new MT(l,T,t);D.onDragStart=()=>A.enabled=!1,D.onDragEnd=()=>A.enabled=!0,D.onHover=()=>t.style.cursor="grab",D.onUnhover=()=>t.style.cursor="",D.updateJoint=(ne,ae)=>{l.setJointValue(ne.urdfName??ne.name,ae),c=!0;for(const fe of s)fe(ne.urdfName??ne.name,Number(ne.angle))};const z=new vd;let H=null;const Z=ne=>{const ae=t.getBoundingClientRect();z.setFromCamera(new _t((ne.clientX-ae.left)/ae.width*2-1,1-(ne.clientY-ae.top)/ae.height*2),T)};t.addEventListener("pointerdown",ne=>{if(!v)return;Z(ne);const[ae]=z.intersectObjects(g),[fe]=z.intersectObject(l,!0);if(!ae||fe&&fe.distance<ae.distance)return;const ue=ne.shiftKey,be=ue?new j(T.position.x-ae.point.x,T.position.y-ae.point.y,0).normalize():new j(0,0,1);H={mesh:ae.object,plane:new ys().setFromNormalAndCoplanarPoint(be,ae.point),grip:ae.point.clone().sub(ae.object.position),upright:ue},A.enabled=!1,t.setPointerCapture(ne.pointerId),ne.stopImmediatePropagation()},{capture:!0}),t.addEventListener("pointermove",ne=>{if(!H)return;Z(ne);const ae=z.ray.intersectPlane(H.plane,new j)?.sub(H.grip);ae&&(H.upright?H.mesh.position.z=ae.z:H.mesh.position.set(ae.x,ae.y,H.mesh.position.z),v?.(H.mesh.userData.index,H.mesh.position.toArray().map(fe=>Math.round(fe*1e3)/1e3)),c=!0)}),t.addEventListener("lostpointercapture",()=>{H&&(A.enabled=!0),H=null});const J=()=>{const ne=i.clientWidth||300,ae=Math.min(560,Math.max(240,ne*.62));_.setPixelRatio(Math.min(2,devicePixelRatio)),_.setSize(ne,ae,!1),t.style.height=`${ae}px`,T.aspect=ne/ae,T.updateProjectionMatrix(),y||M(),c=!0},G=new ResizeObserver(J);G.observe(i);const ie=ol(()=>{p.color.set(Jr().warn),w()});let Q=!1;const de=()=>{if(t.isConnected&&(Q=!0),Q&&!t.isConnected){G.disconnect(),ie(),D.dispose(),_.dispose(),_.forceContextLoss();return}c&&t.isConnected&&(c=!1,_.render(d,T)),requestAnimationFrame(de)};return requestAnimationFrame(de),C}const w_=/\.(urdf|xacro|sdf)$/i;async function UT(n){const e=[],t=async(s,r)=>{if(s.isFile)e.push([r+s.name,await new Promise((o,a)=>s.file(o,a))]);else if(s.isDirectory){const o=s.createReader();for(;;){const a=await new Promise((c,l)=>o.readEntries(c,l));if(!a.length)break;for(const c of a)await t(c,`${r}${s.name}/`)}}},i=[...n].map(s=>({entry:s.webkitGetAsEntry?.()??null,file:s.getAsFile()}));for(const{entry:s,file:r}of i)s?await t(s,""):r&&e.push([r.name,r]);return e}async function FT(n){const e=(r,o)=>Rc(r).map(a=>ST(a,o)).filter(a=>!!a),t=[];for(const[r,o]of n)w_.test(r)&&o.size<=2e7&&t.push(...e(await o.text(),r));const i=ut.state?.project.robot??"";return ut.state?.files.find(r=>r.path===i)&&w_.test(i)&&n.some(([r])=>Id.test(r))&&t.push(...e(await jt.text(i).catch(()=>""),i)),[...new Set(t)]}const E_=(n,e)=>{const[t,i]=[n.split("/").reverse(),e.split("/").reverse()];let s=0;for(;s<t.length&&s<i.length&&t[s]===i[s];)s++;return s};function kT(n,e){const t=new Map(n.map(i=>[i,[]]));for(const i of e){const s=Math.max(0,...n.map(o=>E_(o,i))),r=n.find(o=>s>0&&E_(o,i)===s);r!==void 0&&t.get(r).push(i)}for(const[i,s]of t)s.length||s.push(i);return t}async function OT(n,e){try{return(await jt.upload(n,e)).path}catch(t){return t instanceof sa&&t.status===409&&confirm(ge.robot.replace(n))?(await jt.upload(n,e,!0)).path:(vi(t),null)}}async function T_(n,e){const t=await FT(n),i=kT(n.map(([r])=>r),t),s=[];Ud.now=!0;try{for(const[r,o]of n)for(const a of i.get(r)??[r]){gn(e,`${ge.robot.uploading} ${a} …`);const c=await OT(a,o);c&&s.push(c)}}finally{Ud.now=!1,gn(e),dispatchEvent(new Event("studio:view"))}return s}function A_(n,e){const t=b("p",{class:"note","aria-live":"polite"}),i=b("input",{type:"file",multiple:!0,"aria-label":n,onchange:async()=>{e(await T_([...i.files??[]].map(r=>[r.webkitRelativePath||r.name,r]),t)),i.value=""}}),s=b("div",{class:"drop"},b("p",{},n),b("label",{class:"choose"},ge.robot.or," ",i),t);return s.addEventListener("dragover",r=>{r.preventDefault(),s.classList.add("over")}),s.addEventListener("dragleave",()=>s.classList.remove("over")),s.addEventListener("drop",async r=>{r.preventDefault(),s.classList.remove("over"),r.dataTransfer&&e(await T_(await UT(r.dataTransfer.items),t))}),s}const R_={velocity:["velocity_rad_s","velocity_m_s"],acceleration:["acceleration_rad_s2","acceleration_m_s2"],effort:["effort_nm","effort_n"],home:["home_rad","home_m"]},C_=["position_rad","position_m"],Xo=n=>{const e=n.trim();return e.startsWith('"')?JSON.parse(e):e.replace(/^'|'$/g,"")},Ic=n=>(n??"").split(",").map(e=>Number(e));function P_(n){const e=n.findIndex(i=>i==="joints:"),t=[];for(let i=e+1;i>0&&i<n.length&&!/^\S/.test(n[i]);i++)n[i].startsWith("  - ")?t.push({from:i,to:i+1}):t.length&&(t[t.length-1].to=i+1);return t}const qo=(n,e,t)=>{for(let i=e.from;i<e.to;i++){const s=/^ {2}(?:- | {2})(\w+):\s*(.*)$/.exec(n[i]);if(s&&t.includes(s[1]))return s[2]}return null},Fd=n=>n===null||n==="none"?null:Number(n);function BT(n){const e=Math.atan2(-n[6],Math.hypot(n[0],n[3])),t=Math.hypot(n[0],n[3])<1e-9,i=t?0:Math.atan2(n[7],n[8]),s=t?Math.atan2(-n[1],n[4]):Math.atan2(n[3],n[0]);return[i,e,s].map(r=>Math.round(r*18e10/Math.PI)/1e9)}function zT(n){const e=Ic(/xyz_m:\s*\[([^\]]*)\]/.exec(n)?.[1]),t=/rotation:\s*\[\[([^\]]*)\],\s*\[([^\]]*)\],\s*\[([^\]]*)\]\]/.exec(n),i=/rpy_deg:\s*\[([^\]]*)\]/.exec(n)?.[1],s=/rpy_rad:\s*\[([^\]]*)\]/.exec(n)?.[1],r=t?BT(t.slice(1).flatMap(Ic)):i?Ic(i):s?Ic(s).map(o=>Math.round(o*18e10/Math.PI)/1e9):[0,0,0];return{xyz:e.length===3?e:[0,0,0],rpy:r}}function L_(n){const e=n.split(`
`),t=P_(e),i=t.map(r=>{const[o,a]=qo(e,r,C_)?.replace(/[[\]]/g,"").split(",").map(l=>l.trim())??[null,null],c=l=>Fd(qo(e,r,R_[l]));return{name:Xo(qo(e,r,["name"])??""),slides:qo(e,r,["type"])==="prismatic",lower:Fd(o),upper:Fd(a),velocity:c("velocity"),acceleration:c("acceleration"),effort:c("effort"),home:c("home")}}),s=e.map(r=>/^ {2}- \{name: ("(?:[^"\\]|\\.)*"|[^,]+), on: ("(?:[^"\\]|\\.)*"|[^,]+),/.exec(r)).filter(r=>!!r).map(r=>({name:Xo(r[1]),on:Xo(r[2])}));return{joints:i,base:zT(e.find(r=>r.startsWith("  pose: "))??""),frames:s,links:t.map(r=>Xo(qo(e,r,["link"])??"")),tool:Xo(/^tool: (.*)$/m.exec(n)?.[1]??"")}}function D_(n,e,t,i,s){const r=P_(n).find(c=>Xo(qo(n,c,["name"])??"")===e);if(!r)return;const o=t[i?1:0];let a=-1;for(let c=r.from;c<r.to;c++)t.some(l=>n[c].startsWith(`    ${l}:`))&&(a=c);if(s===null)a>=0&&n.splice(a,1);else if(a>=0)n[a]=`    ${o}: ${s}`;else{let c=r.from;for(let l=r.from;l<r.to;l++)n[l].startsWith("    frame:")&&(c=l);n.splice(c+1,0,`    ${o}: ${s}`)}}function VT(n,e,t){const i=n.split(`
`),s=L_(n),r=a=>a===null?"none":String(a);if(e.joints.forEach((a,c)=>{const l=s.joints[c];(a.lower!==l.lower||a.upper!==l.upper)&&D_(i,a.name,C_,a.slides,a.lower===null&&a.upper===null?null:`[${r(a.lower)}, ${r(a.upper)}]`);for(const u of["velocity","acceleration","effort","home"])a[u]!==l[u]&&D_(i,a.name,R_[u],a.slides,a[u]===null?null:String(a[u]))}),e.base.xyz.join()!==s.base.xyz.join()||e.base.rpy.join()!==s.base.rpy.join()){const a=i.findIndex(l=>l.startsWith("  pose: ")),c=`  pose: {xyz_m: [${e.base.xyz.join(", ")}], rpy_deg: [${e.base.rpy.join(", ")}]}`;a>=0&&(i[a]=c)}let o=e.tool;if(t?.name){const a=`  - {name: ${JSON.stringify(t.name)}, on: ${JSON.stringify(t.on)}, xyz_m: [${t.xyz.join(", ")}], rpy_deg: [${t.rpy.join(", ")}]}`,c=i.indexOf("frames:");c>=0?i.splice(c+1,0,a):i.splice(i.findIndex(l=>l.startsWith("tool:"))>=0?i.findIndex(l=>l.startsWith("tool:")):i.length-1,0,"frames:",a),o=t.name}if(o!==s.tool){const a=i.findIndex(c=>c.startsWith("tool:"));a>=0?i[a]=`tool: ${JSON.stringify(o)}`:i.splice(i.length-1,0,`tool: ${JSON.stringify(o)}`)}return i.join(`
`)}const Yt=ge.edit,N_=n=>n.endsWith("_edited.yaml")?n:`${n.replace(/\.[a-z]+$/i,"").replace(/[^\w.-]/g,"_")}_edited.yaml`,HT=n=>{const e=/^(.*)_edited\.yaml$/.exec(n)?.[1];return e?ut.state?.files.find(t=>t.path===`${e}.urdf`)?.path??null:null};function I_(n,e,t,i="∞"){const s=b("input",{type:"text",inputmode:"decimal","aria-label":n,autocomplete:"off",placeholder:i,value:e===null?"":String(Number(e.toPrecision(8))),class:"cell"});return s.addEventListener("input",()=>{const r=s.value.trim().replace("−","-"),o=r===""?null:Number(r);s.setAttribute("aria-invalid",String(o!==null&&!Number.isFinite(o))),t(o===null?null:Number.isFinite(o)?o:NaN)}),s}const Uc=(n,e,t,i)=>b("div",{class:"field"},b("span",{class:"name"},n,b("span",{class:"unit"},` [${i}]`)),b("span",{class:"triple"},e.map((s,r)=>I_(`${n} ${s}`,t[r],o=>t[r]=o??0,"0"))));function GT(n){const e=[ge.robot.joint,Yt.lower,Yt.upper,Yt.velocity,Yt.acceleration,Yt.effort,Yt.home],t=n.joints.map(i=>{const s=(r,o)=>I_(`${i.name}: ${o}`,i[r],a=>i[r]=a,r==="home"?"–":"∞");return[i.name,s("lower",Yt.lower),s("upper",Yt.upper),s("velocity",Yt.velocity),s("acceleration",Yt.acceleration),s("effort",Yt.effort),s("home",Yt.home)]});return b("div",{},b("h3",{},Yt.limits),b("p",{class:"note"},Yt.limitsText),Qr(e,t,[],"cards edit"))}const WT=n=>n.joints.some(e=>[e.lower,e.upper,e.velocity,e.acceleration,e.effort,e.home].some(t=>t!==null&&!Number.isFinite(t)))||[...n.base.xyz,...n.base.rpy].some(e=>!Number.isFinite(e));function $T(n){const e=b("div",{}),t=b("p",{class:"note",role:"status"}),i=b("details",{class:"panel edit"},b("summary",{},Yt.title),b("p",{class:"note"},Yt.text(N_(n))),e,t),s=async()=>{const o=(await ra({verb:"inspect",options:{robot:n,yaml:!0}})).result,a=L_(o),c={name:"",on:a.links[a.links.length-1]??"",xyz:[0,0,0],rpy:[0,0,0]},l=b("select",{id:"tool-frame",onchange:()=>a.tool=l.value},[...new Set(["",a.tool,...a.frames.map(m=>m.name),...a.links])].map(m=>b("option",{value:m},m||Yt.lastLink)));l.value=a.tool;const u=b("select",{id:"tool-on",onchange:()=>c.on=u.value},a.links.map(m=>b("option",{value:m},m)));u.value=c.on;const h=b("input",{type:"text",id:"tool-name",autocomplete:"off",oninput:()=>c.name=h.value.trim()}),d=b("select",{id:"mounting",onchange:()=>{const m={floor:[0,0,0],ceiling:[180,0,0],wall:[0,90,0]}[d.value];m&&(a.base.rpy=m),g()}},Object.entries(Yt.mountings).map(([m,f])=>b("option",{value:m},f))),p=b("div",{class:"fields"}),g=()=>gn(p,b("div",{class:"field"},b("label",{for:"mounting"},Yt.mounted),d),Uc(Yt.base,["x","y","z"],a.base.xyz,"m"),Uc(Yt.turned,["roll","pitch","yaw"],a.base.rpy,"°"));g();const v=b("button",{type:"button",class:"main",onclick:async()=>{if(WT(a)){t.textContent=Yt.wrong;return}const m=N_(n);try{await jt.upload(m,new Blob([VT(o,a,c.name?c:void 0)]),!0),await jt.robot(m),t.textContent=Yt.saved(m)}catch(f){vi(f)}}},Yt.save);gn(e,GT(a),b("h3",{},Yt.mountingTitle),p,b("h3",{},Yt.tool),b("div",{class:"fields"},b("div",{class:"field"},b("label",{for:"tool-frame"},Yt.toolFrame),l),b("div",{class:"field"},b("label",{for:"tool-name"},Yt.newFrame),h),b("div",{class:"field"},b("label",{for:"tool-on"},Yt.on),u),Uc(Yt.at,["x","y","z"],c.xyz,"m"),Uc(Yt.turned,["roll","pitch","yaw"],c.rpy,"°")),v)};let r=!1;return i.addEventListener("toggle",()=>{!i.open||r||(r=!0,s().catch(o=>{r=!1,vi(o)}))}),i}const Fc=n=>n===null?"∞":Ut(n),ei=ge.robot,kd=["XX","XY","XZ","YY","YZ","ZZ","MX","MY","MZ","M"],U_={alone:"●",combined:"◐",never:"○"},jT=["alone","combined","never"],XT=["#440154","#482878","#3e4a89","#31688e","#26828e","#1f9e89","#35b779","#6ece58","#b5de2b","#dce319","#fde725"];function qT(n,e){const t=n.identifiability,i=n.joints,s=t.what_if??[],r=new Map(t.parameters.map(_=>[_.name,_.class]));let o=null;const a=_=>o?.classes[_]??r.get(_),c=b("input",{type:"checkbox",onchange:()=>u()});c.checked=!0;const l=b("b",{}),u=()=>{const _=T=>kd.filter(A=>(a(`${A}${T+1}`)??"never")!=="never").length;e.colour(c.checked?new Map(i.map((T,A)=>[T.link,XT[_(A)]])):null),l.textContent=o?` · ${o.change}`:""},h=b("div",{class:"row"},b("label",{class:"tick"},c," ",ei.colour),b("span",{class:"legend"},[0,2,4,6,8,10].map(_=>b("span",{class:`swatch s${_}`},String(_))),` ${ei.share}`,l)),d=b("div",{"aria-live":"polite"}),p=new Map,g=()=>{const _=k=>{const U=a(k)??"",y=r.get(k)??"",M=U===y?`${k}: ${U}`:`${k}: ${U}, ${ei.wasBefore(y)}`;return b("span",{class:`dot ${U}${U===y?"":" changed"}`,title:M,"aria-label":M,role:"img"},U_[U]??"")},T=i.map((k,U)=>[b("button",{type:"button",class:"place",onmouseenter:()=>e.mark(k.link),onmouseleave:()=>e.mark(null),onfocus:()=>e.mark(k.link),onblur:()=>e.mark(null)},k.link),...kd.map(y=>_(`${y}${U+1}`))]),A=k=>t.parameters.filter(U=>a(U.name)===k).length;gn(d,b("p",{},o?b("b",{},`${o.change}: `):null,ei.counts(o?.base_count??t.base_parameters.length,A("alone"),A("combined"),A("never"))),Qr([ei.link_,...kd],T,[],"dots-table"));for(const[k,U]of p)U.setAttribute("aria-pressed",String(k===o));u()},v=(_,T)=>{const A=b("button",{type:"button",class:"change",onclick:()=>{o=_,g()}},T);return p.set(_,A),A},m=_=>_.length>8?`${_.slice(0,7).join(", ")} ${ei.andMore(_.length-7)}`:_.join(", ")||"–",f=s.map(_=>[v(_,_.change),String(_.base_count),m(_.better),m(_.worse)]),w=s.length?b("div",{},b("h3",{},ei.whatIf),b("p",{class:"note"},ei.whatIfText),Qr([ei.change,ei.baseCount,ei.better,ei.worse],[[v(null,ei.asIs),String(t.base_parameters.length),"–","–"],...f],[!1,!0,!1,!1],"cards wrap")):null;g();const C=b("section",{},b("h2",{},ei.identifiability),b("p",{class:"note"},ei.explain),d,b("p",{class:"note"},jT.map((_,T)=>[T?" · ":"",b("span",{class:`dot ${_}`},U_[_]),` ${ei.legend[_]}`]).flat()),w,b("details",{},b("summary",{},`${ei.base} (${t.base_parameters.length})`),b("ul",{class:"formulas"},t.base_parameters.map(_=>b("li",{},_.formula)))));return{colours:h,section:C}}const hi=ge.robot,YT=/\.(urdf|xacro|mjcf|xml|ya?ml|csv|dh)$/i,F_=n=>jt.robot(n).catch(vi);function KT(){const n=(ut.state?.files??[]).filter(i=>(i.kind==="robot"||i.kind==="yaml"&&/robot/i.test(i.path))&&!i.path.includes("/")),e=b("select",{id:"robot",onchange:()=>e.value&&F_(e.value)},b("option",{value:""},hi.none),n.length?b("optgroup",{label:hi.files},n.map(i=>b("option",{value:i.path},i.path))):null,b("optgroup",{label:hi.catalogue},ut.verbs.catalogue.map(i=>b("option",{value:i},i)))),t=ut.state?.project.robot??"";return t&&![...e.options].some(i=>i.value===t)&&e.append(b("option",{value:t},t)),e.value=t,b("label",{class:"choice",for:"robot"},hi.pick," ",e)}let k_=[];const Od=()=>{const n=ut.state?.project.robot,e=ut.state?.files.find(t=>t.path===n);return Ud.now||(k_=(ut.state?.files??[]).filter(t=>Id.test(t.path)).map(t=>`${t.path} ${t.time}`)),n?[n,e?.time,e?.size,k_]:null};let kc=null;function zr(){const n=JSON.stringify(Od());if(kc?.key===n)return kc.made;const e=ut.state.project.robot,i=(async()=>{const s=await ra({verb:"inspect",options:{robot:e}}),r=(await ra({verb:"inspect",options:{robot:e,urdf:!0}})).result,o=/\.urdf$/i.test(e)?e:HT(e),a=o?await jt.text(o).catch(()=>null):null;return{inspect:s,plain:r,own:a}})();return kc={key:n,made:i},i.catch(()=>kc=null),i}function ZT(n,e){const t=new Map,i=e.joints,s=(c,l)=>{const u=t.get(c);u&&(u[0].value=String(l),u[1].textContent=Ut(Math.abs(l)<1e-9?0:l))};n.onMove(s);const r=i.filter(c=>n.joints.includes(c.name)).map(c=>{const l=Math.max(c.lower??-Math.PI,-2*Math.PI),u=Math.min(c.upper??Math.PI,2*Math.PI),h=b("input",{type:"range",min:l,max:u,step:"any","aria-label":c.name,oninput:()=>{n.set(c.name,Number(h.value)),s(c.name,Number(h.value))}}),d=b("output",{},"0");t.set(c.name,[h,d]);const p=c.type==="prismatic"?"m":"rad";return b("div",{class:"joint"},b("span",{class:"jname"},c.name),h,b("span",{class:"jvalue"},d,` ${p}`))}),o=e.home,a=()=>i.forEach((c,l)=>{n.set(c.name,o[l]??0),s(c.name,o[l]??0)});return setTimeout(a),b("div",{class:"joints"},b("h3",{},hi.joints),r,b("button",{type:"button",onclick:a},hi.home))}function JT(n){const e=n.joints.map(t=>[t.name,t.type,`${Fc(t.lower)} … ${Fc(t.upper)}`,Fc(t.velocity),Fc(t.effort)]);return b("section",{},b("h2",{},hi.limitsTitle),Qr([hi.joint,hi.type,`${hi.limits} [rad, m]`,`${hi.velocity} [rad/s, m/s]`,`${hi.effort} [N·m, N]`],e,[!1,!1,!0,!0,!0]))}let Wa=null;const QT=n=>{const e=s=>new RegExp(`(^|[^\\w.-])${s.replace(/[^\w]/g,"\\$&")}($|[^\\w.-])`).test(n),t=Wa?.joints.find(s=>e(s.name));return[...Wa?.view.links??[]].filter(e).sort((s,r)=>r.length-s.length)[0]??t?.link??null},eA=n=>{Wa?.view.mark(QT(n)),Wa?.view.node.scrollIntoView({block:"center"})};function tA(n){const e=n?wT(n):[];if(!e.length)return null;const t=[...new Set(e.map(i=>i.split("/").pop()??i))];return b("p",{class:"stale"},hi.meshesMissing(e.length,Rc(n).length,t.slice(0,3).join(", ")+(t.length>3?", …":"")))}async function nA(){if(!ut.state?.project.robot)return[];const{inspect:n,own:e}=await zr();return[tA(e),b("section",{class:"panel"},ua(n.verdict),xr(n.command),...Jc(n.findings,eA),hf("robot",n.verdict,n.findings),B_("robot"))]}async function iA(){if(!ut.state?.project.robot)return[];const{inspect:n,plain:e,own:t}=await zr(),i=Nc(e,t),s=qT(n.result,i);return Wa={view:i,joints:n.result.joints},[b("section",{},b("h2",{},hi.view),b("div",{class:"split"},b("div",{},i.node,s.colours),ZT(i,n.result))),$T(ut.state.project.robot),JT(n.result),s.section]}function sA(){const n=cs("robot");return n.region("choose",()=>[ut.state?.project.robot,ut.state?.files.filter(e=>e.kind==="robot"||e.kind==="yaml").map(e=>e.path)],()=>[b("section",{class:"panel"},KT(),A_(hi.drop,e=>{const t=e.find(i=>/\.(urdf|xacro|mjcf)$/i.test(i))??e.find(i=>YT.test(i)&&!i.includes("/"));t&&F_(t)}))]),n.region("doubts",()=>[Od(),ut.state?.project.accepted,la("robot")],nA),n.region("details",Od,iA),Hr(n,"robot"),n}function rA(){const n=b("div",{class:"live"},b("h2",{},ge.design.live));let e;return zr().then(({plain:t,own:i,inspect:s})=>{const r=Nc(t,i),o=s.result.joints.map(u=>u.name);n.append(r.node);const a=performance.now();let c=!1;const l=u=>{if(n.isConnected)c=!0;else if(c)return;if(e&&n.isConnected){const h=e.q[0].length-1,d=(u-a)/1e3%e.period_s/e.period_s*h,p=Math.min(h-1,Math.floor(d));e.q.forEach((g,v)=>r.set(o[v],g[p]+(d-p)*(g[p+1]-g[p])))}requestAnimationFrame(l)};requestAnimationFrame(l)},()=>{}),{node:n,show:t=>e=t??e}}const O_=(n,e={})=>{Ln.set({...e,step:n,run:e.run??null},!0),dispatchEvent(new Event("studio:view"))};function Yo(n,e,t=!1,i={}){return b("a",{class:t?"button main":"button",href:Ln.address({...i,step:n,run:null}),onclick:s=>{s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),O_(n,i))}},e)}function cs(n){const e=new Vx;return e.add(b("h1",{tabindex:-1},ge.steps[n]),b("p",{class:"subtitle"},ge.lead[n])),e}function oA(n){const e=n==="compare"?"robot":aa(n)?"identify":ki[ki.indexOf(n)-1],t=ki.find(i=>!la(i)&&rl(i)!=="locked")??e;return cs(n).add(b("div",{class:"panel"},b("p",{},n==="compare"?ge.compare.locked:ge.locked(ge.steps[e])),Yo(t,ge.goThere(ge.steps[t]),!0)))}function dr(n,e,t,i){n.region("form-region",e,()=>{const s=t();return s?[b("section",{class:"panel"},Ma(s,i))]:[]})}function js(n,e){const t=new Set,i=new Map,s=a=>{let c=i.get(a.id);if(!c){const l=b("div",{});c={node:b("section",{class:"panel"},xr(a.command),l),inner:l,live:null},i.set(a.id,c)}return a.motion&&!c.live&&(c.live=rA(),c.node.append(c.live.node)),c.live?.show(a.motion),gn(c.inner,L0(a)),c.node},r=()=>e().filter(a=>a.state==="running"||a.state==="waiting"),o=()=>e()[0];n.region("jobs",()=>r().map(a=>a.id),()=>r().map(s)),n.region("told",()=>r(),()=>(r().forEach(s),[])),n.region("outcome",()=>[o()?.id,o()?.state,[...t]],()=>{const a=o();return!a||t.has(a.id)?[]:a.state==="ended"&&a.verdict?.level==="bad"&&a.files===0?aA(a):a.state!=="failed"&&a.state!=="killed"?[]:[b("section",{class:"panel failed",role:"alert"},b("strong",{},a.state==="killed"?ge.killed:ge.failed),b("pre",{},a.error??""),/mapping file/.test(a.error??"")?b("p",{},ge.mappingHint," ",Yo("record",ge.goThere(ge.steps.record))):/\bhome\b/.test(a.error??"")?b("p",{},ge.homeHint," ",Yo("robot",ge.goThere(ge.steps.robot))):null,xr(a.command),b("button",{type:"button",class:"quiet",onclick:()=>{t.add(a.id),n.update()}},ge.dismiss))]})}async function aA(n){const e=(await jt.job(n.id)).envelope?.findings??[];return[b("section",{class:"panel failed",role:"alert"},ua(n.verdict),b("p",{},ge.nothingWritten),xr(n.command),...Jc(e))]}function Bd(n){n.region("model",()=>[wi("identify").map(e=>e.place),Zr()],()=>{const e=wi("identify");if(e.length<2)return[];const t=b("select",{id:"model",onchange:()=>{Ln.set({model:t.value}),dispatchEvent(new Event("studio:view"))}},e.map(i=>b("option",{value:i.place},`${i.place}: ${ge.state[i.verdict.level]}`)));return t.value=Zr(),[b("label",{class:"choice",for:"model"},ge.model," ",t)]})}function lA(n,e){const t=wi(n);if(t.length<2)return null;const i=b("select",{"aria-label":ge.runs,onchange:()=>{Ln.set({run:i.value}),dispatchEvent(new Event("studio:view"))}},t.map(s=>b("option",{value:s.place},`${s.place}: ${ge.state[s.verdict.level]}`)));return i.value=e.place,b("label",{class:"choice"},ge.runs," ",i)}function Vr(n,e,t){const i=()=>{const s=Kr(e);return s&&[s.place,s.time,s.verdict,s.changed,wi(e).map(r=>r.place),ut.state?.project.accepted]};n.region("result",i,()=>{const s=Kr(e);return s?[b("section",{class:"panel"},lA(e,s),ua(s.verdict,s.stopped),...df(s),xr(s.command),...Jc(s.findings),aa(e)?null:hf(e,s.verdict,s.findings),B_(e))]:[]}),t&&n.region("details",()=>{const s=Kr(e);return s&&[s.place,s.time]},async()=>{const s=Kr(e);return s?await t(s):[]})}function B_(n){const e=aa(n)?void 0:ki[ki.indexOf(n)+1];return e&&la(n)?b("p",{class:"on"},Yo(e,ge.next(ge.steps[e]),!0)):null}function Hr(n,e){const t=ki[ki.indexOf(e)+1];t&&n.region("next",()=>la(e)&&rl(t),()=>la(e)?[Yo(t,ge.next(ge.steps[t]),!0)]:[])}const Gr=ge.check;function cA(n){const e=n?.logs??[];return e.length?b("section",{class:"panel"},b("h2",{},Gr.believed),Qr([Gr.log,Gr.rate,Gr.duration,Gr.period,Gr.residual],e.map(t=>[t.name,Ut(t.rate_hz),Ut(t.duration_s),t.period_s===null?Gr.none:Ut(t.period_s),t.relative_residual===null?"–":Ut(100*t.relative_residual,3)]),[!1,!0,!0,!0,!0])):null}async function uA(n){return n.files.includes("check.json")?[cA(await jt.json(`${n.place}/check.json`)),await Ox(Bi(),n.findings)]:[]}function hA(){const n=cs("check");return n.region("which",Bi,()=>[b("p",{},b("b",{},ge.check.logs),": ",Bi().join(", "))]),dr(n,()=>[ut.state?.project.robot,Bi(),Bn()],()=>({verb:"identify",fixed:{input:[ut.state?.project.robot,...Bi()],check_only:!0,...Bn()?{mapping:Bn()}:{}},shown:[],hidden:["partial"],out:"check",button:ge.run.check}),"check"),js(n,()=>Oi("identify",e=>e.command.includes("--check-only"))),Vr(n,"check",uA),Hr(n,"check"),n}const z_=n=>/^[-+−]?[\d.]/.test(String(typeof n=="object"?n.text:n));function dA(n){const e=n.head.map((c,l)=>n.rows.some(u=>z_(u[l]))),t=b("tr",{},n.head.map((c,l)=>b("th",{scope:"col",class:e[l]?"number":void 0},c))),i=n.groups??[],s=i.flatMap(([c,l])=>Array(l).fill(c)),r=b("tr",{},i.map(([c,l])=>c?b("th",{class:"over",scope:"colgroup",colspan:l},c):b("td",{colspan:l}))),o=(c,l)=>{const u=typeof c=="object"?c.text:c;if(l===0)return b("th",{scope:"row"},u);const h=[z_(c)?"number":"",typeof c=="object"?c.level:""].join(" ").trim();return b("td",{class:h,"data-label":[s[l],n.head[l]].filter(Boolean).join(", ")},u)},a=n.rows.map(c=>b("tr",{},c.map(o)));return b("div",{class:"scroll"},b("table",{class:i.length?"cards grouped":"cards"},b("thead",{},i.length?[r,t]:t),b("tbody",{},a)))}function fA(n){switch(n.type){case"text":return{node:b("div",{},n.paragraphs.map(e=>b("p",{},Wc(e))))};case"table":return{node:dA(n)};case"code":return{node:b("pre",{},n.text)};case"scene":return LT(n);case"timeseries":return Sl(n);case"intervals":return{node:w0(n)};case"links":return{node:E0(n)};case"heatmap":return{node:T0(n)};case"bars":return{node:A0(n)};case"lines":return{node:uf(n)};case"friction":return{node:C0(n)}}}const pA=new Set(["text","table","code","scene","timeseries","intervals","links","heatmap","bars","lines","friction"]),V_=()=>(Bp("open")??"").split(",").filter(Boolean);function mA(n,e){const t=b("div",{class:"body"}),i=b("details",{id:e,class:"section"},b("summary",{},b("h2",{},n.title),n.gist?b("span",{class:"gist"},n.gist):null),t);let s=!1;return i.addEventListener("toggle",()=>{const r=V_().filter(o=>o!==e);document.documentElement.classList.contains("print")||zp("open",[...r,...i.open?[e]:[]].join(",")),!(!i.open||s)&&(s=!0,H_(t,n))}),i.open=V_().includes(e),i}function H_(n,e){e.intro&&n.append(b("p",{},e.intro));const{node:t,start:i}=fA(e);return n.append(t),e.note&&n.append(b("p",{class:"note"},e.note)),n.isConnected&&i?.(),i}function G_(n,e){const t=[];return e.forEach((i,s)=>{const r=i.id||`section-${s+1}`;if(i.fold){n.append(mA(i,r));return}const o=b("section",{id:r},b("h2",{},i.title));n.append(o);const a=o.isConnected,c=H_(o,i);c&&!a&&t.push(c)}),()=>t.forEach(i=>i())}function gA(n){return b("dl",{class:"tiles"},n.map(e=>b("div",{class:["tile",e.level??""].join(" ").trim()},b("dt",{},e.label),b("dd",{},b("b",{},e.value),e.note?b("span",{class:"note"},e.note):null))))}function _A(n){const e=b("button",{type:"button",class:"quiet fold",onclick:()=>{const t=[...n.querySelectorAll("details.section")],i=t.some(s=>!s.open);for(const s of t)s.open=i;e.textContent=i?Qt.closeAll:Qt.openAll}},Qt.openAll);return e}async function vA(n){const e=await jt.text(n),i=new DOMParser().parseFromString(e,"text/html").getElementById("armature-data")?.textContent;if(!i)throw new Error(`${n} holds no data of Armature`);return JSON.parse(i)}async function $a(n,e=()=>!1){const t=await vA(n),i=b("div",{class:"report"}),s=t.sections.filter(o=>pA.has(o.type)&&!e(o));t.summary?.length&&i.append(gA(t.summary));const r=[G_(i,s.filter(o=>!o.fold))];return s.some(o=>o.fold)&&i.append(_A(i)),r.push(G_(i,s.filter(o=>o.fold))),nl(i,()=>r.forEach(o=>o())),i}const zd=ge.compare,Vd=()=>(ut.state?.runs??[]).filter(n=>n.verb!=="compare").sort((n,e)=>e.time-n.time);function Oc(){const n=Vd(),e=s=>n.find(r=>r.place===Ln.get(s)),t=e("second")??n.find(s=>s.verb==="identify"&&s.job.check_only!==!0)??n[0];return[(e("first")??n.find(s=>s!==t&&s.verb===t?.verb&&s.job.check_only===t.job.check_only)??n.find(s=>s!==t))?.place??"",t?.place??""]}function W_(n,e,t){const i=b("select",{id:`compare-${n}`,onchange:()=>{Ln.set({[n]:i.value}),dispatchEvent(new Event("studio:view"))}},Vd().map(s=>b("option",{value:s.place},`${s.place} (${s.verb})`)));return i.value=t,b("label",{class:"choice",for:`compare-${n}`},e," ",i)}function xA(){const n=cs("compare");return n.region("which",()=>[Vd().map(e=>e.place),Oc()],()=>{const[e,t]=Oc();return[b("section",{class:"panel"},W_("first",zd.first,e)," ",W_("second",zd.second,t))]}),dr(n,Oc,()=>{const[e,t]=Oc();return e&&t&&e!==t?{verb:"compare",fixed:{dir:[e,t]},shown:[],out:"comparison",button:zd.run}:null},"compare"),js(n,()=>Oi("compare")),Vr(n,"compare",async e=>e.files.includes("compare.html")?[await $a(`${e.place}/compare.html`)]:[]),n}const Ko=(n,e)=>Number(new RegExp(`^\\s+${e}:\\s*([-+0-9.eE]+)`,"m").exec(n)?.[1]??NaN),$_=(n,e)=>(new RegExp(`${e}:\\s*\\[([^\\]]*)\\]`).exec(n)?.[1]??"").split(",").map(Number);function j_(n){const e=[...n.matchAll(/^\s+-\s*\{name:\s*"([^"]*)",\s*box:\s*\{(.*)\}\}\s*$/gm)].map(i=>({name:i[1],center:$_(i[2],"center_m"),half:$_(i[2],"half_m")})),t=Ko(n,"floor_m");return{duration:Math.round(1e6/Ko(n,"frequency_hz"))/1e6,harmonics:Ko(n,"harmonics"),share:Math.round(1e4*Ko(n,"share"))/100,margin:Ko(n,"position_margin_deg"),clearance:Ko(n,"clearance_m"),floor:Number.isNaN(t)?null:t,boxes:e}}function yA(n,e){let t=n;const i=(a,c)=>{t=t.replace(new RegExp(`^(\\s+${a}:\\s*)[-+0-9.eE]+`,"m"),(l,u)=>u+String(c))};i("frequency_hz",Number((1/e.duration).toPrecision(12))),i("harmonics",e.harmonics),i("share",e.share/100),i("position_margin_deg",e.margin),i("clearance_m",e.clearance),t=t.replace(/^name: .*$/m,"name: design_spec").replace(/^comment: .*$/m,'comment: "Changed in the studio."').replace(/^ {2}obstacles:\n(?: {4}-.*\n)*/m,"");const s=e.floor===null?"":`  floor_m: ${e.floor}
`,r=a=>a.replace(/[^\w .-]/g,"_"),o=e.boxes.map(a=>`    - {name: "${r(a.name)}", box: {center_m: [${a.center.join(", ")}], half_m: [${a.half.join(", ")}]}}
`).join("");return t=t.replace(/^ {2}floor_m:.*\n/m,""),t.replace(/^safety:\n/m,`safety:
${s}${o?`  obstacles:
${o}`:""}`)}const vn=ge.spec,Wr="design_spec.yaml",ja=()=>ut.state?.files.some(n=>n.path===Wr)?Wr:"default";function Xa(n,e,t,i,s){const r=`spec-${n.replace(/\W+/g,"-")}`,o=b("input",{id:r,type:"text",inputmode:"decimal",autocomplete:"off",value:i===null?"":String(i),"aria-describedby":`${r}-help`});return o.addEventListener("change",()=>s(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),b("div",{class:"field"},b("label",{for:r},n,b("span",{class:"unit"},` [${e}]`)),o,b("p",{class:"help",id:`${r}-help`},t))}function bA(n,e,t){const i=(r,o,a,c=1)=>{const l=b("input",{type:"text",inputmode:"decimal",class:"cell","aria-label":`${n.name}: ${r}`,value:String(Math.round(o[a]*c*1e3)/1e3)});return l.addEventListener("change",()=>{const u=Number(l.value);Number.isFinite(u)&&(o[a]=u/c),e()}),l},s=b("input",{type:"text",class:"cell wide","aria-label":vn.name,value:n.name});return s.addEventListener("change",()=>{n.name=s.value.trim()||n.name,e()}),b("li",{class:"obstacle"},s,b("span",{class:"triple"},b("span",{class:"note"},vn.centre),["x","y","z"].map((r,o)=>i(`${vn.centre} ${r}`,n.center,o))),b("span",{class:"triple"},b("span",{class:"note"},vn.size),["x","y","z"].map((r,o)=>i(`${vn.size} ${r}`,n.half,o,2))),b("button",{type:"button",class:"quiet",onclick:t},vn.remove))}function MA(n,e){const t=r=>Math.max(.01,Math.round(r*e*100)/100),i=Math.PI/4+n*Math.PI/2,s=r=>Math.sign(r)*t(.5);return{name:`box ${n+1}`,center:[s(Math.cos(i)),s(Math.sin(i)),t(.15)],half:[t(.1),t(.1),t(.15)]}}function SA(){const n=b("div",{}),e=b("details",{class:"panel spec"},b("summary",{},vn.title),b("p",{class:"note"},vn.text(Wr)),n),t=async()=>{const s=ja()===Wr?await jt.text(Wr):ut.verbs.default_spec,r=j_(s),{plain:o,own:a}=await zr(),c=Nc(o,a),l=b("ul",{class:"obstacles"}),u=b("p",{class:"note",role:"status"});let h=0;const d=()=>{if([r.duration,r.harmonics,r.share,r.margin,r.clearance].some(w=>!Number.isFinite(w)||w<0)||!(r.duration>0)){u.textContent=vn.wrong;return}clearTimeout(h),h=window.setTimeout(()=>jt.upload(Wr,new Blob([yA(s,r)]),!0).then(()=>u.textContent=vn.saved(Wr),vi),250)},p=()=>{gn(l,r.boxes.map((f,w)=>bA(f,()=>{c.obstacles(r.boxes,g),d()},()=>{r.boxes.splice(w,1),p(),d()}))),c.obstacles(r.boxes,g)},g=(f,w)=>{r.boxes[f].center=w,l.children[f]?.querySelectorAll(".triple:first-of-type input")?.forEach((_,T)=>_.value=String(w[T])),d()},v=f=>w=>{r[f]=w,d()},m=b("input",{type:"checkbox",id:"spec-floor",onchange:()=>{r.floor=m.checked?0:null,d()}});m.checked=r.floor!==null,gn(n,b("div",{class:"fields"},Xa(vn.duration,"s",vn.durationHelp,r.duration,v("duration")),Xa(vn.harmonics,vn.each,vn.harmonicsHelp,r.harmonics,v("harmonics")),Xa(vn.share,"%",vn.shareHelp,r.share,v("share")),Xa(vn.margin,"°",vn.marginHelp,r.margin,v("margin")),Xa(vn.clearance,"m",vn.clearanceHelp,r.clearance,v("clearance"))),b("label",{class:"tick",for:"spec-floor"},m," ",vn.floor),b("h2",{},vn.obstacles),b("p",{class:"note"},vn.obstaclesText),c.node,l,b("button",{type:"button",onclick:()=>{r.boxes.push(MA(r.boxes.length,c.reach())),p(),d()}},vn.add),u),p()};let i=!1;return e.addEventListener("toggle",()=>{!e.open||i||(i=!0,t().catch(vi))}),e}const nn=ge.design,wA=n=>{const e=Math.abs(n.limit);return e>1e-9?n.margin>=0?Math.max(0,1-n.margin/Math.max(e,Math.abs(n.reached))):1+Math.abs(n.margin)/e:0};function EA(n){const t=n.filter(s=>s.verdict!=="not checked"&&s.kind!=="start"&&s.kind!=="end").map(s=>({...s,share:wA(s)})).sort((s,r)=>r.share-s.share).slice(0,12),i=b("ul",{class:"bars"},t.map(s=>b("li",{title:`${nn.limit} ${Ut(s.limit)} ${s.unit}, ${nn.reached} ${Ut(s.reached)} ${nn.at} ${Ut(s.at_s)} s`},b("span",{class:"what"},`${s.kind} ${s.what}`),En("svg",{viewBox:"0 0 110 10",preserveAspectRatio:"none",class:"chart bar-track","aria-hidden":"true"},En("rect",{x:0,y:1,width:Math.max(.5,100*Math.min(1.1,s.share)),height:8,class:s.verdict==="proven"?"bar":"bar broken"}),En("line",{x1:100,x2:100,y1:0,y2:10,class:"limit"})),b("span",{class:"number"},`${(100*s.share).toFixed(0)} %`))));return b("section",{},b("h2",{},nn.margins),b("p",{class:"note"},nn.marginsText),i,b("details",{},b("summary",{},`${n.length} ${nn.limit}s`),Qr(["",nn.limit,nn.reached,"",nn.at],n.map(s=>[`${s.kind} ${s.what}`,Ut(s.limit),Ut(s.reached),s.unit,`${Ut(s.at_s)} s`]),[!1,!0,!0,!1,!0])))}function TA(n){if(!n?.limits.length)return null;const t=[...new Set(n.limits.map(s=>s.kind))].map(s=>({title:nn.kinds[s]??s,unit:nn.ofLimit,series:[...n.limits.filter(r=>r.kind===s).map(r=>({name:r.what,values:r.used.map(o=>o===null?null:100*o)})),{name:nn.theLimit,role:"limit",values:n.time_s.map(()=>100)}]})),i=Sl({time:n.time_s,groups:t},{slider:!1});return nl(i.node,i.start),b("section",{},b("h2",{},nn.overTime),b("p",{class:"note"},nn.overTimeText),i.node)}function AA(n,e){const t=n.delivery,i=n.criterion,s=(a,c=1)=>a.map((l,u)=>`${e[u]??u+1} ${Ut(c*l,2)}`).join(", "),r=t?[t.median_percent!==null&&t.parameters.length?nn.paramText(t.parameters.length,Ut(t.median_percent,2)):"",t.torque_deviation_nm?.length?nn.torqueText(s(t.torque_deviation_nm,1.96)):"",t.payload_half_interval_kg!==null?nn.loadText(Ut(t.payload_half_interval_kg,2)):"",t.contact_threshold_nm?.length?nn.contactText(s(t.contact_threshold_nm)):""].filter(Boolean):[],o=[[nn.condition,Ut(i.condition_number)],[nn.columns,String(i.columns)],[nn.smallest,Ut(i.smallest_singular_value)]];return b("section",{class:"delivery"},b("h2",{},nn.get),t?b("p",{},nn.deliveryText(Ut(t.seconds,3),Ut(100*t.noise_share,2))):null,b("ul",{},r.map(a=>b("li",{},a))),b("p",{},nn.certified(n.certificate.items.filter(a=>a.verdict==="proven").length,Ut(n.certificate.duration_s)),". ",nn.play),b("details",{},b("summary",{},nn.numbers),b("dl",{class:"facts"},o.map(([a,c])=>[b("dt",{},a),b("dd",{},c)]).flat())))}async function RA(n,e){const[t,i,s]=await Promise.all([jt.series(n,1200),zr(),e.endsWith(".yaml")?jt.text(e).catch(()=>""):""]),r=Nc(i.plain,i.own);s&&r.obstacles(j_(s).boxes);const a=t.names.slice(1).map((p,g)=>({name:p,i:g})).filter(p=>/^q[_[(]/.test(p.name)).map(p=>({name:p.name.replace(/^q_/,"").replace(/\[.*$/,""),values:t.values[p.i]})),c=Sl({time:t.time,groups:[{title:nn.kinds.position,unit:"rad, m",series:a.map(p=>({name:p.name,values:p.values}))}]},{slider:!1}),l=y_(t.from,t.to),u=b("div",{},r.node,l.node,c.node),h=p=>{if(!u.isConnected)return!1;const[g,v,m]=x_(t.time,p);for(const f of a)r.set(f.name,(f.values[g]??0)*(1-m)+(f.values[v]??0)*m);return!0},d=p=>{u.isConnected&&(l.step(p),requestAnimationFrame(d))};return nl(u,()=>{c.start(),Nn.follow(h),h(Nn.time),Nn.restore(),requestAnimationFrame(d)}),u}async function CA(n){if(!n.files.includes("design.json"))return[];const[e,t]=await Promise.all([jt.json(`${n.place}/design.json`),zr()]),i=n.files.includes("motion.csv")?await RA(`${n.place}/motion.csv`,String(n.job.spec??"")):null;return[AA(e,t.inspect.result.joints.map(s=>s.name)),i&&b("section",{},b("h2",{},nn.motion),i),EA(e.certificate.items),TA(e.margins)]}function PA(){const n=cs("design");return n.region("spec",()=>ut.state?.project.robot,()=>[SA()]),dr(n,()=>[ut.state?.project.robot,ja()],()=>({verb:"design",fixed:{robot:ut.state?.project.robot,...ja()==="default"?{}:{spec:ja()}},shown:["criterion","budget_s","starts","wanted_percent"],hidden:["check","motion",...ja()==="default"?[]:["spec"]],choices:{criterion:nn.criteria},out:"design",button:ge.run.design}),"design"),js(n,()=>Oi("design",e=>e.out!=="validation_motions")),Vr(n,"design",CA),Hr(n,"design"),n}const X_={urdf:"urdf",mjcf:"xml",sdf:"sdf",json:"json",c:"h",numpy:"py"};function LA(){const n=cs("export"),e=Zr;Bd(n);const t=b("select",{id:"format",onchange:()=>n.update()},Object.keys(X_).map(s=>b("option",{value:s},s)));n.add(b("label",{class:"choice",for:"format"},ge.export.formats," ",t));const i=()=>(ut.state?.project.robot??"robot").replace(/\.[a-z]+$/i,"").replace(/[^\w-]/g,"_");return dr(n,()=>[e(),t.value,ut.state?.project.robot],()=>e()?{verb:"export",fixed:{source:e(),to:t.value},shown:[],hidden:["terms"],outName:()=>`export/${i()}.${X_[t.value]}`,button:ge.run.export}:null,"export"),js(n,()=>Oi("export")),n.region("files",()=>wi("export"),()=>{const s=wi("export");return[b("section",{class:"panel"},b("h2",{},ge.export.files),s.length?s.map(r=>b("div",{},ua(r.verdict),b("p",{},b("a",{href:_r(r.place)+"?download",download:r.place.split("/").pop()},`${ge.export.download} ${r.place}`)," ",b("code",{class:"small"},r.command)))):b("p",{class:"note"},ge.export.empty))]}),n}async function DA(n){return n.files.includes("report.html")?[await $a(`${n.place}/report.html`,e=>e.id==="next")]:[]}function NA(n){n.region("compare",()=>wi("identify").map(e=>e.place),()=>{const[e,t]=wi("identify");return t?[b("p",{},Yo("compare",ge.compare.these(t.place,e.place),!1,{first:t.place,second:e.place}))]:[]})}function IA(){const n=cs("identify");return dr(n,()=>[ut.state?.project.robot,Bi(),Bn()],()=>({verb:"identify",fixed:{input:[ut.state?.project.robot,...Bi()],...Bn()?{mapping:Bn()}:{}},shown:["terms","fit_shapes","confidence_percent","out"],hidden:["check_only","partial"],out:"model",button:ge.run.identify}),"identify"),js(n,()=>Oi("identify",e=>!e.command.includes("--check-only"))),Vr(n,"identify",DA),NA(n),Hr(n,"identify"),n}const Sn=ge.record,UA=["ignore","time","q","v","tau","current"],FA=()=>dispatchEvent(new Event("studio:view"));function kA(n){const e=new Map;return n.clock&&e.set(n.names[0],`${Ut(n.from)} … ${Ut(n.to)}`),n.names.slice(1).forEach((t,i)=>{const s=n.values[i].filter(r=>r!==null);e.set(t,s.length?`${Ut(Math.min(...s))} … ${Ut(Math.max(...s))}`:"–")}),e}const Bc=(n,e,t,i)=>{const s=b("select",{"aria-label":n,onchange:()=>i(s.value)},t.map(([r,o])=>b("option",{value:r},o)));return s.value=e,s};async function OA(n,e){const t=ut.state.project.robot,[i,s,r]=await Promise.all([jt.series(n,800),zr().then(T=>T.inspect.result.joints.map(A=>String(A.name))),ra({verb:"mapping",options:{log:n,robot:t}}).catch(()=>ra({verb:"mapping",options:{log:n}})).catch(()=>null)]),o=$p(String(r?.result?.mapping??"")),a=i.clock?i.names:i.names.slice(1),c=Nx(a,o,s),l=kA(i),u=b("tr",{}),h=b("tbody",{}),d=b("p",{class:"note",role:"status"}),p=b("input",{type:"text",inputmode:"decimal",id:"mapping-rate",class:"cell",autocomplete:"off",value:o.rate}),g=b("p",{},b("label",{for:"mapping-rate"},Sn.rate," "),p," Hz"),v=T=>{const A=M=>D=>{T[M]=D,_()},k=Bc(`${T.name} ${Sn.meaning}`,T.meaning,UA.map(M=>[M,Sn.kinds[M]]),M=>{T.meaning=M,T.unit=wl[M][0],f()}),U=T.meaning==="ignore"||T.meaning==="time",y=b("input",{type:"text",inputmode:"decimal",class:"cell",autocomplete:"off","aria-label":`${T.name} ${Sn.constant}`,value:T.constant,oninput:()=>A("constant")(y.value)});return[T.name,l.get(T.name)??"",k,U?"":Bc(`${T.name} ${Sn.jointOf}`,T.joint,s.map(M=>[M,M]),A("joint")),T.meaning==="ignore"?"":Bc(`${T.name} ${Sn.unit}`,T.unit,wl[T.meaning].map(M=>[M,M]),A("unit")),U?"":Bc(`${T.name} ${Sn.sign}`,String(T.sign),[["1","+"],["-1","−"]],M=>T.sign=Number(M)),...m()?[T.meaning==="current"?y:""]:[]]},m=()=>c.some(T=>T.meaning==="current"),f=()=>{const T=[Sn.column,Sn.range,Sn.meaning,Sn.jointOf,Sn.unit,Sn.sign,...m()?[Sn.constant]:[]];gn(u,T.map(A=>b("th",{scope:"col"},A))),gn(h,c.map(A=>b("tr",{},v(A).map((k,U)=>U?b("td",{"data-label":T[U],class:U===1?"number":void 0},k):b("th",{scope:"row"},k))))),_()},w=()=>{const T=Ix(c,s);return c.some(A=>A.meaning==="q")?c.some(A=>A.meaning==="tau"||A.meaning==="current")?T.length?Sn.hole(Sn.kinds[T[0][0]],T[0][1]):!c.some(A=>A.meaning==="time")&&!(Number(p.value)>0)?Sn.noTime:m()&&c.some(A=>A.meaning==="current"&&!(Number(A.constant)>0))?Sn.noConstant:"":Sn.noTorque:Sn.noPosition},C=b("button",{type:"button",onclick:()=>jt.upload("mapping.yaml",new Blob([Ux(o,c,s,p.value.trim())]),!0).then(()=>{Ln.set({mapping:"mapping.yaml"}),FA()},vi)},Sn.save),_=()=>{g.hidden=c.some(T=>T.meaning==="time"),d.textContent=w(),C.disabled=d.textContent!==""};p.addEventListener("input",_),f(),gn(e,b("p",{class:"note"},Sn.mappingText),r?xr(r.command):b("p",{class:"stale"},Sn.noProposal),r?.findings.length?Qc(r.findings):null,b("div",{class:"scroll"},b("table",{class:"cards mapping"},b("thead",{},u),h)),g,b("div",{class:"row"},C,d))}const di=ge.record,q_=()=>dispatchEvent(new Event("studio:view"));async function BA(n,e){if(e.childElementCount)return gn(e);try{gn(e,await qp(n))}catch(t){vi(t)}}function zA(){const n=vr();if(!n.length)return[b("p",{class:"note"},di.nothing)];const e={logs:new Set(Bi()),unseen:new Set(Cs())},t=(s,r,o)=>{const a=s==="logs"?"unseen":"logs";e[s].delete(r),o&&(e[s].add(r),e[a].delete(r)),Ln.set({logs:[...e.logs].join("|")||"-",unseen:[...e.unseen].join("|")||"-"}),q_()},i=(s,r,o)=>{const a=b("input",{type:"checkbox","aria-label":`${o}: ${r}`,onchange:()=>t(s,r,a.checked)});return a.checked=e[s].has(r),b("label",{class:"tick"},a," ",o)};return[b("ul",{class:"logs"},n.map(s=>{const r=b("div",{class:"preview"});return b("li",{},b("span",{class:"path"},s.path),b("span",{class:"note"},N0(s.size)),i("logs",s.path,di.use),i("unseen",s.path,di.keep),/\.csv$/i.test(s.path)?b("button",{type:"button",class:"quiet",onclick:()=>BA(s.path,r)},di.preview):null,r)}))]}function VA(){const n=(ut.state?.files??[]).filter(s=>s.kind==="yaml"&&!s.path.includes("/")&&s.path!==ut.state?.project.robot),e=b("select",{onchange:()=>{Ln.set({mapping:e.value||"-"}),q_()}},b("option",{value:""},di.noMapping),n.map(s=>b("option",{value:s.path},s.path)));e.value=Bn();const t=b("div",{}),i=Bi().find(s=>/\.csv$/i.test(s));return[b("details",{},b("summary",{},di.mapping,Bn()?`: ${Bn()}`:""),b("label",{class:"choice"},di.mappingUse," ",e)," ",i?b("button",{type:"button",onclick:()=>OA(i,t).catch(vi)},`${di.propose} ${i}`):null,t)]}function HA(){const n=cs("record"),e=()=>ut.state?.project.robot,t=()=>Kr("design")?.place??"";n.region("play",t,()=>t()?[b("section",{class:"panel"},b("h2",{},di.play),Ma({verb:"play",fixed:{design:t()},shown:["to","periods","rate_hz"],hidden:["robot","joints","tip","at","gravity"],out:"play",initial:{to:"csv"},button:ge.run.play},"play"))]:[]),n.region("played",()=>wi("record")[0],()=>wi("record").slice(0,1).map(s=>b("section",{class:"panel"},ua(s.verdict),...df(s)))),n.region("logs",()=>[vr(),Bi(),Cs(),Bn(),ut.state?.files.filter(s=>s.kind==="yaml").length],()=>[b("section",{class:"panel"},b("h2",{},di.logs),A_(di.drop,()=>{}),...zA(),...VA())]);const i=()=>ut.state?.runs.find(s=>s.verb==="design"&&s.job.for==="validation"&&s.job.robot===e());return n.region("virtual",()=>[e(),t(),i()?.place,i()?.files.length],()=>{const s=i(),r=(s?.files??[]).filter(o=>o.endsWith(".csv")).map(o=>o.replace(/\.csv$/,""));return[b("details",{class:"panel",open:!0},b("summary",{},di.virtual),b("p",{},di.virtualText),t()?b("section",{},b("h3",{},di.forIdentify),Ma({verb:"rehearse",fixed:{robot:e(),design:t()},shown:["realism","individual","periods"],hidden:["motion"],out:"recording",initial:{realism:"lab"},button:ge.run.virtual},"virtual")):null,b("section",{},b("h3",{},di.forValidation),s&&r.length?Ma({verb:"rehearse",fixed:{robot:e(),design:s.place,motion:r[0],periods:1},shown:["realism","individual"],out:"recording_validation",initial:{realism:"lab"},button:ge.run.virtual},"virtual-validation"):Ma({verb:"design",fixed:{robot:e(),for:"validation"},shown:["motion"],out:"validation_motions",button:ge.run.design},"validation-motions")))]}),js(n,()=>[...Oi("play"),...Oi("rehearse"),...Oi("design",s=>s.out==="validation_motions")].sort((s,r)=>r.id-s.id)),Hr(n,"record"),n}function GA(){const n=cs("rehearse"),e=()=>Kr("design")?.place??"";return dr(n,()=>[ut.state?.project.robot,e()],()=>({verb:"rehearse",fixed:{robot:ut.state?.project.robot,design:e()},shown:["periods","realism","load_kg"],hidden:["motion"],out:"rehearsal",button:ge.run.rehearse}),"rehearse"),js(n,()=>Oi("rehearse")),Vr(n,"rehearse",async t=>t.files.includes("rehearsal.html")?[await $a(`${t.place}/rehearsal.html`)]:[b("p",{class:"note"},"")]),Hr(n,"rehearse"),n}const WA=n=>n.split("/").flatMap((e,t)=>t?["/",b("wbr"),e]:[e]),$A=()=>dispatchEvent(new Event("studio:view")),Ms=n=>{const e=vr().map(t=>t.path);return(Ln.get(n)?.split("|")??[]).filter(t=>e.includes(t))};function Y_(n,e,t){n.region(`choice ${e}`,()=>[vr().map(i=>i.path),Ms(e)],()=>{const i=vr(),s=new Set(Ms(e));return[b("fieldset",{class:"panel"},b("legend",{},t),i.length?i.map(r=>{const o=b("input",{type:"checkbox",onchange:()=>{o.checked?s.add(r.path):s.delete(r.path),Ln.set({[e]:[...s].join("|")}),$A()}});return o.checked=s.has(r.path),b("label",{class:"tick"},o," ",b("span",{},WA(r.path)))}):b("p",{class:"note"},ge.record.nothing))]})}function K_(n,e,t,i,s){const r=cs(n),o=Zr;return Bd(r),Y_(r,e,ge.use[n].logs),Y_(r,i.key,i.label),dr(r,()=>[o(),Ms(e),Ms(i.key),Bn()],()=>Ms(e).length?{verb:n,fixed:{model:o(),log:Ms(e),...Ms(i.key).length?{[i.option]:Ms(i.key)}:{},...Bn()?{mapping:Bn()}:{}},shown:t,hidden:[i.option,"mapping"],out:n,button:ge.use[n].run}:null,n),r.region("hint",()=>Ms(e).length>0,()=>Ms(e).length?[]:[b("p",{class:"note"},ge.use.choose)]),js(r,()=>Oi(n)),Vr(r,n,async a=>a.files.includes(s)?[await $a(`${a.place}/${s}`)]:[]),r}const jA=()=>K_("payload","loaded",["frame","torque_scale_percent","mounting"],{key:"bare",option:"bare",label:ge.use.payload.bare},"payload.html"),XA=()=>K_("monitor","watched",["false_alarms_per_hour","bandwidth_hz"],{key:"quiet",option:"quiet_logs",label:ge.use.monitor.quiet},"monitor.html");function qA(){const n=cs("validate"),e=Zr;return Bd(n),n.region("which",Cs,()=>[Cs().length?b("p",{},b("b",{},ge.validate.logs),": ",Cs().join(", ")):b("p",{class:"stale"},ge.validate.none)]),dr(n,()=>[e(),Cs(),Bn()],()=>Cs().length?{verb:"validate",fixed:{model:e(),log:Cs(),...Bn()?{mapping:Bn()}:{}},shown:["folds"],out:"validation",button:ge.run.validate}:null,"validate"),js(n,()=>Oi("validate")),Vr(n,"validate",async t=>{const i=t.files.find(s=>s==="report.html")??t.files.find(s=>s==="validation.html");return i?[await $a(`${t.place}/${i}`,s=>["intervals","heatmap","links"].includes(s.type)||s.id==="next")]:[]}),Hr(n,"validate"),n}const YA={robot:sA,design:PA,rehearse:GA,record:HA,check:hA,identify:IA,validate:qA,export:LA,payload:jA,monitor:XA,compare:xA},KA={good:"✓",accepted:"✓",doubtful:"!",bad:"✕"},Hd=b("span",{class:"folder"}),Gd=b("span",{class:"connection",role:"status"}),qa=b("ol",{class:"steps"}),Wd=b("main",{id:"main"});let $d=null,jd="";function ZA(){gn(qa,[...ki,...il].map(n=>{const e=rl(n),t=b("a",{href:Ln.address({step:n,run:null}),class:e,"aria-current":n===Ln.step?"step":void 0,onclick:i=>{i.ctrlKey||i.metaKey||i.shiftKey||(i.preventDefault(),O_(n))}},b("span",{class:"mark","aria-hidden":"true"},KA[e]??(aa(n)?"·":String(ki.indexOf(n)+1))),b("span",{class:"word"},ge.steps[n]),b("span",{class:"hidden"},` (${y0(e)})`));return b("li",{class:n===il[0]?"first":void 0},t)}))}function zc(){if(!ut.state||!ut.verbs)return;const n=Ln.step,e=rl(n)==="locked",t=`${n} ${e}`;if(document.title=`${ge.steps[n]} · ${ut.state.folder} · ${ge.name}`,gn(Hd,ut.state.folder),Hd.title=ut.state.path,ZA(),t!==jd){const i=jd!=="";jd=t,$d=e?oA(n):YA[n](),gn(Wd,$d.node);const s=qa.querySelector("[aria-current]");s&&(qa.scrollLeft=s.offsetLeft-(qa.clientWidth-s.clientWidth)/2),i&&(scrollTo(0,0),Wd.querySelector("h1")?.focus({preventScroll:!0}))}$d?.update()}const Z_=new BroadcastChannel("armature session");function J_(){Z_.onmessage=()=>location.reload(),gn(document.body,b("main",{class:"alone"},b("h1",{},ge.session.title),b("p",{},ge.session.text)))}function JA(){const n=b("button",{type:"button",class:"quiet",onclick:()=>jt.token().then(({address:e})=>{eu().append(b("div",{class:"message"},ge.window.tokenText," ",b("code",{},e)))},vi)},ge.window.token);gn(document.body,b("a",{class:"skip",href:"#main"},ge.window.skip),b("header",{},b("span",{class:"brand"},ge.window.brand),Hd,Gd,n),b("nav",{"aria-label":ge.window.steps},qa),eu(),Wd)}async function QA(){const n=/token=([0-9a-f]+)/.exec(location.hash)?.[1];n&&(history.replaceState(null,"",location.pathname+location.search),await jt.session(n).then(()=>Z_.postMessage("new"),()=>{}));try{[ut.verbs,ut.state]=await Promise.all([jt.verbs(),jt.state()])}catch(e){if(e instanceof sa&&e.status===401)return J_();throw e}JA(),zc(),addEventListener("popstate",zc),addEventListener("studio:view",zc),f0(e=>{ut.state=e,zc()},(e,t)=>{if(t)return J_();Gd.textContent=e?ge.connection.on:ge.connection.off,Gd.className=`connection ${e?"on":"off"}`})}QA().catch(vi)})();

/**
 * Inline script for the start of the body. A form or button that is pressed before its code has
 * arrived would send the page away, and what was typed with it; so the press waits for the code. React
 * does not hear of it: it would take a press that comes while it works, and it is pressed once more then.
 * Forms that are plain links to a page (method get) and links work without code and are let go.
 */
export const holdEarlyPresses = `(()=>{
let held=null;
const hold=(event)=>{
const isForm=event.type==='submit';
const target=isForm?event.target:event.target.closest('button');
if(!target||(isForm?target.method!=='post':target.type==='submit'))return;
event.preventDefault();
event.stopPropagation();
held={target,submitter:event.submitter??undefined};
};
document.addEventListener('submit',hold,true);
document.addEventListener('click',hold,true);
window.earlyPresses={release(){
document.removeEventListener('submit',hold,true);
document.removeEventListener('click',hold,true);
const last=held;
held=null;
return last;
}};
})()`.replaceAll('\n', '');

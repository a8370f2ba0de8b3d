/**
 * The head's inline script: sets the scheme the visitor has chosen before the first paint, and hears the switch; and
 * says which notice the visitor has dismissed (SecurityNotice). It owns `data-scheme`, `data-scripted` and
 * `data-dismissed` of <html>, which Helmet never touches. It is the same on every page, so one hash allows it. Browsers
 * that forbid storage keep the choice for this page only.
 */
export const schemeScript = `(function(d){var h=d.documentElement,k="scheme",s;h.dataset.scripted="";
try{s=localStorage.getItem(k);h.dataset.dismissed=localStorage.getItem("dismissed")||""}catch(e){}
if(s==="dark"||s==="light")h.dataset.scheme=s;
d.addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-scheme-switch]"))return;
var now=h.dataset.scheme||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");
h.dataset.scheme=now==="dark"?"light":"dark";
try{localStorage.setItem(k,h.dataset.scheme)}catch(e){}})})(document)`

/**
 * The inline script of the head. It applies the visitor's colour scheme before the first paint,
 * handles the switch, marks the notice dismissed earlier (SecurityNotice), and shows the typefaces
 * at once if an earlier page of the visit has loaded them (src/build/finish/lateFile.js). It owns
 * `data-scheme`, `data-scripted` and `data-dismissed` of <html>, which Helmet never touches. It is
 * identical on every page, so that the policy needs one hash for it. If storage is blocked, the
 * choice lasts for the current page.
 */
export const schemeScript = `(function(d){var h=d.documentElement,k="scheme",s;h.dataset.scripted="";
try{s=localStorage.getItem(k);h.dataset.dismissed=localStorage.getItem("dismissed")||"";
if(sessionStorage.faces)for(var r of d.styleSheets[0].cssRules)if(r.media&&r.cssRules[0]instanceof CSSFontFaceRule)r.media.mediaText="all"}catch(e){}
if(s==="dark"||s==="light")h.dataset.scheme=s;
d.addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-scheme-switch]"))return;
var now=h.dataset.scheme||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");
h.dataset.scheme=now==="dark"?"light":"dark";
try{localStorage.setItem(k,h.dataset.scheme)}catch(e){}})})(document)`

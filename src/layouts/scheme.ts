/**
 * The inline script of the head. It applies the visitor's colour scheme before the first paint,
 * handles the switch, marks the notice dismissed earlier (SecurityNotice), and shows the typefaces
 * at once if an earlier page of the visit has kept them (src/build/finish/lateFile.js). It owns
 * `data-scheme`, `data-scripted` and `data-dismissed` of <html>, which Helmet never touches. It is
 * identical on every page, so that the policy needs one hash for it. If storage is blocked, the
 * choice lasts for the current page.
 */
export const schemeScript = `(function(d){var h=d.documentElement.dataset,s;h.scripted="";
try{s=localStorage.scheme;h.dismissed=localStorage.dismissed||"";
JSON.parse(sessionStorage.faces).forEach(function(f){d.fonts.add(new FontFace(f[0],f[1],f[2]))})}catch(e){}
if(s=="dark"||s=="light")h.scheme=s;
d.addEventListener("click",function(e){if(!e.target.closest?.("[data-scheme-switch]"))return;
s=h.scheme||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");
h.scheme=s=="dark"?"light":"dark";
try{localStorage.scheme=h.scheme}catch(e){}})})(document)`

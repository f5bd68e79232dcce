/**
 * Runs in the head, before the first paint, so that the theme never flashes: the stored choice
 * (`useDarkKEY`, else the static settings, else `mainTheme`, base64 as the storage helpers write it),
 * else the hours. It never throws, and its text is constant: the content security policy names its hash.
 */
export const themeHeadScript = `(function(d){var t,p=function(f){try{var v=f();if(!t&&(v==="dark"||v==="light"))t=v}catch(e){}},b=function(s){return btoa(encodeURIComponent(s))},j=JSON.parse;p(function(){return j(localStorage.getItem("useDarkKEY"))});p(function(){return j(localStorage.getItem("staticState")).theme});p(function(){return j(decodeURIComponent(atob(localStorage.getItem(b("mainTheme")))))});if(!t){var h=new Date().getHours();t=h>=8&&h<18?"light":"dark"}d.dataset.theme=t;d.style.colorScheme=t})(document.documentElement)`;

/**
 * The few lines that stand in the head of each page, before any style: they mark the document light or
 * dark as the person chose last, or as the system is set, so that a page never flashes in the other one,
 * and turns with the system also before the application has come.
 * The page's policy allows them by their hash.
 */

/** Attribute of `<html>` that the theme's variables hang on. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Key in localStorage: `light`, `dark` or `system`. */
export const colorModeKey = 'color-mode';

export const colorSchemeScript = `(function(){var q=matchMedia('(prefers-color-scheme: dark)');function mark(){var m;try{m=localStorage.getItem('${colorModeKey}')}catch(e){}if(m!=='light'&&m!=='dark')m=q.matches?'dark':'light';document.documentElement.setAttribute('${colorSchemeAttribute}',m)}mark();q.addEventListener('change',mark)})()`;

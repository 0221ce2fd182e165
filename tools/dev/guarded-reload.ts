import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
// A listener puts its decision into `detail.reloads`. Without a reload the page fails in its place, inside its
// layout. If the error were thrown here, the router would ignore it and show an empty document.
const decide =
  "const stale = new CustomEvent('vonk:stale-chunk', { detail: {} }); window.dispatchEvent(stale); if (!(await stale.detail.reloads)) return { default() { throw error; } };";

/**
 * React Router reloads the page whenever the code of a page cannot be loaded, endlessly if the code stays
 * missing. Our plugin replaces that reload by a failing page, and `web/shell/errors/stale-chunk.ts` decides:
 * reload at most once per 60 s, else show the error page (SHELL-9).
 */
export function guardedReload(): Plugin {
  return {
    name: 'vonk-guarded-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('react-router') || !code.includes('Error loading route module')) return null;
      const from = code.indexOf('Error loading route module');
      const at = code.indexOf(reload, from);
      if (at < 0)
        throw new Error('React Router changed how it reloads on stale code: check guarded-reload.ts.');
      return `${code.slice(0, at)}${decide}${code.slice(at + reload.length)}`;
    },
  };
}

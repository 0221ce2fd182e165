import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
// A listener that reloads calls preventDefault; otherwise the page breaks where it would stand, inside its layout. Thrown
// here, the router would pass over the failure and show an empty document.
const decide =
  "if (window.dispatchEvent(new Event('vonk:stale-chunk', { cancelable: true }))) return { default() { throw error; } };";

/**
 * React Router reloads the page whenever the code of a page cannot be loaded, without end if it stays away.
 * Ours reloads at most once per 60 s and shows the error page otherwise (SHELL-9): the router's own reload is
 * replaced by a page that fails, and `web/shell/stale-chunk.ts` decides.
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
        throw new Error('React Router changed how it reloads on stale code: look at guarded-reload.ts.');
      return `${code.slice(0, at)}${decide}${code.slice(at + reload.length)}`;
    },
  };
}

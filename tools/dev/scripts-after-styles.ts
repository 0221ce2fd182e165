import type { Plugin } from 'vite';

const preload = 'rel: "modulepreload",';
const beginning = 'function Scripts(scriptProps)';
const end = 'function mergeRefs(';

/** React Router's code with its preloads of scripts after everything else; null where it preloads none. */
export function laterScripts(code: string): string | null {
  const from = code.indexOf(beginning);
  if (from < 0) return null;
  const to = code.indexOf(end, from);
  const scripts = code.slice(from, to);
  if (to < 0 || !scripts.includes(preload))
    throw new Error('React Router changed how it preloads scripts: look at scripts-after-styles.ts.');
  return `${code.slice(0, from)}${scripts.replaceAll(preload, `${preload}fetchPriority: "low",`)}${code.slice(to)}`;
}

/**
 * A page comes complete from the server: what it looks like goes first over a slow line, its scripts after that. React Router
 * preloads them as urgently as stylesheets and offers no other way.
 */
export function scriptsAfterStyles(): Plugin {
  return {
    name: 'vonk-scripts-after-styles',
    enforce: 'pre',
    transform: (code, id) => (id.includes('react-router') ? laterScripts(code) : null),
  };
}

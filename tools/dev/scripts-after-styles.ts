import type { Plugin } from 'vite';

const preload = 'rel: "modulepreload",';
const beginning = 'function Scripts(scriptProps)';
const end = 'function mergeRefs(';

/** React Router's code with low-priority script preloads; null if it preloads none. */
export function laterScripts(code: string): string | null {
  const from = code.indexOf(beginning);
  if (from < 0) return null;
  const to = code.indexOf(end, from);
  const scripts = code.slice(from, to);
  if (to < 0 || !scripts.includes(preload))
    throw new Error('React Router changed how it preloads scripts: check scripts-after-styles.ts.');
  return `${code.slice(0, from)}${scripts.replaceAll(preload, `${preload}fetchPriority: "low",`)}${code.slice(to)}`;
}

/**
 * The server sends complete pages, so on a slow connection the styles must load before the scripts. React
 * Router preloads scripts with the priority of stylesheets and has no option for this.
 */
export function scriptsAfterStyles(): Plugin {
  return {
    name: 'vonk-scripts-after-styles',
    enforce: 'pre',
    transform: (code, id) => (id.includes('react-router') ? laterScripts(code) : null),
  };
}

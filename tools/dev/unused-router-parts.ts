import type { Plugin } from 'vite';

const unused = (names: readonly string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/**
 * Modules of React Router that no browser of ours runs, and what is left of them. The whole route list comes
 * with the page, so no route is discovered later (react-router.config.ts), and nothing instruments the router.
 */
const parts: ReadonlyMap<string, string> = new Map([
  [
    'lib/dom/ssr/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${unused(['getPartialManifest', 'getPathsWithAncestors', 'getManifestPath', 'handleClientVersionMismatch', 'URL_LIMIT'])}`,
  ],
  [
    'lib/router/instrumentation.js',
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    ${unused(['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'instrumentHandler', 'instrumentationResultMetaContext'])}`,
  ],
]);

/** The code that browsers get instead of a module; null for any module that they need. */
export function instead(id: string): string | null {
  if (!id.includes('/node_modules/react-router/')) return null;
  for (const [part, code] of parts) if (id.endsWith(part)) return code;
  return null;
}

/** Leaves unused parts of React Router out of the browser bundle. A renamed export fails the build. */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'vonk-unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: (id) => instead(id),
  };
}

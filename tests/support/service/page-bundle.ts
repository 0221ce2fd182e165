import type { ServerBuild } from 'react-router';

/** A server build in which `module` renders every page. */
export const pageBundle = (module: ServerBuild['entry']['module']): ServerBuild => ({
  entry: { module },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    all: { id: 'all', parentId: 'root', path: '*', module: { default: () => null } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
});

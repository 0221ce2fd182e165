import type { Config } from '@react-router/dev/config';
import { slimRouteManifest } from './tools/dev/slim-route-manifest.ts';

const buildDirectory = 'build';

export default {
  appDirectory: 'web',
  buildDirectory,
  ssr: true,
  // Sends the whole route list with the page, so that navigation needs no /__manifest call.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => slimRouteManifest(buildDirectory),
} satisfies Config;

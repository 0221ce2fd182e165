import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Sends the whole route list with the page, so that navigation needs no /__manifest call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

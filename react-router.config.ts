import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route list goes out with the page: no /__manifest call while somebody navigates.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

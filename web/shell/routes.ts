import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('notifications', 'shell/settings-page.tsx'),
  route('restricted', 'shell/restricted-page.tsx'),
  route('entry', 'shell/pages/entry.ts'),
  route('exit', 'shell/pages/exit.ts'),
  route('dev/ui', 'shell/dev-ui-page.tsx'),
  route('*', 'shell/unknown-page.tsx'),
];

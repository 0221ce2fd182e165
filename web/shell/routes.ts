import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('notifications', 'shell/settings/settings-page.tsx'),
  route('restricted', 'shell/session/restricted-page.tsx'),
  route('entry', 'shell/entry/entry-page.ts'),
  route('exit', 'shell/entry/exit-page.ts'),
  route('dev/ui', 'shell/dev/dev-ui-page.tsx'),
  route('*', 'shell/errors/unknown-page.tsx'),
];

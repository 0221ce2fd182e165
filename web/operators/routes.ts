import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('console', 'operators/pages/console-page.tsx'),
  route('console/login', 'operators/pages/console-log-in-page.tsx'),
  route('console/set-up', 'operators/pages/console-set-up-page.tsx'),
];

import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  index('content/pages/front-page.tsx'),
  route('pages/:page', 'content/pages/info-page.tsx'),
];

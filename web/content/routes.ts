import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  index('content/pages/front-page.tsx'),
  route('pages/:page', 'content/pages/info-page.tsx'),
  route('2257', 'content/pages/info-page.tsx', { id: 'statement-2257' }),
];

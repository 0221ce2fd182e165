import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/<feature>/<name>-page.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('likes', 'likes/likes-page.tsx', { id: 'likes' }),
  route('likes/:type', 'likes/likes-page.tsx', { id: 'likes-tab' }),
];

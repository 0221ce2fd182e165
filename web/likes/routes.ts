import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('likes', 'likes/pages/likes-page.tsx', { id: 'likes' }),
  route('likes/:type', 'likes/pages/likes-page.tsx', { id: 'likes-tab' }),
];

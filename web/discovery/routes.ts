import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('members', 'discovery/pages/members-page.tsx'),
  route('swipe-game', 'discovery/pages/swipe-game-page.tsx'),
  route('match-finder', 'discovery/pages/match-finder-page.tsx'),
];

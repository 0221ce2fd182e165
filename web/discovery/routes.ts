import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/<feature>/<name>-page.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('members', 'discovery/search/members-page.tsx'),
  route('swipe-game', 'discovery/swipe-game/swipe-game-page.tsx'),
  route('match-finder', 'discovery/match-finder/match-finder-page.tsx'),
];

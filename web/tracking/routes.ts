import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [route('cookie-choice', 'tracking/cookie-choice-page.tsx')];

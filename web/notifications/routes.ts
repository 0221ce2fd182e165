import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [route('unsubscribe', 'notifications/unsubscribe-page.tsx')];

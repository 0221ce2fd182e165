import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [route('members', 'discovery/pages/members-page.tsx')];

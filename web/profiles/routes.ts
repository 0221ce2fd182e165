import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('profile', 'profiles/pages/edit-profile-page.tsx'),
  route('members/:id', 'profiles/pages/profile-page.tsx', { id: 'profile' }),
  route('likes/m/:id', 'profiles/pages/profile-page.tsx', { id: 'profile-from-likes' }),
];

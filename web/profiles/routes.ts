import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('console/cases/new', 'profiles/reports/new-case-page.tsx'),
  route('profile', 'profiles/editing/edit-profile-page.tsx'),
  route('members/:id', 'profiles/profile-page/profile-page.tsx', { id: 'profile' }),
  route('likes/m/:id', 'profiles/profile-page/profile-page.tsx', { id: 'profile-from-likes' }),
];

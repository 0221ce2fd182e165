import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('language', 'sites/pages/language.ts'),
  route('country', 'sites/pages/country.ts'),
];

import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('language', 'sites/language-page.ts'),
  route('country', 'sites/country-page.ts'),
];

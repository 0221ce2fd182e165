import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('cases', 'safety/pages/cases-page.tsx'),
  route('console/reports', 'safety/pages/reports-page.tsx'),
  route('console/reports/:id', 'safety/pages/report-page.tsx'),
  route('console/restrictions', 'safety/pages/restrictions-page.tsx'),
];

import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('cases', 'safety/pages/cases-page.tsx'),
  route('complaints', 'safety/pages/complaints-page.tsx'),
  route('console/complaints/:id', 'safety/pages/complaint-page.tsx'),
  route('console/reports', 'safety/pages/reports-page.tsx'),
  route('console/reports/:id', 'safety/pages/report-page.tsx'),
  route('console/restrictions', 'safety/pages/restrictions-page.tsx'),
];

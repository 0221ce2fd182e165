import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('cases', 'safety/cases/cases-page.tsx'),
  route('complaints', 'safety/complaints/complaints-page.tsx'),
  route('console/complaints/:id', 'safety/moderation/complaint-page.tsx'),
  route('console/reports', 'safety/moderation/reports-page.tsx'),
  route('console/reports/:id', 'safety/moderation/report-page.tsx'),
  route('console/restrictions', 'safety/moderation/restrictions-page.tsx'),
];

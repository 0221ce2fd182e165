import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('cases', 'safety/cases/cases-page.tsx'),
  route('complaints', 'safety/complaints/complaints-page.tsx'),
  route('console/complaints/:id', 'safety/moderation/complaint-page.tsx'),
  route('console/flaggers', 'safety/flaggers/flaggers-page.tsx'),
  route('console/notifiers', 'safety/notifiers/notifiers-page.tsx'),
  route('console/reports', 'safety/queue/reports-page.tsx'),
  route('console/reports/:id', 'safety/moderation/report-page.tsx'),
  route('console/restrictions', 'safety/moderation/restrictions-page.tsx'),
  route('console/transparency', 'safety/transparency/transparency-console-page.tsx'),
];

import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('console/photos', 'photos/review/photo-queue-page.tsx'),
  route('console/refused-pictures', 'photos/refused/refused-pictures-page.tsx'),
];

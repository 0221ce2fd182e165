import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('console', 'operators/console-page.tsx'),
  route('console/approvals', 'operators/approvals/console-approvals-page.tsx'),
  route('console/operators', 'operators/staff/console-operators-page.tsx'),
  route('console/audit', 'operators/console-audit-page.tsx'),
  route('console/security', 'operators/console-security-page.tsx'),
  route('console/login', 'operators/console-log-in-page.tsx'),
  route('console/set-up', 'operators/console-set-up-page.tsx'),
];

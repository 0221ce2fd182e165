import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('notifications', 'shell/settings/notifications-page.tsx'),
  route('settings', 'shell/settings/overview-page.tsx'),
  route('settings/account', 'shell/settings/account-page.tsx'),
  route('settings/security', 'shell/settings/security-page.tsx'),
  route('settings/privacy', 'shell/settings/privacy-page.tsx'),
  route('settings/people', 'shell/settings/people-page.tsx'),
  route('settings/display', 'shell/settings/display-page.tsx'),
  route('settings/payments', 'shell/settings/payments-page.tsx'),
  route('restricted', 'shell/session/restricted-page.tsx'),
  route('entry', 'shell/entry/entry-page.ts'),
  route('exit', 'shell/entry/exit-page.ts'),
  route('dev/ui', 'shell/dev/dev-ui-page.tsx'),
  route('*', 'shell/errors/unknown-page.tsx'),
];

import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/<feature>/<name>-page.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('signup', 'accounts/sign-up/sign-up-page.tsx'),
  route('members/:id/signup', 'accounts/sign-up/sign-up-for-page.tsx'),
  route('complete-signup', 'accounts/sign-up/complete-sign-up-page.tsx'),
  route('signup-matches', 'accounts/sign-up/sign-up-matches-page.tsx'),
  route('login', 'accounts/log-in/log-in-page.tsx'),
  route('reset-password', 'accounts/password/reset-password-page.tsx'),
  route('reset-password/do', 'accounts/password/reset-password-do-page.tsx'),
  route('mail-change/do', 'accounts/email-change/mail-change-do-page.tsx'),
  route('delete-account', 'accounts/deletion/delete-account-page.tsx'),
  route('new-terms', 'accounts/terms/new-terms-page.tsx'),
  route('account-deleted', 'accounts/deletion/account-deleted-page.tsx'),
  route('activate/done', 'accounts/activation/activation-done-page.tsx'),
  route('activate/error', 'accounts/activation/activation-failed-page.tsx'),
  route('console/house/invites', 'accounts/invites/invites-console-page.tsx'),
  route('console/holds', 'accounts/evidence/holds-page.tsx'),
  route('console/members', 'accounts/console/members-console-page.tsx'),
  route('console/members/:id', 'accounts/console/member-console-page.tsx'),
  route('console/pictures/:id', 'accounts/subjects/picture-page.tsx'),
  route('console/networks/:id', 'accounts/subjects/common-trace-page.tsx', { id: 'console-network' }),
  route('console/devices/:id', 'accounts/subjects/common-trace-page.tsx', { id: 'console-device' }),
];

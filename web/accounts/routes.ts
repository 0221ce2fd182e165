import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('signup', 'accounts/pages/sign-up-page.tsx'),
  route('members/:id/signup', 'accounts/pages/sign-up-for-page.tsx'),
  route('complete-signup', 'accounts/pages/complete-sign-up-page.tsx'),
  route('signup-matches', 'accounts/pages/sign-up-matches-page.tsx'),
  route('login', 'accounts/pages/log-in-page.tsx'),
  route('reset-password', 'accounts/pages/reset-password-page.tsx'),
  route('reset-password/do', 'accounts/pages/reset-password-do-page.tsx'),
  route('mail-change/do', 'accounts/pages/mail-change-do-page.tsx'),
  route('delete-account', 'accounts/pages/delete-account-page.tsx'),
  route('account-deleted', 'accounts/pages/account-deleted-page.tsx'),
  route('activate/done', 'accounts/pages/activation-done-page.tsx'),
  route('activate/error', 'accounts/pages/activation-failed-page.tsx'),
];

const pages = new Set([
  '/restricted',
  '/delete-account',
  '/account-deleted',
  '/language',
  '/exit',
  '/unsubscribe',
  '/withdraw',
  '/complaints',
  '/2257',
]);

/**
 * Whether a page is open to suspended and banned members: the reasons, the ways out, payments, information,
 * unsubscribing (DSA-6).
 */
export const openWhileRestricted = (path: string): boolean =>
  pages.has(path) ||
  /^\/transactions(\/|$)/.test(path) ||
  path.startsWith('/pages/') ||
  path === '/console' ||
  path.startsWith('/console/');

/**
 * Whether a page is open to members before they answered to new terms (CON-13). They reach the question, the
 * settings with export and deletion, and everything that restricted members reach.
 */
export const openWhileTermsAsked = (path: string): boolean =>
  path === '/new-terms' ||
  path === '/notifications' ||
  path === '/settings' ||
  path.startsWith('/settings/') ||
  openWhileRestricted(path);

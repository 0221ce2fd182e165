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

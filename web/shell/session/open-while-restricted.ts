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
 * Whether a page is for members who are suspended or banned as well: what says why, the ways out, what they paid,
 * information, the end of mails (DSA-6).
 */
export const openWhileRestricted = (path: string): boolean =>
  pages.has(path) ||
  /^\/transactions(\/|$)/.test(path) ||
  path.startsWith('/pages/') ||
  path === '/console' ||
  path.startsWith('/console/');

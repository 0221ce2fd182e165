const pages = new Set(['/restricted', '/delete-account', '/account-deleted', '/language', '/unsubscribe']);

/** Whether a page is for members who are suspended or banned as well: what says why, the ways out, information, the end of mails (DSA-6). */
export const openWhileRestricted = (path: string): boolean =>
  pages.has(path) || path.startsWith('/pages/') || path === '/console' || path.startsWith('/console/');

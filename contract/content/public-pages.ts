/** The pages that search engines may list, in the order of the sitemap (CONT-3). */
export const publicPages = [
  '/',
  '/signup',
  '/login',
  '/pricing',
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/faq',
  '/pages/return-policy',
  '/pages/service',
  '/pages/ban',
  '/pages/accessibility',
  '/pages/transparency',
  '/complaints',
  '/withdraw',
  '/2257',
] as const;

const found: ReadonlySet<string> = new Set(publicPages);

/** Whether search engines may list the page of a path. Pages about members are never listed. */
export const isPublicPage = (path: string): boolean => found.has(path) || path.startsWith('/landers/');

const passedOn = /^\/members(?:\/[^/]+\/(?:landing[23]?|signup))?$/;

/**
 * Whether a link to the page gets a social card. That applies to listed pages, the search, and pages that
 * lead to sign-up for a member.
 */
export const hasCard = (path: string): boolean => isPublicPage(path) || passedOn.test(path);

/** The pages everybody may look for and find, in the order of the sitemap (CONT-3). */
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
  '/complaints',
  '/withdraw',
  '/2257',
] as const;

const found: ReadonlySet<string> = new Set(publicPages);

/** Whether search engines may show the page of a path. Members and what they do are nobody's search result. */
export const isPublicPage = (path: string): boolean => found.has(path) || path.startsWith('/landers/');

const passedOn = /^\/members(?:\/[^/]+\/(?:landing[23]?|signup))?$/;

/**
 * Whether a link to the page is shown with the card of the site: what search engines may show, and what is no search result
 * but made to be passed on, the search and whatever leads to signing up for a member.
 */
export const hasCard = (path: string): boolean => isPublicPage(path) || passedOn.test(path);

/**
 * Headers for a page whose URL contains a token: the URL is not sent to other sites, and the page is not
 * cached (AUTH-9).
 */
export const secretLinkHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});

/** A page whose address holds a token: no other site is told that address, and nobody keeps the page (AUTH-9). */
export const secretLinkHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});

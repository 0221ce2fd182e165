/** The policy of an answer that is not a page: no scripts, no frames, nothing loaded. */
const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer, also to broken requests and of live connections. Pages and files replace the
 * policy by their own.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'content-security-policy': closedPolicy,
};

/** Headers of every API answer, which no cache stores. */
export const apiHeaders = { 'cache-control': 'no-store', 'content-security-policy': closedPolicy };

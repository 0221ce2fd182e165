/**
 * The fourteen domains, lowest first. A domain may import only domains before it in this list, in `contract`,
 * `server` and `web` alike. The boundary rules are generated from it (decision 0003).
 */
export const domains = [
  'sites',
  'tracking',
  'notifications',
  'operators',
  'ledger',
  'payments',
  'safety',
  'photos',
  'profiles',
  'likes',
  'chat',
  'discovery',
  'accounts',
  'content',
] as const;

export type Domain = (typeof domains)[number];

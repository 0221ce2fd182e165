/** Everything that later domains may use of accounts. */
export { agreeToTerms } from './consents/agree-to-terms.ts';
export { makeInvites } from './invites/make-invites.ts';
export { identify } from './sessions/identify.ts';

/** Everything that later domains may use of accounts. */
export { recordSignUpConsents } from './consents/agree-to-terms.ts';
export { createInvites } from './invites/make-invites.ts';
export { identify } from './sessions/identify.ts';

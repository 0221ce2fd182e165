/** Everything that later domains may use of accounts. */
export { recordSignUpConsents } from './consents/agree-to-terms.ts';
export { createInvites } from './invites/invites.ts';
export { identify } from './sessions/identify.ts';

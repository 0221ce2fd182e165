/** Everything that later domains may use of accounts. */

export { recordSignUpConsents } from './consents/agree-to-terms.ts';
export { announceTerms } from './consents/announce-terms.job.ts';
export { createInvites } from './invites/invites.ts';
export { identify } from './sessions/identify.ts';

import type { Id } from '#contract/kit/id.ts';
import { lockout } from '#server/platform/identity/lockout.ts';
import { accountLimits as table } from './account-limits.sql.ts';

const purpose = 'accounts/address-hash';

/** Passwords tried with an address of a site, known or not (ACC-9). */
export const passwordLockout = lockout({
  table,
  kind: 'login',
  purpose,
  textOf: ({ site, email }: { readonly site: number; readonly email: string }) =>
    `${site} ${email.trim().toLowerCase()}`,
});

/** Wrong codes of one member across all pending logins: a new login brings no new attempts (AUTH-13). */
export const codeLockout = lockout({
  table,
  kind: 'second-step',
  purpose,
  textOf: (member: Id) => `second step of ${member}`,
});

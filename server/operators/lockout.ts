import type { Id } from '#contract/kit/id.ts';
import { lockout } from '#server/platform/identity/lockout.ts';

const table = 'operator_limits';
const purpose = 'operators/limited';

/** Passwords tried with an address, known or not (ACC-9). */
export const passwordLockout = lockout({
  table,
  kind: 'console-login',
  purpose,
  textOf: (email: string) => `address ${email.trim().toLowerCase()}`,
});

/** Wrong codes of one operator across all pending logins: a new login brings no new attempts (AUTH-13). */
export const codeLockout = lockout({
  table,
  kind: 'console-code',
  purpose,
  textOf: (operator: Id) => `code of ${operator}`,
});

import type { Id } from '#contract/kit/id.ts';
import type { OperatorsTables } from '#database/tables/operators.ts';
import type { IdentityOf } from '#server/platform/identity/identity.ts';
import { lockout } from '#server/platform/identity/lockout.ts';

const limits = { table: 'operator_limits', purpose: 'operators/limited' } as const;

/** Passwords tried with an address, known or not (ACC-9). */
export const passwordLockout = lockout({
  ...limits,
  kind: 'console-login',
  textOf: (email: string) => `address ${email.trim().toLowerCase()}`,
});

/** How operators log in. */
export const operatorIdentity = {
  subject: 'operator_id',
  sessions: 'operator_sessions',
  pendingLogins: 'operator_pending_logins',
  recoveryCodes: 'operator_recovery_codes',
  knownDevices: 'operator_known_devices',
  passwords: { table: 'operators', subject: 'id' },
  totp: { table: 'operators', subject: 'id' },
  /** A working day, even in constant use. */
  sessionSeconds: 12 * 3600,
  /** Short, because somebody else may be at the screen. */
  idleSeconds: 30 * 60,
  codeLockout: lockout({ ...limits, kind: 'console-code', textOf: (operator: Id) => `code of ${operator}` }),
  totpPurpose: 'operators/totp-secret',
  recoveryCodePurpose: 'operators/recovery-code',
} as const satisfies IdentityOf<OperatorsTables, 'operator_id'>;

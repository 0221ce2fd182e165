import type { Id } from '#contract/kit/id.ts';
import type { AccountsTables } from '#database/tables/accounts.ts';
import type { IdentityOf } from '#server/platform/identity/identity.ts';
import { lockout } from '#server/platform/identity/lockout.ts';
import { accountLimits } from '../limits/account-limits.sql.ts';
import { daySeconds } from '../limits/lifetimes.ts';

const limits = { table: accountLimits, purpose: 'accounts/address-hash' } as const;

/** Passwords tried with an address of a site, known or not (ACC-9). */
export const passwordLockout = lockout({
  ...limits,
  kind: 'login',
  textOf: ({ site, email }: { readonly site: number; readonly email: string }) =>
    `${site} ${email.trim().toLowerCase()}`,
});

/** How members log in. */
export const memberIdentity = {
  subject: 'member_id',
  sessions: 'sessions',
  pendingLogins: 'pending_logins',
  recoveryCodes: 'recovery_codes',
  knownDevices: 'known_devices',
  passwords: { table: 'credentials', subject: 'member_id' },
  totp: { table: 'totp_secrets', subject: 'member_id', confirmed: 'confirmed_at' },
  /** Without renewal (ACC-8, AUTH-6). */
  sessionSeconds: 30 * daySeconds,
  /** An unused login ends earlier (AUTH-6). */
  idleSeconds: 14 * daySeconds,
  codeLockout: lockout({
    ...limits,
    kind: 'second-step',
    textOf: (member: Id) => `second step of ${member}`,
  }),
  totpPurpose: 'accounts/totp-secret',
  recoveryCodePurpose: 'accounts/recovery-code',
} as const satisfies IdentityOf<AccountsTables, 'member_id'>;

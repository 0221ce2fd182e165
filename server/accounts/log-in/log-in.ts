import { logIn } from '#contract/accounts/log-in.ts';
import { recordSecurityEvent, type SecurityEventFacts } from '#server/operators/door.ts';
import { deviceToken } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { proveLogin } from '#server/platform/identity/prove-login.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { credentialsOfAddress } from '../credentials/credentials.sql.ts';
import { memberIdentity, passwordLockout } from '../credentials/member-identity.sql.ts';
import { openPendingLogin } from '../two-step/two-step.sql.ts';
import { logInMember } from './log-in-member.ts';

interface Login {
  readonly site: number;
  readonly email: string;
  readonly password: string;
  readonly device: string | undefined;
  readonly from: SecurityEventFacts['from'];
}

/**
 * Returns whether the site reveals which addresses have an account. If it does not, an unconfirmed address
 * counts as unknown. Otherwise a log-in after signing up with somebody's address would show whether the
 * address was free (ACC-11).
 */
const isRevealing = (site: number) => siteById(site).settings.reveal_account_existence === 'yes';

/**
 * Returns the member behind an address and password. Throws `login_failed` or `login_locked`, for unknown
 * addresses alike (ACC-9).
 */
const proveMemberLogin = (platform: Platform, { site, email, password, device, from }: Login) =>
  proveLogin(platform, memberIdentity, {
    name: { site, email },
    lockout: passwordLockout,
    password,
    device,
    ip: from.ip,
    failed: (member, kind) => recordSecurityEvent(platform.db, platform, { kind, member, from }),
    async find() {
      const found = await credentialsOfAddress(platform.db, site, email);
      return found?.verified_at === null && !isRevealing(site) ? undefined : found;
    },
  });

export const logInHandler = handler(logIn, async (call, platform) => {
  const { email, password } = call.input;
  const device = deviceToken(call.cookies);
  const login = { site: call.site, email, password, device, from: call };
  const { id, changed_at: since } = await proveMemberLogin(platform, login);
  const pending = await openPendingLogin(platform, id, since);
  if (pending !== null) return { user: null, second_step: pending };
  return { user: await logInMember(platform, call, id, { since }) };
});

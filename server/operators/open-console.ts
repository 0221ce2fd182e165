import type { Id } from '#contract/kit/id.ts';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { isToken, newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { after, codesPerLogin, sessionSeconds } from './lifetimes.ts';
import { codeLockout } from './lockout.ts';
import { setOperatorCookie } from './operator-cookie.ts';
import { lockOperator } from './operators.sql.ts';
import { endPendingLogin, tryPendingLogin } from './pending-logins.sql.ts';
import { deleteSession, insertSession } from './sessions.sql.ts';
import { spendSecondFactorCode } from './spend-second-factor-code.ts';

type Entry = Pick<RawCall, 'cookies' | 'setCookie'>;

interface SecondStep {
  readonly token: string;
  readonly code: string;
}

/** Opens a login in this browser and ends the previous one, so the token rotates. */
async function openSession({ db }: Unit, call: Entry, operator: Id, now: Date): Promise<string> {
  const before = call.cookies[operatorCookie];
  if (isToken(before)) await deleteSession(db, tokenHash(before));
  const token = newToken();
  const expires = after(now, sessionSeconds);
  await insertSession(db, { operator, hash: tokenHash(token), now, expires });
  await insertAuditEntry(db, { operator, action: 'operators/log-in', at: now });
  return token;
}

/**
 * Logs in an operator with the token of a correct password and a correct code, and uses both up. Locks the
 * operator's row, so that no login slips past a `--disable`. Throws `second_step_failed`,
 * `second_step_expired` or `login_locked`.
 */
export async function finishConsoleLogIn(
  platform: Platform,
  call: Entry,
  { token, code }: SecondStep,
): Promise<Id> {
  const now = platform.clock.now();
  if (!isToken(token)) throw new Refusal('second_step_expired');
  const hash = tokenHash(token);
  const operator = await tryPendingLogin(platform.db, { hash, tries: codesPerLogin, now });
  if (operator === undefined) throw new Refusal('second_step_expired');
  const attempt = await countLockoutTry(platform, codeLockout, operator);
  const opened = await platform
    .transact(async (unit) => {
      const row = await lockOperator(unit.db, operator);
      if (row === undefined) throw new Refusal('second_step_expired');
      if (!(await spendSecondFactorCode(unit.db, platform.keys, row, { typed: code, now }))) return null;
      // Another correct code with the same token was faster: this code stays unused.
      if (!(await endPendingLogin(unit.db, hash))) throw new Refusal('second_step_expired');
      return openSession(unit, call, operator, now);
    })
    .catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
  if (opened === null) {
    await attempt.wrong();
    throw new Refusal('second_step_failed');
  }
  await attempt.right();
  setOperatorCookie(call, opened);
  return operator;
}

import type { Id } from '#contract/kit/id.ts';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { tryPendingLogin } from '#server/platform/identity/pending-logins.sql.ts';
import { proveSecondStep } from '#server/platform/identity/prove-second-step.ts';
import { deleteSession, openSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { setOperatorCookie } from './operator-cookie.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { lockOperator } from './operators.sql.ts';

type Entry = Pick<RawCall, 'cookies' | 'setCookie'>;

interface SecondStep {
  readonly token: string;
  readonly code: string;
}

/**
 * Logs in an operator with the token of a correct password and a correct code, and uses both up. Locks the
 * operator's row, so that no login slips past a `--disable`. Ends this browser's previous login, so the token
 * rotates. Throws `second_step_failed`, `second_step_expired` or `login_locked`.
 */
export async function finishConsoleLogIn(platform: Platform, call: Entry, step: SecondStep): Promise<Id> {
  const now = platform.clock.now();
  const { operator, opened } = await proveSecondStep(platform, operatorIdentity, {
    ...step,
    begin: (asked) => tryPendingLogin(platform.db, operatorIdentity, asked).executeTakeFirst(),
    readSecret: async (db, id) => (await lockOperator(db, id))?.sealed_secret,
    async finish({ db }, { subject }) {
      const before = call.cookies[operatorCookie];
      if (isToken(before)) await deleteSession(db, operatorIdentity, tokenHash(before));
      const token = await openSession(db, operatorIdentity, subject, now);
      await insertAuditEntry(db, { operator: subject, action: 'operators/log-in', at: now });
      return { operator: subject, opened: token };
    },
  });
  setOperatorCookie(call, opened);
  return operator;
}

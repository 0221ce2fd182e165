import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deleteSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { clearOperatorCookie } from './operator-session.ts';

export const logOutOperatorHandler = handler(logOutOperator, async (call, platform) => {
  const token = call.cookies[operatorCookie];
  if (isToken(token))
    await platform.transact(async ({ db }) => {
      const ended = await deleteSession(db, operatorIdentity, tokenHash(token));
      if (ended === undefined) return;
      await insertAuditEntry(db, {
        operator: ended.subject,
        action: 'operators/log-out',
        at: platform.clock.now(),
      });
    });
  clearOperatorCookie(call);
  return { logged_out: true as const };
});

import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { operatorCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { clearOperatorCookie } from './operator-cookie.ts';
import { deleteSession } from './sessions.sql.ts';

export const logOutOperatorHandler = handler(logOutOperator, async (call, platform) => {
  const token = call.cookies[operatorCookie];
  if (isToken(token))
    await platform.transact(async ({ db }) => {
      const operator = await deleteSession(db, tokenHash(token));
      if (operator === undefined) return;
      await insertAuditEntry(db, { operator, action: 'operators/log-out', at: platform.clock.now() });
    });
  clearOperatorCookie(call);
  return { logged_out: true as const };
});

import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { operatorCookie, operatorDeviceCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { rememberDevice } from '#server/platform/identity/known-devices.sql.ts';
import { tryPendingLogin } from '#server/platform/identity/pending-logins.sql.ts';
import { proveSecondStep } from '#server/platform/identity/prove-second-step.ts';
import { deleteSession, openSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorOf } from './get-operator.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { deviceTokenOf, setOperatorCookie, setOperatorDevice } from './operator-session.ts';
import { lockOperator } from './operators.sql.ts';
import { recordSecurityEvent } from './security-log/record-security-event.ts';

/**
 * Locks the operator's row, so that no login slips past a `--disable`. Ends this browser's previous login, so
 * the token rotates.
 */
export const finishOperatorLogInHandler = handler(finishOperatorLogIn, async (call, platform) => {
  const now = platform.clock.now();
  const device = deviceTokenOf(call);
  const { operator, token } = await proveSecondStep(platform, operatorIdentity, {
    ...call.input,
    device: call.cookies[operatorDeviceCookie],
    failed: (operator, kind) =>
      recordSecurityEvent(platform.db, platform, {
        kind,
        operator,
        operation: finishOperatorLogIn.name,
        from: call,
      }),
    begin: (asked) => tryPendingLogin(platform.db, operatorIdentity, asked).executeTakeFirst(),
    readSecret: async (db, id) => (await lockOperator(db, id))?.sealed_secret,
    async finish({ db }, { subject }) {
      const before = call.cookies[operatorCookie];
      if (isToken(before)) await deleteSession(db, operatorIdentity, tokenHash(before));
      const opened = await openSession(db, operatorIdentity, subject, now, { proven_at: now });
      await rememberDevice(db, operatorIdentity, subject, { token: device, now });
      await recordSecurityEvent(db, platform, { kind: 'log_in', operator: subject, from: call });
      await insertAuditEntry(db, { operator: subject, action: 'operators/log-in', at: now });
      return { operator: subject, token: opened };
    },
  });
  setOperatorCookie(call, token);
  setOperatorDevice(call, device);
  return { operator: await operatorOf(platform.db, operator) };
});

import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { operatorDeviceCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { newPendingLogin } from '#server/platform/identity/pending-logins.sql.ts';
import { proveLogin } from '#server/platform/identity/prove-login.ts';
import { operatorIdentity, passwordLockout } from './operator-identity.sql.ts';
import { insertPendingLogin, operatorOfAddress } from './operators.sql.ts';
import { recordSecurityEvent } from './security-log/record-security-event.ts';

/** Answers a correct password, which alone opens nothing, with a token for the second step (SAFE-2). */
export const logInOperatorHandler = handler(logInOperator, async (call, platform) => {
  const { input, cookies, ip } = call;
  const { id, password_hash: passwordHash } = await proveLogin(platform, operatorIdentity, {
    name: input.email,
    lockout: passwordLockout,
    password: input.password,
    device: cookies[operatorDeviceCookie],
    ip,
    failed: (operator, kind) =>
      recordSecurityEvent(platform.db, platform, {
        kind,
        operator,
        operation: logInOperator.name,
        from: call,
      }),
    find: () => operatorOfAddress(platform.db, input.email),
  });
  const { hash, expires, answer } = newPendingLogin(platform.clock.now());
  if (!(await insertPendingLogin(platform.db, { operator: id, passwordHash, hash, expires })))
    throw new Refusal('login_failed');
  return answer;
});

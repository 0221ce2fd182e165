import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { deviceToken } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { proveSecondStep } from '#server/platform/identity/prove-second-step.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { confirmedSecretOf } from '../credentials/second-factor.sql.ts';
import { tryMemberLogin } from '../two-step/two-step.sql.ts';
import { logInMember } from './log-in-member.ts';

export const finishLogInHandler = handler(finishLogIn, async (call, platform) => {
  const { subject, since } = await proveSecondStep(platform, memberIdentity, {
    ...call.input,
    device: deviceToken(call.cookies),
    failed: (member, kind) => recordSecurityEvent(platform.db, platform, { kind, member, from: call }),
    begin: (asked) => tryMemberLogin(platform.db, { ...asked, site: call.site }),
    readSecret: confirmedSecretOf,
    finish: async (_unit, pending) => pending,
  });
  return { user: await logInMember(platform, call, subject, { since, secondFactor: true }) };
});

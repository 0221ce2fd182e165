import { liftRestrictions } from '#contract/profiles/lift-restrictions.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { unrestrictMember } from './restrict-member.ts';

export const liftRestrictionsHandler = handler(liftRestrictions, async (call, platform) => {
  const { operator, input } = call;
  const { member } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await unrestrictMember(unit, member, {}, { at, early: true }))) return;
    await recordAction(unit, { operator, action: 'profiles/lift-restrictions', member, at });
  });
  return { member };
});

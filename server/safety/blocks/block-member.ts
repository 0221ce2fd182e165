import { blockMember } from '#contract/safety/block-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertBlock, lockPair } from './blocks.sql.ts';
import { notifyBoth } from './notify-both.ts';

/** Requires only that the member exists: a member who is not visible (any more) can be blocked too. */
export const blockMemberHandler = handler(blockMember, async (call, platform) => {
  const { member, site, input } = call;
  const { profile } = input;
  if (profile === member) call.refuse('own_profile');
  const outcome = await platform.transact(async (unit) => {
    await lockPair(unit.db, member, profile);
    const written = await insertBlock(unit.db, { site, by: member, of: profile, at: platform.clock.now() });
    if (written === 'created') await notifyBoth(unit, member, profile);
    return written;
  });
  return outcome === 'none' ? call.refuse('not_found') : { profile };
});

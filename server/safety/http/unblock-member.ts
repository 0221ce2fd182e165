import { unblockMember } from '#contract/safety/unblock-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { tellBoth } from '../actions/tell-both.ts';
import { deleteBlock } from '../store/blocks.ts';
import { lockPair } from '../store/lock-pair.ts';

export const unblockMemberHandler = handler(
  unblockMember,
  async ({ member, input: { profile } }, platform) => {
    await platform.transact(async (unit) => {
      await lockPair(unit.db, member, profile);
      if (await deleteBlock(unit.db, member, profile)) await tellBoth(unit, member, profile);
    });
    return { profile };
  },
);

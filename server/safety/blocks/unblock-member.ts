import { unblockMember } from '#contract/safety/unblock-member.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deleteBlock, lockPair } from './blocks.sql.ts';
import { notifyBoth } from './notify-both.ts';

export const unblockMemberHandler = handler(
  unblockMember,
  async ({ member, input: { profile } }, platform) => {
    await platform.transact(async (unit) => {
      await lockPair(unit.db, member, profile);
      if (await deleteBlock(unit.db, member, profile)) await notifyBoth(unit, member, profile);
    });
    return { profile };
  },
);

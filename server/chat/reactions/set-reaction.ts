import { reactionChanged } from '#contract/chat/events.ts';
import { setReaction } from '#contract/chat/set-reaction.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadPairCards } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { reactionTarget, writeReaction } from './reactions.sql.ts';

/**
 * Both members must be able to meet, as for a message. The event goes to the open devices of both. Nothing
 * else follows: no push, no mail, no unread count, and no answer of a fictional profile (FIC-8).
 */
export const setReactionHandler = handler(setReaction, async (call, platform) => {
  const { member, site, input } = call;
  const { reaction, ...place } = input;
  const now = platform.clock.now();
  const key = { member, ...place };
  return platform.transact(async (unit) => {
    const { db } = unit;
    const target = await reactionTarget(db, key);
    if (!target) return call.refuse('not_found');
    const [cards, withheld] = await Promise.all([
      loadPairCards(db, site, [member, target.other], now),
      isWithheld(db, member),
    ]);
    if (!cards.has(target.other)) call.refuse('not_found');
    if (!cards.has(member)) call.refuse('confirm_first');
    if (withheld) call.refuse('under_review');
    const same = { reaction: { ...place, ...target.known } };
    if (target.known.reaction === reaction) return same;
    const revision = await writeReaction(db, key, reaction, now);
    // Another device of the member stored the same reaction at this moment, and announced it.
    if (revision === null) return same;
    const change = { ...place, member, reaction, revision };
    for (const one of [member, target.other]) unit.emit(one, reactionChanged, change);
    return { reaction: change };
  });
});

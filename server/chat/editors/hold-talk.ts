import { holdTalk } from '#contract/chat/editors/hold-talk.ts';
import { handler } from '#server/platform/http/handler.ts';
import { talkClaimUntil } from './editor-limits.ts';
import { extendClaim } from './editor-talks.sql.ts';

export const holdTalkHandler = handler(holdTalk, async (call, { db, clock }) => {
  const { operator, input } = call;
  const now = clock.now();
  const until = input.typing ? talkClaimUntil(now) : null;
  const held = await extendClaim(db, { conversation: input.conversation, operator, now, until });
  if (held === undefined) return call.refuse('talk_not_yours');
  return { held_until: held.claimed_until.toISOString(), last: held.last_seq };
});

import { likeSeen } from '#contract/likes/events.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setLikeSeen } from './write-likes.sql.ts';

export const markLikeSeenHandler = handler(markLikeSeen, async ({ member, input: { profile } }, platform) => {
  const changed = await setLikeSeen(platform.db, member, profile, platform.clock.now());
  if (changed) platform.live.emit(member, likeSeen, { profile });
  return { profile };
});

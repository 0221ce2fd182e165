import { resumeFictional } from '#contract/chat/resume-fictional.ts';
import { handler } from '#server/platform/http/handler.ts';
import { carePauseMilliseconds } from './care-cause.ts';
import { endFictionalPause } from './fictional-ties.sql.ts';

export const resumeFictionalHandler = handler(resumeFictional, async (call, { db, clock }) => {
  const { member, input } = call;
  const now = clock.now();
  const over = new Date(now.getTime() - carePauseMilliseconds);
  if (await endFictionalPause(db, { member, profile: input.profile }, over, now)) call.refuse('too_early');
  return { profile: input.profile };
});

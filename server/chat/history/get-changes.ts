import { changesAtOnce, getChanges } from '#contract/chat/get-changes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { changedMessages } from '#server/safety/door.ts';

/** A decision bears the time at which it began and is seen when it is done: the last minute is told again. */
const overlap = 60_000;

export const getChangesHandler = handler(getChanges, async ({ input, member }, { db, clock }) => {
  const until = new Date(clock.now().getTime() - overlap).toISOString();
  const { since = null } = input;
  return { changes: await changedMessages(db, { member, since, limit: changesAtOnce }), until };
});

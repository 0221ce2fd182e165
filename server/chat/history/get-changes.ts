import { changesAtOnce, getChanges } from '#contract/chat/get-changes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { changedMessages } from '#server/safety/door.ts';

/**
 * A decision is dated at its start but visible only after its commit. Each answer therefore repeats the last
 * minute.
 */
const overlap = 60_000;

export const getChangesHandler = handler(getChanges, async ({ input, member }, { db, clock }) => {
  const until = new Date(clock.now().getTime() - overlap).toISOString();
  const { since = null } = input;
  return { changes: await changedMessages(db, { member, since, limit: changesAtOnce }), until };
});

import { changesAtOnce, getChanges } from '#contract/chat/get-changes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { changedMessages } from '#server/safety/door.ts';
import { changedReactions } from '../reactions/reactions.sql.ts';

/**
 * A change is dated at its start but visible only after its commit. Each answer therefore repeats the last
 * minute.
 */
const overlap = 60_000;

export const getChangesHandler = handler(getChanges, async ({ input, member }, { db, clock }) => {
  const until = new Date(clock.now().getTime() - overlap).toISOString();
  const { since = null } = input;
  const wanted = { member, since, limit: changesAtOnce };
  const [changes, reactions] = await Promise.all([changedMessages(db, wanted), changedReactions(db, wanted)]);
  return { changes, reactions, until };
});

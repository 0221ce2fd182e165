import { getFlagger } from '#contract/safety/flaggers/get-flagger.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { readKey } from './flagger-key.ts';
import { confirmFlagger, flaggerOfKey } from './flaggers.sql.ts';

/** The trusted flagger of a mailed key; undefined for a key that is unknown, replaced or ended. */
export async function flaggerBy(db: Handle, keys: Keys, key: string, now: Date) {
  const read = readKey(keys, key);
  return read === undefined ? undefined : flaggerOfKey(db, read, now);
}

export const getFlaggerHandler = handler(getFlagger, async (call, platform) => {
  const { db, keys, clock } = platform;
  const found = await flaggerBy(db, keys, call.input.key, clock.now());
  if (found === undefined) return call.refuse('flagger_unknown');
  await confirmFlagger(db, found.id, clock.now());
  return { name: found.name };
});

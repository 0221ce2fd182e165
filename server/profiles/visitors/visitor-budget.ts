import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { type Network, networksOf } from '#server/platform/limits/networks.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countViews } from './visitor-views.sql.ts';

/**
 * Different profiles that the visitors of a network may see in a day, by the size of the network (SAFE-9).
 */
const budgets: ReadonlyMap<Network['prefix'], number> = new Map([
  [24, 200],
  [64, 200],
  [48, 400],
]);

/**
 * Counts the real members that a visitor is about to see. False if a network of the visitor has seen its
 * number of different members today. Members seen before cost nothing, and fictional profiles never do.
 * Networks and members are stored as keyed hashes that change daily.
 */
export async function admitVisitor(
  { db, keys, clock, config }: Pick<Platform, 'db' | 'keys' | 'clock' | 'config'>,
  ip: string,
  cards: readonly ProfileCard[],
): Promise<boolean> {
  const day = clock.now().toISOString().slice(0, 10);
  const seen = cards
    .filter(({ fictional }) => !fictional)
    .map(({ id }) => keys.mac('profiles/visitor-view', `${day} ${id}`).readBigInt64BE());
  if (seen.length === 0) return true;
  for (const { key, prefix } of networksOf(ip)) {
    const profiles = budgets.get(prefix);
    if (profiles === undefined) continue;
    const network = keys.mac('profiles/visitor-network', `${day} ${key}`);
    const most = profiles * config.rateLimitFactor;
    if (!(await countViews(db, { network, day, seen, most }))) return false;
  }
  return true;
}

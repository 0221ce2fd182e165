import { isIPv6 } from 'node:net';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { limitedAddress } from '#server/platform/http/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countViews } from './visitor-views.sql.ts';

/** A network that visitors come from, and how many different profiles it may see in a day. */
interface Network {
  readonly name: string;
  readonly profiles: number;
}

/** The /24 of an IPv4 address, or the /64 and the /48 of an IPv6 address (SAFE-9). */
function networksOf(ip: string): readonly Network[] {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (!isIPv6(v4)) return [{ name: v4.split('.').slice(0, 3).join('.'), profiles: 200 }];
  const v64 = limitedAddress(v4);
  return [
    { name: v64, profiles: 200 },
    { name: `${v64.split(':').slice(0, 3).join(':')}/48`, profiles: 400 },
  ];
}

/**
 * Counts the real members that a visitor is about to see. False if a network of the visitor has seen its number
 * of different members today. Members seen before cost nothing, and fictional profiles never do. Networks and
 * members are stored as keyed hashes that change daily.
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
  for (const { name, profiles } of networksOf(ip)) {
    const network = keys.mac('profiles/visitor-network', `${day} ${name}`);
    const most = profiles * config.rateLimitFactor;
    if (!(await countViews(db, { network, day, seen, most }))) return false;
  }
  return true;
}

import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { likesTables } from './tables.ts';

/** The likes section of an account export: both directions, with other members as pseudonyms (GDPR-7). */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const rows = await likesTables(db)
    .selectFrom('likes')
    .select(['direction', 'other_id', 'origin', 'created_at', 'seen_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .orderBy('other_id')
    .execute();
  const given = rows
    .filter((row) => row.direction === 'given')
    .map(({ other_id, origin, created_at }) => ({ to: pseudonymOf(other_id), origin, created_at }));
  const received = rows
    .filter((row) => row.direction === 'received')
    .map(({ other_id, origin, created_at, seen_at }) => ({
      from: pseudonymOf(other_id),
      origin,
      created_at,
      seen_at,
    }));
  return { data: { given, received } };
}

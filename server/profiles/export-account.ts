import { sql } from 'kysely';
import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { promptAnswers } from './cards/prompt-answers.sql.ts';
import { profiles } from './tables.ts';

/** The profile section of an account export: every field, including the rounded position (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const row = await profiles(db)
    .selectFrom('profiles')
    .selectAll()
    .select([
      promptAnswers.as('prompts'),
      sql<number | null>`round(latitude(position)::numeric, 4)::float8`.as('latitude'),
      sql<number | null>`round(longitude(position)::numeric, 4)::float8`.as('longitude'),
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
  if (!row) return { data: { profile: null } };
  const moves = await profiles(db)
    .selectFrom('location_moves')
    .select('moved_at')
    .where('member_id', '=', member)
    .executeTakeFirst();
  const { member_id: _id, site_id: _site, position: _position, ...profile } = row;
  return { data: { profile, moves: moves?.moved_at ?? [] } };
}

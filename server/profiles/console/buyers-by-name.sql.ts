import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Beyond so many a name alone finds nobody. */
const atMost = 100;

/** Members of that name, whatever its capitals, who ordered something; those who signed up last come first. */
export async function buyersNamed(db: Handle, name: string): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles
    where lower(name) = lower(${name}) and exists (select from payments where payments.member_id = profiles.member_id)
    order by created_on desc, member_id limit ${atMost}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

import { sql } from 'kysely';
import type { MemberState } from '#contract/accounts/console/member-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { stateOf } from './member-state.sql.ts';

export interface MemberHead {
  readonly site_id: number;
  readonly joined_at: Date;
  readonly erased_at: Date | null;
  readonly name: string | null;
  readonly gender: string | null;
  readonly date_of_birth: string | null;
  readonly fictional: boolean | null;
  readonly last_active_at: Date | null;
  readonly language: string | null;
  readonly erase_at: Date | null;
  readonly main_photo: Id | null;
  readonly state: MemberState;
}

/** The head of a member's page, in one statement. Undefined for an id that no member ever had. */
export async function memberHead(db: Handle, member: Id): Promise<MemberHead | undefined> {
  const { rows } = await sql<MemberHead>`
    select found.site_id, found.joined_at, found.erased_at, profiles.name, profiles.gender,
      profiles.date_of_birth, profiles.fictional, profiles.last_active_at, addresses.language, deletions.erase_at,
      (select photos.id from photos where photos.member_id = found.id
        order by photos.is_main desc, photos.position limit 1) as main_photo,
      ${stateOf(sql`found.id`)} as state
    from members found
    left join profiles on profiles.member_id = found.id
    left join addresses on addresses.member_id = found.id
    left join deletions on deletions.member_id = found.id
    where found.id = ${member}`.execute(db);
  return rows[0];
}

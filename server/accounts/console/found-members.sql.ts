import { type RawBuilder, sql } from 'kysely';
import type { MatchedKey } from '#contract/accounts/console/find-members.ts';
import type { MemberState } from '#contract/accounts/console/member-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { stateOf } from './member-state.sql.ts';
import type { SearchTerm } from './read-term.ts';

/** Members with such a name that one search looks at, of each kind of match. */
export const namesAtMost = 100;

export interface FoundRow {
  readonly member: Id;
  readonly site_id: number;
  readonly name: string | null;
  readonly date_of_birth: string | null;
  readonly fictional: boolean;
  readonly state: MemberState;
  readonly joined_at: Date;
  readonly last_active_at: Date | null;
  readonly main_path: string | null;
  readonly matched: MatchedKey[];
  /** Number of candidates with a name. */
  readonly named: number;
}

export interface MemberSearch {
  readonly term: SearchTerm;
  readonly site: number | undefined;
  readonly state: MemberState | undefined;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

const byMail = (email: string, now: Date): RawBuilder<unknown>[] => [
  sql`select member_id, 'mail' as matched, 0 as rank from addresses where email = ${email}`,
  sql`select member_id, case purpose when 'mail_change' then 'new_mail' else 'former_mail' end, 1 from mailed_tokens
    where email = ${email} and used_at is null and expires_at > ${now}`,
];

const byNumber = (number: Id): RawBuilder<unknown>[] => [
  sql`select id as member_id, 'member' as matched, 0 as rank from members where id = ${number}`,
  sql`select member_id, 'order', 1 from payments where id = ${number}`,
];

const byCase = (id: Id): RawBuilder<unknown>[] => [
  sql`select member_id, 'case_about' as matched, 0 as rank from reports where id = ${id}`,
  sql`select reporter_id, 'case_by', 1 from reports where id = ${id} and reporter_id is not null`,
  sql`select member_id, 'complaint', 1 from complaints where id = ${id} and member_id is not null`,
];

const escaped = (name: string): string => name.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * The whole name first, then its beginning, then any part of three characters or more. A part is read by
 * trigrams, and only if fewer names than the limit begin with it.
 */
function byName(name: string, { site, state }: MemberSearch): RawBuilder<unknown>[] {
  const plain = escaped(name.toLowerCase());
  const filters = sql`${site === undefined ? sql`` : sql`and named.site_id = ${site}`}
    ${state === undefined ? sql`` : sql`and ${stateOf(sql`named.member_id`)} = ${state}`}`;
  const whole = sql`(select member_id, 'name' as matched, 2 as rank from profiles named
    where lower(named.name) like ${plain} ${filters} limit ${namesAtMost})`;
  if (name.length < 3) return [whole];
  const beginning = sql`from profiles named where lower(named.name) like ${`${plain}%`} ${filters} limit ${namesAtMost}`;
  return [
    whole,
    sql`(select member_id, 'name', 3 ${beginning})`,
    sql`(select member_id, 'name', 4 from profiles named
      where (select count(*) from (select ${beginning}) as begun) < ${namesAtMost}
        and named.name ilike ${`%${plain}%`} ${filters} limit ${namesAtMost})`,
  ];
}

function candidates(search: MemberSearch): RawBuilder<unknown>[] {
  const { email, number, caseId, profile, picture, name } = search.term;
  return [
    ...(email === undefined ? [] : byMail(email, search.now)),
    ...(number === undefined ? [] : [...byNumber(number), ...byCase(number)]),
    ...(caseId === undefined ? [] : byCase(caseId)),
    ...(profile === undefined
      ? []
      : [
          sql`select id as member_id, 'profile_address' as matched, 0 as rank from members where id = ${profile}`,
        ]),
    ...(picture === undefined
      ? []
      : [sql`select member_id, 'picture_address' as matched, 0 as rank from photos where path = ${picture}`]),
    ...(name === undefined ? [] : byName(name, search)),
  ];
}

/**
 * Members that match a term, the best match first, then the most recently active. Reads each key by an index,
 * and the state only of the rows of the page, unless it is a filter.
 */
export async function foundMembers(db: Handle, search: MemberSearch): Promise<FoundRow[]> {
  const parts = candidates(search);
  if (parts.length === 0) return [];
  const { site, state, offset, limit } = search;
  const { rows } = await sql<FoundRow>`
    with candidate as (${sql.join(parts, sql` union all `)}),
    found as (
      select member_id, min(rank) as rank, array_agg(distinct matched order by matched) as matched
      from candidate group by member_id
    ),
    page as (
      select found.member_id, found.matched, found.rank, members.site_id, members.joined_at, profiles.name,
        profiles.date_of_birth, profiles.fictional, profiles.last_active_at
      from found join members on members.id = found.member_id
      left join profiles on profiles.member_id = found.member_id
      where true ${site === undefined ? sql`` : sql`and members.site_id = ${site}`}
        ${state === undefined ? sql`` : sql`and ${stateOf(sql`found.member_id`)} = ${state}`}
      order by found.rank, profiles.last_active_at desc nulls last, found.member_id
      offset ${offset} limit ${limit}
    )
    select page.member_id as member, page.matched, page.site_id, page.joined_at, page.name, page.date_of_birth,
      coalesce(page.fictional, false) as fictional, page.last_active_at, photos.path as main_path,
      ${stateOf(sql`page.member_id`)} as state,
      (select count(*)::int from candidate where rank >= 2) as named
    from page left join photos on photos.member_id = page.member_id and photos.is_main and photos.status = 'active'
      and not photos.withheld
    order by page.rank, page.last_active_at desc nulls last, page.member_id`.execute(db);
  return rows;
}

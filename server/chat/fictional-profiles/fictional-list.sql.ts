import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface FictionalRow {
  readonly profile: Id;
  readonly site: number;
  readonly name: string;
  readonly fictional: boolean;
  readonly gender: string;
  readonly date_of_birth: string;
  readonly status: string;
  readonly main_path: string | null;
  readonly pictures: number;
  readonly talks: number;
  readonly waiting: number;
  readonly answers: number;
  readonly answer_minutes: number | null;
}

export interface FictionalSearch {
  readonly sites: readonly number[];
  readonly search: string | undefined;
  readonly status: string | undefined;
  /** Answers since then count. */
  readonly since: Date;
  readonly offset: number;
  readonly limit: number;
}

const escaped = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A page of fictional profiles by name. The numbers are counted for the profiles of the page alone. */
export async function fictionalRows(
  db: Handle,
  { sites, search, status, since, offset, limit }: FictionalSearch,
): Promise<FictionalRow[]> {
  const named = search === undefined ? null : escaped(search);
  const { rows } = await sql<FictionalRow>`
    with chosen as (
      select member_id, site_id, name, fictional, gender, date_of_birth::text, status from profiles
      where fictional and site_id = any(${[...sites]}::smallint[])
        and (${named}::text is null or name ilike ${named}::text)
        and (${status ?? null}::text is null or status = ${status ?? null}::text)
      order by lower(name), member_id offset ${offset} limit ${limit}
    )
    select chosen.member_id as profile, chosen.site_id as site, chosen.name, chosen.fictional, chosen.gender,
      chosen.date_of_birth, chosen.status,
      (select path from photos where member_id = chosen.member_id and is_main and photos.status = 'active') as main_path,
      (select count(*)::int from photos where member_id = chosen.member_id and photos.status = 'active') as pictures,
      (select count(*)::int from participants where member_id = chosen.member_id) as talks,
      (select count(*)::int from editor_talks
        where profile_id = chosen.member_id and waiting_since is not null) as waiting,
      pace.answers, pace.answer_minutes
    from chosen cross join lateral (
      select count(*)::int as answers,
        (percentile_cont(0.5) within group (order by extract(epoch from given.at - given.asked_at)) / 60)::int
          as answer_minutes
      from editor_answers given join editor_talks talks using (conversation_id)
      where talks.profile_id = chosen.member_id and given.at > ${since}
    ) pace
    order by lower(chosen.name), chosen.member_id`.execute(db);
  return rows;
}

/** Conversations of a fictional profile, and those that wait for an editor. */
export async function countTalks(
  db: Handle,
  profile: Id,
): Promise<{ readonly talks: number; readonly waiting: number }> {
  const { rows } = await sql<{ talks: number; waiting: number }>`
    select (select count(*)::int from participants where member_id = ${profile}) as talks,
      (select count(*)::int from editor_talks where profile_id = ${profile} and waiting_since is not null) as waiting`.execute(
    db,
  );
  return rows[0] ?? { talks: 0, waiting: 0 };
}

/** The notes about a fictional profile, oldest first, with the address of their author. */
export async function profileNotes(
  db: Handle,
  profile: Id,
): Promise<Array<{ readonly id: Id; readonly words: string; readonly at: Date; readonly by: string }>> {
  const { rows } = await sql<{ id: Id; words: string; at: Date; by: string }>`
    select notes.id, notes.words, notes.at, operators.email as by
    from editor_notes notes join operators on operators.id = notes.operator_id
    where notes.profile_id = ${profile} and notes.conversation_id is null order by notes.id`.execute(db);
  return rows;
}

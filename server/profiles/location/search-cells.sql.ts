import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from '../tables.ts';
import { type Cell, type CountedCell, smallestLevel } from './search-cells.ts';

/**
 * Counts the members in each smallest cell of a site. Only real, findable members who joined up to the given
 * day count, so that throwaway accounts shrink nobody's cell.
 */
export async function countSmallestCells(db: Handle, site: number, joinedOn: Date): Promise<CountedCell[]> {
  const { rows } = await sql<CountedCell>`
    select ${smallestLevel}::int as level, search_cell_row(position, ${smallestLevel}) as row,
      search_cell_column(position, ${smallestLevel}) as column, sum(here)::int as members
    from (
      select position::cube::earth as position, count(*) as here from profiles
      where site_id = ${site}::smallint and status = 'active' and not fictional and position is not null
        and created_on <= ${joinedOn.toISOString().slice(0, 10)}::date
      group by position::cube
    ) positions
    group by 2, 3`.execute(db);
  return rows;
}

export async function readSplits(db: Handle, site: number): Promise<Cell[]> {
  const rows = await profiles(db)
    .selectFrom('search_splits')
    .select(['level', 'row_nr', 'column_nr'])
    .where('site_id', '=', site)
    .execute();
  return rows.map(({ level, row_nr, column_nr }) => ({ level, row: row_nr, column: column_nr }));
}

const columnsOf = (site: number, cells: readonly Cell[]) => sql`
  select ${site}::smallint, * from unnest(
    ${cells.map(({ level }) => level)}::smallint[],
    ${cells.map(({ row }) => row)}::int[],
    ${cells.map(({ column }) => column)}::int[])`;

/** Stores new splits and deletes ended ones. */
export async function changeSplits(
  db: Handle,
  site: number,
  { added, ended }: { readonly added: readonly Cell[]; readonly ended: readonly Cell[] },
): Promise<void> {
  if (added.length > 0)
    await sql`insert into search_splits (site_id, level, row_nr, column_nr) ${columnsOf(site, added)}
      on conflict do nothing`.execute(db);
  if (ended.length > 0)
    await sql`delete from search_splits where (site_id, level, row_nr, column_nr) in (${columnsOf(site, ended)})`.execute(
      db,
    );
}

/**
 * Puts the next members after `after` into their present search cells, in the order of their ids. Returns the
 * last of them, or null at the end. Members whose cell is right are read only.
 */
export async function placeNextMembers(
  db: Handle,
  { site, after, most }: { readonly site: number; readonly after: Id; readonly most: number },
): Promise<Id | null> {
  const { rows } = await sql<{ last: Id | null }>`
    with next as materialized (
      select member_id from profiles where member_id > ${after} order by member_id limit ${most}
    ), placed as (
      update profiles set position = position from next
      where profiles.member_id = next.member_id and site_id = ${site}::smallint and position is not null
        and search_cell::cube is distinct from
          search_cell_middle(position, search_cell_level(site_id, position))::cube
    )
    select max(member_id) as last from next`.execute(db);
  return rows[0]?.last ?? null;
}

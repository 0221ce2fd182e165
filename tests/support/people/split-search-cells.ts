import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Offers the smallest search cells of about 2 km, as if many members lived everywhere. Covers 51 to 54
 * degrees north and 4 to 6 degrees east. Call it before members get positions.
 */
export async function splitSearchCells(db: Handle, site: number): Promise<void> {
  await sql`
    insert into search_splits (site_id, level, row_nr, column_nr)
    select ${site}::smallint, level, row_nr, column_nr
    from generate_series(0, 9) as level
    cross join lateral generate_series(
      search_cell_row(ll_to_earth(51, 5), level), search_cell_row(ll_to_earth(54, 5), level)
    ) as row_nr
    cross join lateral generate_series(
      search_cell_column(ll_to_earth(52, 4), level), search_cell_column(ll_to_earth(52, 6), level)
    ) as column_nr`.execute(db);
}

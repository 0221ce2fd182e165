import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notAmongBlocked } from '#server/safety/door.ts';
import { discoveryTables } from '../tables.ts';
import { farthest } from './search-conditions.sql.ts';

export interface Snapshot {
  readonly ids: readonly Id[];
  readonly found: number;
  readonly fictional: number;
}

/** Stores the ids that a search found. If another tab stored the snapshot first, that one is kept. */
export async function storeSnapshot(
  db: Handle,
  { key, snapshot, until }: { readonly key: Buffer; readonly snapshot: Snapshot; readonly until: Date },
): Promise<void> {
  await sql`
    insert into search_snapshots (key, ids, found, fictional, expires_at)
    values (${key}, ${[...snapshot.ids]}::bigint[], ${snapshot.found}, ${snapshot.fictional}, ${until})
    on conflict (key) do nothing`.execute(db);
}

export interface SnapshotPage {
  readonly found: number;
  readonly fictional: number;
  readonly ids: readonly Id[];
  readonly metres: ReadonlyArray<number | null>;
}

/**
 * Reads one page of a stored search without members who may not be found any more. The page gets shorter
 * then; no member moves up from a later page. Undefined if nothing is stored.
 */
export async function snapshotPage(
  db: Handle,
  key: Buffer,
  page: {
    readonly from: number;
    readonly to: number;
    readonly viewer: Id | null;
    readonly near: string | null;
    readonly nearMetres: number;
  },
): Promise<SnapshotPage | undefined> {
  const { rows } = await sql<SnapshotPage>`
    select found, search_snapshots.fictional,
      coalesce(array_agg(profiles.member_id order by nr) filter (where profiles.member_id is not null), '{}') as ids,
      coalesce(
        array_agg(${farthest(page.near, page.nearMetres)} order by nr) filter (where profiles.member_id is not null), '{}'
      ) as metres
    from search_snapshots
    left join lateral unnest(search_snapshots.ids[${page.from}::int:${page.to}::int]) with ordinality as listed(id, nr)
      on true
    left join profiles on profiles.member_id = listed.id and profiles.status = 'active'
      and ${notAmongBlocked(page.viewer, sql<Id>`profiles.member_id`)}
    where key = ${key}
    group by key`.execute(db);
  return rows[0];
}

export async function purgeSnapshots(db: Handle, now: Date): Promise<void> {
  await discoveryTables(db).deleteFrom('search_snapshots').where('expires_at', '<=', now).execute();
}

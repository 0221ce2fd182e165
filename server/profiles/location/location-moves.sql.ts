import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';
import { profiles } from '../tables.ts';
import { earth } from './location.sql.ts';
import type { RoundedPosition } from './rounded-position.ts';

/** The facts that decide whether a member may move to a position now. */
export interface MoveFacts {
  /** The moves of the last 24 hours, oldest first. */
  readonly moves: readonly Date[];
  /** Metres from the position after the last of these moves; null without such a move. */
  readonly metres: number | null;
  /**
   * Whether the new position lies in another search cell than the present position or that of the last move.
   */
  readonly leaves: boolean;
}

/** Locks the profile, so that simultaneous moves of one member are counted one after the other. */
export async function moveFacts(
  db: Handle,
  { member, to, now }: { readonly member: Id; readonly to: RoundedPosition; readonly now: Date },
): Promise<MoveFacts> {
  await sql`select from profiles where member_id = ${member} for no key update`.execute(db);
  const { rows } = await sql<MoveFacts>`
    with present as (
      select site_id, profiles.position as here, location_moves.position as last,
        array(select move from unnest(moved_at) as move where move > ${addHours(now, -24)} order by move) as moves
      from profiles left join location_moves using (member_id) where member_id = ${member}
    )
    select moves,
      case when cardinality(moves) > 0 then earth_distance(last, ${earth(to)}) end as metres,
      not exists (
        select from unnest(array[here::cube, case when cardinality(moves) > 0 then last::cube end]) as known (place)
        where place is not null
          and search_cell_middle(place::earth, search_cell_level(site_id, place::earth))::cube
            = search_cell_middle(${earth(to)}, search_cell_level(site_id, ${earth(to)}))::cube
      ) as leaves
    from present`.execute(db);
  return rows[0] ?? { moves: [], metres: null, leaves: true };
}

/** Stores the move. `moves`: the earlier ones of the last 24 hours. */
export async function storeMove(
  db: Handle,
  move: {
    readonly member: Id;
    readonly to: RoundedPosition;
    readonly moves: readonly Date[];
    readonly now: Date;
  },
): Promise<void> {
  const { member, to, moves, now } = move;
  await sql`
    insert into location_moves (member_id, moved_at, position)
    values (${member}, ${[...moves, now]}::timestamptz[], ${earth(to)})
    on conflict (member_id) do update set moved_at = excluded.moved_at, position = excluded.position`.execute(
    db,
  );
}

/** Deletes the moves of members who did not move within 24 hours. */
export async function purgeMoves(db: Handle, now: Date): Promise<void> {
  await sql`delete from location_moves where moved_at[cardinality(moved_at)] <= ${addHours(now, -24)}`.execute(
    db,
  );
}

export async function deleteMoves(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('location_moves').where('member_id', '=', member).execute();
}

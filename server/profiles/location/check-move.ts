import { day, hour } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { moveFacts, storeMove } from './location-moves.sql.ts';
import type { RoundedPosition } from './rounded-position.ts';

/** Number of moves into another search cell within 24 hours. The table has the same limit. */
export const movesADay = 3;

/** A correction within this distance is always plausible, in metres. */
const freeMetres = 100_000;

/** Speed of an airliner, in metres per millisecond. */
const fastest = 900_000 / hour;

/** Refuses a move with the hours until it is allowed, and the seconds for `retry-after`. */
const refuse = (code: string, moment: number, now: Date): never => {
  const wait = moment - now.getTime();
  throw new Refusal(code, { hours: Math.max(1, Math.ceil(wait / hour)), seconds: Math.ceil(wait / 1000) });
};

/**
 * Counts a member's move. A position in the search cell of the present or last position is free, because the
 * move shows the member nothing new. Throws `too_many_moves` after three moves within 24 hours, and
 * `moved_too_fast` for a jump that no traveller makes in the time since the last move (SAFE-9).
 */
export async function checkMove(
  db: Handle,
  { member, to, now }: { readonly member: Id; readonly to: RoundedPosition; readonly now: Date },
): Promise<void> {
  const { moves, metres, leaves } = await moveFacts(db, { member, to, now });
  if (!leaves) return;
  const [oldest] = moves;
  const last = moves.at(-1);
  if (oldest && moves.length >= movesADay) refuse('too_many_moves', oldest.getTime() + day, now);
  if (last && metres !== null) {
    const plausible = last.getTime() + Math.max(0, metres - freeMetres) / fastest;
    if (plausible > now.getTime()) refuse('moved_too_fast', plausible, now);
  }
  await storeMove(db, { member, to, moves, now });
}

import * as z from 'zod/mini';
import { day } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { allSites, shownPlaceNamed } from '#server/sites/door.ts';
import { renamePlace, storedPlaces } from './location.sql.ts';
import { purgeMoves } from './location-moves.sql.ts';
import { changeSplits, countSmallestCells, placeNextMembers, readSplits } from './search-cells.sql.ts';
import { cellKey, splitCells } from './search-cells.ts';

/** Members who joined later do not count yet. */
const countedAfter = 30 * day;

const batch = 5000;

/**
 * Splits and joins the search cells of a site, and puts each member into their cell (SAFE-9). A second run
 * changes nothing.
 */
export async function updateSearchCells(db: Handle, site: number, now: Date): Promise<void> {
  const smallest = await countSmallestCells(db, site, new Date(now.getTime() - countedAfter));
  const present = new Map((await readSplits(db, site)).map((cell) => [cellKey(cell), cell]));
  const wanted = splitCells(smallest, new Set(present.keys()));
  await changeSplits(db, site, {
    added: [...wanted].flatMap(([key, cell]) => (present.has(key) ? [] : [cell])),
    ended: [...present].flatMap(([key, cell]) => (wanted.has(key) ? [] : [cell])),
  });
  let after: Id | null = 0;
  while (after !== null) after = await placeNextMembers(db, { site, after, most: batch });
}

/**
 * Replaces small places that were stored before small places were replaced at the choice. Unknown names and
 * names of large places stay.
 */
export async function replaceSmallPlaces(db: Handle): Promise<void> {
  for (const stored of await storedPlaces(db)) {
    const shown = await shownPlaceNamed(stored);
    if (shown !== stored.place) await renamePlace(db, stored, shown);
  }
}

/** Each night: adapts the search cells of all sites to their members, and deletes old moves. */
export const updateSearchCellsJob = job('profiles/update-search-cells', z.object({}), {
  cron: '20 3 * * *',
  timeoutSeconds: 3600,
  parallel: 1,
});

export const updateAllSearchCells = jobHandler(updateSearchCellsJob, async (_payload, { db, clock }) => {
  const now = clock.now();
  await purgeMoves(db, now);
  await replaceSmallPlaces(db);
  for (const { id } of allSites()) await updateSearchCells(db, id, now);
});

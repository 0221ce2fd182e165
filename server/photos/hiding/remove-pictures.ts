import type { Id } from '#contract/kit/id.ts';
import type { RefusedReason } from '#contract/photos/list-refused-hashes.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { isPrivatePath } from '../files/storage-keys.ts';
import { knownHashes } from '../hashes/check-picture.ts';
import { hashStoredPicture } from '../hashes/fill-hashes.job.ts';
import { hashesOf, lockHashes, pathsWithHash } from '../hashes/picture-hashes.sql.ts';
import { acceptHashesOf, refuseHashes } from '../hashes/refused-hashes.sql.ts';
import { applyVerdict, approveRejectedPhoto } from '../review/apply-verdict.ts';
import { deleteHidings, hidingsOf, markRemoved, photosAt, updateWithheld } from './hidden-pictures.sql.ts';
import { announceChanged, lockPhotosAt } from './hide-pictures.ts';

interface PictureRemoval {
  readonly report: Id;
  readonly at: Date;
}

/**
 * Returns the paths of these pictures and of all identical copies: photos of any member and pictures of messages
 * (NCII-1). Their hashes stay locked until the transaction ends, so that no copy appears meanwhile.
 */
export async function withIdenticalCopies(
  platform: Platform,
  { db }: Unit,
  paths: readonly string[],
): Promise<string[]> {
  const before = new Set((await hashesOf(db, paths)).map(({ path }) => path));
  // The job that fills the hashes of earlier pictures may not have reached these.
  for (const path of paths) if (!before.has(path)) await hashStoredPicture(platform, path, db);
  const hashes = (await hashesOf(db, paths)).flatMap(knownHashes);
  await lockHashes(db, hashes);
  return [...new Set([...paths, ...(await pathsWithHash(db, hashes))])];
}

/** Refuses the bytes of these pictures from now on, from everybody on every site (CSAM-1). */
export async function refusePictures(
  { db }: Unit,
  paths: readonly string[],
  refused: PictureRemoval & { readonly reason: RefusedReason },
): Promise<void> {
  await refuseHashes(db, (await hashesOf(db, paths)).flatMap(knownHashes), refused);
}

/**
 * Removes pictures by a decision. Returns the paths of the pictures that are gone; the caller removes those that
 * belong to messages.
 */
export async function removePictures(
  platform: Platform,
  unit: Unit,
  paths: readonly string[],
  { report, at }: PictureRemoval,
): Promise<string[]> {
  const { db } = unit;
  await lockPhotosAt(unit, await photosAt(db, paths));
  const found = await photosAt(db, paths);
  // The member may have deleted a picture of the case meanwhile.
  const isGone = (path: string) => !found.some((photo) => photo.path === path);
  const removed = paths.filter((path) => isPrivatePath(path) || isGone(path));
  for (const { id: photo, member, path, status: from } of found) {
    const refused = { member, photo, from, verdict: 'against_terms' } as const;
    if (from !== 'rejected' && (await applyVerdict(platform, unit, refused))) removed.push(path);
  }
  for (const path of removed) await markRemoved(db, path, { report, at });
  return removed;
}

/**
 * Withholds pictures from everybody that a decision removed while their owner is frozen silently. The removal itself
 * waits for the end of the freeze, because its statement would reveal the freeze (CSAM-2).
 */
export async function withholdRemoved(
  unit: Unit,
  paths: readonly string[],
  removal: PictureRemoval,
): Promise<void> {
  const found = await photosAt(unit.db, paths);
  await lockPhotosAt(unit, found);
  for (const path of paths) await markRemoved(unit.db, path, removal);
  for (const photo of found) await updateWithheld(unit.db, photo);
}

/**
 * Restores the pictures that the decision on a case removed, copies included, and accepts their bytes again
 * (DSA-3). Returns the paths; the caller restores those that belong to messages.
 */
export async function restorePictures(platform: Platform, unit: Unit, report: Id): Promise<string[]> {
  const { db } = unit;
  await acceptHashesOf(db, report);
  const removed = (await hidingsOf(db, report)).filter(({ cause }) => cause === 'removed');
  const paths = removed.map(({ path }) => path);
  const found = await photosAt(db, paths);
  await lockPhotosAt(unit, found);
  await deleteHidings(db, paths);
  for (const photo of found) {
    await approveRejectedPhoto(platform, unit, photo.member, photo.id);
    await updateWithheld(db, photo);
  }
  await announceChanged(platform, unit, found);
  return paths;
}

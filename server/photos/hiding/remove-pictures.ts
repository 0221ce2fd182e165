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
  /** Why nobody may upload the same bytes again. Null: the pictures are removed without their copies. */
  readonly reason: RefusedReason | null;
  readonly at: Date;
}

/** Refuses the bytes of these pictures from now on. Returns the paths of the pictures and of all copies. */
async function refuseCopies(
  platform: Platform,
  { db }: Unit,
  paths: readonly string[],
  refused: { readonly report: Id; readonly reason: RefusedReason; readonly at: Date },
): Promise<string[]> {
  const before = new Set((await hashesOf(db, paths)).map(({ path }) => path));
  // The job that fills the hashes of earlier pictures may not have reached these.
  for (const path of paths) if (!before.has(path)) await hashStoredPicture(platform, path, db);
  const hashes = (await hashesOf(db, paths)).flatMap(knownHashes);
  await lockHashes(db, hashes);
  await refuseHashes(db, hashes, refused);
  return [...new Set([...paths, ...(await pathsWithHash(db, hashes))])];
}

/**
 * Removes pictures by a decision, with every identical copy: photos of other members and pictures of messages
 * (NCII-1). From now on nobody can upload the same bytes (CSAM-1). Returns the paths of all pictures that are
 * gone; the caller removes those that belong to messages.
 */
export async function removePictures(
  platform: Platform,
  unit: Unit,
  paths: readonly string[],
  { report, reason, at }: PictureRemoval,
): Promise<string[]> {
  const { db } = unit;
  const all = reason === null ? paths : await refuseCopies(platform, unit, paths, { report, reason, at });
  await lockPhotosAt(unit, await photosAt(db, all));
  const found = await photosAt(db, all);
  // The member may have deleted a picture of the case meanwhile: its bytes are refused all the same.
  const isGone = (path: string) => paths.includes(path) && !found.some((photo) => photo.path === path);
  const removed = all.filter((path) => isPrivatePath(path) || isGone(path));
  for (const { id: photo, member, path, status: from } of found) {
    const refused = { member, photo, from, verdict: 'against_terms' } as const;
    if (from !== 'rejected' && (await applyVerdict(platform, unit, refused))) removed.push(path);
  }
  for (const path of removed) await markRemoved(db, path, { report, at });
  return removed;
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

import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { announcePhotos } from '../gallery/load-own-photos.ts';
import { lockPhotos } from '../gallery/own-photos.sql.ts';
import { memberLanguage } from '../review/apply-verdict.ts';
import {
  deleteHidings,
  hidingsOf,
  insertHiding,
  type PhotoAtPath,
  type PictureHiding,
  photosAt,
  restoreMain,
  updateWithheld,
} from './hidden-pictures.sql.ts';

/** Locks the photos of every member among these, in one order. */
export async function lockPhotosAt(unit: Unit, found: readonly PhotoAtPath[]): Promise<void> {
  for (const member of new Set(found.map((photo) => photo.member))) await lockPhotos(unit.db, member);
}

/** Devices of the members get their photos as they are now. */
export async function announceChanged(
  platform: Platform,
  unit: Unit,
  changed: readonly PhotoAtPath[],
): Promise<void> {
  for (const member of new Set(changed.map((photo) => photo.member)))
    await announcePhotos(platform, unit, member, await memberLanguage(unit.db, member));
}

/**
 * Hides single pictures from everybody but their owner, until the case behind them is decided (NCII-1). A
 * main photo hands its place to the next one. Returns the paths that were not hidden before.
 */
export async function hidePictures(
  platform: Platform,
  unit: Unit,
  paths: readonly string[],
  hiding: PictureHiding,
): Promise<string[]> {
  await lockPhotosAt(unit, await photosAt(unit.db, paths));
  // Reads again under the lock: the main photo may have changed.
  const found = await photosAt(unit.db, paths);
  const hidden: string[] = [];
  for (const path of paths) {
    const wasMain = found.some((photo) => photo.path === path && photo.isMain);
    if (await insertHiding(unit.db, path, hiding, wasMain)) hidden.push(path);
  }
  const changed = found.filter(({ path }) => hidden.includes(path));
  for (const photo of changed) await updateWithheld(unit.db, photo);
  await announceChanged(platform, unit, changed);
  return hidden;
}

/**
 * Shows the pictures of a case again as before, main photo included. A picture that a decision removed stays
 * removed. Returns the number of pictures.
 */
export async function showPictures(platform: Platform, unit: Unit, report: Id): Promise<number> {
  const hidden = (await hidingsOf(unit.db, report)).filter(({ cause }) => cause !== 'removed');
  if (hidden.length === 0) return 0;
  const paths = hidden.map(({ path }) => path);
  const found = await photosAt(unit.db, paths);
  await lockPhotosAt(unit, found);
  await deleteHidings(unit.db, paths);
  for (const photo of found) {
    await updateWithheld(unit.db, photo);
    if (hidden.some(({ path, was_main }) => path === photo.path && was_main))
      await restoreMain(unit.db, photo);
  }
  await announceChanged(platform, unit, found);
  return hidden.length;
}

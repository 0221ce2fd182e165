import type { Id } from '#contract/kit/id.ts';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { walletOf } from '#server/credits/wallet-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt } from './image-at.ts';
import { lockOf, type Viewer } from './rules/lock-of.ts';
import { signedPath } from './rules/signed-path.ts';
import { activePhotosOf } from './store/shown-photos.ts';

/**
 * A member's photos to whoever looks (null: a visitor), the main one first. What they may not see is a lock and a blur;
 * premium counts from the moment it is bought (PROF-6). Whether the member may be seen at all is the caller's question.
 */
export async function shownPhotosOf(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  member: Id,
  viewer: Id | null,
): Promise<ShownPhoto[]> {
  const [rows, as] = await Promise.all([activePhotosOf(db, member), viewerAs(db, member, viewer)]);
  const now = clock.now();
  return rows.map((row) => {
    const { id, path } = row;
    const locked = lockOf(as, row);
    if (locked !== null)
      return { id, locked, blur: `${signedPath(keys, 'blur', { path, viewer: null }, now)}-blur.webp` };
    const grade = row.premium_only ? 'premium' : 'members';
    return { id, image: imageAt(row.is_main ? path : signedPath(keys, grade, { path, viewer }, now)) };
  });
}

const viewerAs = async (db: Platform['db'], member: Id, viewer: Id | null): Promise<Viewer> => {
  if (viewer === null) return 'visitor';
  if (viewer === member) return 'self';
  return (await walletOf(db, viewer)).paidUser ? 'premium' : 'free';
};

import type { Id } from '#contract/kit/id.ts';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt } from '../media/image-paths.ts';
import { signedPath } from '../media/signed-path.ts';
import { lockOf, type Viewer } from './photo-lock.ts';
import type { ShownRow } from './shown-photo-rows.sql.ts';

/** Who looks (null: a visitor), and whether they are premium. */
export interface Looker {
  readonly viewer: Id | null;
  readonly premium: boolean;
}

const viewerAs = (member: Id, { viewer, premium }: Looker): Viewer => {
  if (viewer === null) return 'visitor';
  if (viewer === member) return 'self';
  return premium ? 'premium' : 'free';
};

/**
 * A member's photos to whoever looks, the main one first. What they may not see is a lock and a blur; premium counts from
 * the moment it is bought (PROF-6). Whether the member may be seen at all is the caller's question.
 */
export function shownPhotos(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  { member, rows }: { readonly member: Id; readonly rows: readonly ShownRow[] },
  looker: Looker,
): ShownPhoto[] {
  const as = viewerAs(member, looker);
  const now = clock.now();
  const { viewer } = looker;
  return rows.map((row) => {
    const { id, path } = row;
    const locked = lockOf(as, row);
    if (locked !== null)
      return { id, locked, blur: `${signedPath(keys, 'blur', { path, viewer: null }, now)}-blur.webp` };
    const grade = row.premium_only ? 'premium' : 'members';
    return { id, image: imageAt(row.is_main ? path : signedPath(keys, grade, { path, viewer }, now)) };
  });
}

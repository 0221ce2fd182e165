import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { ownPhoto } from '#contract/photos/own-photo.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAt } from '../media/image-paths.ts';
import { signedPath } from '../media/signed-path.ts';
import type { PhotoRow } from './own-photos.sql.ts';
import { photosOf } from './own-photos.sql.ts';

type Parts = Pick<Platform, 'keys' | 'clock' | 'texts'>;

/**
 * A photo as its owner sees it, in the owner's language. An active main photo has its public address, all
 * others a signed one.
 */
function toOwnPhoto({ keys, clock, texts }: Parts, row: PhotoRow, language: Locale): OwnPhoto {
  const status = z.parse(ownPhoto.shape.status, row.status);
  const isPublic = status === 'active' && row.is_main;
  const reason = row.rejection === null ? null : z.parse(rejectReason, row.rejection);
  return {
    id: row.id,
    status,
    order: row.position,
    main: row.is_main,
    premium_only: row.premium_only,
    rejection: reason && { reason, text: texts.format(language, `photos.reject.${reason}`) },
    image: imageAt(
      isPublic ? row.path : signedPath(keys, 'own', { path: row.path, viewer: null }, clock.now()),
      status,
    ),
  };
}

/** A member's own photos in every status and in their order, with reject reasons in the member's language. */
export async function loadOwnPhotos(
  platform: Pick<Platform, 'keys' | 'clock' | 'texts'>,
  db: Handle,
  member: Id,
  language: Locale,
): Promise<OwnPhoto[]> {
  return (await photosOf(db, member)).map((row) => toOwnPhoto(platform, row, language));
}

import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { freeLimits, premiumPhotoLimit } from '#contract/ledger/premium-limits.ts';
import { photosChanged } from '#contract/photos/events.ts';
import { type OwnPhoto, ownPhoto } from '#contract/photos/own-photo.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { imageAt, signedPath } from '../media/media-path.ts';
import { type GalleryPhoto, type PhotoRow, photosOf, setMain } from './own-photos.sql.ts';

/** The maximum number of photos of a premium member and of a free member (PROF-5). */
export const photoLimit = (paidUser: boolean): number => (paidUser ? premiumPhotoLimit : freeLimits.photos);

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

type Candidate = Pick<GalleryPhoto, 'id' | 'status' | 'is_main' | 'premium_only' | 'hidden'>;

/**
 * Selects the main photo among a member's photos, which are given in their order. An existing main photo
 * stays. Otherwise the first approved photo that is open to everybody wins, else the first pending one. A
 * premium-only or hidden photo is never chosen.
 */
function nextMain(photos: readonly Candidate[]): Id | null {
  const main = photos.find((photo) => photo.is_main);
  const open = photos.filter((photo) => !photo.premium_only && !photo.hidden);
  const next =
    main ?? open.find(({ status }) => status === 'active') ?? open.find(({ status }) => status === 'pending');
  return next?.id ?? null;
}

/**
 * The last step of every change of a member's photos. If the main photo was removed or rejected, the next
 * candidate becomes the main photo. All devices of the member get the photos as they are now (decision 0010).
 */
export async function announcePhotos(
  platform: Platform,
  unit: Unit,
  member: Id,
  language: Locale,
): Promise<OwnPhoto[]> {
  const rows = await photosOf(unit.db, member);
  const main = nextMain(rows);
  if (main !== null && !rows.some(({ is_main }) => is_main)) await setMain(unit.db, member, main);
  const photos = await loadOwnPhotos(platform, unit.db, member, language);
  unit.emit(member, photosChanged, { photos });
  return photos;
}

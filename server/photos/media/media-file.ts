import type { Id } from '#contract/kit/id.ts';
import type { Identity } from '#server/platform/http/wiring.ts';
import type { Platform } from '#server/platform/platform.ts';
import { resizedImage } from '../files/resized-image.ts';
import { isVisitorSize } from '../files/sizes.ts';
import { isMemberPhotoPath, isPrivatePath } from '../files/storage-keys.ts';
import type { Grade } from './media-path.ts';
import {
  isPersonal,
  isValidSignature,
  type MediaClaim,
  type MediaPath,
  parseMediaPath,
} from './media-path.ts';
import type { PhotoAccess } from './photo-access.sql.ts';
import { photoAccessAt } from './photo-access.sql.ts';

/**
 * Whether an address of this grade opens the photo as it is now. A null grade means an unsigned address. An
 * address that was handed out earlier stops working once the photo is rejected, premium-only or withheld
 * (PROF-6, TRUST-1, GDPR-8).
 */
function mayOpen(grade: Grade | null, photo: PhotoAccess): boolean {
  if (photo.withheld) return false;
  if (grade === 'own') return true;
  if (photo.status !== 'active') return false;
  if (grade === null) return photo.is_main;
  return grade !== 'members' || !photo.premium_only;
}

// A path names its picture for ever: another picture gets another path.
const forEver = 'public, max-age=31536000, immutable';

// For a main photo. Visitors may see its small sizes, so the answer varies by cookie. The member may leave,
// so no shared cache stores the photo, and a browser keeps it only briefly.
const forAnHour = 'private, max-age=3600';

// For a picture that one viewer alone may see. The next person at the same browser must not find it there
// (GDPR-15).
const never = 'private, no-store';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The requester and their permissions. The functions are called only if the answer depends on them. */
export interface MediaRequester {
  /** The member who is logged in; null for a visitor. */
  readonly viewer: () => Promise<Identity | null>;
  /** Whether this viewer may open the profile of this member now (`server/profiles/visibility/reach.ts`). */
  readonly opens: (viewer: Identity, member: Id) => Promise<boolean>;
  /** Whether the profile and the site show this member to visitors now. */
  readonly isOpenToVisitors: (member: Id) => Promise<boolean>;
}

export interface MediaFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly caching: string;
}

type Parts = Pick<Platform, 'db' | 'keys' | 'clock'>;

interface AskedPhoto extends PhotoAccess {
  /** The photo is withheld from everybody except its owner. */
  readonly forOwner: boolean;
}

/**
 * The photo as the requester may get it. A withheld photo exists for its owner, as long as their session
 * opens more than the restricted area. So a hidden member still sees their own photos, and nobody else does
 * (AGE-4).
 */
const photoFor = async (
  { db }: Parts,
  path: string,
  { viewer }: MediaRequester,
): Promise<AskedPhoto | undefined> => {
  const photo = await photoAccessAt(db, path);
  if (!photo?.withheld) return photo && { ...photo, forOwner: false };
  const forOwner = (await viewer())?.member === photo.member_id;
  return { ...photo, withheld: !forOwner, forOwner };
};

/** The cache policy of a picture requested without a claim. Null if the picture is not public (any more). */
const publicCachePolicy = async (
  parts: Parts,
  { path, size }: MediaPath,
  opener: MediaRequester,
): Promise<string | null> => {
  if (!isMemberPhotoPath(path)) return forEver;
  const photo = await photoFor(parts, path, opener);
  if (!photo || !mayOpen(null, photo)) return null;
  if (photo.forOwner) return never;
  if (isVisitorSize(size) && (await opener.isOpenToVisitors(photo.member_id))) return forAnHour;
  const viewer = await opener.viewer();
  return viewer !== null && (await opener.opens(viewer, photo.member_id)) ? forAnHour : null;
};

/** Whether the claim opens the picture: not expired, not forged, made for this viewer, and still allowed. */
const isOpened = async (
  parts: Parts,
  { path, size }: MediaPath,
  claim: MediaClaim,
  opener: MediaRequester,
): Promise<boolean> => {
  const { keys, clock } = parts;
  const personal = isPersonal(claim.grade);
  const viewer = personal ? await opener.viewer() : null;
  if (personal && viewer === null) return false;
  if (!isValidSignature(keys, claim, { path, viewer: viewer?.member ?? null }, clock.now())) return false;
  if ((claim.grade === 'blur') !== (size === 'blur')) return false;
  if (!isMemberPhotoPath(path)) return true;
  const photo = await photoFor(parts, path, opener);
  if (!photo || !mayOpen(claim.grade, photo)) return false;
  return viewer === null || opener.opens(viewer, photo.member_id);
};

const cachingOf = async (parts: Parts, asked: MediaPath, opener: MediaRequester): Promise<string | null> => {
  const { path, claim } = asked;
  if (isPrivatePath(path)) return null;
  if (claim === null) return publicCachePolicy(parts, asked, opener);
  return (await isOpened(parts, asked, claim, opener)) ? never : null;
};

/**
 * The file at an address below `/media/`, or null if the requester may not have it.
 * - Drawings are open to everybody (PROF-3).
 * - A main photo is open to members who may open the profile. Visitors get its small sizes, unless the member
 *   is for members only (SAFE-9).
 * - A signed address opens more for one viewer, as long as this viewer may open the profile (PROF-6, GDPR-15,
 *   TRUST-3).
 * - A member's photo is served only while its row allows it (GDPR-8).
 */
export async function mediaFile(
  platform: Pick<Platform, 'db' | 'keys' | 'clock' | 'storage'>,
  address: string,
  opener: MediaRequester,
): Promise<MediaFile | null> {
  const asked = parseMediaPath(address);
  const caching = asked && (await cachingOf(platform, asked, opener));
  const bytes = asked && caching ? await resizedImage(platform.storage, asked) : null;
  if (!asked || !caching || !bytes) return null;
  return {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    type: types[asked.format],
    caching,
  };
}

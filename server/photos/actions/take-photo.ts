import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { walletOf } from '#server/credits/wallet-of.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { passPhotoJob } from '../jobs/pass-photo.job.ts';
import { sweepUploadJob } from '../jobs/sweep-upload.job.ts';
import { membersPath } from '../rules/members-path.ts';
import { photoLimit } from '../rules/photo-limit.ts';
import { photoKey } from '../rules/storage-keys.ts';
import { insertPhoto, lockPhotos, photosOf } from '../store/own-photos.ts';
import { announcePhotos } from './announce-photos.ts';
import { developPhoto } from './develop-photo.ts';

const secondsUntilPassed = 3;

/** An upload takes seconds; after this it has its row or never gets one. */
const secondsUntilSwept = 600;

/**
 * Keeps a photo of a member: the file first, under a name nobody can guess, then its row. What a crash leaves between
 * the two is swept up by a job that was stored before. Throws `photo_limit` (PROF-5) and what the image is not.
 */
export async function takePhoto(
  platform: Platform,
  site: number,
  member: Id,
  language: Locale,
  bytes: Uint8Array,
): Promise<OwnPhoto> {
  const { db, storage, clock, config } = platform;
  const limit = photoLimit((await walletOf(db, member)).paidUser);
  const hasRoom = (count: number) => {
    if (count >= limit) throw new Refusal('photo_limit', { limit });
  };
  hasRoom((await photosOf(db, member)).length);
  const developed = await developPhoto(bytes);
  const path = membersPath(randomBytes(16).toString('hex'));
  await platform.jobs.send(sweepUploadJob, { member, path }, { startAfterSeconds: secondsUntilSwept });
  await storage.put(photoKey(path), developed, { contentType: 'image/webp' });
  failpoint('photos/file-stored');
  const passes = config.demo || siteById(site).settings.image_review === 'auto';
  try {
    return await platform.transact(async (unit) => {
      await lockPhotos(unit.db, member);
      const own = await photosOf(unit.db, member);
      hasRoom(own.length);
      const photo = await insertPhoto(unit.db, {
        member,
        path,
        isMain: false,
        status: 'pending',
        now: clock.now(),
      });
      const options = { startAfterSeconds: secondsUntilPassed };
      if (passes) await unit.enqueue(passPhotoJob, { member, photo: photo.id }, options);
      const photos = await announcePhotos(platform, unit, member, language);
      const added = photos.find(({ id }) => id === photo.id);
      if (added === undefined) throw new Error('a photo was added and is not there');
      return added;
    });
  } catch (error) {
    await storage.delete(photoKey(path));
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { walletOf } from '#server/ledger/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type UploadedFile, uploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { memberPhotoPath } from '../files/storage-keys.ts';
import { announcePhotos, loadOwnPhotos, photoLimit } from '../gallery/load-own-photos.ts';
import { insertPhoto, lockPhotos, photoByClientId, photosOf } from '../gallery/own-photos.sql.ts';
import { storeHashes } from '../hashes/check-picture.ts';
import { startQuarantine } from '../quarantine/quarantine.ts';
import { passPhotoJob } from '../review/pass-photo.job.ts';
import { storeUpload } from './store-upload.ts';
import { sweepUploadJob } from './sweep-upload.job.ts';

const secondsUntilPassed = 3;

/** An upload takes seconds. After this time it has its row or never gets one. */
const secondsUntilSwept = 600;

export interface UploadedPhoto {
  readonly site: number;
  readonly member: Id;
  readonly language: Locale;
  readonly file: UploadedFile;
  /**
   * The idempotency key of the upload: the same key returns the same photo. Null makes each upload a new
   * photo.
   */
  readonly clientId: string | null;
}

/**
 * Stores a member's photo: first the files, under a name nobody can guess, then the row. A sweep job,
 * enqueued before, deletes what a crash leaves between the two. An aborted upload leaves nothing. Throws
 * `photo_limit` (PROF-5) and the errors of the image check.
 */
async function storeUploadedPhoto(platform: Platform, sent: UploadedPhoto): Promise<OwnPhoto> {
  const { db, clock, config } = platform;
  const { site, member, file, clientId, language } = sent;
  const limit = photoLimit((await walletOf(db, member)).paidUser);
  const hasRoom = (count: number) => {
    if (count >= limit) throw new Refusal('photo_limit', { limit });
  };
  const thereAlready = await photoByClientId(db, member, clientId);
  if (thereAlready === undefined) hasRoom((await photosOf(db, member)).length);
  else return photoOf(await loadOwnPhotos(platform, db, member, language), thereAlready);
  const path = memberPhotoPath(randomBytes(16).toString('hex'));
  const passes = config.demo || siteById(site).settings.image_review === 'auto';
  const kept = await storeUpload(platform, {
    path,
    member,
    file,
    sealed: !passes,
    sweepLater: async () => {
      await platform.jobs.send(sweepUploadJob, { member, path }, { startAfterSeconds: secondsUntilSwept });
    },
  });
  try {
    const { photo, repeated } = await platform.transact(async (unit) => {
      await lockPhotos(unit.db, member);
      const same = await photoByClientId(unit.db, member, clientId);
      if (same !== undefined) {
        const photos = await loadOwnPhotos(platform, unit.db, member, language);
        return { photo: photoOf(photos, same), repeated: true };
      }
      hasRoom((await photosOf(unit.db, member)).length);
      const now = clock.now();
      const quarantinedUntil = passes ? null : await startQuarantine(unit, path, now);
      const row = {
        member,
        path,
        isMain: false,
        status: 'pending',
        quarantinedUntil,
        now,
        clientId,
      } as const;
      await storeHashes(unit.db, path, kept.hashes);
      const { id } = await insertPhoto(unit.db, row);
      if (passes)
        await unit.enqueue(passPhotoJob, { member, photo: id }, { startAfterSeconds: secondsUntilPassed });
      const added = photoOf(await announcePhotos(platform, unit, member, language), id);
      file.cancelled.throwIfAborted();
      return { photo: added, repeated: false };
    });
    if (repeated) await kept.drop();
    return photo;
  } catch (error) {
    await kept.drop();
    throw error;
  }
}

const photoOf = (photos: readonly OwnPhoto[], id: Id): OwnPhoto => {
  const found = photos.find((one) => one.id === id);
  if (found === undefined) throw new Error('a photo is missing right after it was added');
  return found;
};

export const addPhotoHandler = handler(addPhoto, async ({ site, member, language, input }, platform) => ({
  photo: await storeUploadedPhoto(platform, {
    site,
    member,
    language,
    file: uploadedFile(input.photo),
    clientId: input.client_id ?? null,
  }),
}));

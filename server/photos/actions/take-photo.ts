import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { walletOf } from '#server/credits/wallet-of.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { UploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { deleteQuarantineJob } from '../jobs/delete-quarantine.job.ts';
import { passPhotoJob } from '../jobs/pass-photo.job.ts';
import { sweepUploadJob } from '../jobs/sweep-upload.job.ts';
import { membersPath } from '../rules/members-path.ts';
import { photoLimit } from '../rules/photo-limit.ts';
import { photoKey, quarantineKey } from '../rules/storage-keys.ts';
import { insertPhoto, lockPhotos, photosOf } from '../store/own-photos.ts';
import { announcePhotos } from './announce-photos.ts';
import { developPhoto } from './develop-photo.ts';

const secondsUntilPassed = 3;

/** An upload takes seconds; after this it has its row or never gets one. */
const secondsUntilSwept = 600;

/** Whoever reviews is done by then; what was sent is not kept any longer (GDPR-6). */
const quarantineSeconds = 30 * 24 * 3600;

export interface SentPhoto {
  readonly site: number;
  readonly member: Id;
  readonly language: Locale;
  readonly file: UploadedFile;
}

/**
 * Keeps a photo of a member: the files first, under a name nobody can guess, then its row. What a crash leaves between
 * the two is swept up by a job that was stored before; whoever goes away meanwhile leaves nothing. Throws `photo_limit`
 * (PROF-5) and what the image is not.
 */
export async function takePhoto(platform: Platform, sent: SentPhoto): Promise<OwnPhoto> {
  const { db, clock, config } = platform;
  const { site, member, file } = sent;
  const limit = photoLimit((await walletOf(db, member)).paidUser);
  const hasRoom = (count: number) => {
    if (count >= limit) throw new Refusal('photo_limit', { limit });
  };
  hasRoom((await photosOf(db, member)).length);
  const path = membersPath(randomBytes(16).toString('hex'));
  const passes = config.demo || siteById(site).settings.image_review === 'auto';
  const kept = await keepFiles(platform, { member, path, file, sealed: !passes });
  try {
    return await platform.transact(async (unit) => {
      await lockPhotos(unit.db, member);
      hasRoom((await photosOf(unit.db, member)).length);
      const now = clock.now();
      const quarantinedUntil = passes ? null : new Date(now.getTime() + quarantineSeconds * 1000);
      const row = { member, path, isMain: false, status: 'pending', quarantinedUntil, now } as const;
      const { id } = await insertPhoto(unit.db, row);
      if (passes)
        await unit.enqueue(passPhotoJob, { member, photo: id }, { startAfterSeconds: secondsUntilPassed });
      else await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantineSeconds });
      const added = (await announcePhotos(platform, unit, member, sent.language)).find(
        (one) => one.id === id,
      );
      if (added === undefined) throw new Error('a photo was added and is not there');
      file.cancelled.throwIfAborted();
      return added;
    });
  } catch (error) {
    await kept.drop();
    throw error;
  }
}

interface Keeping {
  readonly member: Id;
  readonly path: string;
  readonly file: UploadedFile;
  /** Whether what was sent is kept as well, until a person has reviewed the photo. */
  readonly sealed: boolean;
}

const keepFiles = async (
  { storage, keys, jobs }: Platform,
  { member, path, file, sealed }: Keeping,
): Promise<{ drop(): Promise<void> }> => {
  const developed = `${file.path}.webp`;
  const drop = async () => {
    for (const key of [photoKey(path), quarantineKey(path)]) await storage.delete(key);
  };
  try {
    await developPhoto(file.path, developed, file.cancelled);
    await jobs.send(sweepUploadJob, { member, path }, { startAfterSeconds: secondsUntilSwept });
    await storage.putStream(photoKey(path), createReadStream(developed), { contentType: 'image/webp' });
    if (sealed)
      await storage.put(quarantineKey(path), keys.seal('photos/quarantine', await readFile(file.path)));
    failpoint('photos/file-stored');
    file.cancelled.throwIfAborted();
    return { drop };
  } catch (error) {
    await drop();
    throw error;
  } finally {
    await rm(developed, { force: true });
  }
};

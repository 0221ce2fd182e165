import { randomBytes } from 'node:crypto';
import { addImage } from '#contract/chat/add-image.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import {
  blurredPreview,
  privatePath,
  startQuarantine,
  storeHashes,
  storeUpload,
} from '#server/photos/door.ts';
import type { Config } from '#server/platform/config/config.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type UploadedFile, uploadedFile } from '#server/platform/http/uploaded-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { countUnsentUploads, findImage, type ImageKey } from './message-images.sql.ts';
import { sweepImageJob } from './sweep-image.job.ts';
import { insertImage, lockUploads } from './write-message-images.sql.ts';

/**
 * Whether an operator reviews a picture before its receiver may see it. The demo delivers at once (CHAT-10).
 */
export const imagesAreReviewed = ({ demo }: Pick<Config, 'demo'>, site: number): boolean =>
  !demo && siteById(site).settings.image_review === 'manual';

/** Time for the sender to send the uploaded picture, retries included. After that it is deleted. */
const secondsUntilSwept = 2 * hourSeconds;

/** Maximum number of unsent uploads per member. */
const mostOpen = 6;

type Taken = AnswerOf<typeof addImage>;

const takenBefore = async (db: Platform['db'], key: ImageKey): Promise<Taken | undefined> => {
  const row = await findImage(db, key);
  return row && { client_id: row.client_id, width: row.width, height: row.height };
};

/**
 * Stores the picture of a message that is not sent yet: first the files under a random name, then the row. A
 * job stored beforehand deletes what a crash leaves behind and what is never sent. Repeated or concurrent
 * uploads with the same key store one picture (CHAT-10).
 */
async function storeChatImage(
  platform: Platform,
  site: number,
  key: ImageKey,
  file: UploadedFile,
): Promise<Taken> {
  const { db, clock, storage, jobs } = platform;
  const { sender } = key;
  const before = await takenBefore(db, key);
  if (before !== undefined) return before;
  const path = privatePath(randomBytes(16).toString('hex'));
  const sealed = imagesAreReviewed(platform.config, site);
  const kept = await storeUpload(platform, {
    path,
    member: sender,
    file,
    sealed,
    sweepLater: async () => {
      await jobs.send(sweepImageJob, { member: sender, path }, { startAfterSeconds: secondsUntilSwept });
    },
  });
  try {
    const preview = await blurredPreview(storage, path);
    const { taken, repeated } = await platform.transact(async (unit) => {
      await lockUploads(unit.db, sender);
      const same = await takenBefore(unit.db, key);
      if (same !== undefined) return { taken: same, repeated: true };
      if ((await countUnsentUploads(unit.db, sender, mostOpen)) >= mostOpen)
        throw new Refusal('too_many_images');
      const now = clock.now();
      const quarantinedUntil = sealed ? await startQuarantine(unit, path, now) : null;
      await storeHashes(unit.db, path, kept.hashes);
      await insertImage(unit.db, { ...key, site, path, ...preview, quarantinedUntil, now });
      file.cancelled.throwIfAborted();
      const { width, height } = preview;
      return { taken: { client_id: key.clientId, width, height }, repeated: false };
    });
    if (repeated) await kept.drop();
    return taken;
  } catch (error) {
    await kept.drop();
    throw error;
  }
}

export const addImageHandler = handler(addImage, ({ site, member, input }, platform) =>
  storeChatImage(platform, site, { sender: member, clientId: input.client_id }, uploadedFile(input.image)),
);

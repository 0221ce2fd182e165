import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { storeEvidencePictures } from '#server/safety/door.ts';
import { renderReviewImage } from './review-image.ts';

/** Enough to judge a profile by, and few enough to copy while the reporter waits. */
const atMost = 6;

/**
 * Copies whole photos as evidence of a report that is about to be filed. Photos whose file is deleted are
 * left out (TRUST-4).
 */
export async function freezePhotoEvidence(
  platform: Pick<Platform, 'db' | 'storage' | 'clock'>,
  photos: ReadonlyArray<{ readonly id: Id; readonly path: string }>,
): Promise<Id[]> {
  const read: Array<{ photo: Id; bytes: Uint8Array }> = [];
  // One after the other, so that a report takes no more of the machine than a page does.
  for (const { id, path } of photos.slice(0, atMost)) {
    const bytes = await renderReviewImage(platform.storage, path);
    if (bytes !== null) read.push({ photo: id, bytes });
  }
  return storeEvidencePictures(platform, read);
}

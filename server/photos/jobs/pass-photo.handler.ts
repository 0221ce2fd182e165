import { jobHandler } from '#server/platform/jobs/job.ts';
import { photoKey, waitingKey } from '../rules/storage-keys.ts';
import { hasPhoto, passPhoto, waitingPhoto } from '../store/own-photos.ts';
import { passPhotoJob } from './pass-photo.job.ts';

/** First the file stands where it is served from, then the row says so, then the waiting one goes: any step may be the last. */
export const passPhotoHandler = jobHandler(passPhotoJob, async ({ member, photo }, { db, storage }) => {
  const row = await waitingPhoto(db, member, photo);
  if (row === undefined) return;
  if (!(await storage.exists(photoKey(row.path)))) {
    const bytes = await storage.get(waitingKey(row.path));
    await storage.put(photoKey(row.path), bytes, { contentType: 'image/webp' });
  }
  await passPhoto(db, member, photo);
  await storage.delete(waitingKey(row.path));
  // Removed while its file was moved: nobody else would find it there.
  if (!(await hasPhoto(db, member, photo))) await storage.delete(photoKey(row.path));
});

import type { Registry } from '#server/platform/http/registry.ts';
import { addPhotoHandler } from './http/add-photo.ts';
import { changePhotoHandler } from './http/change-photo.ts';
import { countWaitingPhotosHandler } from './http/count-waiting-photos.ts';
import { orderPhotosHandler } from './http/order-photos.ts';
import { removePhotoHandler } from './http/remove-photo.ts';
import { reviewPhotoHandler } from './http/review-photo.ts';
import { serveReviewFile } from './http/serve-review-file.ts';
import { deletePhotoFilesHandler } from './jobs/delete-photo-files.handler.ts';
import { deleteQuarantineHandler } from './jobs/delete-quarantine.handler.ts';
import { passPhotoHandler } from './jobs/pass-photo.handler.ts';
import { sweepUploadHandler } from './jobs/sweep-upload.handler.ts';

export function register(registry: Registry): void {
  registry.operation(addPhotoHandler);
  registry.operation(changePhotoHandler);
  registry.operation(orderPhotosHandler);
  registry.operation(removePhotoHandler);
  registry.operation(countWaitingPhotosHandler);
  registry.operation(reviewPhotoHandler);
  registry.job(passPhotoHandler);
  registry.job(deletePhotoFilesHandler);
  registry.job(deleteQuarantineHandler);
  registry.job(sweepUploadHandler);
  registry.route(serveReviewFile);
}

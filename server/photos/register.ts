// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { addFictionalPictureHandler } from './fictional-pictures/add-fictional-picture.ts';
import { removeFictionalPictureHandler } from './fictional-pictures/remove-fictional-picture.ts';
import { setMainFictionalPictureHandler } from './fictional-pictures/set-main-fictional-picture.ts';
import { deletePhotoFilesHandler } from './files/delete-photo-files.job.ts';
import { changePhotoHandler } from './gallery/change-photo.ts';
import { orderPhotosHandler } from './gallery/order-photos.ts';
import { removePhotoHandler } from './gallery/remove-photo.ts';
import { fillHashesHandler } from './hashes/fill-hashes.job.ts';
import { listRefusedHashesHandler } from './hashes/list-refused-hashes.ts';
import { withdrawRefusedHashHandler } from './hashes/withdraw-refused-hash.ts';
import { deleteQuarantineHandler } from './quarantine/delete-quarantine.job.ts';
import { countWaitingPhotosHandler } from './review/count-waiting-photos.ts';
import { listMemberPhotosHandler, serveMemberPhoto } from './review/list-member-photos.ts';
import { passPhotoHandler } from './review/pass-photo.job.ts';
import { serveReviewFile } from './review/review-image.ts';
import { reviewPhotoHandler } from './review/review-photo.ts';
import { addPhotoHandler } from './uploads/add-photo.ts';
import { sweepUploadHandler } from './uploads/sweep-upload.job.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(addFictionalPictureHandler);
  registry.operation(addPhotoHandler);
  registry.operation(changePhotoHandler);
  registry.operation(countWaitingPhotosHandler);
  registry.operation(listMemberPhotosHandler);
  registry.operation(listRefusedHashesHandler);
  registry.operation(orderPhotosHandler);
  registry.operation(removeFictionalPictureHandler);
  registry.operation(removePhotoHandler);
  registry.operation(reviewPhotoHandler);
  registry.operation(setMainFictionalPictureHandler);
  registry.operation(withdrawRefusedHashHandler);
  registry.job(deletePhotoFilesHandler);
  registry.job(deleteQuarantineHandler);
  registry.job(fillHashesHandler);
  registry.job(passPhotoHandler);
  registry.job(sweepUploadHandler);
  registry.route(serveMemberPhoto);
  registry.route(serveReviewFile);
}

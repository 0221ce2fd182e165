/** Everything that later domains may use of photos. */
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { fictionalPictures, operatorImage } from './fictional-pictures/fictional-pictures.ts';
export { enqueuePictureDeletion } from './files/delete-photo-files.job.ts';
export { blurredPreview, uncroppedImage } from './files/resized-image.ts';
export {
  originalKey as keptFile,
  pictureFiles,
  privateName,
  privatePath,
  storeDrawing,
} from './files/storage-keys.ts';
export { isHiddenPicture } from './gallery/is-hidden-picture.ts';
export { loadOwnPhotos, photoLimit } from './gallery/load-own-photos.ts';
export { addApprovedPhoto, photoPath } from './gallery/own-photos.sql.ts';
export { storeHashes } from './hashes/check-picture.ts';
export { fillHashesHandler } from './hashes/fill-hashes.job.ts';
export { hidingsAt, hidingsOf } from './hiding/hidden-pictures.sql.ts';
export { hidePictures, showPictures } from './hiding/hide-pictures.ts';
export {
  refusePictures,
  removePictures,
  restorePictures,
  withholdRemoved,
  withIdenticalCopies,
} from './hiding/remove-pictures.ts';
export { mediaFile } from './media/media-file.ts';
export { imageAt, imageForVisitor } from './media/media-path.ts';
export { endQuarantine, quarantinedOriginal, startQuarantine } from './quarantine/quarantine.ts';
export {
  applyVerdict,
  approveRejectedPhoto,
  rejectApprovedPhoto,
  rejectWaitingPhoto,
} from './review/apply-verdict.ts';
export { claimPhotos, holdExpiry } from './review/claim-photos.ts';
export { countWaiting } from './review/review.sql.ts';
export { freezePhotoEvidence, renderReviewImage } from './review/review-image.ts';
export { storePublicPicture, storeUpload } from './uploads/store-upload.ts';
export { type ShownPhotoRow, shownPhotoRows } from './visibility/shown-photo-rows.sql.ts';
export { loadShownPhotos, loadShownPhotosOf, shownPhotos } from './visibility/shown-photos.ts';
export { restorePhotos, withholdPhotos } from './visibility/withhold-photos.ts';

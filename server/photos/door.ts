/** Everything that later domains may use of photos. */
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { enqueuePictureDeletion } from './files/delete-photo-files.job.ts';
export { blurredPreview, uncroppedImage } from './files/resized-image.ts';
/** The storage key of a picture's original, from which its sizes are made. Null if the file is deleted. */
export { originalKey as keptFile, privateName, privatePath, storeDrawing } from './files/storage-keys.ts';
/** The maximum number of photos of a member, for the profile that shows it (PROF-5). */
export { loadOwnPhotos, photoLimit } from './gallery/load-own-photos.ts';
export { addApprovedPhoto } from './gallery/own-photos.sql.ts';
export { mediaFile } from './media/media-file.ts';
export { imageAt } from './media/media-path.ts';
export { endQuarantine, startQuarantine } from './quarantine/quarantine.ts';
export { approveRejectedPhoto, rejectApprovedPhoto } from './review/apply-verdict.ts';
/** How long an operator holds a picture that they claimed for review. */
export { claimPhotos, holdExpiry } from './review/claim-photos.ts';
/** The number of photos that wait for review, counted up to a bound. */
export { countWaiting } from './review/claims.sql.ts';
/** A stored picture uncropped, for the reviewer. */
export { freezePhotoEvidence, renderReviewImage } from './review/review-image.ts';
export { storePublicPicture, storeUpload } from './uploads/store-upload.ts';
export { type ShownPhotoRow, shownPhotoRows } from './visibility/shown-photo-rows.sql.ts';
export { loadShownPhotos, shownPhotos } from './visibility/shown-photos.ts';
export { restorePhotos, withholdPhotos } from './visibility/withhold-photos.ts';

/**
 * `GET ?member=…&photo=…`: the uncropped photo, only for the operator who holds it and only while the hold
 * lasts (SAFE-2). Not an operation, because it answers an image.
 */
export const reviewFilePath = '/api/console/photo-file.php';

/**
 * `GET ?member=…&photo=…`: a photo as it was sent, whole, to the operator who holds it and while they do (SAFE-2). No
 * operation: it answers an image.
 */
export const reviewFilePath = '/api/console/photo-file.php';

/**
 * The path prefix of message pictures. Each address is for one viewer and expires. Not an operation, because
 * it answers images.
 */
export const imagesPath = '/api/chat-image/';

/**
 * `GET ?member=…&photo=…`: the uncropped picture of a message, for the operator who has claimed it, during
 * the claim (SAFE-2). Not an operation, because it answers an image.
 */
export const reviewImagePath = '/api/console/chat-image-file.php';

/** Below it lie the pictures of messages, each for one viewer and a while. No operation: it answers images. */
export const imagesPath = '/api/chat-image/';

/**
 * `GET ?member=…&photo=…`: the picture of a message, whole, to the operator who holds it and while they do (SAFE-2). No
 * operation: it answers an image.
 */
export const reviewImagePath = '/api/console/chat-image-file.php';

import { getHeldImages } from '#contract/chat/get-held-images.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/**
 * The member's own pictures that wait for review or did not get through. Live events keep the list up to
 * date.
 */
export const heldImagesQuery = () => queryFor(getHeldImages, {});

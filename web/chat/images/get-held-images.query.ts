import { getHeldImages } from '#contract/chat/get-held-images.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** One's own pictures that wait for a check or did not get through; live events keep it as it is. */
export const heldImagesQuery = () => queryFor(getHeldImages, {});

import { addPhoto } from '#contract/photos/add-photo.ts';
import { mutationFor } from '#web/platform/query-for.ts';

// A slow phone needs its time for twelve megabytes.
export const addPhotoMutation = () => mutationFor(addPhoto, { timeout: 180_000 });

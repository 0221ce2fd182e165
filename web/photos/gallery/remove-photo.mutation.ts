import { removePhoto } from '#contract/photos/remove-photo.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const removePhotoMutation = () => mutationFor(removePhoto);

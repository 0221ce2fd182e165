import { changePhoto } from '#contract/photos/change-photo.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const changePhotoMutation = () => mutationFor(changePhoto, { idempotent: true });

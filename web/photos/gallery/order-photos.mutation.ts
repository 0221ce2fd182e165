import { orderPhotos } from '#contract/photos/order-photos.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const orderPhotosMutation = () => mutationFor(orderPhotos, { idempotent: true });

import { orderPhotos } from '#contract/photos/order-photos.ts';
import { handler } from '#server/platform/http/handler.ts';
import { announcePhotos } from './load-own-photos.ts';
import { lockPhotos, photosOf, setOrder } from './own-photos.sql.ts';

export const orderPhotosHandler = handler(orderPhotos, async (call, platform) => {
  const { ids } = call.input;
  const given = new Set(ids);
  const photos = await platform.transact(async (unit) => {
    await lockPhotos(unit.db, call.member);
    const own = await photosOf(unit.db, call.member);
    const same = own.length === ids.length && own.every(({ id }) => given.has(id));
    if (!same) return call.refuse('photos_changed');
    await setOrder(unit.db, call.member, ids);
    return announcePhotos(platform, unit, call.member, call.language);
  });
  return { photos };
});

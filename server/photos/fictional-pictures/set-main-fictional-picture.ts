import { setMainFictionalPicture } from '#contract/photos/fictional/set-main-fictional-picture.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockPhotos, photosOf, setMain } from '../gallery/own-photos.sql.ts';
import { lockFictional } from './fictional-pictures.sql.ts';

export const setMainFictionalPictureHandler = handler(setMainFictionalPicture, async (call, platform) => {
  const { operator, input } = call;
  const { profile, photo } = input;
  await platform.transact(async (unit) => {
    if (!(await lockFictional(unit.db, profile))) return call.refuse('not_found');
    await lockPhotos(unit.db, profile);
    const chosen = (await photosOf(unit.db, profile)).find(({ id }) => id === photo);
    if (chosen?.status !== 'active' || chosen.hidden || chosen.premium_only) return call.refuse('not_found');
    await setMain(unit.db, profile, photo);
    const action = 'photos/set-main-fictional-picture';
    const at = platform.clock.now();
    await recordAction(unit, { operator, action, member: profile, subject: photo, at });
  });
  return { photo };
});

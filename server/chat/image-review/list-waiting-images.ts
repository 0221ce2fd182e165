import { listWaitingImages } from '#contract/chat/list-waiting-images.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { holdExpiry } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { reviewedMembers } from '#server/profiles/door.ts';
import { claimWaitingImages, countWaitingImages } from './image-claims.sql.ts';

/** The operator looks at one picture while the browser loads the next ones. */
const atOnce = 4;

export const listWaitingImagesHandler = handler(listWaitingImages, async ({ operator }, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  const claim = { operator, limit: atOnce, now, until: holdExpiry(now) };
  const claimed = await claimWaitingImages(db, claim);
  const shown = claimed.map(({ member }) => member);
  await recordOperatorRead(platform, { operator, operation: listWaitingImages.name, members: shown });
  const rows = await reviewedMembers(db, shown);
  const members = new Map(rows.map((row) => [row.member_id, row]));
  const results = claimed.flatMap(({ id, member }) => {
    const found = members.get(member);
    if (found === undefined) return [];
    const { name, fictional, date_of_birth: born } = found;
    return [{ photo: id, member, name, age: ageOn(born, now), fictional }];
  });
  return { results, waiting: await countWaitingImages(db) };
});

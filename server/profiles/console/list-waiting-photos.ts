import { ageOn } from '#contract/profiles/age.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { claimPhotos, countWaiting } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { reviewedMembers } from './reviewed-members.sql.ts';

export const listWaitingPhotosHandler = handler(listWaitingPhotos, async ({ operator }, platform) => {
  const claimed = await claimPhotos(platform, operator);
  const shown = claimed.map(({ member }) => member);
  await recordOperatorRead(platform, { operator, operation: listWaitingPhotos.name, members: shown });
  const [rows, waiting] = await Promise.all([reviewedMembers(platform.db, shown), countWaiting(platform.db)]);
  const members = new Map(rows.map((row) => [row.member_id, row]));
  const now = platform.clock.now();
  const results = claimed.flatMap(({ id, member }) => {
    const found = members.get(member);
    if (found === undefined) return [];
    const { name, fictional, date_of_birth: born } = found;
    return [{ photo: id, member, name, age: ageOn(born, now), fictional }];
  });
  return { results, waiting };
});

import { listPictureCopies } from '#contract/accounts/subjects/list-picture-copies.ts';
import type { CopiedPicture } from '#contract/accounts/subjects/picture-copy.ts';
import type { Id } from '#contract/kit/id.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { breachesOf } from '#server/safety/door.ts';
import { siteById } from '#server/sites/door.ts';
import { type CopyRow, pictureCopies } from './picture-copies.sql.ts';

/** No case has this id, so that every case counts. */
const noCase = 0;

const groupsOf = (rows: readonly CopyRow[]): CopyRow[][] =>
  [...Map.groupBy(rows, ({ original }) => original).values()].filter((group) => group.length > 1);

const sameGroup = (group: readonly CopyRow[]): string =>
  group
    .map(({ path }) => path)
    .sort()
    .join(' ');

/** Two pictures of one case may be copies of each other: their group is shown once. */
const distinctGroups = (rows: readonly CopyRow[]): CopyRow[][] => [
  ...new Map(groupsOf(rows).map((group) => [sameGroup(group), group])).values(),
];

export const listPictureCopiesHandler = handler(listPictureCopies, async (call, platform) => {
  const { about, id } = call.input;
  const { db } = platform;
  const rows = await pictureCopies(db, about, id);
  const named = new Set(rows.map(({ original }) => original));
  const groups = distinctGroups(rows);
  const owners = [...new Set(groups.flat().map(({ member }) => member))];
  const breaches = new Map<Id, number>();
  for (const owner of owners) breaches.set(owner, await breachesOf(db, owner, noCase));
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listPictureCopies.name,
    members: owners,
  });
  const shown = (group: readonly CopyRow[]): CopiedPicture => ({
    owners: new Set(group.map(({ member }) => member)).size,
    copies: group.map(({ original: _original, path, site, added_at, joined_at, ...row }, place) => ({
      ...row,
      host: siteById(site).host,
      reported: named.has(path),
      first: place === 0,
      added_at: added_at.toISOString(),
      joined_at: joined_at.toISOString(),
      breaches: breaches.get(row.member) ?? 0,
    })),
  });
  return { pictures: groups.map(shown) };
});

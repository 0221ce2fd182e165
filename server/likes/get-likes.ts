import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { getLikes, type Like, likesPageSize } from '#contract/likes/get-likes.ts';
import type { LikeAbout } from '#contract/likes/like-about.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { type LikeRow, newestLikes } from './read-likes.sql.ts';
import { showAbouts } from './show-abouts.ts';

const entryOf = (row: LikeRow, profile: ProfileCard, about: LikeAbout | null): Like => ({
  id: row.other,
  profile,
  liked_at: row.at.toISOString(),
  match: row.match,
  origin: row.origin,
  about,
});

/** The instant of the last entry of a full list. A list that is not full has nothing older. */
const endOf = (rows: readonly LikeRow[]): string | null =>
  rows.length < likesPageSize ? null : (rows.at(-1)?.at.toISOString() ?? null);

const later = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (one > other ? one : other) : (one ?? other);

const answerOf = (
  rows: readonly LikeRow[],
  cards: ReadonlyMap<Id, ProfileCard>,
  aboutOf: (row: LikeRow) => LikeAbout | null,
): AnswerOf<typeof getLikes> => {
  const given = rows.filter((row) => row.direction === 'given');
  const received = rows.filter((row) => row.direction === 'received');
  const shown = (row: LikeRow) => {
    const card = cards.get(row.other);
    return card ? [{ row, like: entryOf(row, card, aboutOf(row)) }] : [];
  };
  return {
    profiles: given.flatMap(shown).map(({ like }) => like),
    liked_by: received.flatMap(shown).map(({ row, like }) => ({ ...like, like_new: !row.seen })),
    older: later(endOf(given), endOf(received)),
  };
};

export const getLikesHandler = handler(getLikes, async ({ member, site, input }, platform) => {
  const before = input.before === undefined ? null : new Date(input.before);
  const rows = await newestLikes(platform.db, member, before, likesPageSize);
  const members = [...new Set(rows.map((row) => row.other))];
  const cards = await loadCards(platform.db, site, members, platform.clock.now(), {
    viewer: member,
    reach: 'meet',
  });
  const referenceOf = (row: LikeRow) => ({ ...row, liked: row.direction === 'given' ? row.other : member });
  const shown = rows.filter((row) => cards.has(row.other)).map(referenceOf);
  const aboutOf = await showAbouts(platform, member, shown);
  return answerOf(rows, cards, (row) => aboutOf(referenceOf(row)));
});

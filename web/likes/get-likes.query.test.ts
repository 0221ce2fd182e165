import { expect, test } from 'vitest';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getLikes, LikedBy } from '#contract/likes/get-likes.ts';
import { mergeRefreshedLikes } from './get-likes.query.ts';

type LikesPage = AnswerOf<typeof getLikes>;

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();

const liked = (minute: number, fields: Partial<LikedBy> = {}): LikedBy => ({
  id: minute,
  profile: {
    id: minute,
    name: 'Eva',
    fictional: false,
    age: 31,
    gender: 'female',
    country: 'NL',
    region: null,
    place: null,
    online: false,
    main_image: null,
  },
  liked_at: at(minute),
  match: false,
  origin: 'own',
  about: null,
  like_new: false,
  ...fields,
});

const page = (
  minutes: readonly number[],
  older: number | null,
  given: readonly number[] = [],
): LikesPage => ({
  profiles: given.map((minute) => liked(minute)),
  liked_by: minutes.map((minute) => liked(minute)),
  older: older === null ? null : at(older),
});

const minutesOf = ({ liked_by }: LikesPage) => liked_by.map(({ id }) => id);

test('keeps loaded older pages and their cursor when the newest page is read again [LIKE-4]', () => {
  const known = page([9, 8, 7, 6, 5, 4], 4);
  const after = mergeRefreshedLikes(known, page([10, 9, 8, 7], 7));
  expect(minutesOf(after)).toEqual([10, 9, 8, 7, 6, 5, 4]);
  expect(after.older).toBe(at(4));
  expect(mergeRefreshedLikes({ ...known, older: null }, page([9, 8], 8)).older).toBeNull();
});

test('drops entries that the newest page no longer has, and updates the others without duplicates [LIKE-4]', () => {
  const known = page([9, 8, 7, 6], 6);
  expect(minutesOf(mergeRefreshedLikes(known, page([9, 7], 7)))).toEqual([9, 7, 6]);
  // The other list was full, so this list reaches further back than the instant down to which both are
  // complete.
  const short = { ...page([9, 8, 3], 8), liked_by: [liked(9), liked(8), liked(3, { match: true })] };
  const after = mergeRefreshedLikes(page([9, 8, 5, 3, 2], 2), short);
  expect(minutesOf(after)).toEqual([9, 8, 3, 2]);
  expect(after.liked_by[2]?.match).toBe(true);
});

test('replaces everything when more likes arrived than a page holds, so that no gap remains [LIKE-4]', () => {
  expect(mergeRefreshedLikes(page([4, 3, 2], 2), page([9, 8], 8))).toEqual(page([9, 8], 8));
});

test('replaces the known likes with a page that is complete [LIKE-4]', () => {
  expect(mergeRefreshedLikes(page([9, 8, 7], 7), page([9], null))).toEqual(page([9], null));
  expect(mergeRefreshedLikes(undefined, page([9], 9))).toEqual(page([9], 9));
});

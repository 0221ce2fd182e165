import type { QueryClient } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { getLikes, type Like } from '#contract/likes/get-likes.ts';
import type { LikesState } from '#contract/likes/likes-state.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

type LikesPage = AnswerOf<typeof getLikes>;

/**
 * A list as the newest page has it. Known entries are kept beyond its last entry and beyond the instant down
 * to which both lists are complete.
 */
const further = <Entry extends Like>(
  known: readonly Entry[],
  page: readonly Entry[],
  whole: string,
): Entry[] => {
  const last = page.at(-1)?.liked_at ?? whole;
  const reach = last < whole ? last : whole;
  const there = new Set(page.map(({ id }) => id));
  return [...page, ...known.filter(({ id, liked_at }) => liked_at < reach && !there.has(id))];
};

/**
 * Merges the newest page into the known likes: loaded older pages stay (LIKE-4). If so many likes arrived
 * that the page does not reach the known ones, the page replaces them. Otherwise likes between the two would
 * be missing.
 */
export function mergeRefreshedLikes(known: LikesPage | undefined, page: LikesPage): LikesPage {
  const { older } = page;
  if (!known || older === null) return page;
  const touches = [...known.profiles, ...known.liked_by].some(({ liked_at }) => liked_at >= older);
  const reachesFurther = known.older === null || known.older < older;
  if (!touches || !reachesFurther) return page;
  return {
    profiles: further(known.profiles, page.profiles, older),
    liked_by: further(known.liked_by, page.liked_by, older),
    older: known.older,
  };
}

/** Live events keep the likes current, so that pages need not read them again. */
const freshMilliseconds = 5 * minute;

/**
 * The member's given and received likes: the newest ones and the older pages loaded so far. A refresh keeps
 * the older pages.
 */
export const likesQuery = () => ({
  ...queryFor(getLikes, {}, mergeRefreshedLikes),
  staleTime: freshMilliseconds,
});

/** The likes before an instant. */
export const olderLikesQuery = (before: string) => queryFor(getLikes, { before });

/** Changes the cached likes. A response in flight may not contain the change, so the request is repeated. */
export function changeLikes(client: QueryClient, change: (likes: LikesState) => LikesState): void {
  const { queryKey } = likesQuery();
  client.setQueryData(queryKey, (known) => known && { ...known, ...change(known) });
  if (client.isFetching({ queryKey, exact: true }) > 0) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getLikes } from '#contract/likes/get-likes.ts';
import type { Like } from '#contract/likes/like.ts';

type LikesPage = AnswerOf<typeof getLikes>;

/** A list as the newest page has it, and beyond its last entry, and beyond where both lists are whole, as it was known. */
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
 * The likes after their newest page was read again: what was loaded further back stays (LIKE-4). Where so many came in that
 * the page does not reach down to what is known, the page is all there is: between the two some would be missing.
 */
export function refreshedLikes(known: LikesPage | undefined, page: LikesPage): LikesPage {
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

import type { Id } from '#contract/kit/id.ts';

/** The ids with one of them moved to a place, or to the end if the place is beyond the list. */
export function moveInOrder(ids: readonly Id[], moved: Id, place: number): Id[] {
  const others = ids.filter((id) => id !== moved);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

import { type Interest, interests } from '#contract/sites/interest.ts';

const shownAtFirst = 18;

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The interests to show, in order: previously chosen ones first, or all that match the search. */
export function shownInterests(view: {
  inFront: readonly Interest[];
  chosen: ReadonlySet<Interest>;
  all: boolean;
  sought: string;
  nameOf: (interest: Interest) => string;
}): Interest[] {
  const { inFront, chosen, all, nameOf } = view;
  const ordered = [...inFront, ...interests.filter((interest) => !inFront.includes(interest))];
  const sought = plain(view.sought);
  if (sought !== '') return ordered.filter((interest) => plain(nameOf(interest)).includes(sought));
  return all ? ordered : ordered.filter((interest, at) => at < shownAtFirst || chosen.has(interest));
}

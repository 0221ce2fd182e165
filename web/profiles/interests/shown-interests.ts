import { type Interest, interests } from '#contract/sites/interest.ts';

const shownAtFirst = 18;

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Which interests stand there, and in which order: those chosen before in front, or all that a search finds. */
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

import { detailsIn } from '#contract/chat/shared-details.ts';

/** So many members may get the same first words from one sender in a day; fewer where the words lead away or ask (TRUST-7). */
const mostADay = { plain: 10, details: 3 } as const;

/** Letters up to which words are a greeting or a question, as we offer them ourselves: those are anybody's. */
const greetingLetters = 60;

/** So many with the same first words, and those who got them are warned. */
export const manyAlike = 4;

/** As long as the limit looks back. */
export const openerDayMilliseconds = 24 * 3600_000;

/** As long as it is known who got which words. */
export const openerKeptMilliseconds = 7 * openerDayMilliseconds;

export interface Opener {
  /** What is left of the words when only they count: the same for texts that are nearly the same. */
  readonly words: string;
  /** To so many members a day. */
  readonly most: number;
}

/** Letters alone, small, without accents, and each once where it is drawn out: `Hoiii  Ánna 😊!` is `hoi ana`. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1+/gu, '$1')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * What a first message is compared by, null where it is not: a greeting without details may go to everybody. Case, signs,
 * numbers, emoji and the receiver's name make no difference (TRUST-7).
 */
export function openerOf(text: string, receiverName: string): Opener | null {
  const names = new Set(plainWords(receiverName));
  const plain = plainWords(text)
    .filter((word) => !names.has(word))
    .join('');
  if (detailsIn(text).length > 0) return { words: plain, most: mostADay.details };
  return plain.length > greetingLetters ? { words: plain, most: mostADay.plain } : null;
}

/** Maximum length of a search text. */
export const longestQuery = 80;

const folded = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? letter;

// Maps each letter to one letter, so that positions are the same in both texts.
const fold = (text: string): string => Array.from(text, folded).join('');

/** Splits a search into words without capitals and accents. */
export const searchWords = (query: string): string[] =>
  fold(query.slice(0, longestQuery))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a text contains all words of a search. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
}

export interface Piece {
  /** Start position. */
  readonly at: number;
  readonly text: string;
  readonly found: boolean;
}

/** Splits a text at the occurrences of the searched words. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const searched = fold(text);
  const letters = Array.from(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      for (let place = at; place < at + word.length; place += 1) marked.add(place);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const found = marked.has(place);
    const last = pieces.at(-1);
    if (last?.found === found) pieces[pieces.length - 1] = { ...last, text: last.text + letter };
    else pieces.push({ at: place, text: letter, found });
  });
  return pieces;
}

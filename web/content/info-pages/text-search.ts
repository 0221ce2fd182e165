/** Longest question that is looked up. */
export const longestQuery = 80;

const folded = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? letter;

// One letter for each, so that places in it are places in the text.
const fold = (text: string): string => Array.from(text, folded).join('');

/** The words of a search, without capitals and accents. */
export const searchWords = (query: string): string[] =>
  fold(query.slice(0, longestQuery))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether all words of a search are in a text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
}

export interface Piece {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where words of a search begin and end. */
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

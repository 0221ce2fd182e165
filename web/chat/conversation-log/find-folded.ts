import { foldText } from '#contract/chat/search-messages.ts';

/**
 * Finds text regardless of case and accents. Returns pairs of the start and end (exclusive) of each match.
 */
export function findFolded(text: string, words: string): readonly (readonly [number, number])[] {
  if (words === '') return [];
  // Folding may change the length of the text, so each folded character keeps its original position.
  let whole = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldText(character);
    whole += plain;
    for (let index = 0; index < plain.length; index += 1) from.push(at);
    at += character.length;
  }
  from.push(at);
  const found: [number, number][] = [];
  for (let start = whole.indexOf(words); start !== -1; start = whole.indexOf(words, start + words.length)) {
    found.push([from[start] ?? at, from[start + words.length] ?? at]);
  }
  return found;
}

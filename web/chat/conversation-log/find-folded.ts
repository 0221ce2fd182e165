import { folded } from '#contract/chat/folded.ts';

/** Where words stand in a text, whatever its case and accents: pairs of first and past the last character. */
export function findFolded(text: string, words: string): readonly (readonly [number, number])[] {
  if (words === '') return [];
  // Folding may shorten or lengthen what comes before, so each folded character knows where it came from.
  let whole = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = folded(character);
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

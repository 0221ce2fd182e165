import type { Tree } from '../tree.ts';
import { placeholdersOf } from './catalogues.ts';

const mailFile = /^texts\/mails\/([^/]+)\/([^/]+)\.json$/;
const source = 'nl';

/** Every string of a mail with its path, such as `paragraphs.1`. */
function stringsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsOf(part, place === '' ? key : `${place}.${key}`),
  );
}

type Strings = ReadonlyMap<string, string>;

const read = (tree: Tree, file: string): Strings => new Map(stringsOf(JSON.parse(tree.read(file)), ''));

const formFindings = (file: string, strings: Strings): string[] =>
  [...strings].flatMap(([place, text]) => {
    if (text.trim() === '') return [`${file}: ${place} has no text`];
    return placeholdersOf(text) === undefined ? [`${file}: ${place} is not a valid ICU message`] : [];
  });

const differences = (file: string, dutch: Strings, strings: Strings): string[] =>
  [...new Set([...dutch.keys(), ...strings.keys()])].flatMap((place) => {
    const [one, other] = [dutch.get(place), strings.get(place)];
    if (one === undefined || other === undefined)
      return [`${file}: ${place} is ${other === undefined ? 'missing' : `not in ${source}`}`];
    return placeholdersOf(one) === placeholdersOf(other)
      ? []
      : [`${file}: ${place} has other placeholders than ${source}`];
  });

/** Every language must have the mails of Dutch, with the same texts and placeholders. */
export function mailTextFindings(tree: Tree, locales: readonly string[]): string[] {
  const kinds = new Set(tree.files.flatMap((file) => mailFile.exec(file)?.[2] ?? []));
  return locales.flatMap((locale) =>
    [...kinds].flatMap((kind) => {
      const file = `texts/mails/${locale}/${kind}.json`;
      if (!tree.files.includes(file)) return [`${file} is missing`];
      const strings = read(tree, file);
      const sourceFile = `texts/mails/${source}/${kind}.json`;
      const others =
        locale === source || !tree.files.includes(sourceFile)
          ? []
          : differences(file, read(tree, sourceFile), strings);
      return [...formFindings(file, strings), ...others];
    }),
  );
}

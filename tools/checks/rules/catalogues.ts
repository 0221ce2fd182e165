import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Tree } from '../tree.ts';

const catalogueFile = /^texts\/messages\/([^/]+)\/([^/]+)\.json$/;
const source = 'nl';

/** Maps locale to message key to text. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, string>>;

function entriesOf(tree: Tree, file: string): [string, string][] {
  const content: unknown = JSON.parse(tree.read(file));
  if (typeof content !== 'object' || content === null) throw new Error(`${file} is not an object`);
  return Object.entries(content).map(([key, text]) => [key, typeof text === 'string' ? text : '']);
}

/** Reads all messages of every language in the tree. */
export function readCatalogues(tree: Tree): Catalogues {
  const catalogues = new Map<string, Map<string, string>>();
  for (const file of tree.files) {
    const locale = catalogueFile.exec(file)?.[1];
    if (!locale) continue;
    const messages = catalogues.get(locale) ?? new Map<string, string>();
    for (const [key, text] of entriesOf(tree, file)) messages.set(key, text);
    catalogues.set(locale, messages);
  }
  return catalogues;
}

const kinds: Readonly<Record<number, string>> = {
  [TYPE.argument]: 'argument',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/** Every placeholder with its kind, at any depth: `{name}` is `name argument`. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value} ${kinds[element.type]}`;
    if (element.type === TYPE.tag) return [own, ...placeholders(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own];
    return [own, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
  });
}

/** The placeholders of a text with their kinds, in one line; undefined if the text is not an ICU message. */
export function placeholdersOf(text: string): string | undefined {
  try {
    return [...new Set(placeholders(parse(text)))].sort().join(', ');
  } catch {
    return undefined;
  }
}

function formFindings(tree: Tree): string[] {
  return tree.files
    .filter((file) => catalogueFile.test(file))
    .flatMap((file) => {
      const domain = catalogueFile.exec(file)?.[2];
      return entriesOf(tree, file).flatMap(([key, text]) => {
        const wrong: string[] = [];
        if (!key.startsWith(`${domain}.`)) wrong.push(`${file}: ${key} must start with '${domain}.'`);
        if (text.trim() === '') wrong.push(`${file}: ${key} has no text`);
        else if (placeholdersOf(text) === undefined) wrong.push(`${file}: ${key} is not a valid ICU message`);
        return wrong;
      });
    });
}

function differences(catalogues: Catalogues): string[] {
  const dutch = catalogues.get(source) ?? new Map<string, string>();
  return [...catalogues]
    .filter(([locale]) => locale !== source)
    .flatMap(([locale, messages]) => [
      ...[...dutch.keys()].filter((key) => !messages.has(key)).map((key) => `${locale}: ${key} is missing`),
      ...[...messages.keys()]
        .filter((key) => !dutch.has(key))
        .map((key) => `${locale}: ${key} is not in ${source}`),
      ...[...messages]
        .filter(
          ([key, text]) => dutch.has(key) && placeholdersOf(dutch.get(key) ?? '') !== placeholdersOf(text),
        )
        .map(([key]) => `${locale}: ${key} has other placeholders than ${source}`),
    ]);
}

/**
 * Every language must have the keys and placeholders of Dutch, and each key must start with the name of its
 * file.
 */
export const catalogueFindings = (tree: Tree, locales: readonly string[]): string[] => {
  const catalogues = readCatalogues(tree);
  return [
    ...locales
      .filter((locale) => !catalogues.has(locale))
      .map((locale) => `texts/messages/${locale} is missing`),
    ...formFindings(tree),
    ...differences(catalogues),
  ];
};

/** Share of a language's longer texts that may be equal to the Dutch or English text (LANG-1). */
const mayEqual = 0.03;
/** Shorter texts are often equal in several languages: names, "Premium", "OK". */
const isLonger = 14;

const parsed = (text: string): MessageFormatElement[] => {
  try {
    return parse(text);
  } catch {
    // `catalogueFindings` reports it.
    return [];
  }
};

/** The categories of every plural in a text, including nested plurals. */
const pluralsOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const within = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...within] : within;
  });

/** Every plural must have the forms of its language: Polish has three, Dutch has two (LANG-5). */
export const pluralFindings = (catalogues: Catalogues): string[] =>
  [...catalogues].flatMap(([locale, messages]) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return [...messages].flatMap(([key, text]) => {
      const missing = pluralsOf(parsed(text)).flatMap((forms) =>
        needed.filter((form) => !forms.includes(form)),
      );
      return missing.length === 0
        ? []
        : [`${locale}: ${key} lacks the plural form ${[...new Set(missing)].join(', ')}`];
    });
  });

const words = (text: string): string => text.replace(/\{\w+(?:, \w+)?\}/g, '').trim();

/** No language may be a copy of Dutch or English. `reviewed` lists keys of texts that are correctly equal. */
export const copyFindings = (catalogues: Catalogues, reviewed: readonly string[]): string[] => {
  const skipped = new Set(reviewed);
  return [...catalogues].flatMap(([locale, messages]) => {
    const longer = [...messages].filter(([key, text]) => words(text).length > isLonger && !skipped.has(key));
    return ['nl', 'en']
      .filter((source) => source !== locale)
      .flatMap((source) => {
        const same = longer.filter(([key, text]) => catalogues.get(source)?.get(key) === text);
        return same.length <= longer.length * mayEqual
          ? []
          : [
              `${locale}: ${same.length} of ${longer.length} texts are those of ${source}: ${same[0]?.[0]} and others`,
            ];
      });
  });
};

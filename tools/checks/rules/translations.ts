import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogues } from './catalogues.ts';

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

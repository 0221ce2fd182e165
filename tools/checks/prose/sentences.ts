import { codeWord } from './passage.ts';

const end = /(?<=[.!?][)"'”’]*)\s+(?=[("'“‘]*[\p{Lu}\d])/u;

/** Splits a text after each full stop, question mark or exclamation mark that a capital or number follows. */
export const sentencesOf = (text: string): string[] => text.split(end);

const requirementId = /^\(?[A-Z]+-\d+[a-z]?\)?[.,;:]*$/;

/** Counts words. Punctuation between spaces and ids of requirements do not count. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word) && !requirementId.test(word)).length;

/** The sentence without placeholders for code, for searching words. */
export const searchable = (sentence: string): string => sentence.replaceAll(codeWord, '`');

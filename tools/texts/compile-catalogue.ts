import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { pseudoMessage } from '#texts/pseudo-message.ts';

export const pseudo = 'pseudo';

/** Plain texts stay strings, and all other texts become syntax trees, so that the browser needs no parser. */
export type CompiledCatalogue = Record<string, string | MessageFormatElement[]>;

/** The files of one language. The pseudo-language is generated from Dutch. */
export function catalogueFiles(folder: string, language: string): string[] {
  const source = join(folder, language === pseudo ? 'nl' : language);
  return readdirSync(source)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(source, file));
}

const compiled = (key: string, message: string): string | MessageFormatElement[] => {
  try {
    const tree = parse(message);
    const only = tree[0];
    return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
  } catch (cause) {
    throw new Error(`The message ${key} is not valid ICU: ${message}`, { cause });
  }
};

/** Merges and compiles all messages of a language from `texts/messages/<language>/*.json`. */
export function compileCatalogue(folder: string, language: string): CompiledCatalogue {
  const catalogue: CompiledCatalogue = {};
  for (const file of catalogueFiles(folder, language)) {
    const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [key, message] of Object.entries(messages)) {
      catalogue[key] = compiled(key, language === pseudo ? pseudoMessage(message) : message);
    }
  }
  return catalogue;
}

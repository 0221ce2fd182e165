import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { pseudoMessage } from '#texts/pseudo-message.ts';
import { everydayKeys } from './everyday-keys.ts';

const pseudo = 'pseudo';

/** Plain texts stay strings, and all other texts become syntax trees, so that the browser needs no parser. */
type CompiledCatalogue = Record<string, string | MessageFormatElement[]>;

/** The files of one language. The pseudo-language is generated from Dutch. */
function catalogueFiles(folder: string, language: string): string[] {
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

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${project}texts/messages`;
const index = 'virtual:texts';
const one = /^virtual:texts\/([a-z]+)-(everyday|rest)$/;

/**
 * Key families that only the server uses: pages that only visitors get, mails, site defaults. They are not
 * sent to any browser.
 */
export const serverOnly = /^(content\.(front|offline)|sites\.(niche|company)|payments\.sandbox)\./;

const languages = () => [
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
  pseudo,
];

/**
 * `virtual:texts` exports two loaders per language folder: everyday texts and the rest. Each is a separate
 * chunk of compiled messages. On the server the first contains all texts. In the browser neither contains
 * server-only texts.
 */
export function texts(): Plugin {
  let everyday: ReadonlySet<string> | undefined;
  return {
    name: 'vonk-texts',
    resolveId: (id) => (id === index || one.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${index}`)) return null;
      if (id === `\0${index}`) {
        const loader = (name: string, part: string) => `${part}: () => import('${index}/${name}-${part}')`;
        const loaders = languages().map(
          (name) => `${name}: { ${loader(name, 'everyday')}, ${loader(name, 'rest')} }`,
        );
        return `export const catalogues = { ${loaders.join(', ')} };`;
      }
      const [, language = '', part] = one.exec(id.slice(1)) ?? [];
      for (const file of catalogueFiles(folder, language)) this.addWatchFile(file);
      const catalogue = compileCatalogue(folder, language);
      const { mode, config } = this.environment;
      const slim = mode === 'build' && config.consumer === 'client';
      const keys = Object.keys(catalogue);
      if (slim) everyday ??= everydayKeys(project, keys);
      const isFirst = (key: string) => everyday?.has(key) ?? true;
      const kept = keys.filter(
        (key) => !(slim && serverOnly.test(key)) && isFirst(key) === (part === 'everyday'),
      );
      return `export default ${JSON.stringify(Object.fromEntries(kept.map((key) => [key, catalogue[key]])))};`;
    },
  };
}

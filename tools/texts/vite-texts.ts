import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { pseudoMessage } from '#texts/pseudo-message.ts';
import { everydayPages, textsOfPage } from '#web/platform/intl/everyday-pages.ts';
import { pageKeys } from './page-keys.ts';

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
const one = /^virtual:texts\/([a-z]+)$/;

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

const moduleOf = (catalogue: CompiledCatalogue, keys: Iterable<string>): string =>
  `export default ${JSON.stringify(Object.fromEntries([...keys].map((key) => [key, catalogue[key]])))};`;

interface PageTexts {
  readonly language: string;
  readonly page: string;
  /** Name with a hash of the content, so that the client and the server build agree on it. */
  readonly file: string;
  readonly code: string;
}

/** The texts of each everyday page in each language. */
function allPageTexts(): PageTexts[] {
  const keys = Object.keys(compileCatalogue(folder, 'nl')).filter((key) => !serverOnly.test(key));
  const pages = [...new Set(everydayPages.values())].map((page) => {
    const wanted = pageKeys(project, keys, page);
    return [page, keys.filter((key) => wanted.has(key))] as const;
  });
  return languages().flatMap((language) => {
    const catalogue = compileCatalogue(folder, language);
    return pages.map(([page, wanted]) => {
      const code = moduleOf(catalogue, wanted);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      return { language, page, code, file: `${textsOfPage(language, page)}-${hash}` };
    });
  });
}

/** File names by language and page. Only the server knows them, and names one in each page. */
const namesOf = (parts: readonly PageTexts[]): Record<string, Record<string, string>> => {
  const names: Record<string, Record<string, string>> = {};
  for (const { language, page, file } of parts) names[language] = { ...names[language], [page]: file };
  return names;
};

/**
 * `virtual:texts` exports a loader of all texts for each language folder. A build also writes a file with the
 * texts of each everyday page. Browsers get no server-only texts.
 */
export function texts(): Plugin {
  return {
    name: 'vonk-texts',
    resolveId: (id) => (id === index || one.test(id) ? `\0${id}` : null),
    buildStart() {
      const { mode, config } = this.environment;
      if (mode !== 'build' || config.consumer !== 'client') return;
      for (const { file, code } of allPageTexts())
        this.emitFile({ type: 'asset', fileName: `assets/${file}.js`, source: code });
    },
    load(id) {
      if (!id.startsWith(`\0${index}`)) return null;
      const { mode, config } = this.environment;
      const inBrowser = mode === 'build' && config.consumer === 'client';
      if (id === `\0${index}`) {
        const loaders = languages().map((name) => `${name}: () => import('${index}/${name}')`);
        const names = mode === 'build' && !inBrowser ? namesOf(allPageTexts()) : {};
        return `export const catalogues = { ${loaders.join(', ')} };
          export const pageTexts = ${JSON.stringify(names)};`;
      }
      const [, language = ''] = one.exec(id.slice(1)) ?? [];
      for (const file of catalogueFiles(folder, language)) this.addWatchFile(file);
      const catalogue = compileCatalogue(folder, language);
      return moduleOf(
        catalogue,
        Object.keys(catalogue).filter((key) => !(inBrowser && serverOnly.test(key))),
      );
    },
  };
}

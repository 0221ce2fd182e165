import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueFiles, compileCatalogue, pseudo } from './compile-catalogue.ts';
import { everydayKeys } from './everyday-keys.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${project}texts/messages`;
const index = 'virtual:texts';
const one = /^virtual:texts\/([a-z]+)-(everyday|rest)$/;

/**
 * Key families that only the server uses: its own pages without script, mails, site defaults. They are not
 * sent to any browser.
 */
export const serverOnly =
  /^(content\.(front|page|languages|offline)|sites\.(niche|company)|payments\.sandbox)\./;

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

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueFiles, compileCatalogue, pseudo } from './compile-catalogue.ts';

const folder = fileURLToPath(new URL('../../texts/messages', import.meta.url));
const index = 'virtual:texts';
const one = /^virtual:texts\/([a-z]+)$/;

/** Families that only the server writes: its own pages without script, mails, site defaults. No browser gets them. */
export const serverOnly =
  /^(content\.(front|page|languages|offline)|sites\.(niche|company)|credits\.sandbox)\./;

const languages = () => [
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
  pseudo,
];

/**
 * `virtual:texts` gives a loader for every language there is a folder for, each its own chunk with all its
 * messages compiled; the server's bundle and the browser use the same, save what only the server writes.
 */
export function texts(): Plugin {
  return {
    name: 'vonk-texts',
    resolveId: (id) => (id === index || one.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${index}`)) return null;
      if (id === `\0${index}`) {
        const loaders = languages().map((name) => `${name}: () => import('${index}/${name}')`);
        return `export const catalogues = { ${loaders.join(', ')} };`;
      }
      const language = one.exec(id.slice(1))?.[1] ?? '';
      for (const file of catalogueFiles(folder, language)) this.addWatchFile(file);
      const catalogue = Object.entries(compileCatalogue(folder, language));
      const { mode, config } = this.environment;
      const slim = mode === 'build' && config.consumer === 'client';
      const kept = slim ? catalogue.filter(([key]) => !serverOnly.test(key)) : catalogue;
      return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
    },
  };
}

import { globSync, readFileSync, statSync } from 'node:fs';
import { everydayPages } from '#web/platform/intl/everyday-pages.ts';

interface Route {
  readonly parentId?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

interface Manifest {
  readonly entry: Omit<Route, 'parentId'>;
  readonly routes: Readonly<Record<string, Route>>;
}

const assets = 'build/client/assets';

const only = (pattern: string): string => {
  const [file, more] = globSync(`${assets}/${pattern}`);
  if (file === undefined || more !== undefined)
    throw new Error(`${assets} does not have exactly one file that matches ${pattern}`);
  return file;
};

/**
 * The size on the wire. The service sends the compressed file beside it (server/main/pages/static-files.ts).
 */
const bytesOf = (file: string): number => statSync(`${file}.br`).size;

const chainOf = (routes: Manifest['routes'], id: string): Route[] => {
  const route = routes[id];
  if (!route) throw new Error(`The bundle has no page ${id}`);
  return [...(route.parentId === undefined ? [] : chainOf(routes, route.parentId)), route];
};

/**
 * Bytes of script and style that a browser with an empty cache fetches before a page is interactive. Covers
 * the bundle in `build/`: the entry, the page with its layouts and their imports, the route manifest and the
 * texts of an everyday page. Other pages load all texts before they are interactive, which is not counted.
 */
export function firstLoad(page: string, language: string): { scripts: number; styles: number } {
  const manifest: Manifest = JSON.parse(readFileSync('build/routes.json', 'utf8'));
  const parts = [manifest.entry, ...chainOf(manifest.routes, page)];
  const addresses = (all: readonly (string | undefined)[]) => [
    ...new Set(all.flatMap((address) => (address ? [`build/client${address.replace('#', '')}`] : []))),
  ];
  const scripts = addresses(parts.flatMap((part) => [part.module, ...part.imports, part.clientLoaderModule]));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(file), 0);
  return {
    scripts: sum([
      ...scripts,
      only('manifest-????????.js'),
      ...(everydayPages.has(page) ? [only(`${language}-${page.split('/').at(-1)}-????????.js`)] : []),
    ]),
    styles: sum(addresses(parts.flatMap(({ css }) => css))),
  };
}

import type { Tree } from '../tree.ts';

const pageFile = /^texts\/pages\/([^/]+)\/([^/]+)\.md$/;
const source = 'nl';

const versionOf = (text: string): string =>
  /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/.exec(text)?.[1] ?? 'none';

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(', ');

const headingsOf = (text: string): string =>
  (text.match(/^#+ /gm) ?? []).map((mark) => mark.trim()).join(' ');

const differences = (file: string, own: string, dutch: string): string[] =>
  (
    [
      ['version', versionOf],
      ['headings', headingsOf],
      ['placeholders', placeholdersOf],
    ] as const
  ).flatMap(([what, of]) => (of(own) === of(dutch) ? [] : [`${file} has another ${what} than ${source}`]));

/**
 * Every language must have the information pages of Dutch, with the same version, headings and placeholders
 * (CONT-1).
 */
export function pageTextFindings(tree: Tree, locales: readonly string[]): string[] {
  const pages = new Set(tree.files.flatMap((file) => pageFile.exec(file)?.[2] ?? []));
  return locales.flatMap((locale) =>
    [...pages].flatMap((page) => {
      const file = `texts/pages/${locale}/${page}.md`;
      const dutch = `texts/pages/${source}/${page}.md`;
      if (!tree.files.includes(file)) return [`${file} is missing`];
      if (!tree.files.includes(dutch)) return [`${file} is not in ${source}`];
      return differences(file, tree.read(file), tree.read(dutch));
    }),
  );
}

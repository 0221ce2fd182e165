import type { Tree } from '../tree.ts';

const pageFile = /^texts\/pages\/([^/]+)\/([^/]+)\.md$/;
const source = 'nl';

const versionOf = (text: string): string =>
  /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/.exec(text)?.[1] ?? 'none';

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(', ');

const headingsOf = (text: string): string =>
  (text.match(/^#+ /gm) ?? []).map((mark) => mark.trim()).join(' ');

/** Every language has the information pages of Dutch: the same version, headings and facts to fill in (CONT-1). */
export function pageTextFaults(tree: Tree, locales: readonly string[]): string[] {
  const pages = new Set(tree.files.flatMap((file) => pageFile.exec(file)?.[2] ?? []));
  return locales.flatMap((locale) =>
    [...pages].flatMap((page) => {
      const [file, dutch] = [locale, source].map((language) => `texts/pages/${language}/${page}.md`);
      if (file === undefined || dutch === undefined) return [];
      if (!tree.files.includes(file)) return [`${file} is missing`];
      if (!tree.files.includes(dutch)) return [`${file} is not in ${source}`];
      const [own, theirs] = [tree.read(file), tree.read(dutch)];
      return [
        ...(versionOf(own) === versionOf(theirs) ? [] : [`${file} has another version than ${source}`]),
        ...(headingsOf(own) === headingsOf(theirs) ? [] : [`${file} has other headings than ${source}`]),
        ...(placeholdersOf(own) === placeholdersOf(theirs)
          ? []
          : [`${file} has other placeholders than ${source}`]),
      ];
    }),
  );
}

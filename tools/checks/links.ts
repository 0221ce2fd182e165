/**
 * `npm run check:links`: every link and every path in the documents leads somewhere, and every Mermaid
 * diagram parses.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diagramErrors } from './diagrams.ts';

/** The target of a reference: a file from the project root, and a heading in it. */
interface Reference {
  readonly line: number;
  readonly file: string;
  readonly anchor: string | null;
}

const documentPatterns = ['*.md', 'docs/**/*.md', 'server/*/README.md'];

/** Its old entries name files as they were. */
const notChecked = new Set(['CHANGELOG.md']);

/**
 * Code such as `server/chat/door.ts` names a file; `server/<domain>` and `web/*.tsx` name none in particular.
 */
const pathInCode = /`((?:bench|contract|database|docs|server|tests|texts|tools|web)\/[\w@.[\]/-]*)`/g;
const link = /\[[^\]]*\]\(([^()\s]+)(?: "[^"]*")?\)/g;
const external = /^(?:[a-z]+:|\/\/)/;

/** Blanks code blocks, so that line numbers stay. */
const withoutCodeBlocks = (markdown: string): string =>
  markdown.replace(/^(```+|~~~+).*\n[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''));

const withoutInlineCode = (line: string): string => line.replace(/`[^`]*`/g, '');

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCodeBlocks(markdown).matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = text.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function linkedReference(from: string, target: string, line: number): Reference {
  const [file = '', anchor = null] = target.split('#');
  const resolved = file === '' ? from : path.posix.join(path.posix.dirname(from), decodeURIComponent(file));
  return { line, file: resolved, anchor };
}

function referencesOf(from: string, markdown: string): Reference[] {
  return withoutCodeBlocks(markdown)
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      const links = [...withoutInlineCode(text).matchAll(link)]
        .map(([, target = '']) => target)
        .filter((target) => !external.test(target))
        .map((target) => linkedReference(from, target, line));
      const paths = [...text.matchAll(pathInCode)].map(([, file = '']) => ({ line, file, anchor: null }));
      return [...links, ...paths];
    });
}

/**
 * References to files or headings that do not exist. `documents` maps a path to its text, `exists` knows all
 * files and folders.
 */
export function linkErrors(
  documents: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): string[] {
  const hasAnchor = (file: string, anchor: string | null): boolean => {
    const target = documents.get(file);
    return anchor === null || target === undefined || anchorsOf(target).has(anchor);
  };
  return [...documents].flatMap(([from, markdown]) =>
    referencesOf(from, markdown).flatMap(({ line, file, anchor }) => {
      if (!exists(file)) return [`${from}:${line}: ${file} does not exist`];
      return hasAnchor(file, anchor) ? [] : [`${from}:${line}: ${file} has no heading #${anchor}`];
    }),
  );
}

function readDocuments(): Map<string, string> {
  const files = globSync(documentPatterns).filter((file) => !notChecked.has(file));
  return new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
}

if (import.meta.main) {
  const documents = readDocuments();
  const errors = [...linkErrors(documents, existsSync), ...(await diagramErrors(documents))];
  for (const error of errors) console.log(error);
  console.log(
    errors.length === 0 ? `links: ok in ${documents.size} documents` : `links: ${errors.length} errors`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

import { type Passage, paragraphsOf } from './passage.ts';

const heading = /^#{1,6}\s+/;
const tableRule = /^\s*\|?[\s:|-]+\|?\s*$/;

/** Splits a table row into its cells; other lines stay as they are. */
const cellsOf = (text: string): string[] =>
  /^\s*\|/.test(text)
    ? text.split(/(?<!\\)\|/).flatMap((cell) => ['', cell.trim()])
    : heading.test(text)
      ? ['', text.replace(heading, ''), '']
      : [text.replace(/^\s*>\s?/, '')];

/** The headings, paragraphs, list items and table cells of a Markdown file. */
export function markdownPassages(file: string, content: string): Passage[] {
  const lines = content
    .split('\n')
    .flatMap((text, index) =>
      tableRule.test(text) && text.includes('-')
        ? [{ line: index + 1, text: '' }]
        : cellsOf(text).map((cell) => ({ line: index + 1, text: cell })),
    );
  return paragraphsOf(lines).map((paragraph) => ({ ...paragraph, file, kind: 'document' }));
}

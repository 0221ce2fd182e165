/** A text for readers: a comment, a test title or a paragraph of a document. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  readonly kind: 'comment' | 'title' | 'document';
  /** The text on one line, with a placeholder for each piece of code. */
  readonly text: string;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

const fence = /^\s*(?:```|~~~)/;
const listItem = /^\s*(?:[-*+]|\d+[.)])\s+/;
const tag = /^\s*@\w+\s*/;

/** Stands in for code, which is neither counted as several words nor searched for words. */
export const codeWord = 'Code';

/** Removes markup: code, addresses of links, emphasis. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/``.+?``|`[^`]*`/g, codeWord)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<?https?:\/\/\S+/g, codeWord)
    .replace(/<!--.*?-->|<\/?[a-zA-Z][^>]*>/g, ' ')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Joins lines to paragraphs. An empty line, a list item or a tag starts a new one; fenced code is left out.
 */
export function paragraphsOf(lines: readonly Line[]): Line[] {
  const paragraphs: { line: number; text: string }[] = [];
  let fenced = false;
  let open = false;
  for (const { line, text } of lines) {
    if (fence.test(text)) fenced = !fenced;
    if (fenced || fence.test(text) || text.trim() === '') {
      open = false;
      continue;
    }
    const starts = listItem.test(text) || tag.test(text);
    const content = text.replace(listItem, '').replace(tag, '');
    const last = paragraphs.at(-1);
    if (open && !starts && last) last.text += ` ${content}`;
    else paragraphs.push({ line, text: content });
    open = true;
  }
  return paragraphs
    .map(({ line, text }) => ({ line, text: withoutMarkup(text) }))
    .filter(({ text }) => text !== '');
}

const end = /(?<=[.!?][)"'”’]*)\s+(?=[("'“‘]*[\p{Lu}\d])/u;

/** Splits a text after each full stop, question mark or exclamation mark that a capital or number follows. */
export const sentencesOf = (text: string): string[] => text.split(end);

const requirementId = /^\(?[A-Z]+-\d+[a-z]?\)?[.,;:]*$/;

/** Counts words. Punctuation between spaces and ids of requirements do not count. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word) && !requirementId.test(word)).length;

/** The sentence without placeholders for code, for searching words. */
export const searchable = (sentence: string): string => sentence.replaceAll(codeWord, '`');

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

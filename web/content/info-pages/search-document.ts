import { type Block, entriesOf, type Section, type TextDocument } from './document.ts';
import { hasWords } from './text-search.ts';

const wordsOf = (blocks: readonly Block[]): string =>
  blocks.flatMap(({ parts }) => parts.flat().map(({ text }) => text)).join(' ');

/** Reduces a page of questions to those that contain all searched words, below their headings. */
export function searchDocument(
  document: TextDocument,
  words: readonly string[],
): { readonly document: TextDocument; readonly found: number } {
  const sections = document.sections.map((section): Section & { found: number } => {
    const entries = entriesOf(section.blocks).filter((entry) =>
      hasWords(`${section.heading} ${wordsOf(entry)}`, words),
    );
    return { ...section, blocks: entries.flat(), found: entries.length };
  });
  return {
    document: { ...document, sections: sections.filter(({ found }) => found > 0) },
    found: sections.reduce((sum, { found }) => sum + found, 0),
  };
}

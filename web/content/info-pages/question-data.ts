import { type Block, entriesOf, type TextDocument } from './document.ts';

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(({ parts }) => parts)
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');

/** Structured data of a page's questions with their full answers. */
export function questionData(document: TextDocument, language: string): object {
  const entries = document.sections.flatMap(({ blocks }) => entriesOf(blocks));
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: entries
      .filter(([question]) => question?.kind === 'question')
      .map(([question, ...answer]) => ({
        '@type': 'Question',
        name: question ? textOf([question]) : '',
        acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
      })),
  };
}

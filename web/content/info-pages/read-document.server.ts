import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Section, Span, TextDocument } from './document.ts';

export type Fillings = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;

// Runs after parsing, so that a value cannot become markup.
const filled = (text: string, fillings: Fillings): string =>
  text.replace(placeholder, (whole, name: string) => fillings[name] ?? whole);

// Leaves out an entry whose fact the site lacks, such as a telephone number.
const lacksFact = (text: string, fillings: Fillings): boolean =>
  [...text.matchAll(placeholder)].some(([, name]) => fillings[name ?? ''] === '');

// `marked` escapes its texts for HTML, and React escapes again.
const plain = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

interface Reading {
  readonly fillings: Fillings;
  nextId: number;
}

const idOf = (reading: Reading): number => {
  reading.nextId += 1;
  return reading.nextId;
};

type Look = Pick<Span, 'strong' | 'href'>;

const spansOf = (tokens: readonly Token[], reading: Reading, look: Look = {}): Span[] =>
  tokens.flatMap((token): Span[] => {
    const { fillings } = reading;
    if ('tokens' in token && token.tokens) {
      if (token.type === 'strong') return spansOf(token.tokens, reading, { ...look, strong: true });
      if (token.type !== 'link') return spansOf(token.tokens, reading, look);
      const href = filled(decodeURI(token.href), fillings);
      return spansOf(token.tokens, reading, { ...look, href });
    }
    return [
      { ...look, id: idOf(reading), text: filled(plain('text' in token ? token.text : token.raw), fillings) },
    ];
  });

const isList = (token: Token): token is Tokens.List => token.type === 'list';

const blocksOf = (token: Token, reading: Reading): Block[] => {
  const id = idOf(reading);
  if (isList(token)) {
    const entries = token.items.filter(({ text }) => !lacksFact(text, reading.fillings));
    return [{ id, kind: 'list', parts: entries.map((item) => spansOf(item.tokens, reading)) }];
  }
  if (!('tokens' in token) || !token.tokens) return [];
  const parts = [spansOf(token.tokens, reading)];
  return [{ id, kind: token.type === 'heading' ? 'question' : 'paragraph', parts }];
};

const wordsOf = (tokens: readonly Token[] | undefined, reading: Reading): string =>
  spansOf(tokens ?? [], reading)
    .map(({ text }) => text)
    .join('');

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth <= 2;

/** Reads the words of an information page: Markdown without HTML, with placeholders for the site's facts. */
export function readDocument(
  { body, dated }: { readonly body: string; readonly dated: string },
  fillings: Fillings,
): TextDocument {
  const reading: Reading = { fillings, nextId: 0 };
  const intro: Block[] = [];
  const sections: Array<Section & { blocks: Block[] }> = [];
  let title = '';
  for (const token of lexer(body)) {
    if (!isHeading(token)) (sections.at(-1)?.blocks ?? intro).push(...blocksOf(token, reading));
    else if (token.depth === 1) title = wordsOf(token.tokens, reading);
    else
      sections.push({
        anchor: `s${sections.length + 1}`,
        heading: wordsOf(token.tokens, reading),
        blocks: [],
      });
  }
  return { title, version: dated, intro, sections };
}

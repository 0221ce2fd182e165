import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Span, TextDocument } from './document.ts';

const files = import.meta.glob<string>('../../texts/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Fillings = Readonly<Record<string, string>>;

// After parsing, so that no value can become markup.
const filled = (text: string, fillings: Fillings): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => fillings[name] ?? whole);

// `marked` writes its texts for HTML; React escapes on its own.
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
    return [{ id, kind: 'list', parts: token.items.map((item) => spansOf(item.tokens, reading)) }];
  }
  if (!('tokens' in token) || !token.tokens) return [];
  const parts = [spansOf(token.tokens, reading)];
  if (token.type !== 'heading') return [{ id, kind: 'paragraph', parts }];
  return [{ id, kind: token.depth === 1 ? 'title' : 'heading', parts }];
};

/** Reads `texts/pages/<language>/<page>.md`, Dutch where the language has none; null for a page that is not there. */
export function readDocument(language: string, page: string, fillings: Fillings): TextDocument | null {
  const source =
    files[`../../texts/pages/${language}/${page}.md`] ?? files[`../../texts/pages/nl/${page}.md`];
  const found = source && /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n([\s\S]*)$/.exec(source);
  if (!found) return null;
  const reading: Reading = { fillings, nextId: 0 };
  const blocks = lexer(found[2] ?? '').flatMap((token) => blocksOf(token, reading));
  const title = blocks.find((block) => block.kind === 'title')?.parts.flat() ?? [];
  return { title: title.map(({ text }) => text).join(''), version: found[1] ?? '', blocks };
}

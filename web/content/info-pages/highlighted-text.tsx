import { Fragment } from 'react';
import type { Span } from './document.ts';
import { piecesOf } from './text-search.ts';

/** Plain text with the words of a search marked. */
function Marked({ text, marked }: { text: string; marked: readonly string[] }) {
  if (marked.length === 0) return text;
  return piecesOf(text, marked).map(({ at, text: piece, found }) =>
    found ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

function Word({ span, marked }: { span: Span; marked: readonly string[] }) {
  const words = <Marked text={span.text} marked={marked} />;
  const shown = span.strong ? <strong>{words}</strong> : words;
  return span.href ? <a href={span.href}>{shown}</a> : shown;
}

/** Running text of a page. */
export function HighlightedText({ spans, marked }: { spans: readonly Span[]; marked: readonly string[] }) {
  return spans.map((span) => <Word key={span.id} span={span} marked={marked} />);
}

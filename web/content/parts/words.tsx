import { Fragment, type ReactNode } from 'react';
import type { Span } from '../document.ts';
import { piecesOf } from '../find-words.ts';

interface WordsProps {
  spans: readonly Span[];
  /** Words of a search, marked where they stand. */
  marked: readonly string[];
}

const withMarks = (text: string, marked: readonly string[]): ReactNode => {
  if (marked.length === 0) return text;
  let at = 0;
  return piecesOf(text, marked).map((piece) => {
    const place = at;
    at += piece.text.length;
    return piece.found ? <mark key={place}>{piece.text}</mark> : piece.text;
  });
};

/** Running text of a page. */
export function Words({ spans, marked }: WordsProps) {
  return spans.map(({ id, text, strong, href }) => {
    const shown = withMarks(text, marked);
    const words = strong ? <strong>{shown}</strong> : shown;
    return href ? (
      <a key={id} href={href}>
        {words}
      </a>
    ) : (
      <Fragment key={id}>{words}</Fragment>
    );
  });
}

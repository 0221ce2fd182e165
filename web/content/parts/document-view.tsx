import type { ReactNode } from 'react';
import type { Block, Span, TextDocument } from '../document.ts';
import styles from './document-view.module.css';

function Words({ span }: { span: Span }) {
  const words = span.strong ? <strong>{span.text}</strong> : span.text;
  return span.href ? <a href={span.href}>{words}</a> : words;
}

const wordsOf = (spans: readonly Span[]): ReactNode =>
  spans.map((span) => <Words key={span.id} span={span} />);

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.parts.map((spans) => (
          <li key={spans[0]?.id}>{wordsOf(spans)}</li>
        ))}
      </ul>
    );
  }
  const words = wordsOf(block.parts.flat());
  if (block.kind === 'title') return <h1>{words}</h1>;
  return block.kind === 'heading' ? <h2>{words}</h2> : <p>{words}</p>;
}

/** A text to read, with the date of its version below. */
export function DocumentView({ document, version }: { document: TextDocument; version: ReactNode }) {
  return (
    <article className={styles.document}>
      {document.blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <p className={styles.version}>{version}</p>
    </article>
  );
}

import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { Block, Span, TextDocument } from './document.ts';
import styles from './document-view.module.css';
import { piecesOf } from './text-search.ts';

/** Plain text with the words of a search marked. */
function Marked({ text, marked }: { text: string; marked: readonly string[] }) {
  if (marked.length === 0) return text;
  return piecesOf(text, marked).map(({ at, text: piece, found }) =>
    found ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

function SpanText({ span, marked }: { span: Span; marked: readonly string[] }) {
  const words = <Marked text={span.text} marked={marked} />;
  const shown = span.strong ? <strong>{words}</strong> : words;
  return span.href ? <a href={span.href}>{shown}</a> : shown;
}

/** Running text of a page. */
function HighlightedText({ spans, marked }: { spans: readonly Span[]; marked: readonly string[] }) {
  return spans.map((span) => <SpanText key={span.id} span={span} marked={marked} />);
}

function BlockView({ block, marked }: { block: Block; marked: readonly string[] }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.parts.map((spans) => (
          <li key={spans[0]?.id}>
            <HighlightedText spans={spans} marked={marked} />
          </li>
        ))}
      </ul>
    );
  }
  const words = <HighlightedText spans={block.parts.flat()} marked={marked} />;
  return block.kind === 'question' ? <h3>{words}</h3> : <p>{words}</p>;
}

/** Minimum number of headings for a table of contents. */
const worthAList = 4;

function Contents({ document }: { document: TextDocument }) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('content.page.contents')}>
      <p aria-hidden>{text('content.page.contents')}</p>
      <ol>
        {document.sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Shows a text with its date and, on wide screens, a table of contents. */
export function DocumentView(props: {
  document: TextDocument;
  version: ReactNode;
  /** Words of a search, to be marked. */
  marked?: readonly string[];
  /** Shown between the title and the text. */
  head?: ReactNode;
  /** Shown below the text. */
  end: ReactNode;
}) {
  const { document, version, marked = [], head, end } = props;
  const { title, intro, sections } = document;
  // A search keeps the table of contents, so that the columns do not change while the visitor types.
  const hasContents = sections.length >= worthAList || marked.length > 0;
  return (
    <div className={styles.page} data-contents={hasContents}>
      <article className={styles.document}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.version}>{version}</p>
        </header>
        {head}
        {intro.map((block) => (
          <BlockView key={block.id} block={block} marked={[]} />
        ))}
        <div data-found="sections">
          {sections.map(({ anchor, heading, blocks }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>
                <HighlightedText spans={[{ id: 0, text: heading }]} marked={marked} />
              </h2>
              {blocks.map((block) => (
                <BlockView key={block.id} block={block} marked={marked} />
              ))}
            </section>
          ))}
        </div>
        {end}
      </article>
      {hasContents ? (
        <div data-found="contents">{sections.length > 0 ? <Contents document={document} /> : null}</div>
      ) : null}
    </div>
  );
}

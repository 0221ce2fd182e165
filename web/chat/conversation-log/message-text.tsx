import { type ReactNode, useState } from 'react';
import { findFolded } from './find-folded.ts';
import { findLinks } from './find-links.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './message-text.module.css';

const marked = (text: string, sought: string): ReactNode => {
  const found = findFolded(text, sought);
  if (found.length === 0) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of found) {
    parts.push(
      text.slice(done, from),
      <mark key={from} className={styles.found}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
};

/**
 * The text of a message. An address in the text is not a link: a tap shows where it leads, and it can be
 * opened from there (CHAT-8, TRUST-7). No preview is fetched.
 */
export function MessageText({ text, sought }: { text: string; sought: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      {findLinks(text).map((piece) => {
        const { at, address } = piece;
        const words = marked(piece.text, sought);
        return address === null ? (
          <span key={at}>{words}</span>
        ) : (
          <button key={at} type="button" className={styles.link} onClick={() => setAsked(address)}>
            {words}
          </button>
        );
      })}
      {asked === null ? null : <LinkDialog address={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration, type Picture } from '../brand/illustration.tsx';
import { useFailureText } from './failure-text.ts';
import styles from './state-notice.module.css';

/**
 * An empty state: drawing, title, a sentence, and the next step as `children`. `compact` puts the drawing
 * beside the words, for a page that shows more below.
 */
export function EmptyState(props: {
  picture?: Picture;
  title: string;
  /** `h1` if nothing else is on the page. */
  heading?: 'h1' | 'h2';
  body?: string;
  compact?: boolean;
  children?: ReactNode;
}) {
  const Heading = props.heading ?? 'h2';
  return (
    <div className={styles.notice} data-compact={props.compact}>
      <Illustration picture={props.picture ?? 'empty'} />
      <Heading className={styles.title}>{props.title}</Heading>
      {props.body ? <p className={styles.body}>{props.body}</p> : null}
      {props.children ? <div className={styles.next}>{props.children}</div> : null}
    </div>
  );
}

/** An error, with the server's text or ours, and a retry button (SHELL-17). */
export function ErrorState(props: { error: unknown; retry?: () => void }) {
  const text = useText();
  const failure = useFailureText();
  return (
    <div className={styles.notice} role="alert">
      <Illustration picture="broken" />
      <p className={styles.title}>{failure(props.error)}</p>
      {props.retry ? (
        <div className={styles.next}>
          <Button variant="light" onClick={props.retry}>
            {text('kit.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import styles from './paged-list.module.css';

/** What of an infinite query it takes. */
interface Going {
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/**
 * A list that goes on: while it is read, when it could not be, when it is empty (`children`), and more of it. `joined`: in one
 * surface instead of a card each.
 */
export function Pages(props: {
  pages: Going;
  rows: readonly ReactNode[] | undefined;
  joined?: boolean;
  children: ReactNode;
}) {
  const text = useText();
  const { pages, rows } = props;
  if (rows === undefined) {
    if (pages.error) return <ErrorState error={pages.error} retry={() => void pages.refetch()} />;
    return <ListSkeleton />;
  }
  if (rows.length === 0) return props.children;
  return (
    <>
      <ul className={props.joined ? `${styles.list} ${styles.joined}` : styles.list}>{rows}</ul>
      {pages.isFetchNextPageError ? (
        <p className={styles.failed} role="alert">
          {text('payments.more_failed')}
        </p>
      ) : null}
      {pages.hasNextPage ? (
        <Button variant="light" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text('payments.more')}
        </Button>
      ) : null}
    </>
  );
}

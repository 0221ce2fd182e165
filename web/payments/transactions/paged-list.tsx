import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import styles from './paged-list.module.css';

/** The part of an infinite query that this list uses. */
interface PagedQuery {
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/**
 * A paged list in all its states: loading, failed, empty (`children`), and with a button that loads more.
 * `joined` puts all rows on one surface instead of a card each.
 */
export function PagedList(props: {
  pages: PagedQuery;
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

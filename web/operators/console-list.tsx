import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';

interface ListPage<Row> {
  readonly results: readonly Row[];
}

/** A console list in all its states, with a button that loads more. */
export function ConsoleList<Row>(props: {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>, unknown>>;
  empty: ReactNode;
  rowOf: (row: Row) => ReactNode;
}) {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = props.query;
  if (data === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={8} />;
  const rows = data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) return props.empty;
  return (
    <>
      <ul className={styles.list}>{rows.map(props.rowOf)}</ul>
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('payments.more')}
        </Button>
      ) : null}
    </>
  );
}

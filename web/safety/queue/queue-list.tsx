import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { KeysButton, KeysHelp } from '#web/operators/keys-help.tsx';
import { useOwnId } from '#web/operators/use-own-id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import rows from '../moderation/waiting-reports.module.css';
import { queuePlace } from '../queue-place.ts';
import { AssignBar } from './assign-bar.tsx';
import styles from './queue.module.css';
import { queuePages } from './queue.query.ts';
import { queueFilterOf } from './queue-filter.ts';
import { QueueFilters, QueueKinds } from './queue-filters.tsx';
import { keyOf, QueueRow } from './queue-row.tsx';
import { useAssign } from './use-assign.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Gives the focus back to the item that the operator comes from, once. */
function useReturn(isLoaded: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    const { item } = queuePlace.read();
    if (!isLoaded || isDone.current || item === null) return;
    isDone.current = true;
    queuePlace.change((place) => ({ ...place, item: null }));
    const link = document.querySelector<HTMLElement>(`a[data-item="${CSS.escape(item)}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [isLoaded]);
}

/** Remembers the filters in the address for the way back. */
function useRemembered(search: URLSearchParams): void {
  const query = search.toString();
  useEffect(() => {
    queuePlace.change((place) => ({ ...place, search: query === '' ? '' : `?${query}` }));
  }, [query]);
}

function useKeyRows() {
  const text = useText();
  return [
    ['J', text('safety.queue.key.next')],
    ['K', text('safety.queue.key.previous')],
    ['⏎', text('safety.desk.take')],
    ['X', text('safety.queue.key.select')],
    ['M', text('safety.queue.to_me')],
    ['U', text('safety.queue.give_back')],
    ['?', text('operators.keys')],
  ] as const;
}

/** The selected rows, and what the keys and the bar do with them. */
function useSelection(items: ReadonlyArray<Parameters<typeof QueueRow>[0]['item']>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [helps, setHelps] = useState(false);
  const own = useOwnId();
  const clear = () => setChosen(new Set());
  const { assign, busy } = useAssign(clear);
  const selected = items.filter((item) => chosen.has(keyOf(item)));
  const toggle = (key: string) =>
    setChosen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
  const meant = (key: string | null) =>
    selected.length > 0 ? selected : items.filter((item) => keyOf(item) === key);
  useQueueKeys({
    paused: helps,
    onSelect: toggle,
    onMine: (key) => own !== null && assign(meant(key), own),
    onGiveBack: (key) => assign(meant(key), null),
    onHelp: () => setHelps(true),
  });
  return { chosen, selected, toggle, clear, assign, busy, helps, setHelps };
}

/** The waiting reports, appeals, notices and complaints with filters, owners and keys (SAFE-10). */
export function QueueList() {
  const text = useText();
  const keys = useKeyRows();
  const [search] = useSearchParams();
  const query = useInfiniteQuery(queuePages(queueFilterOf(search)));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt: now } = query;
  const items = data?.pages.flatMap(({ results }) => results) ?? [];
  const { chosen, selected, toggle, clear, assign, busy, helps, setHelps } = useSelection(items);
  useRemembered(search);
  useReturn(data !== undefined);
  const matching = data?.pages[0]?.matching;
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    if (items.length === 0)
      return search.size > 0 ? (
        <EmptyState
          picture="search"
          title={text('safety.queue.none')}
          body={text('safety.queue.none_what')}
        />
      ) : (
        <EmptyState picture="match" title={text('safety.desk.empty')} body={text('safety.desk.empty_what')} />
      );
    return (
      <ul id="reports" className={rows.list} aria-label={text('safety.desk.title')}>
        {items.map((item) => (
          <QueueRow
            key={keyOf(item)}
            item={item}
            now={now}
            isSelected={chosen.has(keyOf(item))}
            onSelect={() => toggle(keyOf(item))}
          />
        ))}
      </ul>
    );
  };
  return (
    <section>
      <QueueKinds />
      <QueueFilters sites={data?.pages[0]?.sites ?? []} />
      <div className={styles.head}>
        <p role="status" className={rows.number}>
          {matching === undefined
            ? ' '
            : text(matching.more ? 'safety.queue.matching_more' : 'safety.queue.matching', {
                number: matching.number,
              })}
        </p>
        <KeysButton onOpen={() => setHelps(true)} />
      </div>
      {list()}
      {hasNextPage ? (
        <Button
          variant="light"
          className={rows.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text('safety.queue.more')}
        </Button>
      ) : null}
      {selected.length === 0 ? null : (
        <AssignBar selected={selected} busy={busy} onAssign={(to) => assign(selected, to)} onClear={clear} />
      )}
      {helps ? <KeysHelp keys={keys} onClose={() => setHelps(false)} /> : null}
    </section>
  );
}

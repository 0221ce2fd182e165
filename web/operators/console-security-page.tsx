import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { searchSecurityEvents } from '#contract/operators/search-security-events.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './console-security-page.module.css';
import { operatorLoader } from './operator-loader.ts';
import { SecurityEventRow } from './security-event-row.tsx';

interface Wanted {
  readonly member?: number | undefined;
  readonly operator?: number | undefined;
}

const eventPages = (wanted: Wanted) =>
  pagesFor(searchSecurityEvents, { ...wanted, page: 1 }, (last, pages) =>
    last.has_more ? { ...wanted, page: pages.length + 1 } : undefined,
  );

const numberOf = (typed: string | null): number | undefined => {
  const digits = (typed ?? '').trim();
  return /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : undefined;
};

const wantedOf = (search: URLSearchParams): Wanted => ({
  member: numberOf(search.get('member')),
  operator: numberOf(search.get('operator')),
});

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.fetchInfiniteQuery(eventPages(wantedOf(url.searchParams)));
});

interface Operator {
  readonly id: number;
  readonly email: string;
}

/** Searches by the number of a member, by operator, or both. The address of the page holds the search. */
function SearchForm({ operators, busy }: { operators: readonly Operator[]; busy: boolean }) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const member = String(form.get('member') ?? '').trim();
    if (member !== '' && numberOf(member) === undefined) {
      setFault(text('operators.security.number_only'));
      const field = event.currentTarget.elements.namedItem('member');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const operator = String(form.get('operator') ?? '');
    setSearch({ ...(member !== '' && { member }), ...(operator !== '' && { operator }) });
  };
  return (
    <search>
      <form className={styles.search} noValidate onSubmit={submit}>
        <TextInput
          label={text('operators.security.member')}
          name="member"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          defaultValue={search.get('member') ?? ''}
          error={fault}
          onChange={() => setFault(null)}
        />
        <NativeSelect
          label={text('operators.security.operator')}
          name="operator"
          defaultValue={search.get('operator') ?? ''}
          data={[
            { value: '', label: text('operators.security.everybody') },
            ...operators.map(({ id, email }) => ({ value: String(id), label: email })),
          ]}
        />
        <Button type="submit" loading={busy}>
          {text('operators.security.search')}
        </Button>
      </form>
    </search>
  );
}

/** The security log and the acts of operators, searched by member or operator (OPS-6). */
export default function ConsoleSecurityPage() {
  const text = useText();
  const [search] = useSearchParams();
  const query = useInfiniteQuery(eventPages(wantedOf(search)));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage } = query;
  const events = data?.pages.flatMap(({ results }) => results) ?? [];
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    if (events.length === 0)
      return (
        <EmptyState
          picture="search"
          title={text('operators.security.none')}
          body={text('operators.security.none_what')}
        />
      );
    return (
      <ul className={styles.list} aria-label={text('operators.security.list')}>
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be alike, and their order is fixed.
          <SecurityEventRow key={`${event.at} ${event.kind} ${place}`} event={event} />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('operators.security.title')} />
      <PageHead title={text('operators.security.title')} lead={text('operators.security.lead')} />
      <SearchForm operators={data?.pages[0]?.operators ?? []} busy={isFetching && !isFetchingNextPage} />
      {list()}
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('operators.security.more')}
        </Button>
      ) : null}
    </Page>
  );
}

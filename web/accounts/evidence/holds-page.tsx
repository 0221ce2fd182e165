import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listHolds } from '#contract/accounts/evidence/list-holds.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './evidence.module.css';
import { HoldActs } from './hold-acts.tsx';
import { HoldFacts } from './hold-facts.tsx';

const lists = ['open', 'released'] as const;

type List = (typeof lists)[number];

const holdPages = (list: List) =>
  pagesFor(listHolds, { list, page: 1 }, (last, pages) =>
    last.has_more ? { list, page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.fetchInfiniteQuery(holdPages('open'));
});

function HoldList({ list }: { list: List }) {
  const text = useText();
  const query = useInfiniteQuery(holdPages(list));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (data === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={8} />;
  const holds = data.pages.flatMap(({ results }) => results);
  if (holds.length === 0)
    return <EmptyState title={text('accounts.holds.empty')} body={text('accounts.holds.empty_what')} />;
  const title = (name: string | null) => name ?? text('accounts.desk.erased_member');
  return (
    <>
      <ul className={styles.list}>
        {holds.map((hold) => (
          <li key={hold.id} className={styles.card}>
            <HoldFacts hold={hold} title={<MemberLink member={hold.member}>{title(hold.name)}</MemberLink>} />
            <HoldActs hold={hold} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('accounts.desk.more')}
        </Button>
      ) : null}
    </>
  );
}

/** All frozen accounts and held evidence, the most urgent first (CSAM-2). */
export default function HoldsPage() {
  const text = useText();
  const [list, setList] = useState<List>('open');
  const { data } = useInfiniteQuery(holdPages(list));
  const [first] = data?.pages ?? [];
  return (
    <Page>
      <PageTitle title={text('accounts.holds.title')} />
      <PageHead title={text('accounts.holds.title')} lead={text('accounts.holds.lead')} />
      {first === undefined ? null : (
        <p role="status" className={styles.counts}>
          {text('accounts.holds.counts', { due: first.due, unconfirmed: first.unconfirmed })}
        </p>
      )}
      <fieldset className={styles.switch}>
        <legend className={styles.unseen}>{text('accounts.holds.title')}</legend>
        {lists.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === list ? 'light' : 'default'}
            aria-pressed={one === list}
            onClick={() => setList(one)}
          >
            {text(`accounts.holds.${one}`)}
          </Button>
        ))}
      </fieldset>
      <HoldList list={list} />
    </Page>
  );
}

import { Alert, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { approvalKind } from '#contract/operators/approval.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { choiceIn, ItemFilters, itemFilterOf } from '../item-filters.tsx';
import { useMomentText } from '../moment-text.ts';
import { operatorLoader } from '../operator-loader.ts';
import { useRights } from '../use-rights.ts';
import { approvalPages, refundPages } from './approvals-tile.tsx';
import styles from './console-approvals-page.module.css';
import { WaitingApproval, WaitingRefundAct } from './waiting-kinds.tsx';

/** Kinds of waiting acts, with refunds, which are proposals of their own. */
const kinds = [...approvalKind.options, 'refund'] as const;

/** The filters of the address for both lists; undefined for a list that the kind leaves out. */
const filtersOf = (search: URLSearchParams) => {
  const filter = itemFilterOf(search);
  const kind = choiceIn(search, 'kind', kinds);
  return {
    acts: kind === undefined ? filter : kind === 'refund' ? undefined : { ...filter, kind },
    refunds: kind === undefined || kind === 'refund' ? filter : undefined,
  };
};

export const loader = operatorLoader(async ({ queryClient, rights, url }) => {
  const wanted = filtersOf(url.searchParams);
  await Promise.all([
    queryClient.fetchInfiniteQuery(approvalPages(wanted.acts)),
    rights.has('money') &&
      wanted.refunds !== undefined &&
      queryClient.fetchInfiniteQuery(refundPages(wanted.refunds)),
  ]);
});

interface Count {
  readonly number: number;
  readonly more: boolean;
}

/** The filters of both lists, with the number of items in both. */
function ApprovalFilters({ counts }: { counts: ReadonlyArray<Count | undefined> }) {
  const text = useText();
  const known = counts.flatMap((count) => count ?? []);
  return (
    <ItemFilters
      first="oldest"
      own={{
        name: 'kind',
        label: text('operators.item.kind'),
        choices: kinds.map((kind) => [kind, text(`operators.item.kind.${kind}`)]),
      }}
      matching={
        known.length < counts.length
          ? undefined
          : {
              number: known.reduce((sum, { number }) => sum + number, 0),
              more: known.some(({ more }) => more),
            }
      }
    />
  );
}

/** The list without a row: of nothing at all, or of nothing that passes the filters. */
function NoApprovals({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  return isFiltered ? (
    <EmptyState picture="search" title={text('safety.queue.none')} body={text('safety.queue.none_what')} />
  ) : (
    <EmptyState title={text('operators.approvals.none')} body={text('operators.approvals.none_what')} />
  );
}

/** Acts that one operator asked for, and that the caller may approve or decline (SAFE-6). */
export default function ConsoleApprovalsPage() {
  const text = useText();
  const inMoney = useFormatMoney();
  const momentText = useMomentText();
  const rights = useRights();
  const [search] = useSearchParams();
  const wanted = filtersOf(search);
  const showsRefunds = rights.has('money') && wanted.refunds !== undefined;
  const acts = useInfiniteQuery(approvalPages(wanted.acts));
  const refunds = useInfiniteQuery({ ...refundPages(wanted.refunds), enabled: showsRefunds });
  const showsActs = wanted.acts !== undefined;
  const waiting = showsActs ? (acts.data?.pages.flatMap(({ results }) => results) ?? []) : [];
  const money = showsRefunds ? (refunds.data?.pages.flatMap(({ results }) => results) ?? []) : [];
  const [first] = acts.data?.pages ?? [];
  const from = first?.approves_from ?? null;
  const error = acts.error ?? refunds.error;
  const list = () => {
    if (first === undefined && error !== null)
      return <ErrorState error={error} retry={() => void acts.refetch()} />;
    if (first === undefined) return <TextSkeleton lines={8} />;
    if (waiting.length + money.length === 0) return <NoApprovals isFiltered={search.size > 0} />;
    return (
      <ul className={styles.list}>
        {money.map((refund) => (
          <WaitingRefundAct
            key={refund.proposal}
            refund={refund}
            amount={inMoney(refund.amount)}
            isTooNew={from !== null}
          />
        ))}
        {waiting.map((act) => (
          <WaitingApproval key={act.id} act={act} isTooNew={from !== null} />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('operators.approvals.title')} />
      <PageHead title={text('operators.approvals.title')} lead={text('operators.approvals.lead')} />
      {first?.alone === true ? (
        <Alert color="yellow" variant="light" className={styles.notice}>
          {text('operators.approvals.alone')}
        </Alert>
      ) : null}
      {from === null ? null : (
        <Alert color="yellow" variant="light" className={styles.notice}>
          {text('operators.approvals.too_new', { moment: momentText(from) })}
        </Alert>
      )}
      <ApprovalFilters
        counts={[
          ...(showsActs ? [first?.matching] : []),
          ...(showsRefunds ? [refunds.data?.pages[0]?.matching] : []),
        ]}
      />
      {list()}
      {[refunds, acts].map((query, place) =>
        query.hasNextPage && (place === 0 ? showsRefunds : showsActs) ? (
          <Button
            key={place === 0 ? 'refunds' : 'acts'}
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {text('operators.security.more')}
          </Button>
        ) : null,
      )}
    </Page>
  );
}

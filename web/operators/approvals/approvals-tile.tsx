import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallOf } from '#contract/kit/operation.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { listRefundProposals } from '#contract/payments/console/list-refund-proposals.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { QueueTile } from '../queue-tile.tsx';
import { useRights } from '../use-rights.ts';

export const approvalPages = (filter: Omit<CallOf<typeof listApprovals>, 'page'> = {}) =>
  pagesFor(listApprovals, { ...filter, page: 1 }, (last, pages) =>
    last.has_more ? { ...filter, page: pages.length + 1 } : undefined,
  );

/** Refunds that wait for a second operator with the right `money`. */
export const refundPages = (filter: Omit<CallOf<typeof listRefundProposals>, 'page'> = {}) =>
  pagesFor(listRefundProposals, { ...filter, page: 1 }, (last, pages) =>
    last.has_more ? { ...filter, page: pages.length + 1 } : undefined,
  );

/** The number of acts and refunds that wait for a second operator, for the console overview. */
export function ApprovalsTile() {
  const text = useText();
  const rights = useRights();
  const acts = useInfiniteQuery(approvalPages());
  const refunds = useInfiniteQuery({ ...refundPages(), enabled: rights.has('money') });
  const pages = [...(acts.data?.pages ?? []), ...(refunds.data?.pages ?? [])];
  const number = pages.reduce((sum, { results }) => sum + results.length, 0);
  const more = acts.hasNextPage || refunds.hasNextPage;
  return (
    <QueueTile
      to="/console/approvals"
      queue="approvals"
      icon={<IconUsers size={32} />}
      title={text('operators.approvals')}
      waiting={text(more ? 'operators.approvals.waiting_more' : 'operators.approvals.waiting', { number })}
    />
  );
}

import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { QueueTile } from './queue-tile.tsx';

export const approvalPages = () =>
  pagesFor(listApprovals, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

/** Acts that wait for a second operator, for the console overview. Refunds are on the page itself. */
export function ApprovalsTile() {
  const text = useText();
  const { data } = useInfiniteQuery(approvalPages());
  const number = data?.pages[0]?.results.length ?? 0;
  return (
    <QueueTile
      to="/console/approvals"
      icon={<IconUsers size={32} />}
      title={text('operators.approvals')}
      waiting={text(number === 0 ? 'operators.approvals.none' : 'operators.approvals.title')}
    />
  );
}

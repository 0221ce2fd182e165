import { IconReceiptRefund } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { withdrawalCasePages } from './withdrawal-cases/list-withdrawal-cases.query.ts';

/** Query for the pages of withdrawals that wait for an order or an answer. */
export const openWithdrawalCasePages = () => withdrawalCasePages(false);

/** Console overview tile: the number of withdrawals that match no order. */
export function WithdrawalCasesTile() {
  const text = useText();
  const { data } = useInfiniteQuery(openWithdrawalCasePages());
  const number = data?.pages[0]?.results.length ?? 0;
  return (
    <QueueTile
      to="/console/withdrawals"
      queue="withdrawals"
      icon={<IconReceiptRefund size={32} />}
      title={text('payments.case.title')}
      waiting={text('payments.case.tile', { number })}
    />
  );
}

import { IconScale } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { findingPages } from './reconciliation/list-findings.query.ts';

/** Query for the pages of open reconciliation findings. */
export const openFindingPages = () => findingPages(false);

/**
 * Console overview tile: the number of open differences with the payment providers, or a notice that the
 * comparison is overdue.
 */
export function DifferencesTile() {
  const text = useText();
  const { data } = useInfiniteQuery(openFindingPages());
  const first = data?.pages[0];
  const number = first?.results.length ?? 0;
  const waiting = () => {
    if (first?.overdue) return text('payments.desk.tile_overdue');
    return text(first?.has_more ? 'payments.desk.tile_more' : 'payments.desk.tile', { number });
  };
  return (
    <QueueTile
      to="/console/reconciliation"
      queue="differences"
      icon={<IconScale size={32} />}
      title={text('payments.desk.navigation')}
      waiting={waiting()}
    />
  );
}

import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { reportsQuery } from './moderation/list-reports.query.ts';

export { reportsQuery };

/** The number of waiting reports with a link to them, for the console overview. */
export function WaitingReportsTile() {
  const text = useText();
  const { data } = useQuery(reportsQuery());
  const { number, more } = data?.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/reports"
      icon={<IconFlag size={32} />}
      title={text('safety.desk.title')}
      waiting={text(more ? 'safety.desk.waiting_more' : 'safety.desk.waiting', { number })}
    />
  );
}

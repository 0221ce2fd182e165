import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { reportsQuery } from './moderation/list-reports.query.ts';

/** The number of waiting complaints with a link to them, for the console overview. */
export function WaitingComplaintsTile() {
  const text = useText();
  const { data } = useQuery(reportsQuery());
  const { number, more } = data?.complaints.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/reports#complaints"
      icon={<IconMessageReport size={32} />}
      title={text('safety.desk.complaints')}
      waiting={text(more ? 'safety.desk.complaints_waiting_more' : 'safety.desk.complaints_waiting', {
        number,
      })}
    />
  );
}

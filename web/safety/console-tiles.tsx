import { IconBan, IconFlag, IconMessageReport, IconSpeakerphone } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { queuesQuery } from '#web/operators/queues.query.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { restrictionPages } from './moderation/list-restrictions.query.ts';
import { reportsQuery } from './moderation/reports.query.ts';

export { reportsQuery, restrictionPages };

/** The number of restrictions in force with a link to them, for the console overview. */
export function RestrictionsTile() {
  const text = useText();
  const { data } = useInfiniteQuery(restrictionPages());
  const { number, more } = data?.pages[0]?.in_force ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/restrictions"
      icon={<IconBan size={32} />}
      title={text('safety.restrictions.title')}
      waiting={text(more ? 'safety.restrictions.tile_more' : 'safety.restrictions.tile', { number })}
    />
  );
}

/** The number of senders of unfounded reports who wait for a decision, for the console overview. */
export function NotifiersTile() {
  const text = useText();
  const { data } = useQuery(queuesQuery());
  const waiting = data?.queues.find(({ queue }) => queue === 'notifiers')?.waiting;
  const { number, more } = waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/notifiers"
      queue="notifiers"
      icon={<IconSpeakerphone size={32} />}
      title={text('safety.notifiers.title')}
      waiting={text(more ? 'operators.queue.waiting_more' : 'operators.queue.waiting', { number })}
    />
  );
}

/** The number of waiting reports with a link to them, for the console overview. */
export function WaitingReportsTile() {
  const text = useText();
  const { data } = useQuery(reportsQuery());
  const { number, more } = data?.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/reports"
      queue="reports"
      icon={<IconFlag size={32} />}
      title={text('safety.desk.title')}
      waiting={text(more ? 'safety.desk.waiting_more' : 'safety.desk.waiting', { number })}
    />
  );
}

/** The number of waiting complaints with a link to them, for the console overview. */
export function WaitingComplaintsTile() {
  const text = useText();
  const { data } = useQuery(reportsQuery());
  const { number, more } = data?.complaints.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/reports?kind=complaints"
      queue="complaints"
      icon={<IconMessageReport size={32} />}
      title={text('safety.desk.complaints')}
      waiting={text(more ? 'safety.desk.complaints_waiting_more' : 'safety.desk.complaints_waiting', {
        number,
      })}
    />
  );
}

import { IconPhotoCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { WaitingNumber } from '#contract/photos/waiting-number.ts';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waitingCountQuery } from './review/count-waiting-photos.query.ts';

export { waitingCountQuery };

/** How many photos of profiles wait, and the way to them; for the console's overview. */
export function WaitingPhotosTile() {
  const text = useText();
  const { data } = useQuery(waitingCountQuery());
  return <WaitingTile to="/console/photos" title={text('photos.review.title')} waiting={data?.waiting} />;
}

/** A queue of pictures: how many wait, and the way there. */
export function WaitingTile(props: { to: string; title: string; waiting: WaitingNumber | undefined }) {
  const text = useText();
  const { number, more } = props.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to={props.to}
      icon={<IconPhotoCheck size={32} />}
      title={props.title}
      waiting={text(more ? 'photos.review.waiting_more' : 'photos.review.waiting', { number })}
    />
  );
}

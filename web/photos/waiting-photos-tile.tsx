import { IconPhotoCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QueueName } from '#contract/content/figures/list-queues.ts';
import { countWaitingPhotos, type WaitingNumber } from '#contract/photos/count-waiting-photos.ts';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';

export const waitingCountQuery = () => ({
  ...queryFor(countWaitingPhotos, {}),
  refetchInterval: 30_000,
});

/** The number of waiting profile photos with a link to their queue, for the console overview. */
export function WaitingPhotosTile() {
  const text = useText();
  const { data } = useQuery(waitingCountQuery());
  return (
    <WaitingTile
      to="/console/photos"
      queue="photos"
      title={text('photos.review.title')}
      waiting={data?.waiting}
    />
  );
}

/** A tile for a moderation queue of pictures: the number of waiting pictures and a link. */
export function WaitingTile(props: {
  to: string;
  queue: QueueName;
  title: string;
  waiting: WaitingNumber | undefined;
}) {
  const text = useText();
  const { number, more } = props.waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to={props.to}
      queue={props.queue}
      icon={<IconPhotoCheck size={32} />}
      title={props.title}
      waiting={text(more ? 'photos.review.waiting_more' : 'photos.review.waiting', { number })}
    />
  );
}

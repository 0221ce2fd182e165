import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { queuesQuery } from '#web/operators/queues.query.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** The conversations that wait for an editor, with a link to them, for the console overview. */
export function WaitingTalksTile() {
  const text = useText();
  const { data } = useQuery(queuesQuery());
  const waiting = data?.queues.find(({ queue }) => queue === 'conversations')?.waiting;
  const { number, more } = waiting ?? { number: 0, more: false };
  return (
    <QueueTile
      to="/console/conversations"
      queue="conversations"
      icon={<IconMessages size={32} />}
      title={text('operators.conversations')}
      waiting={text(more ? 'operators.queue.waiting_more' : 'operators.queue.waiting', { number })}
    />
  );
}

import { IconBan } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { restrictionPages } from './moderation/list-restrictions.query.ts';

export { restrictionPages };

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

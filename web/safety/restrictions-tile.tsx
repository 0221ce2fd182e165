import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { QueueTile } from '#web/operators/queue-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { restrictionsQuery } from './data/list-restrictions.ts';

export { restrictionsQuery };

/** How many measures are in force, and the way to them; for the console's overview. */
export function RestrictionsTile() {
  const text = useText();
  const { data } = useQuery(restrictionsQuery());
  return (
    <QueueTile
      to="/console/restrictions"
      icon={<IconBan size={32} />}
      title={text('safety.restrictions.title')}
      waiting={text('safety.restrictions.tile', { number: data?.results.length ?? 0 })}
    />
  );
}

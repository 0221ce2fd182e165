import { useQuery } from '@tanstack/react-query';
import { WaitingTile } from '#web/photos/waiting-photos-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waitingImagesCountQuery } from './images/count-waiting-images.query.ts';

export { waitingImagesCountQuery };

/** The number of chat pictures waiting for review, with a link to the queue. For the console's overview. */
export function WaitingImagesTile() {
  const text = useText();
  const { data } = useQuery(waitingImagesCountQuery());
  return (
    <WaitingTile to="/console/photos/chats" title={text('chat.image.review_title')} waiting={data?.waiting} />
  );
}

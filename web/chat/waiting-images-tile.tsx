import { useQuery } from '@tanstack/react-query';
import { WaitingTile } from '#web/photos/waiting-photos-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waitingImagesCountQuery } from './images/count-waiting-images.query.ts';

export { waitingImagesCountQuery };

/** How many pictures of conversations wait, and the way to them; for the console's overview. */
export function WaitingImagesTile() {
  const text = useText();
  const { data } = useQuery(waitingImagesCountQuery());
  return (
    <WaitingTile to="/console/photos/chats" title={text('chat.image.review_title')} waiting={data?.waiting} />
  );
}

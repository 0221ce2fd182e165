import { useQuery } from '@tanstack/react-query';
import { countWaitingImages } from '#contract/chat/count-waiting-images.ts';
import { WaitingTile } from '#web/photos/waiting-photos-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';

export const waitingImagesCountQuery = () => ({
  ...queryFor(countWaitingImages, {}),
  refetchInterval: 30_000,
});

/** The number of chat pictures waiting for review, with a link to the queue. For the console's overview. */
export function WaitingImagesTile() {
  const text = useText();
  const { data } = useQuery(waitingImagesCountQuery());
  return (
    <WaitingTile
      to="/console/photos/chats"
      queue="images"
      title={text('chat.image.review_title')}
      waiting={data?.waiting}
    />
  );
}

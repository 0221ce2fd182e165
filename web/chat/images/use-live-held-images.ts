import { useQueryClient } from '@tanstack/react-query';
import { heldImagesChanged } from '#contract/chat/events.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { heldImagesQuery } from './get-held-images.query.ts';

/** Keeps one's own pictures that are no message yet as the server tells them, on whatever page one is. */
export function useLiveHeldImages(): void {
  const queries = useQueryClient();
  const { queryKey } = heldImagesQuery();
  useLive(heldImagesChanged, ({ images }) => queries.setQueryData(queryKey, { images }));
  useLiveConnected(() => void queries.invalidateQueries({ queryKey }));
}

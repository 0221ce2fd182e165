import { useQueryClient } from '@tanstack/react-query';
import { heldImagesChanged } from '#contract/chat/events.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { heldImagesQuery } from './get-held-images.query.ts';

/** Keeps the list of the member's own held pictures up to date by live events, on every page. */
export function useLiveHeldImages(): void {
  const queries = useQueryClient();
  const { queryKey } = heldImagesQuery();
  useLive(heldImagesChanged, ({ images }) => queries.setQueryData(queryKey, { images }));
  useLiveConnected(() => void queries.invalidateQueries({ queryKey }));
}

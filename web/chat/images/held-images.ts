import { useQueryClient } from '@tanstack/react-query';
import { heldImagesChanged } from '#contract/chat/events.ts';
import { getHeldImages } from '#contract/chat/get-held-images.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/**
 * The member's own pictures that wait for review or did not get through. Live events keep the list up to
 * date.
 */
export const heldImagesQuery = () => queryFor(getHeldImages, {});

/** Keeps the list of the member's own held pictures up to date by live events, on every page. */
export function useLiveHeldImages(): void {
  const queries = useQueryClient();
  const { queryKey } = heldImagesQuery();
  useLive(heldImagesChanged, ({ images }) => queries.setQueryData(queryKey, { images }));
  useLiveConnected(() => void queries.invalidateQueries({ queryKey }));
}

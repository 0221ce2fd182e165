import { useQuery, useQueryClient } from '@tanstack/react-query';
import { heldImagesChanged } from '#contract/chat/events.ts';
import type { HeldImage } from '#contract/chat/held-image.ts';
import { useLive, useLiveConnected } from '#web/platform/live.ts';
import { discardImage } from '../data/discard-image.ts';
import { heldImagesQuery } from '../data/get-held-images.ts';

/** One's own pictures to a member that wait or did not get through. */
export function useHeldImages(profile: number): {
  readonly held: readonly HeldImage[];
  readonly putAway: (clientId: string) => void;
} {
  const queries = useQueryClient();
  const { data } = useQuery(heldImagesQuery());
  useLive(heldImagesChanged, ({ images }) => {
    queries.setQueryData(heldImagesQuery().queryKey, { images });
  });
  useLiveConnected(() => void queries.invalidateQueries({ queryKey: heldImagesQuery().queryKey }));
  const putAway = (clientId: string) => {
    queries.setQueryData(heldImagesQuery().queryKey, (before) => ({
      images: (before?.images ?? []).filter(({ client_id }) => client_id !== clientId),
    }));
    discardImage(clientId).catch(() => queries.invalidateQueries({ queryKey: heldImagesQuery().queryKey }));
  };
  return { held: (data?.images ?? []).filter((image) => image.profile === profile), putAway };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HeldImage } from '#contract/chat/held-image.ts';
import { call } from '#web/platform/api/api.ts';
import { discardImage } from './discard-image.mutation.ts';
import { heldImagesQuery } from './get-held-images.query.ts';

/** The member's own pictures to another member that wait for review or did not get through. */
export function useHeldImages(profile: number): {
  readonly held: readonly HeldImage[];
  readonly putAway: (clientId: string) => void;
} {
  const queries = useQueryClient();
  const { data } = useQuery(heldImagesQuery());
  const putAway = (clientId: string) => {
    queries.setQueryData(heldImagesQuery().queryKey, (before) => ({
      images: (before?.images ?? []).filter(({ client_id }) => client_id !== clientId),
    }));
    discardImage(call, clientId).catch(() =>
      queries.invalidateQueries({ queryKey: heldImagesQuery().queryKey }),
    );
  };
  return { held: (data?.images ?? []).filter((image) => image.profile === profile), putAway };
}

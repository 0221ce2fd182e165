import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HeldImage } from '#contract/chat/get-held-images.ts';
import type { Message } from '#contract/chat/message.ts';
import { call } from '#web/platform/api/api.ts';
import { discardImage } from './discard-image.mutation.ts';
import { heldImagesQuery } from './get-held-images.query.ts';
import { useImageUploads } from './use-image-uploads.ts';

/** The member's own pictures to another member that wait for review or did not get through. */
function useHeldImages(profile: number): {
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

/**
 * The member's own pictures to another member that are not messages yet. Leaves out those already among the
 * messages.
 */
export function usePendingImages(profile: number, messages: readonly Message[]) {
  const { sends, retry, cancel } = useImageUploads(profile);
  const { held, putAway } = useHeldImages(profile);
  const confirmed = new Set(messages.map((message) => message.client_id));
  const isUnderWay = ({ client_id }: { readonly client_id: string }) => !confirmed.has(client_id);
  return { sends: sends.filter(isUnderWay), held: held.filter(isUnderWay), retry, cancel, putAway };
}

import type { Message } from '#contract/chat/message.ts';
import { useHeldImages } from './use-held-images.ts';
import { useImageUploads } from './use-image-uploads.ts';

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

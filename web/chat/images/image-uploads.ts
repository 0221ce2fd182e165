import { hashKey, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addImage as addImageOperation } from '#contract/chat/add-image.ts';
import { reduceChat } from '#contract/chat/chat-state.ts';
import { discardImage as discardImageOperation } from '#contract/chat/discard-image.ts';
import type { HeldImage } from '#contract/chat/get-held-images.ts';
import { sendImage as sendImageOperation } from '#contract/chat/send-image.ts';
import type { OpenedPicture } from '#web/photos/open-picture.ts';
import { call, callAs } from '#web/platform/api/api.ts';
import type { Progress } from '#web/platform/api/send-with-progress.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { useChatStore } from '../sync/use-device.ts';
import { useOwnId } from '../sync/use-own-id.ts';
import { heldImagesQuery } from './held-images.ts';

// Slow phones need this long. If no data arrives, the server gives up earlier.
const timeout = 180_000;

interface UploadCallbacks {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** The client id makes retries safe. */
const addImage = (call: BoundCall, image: Blob, client_id: string, { signal, onProgress }: UploadCallbacks) =>
  call(addImageOperation, { image, client_id }, { signal, onProgress, timeout, idempotent: true });

export const discardImage = (call: BoundCall, client_id: string) =>
  call(discardImageOperation, { client_id }, { idempotent: true });

/** The client id makes retries safe (CHAT-3). */
const sendImage = (call: BoundCall, profile: number, client_id: string) =>
  call(sendImageOperation, { profile, client_id }, { idempotent: true });

/**
 * A picture upload of this page. It ends with the page, because a file cannot be kept in the browser's
 * storage.
 */
export interface ImageUpload {
  /** The idempotency key of upload, charge and message. A retry sends the same picture. */
  readonly client_id: string;
  readonly profile: number;
  readonly picture: OpenedPicture;
  readonly state: 'uploading' | 'failed';
  /** The progress from 0 to 1. */
  readonly part: number;
  readonly error: unknown;
}

export type ImageUploads = readonly ImageUpload[];

/** Uploads are stored in the query cache. They continue on other pages and end at log-out. */
export const imageUploadsKey = ['chat/image-sends'] as const;

/** The cache, the store and the account used by uploads. */
interface ImageUploadContext {
  readonly queries: QueryClient;
  readonly store: ChatStore;
  /** Calls as the member who chose the pictures, even if another member is logged in by then. */
  readonly call: BoundCall;
}

const running = new Map<string, AbortController>();

const sendsIn = ({ queries }: ImageUploadContext): ImageUploads =>
  queries.getQueryData<ImageUploads>(imageUploadsKey) ?? [];

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

const watched = new WeakSet<QueryClient>();

/** Aborts and forgets all uploads at log-out. */
const endWithCache = (queries: QueryClient): void => {
  if (watched.has(queries)) return;
  watched.add(queries);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query.queryHash !== hashKey(imageUploadsKey)) return;
    const gone: ImageUploads = query.state.data ?? [];
    for (const { client_id, picture } of gone) {
      running.get(client_id)?.abort();
      URL.revokeObjectURL(picture.address);
    }
    window.removeEventListener('beforeunload', stay);
  });
};

const write = (context: ImageUploadContext, sends: ImageUploads): void => {
  context.queries.setQueryData<ImageUploads>(imageUploadsKey, sends);
  if (sends.some(({ state }) => state === 'uploading')) window.addEventListener('beforeunload', stay);
  else window.removeEventListener('beforeunload', stay);
};

const change = (context: ImageUploadContext, key: string, changed: Partial<ImageUpload>): void =>
  write(
    context,
    sendsIn(context).map((send) => (send.client_id === key ? { ...send, ...changed } : send)),
  );

const drop = (context: ImageUploadContext, key: string): void => {
  const gone = sendsIn(context).find(({ client_id }) => client_id === key);
  if (!gone) return;
  write(
    context,
    sendsIn(context).filter((send) => send !== gone),
  );
  URL.revokeObjectURL(gone.picture.address);
};

/** Adds a held picture to the list. A later live event replaces the whole list. */
const showHeld = ({ queries }: ImageUploadContext, held: HeldImage): void => {
  queries.setQueryData(heldImagesQuery().queryKey, (before) => {
    const others = (before?.images ?? []).filter(({ client_id }) => client_id !== held.client_id);
    return { images: [...others, held] };
  });
};

const run = async (
  context: ImageUploadContext,
  { client_id, profile, picture }: ImageUpload,
): Promise<void> => {
  const ending = new AbortController();
  running.set(client_id, ending);
  const onProgress = (part: number) => change(context, client_id, { part });
  try {
    await addImage(context.call, picture.blob, client_id, { signal: ending.signal, onProgress });
    ending.signal.throwIfAborted();
    const { message, chat, held } = await sendImage(context.call, profile, client_id);
    if (message && chat)
      context.store.change((state) =>
        reduceChat(state, { name: 'chat/message-added', payload: { message, chat } }),
      );
    if (held) showHeld(context, held);
    drop(context, client_id);
  } catch (error) {
    change(context, client_id, { state: 'failed', error });
  } finally {
    running.delete(client_id);
  }
};

/** Sends a picture to a member: first the upload, then the message. */
export function startImageUpload(context: ImageUploadContext, profile: number, picture: OpenedPicture): void {
  const send: ImageUpload = {
    client_id: randomUuid(),
    profile,
    picture,
    state: 'uploading',
    part: 0,
    error: null,
  };
  endWithCache(context.queries);
  write(context, [...sendsIn(context), send]);
  void run(context, send);
}

/** Retries a failed upload. Whatever already arrived is not sent twice. */
function retryImageUpload(context: ImageUploadContext, key: string): void {
  if (running.has(key)) return;
  change(context, key, { state: 'uploading', part: 0, error: null });
  const send = sendsIn(context).find(({ client_id }) => client_id === key);
  if (send) void run(context, send);
}

/** Cancels an upload, running or failed, and discards it on the server. */
function cancelImageUpload(context: ImageUploadContext, key: string): void {
  drop(context, key);
  running.get(key)?.abort();
  // The server sweeps what remains.
  discardImage(context.call, key).catch(() => {});
}

/** The picture uploads to a member. */
export function useImageUploads(profile: number) {
  const queries = useQueryClient();
  const store = useChatStore();
  const member = useOwnId();
  const context = useMemo(
    () => ({ queries, store, call: member === null ? call : callAs(member) }),
    [queries, store, member],
  );
  const { data } = useQuery<ImageUploads>({
    queryKey: imageUploadsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const sends = useMemo(() => (data ?? []).filter((send) => send.profile === profile), [data, profile]);
  return {
    sends,
    start: (picture: OpenedPicture) => startImageUpload(context, profile, picture),
    retry: (key: string) => retryImageUpload(context, key),
    cancel: (key: string) => cancelImageUpload(context, key),
  };
}

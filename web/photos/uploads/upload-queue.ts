import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import {
  backOnline,
  changeUpload,
  hasPendingUploads,
  nextUpload,
  type Uploads,
  withoutUpload,
} from './uploads.ts';

/**
 * The upload queue. It is stored in the query cache, so uploads continue while the member visits other pages.
 * The cache is cleared when another member logs in.
 */
export const uploadsKey = ['photos/uploads'] as const;

export interface UploadQueue {
  readonly queries: QueryClient;
  /** Reads the member's own photos again. */
  readonly added: () => Promise<void>;
}

// A slow phone needs this time. If no data arrives, the server gives up earlier.
const timeout = 180_000;

const running = new Map<string, AbortController>();

const uploadsIn = (queries: QueryClient): Uploads => queries.getQueryData<Uploads>(uploadsKey) ?? [];

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

let resume = () => {};

function write({ queries }: UploadQueue, change: (uploads: Uploads) => Uploads): void {
  const uploads = queries.setQueryData<Uploads>(uploadsKey, (before) => before && change(before)) ?? [];
  if (hasPendingUploads(uploads)) window.addEventListener('beforeunload', stay);
  else window.removeEventListener('beforeunload', stay);
}

function drop(queue: UploadQueue, key: string): void {
  const upload = uploadsIn(queue.queries).find((known) => known.key === key);
  if (!upload) return;
  write(queue, (uploads) => withoutUpload(uploads, key));
  URL.revokeObjectURL(upload.preview);
}

const isLost = (error: unknown) => error instanceof ApiProblem && error.status === 0;

async function send(queue: UploadQueue, key: string, photo: Blob): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const onProgress = (part: number) => write(queue, (uploads) => changeUpload(uploads, key, { part }));
  running.set(key, ending);
  write(queue, (uploads) => changeUpload(uploads, key, { state: 'sending', part: 0, error: null }));
  try {
    // The idempotency key makes a retry harmless: a lost answer does not duplicate the photo.
    await call(addPhoto, { photo, client_id: key }, { timeout, signal, onProgress, idempotent: true });
    // The photo appears among the others before the upload disappears here.
    await queue.added().catch(() => {});
    drop(queue, key);
  } catch (error) {
    const state = isLost(error) && !navigator.onLine ? 'offline' : 'failed';
    write(queue, (uploads) => changeUpload(uploads, key, { state, error }));
  } finally {
    running.delete(key);
  }
}

/** Starts all uploads that may start now, and the next ones when those finish. */
function go(queue: UploadQueue): void {
  for (let next = nextUpload(uploadsIn(queue.queries)); next; next = nextUpload(uploadsIn(queue.queries)))
    void send(queue, next.key, next.photo).then(() => go(queue));
}

/** Appends photos to the queue. While the device is offline they wait for the connection. */
export function enqueueUploads(queue: UploadQueue, photos: readonly Blob[]): void {
  const waiting: Uploads = photos.map((photo) => ({
    key: randomUuid(),
    photo,
    preview: URL.createObjectURL(photo),
    state: navigator.onLine ? 'waiting' : 'offline',
    part: 0,
    error: null,
  }));
  window.removeEventListener('online', resume);
  resume = () => {
    write(queue, backOnline);
    go(queue);
  };
  window.addEventListener('online', resume);
  queue.queries.setQueryData<Uploads>(uploadsKey, (before) => before ?? []);
  write(queue, (uploads) => [...uploads, ...waiting]);
  go(queue);
}

/** Retries a failed upload. */
export function retryUpload(queue: UploadQueue, key: string): void {
  write(queue, (uploads) => changeUpload(uploads, key, { state: 'waiting', error: null }));
  go(queue);
}

/** Removes an upload from the queue, whether it waits, is being sent or has failed. */
export function cancelUpload(queue: UploadQueue, key: string): void {
  drop(queue, key);
  running.get(key)?.abort();
}

/** The photo uploads of this device. */
export function useUploads(): Uploads {
  const { data } = useQuery<Uploads>({
    queryKey: uploadsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

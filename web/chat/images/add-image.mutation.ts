import { addImage as operation } from '#contract/chat/add-image.ts';
import type { Progress } from '#web/platform/api/send-with-progress.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

// Slow phones need this long. If no data arrives, the server gives up earlier.
const timeout = 180_000;

interface UploadCallbacks {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** The client id makes retries safe. */
export const addImage = (
  call: BoundCall,
  image: Blob,
  client_id: string,
  { signal, onProgress }: UploadCallbacks,
) => call(operation, { image, client_id }, { signal, onProgress, timeout, idempotent: true });

import { addImage as operation } from '#contract/chat/add-image.ts';
import type { Progress } from '#web/platform/api/send-with-progress.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

// A slow phone needs its time; where nothing arrives the server gives up earlier.
const timeout = 180_000;

interface Going {
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** Its key makes a second try harmless. */
export const addImage = (call: BoundCall, image: Blob, client_id: string, { signal, onProgress }: Going) =>
  call(operation, { image, client_id }, { signal, onProgress, timeout, idempotent: true });

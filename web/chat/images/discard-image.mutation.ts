import { discardImage as operation } from '#contract/chat/discard-image.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

export const discardImage = (call: BoundCall, client_id: string) =>
  call(operation, { client_id }, { idempotent: true });

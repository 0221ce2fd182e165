import { showImage as operation } from '#contract/chat/show-image.ts';
import { call } from '#web/platform/api/api.ts';

/** Idempotent. */
export const showImage = (conversation: number, message: number) =>
  call(operation, { conversation, message }, { idempotent: true });

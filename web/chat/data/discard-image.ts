import { discardImage as operation } from '#contract/chat/discard-image.ts';
import { call } from '#web/platform/api.ts';

export const discardImage = (client_id: string) => call(operation, { client_id }, { idempotent: true });

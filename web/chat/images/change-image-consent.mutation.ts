import { changeImageConsent as operation } from '#contract/chat/change-image-consent.ts';
import { call } from '#web/platform/api/api.ts';

export const changeImageConsent = (conversation: number, always: boolean) =>
  call(operation, { conversation, always }, { idempotent: true });

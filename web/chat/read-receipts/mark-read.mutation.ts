import { markRead as operation } from '#contract/chat/mark-read.ts';
import { call } from '#web/platform/api/api.ts';

/** Idempotent: a read mark never moves back. */
export const markRead = (conversation: number, readUpTo: number) =>
  call(operation, { conversation, read_up_to: readUpTo }, { idempotent: true });

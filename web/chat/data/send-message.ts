import { sendMessage as operation } from '#contract/chat/send-message.ts';
import { call } from '#web/platform/api.ts';
import type { Outgoing } from '../state/outbox.ts';

/** Sends what stands in the outbox. Its client id makes a second try harmless (CHAT-3). */
export const sendMessage = ({ profile, client_id, text, gift }: Outgoing) =>
  call(
    operation,
    { profile, client_id, ...(gift === null ? { kind: 'text', text } : { kind: 'gift', gift }) },
    { idempotent: true },
  );

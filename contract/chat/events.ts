import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';
import { chat } from './chat.ts';
import { heldImage } from './held-image.ts';
import { message } from './message.ts';

/** A message in one of my conversations, mine or the other's, with the list entry as it now is for me. */
export const messageAdded = liveEvent({ name: 'chat/message-added', payload: z.object({ message, chat }) });

/** I (`own`) or the other read up to a message. */
export const messagesRead = liveEvent({
  name: 'chat/messages-read',
  payload: z.object({
    conversation: id,
    own: z.boolean(),
    read_up_to: id,
    /** Mine, where I read; null where the other did: that changes nothing for me. */
    num_unread_messages: z.nullable(z.int()),
  }),
});

/** I removed a conversation, on this or another device; with all of my side of it that can go both ways. */
export const chatRemoved = liveEvent({
  name: 'chat/chat-removed',
  payload: z.object({ conversation: id, removed_up_to: z.int(), muted: z.boolean(), revision: z.int() }),
});

/** I took a removal back, or muted a conversation or not: the list entry as it now is for me. */
export const chatChanged = liveEvent({ name: 'chat/chat-changed', payload: z.object({ chat }) });

/** The other is typing; fades after a few seconds without another one. Kept nowhere. */
export const otherTyping = liveEvent({ name: 'chat/other-typing', payload: z.object({ conversation: id }) });

/** Client to server: I am typing. */
export const typing = liveEvent({ name: 'chat/typing', payload: z.strictObject({ conversation: id }) });

/** My pictures that are no message changed: one waits, was let in, or did not get through. All of them, as they now are. */
export const heldImagesChanged = liveEvent({
  name: 'chat/held-images-changed',
  payload: z.object({ images: z.array(heldImage) }),
});

/** A message that both have is another one now: an operator took its words away, or gave them back (SAFE-2). */
export const messageChanged = liveEvent({ name: 'chat/message-changed', payload: z.object({ message }) });

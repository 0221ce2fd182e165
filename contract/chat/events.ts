import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';
import { chat } from './chat.ts';
import { heldImage } from './get-held-images.ts';
import { message } from './message.ts';
import { reactionChange } from './reaction.ts';

/**
 * A new message in one of the member's conversations, sent by either side, with the member's updated list
 * entry.
 */
export const messageAdded = liveEvent({ name: 'chat/message-added', payload: z.object({ message, chat }) });

/** The member (`own`) or the other member read up to a message. */
export const messagesRead = liveEvent({
  name: 'chat/messages-read',
  payload: z.object({
    conversation: id,
    own: z.boolean(),
    read_up_to: id,
    /**
     * The member's own count after they read. Null if the other member read, because nothing changes for this
     * member.
     */
    num_unread_messages: z.nullable(z.int()),
  }),
});

/**
 * The member removed a conversation on this or another device. Carries all reversible fields of their side.
 */
export const chatRemoved = liveEvent({
  name: 'chat/chat-removed',
  payload: z.object({ conversation: id, removed_up_to: z.int(), muted: z.boolean(), revision: z.int() }),
});

/** The member undid a removal, or muted or unmuted a conversation. Carries the updated list entry. */
export const chatChanged = liveEvent({ name: 'chat/chat-changed', payload: z.object({ chat }) });

/**
 * The other member is typing. The indicator fades after a few seconds without another event. Never stored.
 */
export const otherTyping = liveEvent({ name: 'chat/other-typing', payload: z.object({ conversation: id }) });

/** Client to server: the member is typing. */
export const typing = liveEvent({ name: 'chat/typing', payload: z.strictObject({ conversation: id }) });

/**
 * The member's held pictures changed: a picture waits, was approved, or did not get through. Carries the
 * whole list.
 */
export const heldImagesChanged = liveEvent({
  name: 'chat/held-images-changed',
  payload: z.object({ images: z.array(heldImage) }),
});

/** An operator removed or restored the text of a message that both members have (SAFE-2). */
export const messageChanged = liveEvent({ name: 'chat/message-changed', payload: z.object({ message }) });

/** A member of the conversation reacted to a message, changed the reaction, or took it back (CHAT-11). */
export const reactionChanged = liveEvent({ name: 'chat/reaction-changed', payload: reactionChange });

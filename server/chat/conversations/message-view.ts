import { gifts, type Message, type MessageKind, notices, type Origin } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';

/**
 * The target of a message: an existing conversation, or a member with whom a conversation may have to be
 * opened.
 */
export type MessageTarget = { readonly conversation: Id } | { readonly profile: Id };

/** Reads `conversation` or `profile` from an input. The schema requires exactly one of them. */
export function messageTarget(input: {
  readonly conversation?: Id | undefined;
  readonly profile?: Id | undefined;
}): MessageTarget | null {
  if (input.conversation !== undefined) return { conversation: input.conversation };
  return input.profile === undefined ? null : { profile: input.profile };
}

/** A stored message. */
export interface MessageRow {
  readonly conversation_id: Id;
  readonly seq: number;
  readonly sender_id: Id;
  readonly kind: MessageKind;
  /** Null after its sender was erased (ACC-13). */
  readonly body: string | null;
  readonly client_id: string;
  readonly origin: Origin;
  readonly sent_at: Date;
}

/**
 * A message as this viewer gets it, without its picture (`withImages`). Only the sender's devices get the
 * client id.
 */
export function toMessage(row: MessageRow, viewer: Id): Message {
  return {
    id: row.seq,
    conversation: row.conversation_id,
    sender: row.sender_id,
    kind: row.kind,
    text: row.kind === 'text' ? (row.body ?? '') : '',
    gift: row.kind === 'gift' ? (gifts.find((known) => known === row.body) ?? null) : null,
    image: null,
    notice: row.kind === 'system' ? (notices.find((known) => known === row.body) ?? null) : null,
    origin: row.origin,
    sent_at: row.sent_at.toISOString(),
    client_id: row.sender_id === viewer ? row.client_id : null,
  };
}

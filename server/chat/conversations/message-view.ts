import {
  gifts,
  type Message,
  type MessageKind,
  notices,
  type Origin,
  type Quote,
} from '#contract/chat/message.ts';
import type { MemberReaction } from '#contract/chat/reaction.ts';
import type { Id } from '#contract/kit/id.ts';
import type { QuotedRow } from './message-context.sql.ts';

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
  /** Missing in the list of conversations. */
  readonly quoted?: QuotedRow | null;
  readonly reactions?: readonly MemberReaction[] | null;
}

const giftOf = (body: string | null) => gifts.find((known) => known === body) ?? null;

/**
 * A quoted message as a viewer gets it who removed everything up to `removedUpTo`. Nothing is left of a message
 * that an operator, its sender's erasure or this viewer removed (CHAT-12). A picture is only named.
 */
function toQuote({ seq, sender_id, kind, body }: QuotedRow, removedUpTo: number): Quote {
  const origin = { id: seq, sender: sender_id };
  if (body === null || seq <= removedUpTo) return { ...origin, kind: 'text', text: '', gift: null };
  return {
    ...origin,
    kind,
    text: kind === 'text' ? body : '',
    gift: kind === 'gift' ? giftOf(body) : null,
  };
}

/**
 * A message as this viewer gets it, without its picture (`withImages`). Only the sender's devices get the
 * client id. A removed message shows no reactions. `removedUpTo`: the viewer removed the messages up to here.
 */
export function toMessage(row: MessageRow, viewer: Id, removedUpTo = 0): Message {
  const { quoted, reactions } = row;
  return {
    id: row.seq,
    conversation: row.conversation_id,
    sender: row.sender_id,
    kind: row.kind,
    text: row.kind === 'text' ? (row.body ?? '') : '',
    gift: row.kind === 'gift' ? giftOf(row.body) : null,
    image: null,
    notice: row.kind === 'system' ? (notices.find((known) => known === row.body) ?? null) : null,
    origin: row.origin,
    sent_at: row.sent_at.toISOString(),
    client_id: row.sender_id === viewer ? row.client_id : null,
    ...(quoted && { quote: toQuote(quoted, removedUpTo) }),
    ...(reactions && row.body !== null && { reactions: [...reactions] }),
  };
}

import type { Generated } from 'kysely';
import type { CareCause, MessageKind, Origin } from '#contract/chat/message.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import type {
  ChatTables,
  FictionalTies,
  MessageImages,
  MessageReactions,
  Messages,
} from '#database/tables/chat.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The status of a picture. The table has a matching constraint. */
export type ImageStatus = 'uploaded' | 'waiting' | 'sent' | 'rejected' | 'undelivered';

interface Tables
  extends Pick<
    ChatTables,
    | 'conversations'
    | 'editor_answers'
    | 'editor_notes'
    | 'editor_pauses'
    | 'editor_reviews'
    | 'editor_talks'
    | 'fictional_messages'
    | 'openers'
    | 'participants'
    | 'silent_readers'
  > {
  /** The table has constraints for kinds and origins. */
  readonly messages: Omit<Messages, 'kind' | 'origin'> & { kind: MessageKind; origin: Generated<Origin> };
  readonly message_images: Omit<MessageImages, 'status'> & { status: Generated<ImageStatus> };
  readonly message_reactions: Omit<MessageReactions, 'reaction'> & { reaction: Reaction | null };
  readonly fictional_ties: Omit<FictionalTies, 'pause_cause'> & { pause_cause: CareCause | null };
}

/** The handle, narrowed to the tables of this domain. */
export const chatTables = (db: Handle) => db.$extendTables<Pick<Tables, keyof Tables>>();

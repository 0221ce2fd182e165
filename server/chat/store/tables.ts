import type { MessageKind } from '#contract/chat/message.ts';
import type { ChatTables, Messages } from '#database/tables/chat.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Tables extends Pick<ChatTables, 'conversations' | 'participants'> {
  /** Its kinds are a constraint of the table. */
  readonly messages: Omit<Messages, 'kind'> & { kind: MessageKind };
}

/** The handle, narrowed to the tables of this domain. */
export const chatTables = (db: Handle) => db.$extendTables<Pick<Tables, keyof Tables>>();

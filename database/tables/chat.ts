// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Conversations {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  last_seq: Generated<number>;
  site_id: number;
  started_by: number;
}

export interface Messages {
  body: string | null;
  client_id: string;
  conversation_id: number;
  cost: number;
  erased_at: Timestamp | null;
  kind: string;
  sender_id: number;
  sent_at: Generated<Timestamp>;
  seq: number;
}

export interface Participants {
  conversation_id: number;
  last_message_at: Timestamp | null;
  member_id: number;
  other_id: number;
  read_up_to: Generated<number>;
  removed_up_to: Generated<number>;
  unread: Generated<number>;
}

export type ChatTables = {
  conversations: Conversations;
  messages: Messages;
  participants: Participants;
}

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

export interface EditorAnswers {
  answers_seq: number;
  asked_at: Timestamp;
  at: Timestamp;
  conversation_id: number;
  number: number;
  operator_id: number;
  seq: number;
  stops: Generated<boolean>;
}

export interface EditorNotes {
  at: Timestamp;
  conversation_id: number | null;
  id: Generated<number>;
  operator_id: number;
  profile_id: number;
  words: string;
}

export interface EditorPauses {
  at: Timestamp;
  ended_at: Timestamp | null;
  ended_by: number | null;
  id: Generated<number>;
  operator_id: number;
  paused_by: number;
  reason: string;
  until: Timestamp;
}

export interface EditorReviews {
  author_id: number;
  conversation_id: number;
  drawn_at: Timestamp;
  flaw: string | null;
  good: boolean | null;
  reason: string | null;
  reviewed_at: Timestamp | null;
  reviewer_id: number | null;
  seq: number;
}

export interface EditorTalks {
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  conversation_id: number;
  member_id: number;
  profile_id: number;
  site_id: number;
  waiting_since: Timestamp | null;
}

export interface FictionalMessages {
  answer_by: Timestamp;
  conversation_id: number;
  cost: number;
  member_id: number;
  outcome: string | null;
  profile_id: number;
  sent_at: Timestamp;
  seq: number;
  settled_at: Timestamp | null;
  site_id: number;
  stops: Generated<boolean>;
}

export interface FictionalTies {
  acknowledged_at: Timestamp;
  label: string;
  locale: string;
  member_id: number;
  pause_cause: string | null;
  paused_at: Timestamp | null;
  profile_id: number;
  resumed_at: Timestamp | null;
  spent: Generated<number>;
  words: string;
}

export interface MessageImages {
  blur: string;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string;
  conversation_id: number | null;
  cost: number | null;
  created_at: Generated<Timestamp>;
  height: number;
  id: Generated<number>;
  path: string;
  quarantined_until: Timestamp | null;
  receiver_id: number | null;
  rejection: string | null;
  sender_id: number;
  sent_at: Timestamp | null;
  seq: number | null;
  shown_at: Timestamp | null;
  site_id: number;
  status: Generated<string>;
  width: number;
}

export interface MessageReactions {
  changed_at: Timestamp;
  conversation_id: number;
  member_id: number;
  reaction: string | null;
  revision: Generated<number>;
  seq: number;
}

export interface Messages {
  body: string | null;
  client_id: string;
  conversation_id: number;
  cost: number;
  erased_at: Timestamp | null;
  kind: string;
  origin: Generated<string>;
  quoted_seq: number | null;
  sender_id: number;
  sent_at: Generated<Timestamp>;
  seq: number;
}

export interface Openers {
  receiver_id: number;
  said_at: Timestamp;
  sender_id: number;
  words: Buffer;
}

export interface Participants {
  conversation_id: number;
  last_message_at: Timestamp | null;
  member_id: number;
  muted: Generated<boolean>;
  other_id: number;
  read_up_to: Generated<number>;
  removed_at: Timestamp | null;
  removed_from: number | null;
  removed_up_to: Generated<number>;
  revision: Generated<number>;
  shows_images: Generated<boolean>;
  unread: Generated<number>;
}

export interface SilentReaders {
  member_id: number;
}

export type ChatTables = {
  conversations: Conversations;
  editor_answers: EditorAnswers;
  editor_notes: EditorNotes;
  editor_pauses: EditorPauses;
  editor_reviews: EditorReviews;
  editor_talks: EditorTalks;
  fictional_messages: FictionalMessages;
  fictional_ties: FictionalTies;
  message_images: MessageImages;
  message_reactions: MessageReactions;
  messages: Messages;
  openers: Openers;
  participants: Participants;
  silent_readers: SilentReaders;
}

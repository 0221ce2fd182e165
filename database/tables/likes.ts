// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Likes {
  about_photo: number | null;
  about_question: string | null;
  created_at: Generated<Timestamp>;
  direction: string;
  member_id: number;
  origin: string;
  other_id: number;
  seen_at: Timestamp | null;
  told_at: Timestamp | null;
}

export type LikesTables = {
  likes: Likes;
}

// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AutoLikes {
  given_at: Generated<Timestamp>;
  member_id: number;
}

export type DiscoveryTables = {
  auto_likes: AutoLikes;
}

// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Blocks {
  created_at: Generated<Timestamp>;
  direction: string;
  member_id: number;
  opposite: Generated<string>;
  other_id: number;
}

export type SafetyTables = {
  blocks: Blocks;
}

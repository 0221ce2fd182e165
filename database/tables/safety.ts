// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Blocks {
  created_at: Generated<Timestamp>;
  direction: string;
  member_id: number;
  opposite: Generated<string>;
  other_id: number;
}

export interface Reports {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  member_id: number;
  photo_id: number | null;
  reason: string;
  reporter_id: number | null;
  site_id: number;
  snapshot: Json;
  status: Generated<string>;
  words: string | null;
}

export type SafetyTables = {
  blocks: Blocks;
  reports: Reports;
}

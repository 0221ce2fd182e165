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

export interface SettingChanges {
  after: Json | null;
  at: Timestamp;
  before: Json | null;
  confirmed_countries: Generated<string[]>;
  id: Generated<number>;
  operator_id: number;
  setting: string;
  site_id: number;
}

export type ContentTables = {
  setting_changes: SettingChanges;
}

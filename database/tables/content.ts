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

export interface AnswerDays {
  answered: number;
  day: string;
  median: number;
  p90: number;
  queue: string;
  site_id: number | null;
}

export interface CompanyChanges {
  after: Json;
  at: Timestamp;
  before: Json;
  company_id: number;
  id: Generated<number>;
  operator_id: number;
}

export interface FigureDays {
  amount: number;
  currency: Generated<string>;
  day: string;
  figure: string;
  site_id: number;
}

export interface Macros {
  body: string;
  id: Generated<number>;
  kind: string;
  language: string;
  made_at: Generated<Timestamp>;
  made_by: number | null;
  replaces: number | null;
  retired_at: Timestamp | null;
  retired_by: number | null;
  site_id: number | null;
  title: string;
}

export interface QueueAnswers {
  at: Timestamp;
  id: Generated<number>;
  queue: string;
  site_id: number;
  waited: number;
}

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
  answer_days: AnswerDays;
  company_changes: CompanyChanges;
  figure_days: FigureDays;
  macros: Macros;
  queue_answers: QueueAnswers;
  setting_changes: SettingChanges;
}

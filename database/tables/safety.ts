// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

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

export interface Appeals {
  by: Generated<string>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  report_id: number;
  words: string;
}

export interface AutomaticBrakes {
  hidden: number;
  id: Generated<number>;
  released_at: Timestamp | null;
  released_by: number | null;
  since: Timestamp;
  site_id: number;
}

export interface AutomaticMeasureReporters {
  confirmed_days: number;
  rejected: number;
  report_id: number;
  standing: string;
  upheld: number;
  witness_id: number;
}

export interface AutomaticMeasures {
  report_id: number;
  rule: string;
  since: Timestamp;
  site_id: number;
}

export interface Blocks {
  created_at: Generated<Timestamp>;
  direction: string;
  member_id: number;
  opposite: Generated<string>;
  other_id: number;
}

export interface Complaints {
  address_hash: Buffer | null;
  alarm: Generated<number>;
  answer: string | null;
  answered_alone: Generated<boolean>;
  answered_at: Timestamp | null;
  answered_by: number | null;
  appeals: number | null;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string;
  created_at: Timestamp;
  declared: Buffer | null;
  id: Generated<number>;
  keep_until: Timestamp | null;
  language: string;
  member_id: number | null;
  order_number: string | null;
  origin: string;
  outcome: string | null;
  place: string | null;
  site_id: number;
  subject: string;
  words: string;
}

export interface Decisions {
  alone: Generated<boolean>;
  also: Generated<string[]>;
  credits: number | null;
  decided_at: Timestamp;
  extended_by: Generated<ArrayType<number>>;
  facts: string | null;
  ground: string | null;
  lifted_at: Timestamp | null;
  measures: Generated<string[]>;
  operator_id: number;
  outcome: string;
  reasons: string | null;
  removed_photos: Generated<ArrayType<number>>;
  removed_text: Json | null;
  report_id: number;
  stage: string;
  told_at: Timestamp | null;
  until: Timestamp | null;
}

export interface NoticeSubjects {
  clock_at: Timestamp | null;
  complaint_id: number;
  member_id: number;
  path: string | null;
  report_id: number | null;
  resolved_by: number | null;
}

export interface Reopenings {
  at: Timestamp;
  operator_id: number;
  reasons: string;
  report_id: number;
}

export interface ReporterTrust {
  alarmed_at: Timestamp | null;
  confirmed_days: number | null;
  device_hash: Buffer | null;
  network_hash: Buffer | null;
  rejected: number;
  report_id: number;
  signed_up_at: Timestamp;
  standing: string;
  upheld: number;
  wave: number;
}

export interface ReportPictures {
  created_at: Timestamp;
  id: Generated<number>;
  photo_id: number;
  report_id: number | null;
  sha256: Buffer;
}

export interface Reports {
  alarm: Generated<number>;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string | null;
  complaint_id: number | null;
  conversation_id: number | null;
  created_at: Generated<Timestamp>;
  follows: number | null;
  id: Generated<number>;
  keep_until: Timestamp | null;
  member_id: number;
  message_seq: number | null;
  origin: Generated<string>;
  photo_id: number | null;
  reason: string;
  reporter_id: number | null;
  site_id: number;
  snapshot: Json;
  source: Generated<string>;
  status: Generated<string>;
  waits_since: Generated<Timestamp>;
  words: string | null;
}

export interface Restrictions {
  follows: number | null;
  ground: string;
  kind: string;
  member_id: number;
  origin: string;
  report_id: number;
  since: Timestamp;
  site_id: number;
  until: Timestamp | null;
}

export interface WithheldMembers {
  member_id: number;
  since: Generated<Timestamp>;
}

export type SafetyTables = {
  appeals: Appeals;
  automatic_brakes: AutomaticBrakes;
  automatic_measure_reporters: AutomaticMeasureReporters;
  automatic_measures: AutomaticMeasures;
  blocks: Blocks;
  complaints: Complaints;
  decisions: Decisions;
  notice_subjects: NoticeSubjects;
  reopenings: Reopenings;
  report_pictures: ReportPictures;
  reporter_trust: ReporterTrust;
  reports: Reports;
  restrictions: Restrictions;
  withheld_members: WithheldMembers;
}

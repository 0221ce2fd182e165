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

export interface ActiveRecipients {
  counted_at: Timestamp;
  in_union: number;
  members: number;
  month: string;
  site_id: number;
}

export interface Appeals {
  by: Generated<string>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  report_id: number;
  words: string;
}

export interface AuthorityReports {
  authority: string;
  client_id: string;
  hold_id: number;
  id: Generated<number>;
  member_id: number;
  operator_id: number;
  recorded_at: Timestamp;
  reference: string;
  reported_at: Timestamp;
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
  assigned_to: number | null;
  assigned_until: Timestamp | null;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string;
  created_at: Timestamp;
  declared: Buffer | null;
  device_hash: Buffer | null;
  flagger_id: number | null;
  id: Generated<number>;
  keep_until: Timestamp | null;
  language: string;
  member_id: number | null;
  network_hash: Buffer | null;
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

export interface EvidenceExports {
  approved_by: number | null;
  asked_at: Timestamp;
  asked_by: number;
  authority: string;
  case_number: string | null;
  client_id: string;
  conversation_id: number | null;
  expires_at: Timestamp | null;
  fetched: Generated<number>;
  happened_at: Timestamp | null;
  hold_id: number;
  id: Generated<number>;
  incident: string;
  legal_basis: string;
  member_id: number;
  ready_at: Timestamp | null;
  scope: string[];
  sha256: Buffer | null;
  storage_key: string | null;
  words: string | null;
}

export interface EvidenceHolds {
  authority: string | null;
  case_number: string | null;
  client_id: string;
  confirmed_at: Timestamp | null;
  confirmed_by: number | null;
  frozen_at: Timestamp | null;
  ground: string;
  id: Generated<number>;
  inventory: Generated<Json>;
  member_id: number;
  owner_id: number;
  placed_at: Timestamp;
  placed_by: number;
  release_asked_by: number | null;
  released_at: Timestamp | null;
  released_by: number | null;
  report_id: number | null;
  review_at: Timestamp;
  site_id: number;
  unfrozen_at: Timestamp | null;
  unfrozen_by: number | null;
  words: string | null;
}

export interface FraudWarnings {
  at: Timestamp;
  banned_id: number;
  mailed_at: Timestamp | null;
  member_id: number;
  report_id: number;
  site_id: number;
}

export interface HeldFiles {
  added_at: Generated<Timestamp>;
  files: Json | null;
  member_id: number;
  path: string;
}

export interface HeldMails {
  kind: string;
  member_id: number;
  payload: Json;
  report_id: number;
  since: Generated<Timestamp>;
}

export interface HeldRows {
  at: Generated<Timestamp>;
  change: string;
  id: Generated<number>;
  member_id: number;
  row_data: Json;
  source: string;
}

export interface ModerationEvents {
  about: string;
  automated: Generated<boolean>;
  basis: string | null;
  by: string | null;
  category: string;
  client_id: string | null;
  complaint_id: number | null;
  country: string | null;
  day: string;
  ground: string | null;
  hours: number | null;
  id: Generated<number>;
  kind: string;
  measure: string | null;
  notifier_case_id: number | null;
  number: Generated<number>;
  outcome: string | null;
  reason: string | null;
  repeated: Generated<boolean>;
  report_id: number | null;
  site_id: number;
  source: string;
  standing: string | null;
}

export interface NoticeSubjects {
  braked_at: Timestamp | null;
  clock_at: Timestamp | null;
  complaint_id: number;
  member_id: number;
  path: string | null;
  report_id: number | null;
  resolved_by: number | null;
}

export interface NotifierCases {
  address_hash: Buffer | null;
  appeal: string | null;
  appeal_outcome: string | null;
  appeal_reasons: string | null;
  appealed_at: Timestamp | null;
  complaint_id: number | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  decision: string | null;
  facts: string | null;
  founded: number;
  id: Generated<number>;
  keep_until: Timestamp | null;
  member_id: number | null;
  opened_at: Timestamp;
  origin: string;
  reviewed_alone: Generated<boolean>;
  reviewed_at: Timestamp | null;
  reviewed_by: number | null;
  site_id: number;
  unfounded: number;
  until: Timestamp | null;
  waits_since: Timestamp;
}

export interface PublishedFigures {
  checksum: Buffer;
  figures: Json;
  operator_id: number;
  period: string;
  published_at: Timestamp;
  reasons: string | null;
  site_id: number;
  version: number;
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
  assigned_to: number | null;
  assigned_until: Timestamp | null;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string | null;
  complaint_id: number | null;
  conversation_id: number | null;
  copy_of: number | null;
  created_at: Generated<Timestamp>;
  decided_with: number | null;
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
  mail_held: Generated<boolean>;
  member_id: number;
  origin: string;
  report_id: number;
  since: Timestamp;
  site_id: number;
  until: Timestamp | null;
}

export interface TrustedFlaggers {
  address: Buffer;
  address_hash: Buffer;
  authority: string;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  ended_by: number | null;
  id: Generated<number>;
  key_version: Generated<number>;
  name: string;
  not_upheld: Generated<number>;
  notices: Generated<number>;
  registered_at: Timestamp;
  registered_by: number;
  upheld: Generated<number>;
  valid_until: Timestamp;
}

export interface WithheldMembers {
  member_id: number;
  since: Generated<Timestamp>;
}

export type SafetyTables = {
  active_recipients: ActiveRecipients;
  appeals: Appeals;
  authority_reports: AuthorityReports;
  automatic_brakes: AutomaticBrakes;
  automatic_measure_reporters: AutomaticMeasureReporters;
  automatic_measures: AutomaticMeasures;
  blocks: Blocks;
  complaints: Complaints;
  decisions: Decisions;
  evidence_exports: EvidenceExports;
  evidence_holds: EvidenceHolds;
  fraud_warnings: FraudWarnings;
  held_files: HeldFiles;
  held_mails: HeldMails;
  held_rows: HeldRows;
  moderation_events: ModerationEvents;
  notice_subjects: NoticeSubjects;
  notifier_cases: NotifierCases;
  published_figures: PublishedFigures;
  reopenings: Reopenings;
  report_pictures: ReportPictures;
  reporter_trust: ReporterTrust;
  reports: Reports;
  restrictions: Restrictions;
  trusted_flaggers: TrustedFlaggers;
  withheld_members: WithheldMembers;
}

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

export interface Approvals {
  approved: boolean | null;
  asked_at: Timestamp;
  asked_by: number;
  decided_at: Timestamp | null;
  decided_by: number | null;
  expires_at: Timestamp;
  id: Generated<number>;
  kind: string;
  member_id: number | null;
  payload: Json;
}

export interface AuditEntries {
  action: string;
  area: Generated<string>;
  at: Timestamp;
  details: Generated<Json>;
  id: Generated<number>;
  look: Generated<boolean>;
  member_id: number | null;
  operator_id: number | null;
  subject_id: number | null;
}

export interface ItemOwners {
  assigned_to: number | null;
  assigned_until: Timestamp | null;
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  item_id: number;
  queue: string;
}

export interface MemberMails {
  client_id: string;
  id: Generated<number>;
  member_id: number;
  operator_id: number;
  sent_at: Timestamp | null;
  words: string;
  written_at: Timestamp;
}

export interface MemberNotes {
  client_id: string;
  id: Generated<number>;
  member_id: number;
  operator_id: number;
  struck_at: Timestamp | null;
  words: string;
  written_at: Timestamp;
}

export interface OperatorKnownDevices {
  device_hash: Buffer;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  operator_id: number;
}

export interface OperatorLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface OperatorPendingLogins {
  expires_at: Timestamp;
  operator_id: number;
  token_hash: Buffer;
  tries: Generated<number>;
}

export interface OperatorRecoveryCodes {
  code_hash: Buffer;
  operator_id: number;
  used_at: Timestamp | null;
}

export interface Operators {
  approves_from: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  disabled_at: Timestamp | null;
  email: string;
  id: Generated<number>;
  last_step: number | null;
  password_hash: string | null;
  roles: string[];
  sealed_secret: Buffer | null;
}

export interface OperatorSessions {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  last_seen_at: Generated<Timestamp>;
  operator_id: number;
  proven_at: Timestamp;
  token_hash: Buffer;
}

export interface OperatorSetUps {
  expires_at: Timestamp;
  operator_id: number;
  sealed_secret: Buffer | null;
  token_hash: Buffer;
}

export interface SecurityEvents {
  at: Timestamp;
  browser: string | null;
  id: Generated<number>;
  kind: string;
  member_id: number | null;
  network_hash: Buffer | null;
  operation: string | null;
  operator_id: number | null;
  sealed_address: Buffer | null;
  system: string | null;
}

export type OperatorsTables = {
  approvals: Approvals;
  audit_entries: AuditEntries;
  item_owners: ItemOwners;
  member_mails: MemberMails;
  member_notes: MemberNotes;
  operator_known_devices: OperatorKnownDevices;
  operator_limits: OperatorLimits;
  operator_pending_logins: OperatorPendingLogins;
  operator_recovery_codes: OperatorRecoveryCodes;
  operator_sessions: OperatorSessions;
  operator_set_ups: OperatorSetUps;
  operators: Operators;
  security_events: SecurityEvents;
}

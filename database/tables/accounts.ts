// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountExports {
  expires_at: Timestamp | null;
  fetched_at: Timestamp | null;
  fetching_until: Timestamp | null;
  id: Generated<number>;
  member_id: number;
  ready_at: Timestamp | null;
  requested_at: Generated<Timestamp>;
  storage_key: string | null;
}

export interface AccountLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface ActivationTokens {
  expires_at: Timestamp;
  member_id: number;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface CommonTraces {
  braked_by: number | null;
  braked_until: Timestamp | null;
  created_at: Timestamp;
  hash: Buffer;
  id: Generated<number>;
  kind: string;
}

export interface Consents {
  given_at: Generated<Timestamp>;
  kind: string;
  language: string;
  member_id: number;
  page_version: number | null;
  revoked_at: Timestamp | null;
  version: string;
}

export interface Credentials {
  changed_at: Generated<Timestamp>;
  member_id: number;
  password_hash: string;
}

export interface Deletions {
  erase_at: Timestamp;
  member_id: number;
  profile_status: string;
  reason: string;
  requested_at: Generated<Timestamp>;
}

export interface HeldMessages {
  body: string;
  client_id: string;
  created_at: Generated<Timestamp>;
  member_id: number;
  target_id: number;
  tried_at: Timestamp | null;
}

export interface Invites {
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  made_by: number | null;
  site_id: number;
  used_at: Timestamp | null;
  used_by: number | null;
  withdrawn_at: Timestamp | null;
  withdrawn_by: number | null;
}

export interface KnownDevices {
  device_hash: Buffer;
  first_seen_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  member_id: number;
}

export interface MailedTokens {
  created_at: Generated<Timestamp>;
  email: string | null;
  expires_at: Timestamp;
  member_id: number;
  purpose: string;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface PasskeyChallenges {
  challenge_hash: Buffer;
  expires_at: Timestamp;
  member_id: number | null;
}

export interface Passkeys {
  created_at: Generated<Timestamp>;
  credential_id: string;
  last_used_at: Timestamp | null;
  member_id: number;
  name: string;
  public_key: Buffer;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
}

export interface PendingLogins {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  member_id: number;
  token_hash: Buffer;
  tries: Generated<number>;
}

export interface RecoveryCodes {
  code_hash: Buffer;
  member_id: number;
  used_at: Timestamp | null;
}

export interface Sessions {
  browser: string | null;
  country: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  last_seen_at: Generated<Timestamp>;
  member_id: number;
  second_factor_at: Timestamp | null;
  system: string | null;
  token_hash: Buffer;
}

export interface TermsMails {
  member_id: number;
  version_id: number;
}

export interface TermsPostponements {
  member_id: number;
  until: Timestamp;
  version_id: number;
}

export interface TotpSecrets {
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  last_step: number | null;
  member_id: number;
  sealed_secret: Buffer;
}

export type AccountsTables = {
  account_exports: AccountExports;
  account_limits: AccountLimits;
  activation_tokens: ActivationTokens;
  common_traces: CommonTraces;
  consents: Consents;
  credentials: Credentials;
  deletions: Deletions;
  held_messages: HeldMessages;
  invites: Invites;
  known_devices: KnownDevices;
  mailed_tokens: MailedTokens;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  pending_logins: PendingLogins;
  recovery_codes: RecoveryCodes;
  sessions: Sessions;
  terms_mails: TermsMails;
  terms_postponements: TermsPostponements;
  totp_secrets: TotpSecrets;
}

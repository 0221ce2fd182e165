// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Addresses {
  email: string;
  given_at: Generated<Timestamp>;
  language: string | null;
  member_id: number;
  push_previews: Generated<boolean>;
  quiet: Generated<boolean>;
  site_id: number;
  source: Generated<string>;
  time_zone: string | null;
  verified_at: Timestamp | null;
}

export interface BarredAddresses {
  address_hash: Buffer;
  everywhere: Generated<boolean>;
  site_id: number;
  until: Timestamp;
}

export interface MailedNotices {
  about_id: number;
  kind: string;
  mailed_at: Timestamp;
  member_id: number;
}

export interface MailReports {
  report_hash: Buffer;
  taken_at: Generated<Timestamp>;
}

export interface MailSuppressions {
  address_hash: Buffer;
  cause: string;
  since: Generated<Timestamp>;
}

export interface NotificationChoices {
  changed_at: Generated<Timestamp>;
  channel: string;
  daily: Generated<boolean>;
  kind: string;
  member_id: number;
  unsubscribed_at: Timestamp | null;
  wanted: boolean;
}

export interface NotificationStops {
  cause: string;
  member_id: number;
  stopped_at: Generated<Timestamp>;
}

export interface PushSessions {
  ended_at: Timestamp | null;
  session_id: number;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Generated<Timestamp>;
  endpoint: string;
  id: Generated<number>;
  member_id: number;
  p256dh: string;
  session_id: number;
}

export interface SoftBounces {
  address_hash: Buffer;
  bounces: Generated<number>;
  last_at: Generated<Timestamp>;
}

export type NotificationsTables = {
  addresses: Addresses;
  barred_addresses: BarredAddresses;
  mail_reports: MailReports;
  mail_suppressions: MailSuppressions;
  mailed_notices: MailedNotices;
  notification_choices: NotificationChoices;
  notification_stops: NotificationStops;
  push_sessions: PushSessions;
  push_subscriptions: PushSubscriptions;
  soft_bounces: SoftBounces;
}

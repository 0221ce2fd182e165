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

export interface AnnouncementDismissals {
  announcement_id: number;
  at: Timestamp;
  member_id: number;
}

export interface Announcements {
  ends_at: Timestamp;
  id: Generated<number>;
  link: string | null;
  made_at: Timestamp;
  made_by: number;
  site_id: number | null;
  starts_at: Timestamp;
  withdrawn_at: Timestamp | null;
  withdrawn_by: number | null;
}

export interface AnnouncementTexts {
  announcement_id: number;
  body: string;
  language: string;
  short: string;
}

export interface CallBudgets {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Companies {
  added: Generated<Timestamp>;
  address: string;
  authority_email: Generated<string>;
  city: string;
  client_id: string | null;
  country: string;
  delete_discount: number;
  dispute_body: Generated<string>;
  dispute_link: Generated<string>;
  id: number;
  kvk: string;
  member_email: Generated<string>;
  name: string;
  register: Generated<string>;
  support_phone: string;
  tradenames: Generated<string[]>;
  vat_numbers: Generated<Json>;
}

export interface LiveBatches {
  id: Generated<number>;
  said_at: Generated<Timestamp>;
  sender: string;
  words: string;
}

export interface Members {
  erased_at: Timestamp | null;
  id: Generated<number>;
  joined_at: Generated<Timestamp>;
  site_id: number;
}

export interface PackagePrices {
  amount: number;
  announced_at: Generated<Timestamp>;
  currency: string;
  operator_id: number | null;
  package: string;
  valid_from: Timestamp;
}

export interface PageTexts {
  body: string;
  changes: Generated<string>;
  edited_at: Timestamp;
  edited_by: number | null;
  language: string;
  version_id: number;
}

export interface PageVersions {
  approval_id: number | null;
  approved_by: number | null;
  asked_at: Timestamp | null;
  asked_by: number | null;
  dated: string | null;
  id: Generated<number>;
  in_force_from: Timestamp | null;
  made_at: Timestamp;
  made_by: number | null;
  page: string;
  published_at: Timestamp | null;
  release_hash: Buffer | null;
  site_id: number | null;
  withdrawn_at: Timestamp | null;
  withdrawn_by: number | null;
}

export interface SiteCompanyChanges {
  after: number;
  at: Generated<Timestamp>;
  before: number;
  id: Generated<number>;
  members: Generated<number>;
  operator_id: number | null;
  site_id: number;
}

export interface Sites {
  closed_at: Timestamp | null;
  company_id: number;
  host: string;
  id: number;
  is_default: Generated<boolean>;
  niche: number;
  settings: Generated<Json>;
}

export interface WithdrawnPrices {
  currency: string;
  operator_id: number;
  package: string;
  valid_from: Timestamp;
  withdrawn_at: Timestamp;
}

export type SitesTables = {
  announcement_dismissals: AnnouncementDismissals;
  announcement_texts: AnnouncementTexts;
  announcements: Announcements;
  call_budgets: CallBudgets;
  companies: Companies;
  live_batches: LiveBatches;
  members: Members;
  package_prices: PackagePrices;
  page_texts: PageTexts;
  page_versions: PageVersions;
  site_company_changes: SiteCompanyChanges;
  sites: Sites;
  withdrawn_prices: WithdrawnPrices;
}

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

export interface CallBudgets {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Companies {
  added: Generated<Timestamp>;
  address: string;
  city: string;
  country: string;
  delete_discount: number;
  id: number;
  kvk: string;
  name: string;
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
  call_budgets: CallBudgets;
  companies: Companies;
  live_batches: LiveBatches;
  members: Members;
  package_prices: PackagePrices;
  sites: Sites;
  withdrawn_prices: WithdrawnPrices;
}

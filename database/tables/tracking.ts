// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface SourceCounts {
  arrived: Generated<number>;
  day: string;
  network: string;
  page: string;
  ref: string;
  signed_up: Generated<number>;
  site_id: number;
  source_key: Buffer;
  sub1: string;
  sub2: string;
  sub3: string;
  went_on: Generated<number>;
}

export interface TrafficSources {
  consent_language: string;
  consent_version: string;
  consented_at: Timestamp;
  member_id: number;
  network: string | null;
  recorded_at: Timestamp;
  ref: string | null;
  site_id: number;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  withdrawn_at: Timestamp | null;
}

export type TrackingTables = {
  source_counts: SourceCounts;
  traffic_sources: TrafficSources;
}

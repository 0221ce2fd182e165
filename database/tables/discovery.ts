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

export interface AdTiles {
  feed_key: string;
  id: Generated<number>;
  kind: string;
  link: string;
  path: string;
  position: number;
  site_id: number;
  titles: Json;
}

export interface AutoLikes {
  given_at: Generated<Timestamp>;
  member_id: number;
}

export interface SavedSearches {
  created_at: Generated<Timestamp>;
  criteria: Json;
  id: Generated<number>;
  member_id: number;
  name: string;
  notice: Generated<boolean>;
  place: number;
}

export interface SearchNotices {
  member_id: number;
  next_at: Timestamp;
  origin: string;
  told_until: Timestamp;
}

export interface SearchSnapshots {
  expires_at: Timestamp;
  fictional: number;
  found: number;
  ids: ArrayType<number>;
  key: Buffer;
}

export interface StandingLikes {
  criteria: Json;
  gender: string;
  lot: Generated<number>;
  member_id: number;
  next_at: Timestamp;
  since: Timestamp;
  site_id: number;
}

export interface Swipes {
  choice: string;
  member_id: number;
  other_id: number;
  swiped_at: Timestamp;
}

export type DiscoveryTables = {
  ad_tiles: AdTiles;
  auto_likes: AutoLikes;
  saved_searches: SavedSearches;
  search_notices: SearchNotices;
  search_snapshots: SearchSnapshots;
  standing_likes: StandingLikes;
  swipes: Swipes;
}

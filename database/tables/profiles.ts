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

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface FictionalProfiles {
  client_id: string;
  made_at: Timestamp;
  made_by: number;
  profile_id: number;
}

export interface LocationMoves {
  member_id: number;
  moved_at: ArrayType<Timestamp>;
  position: string;
}

export interface Profiles {
  about: string | null;
  active_slot: Generated<Timestamp>;
  body_type: string | null;
  country: string;
  created_on: Generated<string>;
  date_of_birth: string;
  eye_color: string | null;
  fictional: boolean;
  found_since: Timestamp | null;
  gender: string;
  hair_color: string | null;
  held_status: string | null;
  hides_distance: Generated<boolean>;
  hides_fictional: Generated<boolean>;
  interests: Generated<string[]>;
  last_active_at: Generated<Timestamp>;
  looking_for: string;
  member_id: number;
  members_only: Generated<boolean>;
  name: string;
  place: string | null;
  position: string | null;
  region: string | null;
  relationship_status: string | null;
  search_cell: string | null;
  search_cell_metres: number | null;
  search_place: Generated<string | null>;
  sexuality: string;
  shows_online: Generated<boolean>;
  signup_reason: string | null;
  site_id: number;
  status: Generated<string>;
  tattoos: string | null;
}

export interface PromptAnswers {
  answer: string;
  member_id: number;
  position: number;
  question: string;
}

export interface SearchSplits {
  column_nr: number;
  level: number;
  row_nr: number;
  site_id: number;
}

export interface VisitorViews {
  day: string;
  network: Buffer;
  seen: ArrayType<number>;
}

export type ProfilesTables = {
  fictional_profiles: FictionalProfiles;
  location_moves: LocationMoves;
  profiles: Profiles;
  prompt_answers: PromptAnswers;
  search_splits: SearchSplits;
  visitor_views: VisitorViews;
}

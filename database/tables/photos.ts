// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface FictionalPictures {
  depicts_person: boolean;
  identity_record: string | null;
  licence: string;
  made_on: string;
  origin: string;
  path: string;
  person_born: string | null;
  person_name: string | null;
  profile_id: number;
  recorded_at: Timestamp;
  recorded_by: number;
  release_record: string | null;
  removed_at: Timestamp | null;
  sent: Buffer;
  source: string;
  stored: Buffer;
}

export interface HiddenPictures {
  cause: string;
  path: string;
  report_id: number;
  since: Timestamp;
  was_main: boolean;
}

export interface Photos {
  claimed_by: number | null;
  claimed_until: Timestamp | null;
  client_id: string | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_main: Generated<boolean>;
  member_id: number;
  path: string;
  position: Generated<number>;
  premium_only: Generated<boolean>;
  quarantined_until: Timestamp | null;
  rejection: string | null;
  status: Generated<string>;
  withheld: Generated<boolean>;
}

export interface PictureHashes {
  path: string;
  sent: Buffer | null;
  stored: Buffer | null;
}

export interface RefusedHashes {
  attempts: Generated<number>;
  hash: Buffer;
  last_attempt_at: Timestamp | null;
  reason: string;
  report_id: number;
  since: Timestamp;
}

export type PhotosTables = {
  fictional_pictures: FictionalPictures;
  hidden_pictures: HiddenPictures;
  photos: Photos;
  picture_hashes: PictureHashes;
  refused_hashes: RefusedHashes;
}

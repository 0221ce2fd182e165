// Generated from the migrated database: npm run generate.

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

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

export type PhotosTables = {
  photos: Photos;
}

// Generated from the migrated database: npm run generate.

export interface TrafficSources {
  member_id: number;
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
}

export type TrackingTables = {
  traffic_sources: TrafficSources;
}

import type { TrackingTables } from '#database/tables/tracking.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Types the handle with this domain's tables. */
export const trackingTables = (db: Handle) => db.$extendTables<Pick<TrackingTables, keyof TrackingTables>>();

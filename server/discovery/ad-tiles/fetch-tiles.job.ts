import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Hourly: fetches the tile feed of every site that shows tiles. */
export const fetchTilesJob = job('discovery/fetch-tiles', z.object({}), {
  cron: '23 * * * *',
  retries: 0,
  timeoutSeconds: 1800,
  parallel: 1,
});

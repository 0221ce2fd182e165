import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: ends the standing likes of members who were not here for a month (LIKE-3). */
export const endStandingLikesJob = job('discovery/end-standing-likes', z.object({}), { cron: '17 4 * * *' });

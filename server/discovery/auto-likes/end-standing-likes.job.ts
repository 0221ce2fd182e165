import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: deletes the standing likes of members who have been inactive for a month (LIKE-3). */
export const endStandingLikesJob = job('discovery/end-standing-likes', z.object({}), { cron: '17 4 * * *' });

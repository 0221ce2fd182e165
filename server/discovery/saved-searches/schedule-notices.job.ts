import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Every ten minutes: looks after the members whose turn it is to hear of new ones, a bounded number of them (DISC-7). */
export const noticeMembersJob = job('discovery/notice-members', z.object({}), { cron: '*/10 * * * *' });

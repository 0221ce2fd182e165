import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: forgets why writing rests where nobody went on for a month; the rest itself stays (FIC-6, GDPR-9). */
export const forgetCausesJob = job('chat/forget-causes', z.object({}), { cron: '11 4 * * *' });

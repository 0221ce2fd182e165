import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Mails an operator how many reported intimate images wait, and how long they may (NCII-1). */
export const mailRemovalsJob = job('safety/mail-removals', z.object({ operator: id }), { triedForHours: 24 });

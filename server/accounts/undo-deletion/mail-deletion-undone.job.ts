import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailHours } from '../limits/lifetimes.ts';

/** Tells a member that their account is not going away any more. */
export const mailDeletionUndoneJob = job(
  'accounts/mail-deletion-undone',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailHours },
);

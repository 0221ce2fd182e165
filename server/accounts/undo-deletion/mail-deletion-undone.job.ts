import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that the deletion of their account was cancelled. */
export const mailDeletionUndoneJob = job(
  'accounts/mail-deletion-undone',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that their account is being deleted, with the undo link. */
export const mailDeletionJob = job(
  'accounts/mail-deletion',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

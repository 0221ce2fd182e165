import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailHours } from '../limits/lifetimes.ts';

/** Mails that the account is going away, with the link that brings it back. */
export const mailDeletionJob = job(
  'accounts/mail-deletion',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailHours },
);

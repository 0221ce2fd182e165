import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

const twoStepChange = z.enum(['on', 'off', 'passkey_added', 'passkey_removed', 'codes_renewed']);

export type TwoStepChange = z.output<typeof twoStepChange>;

/** Notifies a member of a change in their login methods, in case somebody else made it (ACC-15). */
export const mailTwoStepChangedJob = job(
  'accounts/mail-two-step-changed',
  z.object({ member: id, change: twoStepChange, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';
import { withdrawalOutcomes } from './withdrawals.sql.ts';

/** The receipt of a withdrawal, sent only to the buyer's own address (CON-5). */
export const mailWithdrawal = job(
  'payments/mail-withdrawal',
  z.object({ withdrawal: id, outcome: withdrawalOutcomes }),
  { triedForHours: 48 },
);

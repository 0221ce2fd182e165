import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { statementOf } from './statement.ts';

/** Notifies a member by mail about a case: its receipt, its outcome, or a decision. */
export const mailCaseJob = job(
  'safety/mail-case',
  z.object({
    member: id,
    kind: z.enum(['report_taken', 'report_decided', 'decision', 'appeal_decided']),
    report: id,
    site: z.int(),
    origin: z.string(),
  }),
  { triedForHours: 24 },
);

export const mailCaseHandler = jobHandler(mailCaseJob, async (payload, platform) => {
  const { member, kind, report, site, origin } = payload;
  const language = await readerLanguage(platform.db, member, site);
  await sendMail(platform, {
    member,
    kind,
    language,
    values: {
      number: caseNumber(report),
      ...(kind === 'decision' && (await statementOf(platform, report, language))),
    },
    link: `${origin}/cases`,
  });
});

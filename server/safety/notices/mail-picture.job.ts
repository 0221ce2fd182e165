import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { holdWhileFrozen } from '../holds/held-mails.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';

/**
 * Mails a member that pictures of theirs are hidden, with the reasons and without who complained (DSA-2), or
 * that they are shown again. The mail waits while the account is frozen silently (CSAM-2).
 */
export const mailPictureJob = job(
  'safety/mail-picture',
  z.object({
    member: id,
    report: id,
    site: z.int(),
    origin: z.string(),
    state: z.enum(['hidden', 'shown']),
    /** The notice says that the picture is an intimate image without consent. */
    intimate: z.boolean(),
    /** The clock of 48 hours hid it, and no operator. */
    automatic: z.boolean(),
  }),
  { triedForHours: 24 },
);

export const mailPictureHandler = jobHandler(mailPictureJob, async (payload, platform) => {
  const { member, report, site, origin, state, intimate, automatic } = payload;
  const kind = state === 'hidden' ? 'picture_hidden' : 'picture_shown';
  if (await platform.transact(({ db }) => holdWhileFrozen(db, { member, report, kind, payload }))) return;
  await sendMail(platform, {
    member,
    kind: 'picture_hidden',
    language: await readerLanguage(platform.db, member, site),
    values: {
      number: caseNumber(report),
      state,
      why: intimate ? 'intimate' : 'other',
      by: automatic ? 'computer' : 'operator',
    },
    link: `${origin}/profile`,
  });
});

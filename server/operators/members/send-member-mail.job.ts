import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { markSent, unsentMail } from './member-mails.sql.ts';

/** Sends a mail that an operator wrote. The payload names the row, so that the queue never holds its text. */
export const sendMemberMailJob = job('operators/send-member-mail', z.object({ mail: id, site: z.int() }), {
  triedForHours: 24,
});

export const sendMemberMail = jobHandler(sendMemberMailJob, async ({ mail, site }, platform) => {
  const { db, config, clock } = platform;
  const row = await unsentMail(db, mail);
  if (row === undefined) return;
  const sent = await sendMail(platform, {
    member: row.member_id,
    kind: 'from_operator',
    language: await readerLanguage(db, row.member_id, site),
    values: { words: row.words },
    link: `${siteOrigin(config, siteById(site))}/complaints`,
  });
  if (sent) await markSent(db, mail, clock.now());
});

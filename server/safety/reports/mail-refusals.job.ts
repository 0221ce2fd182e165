import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { takeUnmailedRefusals } from './refusals.sql.ts';

/** Mails a member once about all photos that were refused in one sitting (DSA-2). */
export const mailRefusalsJob = job(
  'safety/mail-refusals',
  z.object({ member: id, site: z.int(), origin: z.string() }),
  { triedForHours: 24 },
);

/** The mail and the mark that it was sent are one transaction: after a failure the next try finds all. */
export const mailRefusalsHandler = jobHandler(mailRefusalsJob, async (payload, platform) => {
  const { member, site, origin } = payload;
  // A frozen member learns nothing (CSAM-2). The end of the freeze enqueues this job again.
  if (await isFrozen(platform.db, member)) return;
  const language = await readerLanguage(platform.db, member, site);
  await platform.transact(async (unit) => {
    const refused = await takeUnmailedRefusals(unit.db, member, platform.clock.now());
    if (refused.length === 0) return;
    const lines = refused.map(({ id: report, ground, facts }) =>
      [
        `${caseNumber(report)}:`,
        facts ?? '',
        platform.texts.format(language, `safety.ground.${ground}`),
      ].join(' '),
    );
    await sendMail(platform, {
      ...{ member, kind: 'photo_refused', language, link: `${origin}/cases` },
      values: { count: refused.length, reasons: lines.join(' ') },
    });
  });
});

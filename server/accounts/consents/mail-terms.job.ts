import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { readVersion, siteById, siteOrigin, wordsOf } from '#server/sites/door.ts';
import { mailTag, siteOfMember } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';
import { claimTermsMail, forgetTermsMail } from './terms-answers.sql.ts';

/**
 * Mails a member what changes in the terms, and from when on (CON-13). The key of `terms_mails` allows one mail per
 * version, although a batch and a confirmed address may both enqueue this job.
 */
export const mailTermsJob = job('accounts/mail-terms', z.object({ member: id, version: z.int() }), {
  triedForHours: mailRetryHours,
});

export const mailTerms = jobHandler(mailTermsJob, async ({ member, version }, platform) => {
  const { db, config } = platform;
  const [terms, site] = await Promise.all([readVersion(db, version), siteOfMember(db, member)]);
  if (site === undefined || terms?.in_force_from == null || terms.withdrawn_at !== null) return;
  const from = terms.in_force_from;
  const language = await readerLanguage(db, member, site);
  await platform.transact(async (unit) => {
    if (!(await claimTermsMail(unit.db, member, version))) return;
    const sent = await sendMail(platform, {
      member,
      kind: 'new_terms',
      language,
      values: {
        date: dayText(from, await mailTag(db, member, language)),
        changes: (await wordsOf(db, version, language)).changes,
      },
      link: `${siteOrigin(config, siteById(site))}/new-terms`,
    });
    if (!sent) await forgetTermsMail(unit.db, member, version);
  });
});

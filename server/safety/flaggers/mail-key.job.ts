import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { sendMailToNonMember } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { openSender } from '../notice-subjects/complaint-sender.ts';
import { keyOf } from './flagger-key.ts';
import { flaggerRow } from './flaggers.sql.ts';

/** Mails a trusted flagger the link with its key. The payload holds neither the address nor the key. */
export const mailFlaggerKeyJob = job(
  'safety/mail-flagger-key',
  z.object({ flagger: id, site: z.int(), language: z.enum(['nl', 'en']) }),
  { triedForHours: 24 },
);

export const mailFlaggerKeyHandler = jobHandler(mailFlaggerKeyJob, async (payload, platform) => {
  const { flagger, site, language } = payload;
  const row = await flaggerRow(platform.db, flagger);
  if (row === undefined || row.ended_at !== null) return;
  const origin = siteOrigin(platform.config, siteById(site));
  const key = keyOf(platform.keys, { flagger, version: row.key_version });
  await sendMailToNonMember(platform, {
    to: openSender(platform.keys, row.address).email,
    site,
    language,
    kind: 'flagger_key',
    values: { organisation: row.name, authority: row.authority },
    // After the hash sign, so that no server log holds the key.
    link: `${origin}/complaints#flagger=${key}`,
  });
});

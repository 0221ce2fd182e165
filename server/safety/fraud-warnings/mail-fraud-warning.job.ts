import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { isBanInForce } from '../restrictions/restrictions.sql.ts';
import { lockFraudWarning, markWarningMailed, withdrawFraudWarning } from './fraud-warnings.sql.ts';

/** Mails one member the warning about an account that was banned for fraud (US-2). */
export const mailFraudWarningJob = job(
  'safety/mail-fraud-warning',
  z.object({ member: id, banned: id, origin: z.string() }),
  { triedForHours: 24 },
);

/** A ban that an appeal undid meanwhile is mailed to nobody. The lock orders two runs of the same job. */
export const mailFraudWarningHandler = jobHandler(mailFraudWarningJob, async (payload, platform) => {
  const { member, banned, origin } = payload;
  await platform.transact(async ({ db }) => {
    const warning = await lockFraudWarning(db, member, banned);
    if (warning === undefined || warning.mailed_at !== null) return;
    if (!(await isBanInForce(db, warning.report_id))) return withdrawFraudWarning(db, member, banned);
    const language = await readerLanguage(db, member, warning.site_id);
    await sendMail(platform, {
      ...{ member, kind: 'fraud_warning', language },
      values: {
        number: String(banned),
        rule: platform.texts.format(language, 'safety.ground.fake_or_fraud'),
      },
      link: `${origin}/cases`,
    });
    await markWarningMailed(db, member, banned, platform.clock.now());
  });
});

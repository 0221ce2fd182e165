import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mailLanguage } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

const twoStepChange = z.enum(['on', 'off', 'passkey_added', 'passkey_removed', 'codes_renewed']);

type TwoStepChange = z.output<typeof twoStepChange>;

/** Notifies a member of a change in their login methods, in case somebody else made it (ACC-15). */
const mailTwoStepChangedJob = job(
  'accounts/mail-two-step-changed',
  z.object({ member: id, change: twoStepChange, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailTwoStepChanged = jobHandler(
  mailTwoStepChangedJob,
  async ({ member, change, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    await sendMail(platform, {
      member,
      kind: 'two_step_changed',
      language,
      values: { change },
      link: `${origin}/notifications#two-step`,
    });
  },
);

/** Mails the member what changed in their login methods, if the unit commits. */
export function notifyLoginMethodChanged(
  unit: Unit,
  call: { readonly member: Id; readonly origin: string; readonly language: Locale },
  change: TwoStepChange,
): Promise<void> {
  const { member, origin, language } = call;
  return unit.enqueue(mailTwoStepChangedJob, { member, change, origin, language });
}

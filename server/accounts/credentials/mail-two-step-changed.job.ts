import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
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
      link: `${origin}/settings/security#two-step`,
    });
  },
);

const eventOf = {
  on: 'two_step_on',
  off: 'two_step_off',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  codes_renewed: 'codes_renewed',
} as const;

/** Records what changed in the member's login methods, and mails it to them, if the unit commits. */
export async function notifyLoginMethodChanged(
  unit: Unit,
  parts: Pick<Platform, 'keys' | 'clock'>,
  call: Pick<RawCall, 'origin' | 'language' | 'ip' | 'userAgent'> & { readonly member: Id },
  change: TwoStepChange,
): Promise<void> {
  const { member, origin, language } = call;
  await recordSecurityEvent(unit.db, parts, { kind: eventOf[change], member, from: call });
  await unit.enqueue(mailTwoStepChangedJob, { member, change, origin, language });
}

import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mailTwoStepChangedJob, type TwoStepChange } from './mail-two-step-changed.job.ts';

/** Mails the member what changed in their login methods, if the unit commits. */
export function notifyLoginMethodChanged(
  unit: Unit,
  call: { readonly member: Id; readonly origin: string; readonly language: Locale },
  change: TwoStepChange,
): Promise<void> {
  const { member, origin, language } = call;
  return unit.enqueue(mailTwoStepChangedJob, { member, change, origin, language });
}

import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { dropMandateIn } from '../mandates/drop-mandate.ts';
import { livingMandates, loseMember } from '../mandates/payment-mandates.sql.ts';
import { cancelDebits } from './cancel-debits.ts';

/** Ends all mandates of a member and detaches their proof from the member (ACC-13, SEPA-6). */
export async function eraseMandates(unit: Unit, member: Id, now: Date): Promise<void> {
  for (const mandate of await livingMandates(unit.db, member))
    await dropMandateIn(unit, mandate, 'erased', now);
  await loseMember(unit.db, member);
  await cancelDebits(unit, member, now);
}

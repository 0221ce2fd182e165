import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { endAndRevokeMandateIn } from '../mandates/drop-mandate.ts';
import { detachMember, openMandateIds } from '../mandates/payment-mandates.sql.ts';
import { cancelDebits } from './cancel-debits.ts';

/** Ends all mandates of a member and detaches their proof from the member (ACC-13, SEPA-6). */
export async function eraseMandates(unit: Unit, member: Id, now: Date): Promise<void> {
  for (const mandate of await openMandateIds(unit.db, member))
    await endAndRevokeMandateIn(unit, mandate, 'erased', now);
  await detachMember(unit.db, member);
  await cancelDebits(unit, member, now);
}

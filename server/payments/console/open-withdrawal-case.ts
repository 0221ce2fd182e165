import type { Id } from '#contract/kit/id.ts';
import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { itemOwnersOf, openItem, recordAction, recordOperatorRead } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentsOfMember } from '../orders/payments.sql.ts';
import { lockCase } from '../withdrawals/withdrawal-cases.sql.ts';
import { openWithdrawalDetails } from '../withdrawals/withdrawal-details.ts';
import { consolePaymentViews } from './console-payment-view.ts';
import { withdrawalCaseView } from './withdrawal-case-view.ts';

const shown = 10;

/** The newest orders of a member, for a declaration with their address: most likely one of them was meant. */
async function candidatesOf(db: Handle, member: Id, now: Date): Promise<ConsolePayment[]> {
  return consolePaymentViews(db, await paymentsOfMember(db, member, { offset: 0, limit: shown }), now);
}

/**
 * Opens an open case for half an hour, so that two operators do not answer the same person. The view and its entries in the audit log and the security log are one transaction. The view is a read of
 * the member with the typed address.
 */
export const openWithdrawalCaseHandler = handler(openWithdrawalCase, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const found = await lockCase(unit.db, input.case);
    if (!found) return call.refuse('not_found');
    const by = { operator, now };
    if (found.outcome === null && !(await openItem(unit.db, 'withdrawal', found.id, by)))
      return call.refuse('held_by_colleague');
    const owners = await itemOwnersOf(unit.db, 'withdrawal', [found.id], by);
    const sender = found.declared && openWithdrawalDetails(platform.keys, found.declared);
    await recordAction(unit, {
      ...{ operator, action: 'credits/open-withdrawal', subject: found.id, at: now },
    });
    const member = sender && (await findMemberByEmail(unit.db, found.site, sender.email));
    if (member !== null)
      await recordOperatorRead(
        { db: unit.db, clock: platform.clock },
        { operator, operation: openWithdrawalCase.name, members: [member] },
      );
    return {
      ...withdrawalCaseView(found, owners.get(found.id) ?? null),
      sender,
      language: found.language,
      answer: found.answer,
      dismissal: found.dismissal,
      matched: found.matched,
      candidates: member === null ? [] : await candidatesOf(unit.db, member, now),
    };
  });
});

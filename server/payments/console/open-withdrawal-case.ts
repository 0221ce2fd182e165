import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import { findMemberByEmail } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentsOfMember } from '../orders/payments.sql.ts';
import { readCase } from '../withdrawals/withdrawal-cases.sql.ts';
import { openWithdrawalDetails } from '../withdrawals/withdrawal-details.ts';
import { consolePaymentViews } from './console-payment-view.ts';
import { withdrawalCaseView } from './withdrawal-case-view.ts';

const shown = 10;

/** The newest orders of the account with the typed address: most likely one of them was meant. */
async function candidatesFor(
  db: Handle,
  { site, email, now }: { readonly site: number; readonly email: string; readonly now: Date },
): Promise<ConsolePayment[]> {
  const member = await findMemberByEmail(db, site, email);
  if (member === null) return [];
  return consolePaymentViews(db, await paymentsOfMember(db, member, { offset: 0, limit: shown }), now);
}

/** The view and its audit log entry are one transaction. */
export const openWithdrawalCaseHandler = handler(openWithdrawalCase, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const found = await readCase(unit.db, input.case);
    if (!found) return call.refuse('not_found');
    const sender = found.declared && openWithdrawalDetails(platform.keys, found.declared);
    await recordAction(unit, {
      ...{ operator, action: 'credits/open-withdrawal', subject: found.id, at: now },
    });
    return {
      ...withdrawalCaseView(found),
      sender,
      language: found.language,
      answer: found.answer,
      matched: found.matched,
      candidates: sender ? await candidatesFor(unit.db, { site: found.site, email: sender.email, now }) : [],
    };
  });
});

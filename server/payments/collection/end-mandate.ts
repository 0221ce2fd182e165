import { endMandate } from '#contract/payments/end-mandate.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endAndRevokeMandate } from '../mandates/drop-mandate.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { abandonDebits } from './abandon-debits.ts';

export const endMandateHandler = handler(endMandate, async (call, platform) => {
  const mandate = await readMandate(platform.db, call.input.id);
  if (mandate?.member !== call.member) return call.refuse('not_found');
  await endAndRevokeMandate(platform, mandate, 'member');
  // Also on a repeated call: the first call may have been interrupted before this step.
  await abandonDebits(platform, mandate.id, 'cancelled', null);
  return {};
});

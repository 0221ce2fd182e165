import { findPayments } from '#contract/profiles/find-payments.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { findPayments as paymentsFound } from '#server/payments/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { buyersByName, reviewedMembers } from './reviewed-members.sql.ts';

const pageSize = 50;

export const findPaymentsHandler = handler(findPayments, async (call, platform) => {
  const { db, clock } = platform;
  const { search = '', state, method, page } = call.input;
  const words = search.trim();
  const isNumber = /^\d{1,16}$/.test(words) && Number.isSafeInteger(Number(words));
  const either =
    words === '' || isNumber ? undefined : { reference: words, members: await buyersByName(db, words) };
  const wanted = {
    number: isNumber ? Number(words) : undefined,
    either,
    state,
    method,
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  };
  const found = await paymentsFound(db, wanted, clock.now());
  const shown = found.slice(0, pageSize);
  const members = shown.map(({ member }) => member);
  await recordOperatorRead(platform, { operator: call.operator, operation: findPayments.name, members });
  const people = await reviewedMembers(db, members);
  const names = new Map(people.map(({ member_id, name }) => [member_id, name]));
  return {
    results: shown.map((payment) => ({ ...payment, name: names.get(payment.member) ?? null })),
    page,
    has_more: found.length > pageSize,
  };
});

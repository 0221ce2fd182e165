import { beforeAll, expect, test } from 'vitest';
import { listMovements } from '#contract/ledger/list-movements.ts';
import { refundCredits, spendCredits } from '#server/ledger/door.ts';
import { type StoredOrder, storeOrder } from '#tests/support/payments/stored-order.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { ageMandatesHandler } from '../mandates/age-mandates.job.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { reconcilePaymentsHandler } from './reconcile-payments.job.ts';
import { settlePayment } from './settle-payment.ts';

let service: PeopleService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startServiceWithMembers({ clock });
});

const settle = (order: StoredOrder, amount: number, reversals: FetchedReversal[] = []) =>
  settlePayment(
    service.platform,
    order.id,
    someFetchedPayment({
      ...{ reference: order.reference, state: 'paid', amount, currency: 'EUR', orderId: order.id, reversals },
    }),
  );

const spend = (member: number, amount: number, key: string) =>
  service.platform.transact((unit) => spendCredits(unit, { member, amount, reason: 'message', key }));

test('lists every movement with its reason, the balance after it and the price of its credits [CRED-10a, CON-9b]', async () => {
  const person = await service.person({ credits: 2 });
  const { db } = service.platform;
  const first = await storeOrder(db, person.id, { credits: 10, amount: 999, startNow: true });
  await settle(first, 999);
  await spend(person.id, 5, 'a');
  const second = await storeOrder(db, person.id, { credits: 30, amount: 2499, startNow: true });
  await settle(second, 2499);
  await spend(person.id, 8, 'b');
  await service.platform.transact((unit) =>
    refundCredits(unit, { member: person.id, amount: 2, key: 'back' }),
  );
  const { movements, has_more } = (await person.api(listMovements, {})).answer;
  const eur = (amount: number) => [{ amount, currency: 'EUR' }];
  expect(has_more).toBe(false);
  expect(
    movements.map(({ number, reason, credits, balance, bought, paid, payment_id }) => [
      ...[number, reason, credits, balance, bought, paid, payment_id],
    ]),
  ).toEqual([
    [6, 'refund', 2, 31, 2, eur(100 + 83), null],
    // The last seven credits of the first package, and one of the second.
    [5, 'message', -8, 29, 8, eur(699 + 83), null],
    [4, 'purchase', 30, 37, 30, eur(2499), second.id],
    [3, 'message', -5, 7, 3, eur(300), null],
    [2, 'purchase', 10, 12, 10, eur(999), first.id],
    [1, expect.any(String), 2, 2, 0, [], null],
  ]);
});

test('lists a chargeback as a movement, and shows its spent credits as free [CRED-10a]', async () => {
  const person = await service.person({ credits: 0 });
  const order = await storeOrder(service.platform.db, person.id, {
    credits: 10,
    amount: 999,
    startNow: true,
  });
  await settle(order, 999);
  await spend(person.id, 4, 'a');
  await settle(order, 999, [
    { kind: 'chargeback', reference: 'cb', ownId: null, amount: 999, state: 'done', reason: 'MD06' },
  ]);
  const { movements } = (await person.api(listMovements, {})).answer;
  expect(
    movements.map(({ reason, credits, balance, paid, payment_id }) => [
      ...[reason, credits, balance, paid, payment_id],
    ]),
  ).toEqual([
    ['chargeback', -6, 0, [], order.id],
    ['message', -4, 6, [], null],
    ['purchase', 10, 10, [{ amount: 999, currency: 'EUR' }], order.id],
  ]);
});

test('returns pages by movement number, without the movements of other members [CRED-10a]', async () => {
  const [person, other] = [await service.person({ credits: 100 }), await service.person({ credits: 5 })];
  for (let n = 1; n <= 34; n += 1) await spend(person.id, 1, `m${n}`);
  const first = (await person.api(listMovements, {})).answer;
  expect([first.movements.length, first.has_more, first.movements[0]?.number]).toEqual([30, true, 35]);
  const second = (await person.api(listMovements, { before: first.movements.at(-1)?.number })).answer;
  expect(second.movements.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  expect(second.has_more).toBe(false);
  expect((await other.api(listMovements, {})).answer.movements).toHaveLength(1);
  expect((await person.api(listMovements, { before: 0 })).status).toBe(400);
});

test('never expires credits, bought or given [CON-13a]', async () => {
  const person = await service.person({ credits: 2 });
  const order = await storeOrder(service.platform.db, person.id, {
    credits: 10,
    amount: 999,
    startNow: true,
  });
  await settle(order, 999);
  const before = (await person.api(listMovements, {})).answer.movements;
  expect(before.map(({ balance }) => balance)).toEqual([12, 2]);
  clock.forward(10 * 366 * 24 * 3600);
  // The jobs that the service runs each minute and each night.
  await reconcilePaymentsHandler.run({}, service.platform);
  await ageMandatesHandler.run({}, service.platform);
  const { movements } = (await person.api(listMovements, {})).answer;
  expect(movements).toEqual(before);
});

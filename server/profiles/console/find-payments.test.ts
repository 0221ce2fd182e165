import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { type StoredOrder, storeOrder } from '#tests/support/payments/stored-order.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;
let operator: TestOperator;
let anna: Person;
let bram: Person;
let ofAnna: StoredOrder;
let ofBram: StoredOrder;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

beforeEach(async () => {
  operator = await newOperator(service);
  anna = await service.person({ name: 'Anna-Sophie' });
  bram = await service.person({ name: 'Bram' });
  ofAnna = await storeOrder(service.platform.db, anna.id);
  ofBram = await storeOrder(service.platform.db, bram.id);
});

const found = async (input: CallOf<typeof findPayments>): Promise<Id[]> =>
  (await operator.client.api(findPayments, input)).answer.results.map(({ payment_id }) => payment_id);

test("finds a payment by its number, its member's id or name, and the provider's number [SAFE-2d]", async () => {
  expect(await found({ search: ` ${ofAnna.id} ` })).toEqual([ofAnna.id]);
  expect(await found({ search: String(bram.id) })).toEqual([ofBram.id]);
  expect(await found({ search: ofBram.reference })).toEqual([ofBram.id]);
  expect(await found({ search: 'anna-sophie' })).toContain(ofAnna.id);
  expect(await found({ search: 'anna-sophie' })).not.toContain(ofBram.id);
  expect(await found({ search: 'Nobody of that name' })).toEqual([]);
  expect(await found({ search: `${'9'.repeat(99)}` })).toEqual([]);
});

test("lists payments newest first with the member's name, filtered by state and method, in pages [SAFE-2d]", async () => {
  const { db } = service.platform;
  await sql`update payments set created_at = now() + interval '1 hour' where id = ${ofAnna.id}`.execute(db);
  const [newest] = (await operator.client.api(findPayments, {})).answer.results;
  expect(newest).toMatchObject({
    payment_id: ofAnna.id,
    member: anna.id,
    name: 'Anna-Sophie',
    state: 'pending',
  });
  expect(await found({ search: String(anna.id), state: 'pending', method: 'ideal' })).toEqual([ofAnna.id]);
  expect(await found({ search: String(anna.id), state: 'completed' })).toEqual([]);
  expect(await found({ search: String(anna.id), method: 'paypal' })).toEqual([]);
  for (let more = 0; more < 50; more += 1) await storeOrder(db, bram.id);
  const search = String(bram.id);
  const first = (await operator.client.api(findPayments, { search })).answer;
  expect([first.results.length, first.has_more]).toEqual([50, true]);
  const second = (await operator.client.api(findPayments, { search, page: 2 })).answer;
  expect([second.results.length, second.has_more]).toEqual([1, false]);
  const ids = [...first.results, ...second.results].map(({ payment_id }) => payment_id);
  expect(new Set(ids).size).toBe(51);
});

test('rejects an invalid search at its field [SAFE-2d]', async () => {
  const bad = await operator.client.api(findPayments, { search: 'a\u0000b' });
  expect([bad.status, bad.problem.errors?.[0]?.field]).toEqual([400, 'search']);
  const long = await operator.client.api(findPayments, { search: 'a'.repeat(101) });
  expect([long.status, long.problem.errors?.[0]?.field]).toEqual([400, 'search']);
});

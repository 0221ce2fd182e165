import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Money } from '#contract/kit/money.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment, keepMethodVersion } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { activeMandatesOf, readMandate, type StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { changeSandboxMandate, type SandboxCharge } from '../providers/sandbox/sandbox-mandates.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';

const clock = movableClock();
const price: Money = { amount: 2499, currency: 'EUR' };
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const order = { package: 'p1', payment_method: 'creditcard' } as const;

const complete = async (person: Person, { checkout_url }: Payment): Promise<void> => {
  await person.fetch(`${new URL(checkout_url ?? '').pathname}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
};

const look = async (person: Person, { payment_id: id }: Payment) =>
  (await person.api(getPayment, { id })).answer;

/** A member who bought by card, with the choice whether to keep it. */
const kept = async (
  keeps = true,
): Promise<{ person: Person; first: Payment; mandate: StoredMandate | undefined }> => {
  const person = await service.person({ credits: 0 });
  const client_id = randomUUID();
  const first = (await person.api(createPayment, { ...order, client_id, keep_method: keeps })).answer;
  await complete(person, first);
  await eventually(async () => expect((await look(person, first)).state).toBe('completed'));
  const [mandate] = await activeMandatesOf(service.platform.db, person.id, clock.now());
  return { person, first: await look(person, first), mandate };
};

const keptCard = async () => {
  const { mandate, ...rest } = await kept();
  if (!mandate?.reference) throw new Error('the card was not kept');
  return { ...rest, mandate: { ...mandate, reference: mandate.reference } };
};

const repeat = (person: Person, mandate: number, more: { client_id?: string; price?: Money } = {}) =>
  person.api(createPayment, { ...order, mandate, price, client_id: randomUUID(), ...more });

const nextCharge = (reference: string, next_charge: SandboxCharge) =>
  changeSandboxMandate(service.platform.db, reference, { state: 'valid', next_charge });

const chargesOf = async (mandate: StoredMandate): Promise<number> => {
  const { rows } = await sql`
    select id from sandbox.payments where mandate_id = ${mandate.reference} and redirect_url is null`.execute(
    service.platform.db,
  );
  return rows.length;
};

test('lists the keepable methods and their cap with the packages [CRED-7b]', async () => {
  const { keepable, keep_cap, packages, payment_methods } = (await service.api(getPackages, {})).answer;
  expect(payment_methods).toContain('creditcard');
  expect(keepable).toEqual(['creditcard']);
  expect(keep_cap).toEqual(packages.at(-1)?.price);
});

test('keeps a card with consent, and stores its text version, cap and place [CRED-7b, PAY-26b]', async () => {
  const { person, first, mandate } = await keptCard();
  expect(first).toMatchObject({ kept: true, repeated: false, failure: null });
  const { keep_cap } = (await person.api(getPackages, {})).answer;
  expect(mandate).toMatchObject({ method: 'creditcard', state: 'valid', provider: 'sandbox', cap: keep_cap });
  expect(mandate.lastFour).toMatch(/^\d{4}$/);
  const { rows } = await sql<{ text_version: string; language: string; ip_sealed: Buffer }>`
    select text_version, language, ip_sealed from payment_mandates where id = ${mandate.id}`.execute(
    service.platform.db,
  );
  expect(rows[0]).toMatchObject({ text_version: keepMethodVersion, language: 'nl' });
  const sealed = rows[0]?.ip_sealed ?? Buffer.alloc(0);
  expect(sealed.toString('latin1')).not.toContain('127.0.0.1');
  expect(service.platform.keys.open('credits/mandate', sealed)).toContain('127.0.0.1');

  const without = await kept(false);
  expect([without.mandate, without.first.kept]).toEqual([undefined, false]);
  expect((await without.person.api(getRepeatOrder, {})).answer).toEqual({
    order: null,
    reason: 'nothing_to_repeat',
    open: null,
    last: expect.objectContaining({ payment_id: without.first.payment_id }),
  });
});

test('reports the last paid order, to order it again after every method [CRED-1f]', async () => {
  const { payment_methods: offered } = (await service.api(getPackages, {})).answer;
  const methods = offered.filter((method) => method !== 'directdebit');
  expect(methods.length).toBeGreaterThan(2);
  for (const payment_method of methods) {
    const person = await service.person({ credits: 0 });
    const last = async () => (await person.api(getRepeatOrder, {})).answer.last;
    const wanted = { package: 'p2', payment_method, client_id: randomUUID() } as const;
    const ordered = (await person.api(createPayment, wanted)).answer;
    expect(await last()).toBeNull();
    await complete(person, ordered);
    await eventually(async () => expect((await look(person, ordered)).state).toBe('completed'));
    expect(await last()).toMatchObject({ package: 'p2', payment_method, price: ordered.price });
  }
});

test('reports no order whose money all went back as the last one [CRED-1f]', async () => {
  const { person, first } = await kept(false);
  const { db } = service.platform;
  const last = async () => (await person.api(getRepeatOrder, {})).answer.last?.payment_id ?? null;
  await sql`update payments set reversed_amount = amount - 1 where id = ${first.payment_id}`.execute(db);
  expect(await last()).toBe(first.payment_id);
  await sql`update payments set reversed_amount = amount where id = ${first.payment_id}`.execute(db);
  expect(await last()).toBeNull();
  await sql`update payments set reversed_amount = 0 where id = ${first.payment_id}`.execute(db);
});

test('refuses an order that wants to keep an unsupported method [CRED-7b]', async () => {
  const person = await service.person();
  const refused = await person.api(createPayment, {
    package: 'p1',
    payment_method: 'ideal',
    keep_method: true,
  });
  expect([refused.status, refused.problem.code]).toEqual([409, 'keep_not_possible']);
});

test('offers the last order again at the current price, and charges it with one press and no checkout [CRED-7a, PAY-33a]', async () => {
  const { person, mandate } = await keptCard();
  const offered = (await person.api(getRepeatOrder, {})).answer;
  expect(offered).toMatchObject({
    reason: null,
    open: null,
    order: {
      package: 'p1',
      credits: 30,
      price,
      discount_code: null,
      method: 'creditcard',
      mandate: { id: mandate.id, method: 'creditcard', last_four: mandate.lastFour },
      debit_date: null,
      start_now_needed: true,
    },
  });
  const { answer } = await repeat(person, mandate.id);
  expect(answer).toMatchObject({ checkout_url: null, repeated: true, kept: false });
  await eventually(async () => expect((await look(person, answer)).state).toBe('completed'));
  expect((await person.api(getWallet, {})).answer.credits).toBe(60);
  expect(await chargesOf(mandate)).toBe(1);
  expect((await readMandate(service.platform.db, mandate.id))?.lastUsedAt).not.toBeNull();
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('charges an order once when pressed twenty times at once [CRED-7a, CRED-5e]', async () => {
  const { person, mandate } = await keptCard();
  const client_id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => repeat(person, mandate.id, { client_id })),
  );
  expect(new Set(answers.map(({ answer }) => answer.payment_id)).size).toBe(1);
  expect(await chargesOf(mandate)).toBe(1);
});

test('makes one charge of two simultaneous orders, and names it in the refusal [CRED-7a]', async () => {
  const { person, mandate } = await keptCard();
  const answers = await Promise.all(Array.from({ length: 5 }, () => repeat(person, mandate.id)));
  const refused = answers.filter(({ status }) => status === 409);
  const charged = answers.length - refused.length;
  expect(charged).toBeGreaterThanOrEqual(1);
  expect(await chargesOf(mandate)).toBe(charged);
  for (const { problem } of refused) expect(problem.code).toBe('repeat_open');
});

test('refuses a charge while another one is open, and names the open one [CRED-7a]', async () => {
  const { person, first, mandate } = await keptCard();
  const { db } = service.platform;
  // A charge whose answer is still unknown.
  const { rows } = await sql<{ id: number }>`
    insert into payments (member_id, site_id, package, credits, amount, currency, country, method, provider, mandate_id)
    select member_id, site_id, package, credits, amount, currency, country, method, provider, mandate_id
    from payments where id = ${first.payment_id} returning id`.execute(db);
  const open = rows[0]?.id;
  expect((await person.api(getRepeatOrder, {})).answer.open).toBe(open);
  const refused = await repeat(person, mandate.id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'repeat_open']);
  // The database enforces it too.
  await expect(
    sql`insert into payments (member_id, site_id, package, credits, amount, currency, country, method, provider, mandate_id)
      select member_id, site_id, package, credits, amount, currency, country, method, provider, mandate_id
      from payments where id = ${first.payment_id}`.execute(db),
  ).rejects.toThrow('payments_one_open_charge');
});

test('charges nothing above the agreed cap, nor in another currency [CRED-7b, PAY-26c]', async () => {
  const { person, mandate } = await keptCard();
  const { db } = service.platform;
  await sql`update payment_mandates set cap_amount = 2498 where id = ${mandate.id}`.execute(db);
  expect((await person.api(getRepeatOrder, {})).answer).toMatchObject({ order: null, reason: 'over_cap' });
  expect((await repeat(person, mandate.id)).problem.code).toBe('over_mandate_cap');
  await sql`update payment_mandates set cap_amount = 9999, currency = 'GBP' where id = ${mandate.id}`.execute(
    db,
  );
  expect((await repeat(person, mandate.id)).problem.code).toBe('over_mandate_cap');
  expect(await chargesOf(mandate)).toBe(0);
});

test('ends a mandate here when the bank ended it, and does not charge it [CRED-7b]', async () => {
  const { person, mandate } = await keptCard();
  await changeSandboxMandate(service.platform.db, mandate.reference, { state: 'invalid' });
  expect((await repeat(person, mandate.id)).problem.code).toBe('mandate_ended');
  expect((await readMandate(service.platform.db, mandate.id))?.state).toBe('ended');
  expect((await person.api(getRepeatOrder, {})).answer).toMatchObject({
    order: null,
    reason: 'mandate_ended',
  });
});

test("treats another member's card as unknown [CRED-7b]", async () => {
  const { mandate } = await keptCard();
  const other = await service.person();
  expect((await repeat(other, mandate.id)).problem.code).toBe('mandate_ended');
  expect((await repeat(other, 4711)).problem.code).toBe('mandate_ended');
  expect(await chargesOf(mandate)).toBe(0);
});

test('requires the seen price and a client id for a charge [CRED-7a]', async () => {
  const { person, mandate } = await keptCard();
  const bare = await person.api(createPayment, { ...order, mandate: mandate.id });
  expect(bare.status).toBe(400);
  expect(bare.problem.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['client_id', 'required'],
    ['price', 'required'],
  ]);
  const other = await repeat(person, mandate.id, { price: { amount: 1, currency: 'EUR' } });
  expect(other.problem.code).toBe('price_changed');
  expect(await chargesOf(mandate)).toBe(0);
});

test.each([
  ['authentication_required', 'authentication_required'],
  ['insufficient_funds', 'insufficient_funds'],
  ['card_expired', 'expired'],
  ['card_declined', 'declined'],
] as const)(
  'reports a card failure %s as such, and leaves other methods open [CRED-7c, SEPA-11]',
  async (says, told) => {
    const { person, mandate } = await keptCard();
    await nextCharge(mandate.reference, says);
    const { answer } = await repeat(person, mandate.id);
    await eventually(async () =>
      expect(await look(person, answer)).toMatchObject({ state: 'failed', failure: told }),
    );
    expect((await person.api(getWallet, {})).answer.credits).toBe(30);
    // With the buyer present, at a checkout (SEPA-11).
    const again = (await person.api(createPayment, { ...order, client_id: randomUUID() })).answer;
    expect(again.checkout_url).not.toBeNull();
  },
);

test('never charges a card without its holder present: an interrupted charge is only looked up, and ends [CRED-7a]', async () => {
  const { person, mandate } = await keptCard();
  const { db } = service.platform;
  const provider = providerNamed(service.platform, 'sandbox');
  if (!provider) throw new Error('there is no bank');
  // Stored, and then the process died.
  const { rows } = await sql<{ id: number }>`
    insert into payments (member_id, site_id, package, credits, amount, currency, country, method, provider, mandate_id,
      created_at, next_check_at)
    values (${person.id}, 1, 'p1', 30, 2499, 'EUR', 'NL', 'creditcard', 'sandbox', ${mandate.id}, ${clock.now()}, ${clock.now()})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await reconcileDuePayments(service.platform);
  expect(await readPayment(db, id)).toMatchObject({ state: 'pending', reference: null });
  clock.forward(3600);
  await reconcileDuePayments(service.platform);
  expect(await readPayment(db, id)).toMatchObject({ state: 'failed', failure: 'too_late' });
  expect(await chargesOf(mandate)).toBe(0);
});

import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { languageCookie } from '#contract/kit/locale.ts';
import { createPayment, startNowVersion } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payments/payment-method.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import { loadSites } from '#server/sites/door.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

/** The methods that the site enables; null: the default of a site without the setting. */
const offer = async (methods: readonly PaymentMethod[] | null): Promise<void> => {
  const settings = JSON.stringify(methods ? { payment_methods: methods } : {});
  await sql`update sites set settings = ${settings}::jsonb`.execute(service.platform.db);
  await loadSites(service.platform.db);
};

beforeEach(() => offer(null));

const methodsIn = async (country: string): Promise<readonly PaymentMethod[]> => {
  await sql`update sites set settings = settings || ${JSON.stringify({ default_country: country })}::jsonb`.execute(
    service.platform.db,
  );
  await loadSites(service.platform.db);
  return (await service.api(getPackages, {})).answer.payment_methods;
};

test('offers methods by country and site setting; methods that ban such sites are off by default [CRED-4a, GATE-2a, GATE-2b, GATE-3a, PAY-27b]', async () => {
  expect(await methodsIn('NL')).toEqual(['ideal', 'creditcard', 'banktransfer']);
  expect(await methodsIn('BE')).toEqual(['bancontact', 'creditcard', 'banktransfer']);
  expect(await methodsIn('SE')).toEqual(['swish', 'trustly', 'creditcard']);
  await offer(['paypal', 'ideal']);
  expect(await methodsIn('NL')).toEqual(['ideal', 'paypal']);
  expect(await methodsIn('SE')).toEqual(['paypal']);
});

const inNetherlands = ['ideal', 'creditcard', 'paypal', 'applepay', 'googlepay', 'banktransfer'] as const;

test.each(inNetherlands)(
  'accepts every method except %s when that one is disabled [CRED-4a, GATE-2a, GATE-2c]',
  async (off) => {
    await offer(paymentMethods.filter((method) => method !== off));
    const person = await service.person();
    const { payment_methods: rest } = (await person.api(getPackages, {})).answer;
    expect(rest).toHaveLength(inNetherlands.length);
    expect(rest).not.toContain(off);
    // A direct debit is charged with a mandate.
    for (const method of rest.filter((one) => one !== 'directdebit')) {
      const { answer } = await person.api(createPayment, { package: 'p0', payment_method: method });
      expect(answer).toMatchObject({ state: 'pending', payment_method: method });
    }
    const refused = await person.api(createPayment, { package: 'p0', payment_method: off });
    expect([refused.status, refused.problem.code]).toEqual([409, 'payment_method_not_offered']);
  },
);

test('shows packages and sells none on a site without methods [CRED-4a]', async () => {
  await offer([]);
  const person = await service.person();
  const { packages, payment_methods } = (await person.api(getPackages, {})).answer;
  expect([packages.length, payment_methods]).toEqual([4, []]);
  const refused = await person.api(createPayment, { package: 'p0', payment_method: 'ideal' });
  expect(refused.problem.code).toBe('payment_method_not_offered');
});

const consentsOf = (payment: number) =>
  service.platform.db
    .$extendTables<PaymentsTables>()
    .selectFrom('payment_consents')
    .selectAll()
    .where('payment_id', '=', payment)
    .execute();

test('stores the consent to an immediate start with its text version and language [CRED-12b, CON-3a]', async () => {
  const person = await service.person();
  person.cookies.set(languageCookie, 'en');
  const order = { package: 'p0', payment_method: 'ideal' } as const;
  const now = clock.now();
  const agreed = (await person.api(createPayment, { ...order, start_now: true })).answer;
  expect(await consentsOf(agreed.payment_id)).toEqual([
    {
      payment_id: agreed.payment_id,
      kind: 'start_now',
      text_version: startNowVersion,
      language: 'en',
      given_at: expect.any(Date),
      cap_amount: null,
      ip_sealed: null,
      confirmed_at: null,
    },
  ]);
  expect((await consentsOf(agreed.payment_id))[0]?.given_at.getTime()).toBeGreaterThanOrEqual(now.getTime());
  for (const start_now of [false, undefined]) {
    const without = (
      await person.api(createPayment, { ...order, ...(start_now === false ? { start_now } : {}) })
    ).answer;
    expect(await consentsOf(without.payment_id)).toEqual([]);
  }
});

test('matches the consent texts to their version [CRED-12b]', () => {
  const say = (language: 'nl' | 'en') =>
    service.platform.texts.format(language, 'payments.start_now', { days: 14 });
  // A different text needs a new version: change `startNowVersion` with it.
  expect([startNowVersion, say('nl'), say('en')]).toEqual([
    '2026-11-22',
    'Ik wil mijn credits meteen kunnen gebruiken. Zie ik binnen 14 dagen van de koop af, dan betaal ik wat ik al gebruikt heb.',
    'I want to be able to use my credits at once. If I withdraw from the purchase within 14 days, I pay for what I have used.',
  ]);
});

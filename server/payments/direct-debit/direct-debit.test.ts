import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getDirectDebit } from '#contract/payments/get-direct-debit.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { listMandates } from '#contract/payments/list-mandates.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { loadSites } from '#server/sites/door.ts';
import { waitForDebitAnnouncement } from '#tests/support/payments/debit-announced.ts';
import {
  debitForm,
  enableDirectDebit,
  newestSmsCode,
  orderDirectDebit,
  uniqueDebitForm,
  uniqueIban,
  uniquePhone,
} from '#tests/support/payments/debit-form.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { sharedIbans } from '../console/shared-ibans.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  await enableDirectDebit(service);
});

const textsTo = (phone: string) =>
  (service.service.mailbox?.list(phone) ?? []).filter(({ kind }) => kind === 'sms');

type Form = ReturnType<typeof uniqueDebitForm>;

const ask = (person: Person, form: Form) => person.api(saveDirectDebit, form);
const confirm = (person: Person, form: Form, otp = newestSmsCode(service, form.phone)) =>
  person.api(saveDirectDebit, { ...form, otp });
const codeOf = async (reply: ReturnType<typeof ask>): Promise<string> => (await reply).problem.code;

const debitsOf = async (member: Id): Promise<number> => {
  const { rows } =
    await sql`select from payments where member_id = ${member} and debit_at is not null`.execute(
      service.platform.db,
    );
  return rows.length;
};

const mailsOf = async (person: Person, subject: string) => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${person.id}`.execute(service.platform.db);
  const { email = '' } = rows[0] ?? {};
  return (service.service.mailbox?.list(email) ?? []).filter((mail) => mail.subject === subject);
};

test('confirms a direct debit with the code, mails it, and collects it on its date and not before [CRED-6c, CRED-6d, NOTIF-1a, SEPA-3b, SEPA-5a, SEPA-10b, AUTH-12b]', async () => {
  const person = await service.person({ credits: 0 });
  const form = uniqueDebitForm({ iban: 'NL91 ABNA 0417 1643 00' });
  const { answer: asked } = await ask(person, form);
  if (!('otp_sent' in asked)) throw new Error('no code was sent');
  expect(asked).toMatchObject({
    masked_iban: 'NL•• •••• 4300',
    amount: form.price,
    resend_after: 30,
    expires_in: 600,
  });
  expect(asked.mandate_text).toContain(asked.mandate_reference);
  expect(asked.mandate_text).toContain(asked.creditor.identifier);
  expect(asked.mandate_text).toContain('8 weken');
  const [sms] = textsTo(form.phone);
  expect(sms?.text).toMatch(/\b\d{6}\b.*24,99.*NL•• •••• 4300/);
  expect(await debitsOf(person.id)).toBe(0);

  const { answer: payment } = await confirm(person, form);
  if (!('payment_id' in payment)) throw new Error('nothing was ordered');
  expect(payment).toMatchObject({
    state: 'pending',
    payment_method: 'directdebit',
    debit_date: asked.debit_date,
  });
  const [mandate] = await eventually(async () => {
    const mails = await mailsOf(person, 'Je machtiging');
    expect(mails).toHaveLength(1);
    return mails;
  });
  const plain = (text = '') => text.replace(/\s+/g, ' ');
  for (const paragraph of asked.mandate_text.split('\n\n'))
    expect(plain(mandate?.text)).toContain(plain(paragraph));
  const [notice] = await eventually(async () => {
    const mails = await mailsOf(person, 'Aankondiging van je incasso');
    expect(mails).toHaveLength(1);
    return mails;
  });
  for (const told of ['24,99', asked.creditor.identifier, asked.mandate_reference, '4300'])
    expect(notice?.text).toContain(told);
  expect(notice?.text).not.toContain('0417');

  const id = payment.payment_id;
  await waitForDebitAnnouncement(service.platform.db, id);
  clock.forward(40 * 3600);
  await reconcileDuePayments(service.platform);
  await person.api(getPayment, { id });
  expect((await referenceOf(id)) ?? null).toBeNull();
  clock.forward((6 * 24 - 40) * 3600);
  await reconcileDuePayments(service.platform);
  expect(await referenceOf(id)).toMatch(/^sb_/);
  expect((await person.api(getPayment, { id })).answer).toMatchObject({ state: 'pending', debit_date: null });
  clock.forward(600);
  expect((await person.api(getPayment, { id })).answer.state).toBe('completed');
  expect((await person.api(getWallet, {})).answer).toMatchObject({ credits: 30, paid_user: true });
  const { mandates } = (await person.api(listMandates, {})).answer;
  expect(mandates).toMatchObject([
    { method: 'directdebit', last_four: '4300', mandate_reference: asked.mandate_reference },
  ]);
  expect(mandates[0]?.last_used_at).not.toBeNull();
});

const referenceOf = async (payment: Id): Promise<string | null> => {
  const { rows } = await sql<{ provider_reference: string | null }>`
    select provider_reference from payments where id = ${payment}`.execute(service.platform.db);
  return rows[0]?.provider_reference ?? null;
};

test('creates one debit from twenty simultaneous confirmations and a later one [CRED-6b, AUTH-13a, SEPA-10a]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const otp = newestSmsCode(service, form.phone);
  const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(person, form, otp)));
  const payments = replies.map(({ answer }) => ('payment_id' in answer ? answer.payment_id : 0));
  expect(new Set(payments).size).toBe(1);
  const again = (await confirm(person, form, otp)).answer;
  expect('payment_id' in again && again.payment_id).toBe(payments[0]);
  expect(await debitsOf(person.id)).toBe(1);
  // The code is used up: another order cannot use it.
  expect(await codeOf(confirm(person, { ...form, client_id: randomUUID() }, otp))).toBe('code_expired');
  expect(await debitsOf(person.id)).toBe(1);
});

test('counts wrong codes, and refuses the right one after the fifth attempt [AUTH-13c]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const right = newestSmsCode(service, form.phone);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const tries: unknown[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { problem } = await confirm(person, form, n === 2 ? 'abc' : wrong);
    tries.push([problem.code, problem.params.tries]);
  }
  expect(tries).toEqual([4, 3, 2, 1, 0].map((left) => ['code_invalid', left]));
  expect(await codeOf(confirm(person, form, right))).toBe('code_tries');
  // A new code allows another five attempts, and the old one stays void.
  clock.forward(31);
  await ask(person, form);
  const next = newestSmsCode(service, form.phone);
  if (next !== right) expect(await codeOf(confirm(person, form, right))).toBe('code_invalid');
  expect((await confirm(person, form, next)).status).toBe(200);
});

test('counts at most five of many simultaneous guesses [AUTH-13c]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const right = Number(newestSmsCode(service, form.phone));
  const guesses = Array.from({ length: 20 }, (_, n) => String((right + 1 + n) % 1_000_000).padStart(6, '0'));
  const codes = await Promise.all(guesses.map((guess) => codeOf(confirm(person, form, guess))));
  expect(codes.filter((code) => code === 'code_invalid')).toHaveLength(5);
  expect(codes.filter((code) => code === 'code_tries')).toHaveLength(15);
});

test('expires a code after ten minutes [AUTH-13b]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  clock.forward(601);
  expect(await codeOf(confirm(person, form))).toBe('code_expired');
});

test('voids a code when the account, the amount or any other input changes [CRED-6b, SEPA-10a]', async () => {
  const other = {
    iban: uniqueIban(),
    phone: uniquePhone(),
    account_holder: 'A. Jansen',
    street: 'Kerkstraat',
    start_now: true,
  };
  for (const [field, value] of Object.entries(other)) {
    const person = await service.person();
    const form = uniqueDebitForm();
    await ask(person, form);
    const otp = newestSmsCode(service, form.phone);
    expect(await codeOf(confirm(person, { ...form, [field]: value }, otp))).toBe('code_expired');
    expect(await codeOf(confirm(person, form, otp))).toBe('code_expired');
  }
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const { packages } = (await person.api(getPackages, {})).answer;
  const p0 = { package: 'p0', price: packages[0]?.full_price ?? packages[0]?.price ?? form.price } as const;
  expect(await codeOf(confirm(person, { ...form, ...p0 }))).toBe('code_expired');
  expect(await debitsOf(person.id)).toBe(0);
  // Another member cannot use the code.
  const stranger = await service.person();
  await ask(person, form);
  expect(await codeOf(confirm(stranger, form, newestSmsCode(service, form.phone)))).toBe('code_expired');
});

test('sends one code for two simultaneous requests, and after the wait a new one with the same mandate reference [AUTH-13d]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await Promise.all(Array.from({ length: 3 }, () => ask(person, form)));
  expect(textsTo(form.phone)).toHaveLength(1);
  const first = (await ask(person, form)).answer;
  clock.forward(31);
  const second = (await ask(person, form)).answer;
  expect(textsTo(form.phone)).toHaveLength(2);
  expect(
    'otp_sent' in first && 'otp_sent' in second && first.mandate_reference === second.mandate_reference,
  ).toBe(true);
  // A limit stops flooding of a phone and endless guessing.
  for (let n = 0; n < 8; n += 1) {
    clock.forward(31);
    await ask(person, form);
  }
  clock.forward(31);
  expect(await codeOf(ask(person, form))).toBe('too_many_requests');
  expect(await codeOf(ask(await service.person(), form))).toBe('too_many_requests');
});

test('reports a wrong account or phone at its field and sends nothing [CRED-6a]', async () => {
  const person = await service.person();
  const faultsOf = async (given: Partial<Form>) =>
    ((await ask(person, debitForm(given))).problem.errors ?? []).map(({ field, code }) => [field, code]);
  expect(await faultsOf({ iban: 'NL92ABNA0517164300' })).toEqual([['iban', 'iban_invalid']]);
  expect(await faultsOf({ iban: 'GB82WEST12345698765432' })).toEqual([['iban', 'iban_not_supported']]);
  expect(await faultsOf({ iban: 'x', phone: '020 1234567' })).toEqual([
    ['iban', 'iban_invalid'],
    ['phone', 'phone_invalid'],
  ]);
  expect(await faultsOf({ account_holder: ' ', city: 'a\u202eb' })).toEqual([
    ['account_holder', 'required'],
    ['city', 'not_storable'],
  ]);
  expect(textsTo('+31612345678')).toEqual([]);
});

test('refuses an outdated price, and any direct debit at a checkout [CRED-6d, CON-8d]', async () => {
  const person = await service.person();
  const cheap = uniqueDebitForm({ price: { amount: 1, currency: 'EUR' } });
  expect(await codeOf(ask(person, cheap))).toBe('price_changed');
  const plain = await person.api(createPayment, { package: 'p1', payment_method: 'directdebit' });
  expect(plain.problem.code).toBe('payment_method_not_offered');
});

/** Sets the limits of debits in progress for the given work only. */
async function withLimits<T>(limits: object, work: () => Promise<T>): Promise<T> {
  const { db } = service.platform;
  const set = async (changed: object) => {
    await sql`update sites set settings = settings || ${JSON.stringify(changed)}::jsonb`.execute(db);
    await loadSites(db);
  };
  await set(limits);
  try {
    return await work();
  } finally {
    await set({ debit_limit_member: 15_000, debit_limit_iban: 20_000 });
  }
}

test("limits a member's debits in progress and says so [CRED-6e, SEPA-12a]", () =>
  withLimits({ debit_limit_member: 5000, debit_limit_iban: 100_000 }, async () => {
    const person = await service.person();
    await orderDirectDebit(service, person, uniqueDebitForm());
    await orderDirectDebit(service, person, uniqueDebitForm());
    expect(await codeOf(ask(person, uniqueDebitForm()))).toBe('debit_limit');
    const { answer } = await person.api(getDirectDebit, { package: 'p1' });
    expect(answer).toMatchObject({
      limit: { amount: 5000, currency: 'EUR' },
      limit_reached: true,
      blocked: null,
    });
  }));

test('limits the debits of one bank account over many members, without giving the reason [CRED-6e, SEPA-12b]', () =>
  withLimits({ debit_limit_member: 15_000, debit_limit_iban: 5000 }, async () => {
    const iban = uniqueIban();
    const tries = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = await service.person();
        const form = uniqueDebitForm({ iban });
        await ask(person, form);
        return { person, form, otp: newestSmsCode(service, form.phone) };
      }),
    );
    const replies = await Promise.all(tries.map(({ person, form, otp }) => confirm(person, form, otp)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = replies.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(refused)).toEqual(new Set(['debit_limit']));
    const shared = (await sharedIbans(service.platform.db, 10)).find(({ members }) =>
      members.includes(tries[replies.findIndex(({ status }) => status === 200)]?.person.id ?? 0),
    );
    expect(shared).toMatchObject({ lastFour: iban.slice(-4) });
    expect(shared?.members).toHaveLength(2);
  }));

test('reports a text message that cannot be sent, and allows a retry at once [CRED-6b]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  const { sms } = service.platform;
  if (!sms) throw new Error('nothing takes messages');
  const send = sms.send;
  Object.assign(sms, { send: () => Promise.reject(new Error('down')) });
  try {
    expect(await codeOf(ask(person, form))).toBe('sms_unavailable');
  } finally {
    Object.assign(sms, { send });
  }
  expect((await ask(person, form)).status).toBe(200);
  expect(textsTo(form.phone)).toHaveLength(1);
});

test('stores no account, phone or code in readable form [CRED-6b, SEPA-12e]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const otp = newestSmsCode(service, form.phone);
  const dump = async () => {
    const { rows } = await sql<{ all: string }>`
      select string_agg(line, ' ') as all from (
        select to_jsonb(payment_mandates)::text as line from payment_mandates
        union all select to_jsonb(debit_codes)::text from debit_codes
        union all select to_jsonb(debit_limits)::text from debit_limits
        union all select data::text from pgboss.job where name like 'payments/%'
      ) as stored`.execute(service.platform.db);
    return rows[0]?.all ?? '';
  };
  const before = await dump();
  await confirm(person, form, otp);
  const all = before + (await dump());
  for (const secret of [form.iban.slice(4, 18), form.phone.slice(3), 'Dorpsstraat', 'de Vries'])
    expect(all).not.toContain(secret);
  expect(all).not.toContain(`"${otp}"`);
});

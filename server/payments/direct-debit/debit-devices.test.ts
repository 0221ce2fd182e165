import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { addDays } from '#server/platform/time.ts';
import { loadSites } from '#server/sites/door.ts';
import {
  type DebitForm,
  enableDirectDebit,
  newestSmsCode,
  orderDirectDebit,
  uniqueDebitForm,
} from '#tests/support/payments/debit-form.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { purgeDebitDevices } from '../mandates/debit-devices.sql.ts';
import { verifyPromises } from '../reconciliation/promises.sql.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  await enableDirectDebit(service);
});

const textsTo = (phone: string) =>
  (service.service.mailbox?.list(phone) ?? []).filter(({ kind }) => kind === 'sms');

const ask = (person: Person, form: DebitForm) => person.api(saveDirectDebit, form);
const confirm = (person: Person, form: DebitForm, otp = newestSmsCode(service, form.phone)) =>
  person.api(saveDirectDebit, { ...form, otp });
const codeOf = async (reply: ReturnType<typeof ask>): Promise<string> => (await reply).problem.code;

/** Sets the limits of debits in progress. */
async function setLimits(limits: object): Promise<void> {
  const { db } = service.platform;
  await sql`update sites set settings = settings || ${JSON.stringify(limits)}::jsonb`.execute(db);
  await loadSites(db);
}

/** Members who all use the browser of the first. */
const onOneDevice = async (count: number): Promise<Person[]> => {
  const token = newToken();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = await service.person();
      person.cookies.set('vonk_device', token);
      return person;
    }),
  );
};

test('limits the debits of one device over many members and accounts, without giving the reason [SEPA-12c]', async () => {
  await setLimits({ debit_limit_device: 5000 });
  const tries = await Promise.all(
    (await onOneDevice(6)).map(async (person) => {
      const form = uniqueDebitForm();
      await ask(person, form);
      return { person, form, otp: newestSmsCode(service, form.phone) };
    }),
  );
  const replies = await Promise.all(tries.map(({ person, form, otp }) => confirm(person, form, otp)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = replies.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
  expect(new Set(refused)).toEqual(new Set(['debit_limit']));
  const [late] = tries;
  const codes = textsTo(late?.form.phone ?? '').length;
  const again = uniqueDebitForm({ phone: late?.form.phone ?? '' });
  expect(late && (await codeOf(ask(late.person, again)))).toBe('debit_limit');
  expect(textsTo(again.phone)).toHaveLength(codes);
  // The same member on a device of their own still can.
  late?.person.cookies.set('vonk_device', newToken());
  expect(late && (await ask(late.person, again)).status).toBe(200);
  await setLimits({ debit_limit_device: 20_000 });
});

test('stores the device of a debit as a keyed hash, and forgets it after 45 days [SEPA-12c]', async () => {
  const [person] = await onOneDevice(1);
  if (!person) throw new Error('nobody');
  const { payment_id: payment } = await orderDirectDebit(service, person, uniqueDebitForm());
  const { db } = service.platform;
  const stored = async () =>
    (
      await sql<{ device_hash: Buffer; cap: number }>`
        select device_hash, cap from debit_devices where payment_id = ${payment}`.execute(db)
    ).rows;
  expect(await stored()).toEqual([{ device_hash: expect.any(Buffer), cap: 20_000 }]);
  const [token = ''] = (person.cookies.get('vonk_device') ?? '').split('.');
  expect((await stored())[0]?.device_hash).not.toEqual(tokenHash(token).subarray(0, 16));
  await purgeDebitDevices(db, addDays(clock.now(), 44));
  expect(await stored()).toHaveLength(1);
  await purgeDebitDevices(db, addDays(clock.now(), 46));
  expect(await stored()).toHaveLength(0);
});

test('the nightly check finds debits above the cap of their device [SEPA-12c]', async () => {
  const [person] = await onOneDevice(1);
  if (!person) throw new Error('nobody');
  const { db } = service.platform;
  const { payment_id: payment } = await orderDirectDebit(service, person, uniqueDebitForm());
  const found = async () =>
    (await verifyPromises(db)).filter(({ promise }) => promise === 'device_cap_passed');
  expect(await found()).toEqual([]);
  await sql`update debit_devices set cap = 2498 where payment_id = ${payment}`.execute(db);
  expect(await found()).toEqual([
    { promise: 'device_cap_passed', member: null, detail: expect.stringContaining(`payment ${payment}:`) },
  ]);
  await sql`update debit_devices set cap = 20000 where payment_id = ${payment}`.execute(db);
});

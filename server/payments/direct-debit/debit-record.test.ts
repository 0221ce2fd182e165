import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { waitForDebitAnnouncement } from '#tests/support/payments/debit-announced.ts';
import {
  enableDirectDebit,
  newestSmsCode,
  orderDirectDebit,
  uniqueDebitForm,
} from '#tests/support/payments/debit-form.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { mandateTextVersion } from '../mandates/mandate-text.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  await enableDirectDebit(service);
});

test('stores reference, holder, IBAN, kind, time, text version, language and IP of a mandate, sealed [SEPA-3c]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  const { answer: asked } = await person.api(saveDirectDebit, form);
  if (!('otp_sent' in asked)) throw new Error('no code was sent');
  await person.api(saveDirectDebit, { ...form, otp: newestSmsCode(service, form.phone) });
  const { rows } = await sql<{
    holder_sealed: Buffer;
    iban_sealed: Buffer;
    ip_sealed: Buffer;
    signed_at: Date;
  }>`select * from payment_mandates where member_id = ${person.id}`.execute(service.platform.db);
  const [mandate] = rows;
  if (!mandate) throw new Error('there is no mandate');
  expect(rows).toMatchObject([
    {
      mandate_reference: asked.mandate_reference,
      method: 'directdebit',
      text_version: mandateTextVersion,
      language: 'nl',
    },
  ]);
  expect(Math.abs(mandate.signed_at.getTime() - clock.now().getTime())).toBeLessThan(60_000);
  // The version of the text says that every mandate is recurrent.
  expect(asked.mandate_text).toContain('doorlopende machtiging');
  const open = (sealed: Buffer) => service.platform.keys.open('credits/mandate', sealed);
  expect(open(mandate.holder_sealed)).toBe(form.account_holder);
  expect(open(mandate.iban_sealed)).toBe(form.iban);
  expect(open(mandate.ip_sealed)).toContain('127.0.0.1');
  for (const sealed of [mandate.holder_sealed, mandate.iban_sealed, mandate.ip_sealed])
    expect(sealed.toString('latin1')).not.toMatch(
      new RegExp(`${form.account_holder}|${form.iban}|127.0.0.1`),
    );
});

test('stores with the credits of a direct debit that the bank can reverse it for more than 13 months [SEPA-6a]', async () => {
  const person = await service.person({ credits: 0 });
  const { payment_id: id } = await orderDirectDebit(service, person, uniqueDebitForm());
  await waitForDebitAnnouncement(service.platform.db, id);
  const watched = async () => {
    const { rows } = await sql<{ watched_until: Date | null }>`
      select watched_until from payments where id = ${id}`.execute(service.platform.db);
    return rows[0]?.watched_until ?? null;
  };
  expect(await watched()).toBeNull();
  clock.forward(6 * 24 * 3600);
  await reconcileDuePayments(service.platform);
  clock.forward(600);
  expect((await person.api(getPayment, { id })).answer.state).toBe('completed');
  expect((await person.api(getWallet, {})).answer.credits).toBe(30);
  const reversible = clock.now();
  reversible.setMonth(reversible.getMonth() + 13);
  expect((await watched())?.getTime()).toBeGreaterThan(reversible.getTime());
});

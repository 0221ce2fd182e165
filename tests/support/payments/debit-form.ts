import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { CallOf } from '#contract/kit/operation.ts';
import { type Payment, payment } from '#contract/payments/payment.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { loadSites } from '#server/sites/door.ts';
import type { Client } from '../service/client.ts';
import type { TestService } from '../service/service.ts';

export type DebitForm = CallOf<typeof saveDirectDebit>;

/** A direct debit of 24.99 for 30 credits, from a valid account. */
export const debitForm = (given: Partial<DebitForm> = {}): DebitForm => ({
  account_holder: 'J. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Dorpsstraat',
  house_number: '1 bis',
  zip: '1234 AB',
  city: 'Utrecht',
  phone: '+31612345678',
  package: 'p1',
  client_id: randomUUID(),
  price: { amount: 2499, currency: 'EUR' },
  ...given,
});

let phones = 0;

/** A mobile phone number that is unique within the test file. */
export function uniquePhone(): string {
  phones += 1;
  return `+316${20_000_000 + phones}`;
}

const numbered = (text: string): string =>
  [...text].map((sign) => (/[A-Z]/.test(sign) ? String(sign.charCodeAt(0) - 55) : sign)).join('');

/** A unique IBAN with valid check digits. */
export function uniqueIban(): string {
  const account = String(randomInt(1_000_000_000, 9_999_999_999));
  const remainder = BigInt(numbered(`ABNA${account}NL00`)) % 97n;
  return `NL${String(98n - remainder).padStart(2, '0')}ABNA${account}`;
}

/** A form with its own phone number and IBAN. */
export const uniqueDebitForm = (given: Partial<DebitForm> = {}): DebitForm =>
  debitForm({ phone: uniquePhone(), iban: uniqueIban(), ...given });

/** Enables direct debit on every site. */
export async function enableDirectDebit({ platform }: TestService): Promise<void> {
  const methods = JSON.stringify({ payment_methods: ['ideal', 'creditcard', 'directdebit'] });
  await sql`update sites set settings = settings || ${methods}::jsonb`.execute(platform.db);
  await loadSites(platform.db);
}

/** The newest code that was sent to this phone. */
export function newestSmsCode({ service }: TestService, phone: string): string {
  const [sms] = service.mailbox?.list(phone) ?? [];
  return /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '';
}

/** Signs a mandate and orders, with the code from the phone, as a member does. */
export async function orderDirectDebit(
  service: TestService,
  person: Client,
  form: DebitForm = debitForm(),
): Promise<Payment> {
  const asked = (await person.api(saveDirectDebit, form)).answer;
  if (!('otp_sent' in asked)) throw new Error('no code was sent');
  const { answer } = await person.api(saveDirectDebit, { ...form, otp: newestSmsCode(service, form.phone) });
  return z.parse(payment, answer);
}

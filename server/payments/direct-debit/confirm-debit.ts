import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { storeOrder } from '../checkout/store-order.ts';
import { signMandateJob } from '../collection/sign-mandate.job.ts';
import { mandateTextVersion } from '../mandates/mandate-text.ts';
import { insertMandate, type StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { paymentOfClientId } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { type AgreedTerms, agreedTerms } from '../packages/agreed-terms.ts';
import { codeTries } from './debit-code.ts';
import {
  countDebitCodeAttempt,
  deleteDebitCode,
  lockDebitCode,
  type StoredDebitCode,
} from './debit-codes.sql.ts';
import { boundText, capOf, type DebitOrder, ibanHashOf } from './debit-order.ts';
import { mailDebitMandate } from './mail-debit-mandate.job.ts';
import { codeText } from './request-debit-code.ts';

/**
 * Signs a mandate and places the order with it if the code is right: both with their mails, or nothing
 * (CRED-6). A code works once, so many simultaneous confirmations create one debit. The same order again
 * returns the same payment.
 */
export async function confirmDebit(
  platform: Platform,
  order: DebitOrder,
  otp: string,
): Promise<StoredPayment> {
  const earlier = await earlierOf(platform.db, order);
  if (earlier) return earlier;
  const terms = await agreedTerms(platform, order);
  const done = await platform.transact(async (unit) => {
    const code = await lockDebitCode(unit.db, order.member);
    const other = await earlierOf(unit.db, order);
    if (other) return other;
    const refusal = await refusalOf(platform, unit, code, order, otp);
    if (refusal || !code) return refusal ?? new Refusal('code_expired');
    return sign(platform, unit, order, code, terms);
  });
  // Returned, not thrown, so that the counted attempt is committed.
  if (done instanceof Refusal) throw done;
  return done;
}

/**
 * Checks the code of an order without signing anything. A wrong code is counted as usual; a right one stays
 * valid for the order. Returns the payment if the order was placed before, else null.
 */
export async function checkDebitCode(
  platform: Platform,
  order: DebitOrder,
  otp: string,
): Promise<StoredPayment | null> {
  const checked = await platform.transact(async (unit) => {
    const code = await lockDebitCode(unit.db, order.member);
    return (await earlierOf(unit.db, order)) ?? refusalOf(platform, unit, code, order, otp);
  });
  // Returned, not thrown, so that the counted attempt is committed.
  if (checked instanceof Refusal) throw checked;
  return checked;
}

async function earlierOf(db: Unit['db'], order: DebitOrder): Promise<StoredPayment | null> {
  const earlier = await paymentOfClientId(db, order.member, order.clientId);
  if (!earlier) return null;
  if (earlier.package !== order.package || earlier.method !== 'directdebit')
    throw new Refusal('client_id_reused');
  return earlier;
}

/** Why the code is not valid; null if it is. */
async function refusalOf(
  { keys, clock }: Platform,
  { db }: Unit,
  code: StoredDebitCode | null,
  order: DebitOrder,
  otp: string,
): Promise<Refusal | null> {
  if (!code || code.expiresAt <= clock.now()) return new Refusal('code_expired');
  if (code.tries >= codeTries) return new Refusal('code_tries');
  const text = boundText(order);
  if (!keys.isMac('credits/debit-code', text, code.bound)) {
    await deleteDebitCode(db, order.member);
    return new Refusal('code_expired');
  }
  if (keys.isMac('credits/debit-code', codeText(text, code.mandateReference, otp), code.codeHash))
    return null;
  await countDebitCodeAttempt(db, order.member);
  return new Refusal('code_invalid', { tries: codeTries - code.tries - 1 });
}

async function sign(
  platform: Platform,
  unit: Unit,
  order: DebitOrder,
  code: StoredDebitCode,
  { provider, wanted, discount }: AgreedTerms,
): Promise<StoredPayment> {
  const now = platform.clock.now();
  const mandate = await storeMandate(platform, unit, order, code, provider.name, now);
  const stored = await storeOrder(unit, order, { wanted, discount, provider: provider.name, mandate, now });
  if (!stored) throw new Error('an order was not stored, and no order has its client id');
  await deleteDebitCode(unit.db, order.member);
  const { member } = order;
  await unit.enqueue(signMandateJob, { member, mandate: mandate.id });
  await unit.enqueue(mailDebitMandate, { member, mandate: mandate.id });
  return stored;
}

async function storeMandate(
  platform: Platform,
  { db }: Unit,
  order: DebitOrder,
  { mandateReference }: StoredDebitCode,
  provider: AgreedTerms['provider']['name'],
  now: Date,
): Promise<StoredMandate> {
  const seal = (text: string): Buffer => platform.keys.seal('credits/mandate', text);
  const mandate = await insertMandate(db, {
    member: order.member,
    site: order.site,
    method: 'directdebit',
    provider,
    there: null,
    account: {
      mandateReference,
      holder: seal(order.holder),
      iban: seal(order.iban),
      ibanHash: ibanHashOf(platform, order.iban),
      address: seal(`${order.street} ${order.houseNumber}\n${order.zip} ${order.city}`),
    },
    lastFour: order.iban.slice(-4),
    cap: capOf(order.site),
    textVersion: mandateTextVersion,
    language: order.language,
    ip: seal(order.ip),
    signedAt: now,
  });
  if (!mandate) throw new Error('a mandate was not stored');
  return mandate;
}

import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import { type PaymentMethod, paymentMethod } from '#contract/payments/payment-method.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type ProviderName, providerName } from '../providers/provider-name.ts';
import { paymentsTables } from '../tables.ts';

type Row = Selectable<PaymentsTables['payment_mandates']>;

const mandateState = z.enum(['pending', 'valid', 'ended']);

/** Permission to charge a card or an account again. */
export interface StoredMandate {
  readonly id: Id;
  /** Null after an erasure. */
  readonly member: Id | null;
  readonly site: number;
  readonly method: PaymentMethod;
  readonly provider: ProviderName;
  /** The provider's ids of the customer and of the mandate; null until it was signed there. */
  readonly customerReference: string | null;
  readonly reference: string | null;
  /** The bank account to collect from; null for a card, or once the proof is no longer needed. */
  readonly account: SealedAccount | null;
  /** The reference on the bank statement; null for a card. */
  readonly mandateReference: string | null;
  readonly lastFour: string | null;
  /** The highest amount of a single charge. */
  readonly cap: Money;
  /** The language in which its text was read. */
  readonly language: Locale;
  readonly signedAt: Date;
  readonly lastUsedAt: Date | null;
  /** Only a `valid` mandate can be charged. */
  readonly state: z.output<typeof mandateState>;
}

/** Sealed for `credits/mandate`; the hash is keyed. */
export interface SealedAccount {
  readonly holder: Buffer;
  readonly iban: Buffer;
  readonly ibanHash: Buffer;
}

const accountOf = ({
  holder_sealed: holder,
  iban_sealed: iban,
  iban_hash: ibanHash,
}: Row): SealedAccount | null => (holder && iban && ibanHash ? { holder, iban, ibanHash } : null);

const ofRow = (row: Row): StoredMandate => ({
  id: row.id,
  member: row.member_id,
  site: row.site_id,
  method: z.parse(paymentMethod, row.method),
  provider: z.parse(providerName, row.provider),
  customerReference: row.customer_reference,
  reference: row.provider_reference,
  account: accountOf(row),
  mandateReference: row.mandate_reference,
  lastFour: row.last_four,
  cap: { amount: row.cap_amount, currency: z.parse(currency, row.currency) },
  language: z.parse(locale, row.language),
  signedAt: row.signed_at,
  lastUsedAt: row.last_used_at,
  state: z.parse(mandateState, row.state),
});

/** The number of months without a charge after which a mandate expires (SEPA-4). */
const deadAfterMonths = 36;

export interface NewMandate
  extends Pick<StoredMandate, 'site' | 'method' | 'lastFour' | 'cap' | 'language' | 'signedAt'> {
  readonly member: Id;
  readonly provider: ProviderName;
  /** The ids of a mandate that the provider already has; null if it is signed there afterwards. */
  readonly there: { readonly customer: string; readonly reference: string } | null;
  /** Null if the mandate is not for a bank account. */
  readonly account: (SealedAccount & { readonly address: Buffer; readonly mandateReference: string }) | null;
  /** The version of the agreed text, and the IP address (PAY-26). */
  readonly textVersion: string;
  readonly ip: Buffer | null;
}

/**
 * Stores a mandate, `valid` if the provider already has it. Null if a mandate with the provider's id is
 * already stored.
 */
export async function insertMandate(db: Handle, mandate: NewMandate): Promise<StoredMandate | null> {
  const { account, there } = mandate;
  const row = await paymentsTables(db)
    .insertInto('payment_mandates')
    .values({
      member_id: mandate.member,
      site_id: mandate.site,
      method: mandate.method,
      provider: mandate.provider,
      customer_reference: there?.customer ?? null,
      provider_reference: there?.reference ?? null,
      mandate_reference: account?.mandateReference ?? null,
      holder_sealed: account?.holder ?? null,
      iban_sealed: account?.iban ?? null,
      iban_hash: account?.ibanHash ?? null,
      address_sealed: account?.address ?? null,
      last_four: mandate.lastFour,
      cap_amount: mandate.cap.amount,
      currency: mandate.cap.currency,
      text_version: mandate.textVersion,
      language: mandate.language,
      ip_sealed: mandate.ip,
      signed_at: mandate.signedAt,
      state: there ? 'valid' : 'pending',
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_reference']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? ofRow(row) : null;
}

const all = (db: Handle) => paymentsTables(db).selectFrom('payment_mandates').selectAll();

export async function readMandate(db: Handle, id: Id): Promise<StoredMandate | null> {
  const row = await all(db).where('id', '=', id).executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** The mandate that the provider knows by this id. */
export async function mandateOfReference(
  db: Handle,
  provider: string,
  reference: string,
): Promise<StoredMandate | null> {
  const row = await all(db)
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** A mandate used after this moment is active (SEPA-4). */
export const mandateActiveSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - deadAfterMonths);
  return since;
};

const living = (db: Handle, member: Id, now: Date) =>
  all(db)
    .where('member_id', '=', member)
    .where('state', '<>', 'ended')
    .where(({ fn }) => fn<Date>('coalesce', ['last_used_at', 'signed_at']), '>', mandateActiveSince(now))
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc');

/** The member's active mandates, newest first. */
export const activeMandatesOf = async (db: Handle, member: Id, now: Date): Promise<StoredMandate[]> =>
  (await living(db, member, now).execute()).map(ofRow);

/** The given mandate if it belongs to the member and can be charged; otherwise null. */
export async function usableMandate(
  db: Handle,
  member: Id,
  id: Id,
  now: Date,
): Promise<StoredMandate | null> {
  const row = await living(db, member, now)
    .where('id', '=', id)
    .where('state', '=', 'valid')
    .executeTakeFirst();
  return row ? ofRow(row) : null;
}

/** Records that the provider has the mandate; a mandate that ended meanwhile stays ended. */
export async function setProviderMandate(
  db: Handle,
  id: Id,
  there: { readonly customer: string; readonly reference: string; readonly isValid: boolean },
): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_mandates')
    .set(({ case: when, ref }) => ({
      customer_reference: there.customer,
      provider_reference: there.reference,
      state: when()
        .when('state', '=', 'pending')
        .then(there.isValid ? 'valid' : 'pending')
        .else(ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

export type MandateEndReason = 'member' | 'erased' | 'bank' | 'refused' | 'unused';

/** Ends a mandate for good; false if it had already ended. */
export async function endMandate(db: Handle, id: Id, reason: MandateEndReason, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payment_mandates')
    .set({ state: 'ended', ended_at: now, ended_reason: reason })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records a charge, which restarts the 36 months (SEPA-4). */
export async function touchMandate(db: Handle, id: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payment_mandates')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** All mandates that have not ended, however old. */
export const openMandateIds = (db: Handle, member: Id): Promise<{ id: Id }[]> =>
  paymentsTables(db)
    .selectFrom('payment_mandates')
    .select('id')
    .where('member_id', '=', member)
    .where('state', '<>', 'ended')
    .execute();

/** Detaches the proof from an erased member. The member's customer records, codes and blocks are deleted. */
export async function detachMember(db: Handle, member: Id): Promise<void> {
  const tables = paymentsTables(db);
  await tables
    .updateTable('payment_mandates')
    .set({ member_id: null })
    .where('member_id', '=', member)
    .execute();
  await tables.deleteFrom('payment_customers').where('member_id', '=', member).execute();
  await tables.deleteFrom('debit_codes').where('member_id', '=', member).execute();
  await tables.deleteFrom('debit_blocks').where('member_id', '=', member).execute();
}

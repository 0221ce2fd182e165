import * as z from 'zod/mini';
import { type Locale, locale, locales } from '#contract/kit/locale.ts';
import { languageOf } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { sellerOf, siteById } from '#server/sites/door.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { vatPlaceOf } from '../orders/vat-place-of.ts';
import { nextCorrection } from './correction-due.ts';
import { insertInvoice, invoicesOfPayment, type StoredInvoice } from './invoices.sql.ts';
import { isVatDue } from './is-vat-due.ts';
import { vatRateOn } from './vat-rates.sql.ts';
import { vatWithin } from './vat-within.ts';

/** Sales count on the calendar day in Amsterdam, where most buyers live. */
const dayOf = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now);

/**
 * The member's own language. After an erasure, the language of the first document, otherwise that of the
 * site.
 */
async function languageFor({ db }: Unit, payment: StoredPayment, first?: StoredInvoice): Promise<Locale> {
  const own = await languageOf(db, payment.member);
  const ofSite = siteById(payment.site).settings.domain_language.slice(0, 2);
  return own ?? first?.language ?? z.safeParse(locale, ofSite).data ?? locales[0];
}

/**
 * The rate on the day of the sale, whenever the document is written. If VAT is due and no rate is known, no
 * document is written.
 */
async function rateOf({ db }: Unit, country: string, sold: Date): Promise<number> {
  const rate = await vatRateOn(db, country, dayOf(sold));
  if (rate === null) throw new Error(`no VAT rate is known for ${country} on ${dayOf(sold)}`);
  return rate;
}

/** The seller is the company that the site had when the order was made: the buyer's contract is with it. */
async function issueFirst(unit: Unit, payment: StoredPayment, now: Date): Promise<StoredInvoice> {
  const { company, vatNumbers, ...seller } = await sellerOf(unit.db, payment.site, payment.createdAt);
  const { country, proof } = vatPlaceOf(payment, seller.country);
  const rate = isVatDue(country, vatNumbers) ? await rateOf(unit, country, payment.settledAt ?? now) : 0;
  return insertInvoice(unit.db, {
    company,
    kind: 'invoice',
    payment: payment.id,
    corrects: null,
    issuedAt: now,
    language: await languageFor(unit, payment),
    country,
    proof,
    rate,
    currency: payment.price.currency,
    vat: vatWithin(payment.price.amount, rate),
    gross: payment.price.amount,
    credits: payment.credits,
    seller: { ...seller, vat_number: vatNumbers[country] ?? vatNumbers[seller.country] ?? null },
  });
}

/**
 * Updates the documents of a paid payment: its invoice, and a credit note or a new invoice if the total has
 * changed (CRED-10, VAT-4). Idempotent: the caller's transaction holds the payment. Must come last in that
 * transaction, because the numbers of a company are assigned one after the other. False if there was nothing
 * to write.
 */
export async function issueInvoices(unit: Unit, payment: StoredPayment, now: Date): Promise<boolean> {
  if (payment.state !== 'completed') return false;
  const [known, ...corrections] = await invoicesOfPayment(unit.db, payment.id);
  const first = known ?? (await issueFirst(unit, payment, now));
  const due = nextCorrection(corrections, { reversed: payment.reversedAmount, rate: first.rate });
  if (due) {
    const language = await languageFor(unit, payment, first);
    await insertInvoice(unit.db, { ...first, ...due, corrects: first.id, issuedAt: now, language });
  }
  return known === undefined || due !== null;
}

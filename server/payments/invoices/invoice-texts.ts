import { formatTag } from '#contract/kit/format-tag.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { writtenNumber } from '#contract/payments/get-invoices.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { isNewcomerCode } from '../discounts/newcomer-discounts.ts';
import type { OwnedInvoice } from './invoices.sql.ts';

/** A label and its value, side by side. */
export type Fact = readonly [label: string, value: string];

/** All texts of a document, in reading order. */
export interface InvoiceTexts {
  readonly language: Locale;
  readonly title: string;
  readonly seller: readonly string[];
  readonly facts: readonly Fact[];
  readonly head: Fact;
  /** The credits at their full price and the discount, or the returned part. */
  readonly lines: readonly Fact[];
  readonly sums: readonly Fact[];
  /** The last of the sums. */
  readonly total: Fact;
  readonly notes: readonly string[];
}

/** False for the placeholder address of a company in an installation that is not set up yet. */
const isGiven = (part: string): boolean => part !== '' && part !== '-';

type Say = (key: string, values?: Record<string, string | number>) => string;

/**
 * Lists the credits and, on the first invoice, the discount taken off their price. A later document is about
 * a part of the price, so it shows one line without the discount.
 */
function soldLines(say: Say, { invoice, order, corrected }: DrawnInvoice, money: (amount: number) => string) {
  const { kind, gross, credits } = invoice;
  const { fullAmount, discountCode: code } = order;
  if (kind === 'credit_note')
    return [[say('payments.invoice.line_back', { credits }), money(gross)]] as const;
  const sold = say('payments.credits', { credits });
  if (corrected !== null || fullAmount === null || fullAmount <= gross)
    return [[sold, money(gross)]] as const;
  const isNewcomer = code === null || isNewcomerCode(code);
  const name = isNewcomer ? say('payments.discount.label') : say('payments.discount.by_code', { code });
  return [
    [sold, money(fullAmount)],
    [name, money(gross - fullAmount)],
  ] as const;
}

type DrawnInvoice = Omit<OwnedInvoice, 'member'>;

/** The texts of a document in its language, with the formats of the buyer's country (VAT-4, LANG-6, LANG-8). */
export function invoiceTexts(texts: Texts, drawn: DrawnInvoice): InvoiceTexts {
  const { invoice, order, corrected } = drawn;
  const { language, kind, seller } = invoice;
  const say: Say = (key, values) => texts.format(language, key, values);
  const tag = formatTag(language, invoice.country);
  const region = new Intl.DisplayNames([language], { type: 'region' });
  const countryOf = (code: string) => region.of(code) ?? code;
  const currency = new Intl.NumberFormat(tag, { style: 'currency', currency: invoice.currency });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const isBack = kind === 'credit_note';
  // Subtracted from zero, because `-0` would show a minus sign.
  const money = (amount: number) => currency.format((isBack ? 0 - amount : amount) / 100);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const numbers: Fact[] = [
    [say('payments.invoice.kvk'), seller.kvk],
    [say('payments.invoice.vat_number'), seller.vat_number ?? ''],
  ];
  const ofSeller = [seller.name, seller.address, seller.city].filter(isGiven);
  const registered = numbers.filter(([, value]) => isGiven(value)).map((fact) => fact.join(' '));
  const country = countryOf(invoice.country);
  const isNew = !isBack && corrected !== null;
  const notes = [
    ...(invoice.rate === 0 ? [say('payments.invoice.no_vat')] : []),
    say(isBack ? 'payments.invoice.back' : isNew ? 'payments.invoice.stayed' : 'payments.invoice.paid'),
  ];
  return {
    language,
    title: say(isBack ? 'payments.invoice.credit_note' : 'payments.invoice.invoice'),
    seller: [...ofSeller, countryOf(seller.country), ...registered],
    facts: [
      [say('payments.invoice.number'), writtenNumber(invoice.number)],
      [say('payments.invoice.date'), day.format(invoice.issuedAt)],
      [say('payments.invoice.order'), String(invoice.payment)],
      ...(corrected === null ? [] : [[say('payments.invoice.corrects'), writtenNumber(corrected)] as const]),
      [say('payments.invoice.supplied'), day.format(order.suppliedAt)],
      [say('payments.invoice.method'), say(`payments.method.${order.method}`)],
    ],
    head: [say('payments.invoice.what'), say('payments.invoice.amount')],
    lines: soldLines(say, drawn, money),
    sums: [
      [say('payments.invoice.net'), money(invoice.net)],
      [
        say('payments.invoice.vat', { rate: percent.format(invoice.rate / 10_000), country }),
        money(invoice.vat),
      ],
    ],
    total: [say('payments.invoice.total'), money(invoice.gross)],
    notes,
  };
}

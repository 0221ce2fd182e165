import { writtenNumber } from '#contract/credits/invoice.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import type { StoredInvoice } from '../store/invoices.ts';

/** What stands beside each other: a label and its value. */
export type Fact = readonly [label: string, value: string];

/** Everything that a document says, in the order of reading. */
export interface InvoiceWords {
  readonly language: Locale;
  readonly title: string;
  readonly seller: readonly string[];
  readonly facts: readonly Fact[];
  readonly head: Fact;
  readonly line: Fact;
  readonly sums: readonly Fact[];
  /** The last of the sums. */
  readonly total: Fact;
  readonly notes: readonly string[];
}

/** An installation that nobody has set up yet has a company without an address. */
const isGiven = (part: string): boolean => part !== '' && part !== '-';

/** What a document says in its language (VAT-4, LANG-6); `corrected`: the number of the invoice it refers to. */
export function invoiceWords(texts: Texts, invoice: StoredInvoice, corrected: number | null): InvoiceWords {
  const { language, kind, seller, credits } = invoice;
  const say = (key: string, values?: Record<string, string | number>) => texts.format(language, key, values);
  const region = new Intl.DisplayNames([language], { type: 'region' });
  const countryOf = (code: string) => region.of(code) ?? code;
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: invoice.currency });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const isBack = kind === 'credit_note';
  // From nought: nothing at all has no minus.
  const money = (amount: number) => currency.format((isBack ? 0 - amount : amount) / 100);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  const numbers: Fact[] = [
    [say('credits.invoice.kvk'), seller.kvk],
    [say('credits.invoice.vat_number'), seller.vat_number ?? ''],
  ];
  const ofSeller = [seller.name, seller.address, seller.city].filter(isGiven);
  const registered = numbers.filter(([, value]) => isGiven(value)).map((fact) => fact.join(' '));
  const country = countryOf(invoice.country);
  const isNew = !isBack && corrected !== null;
  const notes = [
    ...(invoice.rate === 0 ? [say('credits.invoice.no_vat')] : []),
    say(isBack ? 'credits.invoice.back' : isNew ? 'credits.invoice.stayed' : 'credits.invoice.paid'),
  ];
  return {
    language,
    title: say(isBack ? 'credits.invoice.credit_note' : 'credits.invoice.invoice'),
    seller: [...ofSeller, countryOf(seller.country), ...registered],
    facts: [
      [say('credits.invoice.number'), writtenNumber(invoice.number)],
      [say('credits.invoice.date'), day.format(invoice.issuedAt)],
      [say('credits.invoice.order'), String(invoice.payment)],
      ...(corrected === null ? [] : [[say('credits.invoice.corrects'), writtenNumber(corrected)] as const]),
    ],
    head: [say('credits.invoice.what'), say('credits.invoice.amount')],
    line: [say(isBack ? 'credits.invoice.line_back' : 'credits.credits', { credits }), money(invoice.gross)],
    sums: [
      [say('credits.invoice.net'), money(invoice.net)],
      [
        say('credits.invoice.vat', { rate: percent.format(invoice.rate / 10_000), country }),
        money(invoice.vat),
      ],
    ],
    total: [say('credits.invoice.total'), money(invoice.gross)],
    notes,
  };
}

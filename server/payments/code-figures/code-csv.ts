import type { Currency } from '#contract/kit/money.ts';
import type { CodeFigures } from '#contract/payments/console/code-figures.ts';
import type { CodeOrder } from '#contract/payments/console/list-code-orders.ts';
import { csvOf } from '#server/operators/door.ts';

/** Most lines of one export. */
export const mostExported = 10_000;

/** Minor units as a decimal number, which every spreadsheet reads. */
const decimal = (amount: number): string => (amount / 100).toFixed(2);

const codeHead = [
  ...['code', 'state', 'percentage', 'validity', 'member', 'country', 'minimum', 'currency', 'methods'],
  ...['created_at', 'expires', 'made_by', 'approved_by', 'stopped_by', 'stopped_at'],
  ...['redeemed', 'reserved', 'remaining', 'buyers', 'first_used', 'last_used'],
];

const sums = ['revenue', 'discount', 'refunded', 'charged_back'] as const;

const codeCells = (one: CodeFigures, currencies: readonly Currency[]) => [
  ...[one.code, one.state, one.value_percentage, one.validity, one.member, one.country],
  ...[one.minimum_order_value === null ? null : decimal(one.minimum_order_value), one.currency],
  ...[one.payment_methods.join('; '), one.created_at, one.expires],
  ...[one.made_by, one.approved_by, one.stopped_by, one.stopped_at],
  ...[one.uses, one.held, one.remaining, one.buyers, one.first_used, one.last_used],
  ...currencies.flatMap((currency) => {
    const money = one.money.find((row) => row.currency === currency);
    return sums.map((sum) => decimal(money?.[sum] ?? 0));
  }),
];

/** One line for each code, with four columns for each currency that occurs. */
export function codesCsv(codes: readonly CodeFigures[]): string {
  const currencies = [...new Set(codes.flatMap(({ money }) => money.map(({ currency }) => currency)))].sort();
  const columns = currencies.flatMap((currency) => sums.map((sum) => `${sum}_${currency.toLowerCase()}`));
  return csvOf([[...codeHead, ...columns], ...codes.map((one) => codeCells(one, currencies))]);
}

const orderHead = [
  ...['order', 'member', 'state', 'method', 'credits', 'created_at', 'settled_at'],
  ...['currency', 'price', 'discount', 'returned', 'provider', 'provider_reference'],
];

/** One line for each order. */
export const codeOrdersCsv = (orders: readonly CodeOrder[]): string =>
  csvOf([
    orderHead,
    ...orders.map((one) => [
      ...[one.payment_id, one.member, one.state, one.payment_method, one.credits, one.created_at],
      ...[one.settled_at, one.price.currency, decimal(one.price.amount), decimal(one.discount.amount)],
      ...[decimal(one.reversed?.amount ?? 0), one.provider, one.provider_reference],
    ]),
  ]);

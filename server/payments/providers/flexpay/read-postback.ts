import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { FlexPayConfig } from '#server/platform/config/config.ts';
import { flexpayMinorUnits } from './flexpay-amount.ts';
import { orderOfFlexpay } from './flexpay-reference.ts';
import { type FlexPayParameters, isSignedByFlexPay } from './flexpay-signature.ts';

/** A sale, or money that was returned. */
export interface FlexPayPostback {
  readonly order: Id;
  /** FlexPay's `referenceID`, which is also our reference. */
  readonly reference: string;
  /** Null: the postback reports a sale. */
  readonly returned: {
    readonly kind: 'refund' | 'chargeback';
    readonly transaction: string;
    readonly amount: number;
    readonly currency: string;
  } | null;
}

/** A postback without an order or returned money of ours. */
export type OtherPostback =
  /** It is not signed with our key, or is about another shop. */
  | 'forged'
  /** An event that changes no order, such as those of subscriptions. */
  | 'ignored'
  /** A sale or returned money that belongs to no order, or whose amount cannot be read. */
  | 'unknown';

const number = z.string().check(z.regex(/^\d{1,20}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Whether returned money has a sign is not documented. */
const amount = z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/));

const sale = z.looseObject({ shopID: number, saleID: number, referenceID: z.string(), type: z.string() });
const returned = z.looseObject({
  transactionID: number,
  priceAmount: z.optional(amount),
  amount: z.optional(amount),
  priceCurrency: z.optional(currency),
  currency: z.optional(currency),
});

const kinds: Readonly<Record<string, 'refund' | 'chargeback'>> = {
  credit: 'refund',
  chargeback: 'chargeback',
};

/** The parameters of a query; null if one is repeated, because the signature covers only one of them. */
function parametersOf(query: string): FlexPayParameters | null {
  const pairs = [...new URLSearchParams(query)];
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : null;
}

/** Amount and currency of returned money have one of two names, depending on the event. */
function returnedBy(parameters: FlexPayParameters, kind: 'refund' | 'chargeback') {
  const { data } = z.safeParse(returned, parameters);
  const value = data?.priceAmount ?? data?.amount;
  const code = data?.priceCurrency ?? data?.currency;
  if (!data || value === undefined || code === undefined) return null;
  const units = flexpayMinorUnits(value.replace('-', ''));
  return { kind, transaction: data.transactionID, amount: units, currency: code };
}

/**
 * Reads a postback: a signed `GET` with every fact in the query. The buyer knows one valid signature, that of
 * the order page. Its parameters name no sale, so they are refused.
 */
export function readPostback(query: string, config: FlexPayConfig): FlexPayPostback | OtherPostback {
  const parameters = parametersOf(query);
  if (!parameters || !isSignedByFlexPay(parameters, config)) return 'forged';
  const { data } = z.safeParse(sale, parameters);
  if (data?.shopID !== config.shopId) return 'forged';
  const { event = '' } = parameters;
  const kind = kinds[event];
  if (event !== '' && kind === undefined) return 'ignored';
  const order = orderOfFlexpay(data.referenceID);
  if (order === null || data.type !== 'purchase') return 'unknown';
  if (kind === undefined) return { order, reference: data.referenceID, returned: null };
  const money = returnedBy(parameters, kind);
  return money === null ? 'unknown' : { order, reference: data.referenceID, returned: money };
}

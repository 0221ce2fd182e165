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
  /** The token for one more purchase with the card of this sale; null: none. */
  readonly token: { readonly value: string; readonly lastFour: string | null } | null;
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

const brought = z.looseObject({
  oneClickToken: z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/)),
  truncatedPAN: z.optional(z.string()),
});

function tokenOf(parameters: FlexPayParameters): FlexPayPostback['token'] {
  const { data } = z.safeParse(brought, parameters);
  if (!data) return null;
  const lastFour = /\d{4}$/.exec(data.truncatedPAN ?? '')?.[0] ?? null;
  return { value: data.oneClickToken, lastFour };
}

/**
 * The parameters that are signed; null if they are forged. Requests sign no `oneClickToken`, and no
 * documentation says whether postbacks do. An unsigned token is left out.
 */
function signedOf(query: string, config: FlexPayConfig): FlexPayParameters | null {
  const parameters = parametersOf(query);
  if (!parameters) return null;
  if (isSignedByFlexPay(parameters, config)) return parameters;
  const { oneClickToken: _unsigned, ...rest } = parameters;
  return isSignedByFlexPay(rest, config) ? rest : null;
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
  const parameters = signedOf(query, config);
  if (!parameters) return 'forged';
  const { data } = z.safeParse(sale, parameters);
  if (data?.shopID !== config.shopId) return 'forged';
  const { event = '' } = parameters;
  const kind = kinds[event];
  if (event !== '' && kind === undefined) return 'ignored';
  const order = orderOfFlexpay(data.referenceID);
  if (order === null || data.type !== 'purchase') return 'unknown';
  const postback = { order, reference: data.referenceID };
  if (kind === undefined) return { ...postback, returned: null, token: tokenOf(parameters) };
  const money = returnedBy(parameters, kind);
  return money === null ? 'unknown' : { ...postback, returned: money, token: null };
}

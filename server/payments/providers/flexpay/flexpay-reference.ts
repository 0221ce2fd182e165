import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';

/**
 * FlexPay's `referenceID` of an order, made of our payment id. It is also our reference of the payment: the
 * number of the sale exists only once somebody has paid.
 */
export const flexpayReference = (order: Id): string => `payment-${order}`;

/** Our payment id; null if the reference was not made by us. */
export function orderOfFlexpay(reference: string): Id | null {
  const digits = /^payment-([1-9]\d{0,15})$/.exec(reference)?.[1];
  const read = z.safeParse(id, Number(digits));
  return read.success ? read.data : null;
}

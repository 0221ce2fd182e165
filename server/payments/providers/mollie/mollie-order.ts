import type { Payment } from '@mollie/api-client';
import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';

const metadata = z.object({ order: id });

/** Our payment id from the metadata; null if the payment was not created by us. */
export const orderOfMollie = (payment: Payment): Id | null => {
  const read = metadata.safeParse(payment.metadata);
  return read.success ? read.data.order : null;
};

import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { packageId } from '../package.ts';

/** The amounts that a price may have, in minor units. */
const amount = z.int('not_a_number').check(z.minimum(1, 'too_small'), z.maximum(10_000_000, 'too_big'));

/** A new price of a package. */
export const newPrice = {
  package: packageId,
  currency,
  amount,
  /** The moment from which it applies; null: in a few seconds, when every process has read it. */
  from: z.nullable(instant),
};

import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { listedPrice } from './list-prices.ts';
import { newPrice } from './new-price.ts';

/**
 * Announces a price. `seen` is the price that the operator saw at that moment; if a colleague announced
 * another one meanwhile, the call is refused as `price_meanwhile`. Past moments are refused at `from`, and so
 * is a moment that has a price already (`moment_taken`). Placed orders keep their price.
 */
export const addPrice = operation({
  name: 'payments/add-price',
  summary: 'Announce a package price',
  method: 'POST',
  path: '/api/console/prices.php',
  caller: 'operator',
  right: 'offers',
  stepUp: true,
  input: z.strictObject({ ...newPrice, seen: z.int() }),
  answer: listedPrice,
  errors: { price_meanwhile: 409, price_unchanged: 409 },
});

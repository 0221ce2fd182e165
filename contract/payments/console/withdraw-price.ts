import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { packageId } from '../package.ts';

/** Withdraws an announced price before it applies. A price that applies within ten seconds is `price_applies`. */
export const withdrawPrice = operation({
  name: 'payments/withdraw-price',
  summary: 'Withdraw an announced price',
  method: 'DELETE',
  path: '/api/console/prices.php',
  caller: 'operator',
  right: 'offers',
  stepUp: true,
  input: z.strictObject({ package: packageId, currency, from: instant }),
  answer: z.object({ withdrawn: z.literal(true) }),
  errors: { price_applies: 409 },
});

import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { creditPackage } from '../package.ts';
import { newPrice } from './new-price.ts';

/**
 * The packages as buyers would see them from the moment of a new price on. A reduced price has the lowest
 * price of the 30 days before beside it (CON-11). Stores nothing.
 */
export const previewPrice = operation({
  name: 'payments/preview-price',
  summary: 'Preview of a new package price',
  method: 'POST',
  path: '/api/console/price-preview.php',
  caller: 'operator',
  right: 'offers',
  input: z.strictObject(newPrice),
  answer: z.object({ from: instant, before: creditPackage, packages: z.array(creditPackage) }),
  errors: {},
});

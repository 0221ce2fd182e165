import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { creditPackage, packageId } from '../package.ts';

/** One price of a package, past, present or announced. */
export const listedPrice = z.object({
  package: packageId,
  amount: z.int(),
  from: instant,
  announced_at: instant,
  /** The operator who announced it; null before prices were changed in the console. */
  by: z.nullable(z.string()),
  state: z.enum(['past', 'now', 'announced', 'withdrawn']),
});

export type ListedPrice = z.output<typeof listedPrice>;

/** Package prices of a currency with their history, newest first, and the packages as buyers see them. */
export const listPrices = operation({
  name: 'payments/list-prices',
  summary: 'Package prices of a currency',
  method: 'GET',
  path: '/api/console/prices.php',
  caller: 'operator',
  right: 'offers',
  input: z.strictObject({ currency: z._default(currency, 'EUR') }),
  answer: z.object({ currency, packages: z.array(creditPackage), history: z.array(listedPrice) }),
  errors: {},
});

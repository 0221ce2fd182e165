import { previewPrice } from '#contract/payments/console/preview-price.ts';
import { handler } from '#server/platform/http/handler.ts';
import { previewPackages } from './preview-packages.ts';
import { priceMoment } from './price-moment.ts';

export const previewPriceHandler = handler(previewPrice, async ({ input }, { clock }) => {
  const from = priceMoment(input.from, clock.now());
  const before = previewPackages(input.currency, from, null).find(({ id }) => id === input.package);
  if (!before) throw new Error(`no package ${input.package}`);
  const candidate = { package: input.package, amount: input.amount, from };
  return { from: from.toISOString(), before, packages: previewPackages(input.currency, from, candidate) };
});

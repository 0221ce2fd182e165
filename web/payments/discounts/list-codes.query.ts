import { listCodes } from '#contract/payments/list-codes.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** The codes for everybody, or the codes for one member each. */
export const discountCodePages = (personal: boolean) =>
  pagesFor(listCodes, { personal, page: 1 }, (last, pages) =>
    last.has_more ? { personal, page: pages.length + 1 } : undefined,
  );

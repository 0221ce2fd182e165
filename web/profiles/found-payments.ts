import type { CallOf } from '#contract/kit/operation.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export type PaymentSearch = Omit<CallOf<typeof findPayments>, 'page'>;

export const foundPaymentPages = (search: PaymentSearch) =>
  pagesFor(findPayments, { ...search, page: 1 }, (last, pages) =>
    last.has_more ? { ...search, page: pages.length + 1 } : undefined,
  );

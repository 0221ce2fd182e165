import { listFindings } from '#contract/payments/console/list-findings.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** Differences with the payment providers: the open ones, or the `resolved` ones. */
export const findingPages = (resolved: boolean) =>
  pagesFor(listFindings, { resolved, page: 1 }, (last, pages) =>
    last.has_more ? { resolved, page: pages.length + 1 } : undefined,
  );

import type { CallOf } from '#contract/kit/operation.ts';
import { listFindings } from '#contract/payments/console/list-findings.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export type FindingFilter = Omit<CallOf<typeof listFindings>, 'page' | 'resolved'>;

/** Differences with the payment providers: the open ones, or the `resolved` ones. */
export const findingPages = (resolved: boolean, filter: FindingFilter = {}) =>
  pagesFor(listFindings, { ...filter, resolved, page: 1 }, (last, pages) =>
    last.has_more ? { ...filter, resolved, page: pages.length + 1 } : undefined,
  );

import { listSources, type SourceGroup } from '#contract/payments/list-sources.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** The grouping of the sources, and the first and last day of the report. */
export interface SourceReportFilter {
  readonly by: SourceGroup;
  readonly since: string;
  readonly until: string;
}

export const sourcePages = (wanted: SourceReportFilter) =>
  pagesFor(listSources, { ...wanted, page: 1 }, (last, pages) =>
    last.has_more ? { ...wanted, page: pages.length + 1 } : undefined,
  );

import { useSearchParams } from 'react-router';
import {
  getModerationFigures,
  type ReportKind,
} from '#contract/safety/transparency/get-moderation-figures.ts';
import { monthPeriod, period as validPeriod } from '#contract/safety/transparency/period.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export interface Chosen {
  readonly report: ReportKind;
  readonly period: string;
  /** Null: all sites together. */
  readonly host: string | null;
}

export const figuresQuery = ({ report, period, host }: Chosen) =>
  queryFor(getModerationFigures, { report, period, ...(host !== null && { host }) });

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Years and their halves, or months, the newest first. */
export function periodsOf(report: ReportKind, now: Date): string[] {
  const year = now.getUTCFullYear();
  if (report === 'acquirer')
    return Array.from({ length: 24 }, (_, back) =>
      monthOf(new Date(Date.UTC(year, now.getUTCMonth() - back))),
    );
  return [0, 1, 2, 3].flatMap((back) => {
    const one = String(year - back);
    return [one, `${one}-H2`, `${one}-H1`];
  });
}

/** The choice that the address of the page holds. */
export function chosenIn(search: URLSearchParams, now: Date): Chosen {
  const report = search.get('report') === 'acquirer' ? 'acquirer' : 'transparency';
  const typed = search.get('period') ?? '';
  const schema = report === 'acquirer' ? monthPeriod : validPeriod;
  const [newest = ''] = periodsOf(report, now);
  return { report, period: schema.safeParse(typed).success ? typed : newest, host: search.get('site') };
}

export function useChosen() {
  const [search, setSearch] = useSearchParams();
  const now = new Date();
  const chosen = chosenIn(search, now);
  const choose = ({ report, period, host }: Chosen) =>
    setSearch(
      { report, period, ...(host !== null && { site: host }) },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose, now };
}

import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { figurePeriods, getFigures } from '#contract/content/figures/get-figures.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { AnswerCharts, MemberCharts, RevenueCharts } from './figures/charts.tsx';
import styles from './figures/figures.module.css';

interface WantedFigures {
  readonly days: (typeof figurePeriods)[number];
  /** Undefined: all sites together. */
  readonly site: number | undefined;
}

/** The period and site in the address of the overview. */
export function wantedFigures(search: URLSearchParams): WantedFigures {
  const site = search.get('site') ?? '';
  return {
    days: figurePeriods.find((period) => period === search.get('days')) ?? '30',
    site: /^[1-9]\d{0,3}$/.test(site) ? Number(site) : undefined,
  };
}

export const figuresQuery = (wanted: WantedFigures) => queryFor(getFigures, wanted);

/** Charts of sign-ups, active members, revenue and answer times on the console's overview (SAFE-6). */
export function ConsoleFigures() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const wanted = wantedFigures(search);
  const { data, error, refetch } = useQuery({ ...figuresQuery(wanted), placeholderData: keepPreviousData });
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        before.set(name, value);
        if (value === '') before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        {text('content.figures.title')}
      </h2>
      <div className={styles.filter}>
        <NativeSelect
          label={text('content.figures.period')}
          value={wanted.days}
          onChange={({ currentTarget }) => choose('days', currentTarget.value)}
          data={figurePeriods.map((period) => ({
            value: period,
            label: text('content.figures.days', { number: Number(period) }),
          }))}
        />
        <NativeSelect
          label={text('content.figures.site')}
          value={String(wanted.site ?? '')}
          onChange={({ currentTarget }) => choose('site', currentTarget.value)}
          data={[
            { value: '', label: text('content.figures.all_sites') },
            ...(data?.sites ?? []).map(({ site, host }) => ({ value: String(site), label: host })),
          ]}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <TextSkeleton lines={12} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )
      ) : (
        <>
          <div className={styles.charts}>
            <MemberCharts figures={data} />
            <RevenueCharts figures={data} />
          </div>
          <h3 className={styles.heading}>{text('content.figures.answers')}</h3>
          {data.answers.length === 0 ? (
            <p>{text('content.figures.no_answers')}</p>
          ) : (
            <div className={styles.charts}>
              <AnswerCharts figures={data} />
            </div>
          )}
          <p className={styles.note}>{text('content.figures.note')}</p>
        </>
      )}
    </section>
  );
}

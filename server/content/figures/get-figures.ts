import { getFigures } from '#contract/content/figures/get-figures.ts';
import { countedQueues } from '#contract/content/figures/list-queues.ts';
import { currency } from '#contract/kit/money.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { answerRows, figureRows } from './figures.sql.ts';
import { lastDays } from './utc-day.ts';

export const getFiguresHandler = handler(getFigures, async ({ input, refuse }, { db, clock }) => {
  const { site } = input;
  const sites = allSites().map(({ id, host }) => ({ site: id, host }));
  if (site !== undefined && !sites.some((one) => one.site === site)) refuse('not_found');
  const days = lastDays(clock.now(), Number(input.days));
  const wanted = { since: days[0] ?? '', site };
  const [figures, answers] = await Promise.all([figureRows(db, wanted), answerRows(db, wanted)]);
  const counted = new Set(figures.map(({ day }) => day));
  const first = days.find((day) => counted.has(day));

  /** Zero from the first counted day on, and null before it. */
  const events = (figure: string, of = ''): Array<number | null> =>
    days.map(
      (day) =>
        figures.find((row) => row.day === day && row.figure === figure && row.currency === of)?.amount ??
        (first !== undefined && day >= first ? 0 : null),
    );
  const active = days.map(
    (day) => figures.find((row) => row.day === day && row.figure === 'active')?.amount ?? null,
  );
  const currencies = currency.options.filter((name) => figures.some((row) => row.currency === name));
  return {
    days: [...days],
    sites,
    sign_ups: events('sign_ups'),
    active,
    revenue: currencies.map((name) => ({
      currency: name,
      paid: events('paid', name),
      returned: events('returned', name),
    })),
    answers: countedQueues
      .filter((queue) => answers.some((row) => row.queue === queue))
      .map((queue) => {
        const rows = days.map((day) => answers.find((row) => row.day === day && row.queue === queue));
        return {
          queue,
          answered: rows.map((row) => row?.answered ?? null),
          median: rows.map((row) => row?.median ?? null),
          p90: rows.map((row) => row?.p90 ?? null),
        };
      }),
  };
});

import { sql } from 'kysely';
import type { CountedQueue } from '#contract/content/figures/list-queues.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Wanted {
  /** The first day. */
  readonly since: string;
  /** Undefined: all sites together. */
  readonly site: number | undefined;
}

interface FigureRow {
  readonly day: string;
  readonly figure: 'sign_ups' | 'active' | 'paid' | 'returned';
  readonly currency: Currency | '';
  readonly amount: number;
}

/** The counted numbers of each day: at most a few rows for each day and site. */
export async function figureRows(db: Handle, { since, site }: Wanted): Promise<readonly FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select day::text, figure, currency, sum(amount)::int8 as amount from figure_days
    where day >= ${since}::date and (${site ?? null}::smallint is null or site_id = ${site ?? null}::smallint)
    group by day, figure, currency`.execute(db);
  return rows;
}

interface AnswerRow {
  readonly day: string;
  readonly queue: CountedQueue;
  readonly answered: number;
  readonly median: number;
  readonly p90: number;
}

/** The answer times of each day and queue, in seconds. */
export async function answerRows(db: Handle, { since, site }: Wanted): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select day::text, queue, answered, median, p90 from answer_days
    where day >= ${since}::date and site_id is not distinct from ${site ?? null}::smallint`.execute(db);
  return rows;
}

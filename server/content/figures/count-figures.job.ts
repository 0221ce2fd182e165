import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import {
  countActive,
  countAnswers,
  countEvents,
  deleteAnswersBefore,
  lastCountedDay,
  lockFigures,
} from './count-days.sql.ts';
import { dayOf } from './utc-day.ts';

/** The first run counts this number of days, as many as the longest chart shows. */
const mostDays = 90;

/** Days in which the median of a day can be counted again. */
const answersKeptDays = 100;

/** Every ten minutes: counts the figures of the console's charts (SAFE-6). */
export const countFiguresJob = job('content/count-figures', z.object({}), {
  cron: '*/10 * * * *',
  timeoutSeconds: 300,
});

/**
 * Counts today and every day since the last counted one again. So a second run, or a run after an outage, gives
 * the same rows.
 */
export const countFiguresHandler = jobHandler(countFiguresJob, async (_payload, platform) => {
  const now = platform.clock.now();
  const today = dayOf(now);
  const earliest = dayOf(addDays(now, 1 - mostDays));
  await platform.transact(async (unit) => {
    await lockFigures(unit.db);
    const last = await lastCountedDay(unit.db);
    const before = last === null ? earliest : dayOf(addDays(new Date(last), -1));
    const first = before < earliest ? earliest : before;
    await countEvents(unit.db, { first, today });
    await countActive(unit.db, today);
    await countAnswers(unit.db, { first, today });
    await deleteAnswersBefore(unit.db, addDays(now, -answersKeptDays));
  });
});

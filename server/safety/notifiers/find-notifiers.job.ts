import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import { deleteExpiredNotifierCases, lastDecisions, openNotifierCase } from './notifier-cases.sql.ts';
import { recentSenders, sentReports } from './sent-reports.sql.ts';

/** Reports count for this number of days. */
const countedDays = 180;

/** Unfounded reports since the decision before that open a case, if founded ones are fewer. */
const opensAt = 3;

/** A run reads decisions of this number of days, so that it misses none after an outage of a day. */
const readDays = 2;

const sendersAtMost = 500;
const reportsAtMost = 50;

/** Hourly: opens cases of senders of unfounded reports (DSA-5). The job decides nothing. */
export const findNotifiersJob = job('safety/find-notifiers', z.object({}), { cron: '17 * * * *' });

export const findNotifiersHandler = jobHandler(findNotifiersJob, async (_payload, platform) => {
  const now = platform.clock.now();
  const earliest = addDays(now, -countedDays);
  for (const sender of await recentSenders(platform.db, addDays(now, -readDays), sendersAtMost)) {
    await platform.transact(async ({ db }) => {
      const { decided } = await lastDecisions(db, sender, now);
      const since = decided !== null && decided > earliest ? decided : earliest;
      const sent = await sentReports(db, sender, since, reportsAtMost);
      const founded = sent.filter((report) => report.founded).length;
      const unfounded = sent.length - founded;
      if (unfounded < opensAt || unfounded <= founded) return;
      await openNotifierCase(db, { ...sender, at: now, unfounded, founded });
    });
  }
  await deleteExpiredNotifierCases(platform.db, now, addDays(now, -countedDays));
});

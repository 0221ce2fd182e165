import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { deleteExpiredNotifierCases, lastDecisions, openNotifierCase } from './notifier-cases.sql.ts';
import { type RecentSender, recentSenders, sentReports } from './sent-reports.sql.ts';

/** Reports count for this number of days. */
const countedDays = 180;

/** Unfounded reports since the decision before that open a case, if founded ones are fewer. */
const opensAt = 3;

/** A run reads decisions of this number of days, so that it misses none after an outage of a day. */
const readDays = 2;

const sendersAtOnce = 500;
const reportsAtMost = 50;

/** Hourly: opens cases of senders of unfounded reports (DSA-5). The job decides nothing. */
export const findNotifiersJob = job('safety/find-notifiers', z.object({}), { cron: '17 * * * *' });

/** Opens or updates the case of one sender, if enough of the reports were unfounded. */
const judgeSender = (platform: Platform, sender: RecentSender, now: Date): Promise<void> =>
  platform.transact(async ({ db }) => {
    const earliest = addDays(now, -countedDays);
    const { decided } = await lastDecisions(db, sender, now);
    const since = decided !== null && decided > earliest ? decided : earliest;
    const sent = await sentReports(db, sender, since, reportsAtMost);
    const founded = sent.filter((report) => report.founded).length;
    const unfounded = sent.length - founded;
    if (unfounded < opensAt || unfounded <= founded) return;
    await openNotifierCase(db, { ...sender, at: now, unfounded, founded });
  });

export const findNotifiersHandler = jobHandler(findNotifiersJob, async (_payload, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  let after: RecentSender | undefined;
  for (;;) {
    const senders = await recentSenders(db, addDays(now, -readDays), { after, limit: sendersAtOnce });
    for (const sender of senders) await judgeSender(platform, sender, now);
    after = senders.at(-1);
    if (senders.length < sendersAtOnce) break;
  }
  await deleteExpiredNotifierCases(db, now, addDays(now, -countedDays));
});

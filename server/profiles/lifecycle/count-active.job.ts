import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { storeActiveMembers } from '#server/safety/door.ts';
import { activeMembersOfMonth } from './active-members.sql.ts';

/**
 * Runs hourly: counts the members who used each site this month (DSA-4, Art. 24(2) DSA). The last run of a
 * month leaves its number, without any person.
 */
export const countActiveJob = job('profiles/count-active', z.object({}), {
  cron: '55 * * * *',
  timeoutSeconds: 300,
});

export const countActiveHandler = jobHandler(countActiveJob, async (_payload, { db, clock, transact }) => {
  const now = clock.now();
  const counted = await activeMembersOfMonth(db, now);
  await transact((unit) => storeActiveMembers(unit.db, counted, now));
});

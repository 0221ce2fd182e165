import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { type FraudBan, fraudBans, mailFraudWarningJob, storeFraudWarnings } from '#server/safety/door.ts';
import { exchangedMessages } from './exchanged-messages.sql.ts';

/** Hours between a ban and its warnings, so that a mistake can be undone before anybody is mailed. */
const waitHours = 1;

/** The law allows three days at most, and one day is the aim. */
const lastDays = 3;

const bansAtOnce = 50;
const membersAtOnce = 500;

/** Batches of one ban in one run. The next run continues with the members who have no row. */
const batchesAtOnce = 20;

/** Every 15 minutes: warns members who exchanged messages with an account that was banned for fraud (US-2). */
export const warnOfFraudJob = job('chat/warn-of-fraud', z.object({}), {
  cron: '*/15 * * * *',
  timeoutSeconds: 300,
});

/** Stores one batch of warnings with their mails. Returns whether there may be more. */
const warnBatch = (platform: Platform, ban: FraudBan): Promise<boolean> =>
  platform.transact(async (unit) => {
    const found = await exchangedMessages(unit.db, ban.banned, membersAtOnce);
    const members = await storeFraudWarnings(unit.db, ban, { members: found, at: platform.clock.now() });
    for (const member of members)
      await unit.enqueue(mailFraudWarningJob, { member, banned: ban.banned, origin: ban.origin });
    return found.length === membersAtOnce;
  });

/** Reads every ban of the period, because most bans of a page are warned of already. */
export const warnOfFraudHandler = jobHandler(warnOfFraudJob, async (_payload, platform) => {
  const now = platform.clock.now();
  const period = { from: addDays(now, -lastDays), until: addHours(now, -waitHours), limit: bansAtOnce };
  let after: FraudBan | undefined;
  for (;;) {
    const bans = await fraudBans(platform.db, { ...period, after });
    for (const ban of bans)
      for (let batch = 0; batch < batchesAtOnce; batch += 1) if (!(await warnBatch(platform, ban))) break;
    after = bans.at(-1);
    if (bans.length < bansAtOnce) return;
  }
});

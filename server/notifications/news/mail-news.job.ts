import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { mailedUntil, mailReader } from './mailed-notices.sql.ts';
import { awayAfterSeconds, newsMaxAgeSeconds } from './news-timing.ts';
import { planMails, type UnseenNews } from './plan-mails.ts';
import { sendNewsMail } from './send-news-mail.ts';

/**
 * Mails a member their unseen news if they are away (NOTIF-1). Domains with news enqueue this job. Chat runs
 * it as the first domain that can read all news.
 */
export const mailNewsJob = job('notifications/mail-news', z.object({ member: id }), {
  forgotten: true,
  triedForHours: 24,
});

export type { UnseenNews };

/** Data that only later domains can read. */
export interface NewsOf {
  /** When the member last used the service. */
  lastActive(): Promise<Date | null>;
  /** Unseen news since a moment, from members whom this member may meet. */
  unseen(site: number, since: Date): Promise<UnseenNews[]>;
}

/**
 * Mails a member their news according to their choices, and schedules the next check if needed. Called from a
 * job (NOTIF-1).
 */
export async function mailNews(platform: Platform, member: Id, newsOf: NewsOf): Promise<void> {
  const { db, clock, config, jobs, live } = platform;
  const reader = await mailReader(db, member);
  if (reader === undefined) return;
  const { mail, timeZone } = reader;
  const now = clock.now();
  const [told, lastActive, unheard] = await Promise.all([
    mailedUntil(db, member),
    newsOf.lastActive(),
    newsOf.unseen(reader.site, addSeconds(now, -newsMaxAgeSeconds)),
  ]);
  const away = !live.isWatching(member) && (lastActive ?? new Date(0)) <= addSeconds(now, -awayAfterSeconds);
  const plan = planMails({ unseen: unheard, notifiedUntil: told, mail, timeZone, away, now });
  const lookAgain = (key: string, seconds: number | null) =>
    seconds === null
      ? undefined
      : jobs.send(
          mailNewsJob,
          { member },
          { singletonKey: `${member} ${key}`, startAfterSeconds: Math.ceil(seconds) },
        );
  await lookAgain('soon', plan.soonIn);
  await lookAgain('daily', plan.dailyIn);
  const site = siteById(reader.site);
  const language = localeOf(reader.language) ?? localeOf(site.settings.domain_language.slice(0, 2)) ?? 'nl';
  for (const one of plan.mails)
    await sendNewsMail(platform, {
      member,
      language,
      origin: siteOrigin(config, site),
      notifiedUntil: told,
      now,
      ...one,
    });
}

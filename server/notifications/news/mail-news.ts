import type { Id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { mailNewsJob } from './mail-news.job.ts';
import { mailReader } from './mail-reader.sql.ts';
import { mailedUntil } from './mailed-notices.sql.ts';
import { awayAfterSeconds, newsMaxAgeSeconds } from './news-timing.ts';
import { planMails, type UnseenNews } from './plan-mails.ts';
import { sendNewsMail } from './send-news-mail.ts';

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
  const [notifiedUntil, lastActive, unseen] = await Promise.all([
    mailedUntil(db, member),
    newsOf.lastActive(),
    newsOf.unseen(reader.site, addSeconds(now, -newsMaxAgeSeconds)),
  ]);
  const away = !live.isWatching(member) && (lastActive ?? new Date(0)) <= addSeconds(now, -awayAfterSeconds);
  const plan = planMails({ unseen, notifiedUntil, mail, timeZone, away, now });
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
      notifiedUntil,
      now,
      ...one,
    });
}

import { hourSeconds } from '#contract/kit/durations.ts';

/**
 * Seconds before a push is sent. A member who is viewing the page reports so in this time, and messages in
 * quick succession are combined.
 */
export const pushDelaySeconds = 1;

/**
 * Seconds without activity after which a member counts as away, and for which news is collected before a mail
 * (NOTIF-1).
 */
export const awayAfterSeconds = 5 * 60;

/** Minimum seconds between two mails about one conversation. */
export const mailIntervalSeconds = hourSeconds;

/** Age in seconds at which news is no longer notified. The member sees it on their next visit. */
export const newsMaxAgeSeconds = 48 * hourSeconds;

/** Minimum seconds between two daily mails, even if the member changes time zones. */
export const dailyMailIntervalSeconds = 12 * hourSeconds;

import type { Id } from '#contract/kit/id.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import {
  type MailFrequency,
  type NoticeKind,
  noticeKind,
} from '#contract/notifications/get-notification-choices.ts';
import { isDailyHour, secondsToEvening } from './daily-hour.ts';
import { awayAfterSeconds, dailyMailIntervalSeconds, mailIntervalSeconds } from './news-timing.ts';

/** Something that a member has not seen yet: the unread messages of a conversation, or a like. */
export interface UnseenNews {
  readonly kind: NoticeKind;
  /** The conversation. 0 if the kind has no parts. */
  readonly about: Id;
  /** When the latest of it happened. */
  readonly at: Date;
  readonly count: number;
  /** True if it comes from a fictional profile (SAFE-4). */
  readonly fictional: boolean;
}

export interface NewsState {
  readonly unseen: readonly UnseenNews[];
  /** Until when the member was notified, by `kind about`. */
  readonly notifiedUntil: ReadonlyMap<string, Date>;
  readonly mail: Readonly<Record<NoticeKind, MailFrequency>>;
  readonly timeZone: string | null;
  /** True if the member was inactive for some minutes. */
  readonly away: boolean;
  readonly now: Date;
}

export interface MailPlan {
  /** Each entry is one mail. */
  readonly mails: ReadonlyArray<{ readonly subject: MailSubject; readonly news: readonly UnseenNews[] }>;
  /** Seconds until the next check, for mails at once and for the daily mail. Null: no check is needed. */
  readonly soonIn: number | null;
  readonly dailyIn: number | null;
}

const secondsSince = (moment: Date | undefined, now: Date): number =>
  moment === undefined ? Number.POSITIVE_INFINITY : (now.getTime() - moment.getTime()) / 1000;

const planImmediateMails = (news: readonly UnseenNews[], { notifiedUntil, away, now }: NewsState) => {
  if (news.length === 0) return { mails: [], soonIn: null };
  if (!away) return { mails: [], soonIn: awayAfterSeconds };
  const waitOf = ({ kind, about }: UnseenNews): number =>
    Math.max(0, mailIntervalSeconds - secondsSince(notifiedUntil.get(`${kind} ${about}`), now));
  const waits = news.map(waitOf).filter((wait) => wait > 0);
  const due = news.filter((one) => waitOf(one) === 0);
  const mails = noticeKind.options
    .map((subject) => ({ subject, news: due.filter(({ kind }) => kind === subject) }))
    .filter((mail) => mail.news.length > 0);
  return { mails, soonIn: waits.length === 0 ? null : Math.ceil(Math.min(...waits)) };
};

const planDaily = (news: readonly UnseenNews[], { notifiedUntil, timeZone, away, now }: NewsState) => {
  if (news.length === 0) return { mails: [], dailyIn: null };
  const isFree = secondsSince(notifiedUntil.get('daily 0'), now) >= dailyMailIntervalSeconds;
  if (!isFree || !isDailyHour(now, timeZone)) return { mails: [], dailyIn: secondsToEvening(now, timeZone) };
  return away
    ? { mails: [{ subject: 'daily' as const, news }], dailyIn: null }
    : { mails: [], dailyIn: awayAfterSeconds };
};

/**
 * Plans which mails a member gets now and when to check again (NOTIF-1).
 * - A member who is active gets none.
 * - One conversation gets at most one mail an hour.
 * - Daily news comes in one mail in the evening.
 * - News that was already notified is left out.
 */
export function planMails(state: NewsState): MailPlan {
  const unmailed = state.unseen.filter(
    ({ kind, about, at }) => at > (state.notifiedUntil.get(`${kind} ${about}`) ?? new Date(0)),
  );
  const wanted = (frequency: MailFrequency) => unmailed.filter(({ kind }) => state.mail[kind] === frequency);
  const soon = planImmediateMails(wanted('at_once'), state);
  const daily = planDaily(wanted('daily'), state);
  return { mails: [...soon.mails, ...daily.mails], soonIn: soon.soonIn, dailyIn: daily.dailyIn };
}

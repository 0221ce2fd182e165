import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import type { MailValues } from '../mail/mail-texts.ts';
import { sendMail } from '../mail/send-mail.ts';
import { claimNotices, type NoticeMark, undoNotices } from './mailed-notices.sql.ts';
import { dailyMailIntervalSeconds, mailIntervalSeconds } from './news-timing.ts';
import type { UnseenNews } from './plan-mails.ts';

export interface NewsMail {
  readonly member: Id;
  readonly language: Locale;
  readonly origin: string;
  readonly subject: MailSubject;
  readonly news: readonly UnseenNews[];
  /** Until when the member was notified, by `kind about`. */
  readonly notifiedUntil: ReadonlyMap<string, Date>;
  readonly now: Date;
}

const kinds = {
  message: 'new_message',
  like: 'new_like',
  match: 'new_match',
  daily: 'daily_news',
} as const satisfies Record<MailSubject, MailKind>;

const numberOf = (news: readonly UnseenNews[]): number => news.reduce((sum, { count }) => sum + count, 0);

const valuesOf = (news: readonly UnseenNews[]): MailValues => {
  const of = (kind: UnseenNews['kind']) => news.filter((one) => one.kind === kind);
  const chats = of('message');
  return {
    messages: numberOf(chats),
    chats: chats.length,
    fictional: chats.filter(({ fictional }) => fictional).length,
    likes: numberOf(of('like')),
    matches: numberOf(of('match')),
  };
};

const pathOf = (news: readonly UnseenNews[]): string => {
  const [first, ...more] = news.filter(({ kind }) => kind === 'message');
  if (first !== undefined) return more.length === 0 ? `/chats/${first.about}` : '/chats';
  return news.some(({ kind }) => kind === 'match') ? '/likes/matches' : '/likes/received';
};

/** Claims the news that this process may mail about. Another process is mailing about the rest. */
async function claim({ db }: Platform, mail: NewsMail): Promise<readonly UnseenNews[]> {
  const { member, subject, news, now } = mail;
  const before = (seconds: number) => ({ now, free: addSeconds(now, -seconds) });
  if (subject === 'daily') {
    const own = await claimNotices(db, member, 'daily', [0], before(dailyMailIntervalSeconds));
    if (own.size === 0) return [];
    for (const kind of new Set(news.map((one) => one.kind))) {
      const abouts = new Set(news.filter((one) => one.kind === kind).map(({ about }) => about));
      await claimNotices(db, member, kind, [...abouts], before(0));
    }
    return news;
  }
  const abouts = new Set(news.map(({ about }) => about));
  const own = await claimNotices(db, member, subject, [...abouts], before(mailIntervalSeconds));
  return news.filter(({ about }) => own.has(about));
}

const marksOf = ({ subject, notifiedUntil }: NewsMail, news: readonly UnseenNews[]): NoticeMark[] => {
  const markOf = (kind: MailSubject, about: Id): NoticeMark => ({
    kind,
    about,
    before: notifiedUntil.get(`${kind} ${about}`) ?? null,
  });
  const marks = news.map(({ kind, about }) => markOf(kind, about));
  return subject === 'daily' ? [markOf('daily', 0), ...marks] : marks;
};

/**
 * Sends one mail about news, never twice. The news is marked as notified first, and the mark is undone if the
 * mail server does not accept the mail. If the process dies in between, the member misses this mail at worst
 * (decision 0025).
 */
export async function sendNewsMail(platform: Platform, mail: NewsMail): Promise<void> {
  const { member, language, origin, subject, now } = mail;
  const news = await claim(platform, mail);
  if (news.length === 0) return;
  failpoint('notifications/news-claimed');
  try {
    await sendMail(platform, {
      member,
      kind: kinds[subject],
      language,
      values: valuesOf(news),
      link: `${origin}${pathOf(news)}`,
    });
  } catch (error) {
    await undoNotices(platform.db, member, marksOf(mail, news), now);
    throw error;
  }
  failpoint('notifications/news-mailed');
}

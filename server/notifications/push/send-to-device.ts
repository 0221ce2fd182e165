import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Site, siteById } from '#server/sites/door.ts';
import { isPushAddress } from './push-hosts.ts';
import type { PushNews } from './push-news.ts';
import { deviceFor } from './push-subscriptions.sql.ts';
import { type Outcome, sendWebPush } from './send-web-push.ts';

interface PushKind {
  /** The page that a tap opens. */
  path(about: Id | null): string;
  /** Seconds for which the push is relevant. Older news is seen in the application anyway (PUSH-3). */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
}

/** Push settings for each kind of news. */
export const pushKinds: Readonly<Record<NoticeKind, PushKind>> = {
  message: {
    path: (conversation) => (conversation === null ? '/chats' : `/chats/${conversation}`),
    ttlSeconds: 12 * hourSeconds,
    urgency: 'high',
  },
  like: { path: () => '/likes/received', ttlSeconds: 12 * hourSeconds, urgency: 'normal' },
  match: { path: () => '/likes/matches', ttlSeconds: 12 * hourSeconds, urgency: 'normal' },
};

interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

// Serialises the calls, because two devices get a push at the same moment.
let last: Promise<void> = Promise.resolve();

/**
 * Adds a push to the developer mailbox, if there is one. The push appears once, whatever the number of
 * devices and attempts.
 */
async function showInMailbox(
  { mailbox }: Pick<Platform, 'mailbox'>,
  to: string,
  { title, body, path }: ShownPush,
  since: string,
): Promise<void> {
  if (mailbox === null) return;
  const text = `${body}\n${path}`;
  const show = async (): Promise<void> => {
    const isShown = mailbox
      .list(to)
      .some((entry) => entry.kind === 'push' && entry.text === text && entry.sent_at >= since);
    if (!isShown) await mailbox.add({ kind: 'push', to, subject: title, text, html: '' });
  };
  last = last.then(show, show);
  await last;
}

/**
 * Key by which later news replaces earlier news of the same thing, in transit (Topic) and on the screen
 * (tag). Its 32 characters reveal nothing to the push service (PUSH-4).
 */
const pushTopic = (keys: Keys, member: Id, kind: NoticeKind, about: Id | null): string =>
  keys
    .mac('notifications/push-topic', `${member} ${kind} ${about ?? ''}`)
    .toString('base64url')
    .slice(0, 32);

const languageOf = (stored: string | null, { settings }: Site): Locale =>
  localeOf(stored) ?? localeOf(settings.domain_language.slice(0, 2)) ?? 'nl';

/** The address at which a push service reports problems with our pushes (PUSH-1). */
const contactOf = ({ settings, host }: Site): string =>
  `mailto:${settings.support_email === '' ? `no-reply@${host}` : settings.support_email}`;

interface Reader {
  readonly site: Site;
  readonly language: Locale;
  readonly previews: boolean;
}

/**
 * The text of a push. Without previews it reveals nothing to other people who see the screen. The fictional
 * label is always shown.
 */
const wordsOf = ({ texts }: Platform, news: PushNews, { site, language, previews }: Reader) => {
  if (previews) return news.preview(language);
  const { kind, fictional } = news;
  const key = `notifications.push.${kind}${fictional ? '_fictional' : ''}`;
  return { title: site.settings.mail_name, body: texts.format(language, key) };
};

/** The payload that the service worker displays (PUSH-9). */
const payloadOf = (platform: Platform, news: PushNews, reader: Reader) => ({
  kind: news.kind,
  path: pushKinds[news.kind].path(news.about),
  tag: pushTopic(platform.keys, news.member, news.kind, news.about),
  ...wordsOf(platform, news, reader),
  language: reader.language,
});

/**
 * Sends the news to a device if it is still the member's and wants the news. `left` is the number of seconds
 * for which the news is still relevant.
 */
export async function sendToDevice(
  platform: Platform,
  news: PushNews,
  id: Id,
  left: number,
): Promise<Outcome & { readonly service: string }> {
  const { db, clock, vapid } = platform;
  const device = await deviceFor(db, news.member, id, news.kind);
  if (device === undefined) return { state: 'taken', service: '' };
  // Stored addresses are checked again, because the list of hosts may have become shorter (PUSH-10).
  if (!isPushAddress(device.endpoint)) return { state: 'gone', service: '' };
  const site = siteById(device.site_id);
  const payload = payloadOf(platform, news, {
    site,
    language: languageOf(device.language, site),
    previews: device.push_previews,
  });
  await showInMailbox(platform, device.email, payload, news.at.toISOString());
  const { urgency } = pushKinds[news.kind];
  const outcome = await sendWebPush(
    {
      endpoint: device.endpoint,
      p256dh: device.p256dh,
      auth: device.auth,
      payload: JSON.stringify(payload),
      ttlSeconds: left,
      topic: payload.tag,
      urgency,
    },
    { vapid, subject: contactOf(site) },
    clock.now(),
  );
  return { ...outcome, service: new URL(device.endpoint).hostname };
}

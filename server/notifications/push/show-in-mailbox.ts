import type { Platform } from '#server/platform/platform.ts';

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
export async function showInMailbox(
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

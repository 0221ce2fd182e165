import type { MailPage } from './mail-page.ts';

/** Renders the mail as plain text with everything that the HTML contains. */
export function mailPlain({ texts, link, optional }: MailPage): string {
  const ways = optional
    ? [`${texts.unsubscribe}:\n${optional.unsubscribe}`, `${texts.choices}:\n${optional.choices}`]
    : [];
  return [
    texts.title,
    ...texts.paragraphs,
    `${texts.button}:\n${link}`,
    texts.closing,
    `-- \n${texts.reason}`,
    texts.automatic,
    ...ways,
    '',
  ].join('\n\n');
}

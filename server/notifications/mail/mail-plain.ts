import type { MailPage } from './mail-page.ts';

/** The mail for whoever reads text: nothing is only in the HTML. */
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

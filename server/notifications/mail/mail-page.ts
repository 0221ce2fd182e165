import type { Locale } from '#contract/kit/locale.ts';
import type { MailTexts } from './mail-texts.ts';

/** Everything a mail shows. Plain text: whoever renders it makes it safe. */
export interface MailPage {
  readonly language: Locale;
  /** The site as sender. */
  readonly name: string;
  readonly texts: MailTexts;
  readonly link: string;
  /** Of optional mails: where to get no more of them, and where to choose. */
  readonly optional: { readonly unsubscribe: string; readonly choices: string } | null;
}

import type { Locale } from '#contract/kit/locale.ts';
import type { MailTexts } from './mail-texts.ts';

/** Everything a mail shows, as plain text. The renderer escapes it. */
export interface MailPage {
  readonly language: Locale;
  /** The site's name as sender. */
  readonly name: string;
  readonly texts: MailTexts;
  readonly link: string;
  /** Links of optional mails: unsubscribe and notification choices. */
  readonly optional: { readonly unsubscribe: string; readonly choices: string } | null;
}

import type { Locale } from '#contract/kit/locale.ts';
import { mailTemplate, type Place } from './mail-template.ts';
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

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const paragraph = (html: string): string => `<p>${html}</p>`;

const anchor = (text: string, link: string): string => `<a href="${safe(link)}">${safe(text)}</a>`;

/**
 * Renders text and links only addresses of our own site. Other addresses stay text, because they may come
 * from a value.
 */
const withLinks = (text: string, link: string): string => {
  const ours = `${new URL(link).origin}/`;
  return (
    text
      .split(/(https?:\/\/\S+)/)
      .map((part) => (part.startsWith(ours) ? anchor(part, part) : safe(part)))
      .join('')
      // The text may be user input with line breaks.
      .replace(/\n/g, '<br>')
  );
};

/** Invisible filler behind the preview, so that mail programs do not continue it with the mail's text. */
const silence = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Renders the mail as HTML. The mail stays readable without images, styles or working links. */
export async function mailHtml(page: MailPage): Promise<string> {
  const { language, name, texts, link, optional } = page;
  const ways = optional
    ? [`${anchor(texts.unsubscribe, optional.unsubscribe)} · ${anchor(texts.choices, optional.choices)}`]
    : [];
  const filling: Readonly<Record<Place, string>> = {
    lang: language,
    name: safe(name),
    subject: safe(texts.subject),
    preview: safe(texts.preview) + silence,
    title: safe(texts.title),
    paragraphs: texts.paragraphs.map((text) => paragraph(withLinks(text, link))).join(''),
    button: safe(texts.button),
    link: safe(link),
    link_hint: safe(texts.link_hint),
    closing: safe(texts.closing),
    footer: [safe(texts.reason), safe(texts.automatic), ...ways].map(paragraph).join(''),
  };
  const isPlace = (place: string): place is Place => place in filling;
  return (await mailTemplate()).replace(/\[\[(\w+)\]\]/g, (whole, place: string) =>
    isPlace(place) ? filling[place] : whole,
  );
}

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

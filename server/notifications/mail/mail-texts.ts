import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import * as z from 'zod/mini';
import type { Locale } from '#contract/kit/locale.ts';
import type { MailKind } from './mail-kinds.ts';

export type MailValues = Readonly<Record<string, string | number>>;

/** The texts of a mail in reading order. Each string is an ICU message. */
const mailTexts = z.strictObject({
  subject: z.string(),
  /** The preview that mail programs show beside the subject. As neutral as the subject (EML-9). */
  preview: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  closing: z.string(),
  /** Why the reader gets this mail. */
  reason: z.string(),
});

/** The surrounding texts of every mail, from `frame.json`. */
const frameTexts = z.strictObject({
  /** Shown above the full link, for readers whose button does not work. */
  link_hint: z.string(),
  /** The sender: the site, the company and its address. */
  automatic: z.string(),
  /** Labels of two links of optional mails: unsubscribe and notification choices. */
  unsubscribe: z.string(),
  choices: z.string(),
});

export type MailTexts = z.output<typeof mailTexts> & z.output<typeof frameTexts>;

const folder = new URL('../../../texts/mails/', import.meta.url);
const read = new Map<string, MailTexts>();

const contentOf = (place: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`${place}.json`, folder)), 'utf8'));

function textsOf(locale: Locale, kind: MailKind): MailTexts {
  const place = `${locale}/${kind}`;
  const known = read.get(place);
  if (known) return known;
  const texts = {
    ...z.parse(mailTexts, contentOf(place)),
    ...z.parse(frameTexts, contentOf(`${locale}/frame`)),
  };
  read.set(place, texts);
  return texts;
}

/**
 * Returns the texts of a mail with their values filled in, as plain text that is not yet escaped. Throws if a
 * value is missing.
 */
export function mailTextsOf(locale: Locale, kind: MailKind, values: MailValues): MailTexts {
  const fill = (message: string) =>
    String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format({ ...values }));
  const { paragraphs, ...lines } = textsOf(locale, kind);
  return {
    subject: fill(lines.subject),
    preview: fill(lines.preview),
    title: fill(lines.title),
    // An optional sentence starts with the space that separates it from the sentence before, so the result is
    // trimmed. A paragraph may be empty.
    paragraphs: paragraphs.map((paragraph) => fill(paragraph).trim()).filter((paragraph) => paragraph !== ''),
    button: fill(lines.button),
    closing: fill(lines.closing),
    reason: fill(lines.reason),
    link_hint: fill(lines.link_hint),
    automatic: fill(lines.automatic),
    unsubscribe: fill(lines.unsubscribe),
    choices: fill(lines.choices),
  };
}

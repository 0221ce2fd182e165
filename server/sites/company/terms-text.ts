import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#contract/kit/locale.ts';
import { niches } from '#contract/sites/niche.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '../settings/site-by-id.ts';
import { siteOrigin } from '../settings/site-origin.ts';
import { type PlainTextPage, plainTextPage } from './plain-text-page.ts';
import { sellerOf } from './seller-of.ts';

const folder = new URL('../../../texts/pages/', import.meta.url);

const read = new Map<Locale, string>();

const sourceOf = (language: Locale): string => {
  const known = read.get(language);
  if (known !== undefined) return known;
  const file = fileURLToPath(new URL(`${language}/terms.md`, folder));
  const source = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  read.set(language, source);
  return source;
};

/**
 * Returns the present terms of a site as text to keep: those of /pages/terms with the company's facts, in the
 * reader's language (CON-8). `messageCredits` is the price of a message in words.
 */
export async function termsText(
  { db, config, texts }: Platform,
  site: number,
  language: Locale,
  messageCredits: string,
): Promise<PlainTextPage> {
  const { host, niche, settings } = siteById(site);
  const { name, address, city, country, kvk, vatNumbers } = await sellerOf(db, site);
  const facts = {
    site: texts.format(language, `sites.niche.${niches[niche - 1] ?? 'general'}.name`),
    age: String(settings.minimum_age),
    fictional: texts.format(language, 'sites.fictional.singular'),
    message_credits: messageCredits,
    refund_days: String(settings.refund_days),
    company: name,
    address,
    city,
    country: new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
    kvk,
    vat: Object.values(vatNumbers).join(', '),
    email: settings.support_email,
    phone: settings.support_phone,
  };
  return plainTextPage(sourceOf(language), facts, siteOrigin(config, { host }));
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#contract/kit/locale.ts';
import { niches } from '#contract/sites/niche.ts';
import { versionDate } from '#contract/sites/version-date.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fictionalWrites } from '../settings/fictional-answers.ts';
import { siteById, siteOrigin } from '../settings/sites.ts';
import { companyById } from './companies.sql.ts';
import { sellerOf } from './company-of.ts';
import { type PlainTextPage, plainTextPage } from './plain-text-page.ts';

const place = new URL('../../../texts/pages/nl/terms.md', import.meta.url);

let known: string | null = null;

const textVersion = (): string => {
  known ??=
    /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/.exec(readFileSync(fileURLToPath(place), 'utf8'))?.[1] ?? null;
  if (known === null) throw new Error('the terms have no version');
  return known;
};

/**
 * Returns the version date of the present terms of a site, such as 2026-11-21. It is the same in every
 * language (CONT-1, CON-17).
 */
export async function termsVersion(db: Handle, site: number): Promise<string> {
  const { added } = await companyById(db, siteById(site).companyId);
  return versionDate(textVersion(), added.toISOString());
}

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
    fictional_writes: fictionalWrites(config, texts, language, settings),
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

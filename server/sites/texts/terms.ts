import type { Locale } from '#contract/kit/locale.ts';
import { niches } from '#contract/sites/niche.ts';
import { versionDate } from '#contract/sites/version-date.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sellerOf } from '../company/company-of.ts';
import { companyBehind } from '../company/site-companies.sql.ts';
import { fictionalWrites } from '../settings/fictional-answers.ts';
import { siteById, siteOrigin } from '../settings/sites.ts';
import { versionInForce, wordsOf } from './page-versions.sql.ts';
import { type PlainTextPage, plainTextPage } from './plain-text-page.ts';

/** The version of the terms that applies on a site now. Undefined before the first start of the service. */
export const termsInForce = (db: Handle, site: number, now: Date) =>
  versionInForce(db, { page: 'terms', site, now });

async function presentTerms(db: Handle, site: number, now: Date) {
  const terms = await termsInForce(db, site, now);
  if (terms === undefined) throw new Error('there are no terms');
  return terms;
}

/**
 * Returns the version date of the present terms of a site, such as 2026-11-21. It is the same in every
 * language (CONT-1, CON-17).
 */
export async function termsVersion(db: Handle, site: number, now: Date): Promise<string> {
  const { since } = await companyBehind(db, site);
  return versionDate((await presentTerms(db, site, now)).dated, since.toISOString());
}

/**
 * Returns the present terms of a site as text to keep: those of /pages/terms with the company's facts, in the
 * reader's language (CON-8). `messageCredits` is the price of a message in words.
 */
export async function termsText(
  { db, config, texts, clock }: Platform,
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
  const { id } = await presentTerms(db, site, clock.now());
  const { body } = await wordsOf(db, id, language);
  return plainTextPage(body, facts, siteOrigin(config, { host }));
}

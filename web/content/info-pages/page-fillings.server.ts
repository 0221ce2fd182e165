import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { textOf } from '#web/platform/intl/use-text.tsx';
import type { PageVisit } from '#web/platform/visit/page-loader.ts';
import { fictionalPromise } from '#web/sites/use-fictional-writes.ts';
import { companyFacts } from './company.ts';
import type { Fillings } from './read-document.server.ts';

/** The facts of the site and its company, for the placeholders of an information page and its foot. */
export async function pageFillings(
  { call, settings }: Pick<PageVisit, 'call' | 'settings'>,
  language: PageVisit['language'],
) {
  const [{ company }] = await Promise.all([call(getCompanyInfo, {}), loadLanguage(language)]);
  const intl = intlFor(language);
  const country = intl.formatDisplayName(company.country, { type: 'region' }) ?? company.country;
  const facts = companyFacts(company, settings, country);
  const fillings: Fillings = {
    site: settings.name,
    age: String(settings.minimum_age),
    fictional: settings.fictional_singular,
    fictional_writes: fictionalPromise(textOf(intl), settings),
    message_credits: textOf(intl)('content.page.credits', { credits: settings.message_credits }),
    refund_days: String(settings.refund_days),
    company: facts.name,
    address: company.address,
    city: company.city,
    country,
    email: facts.email,
    phone: facts.phone,
    phone_link: facts.phoneLink,
  };
  return { facts, fillings, added: company.added };
}

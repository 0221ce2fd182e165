import { iconPath } from '#contract/content/app-files.ts';
import { niches } from '#contract/sites/niche.ts';
import type { Settings } from '#contract/sites/settings.ts';
import type { CompanyFacts } from '../info-pages/company.ts';

/**
 * Structured data of the site and its company, limited to what the front page and the information pages say.
 */
export function siteData(asked: {
  readonly settings: Pick<Settings, 'name' | 'description' | 'niche'>;
  readonly company: Pick<CompanyFacts, 'name' | 'email' | 'phone'>;
  readonly origin: string;
  readonly language: string;
}): object {
  const { settings, company, origin, language } = asked;
  const at = (path: string) => new URL(path, origin).href;
  const contact = {
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': at('/#site'),
        url: at('/'),
        name: settings.name,
        description: settings.description,
        inLanguage: language,
        isFamilyFriendly: false,
        publisher: { '@id': at('/#company') },
      },
      {
        '@type': 'Organization',
        '@id': at('/#company'),
        name: company.name || settings.name,
        url: at('/'),
        logo: at(iconPath(niches[settings.niche - 1] ?? 'general', 'round', 512)),
        ...contact,
      },
    ],
  };
}

import { redirect, useLoaderData } from 'react-router';
import { listExamples } from '#contract/discovery/list-examples.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { niches } from '#contract/sites/niche.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { companyFacts } from '../info-pages/company.ts';
import { StructuredData } from '../info-pages/structured-data.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ExampleProfiles } from './example-profiles.tsx';
import { FictionalExplanation } from './fictional-explanation.tsx';
import { Hero } from './hero.tsx';
import { PriceBand } from './price-band.tsx';
import { siteData } from './site-data.ts';
import { Steps } from './steps.tsx';

export const loader = pageLoader(async ({ memberId, call, settings, origin, language }) => {
  if (memberId !== null) throw redirect('/members');
  // Fictional profiles as examples of their label (FIC-3).
  const [{ results }, { company }] = await Promise.all([call(listExamples, {}), call(getCompanyInfo, {})]);
  const facts = companyFacts(company, settings, company.country);
  return {
    shown: results,
    about: siteData({ settings, company: facts, origin, language: languageTag(language) }),
  };
});

/**
 * The page is the same for every visitor of a site, language and country, so the server may cache it for 30
 * s.
 */
export const headers = () => ({ 'x-page-cache': '30' });

/** The front page: without framework script, and open about costs and fictional profiles. */
export default function FrontPage() {
  const { niche, index_title, description, message_credits } = useSettings();
  const { shown, about } = useLoaderData<typeof loader>();
  const kind = niches[niche - 1] ?? 'general';
  return (
    <>
      <PageTitle title={index_title} description={description} />
      <StructuredData data={about} />
      <Hero niche={kind} />
      <Steps niche={kind} messageCredits={message_credits} />
      <PriceBand niche={kind} messageCredits={message_credits} />
      <FictionalExplanation niche={kind} />
      <ExampleProfiles cards={shown} />
      <CallToAction niche={kind} />
    </>
  );
}

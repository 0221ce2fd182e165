import { redirect, useLoaderData } from 'react-router';
import { listExamples } from '#contract/discovery/list-examples.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { niches } from '#contract/sites/niche.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { pageLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { companyFacts } from '../company.ts';
import { Closing } from '../parts/closing.tsx';
import { Hero } from '../parts/hero.tsx';
import { Honesty } from '../parts/honesty.tsx';
import { PriceBand } from '../parts/price-band.tsx';
import { Shown } from '../parts/shown.tsx';
import { Steps } from '../parts/steps.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { siteData } from '../site-data.ts';

export const loader = pageLoader(async ({ memberId, call, settings, origin, language }) => {
  if (memberId !== null) throw redirect('/members');
  // Fictional profiles, as examples of how they are told apart (FIC-3).
  const [{ results }, { company }] = await Promise.all([call(listExamples, {}), call(getCompanyInfo, {})]);
  const facts = companyFacts(company, settings, company.country);
  return {
    shown: results,
    about: siteData({ settings, company: facts, origin, language: languageTag(language) }),
  };
});

/** The same for every visitor of a site, language and country: the server may keep it for 30 s. */
export const headers = () => ({ 'x-page-cache': '30' });

/** The front page: no framework script, one drawing style, honest about cost and fictional profiles. */
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
      <Honesty niche={kind} />
      <Shown cards={shown} />
      <Closing niche={kind} />
    </>
  );
}

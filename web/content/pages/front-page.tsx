import { redirect, useLoaderData } from 'react-router';
import { niches } from '#contract/sites/niche.ts';
import { pageLoader } from '#web/platform/page-loader.ts';
import { useSettings } from '#web/sites/settings.ts';
import { Closing } from '../parts/closing.tsx';
import { Hero } from '../parts/hero.tsx';
import { Honesty } from '../parts/honesty.tsx';
import { PriceBand } from '../parts/price-band.tsx';
import { Shown } from '../parts/shown.tsx';
import { Steps } from '../parts/steps.tsx';
import { profilesToShow } from '../profiles-to-show.server.ts';

export const loader = pageLoader(async ({ memberId, call, settings }) => {
  if (memberId !== null) throw redirect('/members');
  return { shown: await profilesToShow(call, settings) };
});

/** The same for every visitor of a site, language and country: the server may keep it for 30 s. */
export const headers = () => ({ 'x-page-cache': '30' });

/** The front page: no framework script, one drawing style, honest about cost and fictional profiles. */
export default function FrontPage() {
  const { niche, index_title, description, message_credits } = useSettings();
  const { shown } = useLoaderData<typeof loader>();
  const kind = niches[niche - 1] ?? 'general';
  return (
    <>
      <title>{index_title}</title>
      <meta name="description" content={description} />
      <Hero niche={kind} />
      <Steps niche={kind} messageCredits={message_credits} />
      <PriceBand niche={kind} messageCredits={message_credits} />
      <Honesty niche={kind} />
      <Shown cards={shown} />
      <Closing niche={kind} />
    </>
  );
}

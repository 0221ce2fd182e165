import { redirect, useLoaderData } from 'react-router';
import { listExamples } from '#contract/discovery/list-examples.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { type Niche, niches } from '#contract/sites/niche.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { companyFacts } from '../info-pages/company.ts';
import { StructuredData } from '../info-pages/structured-data.tsx';
import styles from './call-to-action.module.css';
import exampleProfilesStyles from './example-profiles.module.css';
import { FictionalExplanation } from './fictional-explanation.tsx';
import { Hero } from './hero.tsx';
import priceBandStyles from './price-band.module.css';
import { siteData } from './site-data.ts';
import { Steps } from './steps.tsx';

/** Fictional profiles of the site with their label (SITE-2, FIC-3). Renders nothing if there are none. */
function ExampleProfiles({ cards }: { cards: readonly ProfileCard[] }) {
  const text = useText();
  const { fictional_singular: label } = useSettings();
  if (cards.length === 0) return null;
  return (
    <section className={exampleProfilesStyles.section}>
      <h2 className={exampleProfilesStyles.title}>{text('content.front.shown')}</h2>
      <p className={exampleProfilesStyles.body}>{text('content.front.shown_body', { label })}</p>
      <ul className={exampleProfilesStyles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProfileTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the prices as the application does: on the button. */
function PriceBand({ niche, messageCredits }: { niche: Niche; messageCredits: number }) {
  const text = useText();
  return (
    <section className={priceBandStyles.band}>
      <div className={priceBandStyles.inner}>
        <div>
          <h2 className={priceBandStyles.title}>{text('content.front.price')}</h2>
          <ul className={priceBandStyles.points}>
            <li>{text('content.front.price_read')}</li>
            <li>{text('content.front.price_once')}</li>
            <li>{text('content.front.price_failed')}</li>
          </ul>
        </div>
        <div className={priceBandStyles.composer} aria-hidden="true">
          <p className={priceBandStyles.other}>{text('content.front.price_other', { niche })}</p>
          <p className={priceBandStyles.typed}>{text('content.front.price_typed', { niche })}</p>
          <span className={priceBandStyles.send}>
            {text('content.front.price_button', { credits: messageCredits })}
          </span>
        </div>
      </div>
    </section>
  );
}

/** The end of the front page, with another sign-up button. */
function CallToAction({ niche }: { niche: Niche }) {
  const text = useText();
  const signUp = useTaggedPath('/signup');
  return (
    <section className={styles.closing}>
      <svg className={styles.spark} viewBox="-24 -24 48 48" aria-hidden="true">
        <SparkRays x={0} y={0} kind="around" />
      </svg>
      <h2 className={styles.title}>{text('content.front.closing', { niche })}</h2>
      <ActionLink to={signUp} size="large">
        {text('content.front.sign_up')}
      </ActionLink>
    </section>
  );
}

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

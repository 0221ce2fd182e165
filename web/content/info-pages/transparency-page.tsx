import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import {
  getPublishedFigures,
  type Publication,
} from '#contract/safety/transparency/get-published-figures.ts';
import { publishedPeriod } from '#contract/safety/transparency/period.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { intlFor } from '#web/platform/intl/load-intl.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { FigureTables, usePeriodText } from '#web/safety/figure-table.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { companyFacts } from './company.ts';
import { CompanyCard } from './company-card.tsx';
import styles from './transparency-page.module.css';

export const handle = { js: false };

export const headers = () => ({ 'x-page-cache': '30' });

/** The published figures of the site. The address can name an older period or version. */
export const loader = pageLoader(async ({ call, settings, language, url }) => {
  const [period, version] = [url.searchParams.get('period') ?? '', url.searchParams.get('version') ?? ''];
  const wanted = {
    ...(publishedPeriod.safeParse(period).success && { period }),
    ...(/^[1-9]\d?$/.test(version) && { version: Number(version) }),
  };
  const [{ company }, published] = await Promise.all([
    call(getCompanyInfo, {}),
    call(getPublishedFigures, wanted),
  ]);
  const country = intlFor(language).formatDisplayName(company.country, { type: 'region' }) ?? company.country;
  return { ...published, company: companyFacts(company, settings, country), site: settings.name };
});

/** Links to every published version, replaced ones included. */
function OtherVersions({ publications }: { publications: readonly Publication[] }) {
  const text = useText();
  const intl = useIntl();
  const periodText = usePeriodText();
  return (
    <>
      <h2 className={styles.heading}>{text('safety.transparency.all')}</h2>
      <ul className={styles.list}>
        {publications.map(({ period, version, published_at }) => (
          <li key={`${period} ${version}`}>
            <a href={`/pages/transparency?period=${period}&version=${version}`}>
              {text('safety.transparency.version', {
                period: periodText(period),
                version,
                date: intl.formatDate(published_at, { dateStyle: 'long' }),
              })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The published figures on notices, and how many people use the site (TRUST-9, Arts. 15 and 24 DSA). */
export default function TransparencyPage() {
  const text = useText();
  const intl = useIntl();
  const periodText = usePeriodText();
  const { publications, shown, company, site } = useLoaderData<typeof loader>();
  const newest = publications.find(({ period }) => period === shown?.period);
  return (
    <Page>
      <PageTitle
        title={text('safety.transparency.title')}
        description={text('safety.transparency.lead', { site })}
      />
      <PageHead title={text('safety.transparency.title')} lead={text('safety.transparency.lead', { site })} />
      {shown === null ? (
        <p className={styles.note}>{text('safety.transparency.none')}</p>
      ) : (
        <>
          <p className={styles.note}>
            <strong>
              {text('safety.transparency.version', {
                period: periodText(shown.period),
                version: shown.version,
                date: intl.formatDate(shown.published_at, { dateStyle: 'long' }),
              })}
            </strong>
          </p>
          {newest !== undefined && newest.version > shown.version ? (
            <p className={styles.note}>{text('safety.transparency.replaced')}</p>
          ) : null}
          {shown.reasons === null ? null : (
            <p className={styles.note}>{text('safety.transparency.reasons', { reasons: shown.reasons })}</p>
          )}
          <p className={styles.note}>{text('safety.transparency.how')}</p>
          <FigureTables figures={shown.figures} />
          <OtherVersions publications={publications} />
        </>
      )}
      <CompanyCard company={company} site={site} />
    </Page>
  );
}

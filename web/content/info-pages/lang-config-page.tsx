import { FormattedDisplayName } from 'react-intl';
import { useLoaderData } from 'react-router';
import { languageTag } from '#web/platform/intl/language.ts';
import { type TextCount, textCounts } from '#web/platform/intl/text-counts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { languageNames, ownLanguagesOf } from '#web/sites/languages-of-country.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './lang-config-page.module.css';

export const handle = { js: false };

export const headers = () => ({ 'x-page-cache': '30' });

export const loader = pageLoader(async () => ({ counts: await textCounts() }));

const pluralForms = (tag: string): string[] => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

function LanguageRow({ language, own, all }: TextCount) {
  const text = useText();
  const tag = languageTag(language);
  return (
    <tr>
      <th scope="row" lang={tag}>
        {languageNames[language]}
      </th>
      <td>
        <code>{tag}</code>
      </td>
      <td>{text('content.languages.count', { own, all })}</td>
      <td>
        <code>{pluralForms(tag).join(' ')}</code>
      </td>
    </tr>
  );
}

function CountryRow({ country }: { country: string }) {
  return (
    <tr>
      <th scope="row">
        <FormattedDisplayName type="region" value={country} />
      </th>
      <td>
        {ownLanguagesOf(country)
          .map((language) => languageNames[language])
          .join(', ')}
      </td>
    </tr>
  );
}

/**
 * The languages of the site: how to choose one, how complete each is, and their order by country (CONT-3,
 * LANG-2, LANG-4).
 */
export default function LangConfigPage() {
  const text = useText();
  const { counts } = useLoaderData<typeof loader>();
  const { name, countries } = useSettings();
  return (
    <Page width="text">
      <PageTitle title={text('content.languages.title')} />
      <PageHead title={text('content.languages.title')} lead={text('content.languages.lead', { name })} />
      <div className={styles.parts}>
        <h2>{text('content.languages.choice')}</h2>
        <p>{text('content.languages.choice_body')}</p>
        <h2 id="texts">{text('content.languages.texts')}</h2>
        <table className={styles.table} aria-labelledby="texts">
          <thead>
            <tr>
              <th scope="col">{text('content.languages.language')}</th>
              <th scope="col">{text('content.languages.code')}</th>
              <th scope="col">{text('content.languages.texts')}</th>
              <th scope="col">{text('content.languages.plurals')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <LanguageRow key={count.language} {...count} />
            ))}
          </tbody>
        </table>
        <h2 id="countries">{text('content.languages.countries')}</h2>
        <p>{text('content.languages.countries_body')}</p>
        <table className={styles.table} aria-labelledby="countries">
          <thead>
            <tr>
              <th scope="col">{text('content.languages.country')}</th>
              <th scope="col">{text('content.languages.title')}</th>
            </tr>
          </thead>
          <tbody>
            {countries.map((country) => (
              <CountryRow key={country} country={country} />
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}

import { FormattedDate } from 'react-intl';
import { data, redirect, useLoaderData } from 'react-router';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { versionDate } from '#contract/sites/version-date.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { RichText, textOf } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { fictionalPromise } from '#web/sites/use-fictional-writes.ts';
import { companyFacts } from './company.ts';
import { CompanyCard } from './company-card.tsx';
import { DocumentView } from './document-view.tsx';
import { questionData } from './question-data.ts';
import { QuestionSearch } from './question-search.tsx';
import { readDocument } from './read-document.server.ts';
import { searchDocument } from './search-document.ts';
import { StructuredData } from './structured-data.tsx';
import { searchWords } from './text-search.ts';

export const handle = { js: false };

export const headers = () => ({ 'x-page-cache': '30' });

const statement = '2257';

/**
 * Terms, privacy, cookies, help: `texts/pages/<language>/<page>.md` with the company's facts filled in
 * (CONT-1).
 */
export const loader = pageLoader(async ({ call, params, settings, language, url }) => {
  const page = params.page ?? statement;
  // Each page has a single address (CONT-1).
  if (params.page === statement) throw redirect(`/${statement}`, 301);
  const [{ company }] = await Promise.all([call(getCompanyInfo, {}), loadLanguage(language)]);
  const intl = intlFor(language);
  const country = intl.formatDisplayName(company.country, { type: 'region' }) ?? company.country;
  const facts = companyFacts(company, settings, country);
  const document = readDocument(languageTag(language), page, {
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
  });
  if (!document) throw data(null, { status: 404, statusText: 'Not Found' });
  const version = versionDate(document.version, company.added);
  const query = page === 'faq' ? (url.searchParams.get('q') ?? '').trim() : null;
  const words = searchWords(query ?? '');
  const searched = words.length === 0 ? { document, found: 0 } : searchDocument(document, words);
  return {
    document: { ...searched.document, version },
    questions: query === '' ? questionData(document, languageTag(language)) : null,
    search: query === null ? null : { query: words.length === 0 ? '' : query, found: searched.found },
    words,
    company: facts,
    site: settings.name,
  };
});

export default function InfoPage() {
  const { document, questions, search, words, company, site } = useLoaderData<typeof loader>();
  const version = (
    <RichText
      id="content.page.version"
      values={{ date: <FormattedDate value={`${document.version}T12:00:00Z`} dateStyle="long" /> }}
    />
  );
  // The questions have no introduction, so their first answer is used as the description.
  const [opening] = [document.intro, ...document.sections.map(({ blocks }) => blocks)]
    .flat()
    .filter(({ kind }) => kind === 'paragraph');
  const description = opening?.parts
    .flat()
    .map(({ text }) => text)
    .join('');
  return (
    <>
      <PageTitle title={document.title} {...(description ? { description } : {})} />
      {questions ? <StructuredData data={questions} /> : null}
      <DocumentView
        document={document}
        version={version}
        marked={words}
        head={search ? <QuestionSearch {...search} /> : null}
        end={<CompanyCard company={company} site={site} />}
      />
    </>
  );
}

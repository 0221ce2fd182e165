import { FormattedDate } from 'react-intl';
import { redirect, useLoaderData } from 'react-router';
import { getPageText } from '#contract/sites/get-page-text.ts';
import { versionDate } from '#contract/sites/version-date.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { CompanyCard } from './company-card.tsx';
import { DocumentView } from './document-view.tsx';
import { pageFillings } from './page-fillings.server.ts';
import { questionData } from './question-data.ts';
import { QuestionSearch } from './question-search.tsx';
import { readDocument } from './read-document.server.ts';
import { searchDocument } from './search-document.ts';
import { StructuredData } from './structured-data.tsx';
import { searchWords } from './text-search.ts';
import { VersionLinks } from './version-links.tsx';

export const handle = { js: false };

export const headers = () => ({ 'x-page-cache': '30' });

const statement = '2257';

/**
 * Terms, privacy, cookies, help: the words in force with the company's facts filled in (CONT-1, CON-17). An
 * announced version is linked above them, earlier versions below.
 */
export const loader = pageLoader(async (visit) => {
  const { call, params, settings, language, url } = visit;
  const page = params.page ?? statement;
  // Each page has a single address (CONT-1).
  if (params.page === statement) throw redirect(`/${statement}`, 301);
  const [{ version: current, body, versions }, { facts, fillings, added }] = await Promise.all([
    call(getPageText, { page }),
    pageFillings(visit, language),
  ]);
  const document = readDocument({ body, dated: current.dated }, fillings);
  const version = versionDate(document.version, added);
  const query = page === 'faq' ? (url.searchParams.get('q') ?? '').trim() : null;
  const words = searchWords(query ?? '');
  const searched = words.length === 0 ? { document, found: 0 } : searchDocument(document, words);
  const place = versions.findIndex(({ version: id }) => id === current.version);
  return {
    page,
    document: { ...searched.document, version },
    next: versions[place - 1] ?? null,
    hasEarlier: versions[place + 1] !== undefined,
    questions: query === '' ? questionData(document, languageTag(language)) : null,
    search: query === null ? null : { query: words.length === 0 ? '' : query, found: searched.found },
    words,
    company: facts,
    site: settings.name,
  };
});

/** The next version, which is announced and not yet in force. */
function NextVersion({ page, next }: { page: string; next: { version: number; from: string } }) {
  const text = useText();
  return (
    <p>
      <a href={`/pages/${page}/versions/${next.version}`}>
        {text('content.page.next_version', { date: new Date(next.from) })}
      </a>
    </p>
  );
}

export default function InfoPage() {
  const { page, document, next, hasEarlier, questions, search, words, company, site } =
    useLoaderData<typeof loader>();
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
        head={
          <>
            {next === null ? null : <NextVersion page={page} next={next} />}
            {search ? <QuestionSearch {...search} /> : null}
          </>
        }
        end={
          <>
            {hasEarlier ? <VersionLinks page={page} /> : null}
            <CompanyCard company={company} site={site} />
          </>
        }
      />
    </>
  );
}

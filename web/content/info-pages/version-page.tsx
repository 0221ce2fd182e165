import { useLoaderData } from 'react-router';
import { getPageText } from '#contract/sites/get-page-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { CompanyCard } from './company-card.tsx';
import { DocumentView } from './document-view.tsx';
import { pageFillings } from './page-fillings.server.ts';
import { readDocument } from './read-document.server.ts';
import { pageAddress, VersionLinks } from './version-links.tsx';

export const handle = { js: false };

/** One version of an information page under an address of its own, as long as the service exists (CON-17). */
export const loader = pageLoader(async (visit) => {
  const { call, params, settings, language } = visit;
  const page = params.page ?? '';
  const [{ version, body, changes }, { facts, fillings }] = await Promise.all([
    call(getPageText, { page, version: Number(params.version) }),
    pageFillings(visit, language),
  ]);
  const isFuture = new Date(version.from) > new Date();
  const isPast = version.until !== null && new Date(version.until) <= new Date();
  const document = readDocument({ body, dated: version.dated }, fillings);
  return { page, document, version, changes, isFuture, isPast, company: facts, site: settings.name };
});

export default function VersionPage() {
  const { page, document, version, changes, isFuture, isPast, company, site } =
    useLoaderData<typeof loader>();
  const text = useText();
  const time = isFuture
    ? text('content.page.from', { date: new Date(version.from) })
    : isPast && version.until !== null
      ? text('content.page.until', { date: new Date(version.until) })
      : text('content.page.in_force');
  return (
    <>
      <PageTitle title={document.title} />
      <DocumentView
        document={document}
        version={`${text('content.page.version_of', { date: new Date(`${version.dated}T12:00:00Z`) })}. ${time}`}
        head={
          <>
            {changes === '' ? null : <p>{changes}</p>}
            <p>
              <a href={pageAddress(page)}>{text('content.page.to_present')}</a>
            </p>
          </>
        }
        end={
          <>
            <VersionLinks page={page} />
            <CompanyCard company={company} site={site} />
          </>
        }
      />
    </>
  );
}

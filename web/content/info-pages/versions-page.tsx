import { useLoaderData } from 'react-router';
import { getPageText } from '#contract/sites/get-page-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { CompanyCard } from './company-card.tsx';
import { DocumentView } from './document-view.tsx';
import { pageFillings } from './page-fillings.server.ts';
import { readDocument } from './read-document.server.ts';
import { VersionList } from './version-list.tsx';

export const handle = { js: false };

/** All versions of an information page, announced and earlier ones included (CON-17). */
export const loader = pageLoader(async (visit) => {
  const { call, params, settings, language } = visit;
  const page = params.page ?? '';
  const [{ version, body, versions }, { facts, fillings }] = await Promise.all([
    call(getPageText, { page }),
    pageFillings(visit, language),
  ]);
  const { title } = readDocument({ body, dated: version.dated }, fillings);
  return { page, title, current: version.version, versions, company: facts, site: settings.name };
});

export default function VersionsPage() {
  const { page, title, current, versions, company, site } = useLoaderData<typeof loader>();
  const text = useText();
  const heading = text('content.page.versions_of', { page: title });
  return (
    <>
      <PageTitle title={heading} />
      <DocumentView
        document={{ title: heading, version: '', intro: [], sections: [] }}
        version={text('content.page.versions_lead')}
        head={<VersionList page={page} current={current} versions={versions} />}
        end={<CompanyCard company={company} site={site} />}
      />
    </>
  );
}

import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { getPageVersion } from '#contract/content/texts/get-page-version.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import type { CompanyFacts } from '../info-pages/company.ts';
import { CompanyCard } from '../info-pages/company-card.tsx';
import type { TextDocument } from '../info-pages/document.ts';
import { DocumentView } from '../info-pages/document-view.tsx';
import { pageFillings } from '../info-pages/page-fillings.server.ts';
import { readDocument } from '../info-pages/read-document.server.ts';

interface Preview {
  readonly document: TextDocument;
  readonly facts: CompanyFacts;
  readonly site: string;
}

const keyOf = (address: string) => ['content/preview', address];

/** The stored words as readers will see them, with the facts of this host's site. Rendered on the server. */
export const loader = operatorLoader(async (visit) => {
  const { call, params, settings, url, queryClient } = visit;
  const language = localeOf(url.searchParams.get('language')) ?? 'nl';
  const { version, body } = await call(getPageVersion, { version: Number(params.version), language });
  const { facts, fillings } = await pageFillings(visit, language);
  const document = readDocument({ body, dated: version.dated ?? '' }, fillings);
  const preview: Preview = { document, facts, site: settings.name };
  queryClient.setQueryData(keyOf(`${url.pathname}${url.search}`), preview);
});

export default function VersionPreviewPage() {
  const text = useText();
  const { page, version } = useParams();
  const { pathname, search } = useLocation();
  const { data } = useQuery<Preview>({ queryKey: keyOf(`${pathname}${search}`), queryFn: skipToken });
  if (data === undefined) return null;
  return (
    <>
      <PageTitle title={text('content.texts.preview')} />
      <DocumentView
        document={data.document}
        version={text('content.texts.preview_what')}
        head={
          <p>
            <Link to={`/console/house/texts/${page}/${version}`}>{text('content.texts.to_version')}</Link>
          </p>
        }
        end={<CompanyCard company={data.facts} site={data.site} />}
      />
    </>
  );
}

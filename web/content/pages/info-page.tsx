import { FormattedDate } from 'react-intl';
import { data, useLoaderData } from 'react-router';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { RichText, textOf } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { DocumentView } from '../parts/document-view.tsx';
import { readDocument } from '../read-document.server.ts';

export const handle = { js: false };

export const headers = () => ({ 'x-page-cache': '30' });

/** Terms, privacy, cookies, help: `texts/pages/<language>/<page>.md` with the company's facts filled in (CONT-1). */
export const loader = pageLoader(async ({ call, params, settings, language }) => {
  const [{ company }] = await Promise.all([call(getCompanyInfo, {}), loadLanguage(language)]);
  const text = textOf(intlFor(language));
  const document = readDocument(languageTag(language), params.page ?? '', {
    site: settings.name,
    age: String(settings.minimum_age),
    fictional: settings.fictional_singular,
    message_credits: text('content.page.credits', { credits: settings.message_credits }),
    refund_days: String(settings.refund_days),
    email: settings.support_email,
    phone: settings.support_phone,
    phone_link: settings.support_phone.replace(/[\s-]/g, ''),
    company: company.name,
    address: company.address,
    city: company.city,
    kvk: company.kvk,
    vat: Object.values(company.vat_numbers).join(', '),
  });
  if (!document) throw data(null, { status: 404, statusText: 'Not Found' });
  // A company that was added later cannot have agreed to anything before.
  const added = company.added.slice(0, 10);
  return { document: { ...document, version: document.version > added ? document.version : added } };
});

export default function InfoPage() {
  const { document } = useLoaderData<typeof loader>();
  const version = (
    <RichText
      id="content.page.version"
      values={{ date: <FormattedDate value={`${document.version}T12:00:00Z`} dateStyle="long" /> }}
    />
  );
  return (
    <>
      <PageTitle title={document.title} />
      <DocumentView document={document} version={version} />
    </>
  );
}

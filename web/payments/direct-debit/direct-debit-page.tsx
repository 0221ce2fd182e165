import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import { packageIds } from '#contract/payments/package.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { getPackageQuery, getPackagesQuery } from '../packages/get-packages.query.ts';
import { usePackages } from '../packages/use-packages.ts';
import { DebitClosed } from './debit-closed.tsx';
import { debitClosedReason } from './debit-closed-reason.ts';
import { DebitOrder } from './debit-order.tsx';
import { getDirectDebitQuery } from './get-direct-debit.query.ts';

/** The package for users who open this page without having chosen one. */
const popular = async (queryClient: QueryClient) => {
  const { packages } = await queryClient.ensureQueryData(getPackagesQuery());
  return (packages.find((one) => one.popular) ?? packages[0])?.id;
};

export const loader = memberLoader(async ({ queryClient, url }) => {
  const asked = url.searchParams.get('package');
  const id = asked === null ? await popular(queryClient) : packageIds.find((known) => known === asked);
  if (!id) throw new ApiProblem({ code: 'not_found', status: 404 });
  await Promise.all([
    queryClient.ensureQueryData(getPackageQuery(id)),
    queryClient.ensureQueryData(getDirectDebitQuery(id)),
  ]);
  return { id, typedCode: url.searchParams.get('code') };
});

/**
 * Pays a package by direct debit (CRED-6): account and address, then the mandate to read and to sign with a
 * code sent to the phone. The code is our own check, and no text may call it anything else (SEPA-9).
 */
export default function DirectDebitPage() {
  const text = useText();
  const { id, typedCode } = useLoaderData<typeof loader>();
  const sale = usePackages(id);
  const terms = useSuspenseQuery(getDirectDebitQuery(id)).data;
  const offer = sale.packages.find((one) => one.id === id);
  if (!offer) return null;
  const why = debitClosedReason(terms, sale.payment_methods.includes('directdebit'));
  return (
    <Page>
      <PageTitle title={text('payments.method.directdebit')} />
      <PageHead
        title={text('payments.method.directdebit')}
        lead={why ? null : text('payments.direct_debit.lead')}
        aside={why ? null : <Link to={`/credits/${id}`}>{text('payments.transaction.other_method')}</Link>}
      />
      {why ? (
        <DebitClosed why={why} id={id} limit={terms.limit} />
      ) : (
        <DebitOrder
          key={id}
          offer={offer}
          discount={sale.discount}
          country={sale.country}
          typedCode={typedCode}
          open={sale.open_order}
          smallest={sale.packages[0]?.price ?? offer.price}
        />
      )}
    </Page>
  );
}

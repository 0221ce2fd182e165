import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { getPackagesQuery } from '../data/get-packages.ts';
import { AcceptedMethods } from '../parts/accepted-methods.tsx';
import { OneTimeBanner } from '../parts/one-time-notice.tsx';
import { PackageCards } from '../parts/package-cards.tsx';
import { WhatCosts } from '../parts/what-costs.tsx';

export const loader = memberLoader(async ({ queryClient, user }) => {
  if (user.paid_user) throw redirect('/credits');
  await queryClient.ensureQueryData(getPackagesQuery());
});

/** The packages for members who never bought: the first purchase makes them premium (CRED-1, CRED-2). */
export default function PremiumPage() {
  const text = useText();
  const { packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  return (
    <Page>
      <PageTitle title={text('credits.page.premium_title')} />
      <PageHead title={text('credits.page.premium_title')} lead={text('credits.page.premium_lead')} />
      <WhatCosts />
      <PackageCards packages={packages} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <OneTimeBanner />
    </Page>
  );
}

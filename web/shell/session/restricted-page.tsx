import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { DeleteAccountItem } from '#web/accounts/delete-account-item.tsx';
import { ExportSettings } from '#web/accounts/export-settings.tsx';
import { ChatPartners } from '#web/chat/chat-partners.tsx';
import { RefundCases } from '#web/payments/refund-cases.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { casesQuery, OwnDecisions } from '#web/safety/own-decisions.tsx';
import { UnspentRefunds, unspentRefundsQuery } from '#web/safety/unspent-refunds.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from '../settings/settings-frame.module.css';
import { useLogOut } from './use-log-out.ts';

export const loader = memberLoader(async ({ user, queryClient }) => {
  if (user.restriction !== 'restricted') throw redirect('/cases');
  await Promise.all([
    queryClient.ensureQueryData(casesQuery()),
    // If this fails, the section shows the error itself.
    queryClient.prefetchQuery(unspentRefundsQuery()),
  ]);
});

/**
 * The only page for a suspended or banned member: the decision and its reasons, the appeal, their data and
 * deleting the account (DSA-6). It also refunds unspent credits, and keeps them safe from others (TRUST-12).
 */
export default function RestrictedPage() {
  const text = useText();
  const intl = useIntl();
  const logOut = useLogOut();
  const { data, error, refetch } = useQuery(casesQuery());
  const bans = data?.restrictions.filter(({ kind }) => kind !== 'hidden') ?? [];
  // The restriction was lifted or ended while this page was open. A new document loads everything that is
  // open again.
  const isFree = data !== undefined && bans.length === 0;
  useEffect(() => {
    if (isFree) window.location.replace('/cases');
  }, [isFree]);
  if (data === undefined || isFree)
    return (
      <Page width="narrow">
        {error === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )}
      </Page>
    );
  const last = bans
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1);
  const isBanned = last === undefined || bans.some(({ until }) => until === null);
  const title = text(`safety.restricted.title_${isBanned ? 'banned' : 'suspended'}`);
  return (
    <Page width="narrow">
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead={
          isBanned
            ? text('safety.restricted.lead_banned')
            : text('safety.restricted.lead_suspended', {
                date: intl.formatDate(last, { dateStyle: 'long' }),
              })
        }
      />
      <div className={styles.settings}>
        <OwnDecisions decisions={data.decisions} restrictions={data.restrictions} />
        <UnspentRefunds />
        <RefundCases />
        <ChatPartners />
        <ButtonLink to="/transactions" variant="default">
          {text('payments.transaction.all')}
        </ButtonLink>
        <ExportSettings />
        <DeleteAccountItem />
        <Button variant="default" onClick={logOut}>
          {text('safety.restricted.log_out')}
        </Button>
      </div>
    </Page>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { DeleteAccountItem } from '#web/accounts/delete-account-item.tsx';
import { ExportSettings } from '#web/accounts/export-settings.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { casesQuery, OwnDecisions } from '#web/safety/own-decisions.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import styles from './settings-page.module.css';
import { useLogOut } from './use-log-out.ts';

export const loader = memberLoader(async ({ user, queryClient }) => {
  if (user.restriction !== 'restricted') throw redirect('/cases');
  await queryClient.ensureQueryData(casesQuery());
});

/** All there is for whoever is suspended or banned: what was decided and why, the appeal, their data, the way out (DSA-6). */
export default function RestrictedPage() {
  const text = useText();
  const intl = useIntl();
  const logOut = useLogOut();
  const { data, error, refetch } = useQuery(casesQuery());
  if (data === undefined)
    return (
      <Page width="narrow">
        {error === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )}
      </Page>
    );
  const { restrictions } = data;
  const ends = restrictions.flatMap(({ kind, until }) => (kind === 'suspended' && until ? [until] : []));
  const last = ends.toSorted().at(-1);
  const isBanned = last === undefined || restrictions.some(({ kind }) => kind === 'banned');
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
      <div className={styles.sections}>
        <OwnDecisions decisions={data.decisions} restrictions={restrictions} />
        <ExportSettings />
        <DeleteAccountItem />
        <Button variant="default" onClick={logOut}>
          {text('safety.restricted.log_out')}
        </Button>
      </div>
    </Page>
  );
}

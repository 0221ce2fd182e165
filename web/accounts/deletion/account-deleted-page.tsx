import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { redirect, useLocation } from 'react-router';
import { undoDays } from '#contract/accounts/request-deletion.ts';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { secretLinkHeaders, useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import outcomeStyles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import styles from './deletion-reasons.module.css';

/** The last day to undo the deletion, passed in the fragment; null if it is unknown. */
function useLastDay(): string | null {
  const intl = useIntl();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const day = new Date(`${hash.slice(1)}T12:00:00Z`);
  if (!hydrated || Number.isNaN(day.getTime())) return null;
  return intl.formatDate(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Confirms the deletion and says until when and how the account can be restored. Asks nothing else. */
function DeletionDone() {
  const text = useText();
  const date = useLastDay();
  return (
    <Outcome
      picture="empty"
      title={text('accounts.left.title')}
      body={
        date === null
          ? text('accounts.left.body_days', { days: undoDays })
          : text('accounts.left.body', { date })
      }
    >
      <ul className={styles.points}>
        <li>{text('accounts.left.by_mail')}</li>
        <li>{text('accounts.left.by_log_in')}</li>
        <li>{text('accounts.left.nothing')}</li>
      </ul>
      <div className={outcomeStyles.next}>
        <ButtonLink to="/login" variant="default" size="lg">
          {text('accounts.log_in')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}

/** Restores the account of a mailed link at a click. The member logs in afterwards. */
function RestoreAccount({ token }: { token: string }) {
  const text = useText();
  const hydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useMutation(mutationFor(undoDeletion));
  const ask = () => mutate({ token });
  const next = { to: '/login', label: text('accounts.log_in') };
  if (isSuccess)
    return (
      <Outcome
        key="done"
        picture="match"
        title={text('accounts.back.done')}
        body={text('accounts.back.done_body')}
        next={next}
      />
    );
  if (error instanceof ApiProblem && error.code === 'deletion_undo_failed')
    return (
      <Outcome
        key="failed"
        picture="broken"
        title={text('accounts.back.failed')}
        body={error.detail}
        next={next}
      />
    );
  if (error !== null && !isPending) return <ErrorState error={error} retry={ask} />;
  return (
    <Outcome key="ask" picture="sent" title={text('accounts.back.title')} body={text('accounts.back.body')}>
      <div className={outcomeStyles.next}>
        <Button size="lg" loading={isPending} disabled={!hydrated} onClick={ask}>
          {text('accounts.back.take')}
        </Button>
      </div>
    </Outcome>
  );
}

export const headers = secretLinkHeaders;

/**
 * A logged-in member has an open account, so they are redirected. With a token they may restore another
 * account.
 */
export const loader = pageLoader(async ({ user, url }) => {
  if (user && !url.searchParams.has('token')) throw redirect('/members');
});

/** Prevents a reload when the token is removed from the address. */
export const shouldRevalidate = () => false;

/**
 * Confirms a deletion. With the mailed link it offers to restore the account: only the button restores it,
 * not opening the page (GDPR-8).
 */
export default function AccountDeletedPage() {
  const text = useText();
  const token = useLinkToken('token');
  return (
    <FormCard>
      <PageTitle title={text(token ? 'accounts.back.title' : 'accounts.left.title')} />
      {token === undefined ? <TextSkeleton lines={6} /> : null}
      {token === null ? <DeletionDone /> : null}
      {token ? <RestoreAccount token={token} /> : null}
    </FormCard>
  );
}

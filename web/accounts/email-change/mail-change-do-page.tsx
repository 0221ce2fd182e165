import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { confirmMailChange, undoMailChange } from '#contract/accounts/mail-change.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { secretLinkHeaders, useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { userQuery, useUser } from '../user.ts';
import { addressQuery } from './get-address.query.ts';

/** An invalid link, an address that is already taken, or a call that did not get through (`retry`). */
function MailChangeFailed(props: { error: Error | null; retry?: () => void }) {
  const text = useText();
  const { error, retry } = props;
  const status = error instanceof ApiProblem ? error.status : 410;
  if (retry !== undefined && status !== 410 && status !== 409 && status !== 400)
    return <ErrorState error={error} retry={retry} />;
  const taken = error instanceof ApiProblem && error.code === 'address_taken';
  return (
    <Outcome
      picture="broken"
      title={text(taken ? 'accounts.mail_change.taken_title' : 'accounts.mail_change.failed_title')}
      body={taken ? error.detail : text('accounts.mail_change.failed_body')}
      next={{ to: '/settings/account#email', label: text('accounts.to_settings') }}
    />
  );
}

const confirmMailChangeMutation = () => mutationFor(confirmMailChange);

/** Confirms the new address once, by its own call. A browser without a session stays logged out. */
function MailChangeConfirm({ token }: { token: string }) {
  const text = useText();
  const queries = useQueryClient();
  const user = useUser();
  const asked = useRef(false);
  const { mutate, data, error } = useMutation({
    ...confirmMailChangeMutation(),
    onSuccess() {
      for (const { queryKey } of [userQuery(), addressQuery()]) void queries.invalidateQueries({ queryKey });
    },
  });
  const ask = useCallback(() => mutate({ token }), [mutate, token]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, [ask]);

  if (error !== null) return <MailChangeFailed error={error} retry={ask} />;
  if (data === undefined)
    return (
      <div role="status" aria-label={text('accounts.mail_change.busy')}>
        <TextSkeleton lines={6} />
      </div>
    );
  return (
    <Outcome
      picture="match"
      title={text('accounts.mail_change.done_title')}
      body={text('accounts.mail_change.done_body', { email: data.email })}
      next={
        user === null
          ? { to: '/login', label: text('accounts.log_in') }
          : { to: '/members', label: text('accounts.to_members') }
      }
    />
  );
}

const undoMailChangeMutation = () => mutationFor(undoMailChange);

/** Asks for confirmation, because undoing logs out every session. Setting a new password is the next step. */
function MailChangeUndo({ token }: { token: string }) {
  const text = useText();
  const queries = useQueryClient();
  const hydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...undoMailChangeMutation(),
    onSuccess: () => void queries.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
  const ask = () => mutate({ token });
  if (error !== null && !isPending) return <MailChangeFailed error={error} retry={ask} />;
  if (isSuccess)
    return (
      <Outcome
        key="done"
        picture="match"
        title={text('accounts.mail_change.undone_title')}
        body={text('accounts.mail_change.undone_body')}
        next={{ to: '/reset-password', label: text('accounts.reset.choose') }}
      />
    );
  return (
    <Outcome
      key="ask"
      picture="sent"
      title={text('accounts.mail_change.undo_title')}
      body={text('accounts.mail_change.undo_body')}
    >
      <div className={styles.next}>
        <Button size="lg" loading={isPending} disabled={!hydrated} onClick={ask}>
          {text('accounts.mail_change.undo')}
        </Button>
      </div>
    </Outcome>
  );
}

export const headers = secretLinkHeaders;

/**
 * Target of the links in address-change mails; opening either link changes nothing (ACC-12, AUTH-10).
 * - The link to the new address confirms the change by a POST of this page.
 * - The link to the old address asks first and then restores that address.
 */
export default function MailChangeDoPage() {
  const text = useText();
  const token = useLinkToken('token');
  const undo = useLinkToken('undo');
  const shown = () => {
    if (undo) return <MailChangeUndo token={undo} />;
    if (token) return <MailChangeConfirm token={token} />;
    if (token === undefined || undo === undefined) return <TextSkeleton lines={6} />;
    return <MailChangeFailed error={null} />;
  };
  return (
    <FormCard>
      <PageTitle title={text('accounts.mail_change.page')} />
      {shown()}
    </FormCard>
  );
}

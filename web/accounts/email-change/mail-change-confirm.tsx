import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { confirmMailChange } from '#contract/accounts/mail-change.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { Outcome } from '../shared/outcome.tsx';
import { userQuery, useUser } from '../user.ts';
import { addressQuery } from './get-address.query.ts';
import { MailChangeFailed } from './mail-change-failed.tsx';

const confirmMailChangeMutation = () => mutationFor(confirmMailChange);

/** Confirms the new address once, by its own call. A browser without a session stays logged out. */
export function MailChangeConfirm({ token }: { token: string }) {
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

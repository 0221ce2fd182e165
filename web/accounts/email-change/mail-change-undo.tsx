import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoMailChange } from '#contract/accounts/mail-change.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { userQuery } from '../user.ts';
import { MailChangeFailed } from './mail-change-failed.tsx';

const undoMailChangeMutation = () => mutationFor(undoMailChange);

/** Asks for confirmation, because undoing logs out every session. Setting a new password is the next step. */
export function MailChangeUndo({ token }: { token: string }) {
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

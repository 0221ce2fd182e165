import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import type { RecoverableAccount } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

/**
 * Asks a user who logged in to a closed account whether to restore it. Only the button restores it (GDPR-8).
 */
export function RecoverAccount({ going, onBack }: { going: RecoverableAccount; onBack: () => void }) {
  const text = useText();
  const intl = useIntl();
  const enter = useAfterLogIn();
  const failureText = useFailureText();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutationFor(undoDeletion),
    onSuccess({ user }) {
      if (user === null) onBack();
      else enter(user);
    },
  });
  const date = intl.formatDate(going.date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Outcome
      picture="empty"
      title={text('accounts.back.title')}
      body={text('accounts.back.log_in_body', { date })}
    >
      <div className={styles.next}>
        {error === null || isPending ? null : (
          <Alert color="red" variant="light" role="alert">
            {failureText(error)}
          </Alert>
        )}
        <Button size="lg" loading={isPending || isSuccess} onClick={() => mutate({ token: going.undo })}>
          {text('accounts.back.take')}
        </Button>
        <Button variant="default" size="lg" onClick={onBack}>
          {text('accounts.back.leave')}
        </Button>
      </div>
    </Outcome>
  );
}

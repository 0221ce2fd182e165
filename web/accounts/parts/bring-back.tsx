import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { undoDeletionMutation } from '../data/undo-deletion.ts';
import styles from './outcome.module.css';
import { Outcome } from './outcome.tsx';

function LogInLink() {
  const text = useText();
  return (
    <div className={styles.next}>
      <ButtonLink to="/login" size="lg">
        {text('accounts.log_in')}
      </ButtonLink>
    </div>
  );
}

/** Brings the account of a mailed link back, by a click; logging in comes after it. */
export function BringBack({ token }: { token: string }) {
  const text = useText();
  const hydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useMutation(undoDeletionMutation());
  const ask = () => mutate({ token });
  if (isSuccess)
    return (
      <Outcome
        key="done"
        picture="match"
        title={text('accounts.back.done')}
        body={text('accounts.back.done_body')}
      >
        <LogInLink />
      </Outcome>
    );
  if (error instanceof ApiProblem && error.code === 'deletion_undo_failed')
    return (
      <Outcome key="failed" picture="broken" title={text('accounts.back.failed')} body={error.detail}>
        <LogInLink />
      </Outcome>
    );
  if (error !== null && !isPending) return <ErrorState error={error} retry={ask} />;
  return (
    <Outcome key="ask" picture="sent" title={text('accounts.back.title')} body={text('accounts.back.body')}>
      <div className={styles.next}>
        <Button size="lg" loading={isPending} disabled={!hydrated} onClick={ask}>
          {text('accounts.back.take')}
        </Button>
      </div>
    </Outcome>
  );
}

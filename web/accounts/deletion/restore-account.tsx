import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';

/** Restores the account of a mailed link at a click. The member logs in afterwards. */
export function RestoreAccount({ token }: { token: string }) {
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
      <div className={styles.next}>
        <Button size="lg" loading={isPending} disabled={!hydrated} onClick={ask}>
          {text('accounts.back.take')}
        </Button>
      </div>
    </Outcome>
  );
}

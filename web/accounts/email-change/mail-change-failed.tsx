import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Outcome } from '../shared/outcome.tsx';

/** An invalid link, an address that is already taken, or a call that did not get through (`retry`). */
export function MailChangeFailed(props: { error: Error | null; retry?: () => void }) {
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
      next={{ to: '/notifications#email', label: text('accounts.to_settings') }}
    />
  );
}

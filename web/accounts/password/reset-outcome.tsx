import { useText } from '#web/platform/intl/use-text.tsx';
import { Outcome } from '../shared/outcome.tsx';

/** The new password is set. The link logs nobody in, so the next step is the log-in. */
export function ResetDone() {
  const text = useText();
  return (
    <Outcome
      picture="match"
      title={text('accounts.reset.done_title')}
      body={text('accounts.reset.done_body')}
      next={{ to: '/login', label: text('accounts.log_in') }}
    />
  );
}

/** The link was too old, already used, replaced or truncated. */
export function ResetFailed() {
  const text = useText();
  return (
    <Outcome
      picture="broken"
      title={text('accounts.error.reset_link_invalid')}
      body={text('accounts.reset.failed_body')}
      next={{ to: '/reset-password', label: text('accounts.reset.new_link') }}
    />
  );
}

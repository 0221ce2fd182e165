import { useText } from '#web/platform/intl/use-text.tsx';
import { Outcome } from '../shared/outcome.tsx';

/** The new password is in place; logging in with it is the next thing, for the link logged nobody in. */
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

/** The link was too old, used before, replaced or cut off. */
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

import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';

/**
 * For a user who returns from a bank without a session: says where to find the order, and reveals nothing
 * about it (AUTH-7).
 */
export function LogInToSee({ payment }: { payment: number }) {
  const text = useText();
  return (
    <OutcomeFrame
      picture={<Illustration picture="sent" />}
      title={text('payments.transaction.login_title')}
      body={text('payments.transaction.login_body')}
    >
      <ButtonLink to={`/login?to=${encodeURIComponent(`/transactions/${payment}`)}`}>
        {text('shell.login')}
      </ButtonLink>
    </OutcomeFrame>
  );
}

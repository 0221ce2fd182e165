import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Outcome } from './outcome-frame.tsx';

/** Whoever comes back from a bank without a session is told where the order is, and nothing of it (AUTH-7). */
export function LogInToSee({ payment }: { payment: number }) {
  const text = useText();
  return (
    <Outcome
      picture={<Illustration picture="sent" />}
      title={text('payments.transaction.login_title')}
      body={text('payments.transaction.login_body')}
    >
      <ButtonLink to={`/login?to=${encodeURIComponent(`/transactions/${payment}`)}`}>
        {text('shell.login')}
      </ButtonLink>
    </Outcome>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { Outcome } from './outcome.tsx';

/** Whoever comes back from a bank without a session is told where the order is, and nothing of it (AUTH-7). */
export function LogInToSee({ payment }: { payment: number }) {
  const text = useText();
  return (
    <Outcome
      picture={<Illustration picture="sent" />}
      title={text('credits.transaction.login_title')}
      body={text('credits.transaction.login_body')}
    >
      <ButtonLink to={`/login?to=${encodeURIComponent(`/transactions/${payment}`)}`}>
        {text('shell.login')}
      </ButtonLink>
    </Outcome>
  );
}

import { IconCoins, IconMail } from '@tabler/icons-react';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ResendMail } from '../activation/resend-mail.tsx';
import styles from '../shared/outcome.module.css';
import { NextStepLink, Outcome } from '../shared/outcome.tsx';
import { useUser } from '../user.ts';

/** Welcome right after the sign-up, with links to complete the profile or to look around first. */
export function CompletionWelcome({ next }: { next: string }) {
  const text = useText();
  const user = useUser();
  const credits = useWallet()?.credits ?? 0;
  const confirmed = user?.status === 'active';
  return (
    <Outcome
      picture="sent"
      title={text('accounts.complete.title', { name: user?.profile.name ?? '' })}
      body={text('accounts.complete.body')}
    >
      <div className={styles.cards}>
        <NextStepLink
          mark={<IconMail size={28} aria-hidden />}
          name={text(confirmed ? 'accounts.complete.confirmed' : 'accounts.complete.mail')}
          hint={text(confirmed ? 'accounts.complete.confirmed_hint' : 'accounts.complete.mail_hint')}
        />
        {credits > 0 ? (
          <NextStepLink
            mark={<IconCoins size={28} aria-hidden />}
            name={text('accounts.complete.credits', { credits })}
            hint={text('accounts.complete.credits_hint')}
          />
        ) : null}
      </div>
      <div className={styles.next}>
        <ButtonLink to={next} size="lg">
          {text('accounts.complete.begin')}
        </ButtonLink>
        <ButtonLink to="/signup-matches" size="lg" variant="default">
          {text('accounts.complete.later')}
        </ButtonLink>
        {confirmed ? null : <ResendMail variant="subtle" />}
      </div>
    </Outcome>
  );
}

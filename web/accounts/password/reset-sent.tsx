import { Button } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';

/**
 * Says where to look for the link. A site that does not reveal accounts does not promise a mail either
 * (AUTH-4).
 */
export function ResetSent({ email, again }: { email: string; again: () => void }) {
  const text = useText();
  const reveals = useSettings().reveal_account_existence === 'yes';
  return (
    <Outcome
      picture="sent"
      title={text('accounts.reset.sent_title')}
      body={text(reveals ? 'accounts.reset.sent_body' : 'accounts.reset.sent_body_neutral', { email })}
    >
      <div className={styles.next}>
        <ButtonLink to="/login" size="lg">
          {text('accounts.reset.back')}
        </ButtonLink>
        <Button variant="subtle" onClick={again}>
          {text('accounts.reset.other_address')}
        </Button>
      </div>
    </Outcome>
  );
}

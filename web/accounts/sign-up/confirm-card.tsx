import { IconMail, IconMailCheck } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ResendMail } from '../activation/resend-mail.tsx';
import { useUser } from '../user.ts';
import styles from './confirm-card.module.css';

/**
 * The alert for an unconfirmed member as a card in the page, instead of a banner above it. A button sends the mail
 * again (ACC-6). After the confirmation the card says so.
 */
export function ConfirmCard() {
  const text = useText();
  const user = useUser();
  if (user === null) return null;
  const confirmed = user.status === 'active';
  const Icon = confirmed ? IconMailCheck : IconMail;
  return (
    <section className={styles.card} aria-label={text('accounts.unconfirmed.label')} role="alert">
      <Icon size={24} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{text(`accounts.complete.${confirmed ? 'confirmed' : 'mail'}`)}</p>
        <p className={styles.hint}>
          {text(`accounts.complete.${confirmed ? 'confirmed_hint' : 'mail_hint'}`)}
        </p>
        {confirmed ? null : <ResendMail size="sm" />}
      </div>
    </section>
  );
}

import { IconCoins } from '@tabler/icons-react';
import { BuyCreditsLink, type ReturnPerson } from '#web/payments/buy-credits-link.tsx';
import { useCreditPrice } from '#web/payments/credit-price.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './writing-notice.module.css';

/**
 * 'Je hebt onvoldoende credits', with a link to buy (CHAT-3). The typed text stays in place. `urgent` after a
 * failed attempt to send. `person` is the member to whom the text is written.
 */
export function NoCredits(props: { person: ReturnPerson; hint?: string; urgent?: boolean }) {
  const { person, hint, urgent = true } = props;
  const text = useText();
  return (
    <div className={`${styles.notice} ${styles.credits}`} role={urgent ? 'alert' : 'status'}>
      <IconCoins size={26} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{text('chat.insufficient_credits')}</p>
        <p className={styles.hint}>{hint ?? text('chat.insufficient_hint')}</p>
      </div>
      <BuyCreditsLink person={person} />
    </div>
  );
}

/** The price of a message in credits and money, before it is sent (CHAT-4, CHAT-5, CON-9). */
export function PriceNote({ className }: { className?: string | undefined }) {
  const text = useText();
  const { message_credits: credits } = useSettings();
  const money = useCreditPrice(credits);
  if (credits > 0 && money === null) return null;
  return <p className={className}>{text('chat.price', { credits, money })}</p>;
}

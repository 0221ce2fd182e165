import { Button } from '@mantine/core';
import { IconCamera, IconLockOpen2, IconMessages } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useCreditPrice } from './credit-price.ts';
import { type ReturnPerson, rememberReturnPlace } from './orders/return-place.ts';
import { OneTimeNotice } from './packages/one-time-notice.tsx';
import styles from './premium-alert.module.css';

/** Functions that only premium members can use (ACC-16). */
export type PremiumFeature = 'conversations' | 'photos' | 'premium_photos';

const words = {
  conversations: {
    title: 'payments.premium_alert.conversations',
    why: 'payments.premium_alert.conversations_why',
  },
  photos: { title: 'payments.premium_alert.photos', why: 'payments.premium_alert.photos_why' },
  premium_photos: {
    title: 'payments.premium_alert.premium_photos',
    why: 'payments.premium_alert.premium_photos_why',
  },
} as const;

const benefits = [
  { what: 'conversations', Icon: IconMessages, text: 'payments.premium_alert.opens_conversations' },
  { what: 'photos', Icon: IconCamera, text: 'payments.premium_alert.opens_photos' },
  { what: 'premium_photos', Icon: IconLockOpen2, text: 'payments.premium_alert.opens_premium_photos' },
] as const;

/**
 * Names the function that needs premium, lists everything a bundle of credits opens, and links to the
 * packages (ACC-16).
 */
export function PremiumAlert(props: {
  what: PremiumFeature;
  onClose: () => void;
  /** The member whose photo or conversation needs premium. */
  person?: ReturnPerson;
}) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { what, onClose, person = null } = props;
  const { title, why } = words[what];
  const { message_credits: credits } = useSettings();
  const money = useCreditPrice(credits);
  return (
    <Dialog title={text(title)} onClose={onClose}>
      <p className={styles.why}>{text(why)}</p>
      <section className={styles.bundle}>
        <h3 className={styles.opens}>{text('payments.premium_alert.opens')}</h3>
        <ul className={styles.benefits}>
          {benefits.map(({ what: benefit, Icon, text: said }) => (
            <li key={benefit} data-meant={benefit === what}>
              <span className={styles.icon}>
                <Icon size={20} stroke={1.75} aria-hidden />
              </span>
              {text(said)}
            </li>
          ))}
        </ul>
        {money === null ? null : (
          <p className={styles.worth}>{text('payments.premium_alert.worth', { credits, money })}</p>
        )}
      </section>
      <div className={styles.ways}>
        <ButtonLink to="/premium" onClick={() => rememberReturnPlace(pathname + search, person)}>
          {text('payments.premium_alert.see')}
        </ButtonLink>
        <Button variant="subtle" onClick={onClose}>
          {text('payments.premium_alert.later')}
        </Button>
        <OneTimeNotice />
      </div>
    </Dialog>
  );
}

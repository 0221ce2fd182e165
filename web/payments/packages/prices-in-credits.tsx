import { IconGift, IconHeart, IconMailOpened, IconMessageCircle, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CreditPackage } from '#contract/payments/package.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useLeastPrice } from '../credit-price.ts';
import styles from './prices-in-credits.module.css';

type Packages = readonly CreditPackage[];

/** A price in credits, followed by its price in money (CON-9). */
function Cost(props: { icon: ReactNode; credits?: number; packages?: Packages; children: string }) {
  const worth = useLeastPrice(props.credits ?? 0, props.packages ?? []);
  return (
    <li>
      {props.icon}
      <span>
        {props.children}
        {worth === null ? null : <span className={styles.worth}>, {worth}</span>}
      </span>
    </li>
  );
}

/** A short list of what costs credits and what does not, priced by the packages on the page (CRED-15). */
export function PricesInCredits({ packages }: { packages: Packages }) {
  const text = useText();
  const { message_credits: message, gift_credits: gift, photo_credits: photo } = useSettings();
  return (
    <ul className={styles.facts}>
      <Cost icon={<IconMessageCircle size={22} aria-hidden />} credits={message} packages={packages}>
        {text('payments.send_cost', { credits: message })}
      </Cost>
      <Cost icon={<IconPhoto size={22} aria-hidden />} credits={photo} packages={packages}>
        {text('payments.photo_cost', { credits: photo })}
      </Cost>
      <Cost icon={<IconGift size={22} aria-hidden />} credits={gift} packages={packages}>
        {text('payments.gift_cost', { credits: gift })}
      </Cost>
      <Cost icon={<IconMailOpened size={22} aria-hidden />}>{text('payments.free_reading')}</Cost>
      <Cost icon={<IconHeart size={22} aria-hidden />}>{text('payments.free_likes')}</Cost>
    </ul>
  );
}

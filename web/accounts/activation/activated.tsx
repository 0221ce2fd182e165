import { IconDiamond } from '@tabler/icons-react';
import { useWallet } from '#web/ledger/wallet.ts';
import { useWelcomeDiscount } from '#web/payments/welcome-discount.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import styles from '../shared/outcome.module.css';
import { NextStepLink, Outcome } from '../shared/outcome.tsx';
import { useUser } from '../user.ts';
import { DeliveredMessage } from './delivered-message.tsx';
import { MemberOverview } from './member-overview.tsx';

function Premium() {
  const text = useText();
  const discount = useWelcomeDiscount();
  return (
    <NextStepLink
      to="/premium"
      mark={<IconDiamond size={28} aria-hidden />}
      name={text('accounts.activated.premium')}
      hint={text('accounts.activated.premium_hint')}
      badge={
        discount === null ? null : (
          <Pill tone="primary">{text('accounts.activated.discount', { discount })}</Pill>
        )
      }
    />
  );
}

/**
 * The account is active: links to the profile, premium and all members. A browser without a session gets a
 * link to log in (ACC-7).
 */
export function Activated() {
  const text = useText();
  const user = useUser();
  const wallet = useWallet();
  if (user === null)
    return (
      <Outcome
        picture="match"
        title={text('accounts.activated.title')}
        body={text('accounts.activated.body_visitor')}
        next={{ to: '/login', label: text('accounts.log_in') }}
      />
    );
  return (
    <Outcome picture="match" title={text('accounts.activated.title')} body={text('accounts.activated.body')}>
      <div className={styles.cards}>
        <DeliveredMessage />
        <NextStepLink
          to="/profile"
          mark={<Picture image={user.profile.main_image} alt="" size="thumb" />}
          name={user.profile.name}
          hint={text('accounts.activated.profile')}
        />
        {wallet?.paid_user ? null : <Premium />}
      </div>
      <MemberOverview />
    </Outcome>
  );
}

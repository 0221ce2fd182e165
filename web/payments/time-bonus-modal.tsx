import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWallet } from '#web/ledger/wallet.ts';
import { useDismissal } from '#web/notifications/dismissal.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type ActiveDiscount, useActiveDiscount } from './discounts/active-discount.ts';
import { Countdown } from './discounts/countdown.tsx';
import { isMembersArea } from './discounts/is-members-area.ts';
import { useStayedOnPage } from './discounts/use-page-stay.ts';
import styles from './time-bonus-modal.module.css';

const after = 40_000;
/** Length of the time bonus in hours, counted from the sign-up. */
const hours = 4;

function Bonus({ bonus, onClose }: { bonus: ActiveDiscount; onClose: () => void }) {
  const text = useText();
  const percentage = bonus.value_percentage;
  return (
    <Dialog
      title={text('payments.discount.bonus_title')}
      above={
        <p className={styles.percentage}>{text('payments.discount.bonus_percentage', { percentage })}</p>
      }
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{text('payments.discount.bonus_body', { percentage, hours })}</p>
        <p className={styles.clock}>
          <Countdown left={bonus.left} />
        </p>
        <ButtonLink to="/credits" fullWidth onClick={onClose}>
          {text('payments.discount.use')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/**
 * Offers the time bonus once to a member without credits who has stayed in the members area for a while
 * (CRED-9). A modal that was dismissed or followed does not return. The modal never covers another dialog,
 * and closes when the bonus ends.
 */
export function TimeBonusModal({ member }: { member: number }) {
  const { pathname } = useLocation();
  const isThere = isMembersArea(pathname);
  const stayed = useStayedOnPage(isThere, after);
  const discount = useActiveDiscount();
  const credits = useWallet()?.credits;
  const { isDismissed, dismiss } = useDismissal('time-bonus', member);
  const [shown, setShown] = useState(false);
  const bonus = discount?.which === 'time_bonus' ? discount : null;
  const isDue = bonus !== null && isThere && stayed && credits === 0 && !isDismissed;
  const left = bonus?.left ?? 0;
  // Checked again each second: a dialog that was open before may be closed by now.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Only the DOM knows whether a dialog is open.
    setShown((before) => isDue && left > 0 && (before || document.querySelector('dialog[open]') === null));
  }, [isDue, left]);
  return shown && isDue ? <Bonus bonus={bonus} onClose={dismiss} /> : null;
}

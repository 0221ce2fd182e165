import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { ActiveDiscount } from './discounts/active-discount.ts';
import { Countdown } from './discounts/countdown.tsx';
import styles from './time-bonus-dialog.module.css';

/** Length of the time bonus in hours, counted from the sign-up. */
const hours = 4;

/** The offer of the time bonus, with its clock (CRED-9). */
export function TimeBonusDialog({ bonus, onClose }: { bonus: ActiveDiscount; onClose: () => void }) {
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

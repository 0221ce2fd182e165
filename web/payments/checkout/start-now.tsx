import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import styles from './start-now.module.css';

/** Id of the checkbox, as the target of a link. */
export const startNowId = 'start-now';

/**
 * Checkbox by which the buyer asks for the credits at once, and accepts that used credits are not paid back
 * on a withdrawal (CON-3). Never ticked in advance, and never required to order.
 */
export function StartNow(props: { checked: boolean; change: (checked: boolean) => void; disabled: boolean }) {
  const text = useText();
  const { refund_days: days } = useSettings();
  return (
    <CheckField
      id={startNowId}
      classNames={{ root: styles.box ?? '', description: styles.hint ?? '' }}
      checked={props.checked}
      disabled={props.disabled}
      onChange={({ currentTarget }) => props.change(currentTarget.checked)}
      label={text('payments.start_now', { days })}
      description={text('payments.start_now_without', { days })}
    />
  );
}

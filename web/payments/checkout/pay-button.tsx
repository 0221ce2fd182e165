import { Button } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './pay-button.module.css';
import { payLawOf } from './pay-law.ts';

/**
 * The button's text says, in the words of the country's law, that pressing it obliges to pay, and nothing
 * else (CON-7).
 */
export function PayButton(props: {
  country: string;
  busy: boolean;
  disabled: boolean;
  pay: () => void;
  /** The text while busy, if no provider page follows. */
  says?: string;
}) {
  const text = useText();
  return (
    <div>
      <Button
        size="lg"
        fullWidth
        loading={props.busy}
        disabled={props.disabled}
        onClick={props.pay}
        classNames={{ root: styles.button ?? '', label: styles.label ?? '' }}
      >
        {text(`payments.pay.${payLawOf(props.country)}`)}
      </Button>
      <p className={styles.busy} role="status">
        {props.busy ? (props.says ?? text('payments.order_busy')) : ''}
      </p>
    </div>
  );
}

import { Button, PinInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './debit-code.module.css';

/** Whole seconds until `end` by the clock of this device, updated each second; 0 once it has passed. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

export const codeLength = 6;

/**
 * Input for the six digits from the text message, a button for another code after a delay, and a link back to
 * the form (CRED-6).
 */
export function DebitCode(props: {
  phone: string;
  minutes: number;
  code: string;
  type: (code: string) => void;
  error: string | null;
  disabled: boolean;
  /** By the clock of this device. */
  againAt: number;
  again: () => void;
  isAsking: boolean;
  change: () => void;
}) {
  const text = useText();
  const title = useId();
  const errorId = useId();
  const group = useRef<HTMLDivElement>(null);
  const seconds = useSecondsUntil(props.againAt);
  const { error } = props;
  useEffect(() => {
    if (error !== null) group.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div className={styles.code}>
      <h2 id={title} className={styles.title}>
        {text('payments.direct_debit.code_title')}
      </h2>
      <p className={styles.quiet}>
        {text('payments.direct_debit.code_sent', {
          phone: props.phone,
          minutes: props.minutes,
        })}
      </p>
      <PinInput
        rootRef={group}
        aria-labelledby={title}
        length={codeLength}
        type="number"
        oneTimeCode
        placeholder=""
        className={styles.pin ?? ''}
        classNames={{ pinInput: styles.digit ?? '' }}
        getInputProps={(index) => ({
          'aria-label': text('payments.direct_debit.code_digit', { number: index + 1, of: codeLength }),
          ...(error !== null && { 'aria-describedby': errorId }),
        })}
        value={props.code}
        error={error !== null}
        disabled={props.disabled}
        onChange={props.type}
      />
      <p id={errorId} className={styles.error} role="alert" hidden={error === null}>
        {error}
      </p>
      <div className={styles.ways}>
        <Button
          variant="light"
          size="sm"
          loading={props.isAsking}
          disabled={seconds > 0 || props.disabled}
          onClick={props.again}
        >
          {seconds > 0
            ? text('payments.direct_debit.again_in', { seconds })
            : text('payments.direct_debit.again')}
        </Button>
        <Button variant="subtle" size="sm" disabled={props.disabled} onClick={props.change}>
          {text('payments.direct_debit.change')}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { Mandate } from '#contract/credits/list-mandates.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMoneyText } from '../money-text.ts';
import { useMandateName } from '../state/use-mandate-name.ts';
import styles from './mandate-list.module.css';
import { MandateMark } from './mandate-mark.tsx';

/** One way to pay that is kept: what it is, since when, when it was last used, and the way to end it. */
export function MandateRow(props: { mandate: Mandate; disabled: boolean; onEnd: () => void }) {
  const text = useText();
  const intl = useIntl();
  const money = useMoneyText();
  const mandateName = useMandateName();
  const { mandate } = props;
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'long' });
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <MandateMark method={mandate.method} />
      </span>
      <div>
        <p className={styles.name}>{mandateName(mandate)}</p>
        <p className={styles.facts}>
          <span>{text('credits.mandates.since', { date: day(mandate.signed_at) })}</span>
          <span>
            {mandate.last_used_at === null
              ? text('credits.mandates.unused')
              : text('credits.mandates.used', { date: day(mandate.last_used_at) })}
          </span>
          <span>{text('credits.mandates.cap', { cap: money(mandate.cap) })}</span>
          {mandate.mandate_reference === null ? null : (
            <span>{text('credits.mandates.reference', { reference: mandate.mandate_reference })}</span>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        className={styles.end ?? ''}
        disabled={props.disabled}
        aria-label={text('credits.mandates.end_that', { mandate: mandateName(mandate) })}
        onClick={props.onEnd}
      >
        {text('credits.mandates.end')}
      </Button>
    </li>
  );
}

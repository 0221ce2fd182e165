import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { Mandate } from '#contract/payments/list-mandates.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';
import { MandateIcon } from './mandate-icon.tsx';
import { useMandateName } from './use-mandate-name.ts';

/** One stored payment method: its name, when it was stored and last used, and a button to end it. */
export function MandateRow(props: { mandate: Mandate; disabled: boolean; onEnd: () => void }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const mandateName = useMandateName();
  const { mandate } = props;
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'long' });
  return (
    <IconRow
      mark={<MandateIcon method={mandate.method} />}
      name={mandateName(mandate)}
      facts={[
        text('payments.mandates.since', { date: day(mandate.signed_at) }),
        mandate.last_used_at === null
          ? text('payments.mandates.unused')
          : text('payments.mandates.used', { date: day(mandate.last_used_at) }),
        text('payments.mandates.cap', { cap: money(mandate.cap) }),
        ...(mandate.mandate_reference === null
          ? []
          : [text('payments.mandates.reference', { reference: mandate.mandate_reference })]),
      ]}
    >
      <Button
        variant="default"
        size="sm"
        disabled={props.disabled}
        aria-label={text('payments.mandates.end_that', { mandate: mandateName(mandate) })}
        onClick={props.onEnd}
      >
        {text('payments.mandates.end')}
      </Button>
    </IconRow>
  );
}

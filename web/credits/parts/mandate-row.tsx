import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { Mandate } from '#contract/credits/list-mandates.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { MarkRow } from '#web/ui/mark-row.tsx';
import { useMoneyText } from '../money-text.ts';
import { useMandateName } from '../state/use-mandate-name.ts';
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
    <MarkRow
      mark={<MandateMark method={mandate.method} />}
      name={mandateName(mandate)}
      facts={[
        text('credits.mandates.since', { date: day(mandate.signed_at) }),
        mandate.last_used_at === null
          ? text('credits.mandates.unused')
          : text('credits.mandates.used', { date: day(mandate.last_used_at) }),
        text('credits.mandates.cap', { cap: money(mandate.cap) }),
        ...(mandate.mandate_reference === null
          ? []
          : [text('credits.mandates.reference', { reference: mandate.mandate_reference })]),
      ]}
    >
      <Button
        variant="default"
        size="sm"
        disabled={props.disabled}
        aria-label={text('credits.mandates.end_that', { mandate: mandateName(mandate) })}
        onClick={props.onEnd}
      >
        {text('credits.mandates.end')}
      </Button>
    </MarkRow>
  );
}

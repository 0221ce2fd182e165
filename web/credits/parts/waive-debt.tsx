import { Button } from '@mantine/core';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waiveDebtMutation } from '../data/waive-debt.ts';
import { ReasonDialog, useReasonDialog } from './reason-dialog.tsx';

/** Lets go what is owed for a payment, with a reason. */
export function WaiveDebt({ payment, credits }: { payment: Id; credits: number }) {
  const text = useText();
  const dialog = useReasonDialog(waiveDebtMutation(), text('credits.desk.waived'));
  return (
    <>
      <Button
        variant="default"
        aria-label={text('credits.desk.waive_of', { number: String(payment) })}
        onClick={dialog.open}
      >
        {text('credits.desk.waive')}
      </Button>
      {dialog.isOpen ? (
        <ReasonDialog
          title={text('credits.desk.waive_title')}
          lead={text('credits.desk.waive_what', { credits })}
          label={text('credits.desk.reason')}
          send={text('credits.desk.waive')}
          busy={dialog.busy}
          failure={dialog.failure}
          onClose={dialog.close}
          onSend={(reason) => dialog.send({ payment, reason })}
        />
      ) : null}
    </>
  );
}

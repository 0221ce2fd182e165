import { Button } from '@mantine/core';
import type { Id } from '#contract/kit/id.ts';
import { waiveDebt } from '#contract/payments/console/waive-debt.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ReasonDialog, useReasonDialog } from '../console-parts/reason-dialog.tsx';

const waiveDebtMutation = () => mutationFor(waiveDebt);

/** Waives the debt of a payment, with a reason. */
export function WaiveDebt({ payment, credits }: { payment: Id; credits: number }) {
  const text = useText();
  const dialog = useReasonDialog(waiveDebtMutation(), text('payments.desk.waived'));
  return (
    <>
      <Button
        variant="default"
        aria-label={text('payments.desk.waive_of', { number: String(payment) })}
        onClick={dialog.open}
      >
        {text('payments.desk.waive')}
      </Button>
      {dialog.isOpen ? (
        <ReasonDialog
          title={text('payments.desk.waive_title')}
          lead={text('payments.desk.waive_what', { credits })}
          label={text('payments.desk.reason')}
          send={text('payments.desk.waive')}
          busy={dialog.busy}
          failure={dialog.failure}
          onClose={dialog.close}
          onSend={(reason) => dialog.send({ payment, reason })}
        />
      ) : null}
    </>
  );
}

import { Button } from '@mantine/core';
import type { Mandate } from '#contract/payments/list-mandates.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './mandate-end-dialog.module.css';
import { useMandateName } from './use-mandate-name.ts';

/** Asks for confirmation, because an ended mandate cannot be restored. */
export function MandateEndDialog(props: { mandate: Mandate; onEnd: () => void; onClose: () => void }) {
  const text = useText();
  const mandateName = useMandateName();
  const { mandate } = props;
  return (
    <Dialog
      title={text('payments.mandates.end_title', { mandate: mandateName(mandate) })}
      onClose={props.onClose}
    >
      <p>
        {text(
          mandate.method === 'directdebit' ? 'payments.mandates.end_debit' : 'payments.mandates.end_body',
        )}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={props.onClose}>
          {text('payments.mandates.keep')}
        </Button>
        <Button color="red" onClick={props.onEnd}>
          {text('payments.mandates.end')}
        </Button>
      </div>
    </Dialog>
  );
}

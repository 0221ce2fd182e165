import { Button } from '@mantine/core';
import type { Mandate } from '#contract/credits/list-mandates.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMandateName } from '../state/use-mandate-name.ts';
import styles from './mandate-end-dialog.module.css';

/** Asks once more: what is ended does not come back by itself. */
export function MandateEndDialog(props: { mandate: Mandate; onEnd: () => void; onClose: () => void }) {
  const text = useText();
  const mandateName = useMandateName();
  const { mandate } = props;
  return (
    <Dialog
      title={text('credits.mandates.end_title', { mandate: mandateName(mandate) })}
      onClose={props.onClose}
    >
      <p>
        {text(mandate.method === 'directdebit' ? 'credits.mandates.end_debit' : 'credits.mandates.end_body')}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={props.onClose}>
          {text('credits.mandates.keep')}
        </Button>
        <Button color="red" onClick={props.onEnd}>
          {text('credits.mandates.end')}
        </Button>
      </div>
    </Dialog>
  );
}

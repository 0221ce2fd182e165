import { useState } from 'react';
import { renewRecoveryCodes } from '#contract/accounts/renew-recovery-codes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';

const renewRecoveryCodesMutation = () => mutationFor(renewRecoveryCodes);

/** Replaces the recovery codes with new ones. */
export function RenewCodesDialog(props: { onRenewed: () => void; onClose: () => void }) {
  const text = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <Dialog key="codes" title={text('accounts.two_step.codes_title')} stays noCross onClose={props.onClose}>
        <RecoveryCodes codes={codes} onKept={props.onClose} />
      </Dialog>
    );
  return (
    <Dialog key="ask" title={text('accounts.two_step.renew_title')} onClose={props.onClose}>
      <PasswordForm
        schema={renewRecoveryCodes.input}
        mutation={renewRecoveryCodesMutation()}
        lead={text('accounts.two_step.renew_lead')}
        label={text('accounts.two_step.renew_go')}
        onDone={({ recovery_codes }) => {
          setCodes(recovery_codes);
          props.onRenewed();
        }}
        onCancel={props.onClose}
      />
    </Dialog>
  );
}

import type { ConsentKind } from '#contract/accounts/list-consents.ts';
import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { clearDeviceDrafts } from '../forget-on-device.ts';
import { IdentityProofForm } from '../password/identity-proof-form.tsx';
import { useUser } from '../user.ts';
import styles from './revoke-consent-dialog.module.css';

const revokeConsentMutation = () => mutationFor(revokeConsent);

/** Says, before asking for the password, that revoking a consent ends the account (GDPR-2). */
export function RevokeConsentDialog({ kind, onClose }: { kind: ConsentKind; onClose: () => void }) {
  const text = useText();
  const user = useUser();
  const form = useCallForm({
    domain: 'accounts',
    schema: revokeConsent.input,
    mutation: revokeConsentMutation(),
    fields: ['password'],
    extra: { kind },
    onDone({ erase_at }) {
      if (user) clearDeviceDrafts(user.id);
      // A new document clears the member's data from memory, as after every deletion.
      window.location.assign(`/account-deleted#${erase_at.slice(0, 10)}`);
    },
  });
  return (
    <Dialog title={text('accounts.consents.revoke_title')} onClose={onClose}>
      <IdentityProofForm form={form} label={text('accounts.consents.revoke_send')} onCancel={onClose}>
        <div className={styles.words}>
          <p>{text('accounts.consents.revoke_body')}</p>
          <ul>
            <li>{text('accounts.consents.revoke_now')}</li>
            <li>{text('accounts.consents.revoke_later')}</li>
            <li>{text('accounts.consents.revoke_undo')}</li>
          </ul>
        </div>
      </IdentityProofForm>
    </Dialog>
  );
}

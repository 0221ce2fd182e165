import { useEffect, useRef, useState } from 'react';
import type { DeletionReason } from '#contract/accounts/request-deletion.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { clearDeviceDrafts } from '../forget-on-device.ts';
import { IdentityProofForm } from '../password/identity-proof-form.tsx';
import { useOwnerForm } from '../password/use-owner-form.ts';
import { useUser } from '../user.ts';
import styles from './deletion-reasons.module.css';
import { DeletionReasons, deletionOffersQuery } from './deletion-reasons.tsx';

const requestDeletionMutation = () => mutationFor(requestDeletion);

/** The last step: the password confirms the deletion (AUTH-12). */
function DeletionPassword({ reason, onBack }: { reason: DeletionReason; onBack: () => void }) {
  const text = useText();
  const user = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useOwnerForm({
    schema: requestDeletion.input,
    mutation: requestDeletionMutation(),
    fields: ['password'],
    extra: { reason },
    onDone({ erase_at }) {
      if (user) clearDeviceDrafts(user.id);
      // A new document clears the member's data from memory. The date travels in the fragment, which is never
      // sent to the server.
      window.location.assign(`/account-deleted#${erase_at.slice(0, 10)}`);
    },
  });
  return (
    <Panel>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {text('accounts.leave.password')}
      </h1>
      <p className={styles.lead}>{text('accounts.leave.password_lead')}</p>
      <IdentityProofForm form={form} label={text('accounts.leave.send')} onCancel={onBack} />
    </Panel>
  );
}

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(deletionOffersQuery());
});

/**
 * One screen explains the deletion and offers alternatives; the password then completes it (ACC-13, MEET-11).
 */
export default function DeleteAccountPage() {
  const text = useText();
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const [sure, setSure] = useState(false);
  return (
    <Page width="narrow">
      <PageTitle title={text('accounts.leave.title')} />
      {sure ? (
        <DeletionPassword reason={reason ?? 'other'} onBack={() => setSure(false)} />
      ) : (
        <DeletionReasons reason={reason} onReason={setReason} onSure={() => setSure(true)} />
      )}
    </Page>
  );
}

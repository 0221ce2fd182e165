import { useState } from 'react';
import type { DeletionReason } from '#contract/accounts/request-deletion.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DeletionPassword } from './deletion-password.tsx';
import { DeletionReasons } from './deletion-reasons.tsx';
import { deletionOffersQuery } from './get-deletion-offers.query.ts';

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

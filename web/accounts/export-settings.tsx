import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestExport } from '#contract/accounts/request-export.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { IdentityProofForm } from './password/identity-proof-form.tsx';
import { useOwnerForm } from './password/use-owner-form.ts';
import { ExportProgress, type OwnExport, useExport } from './privacy/export-progress.tsx';
import styles from './settings-form.module.css';

function ExportForm({ own, close }: { own: OwnExport; close: () => void }) {
  const text = useText();
  const form = useOwnerForm({
    schema: requestExport.input,
    mutation: mutationFor(requestExport),
    fields: ['password'],
    onDone(state) {
      own.begun(state);
      close();
    },
  });
  return <IdentityProofForm form={form} label={text('accounts.export.send')} onCancel={close} />;
}

/** The export of the member's own data: requested, prepared, downloaded once (GDPR-7). */
export function ExportSettings() {
  const text = useText();
  const own = useExport();
  const [asking, setAsking] = useState(false);
  const content = () => {
    if (own.state === undefined)
      return own.error === null ? (
        <TextSkeleton lines={2} />
      ) : (
        <ErrorState error={own.error} retry={own.retry} />
      );
    return (
      <>
        <ExportProgress own={own} state={own.state} />
        {asking ? <ExportForm own={own} close={() => setAsking(false)} /> : null}
        {own.mayAsk && !asking ? (
          <Button variant="light" className={styles.open} onClick={() => setAsking(true)}>
            {text('accounts.export.open')}
          </Button>
        ) : null}
      </>
    );
  };
  return (
    <SettingsSection
      title={text('accounts.export.title')}
      lead={text('accounts.export.lead')}
      anchor="export"
    >
      {content()}
    </SettingsSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './mandate-settings.module.css';
import { listMandatesQuery } from './mandates/list-mandates.query.ts';
import { MandateEndDialog } from './mandates/mandate-end-dialog.tsx';
import { MandateRow } from './mandates/mandate-row.tsx';
import { useEndMandate } from './mandates/use-end-mandate.ts';

function MandateList() {
  const text = useText();
  const { data, error, refetch } = useQuery(listMandatesQuery());
  const { end, ending } = useEndMandate();
  const [asked, setAsked] = useState<number | null>(null);
  const close = () => setAsked(null);
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ListSkeleton count={1} />;
  const { mandates } = data;
  if (mandates.length === 0) return <p className={styles.none}>{text('payments.mandates.none')}</p>;
  const leaving = mandates.find(({ id }) => id === asked);
  return (
    <>
      <ul className={styles.list} aria-label={text('payments.mandates.title')}>
        {mandates.map((mandate) => (
          <MandateRow
            key={mandate.id}
            mandate={mandate}
            disabled={ending}
            onEnd={() => setAsked(mandate.id)}
          />
        ))}
      </ul>
      {leaving ? (
        <MandateEndDialog
          mandate={leaving}
          onClose={close}
          onEnd={() => {
            close();
            end({ id: leaving.id });
          }}
        />
      ) : null}
    </>
  );
}

/** The stored payment methods, and the control to end each of them (CRED-7, PAY-26). */
export function MandateSettings() {
  const text = useText();
  return (
    <SettingsSection
      title={text('payments.mandates.title')}
      lead={text('payments.mandates.lead')}
      anchor="payment-methods"
    >
      <MandateList />
    </SettingsSection>
  );
}

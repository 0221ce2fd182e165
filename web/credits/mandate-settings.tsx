import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { ListSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { listMandatesQuery } from './data/list-mandates.ts';
import { MandateEndDialog } from './parts/mandate-end-dialog.tsx';
import styles from './parts/mandate-list.module.css';
import { MandateRow } from './parts/mandate-row.tsx';
import { useEndMandate } from './state/use-end-mandate.ts';

function MandateList() {
  const text = useText();
  const { data, error, refetch } = useQuery(listMandatesQuery());
  const { end, ending } = useEndMandate();
  const [asked, setAsked] = useState<number | null>(null);
  const close = () => setAsked(null);
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ListSkeleton count={1} />;
  const { mandates } = data;
  if (mandates.length === 0) return <p className={styles.none}>{text('credits.mandates.none')}</p>;
  const leaving = mandates.find(({ id }) => id === asked);
  return (
    <>
      <ul className={styles.list} aria-label={text('credits.mandates.title')}>
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

/** What is kept to pay with, and the way to end it (CRED-7, PAY-26). */
export function MandateSettings() {
  const text = useText();
  return (
    <SettingsSection
      title={text('credits.mandates.title')}
      lead={text('credits.mandates.lead')}
      anchor="payment-methods"
    >
      <MandateList />
    </SettingsSection>
  );
}

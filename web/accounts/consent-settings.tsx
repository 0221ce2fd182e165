import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Consent, ConsentKind } from '#contract/accounts/list-consents.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './privacy/consent-list.module.css';
import { ConsentRow } from './privacy/consent-row.tsx';
import { consentsQuery } from './privacy/list-consents.query.ts';
import { RevokeConsentDialog } from './privacy/revoke-consent-dialog.tsx';

/** The consents in force. Earlier consents that were revoked and given again are left out. */
const inForce = (consents: readonly Consent[]) => consents.filter(({ revoked_at }) => revoked_at === null);

/** The member's consents with text and date, and a button to revoke each (GDPR-2). */
export function ConsentSettings() {
  const text = useText();
  const { data, error, refetch } = useQuery(consentsQuery());
  const [revoking, setRevoking] = useState<ConsentKind | null>(null);
  const content = () => {
    if (data === undefined)
      return error === null ? (
        <ListSkeleton count={2} />
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      );
    const consents = inForce(data.results);
    if (consents.length === 0) return <p>{text('accounts.consents.none')}</p>;
    return (
      <ul className={styles.list}>
        {consents.map((consent) => (
          <ConsentRow key={consent.kind} consent={consent}>
            <Button variant="default" size="sm" onClick={() => setRevoking(consent.kind)}>
              {text('accounts.consents.revoke')}
            </Button>
          </ConsentRow>
        ))}
      </ul>
    );
  };
  return (
    <SettingsSection
      title={text('accounts.consents.title')}
      lead={text('accounts.consents.lead')}
      anchor="consents"
    >
      {content()}
      {revoking === null ? null : <RevokeConsentDialog kind={revoking} onClose={() => setRevoking(null)} />}
    </SettingsSection>
  );
}

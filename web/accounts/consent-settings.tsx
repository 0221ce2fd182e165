import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Consent, ConsentKind } from '#contract/accounts/list-consents.ts';
import { listConsents } from '#contract/accounts/list-consents.ts';
import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { clearDeviceDrafts } from './forget-on-device.ts';
import { IdentityProofForm } from './password/identity-proof-form.tsx';
import { useOwnerForm } from './password/use-owner-form.ts';
import styles from './privacy/consent-list.module.css';
import revokeConsentDialogStyles from './privacy/revoke-consent-dialog.module.css';
import { useUser } from './user.ts';

export const consentsQuery = () => queryFor(listConsents, {});

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const words = {
  terms: { title: 'accounts.consents.terms', said: 'accounts.sign_up.accept_terms' },
  sensitive_data: {
    title: 'accounts.consents.sensitive_data',
    said: 'accounts.sign_up.accept_sensitive_data',
  },
} as const;

const page = (address: string) => (parts: ReactNode[]) => <a href={address}>{parts}</a>;

/** One consent: its text, a link to the full terms, its version, its language and its date. */
function ConsentRow({ consent, children }: { consent: Consent; children: ReactNode }) {
  const text = useText();
  const intl = useIntl();
  const { title, said } = words[consent.kind];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{text(title)}</h3>
        <p className={styles.said}>
          <RichText id={said} values={{ terms: page('/pages/terms'), privacy: page('/pages/privacy') }} />
        </p>
        <p className={styles.when}>
          {text('accounts.consents.given', {
            date: intl.formatDate(consent.given_at, day),
            version: consent.version,
            language: languageNames[consent.language],
          })}
        </p>
      </div>
      {children}
    </li>
  );
}

const revokeConsentMutation = () => mutationFor(revokeConsent);

/** Says, before asking for the password, that revoking a consent ends the account (GDPR-2). */
function RevokeConsentDialog({ kind, onClose }: { kind: ConsentKind; onClose: () => void }) {
  const text = useText();
  const user = useUser();
  const form = useOwnerForm({
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
        <div className={revokeConsentDialogStyles.words}>
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

/** The newest consent of each kind that is in force. The answer is sorted by date. */
const inForce = (consents: readonly Consent[]) =>
  consents
    .filter(({ revoked_at }) => revoked_at === null)
    .filter((one, place, all) => all.findIndex(({ kind }) => kind === one.kind) === place);

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

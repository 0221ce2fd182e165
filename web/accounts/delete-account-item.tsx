import { undoDays } from '#contract/accounts/request-deletion.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './settings-form.module.css';

/** Link to the account deletion, as easy to find as every other setting (ACC-13, TRUST-12). */
export function DeleteAccountItem() {
  const text = useText();
  return (
    <SettingsSection
      title={text('accounts.leave.settings')}
      lead={text('accounts.leave.settings_lead', { days: undoDays })}
      anchor="delete-account"
    >
      <ButtonLink to="/delete-account" variant="default" className={styles.open ?? ''}>
        {text('accounts.leave.settings')}
      </ButtonLink>
    </SettingsSection>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changePassword } from '#contract/accounts/change-password.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { addressQuery } from './email-change/get-address.query.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { CurrentPasswordField } from './password/password-form.tsx';
import { useOwnerForm } from './password/use-owner-form.ts';
import styles from './settings-form.module.css';
import { useUnfoldingForm } from './shared/use-unfolding.ts';

const fields = ['old_password', 'password', 'password_repeat'];

function PasswordForm({ close }: { close: () => void }) {
  const text = useText();
  const { data: address } = useQuery(addressQuery());
  const form = useOwnerForm({
    schema: changePassword.input,
    mutation: mutationFor(changePassword),
    fields,
    onDone() {
      toast({ tone: 'success', text: text('accounts.password_settings.done') });
      close();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <CurrentPasswordField
        form={form}
        label={text('accounts.old_password')}
        name="old_password"
        username={address?.email ?? ''}
      />
      <NewPasswordFields form={form} />
      <FormFooter failure={form.failure} busy={form.busy} label={text('accounts.password_settings.save')}>
        <Button variant="subtle" onClick={close}>
          {text('accounts.cancel')}
        </Button>
      </FormFooter>
    </form>
  );
}

/** Changes the password, which logs out all other devices (ACC-12). */
export function PasswordSettings() {
  const text = useText();
  const { open, opener, form, unfold, fold } = useUnfoldingForm();
  return (
    <SettingsSection
      anchor="password"
      title={text('accounts.password_settings.title')}
      lead={text('accounts.password_settings.lead')}
    >
      {open ? (
        <div ref={form}>
          <PasswordForm close={fold} />
        </div>
      ) : (
        <Button ref={opener} variant="light" className={styles.open} onClick={unfold}>
          {text('accounts.password_settings.open')}
        </Button>
      )}
    </SettingsSection>
  );
}

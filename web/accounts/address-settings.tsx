import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwnAddress } from '#contract/accounts/get-address.ts';
import { cancelMailChange, requestMailChange, resendMailChange } from '#contract/accounts/mail-change.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { addressQuery } from './email-change/get-address.query.ts';
import { CurrentPasswordField } from './password/password-form.tsx';
import { useOwnerForm } from './password/use-owner-form.ts';
import styles from './settings-form.module.css';
import { useUnfoldingForm } from './shared/use-unfolding.ts';

const resendMailChangeMutation = () => mutationFor(resendMailChange);

const cancelMailChangeMutation = () => mutationFor(cancelMailChange);

/**
 * The new address that waits for its confirmation, with buttons to send the mail again or to cancel the
 * change.
 */
function PendingAddress(props: {
  pending: NonNullable<OwnAddress['pending']>;
  /** True right after the request: the title then gets the focus. */
  arrived: boolean;
}) {
  const { pending, arrived } = props;
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) title.current?.focus();
  }, [arrived]);
  const onError = (error: Error) => toast({ tone: 'danger', text: failureText(error) });
  const resend = useMutation({
    ...resendMailChangeMutation(),
    onError,
    onSuccess({ sent }) {
      if (sent) toast({ tone: 'success', text: text('accounts.mail.sent') });
      else void queries.invalidateQueries({ queryKey: addressQuery().queryKey });
    },
  });
  const cancel = useMutation({
    ...cancelMailChangeMutation(),
    onError,
    onSuccess(address) {
      queries.setQueryData(addressQuery().queryKey, address);
      toast({ tone: 'success', text: text('accounts.address_settings.cancelled') });
    },
  });
  return (
    <div className={styles.waiting}>
      <div>
        <h3 ref={title} tabIndex={-1}>
          {text('accounts.address_settings.pending_title', { email: pending.email })}
        </h3>
        <p>{text('accounts.address_settings.pending', { until: new Date(pending.expires_at) })}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
          {text('accounts.mail.resend')}
        </Button>
        <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          {text('accounts.address_settings.cancel')}
        </Button>
      </div>
    </div>
  );
}

const fields = ['new_email', 'password'];

function AddressForm({ email, close }: { email: string; close: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const form = useOwnerForm({
    schema: requestMailChange.input,
    mutation: mutationFor(requestMailChange),
    fields,
    onDone(address) {
      queries.setQueryData(addressQuery().queryKey, address);
      close();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <TextInput
        label={text('accounts.address_settings.new_email')}
        name="new_email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={form.errorOf('new_email')}
        onChange={() => form.typed('new_email')}
      />
      {/* Password managers do not know the new address, so the current one is passed as the username. */}
      <CurrentPasswordField form={form} label={text('accounts.address_settings.password')} username={email} />
      <FormFooter failure={form.failure} busy={form.busy} label={text('accounts.address_settings.save')}>
        <Button variant="subtle" onClick={close}>
          {text('accounts.cancel')}
        </Button>
      </FormFooter>
    </form>
  );
}

/** The member's e-mail address, a pending change, and the form for another address (ACC-12). */
export function AddressSettings() {
  const text = useText();
  const { data: address, error, refetch } = useQuery(addressQuery());
  const { open, used, opener, form, unfold, fold } = useUnfoldingForm();
  const current = () => {
    if (address === undefined)
      return error === null ? (
        <TextSkeleton lines={2} />
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      );
    return (
      <p className={styles.address}>
        {address.email}
        {address.verified ? null : <Pill tone="warning">{text('accounts.address_settings.unverified')}</Pill>}
      </p>
    );
  };
  const change = () => {
    if (address === undefined) return null;
    if (open)
      return (
        <div ref={form}>
          <AddressForm email={address.email} close={fold} />
        </div>
      );
    if (address.pending !== null) return <PendingAddress pending={address.pending} arrived={used} />;
    return (
      <Button ref={opener} variant="light" className={styles.open} onClick={unfold}>
        {text('accounts.address_settings.open')}
      </Button>
    );
  };
  return (
    <SettingsSection
      anchor="email"
      title={text('accounts.address_settings.title')}
      lead={text('accounts.address_settings.lead')}
    >
      {current()}
      {change()}
    </SettingsSection>
  );
}

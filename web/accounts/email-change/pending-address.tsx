import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwnAddress } from '#contract/accounts/get-address.ts';
import { cancelMailChange, resendMailChange } from '#contract/accounts/mail-change.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from '../settings-form.module.css';
import { addressQuery } from './get-address.query.ts';

const resendMailChangeMutation = () => mutationFor(resendMailChange);

const cancelMailChangeMutation = () => mutationFor(cancelMailChange);

/**
 * The new address that waits for its confirmation, with buttons to send the mail again or to cancel the
 * change.
 */
export function PendingAddress(props: {
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

import { Alert, Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Id } from '#contract/kit/id.ts';
import { releaseRefund } from '#contract/payments/console/release-refund.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const releaseRefundMutation = () => mutationFor(releaseRefund);

/** Proposes to send a refund that waits, with the proof that the bank returns nothing (SEPA-8). */
export function ReleaseRefund({ payment, until }: { payment: Id; until: string }) {
  const text = useText();
  const intl = useIntl();
  const queries = useQueryClient();
  const form = useCallForm({
    domain: 'payments',
    schema: releaseRefund.input,
    prepare: useMemo(() => (fields: Readonly<Record<string, string>>) => ({ ...fields, payment }), [payment]),
    mutation: releaseRefundMutation(),
    fields: ['reason'],
    onDone() {
      toast({ tone: 'success', text: text('payments.refund.waits') });
      void queries.invalidateQueries();
    },
  });
  const date = intl.formatDate(until, { dateStyle: 'long' });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.refund.early_title')}</h2>
      <p className={styles.quiet}>{text('payments.refund.early_what', { date })}</p>
      <form className={styles.form} {...form.formProps}>
        <Textarea
          label={text('payments.refund.early_proof')}
          name="reason"
          minRows={3}
          maxLength={500}
          error={form.errorOf('reason')}
          onChange={() => form.typed('reason')}
        />
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <Button type="submit" variant="default" loading={form.busy}>
          {text('payments.refund.early_send')}
        </Button>
      </form>
    </Panel>
  );
}

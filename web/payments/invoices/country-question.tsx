import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { declareCountry } from '#contract/payments/declare-country.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { getPaymentQuery } from '../orders/get-payment.query.ts';
import styles from './country-question.module.css';

/** Idempotent: the same country again changes nothing, so a failed connection may be retried. */
const declareCountryMutation = () => mutationFor(declareCountry, { idempotent: true });

const fields = ['country'];

/**
 * Asks once for the buyer's country if the evidence does not settle it. The answer decides the VAT (VAT-1).
 */
export function CountryQuestion({ payment }: { payment: Payment }) {
  return payment.asked_countries === null ? null : (
    <Question payment={payment} asked={payment.asked_countries} />
  );
}

function Question({ payment: { payment_id: id }, asked }: { payment: Payment; asked: readonly string[] }) {
  const text = useText();
  const intl = useIntl();
  const queries = useQueryClient();
  const title = useId();
  const why = useId();
  const countries = useCountries();
  const first = asked.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
  }));
  const form = useCallForm({
    domain: 'payments',
    schema: declareCountry.input,
    mutation: declareCountryMutation(),
    fields,
    prepare: ({ country }) => ({ id, country }),
    onDone(answered) {
      queries.setQueryData(getPaymentQuery(id).queryKey, answered);
      toast({ tone: 'success', text: text('payments.country.thanks') });
    },
  });
  return (
    <Panel className={styles.panel ?? ''} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('payments.country.title')}
      </h2>
      <p id={why} className={styles.why}>
        {text('payments.country.why')}
      </p>
      <form className={styles.form} {...form.formProps}>
        <NativeSelect
          name="country"
          aria-labelledby={title}
          aria-describedby={why}
          autoComplete="country"
          defaultValue=""
          error={form.errorOf('country')}
          onChange={() => form.typed('country')}
          data={[
            { value: '', label: text('payments.country.choose') },
            ...first,
            ...countries.filter(({ value }) => !asked.includes(value)),
          ]}
        />
        <FormFooter failure={form.failure} busy={form.busy} label={text('payments.country.save')} />
      </form>
    </Panel>
  );
}

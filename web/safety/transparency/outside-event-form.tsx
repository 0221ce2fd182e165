import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categories } from '#contract/safety/transparency/figure.ts';
import { outsideKinds, recordOutsideEvent } from '#contract/safety/transparency/record-outside-event.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './transparency.module.css';

const recordOutsideEventMutation = () => mutationFor(recordOutsideEvent, { idempotent: true });

const fields = ['kind', 'host', 'category', 'day', 'country', 'hours', 'takes_back'];

/** The fields of an order or a dispute. No field is about a person. */
function OutsideEventForm({ hosts, onClose }: { hosts: readonly string[]; onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const countries = useCountries();
  const { default_country } = useSettings();
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useCallForm({
    domain: 'safety',
    schema: recordOutsideEvent.input,
    mutation: recordOutsideEventMutation(),
    fields,
    prepare: ({ hours, takes_back, ...typed }) => ({
      ...typed,
      client_id: clientId,
      hours: hours === '' ? undefined : Number(hours),
      takes_back: takes_back === 'on',
    }),
    async onDone() {
      toast({ tone: 'success', text: text('safety.outside.recorded') });
      onClose();
      await queries.invalidateQueries();
    },
  });
  const field = (name: string) => ({ name, error: form.errorOf(name), onChange: () => form.typed(name) });
  return (
    <form className={styles.form} {...form.formProps}>
      <NativeSelect
        label={text('safety.outside.kind')}
        data={outsideKinds.map((kind) => ({ value: kind, label: text(`safety.outside.kind.${kind}`) }))}
        {...field('kind')}
      />
      <NativeSelect label={text('safety.figures.site')} data={[...hosts]} {...field('host')} />
      <NativeSelect
        label={text('safety.outside.category')}
        data={categories.map((one) => ({ value: one, label: text(`safety.figures.row.${one}`) }))}
        {...field('category')}
      />
      <TextInput type="date" label={text('safety.outside.day')} {...field('day')} />
      <NativeSelect
        label={text('safety.outside.country')}
        data={[...countries]}
        defaultValue={default_country}
        {...field('country')}
      />
      <TextInput inputMode="numeric" maxLength={4} label={text('safety.outside.hours')} {...field('hours')} />
      <CheckField name="takes_back" label={text('safety.outside.takes_back')} />
      <FormFooter failure={form.failure} busy={form.busy} label={text('safety.outside.record')}>
        <Button variant="subtle" onClick={onClose}>
          {text('kit.cancel')}
        </Button>
      </FormFooter>
    </form>
  );
}

/** Opens the form for an order of an authority, or a dispute outside a court (Arts. 9, 10 and 21 DSA). */
export function OutsideEvent({ hosts }: { hosts: readonly string[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('safety.outside.open')}
      </Button>
      {open ? (
        <Dialog title={text('safety.outside.open')} stays onClose={() => setOpen(false)}>
          <p className={styles.quiet}>{text('safety.outside.lead')}</p>
          <OutsideEventForm hosts={hosts} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

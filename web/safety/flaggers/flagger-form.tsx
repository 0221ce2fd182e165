import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './flaggers.module.css';

const registerMutation = () => mutationFor(registerFlagger);

const fields = ['name', 'authority', 'email', 'until'];

/** Registers a trusted flagger. The key is mailed to the address, and shown to nobody else. */
export function FlaggerForm() {
  const text = useText();
  const queries = useQueryClient();
  // A new form after each registration.
  const [number, setNumber] = useState(0);
  const form = useCallForm({
    domain: 'safety',
    schema: registerFlagger.input,
    mutation: registerMutation(),
    fields,
    onDone() {
      toast({ tone: 'success', text: text('safety.flaggers.registered') });
      setNumber((before) => before + 1);
      void queries.invalidateQueries();
    },
  });
  const field = (name: string) => ({
    ...{ name, error: form.errorOf(name), autoComplete: 'off' },
    onChange: () => form.typed(name),
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('safety.flaggers.register')}</h2>
      <p className={styles.quiet}>{text('safety.flaggers.register_lead')}</p>
      <form key={number} className={styles.part} {...form.formProps}>
        <TextInput {...field('name')} label={text('safety.flaggers.name')} maxLength={200} />
        <TextInput {...field('authority')} label={text('safety.flaggers.authority')} maxLength={200} />
        <TextInput {...field('email')} label={text('safety.flaggers.email')} type="email" maxLength={254} />
        <TextInput {...field('until')} label={text('safety.flaggers.until')} type="date" />
        <FormFooter failure={form.failure} busy={form.busy} label={text('safety.flaggers.send')} />
      </form>
    </Panel>
  );
}

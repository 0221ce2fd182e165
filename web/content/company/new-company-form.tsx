import { Alert, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addCompany } from '#contract/content/company/add-company.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { CompanyFields, CompanyPreview } from './company-fields.tsx';
import { companyFieldNames, factsIn, factsOf, noFacts } from './typed-company.ts';

const addMutation = () => mutationFor(addCompany, { idempotent: true });

/** The fields of another company with their preview. A sent form is remembered, so a retry adds nothing twice. */
function NewCompany({ client, onAdded }: { client: string; onAdded: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [shown, setShown] = useState(noFacts);
  const form = useCallForm({
    domain: 'content',
    schema: addCompany.input,
    mutation: addMutation(),
    fields: companyFieldNames,
    prepare: (typed) => ({ ...factsOf(typed), client_id: client }),
    async onDone({ facts }) {
      toast({ tone: 'success', text: text('content.company.added', { name: facts.name }) });
      onAdded();
      await queries.invalidateQueries();
    },
  });
  const preview = () => {
    if (form.formProps.ref.current !== null) setShown(factsIn(form.formProps.ref.current));
  };
  return (
    <>
      <form className={styles.form} {...form.formProps} onChange={preview}>
        <CompanyFields facts={noFacts} errorOf={form.errorOf} />
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('content.company.add')}
          </Button>
        </div>
      </form>
      {shown.name === '' ? null : (
        <>
          <h3 className={styles.heading}>{text('content.company.preview')}</h3>
          <CompanyPreview facts={shown} />
        </>
      )}
    </>
  );
}

/** Adds a company. The form opens on demand, because most visits change a company. */
export function NewCompanyForm() {
  const text = useText();
  const title = useId();
  const [client, setClient] = useState<string | null>(null);
  return (
    <Panel className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {text('content.company.new')}
      </h2>
      <p className={styles.quiet}>{text('content.company.new_what')}</p>
      {client === null ? (
        <div className={styles.buttons}>
          <Button variant="light" onClick={() => setClient(crypto.randomUUID())}>
            {text('content.company.new')}
          </Button>
        </div>
      ) : (
        <NewCompany client={client} onAdded={() => setClient(null)} />
      )}
    </Panel>
  );
}

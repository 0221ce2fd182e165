import { Alert, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeCompany } from '#contract/content/company/change-company.ts';
import type { HouseCompany } from '#contract/content/company/list-companies.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { CompanyFields, CompanyPreview } from './company-fields.tsx';
import { CompanyHistory } from './company-history.tsx';
import { companyFieldNames, factsIn, factsOf } from './typed-company.ts';

const changeMutation = () => mutationFor(changeCompany);

/** The facts of one company, with a preview beside them and the history below. */
export function CompanyForm({ company }: { company: HouseCompany }) {
  const text = useText();
  const title = useId();
  const queries = useQueryClient();
  const [facts, setFacts] = useState(company.facts);
  const [shown, setShown] = useState(company.facts);
  const form = useCallForm({
    domain: 'content',
    schema: changeCompany.input,
    mutation: changeMutation(),
    fields: companyFieldNames,
    prepare: (typed) => ({ ...factsOf(typed), company: company.company, seen: company.last_change }),
    async onDone() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
  });
  const preview = () => {
    if (form.formProps.ref.current !== null) setShown(factsIn(form.formProps.ref.current));
  };
  return (
    <Panel className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {company.facts.name}
      </h2>
      <p className={styles.facts}>
        {company.hosts.length === 0 ? <span>{text('content.company.no_sites')}</span> : null}
        {company.hosts.map((host) => (
          <span key={host}>{host}</span>
        ))}
      </p>
      <form key={JSON.stringify(facts)} className={styles.form} {...form.formProps} onChange={preview}>
        <CompanyFields facts={facts} errorOf={form.errorOf} />
        <p className={styles.warning}>{text('content.company.danger')}</p>
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('content.company.save')}
          </Button>
        </div>
      </form>
      <h3 className={styles.heading}>{text('content.company.preview')}</h3>
      <CompanyPreview facts={shown} />
      <CompanyHistory
        company={company.company}
        onTakeBack={(earlier) => {
          setFacts(earlier);
          setShown(earlier);
        }}
      />
    </Panel>
  );
}

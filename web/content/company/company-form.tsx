import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeCompany } from '#contract/content/company/change-company.ts';
import type { HouseCompany, StoredCompany } from '#contract/content/company/list-companies.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { companyFacts } from '../info-pages/company.ts';
import { CompanyCard } from '../info-pages/company-card.tsx';
import { CompanyHistory } from './company-history.tsx';
import { companyFieldNames, factsOf, typedFact } from './typed-company.ts';

const changeMutation = () => mutationFor(changeCompany);

const long: ReadonlySet<string> = new Set(['vat_numbers', 'tradenames']);
const explained: ReadonlySet<string> = new Set([
  'country',
  'vat_numbers',
  'tradenames',
  'authority_email',
  'member_email',
  'dispute_body',
]);

/** How the foot of every information page shows these facts. */
function CompanyPreview({ facts }: { facts: StoredCompany }) {
  const settings = useSettings();
  const intl = useIntl();
  const isCountry = /^[A-Z]{2}$/.test(facts.country);
  const country =
    (isCountry ? intl.formatDisplayName(facts.country, { type: 'region' }) : null) ?? facts.country;
  const shown = companyFacts({ ...facts, delete_discount: 0, added: '' }, settings, country);
  return <CompanyCard company={shown} site={settings.name} />;
}

/** The facts of one company, with a preview beside them and the history below. */
export function CompanyForm({ company }: { company: HouseCompany }) {
  const text = useText();
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
    if (form.formProps.ref.current === null) return;
    const data = new FormData(form.formProps.ref.current);
    setShown(
      factsOf(Object.fromEntries(companyFieldNames.map((name) => [name, String(data.get(name) ?? '')]))),
    );
  };
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{company.facts.name}</h2>
      <p className={styles.facts}>
        {company.hosts.map((host) => (
          <span key={host}>{host}</span>
        ))}
      </p>
      <form key={JSON.stringify(facts)} className={styles.form} {...form.formProps} onChange={preview}>
        <div className={styles.two}>
          {companyFieldNames.map((name) => {
            const field = {
              name,
              label: text(`content.company.field.${name}`),
              error: form.errorOf(name),
              defaultValue: typedFact(facts, name),
              autoComplete: 'off',
              ...(explained.has(name) && { description: text(`content.company.what.${name}`) }),
            };
            return long.has(name) ? (
              <Textarea key={name} minRows={3} {...field} />
            ) : (
              <TextInput key={name} {...field} />
            );
          })}
        </div>
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

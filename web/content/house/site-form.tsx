import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { addSite } from '#contract/content/house/add-site.ts';
import type { listSites } from '#contract/content/house/list-sites.ts';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import { locales } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import styles from '#web/operators/console-house.module.css';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const addSiteMutation = () => mutationFor(addSite);

const typedIn = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Reads the new site from the form. The schema of the operation validates the values. */
const readForm = (form: FormData) => ({
  host: typedIn(form, 'host'),
  niche: Number(typedIn(form, 'niche')),
  language: typedIn(form, 'language'),
  default_country: typedIn(form, 'default_country'),
  company: Number(typedIn(form, 'company')),
  mail_name: typedIn(form, 'mail_name'),
});

type Field = keyof ReturnType<typeof readForm>;

/** Form for a new site. Each error is shown at its field. */
export function SiteForm({ companies, niches }: Pick<AnswerOf<typeof listSites>, 'companies' | 'niches'>) {
  const text = useText();
  const fieldText = useFieldText('content');
  const failure = useFailureText();
  const queries = useQueryClient();
  const countries = useCountries();
  const { default_country } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const field = form.current?.elements.namedItem([...found.keys()][0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const { mutate, isPending, error } = useMutation({
    ...addSiteMutation(),
    async onSuccess({ host }) {
      toast({ tone: 'success', text: text('content.house.site_added', { host }) });
      form.current?.reset();
      await queries.invalidateQueries();
    },
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = addSite.input.safeParse(readForm(new FormData(event.currentTarget)), {
      reportInput: true,
    });
    if (!checked.success)
      return show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
    setFaults(new Map());
    mutate(checked.data);
  };
  const field = (name: Field) => ({ name, error: faults.get(name), autoComplete: 'off' });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('content.house.new_site')}</h2>
      <p className={styles.quiet}>{text('content.house.new_site_what')}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <div className={styles.two}>
          <TextInput
            label={text('content.house.domain')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            {...field('host')}
          />
          <TextInput label={text('content.house.mail_name')} maxLength={60} {...field('mail_name')} />
          <NativeSelect
            label={text('content.house.niche')}
            data={niches.map((label, index) => ({ value: String(index + 1), label }))}
            {...field('niche')}
          />
          <NativeSelect
            label={text('content.house.language')}
            data={locales.map((value) => ({
              value,
              label: languageNames[value],
            }))}
            {...field('language')}
          />
          <NativeSelect
            label={text('content.house.country')}
            data={[...countries]}
            defaultValue={default_country}
            {...field('default_country')}
          />
          <NativeSelect
            label={text('content.house.company')}
            data={companies.map(({ company, name }) => ({ value: String(company), label: name }))}
            {...field('company')}
          />
        </div>
        <p className={styles.warning}>{text('content.house.certificate')}</p>
        {error !== null && !isPending && faults.size === 0 ? (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={isPending}>
            {text('content.house.add_site')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

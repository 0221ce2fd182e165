import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { addSite } from '#contract/content/house/add-site.ts';
import type { listSites } from '#contract/content/house/list-sites.ts';
import { locales } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { type CallForm, useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const addSiteMutation = () => mutationFor(addSite);

const fields = ['host', 'mail_name', 'niche', 'language', 'default_country', 'company'] as const;

/** The companies and niches that a new site may have. */
type SiteChoices = Pick<AnswerOf<typeof listSites>, 'companies' | 'niches'>;

/** The fields of a new site, each with its error. */
function SiteFields({ companies, niches, errorOf }: SiteChoices & Pick<CallForm, 'errorOf'>) {
  const text = useText();
  const countries = useCountries();
  const { default_country } = useSettings();
  const field = (name: (typeof fields)[number]) => ({ name, error: errorOf(name), autoComplete: 'off' });
  return (
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
  );
}

/** Form for a new site. Each error is shown at its field. */
export function SiteForm(choices: SiteChoices) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCallForm({
    domain: 'content',
    schema: addSite.input,
    mutation: addSiteMutation(),
    fields,
    prepare: ({ niche, company, ...typed }) => ({
      ...typed,
      niche: Number(niche),
      company: Number(company),
    }),
    async onDone({ host }) {
      toast({ tone: 'success', text: text('content.house.site_added', { host }) });
      form.formProps.ref.current?.reset();
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('content.house.new_site')}</h2>
      <p className={styles.quiet}>{text('content.house.new_site_what')}</p>
      <form className={styles.form} {...form.formProps}>
        <SiteFields {...choices} errorOf={form.errorOf} />
        <p className={styles.warning}>{text('content.house.certificate')}</p>
        {form.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {form.failure}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy}>
            {text('content.house.add_site')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { StoredCompany } from '#contract/content/company/list-companies.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import type { CallForm } from '#web/ui/forms/use-call-form.ts';
import { companyFacts } from '../info-pages/company.ts';
import { CompanyCard } from '../info-pages/company-card.tsx';
import { companyFieldNames, typedFact } from './typed-company.ts';

const long: ReadonlySet<string> = new Set(['vat_numbers', 'tradenames']);
const explained: ReadonlySet<string> = new Set([
  'country',
  'vat_numbers',
  'tradenames',
  'authority_email',
  'member_email',
  'dispute_body',
]);

const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** How the foot of every information page shows these facts. */
export function CompanyPreview({ facts }: { facts: StoredCompany }) {
  const settings = useSettings();
  const intl = useIntl();
  const isCountry = /^[A-Z]{2}$/.test(facts.country);
  const country =
    (isCountry ? intl.formatDisplayName(facts.country, { type: 'region' }) : null) ?? facts.country;
  const shown = companyFacts({ ...facts, delete_discount: 0, added: '' }, settings, country);
  return <CompanyCard company={shown} site={settings.name} preview />;
}

/** An error of the field, or of one of its lines. */
const lineError = (errorOf: CallForm['errorOf'], name: string): string | undefined =>
  [name, ...Array.from({ length: 20 }, (_, line) => `${name}.${line}`)].map(errorOf).find(Boolean);

/** The fields of a company, each with its error. */
export function CompanyFields({ facts, errorOf }: { facts: StoredCompany } & Pick<CallForm, 'errorOf'>) {
  const text = useText();
  return (
    <div className={styles.two}>
      {companyFieldNames.map((name) => {
        const field = {
          name,
          label: text(`content.company.field.${name}`),
          error: lineError(errorOf, name),
          defaultValue: typedFact(facts, name),
          autoComplete: 'off',
          // Fields of a row stay on one line if only some of them have a description.
          inputWrapperOrder: hintBelow,
          ...(explained.has(name) && { description: text(`content.company.what.${name}`) }),
        };
        return long.has(name) ? (
          <Textarea key={name} minRows={3} {...field} />
        ) : (
          <TextInput key={name} {...field} />
        );
      })}
    </div>
  );
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useAreaText } from './audit-area.ts';
import styles from './console-security-page.module.css';
import { FilterFold } from './filter-fold.tsx';

const fields = ['operator', 'action', 'kind', 'member', 'subject', 'since', 'until'] as const;
const numbers = ['member', 'subject'] as const;

const typedIn = (form: FormData) =>
  fields.map((name) => [name, String(form.get(name) ?? '').trim()] as const);

/** The filters of the audit log. The address of the page holds them. */
export function AuditSearch(props: {
  operators: ReadonlyArray<{ readonly id: number; readonly email: string }>;
  areas: readonly string[];
  busy: boolean;
}) {
  const text = useText();
  const areaText = useAreaText();
  const [search, setSearch] = useSearchParams();
  const [wrongField, setWrongField] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = typedIn(form);
    const wrong = numbers.find((name) => !/^\d{0,16}$/.test(String(form.get(name) ?? '').trim()));
    setWrongField(wrong ?? null);
    if (wrong !== undefined) {
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setSearch(Object.fromEntries(typed.filter(([, value]) => value !== '')));
  };
  const chosen = search.get('action') ?? '';
  const single = chosen.includes('/') ? [chosen] : [];
  const initial = (name: string) => ({ name, defaultValue: search.get(name) ?? '' });
  return (
    <search>
      <form
        key={search.toString()}
        className={`${styles.search} ${styles.filters}`}
        noValidate
        onSubmit={submit}
      >
        <FilterFold count={search.size}>
          <NativeSelect
            label={text('operators.security.operator')}
            {...initial('operator')}
            data={[
              { value: '', label: text('operators.security.everybody') },
              ...props.operators.map(({ id, email }) => ({ value: String(id), label: email })),
            ]}
          />
          <NativeSelect
            label={text('operators.audit.area_label')}
            {...initial('action')}
            data={[
              { value: '', label: text('operators.audit.all') },
              ...[...single, ...props.areas].map((area) => ({ value: area, label: areaText(area) })),
            ]}
          />
          <NativeSelect
            label={text('operators.audit.kind_label')}
            {...initial('kind')}
            data={[
              { value: '', label: text('operators.audit.all') },
              { value: 'acts', label: text('operators.audit.acts') },
              { value: 'looks', label: text('operators.audit.looks') },
            ]}
          />
          {numbers.map((name) => (
            <TextInput
              key={name}
              label={text(name === 'member' ? 'operators.security.member' : 'operators.audit.subject')}
              {...initial(name)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={16}
              error={wrongField === name ? text('operators.security.number_only') : undefined}
            />
          ))}
          <TextInput label={text('operators.audit.since')} {...initial('since')} type="date" />
          <TextInput label={text('operators.audit.until')} {...initial('until')} type="date" />
          <Button type="submit" loading={props.busy}>
            {text('operators.security.search')}
          </Button>
        </FilterFold>
      </form>
    </search>
  );
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { codeState } from '#contract/payments/console/code-figures.ts';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './code-figures.module.css';
import type { CodeFilter } from './code-filter.ts';

/** The search by code and the filter by state. */
export function CodeSearch(props: {
  filter: CodeFilter;
  busy: boolean;
  onSearch: (filter: CodeFilter) => void;
}) {
  const text = useText();
  const { filter } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const state = codeState.safeParse(form.get('state')).data;
    const search = String(form.get('search') ?? '').trim();
    props.onSearch({ personal: filter.personal, ...(state && { state }), ...(search && { search }) });
  };
  return (
    <search>
      <form key={`${filter.state} ${filter.search}`} className={styles.search} onSubmit={submit}>
        <TextInput
          label={text('payments.codes.search')}
          name="search"
          type="search"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={filter.search ?? ''}
        />
        <FilterFold count={filter.state === undefined ? 0 : 1}>
          <NativeSelect
            label={text('payments.desk.state')}
            name="state"
            defaultValue={filter.state ?? ''}
            data={[
              { value: '', label: text('payments.desk.any') },
              ...codeState.options.map((value) => ({ value, label: text(`payments.codes.state_${value}`) })),
            ]}
          />
        </FilterFold>
        <Button type="submit" loading={props.busy}>
          {text('payments.desk.find')}
        </Button>
      </form>
    </search>
  );
}

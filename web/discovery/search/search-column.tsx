import { Button } from '@mantine/core';
import { Form, useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { addressOf } from '../criteria/member-search.ts';
import { type FieldsProps, SearchFields } from '../criteria/search-fields.tsx';
import styles from './search-column.module.css';
import { useDraftCriteria } from './use-draft-criteria.ts';

/**
 * The search form beside its results on wide screens. Each change searches at once. Before hydration it is a
 * plain form.
 */
export function SearchColumn({ criteria, ...props }: Omit<FieldsProps, 'onChange'>) {
  const text = useText();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraftCriteria(criteria, (wanted) => void navigate(addressOf(wanted)));
  return (
    <Form
      action="/members"
      role="search"
      aria-label={text('discovery.filter')}
      className={styles.column}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchFields {...props} criteria={draft} onChange={setDraft} />
      <noscript>
        <Button type="submit">{text('discovery.search')}</Button>
      </noscript>
    </Form>
  );
}

import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { activeFiltersOf } from '../criteria/active-filters.ts';
import { addressOf } from '../criteria/member-search.ts';
import { type FieldsProps, SearchFields } from '../criteria/search-fields.tsx';
import styles from './search-tools.module.css';
import { useDraftCriteria } from './use-draft-criteria.ts';

// Loaded on the first tap.
const SearchSheet = lazy(() => import('./search-sheet.tsx').then((part) => ({ default: part.SearchSheet })));
const SavedSearchesDialog = lazy(() =>
  import('../saved-searches/saved-searches-dialog.tsx').then((part) => ({
    default: part.SavedSearchesDialog,
  })),
);

/** Buttons to the filters (on a phone) and to the saved searches. */
export function SearchTools(props: Omit<FieldsProps, 'onChange'>) {
  const text = useText();
  const [open, setOpen] = useState<'filters' | 'saved' | null>(null);
  const close = () => setOpen(null);
  const count = activeFiltersOf(props.criteria).length;
  return (
    <div className={styles.tools}>
      <Button
        className={styles.filters ?? ''}
        variant={count > 0 ? 'light' : 'default'}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen('filters')}
      >
        {text('discovery.filters', { count })}
      </Button>
      {props.member ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconBookmarks size={20} aria-hidden />}
          onClick={() => setOpen('saved')}
        >
          {text('discovery.saved.open')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'filters' ? <SearchSheet {...props} onClose={close} /> : null}
        {open === 'saved' ? <SavedSearchesDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

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

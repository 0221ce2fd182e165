import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/discovery/list-saved-searches.ts';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { activeFiltersOf } from '../criteria/active-filters.ts';
import { addressOf } from '../criteria/member-search.ts';
import { Toggle } from '../criteria/toggle.tsx';
import { useFilterText } from '../criteria/use-filter-text.ts';
import { useChangeSavedSearch } from './change-saved-search.mutation.ts';
import { RenameSearch } from './rename-search.tsx';
import { useSaveSearch } from './save-search.mutation.ts';
import styles from './saved-search-row.module.css';

/** Removes a saved search. Its row stays until the list is reloaded, so that the removal can be undone. */
const useRemoveSavedSearch = () => useMutation(mutationFor(removeSavedSearch, { idempotent: true }));

/** A saved search. Its name runs it. After removal the row says so and offers to undo. */
export function SavedSearchRow({ search, onRun }: { search: SavedSearch; onRun: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const wishes = activeFiltersOf(search.criteria);
  const textOf = useFilterText(wishes);
  const [naming, setNaming] = useState(false);
  const change = useChangeSavedSearch();
  const remove = useRemoveSavedSearch();
  const bring = useSaveSearch();
  const failed = { onError: (error: unknown) => toast({ tone: 'danger', text: failureText(error) }) };
  const { id, name, criteria, notice } = search;

  if (remove.isSuccess) {
    return (
      <li className={styles.row} data-removed>
        <p role="status">{text('discovery.saved.removed', { name })}</p>
        <Button
          variant="light"
          loading={bring.isPending}
          onClick={() => bring.mutate({ name, criteria, notice }, failed)}
        >
          {text('discovery.saved.undo')}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      {naming ? (
        <RenameSearch search={search} onDone={() => setNaming(false)} />
      ) : (
        <div className={styles.head}>
          <Link to={addressOf(criteria)} className={styles.run} onClick={onRun}>
            <span className={styles.name}>{name}</span>
            <span className={styles.wishes}>
              {wishes.length > 0 ? wishes.map(textOf).join(' · ') : text('discovery.saved.everyone')}
            </span>
          </Link>
          <ActionIcon
            variant="subtle"
            aria-label={text('discovery.saved.rename', { name })}
            onClick={() => setNaming(true)}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            loading={remove.isPending}
            aria-label={text('discovery.saved.remove', { name })}
            onClick={() => remove.mutate({ search: id }, failed)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <Toggle
        label={text('discovery.saved.notice')}
        checked={change.isPending ? (change.variables.notice ?? notice) : notice}
        onChange={(wanted) => change.mutate({ search: id, notice: wanted }, failed)}
      />
    </li>
  );
}

import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { changeSavedSearch } from '#contract/discovery/change-saved-search.ts';
import type { SavedSearch } from '#contract/discovery/list-saved-searches.ts';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { activeFiltersOf, useFilterText } from '../criteria/active-filters.ts';
import { addressOf } from '../criteria/member-search.ts';
import { Toggle } from '../criteria/toggle.tsx';
import { savedSearchesQuery, useSaveSearch } from './saved-searches.ts';
import styles from './saved-searches-dialog.module.css';

/** Renames a saved search, or switches its notice. */
function useChangeSavedSearch() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(changeSavedSearch, { idempotent: true }),
    onSuccess: ({ search }) =>
      queries.setQueryData(
        savedSearchesQuery().queryKey,
        (known) =>
          known && {
            ...known,
            searches: known.searches.map((other) => (other.id === search.id ? search : other)),
          },
      ),
  });
}

const longestName = 60;

/** Form that renames a saved search. */
function RenameSearch({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const [name, setName] = useState(search.name);
  const { mutate, error, isPending } = useChangeSavedSearch();
  const nameError = error instanceof ApiProblem ? error.fieldError('name') : undefined;
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ search: search.id, name }, { onSuccess: onDone });
      }}
    >
      <TextInput
        label={text('discovery.saved.name')}
        value={name}
        maxLength={longestName}
        required
        withAsterisk={false}
        autoFocus
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={error ? (nameError ?? failureText(error)) : null}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {text('discovery.saved.keep')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {text('kit.cancel')}
        </Button>
      </div>
    </form>
  );
}

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

/** Lists a member's saved searches to run, rename, remove, or switch notices (DISC-7). */
export function SavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery({ ...savedSearchesQuery(), staleTime: 0 });
  return (
    <Dialog title={text('discovery.saved.title')} placement="bottom" onClose={onClose}>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data ? null : <ListSkeleton count={3} />}
      {data && data.searches.length === 0 ? (
        <EmptyState
          picture="search"
          title={text('discovery.saved.none')}
          body={text('discovery.saved.none_body')}
        />
      ) : null}
      {data && data.searches.length > 0 ? (
        <>
          <ul className={styles.list}>
            {data.searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onRun={onClose} />
            ))}
          </ul>
          <p className={styles.limit}>
            {text('discovery.saved.limit', { count: data.searches.length, most: data.most })}
          </p>
        </>
      ) : null}
    </Dialog>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSearch } from '#contract/discovery/saved-search.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useChangeSavedSearch } from './change-saved-search.mutation.ts';
import styles from './rename-search.module.css';

const longestName = 60;

/** Form that renames a saved search. */
export function RenameSearch({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
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

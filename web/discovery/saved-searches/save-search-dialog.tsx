import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { activeFiltersOf, useFilterText } from '../criteria/active-filters.ts';
import { Toggle } from '../criteria/toggle.tsx';
import styles from './save-search-dialog.module.css';
import { useSaveSearch } from './saved-searches.ts';

const longestName = 60;
/** Number of filters in the suggested name. The others are listed below it. */
const named = 3;

/** Dialog that saves the present search under a name (DISC-7). */
export function SaveSearchDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const text = useText();
  const failureText = useFailureText();
  const wishes = activeFiltersOf(criteria);
  const textOf = useFilterText(wishes);
  const suggested = wishes.slice(0, named).map(textOf).join(', ').slice(0, longestName);
  const [name, setName] = useState(suggested || text('discovery.saved.everyone'));
  const [notice, setNotice] = useState(false);
  const { mutate, error, isPending } = useSaveSearch();
  const nameError = error instanceof ApiProblem ? error.fieldError('name') : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { name, criteria, notice },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: text('discovery.saved.done') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={text('discovery.saved.save')} onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <TextInput
          label={text('discovery.saved.name')}
          value={name}
          maxLength={longestName}
          required
          withAsterisk={false}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={nameError}
        />
        <Toggle label={text('discovery.saved.notice')} checked={notice} onChange={setNotice} />
        <p className={styles.hint}>{text('discovery.saved.notice_hint')}</p>
        {error && !nameError ? <p role="alert">{failureText(error)}</p> : null}
        <Button type="submit" fullWidth loading={isPending}>
          {text('discovery.saved.keep')}
        </Button>
      </form>
    </Dialog>
  );
}

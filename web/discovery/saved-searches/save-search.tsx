import { lazy, Suspense, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import styles from '../criteria/filter-chips.module.css';
import { SaveSearchLabel } from './save-search-label.tsx';

const SaveSearchDialog = lazy(() =>
  import('./save-search-dialog.tsx').then((part) => ({ default: part.SaveSearchDialog })),
);

/** Button that saves the present search (DISC-7). */
export function SaveSearch({ criteria }: { criteria: Criteria }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.save} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SaveSearchLabel />
      </button>
      <Suspense>
        {open ? <SaveSearchDialog criteria={criteria} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

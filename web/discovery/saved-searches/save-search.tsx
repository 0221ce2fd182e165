import { IconBookmarkPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '../criteria/filter-chips.module.css';

/** Label of the save button, only an icon if there is little room. */
export function SaveSearchLabel() {
  const text = useText();
  return (
    <>
      <IconBookmarkPlus size={20} aria-hidden />
      <span className={styles.word}>{text('discovery.saved.save')}</span>
    </>
  );
}

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

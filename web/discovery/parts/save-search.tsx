import { IconBookmarkPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './wish-chips.module.css';

const SaveSearchDialog = lazy(() =>
  import('./save-search-dialog.tsx').then((part) => ({ default: part.SaveSearchDialog })),
);

/** The way to keep the search one has made (DISC-7). */
export function SaveSearch({ criteria }: { criteria: Criteria }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.save} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBookmarkPlus size={20} aria-hidden />
        <span className={styles.word}>{text('discovery.saved.save')}</span>
      </button>
      <Suspense>
        {open ? <SaveSearchDialog criteria={criteria} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

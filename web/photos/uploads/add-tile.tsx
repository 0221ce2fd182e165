import { IconCamera, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './add-tile.module.css';
import { photoTypes } from './photo-error.ts';

/** The tile after the last photo, which accepts one or several files (PROF-4). */
export function AddTile(props: { first: boolean; hint: string; onFiles: (files: readonly File[]) => void }) {
  const text = useText();
  const input = useId();
  return (
    <li className={props.first ? styles.first : undefined}>
      <label htmlFor={input} className={styles.add}>
        <IconCamera size={28} aria-hidden />
        <span>{text(props.first ? 'photos.add' : 'photos.add_more')}</span>
        {props.first ? <span className={styles.several}>{text('photos.add_several')}</span> : null}
        <input
          id={input}
          type="file"
          multiple
          accept={photoTypes}
          aria-describedby={props.hint}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Cleared, so that the same file can be chosen again.
            currentTarget.value = '';
            if (files.length > 0) props.onFiles(files);
          }}
        />
      </label>
    </li>
  );
}

/** A locked tile in place of the next photo. A tap explains what premium takes (ACC-16). */
export function PremiumTile({ onAsk }: { onAsk(): void }) {
  const text = useText();
  return (
    <li>
      <button type="button" className={styles.add} onClick={onAsk}>
        <IconLock size={28} aria-hidden />
        <span>{text('photos.add_more')}</span>
      </button>
    </li>
  );
}

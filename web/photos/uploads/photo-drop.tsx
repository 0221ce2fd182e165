import { IconCamera, IconLock } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-drop.module.css';
import { photoTypes } from './photo-error.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A drop zone for files. It also receives files pasted anywhere on the page (PROF-4). */
export function PhotoDrop(props: {
  ref: Ref<HTMLElement>;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const text = useText();
  const [over, setOver] = useState(false);
  const { ref, onFiles, children } = props;
  const onPaste = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onPaste(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.drop}
      aria-label={text('photos.own_all')}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over ? (
        <p className={styles.over} aria-hidden="true">
          {text('photos.drop_here')}
        </p>
      ) : null}
    </section>
  );
}

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

import { type DragEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-drop.module.css';

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

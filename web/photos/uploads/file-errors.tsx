import { CloseButton } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './file-errors.module.css';
import type { RejectedFile } from './use-chosen-files.ts';

/** The files that cannot be used, and how many did not fit. */
export function FileErrors(props: {
  faulty: readonly RejectedFile[];
  left: number;
  limit: number;
  onClose: () => void;
}) {
  const text = useText();
  const { faulty, left, limit, onClose } = props;
  return (
    <div className={styles.faults} role="alert">
      <ul>
        {faulty.map(({ name, fault }) => (
          <li key={name}>
            <strong>{name}</strong> {text(`photos.error.${fault.code}`, fault.params)}
          </li>
        ))}
        {left > 0 ? <li>{text('photos.no_room', { count: left, limit })}</li> : null}
      </ul>
      <CloseButton size={44} iconSize={20} aria-label={text('kit.close')} onClick={onClose} />
    </div>
  );
}

import { IconBookmarkPlus } from '@tabler/icons-react';
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

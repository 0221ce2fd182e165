import { Button } from '@mantine/core';
import { IconMasksTheater } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './fictional-hidden-note.module.css';
import { useFictionalChoice } from './use-fictional-choice.ts';

/** Where a list leaves fictional profiles out: that it does, and the way to have them back (FIC-11). */
export function FictionalHiddenNote() {
  const text = useText();
  const { hidden, busy, change } = useFictionalChoice();
  if (!hidden) return null;
  return (
    <p className={styles.note}>
      <IconMasksTheater size={20} aria-hidden className={styles.icon} />
      <span>{text('profiles.fictional.are_hidden')}</span>
      <Button variant="subtle" size="compact-md" loading={busy} onClick={() => change(false)}>
        {text('profiles.fictional.show')}
      </Button>
    </p>
  );
}

import { Button } from '@mantine/core';
import { IconMasksTheater } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './fictional-hidden-note.module.css';
import { useFictionalChoice } from './use-fictional-choice.ts';

/**
 * Says that fictional profiles are hidden, with a button to show them again (FIC-11). `place` is `profile` on
 * the page of a fictional profile.
 */
export function FictionalHiddenNote({ place = 'list' }: { place?: 'list' | 'profile' }) {
  const text = useText();
  const { hidden, change } = useFictionalChoice();
  if (!hidden) return null;
  return (
    <p className={styles.note}>
      <IconMasksTheater size={20} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span>
          {text(place === 'list' ? 'profiles.fictional.are_hidden' : 'profiles.fictional.you_hide')}
        </span>
        <Button variant="subtle" size="compact-md" onClick={() => change(false)}>
          {text('profiles.fictional.show')}
        </Button>
      </span>
    </p>
  );
}

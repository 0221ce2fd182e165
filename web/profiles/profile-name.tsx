import { IconMasksTheater } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './profile-name.module.css';

/**
 * The label "Fictief profiel" in words, in the reader's language, beside a name. Body size, full contrast,
 * never behind a hover and never the icon alone (SAFE-4, FIC-2). `ProfileName` renders it wherever it is
 * required. Use it alone only in a text about fictional profiles in general.
 */
export function FictionalLabel() {
  const text = useText();
  return (
    <span className={styles.label} data-fictional>
      <IconMasksTheater size={18} aria-hidden className={styles.icon} />
      {text('sites.fictional.singular')}
    </span>
  );
}

/**
 * A member's name, age and, for a fictional profile, the label. The only component that renders a member's
 * name, so that the label cannot be forgotten (SAFE-4, FIC-1). Inherits size and weight from its container.
 */
export function ProfileName({
  card,
  age = true,
}: {
  card: Pick<ProfileCard, 'name' | 'fictional'> & Partial<Pick<ProfileCard, 'age'>>;
  age?: boolean;
}) {
  return (
    <span className={styles.who}>
      <span className={styles.name}>
        {card.name}
        {age && card.age !== undefined ? `, ${card.age}` : null}
      </span>
      {card.fictional ? <FictionalLabel /> : null}
    </span>
  );
}

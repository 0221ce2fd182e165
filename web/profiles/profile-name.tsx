import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalLabel } from './fictional-label.tsx';
import styles from './profile-name.module.css';

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

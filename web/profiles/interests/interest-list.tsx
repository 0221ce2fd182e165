import type { Interest } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { interestIcons } from './interest-icons.ts';
import styles from './interest-list.module.css';

/** A member's interests, each with its icon. */
export function InterestList({ interests }: { interests: readonly Interest[] }) {
  const text = useText();
  return (
    <ul className={styles.list}>
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <li key={interest} className={styles.item}>
            <Icon size={18} aria-hidden className={styles.icon} />
            {text(`sites.interest.${interest}`)}
          </li>
        );
      })}
    </ul>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';

import styles from './password-strength.module.css';

/** 0: empty; 1: too weak; 2: good; 3: strong. */
type PasswordLevel = 0 | 1 | 2 | 3;

const least = 10;
const strong = 16;
const fewSigns = 5;

/** Judges by length. A repetition of few different characters does not count as length. */
function passwordLevel(password: string): PasswordLevel {
  if (password === '') return 0;
  const signs = [...password];
  if (signs.length < least || new Set(signs).size < fewSigns) return 1;
  return signs.length < strong ? 2 : 3;
}

/** Shows the strength of the password as a hint; it blocks nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const text = useText();
  const level = passwordLevel(password);
  const words: Readonly<Record<PasswordLevel, string>> = {
    0: text('accounts.password_hint'),
    1: text('accounts.password_short'),
    2: text('accounts.password_good'),
    3: text('accounts.password_strong'),
  };
  return (
    <div className={styles.strength}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} data-level={level} style={level === 0 ? { width: 0 } : undefined} />
      </div>
      <span aria-live="polite">{words[level]}</span>
    </div>
  );
}

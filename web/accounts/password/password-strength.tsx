import { charactersOf } from '#contract/kit/password.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';

import styles from './password-strength.module.css';

/** 0: empty; 1: too short; 2: long enough; 3: long. */
type PasswordLevel = 0 | 1 | 2 | 3;

const farAboveShortest = 6;
const fewCharacters = 5;

/** Judges by length. A repetition of few different characters does not count as length. */
function passwordLevel(password: string, shortest: number): PasswordLevel {
  if (password === '') return 0;
  const length = charactersOf(password);
  if (length < shortest || new Set(password).size < fewCharacters) return 1;
  return length < shortest + farAboveShortest ? 2 : 3;
}

/** Shows as a hint whether the password is long enough. Only the server can judge how guessable it is. */
export function PasswordStrength({ password }: { password: string }) {
  const text = useText();
  const { password_length: min } = useSettings();
  const level = passwordLevel(password, min);
  const words: Readonly<Record<PasswordLevel, string>> = {
    0: text('accounts.password_hint', { min }),
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

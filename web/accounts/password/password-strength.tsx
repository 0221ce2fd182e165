import { useText } from '#web/platform/intl/use-text.tsx';
import { type PasswordLevel, passwordLevel } from './password-level.ts';
import styles from './password-strength.module.css';

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

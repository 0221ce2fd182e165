import type { ReactNode } from 'react';
import formStyles from '#web/ui/forms/form-card.module.css';
import styles from './sign-up-layout.module.css';

/** The sign-up page: the form, and on a wide screen the visitor's own card beside it (ACC-1). */
export function SignUpLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`${formStyles.page} ${styles.page}`}>
      <div className={styles.columns}>
        <div className={styles.aside}>{aside}</div>
        <div className={`${formStyles.card} ${styles.card}`}>{children}</div>
      </div>
    </div>
  );
}

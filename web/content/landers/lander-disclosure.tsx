import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged-path.ts';
import styles from './lander-disclosure.module.css';

/**
 * States that there are fictional profiles, who writes for them, that they cannot be met, and that the
 * pictures are drawn (FIC-3). `children` replace this text.
 */
export function LanderDisclosure({ children }: { children?: ReactNode }) {
  const text = useText();
  const logIn = useTaggedPath('/login');
  const { name, fictional_singular: label } = useSettings();
  return (
    <aside className={styles.fair} aria-label={text('content.lander.fair_title')}>
      {children === undefined ? (
        <>
          <p className={styles.title}>{text('content.lander.fair_title')}</p>
          <p>{text('content.lander.fair', { name, label })}</p>
        </>
      ) : (
        children
      )}
      <p>
        {text('content.lander.member')} <a href={logIn}>{text('content.front.log_in')}</a>
      </p>
    </aside>
  );
}

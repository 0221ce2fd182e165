import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useTaggedPath } from '#web/tracking/use-tagged-path.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import styles from './call-to-action.module.css';

/** The end of the front page, with another sign-up button. */
export function CallToAction({ niche }: { niche: Niche }) {
  const text = useText();
  const signUp = useTaggedPath('/signup');
  return (
    <section className={styles.closing}>
      <svg className={styles.spark} viewBox="-24 -24 48 48" aria-hidden="true">
        <SparkRays x={0} y={0} kind="around" />
      </svg>
      <h2 className={styles.title}>{text('content.front.closing', { niche })}</h2>
      <ActionLink to={signUp} size="large">
        {text('content.front.sign_up')}
      </ActionLink>
    </section>
  );
}

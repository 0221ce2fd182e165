import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './fictional-explanation.module.css';

/**
 * Explains before sign-up that there are fictional profiles, who writes for them, and that they cannot be met
 * (FIC-3).
 */
export function FictionalExplanation({ niche }: { niche: Niche }) {
  const text = useText();
  const { fictional_singular: label } = useSettings();
  const writes = useFictionalWrites();
  return (
    <section className={styles.section}>
      <figure className={styles.example}>
        <Portrait look={{ ...portraitCastOf[niche][1], ground: 'var(--accent)' }} className={styles.face} />
        <figcaption className={styles.caption}>
          <span className={styles.name}>Robin, 34</span>
          <span className={styles.label}>{label}</span>
        </figcaption>
      </figure>
      <div>
        <h2 className={styles.title}>{text('content.front.honest')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{text('content.front.honest_exist')}</dt>
            <dd>{text('content.front.honest_exist_body', { label })}</dd>
          </div>
          <div>
            <dt>{text('content.front.honest_who')}</dt>
            <dd>{writes}</dd>
          </div>
          <div>
            <dt>{text('content.front.honest_meet')}</dt>
            <dd>{text('content.front.honest_meet_body')}</dd>
          </div>
        </dl>
        <p className={styles.drawn}>{text('content.front.drawn')}</p>
      </div>
    </section>
  );
}

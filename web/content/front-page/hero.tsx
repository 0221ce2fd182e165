import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { artOf } from '../art/niche-art.ts';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './hero.module.css';

/**
 * First screen of the front page: a sentence, two drawn people, the niche's drawing, and the sign-up button
 * (SITE-2).
 */
export function Hero({ niche }: { niche: Niche }) {
  const text = useText();
  const signUp = useTaggedPath('/signup');
  const { name, signup_credits, message_credits } = useSettings();
  const [one, other] = portraitCastOf[niche];
  const { backdrop, tile, layout } = artOf[niche];
  const messages = Math.floor(signup_credits / Math.max(1, message_credits));
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{text('content.front.title', { niche })}</h1>
          <p className={styles.lead}>{text('content.front.lead', { name, niche })}</p>
          <div className={styles.ways}>
            <ActionLink to={signUp} size="large">
              {text('content.front.sign_up')}
            </ActionLink>
            <ActionLink to="/login" size="large" look="bare">
              {text('content.front.log_in')}
            </ActionLink>
          </div>
          <p className={styles.gift}>{text('content.front.gift', { credits: signup_credits, messages })}</p>
        </div>
        <div className={`${styles.art} ${styles[layout]}`}>
          <svg className={styles.backdrop} viewBox="0 0 540 530" aria-hidden="true">
            {backdrop}
          </svg>
          <Portrait look={one} className={`${styles.card} ${styles.one}`} />
          <Portrait look={other} className={`${styles.card} ${styles.other}`} />
          <svg className={`${styles.card} ${styles.tile}`} viewBox="0 0 240 320" aria-hidden="true">
            {tile}
          </svg>
          <svg className={styles.sparks} viewBox="0 0 100 100" aria-hidden="true">
            <SparkRays x={50} y={52} scale={2.1} turn={-6} fill="var(--on-stage-mark)" />
          </svg>
          <p className={`${styles.bubble} ${styles.ask}`}>{text('content.front.bubble_ask', { niche })}</p>
          <p className={`${styles.bubble} ${styles.reply}`}>
            {text('content.front.bubble_reply', { niche })}
          </p>
        </div>
      </div>
    </section>
  );
}

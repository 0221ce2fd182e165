import type { Niche } from '#contract/sites/niche.ts';
import { niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import styles from './video.module.css';

/**
 * Plays the film (made by tools/drawings/match-film.ts) over a wall that the page draws, so its light reveals
 * the wall. If the box is ticked, or with reduced motion, a still image replaces it.
 */
function MatchFilm({ niche }: { niche: Niche }) {
  const text = useText();
  const [one, , other] = portraitCastOf[niche];
  return (
    <div className={styles.film}>
      <div className={styles.screen}>
        <Portrait look={one} className={`${styles.portrait} ${styles.large}`} />
        <Portrait look={other} className={`${styles.portrait} ${styles.small}`} />
        <div className={styles.reel} role="img" aria-label={text('content.lander.video.film')} />
      </div>
      <label className={styles.still}>
        <input type="checkbox" />
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path className={styles.pause} d="M5 4h3.5v12H5ZM11.5 4H15v12h-3.5Z" />
          <path className={styles.play} d="M6 3.5v13l11-6.5Z" />
        </svg>
        {text('content.lander.video.still')}
      </label>
    </div>
  );
}

/**
 * A match lights a candle: a drawn film of five seconds whose light reveals the niche's portraits (CONT-2).
 */
export default function VideoLander() {
  const text = useText();
  const niche = niches[useSettings().niche - 1] ?? 'general';
  const title = text('content.lander.video.title');
  const lead = text('content.lander.video.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.cinema}>
        <div className={styles.inner}>
          <MatchFilm niche={niche} />
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.card}>
            <LanderForm />
          </div>
        </div>
      </section>
    </Lander>
  );
}

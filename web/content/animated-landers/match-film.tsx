import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './video.module.css';

/**
 * Plays the film (made by tools/drawings/match-film.ts) over a wall that the page draws, so its light reveals
 * the wall. If the box is ticked, or with reduced motion, a still image replaces it.
 */
export function MatchFilm({ niche }: { niche: Niche }) {
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

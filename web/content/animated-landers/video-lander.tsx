import { niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { MatchFilm } from './match-film.tsx';
import styles from './video.module.css';

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

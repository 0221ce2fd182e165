import { useText } from '#web/platform/intl/use-text.tsx';
import { currentCountry, useSettings } from '#web/sites/settings.ts';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import styles from './maplanding.module.css';
import { nightMapOf } from './night-map.ts';
import { RegionChoice } from './region-choice.tsx';

/**
 * The country at night, drawn from its towns. The selected region lights up and is carried to the sign-up
 * (CONT-2).
 */
export default function MapLander() {
  const text = useText();
  const settings = useSettings();
  const title = text('content.lander.maplanding.title');
  const lead = text('content.lander.maplanding.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.night}>
        <div className={styles.board}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.card}>
            <LanderForm button={text('content.lander.maplanding.button')}>
              <RegionChoice map={nightMapOf(currentCountry(settings), settings.default_country)} />
              <p className={styles.place}>{text('content.lander.maplanding.place')}</p>
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';
import { GenderChoices } from '../landers/gender-choices.tsx';
import { Lander, useVariant } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import styles from './alonetonight.module.css';
import { Skyline } from './skyline.tsx';

/** An evening street. Each answer lights a window, and both together send a spark across (CONT-2). */
export default function AloneTonightLander() {
  const text = useText();
  const variant = useVariant(['rain']);
  const title = text('content.lander.alonetonight.title', { variant });
  const lead = text('content.lander.alonetonight.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.evening}>
        {variant === 'rain' ? <div className={styles.rain} /> : null}
        <div className={styles.inner}>
          <div className={styles.scene}>
            <div className={styles.words}>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.lead}>{lead}</p>
            </div>
            <Skyline />
          </div>
          <div className={styles.card}>
            <LanderForm button={text('content.lander.alonetonight.button')}>
              <GenderChoices />
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { GenderChoices } from '../landers/gender-choices.tsx';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { LampScene, SunScene } from './early-scenes.tsx';
import { MoonScene, WordScene } from './late-scenes.tsx';
import styles from './transitions.module.css';

/**
 * An evening in four scenes around one disc: sun, lamp, moon, word. While scrolling, each scene opens out of
 * the previous one. Without browser support, or with reduced motion, they are four pictures below each other
 * (CONT-2).
 */
export default function TransitionsVideoLander() {
  const text = useText();
  const signUp = useTaggedPath('/signup');
  const title = text('content.lander.transitionsvideolanding.title');
  const lead = text('content.lander.transitionsvideolanding.lead');
  return (
    <Lander title={title} description={lead}>
      <div className={styles.film}>
        <div className={styles.track}>
          <div className={styles.stage}>
            <div className={styles.scene}>
              <SunScene />
              <div className={styles.words}>
                <h1 className={styles.title}>{title}</h1>
                <p className={styles.lead}>{lead}</p>
                <a className={styles.now} href={signUp}>
                  {text('content.front.sign_up')}
                </a>
              </div>
            </div>
            <div className={`${styles.scene} ${styles.second}`}>
              <LampScene />
              <p className={styles.words}>{text('content.lander.transitionsvideolanding.lamp')}</p>
            </div>
            <div className={`${styles.scene} ${styles.third}`}>
              <MoonScene />
              <p className={styles.words}>{text('content.lander.transitionsvideolanding.moon')}</p>
            </div>
            <div className={`${styles.scene} ${styles.fourth}`}>
              <WordScene />
              <p className={styles.words}>{text('content.lander.transitionsvideolanding.word')}</p>
            </div>
          </div>
        </div>
        <section className={styles.end}>
          <h2 className={styles.endTitle}>{text('content.lander.transitionsvideolanding.end')}</h2>
          <div className={styles.card}>
            <LanderForm>
              <GenderChoices />
            </LanderForm>
          </div>
        </section>
      </div>
    </Lander>
  );
}

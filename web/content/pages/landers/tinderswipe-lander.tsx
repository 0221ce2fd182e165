import { useText } from '#web/platform/intl/use-text.tsx';
import { Lander } from '../../landers/frame/lander.tsx';
import { LanderForm } from '../../landers/frame/lander-form.tsx';
import { Seek } from '../../landers/frame/seek.tsx';
import { Deck } from '../../landers/tinderswipe/deck.tsx';
import styles from '../../landers/tinderswipe/tinderswipe.module.css';

/** Five drawn cards, left or right; what went right is the beginning of a profile (CONT-2). */
export default function TinderSwipeLander() {
  const text = useText();
  const title = text('content.lander.tinderswipe.title');
  const lead = text('content.lander.tinderswipe.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.form}>
            <LanderForm>
              <Deck />
              <Seek />
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

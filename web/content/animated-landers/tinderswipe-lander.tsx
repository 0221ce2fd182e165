import { useText } from '#web/platform/intl/use-text.tsx';
import { GenderChoices } from '../landers/gender-choices.tsx';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { Deck } from './card-deck.tsx';
import styles from './tinderswipe.module.css';

/** Five drawn cards to swipe. The accepted ones start a profile (CONT-2). */
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
              <GenderChoices />
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';
import { GenderChoices } from '../landers/gender-choices.tsx';
import { Lander, useVariant } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import styles from './gallery.module.css';
import { Gallery } from './gallery.tsx';

const form = 'sign-up';

/** A museum wall whose last frame is empty (CONT-2). */
export default function GalleryLander() {
  const text = useText();
  const variant = useVariant(['twice']);
  const title = text('content.lander.gallery.title', { variant });
  const lead = text('content.lander.gallery.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.room}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Gallery to={form} />
        <div id={form} className={styles.card}>
          <LanderForm button={text('content.lander.gallery.button')}>
            <GenderChoices />
          </LanderForm>
        </div>
      </section>
    </Lander>
  );
}

import { useText } from '#web/platform/intl/use-text.tsx';
import { interestDrawings, liked } from '#web/sites/interest-drawings.tsx';
import { Choices, GenderChoices } from '../landers/gender-choices.tsx';
import { Lander, useVariant } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { Heart } from './heart.tsx';
import styles from './iconslanding.module.css';

/** Drawn icons to tick. They fill a heart and are carried to the new profile (CONT-2). */
export default function IconsLander() {
  const text = useText();
  const variant = useVariant(['three']);
  const title = text('content.lander.iconslanding.title', { variant });
  const lead = text('content.lander.iconslanding.lead');
  const choices = liked.map((value) => ({
    value,
    label: text(`sites.interest.${value}`),
    picture: (
      <span className={styles.icon}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          {interestDrawings[value]}
        </svg>
      </span>
    ),
  }));
  return (
    <Lander title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Heart />
          <div className={styles.form}>
            <LanderForm>
              <Choices
                name="interests"
                legend={text('content.lander.iconslanding.likes')}
                choices={choices}
                several
                className={styles.tiles}
              />
              <GenderChoices />
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

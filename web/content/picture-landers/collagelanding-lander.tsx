import { useText } from '#web/platform/intl/use-text.tsx';
import { GenderChoices } from '../landers/gender-choices.tsx';
import { Lander, useVariant } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { Collage } from './collage.tsx';
import styles from './collagelanding.module.css';

/**
 * A torn-paper collage to play with, and below it the question about the gender the visitor looks for
 * (CONT-2).
 */
export default function CollageLander() {
  const text = useText();
  const variant = useVariant(['mix']);
  const title = text('content.lander.collagelanding.title', { variant });
  const lead = text('content.lander.collagelanding.lead');
  const scraps = title.split(' ').map((word, at) => ({ word, key: `${at} ${word}` }));
  return (
    <Lander title={title} description={lead}>
      <section className={styles.board}>
        <div className={styles.inner}>
          <div>
            <h1 className={styles.title}>
              {scraps.map(({ word, key }) => (
                <span key={key} className={styles.scrap}>
                  {`${word} `}
                </span>
              ))}
            </h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Collage />
          <div className={styles.card}>
            <LanderForm>
              <GenderChoices />
            </LanderForm>
          </div>
        </div>
      </section>
    </Lander>
  );
}

import { niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Lander } from '../landers/lander.tsx';
import { LanderForm } from '../landers/lander-form.tsx';
import { CircleSteps } from './circle-steps.tsx';
import styles from './socialnetwork.module.css';
import { WebOfTies } from './web-of-ties.tsx';

/** A web around the visitor. Their interests draw the threads and are carried to the sign-up (CONT-2). */
export default function SocialNetworkLander() {
  const text = useText();
  const niche = niches[useSettings().niche - 1] ?? 'general';
  const title = text('content.lander.socialnetwork.title');
  const lead = text('content.lander.socialnetwork.lead');
  return (
    <Lander title={title} description={lead}>
      <section className={styles.sky}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.form}>
            <LanderForm>
              <WebOfTies niche={niche} />
            </LanderForm>
          </div>
        </div>
      </section>
      <CircleSteps niche={niche} />
    </Lander>
  );
}

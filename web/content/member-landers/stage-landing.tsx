import { useLoaderData } from 'react-router';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { useVariant } from '../landers/lander.tsx';
import { loadTarget } from './load-target.ts';
import styles from './stage.module.css';
import { TargetForm, TargetLander } from './target-lander-frame.tsx';
import { Audience, Microphone, Valance } from './theatre.tsx';

export const loader = loadTarget;

/** No caching, so that a member who hides or is removed disappears at the next visit. */
export const headers = () => ({});

/** A theatre with the light on the member, or on a microphone if there is none (CONT-2). */
export default function StageLanding() {
  const text = useText();
  const { target } = useLoaderData<typeof loader>();
  const title = text('content.lander.stage.title', { variant: useVariant(['front']) });
  const lead = text('content.lander.stage.lead');
  return (
    <TargetLander target={target} title={title} description={lead}>
      <section className={styles.theatre}>
        <i className={`${styles.curtain} ${styles.left}`} />
        <i className={`${styles.curtain} ${styles.right}`} />
        <Valance />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.spot}>
          {target ? (
            <div className={styles.picture}>
              <Picture
                image={target.main_image}
                alt={text('profiles.picture_of', { name: target.name })}
                size="card"
                priority
              />
            </div>
          ) : (
            <Microphone />
          )}
        </div>
        {target ? (
          <>
            <p className={styles.name}>
              <ProfileName card={target} />
            </p>
            <p>
              <ProfilePlace card={target} />
            </p>
          </>
        ) : null}
        <div className={styles.form}>
          <TargetForm target={target} />
        </div>
        <Audience />
      </section>
    </TargetLander>
  );
}

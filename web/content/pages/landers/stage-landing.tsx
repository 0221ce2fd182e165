import { useLoaderData } from 'react-router';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { useVariant } from '../../landers/frame/use-variant.ts';
import styles from '../../landers/stage/stage.module.css';
import { Audience, Microphone, Valance } from '../../landers/stage/theatre.tsx';
import { loadTarget } from '../../landers/target/load-target.ts';
import { TargetForm } from '../../landers/target/target-form.tsx';
import { TargetLander } from '../../landers/target/target-lander.tsx';

export const loader = loadTarget;

/** Nothing is kept: who hides or is removed is gone with the next visit. */
export const headers = () => ({});

/** A theatre: the light falls on the member, or on a microphone for whoever dares (CONT-2). */
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

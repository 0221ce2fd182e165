import { useLoaderData } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { useVariant } from '../landers/lander.tsx';
import styles from './chat.module.css';
import { loadTarget } from './load-target.ts';
import { TargetForm, TargetLander } from './target-lander-frame.tsx';

/** The opening lines that sign-up offers too, with the same numbers. */
const openers = [1, 2, 3] as const;

const spots = [
  [40, 60, 12],
  [150, 24, -30],
  [268, 70, 40],
  [372, 30, -8],
  [96, 150, 60],
  [214, 140, 5],
  [330, 158, -44],
] as const;

/** Decoration of the empty conversation. */
function Wall() {
  return (
    <svg
      className={styles.wall}
      viewBox="0 0 400 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {spots.map(([x, y, turn]) => (
        <SparkRays key={x} x={x} y={y} turn={turn} scale={1.1} kind={x % 4 === 0 ? 'around' : 'fan'} />
      ))}
    </svg>
  );
}

/**
 * An empty conversation. The selected opening line appears as the visitor's own message and is carried to the
 * sign-up. The member shows no message, because they have not written one (FIC-8).
 */
function ChatWindow({ target }: { target: ProfileCard | null }) {
  const text = useText();
  return (
    <div className={styles.window}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture
            image={target?.main_image ?? null}
            alt={target ? text('profiles.picture_of', { name: target.name }) : ''}
            size="thumb"
            priority
          />
        </span>
        {target ? (
          <div className={styles.who}>
            <p className={styles.name}>
              <ProfileName card={target} />
            </p>
            <p className={styles.place}>
              <ProfilePlace card={target} />
            </p>
          </div>
        ) : (
          <i className={styles.nobody} />
        )}
      </div>
      <div className={styles.talk} aria-hidden="true">
        <Wall />
        <p className={`${styles.bubble} ${styles.waiting}`}>
          <i />
        </p>
        {target
          ? openers.map((opener) => (
              <p key={opener} className={styles.bubble} data-opener={opener}>
                {text(`accounts.target.opener_${opener}`, { name: target.name })}
              </p>
            ))
          : null}
      </div>
      <div className={styles.form}>
        <TargetForm target={target}>
          {target ? (
            <fieldset className={styles.openers}>
              <legend>{text('accounts.target.openers')}</legend>
              {openers.map((opener) => (
                <label key={opener}>
                  <input type="radio" name="opener" value={opener} />
                  {text(`accounts.target.opener_${opener}`, { name: target.name })}
                </label>
              ))}
            </fieldset>
          ) : null}
        </TargetForm>
      </div>
    </div>
  );
}

export const loader = loadTarget;

/** No caching, so that a member who hides or is removed disappears at the next visit. */
export const headers = () => ({});

/** A conversation that has not started. The selected first line is carried to the sign-up (CONT-2). */
export default function ChatLanding() {
  const text = useText();
  const { target } = useLoaderData<typeof loader>();
  const title = text('content.lander.chat.title', { variant: useVariant(['hey']) });
  const lead = text('content.lander.chat.lead', { target: target ? 'somebody' : 'nobody' });
  return (
    <TargetLander target={target} title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <ChatWindow target={target} />
        </div>
      </section>
    </TargetLander>
  );
}

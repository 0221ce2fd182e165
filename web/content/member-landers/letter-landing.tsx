import { useLoaderData } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Spark } from '#web/ui/brand/spark.tsx';
import styles from './letter.module.css';
import { loadTarget } from './load-target.ts';
import { TargetForm, TargetLander } from './target-lander-frame.tsx';

/** A pen whose nib points to the lower left. */
function Pen() {
  return (
    <svg className={styles.pen} viewBox="0 0 220 220" aria-hidden="true">
      <path d="M8 212 20 170l22 22Z" fill="var(--accent)" />
      <path d="M8 212 29 191" stroke="var(--secondary)" strokeWidth="3" />
      <circle cx="29" cy="191" r="4" fill="var(--secondary)" />
      <path d="m20 170 16-20 26 26-20 16Z" fill="var(--accent-deep)" />
      <path d="M36 150 172 14c10-10 24-10 32-2s8 22-2 32L62 176Z" fill="var(--primary)" />
      <path d="m36 150 8-8 26 26-8 8Z" fill="var(--secondary)" />
      <path d="m66 132 96-96" stroke="var(--on-primary)" strokeWidth="5" strokeLinecap="round" opacity=".5" />
    </svg>
  );
}

function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 190 90" aria-hidden="true">
      <g fill="none" stroke="var(--secondary)" strokeWidth="3" opacity=".7">
        <circle cx="46" cy="45" r="40" />
        <circle cx="46" cy="45" r="29" strokeDasharray="4 5" />
        <path d="M92 22q12-9 24 0t24 0 24 0 24 0M94 38q12-9 24 0t24 0 24 0 24 0M94 54q12-9 24 0t24 0 24 0 24 0M92 70q12-9 24 0t24 0 24 0 24 0" />
      </g>
      <SparkRays x={46} y={47} scale={0.85} kind="around" fill="var(--secondary)" />
    </svg>
  );
}

/** A letter with only its first word, and its envelope, addressed to the member or not at all. */
function Letter({ target }: { target: ProfileCard | null }) {
  const text = useText();
  return (
    <div className={styles.desk}>
      <div className={styles.paper} aria-hidden="true">
        <Spark size={30} />
        <p className={styles.line}>
          {target ? text('accounts.target.placeholder', { name: target.name }) : null}
          <i className={styles.caret} />
        </p>
      </div>
      <div className={styles.envelope}>
        <div className={styles.address}>
          <p className={styles.to}>{text('content.lander.letter.to')}</p>
          {target ? (
            <>
              <p className={styles.name}>
                <ProfileName card={target} />
              </p>
              <p>
                <ProfilePlace card={target} />
              </p>
            </>
          ) : (
            <span className={styles.blank} />
          )}
        </div>
        <div className={styles.stamp}>
          <div className={styles.picture}>
            {target ? (
              <Picture
                image={target.main_image}
                alt={text('profiles.picture_of', { name: target.name })}
                size="card"
                priority
              />
            ) : (
              <svg viewBox="0 0 90 120" aria-hidden="true">
                <path d="M0 0h90v120H0Z" fill="var(--primary)" />
                <path d="M0 92q24-20 46-4t44-6v38H0Z" fill="var(--secondary)" />
                <SparkRays x={45} y={52} scale={1.7} kind="around" />
              </svg>
            )}
          </div>
        </div>
        <Postmark />
      </div>
      <Pen />
    </div>
  );
}

export const loader = loadTarget;

/** No caching, so that a member who hides or is removed disappears at the next visit. */
export const headers = () => ({});

/** A letter still to be written, with the member on its stamp (CONT-2). */
export default function LetterLanding() {
  const text = useText();
  const { target } = useLoaderData<typeof loader>();
  const title = text('content.lander.letter.title');
  const lead = text('content.lander.letter.lead');
  return (
    <TargetLander target={target} title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Letter target={target} />
          <div className={styles.card}>
            <TargetForm target={target} />
          </div>
        </div>
      </section>
    </TargetLander>
  );
}

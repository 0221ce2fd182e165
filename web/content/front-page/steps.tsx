import type { ReactNode } from 'react';
import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './steps.module.css';

function Step(props: {
  tone: 'one' | 'two' | 'three';
  title: string;
  /** The page on which a visitor can take this step at once. */
  to?: string | undefined;
  body: string;
  picture: ReactNode;
}) {
  const { to, title } = props;
  return (
    <li className={`${styles.step} ${styles[props.tone]}`}>
      <div className={styles.picture}>{props.picture}</div>
      <h3 className={styles.name}>{to === undefined ? title : <a href={to}>{title}</a>}</h3>
      <p className={styles.body}>{props.body}</p>
    </li>
  );
}

const heart = 'M0 9C-14-1-9-13 0-6 9-13 14-1 0 9Z';

/** Explains in three pictures how a conversation starts. */
export function Steps({ niche, messageCredits }: { niche: Niche; messageCredits: number }) {
  const text = useText();
  const { logged_out_search: search } = useSettings();
  const [left, middle, right] = portraitCastOf[niche];
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text('content.front.steps', { niche })}</h2>
      <ol className={styles.steps}>
        <Step
          tone="one"
          title={text('content.front.step_profile')}
          body={text('content.front.step_profile_body')}
          picture={
            <div className={styles.profile}>
              <Portrait look={right} className={styles.face} />
              <span className={styles.bar} />
              <span className={styles.bar} />
              <span className={styles.bar} />
            </div>
          }
        />
        <Step
          tone="two"
          title={text('content.front.step_look')}
          to={search === 'all' ? '/members' : undefined}
          body={text('content.front.step_look_body', { niche })}
          picture={
            <div className={styles.deck}>
              <Portrait look={left} className={styles.small} />
              <Portrait look={middle} className={styles.small} />
              <svg className={styles.heart} viewBox="-24 -24 48 48" aria-hidden="true">
                <circle r="22" fill="var(--surface)" />
                <path d={heart} fill="var(--primary)" />
              </svg>
            </div>
          }
        />
        <Step
          tone="three"
          title={text('content.front.step_write')}
          body={text('content.front.step_write_body', { credits: messageCredits })}
          picture={
            <svg className={styles.talk} viewBox="0 0 220 150" fill="none" aria-hidden="true">
              <rect x="8" y="20" width="120" height="46" rx="23" fill="var(--surface)" />
              <path d="M14 40v36l22-14Z" fill="var(--surface)" />
              <rect x="82" y="82" width="130" height="46" rx="23" fill="var(--accent)" />
              <path d="M206 104v36l-22-14Z" fill="var(--accent)" />
              <path
                d="M32 38h70M32 50h42M106 100h78M106 112h50"
                stroke="var(--secondary)"
                strokeWidth="5"
                strokeLinecap="round"
                opacity=".45"
              />
              <SparkRays x={152} y={66} scale={1.9} turn={12} />
            </svg>
          }
        />
      </ol>
    </section>
  );
}

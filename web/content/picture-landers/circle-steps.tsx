import type { ReactNode } from 'react';
import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './socialnetwork.module.css';

const heart = 'M0 16C-25-2-16-24 0-11 16-24 25-2 0 16Z';

function Step(props: { title: string; body: string; picture: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.bubble}>{props.picture}</div>
      <h3 className={styles.stepName}>{props.title}</h3>
      <p>{props.body}</p>
    </li>
  );
}

/** Explains how the site works with circles: one, two that overlap, and a conversation between them. */
export function CircleSteps({ niche }: { niche: Niche }) {
  const text = useText();
  const { message_credits: credits } = useSettings();
  const [one, other, third] = portraitCastOf[niche];
  return (
    <section className={styles.how}>
      <h2 className={styles.howTitle}>{text('content.front.steps', { niche })}</h2>
      <ol className={styles.steps}>
        <Step
          title={text('content.front.step_profile')}
          body={text('content.front.step_profile_body')}
          picture={
            <>
              <span className={styles.head}>
                <Portrait look={third} />
              </span>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <SparkRays x={72} y={26} scale={0.95} turn={8} />
              </svg>
            </>
          }
        />
        <Step
          title={text('content.front.step_look')}
          body={text('content.front.step_look_body', { niche })}
          picture={
            <>
              <span className={`${styles.head} ${styles.left}`}>
                <Portrait look={one} />
              </span>
              <span className={`${styles.head} ${styles.right}`}>
                <Portrait look={other} />
              </span>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="72" r="13" fill="var(--surface)" />
                <path d={heart} transform="translate(50 73) scale(.46)" fill="var(--primary)" />
              </svg>
            </>
          }
        />
        <Step
          title={text('content.front.step_write')}
          body={text('content.front.step_write_body', { credits })}
          picture={
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d="M20 22h38a12 12 0 0 1 0 24H34L21 55V46a12 12 0 0 1-1-24Z" fill="var(--primary)" />
              <path d="M80 53H46a12 12 0 0 0 0 24h22l13 9v-9a12 12 0 0 0-1-24Z" fill="var(--secondary)" />
              <path
                d="M24 31h32M24 38h20M48 62h30M48 69h18"
                stroke="var(--on-primary)"
                strokeWidth="3"
                strokeLinecap="round"
              />
              <SparkRays x={74} y={36} scale={0.85} turn={14} />
            </svg>
          }
        />
      </ol>
    </section>
  );
}

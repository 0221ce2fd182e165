import type { ReactNode } from 'react';
import { type Niche, niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { artOf } from '../art/niche-art.ts';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './gallery.module.css';

interface Work {
  readonly name: 'morning' | 'spark' | 'laugh' | 'still' | 'detail';
  readonly frame: 'tall' | 'oval' | 'round' | 'square';
  /** Shown so close that only a part is visible. */
  readonly close?: true;
  readonly picture: ReactNode;
}

const spark = (
  <svg viewBox="0 0 240 240" aria-hidden="true">
    <path d="M0 0h240v240H0Z" fill="var(--secondary)" />
    <path d="M-20 190Q70 120 120 180T260 130V260H-20Z" fill="var(--primary)" />
    <path d="M-20 214Q80 168 130 214T260 190V260H-20Z" fill="var(--accent-deep)" />
    <SparkRays x={120} y={104} scale={3.6} kind="around" />
  </svg>
);

/** The pictures in the gallery of a niche: its three drawn people, its still life, and the spark. */
function galleryWorksOf(niche: Niche): readonly Work[] {
  const [one, other, third] = portraitCastOf[niche];
  const still = (
    <svg viewBox="0 0 240 320" aria-hidden="true">
      {artOf[niche].tile}
    </svg>
  );
  return [
    { name: 'morning', frame: 'oval', picture: <Portrait look={one} /> },
    { name: 'still', frame: 'tall', picture: still },
    { name: 'laugh', frame: 'tall', picture: <Portrait look={other} /> },
    { name: 'spark', frame: 'square', picture: spark },
    { name: 'detail', frame: 'round', close: true, picture: <Portrait look={third} /> },
  ];
}

function Rope() {
  return (
    <svg className={styles.rope} viewBox="0 0 330 74" preserveAspectRatio="none" aria-hidden="true">
      <path d="M14 16Q178 70 344 16" fill="none" stroke="var(--primary)" strokeWidth="9" />
      <path d="M10 8h8v58h10v7H0v-7h10Z" fill="var(--accent)" />
      <circle cx="14" cy="8" r="8" fill="var(--accent)" />
    </svg>
  );
}

/** The wall: a row of pictures, with an empty frame at its end that links to the form (`to`). */
export function Gallery({ to }: { to: string }) {
  const text = useText();
  const { niche } = useSettings();
  const works = galleryWorksOf(niches[niche - 1] ?? 'general');
  const titleOf = (name: string) => text('content.lander.gallery.work', { name });
  return (
    <>
      <div className={styles.wall}>
        <ul className={styles.walk}>
          {works.map(({ name, frame, close, picture }) => (
            <li key={name} id={name} className={styles.work}>
              <i className={styles.lamp} />
              <div className={`${styles.frame} ${styles[frame]} ${close ? styles.close : ''}`}>{picture}</div>
              <p className={styles.plate}>
                <b>{titleOf(name)}</b>
                <span>{text('content.lander.gallery.made', { name })}</span>
              </p>
              <Rope />
            </li>
          ))}
          <li id="free" className={styles.work}>
            <i className={styles.lamp} />
            <a href={`#${to}`} className={`${styles.frame} ${styles.tall} ${styles.free}`}>
              {text('content.lander.gallery.free')}
            </a>
            <p className={styles.plate}>
              <b>{titleOf('free')}</b>
              <span>{text('content.lander.gallery.made', { name: 'free' })}</span>
            </p>
            <Rope />
          </li>
        </ul>
      </div>
      <ol className={styles.dots}>
        {[...works.map(({ name }) => name), 'free'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              <span className={styles.unseen}>{titleOf(name)}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

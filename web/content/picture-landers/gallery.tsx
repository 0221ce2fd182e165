import { niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './gallery.module.css';
import { galleryWorksOf } from './gallery-works.tsx';

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

import { interestDrawings, type Liked, liked } from '#web/sites/interest-drawings.tsx';
import styles from './iconslanding.module.css';

/** Positions of the paper cups in the box. */
const places: Readonly<Record<Liked, readonly [number, number]>> = {
  coffee: [106, 90],
  music: [200, 152],
  kissing: [294, 90],
  cooking: [68, 154],
  dancing: [332, 154],
  animals: [134, 156],
  travelling: [266, 156],
  wine: [200, 284],
  hiking: [104, 220],
  movies: [296, 220],
  beach: [168, 220],
  reading: [232, 220],
};

const heart = 'M200 356C60 268 12 190 24 116 36 46 138 16 200 96 262 16 364 46 376 116c12 74-36 152-176 240Z';

/**
 * A heart-shaped box of chocolates that fills with the ticked answers. The page's style shows each
 * (`data-of`).
 */
export function Heart() {
  return (
    <svg className={styles.heart} viewBox="-22 -16 482 414" aria-hidden="true">
      <g transform="rotate(14 200 356) translate(8 -6)">
        <path className={styles.cover} d={heart} />
        <path className={styles.ribbon} d="M352 60 302 6" />
        <g className={styles.bow} transform="translate(338 45) rotate(42)">
          <path d="M0 0C-20-34-58-30-54-4-52 20-22 18 0 0 22 18 52 20 54-4 58-30 20-34 0 0Z" />
          <path d="m-4 4-26 40 14-2 6 12L4 6l14 46 6-12 14 2L8 4Z" />
          <circle r="9" />
        </g>
      </g>
      <g className={styles.shape}>
        <path className={styles.rim} d={heart} />
        <path
          className={styles.inside}
          d={heart}
          transform="translate(200 186) scale(.975) translate(-200 -186)"
        />
        {liked.map((name) => {
          const [x, y] = places[name];
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle className={styles.cup} r="28" />
              <g className={styles.kept} data-of={name}>
                <circle className={styles.disc} r="25.5" />
                <g transform="translate(-17.6 -17.6) scale(0.55)">{interestDrawings[name]}</g>
              </g>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

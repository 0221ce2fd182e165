import { icons, type Liked, liked } from './icons.tsx';
import styles from './iconslanding.module.css';

/** Where in the heart each of them has its place. */
const places: Readonly<Record<Liked, readonly [number, number]>> = {
  coffee: [104, 92],
  music: [200, 152],
  kissing: [296, 92],
  cooking: [68, 156],
  dancing: [332, 156],
  animals: [134, 156],
  travelling: [266, 156],
  wine: [200, 292],
  hiking: [112, 222],
  movies: [288, 222],
  beach: [171, 222],
  reading: [230, 222],
};

/** A heart that fills with what is ticked; the page's style shows each (`data-of`). */
export function Heart() {
  return (
    <svg className={styles.heart} viewBox="0 0 400 370" aria-hidden="true">
      <path
        className={styles.shape}
        d="M200 356C60 268 12 190 24 116 36 46 138 16 200 96 262 16 364 46 376 116c12 74-36 152-176 240Z"
      />
      {liked.map((name) => {
        const [x, y] = places[name];
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle className={styles.place} r="7" />
            <g className={styles.kept} data-of={name}>
              <circle className={styles.disc} r="31" />
              <g transform="translate(-21 -21) scale(0.656)">{icons[name]}</g>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

import styles from './sparks.module.css';

const count = 14;

/** The direction and distance of each spark. */
const flights = Array.from({ length: count }, (_, index) => ({
  angle: `${Math.round((index * 360) / count)}deg`,
  reach: `${130 + (index % 3) * 26}px`,
}));

/**
 * Celebrates a match for a second: sparks fly out from behind the picture. No animation under reduced motion.
 */
export function Sparks() {
  return (
    <span className={styles.sparks} aria-hidden="true">
      {flights.map(({ angle, reach }) => (
        <i key={angle} style={{ rotate: angle, ['--reach' as string]: reach }} />
      ))}
    </span>
  );
}

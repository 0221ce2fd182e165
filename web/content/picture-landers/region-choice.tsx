import { useText } from '#web/platform/intl/use-text.tsx';
import { SparkRays } from '#web/ui/brand/shards.tsx';
import styles from './maplanding.module.css';
import type { nightMapOf } from './night-map.ts';

/**
 * A map and a list of the same regions. Each label contains its name and its lights on the map, so a touch on
 * the land selects the region without script. The choice is optional.
 */
export function RegionChoice({ map }: { map: ReturnType<typeof nightMapOf> }) {
  const text = useText();
  const { country, width, height, regions } = map;
  return (
    <fieldset className={styles.regions}>
      <legend className={styles.legend}>{text('accounts.sign_up.choose_region')}</legend>
      <input type="hidden" name="country" value={country} />
      <div className={styles.list}>
        {regions.map(({ id, name, x, y, cities, towns, land }) => (
          <label key={id} className={styles.region}>
            <input type="radio" name="countryregion" value={id} />
            <span className={styles.name}>{name}</span>
            <svg className={styles.land} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <path d={land} />
            </svg>
            <svg className={styles.lights} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <path className={styles.towns} d={towns} />
              <path className={styles.cities} d={cities} />
              {x === null || y === null ? null : (
                <g className={styles.spark}>
                  <circle cx={x} cy={y} r="9" />
                  <SparkRays x={x} y={y} scale={2.4} kind="around" />
                </g>
              )}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

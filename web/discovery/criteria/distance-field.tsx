import { Button, NativeSelect } from '@mantine/core';
import { type Criteria, distanceBands } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './search-fields.module.css';
import { SetPlace } from './set-place.tsx';
import { useHasPosition } from './use-has-position.ts';

/** Choice of the distance in kilometres. The searcher needs a position first (DISC-7). */
export function DistanceField(props: { criteria: Criteria; onChange: (criteria: Criteria) => void }) {
  const text = useText();
  const positioned = useHasPosition(true);
  const { criteria, onChange } = props;
  const chosen = (value: string) => distanceBands.find((band) => String(band) === value);
  if (!positioned) {
    return (
      <div>
        <p className={styles.legend}>{text('discovery.distance')}</p>
        <p className={styles.hint}>{text('discovery.place_first')}</p>
        <SetPlace>
          {(open) => (
            <Button variant="light" aria-haspopup="dialog" onClick={open}>
              {text('discovery.set_place')}
            </Button>
          )}
        </SetPlace>
      </div>
    );
  }
  return (
    <NativeSelect
      name="distance"
      label={text('discovery.distance')}
      value={String(criteria.distance ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ ...criteria, distance: chosen(value) })}
      data={[
        { value: '', label: text('discovery.any_distance') },
        ...distanceBands.map((band) => ({
          value: String(band),
          label: text('discovery.within', { distance: band }),
        })),
      ]}
    />
  );
}

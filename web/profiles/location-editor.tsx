import { NativeSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/regions.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { LocationFinder } from './location/location-finder.tsx';
import { PlaceField } from './location/place-field.tsx';
import { useLocation } from './location/use-location.ts';
import styles from './location-editor.module.css';

/**
 * Edits the member's location: by the current position, or by country, region and town. Also hides distances
 * (PROF-8, GDPR-4).
 */
export function LocationEditor() {
  const text = useText();
  const countries = useCountries();
  const { location, error, retry, saving, change } = useLocation();
  const regions = useQuery(regionsQuery());
  if (error) return <ErrorState error={error} retry={retry} />;
  const country = location?.country ?? '';
  const ofCountry = regions.data?.regions[country] ?? [];
  // Fields stay enabled while a change is saved. A choice made meanwhile is sent afterwards.
  const unknown = location === null;
  return (
    <div className={styles.editor}>
      <LocationFinder
        saving={saving}
        onChoose={({ latitude, longitude }) => change({ position: { lat: latitude, lon: longitude } })}
      />
      <div className={styles.fields}>
        <NativeSelect
          label={text('profiles.location.country')}
          data={[...countries]}
          value={country}
          disabled={unknown}
          onChange={({ currentTarget }) => change({ country: currentTarget.value })}
        />
        <NativeSelect
          label={text('profiles.location.region')}
          data={[
            { value: '', label: text('profiles.location.choose_region') },
            ...ofCountry.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={location?.countryregion ?? ''}
          disabled={unknown || !regions.data}
          onChange={({ currentTarget: { value } }) =>
            change({ country, ...(value === '' ? {} : { countryregion: value }) })
          }
        />
        <PlaceField
          key={`${country} ${location?.place ?? ''}`}
          country={country}
          place={location?.place ?? null}
          regionName={(id) => ofCountry.find((region) => region.id === id)?.name}
          disabled={unknown}
          onChoose={({ id }) => change({ country, place: id })}
          onEmpty={() =>
            change({
              country,
              ...(location?.countryregion ? { countryregion: location.countryregion } : {}),
            })
          }
        />
      </div>
      <Switch
        label={text('profiles.location.hides_distance')}
        description={text('profiles.location.hides_distance_lead')}
        checked={location?.hides_distance ?? false}
        disabled={unknown}
        onChange={({ currentTarget }) => change({ hides_distance: currentTarget.checked })}
      />
    </div>
  );
}

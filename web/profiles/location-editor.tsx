import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { getLocation } from '#contract/profiles/get-location.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { regionsQuery } from '#web/sites/places.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { LocationFinder } from './location/location-finder.tsx';
import { PlaceField } from './location/place-field.tsx';
import styles from './location-editor.module.css';

const locationQuery = () => queryFor(getLocation, {});

const changeLocationMutation = () => mutationFor(changeLocation, { idempotent: true });

/** The member's own location and the function that changes it. */
function useLocation() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { queryKey } = locationQuery();
  const { data, error, refetch } = useQuery(locationQuery());
  const { mutate, isPending } = useMutation({
    ...changeLocationMutation(),
    // Changes run one after the other, so that the last answer is the newest.
    scope: { id: 'own-location' },
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      toast({ tone: 'success', text: text('profiles.saved') });
    },
    onError: (error) => toast({ tone: 'danger', text: failureText(error) }),
  });
  return {
    location: data?.location ?? null,
    error,
    retry: () => void refetch(),
    saving: isPending,
    change: mutate,
  };
}

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
      <p className={styles.hint}>{text('profiles.location.small_places')}</p>
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

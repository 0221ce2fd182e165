import { Button } from '@mantine/core';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hour } from '#contract/kit/durations.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { type Geocode, geocodeQuery, type Position } from '#web/sites/places.ts';
import styles from '../location-editor.module.css';

/** The position from the browser, and the place at that position. */
interface FoundPlace {
  readonly position: Position;
  readonly geocode: Geocode;
}

type GeolocationState =
  | { readonly state: 'idle' | 'active' }
  | { readonly state: 'failed'; readonly why: 'denied' | 'unavailable' | 'not_capable' | 'no_place_near' }
  | { readonly state: 'found'; readonly found: FoundPlace };

const timeoutMs = 15_000;
/** The browser may answer with a position that is up to an hour old. */
const oldEnoughMs = hour;

/**
 * Rounded to a hundredth of a degree, about 1 km, before it leaves the browser. The server stores nothing
 * finer (PROF-8).
 */
const rounded = ({ latitude, longitude }: GeolocationCoordinates): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** After a tap, asks the browser for the position and the server for the place there (PROF-8). */
function useGeolocation() {
  const queries = useQueryClient();
  const [looking, setLooking] = useState<GeolocationState>({ state: 'idle' });

  const name = async (coordinates: GeolocationCoordinates) => {
    const position = rounded(coordinates);
    try {
      const { geocode } = await queries.fetchQuery(geocodeQuery(position));
      setLooking({ state: 'found', found: { position, geocode } });
    } catch (error) {
      const nowhere = error instanceof ApiProblem && error.code === 'no_place_near';
      setLooking({ state: 'failed', why: nowhere ? 'no_place_near' : 'unavailable' });
    }
  };

  const look = () => {
    if (!('geolocation' in navigator)) return setLooking({ state: 'failed', why: 'not_capable' });
    setLooking({ state: 'active' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void name(coords),
      ({ code, PERMISSION_DENIED }) =>
        setLooking({ state: 'failed', why: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: false, timeout: timeoutMs, maximumAge: oldEnoughMs },
    );
  };

  return { looking, look, leave: () => setLooking({ state: 'idle' }) };
}

const locationErrors = {
  denied: 'profiles.location.denied',
  unavailable: 'profiles.location.unavailable',
  not_capable: 'profiles.location.not_capable',
  no_place_near: 'profiles.error.no_place_near',
} as const;

/**
 * "Where I am now": locates the device after a tap, shows the result, and saves it only after a confirmation.
 */
export function LocationFinder({
  saving,
  onChoose,
}: {
  saving: boolean;
  onChoose(position: Position): void;
}) {
  const text = useText();
  const intl = useIntl();
  const { looking, look, leave } = useGeolocation();
  const active = looking.state === 'active';
  return (
    <div className={styles.finder}>
      <div aria-live="polite">
        {looking.state === 'found' ? (
          <p className={styles.found}>
            <IconMapPin size={22} aria-hidden />
            {text('profiles.location.found', {
              place: looking.found.geocode.place,
              country: intl.formatDisplayName(looking.found.geocode.country, { type: 'region' }) ?? '',
            })}
          </p>
        ) : null}
        {looking.state === 'failed' ? (
          <p className={styles.failed}>{text(locationErrors[looking.why])}</p>
        ) : null}
      </div>
      {looking.state === 'found' ? (
        <div className={styles.answers}>
          <Button
            loading={saving}
            onClick={() => {
              onChoose(looking.found.position);
              leave();
            }}
          >
            {text('profiles.location.keep')}
          </Button>
          <Button variant="subtle" onClick={leave}>
            {text('profiles.location.leave')}
          </Button>
        </div>
      ) : (
        <Button
          variant="light"
          loading={active}
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          aria-label={active ? text('profiles.location.looking') : undefined}
          onClick={look}
        >
          {text('profiles.location.here')}
        </Button>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { minute } from '#contract/kit/durations.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { type Geocode, geocodeQuery, type Position } from '#web/sites/geocode.ts';

/** The position from the browser, and the place at that position. */
export interface FoundPlace {
  readonly position: Position;
  readonly geocode: Geocode;
}

export type GeolocationState =
  | { readonly state: 'idle' | 'active' }
  | { readonly state: 'failed'; readonly why: 'denied' | 'unavailable' | 'not_capable' | 'no_place_near' }
  | { readonly state: 'found'; readonly found: FoundPlace };

const timeoutMs = 15_000;
const oldEnoughMs = 10 * minute;

/**
 * Rounded to a hundredth of a degree, about 1 km, before it leaves the browser. The server stores nothing
 * finer (PROF-8).
 */
const rounded = ({ latitude, longitude }: GeolocationCoordinates): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** After a tap, asks the browser for the position and the server for the place there (PROF-8). */
export function useGeolocation() {
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

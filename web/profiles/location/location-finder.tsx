import { Button } from '@mantine/core';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { Position } from '#web/sites/geocode.ts';
import styles from '../location-editor.module.css';
import { useGeolocation } from './use-geolocation.ts';

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

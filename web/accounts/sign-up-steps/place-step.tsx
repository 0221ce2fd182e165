import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/places.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { BirthDate } from './birth-date.tsx';
import type { SignUp } from './use-sign-up.ts';

/** Date of birth and place (step 1). */
export function PlaceStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const countries = useCountries();
  const { draft, country, change, leave, errorOf } = signUp;
  const { data, isError, isFetching, refetch } = useQuery(regionsQuery());
  const regions = data?.regions[country] ?? [];
  const first = text(data ? 'accounts.sign_up.choose_region' : 'accounts.sign_up.regions_loading');
  return (
    <>
      <BirthDate signUp={signUp} />
      <NativeSelect
        label={text('accounts.sign_up.country')}
        name="country"
        autoComplete="country"
        data={[...countries]}
        value={country}
        error={errorOf('country')}
        onChange={(event) => change({ country: event.currentTarget.value, countryregion: '' })}
      />
      <NativeSelect
        label={text('accounts.sign_up.region')}
        name="countryregion"
        disabled={!data}
        data={[{ value: '', label: first }, ...regions.map(({ id, name }) => ({ value: id, label: name }))]}
        value={draft.countryregion}
        error={errorOf('countryregion')}
        onBlur={() => leave('countryregion')}
        onChange={(event) => change({ countryregion: event.currentTarget.value })}
      />
      {isError ? (
        <Button variant="light" loading={isFetching} onClick={() => void refetch()}>
          {text('kit.retry')}
        </Button>
      ) : null}
    </>
  );
}

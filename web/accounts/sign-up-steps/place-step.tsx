import { Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/places.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import choice from '#web/ui/forms/choice.module.css';
import styles from './birth-date.module.css';
import type { SignUpDraft } from './sign-up-draft.ts';
import type { SignUp } from './use-sign-up.ts';

type Part = 'day' | 'month' | 'year';

const digits = (typed: string) => typed.replace(/\D/g, '');

/** A date of birth in three inputs: faster than scrolling, and the same in every browser. */
function BirthDate({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change, leave, errorOf } = signUp;
  const error = errorOf('date_of_birth');

  const leaveGroup = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave('date_of_birth');
  };

  const box = (part: Part, label: string, length: number) => {
    const set = (value: string): Partial<SignUpDraft> =>
      part === 'day' ? { day: value } : part === 'month' ? { month: value } : { year: value };
    return (
      <TextInput
        label={label}
        name={`bday-${part}`}
        autoComplete={`bday-${part}`}
        inputMode="numeric"
        maxLength={length}
        value={draft[part]}
        onChange={(event) => change(set(digits(event.currentTarget.value)))}
        // Each box has the error for screen readers. For the eye it is below all three.
        error={error === undefined ? undefined : <VisuallyHidden>{error}</VisuallyHidden>}
      />
    );
  };

  return (
    <fieldset className={choice.group} onBlur={leaveGroup}>
      <legend className={choice.legend}>{text('accounts.sign_up.date_of_birth')}</legend>
      <div className={styles.parts}>
        {box('day', text('accounts.sign_up.day'), 2)}
        {box('month', text('accounts.sign_up.month'), 2)}
        {box('year', text('accounts.sign_up.year'), 4)}
      </div>
      {error === undefined ? null : (
        <p className={choice.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

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
      <div className={styles.place}>
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
      </div>
      {isError ? (
        <Button variant="light" loading={isFetching} onClick={() => void refetch()}>
          {text('kit.retry')}
        </Button>
      ) : null}
    </>
  );
}

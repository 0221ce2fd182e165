import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { placesQuery } from '#web/sites/find-places.ts';

export interface ChosenPlace {
  readonly id: number;
}

interface Offered extends ChosenPlace {
  readonly label: string;
}

/**
 * A town of a country, by its first letters: the browser's own list of suggestions, so that keyboard, screen reader and
 * phone have what they know. Two towns of one name carry their region.
 */
export function PlaceField(props: {
  country: string;
  place: string | null;
  regionName(id: string): string | undefined;
  disabled: boolean;
  onChoose(place: ChosenPlace): void;
  onEmpty(): void;
}) {
  const { country, place, regionName, disabled, onChoose, onEmpty } = props;
  const text = useText();
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = useDeferredValue(typed ?? '');
  const { data, isSuccess } = useQuery(placesQuery(country, wanted));
  const found = data?.results ?? [];
  const names = found.map(({ name }) => name);
  const offered = found.map(({ id, name, countryregion }): Offered => {
    const region = countryregion === null ? undefined : regionName(countryregion);
    const alone = names.filter((one) => one === name).length === 1 || region === undefined;
    return { id, label: alone ? name : `${name}, ${region}` };
  });
  const none = isSuccess && wanted.trim() !== '' && found.length === 0;
  const choose = (value: string): boolean => {
    const match = offered.find(({ label }) => label.toLowerCase() === value.trim().toLowerCase());
    if (!match) return false;
    onChoose(match);
    setTyped(null);
    return true;
  };
  return (
    <div>
      <TextInput
        label={text('profiles.location.place')}
        description={text('profiles.location.place_hint')}
        error={none ? text('profiles.location.none_found') : null}
        list={list}
        autoComplete="off"
        maxLength={80}
        disabled={disabled}
        value={typed ?? place ?? ''}
        onChange={({ currentTarget: { value }, nativeEvent }) => {
          // A suggestion that was tapped comes as a replacement, what is typed as letters.
          const tapped =
            !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';
          if (tapped && choose(value)) return;
          setTyped(value);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget.value)}
        onBlur={({ currentTarget: { value } }) => {
          if (typed === null) return;
          if (value.trim() === '' && place !== null) onEmpty();
          if (value.trim() === '') setTyped(null);
          else choose(value);
        }}
      />
      <datalist id={list}>
        {offered.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
    </div>
  );
}

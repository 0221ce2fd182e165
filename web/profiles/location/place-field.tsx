import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { type FoundPlace, placesQuery } from '#web/sites/places.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export interface ChosenPlace {
  readonly id: number;
}

interface Offered extends ChosenPlace {
  readonly label: string;
}

/**
 * A town of a country, found by its first letters. Uses the browser's own suggestion list, so that keyboard,
 * screen reader and phone work as usual. Towns with the same name also show their region.
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
  const failureText = useFailureText();
  const queries = useQueryClient();
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = useDeferredValue(typed ?? '');
  const { data, isSuccess } = useQuery(placesQuery(country, wanted));
  const offer = (found: readonly FoundPlace[]): readonly Offered[] => {
    const names = found.map(({ name }) => name);
    return found.map(({ id, name, countryregion }) => {
      const region = countryregion === null ? undefined : regionName(countryregion);
      const alone = names.filter((one) => one === name).length === 1 || region === undefined;
      return { id, label: alone ? name : `${name}, ${region}` };
    });
  };
  const offered = offer(data?.results ?? []);
  const none = isSuccess && wanted.trim() !== '' && offered.length === 0;
  const chosen = (value: string, among: readonly Offered[]): boolean => {
    const match = among.find(({ label }) => label.toLowerCase() === value.trim().toLowerCase());
    if (!match) return false;
    onChoose(match);
    setTyped(null);
    return true;
  };
  // Members may type faster than the server answers. Their text still counts as a choice.
  const settle = async (value: string) => {
    if (value.trim() === '' || chosen(value, offered)) return;
    try {
      const { results } = await queries.fetchQuery(placesQuery(country, value));
      chosen(value, offer(results));
    } catch (error) {
      toast({ tone: 'danger', text: failureText(error) });
    }
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
          // A tapped suggestion arrives as a replacement, typed text as single letters.
          const tapped =
            !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';
          if (tapped && chosen(value, offered)) return;
          setTyped(value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') void settle(currentTarget.value);
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (typed === null) return;
          if (value.trim() === '' && place !== null) onEmpty();
          if (value.trim() === '') setTyped(null);
          else void settle(value);
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

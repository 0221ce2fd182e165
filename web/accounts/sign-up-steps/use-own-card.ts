import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ageOn } from '#contract/profiles/age.ts';
import { lookingFor } from '#contract/profiles/fields.ts';
import { regionsQuery } from '#web/sites/places.ts';
import { screenAt } from './screens.ts';
import { dateOf } from './sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

/** The answers so far as the card shows them; null for a fact that is still missing (ACC-1). */
export interface OwnCard {
  readonly name: string | null;
  readonly age: number | null;
  readonly place: string | null;
  readonly lookingFor: 'female' | 'male' | 'both' | null;
  /** The number of known facts, from 0 to 4. */
  readonly known: number;
}

/** The card of the visitor who signs up. An answer that the site only suggests appears once its step is done. */
export function useOwnCard(signUp: SignUp, screen: number): OwnCard {
  const { draft, country, isValid, isChosen } = signUp;
  const { data } = useQuery({ ...regionsQuery(), enabled: false });
  const name = isValid('name') ? draft.name.trim() : null;
  const age = isValid('date_of_birth') ? ageOn(dateOf(draft), new Date()) : null;
  const region = data?.regions[country]?.find(({ id }) => id === draft.countryregion);
  const place = region?.name ?? null;
  const sought =
    isChosen || screenAt(screen).step > 0 ? z.safeParse(lookingFor, draft.looking_for).data : null;
  const facts = [name, age, place, sought ?? null];
  return {
    name,
    age,
    place,
    lookingFor: sought ?? null,
    known: facts.filter((fact) => fact !== null).length,
  };
}

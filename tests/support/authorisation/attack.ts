import type { World } from './authorisation-world.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A call with something that is not the caller's. */
export interface Attack {
  readonly who: 'stranger' | 'foreigner' | 'blocked';
  readonly input: Input;
  /** The code of the refusal; `nothing`: answered, and nothing changed; `own`: about the caller alone. */
  readonly expected: string;
}

export interface AuthorisationRow {
  /** Input with which the call would do something for the owner. */
  readonly input: Input;
  /** For calls that visitors may make: what they get. All others are `authentication_required`, or `operator_required`. */
  readonly visitor?: number | string;
  readonly attacks: readonly Attack[];
}

export const both = (input: Input, expected: string): Attack[] => [
  { who: 'stranger', input, expected },
  { who: 'foreigner', input, expected },
];

export const open = (input: Input = {}, visitor: number | string = 200): AuthorisationRow => ({
  input,
  visitor,
  attacks: [],
});

export const own = (input: Input = {}): AuthorisationRow => ({
  input,
  attacks: [...both(input, 'own'), { who: 'blocked', input, expected: 'own' }],
});

/** For calls that need the password again: without it nothing happens, to whomever (AUTH-12). */
export const guarded = (input: Input): AuthorisationRow => ({ input, attacks: both(input, 'invalid_input') });

/** Of the console: members are told to log in there as visitors are (SAFE-2). */
export const console = (input: Input = {}): AuthorisationRow => ({
  input,
  attacks: both(input, 'operator_required'),
});

/** No id of anything. */
export const nobody = 4_503_599_627_370_495;

/** Nothing comes of it, for whomever it is tried on. */
export const harmless = (input: Input): Attack[] => both(input, 'nothing');

/** Of members whom the caller cannot reach: hidden, none at all, of another site, or away behind a block. */
export const outOfReach =
  ({ ownerId, foreignerId, hiddenId }: World) =>
  (inputOf: (id: number) => Input): Attack[] => [
    ...both(inputOf(hiddenId), 'not_found'),
    ...both(inputOf(nobody), 'not_found'),
    { who: 'stranger', input: inputOf(foreignerId), expected: 'not_found' },
    { who: 'foreigner', input: inputOf(ownerId), expected: 'not_found' },
    { who: 'blocked', input: inputOf(ownerId), expected: 'not_found' },
  ];

/** Of everybody who signs up in the world. */
export const password = 'a rather long password';

/** Six digits that are nobody's code. */
export const code = '000000';

/** What each operation of some domains must refuse, by its name. */
export type Rows = Readonly<Record<string, AuthorisationRow>>;

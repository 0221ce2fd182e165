import type { AuthorisationWorld } from './authorisation-world.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A call with an object that the caller does not own. */
export interface Attack {
  readonly who: 'stranger' | 'foreigner' | 'blocked';
  readonly input: Input;
  /**
   * The error code, or `nothing` for a success without changes, or `own` for an answer about the caller
   * alone.
   */
  readonly expected: string;
}

export interface AuthorisationRow {
  /** Input with which the call succeeds for the owner. */
  readonly input: Input;
  /**
   * The result for visitors of calls that visitors may make. All other calls return `authentication_required`
   * or `operator_required`.
   */
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

/** For calls that need the password again. They do nothing without it for any caller (AUTH-12). */
export const passwordProtectedRow = (input: Input): AuthorisationRow => ({
  input,
  attacks: both(input, 'invalid_input'),
});

/** For console calls. Members are asked to log in there like visitors (SAFE-2). */
export const consoleRow = (input: Input = {}): AuthorisationRow => ({
  input,
  attacks: both(input, 'operator_required'),
});

/** An id that no object has. */
export const unknownId = 4_503_599_627_370_495;

/** An attack without effect on anybody. */
export const attackWithoutEffect = (input: Input): Attack[] => both(input, 'nothing');

/** Attacks on members outside the caller's reach: hidden, unknown, of another site, or behind a block. */
export const unreachableMemberAttacks =
  ({ ownerId, foreignerId, hiddenId }: AuthorisationWorld) =>
  (inputOf: (id: number) => Input): Attack[] => [
    ...both(inputOf(hiddenId), 'not_found'),
    ...both(inputOf(unknownId), 'not_found'),
    { who: 'stranger', input: inputOf(foreignerId), expected: 'not_found' },
    { who: 'foreigner', input: inputOf(ownerId), expected: 'not_found' },
    { who: 'blocked', input: inputOf(ownerId), expected: 'not_found' },
  ];

/** The password of everybody who signs up in the world. */
export const password = 'a rather long password';

/** Six digits that are never a valid code. */
export const code = '000000';

/** Calls that each operation of some domains must reject, by operation name. */
export type Rows = Readonly<Record<string, AuthorisationRow>>;

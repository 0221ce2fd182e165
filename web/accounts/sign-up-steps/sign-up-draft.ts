import { createSessionStore, useStore } from '#web/platform/store.ts';

/** The form as typed. A field without a choice is an empty string. */
export interface SignUpDraft {
  readonly gender: string;
  readonly looking_for: string;
  readonly sexuality: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly country: string;
  readonly countryregion: string;
  /** Interests, separated by commas. A lander asks for them and the profile stores them (CONT-2). */
  readonly interests: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly signup_message: string;
  /** The member id that the message is for; empty for a text about oneself. */
  readonly message_for: string;
  /** The id of the fictional profile that the writer ticked as known to be fictional; empty if not ticked. */
  readonly known_fictional: string;
  /** Hidden from visitors without an account. */
  readonly members_only: boolean;
  readonly accept_terms: boolean;
  readonly accept_sensitive_data: boolean;
}

const empty: SignUpDraft = {
  gender: '',
  looking_for: '',
  sexuality: '',
  day: '',
  month: '',
  year: '',
  country: '',
  countryregion: '',
  interests: '',
  name: '',
  email: '',
  password: '',
  signup_message: '',
  message_for: '',
  known_fictional: '',
  members_only: true,
  accept_terms: false,
  accept_sensitive_data: false,
};

/**
 * The stored fields. The password stays in memory. Consents are given again with the text in sight (ACC-1,
 * GDPR-2).
 */
const stored = [
  'gender',
  'looking_for',
  'sexuality',
  'day',
  'month',
  'year',
  'country',
  'countryregion',
  'interests',
  'name',
  'email',
  'signup_message',
  'message_for',
] as const;

const parse = (text: string): SignUpDraft => {
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null) return empty;
  const texts = new Map(Object.entries(kept));
  const known = stored.flatMap((name) => {
    const text: unknown = texts.get(name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return { ...empty, ...Object.fromEntries(known) };
};

const draft = createSessionStore('vonk.sign-up', empty, {
  parse,
  format: (typed) =>
    typed === empty ? null : JSON.stringify(Object.fromEntries(stored.map((name) => [name, typed[name]]))),
});

export function updateSignUpDraft(change: Partial<SignUpDraft>): void {
  draft.change((typed) => ({ ...typed, ...change }));
}

/** True if nothing was typed or chosen that could be lost. */
export function isUntouched(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(empty);
}

/** Deletes the draft after the sign-up. */
export function clearSignUpDraft(): void {
  draft.set(empty);
}

/** The draft of this tab; empty on the server and in the first paint. */
export const useSignUpDraft = (): SignUpDraft => useStore(draft);

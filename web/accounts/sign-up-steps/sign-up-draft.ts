import { createSessionStore, useStore } from '#web/platform/store.ts';

/** The form as typed. A field without a choice is an empty string. */
export interface SignUpDraft {
  readonly gender: string;
  readonly looking_for: string;
  readonly sexuality: string;
  /** `yes` once the visitor wants to change the answers that the site gives (ACC-1). */
  readonly asks_all: string;
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

export const emptyDraft: SignUpDraft = {
  gender: '',
  looking_for: '',
  sexuality: '',
  asks_all: '',
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
  'asks_all',
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
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const texts = new Map(Object.entries(kept));
  const known = stored.flatMap((name) => {
    const text: unknown = texts.get(name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return { ...emptyDraft, ...Object.fromEntries(known) };
};

const draft = createSessionStore('vonk.sign-up', emptyDraft, {
  parse,
  format: (typed) =>
    typed === emptyDraft
      ? null
      : JSON.stringify(Object.fromEntries(stored.map((name) => [name, typed[name]]))),
});

export function updateSignUpDraft(change: Partial<SignUpDraft>): void {
  draft.change((typed) => ({ ...typed, ...change }));
}

/** True if nothing was typed or chosen that could be lost. */
export function isUntouched(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

/** Deletes the draft after the sign-up. */
export function clearSignUpDraft(): void {
  draft.set(emptyDraft);
}

/** The draft of this tab; empty on the server and in the first paint. */
export const useSignUpDraft = (): SignUpDraft => useStore(draft);

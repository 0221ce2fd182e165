import { useSyncExternalStore } from 'react';

/** The form as it is typed. What is not chosen yet is an empty text. */
export interface SignUpDraft {
  readonly gender: string;
  readonly looking_for: string;
  readonly sexuality: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly country: string;
  readonly countryregion: string;
  /** What they like, with commas between: a lander asked for it, the profile keeps it (CONT-2). */
  readonly interests: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly signup_message: string;
  /** The id of whom the message is for; empty for words about oneself. */
  readonly message_for: string;
  /** The id of the fictional profile whose writer ticked that they know what it is; empty where none did. */
  readonly known_fictional: string;
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
  accept_terms: false,
  accept_sensitive_data: false,
};

const place = 'vonk.sign-up';

/** The password stays in memory; a consent is given anew, with the text in sight (ACC-1, GDPR-2). */
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

const listeners = new Set<() => void>();
let draft: SignUpDraft | null = null;

// The tab's own storage: it survives a reload, and nobody finds it on the machine later.
const read = (): SignUpDraft => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(place) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const texts = new Map(Object.entries(kept));
    const known = stored.flatMap((name) => {
      const text: unknown = texts.get(name);
      return typeof text === 'string' ? [[name, text]] : [];
    });
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
};

const current = (): SignUpDraft => {
  draft ??= read();
  return draft;
};

const tell = (next: SignUpDraft) => {
  draft = next;
  for (const listener of listeners) listener();
};

export function changeDraft(change: Partial<SignUpDraft>): void {
  const next = { ...current(), ...change };
  tell(next);
  try {
    const kept = Object.fromEntries(stored.map((name) => [name, next[name]]));
    window.sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/** Whether anything was typed or chosen that would be lost. */
export function isUntouched(draft: SignUpDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(empty);
}

/** After the sign-up nothing of it stays. */
export function forgetDraft(): void {
  tell(empty);
  try {
    window.sessionStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft of this tab; empty on the server and in the first paint. */
export function useDraft(): SignUpDraft {
  return useSyncExternalStore(subscribe, current, () => empty);
}

import { createSessionStore, useStore } from '#web/platform/store.ts';

/** The answers as the query of an address, and the question at which the member left. */
export interface MatchDraft {
  readonly query: string;
  readonly step: number;
}

const empty: MatchDraft = { query: '', step: 0 };

const draft = createSessionStore<MatchDraft>('vonk.match-finder', empty, {
  parse(text) {
    const [step = '', query = ''] = text.split('?');
    return { query, step: /^\d$/.test(step) ? Number(step) : 0 };
  },
  format: ({ query, step }) => (query === '' && step === 0 ? null : `${step}?${query}`),
});

/** Keeps the answers in this tab, so that a member who leaves the questions finds them again. */
export const keepMatchDraft = (next: MatchDraft): void => draft.set(next);

/** Forgets the answers, when the member leaves this device. */
export const forgetMatchDraft = (): void => draft.set(empty);

export const useMatchDraft = (): MatchDraft => useStore(draft);

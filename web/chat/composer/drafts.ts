import { draftsKey, readStoredDrafts } from '#web/platform/browser/stored-drafts.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { useStoredQuote, writeQuote } from '../quotes/quote-draft.ts';
import { useOwnId } from '../sync/use-own-id.ts';

/** The drafts known to this page. Text typed to the same member in another tab does not overwrite them. */
const known = createStore(new Map<string, string>());

const nameOf = (member: number, profile: number) => `${member} ${profile}`;

/** The unsent text to a member. It survives leaving the page, for example to buy credits. */
export function readDraft(member: number, profile: number): string {
  const name = nameOf(member, profile);
  const text = known.read().get(name) ?? readStoredDrafts(member)[profile] ?? '';
  known.read().set(name, text);
  return text;
}

export function writeDraft(member: number, profile: number, text: string): void {
  const { [profile]: _, ...others } = readStoredDrafts(member);
  const next = text === '' ? others : { ...others, [profile]: text };
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(draftsKey(member));
    else localStorage.setItem(draftsKey(member), JSON.stringify(next));
  } catch {
    // Without storage a draft lives as long as its page.
  }
  known.change((drafts) => new Map(drafts).set(nameOf(member, profile), text));
}

/** The same as `readDraft`, for a component. Empty for a visitor and in the first render. */
const useStoredDraft = (member: number | null, profile: number): string =>
  useStore(known, () => (member === null ? '' : readDraft(member, profile)), '');

export interface Draft {
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Appends text below the current draft, even if that has not rendered yet. */
  readonly addToDraft: (words: string) => void;
  /** The number of the message that the draft answers, or null. */
  readonly quote: number | null;
  readonly setQuote: (quote: number | null) => void;
}

/** The draft to a member, stored on this device until it is sent. */
export function useDraft(profile: number): Draft {
  const member = useOwnId();
  const draft = useStoredDraft(member, profile);
  const quote = useStoredQuote(member, profile);
  const setDraft = (text: string) => {
    if (member !== null) writeDraft(member, profile, text);
  };
  return {
    draft,
    setDraft,
    quote,
    setQuote(next) {
      if (member !== null) writeQuote(member, profile, next);
    },
    addToDraft(words) {
      const typed = member === null ? '' : readDraft(member, profile);
      if (typed !== words) setDraft(typed === '' ? words : `${typed}\n${words}`);
    },
  };
}

import { useOwnId } from '../sync/use-own-id.ts';
import { readDraft, useStoredDraft, writeDraft } from './drafts.ts';

export interface Draft {
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Appends text below the current draft, even if that has not rendered yet. */
  readonly addToDraft: (words: string) => void;
}

/** The draft to a member, stored on this device until it is sent. */
export function useDraft(profile: number): Draft {
  const member = useOwnId();
  const draft = useStoredDraft(member, profile);
  const setDraft = (text: string) => {
    if (member !== null) writeDraft(member, profile, text);
  };
  return {
    draft,
    setDraft,
    addToDraft(words) {
      const typed = member === null ? '' : readDraft(member, profile);
      if (typed !== words) setDraft(typed === '' ? words : `${typed}\n${words}`);
    },
  };
}

import { useSyncExternalStore } from 'react';
import { useOwnId } from '../sync/use-own-id.ts';
import { onDraft, readDraft, writeDraft } from './drafts.ts';

export interface Draft {
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Puts words below what is there, also where that was not drawn yet. */
  readonly addToDraft: (words: string) => void;
}

/** What is being typed to a member; kept on this device until it is sent. */
export function useDraft(profile: number): Draft {
  const member = useOwnId();
  const draft = useSyncExternalStore(
    onDraft,
    () => (member === null ? '' : readDraft(member, profile)),
    () => '',
  );
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

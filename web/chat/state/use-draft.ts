import { useSyncExternalStore } from 'react';
import { onDraft, readDraft, writeDraft } from './drafts.ts';
import { useOwnId } from './own-id.ts';

/** What is being typed to a member; kept on this device until it is sent. */
export function useDraft(profile: number): [string, (text: string) => void] {
  const member = useOwnId();
  const text = useSyncExternalStore(
    onDraft,
    () => (member === null ? '' : readDraft(member, profile)),
    () => '',
  );
  return [text, (next) => (member === null ? undefined : writeDraft(member, profile, next))];
}

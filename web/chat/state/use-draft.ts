import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { useOwnId } from './own-id.ts';

/** What is being typed to a member; kept on this device until it is sent. */
export function useDraft(profile: number): [string, (text: string) => void] {
  const member = useOwnId();
  const [text, setText] = useState('');
  useEffect(() => {
    if (member !== null) setText(readDraft(member, profile));
  }, [member, profile]);
  const change = (next: string) => {
    setText(next);
    if (member !== null) writeDraft(member, profile, next);
  };
  return [text, change];
}

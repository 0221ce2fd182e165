import type { Outgoing } from '../outbox/outbox.ts';
import { useOutbox } from '../sync/use-outbox.ts';
import { useOwnId } from '../sync/use-own-id.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { typingFieldId } from './use-composer-field.ts';

/**
 * Takes words that were refused back to where they were typed, before what stands there. Sent again they are another
 * message, with a key of its own: the server may have stored the first one under the old key.
 */
export function useEditOutgoing(): (message: Outgoing) => void {
  const member = useOwnId();
  const { outbox } = useOutbox();
  return ({ client_id, profile, text }) => {
    if (member === null) return;
    const typed = readDraft(member, profile);
    writeDraft(member, profile, typed === '' ? text : `${text}\n${typed}`);
    outbox.remove(client_id);
    // The button that was pressed is gone.
    document.getElementById(typingFieldId)?.focus();
  };
}

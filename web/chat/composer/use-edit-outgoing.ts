import type { Outgoing } from '../outbox/outbox.ts';
import { readQuote, writeQuote } from '../quotes/quote-draft.ts';
import { useOutbox } from '../sync/use-device.ts';
import { useOwnId } from '../sync/use-own-id.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { composerFieldId } from './use-composer-field.ts';

/**
 * Moves a refused text back into the text field, before its current content. Sending it again creates another
 * message with its own client id, because the server may have stored the first message under the old one.
 */
export function useEditOutgoing(): (message: Outgoing) => void {
  const member = useOwnId();
  const { outbox } = useOutbox();
  return ({ client_id, profile, text, quote }) => {
    if (member === null) return;
    const typed = readDraft(member, profile);
    writeDraft(member, profile, typed === '' ? text : `${text}\n${typed}`);
    if (quote !== null && readQuote(member, profile) === null) writeQuote(member, profile, quote);
    outbox.remove(client_id);
    // The pressed button is gone, so the text field takes the focus.
    document.getElementById(composerFieldId)?.focus();
  };
}

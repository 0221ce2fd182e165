import { useState } from 'react';
import type { Sending } from '../sync/use-send-message.ts';
import { type SendWarning, sendWarning } from '../warnings/send-warning-dialog.tsx';
import type { Draft } from './drafts.ts';

/** Sends the draft, unless the text, the credits or the member's limits forbid it. */
export function useTextSending(given: {
  draft: Draft;
  sending: Sending;
  /** The member reached the limit of conversations. */
  limited: boolean;
  onLimited: () => void;
  onTyping: () => void;
  /** Runs the action now, or after the member acknowledged a fictional profile. */
  before: (act: () => void) => void;
  onSent: () => void;
  focus: () => void;
}) {
  const { sending, focus } = given;
  const { draft, setDraft, quote, setQuote } = given.draft;
  const [warning, setWarning] = useState<SendWarning | null>(null);
  const [lacksCredits, setLacksCredits] = useState(false);
  const words = draft.trim();
  const left = sending.longest - words.length;
  return {
    /** Characters that still fit; negative if the text is too long. */
    left,
    isReady: words !== '' && left >= 0,
    /** The last attempt failed for lack of credits. */
    lacksCredits,
    /** The warning to show before the text is sent. */
    warning,
    dropWarning: () => setWarning(null),
    type(next: string) {
      setDraft(next);
      setWarning(null);
      if (next.trim() !== '') given.onTyping();
    },
    /** `confirmed`: the member saw the warning and still wants to send. */
    send(confirmed = false) {
      if (words === '' || left < 0) return focus();
      if (given.limited) return given.onLimited();
      if (!sending.affordable) return setLacksCredits(true);
      setLacksCredits(false);
      const found = confirmed ? null : sendWarning(words);
      setWarning(found);
      if (found) return;
      given.before(() => {
        sending.send(words, quote);
        setDraft('');
        setQuote(null);
        given.onSent();
        focus();
      });
    },
  };
}

import { useCallback, useMemo, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { composerFieldId } from '../composer/use-composer-field.ts';
import type { MessageActs } from '../conversation-log/message-bubble.tsx';
import { writeQuote } from '../quotes/quote-draft.ts';
import { sendReaction } from '../reactions/send-reaction.ts';
import { useChatStore } from '../sync/use-device.ts';
import { useOwnId } from '../sync/use-own-id.ts';
import { useSendsTextsOnly } from '../sync/use-sends-texts-only.ts';

/** The quoted message to show. A new object for each tap, so that a second tap shows it again. */
export interface Jump {
  readonly message: number;
}

/**
 * Reacting to messages of a conversation with a member, answering them, and showing quoted ones. There are no
 * reactions as long as one of the two has not confirmed their address (ACC-6).
 */
export function useMessageActs({ id: profile, unconfirmed }: ProfileCard): {
  acts: MessageActs;
  jump: Jump | null;
} {
  const store = useChatStore();
  const member = useOwnId();
  const failure = useFailureText();
  const [jump, setJump] = useState<Jump | null>(null);
  const isUnconfirmed = useSendsTextsOnly() || unconfirmed === true;
  const react = useCallback(
    (message: Message, reaction: Reaction | null) => {
      sendReaction(store, message, reaction).catch((error: unknown) =>
        toast({ tone: 'danger', text: failure(error) }),
      );
    },
    [store, failure],
  );
  const reply = useCallback(
    (message: Message) => {
      const field = document.getElementById(composerFieldId);
      if (!field || member === null) return;
      writeQuote(member, profile, message.id);
      field.focus();
    },
    [member, profile],
  );
  const onQuote = useCallback((message: number) => setJump({ message }), []);
  const onReact = isUnconfirmed ? null : react;
  const onReply = unconfirmed === true ? null : reply;
  const acts = useMemo(() => ({ onReact, onReply, onQuote }), [onReact, onReply, onQuote]);
  return { acts, jump };
}

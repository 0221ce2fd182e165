import { useCallback, useMemo, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { composerFieldId } from '../composer/use-composer-field.ts';
import type { MessageActs } from '../conversation-log/message-bubble.tsx';
import { writeQuote } from '../quotes/quote-draft.ts';
import { sendReaction } from '../reactions/send-reaction.ts';
import { useChatStore } from '../sync/use-device.ts';
import { useOwnId } from '../sync/use-own-id.ts';

/** The quoted message to show. A new object for each tap, so that a second tap shows it again. */
export interface Jump {
  readonly message: number;
}

/** Reacting to messages of a conversation with a member, answering them, and showing quoted ones. */
export function useMessageActs(profile: number): { acts: MessageActs; jump: Jump | null } {
  const store = useChatStore();
  const member = useOwnId();
  const failure = useFailureText();
  const [jump, setJump] = useState<Jump | null>(null);
  const onReact = useCallback(
    (message: Message, reaction: Reaction | null) => {
      sendReaction(store, message, reaction).catch((error: unknown) =>
        toast({ tone: 'danger', text: failure(error) }),
      );
    },
    [store, failure],
  );
  const onReply = useCallback(
    (message: Message) => {
      const field = document.getElementById(composerFieldId);
      if (!field || member === null) return;
      writeQuote(member, profile, message.id);
      field.focus();
    },
    [member, profile],
  );
  const onQuote = useCallback((message: number) => setJump({ message }), []);
  const acts = useMemo(() => ({ onReact, onReply, onQuote }), [onReact, onReply, onQuote]);
  return { acts, jump };
}

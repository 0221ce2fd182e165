import { useRef, useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import { quickReaction, type Reaction } from '#contract/chat/reaction.ts';
import { isRemoved } from '#contract/chat/with-quotes.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { composerFieldId } from '../composer/use-composer-field.ts';
import { ImageMessage } from '../images/image-message.tsx';
import { QuoteBlock } from '../quotes/quote-block.tsx';
import { MessageTools } from '../reactions/message-tools.tsx';
import { ReactionBadge } from '../reactions/reaction-badge.tsx';
import { useMessageGestures } from '../reactions/use-message-gestures.ts';
import { Bubble, type DeliveryState } from './bubble.tsx';
import type { MessageRow } from './log-rows.ts';

// Loaded only when a member opens the choice.
const MessageActions = lazyComponent(() =>
  import('../reactions/message-actions.tsx').then((part) => part.MessageActions),
);

/** The acts of a member on a message. The functions stay the same, so that unchanged rows do not render. */
export interface MessageActs {
  /** Null if the service would refuse a reaction here (CHAT-11). */
  readonly onReact: ((message: Message, reaction: Reaction | null) => void) | null;
  /** Null if nobody can answer the other member. */
  readonly onReply: ((message: Message) => void) | null;
  /** Shows the quoted message. */
  readonly onQuote: (message: number) => void;
}

export interface MessageBubbleProps {
  readonly row: MessageRow;
  readonly own: boolean;
  /** The sender's name for readers who do not see the side of the bubble. */
  readonly by: string;
  /** The name of the other member. */
  readonly name: string;
  readonly state: DeliveryState | null;
  readonly inWords: boolean;
  /** The message arrived while the conversation was open. Only such messages are animated. */
  readonly arrives: boolean;
  /** The searched text, without case and accents. The selected hit is `chosen`. */
  readonly sought: string;
  readonly chosen: boolean;
  readonly ownReaction: Reaction | null;
  readonly theirReaction: Reaction | null;
  /** The author of the quoted message. Null if there is none. */
  readonly quoteBy: string | null;
  readonly acts: MessageActs;
}

const mayWrite = () => document.getElementById(composerFieldId) !== null;

/** The choice of reactions beside a message, while it is open. */
function useChoice({ row, acts, own, ownReaction }: MessageBubbleProps) {
  const { onReact, onReply } = acts;
  const failure = useFailureText();
  const bubble = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ at: DOMRect; writes: boolean } | null>(null);
  const { message } = row;
  const open = () => {
    const at = bubble.current?.getBoundingClientRect();
    if (at) setOpened({ at, writes: mayWrite() });
  };
  const close = () => setOpened(null);
  const panel = opened ? (
    <MessageActions
      part={{
        at: opened.at,
        own,
        chosen: ownReaction,
        words: message.text,
        onReact: onReact && ((reaction) => onReact(message, reaction)),
        onReply: opened.writes && onReply ? () => onReply(message) : null,
        onClose: close,
      }}
      onMissing={(error) => {
        close();
        toast({ tone: 'danger', text: failure(error) });
      }}
    />
  ) : null;
  return { bubble, open, panel };
}

/** The ways to react to the message and to answer it: the quick reaction, an answer, and the choice of both. */
function waysOf({ row: { message }, acts, ownReaction }: MessageBubbleProps, open: () => void) {
  const { onReact, onReply } = acts;
  return {
    toggle: () => onReact?.(message, ownReaction === quickReaction ? null : quickReaction),
    reply: onReply && (() => onReply(message)),
    open: onReact || onReply ? open : null,
  };
}

/** A stored message with its quote, its reactions, and the ways to react and to answer (CHAT-11, CHAT-12). */
export function MessageBubble(props: MessageBubbleProps) {
  const { row, own, by, name, state, acts, ownReaction, theirReaction, quoteBy } = props;
  const { message } = row;
  const { quote } = message;
  const { bubble, open, panel } = useChoice(props);
  const ways = waysOf(props, open);
  const gestures = useMessageGestures({
    onQuick: ways.toggle,
    onOpen: open,
    onReply: () => ways.reply?.(),
  });
  const removed = isRemoved(message);
  const isReacted = !removed && (ownReaction ?? theirReaction) !== null;
  return (
    <>
      <Bubble
        box={bubble}
        own={own}
        by={by}
        text={message.text}
        kind={message.kind}
        gift={message.gift}
        picture={message.kind === 'image' ? <ImageMessage message={message} own={own} by={by} /> : null}
        at={message.sent_at}
        {...(state && { state })}
        inWords={props.inWords}
        follows={row.follows}
        followed={row.followed}
        arrives={props.arrives}
        sought={props.sought}
        chosen={props.chosen}
        reacted={isReacted}
        {...(!removed && { gestures })}
        quote={
          quote && !removed ? (
            <QuoteBlock
              quote={quote}
              by={quoteBy}
              onShow={isRemoved(quote) ? null : () => acts.onQuote(quote.id)}
            />
          ) : null
        }
      >
        {isReacted ? (
          <ReactionBadge own={ownReaction} theirs={theirReaction} name={name} onOpen={acts.onReact && open} />
        ) : null}
        {removed ? null : <MessageTools by={own ? null : by} onOpen={ways.open} onReply={ways.reply} />}
      </Bubble>
      {panel}
    </>
  );
}

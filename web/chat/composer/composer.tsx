import { type FormEvent, useState } from 'react';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalNotice } from '../fictional/use-fictional-notice.tsx';
import { GiftDialog } from '../gifts/gift-dialog.tsx';
import { ImageAttachment } from '../images/image-attachment.tsx';
import { NoCredits, PriceNote } from '../permission/price-note.tsx';
import { UnconfirmedNote } from '../permission/unconfirmed-note.tsx';
import { usePremiumOnly } from '../permission/use-premium-only.ts';
import { WritingObstacle } from '../permission/writing-obstacle.tsx';
import { ComposerQuote } from '../quotes/composer-quote.tsx';
import type { Sending } from '../sync/use-send-message.ts';
import { useSendsTextsOnly } from '../sync/use-sends-texts-only.ts';
import { SendWarningDialog } from '../warnings/send-warning-dialog.tsx';
import styles from './composer.module.css';
import { ComposerField } from './composer-field.tsx';
import { ComposerFoot } from './composer-foot.tsx';
import { ComposerTools, EmojiSection, keepIcebreakerClosed, useOpenPanel } from './composer-panels.tsx';
import { useDraft } from './drafts.ts';
import { Icebreaker } from './icebreaker.tsx';
import { useComposerField } from './use-composer-field.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useTextSending } from './use-text-sending.ts';

interface ComposerProps {
  readonly other: ProfileCard;
  readonly sending: Sending;
  /** Whether the member may write. Null while unknown. */
  readonly writing: Writing | null;
  /** The conversation is empty, so an icebreaker may help. */
  readonly empty: boolean;
  readonly focusFirst: boolean;
  readonly onTyping: () => void;
}

/** Shows why sending is not possible. Typing remains possible. */
function SendObstacle(props: { other: ProfileCard; limited: boolean; sending: Sending; refused: boolean }) {
  if (props.limited) return <WritingObstacle obstacle="conversations" person={props.other} />;
  return props.sending.affordable ? null : (
    <NoCredits key={String(props.refused)} person={props.other} urgent={props.refused} />
  );
}

/** Says that the conversation needs premium, after an attempt to send. */
function PremiumRefusal(props: { premium: ReturnType<typeof usePremiumOnly>; other: ProfileCard }) {
  const { refused, noted } = props.premium;
  return refused ? <PremiumAlert what="conversations" person={props.other} onClose={noted} /> : null;
}

/** Asks before contact or bank data are sent (CHAT-8). */
function SendWarning(props: {
  message: ReturnType<typeof useTextSending>;
  fictional: boolean;
  focus: () => void;
}) {
  const { message, fictional, focus } = props;
  if (!message.warning) return null;
  return (
    <SendWarningDialog
      warning={message.warning}
      fictional={fictional}
      onSend={() => message.send(true)}
      onChange={() => {
        message.dropWarning();
        focus();
      }}
    />
  );
}

/** The state of the composer: the draft, its field, the open panel, and sending. */
function useComposer({ other, sending, writing, empty, focusFirst, onTyping }: ComposerProps) {
  const draft = useDraft(other.id);
  const { field, focus, insert } = useComposerField(draft.draft, draft.setDraft, focusFirst);
  useEarlyInput(field, draft.addToDraft);
  const panel = useOpenPanel(empty && writing !== null && writing.obstacle === null);
  const { before, dialog } = useFictionalNotice(other, writing);
  const premium = usePremiumOnly(sending, draft.addToDraft);
  const limited = writing?.obstacle === 'conversations';
  const message = useTextSending({
    draft,
    sending,
    limited,
    onLimited: premium.refuse,
    onTyping,
    before,
    onSent: panel.close,
    focus,
  });
  const closePanel = () => {
    panel.close();
    focus();
  };
  return {
    draft: draft.draft,
    quote: draft.quote,
    dropQuote() {
      draft.setQuote(null);
      focus();
    },
    field,
    focus,
    insert,
    panel,
    closePanel,
    before,
    dialog,
    premium,
    limited,
    message: {
      ...message,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        message.send();
      },
    },
  };
}

/** The composer: grows with the text, shows the price, and keeps the text if credits are missing. */
export function Composer(props: ComposerProps) {
  const text = useText();
  const { other, sending, empty } = props;
  const composer = useComposer(props);
  const { field, focus, insert, panel, closePanel, before, premium, limited, message } = composer;
  const { draft, quote, dropQuote } = composer;
  const isUnconfirmed = useSendsTextsOnly();
  const [isGiving, setGiving] = useState(false);
  const label = text('chat.input', { name: other.name });
  return (
    <>
      <form className={styles.composer} onSubmit={message.onSubmit} aria-label={label}>
        {isUnconfirmed ? <UnconfirmedNote name={other.name} /> : null}
        <SendObstacle other={other} limited={limited} sending={sending} refused={message.lacksCredits} />
        <PremiumRefusal premium={premium} other={other} />
        <SendWarning message={message} fictional={other.fictional} focus={focus} />
        {panel.opened === 'icebreaker' && empty ? (
          <Icebreaker
            other={other}
            onClose={() => {
              keepIcebreakerClosed();
              closePanel();
            }}
            onChoose={(line) => {
              message.type(line);
              closePanel();
            }}
          />
        ) : null}
        <div className={styles.box} data-typed={draft !== ''}>
          {quote === null ? null : <ComposerQuote other={other} quote={quote} onDrop={dropQuote} />}
          <ComposerField
            ref={field}
            label={label}
            value={draft}
            isTooLong={message.left < 0}
            onType={message.type}
            onEscape={panel.opened === null ? dropQuote : panel.close}
            onSend={message.send}
          />
          <ComposerFoot
            left={message.left}
            ready={message.isReady}
            typed={draft !== ''}
            price={sending.price}
          >
            <ComposerTools
              name={other.name}
              opened={panel.opened}
              onEmoji={() => panel.toggle('emoji')}
              onGift={isUnconfirmed ? null : () => setGiving(true)}
              onIcebreaker={empty ? () => panel.toggle('icebreaker') : null}
            >
              {isUnconfirmed ? null : <ImageAttachment other={other} before={before} />}
            </ComposerTools>
          </ComposerFoot>
        </div>
        {panel.opened === 'emoji' ? (
          <EmojiSection onChoose={insert} onClose={panel.close} focus={focus} />
        ) : null}
        {panel.opened === null ? <PriceNote className={styles.price} /> : null}
      </form>
      {composer.dialog}
      {isGiving ? (
        <GiftDialog
          other={other}
          sending={sending}
          before={before}
          onGiven={() => setGiving(false)}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </>
  );
}

import { Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useFictionalNotice } from '../fictional/use-fictional-notice.tsx';
import { GiftDialog } from '../gifts/gift-dialog.tsx';
import { ImageAttachment } from '../images/image-attachment.tsx';
import { NoCredits } from '../permission/no-credits.tsx';
import { PriceNote } from '../permission/price-note.tsx';
import { usePremiumOnly } from '../permission/use-premium-only.ts';
import { WritingObstacle } from '../permission/writing-obstacle.tsx';
import type { Sending } from '../sync/use-send-message.ts';
import { type SendWarning, sendWarning } from '../warnings/send-warning.ts';
import { SendWarningDialog } from '../warnings/send-warning-dialog.tsx';
import styles from './composer.module.css';
import { ComposerFoot } from './composer-foot.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { Icebreaker } from './icebreaker.tsx';
import { keepIcebreakerClosed, wantsIcebreaker } from './icebreaker-preference.ts';
import { isComposing } from './is-ime-composing.ts';
import { composerFieldId, hasKeyboard, useComposerField } from './use-composer-field.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyInput } from './use-early-input.ts';

const EmojiPanel = lazyComponent(() => import('./emoji-panel.tsx').then((part) => part.EmojiPanel));

/** Shows why sending is not possible. Typing remains possible. */
function Missing(props: { limited: boolean; affordable: boolean; refused: boolean }) {
  if (props.limited) return <WritingObstacle obstacle="conversations" />;
  return props.affordable ? null : <NoCredits key={String(props.refused)} urgent={props.refused} />;
}

/** The composer: grows with the text, shows the price, and keeps the text if credits are missing. */
export function Composer(props: {
  other: ProfileCard;
  sending: Sending;
  /** Whether the member may write. Null while unknown. */
  writing: Writing | null;
  /** The conversation is empty, so an icebreaker may help. */
  empty: boolean;
  focusFirst: boolean;
  onTyping: () => void;
}) {
  const text = useText();
  const failure = useFailureText();
  const { other, sending, writing, empty } = props;
  const { draft, setDraft, addToDraft } = useDraft(other.id);
  const [refused, setRefused] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<'emoji' | 'icebreaker' | null>(null);
  const [asked, setAsked] = useState<SendWarning | null>(null);
  const { field, focus, insert } = useComposerField(draft, setDraft, props.focusFirst);
  useEarlyInput(field, addToDraft);
  const words = draft.trim();
  const left = sending.longest - words.length;
  const limited = writing?.obstacle === 'conversations';
  const { before, dialog } = useFictionalNotice(other, writing);
  const premium = usePremiumOnly(sending, addToDraft);

  const offers = empty && writing !== null && writing.obstacle === null;
  useEffect(() => {
    if (offers && wantsIcebreaker()) setOpened('icebreaker');
  }, [offers]);

  const type = (next: string) => {
    setDraft(next);
    setAsked(null);
    if (next.trim() !== '') props.onTyping();
  };
  const toggle = (panel: 'emoji' | 'icebreaker') => setOpened(opened === panel ? null : panel);
  const closeIcebreaker = () => {
    keepIcebreakerClosed();
    setOpened(null);
    focus();
  };
  const send = (meant = false) => {
    if (words === '' || left < 0) return focus();
    if (limited) return premium.refuse();
    if (!sending.affordable) return setRefused(true);
    setRefused(false);
    const warning = meant ? null : sendWarning(words);
    setAsked(warning);
    if (warning) return;
    before(() => {
      sending.send(words);
      setDraft('');
      setOpened(null);
      focus();
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') setOpened(null);
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      <form
        className={styles.composer}
        onSubmit={onSubmit}
        aria-label={text('chat.input', { name: other.name })}
      >
        <Missing limited={limited} affordable={sending.affordable} refused={refused} />
        {premium.refused ? <PremiumAlert what="conversations" onClose={premium.noted} /> : null}
        {asked ? (
          <SendWarningDialog
            warning={asked}
            fictional={other.fictional}
            onSend={() => send(true)}
            onChange={() => {
              setAsked(null);
              focus();
            }}
          />
        ) : null}
        {opened === 'icebreaker' && empty ? (
          <Icebreaker
            other={other}
            onClose={closeIcebreaker}
            onChoose={(line) => {
              type(line);
              setOpened(null);
              focus();
            }}
          />
        ) : null}
        <div className={styles.box}>
          <Textarea
            id={composerFieldId}
            ref={field}
            value={draft}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            autosize
            minRows={1}
            maxRows={6}
            variant="unstyled"
            className={styles.field ?? ''}
            classNames={{ input: styles.input ?? '' }}
            placeholder={text('chat.input', { name: other.name })}
            aria-label={text('chat.input', { name: other.name })}
            aria-invalid={left < 0}
            aria-describedby="chat-limit"
            enterKeyHint="enter"
            // Text restored by the browser may already have been sent, or may belong to another member.
            autoComplete="off"
          />
          <ComposerFoot left={left} ready={words !== '' && left >= 0} price={sending.price}>
            <ComposerTools
              name={other.name}
              opened={opened}
              onEmoji={() => toggle('emoji')}
              onGift={() => setChoosing(true)}
              onIcebreaker={empty ? () => toggle('icebreaker') : null}
            >
              <ImageAttachment other={other} before={before} />
            </ComposerTools>
          </ComposerFoot>
        </div>
        {opened === 'emoji' ? (
          <section
            className={styles.panel}
            aria-label={text('chat.emoji.title')}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setOpened(null);
              focus();
            }}
          >
            <EmojiPanel
              part={{ onChoose: insert }}
              fallback={<p className={styles.loading}>{text('chat.emoji.loading')}</p>}
              onMissing={(error) => {
                setOpened(null);
                toast({ tone: 'danger', text: failure(error) });
              }}
            />
          </section>
        ) : null}
        {opened === null ? <PriceNote className={styles.price} /> : null}
      </form>
      {dialog}
      {choosing ? (
        <GiftDialog
          other={other}
          sending={sending}
          before={before}
          onGiven={() => setChoosing(false)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

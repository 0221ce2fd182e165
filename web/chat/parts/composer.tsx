import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconGift, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Writing } from '#contract/chat/get-writing.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { PremiumAlert } from '#web/credits/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useDraft } from '../state/use-draft.ts';
import { useFictionalNotice } from '../state/use-fictional-notice.tsx';
import { usePremiumOnly } from '../state/use-premium-only.ts';
import type { Sending } from '../state/use-send.ts';
import styles from './composer.module.css';
import { GiftDialog } from './gift-dialog.tsx';
import { NoCredits } from './no-credits.tsx';
import { PriceNote } from './price-note.tsx';
import { WritingObstacle } from './writing-obstacle.tsx';

/** The limit is nobody's business before it is near. */
const nearLimit = 200;

// With a real keyboard Enter sends; on a touch screen it is the only way to a new line.
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Where one writes: grows with the text, says what sending costs, keeps the text where credits are missing. */
export function Composer(props: {
  other: ProfileCard;
  sending: Sending;
  /** Whether one may write at all; null while it is not known. */
  writing: Writing | null;
  focusFirst: boolean;
  onTyping: () => void;
}) {
  const text = useText();
  const { other, sending, writing } = props;
  const [draft, setDraft] = useDraft(other.id);
  const [refused, setRefused] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const words = draft.trim();
  const left = sending.longest - words.length;
  const limited = writing?.obstacle === 'conversations';
  const { before, dialog } = useFictionalNotice(other, writing);
  const premium = usePremiumOnly(sending, (back) => setDraft(draft === '' ? back : `${draft}\n${back}`));

  const { focusFirst } = props;
  useEffect(() => {
    if (focusFirst && hasKeyboard()) input.current?.focus({ preventScroll: true });
  }, [focusFirst]);

  const send = () => {
    if (words === '' || left < 0) return input.current?.focus();
    if (limited) return premium.refuse();
    if (!sending.affordable) return setRefused(true);
    setRefused(false);
    before(() => {
      sending.send(words);
      setDraft('');
      input.current?.focus();
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
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
        {limited ? <WritingObstacle obstacle="conversations" /> : null}
        {sending.affordable || limited ? null : <NoCredits key={String(refused)} urgent={refused} />}
        {premium.refused ? <PremiumAlert what="conversations" onClose={premium.noted} /> : null}
        <div className={styles.box}>
          <Textarea
            ref={input}
            value={draft}
            onChange={(event) => {
              setDraft(event.currentTarget.value);
              if (event.currentTarget.value.trim() !== '') props.onTyping();
            }}
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
          />
          <div className={styles.foot}>
            <ActionIcon
              variant="subtle"
              className={styles.gift ?? ''}
              aria-label={text('chat.gift_to', { name: other.name })}
              onClick={() => setChoosing(true)}
            >
              <IconGift size={24} aria-hidden />
            </ActionIcon>
            <span id="chat-limit" className={styles.limit} data-over={left < 0} aria-live="polite">
              {left < 0 ? text('chat.characters_over', { count: -left }) : null}
              {left >= 0 && left <= nearLimit ? text('chat.characters_left', { count: left }) : null}
            </span>
            <Button
              type="submit"
              className={styles.send ?? ''}
              rightSection={<IconSend2 size={20} aria-hidden />}
              aria-disabled={words === '' || left < 0}
              data-ready={words !== '' && left >= 0}
            >
              {text('chat.send', { credits: sending.price })}
            </Button>
          </div>
        </div>
        <PriceNote className={styles.price} />
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

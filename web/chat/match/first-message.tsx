import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useDraft } from '../composer/drafts.ts';
import { icebreakersFor } from '../composer/icebreaker-lines.ts';
import { useTextSending } from '../composer/use-text-sending.ts';
import { useFictionalNotice } from '../fictional/use-fictional-notice.tsx';
import { useWriting } from '../permission/use-writing.ts';
import { useSendMessage } from '../sync/use-send-message.ts';
import { SendWarningDialog } from '../warnings/send-warning-dialog.tsx';
import styles from './first-message.module.css';

const openers = 3;

/** Everything the form needs: the draft that the conversation has too, and the sending of it. */
function useFirstMessage(other: ProfileCard, leave: () => void) {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(other.id);
  const sending = useSendMessage(other.id);
  const writing = useWriting(other.id);
  const { before, dialog } = useFictionalNotice(other, writing);
  const openChat = () => {
    leave();
    void navigate(`/members/${other.id}/chat`);
  };
  const message = useTextSending({
    draft,
    sending,
    limited: writing?.obstacle === 'conversations',
    // The conversation explains the limit, and keeps the draft.
    onLimited: openChat,
    onTyping: () => {},
    before,
    onSent: openChat,
    focus: () => field.current?.focus(),
  });
  return { draft: draft.draft, field, sending, writing, dialog, message, openChat };
}

/**
 * Three openers and a field that sends the first message to a match. A member who may not write gets the way
 * to the conversation, which explains why.
 */
export function FirstMessage(props: {
  other: ProfileCard;
  /** Null until it is read. */
  theirs: MemberProfile | null;
  onLeave(): void;
}) {
  const text = useText();
  const { other, theirs } = props;
  const { draft, field, sending, writing, dialog, message, openChat } = useFirstMessage(other, props.onLeave);
  if (writing?.obstacle || !sending.affordable)
    return (
      <Button fullWidth className={styles.chat ?? ''} onClick={openChat}>
        {text('likes.popup.say_hello')}
      </Button>
    );
  const lines = theirs ? icebreakersFor(theirs, theirs.shared_interests).slice(0, openers) : [];
  const label = text('chat.input', { name: other.name });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    message.send();
  };
  return (
    <div className={styles.first}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              className={styles.line}
              onClick={() => {
                message.type(text(line));
                field.current?.focus();
              }}
            >
              {text(line)}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit} aria-label={label}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          placeholder={label}
          rows={draft.length > 32 ? 2 : 1}
          value={draft}
          onChange={({ currentTarget }) => message.type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            message.send();
          }}
        />
        <Button
          type="submit"
          className={styles.send ?? ''}
          aria-label={text('chat.send', { credits: sending.price })}
          aria-disabled={!message.isReady}
          leftSection={<IconSend size={20} aria-hidden />}
        >
          {text('chat.send_short', { credits: sending.price })}
        </Button>
      </form>
      {message.warning ? (
        <SendWarningDialog
          warning={message.warning}
          fictional={other.fictional}
          onSend={() => message.send(true)}
          onChange={message.dropWarning}
        />
      ) : null}
      {dialog}
    </div>
  );
}

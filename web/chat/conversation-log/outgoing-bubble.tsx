import { UnstyledButton } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useEditOutgoing } from '../composer/use-edit-outgoing.ts';
import { isHeldForStart } from '../outbox/held-for-start.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import { QuoteBlock } from '../quotes/quote-block.tsx';
import { useQuoted } from '../quotes/use-quoted.ts';
import { Bubble } from './bubble.tsx';
import styles from './outgoing-bubble.module.css';

/** An outgoing message. A refused one shows the reason and can be resent or discarded. */
export function OutgoingBubble(props: {
  message: Outgoing;
  /** The name of the other member. */
  name: string;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const text = useText();
  const { message } = props;
  // A message that waits for the consent to the start is asked about, not failed (CRED-14).
  const failed = isHeldForStart(message) ? null : message.failed;
  const edit = useEditOutgoing();
  const quoted = useQuoted(message.profile, message.quote);
  const by = quoted && (quoted.sender === message.profile ? props.name : text('chat.said_by_you'));
  return (
    <>
      <Bubble
        own
        by={text('chat.said_by_you')}
        text={message.text}
        gift={message.gift}
        at={message.written_at}
        state={failed ? 'not_sent' : 'sending'}
        inWords
        arrives
        quote={message.quote === null ? null : <QuoteBlock quote={quoted} by={by} onShow={null} />}
      />
      {failed ? (
        <div className={styles.failed} role="alert">
          <span className={styles.reason}>{failed.detail}</span>
          <UnstyledButton className={styles.button ?? ''} onClick={props.onRetry}>
            {text('chat.retry')}
          </UnstyledButton>
          {message.gift === null ? (
            <UnstyledButton className={styles.button ?? ''} onClick={() => edit(message)}>
              {text('chat.edit')}
            </UnstyledButton>
          ) : null}
          <UnstyledButton className={styles.button ?? ''} onClick={props.onDiscard}>
            {text('chat.discard')}
          </UnstyledButton>
        </div>
      ) : null}
    </>
  );
}

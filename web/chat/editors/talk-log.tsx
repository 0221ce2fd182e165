import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditorTalk, TalkMessage } from '#contract/chat/editors/editor-talk.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMessageSummary } from '../inbox/message-summary.ts';
import { claimTalkMutation } from './editors.query.ts';
import styles from './talk.module.css';

function LogMessage({ message, talk }: { message: TalkMessage; talk: EditorTalk }) {
  const text = useText();
  const intl = useIntl();
  const summary = useMessageSummary(talk.profile.name);
  const { from, by, sent_at: at, kind } = message;
  const writer = {
    member: talk.member.name,
    profile: talk.profile.name,
    service: text('chat.editor.service'),
  };
  const author = by === null ? text('chat.editor.automatic') : text(`chat.editor.by_${by}`);
  return (
    <li className={styles.message} data-from={from}>
      <p className={styles.by}>
        <strong>{writer[from]}</strong>
        {from === 'profile' ? <span>({author})</span> : null}
        <time dateTime={at}>
          {intl.formatDate(at, { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })}
        </time>
      </p>
      <p className={styles.said}>{kind === 'image' ? text('chat.editor.picture') : summary(message)}</p>
    </li>
  );
}

/** The messages of a conversation, oldest first. Earlier ones are read on request, and that is recorded. */
export function TalkLog({ talk }: { talk: EditorTalk }) {
  const text = useText();
  const [older, setOlder] = useState<{ messages: readonly TalkMessage[]; has_more: boolean } | null>(null);
  const { mutate, isPending } = useMutation({
    ...claimTalkMutation(),
    onSuccess: ({ talk: read }) => {
      if (read === null) return;
      setOlder((known) => ({
        messages: [...read.messages, ...(known?.messages ?? [])],
        has_more: read.has_more,
      }));
    },
  });
  const messages = [...(older?.messages ?? []), ...talk.messages];
  const { conversation } = talk;
  return (
    <>
      {(older ?? talk).has_more ? (
        <Button
          variant="subtle"
          loading={isPending}
          onClick={() => {
            const before = messages[0]?.id;
            if (before !== undefined) mutate({ conversation, before });
          }}
        >
          {text('chat.editor.older')}
        </Button>
      ) : null}
      <ol className={styles.messages}>
        {messages.map((message) => (
          <LogMessage key={message.id} message={message} talk={talk} />
        ))}
      </ol>
    </>
  );
}

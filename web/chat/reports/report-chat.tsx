import { useId, useState } from 'react';
import { messagesOf } from '#contract/chat/chat-state.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ReportDialog } from '#web/profiles/report-dialog.tsx';
import { useMessageSummary } from '../inbox/message-summary.ts';
import { useChatState, useChatWith } from '../sync/use-device.ts';
import styles from './report-chat.module.css';
import { useReportMessage } from './report-message.mutation.ts';

/**
 * The number of recent messages of the other member to choose from. The report also stores the messages
 * around the chosen one.
 */
const choosable = 20;

/** Reports the conversation with a member, or one of their messages in it (SAFE-1, TRUST-4). */
export function ReportChat(props: {
  other: ProfileCard;
  blocked: boolean;
  /** The message preselected for the report. */
  message?: number;
  onClose: () => void;
}) {
  const text = useText();
  const words = useMessageSummary();
  const { other } = props;
  const state = useChatState();
  const conversation = useChatWith(other.id)?.conversation ?? null;
  const { mutate, data, error, isPending } = useReportMessage();
  const [message, setMessage] = useState<number | null>(props.message ?? null);
  const group = useId();
  const said = conversation === null ? [] : messagesOf(state, conversation);
  const theirs = said
    .filter(({ sender }) => sender === other.id)
    .slice(-choosable)
    .reverse();
  const choice = (value: number | null, shown: string) => (
    <label key={value ?? 0} className={styles.choice}>
      <input type="radio" name={group} checked={message === value} onChange={() => setMessage(value)} />
      <span className={styles.words}>{shown}</span>
    </label>
  );
  return (
    <ReportDialog
      card={other}
      title={text('chat.report.title', { name: other.name })}
      filing={{
        data,
        error,
        isPending,
        send: (why, onTaken) =>
          mutate({ profile: other.id, ...(message !== null && { message }), ...why }, { onSuccess: onTaken }),
      }}
      blocked={props.blocked}
      onClose={props.onClose}
    >
      {theirs.length === 0 ? null : (
        <fieldset className={styles.what}>
          <legend className={styles.legend}>{text('chat.report.what')}</legend>
          <div className={styles.choices}>
            {choice(null, text('chat.report.all'))}
            {theirs.map((one) => choice(one.id, text('chat.report.one', { text: words(one) })))}
          </div>
        </fieldset>
      )}
    </ReportDialog>
  );
}

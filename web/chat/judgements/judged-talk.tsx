import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { TalkMessage } from '#contract/chat/editors/editor-talk.ts';
import type { showSampledAnswer } from '#contract/chat/judgements/show-sampled-answer.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileFacts } from '../editors/profile-facts.tsx';
import styles from '../editors/talk.module.css';
import { useMessageSummary } from '../inbox/message-summary.ts';
import { JudgeForm } from './judge-form.tsx';

type Shown = AnswerOf<typeof showSampledAnswer>;

function JudgedMessage({ message, answer }: { message: TalkMessage; answer: Shown }) {
  const text = useText();
  const intl = useIntl();
  const summary = useMessageSummary(answer.profile);
  const { from, kind, sent_at: at } = message;
  const writer = {
    member: text('chat.judge.member'),
    profile: answer.profile,
    service: text('chat.editor.service'),
  };
  const isJudged = message.id === answer.message;
  return (
    <li className={styles.message} data-from={from} data-judged={isJudged}>
      <p className={styles.by}>
        <strong>{writer[from]}</strong>
        {isJudged ? <span>{text('chat.judge.this')}</span> : null}
        <time dateTime={at}>
          {intl.formatDate(at, { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })}
        </time>
      </p>
      <p className={styles.said}>{kind === 'image' ? text('chat.editor.picture') : summary(message)}</p>
    </li>
  );
}

/** An answer of the sample with the messages before it, the facts of the profile, and the form (MEET-15). */
export function JudgedTalk(props: { answer: Shown; done: () => void; back: () => void }) {
  const text = useText();
  const { answer } = props;
  return (
    <>
      <Button variant="subtle" onClick={props.back}>
        {text('chat.judge.back')}
      </Button>
      <div className={styles.desk}>
        <div className={styles.main}>
          <ol className={styles.messages}>
            {answer.messages.map((message) => (
              <JudgedMessage key={message.id} message={message} answer={answer} />
            ))}
          </ol>
          <JudgeForm answer={answer} done={props.done} />
        </div>
        <div className={styles.side}>
          <ProfileFacts profile={answer.facts} title={text('chat.profiles.facts')} />
          {answer.notes.length === 0 ? null : (
            <section className={styles.part}>
              <h2 className={styles.heading}>{text('chat.profiles.notes')}</h2>
              {answer.notes.map((note) => (
                <p key={note.id} className={styles.said}>
                  {note.words}
                </p>
              ))}
            </section>
          )}
        </div>
      </div>
    </>
  );
}

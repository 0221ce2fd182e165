import { Alert, Button, Checkbox, NumberInput, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { judgeAnswer } from '#contract/chat/judgements/judge-answer.ts';
import { answerFlaws, longestVerdictNote } from '#contract/chat/judgements/judgement.ts';
import type { SampledAnswer } from '#contract/chat/judgements/list-sampled-answers.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from '../editors/talk.module.css';

const verdicts = ['good', ...answerFlaws] as const;

type Verdict = (typeof verdicts)[number];

const daysAtFirst = 3;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null;

/** The keys 1 to 5 choose a verdict, outside text fields. */
function useVerdictKeys(choose: (verdict: Verdict) => void) {
  const onChoice = useEffectEvent(choose);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const chosen = verdicts[Number(event.key) - 1];
      if (chosen !== undefined) onChoice(chosen);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

type Choice = { verdict: Verdict | null; choose: (verdict: Verdict) => void };

function VerdictFields({ verdict, choose }: Choice) {
  const text = useText();
  return (
    <fieldset className={styles.verdicts}>
      <legend className={styles.heading}>{text('chat.judge.verdict')}</legend>
      {verdicts.map((one, at) => (
        <label key={one}>
          <input
            type="radio"
            id={`verdict-${one}`}
            name="verdict"
            aria-keyshortcuts={String(at + 1)}
            checked={verdict === one}
            onChange={() => choose(one)}
          />
          <kbd className={styles.key} aria-hidden>
            {at + 1}
          </kbd>
          {text(one === 'good' ? 'chat.judge.good' : `chat.flaw.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The judgement of a second person: good, or a flaw with a note for the editor, and a pause by one click. */
export function JudgeForm({ answer, done }: { answer: SampledAnswer; done: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [note, setNote] = useState('');
  const [pauses, setPauses] = useState(false);
  const [days, setDays] = useState(daysAtFirst);
  const [isMissing, setMissing] = useState(false);
  useVerdictKeys((chosen) => {
    setVerdict(chosen);
    document.getElementById(`verdict-${chosen}`)?.focus();
  });
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(judgeAnswer),
    onSuccess() {
      toast({ tone: 'success', text: text('chat.judge.done') });
      done();
    },
  });
  const isBad = verdict !== null && verdict !== 'good';
  const judge = (event: FormEvent) => {
    event.preventDefault();
    const said = note.trim();
    if (verdict === null) return;
    if (isBad && said === '') return setMissing(true);
    const { conversation, message } = answer;
    mutate({
      ...{ conversation, message },
      flaw: verdict === 'good' ? null : verdict,
      note: said === '' ? null : said,
      ...(isBad && pauses && { pause_days: days }),
    });
  };
  return (
    <form className={styles.part} noValidate onSubmit={judge}>
      <VerdictFields verdict={verdict} choose={setVerdict} />
      <Textarea
        label={text('chat.judge.note')}
        description={text('chat.judge.note_hint')}
        value={note}
        maxLength={longestVerdictNote}
        autosize
        minRows={2}
        error={isMissing ? text('kit.field.required') : undefined}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {isBad ? (
        <div className={styles.answer}>
          <Checkbox
            label={text('chat.judge.pause')}
            checked={pauses}
            onChange={(event) => setPauses(event.currentTarget.checked)}
          />
          {pauses ? (
            <NumberInput
              label={text('chat.judge.days')}
              min={1}
              max={31}
              value={days}
              onChange={(value) => setDays(Number(value) || 1)}
            />
          ) : null}
        </div>
      ) : null}
      {error === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure(error)}
        </Alert>
      )}
      <Button type="submit" loading={isPending} disabled={verdict === null}>
        {text('chat.judge.send')}
      </Button>
    </form>
  );
}

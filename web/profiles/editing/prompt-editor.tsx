import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  longestAnswer,
  mostPrompts,
  type PromptAnswer,
  type PromptQuestion,
  promptQuestions,
} from '#contract/profiles/prompts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './prompt-editor.module.css';
import { SaveStatus } from './save-status.tsx';
import { useOwnProfile, useSavedSection } from './use-saved-section.ts';

/** A row of the form. Without a question it is empty. */
interface Row {
  readonly question: PromptQuestion | '';
  readonly answer: string;
}

const rowsOf = (prompts: readonly PromptAnswer[]): readonly Row[] =>
  Array.from({ length: mostPrompts }, (_, at) => prompts[at] ?? { question: '', answer: '' });

/** The answers in the form: rows with a question, in their order. */
const answersOf = (rows: readonly Row[]): PromptAnswer[] =>
  rows.flatMap(({ question, answer }) => (question === '' ? [] : [{ question, answer: answer.trim() }]));

const isSame = (one: readonly PromptAnswer[], other: readonly PromptAnswer[]): boolean =>
  JSON.stringify(one.map(({ question, answer }) => [question, answer])) ===
  JSON.stringify(other.map(({ question, answer }) => [question, answer]));

/** One sentence and its end. Other rows' sentences are not offered. */
function PromptRow(props: {
  number: number;
  row: Row;
  taken: readonly string[];
  disabled: boolean;
  error: string | undefined;
  onChange(row: Row): void;
}) {
  const text = useText();
  const { number, row, taken, disabled } = props;
  const offered = promptQuestions.filter((one) => one === row.question || !taken.includes(one));
  return (
    <div className={styles.row}>
      <NativeSelect
        label={text('profiles.prompts.question', { number })}
        value={row.question}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          props.onChange({ ...row, question: promptQuestions.find((one) => one === value) ?? '' })
        }
      >
        <option value="">{text('profiles.prompts.none')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {text(`profiles.prompt.${one}`)}
          </option>
        ))}
      </NativeSelect>
      {row.question === '' ? null : (
        <Textarea
          aria-label={text('profiles.prompts.answer', { number })}
          minRows={3}
          maxLength={longestAnswer}
          value={row.answer}
          disabled={disabled}
          error={props.error}
          onChange={({ currentTarget }) => props.onChange({ ...row, answer: currentTarget.value })}
        />
      )}
    </div>
  );
}

/**
 * Up to three sentences that the member finishes (PROF-10). Saved with a button, because nobody wants half a
 * sentence to be public.
 */
export function PromptEditor() {
  const text = useText();
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  const [typed, setTyped] = useState<readonly Row[] | null>(null);
  const [tried, setTried] = useState(false);
  const kept = profile?.prompts ?? [];
  const rows = typed ?? rowsOf(kept);
  const answers = answersOf(rows);
  const changed = !isSame(answers, kept);
  const isMissing = (row: Row) => row.question !== '' && row.answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rows.some(isMissing)) return;
    section.change({ prompts: answers }, () => {
      setTyped(null);
      setTried(false);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {rows.map((row, at) => (
        <PromptRow
          // The number of rows is fixed, and a row never moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          number={at + 1}
          row={row}
          taken={rows.map(({ question }) => question)}
          disabled={profile === null}
          error={
            tried && isMissing(row)
              ? text('profiles.prompts.missing')
              : section.fieldError(`prompts.${answersOf(rows.slice(0, at)).length}.answer`)
          }
          onChange={(next) => setTyped(rows.with(at, next))}
        />
      ))}
      <div className={styles.end}>
        <Button type="submit" loading={section.state === 'saving'} disabled={!changed}>
          {text('profiles.edit.save')}
        </Button>
        {changed && section.state === 'saved' ? null : <SaveStatus section={section} />}
      </div>
    </form>
  );
}

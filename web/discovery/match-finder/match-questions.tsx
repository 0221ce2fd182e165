import { Button, NativeSelect, Switch } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { distanceBands, mostInterests } from '#contract/discovery/criteria.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useInterestsByName } from '#web/sites/use-interests-by-name.ts';
import choice from '#web/ui/forms/choice.module.css';
import { addressOfMatches, type MatchAnswers, matchAges } from './match-criteria.ts';
import styles from './match-questions.module.css';

/** A multiple choice of words: native checkboxes styled as pills. */
function WordPills<Word extends string>(props: {
  legend: string;
  words: readonly Word[];
  textOf(word: Word): ReactNode;
  chosen: readonly Word[];
  /** Maximum number of selected words. */
  most?: number;
  onChange(chosen: Word[]): void;
}) {
  const { words, chosen, most = Number.POSITIVE_INFINITY } = props;
  return (
    <fieldset className={`${choice.group} ${choice.pills}`}>
      <legend className={styles.legend}>{props.legend}</legend>
      {words.map((word) => {
        const on = chosen.includes(word);
        return (
          <label key={word} className={choice.pill}>
            <input
              type="checkbox"
              checked={on}
              disabled={!on && chosen.length >= most}
              onChange={() =>
                props.onChange(words.filter((one) => (one === word ? !on : chosen.includes(one))))
              }
            />
            {props.textOf(word)}
          </label>
        );
      })}
    </fieldset>
  );
}

const ages = Array.from({ length: matchAges.oldest - matchAges.youngest + 1 }, (_, at) =>
  String(matchAges.youngest + at),
);

type Change = (answers: Partial<MatchAnswers>) => void;

function Ages({ answers, change }: { answers: MatchAnswers; change: Change }) {
  const text = useText();
  const { hidden } = useFictionalChoice();
  const { min_age, max_age, distance, hide_fictional } = answers;
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={text('discovery.min_age')}
        data={ages}
        value={String(min_age)}
        onChange={({ currentTarget: { value } }) =>
          change({ min_age: Number(value), max_age: Math.max(Number(value), max_age) })
        }
      />
      <NativeSelect
        label={text('discovery.max_age')}
        data={ages}
        value={String(max_age)}
        onChange={({ currentTarget: { value } }) =>
          change({ max_age: Number(value), min_age: Math.min(Number(value), min_age) })
        }
      />
      <NativeSelect
        label={text('discovery.match.distance')}
        data={[
          { value: '', label: text('discovery.match.any_distance') },
          ...distanceBands.map((band) => ({
            value: String(band),
            label: text('discovery.match.within', { kilometres: band }),
          })),
        ]}
        value={distance === null ? '' : String(distance)}
        onChange={({ currentTarget: { value } }) =>
          change({ distance: distanceBands.find((band) => String(band) === value) ?? null })
        }
      />
      <Switch
        label={text('discovery.match.hide_fictional')}
        checked={hidden || hide_fictional}
        disabled={hidden}
        onChange={({ currentTarget }) => change({ hide_fictional: currentTarget.checked })}
      />
    </div>
  );
}

interface Question {
  readonly title: string;
  readonly body: ReactNode;
}

/** The questions of the match finder, without those about fields that the site hides (DISC-5). */
function useQuestions(answers: MatchAnswers, change: Change): readonly Question[] {
  const text = useText();
  const { visible_profile_fields: shown } = useSettings();
  const sorted = useInterestsByName();
  const questions: Question[] = [];
  if (shown.includes('signup_reason'))
    questions.push({
      title: text('discovery.match.reason'),
      body: (
        <WordPills
          legend={text('discovery.match.several')}
          words={attributeValues.signup_reason}
          textOf={(word) => text(`profiles.signup_reason.${word}`)}
          chosen={answers.signup_reason}
          onChange={(signup_reason) => change({ signup_reason })}
        />
      ),
    });
  if (shown.includes('interests'))
    questions.push({
      title: text('discovery.match.interests'),
      body: (
        <WordPills
          legend={text('discovery.match.at_most', { most: mostInterests })}
          words={sorted}
          textOf={(word) => text(`sites.interest.${word}`)}
          chosen={answers.interests}
          most={mostInterests}
          onChange={(chosen) => change({ interests: chosen })}
        />
      ),
    });
  if (shown.includes('relationship_status'))
    questions.push({
      title: text('discovery.match.relationship'),
      body: (
        <WordPills
          legend={text('discovery.match.several')}
          words={attributeValues.relationship_status}
          textOf={(word) => text(`profiles.relationship_status.${word}`)}
          chosen={answers.relationship_status}
          onChange={(relationship_status) => change({ relationship_status })}
        />
      ),
    });
  questions.push({ title: text('discovery.match.age'), body: <Ages answers={answers} change={change} /> });
  return questions;
}

/**
 * Asks the questions of the match finder one at a time. Each can be skipped (DISC-5).
 */
export function MatchQuestions({ before }: { before: MatchAnswers }) {
  const text = useText();
  const navigate = useNavigate();
  const [answers, setAnswers] = useState(before);
  const [step, setStep] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const change: Change = (given) => setAnswers((now) => ({ ...now, ...given }));

  const questions = useQuestions(answers, change);
  const last = step === questions.length - 1;
  const go = (to: number) => {
    setStep(to);
    title.current?.focus();
  };
  return (
    <form
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault();
        if (last) void navigate(addressOfMatches(answers));
        else go(step + 1);
      }}
    >
      <p className={styles.progress}>
        {text('discovery.match.step', { step: step + 1, steps: questions.length })}
      </p>
      <div className={styles.bar} aria-hidden>
        {questions.map((one, at) => (
          <i key={one.title} data-done={at <= step} />
        ))}
      </div>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {questions[step]?.title}
      </h2>
      {questions[step]?.body}
      <div className={styles.buttons}>
        {step > 0 ? (
          <Button variant="subtle" onClick={() => go(step - 1)}>
            {text('discovery.match.back')}
          </Button>
        ) : null}
        <Button type="submit">{text(last ? 'discovery.match.show' : 'discovery.match.next')}</Button>
      </div>
    </form>
  );
}

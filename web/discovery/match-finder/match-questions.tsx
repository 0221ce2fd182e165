import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mostInterests } from '#contract/discovery/criteria.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import type { Interest } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { interestDrawings, liked } from '#web/sites/interest-drawings.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useInterestsByName } from '#web/sites/use-interests-by-name.ts';
import { keepMatchDraft, useMatchDraft } from '../match-draft.ts';
import { AgesQuestion } from './ages-question.tsx';
import { reasonDrawings, relationshipDrawings } from './answer-drawings.tsx';
import { AnswerPills, AnswerTiles } from './answer-tiles.tsx';
import { addressOfMatches, answersOf, type MatchAnswers, queryOf } from './match-criteria.ts';
import styles from './match-questions.module.css';

type Change = (answers: Partial<MatchAnswers>) => void;

const drawn: ReadonlySet<Interest> = new Set(liked);

/** Popular interests as pictures, and all others in words behind a line that unfolds. */
function InterestsQuestion({ answers, change }: { answers: MatchAnswers; change: Change }) {
  const text = useText();
  const [isOpen] = useState(() => answers.interests.some((word) => !drawn.has(word)));
  const others = useInterestsByName().filter((word) => !drawn.has(word));
  const shared = {
    chosen: answers.interests,
    most: mostInterests,
    textOf: (word: Interest) => text(`sites.interest.${word}`),
    onChange: (interests: Interest[]) => change({ interests }),
  };
  return (
    <>
      <AnswerTiles<Interest>
        {...shared}
        legend={text('discovery.match.at_most', { most: mostInterests })}
        words={liked}
        drawings={interestDrawings}
        small
      />
      <details className={styles.more} open={isOpen}>
        <summary>{text('discovery.match.more_interests', { count: others.length })}</summary>
        <AnswerPills {...shared} legend={text('discovery.match.interests')} words={others} />
      </details>
    </>
  );
}

interface Question {
  readonly title: string;
  readonly body: ReactNode;
  readonly isAnswered: boolean;
}

/** The questions of the match finder, without those about fields that the site hides (DISC-5). */
function useQuestions(answers: MatchAnswers, change: Change): readonly Question[] {
  const text = useText();
  const { visible_profile_fields: shown } = useSettings();
  const { signup_reason, interests, relationship_status } = answers;
  const questions: Question[] = [];
  if (shown.includes('signup_reason'))
    questions.push({
      title: text('discovery.match.reason'),
      isAnswered: signup_reason.length > 0,
      body: (
        <AnswerTiles
          legend={text('discovery.match.several')}
          words={attributeValues.signup_reason}
          drawings={reasonDrawings}
          textOf={(word) => text(`profiles.signup_reason.${word}`)}
          chosen={signup_reason}
          onChange={(chosen) => change({ signup_reason: chosen })}
        />
      ),
    });
  if (shown.includes('interests'))
    questions.push({
      title: text('discovery.match.interests'),
      isAnswered: interests.length > 0,
      body: <InterestsQuestion answers={answers} change={change} />,
    });
  if (shown.includes('relationship_status'))
    questions.push({
      title: text('discovery.match.relationship'),
      isAnswered: relationship_status.length > 0,
      body: (
        <AnswerTiles
          legend={text('discovery.match.several')}
          words={attributeValues.relationship_status}
          drawings={relationshipDrawings}
          many
          textOf={(word) => text(`profiles.relationship_status.${word}`)}
          chosen={relationship_status}
          onChange={(chosen) => change({ relationship_status: chosen })}
        />
      ),
    });
  questions.push({
    title: text('discovery.match.age'),
    isAnswered: true,
    body: <AgesQuestion answers={answers} change={change} />,
  });
  return questions;
}

/**
 * Asks the questions of the match finder one at a time (DISC-5). Each can be skipped. The answers that the member
 * gave in this tab come first, then those of the address.
 */
export function MatchQuestions({ before }: { before: MatchAnswers }) {
  const text = useText();
  const navigate = useNavigate();
  const draft = useMatchDraft();
  const title = useRef<HTMLHeadingElement>(null);
  const given = String(queryOf(before));
  const isFresh = draft.query === '' && draft.step === 0;
  const answers = answersOf(new URLSearchParams(isFresh ? given : draft.query));

  const keep = (next: MatchAnswers, step: number) => keepMatchDraft({ query: String(queryOf(next)), step });
  const change: Change = (some) => keep({ ...answers, ...some }, draft.step);
  const questions = useQuestions(answers, change);
  const step = Math.min(draft.step, questions.length - 1);
  const question = questions[step];
  const last = step === questions.length - 1;
  const go = (to: number) => {
    keep(answers, to);
    title.current?.focus();
  };
  const next = question?.isAnswered ? 'discovery.match.next' : 'discovery.match.skip';
  return (
    <form
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault();
        if (!last) return go(step + 1);
        keep(answers, 0);
        void navigate(addressOfMatches(answers));
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
        {question?.title}
      </h2>
      <div key={step} className={styles.answers}>
        {question?.body}
      </div>
      <div className={styles.buttons}>
        {step > 0 ? (
          <Button variant="subtle" onClick={() => go(step - 1)}>
            {text('discovery.match.back')}
          </Button>
        ) : null}
        <Button type="submit" variant={question?.isAnswered ? 'filled' : 'light'}>
          {text(last ? 'discovery.match.show' : next)}
        </Button>
      </div>
    </form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { regionsQuery } from '#web/sites/places.ts';
import { useSettings } from '#web/sites/settings.ts';
import { SourceQuestion } from '#web/tracking/source-question.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import styles from '#web/ui/forms/form-card.module.css';
import outcomeStyles from '../shared/outcome.module.css';
import { GenderStep, LookingForStep, SexualityStep } from './choice-step.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { HelloStep } from './hello-step.tsx';
import { LoginStep } from './login-step.tsx';
import { NameStep } from './name-step.tsx';
import { OwnCardStrip } from './own-card.tsx';
import { PlaceStep } from './place-step.tsx';
import { lastScreen, progressOf, screenAt } from './screens.ts';
import { StepFrame } from './step-frame.tsx';
import { TargetHeader } from './target-header.tsx';
import { useMoveOn } from './use-move-on.ts';
import { useOwnCard } from './use-own-card.ts';
import type { SignUp } from './use-sign-up.ts';

/** Rejected for age: says so once and calmly, and offers no retry (AGE-1). */
function TooYoung({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const text = useText();
  const { minimum_age } = useSettings();
  return (
    <div className={outcomeStyles.outcome} role="alert">
      <Illustration picture="empty" />
      <Heading className={outcomeStyles.title}>{text('accounts.too_young.title')}</Heading>
      <p className={outcomeStyles.body}>
        {text('accounts.field.under_age_before', { min_age: minimum_age })}
      </p>
    </div>
  );
}

const fieldsOf = [GenderStep, SexualityStep, LookingForStep, PlaceStep, NameStep, LoginStep] as const;

/** The current screen, and functions to move to another one and back. */
export interface Steps {
  readonly screen: number;
  /** False until the browser has read its current screen. */
  readonly ready: boolean;
  readonly open: (screen: number) => void;
  readonly back: () => void;
}

/** The five steps, shared by the page and the dialog (ACC-1). */
export function SignUpSteps(props: {
  signUp: SignUp;
  steps: Steps;
  target: ProfileCard | null;
  heading: 'h1' | 'h3';
}) {
  const text = useText();
  const queries = useQueryClient();
  const { signUp, target } = props;
  const { screen, ready, open, back } = props.steps;
  const { asked } = signUp;
  const { title, lead } = screenAt(screen);
  const card = useOwnCard(signUp, screen);
  const Fields = fieldsOf[screen];

  // Prefetched for the second step.
  useEffect(() => void queries.prefetchQuery(regionsQuery()), [queries]);

  const isLast = screen === lastScreen;
  const forward = () => open(asked.find((one) => one > screen) ?? lastScreen);
  const next = (): boolean => signUp.settle(screen, isLast ? signUp.send : forward);
  const pick = useMoveOn(screen, () => void next());
  const isFirst = screen === asked[0];
  const toTarget = isLast && target !== null;

  if (!ready) return <TextSkeleton lines={8} />;
  if (signUp.isOver) return <TooYoung heading={props.heading} />;
  return (
    <>
      {target ? <TargetHeader target={target} /> : <OwnCardStrip card={card} isFull={isLast} />}
      <StepFrame
        screen={screen}
        {...progressOf(screen, asked)}
        title={
          toTarget ? text('accounts.target.title', { name: target.name }) : text(`accounts.sign_up.${title}`)
        }
        lead={text(`accounts.sign_up.${toTarget ? 'lead_target' : lead}`)}
        isLast={isLast}
        busy={signUp.busy}
        failure={signUp.failure}
        heading={props.heading}
        onNext={next}
        onBack={isFirst ? null : back}
      >
        {isFirst && screenAt(screen).step > 0 ? (
          <GivenAnswers
            onChange={() => {
              signUp.change({ asks_all: 'yes' });
              open(0);
            }}
          />
        ) : null}
        {Fields ? <Fields signUp={signUp} onPick={pick} /> : <HelloStep signUp={signUp} target={target} />}
        {isLast ? <SourceQuestion /> : null}
      </StepFrame>
      {isFirst ? (
        <p className={styles.other}>
          {text('accounts.sign_up.have_account')} <Link to="/login">{text('accounts.log_in')}</Link>
        </p>
      ) : null}
    </>
  );
}

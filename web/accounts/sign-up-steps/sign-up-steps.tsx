import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ProfilePlace } from '#web/profiles/profile-place.tsx';
import { regionsQuery } from '#web/sites/places.ts';
import { useSettings } from '#web/sites/settings.ts';
import { SourceQuestion } from '#web/tracking/source-question.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import styles from '#web/ui/forms/form-card.module.css';
import outcomeStyles from '../shared/outcome.module.css';
import { ChoiceStep } from './choice-step.tsx';
import { HelloStep } from './hello-step.tsx';
import { LoginStep } from './login-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { lastStep } from './step-order.ts';
import targetHeaderStyles from './target-header.module.css';
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

/** The member that the sign-up targets, shown above every step (ACC-1). */
function TargetHeader({ target }: { target: ProfileCard }) {
  const text = useText();
  return (
    <div className={targetHeaderStyles.target}>
      <span className={targetHeaderStyles.picture}>
        <Picture
          image={target.main_image}
          alt={text('profiles.picture_of', { name: target.name })}
          size="thumb"
        />
      </span>
      <div className={targetHeaderStyles.words}>
        <p className={targetHeaderStyles.name}>
          <ProfileName card={target} />
        </p>
        <p className={targetHeaderStyles.place}>
          <ProfilePlace card={target} />
        </p>
        <p className={targetHeaderStyles.place}>{text('accounts.target.lead')}</p>
      </div>
    </div>
  );
}

/** The name that other members see (step 2). */
function NameStep({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { draft, change, leave, errorOf } = signUp;
  return (
    <TextInput
      label={text('accounts.sign_up.name')}
      description={text('accounts.sign_up.name_hint')}
      name="name"
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      value={draft.name}
      error={errorOf('name')}
      onBlur={() => leave('name')}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
  );
}

const parts = [ChoiceStep, PlaceStep, NameStep, LoginStep] as const;

/** The current step, and functions to move forward and back. */
interface Steps {
  readonly step: number;
  /** False until the browser has read its current step. */
  readonly ready: boolean;
  readonly forward: () => void;
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
  const { step, ready, forward, back } = props.steps;
  const Fields = parts[step];

  // Prefetched for the second step.
  useEffect(() => void queries.prefetchQuery(regionsQuery()), [queries]);

  const next = (): boolean => signUp.settle(step, step === lastStep ? signUp.send : forward);

  const toTarget = step === lastStep && target !== null;

  if (!ready) return <TextSkeleton lines={8} />;
  if (signUp.isOver) return <TooYoung heading={props.heading} />;
  return (
    <>
      {target ? <TargetHeader target={target} /> : null}
      <StepFrame
        step={step}
        title={
          toTarget
            ? text('accounts.target.title', { name: target.name })
            : text(`accounts.sign_up.title_${step}`)
        }
        lead={text(toTarget ? 'accounts.sign_up.lead_target' : `accounts.sign_up.lead_${step}`)}
        busy={signUp.busy}
        failure={signUp.failure}
        heading={props.heading}
        onNext={next}
        onBack={back}
      >
        {Fields ? <Fields signUp={signUp} /> : <HelloStep signUp={signUp} target={target} />}
        {step === lastStep ? <SourceQuestion /> : null}
      </StepFrame>
      {step === 0 ? (
        <p className={styles.other}>
          {text('accounts.sign_up.have_account')} <Link to="/login">{text('accounts.log_in')}</Link>
        </p>
      ) : null}
    </>
  );
}

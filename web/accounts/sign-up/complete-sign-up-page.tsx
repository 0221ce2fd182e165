import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PushCard } from '#web/notifications/push-card.tsx';
import { useIsPushPossible } from '#web/notifications/push-store.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { AttributeEditor } from '#web/profiles/attribute-editor.tsx';
import { InterestEditor } from '#web/profiles/interest-editor.tsx';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { useRefetchStatusOnReturn } from '../activation/use-fresh-status.ts';
import { clearSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import styles from '../sign-up-steps/step-frame.module.css';
import { StepProgress } from '../sign-up-steps/step-progress.tsx';
import { useUser } from '../user.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { PhotoStep } from './photo-step.tsx';

/** One optional part of the new profile. The same button continues with or without input (ACC-5). */
function CompletionStep(props: {
  step: number;
  steps: number;
  title: string;
  lead: string;
  back: string;
  next: string;
  children: ReactNode;
}) {
  const text = useText();
  const { step, steps } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.frame}>
      <StepProgress step={step} steps={steps} />
      <div>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {props.title}
        </h1>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <div className={styles.fields}>{props.children}</div>
      <div className={styles.buttons}>
        <ButtonLink to={props.next} size="lg">
          {text(step === steps - 1 ? 'accounts.complete.to_matches' : 'accounts.sign_up.next')}
        </ButtonLink>
        <ButtonLink
          to={props.back}
          variant="subtle"
          size="lg"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {text('accounts.sign_up.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(ownProfileQuery());
});

/** Moving between steps fetches nothing from the server. */
export const shouldRevalidate = () => false;

const ofProfile = ['photo', 'interests', 'facts'] as const;

type Step = (typeof ofProfile)[number] | 'push';

/**
 * Push is a step if it can be offered. It remains a step after the answer, because the page shows the answer
 * there (SHELL-14).
 */
const useSteps = (member: number | null): readonly Step[] => {
  const offer = useIsPushPossible(member);
  const [offered, setOffered] = useState(offer);
  if (offer && !offered) setOffered(true);
  return offered ? [...ofProfile, 'push'] : ofProfile;
};

function Editor({ step, member }: { step: Exclude<Step, 'photo'>; member: number | null }) {
  switch (step) {
    case 'interests':
      return <InterestEditor />;
    case 'facts':
      return <AttributeEditor />;
    case 'push':
      return member === null ? null : <PushCard member={member} />;
  }
}

/** After the sign-up: welcome and photo, then the profile step by step. Each step may be skipped (ACC-5). */
export default function CompleteSignUpPage() {
  const text = useText();
  const [search] = useSearchParams();
  useEffect(clearSignUpDraft, []);
  useRefetchStatusOnReturn();
  const member = useUser()?.id ?? null;
  const steps = useSteps(member);
  const addressOf = (step: number): string => {
    if (step <= 0) return '/complete-signup';
    return step < steps.length ? `/complete-signup?step=${step + 1}` : '/signup-matches';
  };
  // Without a number the address means the first step: the photo.
  const step = Math.max(0, Number(search.get('step') ?? 1) - 1);
  const what = steps[step] ?? 'photo';
  return (
    <FormCard>
      <PageTitle title={text('accounts.complete.page')} />
      {what === 'photo' ? (
        <PhotoStep steps={steps.length} next={addressOf(1)} />
      ) : (
        <>
          <CompletionStep
            key={what}
            step={step}
            steps={steps.length}
            title={text(`accounts.complete.${what}`)}
            lead={text(`accounts.complete.${what}_lead`)}
            back={addressOf(step - 1)}
            next={addressOf(step + 1)}
          >
            <Editor step={what} member={member} />
          </CompletionStep>
          <ConfirmCard />
        </>
      )}
    </FormCard>
  );
}

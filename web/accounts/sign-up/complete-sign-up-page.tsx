import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PushCard } from '#web/notifications/push-card.tsx';
import { usePushOffer } from '#web/notifications/use-push-offer.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { AttributeEditor } from '#web/profiles/attribute-editor.tsx';
import { InterestEditor } from '#web/profiles/interest-editor.tsx';
import { OwnPhotoEditor } from '#web/profiles/own-photo-editor.tsx';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { useRefetchStatusOnReturn } from '../activation/use-fresh-status.ts';
import { clearSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import { useUser } from '../user.ts';
import { CompletionStep } from './completion-step.tsx';
import { CompletionWelcome } from './completion-welcome.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(ownProfileQuery());
});

/** Moving between steps fetches nothing from the server. */
export const shouldRevalidate = () => false;

const ofProfile = ['photo', 'interests', 'facts'] as const;

type Step = (typeof ofProfile)[number] | 'push';

const editors: Readonly<Record<(typeof ofProfile)[number], ReactNode>> = {
  photo: <OwnPhotoEditor />,
  interests: <InterestEditor />,
  facts: <AttributeEditor />,
};

/**
 * Push is a step if it can be offered. It remains a step after the answer, because the page shows the answer
 * there (SHELL-14).
 */
const useSteps = (member: number | null): readonly Step[] => {
  const offer = usePushOffer(member);
  const [offered, setOffered] = useState(offer);
  if (offer && !offered) setOffered(true);
  return offered ? [...ofProfile, 'push'] : ofProfile;
};

/** After the sign-up: a welcome, then the profile step by step. Each step may be skipped (ACC-5). */
export default function CompleteSignUpPage() {
  const text = useText();
  const [search] = useSearchParams();
  useEffect(clearSignUpDraft, []);
  useRefetchStatusOnReturn();
  const member = useUser()?.id ?? null;
  const steps = useSteps(member);
  const addressOf = (step: number): string => {
    if (step < 0) return '/complete-signup';
    return step < steps.length ? `/complete-signup?step=${step + 1}` : '/signup-matches';
  };
  const step = Number(search.get('step') ?? 0) - 1;
  const what = steps[step];
  return (
    <FormCard>
      <PageTitle title={text('accounts.complete.page')} />
      {what === undefined ? (
        <CompletionWelcome next={addressOf(0)} />
      ) : (
        <CompletionStep
          key={what}
          step={step}
          steps={steps.length}
          title={text(`accounts.complete.${what}`)}
          lead={text(`accounts.complete.${what}_lead`)}
          back={addressOf(step - 1)}
          next={addressOf(step + 1)}
        >
          {what !== 'push' ? editors[what] : member === null ? null : <PushCard member={member} />}
        </CompletionStep>
      )}
    </FormCard>
  );
}

import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { NoScriptNotice } from '#web/sites/no-script-notice.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { OwnCardAside } from '../sign-up-steps/own-card.tsx';
import { addressOf, screenIn, screenToShow } from '../sign-up-steps/screens.ts';
import { SignUpSteps, type Steps } from '../sign-up-steps/sign-up-steps.tsx';
import { useOwnCard } from '../sign-up-steps/use-own-card.ts';
import { type SignUp, useSignUp } from '../sign-up-steps/use-sign-up.ts';
import { InviteForm } from './invite-form.tsx';
import { SignUpLayout } from './sign-up-layout.tsx';
import { useSignUpGate } from './use-sign-up-gate.ts';

/**
 * The current screen of the sign-up page. The address holds it, so the back button goes one screen back and a
 * reload keeps it. A screen with errors cannot be passed.
 */
function usePageSteps({ openScreen, asked }: SignUp): Steps {
  const [search] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  // Only the browser has the draft. Until it is read, only the first screen can be shown.
  const ready = useHydrated();
  const wanted = screenIn(search);
  const screen = screenToShow(Math.min(wanted, openScreen), asked);

  useEffect(() => {
    if (!ready || wanted === screen || !search.has('step')) return;
    void navigate({ search: `?${addressOf(screen, search)}` }, { replace: true, preventScrollReset: true });
  }, [ready, wanted, screen, search, navigate]);

  const open = (next: number, replace: boolean) =>
    void navigate({ search: `?${addressOf(next, search)}` }, replace ? { replace } : { state: 'stepped' });

  return {
    screen,
    ready: ready || wanted === 0,
    open: (next) => open(next, false),
    back() {
      if (state === 'stepped') void navigate(-1);
      else open(asked.findLast((one) => one < screen) ?? screen, true);
    },
  };
}

function Form({ target, invite }: { target: ProfileCard | null; invite: string | null }) {
  const navigate = useNavigate();
  const signUp = useSignUp({
    target,
    invite,
    go: (path) => void navigate(path, { replace: true }),
  });
  const steps = usePageSteps(signUp);
  const card = useOwnCard(signUp, steps.screen);
  return (
    <SignUpLayout aside={<OwnCardAside card={card} />}>
      <NoScriptNotice />
      <SignUpSteps signUp={signUp} steps={steps} target={target} heading="h1" />
    </SignUpLayout>
  );
}

/** The sign-up as its own page; the address holds the current screen. */
export function SignUpOnPage({ target }: { target: ProfileCard | null }) {
  const gate = useSignUpGate();
  if (gate.isOpen) return <Form target={target} invite={gate.invite} />;
  return (
    <FormCard>
      <NoScriptNotice />
      <InviteForm gate={gate} heading="h1" />
    </FormCard>
  );
}

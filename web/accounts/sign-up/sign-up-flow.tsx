import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { SignUpSteps } from '../sign-up-steps/sign-up-steps.tsx';
import { lastStep } from '../sign-up-steps/step-order.ts';
import { useSignUp } from '../sign-up-steps/use-sign-up.ts';
import { InviteForm } from './invite-form.tsx';
import { useSignUpGate } from './use-sign-up-gate.ts';

const askedStep = (value: string | null): number => {
  const step = /^\d$/.test(value ?? '') ? Number(value) : 0;
  return Math.min(step, lastStep);
};

/**
 * The current step of the sign-up page. The address holds the step, so the back button goes one step back and
 * a reload keeps it. A step with errors cannot be passed.
 */
function usePageStep(openStep: number) {
  const [search] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  // Only the browser has the draft. Until it is read, only the first step can be shown.
  const ready = useHydrated();
  const asked = askedStep(search.get('step'));
  const step = Math.min(asked, openStep);

  const addressOf = (next: number) => {
    const query = new URLSearchParams(search);
    query.set('step', String(next));
    return { search: `?${query}` };
  };

  useEffect(() => {
    if (!ready || asked === step) return;
    const query = new URLSearchParams(search);
    query.set('step', String(step));
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  }, [ready, asked, step, search, navigate]);

  return {
    step,
    ready: ready || asked === 0,
    forward: () => void navigate(addressOf(step + 1), { state: 'stepped' }),
    back() {
      if (state === 'stepped') void navigate(-1);
      else void navigate(addressOf(step - 1), { replace: true });
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
  const steps = usePageStep(signUp.openStep);
  return <SignUpSteps signUp={signUp} steps={steps} target={target} heading="h1" />;
}

/** The sign-up as its own page; the address holds the current step. */
export function SignUpOnPage({ target }: { target: ProfileCard | null }) {
  const gate = useSignUpGate();
  if (!gate.isOpen) return <InviteForm gate={gate} heading="h1" />;
  return <Form target={target} invite={gate.invite} />;
}

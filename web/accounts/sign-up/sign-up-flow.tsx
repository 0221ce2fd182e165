import { useNavigate } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { SignUpSteps } from '../sign-up-steps/sign-up-steps.tsx';
import { useSignUp } from '../sign-up-steps/use-sign-up.ts';
import { InviteForm } from './invite-form.tsx';
import { usePageStep } from './use-page-step.ts';
import { useSignUpGate } from './use-sign-up-gate.ts';

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

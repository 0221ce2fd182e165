import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanderForm } from '../landers/lander-form.tsx';

/**
 * The form of a landing page for a member: leads to the sign-up for them, or without a member to the general
 * sign-up (ACC-1).
 */
export function TargetForm({ target, children }: { target: ProfileCard | null; children?: ReactNode }) {
  const text = useText();
  if (target === null) return <LanderForm>{children}</LanderForm>;
  return (
    <LanderForm
      to={`/members/${target.id}/signup`}
      button={text('accounts.target.title', { name: target.name })}
    >
      {children}
    </LanderForm>
  );
}

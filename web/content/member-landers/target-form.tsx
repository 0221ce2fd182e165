import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanderForm } from '../landers/lander-form.tsx';

/** What a landing for a member ends in: the sign-up with them in mind; for nobody, the sign-up (ACC-1). */
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

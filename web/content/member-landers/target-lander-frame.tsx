import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalExplanation } from '#web/chat/fictional-explanation.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Lander } from '../landers/lander.tsx';
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

/**
 * The frame of the landing pages for one member. For a fictional profile it explains the label (FIC-3). It
 * never calls a member drawn. Title and description contain no name.
 */
export function TargetLander(props: {
  target: ProfileCard | null;
  title: string;
  description: string;
  children: ReactNode;
}) {
  const { target, title, description, children } = props;
  const fair = target?.fictional ? <FictionalExplanation name={target.name} /> : null;
  return (
    <Lander title={title} description={description} {...(target === null ? {} : { fair })}>
      {children}
    </Lander>
  );
}

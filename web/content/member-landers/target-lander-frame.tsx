import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalExplanation } from '#web/chat/fictional-explanation.tsx';
import { Lander } from '../landers/lander.tsx';

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

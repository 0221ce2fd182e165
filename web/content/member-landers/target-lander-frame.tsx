import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalWords } from '#web/chat/fictional-words.tsx';
import { Lander } from '../landers/lander.tsx';

/**
 * The frame of the landings for one member. Of a fictional one it says what that is (FIC-3); beside a member nothing is
 * called drawn. Title and description name nobody.
 */
export function TargetLander(props: {
  target: ProfileCard | null;
  title: string;
  description: string;
  children: ReactNode;
}) {
  const { target, title, description, children } = props;
  const fair = target?.fictional ? <FictionalWords name={target.name} /> : null;
  return (
    <Lander title={title} description={description} {...(target === null ? {} : { fair })}>
      {children}
    </Lander>
  );
}

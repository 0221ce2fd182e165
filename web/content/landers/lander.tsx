import type { ReactNode } from 'react';
import { PageTitle } from '#web/sites/page-title.tsx';
import { LanderDisclosure } from './lander-disclosure.tsx';

/**
 * The frame of every lander: title, description, and the disclosure below it that precedes a sign-up
 * (CONT-2). `fair` replaces the disclosure on a page that shows a person who is not drawn.
 */
export function Lander(props: { title: string; description: string; fair?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageTitle title={props.title} description={props.description} />
      {props.children}
      <LanderDisclosure>{props.fair}</LanderDisclosure>
    </>
  );
}

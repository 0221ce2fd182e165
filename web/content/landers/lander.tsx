import type { ReactNode } from 'react';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Fair } from './lander-disclosure.tsx';

/**
 * Around every lander: its title and description, and under it what is fair to say before anybody signs up (CONT-2).
 * `fair`: other words for it, where a page shows somebody who is not drawn.
 */
export function Lander(props: { title: string; description: string; fair?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageTitle title={props.title} description={props.description} />
      {props.children}
      <Fair>{props.fair}</Fair>
    </>
  );
}

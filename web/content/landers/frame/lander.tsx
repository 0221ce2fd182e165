import type { ReactNode } from 'react';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Fair } from './fair.tsx';

/** Around every lander: its title and description, and under it what is fair to say before anybody signs up (CONT-2). */
export function Lander(props: { title: string; description: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={props.title} description={props.description} />
      {props.children}
      <Fair />
    </>
  );
}

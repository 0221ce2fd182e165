import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import styles from './lander-disclosure.module.css';

/** Returns the headline variant in the address, or `other` if there is none or it is unknown (CONT-2). */
export function useVariant<Variant extends string>(variants: readonly Variant[]): Variant | 'other' {
  const { slug } = useParams();
  return variants.find((variant) => variant === slug) ?? 'other';
}

/**
 * States that there are fictional profiles, who writes for them, that they cannot be met, and that the
 * pictures are drawn (FIC-3). `children` replace this text.
 */
function LanderDisclosure({ children }: { children?: ReactNode }) {
  const text = useText();
  const logIn = useTaggedPath('/login');
  const { name, fictional_singular: label } = useSettings();
  const writes = useFictionalWrites();
  return (
    <aside className={styles.fair} aria-label={text('content.lander.fair_title')}>
      {children === undefined ? (
        <>
          <p className={styles.title}>{text('content.lander.fair_title')}</p>
          <p>{text('content.lander.fair', { name, label, writes })}</p>
        </>
      ) : (
        children
      )}
      <p>
        {text('content.lander.member')} <a href={logIn}>{text('content.front.log_in')}</a>
      </p>
    </aside>
  );
}

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

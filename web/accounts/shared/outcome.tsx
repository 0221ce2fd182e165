import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Illustration, type Picture } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './outcome.module.css';

/**
 * Layout of an outcome: an illustration, a title that gets the focus, a sentence, and one link, or several as
 * children.
 */
export function Outcome(props: {
  picture: Picture;
  title: string;
  body: string;
  next?: { to: string; label: string };
  children?: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.outcome}>
      <Illustration picture={props.picture} />
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {props.title}
      </h1>
      <p className={styles.body}>{props.body}</p>
      {props.children}
      {props.next === undefined ? null : (
        <div className={styles.next}>
          <ButtonLink to={props.next.to} size="lg">
            {props.next.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** A link to a next step: an icon, a name and a hint. `badge` marks what is special about it. */
export function NextStepLink(props: {
  to?: string;
  mark: ReactNode;
  name: string;
  hint: string;
  badge?: ReactNode;
}) {
  const inside = (
    <>
      <span className={styles.mark}>{props.mark}</span>
      <span>
        <span className={styles.name}>
          {props.name} {props.badge}
        </span>
        <span className={styles.hint}>{props.hint}</span>
      </span>
      {props.to === undefined ? null : <IconChevronRight className={styles.arrow} size={22} aria-hidden />}
    </>
  );
  if (props.to === undefined) return <div className={styles.way}>{inside}</div>;
  return (
    <Link to={props.to} prefetch="intent" className={styles.way}>
      {inside}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Links to the member's page in the console. Without children it shows the member's number. */
export function MemberLink(props: { member: Id; className?: string | undefined; children?: ReactNode }) {
  const text = useText();
  return (
    <Link to={`/console/members/${props.member}`} className={props.className}>
      {props.children ?? text('operators.member_number', { number: String(props.member) })}
    </Link>
  );
}

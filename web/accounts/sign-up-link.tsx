import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { openSignUp } from './sign-up/open-sign-up.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface SignUpLinkProps extends Omit<LinkProps, 'to' | 'target' | 'onClick'> {
  /** The member that the sign-up targets; undefined for a sign-up without target. */
  readonly member?: ProfileCard | undefined;
}

/**
 * Link that opens the sign-up over the page (SHELL-2). In a new tab, or before hydration, it leads to the
 * sign-up page.
 */
export function SignUpLink({ member, ...rest }: SignUpLinkProps) {
  return (
    <Link
      {...rest}
      to={member ? `/members/${member.id}/signup` : '/signup'}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        openSignUp(member);
      }}
    />
  );
}

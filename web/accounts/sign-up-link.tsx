import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { openSignUp } from './sign-up/open-sign-up.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface SignUpLinkProps extends Omit<LinkProps, 'to' | 'target' | 'onClick'> {
  /** For whom somebody signs up; left out, for nobody in particular. */
  readonly member?: ProfileCard | undefined;
}

/**
 * A link to the sign-up that opens it over the page (SHELL-2); in a new tab, and before the script is there, it leads
 * to the page of the same name.
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

import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { openSignUpDialog } from './sign-up/sign-up-dialog-store.ts';

/**
 * Opens the sign-up over the page for a visitor who needs an account, with the member it targets (ACC-1,
 * SHELL-2).
 */
function openSignUp(target?: ProfileCard): void {
  openSignUpDialog(target ?? null);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface SignUpLinkProps extends Omit<LinkProps, 'to' | 'target' | 'onClick'> {
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

/** Sign-up link that looks like a button. */
export function SignUpButton(props: ButtonProps & Pick<SignUpLinkProps, 'member' | 'children'>) {
  return <Button component={SignUpLink} {...props} />;
}

import { Button, type ButtonProps } from '@mantine/core';
import { SignUpLink, type SignUpLinkProps } from './sign-up-link.tsx';

/** Sign-up link that looks like a button. */
export function SignUpButton(props: ButtonProps & Pick<SignUpLinkProps, 'member' | 'children'>) {
  return <Button component={SignUpLink} {...props} />;
}

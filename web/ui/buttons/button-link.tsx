import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link that looks like a button. */
export function ButtonLink(
  props: ButtonProps & {
    to: LinkProps['to'];
    children: ReactNode;
    onClick?: () => void;
    onAuxClick?: () => void;
  },
) {
  return <Button component={Link} prefetch="intent" {...props} />;
}

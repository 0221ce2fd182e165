import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNonce } from '#web/platform/visit/nonce.ts';
import { cssVariables, theme } from '#web/ui/brand/theme.ts';
import mantineStyles from '#web/ui/styles/mantine.css?url';

/**
 * For a layout with this frame: what Mantine's parts look like. By its address, for a stylesheet that is imported goes where
 * its script goes, and bare pages share some of that.
 */
export const frameLinks = () => [{ rel: 'stylesheet', href: mantineStyles }];

/** Mantine with our theme; light or dark as the visitor's device has it. */
export function AppFrame({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

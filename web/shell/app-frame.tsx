import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNonce } from '#web/platform/nonce.ts';
import '#web/ui/styles/mantine.css';
import { cssVariables, theme } from '#web/ui/theme.ts';

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

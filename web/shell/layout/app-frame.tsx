import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNonce } from '#web/platform/visit/nonce.ts';
import { useScheme } from '#web/sites/scheme.ts';
import { cssVariables, theme } from '#web/ui/brand/theme.ts';
import mantineStyles from '#web/ui/styles/mantine.css?url';

/**
 * Loads the styles of Mantine for a layout with this frame. Linked by URL, because an imported stylesheet
 * follows its script, and plain pages share some of these scripts.
 */
export const frameLinks = () => [{ rel: 'stylesheet', href: mantineStyles }];

/** The same stylesheet for a route that only some readers get with this frame. React puts it into the head. */
export const MantineStyles = () => <link rel="stylesheet" href={mantineStyles} precedence="default" />;

/** Mantine with our theme, light or dark as the member chose, or as the device prefers. */
export function AppFrame({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const scheme = useScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      {...(scheme === null ? {} : { forceColorScheme: scheme })}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

import { MantineProvider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useNonce } from '#web/platform/visit/nonce.ts';
import { cssVariables, theme } from '#web/ui/brand/theme.ts';
import styles from './dev.module.css';

type Name = 'light' | 'dark';

/** Shows its content in this scheme, including Mantine's variables. */
export function ColorScheme({ name, children }: { name: Name; children: ReactNode }) {
  const nonce = useNonce();
  const id = useId();
  const title = name === 'dark' ? 'Dark' : 'Light';
  return (
    <section
      id={id}
      className={styles.scheme}
      aria-label={title}
      data-scheme={name}
      data-mantine-color-scheme={name}
    >
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        cssVariablesSelector={`[data-scheme='${name}']`}
        forceColorScheme={name}
        getRootElement={() => document.getElementById(id) ?? undefined}
        getStyleNonce={() => nonce}
      >
        <p className={styles.schemeName}>{title}</p>
        {children}
      </MantineProvider>
    </section>
  );
}

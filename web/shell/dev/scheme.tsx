import { MantineProvider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useNonce } from '#web/platform/visit/nonce.ts';
import { cssVariables, theme } from '#web/ui/brand/theme.ts';
import tokens from '#web/ui/styles/tokens.css?raw';
import styles from './dev.module.css';

type Name = 'light' | 'dark';

const pair = /light-dark\(((?:[^,()]|\([^)]*\))+), ((?:[^,()]|\([^)]*\))+)\)/g;

/**
 * The roles of one scheme, whatever the device prefers: the token file with one side of each pair, scoped to
 * one element.
 */
export const rolesOf = (name: Name): string =>
  tokens
    .replaceAll(/:root\[data-scheme='\w+'\] \{[^}]*\}/g, '')
    .replaceAll(pair, name === 'dark' ? '$2' : '$1')
    .replaceAll(/:root(\[[^\]]*\])?/g, (_, niche?: string) =>
      niche === undefined ? `[data-scheme='${name}']` : `:root${niche} [data-scheme='${name}']`,
    )
    .replaceAll('color-scheme: light dark', `color-scheme: ${name}`);

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
      <style nonce={nonce}>{rolesOf(name)}</style>
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

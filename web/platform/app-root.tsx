import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from './intl/language.ts';
import { LanguageProvider } from './intl/language-provider.tsx';
import { NonceContext } from './visit/nonce.ts';

/** The providers above the router, on the server and in the browser. */
export function AppRoot(props: {
  nonce: string;
  language: Language;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <NonceContext value={props.nonce}>
      <QueryClientProvider client={props.queryClient}>
        <LanguageProvider initial={props.language}>{props.children}</LanguageProvider>
      </QueryClientProvider>
    </NonceContext>
  );
}

import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { onFirstInteraction } from '#web/platform/browser/on-first-interaction.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { watchStaleChunks } from '#web/shell/errors/stale-chunk.ts';
import { AppRoot } from './platform/app-root.tsx';
import { isLanguage } from './platform/intl/language.ts';
import { loadLanguage, loadPageTexts } from './platform/intl/load-intl.ts';

async function start(): Promise<void> {
  watchStaleChunks(window);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  setNonce(nonce);
  const { language: written, texts } = document.documentElement.dataset;
  const language = isLanguage(written) ? written : 'nl';
  await (texts === undefined ? loadLanguage(language) : loadPageTexts(language, texts));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppRoot nonce={nonce} language={language} queryClient={createQueryClient()}>
          <HydratedRouter />
        </AppRoot>
      </StrictMode>,
    );
  });
  onFirstInteraction(window, () => void loadLanguage(language).catch(() => {}));
}

void start();

import { useEffect } from 'react';
import { localeOf } from '#contract/kit/locale.ts';
import { registerServiceWorker } from '#web/platform/browser/service-worker.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

const prepare = async (language: string): Promise<void> => {
  await registerServiceWorker();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ offlineIn: language });
};

/**
 * Makes the browser store the offline page in the language of the screen (SHELL-15). Only for members and for
 * installed apps; the browser of a mere visitor stores nothing.
 */
export function useOfflineFallback(member: number | null): void {
  const { language } = useLanguage();
  const locale = localeOf(languageTag(language)) ?? 'nl';
  useEffect(() => {
    if (!('serviceWorker' in navigator) || (member === null && !isInstalled())) return;
    // Some browsers store nothing in private windows; then there is no offline page.
    prepare(locale).catch(() => {});
  }, [member, locale]);
}
